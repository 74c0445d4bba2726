//! Save files that went through a mail: where one begins in a text, and how the text may have been before.

use std::borrow::Cow;

use super::alike::{HYPHEN_AT_LINE_END, is_blank, is_invisible};
use super::letters::{Escapes, Letter, Letters};
use super::tags::Untagged;

/// Where a save file begins in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Begin {
    /// The byte of its first brace.
    pub place: usize,
    /// It names a format of the games, as every file of theirs does.
    pub names_format: bool,
}

/// Characters between a brace and the name of the format.
const HEAD: usize = 400;
const FORMAT: &str = "format";
/// With what the names of formats begin.
const GAMES: [&str; 2] = ["desert-fox-", "rommel-in-the-desert-"];
/// Characters behind the word that are looked at: quotation marks, a colon, blanks, the name.
const MOST_BEHIND: usize = 60;

/// Where a save file begins; none in a text that does not look like one.
pub fn begins_at(text: &str) -> Option<Begin> {
    let start = text.len() - text.trim_start_matches(is_blank).len();
    let begins = text[start..].starts_with('{');
    let mut named = text.match_indices(FORMAT).map(|(at, _)| at).filter(|&at| names_game(&text[at + FORMAT.len()..]));
    let brace = named.find_map(|at| {
        let from = text[..at].char_indices().rev().take(HEAD).last().map_or(0, |(from, _)| from);
        text[from..at].rfind('{').map(|brace| from + brace)
    });
    let place = if begins { Some(start) } else { brace };
    place.map(|place| Begin { place, names_format: brace.is_some() })
}

/// Whether the value of a member whose name has been read is a format of the games.
fn names_game(behind: &str) -> bool {
    let text = text_of(unescaped(behind).take(MOST_BEHIND));
    let value = text.trim_start_matches(|char: char| !char.is_alphanumeric());
    text[..text.len() - value.len()].contains(':') && GAMES.iter().any(|game| value.starts_with(game))
}

/// What the text of a save file may have been before it was sent, the text itself first. The check of the file decides.
pub(crate) fn texts(text: &str) -> impl Iterator<Item = Cow<'_, str>> {
    let start = begins_at(text).map_or(0, |begin| begin.place);
    let rest = text[start..].trim_start_matches(is_invisible);
    let inner = rest.rfind('}').map_or(rest, |end| &rest[..=end]);
    let repairs: [fn(&str) -> String; 5] = [
        str::to_owned,
        plain_marks,
        |inner| plain_marks(&unquoted(inner)),
        |inner| plain_marks(&text_of(unescaped(inner))),
        |inner| plain_marks(&text_of(Untagged(unescaped(inner)))),
    ];
    let repaired = repairs.into_iter().map(move |repair| repair(inner)).filter(move |repaired| repaired != rest);
    std::iter::once(Cow::Borrowed(rest)).chain(repaired.map(Cow::Owned))
}

/// The text with plain blanks, and with straight quotes where JSON has quotes.
fn plain_marks(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut chars = text.chars().filter(|&char| !is_invisible(char)).peekable();
    let mut before = '{';
    while let Some(char) = chars.next() {
        let next = chars.peek().copied().unwrap_or('}');
        let opens = matches!(before, '{' | '[' | ',' | ':');
        let closes = matches!(next, '}' | ']' | ',' | ':') || is_blank(next);
        let char = match char {
            '\u{201c}'..='\u{201f}' | '\u{ab}' | '\u{bb}' | '\u{2033}' | '\u{ff02}' if opens || closes => '"',
            '\n' | '\r' => char,
            char if is_blank(char) => ' ',
            char => char,
        };
        if char != ' ' && char != '\n' && char != '\r' {
            before = char;
        }
        plain.push(char);
    }
    plain
}

/// The text without marks of quotation at the starts of lines.
fn unquoted(text: &str) -> String {
    let lines =
        text.split('\n').map(|line| line.trim_start_matches(|char| is_blank(char) || char == '>' || char == '|'));
    lines.collect::<Vec<_>>().join("\n")
}

/// The characters of a text without escapes, those of quoted-printable among them.
const fn unescaped(text: &str) -> Letters<'_> {
    Letters::new(text, 0, Escapes::QuotedPrintable)
}

fn text_of(letters: impl Iterator<Item = Letter>) -> String {
    letters.map(|letter| if letter.char == HYPHEN_AT_LINE_END { '-' } else { letter.char }).collect()
}
