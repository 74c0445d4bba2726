//! Ridges, escarpments and the sea hexside.

use std::collections::BTreeSet;

use desert_fox::data::board::{Board, Edge, Rail};
use desert_fox::data::charts::Provenance;
use desert_fox::model::units::{HexsideTerrain, Way};
use hexgrid::{Direction, Hex};

use super::file::{hex, hexes, id, ids, list, map, text, word};

/// The sides at which a road, track or railroad crosses an escarpment, by the name of the pass.
const PASSES: [(&str, &str, &str); 8] = [
    ("Sollum", "E2003", "E1904"),
    ("Halfaya", "E1803", "E1804"),
    ("Barce", "L2609", "L2610"),
    ("Derna", "L2819", "L2820"),
    ("Derna", "L2721", "L2820"),
    ("Er Regima", "L2307", "L2308"),
    ("Sceleidima", "L1908", "L1909"),
    ("Acroma", "L2227", "L2328"),
];

/// Every hexside with both hexes, once.
pub fn sides() -> impl Iterator<Item = (Hex, Direction, Hex, Edge)> {
    let board = Board::printed();
    let near = |hex| board.grid.neighbours(hex).map(move |(direction, far)| (hex, direction, far));
    let once = board.grid.hexes().flat_map(near).filter(|(hex, _, far)| hex < far);
    once.map(|(hex, direction, far)| (hex, direction, far, board.edge(hex, direction)))
}

/// The two ends of a hexside: each by the three hexes that meet there, one of which may lie off the board.
fn ends(first: Hex, second: Hex) -> [BTreeSet<Option<Hex>>; 2] {
    let grid = &Board::printed().grid;
    let direction = grid.direction(first, second).unwrap();
    [1, 5].map(|turn| {
        let beside = Direction::ALL[(direction.index() + turn) % 6];
        BTreeSet::from([Some(first), Some(second), grid.neighbour(first, beside)])
    })
}

#[test]
fn every_hexside_is_compiled_as_the_file_has_it() {
    let board = Board::printed();
    let mut listed = BTreeSet::new();
    for kind in ["ridge", "escarpment", "sea"] {
        for pair in list(&map()["hexsides"][kind]).iter().map(hexes) {
            let [first, second] = [pair[0], pair[1]];
            let side = format!("{} / {}", id(first), id(second));
            let direction = board.grid.direction(first, second).unwrap();
            let expected: HexsideTerrain = serde_json::from_value(kind.into()).unwrap();
            assert_eq!(board.side(first, direction), expected, "{side}");
            assert_eq!(board.side(second, direction.opposite()), expected, "{side}");
            let low = (kind == "escarpment").then_some(first);
            assert_eq!(board.side_low(first, direction), low, "{side}");
            assert_eq!(board.side_low(second, direction.opposite()), low, "{side}");
            assert!(board.is_land(first) && board.is_land(second), "{side}");
            assert!(listed.insert((first.min(second), first.max(second))), "{side} in two classes");
        }
    }
    let found = sides().filter(|(.., edge)| edge.side != HexsideTerrain::None).map(|(hex, _, far, _)| (hex, far));
    assert_eq!(found.collect::<BTreeSet<_>>(), listed);
}

#[test]
fn the_hexsides_add_up() {
    let count = |kind| sides().filter(|(.., edge)| edge.side == kind).count();
    assert_eq!(count(HexsideTerrain::Escarpment), 62);
    assert_eq!(count(HexsideTerrain::Ridge), 13);
    assert_eq!(count(HexsideTerrain::Sea), 1);
}

#[test]
fn both_hexes_see_a_hexside_alike() {
    let board = Board::printed();
    for (hex, direction, far, edge) in sides() {
        let back = board.edge(far, direction.opposite());
        assert_eq!((edge.side, edge.way, edge.rail), (back.side, back.way, back.rail), "{} / {}", id(hex), id(far));
        assert_eq!(edge.low != back.low, edge.side == HexsideTerrain::Escarpment, "{} / {}", id(hex), id(far));
        assert_eq!(edge.provenance, Provenance::Reconstructed);
    }
    let corner = hex("L0101");
    assert_eq!(board.side(corner, Direction::West), HexsideTerrain::None);
    assert_eq!((board.way(corner, Direction::West), board.rail(corner, Direction::West)), (Way::None, Rail::None));
    assert_eq!(board.side_low(corner, Direction::West), None);
}

#[test]
fn the_groups_are_those_of_the_file() {
    let groups = Board::side_groups();
    let listed = list(&map()["hexside_groups"]);
    assert_eq!(groups.len(), listed.len());
    for (group, record) in groups.iter().zip(listed) {
        assert_eq!((group.name, group.kind), (text(&record["name"]), word(&record["kind"])));
        let pairs: Vec<[Hex; 2]> = list(&record["pairs"]).iter().map(|pair| hexes(pair).try_into().unwrap()).collect();
        assert_eq!(group.pairs, pairs, "{}", group.name);
    }
}

#[test]
fn each_ridge_and_escarpment_is_in_one_piece() {
    for group in Board::side_groups() {
        let mut joined = BTreeSet::from(ends(group.pairs[0][0], group.pairs[0][1]));
        let mut left: Vec<&[Hex; 2]> = group.pairs[1..].iter().collect();
        while let Some(at) = left.iter().position(|pair| ends(pair[0], pair[1]).iter().any(|end| joined.contains(end)))
        {
            let [first, second] = left.remove(at);
            joined.extend(ends(*first, *second));
        }
        let lost: Vec<String> = left.iter().map(|pair| format!("{} / {}", id(pair[0]), id(pair[1]))).collect();
        assert!(lost.is_empty(), "{}: {lost:?}", group.name);
    }
}

#[test]
fn lines_cross_escarpments_at_eight_sides_only() {
    let crossed = |edge: &Edge| edge.way != Way::None || edge.rail != Rail::None;
    let on_scarp = sides().filter(|(.., edge)| edge.side == HexsideTerrain::Escarpment && crossed(edge));
    let found: BTreeSet<(Hex, Hex)> = on_scarp.map(|(hex, _, far, _)| (hex, far)).collect();
    let passes = PASSES.map(|(_, first, second)| (hex(first).min(hex(second)), hex(first).max(hex(second))));
    assert_eq!(found, BTreeSet::from(passes));
}

#[test]
fn the_gap_of_enba_is_open() {
    let board = Board::printed();
    let gap = hex("E1708");
    let scarps = board.grid.neighbours(gap).filter(|(at, _)| board.side(gap, *at) == HexsideTerrain::Escarpment);
    assert_eq!(ids(scarps.map(|(_, far)| far)), ["E1707"]);
    let track = ["E1909", "E1808", "E1708", "E1608"].map(hex);
    for step in track.windows(2) {
        let direction = board.grid.direction(step[0], step[1]).unwrap();
        assert_eq!((board.way(step[0], direction), board.side(step[0], direction)), (Way::Track, HexsideTerrain::None));
    }
}

#[test]
fn the_sea_hexside_lies_north_of_bardia() {
    let board = Board::printed();
    let direction = board.grid.direction(board.bardia(), hex("E2203")).unwrap();
    assert_eq!(board.side(board.bardia(), direction), HexsideTerrain::Sea);
    assert_eq!(board.way(board.bardia(), direction), Way::None);
}
