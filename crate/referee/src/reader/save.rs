//! Save files that went through a mail: where one begins in a text, and how the text may have been before.

use std::borrow::Cow;

use super::alike::{is_blank, is_invisible};
use super::letters::{Escapes, Letters};

/// Where a save file begins in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Begin {
    /// The byte of its first brace.
    pub place: usize,
    /// It names its format, as every save file does.
    pub names_format: bool,
}

/// Characters between a brace and the name of the format.
const HEAD: usize = 400;
const FORMAT: &str = "format";
/// Places that are looked at where the word stands in quotes.
const MOST_NAMED: usize = 16;

/// Where a save file begins; none in a text that does not look like one.
pub fn begins_at(text: &str) -> Option<Begin> {
    let is_quoted = |at: usize| {
        let (before, behind) = (&text[..at], &text[at + FORMAT.len()..]);
        before.ends_with(is_quote) && behind.starts_with(|char| is_quote(char) || matches!(char, '\\' | '&'))
    };
    let quoted = text.match_indices(FORMAT).map(|(at, _)| at).filter(|&at| is_quoted(at)).take(MOST_NAMED);
    let named = quoted.into_iter().find_map(|at| {
        let from = text[..at].char_indices().rev().take(HEAD).last().map_or(0, |(from, _)| from);
        text[from..at].rfind('{').map(|brace| from + brace)
    });
    let first = text.trim_start_matches(is_blank);
    match named {
        Some(_) if first.starts_with('{') => Some(Begin { place: text.len() - first.len(), names_format: true }),
        Some(place) => Some(Begin { place, names_format: true }),
        None => first.starts_with('{').then_some(Begin { place: text.len() - first.len(), names_format: false }),
    }
}

/// What the text of a save file may have been before it was sent, the text itself first. The check of the file decides.
pub(crate) fn texts(text: &str) -> impl Iterator<Item = Cow<'_, str>> {
    let start = begins_at(text).map_or(0, |begin| begin.place);
    let rest = text[start..].trim_start_matches(is_invisible);
    let inner = rest.rfind('}').map_or(rest, |end| &rest[..=end]);
    let repairs: [fn(&str) -> String; 4] =
        [str::to_owned, plain_marks, |inner| plain_marks(&unquoted(inner)), |inner| plain_marks(&unescaped(inner))];
    let repaired = repairs.into_iter().map(move |repair| repair(inner)).filter(move |repaired| repaired != rest);
    std::iter::once(Cow::Borrowed(rest)).chain(repaired.map(Cow::Owned))
}

const fn is_quote(char: char) -> bool {
    matches!(char, '"' | '\u{201c}'..='\u{201f}' | '\u{ab}' | '\u{bb}' | ';' | '\u{2033}' | '\u{ff02}')
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

/// The text without escapes of quoted-printable and HTML.
fn unescaped(text: &str) -> String {
    Letters::new(text, 0, Escapes::QuotedPrintable).map(|letter| letter.char).collect()
}
