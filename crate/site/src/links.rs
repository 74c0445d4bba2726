//! What links carry, for every game.

use referee::Rules;
use referee::hash::hex;
use referee::json::{parse, to_text};
use referee::link::{self, Kind, LinkError};
use referee::reader::{self, At, Reading};
use referee::record::link::{LinkFault, Shared};
use referee::record::{DiceMode, Game, Record};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tsify::Tsify;
use wasm_bindgen::JsValue;

use crate::agreement::AgreementView;
use crate::border::engine_error;

/// Why a link is not made or not read: a name or a place in the content, and a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadLink {
    /// The code of a fault, or the place of the value that cannot be read.
    pub path: String,
    /// The sentence.
    pub message: String,
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

/// What the link of a game or a turn carries; it has not been played yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Carried<O> {
    /// A whole game.
    Game {
        /// What the players chose.
        options: O,
        /// Its orders.
        orders: u32,
        /// The players roll their own dice.
        entered: bool,
        /// The agreement on its seed, where the players agree on it.
        agreement: Option<AgreementView>,
    },
    /// A turn, for somebody who has the game.
    Turn {
        /// What the game begins with, 16 hex digits.
        game: String,
        /// Orders before it.
        from: u32,
        /// Its orders.
        orders: u32,
    },
    /// The JSON text of something that is no game.
    Text(Kind, String),
}

/// What a text holds: a mail, a page, the fragment of an address, a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum TextContent {
    /// A save file, for `Game.load`; or what is left of one.
    Save,
    /// Links, as they were made, in the order of the text.
    Links {
        /// Each link once.
        links: Vec<FoundLink>,
    },
    /// Neither.
    Nothing {
        /// Stable name of the fault, as in the path of a `bad-link`.
        code: &'static str,
        /// The sentence.
        message: String,
    },
}

/// A link in a text; its check fits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct FoundLink {
    /// The link, for `decodeAnyLink` and `Game.open`.
    pub link: String,
    /// The letter of the game: `d` is Desert Fox, `r` Rommel in the Desert.
    pub letter: char,
    /// What it carries: `game`, `turn`, `combat`, `position`, or `other` for a kind that this version does not know.
    #[tsify(type = "\"game\" | \"turn\" | \"combat\" | \"position\" | \"other\"")]
    pub carries: &'static str,
    /// The number of the order behind it, after which the game is to be shown; `null` where that cannot be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "number | null")]
    pub at: Option<Option<u64>>,
    /// The side of the sender behind it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub from: Option<String>,
}

/// What a text holds, read for a game.
pub fn find<R: Rules>(text: &str) -> TextContent {
    match reader::read(R::FORMATS.link, text) {
        Reading::Save => TextContent::Save,
        Reading::Links(links) => TextContent::Links { links: links.into_iter().map(FoundLink::from).collect() },
        Reading::Nothing(fault) => TextContent::Nothing { code: fault.code(), message: fault.to_string() },
    }
}

impl From<reader::FoundLink> for FoundLink {
    fn from(found: reader::FoundLink) -> Self {
        let carries = match found.kind {
            Some(Kind::Game) => "game",
            Some(Kind::Turn) => "turn",
            Some(Kind::Combat) => "combat",
            Some(Kind::Position) => "position",
            None => "other",
        };
        let at = found.at.map(|at| match at {
            At::Order(order) => Some(order),
            At::Unreadable => None,
        });
        Self { link: found.link, letter: found.letter, carries, at, from: found.from }
    }
}

/// Makes a link of a content.
pub fn pack<R: Rules>(kind: Kind, content: &impl Serialize) -> Result<String, BadLink> {
    Ok(link::encode(R::FORMATS.link, kind, &to_text(content))?)
}

/// Reads a link, whatever it carries: the one decoder behind every call.
pub fn unpack<R: Rules>(fragment: &str) -> Result<Carried<R::Options>, BadLink> {
    let (kind, bytes) = link::decode_bytes(R::FORMATS.link, fragment)?;
    match kind {
        Kind::Game | Kind::Turn => shared::<R>(fragment),
        Kind::Combat | Kind::Position => {
            Ok(Carried::Text(kind, String::from_utf8(bytes).map_err(|_| LinkError::Text)?))
        }
    }
}

/// What the link of a game or a turn carries.
fn shared<R: Rules>(fragment: &str) -> Result<Carried<R::Options>, BadLink> {
    let bad = |fault: LinkFault<R::Refusal>| BadLink { path: fault.code().to_owned(), message: fault.to_string() };
    Ok(match Game::<R>::read_link(fragment).map_err(bad)? {
        Shared::Game(Record { options, dice, orders, .. }, _) => {
            let agreement = match &dice {
                DiceMode::Agreed(agreement) => Some(agreement.into()),
                DiceMode::Seeded(_) | DiceMode::Entered => None,
            };
            Carried::Game { options, orders: orders.len() as u32, entered: dice == DiceMode::Entered, agreement }
        }
        Shared::Turn(turn) => {
            Carried::Turn { game: hex(&turn.game), from: turn.from, orders: turn.orders.len() as u32 }
        }
    })
}

/// Reads the JSON of a link; the path of a fault begins with `name`.
pub fn content<T: DeserializeOwned>(json: &str, name: &str) -> Result<T, BadLink> {
    parse(json).map_err(|fault| {
        let path = if fault.path.is_empty() { name.to_owned() } else { format!("{name}.{}", fault.path) };
        BadLink { path, message: fault.message }
    })
}
