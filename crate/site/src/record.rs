//! The record of a game: undo, the journal, replay, saves and links.

use js_sys::JsString;
use referee::hash::hex;
use referee::record::link::{LinkFault, Shared};
use referee::record::notes::CannotNote;
use referee::record::{Game, Look, LookBy};
use referee::search::Searchable;
use referee::viewer::{journal, transcript};
use referee::{Rules, Views};
use serde::Serialize;
use wasm_bindgen::JsValue;

use crate::border::{engine_error, read_text};
use crate::faults::{bad_link, bad_save, beyond};
use crate::handle::Handle;
use crate::views::{GameProof, UndoCheck, fresh_number};

impl<R: Views> Handle<R>
where
    R::Refusal: Serialize,
{
    /// The game of a save file, played again from its first order. `complete` adds what the file names but does not
    /// hold.
    ///
    /// Errors: `bad-save`.
    pub fn load(text: &JsString, complete: impl FnOnce(&mut R::Options)) -> Result<Self, JsValue> {
        Game::load_with(&read_text(text), complete).map(Self::from).map_err(|error| bad_save(&error))
    }

    /// The same as far as a game of older rules follows by those of today.
    ///
    /// Errors: `bad-save`.
    pub fn load_as_far(text: &JsString, complete: impl FnOnce(&mut R::Options)) -> Result<Self, JsValue> {
        let loaded = Game::load_as_far(&read_text(text), complete);
        loaded.map(|(game, _)| Self::from(game)).map_err(|error| bad_save(&error))
    }

    /// The whole game of a link, played again.
    ///
    /// Errors: `bad-link`.
    pub fn open(link: &JsString, complete: impl FnOnce(&mut R::Options)) -> Result<Self, JsValue> {
        Game::open_with(&read_text(link), complete).map(Self::from).map_err(|fault| bad_link(&fault))
    }

    /// The same as far as a game of older rules follows by those of today.
    ///
    /// Errors: `bad-link`.
    pub fn open_as_far(link: &JsString, complete: impl FnOnce(&mut R::Options)) -> Result<Self, JsValue> {
        let opened = Game::open_as_far(&read_text(link), complete);
        opened.map(|(game, _)| Self::from(game)).map_err(|fault| bad_link(&fault))
    }

    /// Carries out the orders of a turn link that this game does not have yet, and gives what they brought about. All
    /// of them have to follow; those up to `up_to` orders of the whole game are kept. In the name of the `receiver` the
    /// turn gives orders only as they follow from standing orders of this game, where these cover the decision.
    ///
    /// Errors: `bad-link`, and nothing has changed.
    pub fn receive(
        &mut self,
        link: &JsString,
        up_to: Option<usize>,
        receiver: Option<R::Side>,
    ) -> Result<Vec<R::EntryView>, JsValue> {
        let turn = match Game::<R>::read_link(&read_text(link)) {
            Ok(Shared::Turn(turn)) => turn,
            Ok(Shared::Game(..)) => return Err(bad_link(&LinkFault::<R::Refusal>::Kind)),
            Err(fault) => return Err(bad_link(&fault)),
        };
        let from = self.played.len();
        self.played.receive_up_to(turn, up_to.unwrap_or(usize::MAX), receiver).map_err(|fault| bad_link(&fault))?;
        Ok(self.journal(from, None))
    }

    /// The whole game as a link.
    ///
    /// Errors: `bad-link` for a game that no link can carry.
    pub fn game_link(&self) -> Result<String, JsValue> {
        self.played.link().map_err(|fault| bad_link(&fault))
    }

    /// The orders after the first `from` as a link; by default from where the player-turn begins.
    ///
    /// Errors: `bad-link` where no orders come after, or too many.
    pub fn turn_link(&self, from: Option<usize>) -> Result<String, JsValue> {
        self.played.turn_link(from.unwrap_or_else(|| self.played.turn_begins())).map_err(|fault| bad_link(&fault))
    }
}

impl<R: Searchable + Views> Handle<R> {
    /// Marks that what is hidden of a side is shown now.
    pub fn look(&mut self, side: R::Side, by: LookBy) {
        self.played.look(u8::from(side == R::SIDES[1]), by);
    }

    /// The marks of the record: orders before it, the side that was shown, who decided for it.
    pub fn looks(&self) -> Vec<(u32, R::Side, LookBy)> {
        let side = |look: &Look| R::SIDES[usize::from(look.side.min(1))];
        self.played.looks().iter().map(|look| (look.orders, side(look), look.by)).collect()
    }
}

impl<R: Views> Handle<R> {
    /// Whether the last order can be taken back.
    pub fn can_undo(&self) -> UndoCheck {
        self.played.can_undo().into()
    }

    /// Whether an order that was taken back can be given again.
    pub fn can_redo(&self) -> UndoCheck {
        self.played.can_redo().into()
    }

    /// Takes the last order back, where it can be.
    pub fn undo(&mut self) -> UndoCheck {
        self.last = None;
        self.played.undo().into()
    }

    /// Gives the order again that was taken back last.
    pub fn redo(&mut self) -> UndoCheck {
        self.last = None;
        self.played.redo().map(|_| ()).into()
    }

    /// Some of the orders with what they brought about: those from `from` up to and without `to`, or up to the last.
    pub fn journal(&mut self, from: usize, to: Option<usize>) -> Vec<R::EntryView> {
        journal(&mut self.played, from..to.unwrap_or(usize::MAX), self.viewer)
    }

    /// Writes a note beside an order, in place of the one there; an empty text takes it away.
    ///
    /// Errors: `bad-argument`; its path is `order`, `text` or `notes`.
    pub fn note(&mut self, order: usize, text: &str) -> Result<(), JsValue> {
        let path = |fault| match fault {
            CannotNote::Order => "order",
            CannotNote::Text => "text",
            CannotNote::Most => "notes",
        };
        let noted = self.played.note(order, text);
        noted.map_err(|fault| engine_error("bad-argument", &fault.to_string(), path(fault)))
    }

    /// Another game with the first orders of this one and the same dice, for the same viewer.
    ///
    /// Errors: `bad-argument` beyond the last order.
    pub fn branch(&self, orders: usize) -> Result<Self, JsValue> {
        let branch = self.played.branch(orders).ok_or_else(|| beyond(orders))?;
        Ok(Self { viewer: self.viewer, ..branch.into() })
    }

    /// Plays the game again from its first order and compares every die and every checkpoint.
    pub fn verify(&self) -> GameProof {
        match Game::<R>::verify(self.played.record(), self.played.checkpoints()) {
            Ok(proof) => GameProof::Follows { orders: proof.orders as u32, state: hex(&proof.state) },
            Err(fault) => {
                let order = fault.order().map(|order| order as u32);
                GameProof::Fault { code: fault.code(), message: fault.to_string(), order }
            }
        }
    }

    /// The hash of the state, 64 hex digits.
    pub fn fingerprint(&self) -> String {
        hex(&<R as Rules>::fingerprint(self.played.state()))
    }

    /// Another game with the first orders of this one and dice of its own from there on, for the same viewer.
    ///
    /// Errors: `bad-argument` beyond the last order; `no-entropy`.
    pub fn continue_from(&self, orders: usize) -> Result<Self, JsValue> {
        let continued = self.played.continue_from(orders, fresh_number()?).ok_or_else(|| beyond(orders))?;
        Ok(Self { viewer: self.viewer, ..continued.into() })
    }

    /// What tells the game from every other, 16 hex digits.
    pub fn game_id(&self) -> String {
        hex(&self.played.id())
    }

    /// The game in words.
    ///
    /// Errors: `bad-game`, which would be a fault of the engine.
    pub fn transcript(&self) -> Result<String, JsValue> {
        let text = transcript::<R>(self.played.record(), self.viewer);
        text.map_err(|fault| engine_error("bad-game", &fault.to_string(), fault.code()))
    }
}
