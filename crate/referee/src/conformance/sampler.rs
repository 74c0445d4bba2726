//! What the suite needs to know of a game.

use std::fmt::Debug;

use super::Violation;
use crate::draw::Draw;
use crate::parts::Listed;
use crate::record::Game;
use crate::rules::Rules;
use crate::viewer::Given;

/// What orders are called that are counted together.
pub type Kind = &'static str;

/// Draws orders and states of a game at random.
pub trait Sampler<R: Rules>: Debug {
    /// Orders that may be legal or not, in one trial.
    const STRAY: u32 = 20;

    /// The players.
    fn sides(&self) -> Vec<R::Side>;

    /// Whether the game is over.
    fn is_over(&self, state: &R::State) -> bool;

    /// A random legal order of the player who decides; none where nothing can be ordered.
    fn legal_order(&mut self, rules: &mut R, state: &R::State, draw: &mut Draw) -> Option<R::Order>;

    /// Some orders that the legal list holds, for a trial; by default as [`legal_order`](Self::legal_order) draws them.
    fn listed_orders(&mut self, rules: &mut R, state: &R::State, most: u32, draw: &mut Draw) -> Vec<R::Order> {
        (0..most).filter_map(|_| self.legal_order(rules, state, draw)).collect()
    }

    /// An order that may be legal or not, drawn without a look at the legal list.
    fn stray_order(&mut self, rules: &mut R, state: &R::State, draw: &mut Draw) -> R::Order;

    /// How the legal list holds an order that is accepted.
    fn listed(&mut self, rules: &mut R, state: &R::State, order: &R::Order) -> Listed;

    /// The kinds by which an order is counted that is given, or would be accepted.
    fn kinds(&self, _state: &R::State, _order: &R::Order) -> Vec<Kind> {
        Vec::new()
    }

    /// What came of an order, by kinds that are counted.
    fn events(&self, _given: Given<'_, R>, _after: &R::State) -> Vec<Kind> {
        Vec::new()
    }

    /// Looks at an accepted order that is not given in the game, such as at what it leads to.
    ///
    /// Errors: what is not as it must be.
    fn try_further(&mut self, _: &Game<R>, _: &R::Order, _: &mut Draw) -> Result<(), Violation> {
        Ok(())
    }

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
