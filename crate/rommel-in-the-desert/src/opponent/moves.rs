//! Moves without an attack: forward, back into supply, out of danger.

use hexgrid::Hex;

use crate::model::units::UnitId;
use crate::opponent::attacks::Reach;
use crate::opponent::known_state::KnownState;
use crate::opponent::worth;
use crate::rules::movement::Destination;

/// How many hexes are looked at for what a unit there does to supply.
const LOOKED_AT: usize = 2;

/// The group whose units gain most by moving, with what they gain.
pub fn best_group(known: &KnownState, reaches: &[Reach]) -> Option<(Hex, i32)> {
    let before = worth::of_supply(known, &known.state.position);
    let mut gains: Vec<(Hex, i32)> = Vec::new();
    for reach in reaches {
        let gain = best_end(known, reach.unit, &reach.ends, before).map_or(0, |(_, gain)| gain);
        match gains.iter_mut().find(|(hex, _)| *hex == reach.start) {
            Some((_, sum)) => *sum += gain,
            None => gains.push((reach.start, gain)),
        }
    }
    gains.into_iter().max_by_key(|&(hex, gain)| (gain, hex)).filter(|&(_, gain)| gain > 0)
}

/// The best hex without enemies for a unit, and what it gains there; `before` is what supply is worth at present.
pub fn best_end<'a>(
    known: &KnownState,
    unit: UnitId,
    ends: &'a [Destination],
    before: i32,
) -> Option<(&'a Destination, i32)> {
    let objective = worth::objective(known);
    let start = known.state.position.hex(unit)?;
    let stay = worth::of_hex(known, unit, start, objective);
    let quiet = ends.iter().filter(|end| !known.is_enemy(end.hex));
    let mut found: Vec<(i32, &Destination)> =
        quiet.map(|end| (worth::of_hex(known, unit, end.hex, objective) - stay, end)).collect();
    found.retain(|&(gain, end)| gain > 0 || known.enemy_network.contains(end.hex));
    found.sort_by_key(|&(gain, end)| (-gain, end.hex));
    found.truncate(LOOKED_AT);
    let judged = found.into_iter().map(|(gain, end)| (end, gain + supply_gain(known, unit, end, before)));
    judged.max_by_key(|&(end, gain)| (gain, end.hex)).filter(|&(_, gain)| gain > 0)
}

/// What the move of a unit does to the supply of both sides.
fn supply_gain(known: &KnownState, unit: UnitId, end: &Destination, before: i32) -> i32 {
    let Some(last) = end.path.last() else { return 0 };
    let mut after = known.state.position.clone();
    after.enter(unit, end.hex, last.opposite());
    worth::of_supply(known, &after) - before
}
