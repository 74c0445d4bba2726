//! The supply network: the union of all lines of undisrupted units to their base.
//!
//! A link belongs to a line exactly when it lies in one block of the graph of link points with an edge that joins the
//! base to all units: a path without repetition from a unit to the base, closed by that edge, is a cycle without
//! repetition. So the network is found in one depth-first search.

use hexgrid::{Hex, HexSet};

use super::ground::SupplyGround;
use crate::data::board::HEXES;

/// The number of a link that stands for the edge from a unit to the artificial vertex.
const TO_ROOT: usize = usize::MAX;

/// The hexes of the network of a side.
///
/// Cases: 7.0 · Rulings: I047, D002, D003, D014, D015, D032
pub fn network(ground: &SupplyGround) -> HexSet {
    let mut search = Search::new(ground);
    let base = ground.base();
    if !ground.is_blocked(base) {
        search.visit(base, TO_ROOT);
        search.mark_block(base);
    }
    search.network
}

struct Search<'a> {
    ground: &'a SupplyGround<'a>,
    /// When a hex was first visited, from 2; 0 is never, and 1 the artificial vertex.
    visited: [u16; HEXES],
    /// The earliest vertex that a hex or those after it have an edge to.
    low: [u16; HEXES],
    clock: u16,
    /// Edges whose block is not known yet: the hex that each starts from, and its link.
    open: Vec<(Hex, usize)>,
    network: HexSet,
    /// Whether any unit is joined to the base.
    has_unit: bool,
}

impl<'a> Search<'a> {
    fn new(ground: &'a SupplyGround<'a>) -> Self {
        Self {
            ground,
            visited: [0; HEXES],
            low: [0; HEXES],
            clock: 1,
            open: Vec::with_capacity(HEXES),
            network: HexSet::with_len(HEXES),
            has_unit: false,
        }
    }

    fn visit(&mut self, hex: Hex, arrived_by: usize) {
        self.clock += 1;
        let now = self.clock;
        (self.visited[hex.index()], self.low[hex.index()]) = (now, now);
        if self.ground.position.holds(self.ground.side, hex) {
            self.has_unit = true;
            self.low[hex.index()] = 1;
        }
        let links = &self.ground.edition.board.links;
        for (number, link) in links.from(hex) {
            let usable = self.ground.is_link_point(link.to) && self.ground.is_open(hex, link);
            if !usable || arrived_by != TO_ROOT && usize::from(links.link(arrived_by).back) == number {
                continue;
            }
            let to = link.to.index();
            if self.visited[to] == 0 {
                self.follow(hex, number, link.to);
            } else if self.visited[to] < now {
                self.open.push((hex, number));
                self.low[hex.index()] = self.low[hex.index()].min(self.visited[to]);
            }
        }
    }

    /// Visits the hex at the end of a link; what hangs on this hex alone lies on no line.
    fn follow(&mut self, hex: Hex, number: usize, to: Hex) {
        let height = self.open.len();
        self.open.push((hex, number));
        self.visit(to, number);
        let low = self.low[to.index()];
        if low >= self.visited[hex.index()] {
            self.open.truncate(height);
        }
        self.low[hex.index()] = self.low[hex.index()].min(low);
    }

    /// Marks the block of the edge from the base to the artificial vertex: all edges that are still open.
    fn mark_block(&mut self, base: Hex) {
        if self.has_unit {
            self.network.insert(base);
        }
        for (hex, number) in std::mem::take(&mut self.open) {
            let link = self.ground.edition.board.links.link(number);
            self.network.insert(hex);
            self.network.insert(link.to);
            for &between in link.between() {
                self.network.insert(between);
            }
        }
    }
}
