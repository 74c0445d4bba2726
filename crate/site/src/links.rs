//! Links that carry a combat or a position.

use desert_fox::query::board::query::PositionSheet;
use desert_fox::query::combat::query::CombatQuery;
use desert_fox::record::{self, DesertFox, DiceMode, LinkFault, Record, Shared};
use desert_fox::turn::config::Options;
use referee::Rules;
use referee::hash::hex;
use referee::json::{parse, to_text};
use referee::link::{self, Kind, LinkError};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::border::{engine_error, give, read, read_text};

/// What the links of the game begin with.
const TAG: &str = DesertFox::FORMATS.link;

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

/// Why a link is not made or not read: a name or a place in the content, and a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadLink {
    /// `too-long`, `form`, `tag`, `check`, `kind`, `content`, `text`, or the place of the value that cannot be read.
    path: String,
    message: String,
}

impl From<LinkError> for BadLink {
    fn from(error: LinkError) -> Self {
        Self { path: error.code().to_owned(), message: error.to_string() }
    }
}

impl From<BadLink> for JsValue {
    fn from(bad: BadLink) -> Self {
        engine_error("bad-link", &bad.message, &bad.path)
    }
}

/// Makes a link of a content.
fn pack(kind: Kind, content: &impl Serialize) -> Result<String, JsValue> {
    Ok(link::encode(TAG, kind, &to_text(content)).map_err(BadLink::from)?)
}

/// Reads a link, whatever it carries: the one decoder behind every call.
fn unpack(fragment: &str) -> Result<LinkContent, BadLink> {
    let (kind, bytes) = link::decode_bytes(TAG, fragment)?;
    let json = || String::from_utf8(bytes).map_err(|_| LinkError::Text);
    Ok(match kind {
        Kind::Combat => LinkContent::Combat { query: content(&json()?, "query")? },
        Kind::Position => LinkContent::Position { sheet: content(&json()?, "sheet")? },
        Kind::Game | Kind::Turn => return shared(fragment),
    })
}

/// What the link of a game or a turn carries.
fn shared(fragment: &str) -> Result<LinkContent, BadLink> {
    let bad = |fault: LinkFault| BadLink { path: fault.code().to_owned(), message: fault.to_string() };
    Ok(match record::Game::read_link(fragment).map_err(bad)? {
        Shared::Game(Record { options, dice, orders, .. }, _) => {
            LinkContent::Game { options, orders: orders.len() as u32, entered: dice == DiceMode::Entered }
        }
        Shared::Turn(turn) => {
            LinkContent::Turn { game: hex(&turn.game), from: turn.from, orders: turn.orders.len() as u32 }
        }
    })
}

fn content<T: DeserializeOwned>(json: &str, name: &str) -> Result<T, BadLink> {
    parse(json).map_err(|fault| {
        let path = if fault.path.is_empty() { name.to_owned() } else { format!("{name}.{}", fault.path) };
        BadLink { path, message: fault.message }
    })
}

/// Makes a link of a combat, for the fragment of an address: `d1.c.<content>.<check>`.
///
/// Errors: `bad-argument`; `bad-link` with the path `too-long` for a combat that no link can carry.
#[wasm_bindgen(js_name = encodeLink)]
pub fn encode_link(query: &Ts<CombatQuery>) -> Result<String, JsValue> {
    pack(Kind::Combat, &read(query)?)
}

/// Makes a link of a position, for the fragment of an address: `d1.p.<content>.<check>`.
///
/// Errors: `bad-argument`; `bad-link` with the path `too-long` for a position that no link can carry.
#[wasm_bindgen(js_name = encodePosition)]
pub fn encode_position(sheet: &Ts<PositionSheet>) -> Result<String, JsValue> {
    pack(Kind::Position, &read(sheet)?)
}

/// Reads the combat of a link, from the fragment of an address or from pasted text.
///
/// Errors: as `decodeAnyLink`; the path `kind` for a link that carries something else.
#[wasm_bindgen(js_name = decodeLink)]
pub fn decode_link(fragment: &js_sys::JsString) -> Result<Ts<CombatQuery>, JsValue> {
    if let LinkContent::Combat { query } = unpack(&read_text(fragment))? {
        return give(&query);
    }
    let message = "the link carries something else than a combat".to_owned();
    Err(BadLink { path: LinkError::Kind.code().to_owned(), message }.into())
}

/// Reads a link, from the fragment of an address or from pasted text, and tells what it carries.
///
/// Errors: `bad-link`; its path is `too-long`, `form`, `tag`, `check`, `kind`, `content` or `text`, or the place in the
/// content that cannot be read, such as `query.units[3].full` or `sheet.position.units[3].hex`.
#[wasm_bindgen(js_name = decodeAnyLink)]
pub fn decode_any_link(fragment: &js_sys::JsString) -> Result<Ts<LinkContent>, JsValue> {
    give(&unpack(&read_text(fragment))?)
}

#[cfg(test)]
#[path = "links_tests.rs"]
mod tests;
