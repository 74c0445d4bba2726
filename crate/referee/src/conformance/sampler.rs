//! What the suite needs to know of a game.

use std::fmt::Debug;

use crate::draw::Draw;
use crate::rules::Rules;

/// Draws orders and states of a game at random.
pub trait Sampler<R: Rules>: Debug {
    /// The players.
    fn sides(&self) -> Vec<R::Side>;

    /// Whether the game is over.
    fn is_over(&self, state: &R::State) -> bool;

    /// A random legal order of the player who decides; none where nothing can be ordered.
    fn legal_order(&mut self, rules: &mut R, state: &R::State, draw: &mut Draw) -> Option<R::Order>;

    /// An order that may be legal or not.
    fn stray_order(&mut self, rules: &mut R, state: &R::State, draw: &mut Draw) -> R::Order;

    /// Whether the legal list covers an order.
    fn is_listed(&mut self, rules: &mut R, state: &R::State, order: &R::Order) -> bool;

    /// The order that the computer player would give for the player who decides; none where there is no computer
    /// player.
    fn advice(&mut self, rules: &mut R, state: &R::State) -> Option<R::Order>;

    /// Adds to options that were read from a file or a link what these leave out; by default they leave out nothing.
    fn complete(&self, _read: &mut R::Options, _played: &R::Options) {}

    /// Another state that differs only in what this player may not see; none where nothing is hidden from them.
    fn twin(&self, _state: &R::State, _viewer: R::Side, _draw: &mut Draw) -> Option<R::State> {
        None
    }

    /// An order in a twin that this viewer cannot tell from the order given by another player in the state, such as
    /// one that plays another hidden card; by default the same order.
    fn twin_order(&self, _both: [&R::State; 2], order: &R::Order, _viewer: R::Side, _draw: &mut Draw) -> R::Order {
        order.clone()
    }
}
