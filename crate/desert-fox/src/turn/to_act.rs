//! Which player is to act.

use hexgrid::Hex;

use crate::model::units::{Side, UnitKind};
use crate::state::{Overrun, Phase, Segment, State};

/// The player who is to act.
///
/// Cases: 4.2, 8.37 · Rulings: R014, H060
pub fn to_act(state: &State) -> Side {
    let other = state.phasing.enemy();
    match (state.segment, state.phase) {
        (Segment::DefenderSupply, _) => other,
        (Segment::Combat, _) => state.battle.as_ref().map_or(state.phasing, |battle| battle.by),
        (Segment::Overrun, _) => overrun_decides(state),
        (Segment::Overstacked, _) => overstacked_owner(state).unwrap_or(state.phasing),
        (_, Phase::Initiative) => Side::Axis,
        (_, Phase::FirstReaction | Phase::SecondReaction) => other,
        _ => state.phasing,
    }
}

/// The overrunning player decides about supply units, the other about his combat units.
fn overrun_decides(state: &State) -> Side {
    let next = state.overrun.as_ref().and_then(|overrun: &Overrun| overrun.left.last());
    let supply = next.is_none_or(|unit| unit.counter().is_supply());
    if supply { state.phasing } else { state.phasing.enemy() }
}

fn overstacked_owner(state: &State) -> Option<Side> {
    let stacked = |hex: Hex| state.in_hex(hex).find(|id| id.counter().kind != UnitKind::Detachment);
    state.overstacked.and_then(stacked).map(|id| state.owner(id))
}
