//! Terrain, countries and provenance.

use std::collections::{BTreeMap, BTreeSet};

use desert_fox::data::board::{Board, Country};
use desert_fox::data::charts::Provenance;
use desert_fox::model::units::Terrain;
use hexgrid::Hex;
use serde_json::Value;

use super::file::{hex, hexes, id, ids, list, map, text, word};

const TRANSCRIPTION: &str = include_str!("transcription.txt");

/// Each row of the Egyptian sheet with its land, column by column, as the notes of the map give it.
const EGYPTIAN_COAST: [(u8, &[(u8, u8)]); 9] = [
    (23, &[]),
    (22, &[(1, 3)]),
    (21, &[(1, 4)]),
    (20, &[(1, 3)]),
    (19, &[(1, 4), (7, 14)]),
    (18, &[(1, 17), (33, 34)]),
    (17, &[(1, 21), (33, 34)]),
    (16, &[(1, 25), (31, 34)]),
    (15, &[(1, 34)]),
];

/// The hexes that the transcription reads.
fn transcription() -> BTreeMap<Hex, Terrain> {
    let mut read = BTreeMap::new();
    for line in TRANSCRIPTION.lines().filter(|line| !line.starts_with('#')) {
        let mut parts = line.split(' ');
        let [sheet, row, signs] = std::array::from_fn(|_| parts.next().unwrap());
        for (at, sign) in signs.chars().enumerate() {
            let terrain = match sign {
                '.' => Terrain::Clear,
                'r' => Terrain::Rough,
                'M' => Terrain::Mountain,
                's' => Terrain::SandSea,
                'O' => Terrain::Oasis,
                'C' => Terrain::City,
                '~' => Terrain::Sea,
                '#' => Terrain::OffMap,
                _ => panic!("{sign}"),
            };
            read.insert(hex(&format!("{sheet}{row}{:02}", at + 1)), terrain);
        }
    }
    read
}

#[test]
fn every_hex_is_compiled_as_the_file_has_it() {
    let board = Board::printed();
    for record in list(&map()["hexes"]) {
        let name = text(&record["id"]);
        let hex = hex(name);
        assert_eq!(board.terrain(hex), word(&record["terrain"]), "{name}");
        assert_eq!(board.provenance(hex), word(&record["provenance"]), "{name}");
        let country = record.get("country").map(word::<Country>);
        assert_eq!(board.country(hex), country, "{name}");
        assert_eq!(board.is_coastal(hex), record.get("coastal").is_some_and(|coastal| coastal == true), "{name}");
        assert_eq!(board.is_land(hex), country.is_some(), "{name}");
    }
}

#[test]
fn the_terrain_adds_up_on_each_sheet() {
    let board = Board::printed();
    let counts = |terrain| {
        let on = |sheet: char| {
            let of_kind = |hex: &Hex| board.terrain(*hex) == terrain && id(*hex).starts_with(sheet);
            board.grid.hexes().filter(of_kind).count()
        };
        (on('L'), on('E'))
    };
    assert_eq!(counts(Terrain::Clear), (534, 335));
    assert_eq!(counts(Terrain::Rough), (124, 77));
    assert_eq!(counts(Terrain::Mountain), (23, 0));
    assert_eq!(counts(Terrain::SandSea), (50, 21));
    assert_eq!(counts(Terrain::Marsh), (0, 15));
    assert_eq!(counts(Terrain::Oasis), (1, 2));
    assert_eq!(counts(Terrain::City), (2, 2));
    assert_eq!(counts(Terrain::Sea), (194, 383));
    assert_eq!(counts(Terrain::OffMap), (0, 151));
    assert_eq!(board.grid.hexes().filter(|hex| board.is_land(*hex)).count(), 1186);
}

#[test]
fn transcribed_hexes_are_as_transcribed() {
    let board = Board::printed();
    let transcription = transcription();
    assert_eq!(transcription.len(), 1394 + 44);
    let of_kind = |provenance| board.grid.hexes().filter(move |hex| board.provenance(*hex) == provenance);
    assert_eq!(of_kind(Provenance::Transcribed).count(), 1394);
    assert_eq!(of_kind(Provenance::Reconstructed).count(), 520);
    for hex in of_kind(Provenance::Transcribed) {
        assert_eq!(transcription.get(&hex), Some(&board.terrain(hex)), "{}", id(hex));
    }
}

#[test]
fn changed_hexes_keep_the_reading_that_they_replace() {
    let board = Board::printed();
    let transcription = transcription();
    let changed: Vec<&Value> =
        list(&map()["hexes"]).iter().filter(|record| record.get("transcribed").is_some()).collect();
    let to = |terrain: &str| changed.iter().filter(|record| record["terrain"] == terrain).count();
    assert_eq!((changed.len(), to("sea"), to("marsh")), (44, 30, 14));
    for record in &changed {
        let hex = hex(text(&record["id"]));
        let reading = word::<Terrain>(&record["transcribed"]);
        assert_eq!(transcription.get(&hex), Some(&reading), "{}", id(hex));
        assert_ne!(board.terrain(hex), reading, "{}", id(hex));
        assert_eq!(board.provenance(hex), Provenance::Reconstructed, "{}", id(hex));
    }
    let never_read = |hex: &Hex| !transcription.contains_key(hex);
    let rest: Vec<Hex> = board.grid.hexes().filter(never_read).collect();
    assert_eq!(rest.len(), 476);
    assert!(rest.iter().all(|hex| board.provenance(*hex) == Provenance::Reconstructed));
}

#[test]
fn the_egyptian_coast_runs_as_decided() {
    let board = Board::printed();
    for (row, land) in EGYPTIAN_COAST {
        for column in 1..=34 {
            let expected = land.iter().any(|(first, last)| (*first..=*last).contains(&column));
            let name = format!("E{row:02}{column:02}");
            assert_eq!(board.is_land(hex(&name)), expected, "{name}");
        }
    }
}

#[test]
fn the_front_at_el_alamein_is_five_hexes_wide() {
    let board = Board::printed();
    let front = ["E1528", "E1428", "E1328", "E1228", "E1128"];
    assert!(front.iter().all(|name| board.is_land(hex(name))));
    assert_eq!(board.terrain(hex("E1628")), Terrain::Sea);
    assert_eq!(board.terrain(hex("E1028")), Terrain::OffMap);
}

#[test]
fn the_frontier_is_where_the_countries_meet() {
    let board = Board::printed();
    let found: BTreeSet<(Hex, Hex)> = board.frontier().collect();
    let pairs = list(&map()["frontier"]["pairs"]).iter().map(hexes);
    let expected: BTreeSet<(Hex, Hex)> = pairs.map(|pair| (pair[0], pair[1])).collect();
    assert_eq!((found.len(), board.frontier().count()), (38, 38));
    assert_eq!(found, expected);
}

#[test]
fn the_areas_are_of_one_terrain() {
    let board = Board::printed();
    let listed = list(&map()["areas"]);
    let terrains = [Terrain::Marsh, Terrain::Clear, Terrain::Marsh, Terrain::Mountain, Terrain::SandSea];
    assert_eq!((listed.len(), Board::areas().len()), (5, 5));
    for ((area, record), terrain) in Board::areas().iter().zip(listed).zip(terrains) {
        assert_eq!(area.name, text(&record["name"]));
        assert_eq!(area.hexes, hexes(&record["hexes"]));
        assert!(area.hexes.iter().all(|hex| board.terrain(*hex) == terrain), "{}", area.name);
    }
    let all = |terrain| ids(board.grid.hexes().filter(move |hex| board.terrain(*hex) == terrain));
    let marshes = Board::areas().iter().filter(|area| area.name != "Nile delta edge" && area.hexes.len() < 20);
    assert_eq!(ids(marshes.flat_map(|area| area.hexes).copied()), all(Terrain::Marsh));
    assert_eq!(ids(Board::areas()[3].hexes.iter().copied()), all(Terrain::Mountain));
}

#[test]
fn map_c_holds_what_is_proposed() {
    let board = Board::printed();
    let on: Vec<Hex> = board.grid.hexes().filter(|hex| board.on_map_c(*hex)).collect();
    assert_eq!((on.len(), on.iter().filter(|hex| board.is_land(**hex)).count()), (240, 178));
    for name in ["L1421", "L2521", "E1408", "E2508"] {
        assert!(board.on_map_c(hex(name)), "{name}");
    }
    for name in [
        "Tmimi",
        "Gazala",
        "Bir Hacheim",
        "Tobruk",
        "Bir el Gubi",
        "Bardia",
        "Sollum",
        "Halfaya Pass",
        "Sidi Omar",
        "Fort Maddalena",
        "Sofafi",
    ] {
        assert!(board.on_map_c(board.place(name).unwrap().hex), "{name}");
    }
    assert!(!board.on_map_c(hex("L1321")) && !board.on_map_c(hex("L1420")) && !board.on_map_c(hex("E1409")));
}
