//! The option of a turn, paid with supply cards.

use crate::data::edition::Edition;
use crate::data::numbers::Number;
use crate::model::finding::{Code, Finding};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::turn_option::TurnOption;
use crate::procedure::cards;
use crate::state::State;
use crate::state::cards::Hand;
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

/// The real cards that an option costs.
///
/// Cases: 4.4, 4.5 · Rulings: I020, I029, D112
pub const fn price(edition: &Edition, option: TurnOption) -> u8 {
    match option {
        TurnOption::Pass => 0,
        TurnOption::Basic => edition.numbers.get(Number::BasicCards),
        TurnOption::Offensive => edition.numbers.get(Number::OffensiveCards),
        TurnOption::Assault => edition.numbers.get(Number::AssaultCards),
        TurnOption::Blitz => edition.numbers.get(Number::BlitzCards),
    }
}

/// Whether a turn may have an option: it costs no more than the real cards that were laid, and a turn with real cards
/// is no Pass turn. Where no cards are counted every option may be named.
///
/// Errors: the rule against it.
///
/// Cases: 4.4, 4.5 · Rulings: D063, D067, D112
pub fn check(edition: &Edition, state: &State, option: TurnOption) -> Result<(), Refusal> {
    if state.cards.is_none() {
        return Ok(());
    }
    let Some(real) = state.turn.supply else { return Err(RefusalCode::CardsNotLaid.into()) };
    if price(edition, option) > real {
        return Err(RefusalCode::OptionTooDear.into());
    }
    if option == TurnOption::Pass && real > 0 { Err(RefusalCode::PassWithSupply.into()) } else { Ok(()) }
}

/// Every choice of at most `most` cards of a hand, the fewest first.
///
/// Cases: 4.4, 4.5 · Rulings: D063, D064, D068
pub fn hands(hand: Hand, most: u8) -> Vec<Hand> {
    let real = (0..=most.min(hand.real)).flat_map(|real| (0..=hand.dummies.min(most - real)).map(move |d| (real, d)));
    let mut hands: Vec<Hand> = real.map(|(real, dummies)| Hand { real, dummies }).collect();
    hands.sort_by_key(|hand| hand.size());
    hands
}

/// Lays cards for the turn and turns them up; all are spent. Without a real one among them the turn is a Pass turn.
///
/// Errors: cards are laid already or not counted, there are too many, or they are not in the hand.
///
/// Cases: 4.4, 4.5 · Rulings: D063, D064
pub fn play_cards(ctx: &mut OrderContext, laid: Hand) -> Result<(), Refusal> {
    let turn = &ctx.state.turn;
    if turn.phase != Phase::Option || turn.supply.is_some() || ctx.state.cards.is_none() {
        return Err(RefusalCode::NotNow.into());
    }
    if laid.size() > ctx.edition.numbers.get(Number::MostCards) {
        return Err(RefusalCode::TooManyCards.into());
    }
    let side = ctx.active();
    cards::check_held(ctx, side, laid)?;
    cards::spend(ctx, side, laid);
    ctx.state.turn.supply = Some(laid.real);
    ctx.emit(Finding::of(Code::CardsLaid).side(side).numbers(laid.size(), laid.real));
    if laid.real == 0 { choose(ctx, TurnOption::Pass) } else { Ok(()) }
}

/// Chooses the option of the turn.
///
/// Errors: it is chosen already, or the cards do not pay for it.
///
/// Cases: 4.4 · Rulings: D063, D112
pub fn choose(ctx: &mut OrderContext, option: TurnOption) -> Result<(), Refusal> {
    if ctx.state.turn.phase != Phase::Option {
        return Err(RefusalCode::NotNow.into());
    }
    check(&ctx.edition, &ctx.state, option)?;
    let turn = &mut ctx.state.turn;
    turn.option = Some(option);
    turn.moves_left = moves(option);
    turn.phase = Phase::Movement;
    ctx.emit(Finding::of(Code::OptionChosen).side(ctx.state.turn.side).numbers(0, option as u8));
    Ok(())
}
