//! The strength that the Axis could bring against Tobruk, and whether it did.

use std::collections::{BTreeMap, BTreeSet};

use desert_fox::data::tables::Number;
use desert_fox::game::legal::legal;
use desert_fox::model::units::Side;
use desert_fox::record::DesertFox;
use desert_fox::state::State;
use desert_fox::state::counters::UnitId;
use desert_fox::state::order::Order;
use desert_fox::turn::to_act::to_act;
use hexgrid::Hex;

use crate::figures::course::Course;
use crate::figures::desert_fox::turns::PlayerTurn;
use crate::figures::desert_fox::units::{self, Standing};
use crate::figures::sums::Sums;

/// Hexes from Tobruk within which a supply unit is near, and those from where one can end.
const NEAR: [u16; 2] = [5, 3];

/// Counts a player-turn of the Axis in which Tobruk is not its own.
pub fn count(course: &mut Course<DesertFox>, turn: &PlayerTurn, sums: &mut Sums) {
    let state = course.states[turn.initial.start].clone();
    let tobruk = course.rules.config.board.tobruk();
    let is_axis = state.ports.iter().any(|&(port, side)| port == tobruk && side == Side::Axis);
    if turn.side != Side::Axis || is_axis {
        return;
    }
    let all = units::of(&course.rules.config, &state);
    let garrison = units::strength(all.values().filter(|unit| unit.side != turn.side && unit.hex == tobruk));
    let Potential { strength, supplied, near } = potential(&mut course.rules, &state, tobruk);
    let attacked =
        turn.orders.clone().filter(|&at| to_act(&course.states[at]) == turn.side).any(|at| match &course.orders[at] {
            Order::Attack { hexes, .. } => hexes.iter().any(|hex| hex.0 == tobruk),
            Order::Overrun { hex, .. } => hex.0 == tobruk,
            _ => false,
        });
    let at_odds = |odds: usize| garrison > 0 && supplied >= odds * garrison;
    sums.add("tobrukTurns", 1);
    sums.count("tobruk3", at_odds(3));
    sums.count("tobruk3Attacked", at_odds(3) && attacked);
    sums.count("tobruk5", at_odds(5) && near);
    sums.count("tobruk5Attacked", at_odds(5) && near && attacked);
    sums.count("tobrukEmpty", garrison == 0);
    sums.count("tobrukEmptyReach", garrison == 0 && strength > 0);
}

/// What could stand next to a hex after the movement phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Potential {
    strength: usize,
    /// Of that in general supply.
    supplied: usize,
    /// Whether a supply unit is near or can come near.
    near: bool,
}

/// The strength that could stand next to a hex, the densest units first, under the stacking limit.
fn potential(rules: &mut DesertFox, state: &State, hex: Hex) -> Potential {
    let mut reach: BTreeMap<UnitId, BTreeSet<Hex>> = BTreeMap::new();
    for option in legal(&rules.config, &mut rules.cache, state).moves {
        reach.insert(option.unit, option.hexes.iter().map(|(to, _)| *to).collect());
    }
    let (grid, side) = (&rules.config.board.grid, state.phasing);
    let ends = |unit: UnitId, within: u16| {
        reach.get(&unit).is_some_and(|all| all.iter().any(|&to| grid.distance(to, hex) <= within))
    };
    let near = state.of_side(side).filter(|(unit, _)| unit.counter().is_supply());
    let near = near.into_iter().any(|(unit, at)| grid.distance(at, hex) <= NEAR[0] || ends(unit, NEAR[1]));
    let limit = rules.cache.forces.tables.number(Number::StackingLimit);
    let mut room: Vec<(Hex, u16)> = grid.neighbours(hex).map(|(_, beside)| (beside, limit)).collect();
    let all = units::of(&rules.config, state);
    let mut own: Vec<(UnitId, Standing)> =
        all.into_iter().filter(|(_, unit)| unit.side == side && unit.face.strength > 0).collect();
    own.sort_by_key(|(_, unit)| std::cmp::Reverse(density(unit)));
    let mut found = Potential { near, ..Potential::default() };
    for (id, unit) in own {
        let points = u16::from(unit.face.stacking_points);
        let can = |to: Hex| unit.hex == to || reach.get(&id).is_some_and(|all| all.contains(&to));
        if let Some((_, left)) = room.iter_mut().find(|(to, left)| *left >= points && can(*to)) {
            *left -= points;
            found.strength += usize::from(unit.face.strength);
            found.supplied += if unit.supplied { usize::from(unit.face.strength) } else { 0 };
        }
    }
    found
}

/// Strength for each stacking point, in sixtieths; a unit without points counts as half a point.
fn density(unit: &Standing) -> u32 {
    let (strength, points) = (u32::from(unit.face.strength), u32::from(unit.face.stacking_points));
    (60 * strength).checked_div(points).unwrap_or(120 * strength)
}
