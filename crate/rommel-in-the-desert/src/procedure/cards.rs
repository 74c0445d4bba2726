//! Supply cards: drawing and paying.

use crate::data::edition::Edition;
use crate::data::numbers::Number;
use crate::model::finding::{Code, Finding};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::Side;
use crate::state::cards::{Cards, Hand};
use crate::turn::context::{OrderContext, Stream};

/// The deck of a game and empty hands.
pub fn full_deck(edition: Edition) -> Cards {
    Cards::new(edition.numbers.get(Number::RealCards), edition.numbers.get(Number::DummyCards))
}

/// A player draws up to this number of cards; how many came. An empty deck is replaced by the shuffled discards; when
/// both are empty nothing more is drawn.
///
/// Errors: a random number is not known.
///
/// Cases: 9.3 · Rulings: D065
pub fn draw(ctx: &mut OrderContext, side: Side, count: u8) -> Result<u8, Refusal> {
    let Some(mut cards) = ctx.state.cards.take() else { return Ok(0) };
    let held = cards.hand(side).size();
    let mut drawn = 0;
    while drawn < count {
        if cards.deck.pile().is_empty() {
            if cards.deck.discards().is_empty() {
                break;
            }
            cards.deck.reshuffle();
            ctx.emit(Finding::of(Code::DeckShuffled).numbers(0, cards.deck.pile().len() as u8));
        }
        if let Some(card) = cards.deck.draw(&mut ctx.random, Stream::Cards as u8).map_err(|_| RefusalCode::Dice)? {
            cards.add(side, card);
        }
        drawn += 1;
    }
    ctx.state.cards = Some(cards);
    if drawn > 0 {
        ctx.reveal_to(side);
    }
    ctx.emit(Finding::of(Code::CardsDrawn).side(side).numbers(held, held + drawn));
    Ok(drawn)
}

/// Whether a player holds these cards.
///
/// Errors: some of them are not in the hand, or the situation has no cards.
///
/// Cases: 4.4 · Rulings: D063, D068
pub fn check_held(ctx: &OrderContext, side: Side, cards: Hand) -> Result<(), Refusal> {
    let held = ctx.state.cards.as_ref().is_some_and(|all| cards.is_in(all.hand(side)));
    if held { Ok(()) } else { Err(RefusalCode::CardsNotHeld.into()) }
}

/// A player turns up cards and spends them.
///
/// Cases: 4.4 · Rulings: D063, D068
pub fn spend(ctx: &mut OrderContext, side: Side, cards: Hand) {
    if let Some(all) = &mut ctx.state.cards {
        all.discard(side, cards);
    }
    if cards.size() > 0 {
        ctx.reveal_to(side.enemy());
    }
}
