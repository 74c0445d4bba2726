//! Moves without an attack: forward, back into supply, out of danger.

use hexgrid::Hex;

use crate::model::units::UnitId;
use crate::opponent::attacks::Reach;
use crate::opponent::known_state::KnownState;
use crate::opponent::worth::{self, Company};
use crate::rules::movement::Destination;

/// How many hexes are looked at for what a unit there does to supply, and how many while units are cut off.
const LOOKED_AT: usize = 2;
const IN_EMERGENCY: usize = 12;
/// Which share of a group is taken to go along with a unit.
const SHARE: (i32, i32) = (2, 3);

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
    let start = known.state.position.hex(unit)?;
    let stay = worth::of_hex(known, unit, start);
    let company = company(known, unit, start);
    let quiet = ends.iter().filter(|end| !known.is_enemy(end.hex));
    let of = |hex: Hex| worth::with_company(known, unit, hex, company);
    let mut found: Vec<(i32, &Destination)> = quiet.map(|end| (of(end.hex) - stay, end)).collect();
    let emergency = before <= worth::EMERGENCY;
    found.retain(|&(gain, end)| gain > 0 || emergency || known.enemy_network.contains(end.hex));
    found.sort_by_key(|&(gain, end)| (-gain, end.hex));
    found.truncate(if emergency { IN_EMERGENCY } else { LOOKED_AT });
    let judged = found.into_iter().map(|(gain, end)| (end, gain + supply_gain(known, unit, end, before)));
    judged.max_by_key(|&(end, gain)| (gain, end.hex)).filter(|&(_, gain)| gain > 0)
}

/// The units of its hex that go along with a unit.
fn company(known: &KnownState, unit: UnitId, start: Hex) -> Company {
    let moved = &known.state.turn.moved_now;
    let others =
        known.state.position.fighting(known.side, start).filter(|other| *other != unit && !moved.contains(other));
    let (count, strength) = others.fold((0, 0), |(count, sum), other| (count + 1, sum + known.strength(other)));
    Company { units: (count * SHARE.0 / SHARE.1) as usize, strength: strength * SHARE.0 / SHARE.1 }
}

/// What the move of a unit does to the supply of both sides.
fn supply_gain(known: &KnownState, unit: UnitId, end: &Destination, before: i32) -> i32 {
    let Some(last) = end.path.last() else { return 0 };
    let mut after = known.state.position.clone();
    after.enter(unit, end.hex, last.opposite());
    worth::of_supply(known, &after) - before
}
