//! What can be reached at all.

use std::collections::VecDeque;

use desert_fox::data::board::{Board, Edge};
use desert_fox::model::units::{HexsideTerrain, Terrain, Way};
use hexgrid::{Hex, HexSet};

use super::file::{hex, ids};

/// The hexes that can be reached from El Agheila where `passable` says of each step over land whether it can be taken.
fn reached(passable: impl Fn(Edge, Terrain) -> bool) -> HexSet {
    let board = Board::printed();
    let start = board.axis_source();
    let mut seen = HexSet::new(&board.grid);
    let mut next = VecDeque::from([start]);
    seen.insert(start);
    while let Some(hex) = next.pop_front() {
        for (direction, far) in board.grid.neighbours(hex) {
            if board.is_land(far) && passable(board.edge(hex, direction), board.terrain(far)) && seen.insert(far) {
                next.push_back(far);
            }
        }
    }
    seen
}

fn unreached(reached: &HexSet) -> Vec<Hex> {
    let board = Board::printed();
    board.grid.hexes().filter(|hex| board.is_land(*hex) && !reached.contains(*hex)).collect()
}

#[test]
fn on_foot_all_land_can_be_reached() {
    let reached = reached(|edge, _| edge.side != HexsideTerrain::Sea);
    assert_eq!(ids(unreached(&reached)), [""; 0]);
    assert_eq!(reached.len(), 1186);
}

#[test]
fn motorized_units_reach_all_but_trackless_ground_and_one_pocket() {
    let board = Board::printed();
    let reached = reached(|edge, terrain| {
        let barred = edge.side == HexsideTerrain::Escarpment || matches!(terrain, Terrain::SandSea | Terrain::Marsh);
        edge.side != HexsideTerrain::Sea && (!barred || edge.way != Way::None)
    });
    let soft = |hex: &Hex| matches!(board.terrain(*hex), Terrain::SandSea | Terrain::Marsh);
    let (trackless, pockets): (Vec<Hex>, Vec<Hex>) = unreached(&reached).into_iter().partition(soft);
    assert_eq!(trackless.len(), 85);
    let tracked = |hex: &Hex| board.grid.neighbours(*hex).any(|(direction, _)| board.way(*hex, direction) != Way::None);
    assert!(!trackless.iter().any(tracked));
    assert_eq!(pockets, [hex("E0925")]);
    assert_eq!(board.terrain(hex("E0925")), Terrain::Clear);
}
