//! What holds in every state of a game, whatever was ordered.

use hexgrid::Hex;
use referee::conformance::Violation;

use crate::data::edition::Edition;
use crate::data::numbers::Number;
use crate::model::units::{Side, UnitId};
use crate::state::cards::{Hand, REAL};
use crate::state::{Stage, State};

/// What a state must be by itself: one place for a block, steps that its block has, counts of each hex that are those of
/// its blocks, all real cards and dummies of the deck, a result when the game is over.
///
/// Errors: the first thing that is otherwise.
pub fn check(edition: Edition, state: &State) -> Result<(), Violation> {
    let over = state.stage == Stage::Over;
    holds(over == state.outcome.is_some(), || "a game has a result when it is over, and only then".to_owned())?;
    cards(edition, state)?;
    if state.stage == Stage::Deal {
        return Ok(());
    }
    UnitId::all().try_for_each(|unit| block(edition, state, unit))?;
    edition.board.hexes().try_for_each(|hex| counts(edition, state, hex))
}

fn holds(condition: bool, violation: impl FnOnce() -> String) -> Result<(), Violation> {
    if condition { Ok(()) } else { Err(Violation(violation())) }
}

fn cards(edition: Edition, state: &State) -> Result<(), Violation> {
    let Some(cards) = &state.cards else { return Ok(()) };
    let in_hands = |of: fn(Hand) -> u8| Side::BOTH.iter().map(|&side| usize::from(of(cards.hand(side)))).sum::<usize>();
    let out = || cards.deck.pile().iter().chain(cards.deck.discards());
    let real = out().filter(|&&card| card == REAL).count();
    let found = [real + in_hands(|hand| hand.real), out().count() - real + in_hands(|hand| hand.dummies)];
    let all = [Number::RealCards, Number::DummyCards].map(|number| usize::from(edition.numbers.get(number)));
    holds(found == all, || format!("{found:?} real cards and dummies in the deck, the hands and the discards"))
}

fn counts(edition: Edition, state: &State, hex: Hex) -> Result<(), Violation> {
    let position = &state.position;
    let any = |side: Side| position.in_hex(side, hex).next().is_some();
    let fights = |side: Side| position.fighting(side, hex).next().is_some();
    let of = |side: Side| position.is_in(side, hex) == any(side) && position.holds(side, hex) == fights(side);
    let shared = position.first_in(hex).is_some() == position.is_shared(hex);
    holds(shared && Side::BOTH.into_iter().all(of), || format!("wrong counts of {}", edition.board.name(hex)))
}

fn block(edition: Edition, state: &State, unit: UnitId) -> Result<(), Violation> {
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
    holds(edition.board.tile(hex).is_some(), || format!("{} is off the board", name()))?;
    let indexed = position.in_hex(position.side(unit), hex).any(|other| other == unit);
    holds(indexed, || format!("{} is not in the index of its hex", name()))
}
