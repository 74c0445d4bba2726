//! The option of a turn.

use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::turn_option::TurnOption;
use crate::state::turn::Phase;
use crate::turn::context::OrderContext;

/// How many moves an option gives in each movement phase. The one move of a Pass turn is a withdrawal.
///
/// Cases: 4.4, 4.5 · Rulings: I029, D112
pub const fn moves(option: TurnOption) -> u8 {
    match option {
        TurnOption::Offensive => 2,
        TurnOption::Pass | TurnOption::Basic | TurnOption::Assault | TurnOption::Blitz => 1,
    }
}

/// Chooses the option of the turn.
///
/// Errors: it is chosen already.
///
/// Cases: 4.4 · Rulings: D112
pub fn choose(ctx: &mut OrderContext, option: TurnOption) -> Result<(), Refusal> {
    let turn = &mut ctx.state.turn;
    if turn.phase != Phase::Option {
        return Err(RefusalCode::NotNow.into());
    }
    turn.option = Some(option);
    turn.moves_left = moves(option);
    turn.phase = Phase::Movement;
    Ok(())
}
