//! Attacks and their odds by printed strength, and losses.

use std::collections::BTreeSet;

use desert_fox::record::DesertFox;
use desert_fox::state::counters::UnitId;
use desert_fox::state::order::Order;
use desert_fox::turn::to_act::to_act;

use crate::figures::course::Course;
use crate::figures::desert_fox::turns::PlayerTurn;
use crate::figures::desert_fox::units::{self, Standing};
use crate::figures::sums::Sums;

/// Units lost in a player-turn that make a massacre, of the enemy and of the side that moves.
const MASSACRE: [usize; 2] = [6, 4];

/// Counts attacks and losses of a player-turn; the units that attacked.
pub fn count(course: &Course<DesertFox>, turn: &PlayerTurn, sums: &mut Sums) -> BTreeSet<UnitId> {
    let config = &course.rules.config;
    let mut fought = BTreeSet::new();
    for at in turn.orders.clone().filter(|&at| to_act(&course.states[at]) == turn.side) {
        match &course.orders[at] {
            Order::Attack { units, hexes } => {
                let all = units::of(config, &course.states[at]);
                let is_attacked =
                    |unit: &&Standing| unit.side != turn.side && hexes.iter().any(|hex| hex.0 == unit.hex);
                let attack = units::strength(units.iter().filter_map(|unit| all.get(unit)));
                let defense = units::strength(all.values().filter(is_attacked));
                sums.add("attacks", 1);
                sums.count("attacksBelow1", attack < defense);
                sums.count("attacks3", attack >= 3 * defense);
                fought.extend(units.iter().copied());
            }
            Order::Overrun { .. } => sums.add("overruns", 1),
            _ => {}
        }
    }
    let [begin, end] = [turn.orders.start, turn.orders.end].map(|at| units::of(config, &course.states[at]));
    let lost =
        |own: bool| begin.iter().filter(|(id, unit)| (unit.side == turn.side) == own && !end.contains_key(id)).count();
    sums.add("lostToEnemy", lost(false));
    sums.count("massacres", lost(false) >= MASSACRE[0]);
    sums.count("selfMassacres", lost(true) >= MASSACRE[1]);
    fought
}
