//! The named places.

use std::collections::BTreeSet;

use desert_fox::data::board::{Board, PlaceKind};
use desert_fox::data::charts::{City, Provenance};
use desert_fox::model::units::Terrain;

use super::file::{hex, hexes, id, ids, list, map, text};
use super::lines::confidence;

const KINDS: [(&str, PlaceKind); 9] = [
    ("city", PlaceKind::City),
    ("fort", PlaceKind::Fort),
    ("landmark", PlaceKind::Landmark),
    ("oasis", PlaceKind::Oasis),
    ("pass", PlaceKind::Pass),
    ("port", PlaceKind::Port),
    ("railhead", PlaceKind::Railhead),
    ("source", PlaceKind::Source),
    ("village", PlaceKind::Village),
];

#[test]
fn the_places_are_those_of_the_file() {
    let board = Board::printed();
    let records = list(&map()["places"]);
    assert_eq!((board.places().len(), records.len()), (66, 66));
    let mut names = BTreeSet::new();
    for (place, record) in board.places().iter().zip(records) {
        assert_eq!(place.name, text(&record["name"]));
        assert!(names.insert(place.name), "{} twice", place.name);
        assert_eq!(place.hex, hex(text(&record["hex"])), "{}", place.name);
        assert_eq!(place.hex, hex(text(&record["six_angles"])), "{}", place.name);
        assert_eq!(place.confidence, confidence(record), "{}", place.name);
        let kinds = list(&record["kinds"]).iter().map(text);
        let of_kind = |(name, kind): (&'static str, PlaceKind)| place.is(kind).then_some(name);
        assert_eq!(KINDS.into_iter().filter_map(of_kind).collect::<BTreeSet<_>>(), kinds.collect(), "{}", place.name);
        assert_eq!(place.suggested.map(id).as_deref(), record["suggested_hex"].as_str(), "{}", place.name);
        let usual = &record["hex"];
        let spi = record["editions"].get("SPI 1981").unwrap_or(usual);
        assert_eq!(place.spi.map(id).as_deref(), spi.as_str(), "{}", place.name);
        assert_eq!(record["editions"].get("Six Angles 2006").unwrap_or(usual), usual, "{}", place.name);
        assert!(board.is_land(place.hex), "{}", place.name);
    }
}

#[test]
fn the_special_hexes_are_those_of_the_file() {
    let board = Board::printed();
    let special = &map()["special"];
    assert_eq!(board.axis_source(), hex(text(&special["axis_supply_source"])));
    assert_eq!(board.alexandria(), hex(text(&special["alexandria"])));
    assert_eq!(board.alexandria(), hex(text(&special["commonwealth_supply_source"])));
    assert_eq!(ids(board.ports()), ids(hexes(&special["ports"])));
    assert_eq!(ids(board.grid.hexes().filter(|hex| board.is_port(*hex))), ids(board.ports()));
    let cities = board.grid.hexes().filter(|hex| board.city(*hex).is_some());
    assert_eq!(ids(cities), ids(hexes(&special["cities"])));
    assert_eq!(text(&special["malta_line_column"]), "Lxx23");
}

#[test]
fn benghazi_lies_on_the_libyan_sheet() {
    let board = Board::printed();
    assert_eq!(board.benghazi(), hex("L2306"));
    assert_eq!(board.city(board.benghazi()), Some(City::Benghazi));
    assert_eq!(board.city(board.tobruk()), Some(City::Tobruk));
    assert_eq!(board.city(board.bardia()), Some(City::Bardia));
    assert_eq!(board.city(board.alexandria()), Some(City::Alexandria));
    assert_eq!(board.city(hex("E2306")), None);
    assert_eq!(board.terrain(hex("E2306")), Terrain::Sea);
}

#[test]
fn places_stand_on_fitting_terrain() {
    let board = Board::printed();
    let hexes_of = |kind| ids(board.places().iter().filter(|place| place.is(kind)).map(|place| place.hex));
    let of_terrain = |terrain| ids(board.grid.hexes().filter(|hex| board.terrain(*hex) == terrain));
    assert_eq!(hexes_of(PlaceKind::City), of_terrain(Terrain::City));
    assert_eq!(hexes_of(PlaceKind::Oasis), of_terrain(Terrain::Oasis));
    assert!(board.ports().all(|hex| board.is_coastal(hex)));
}

#[test]
fn published_hexes_are_told_from_our_own() {
    let board = Board::printed();
    let seed = board.places().iter().filter(|place| place.provenance == Provenance::Seed);
    assert_eq!(seed.map(|place| place.name).collect::<Vec<_>>(), ["El Agheila", "Benghazi", "Gazala", "Bardia"]);
    let rest = board.places().iter().filter(|place| place.provenance == Provenance::Reconstructed);
    assert_eq!(rest.count(), 62);
}
