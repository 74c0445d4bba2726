//! Roads, tracks and railroads.

use std::collections::BTreeSet;

use desert_fox::data::board::{Board, Confidence, LineKind, Rail};
use desert_fox::data::charts::Provenance;
use desert_fox::model::units::{HexsideTerrain, Way};
use hexgrid::Hex;
use serde_json::Value;

use super::edges::sides;
use super::file::{hexes, id, list, map, text};

const KINDS: [(&str, LineKind); 4] = [
    ("roads", LineKind::Road),
    ("tracks", LineKind::Track),
    ("railroad", LineKind::Railroad),
    ("railroad_planned", LineKind::PlannedRailroad),
];

/// How sure a record of the file is.
pub fn confidence(record: &Value) -> Confidence {
    match text(&record["confidence"]) {
        "certain" => Confidence::Certain,
        "high" => Confidence::High,
        "medium" => Confidence::Medium,
        "low" => Confidence::Low,
        other => panic!("{other}"),
    }
}

/// The hexsides that the lines of a kind cross, lower index first.
fn crossed(kind: LineKind) -> BTreeSet<(Hex, Hex)> {
    let lines = Board::lines().iter().filter(|line| line.kind == kind);
    let steps = lines.flat_map(|line| line.hexes.windows(2));
    steps.map(|step| (step[0].min(step[1]), step[0].max(step[1]))).collect()
}

#[test]
fn the_lines_are_those_of_the_file() {
    let mut lines = Board::lines().iter();
    for (key, kind) in KINDS {
        for record in list(&map()["lines"][key]) {
            let line = lines.next().unwrap();
            assert_eq!((line.kind, line.name), (kind, text(&record["name"])));
            assert_eq!(line.hexes, hexes(&record["hexes"]), "{}", line.name);
            assert_eq!(line.provenance, Provenance::Reconstructed);
            assert_eq!(line.confidence, confidence(record), "{}", line.name);
        }
    }
    assert!(lines.next().is_none());
}

#[test]
fn the_lines_add_up() {
    let figures = KINDS.map(|(_, kind)| {
        let lines = || Board::lines().iter().filter(move |line| line.kind == kind);
        (lines().count(), lines().map(|line| line.hexes.len() - 1).sum::<usize>())
    });
    assert_eq!(figures, [(5, 108), (27, 224), (1, 19), (1, 26)]);
}

#[test]
fn every_hexside_knows_the_lines_that_cross_it() {
    let [road, track, railroad, planned] = KINDS.map(|(_, kind)| crossed(kind));
    assert!(road.is_disjoint(&track) && railroad.is_disjoint(&planned));
    for (hex, _, far, edge) in sides() {
        let on = |lines: &BTreeSet<(Hex, Hex)>| lines.contains(&(hex, far));
        let way = if on(&road) {
            Way::Road
        } else if on(&track) {
            Way::Track
        } else {
            Way::None
        };
        let rail = if on(&railroad) {
            Rail::InUse
        } else if on(&planned) {
            Rail::Planned
        } else {
            Rail::None
        };
        assert_eq!((edge.way, edge.rail), (way, rail), "{} / {}", id(hex), id(far));
    }
}

#[test]
fn lines_run_over_land_from_hex_to_next_hex() {
    let board = Board::printed();
    for line in Board::lines() {
        for step in line.hexes.windows(2) {
            let direction = board.grid.direction(step[0], step[1]);
            let direction = direction.unwrap_or_else(|| panic!("{}: {} to {}", line.name, id(step[0]), id(step[1])));
            assert!(board.is_land(step[0]) && board.is_land(step[1]), "{}: {}", line.name, id(step[0]));
            assert_ne!(board.side(step[0], direction), HexsideTerrain::Sea, "{}: {}", line.name, id(step[0]));
        }
    }
}

#[test]
fn lines_bend_back_at_named_places_only() {
    let board = Board::printed();
    for line in Board::lines() {
        for bend in line.hexes.windows(3).filter(|bend| board.grid.distance(bend[0], bend[2]) < 2) {
            let named = board.places().iter().any(|place| place.hex == bend[1]);
            assert!(named, "{}: {}", line.name, id(bend[1]));
        }
    }
}

#[test]
fn the_railroads_run_from_alexandria_to_tobruk() {
    let board = Board::printed();
    let chain = |key: &str| hexes(&map()["lines"][key][0]["hexes"]);
    assert_eq!(board.railroad(), chain("railroad"));
    assert_eq!(board.planned_railroad(), chain("railroad_planned"));
    assert_eq!((board.railroad().len() - 1, board.planned_railroad().len() - 1), (19, 26));
    assert_eq!(board.railroad().first(), Some(&board.alexandria()));
    assert_eq!(board.railroad().last(), Some(&board.place("Mersa Matruh").unwrap().hex));
    assert_eq!(board.railroad().last(), board.planned_railroad().first());
    assert_eq!(board.planned_railroad().last(), Some(&board.tobruk()));
}

#[test]
fn the_railroad_shares_the_hexes_of_the_coast_road() {
    let road = Board::lines()[0].hexes;
    assert!(Board::printed().railroad().iter().all(|hex| road.contains(hex)));
}
