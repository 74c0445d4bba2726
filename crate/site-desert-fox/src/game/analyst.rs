//! What the analyst says of a game. Nothing is hidden in Desert Fox: all of it is what both players can see.

use desert_fox::analyst::advice::best_attacks;
use desert_fox::analyst::chances::end_after;
use desert_fox::analyst::luck::luck;
use desert_fox::analyst::missed::missed;
use desert_fox::analyst::outlook::outlook_after;
use desert_fox::analyst::risks::risks;
use desert_fox::analyst::views::{AdviceView, PlayedOn, RiskView};
use desert_fox::model::units::Side;
use desert_fox::record::DesertFox;
use referee::luck::LuckView;
use referee::search::Scripts;
use site::border::{bounded, draw_of, give, give_value, read};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use super::Game;

#[wasm_bindgen]
impl Game {
    /// The best attacks of the phase, at most `most` of them: in a combat phase those that can be declared, in a movement
    /// phase those that can be made after moves.
    ///
    /// Errors: `bad-argument` for more than 1,000.
    #[wasm_bindgen(js_name = bestAttacks)]
    pub fn best_attacks(&mut self, most: usize) -> Result<Ts<AdviceView>, JsValue> {
        let most = bounded(most, "most")?;
        let (DesertFox { config, cache }, state) = self.handle.parts();
        give(&best_attacks(config, cache, state, most))
    }

    /// The risks of a player if all stayed as they stand: supply that hangs on one supplier or hex, and stacks that the
    /// enemy could overrun, surround or attack in his next turn.
    ///
    /// Errors: `bad-argument`.
    pub fn risks(&mut self, side: &Ts<Side>) -> Result<Ts<RiskView>, JsValue> {
        let side = read(side)?;
        let (DesertFox { config, cache }, state) = self.handle.parts();
        give(&risks(config, cache, state, side))
    }

    /// What the player-turn has left out in which the last of the first `orders` orders was given.
    #[wasm_bindgen(unchecked_return_type = "MissedView | undefined")]
    pub fn missed(&mut self, orders: usize) -> Result<JsValue, JsValue> {
        missed(self.handle.played_mut(), orders).map_or(Ok(JsValue::UNDEFINED), |view| give_value(&view))
    }

    /// Luck and decisions in the orders from `from` up to and without `to`, all in one value of a state.
    pub fn luck(&mut self, from: usize, to: usize) -> Result<Ts<LuckView>, JsValue> {
        give(&luck(self.handle.played_mut(), from, to))
    }

    /// An estimate of the win chances after the first `orders` orders, by the value of the state and the time left, fitted to
    /// games between scripts; nothing in scenarios without a fit.
    #[wasm_bindgen(unchecked_return_type = "OutlookView | undefined")]
    pub fn outlook(&mut self, orders: usize) -> Result<JsValue, JsValue> {
        outlook_after(self.handle.played_mut(), orders).map_or(Ok(JsValue::UNDEFINED), |view| give_value(&view))
    }

    /// How the game ends that scripts play on for both sides after the first `orders` orders: with styles and dice
    /// drawn for the number of the try, never those of the game.
    ///
    /// Errors: `bad-argument` for more than 1,000 tries.
    #[wasm_bindgen(js_name = playOn)]
    pub fn play_on(&mut self, orders: usize, number: usize) -> Result<Ts<PlayedOn>, JsValue> {
        let draw = draw_of(orders, number)?;
        let (rules, _) = self.handle.parts();
        let scripts = self.scripts.get_or_insert_with(|| Scripts::new(rules));
        give(&end_after(self.handle.played_mut(), scripts, orders, draw))
    }
}
