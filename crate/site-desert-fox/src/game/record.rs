//! The record of a game: undo, the journal, replay, saves and links.

use desert_fox::data::overlay::ChartChange;
use desert_fox::record::file_stem;
use desert_fox::turn::config::Options;
use site::Handle;
use site::border::{give, give_value, read_value};
use site::views::{GameProof, UndoCheck};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use super::{Game, Journal, Opening};

#[wasm_bindgen]
impl Game {
    /// The game of a save file, played again from its first order.
    ///
    /// Errors: `bad-save`; its path is `too-long`, `format`, `newer`, `check`, `unreadable`, the place of a value that cannot
    /// be read, or why the game does not follow: `options`, `refused`, `faces`, `checkpoint`, `newer`. Of a game of older rules
    /// `details.older` says what they were, and `loadAsFar` gives as much of it as follows by those of today.
    /// `charts` are the values of the owner's charts, where the file names some; without them the refusal `charts-needed`
    /// tells their name and check.
    pub fn load(
        text: &js_sys::JsString,
        #[wasm_bindgen(unchecked_optional_param_type = "ChartChange[]")] charts: Option<js_sys::Array>,
    ) -> Result<Self, JsValue> {
        Handle::load(text, supply(charts)?).map(Self::from)
    }

    /// The game of a save file of older rules as far as it follows by those of today, at the first order refused, die or
    /// checkpoint that differs; a game that follows to its end, whole. It is a new game: the file stays what it is.
    ///
    /// Errors: as for `load`, of a file of the current rules. `charts` as for `load`.
    #[wasm_bindgen(js_name = loadAsFar)]
    pub fn load_as_far(
        text: &js_sys::JsString,
        #[wasm_bindgen(unchecked_optional_param_type = "ChartChange[]")] charts: Option<js_sys::Array>,
    ) -> Result<Self, JsValue> {
        Handle::load_as_far(text, supply(charts)?).map(Self::from)
    }

    /// The whole game of a link, played again.
    ///
    /// Errors: `bad-link`; its path is that of `decodeAnyLink`, or why the game does not follow, as for `load`.
    /// `charts` as for `load`.
    pub fn open(
        link: &js_sys::JsString,
        #[wasm_bindgen(unchecked_optional_param_type = "ChartChange[]")] charts: Option<js_sys::Array>,
    ) -> Result<Self, JsValue> {
        Handle::open(link, supply(charts)?).map(Self::from)
    }

    /// The game of a link of older rules as far as it follows by those of today, as `loadAsFar`.
    ///
    /// Errors: as for `open`, of a link of the current rules. `charts` as for `load`.
    #[wasm_bindgen(js_name = openAsFar)]
    pub fn open_as_far(
        link: &js_sys::JsString,
        #[wasm_bindgen(unchecked_optional_param_type = "ChartChange[]")] charts: Option<js_sys::Array>,
    ) -> Result<Self, JsValue> {
        Handle::open_as_far(link, supply(charts)?).map(Self::from)
    }

    /// Carries out the orders of a turn link that this game does not have yet; they cannot be taken back. Gives what they
    /// brought about. With `upTo` only those up to that many orders of the whole game are kept; all of them have to follow.
    ///
    /// Errors: `bad-link`, and nothing has changed; its path is that of `decodeAnyLink`, `other-game`, `missing` where turns
    /// between are not here, `other-way` where this game went on otherwise, `known` where it has the turn already, or why
    /// the orders do not follow.
    pub fn receive(
        &mut self,
        link: &js_sys::JsString,
        #[wasm_bindgen(js_name = upTo)] up_to: Option<usize>,
    ) -> Result<Ts<Journal>, JsValue> {
        give(&Journal { orders: self.handle.receive(link, up_to)? })
    }

    /// Whether the last order can be taken back: not past a die, nor past the other player's decision.
    #[wasm_bindgen(js_name = canUndo)]
    pub fn can_undo(&self) -> Result<Ts<UndoCheck>, JsValue> {
        give(&self.handle.can_undo())
    }

    /// Whether an order that was taken back can be given again.
    #[wasm_bindgen(js_name = canRedo)]
    pub fn can_redo(&self) -> Result<Ts<UndoCheck>, JsValue> {
        give(&self.handle.can_redo())
    }

    /// Takes the last order back, where it can be.
    pub fn undo(&mut self) -> Result<Ts<UndoCheck>, JsValue> {
        give(&self.handle.undo())
    }

    /// Gives the order again that was taken back last.
    pub fn redo(&mut self) -> Result<Ts<UndoCheck>, JsValue> {
        give(&self.handle.redo())
    }

    /// What happened before the first order.
    pub fn opening(&mut self) -> Result<Ts<Opening>, JsValue> {
        give(&Opening { events: self.handle.opening()?.events })
    }

    /// Some of the orders with what they brought about: those from `from` up to and without `to`, or up to the last.
    pub fn journal(&mut self, from: usize, to: Option<usize>) -> Result<Ts<Journal>, JsValue> {
        give(&Journal { orders: self.handle.journal(from, to) })
    }

    /// Writes a note beside an order, in place of the one there; an empty text takes it away. Up to 500 notes of up to 500
    /// letters, without control characters; save files keep them, links do not.
    ///
    /// Errors: `bad-argument`; its path is `order`, `text` or `notes`.
    pub fn note(&mut self, order: usize, text: &str) -> Result<(), JsValue> {
        self.handle.note(order, text)
    }

    /// Another game with the first orders of this one and the same dice, for the same viewer.
    ///
    /// Errors: `bad-argument` beyond the last order.
    pub fn branch(&self, orders: usize) -> Result<Self, JsValue> {
        self.handle.branch(orders).map(Self::from)
    }

    /// Plays the game again from its first order and compares every die and every checkpoint.
    pub fn verify(&self) -> Result<Ts<GameProof>, JsValue> {
        give(&self.handle.verify())
    }

    /// The hash of the state, 64 hex digits: the same on every machine for the same state.
    pub fn fingerprint(&self) -> String {
        self.handle.fingerprint()
    }

    /// What tells this game from every other whatever its orders: the beginning of its chain, 16 hex digits.
    #[wasm_bindgen(js_name = gameId)]
    pub fn game_id(&self) -> String {
        self.handle.game_id()
    }

    /// The owner's values that the game is played with, for another copy of it on this machine.
    #[wasm_bindgen(unchecked_return_type = "ChartChange[]")]
    pub fn charts(&self) -> Result<JsValue, JsValue> {
        give_value(&self.handle.played().record().options.charts)
    }

    /// The game as the text of a save file.
    pub fn save(&self) -> String {
        self.handle.played().save()
    }

    /// The name of its save file without date and extension `.desertfox.json`: scenario, game-turn, player.
    #[wasm_bindgen(js_name = fileStem)]
    pub fn file_stem(&self) -> String {
        file_stem(self.handle.played())
    }

    /// The whole game as a link, for the fragment of an address: `d1.g.<content>.<check>`.
    ///
    /// Errors: `bad-link` with the path `too-long` for a game that no link can carry.
    #[wasm_bindgen(js_name = gameLink)]
    pub fn game_link(&self) -> Result<String, JsValue> {
        self.handle.game_link()
    }

    /// The orders after the first `from` as a link, for somebody who has the game up to there; by default from where the player-turn
    /// begins (`turnBegins` of the view): `d1.t.<content>.<check>`.
    ///
    /// Errors: `bad-link` with the path `known` where no orders come after, `too-long` for too many.
    #[wasm_bindgen(js_name = turnLink)]
    pub fn turn_link(&self, from: Option<usize>) -> Result<String, JsValue> {
        self.handle.turn_link(from)
    }

    /// The game in words, for reports in forums.
    ///
    /// Errors: `bad-game`, which would be a fault of the engine.
    pub fn transcript(&self) -> Result<String, JsValue> {
        self.handle.transcript()
    }
}

/// Gives a record the values of the owner's charts that it names.
fn supply(charts: Option<js_sys::Array>) -> Result<impl FnOnce(&mut Options), JsValue> {
    let charts: Vec<ChartChange> = charts.map_or(Ok(Vec::new()), |charts| read_value(&charts))?;
    Ok(move |options: &mut Options| options.supply(&charts))
}
