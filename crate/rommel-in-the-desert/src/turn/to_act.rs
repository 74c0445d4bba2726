//! Who decides.

use crate::model::units::Side;
use crate::state::turn::Phase;
use crate::state::{Stage, State};

/// The player who gives the next order. Before the month and in its Buildup the stage says who; the Axis deals, and
/// answers a challenge of the initiative.
///
/// Cases: 4.5 · Rulings: D038
pub fn to_act(state: &State) -> Side {
    match &state.stage {
        Stage::Deal => return Side::Axis,
        Stage::SetUp(set_up) => return set_up.side,
        Stage::Hands(side) => return *side,
        Stage::Initiative { challenge } => return if challenge.is_some() { Side::Axis } else { Side::Allied },
        Stage::Buildup(buildup) => return buildup.side,
        Stage::Turns | Stage::Over => {}
    }
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
