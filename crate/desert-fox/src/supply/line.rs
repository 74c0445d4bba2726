//! The line of communication (13.2): a path of any length to Alexandria or L0701, free of enemy units and zones.

use hexgrid::{Ground, Hex, HexSet, Reach, Step};

use crate::movement::costs::Costs;
use crate::position::forces::Forces;
use crate::position::marks::mark;
use crate::supply::chain::home;
use crate::supply::paths::PathGround;
use crate::units::Side;

/// More hexes than any line of communication has.
const LONGEST: u16 = 500;

/// The hexes from which a player's units of one class can trace a line of communication.
///
/// Traversable for the class that traces, whatever the length; a dump traces as a motorized MSU; friendly combat units
/// negate enemy zones.
///
/// Cases: 13.2 · Rulings: R036
pub fn lines(forces: &Forces, side: Side, motorized: bool) -> HexSet {
    lines_to(forces, side, motorized, home(forces, side))
}

/// The same to another hex.
///
/// Cases: 13.2 · Rulings: R036, R119
pub fn lines_to(forces: &Forces, side: Side, motorized: bool, source: Hex) -> HexSet {
    let mut set = HexSet::new(&forces.board.grid);
    if forces.seen_by(side).has(source, mark::ENEMY | mark::ENEMY_SUPPLY) {
        return set;
    }
    let costs = Costs::of(&forces.board, &forces.tables, &forces.rules, motorized);
    let ground = ground(forces, side, &costs, false);
    set.insert(source);
    let mut open = if ground.marks.has(source, mark::CUT) { Vec::new() } else { vec![source] };
    while let Some(to) = open.pop() {
        let roads_closed = ground.marks.has(to, mark::DETACHMENT);
        for lane in costs.lanes_into(to) {
            let (from, bits) = (lane.to, ground.marks.at(lane.to));
            if bits & mark::CUT != 0 || set.contains(from) {
                continue;
            }
            let asks = roads_closed || bits & mark::DETACHMENT != 0;
            if asks && matches!(ground.step(from, 0, lane.direction.opposite(), to), Step::Barred(_)) {
                continue;
            }
            set.insert(from);
            open.push(from);
        }
    }
    set
}

/// The shortest line of communication from a hex, in hexes; with `no_enemy` as if he were not on the map.
///
/// Cases: 13.2 · Rulings: R036
pub fn line(forces: &Forces, side: Side, motorized: bool, from: Hex, no_enemy: bool) -> Option<Vec<Hex>> {
    let source = home(forces, side);
    if !no_enemy && forces.seen_by(side).has(source, mark::ENEMY | mark::ENEMY_SUPPLY) {
        return None;
    }
    let costs = Costs::of(&forces.board, &forces.tables, &forces.rules, motorized);
    let mut reach = Reach::new(&forces.board.grid, 1);
    reach.run(&forces.board.grid, from, 0, LONGEST, &ground(forces, side, &costs, no_enemy));
    reach.cost(source).map(|_| reach.path(source))
}

fn ground<'a>(forces: &'a Forces, side: Side, costs: &'a Costs, no_enemy: bool) -> PathGround<'a> {
    PathGround { board: &forces.board, costs, marks: forces.seen_by(side), no_enemy, by_hexes: true }
}
