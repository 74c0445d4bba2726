//! Links that carry what a player wants to share: `<tag>.<kind>.<payload>.<check>`, made for the fragment of an address. The
//! tag names the game and the form, see [`Formats::link`](crate::Formats).
//!
//! # Stability
//! Every link that was ever made is read for ever; another form gets another number in its tag. `tests/golden/links.json`
//! and `tests/golden/link_bytes.json` hold links that must stay readable.
//!
//! The payload is base64url without padding of one flag byte, 0 stored or 1 deflated, and the content. The check is the first
//! eight hex digits of SHA-256 of everything before its dot: it finds links that mail or a forum cut short and proves nothing
//! about who made them. It also ends the link with a digit, where a payload could end with `_`, which forums drop.
//!
//! A combat and a position travel as the compact JSON of their queries, because their types are told apart by a field `kind` or
//! left out when they have their usual value, which only self-describing formats can carry. A game and a turn travel as bytes
//! of their own form, which is as short as possible: a hundred orders have to fit a message.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::TINFLStatus;
use miniz_oxide::inflate::core::inflate_flags::TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF;
use miniz_oxide::inflate::core::{DecompressorOxide, decompress};
use thiserror::Error;

use crate::hash::sha256_hex;
use crate::reader::{FoundLink, first_link};

/// Longest link that is read, in characters.
pub const LONGEST_LINK: usize = 64 * 1024;
/// Longest content of a link, in bytes.
pub const LONGEST_CONTENT: usize = 256 * 1024;
/// The letters of the games that have links, each the first of its tag.
pub const LETTERS: [char; 2] = ['d', 'r'];
/// The names of the sides that may stand behind a link.
pub(crate) const SIDES: [&str; 3] = ["axis", "commonwealth", "allied"];
/// Hex digits of the check.
pub(crate) const CHECK_DIGITS: usize = 8;
const STORED: u8 = 0;
const DEFLATED: u8 = 1;
/// Effort of the compression, 10 being the highest.
const EFFORT: u8 = 9;

/// What a link carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A combat: the query in compact JSON.
    Combat,
    /// A position on the map with the rules and charts it is asked about: compact JSON too.
    Position,
    /// A whole game: its record in bytes.
    Game,
    /// A turn, for somebody who has the game up to it: its orders in bytes.
    Turn,
}

impl Kind {
    /// Every kind of content.
    pub const ALL: [Self; 4] = [Self::Combat, Self::Position, Self::Game, Self::Turn];

    /// The letter that stands for it in a link.
    pub const fn letter(self) -> &'static str {
        match self {
            Self::Combat => "c",
            Self::Position => "p",
            Self::Game => "g",
            Self::Turn => "t",
        }
    }

    /// Whether the content is text in UTF-8; the content of the other kinds is any bytes.
    pub const fn is_text(self) -> bool {
        match self {
            Self::Combat | Self::Position => true,
            Self::Game | Self::Turn => false,
        }
    }

    /// The kind of a letter.
    pub fn of(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter().starts_with(letter))
    }
}

/// Why a link cannot be made or read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    /// More characters or more content than a link may have.
    #[error("the link is too long: at most {LONGEST_LINK} characters and {LONGEST_CONTENT} bytes of content")]
    TooLong,
    /// Nothing, or nothing but blanks.
    #[error("there is nothing in it")]
    Empty,
    /// A text without a link.
    #[error("there is neither a save file nor a link in it; a link begins with {0}")]
    Form(&'static str),
    /// A web page, such as one that asks for a password.
    #[error("this is a web page, neither a save file nor a text with a link")]
    WebPage,
    /// An archive, a picture or another file that is no text.
    #[error("this is no text: an archive must be unpacked first")]
    NoText,
    /// A form of links that this version does not know.
    #[error("the link has a form that this version does not know: this version reads links that begin with {0}")]
    Tag(&'static str),
    /// A good link of another game; the letter with which it begins.
    #[error("the link belongs to another game: it begins with {0}")]
    OtherGame(char),
    /// The end of the link is missing.
    #[error("the link is cut short: its end is missing")]
    CutShort,
    /// The check does not fit: part of the link is missing or changed.
    #[error("part of the link is missing or was changed on its way: its check does not fit")]
    Check,
    /// A kind of content that this version does not know, or one that is no text where text is asked for.
    #[error("the link carries something that cannot be read here")]
    Kind,
    /// The content is no base64url, has an unknown flag, or cannot be inflated to its very end.
    #[error("the content of the link cannot be unpacked")]
    Content,
    /// The content is no text in UTF-8, but its kind says so.
    #[error("the content of the link is no text")]
    Text,
}

impl LinkError {
    /// Stable name of the fault.
    pub const fn code(self) -> &'static str {
        match self {
            Self::TooLong => "too-long",
            Self::Empty => "empty",
            Self::Form(_) => "form",
            Self::WebPage => "web-page",
            Self::NoText => "no-text",
            Self::Tag(_) => "tag",
            Self::OtherGame(_) => "another-game",
            Self::CutShort => "cut-short",
            Self::Check => "check",
            Self::Kind => "kind",
            Self::Content => "content",
            Self::Text => "text",
        }
    }
}

/// Makes a link of a text. It is deflated where that saves bytes.
///
/// Errors: [`LinkError::TooLong`], where `decode` would refuse the link; [`LinkError::Kind`] for a kind that carries no text.
pub fn encode(tag: &str, kind: Kind, text: &str) -> Result<String, LinkError> {
    if kind.is_text() { pack(tag, kind, text.as_bytes()) } else { Err(LinkError::Kind) }
}

/// Makes a link of any content. It is deflated where that saves bytes.
///
/// Errors: [`LinkError::TooLong`], where `decode_bytes` would refuse the link; [`LinkError::Text`] for bytes that are no text
/// under a kind that carries text.
pub fn encode_bytes(tag: &str, kind: Kind, content: &[u8]) -> Result<String, LinkError> {
    if kind.is_text() && str::from_utf8(content).is_err() { Err(LinkError::Text) } else { pack(tag, kind, content) }
}

/// Reads the first link of a game in a text, one that carries text; see [`reader`](crate::reader).
///
/// Errors: what is wrong with it, the first fault in the order size, form, version, check, kind, content, text.
pub fn decode(tag: &'static str, text: &str) -> Result<(Kind, String), LinkError> {
    let (kind, content) = open(tag, text, Kind::is_text)?;
    String::from_utf8(content).map(|text| (kind, text)).map_err(|_| LinkError::Text)
}

/// Reads a link of any kind, as `decode` does. The content of a kind that carries text is text.
///
/// Errors: as `decode`.
pub fn decode_bytes(tag: &'static str, text: &str) -> Result<(Kind, Vec<u8>), LinkError> {
    let (kind, content) = open(tag, text, |_| true)?;
    if kind.is_text() && str::from_utf8(&content).is_err() { Err(LinkError::Text) } else { Ok((kind, content)) }
}

fn pack(tag: &str, kind: Kind, content: &[u8]) -> Result<String, LinkError> {
    if content.len() > LONGEST_CONTENT {
        return Err(LinkError::TooLong);
    }
    let deflated = compress_to_vec(content, EFFORT);
    let (flag, packed) = if deflated.len() < content.len() { (DEFLATED, &deflated[..]) } else { (STORED, content) };
    let payload = URL_SAFE_NO_PAD.encode([&[flag], packed].concat());
    let body = [tag, kind.letter(), &payload].join(".");
    let link = [&body, check(&body).as_str()].join(".");
    if link.len() > LONGEST_LINK { Err(LinkError::TooLong) } else { Ok(link) }
}

/// The content of the first link in a text, of a kind that is asked for.
fn open(expected: &'static str, text: &str, asked: fn(Kind) -> bool) -> Result<(Kind, Vec<u8>), LinkError> {
    let FoundLink { link, kind, .. } = first_link(expected, text)?;
    let kind = kind.filter(|&kind| asked(kind)).ok_or(LinkError::Kind)?;
    unpack(link.split('.').nth(2).unwrap_or_default()).map(|content| (kind, content))
}

fn check(body: &str) -> String {
    let mut digits = sha256_hex(body.as_bytes());
    digits.truncate(CHECK_DIGITS);
    digits
}

fn unpack(payload: &str) -> Result<Vec<u8>, LinkError> {
    let bytes = URL_SAFE_NO_PAD.decode(payload).map_err(|_| LinkError::Content)?;
    match bytes.split_first() {
        Some((&STORED, content)) => Ok(content.to_vec()),
        Some((&DEFLATED, content)) => inflate(content),
        _ => Err(LinkError::Content),
    }
}

/// Inflates content of limited size; bytes after its end are refused, because they carry nothing.
fn inflate(content: &[u8]) -> Result<Vec<u8>, LinkError> {
    let mut inflated = vec![0; LONGEST_CONTENT];
    let mut inflator = Box::<DecompressorOxide>::default();
    let (status, read, written) =
        decompress(&mut inflator, content, &mut inflated, 0, TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF);
    match status {
        TINFLStatus::Done if read == content.len() => {
            inflated.truncate(written);
            Ok(inflated)
        }
        TINFLStatus::HasMoreOutput => Err(LinkError::TooLong),
        _ => Err(LinkError::Content),
    }
}

#[cfg(test)]
#[path = "link_tests.rs"]
mod tests;
