//! What the player who decides chooses among.

use crate::data::edition::Edition;
use crate::model::turn_option::TurnOption;
use crate::opponent::known_state::KnownState;
use crate::opponent::style::{BOLD, HOLDING, MOVING, RICH, Style, WITHDRAWING};
use crate::opponent::turns;
use crate::procedure::options;
use crate::state::buildup::BuildupStep;
use crate::state::turn::Phase;
use crate::state::{Stage, State};
use crate::turn::to_act::to_act;

/// What the player who decides chooses among: what goes on from the last choice, then what else the script knows.
/// Without a last choice the first one is what the plain script would play.
pub fn candidates(edition: Edition, state: &State, current: Option<Style>) -> Vec<Style> {
    let pass = state.turn.option == Some(TurnOption::Pass);
    let styles: &[Style] = match &state.stage {
        Stage::Turns => match state.turn.phase {
            Phase::Option => return for_turn(&KnownState::new(edition, state, to_act(state), Style::PLAIN), current),
            Phase::Movement if pass => &[Style::PLAIN, HOLDING],
            Phase::Movement | Phase::ForcedMarches => &MOVING,
            Phase::Refusals | Phase::Combat => &[Style::PLAIN, BOLD, WITHDRAWING],
        },
        Stage::Buildup(buildup) => match buildup.step {
            BuildupStep::Spending => return vec![Style::PLAIN, RICH],
            _ => return MOVING.to_vec(),
        },
        _ => return MOVING.to_vec(),
    };
    let paid_move = state.turn.phase == Phase::Movement && !pass;
    let current = current.filter(|current| !(paid_move && current.stays));
    let others = styles.iter().copied().filter(|style| current.is_none_or(|current| current.key != style.key));
    current.into_iter().chain(others).collect()
}

/// Every option that the hand pays for in two styles, and the script's own option in the others. A Pass that wins for
/// certain is alone, and none that loses while a card can still be played is among them. A Pass goes on with an equal hand;
/// cards that were spent are no reason to spend more.
fn for_turn(known: &KnownState, current: Option<Style>) -> Vec<Style> {
    let real = known.state.cards.as_ref().map_or(u8::MAX, |cards| cards.hand(known.side).real);
    let with = |option, style| Style { option: Some(option), hand: real, ..style };
    let first = with(turns::wanted(known, real), Style::PLAIN);
    if known.wins_by_passing() || real == 0 {
        return vec![first];
    }
    let moving = current.filter(|current| MOVING.iter().any(|style| style.key == current.key)).unwrap_or(Style::PLAIN);
    let other = if moving.key == Style::PLAIN.key { BOLD } else { Style::PLAIN };
    let styles = |option| if option == TurnOption::Pass { [HOLDING, Style::PLAIN] } else { [moving, other] };
    let paid = |option: &TurnOption| options::price(&known.edition, *option) <= real;
    let open = |option: &TurnOption| *option != TurnOption::Pass || !known.loses_by_passing();
    let all = TurnOption::ALL.into_iter().filter(paid).filter(open);
    let all = all.flat_map(|option| styles(option).map(|style| with(option, style)));
    let others = MOVING.into_iter().filter(|style| style.key != moving.key && style.key != other.key);
    std::iter::once(first).chain(all.chain(others).filter(|style| *style != first)).collect()
}
