//! The supply network: the union of all lines of undisrupted units to their base.
//!
//! A link belongs to a line exactly when it lies in one block of the graph of link points with an edge that joins the
//! base to all units: a path without repetition from a unit to the base, closed by that edge, is a cycle without
//! repetition. So the network is found in one depth-first search, where no two links of the block pass one hex between
//! their ends. Where some do, a line follows one of them at most.

use hexgrid::{Hex, HexSet};

use super::ground::SupplyGround;
use super::sharing::Sharing;
use crate::data::board::HEXES;

/// The number of a link that stands for the edge from a unit to the artificial vertex.
const TO_ROOT: usize = usize::MAX;

/// The network of a side.
#[derive(Clone, Debug)]
pub struct Network {
    /// Its hexes.
    pub hexes: HexSet,
    /// Whether it is as large as if lines could pass an empty hex twice.
    pub whole_block: bool,
}

/// The hexes of the network of a side.
///
/// Cases: 7.0 · Rulings: I047, D002, D003, D014, D015, D032
pub fn network(ground: &SupplyGround) -> HexSet {
    Network::new(ground).hexes
}

impl Network {
    /// The network of a side.
    ///
    /// Cases: 7.0 · Rulings: I047, D002, D003, D014, D015, D032
    pub fn new(ground: &SupplyGround) -> Self {
        let Some(block) = block(ground, &[]) else {
            return Self { hexes: HexSet::with_len(HEXES), whole_block: true };
        };
        let all = hexes_of(ground, &block);
        if !Sharing::new(ground, &block).is_any() {
            return Self { hexes: all, whole_block: true };
        }
        let hexes = super::sharing::network(ground, &block, &all);
        let whole_block = all.iter().all(|hex| hexes.contains(hex));
        Self { hexes, whole_block }
    }
}

/// A link with the hex from which it starts.
pub(super) type From = (Hex, usize);

/// The links of all lines, some links left out by number, as if lines could pass an empty hex twice; none where no unit
/// is joined to the base.
///
/// Cases: 7.0 · Rulings: I047, D003
pub(super) fn block(ground: &SupplyGround, left_out: &[bool]) -> Option<Vec<From>> {
    let base = ground.base();
    if ground.is_blocked(base) {
        return None;
    }
    let mut search = Search::new(ground, left_out);
    search.visit(base, TO_ROOT);
    search.has_unit.then_some(search.open)
}

/// The hexes of links to the base.
pub(super) fn hexes_of(ground: &SupplyGround, block: &[From]) -> HexSet {
    let mut hexes = HexSet::with_len(HEXES);
    hexes.insert(ground.base());
    for &(hex, number) in block {
        let link = ground.edition.board.links.link(number);
        for &hex in link.between().iter().chain([&hex, &link.to]) {
            hexes.insert(hex);
        }
    }
    hexes
}

struct Search<'a> {
    ground: &'a SupplyGround<'a>,
    /// By number of the link; those beyond its end are followed.
    left_out: &'a [bool],
    /// When a hex was first visited, from 2; 0 is never, and 1 the artificial vertex.
    visited: [u16; HEXES],
    /// The earliest vertex that a hex or those after it have an edge to.
    low: [u16; HEXES],
    clock: u16,
    /// Edges whose block is not known yet: the hex that each starts from, and its link. In the end those of the block
    /// of the edge from the base to the artificial vertex.
    open: Vec<From>,
    /// Whether any unit is joined to the base.
    has_unit: bool,
}

impl<'a> Search<'a> {
    fn new(ground: &'a SupplyGround<'a>, left_out: &'a [bool]) -> Self {
        Self {
            ground,
            left_out,
            visited: [0; HEXES],
            low: [0; HEXES],
            clock: 1,
            open: Vec::with_capacity(HEXES),
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
            let left_out = self.left_out.get(number).is_some_and(|&left_out| left_out);
            let usable = !left_out && self.ground.is_link_point(link.to) && self.ground.is_open(hex, link);
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
}
