//! Links that carry a combat or a position.

use desert_fox::query::board::query::PositionSheet;
use desert_fox::query::combat::query::CombatQuery;
use desert_fox::record::DesertFox;
use desert_fox::turn::config::Options;
use referee::link::{Kind, LinkError};
use serde::Serialize;
use site::agreement::AgreementView;
use site::border::{give, read, read_text};
use site::links::{BadLink, Carried, TextContent, content, find, pack, unpack};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// What a link carries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "kind")]
pub enum LinkContent {
    /// A combat.
    Combat {
        /// The worksheet.
        query: CombatQuery,
    },
    /// A position on the map.
    Position {
        /// The position with its rules and charts.
        sheet: PositionSheet,
    },
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

/// Reads a link, whatever it carries.
fn decode(fragment: &str) -> Result<LinkContent, BadLink> {
    Ok(match unpack::<DesertFox>(fragment)? {
        Carried::Text(Kind::Combat, json) => LinkContent::Combat { query: content(&json, "query")? },
        Carried::Text(_, json) => LinkContent::Position { sheet: content(&json, "sheet")? },
        Carried::Game { options, orders, entered, agreement } => {
            LinkContent::Game { options, orders, entered, agreement }
        }
        Carried::Turn { game, from, orders } => LinkContent::Turn { game, from, orders },
    })
}

/// Makes a link of a combat, for the fragment of an address: `d1.c.<content>.<check>`.
///
/// Errors: `bad-argument`; `bad-link` with the path `too-long` for a combat that no link can carry.
#[wasm_bindgen(js_name = encodeLink)]
pub fn encode_link(query: &Ts<CombatQuery>) -> Result<String, JsValue> {
    Ok(pack::<DesertFox>(Kind::Combat, &read(query)?)?)
}

/// Makes a link of a position, for the fragment of an address: `d1.p.<content>.<check>`.
///
/// Errors: `bad-argument`; `bad-link` with the path `too-long` for a position that no link can carry.
#[wasm_bindgen(js_name = encodePosition)]
pub fn encode_position(sheet: &Ts<PositionSheet>) -> Result<String, JsValue> {
    Ok(pack::<DesertFox>(Kind::Position, &read(sheet)?)?)
}

/// Reads the combat of a link, from the fragment of an address or from pasted text.
///
/// Errors: as `decodeAnyLink`; the path `kind` for a link that carries something else.
#[wasm_bindgen(js_name = decodeLink)]
pub fn decode_link(fragment: &js_sys::JsString) -> Result<Ts<CombatQuery>, JsValue> {
    if let LinkContent::Combat { query } = decode(&read_text(fragment))? {
        return give(&query);
    }
    let message = "the link carries something else than a combat".to_owned();
    Err(BadLink { path: LinkError::Kind.code().to_owned(), message }.into())
}

/// Reads a link, from the fragment of an address or from pasted text, and tells what it carries.
///
/// Errors: `bad-link`; its path is `too-long`, `empty`, `form`, `web-page`, `no-text`, `tag`, `another-game`,
/// `cut-short`, `check`,
/// `kind`, `content` or `text`, or the place in the content that cannot be read, such as `query.units[3].full` or
/// `sheet.position.units[3].hex`.
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
    give(&find::<DesertFox>(&read_text(text)))
}

#[cfg(test)]
#[path = "links_tests.rs"]
mod tests;
