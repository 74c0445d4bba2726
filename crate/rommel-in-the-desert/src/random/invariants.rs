//! What holds in every state of a game, whatever was ordered.

use referee::conformance::Violation;

use crate::data::edition::Edition;
use crate::data::numbers::Number;
use crate::model::units::{Side, UnitId};
use crate::state::{Stage, State};

/// What a state must be by itself: one place for a block, steps that its block has, all cards of the deck, a result
/// when the game is over.
///
/// Errors: the first thing that is otherwise.
pub fn check(edition: Edition, state: &State) -> Result<(), Violation> {
    let over = state.stage == Stage::Over;
    holds(over == state.outcome.is_some(), || "a game has a result when it is over, and only then".to_owned())?;
    cards(edition, state)?;
    if state.stage == Stage::Deal {
        return Ok(());
    }
    UnitId::all().try_for_each(|unit| block(state, unit))
}

fn holds(condition: bool, violation: impl FnOnce() -> String) -> Result<(), Violation> {
    if condition { Ok(()) } else { Err(Violation(violation())) }
}

fn cards(edition: Edition, state: &State) -> Result<(), Violation> {
    let Some(cards) = &state.cards else { return Ok(()) };
    let hands: usize = Side::BOTH.iter().map(|&side| usize::from(cards.hand(side).size())).sum();
    let found = hands + cards.deck.pile().len() + cards.deck.discards().len();
    let all = [Number::RealCards, Number::DummyCards].map(|number| usize::from(edition.numbers.get(number)));
    holds(found == all.iter().sum::<usize>(), || format!("{found} cards in the deck, the hands and the discards"))
}

fn block(state: &State, unit: UnitId) -> Result<(), Violation> {
    let (position, reserve) = (&state.position, &state.reserve);
    let name = || &position.block(unit).name;
    let due = reserve.due.iter().filter(|&&other| other == unit).count();
    let refit = reserve.refit.iter().filter(|away| away.unit == unit).count();
    let places = usize::from(position.hex(unit).is_some()) + due + refit;
    holds(places <= 1, || format!("{} is in {places} places", name()))?;
    let most = position.block(unit).steps;
    let away = reserve.refit.iter().find(|away| away.unit == unit).map(|away| away.steps);
    let steps = position.hex(unit).map(|_| position.unit(unit).steps).or(away);
    holds(steps.is_none_or(|steps| (1..=most).contains(&steps)), || format!("{} has {steps:?} steps", name()))?;
    let Some(hex) = position.hex(unit) else { return Ok(()) };
    let indexed = position.in_hex(position.side(unit), hex).any(|other| other == unit);
    holds(indexed, || format!("{} is not in the index of its hex", name()))
}
