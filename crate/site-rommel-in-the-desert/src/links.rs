//! What links carry.

use referee::link::LinkError;
use rommel_in_the_desert::record::{Options, Rommel};
use serde::Serialize;
use site::agreement::AgreementView;
use site::border::{give, read_text};
use site::links::{BadLink, Carried, TextContent, find, unpack};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// What a link carries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "kind")]
pub enum LinkContent {
    /// A whole game, for `Game.open`; it has not been played again yet.
    Game {
        /// What the players chose.
        options: Options,
        /// Its orders.
        orders: u32,
        /// The players roll their own dice.
        entered: bool,
        /// The agreement on its seed, where the players agree on it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[tsify(optional)]
        agreement: Option<AgreementView>,
    },
    /// A turn, for `receive` of somebody who has the game; it has not been played yet.
    Turn {
        /// What the game begins with, 16 hex digits: `gameId` of the game that it belongs to.
        game: String,
        /// Orders before it.
        from: u32,
        /// Its orders.
        orders: u32,
    },
}

/// Reads a link. Links of this game carry nothing but games and turns.
fn decode(fragment: &str) -> Result<LinkContent, BadLink> {
    Ok(match unpack::<Rommel>(fragment)? {
        Carried::Game { options, orders, entered, agreement } => {
            LinkContent::Game { options, orders, entered, agreement }
        }
        Carried::Turn { game, from, orders } => LinkContent::Turn { game, from, orders },
        Carried::Text(..) => return Err(LinkError::Kind.into()),
    })
}

/// Reads a link, from the fragment of an address or from pasted text, and tells what it carries.
///
/// Errors: `bad-link`; its path is `too-long`, `empty`, `form`, `web-page`, `no-text`, `tag`, `another-game`,
/// `cut-short`, `check`,
/// `kind`, `content` or `text`.
#[wasm_bindgen(js_name = decodeAnyLink)]
pub fn decode_any_link(fragment: &js_sys::JsString) -> Result<Ts<LinkContent>, JsValue> {
    give(&decode(&read_text(fragment))?)
}

/// What a text holds: the links in it, as they were made, or a save file. Whatever mail, chats and trackers did to a
/// link is undone where its check proves that. `decodeAnyLink`, `Game.open` and `receive` read the first link of a
/// text of this game.
///
/// Errors: none but `bad-result`, which would be a fault of the engine.
#[wasm_bindgen(js_name = findLinks)]
pub fn find_links(text: &js_sys::JsString) -> Result<Ts<TextContent>, JsValue> {
    give(&find::<Rommel>(&read_text(text)))
}

#[cfg(test)]
#[path = "links_tests.rs"]
mod tests;
