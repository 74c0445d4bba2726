//! Who decides.

use crate::model::units::Side;
use crate::state::State;
use crate::state::turn::Phase;

/// The player who gives the next order.
///
/// Cases: 4.5 · Rulings: D038
pub fn to_act(state: &State) -> Side {
    if let Some(pending) = &state.pending {
        return pending.owner;
    }
    if let Some(leaving) = &state.leaving {
        return leaving.side;
    }
    if let Some(battle) = &state.battle {
        return battle.firing;
    }
    if let Some(rearguard) = &state.rearguard {
        return rearguard.side.enemy();
    }
    let active = state.turn.side;
    if state.turn.phase == Phase::Refusals && !state.turn.check_routs { active.enemy() } else { active }
}
