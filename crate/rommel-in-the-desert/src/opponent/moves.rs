//! Moves without an attack: forward, back into supply, out of danger.

use hexgrid::{Direction, Hex};

use crate::model::units::UnitId;
use crate::opponent::known_state::KnownState;
use crate::opponent::reaches::{Reach, Reaches};
use crate::opponent::worth::{self, Company};
use crate::rules::movement::Reached;

/// How many hexes are looked at for what a unit there does to supply, and how many while units are cut off.
const LOOKED_AT: usize = 2;
const IN_EMERGENCY: usize = 12;
/// Which share of a group is taken to go along with a unit.
const SHARE: (i32, i32) = (2, 3);

/// The group whose units gain most by moving, with what they gain.
pub fn best_group(known: &KnownState, reaches: &Reaches) -> Option<(Hex, i32)> {
    let mut gains: Vec<(Hex, i32)> = Vec::new();
    for reach in reaches.units() {
        let gain = best_end(known, reaches, reach).map_or(0, |(_, gain)| gain);
        match gains.iter_mut().find(|(hex, _)| *hex == reach.start) {
            Some((_, sum)) => *sum += gain,
            None => gains.push((reach.start, gain)),
        }
    }
    gains.into_iter().max_by_key(|&(hex, gain)| (gain, hex)).filter(|&(_, gain)| gain > 0)
}

/// The best hex without enemies for a unit, and what it gains there.
pub fn best_end(known: &KnownState, reaches: &Reaches, reach: &Reach) -> Option<(Reached, i32)> {
    let Reach { unit, start, .. } = *reach;
    let before = worth::of_supply(known);
    let stay = worth::of_hex(known, unit, start);
    let company = company(known, unit, start);
    let quiet = reaches.ends(reach).iter().filter(|end| !known.is_enemy(end.hex));
    let of = |hex: Hex| worth::with_company(known, unit, hex, company);
    let mut found: Vec<(i32, Reached)> = quiet.map(|&end| (of(end.hex) - stay, end)).collect();
    let emergency = before <= worth::EMERGENCY;
    found.retain(|&(gain, end)| gain > 0 || emergency || known.in_enemy_network(end.hex));
    found.sort_by_key(|&(gain, end)| (-gain, end.hex));
    found.truncate(if emergency { IN_EMERGENCY } else { LOOKED_AT });
    let supply_gain = |hex: Hex| {
        let over = reaches.last_step(reach, hex).map(Direction::opposite);
        over.map_or(0, |over| worth::of_supply_after(known, unit, hex, over) - before)
    };
    let judged = found.into_iter().map(|(gain, end)| (end, gain + supply_gain(end.hex)));
    judged.max_by_key(|&(end, gain)| (gain, end.hex)).filter(|&(_, gain)| gain > 0)
}

/// The units of its hex that go along with a unit.
fn company(known: &KnownState, unit: UnitId, start: Hex) -> Company {
    let turn = &known.state.turn;
    let free = |other: &UnitId| !turn.moved_now.contains(other) && turn.movement.may_move(*other);
    let others = known.state.position.fighting(known.side, start).filter(|other| *other != unit && free(other));
    let (count, strength) = others.fold((0, 0), |(count, sum), other| (count + 1, sum + known.strength(other)));
    Company { units: (count * SHARE.0 / SHARE.1) as usize, strength: strength * SHARE.0 / SHARE.1 }
}
