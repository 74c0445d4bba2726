//! Whole games that need no person: computer players give the orders, and somebody may watch.

use thiserror::Error;

use crate::chain::Seed;
use crate::conformance::Violation;
use crate::json::to_text;
use crate::record::Game;
use crate::rules::{MOST_ORDERS, Rules};
use crate::viewer::Given;

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Any legal order.
    Random,
    /// The scripted opponent.
    Scripted,
}

/// Who plays and watches a game.
pub trait Table<R: Rules> {
    /// Whether the game is over.
    fn is_over(&self, state: &R::State) -> bool;

    /// The place in the sequence of play, in words.
    fn place(&self, state: &R::State) -> String;

    /// The order of the player who decides; none where nothing can be ordered.
    fn order(&mut self, game: &mut Game<R>) -> Option<R::Order>;

    /// Looks at the game after an order.
    ///
    /// Errors: what is not as it must be.
    fn watch(&mut self, game: &mut Game<R>, given: Given<'_, R>) -> Result<(), Violation>;
}

/// Why a game did not come to its end.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Stopped {
    /// Nothing can be ordered although the game is not over.
    #[error("after {orders} orders nothing can be ordered: {place}")]
    DeadEnd {
        /// Orders given.
        orders: usize,
        /// Where in the sequence of play.
        place: String,
    },
    /// A player gave an order that the rules refuse.
    #[error("order {orders} is refused as {refusal}: {order}, {place}")]
    Refused {
        /// Orders given before it.
        orders: usize,
        /// The order as JSON.
        order: String,
        /// The rule against it.
        refusal: String,
        /// Where in the sequence of play.
        place: String,
    },
    /// More orders than a record holds.
    #[error("after {orders} orders the game is not over: {place}")]
    Endless {
        /// Orders given.
        orders: usize,
        /// Where in the sequence of play.
        place: String,
    },
    /// Something is not as it must be.
    #[error("after {orders} orders, {place}: {violation}")]
    Violation {
        /// Orders given.
        orders: usize,
        /// Where in the sequence of play.
        place: String,
        /// What.
        violation: Violation,
    },
}

/// The seed of the dice of a game: its number in the first eight bytes, the lowest first.
pub fn seed(number: u64) -> Seed {
    let mut bytes = [0; 16];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    Seed(bytes)
}

/// Plays a game to its end.
///
/// Errors: a dead end, a refused order, more orders than a record holds, or what the table finds broken.
pub fn play<R: Rules>(game: &mut Game<R>, table: &mut impl Table<R>) -> Result<(), Stopped> {
    while !table.is_over(game.state()) {
        let orders = game.len();
        if orders >= MOST_ORDERS {
            return Err(Stopped::Endless { orders, place: table.place(game.state()) });
        }
        let order = table.order(game);
        let order = order.ok_or_else(|| Stopped::DeadEnd { orders, place: table.place(game.state()) })?;
        let before = game.state().clone();
        let report = game.give(order.clone(), &[]).map_err(|refusal| Stopped::Refused {
            orders,
            order: to_text(&order),
            refusal: refusal.to_string(),
            place: table.place(&before),
        })?;
        let given = Given { at: orders, before: &before, order: &order, report: &report, note: None };
        table.watch(game, given).map_err(|violation| Stopped::Violation {
            orders: orders + 1,
            place: table.place(game.state()),
            violation,
        })?;
    }
    Ok(())
}
