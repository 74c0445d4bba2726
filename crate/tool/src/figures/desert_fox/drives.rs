//! Drives there and back: within a player-turn, and from one own player-turn to the next.

use desert_fox::record::DesertFox;
use desert_fox::state::order::Order;

use crate::figures::course::Course;
use crate::figures::desert_fox::turns::PlayerTurn;
use crate::figures::desert_fox::units::{self, Units};
use crate::figures::sums::Sums;

/// Hexes in both movement phases from which a unit is looked at.
const BOTH_PHASES: u16 = 3;
/// Hexes of a drive that may be taken back later.
const DRIVE: u16 = 6;

/// Counts the drives of a player-turn. `ends` has the units at the end of each earlier one, by side.
pub fn count(course: &Course<DesertFox>, turn: &PlayerTurn, ends: &mut [Vec<Units>; 2], sums: &mut Sums) {
    let config = &course.rules.config;
    let at = |orders: usize| units::of(config, &course.states[orders]);
    let distance = |one, other| config.board.grid.distance(one, other);
    let [start, first, second, end] =
        [turn.initial.start, turn.initial.end, turn.motorized.start, turn.motorized.end].map(at);
    let between = turn.initial.end..turn.motorized.start;
    for (id, unit) in end.iter().filter(|(_, unit)| unit.side == turn.side) {
        let (Some(a), Some(b), Some(c)) = (start.get(id), first.get(id), second.get(id)) else { continue };
        let legs = [distance(a.hex, b.hex), distance(c.hex, unit.hex)];
        if legs.iter().any(|way| *way < BOTH_PHASES) {
            continue;
        }
        let attacks = |order: &Order| matches!(order, Order::Attack { units, .. } if units.contains(id));
        let fought = course.orders[between.clone()].iter().any(attacks);
        let back = 2 * distance(a.hex, unit.hex) <= legs[0].max(legs[1]);
        sums.add("bothPhases", 1);
        sums.count("reversed", back);
        sums.count("bothPhasesIdle", !fought);
        sums.count("reversedIdle", back && !fought);
    }
    let own = &mut ends[turn.side.index()];
    own.push(at(turn.orders.end));
    if let [.., before, then, now] = own.as_slice() {
        for (id, unit) in now.iter().filter(|(_, unit)| unit.side == turn.side) {
            let (Some(a), Some(b)) = (before.get(id), then.get(id)) else { continue };
            let (there, back) = (distance(a.hex, b.hex), distance(b.hex, unit.hex));
            if there >= DRIVE {
                sums.add("drives", 1);
                sums.count("yoyo", 10 * back >= 7 * there && 3 * distance(a.hex, unit.hex) <= there);
            }
        }
    }
}
