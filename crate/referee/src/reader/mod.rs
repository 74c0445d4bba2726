//! The one reader of whatever may hold a game: addresses, pasted texts, mails, files. It finds the links in a text, undoes
//! what mail, chats and trackers did to them, and takes what fits its check: the check makes every repair safe.
//!
//! A link begins with its tag, kind and two dots, wherever that stands. Whatever no link can be made of is passed over, up to the
//! dot and the eight digits of the check that end it; what stands behind is no part of it. Where the text can be read in more
//! than one way, each is a candidate, and at most [`MOST_CANDIDATES`] are checked.

mod alike;
mod behind;
mod bytes;
mod letters;
mod save;
mod scan;

pub use behind::At;
pub use bytes::text_of;
pub(crate) use save::texts as save_texts;

use alike::{EM_DASH, EN_DASH, is_blank};
use letters::Escapes;
use scan::{Begun, Candidate, begins};

use crate::hash::sha256_hex;
use crate::link::{CHECK_DIGITS, Kind, LONGEST_LINK, LinkError};

/// Candidates of a text that are checked, those that fit included.
pub const MOST_CANDIDATES: usize = 64;
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
        for (mark, escapes) in [(b'=', Escapes::QuotedPrintable), (b'-', Escapes::Hyphens)] {
            if (self.found.is_empty() || self.begun.is_some()) && has_code(text, mark) {
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
        for begun in begins(text, escapes) {
            if self.checked.len() >= MOST_CANDIDATES {
                return;
            }
            let place = match &begun {
                Begun::Whole(candidate) => candidate.place.0,
                _ => text.len(),
            };
            if self.found.iter().any(|found| found.place == place) {
                continue;
            }
            let found = match &begun {
                Begun::Whole(candidate) => self.check(text, candidate, escapes),
                Begun::Cut { .. } | Begun::Unchecked { .. } | Begun::TooLong => None,
            };
            match found {
                Some(found) => self.found.push(found),
                None => _ = self.begun.get_or_insert(begun),
            }
        }
    }

    /// The link of a candidate, where one reading of it fits its check.
    fn check(&mut self, text: &str, candidate: &Candidate, escapes: Escapes) -> Option<FoundLink> {
        let Candidate { letters, number, kind, payload, check, place: (start, end) } = candidate;
        for payload in payloads(payload) {
            for letter in letters {
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
                    let broken = text.get(*start..*end).is_some_and(|link| link.contains(['\n', '\r']));
                    let behind::Behind { at, from } = behind::behind(text, *end, escapes, broken);
                    return Some(FoundLink { link, letter: *letter, kind: Kind::of(*kind), at, from, place: *start });
                }
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
        let (tag, fault) = match &self.begun {
            Some(Begun::Cut { tag }) => (tag.clone(), LinkError::CutShort),
            Some(Begun::Unchecked { tag }) => (tag.clone(), LinkError::Check),
            Some(Begun::Whole(candidate)) => ((candidate.letters[0], candidate.number.clone()), LinkError::Check),
            Some(Begun::TooLong) => return LinkError::TooLong,
            None => return no_link(expected, text),
        };
        let (letter, number) = tag;
        let is_later = expected.starts_with(letter) && expected.get(1..) != Some(&number);
        if is_later { LinkError::Tag(expected) } else { fault }
    }
}

/// The payloads for which one with dashes may stand.
fn payloads(payload: &str) -> Vec<String> {
    let with = |en: &str, em: &str| payload.replace(EN_DASH, en).replace(EM_DASH, em);
    match (payload.contains(EN_DASH), payload.contains(EM_DASH)) {
        (false, false) => vec![payload.to_owned()],
        (true, false) => vec![with("-", ""), with("--", "")],
        (false, true) => vec![with("", "--"), with("", "---"), with("", "-")],
        (true, true) => {
            [("-", "--"), ("--", "---"), ("-", "---"), ("--", "--"), ("-", "-")].map(|(en, em)| with(en, em)).into()
        }
    }
}

/// Whether a text holds a code: a mark and two hex digits.
fn has_code(text: &str, mark: u8) -> bool {
    text.as_bytes().windows(3).any(|three| {
        three[0] == mark && three[1..].iter().all(|&byte| byte.is_ascii_digit() || (b'A'..=b'F').contains(&byte))
    })
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
