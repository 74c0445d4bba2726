//! The record of a game: undo, the journal, replay, saves and links.

use desert_fox::data::overlay::ChartChange;
use desert_fox::model::units::Side;
use desert_fox::record::file_stem;
use desert_fox::turn::config::Options;
use site::Handle;
use site::border::{give_value, read_value};
use wasm_bindgen::prelude::*;

use super::{Game, GameTerms, Journal, Opening};

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

    /// The owner's values that the game is played with, for another copy of it on this machine.
    #[wasm_bindgen(unchecked_return_type = "ChartChange[]")]
    pub fn charts(&self) -> Result<JsValue, JsValue> {
        give_value(&self.handle.played().record().options.charts)
    }

    /// The name of its save file without date and extension `.desertfox.json`: scenario, game-turn, player.
    #[wasm_bindgen(js_name = fileStem)]
    pub fn file_stem(&self) -> String {
        file_stem(self.handle.played())
    }
}

site::record_calls!(side: Side);

/// Gives a record the values of the owner's charts that it names.
fn supply(charts: Option<js_sys::Array>) -> Result<impl FnOnce(&mut Options), JsValue> {
    let charts: Vec<ChartChange> = charts.map_or(Ok(Vec::new()), |charts| read_value(&charts))?;
    Ok(move |options: &mut Options| options.supply(&charts))
}
