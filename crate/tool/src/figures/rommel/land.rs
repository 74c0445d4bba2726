//! Hexes apart by land, over ground of any kind.

use std::collections::BTreeMap;

use hexgrid::Hex;
use rommel_in_the_desert::data::board::Board;
use rommel_in_the_desert::model::map::Hexside;

/// A way that does not exist.
const NONE: u16 = 99;

/// The distances from each hex that was asked for.
pub struct Land<'a> {
    board: &'a Board,
    known: BTreeMap<Hex, BTreeMap<Hex, u16>>,
}

impl<'a> Land<'a> {
    /// Of a board.
    pub const fn new(board: &'a Board) -> Self {
        Self { board, known: BTreeMap::new() }
    }

    /// Hexes between two hexes.
    pub fn distance(&mut self, from: Hex, to: Hex) -> u16 {
        let board = self.board;
        let all = self.known.entry(from).or_insert_with(|| distances(board, from));
        all.get(&to).copied().unwrap_or(NONE)
    }
}

fn distances(board: &Board, from: Hex) -> BTreeMap<Hex, u16> {
    let mut found = BTreeMap::from([(from, 0)]);
    let mut ring = vec![from];
    let mut steps = 0;
    while !ring.is_empty() {
        steps += 1;
        for hex in std::mem::take(&mut ring) {
            let is_land =
                |direction, to| board.tile(to).is_some() && board.edge(hex, direction).terrain != Hexside::Sea;
            for (_, to) in board.grid.neighbours(hex).filter(|&(direction, to)| is_land(direction, to)) {
                found.entry(to).or_insert_with(|| {
                    ring.push(to);
                    steps
                });
            }
        }
    }
    found
}
