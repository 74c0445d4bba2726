//! The one reader of whatever may hold a game: addresses, pasted texts, mails, files. It finds the links in a text,
//! undoes what mail, chats and trackers did to them, and takes what fits its check: the check makes every repair safe.
//!
//! A link begins with its tag, kind and two dots, wherever that stands. Whatever no link can be made of is passed
//! over, up to the dot and the eight digits of the check that end it; what stands behind is no part of it. Where the
//! text can be read in more than one way, each is a candidate, and at most [`MOST_CANDIDATES`] are checked.

mod alike;
mod behind;
mod bytes;
mod escapes;
mod letters;
mod save;
mod scan;
mod tags;

pub use behind::At;
pub use bytes::text_of;
pub(crate) use save::texts as save_texts;

use std::cell::Cell;

use alike::{EM_DASH, EN_DASH, HYPHEN_AT_LINE_END, is_blank};
use letters::Escapes;
use scan::{Begun, Rest, begins};

use crate::hash::sha256_hex;
use crate::link::{CHECK_DIGITS, Kind, LONGEST_LINK, LinkError};

/// Candidates of a text that are checked, those that fit included.
pub const MOST_CANDIDATES: usize = 64;
/// Readings of one candidate that are checked.
const MOST_READINGS: usize = 32;
/// Bytes that are read behind beginnings of links in a text of no length, and for each byte of it: enough for every mail,
/// and few enough that no text takes long.
const LEAST_READ: usize = 1 << 20;
const READ_FOR_EACH_BYTE: usize = 8;
/// Hyphens at the ends of lines that are kept or dropped each on its own.
const MOST_LINE_HYPHENS: usize = 4;
/// Bytes of the longest text that is read: that of the longest save file.
pub const LONGEST_TEXT: usize = crate::record::save::LONGEST_SAVE;

/// A link that was found in a text; its check fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundLink {
    /// The link as it was made.
    pub link: String,
    /// The letter of its game.
    pub letter: char,
    /// What it carries; none for a kind that this version does not know.
    pub kind: Option<Kind>,
    /// The number of an order behind it.
    pub at: Option<At>,
    /// The side of the sender behind it.
    pub from: Option<String>,
    /// The byte of the text at which it begins.
    place: usize,
}

impl FoundLink {
    /// Whether a tag is its own.
    pub fn is_of(&self, tag: &str) -> bool {
        self.link.strip_prefix(tag).is_some_and(|rest| rest.starts_with('.'))
    }
}

/// What a text holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// A save file, or what is left of one.
    Save,
    /// Links, in the order of the text, each once.
    Links(Vec<FoundLink>),
    /// Neither.
    Nothing(LinkError),
}

/// What a text holds; `tag` is that of the game for which it is read.
pub fn read(tag: &'static str, text: &str) -> Reading {
    if text.len() > LONGEST_TEXT {
        return Reading::Nothing(LinkError::TooLong);
    }
    let save = save::begins_at(text);
    let mut search = Search::default();
    search.look(text);
    let first = search.found.first().map(|found| found.place);
    match save {
        // A note of a save file may hold a link.
        Some(save) if save.names_format && first.is_none_or(|first| save.place < first) => Reading::Save,
        _ if first.is_some() => Reading::Links(search.found),
        Some(_) if search.begun.is_none() => Reading::Save,
        _ => Reading::Nothing(search.fault(tag, text)),
    }
}

/// The first link of a text that belongs to the game of a tag.
///
/// Errors: what is wrong with the text.
pub fn first_link(tag: &'static str, text: &str) -> Result<FoundLink, LinkError> {
    if text.len() > LONGEST_TEXT {
        return Err(LinkError::TooLong);
    }
    let mut search = Search::default();
    search.look(text);
    match search.found.iter().position(|found| found.is_of(tag)) {
        Some(first) => Ok(search.found.swap_remove(first)),
        None => Err(search.fault(tag, text)),
    }
}

/// The links of a text, as far as it has been looked through.
#[derive(Debug, Default)]
struct Search {
    found: Vec<FoundLink>,
    /// Links that were checked.
    checked: Vec<String>,
    /// The first thing that began as a link and is none.
    begun: Option<Begun>,
}

impl Search {
    /// Looks through a text, with the escapes first that no link can hold.
    fn look(&mut self, text: &str) {
        self.look_with(text, Escapes::Certain);
        for (escapes, may_stand) in [
            (Escapes::QuotedPrintable, has_code(text, b'=', u8::is_ascii_hexdigit)),
            (Escapes::Hyphens, has_code(text, b'-', |byte| byte.is_ascii_digit() || byte.is_ascii_uppercase())),
            (Escapes::Rtf, text.trim_start_matches(is_blank).starts_with("{\\rtf")),
        ] {
            if may_stand {
                self.look_with(text, escapes);
            }
        }
        self.found.sort_by_key(|found| found.place);
        let mut distinct: Vec<FoundLink> = Vec::new();
        for found in std::mem::take(&mut self.found) {
            if distinct.iter().all(|one| one.link != found.link) {
                distinct.push(found);
            }
        }
        self.found = distinct;
    }

    fn look_with(&mut self, text: &str, escapes: Escapes) {
        let left = Cell::new(LEAST_READ + READ_FOR_EACH_BYTE * text.len());
        for begun in begins(text, escapes, &left) {
            if self.checked.len() >= MOST_CANDIDATES || left.get() == 0 {
                return;
            }
            if self.found.iter().any(|found| found.place == begun.start) {
                continue;
            }
            match self.check(text, &begun, escapes) {
                Some(found) => self.found.push(found),
                None => _ = self.begun.get_or_insert(begun),
            }
        }
    }

    /// The link that has begun, where one reading of it fits its check.
    fn check(&mut self, text: &str, begun: &Begun, escapes: Escapes) -> Option<FoundLink> {
        let Begun { letters, number, start, rest: Ok(Rest { kind, payload, check, end }) } = begun else { return None };
        let payloads = payloads(payload);
        let readings = payloads.iter().flat_map(|payload| letters.iter().map(move |letter| (letter, payload)));
        for (letter, payload) in readings.take(MOST_READINGS) {
            let body = format!("{letter}{number}.{kind}.{payload}");
            let link = format!("{body}.{check}");
            if link.len() > LONGEST_LINK || self.checked.contains(&link) {
                continue;
            }
            if self.checked.len() >= MOST_CANDIDATES {
                return None;
            }
            let fits = sha256_hex(body.as_bytes()).get(..CHECK_DIGITS) == Some(check);
            self.checked.push(link.clone());
            if fits {
                let behind::Behind { at, from } = behind::behind(text, (*start, *end), escapes);
                return Some(FoundLink { link, letter: *letter, kind: Kind::of(*kind), at, from, place: *start });
            }
        }
        None
    }

    /// What is wrong with a text in which no link of a game is.
    fn fault(&self, expected: &'static str, text: &str) -> LinkError {
        if let Some(FoundLink { letter, .. }) = self.found.first() {
            let is_of_game = expected.starts_with(*letter);
            return if is_of_game { LinkError::Tag(expected) } else { LinkError::OtherGame(*letter) };
        }
        match &self.begun {
            None => no_link(expected, text),
            Some(Begun { rest: Err(LinkError::TooLong), .. }) => LinkError::TooLong,
            Some(Begun { letters, number, rest, .. }) => {
                let is_later = expected.starts_with(letters[0]) && expected.get(1..) != Some(number);
                if is_later {
                    LinkError::Tag(expected)
                } else {
                    rest.as_ref().err().copied().unwrap_or(LinkError::Check)
                }
            }
        }
    }
}

/// The payloads for which one with dashes may stand; all dashes of a length stand for the same.
fn payloads(payload: &str) -> Vec<String> {
    let readings = |dash: char, readings: [&'static str; 3]| {
        let count = if payload.contains(dash) { readings.len() } else { 1 };
        readings.into_iter().take(count)
    };
    let dashes = readings(EN_DASH, ["-", "--", "---"])
        .flat_map(|en| readings(EM_DASH, ["--", "---", "-"]).map(move |em| (en, em)));
    dashes.flat_map(|(en, em)| without_line_hyphens(&payload.replace(EN_DASH, en).replace(EM_DASH, em))).collect()
}

/// A payload with all its hyphens at line ends, with none of them, and with some of them.
fn without_line_hyphens(payload: &str) -> Vec<String> {
    let count = payload.matches(HYPHEN_AT_LINE_END).count().min(MOST_LINE_HYPHENS);
    let all = (1_u32 << count) - 1;
    let sets = [0, all].into_iter().take(1 + count).chain(1..all);
    let without = |dropped: u32| {
        let mut at = 0;
        let letters = payload.chars().filter_map(|char| match char {
            HYPHEN_AT_LINE_END => {
                at += 1;
                (dropped >> ((at - 1) % MOST_LINE_HYPHENS) & 1 == 0).then_some('-')
            }
            char => Some(char),
        });
        letters.collect()
    };
    sets.map(without).collect()
}

/// Whether a text holds a code: a mark and two hex digits.
fn has_code(text: &str, mark: u8, is_digit: fn(&u8) -> bool) -> bool {
    text.as_bytes().windows(3).any(|three| three[0] == mark && three[1..].iter().all(is_digit))
}

/// What a text is in which nothing looks like a link.
fn no_link(expected: &'static str, text: &str) -> LinkError {
    let start = text.trim_start_matches(is_blank);
    if start.is_empty() {
        return LinkError::Empty;
    }
    let begins = |word: &str| start.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word));
    if ["<!doctype html", "<html"].iter().any(|word| begins(word)) {
        return LinkError::WebPage;
    }
    let control = |char: &char| char.is_control() && !char.is_whitespace();
    let is_text = ["PK\u{3}\u{4}", "%PDF", "GIF8", "Rar!"].iter().all(|word| !start.starts_with(word))
        && start.chars().take(1000).filter(control).count() * 10 <= start.chars().take(1000).count();
    if is_text { LinkError::Form(expected) } else { LinkError::NoText }
}

#[cfg(test)]
mod tests;
