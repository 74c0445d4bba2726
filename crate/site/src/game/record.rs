//! The record of a game: undo, the journal, replay, saves and links.

use desert_fox::data::overlay::ChartChange;
use desert_fox::record as played;
use desert_fox::record::notes::CannotNote;
use desert_fox::record::{CannotUndo, DesertFox, file_stem, fingerprint};
use desert_fox::record::{LinkFault, Shared};
use referee::Views;
use referee::hash::hex;
use referee::viewer::{journal, transcript};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use super::faults::{bad_link, bad_save};
use super::{Game, GameProof, Journal, Opening, UndoCheck, beyond};
use crate::border::{give, give_value, read_text, read_value};

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
        let charts = values(charts)?;
        let loaded = played::Game::load_with(&read_text(text), |options| options.supply(&charts));
        loaded.map(Self::from).map_err(|error| bad_save(&error))
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
        let charts = values(charts)?;
        let loaded = played::Game::load_as_far(&read_text(text), |options| options.supply(&charts));
        loaded.map(|(game, _)| Self::from(game)).map_err(|error| bad_save(&error))
    }

    /// The whole game of a link, played again.
    ///
    /// Errors: `bad-link`; its path is that of `decodeAnyLink`, or why the game does not follow, as for `load`.
    /// `charts` as for `load`.
    pub fn open(
        link: &js_sys::JsString,
        #[wasm_bindgen(unchecked_optional_param_type = "ChartChange[]")] charts: Option<js_sys::Array>,
    ) -> Result<Self, JsValue> {
        let charts = values(charts)?;
        let opened = played::Game::open_with(&read_text(link), |options| options.supply(&charts));
        opened.map(Self::from).map_err(|fault| bad_link(&fault))
    }

    /// The game of a link of older rules as far as it follows by those of today, as `loadAsFar`.
    ///
    /// Errors: as for `open`, of a link of the current rules. `charts` as for `load`.
    #[wasm_bindgen(js_name = openAsFar)]
    pub fn open_as_far(
        link: &js_sys::JsString,
        #[wasm_bindgen(unchecked_optional_param_type = "ChartChange[]")] charts: Option<js_sys::Array>,
    ) -> Result<Self, JsValue> {
        let charts = values(charts)?;
        let opened = played::Game::open_as_far(&read_text(link), |options| options.supply(&charts));
        opened.map(|(game, _)| Self::from(game)).map_err(|fault| bad_link(&fault))
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
        let turn = match played::Game::read_link(&read_text(link)) {
            Ok(Shared::Turn(turn)) => turn,
            Ok(Shared::Game(..)) => return Err(bad_link(&LinkFault::Kind)),
            Err(fault) => return Err(bad_link(&fault)),
        };
        let from = self.played.len();
        self.played.receive_up_to(turn, up_to.unwrap_or(usize::MAX)).map_err(|fault| bad_link(&fault))?;
        self.journal(from, None)
    }

    /// Whether the last order can be taken back: not past a die, nor past the other player's decision.
    #[wasm_bindgen(js_name = canUndo)]
    pub fn can_undo(&self) -> Result<Ts<UndoCheck>, JsValue> {
        give(&undo_check(self.played.can_undo()))
    }

    /// Whether an order that was taken back can be given again.
    #[wasm_bindgen(js_name = canRedo)]
    pub fn can_redo(&self) -> Result<Ts<UndoCheck>, JsValue> {
        give(&undo_check(self.played.can_redo()))
    }

    /// Takes the last order back, where it can be.
    pub fn undo(&mut self) -> Result<Ts<UndoCheck>, JsValue> {
        self.last = None;
        give(&undo_check(self.played.undo()))
    }

    /// Gives the order again that was taken back last.
    pub fn redo(&mut self) -> Result<Ts<UndoCheck>, JsValue> {
        self.last = None;
        give(&undo_check(self.played.redo().map(|_| ())))
    }

    /// What happened before the first order.
    pub fn opening(&mut self) -> Result<Ts<Opening>, JsValue> {
        let log = self.played.opening();
        let start = self.played.state_after(0).ok_or_else(|| beyond(0))?;
        let events = self.played.parts().0.view(&start, &log, self.viewer).events;
        give(&Opening { events })
    }

    /// Some of the orders with what they brought about: those from `from` up to and without `to`, or up to the last.
    pub fn journal(&mut self, from: usize, to: Option<usize>) -> Result<Ts<Journal>, JsValue> {
        let orders = from..to.unwrap_or(usize::MAX);
        give(&Journal { orders: journal(&mut self.played, orders, self.viewer) })
    }

    /// Writes a note beside an order, in place of the one there; an empty text takes it away. Up to 500 notes of up to 500
    /// letters, without control characters; save files keep them, links do not.
    ///
    /// Errors: `bad-argument`; its path is `order`, `text` or `notes`.
    pub fn note(&mut self, order: usize, text: &str) -> Result<(), JsValue> {
        let path = |fault| match fault {
            CannotNote::Order => "order",
            CannotNote::Text => "text",
            CannotNote::Most => "notes",
        };
        let noted = self.played.note(order, text);
        noted.map_err(|fault| crate::border::engine_error("bad-argument", &fault.to_string(), path(fault)))
    }

    /// Another game with the first orders of this one and the same dice, shown to the same viewer.
    ///
    /// Errors: `bad-argument` beyond the last order.
    pub fn branch(&self, orders: usize) -> Result<Self, JsValue> {
        let branch = self.played.branch(orders).ok_or_else(|| beyond(orders))?;
        Ok(Self { viewer: self.viewer, ..branch.into() })
    }

    /// Plays the game again from its first order and compares every die and every checkpoint.
    pub fn verify(&self) -> Result<Ts<GameProof>, JsValue> {
        give(&match played::Game::verify(self.played.record(), self.played.checkpoints()) {
            Ok(proof) => GameProof::Follows { orders: proof.orders as u32, state: hex(&proof.state) },
            Err(fault) => {
                let order = fault.order().map(|order| order as u32);
                GameProof::Fault { code: fault.code(), message: fault.to_string(), order }
            }
        })
    }

    /// The hash of the state, 64 hex digits: the same on every machine for the same state.
    pub fn fingerprint(&self) -> String {
        hex(&fingerprint(self.played.state()))
    }

    /// What tells this game from every other whatever its orders: the beginning of its chain, 16 hex digits.
    #[wasm_bindgen(js_name = gameId)]
    pub fn game_id(&self) -> String {
        self.played.links().first().map_or_else(String::new, |link| hex(&link.0[..8]))
    }

    /// The owner's values that the game is played with, for another copy of it on this machine.
    #[wasm_bindgen(unchecked_return_type = "ChartChange[]")]
    pub fn charts(&self) -> Result<JsValue, JsValue> {
        give_value(&self.played.record().options.charts)
    }

    /// The game as the text of a save file.
    pub fn save(&self) -> String {
        self.played.save()
    }

    /// The name of its save file without date and extension `.desertfox.json`: scenario, game-turn, player.
    #[wasm_bindgen(js_name = fileStem)]
    pub fn file_stem(&self) -> String {
        file_stem(&self.played)
    }

    /// The whole game as a link, for the fragment of an address: `d1.g.<content>.<check>`.
    ///
    /// Errors: `bad-link` with the path `too-long` for a game that no link can carry.
    #[wasm_bindgen(js_name = gameLink)]
    pub fn game_link(&self) -> Result<String, JsValue> {
        self.played.link().map_err(|fault| bad_link(&fault))
    }

    /// The orders after so many as a link, for somebody who has the game up to there; by default from where the player-turn
    /// begins (`turnBegins` of the view): `d1.t.<content>.<check>`.
    ///
    /// Errors: `bad-link` with the path `known` where no orders come after, `too-long` for too many.
    #[wasm_bindgen(js_name = turnLink)]
    pub fn turn_link(&self, from: Option<usize>) -> Result<String, JsValue> {
        self.played.turn_link(from.unwrap_or_else(|| self.played.turn_begins())).map_err(|fault| bad_link(&fault))
    }

    /// The game in words, for reports in forums.
    ///
    /// Errors: `bad-game`, which would be a fault of the engine.
    pub fn transcript(&self) -> Result<String, JsValue> {
        let fault = |fault: played::Fault| crate::border::engine_error("bad-game", &fault.to_string(), fault.code());
        transcript::<DesertFox>(self.played.record(), self.viewer).map_err(fault)
    }
}

/// The values of the owner's charts.
fn values(charts: Option<js_sys::Array>) -> Result<Vec<ChartChange>, JsValue> {
    charts.map_or(Ok(Vec::new()), |charts| read_value(&charts))
}

fn undo_check(checked: Result<(), CannotUndo>) -> UndoCheck {
    checked.map_or_else(|fault| UndoCheck::Barred { reason: fault.code() }, |()| UndoCheck::Allowed)
}
