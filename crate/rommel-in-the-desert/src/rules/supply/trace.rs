//! Why a unit has a supply line, or why it has none, hex by hex.

use hexgrid::{Hex, HexSet};

use super::ground::SupplyGround;
use super::lines::Distances;
use crate::data::board::{HEXES, Link};

/// Why a line cannot go on over a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Barrier {
    /// Undisrupted enemies hold the hex.
    Enemy,
    /// The hexside of a battle in the hex belongs to the enemy.
    Hexside,
}

/// A place at which lines from a unit are stopped by the enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Barred {
    /// The link point from which the line comes.
    pub from: Hex,
    /// The hex that stops it.
    pub hex: Hex,
    /// Why.
    pub barrier: Barrier,
}

/// How far lines from a hex lead.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    /// The hexes of one shortest line after the first; empty where there is no line, or in the base.
    pub line: Vec<Hex>,
    /// The link points that lines from the hex reach, the hex itself among them, by number.
    pub reached: Vec<Hex>,
    /// What stops lines at these, without repetition.
    pub barred: Vec<Barred>,
    /// Hexes in which lines from these end, because no unit stands there and no coast road passes, by number.
    pub ends: Vec<Hex>,
}

/// The lines from a hex.
///
/// Cases: 7.0 · Rulings: I038, I044, I048, D003, D009
pub fn trace(ground: &SupplyGround, start: Hex) -> Trace {
    let mut trace = Trace { line: shortest(ground, start), ..Trace::default() };
    let (mut seen, mut open) = (HexSet::with_len(HEXES), vec![start]);
    seen.insert(start);
    let mut ends = HexSet::with_len(HEXES);
    while let Some(from) = open.pop() {
        trace.reached.push(from);
        for (_, link) in ground.edition.board.links.from(from) {
            if let Some((hex, barrier)) = barrier(ground, from, link) {
                trace.barred.push(Barred { from, hex, barrier });
            } else if !ground.is_open(from, link) {
                // A link point between its ends is the end of a shorter link.
            } else if !ground.is_link_point(link.to) {
                ends.insert(link.to);
            } else if seen.insert(link.to) {
                open.push(link.to);
            }
        }
    }
    trace.reached.sort_unstable();
    trace.barred.sort_unstable();
    trace.barred.dedup();
    trace.ends = ends.iter().filter(|&hex| hex != start).collect();
    trace
}

/// The first hex of a link in which the enemy stops it.
fn barrier(ground: &SupplyGround, from: Hex, link: &Link) -> Option<(Hex, Barrier)> {
    let hexes = || link.between().iter().copied().chain([link.to]);
    let open = |hex: Hex, over: hexgrid::Direction| {
        !ground.position.holds(ground.side.enemy(), hex) || ground.position.own_sides(ground.side, hex).has(over)
    };
    if !open(from, link.steps[0]) {
        return Some((from, Barrier::Hexside));
    }
    for hex in hexes() {
        if ground.is_blocked(hex) {
            return Some((hex, Barrier::Enemy));
        }
        if hex != link.to && ground.is_link_point(hex) {
            return None;
        }
    }
    (!open(link.to, link.last_step().opposite())).then_some((link.to, Barrier::Hexside))
}

/// The hexes of one of the shortest lines from a hex to the base, after the first.
fn shortest(ground: &SupplyGround, start: Hex) -> Vec<Hex> {
    let distances = Distances::to_base(ground);
    let (mut line, mut at) = (Vec::new(), start);
    while let Some(link) = distances.next_link(ground, at) {
        line.extend(link.between().iter().copied().chain([link.to]));
        at = link.to;
    }
    line
}
