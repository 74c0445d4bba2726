//! Questions about a game as it stands, answered from what a viewer may know of it.

// A game with the player who asks.
mod asked;
// What can be asked.
mod question;
// The answers.
mod answer;
// Moves of groups and regroup moves, and how full hexsides are.
mod reach;
// Supply of either side, and what would cut it off.
mod supply;
// Withdrawals and the fire that they draw.
mod withdrawals;
// Fires of a battle turn, and turn options.
mod fires;
// Prices of a Buildup.
mod prices;
// Victory, income and months.
mod standing;

pub use answer::GameAnswer;
pub use question::GameQuestion;

use referee::Viewer;

use asked::Asked;

use super::GameRefusal;
use crate::data::edition::Edition;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::Side;
use crate::query::fault::Fault;
use crate::state::State;

/// Answers a question about a game for a viewer.
pub fn ask_game(edition: Edition, state: &State, viewer: Viewer<Side>, question: &GameQuestion) -> GameAnswer {
    answer(Asked { edition, state, viewer }, question).unwrap_or_else(|fault| {
        let (Fault::Rule(refusal) | Fault::Block(refusal, _)) = fault else {
            return GameAnswer::Refused { refusal: unknown(&fault) };
        };
        GameAnswer::Refused { refusal: (&refusal).into() }
    })
}

/// The refusal of a name that means nothing.
fn unknown(fault: &Fault) -> GameRefusal {
    let code = if let Fault::Name(code, _) = fault { *code } else { RefusalCode::UnknownHex };
    (&Refusal::of(code)).into()
}

fn answer(asked: Asked, question: &GameQuestion) -> Result<GameAnswer, Fault> {
    match question {
        GameQuestion::Group { hex, rommel } => reach::group(asked, hex, *rommel),
        GameQuestion::Regroup { command, destination, rommel } => reach::regroup(asked, command, destination, *rommel),
        GameQuestion::Hexsides => reach::hexsides(asked),
        GameQuestion::Supply { side, named } => supply::supply(asked, *side, named.as_deref()),
        GameQuestion::Cuts { side } => Ok(supply::cuts(asked, *side)),
        GameQuestion::Trace { unit } => supply::trace(asked, asked.block(unit)?),
        GameQuestion::Withdrawals { side, hex, rommel } => withdrawals::withdrawals(asked, *side, hex, *rommel),
        GameQuestion::Fires => fires::fires(asked),
        GameQuestion::Options => Ok(fires::options(asked)),
        GameQuestion::Prices => prices::prices(asked),
        GameQuestion::Standing => standing::standing(asked),
        GameQuestion::Track => standing::track(asked),
    }
}
