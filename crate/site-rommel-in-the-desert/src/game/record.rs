//! The record of a game: saves, links and what every game has of it.

use rommel_in_the_desert::model::units::Side;
use rommel_in_the_desert::record::{Options, file_stem};
use site::Handle;
use wasm_bindgen::prelude::*;

use super::{Game, GameTerms, Journal, Opening};

#[wasm_bindgen]
impl Game {
    /// The game of a save file, played again from its first order.
    ///
    /// Errors: `bad-save`; its path is `too-long`, `format`, `newer`, `check`, `unreadable`, the place of a value that cannot
    /// be read, or why the game does not follow: `options`, `refused`, `faces`, `checkpoint`, `newer`. Of a game of older rules
    /// `details.older` says what they were, and `loadAsFar` gives as much of it as follows by those of today.
    pub fn load(text: &js_sys::JsString) -> Result<Self, JsValue> {
        Handle::load(text, complete).map(Self::from)
    }

    /// The game of a save file of older rules as far as it follows by those of today, at the first order refused, die or
    /// checkpoint that differs; a game that follows to its end, whole. It is a new game: the file stays what it is.
    ///
    /// Errors: as for `load`, of a file of the current rules.
    #[wasm_bindgen(js_name = loadAsFar)]
    pub fn load_as_far(text: &js_sys::JsString) -> Result<Self, JsValue> {
        Handle::load_as_far(text, complete).map(Self::from)
    }

    /// The whole game of a link, played again.
    ///
    /// Errors: `bad-link`; its path is that of `decodeAnyLink`, or why the game does not follow, as for `load`.
    pub fn open(link: &js_sys::JsString) -> Result<Self, JsValue> {
        Handle::open(link, complete).map(Self::from)
    }

    /// The game of a link of older rules as far as it follows by those of today, as `loadAsFar`.
    ///
    /// Errors: as for `open`, of a link of the current rules.
    #[wasm_bindgen(js_name = openAsFar)]
    pub fn open_as_far(link: &js_sys::JsString) -> Result<Self, JsValue> {
        Handle::open_as_far(link, complete).map(Self::from)
    }

    /// The name of its save file without date and extension `.rommelinthedesert.json`: scenario, month, player.
    #[wasm_bindgen(js_name = fileStem)]
    pub fn file_stem(&self) -> String {
        file_stem(self.handle.played())
    }
}

site::record_calls!(side: Side);

/// Records of this game hold all that they name.
const fn complete(_: &mut Options) {}
