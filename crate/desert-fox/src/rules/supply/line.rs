//! The line of communication (13.2): a path of any length to Alexandria or L0701, free of enemy units and zones.

use std::cmp::Reverse;

use hexgrid::{Hex, HexSet, Reach};

use crate::model::units::Side;
use crate::position::forces::Forces;
use crate::position::hex_flags::hex_flag;
use crate::rules::movement::costs::Costs;
use crate::rules::supply::chain::home;
use crate::rules::supply::paths::PathGround;

/// More hexes than any line of communication has.
const LONGEST: u16 = 500;

/// The hexes from which a player's units of one class can trace a line of communication.
///
/// Traversable for the class that traces, whatever the length; a dump traces as a motorized MSU; friendly combat units
/// negate enemy zones.
///
/// Cases: 13.2 · Rulings: R036
pub fn lines(forces: &Forces, side: Side, motorized: bool) -> HexSet {
    let mut lines = Lines::home(forces, side);
    lines.search(forces, side, motorized, None);
    lines.found
}

/// The hexes from which lines of communication are known to lead to another; more are looked for as they are asked for.
#[derive(Clone, Debug)]
pub struct Lines {
    found: HexSet,
    /// Those of them whose neighbours have not been visited yet.
    open: Vec<Hex>,
}

impl Lines {
    /// The lines to Alexandria or L0701.
    pub fn home(forces: &Forces, side: Side) -> Self {
        Self::to(forces, side, home(forces, side))
    }

    /// The lines to another hex.
    ///
    /// Cases: 13.2 · Rulings: R036, R119
    pub fn to(forces: &Forces, side: Side, source: Hex) -> Self {
        let mut lines = Self { found: HexSet::new(&forces.board.grid), open: Vec::new() };
        let hex_flags = forces.seen_by(side);
        if !hex_flags.has(source, hex_flag::ENEMY | hex_flag::ENEMY_SUPPLY) {
            lines.found.insert(source);
            lines.open.extend((!hex_flags.has(source, hex_flag::CUT)).then_some(source));
        }
        lines
    }

    /// Whether a line leads from a hex, for a player's units of one class; these and the forces are always the same.
    ///
    /// Cases: 13.2 · Rulings: R036
    pub fn lead_from(&mut self, forces: &Forces, side: Side, motorized: bool, hex: Hex) -> bool {
        if !self.found.contains(hex) {
            self.search(forces, side, motorized, Some(hex));
        }
        self.found.contains(hex)
    }

    /// Looks on until a hex is found, those nearer to it first, or until there is none left.
    fn search(&mut self, forces: &Forces, side: Side, motorized: bool, wanted: Option<Hex>) {
        let costs = Costs::of(&forces.board, &forces.tables, &forces.rules, motorized);
        let ground = ground(forces, side, &costs, false);
        let grid = &forces.board.grid;
        let target = wanted.map(|hex| (grid.row(hex), grid.column(hex)));
        let far = |hex: Hex| {
            target.map_or(0, |(row, column)| {
                u16::from(grid.row(hex).abs_diff(row)) + u16::from(grid.column(hex).abs_diff(column))
            })
        };
        self.open.sort_unstable_by_key(|&hex| Reverse(far(hex)));
        while let Some(to) = self.open.pop() {
            let mut least = u16::MAX;
            for lane in costs.lanes_into(to) {
                let (from, bits) = (lane.to, ground.hex_flags.at(lane.to));
                if bits & hex_flag::CUT != 0 || self.found.contains(from) {
                    continue;
                }
                self.found.insert(from);
                self.open.push(from);
                if target.is_some() {
                    // The nearest is on top: it is next.
                    let distance = far(from);
                    let top = self.open.len() - 1;
                    if distance > least {
                        self.open.swap(top - 1, top);
                    }
                    least = least.min(distance);
                }
            }
            if wanted.is_some_and(|hex| self.found.contains(hex)) {
                return;
            }
        }
    }
}

/// The shortest line of communication from a hex, in hexes; with `no_enemy` as if he were not on the map.
///
/// Cases: 13.2 · Rulings: R036
pub fn line(forces: &Forces, side: Side, motorized: bool, from: Hex, no_enemy: bool) -> Option<Vec<Hex>> {
    let source = home(forces, side);
    if !no_enemy && forces.seen_by(side).has(source, hex_flag::ENEMY | hex_flag::ENEMY_SUPPLY) {
        return None;
    }
    let costs = Costs::of(&forces.board, &forces.tables, &forces.rules, motorized);
    let mut reach = Reach::new(&forces.board.grid, 1);
    reach.run(&forces.board.grid, from, 0, LONGEST, &ground(forces, side, &costs, no_enemy));
    reach.cost(source).map(|_| reach.path(source))
}

fn ground<'a>(forces: &'a Forces, side: Side, costs: &'a Costs, no_enemy: bool) -> PathGround<'a> {
    PathGround { board: &forces.board, costs, hex_flags: forces.seen_by(side), no_enemy, by_hexes: true }
}
