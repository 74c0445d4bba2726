//! The computer players of a game, and the calls in which they think.

use referee::search::{Explanation, Level, Searchable, Strategist, Thought};
use referee::{Draw, Views};
use serde::Serialize;
use tsify::Tsify;

use crate::handle::Handle;

/// The computer players of both sides, each made when it first thinks.
pub struct Opponents<R: Searchable> {
    players: [Option<Strategist<R>>; 2],
}

impl<R: Searchable> Default for Opponents<R> {
    fn default() -> Self {
        Self { players: [None, None] }
    }
}

/// How far a search has come.
#[derive(Clone, Copy, Serialize, Tsify)]
pub struct ThoughtProgress {
    /// Rollouts that are done.
    pub done: u32,
    /// Rollouts that are planned.
    pub of: u32,
}

/// What a slice of thinking has come to.
pub enum Slice<O> {
    /// The order, and why its style was chosen where that has just been searched.
    Order(Option<O>, Option<Explanation>),
    /// There is more to think about.
    Thinking(ThoughtProgress),
}

impl<R: Searchable + Views> Opponents<R> {
    /// Thinks for some steps about the player who decides; the same record gives the same order however long the slices
    /// are.
    pub fn think(&mut self, handle: &mut Handle<R>, level: Level, steps: usize) -> Slice<R::Order> {
        self.ask(handle, level, |player, rules, state, draw| player.think(rules, state, steps, draw))
    }

    /// Ends the search that is under way: the order of the best style so far.
    pub fn order_now(&mut self, handle: &mut Handle<R>, level: Level) -> Slice<R::Order> {
        self.ask(handle, level, |player, rules, state, draw| Thought::Order(player.order_now(rules, state, draw)))
    }

    fn ask(
        &mut self,
        handle: &mut Handle<R>,
        level: Level,
        of: impl FnOnce(&mut Strategist<R>, &mut R, &R::State, &mut Draw) -> Thought<R::Order>,
    ) -> Slice<R::Order> {
        let mut draw = handle.draw();
        let (rules, state) = handle.parts();
        let seat = usize::from(rules.to_act(state) == R::SIDES[1]);
        let player = match self.players[seat].take().filter(|player| player.level() == level) {
            Some(player) => self.players[seat].insert(player),
            None => self.players[seat].insert(Strategist::new(rules, level)),
        };
        match of(player, rules, state, &mut draw) {
            Thought::Order(order) => Slice::Order(order, player.take_explanation()),
            Thought::Thinking(progress) => Slice::Thinking(ThoughtProgress { done: progress.done, of: progress.of }),
        }
    }
}

/// Declares the calls of `Game` in which a computer player thinks. A struct `Game` holds a [`Handle`] in its field
/// `handle` and the [`Opponents`] in its field `opponents`, and its method `sees_decider` says whether its viewer may
/// know what the player who decides knows; `order` is the type of its orders.
#[macro_export]
macro_rules! opponent_calls {
    (order: $order:ident, typescript: $typescript:literal) => {
        /// What a slice of thinking has come to.
        #[derive(::serde::Serialize, ::tsify::Tsify)]
        #[serde(rename_all = "camelCase", tag = "kind")]
        pub enum OpponentThought {
            /// It has come to an order.
            Order {
                /// The order; none once the game is over, and for a viewer who is the other player.
                #[serde(skip_serializing_if = "Option::is_none")]
                #[tsify(optional, type = $typescript)]
                order: Option<$order>,
                /// Why the player goes on as it does, where it has just chosen among styles.
                #[serde(skip_serializing_if = "Option::is_none")]
                #[tsify(optional)]
                why: Option<::referee::search::Explanation>,
            },
            /// There is more to think about.
            Thinking($crate::opponents::ThoughtProgress),
        }

        impl From<$crate::opponents::Slice<$order>> for OpponentThought {
            fn from(slice: $crate::opponents::Slice<$order>) -> Self {
                match slice {
                    $crate::opponents::Slice::Order(order, why) => Self::Order { order, why },
                    $crate::opponents::Slice::Thinking(progress) => Self::Thinking(progress),
                }
            }
        }

        #[::wasm_bindgen::prelude::wasm_bindgen]
        impl Game {
            /// Lets a computer player of a level think for some steps about the player who decides; a step takes a few
            /// milliseconds at most. Call it again until it gives an order; the game must stay as it is meanwhile. The
            /// same record gives the same order however many steps a call has. It knows what that player may know, and
            /// a viewer who is the other player gets no order where anything is hidden.
            ///
            /// Errors: `bad-argument`, also for more than 1,000 steps.
            pub fn think(
                &mut self,
                level: &::tsify::Ts<::referee::search::Level>,
                steps: usize,
            ) -> Result<::tsify::Ts<OpponentThought>, ::wasm_bindgen::JsValue> {
                let (level, steps) = ($crate::border::read(level)?, $crate::border::bounded(steps, "steps")?);
                if !self.sees_decider() {
                    return $crate::border::give(&OpponentThought::Order { order: None, why: None });
                }
                $crate::border::give(&self.opponents.think(&mut self.handle, level, steps).into())
            }

            /// Ends the thinking that is under way: the order that seems best so far, at once; none as for `think`.
            ///
            /// Errors: `bad-argument`.
            #[wasm_bindgen(js_name = orderNow)]
            pub fn order_now(
                &mut self,
                level: &::tsify::Ts<::referee::search::Level>,
            ) -> Result<::tsify::Ts<OpponentThought>, ::wasm_bindgen::JsValue> {
                let level = $crate::border::read(level)?;
                if !self.sees_decider() {
                    return $crate::border::give(&OpponentThought::Order { order: None, why: None });
                }
                $crate::border::give(&self.opponents.order_now(&mut self.handle, level).into())
            }
        }
    };
}
