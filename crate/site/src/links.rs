//! What links carry, for every game.

use referee::Rules;
use referee::hash::hex;
use referee::json::{parse, to_text};
use referee::link::{self, Kind, LinkError};
use referee::record::link::{LinkFault, Shared};
use referee::record::{DiceMode, Game, Record};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;

use crate::agreement::AgreementView;
use crate::border::engine_error;

/// Why a link is not made or not read: a name or a place in the content, and a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadLink {
    /// `too-long`, `form`, `tag`, `check`, `kind`, `content`, `text`, or the place of the value that cannot be read.
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
