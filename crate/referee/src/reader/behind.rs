//! What *Share* writes behind a link: `/at=` with the number of an order, and `&from=` with the side of the sender.

use super::alike::{HYPHEN_AT_LINE_END, is_invisible};
use super::letters::{Escapes, Letters};
use super::tags::{Untagged, breaks_line};
use crate::link::SIDES;

/// Characters behind a link that are looked at.
const MOST: usize = 400;
/// Digits of the longest number of an order.
const MOST_DIGITS: usize = 15;

/// A soft line end of quoted-printable, whose `=` may be one of a parameter.
const SOFT: char = '\u{2401}';

/// What stands behind a link.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Behind {
    /// The order after which the game is shown.
    pub at: Option<At>,
    /// The side of the player who sent the link.
    pub from: Option<String>,
}

/// The number of an order behind a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// A number.
    Order(u64),
    /// Something that is no number of an order.
    Unreadable,
}

/// What stands behind a link that begins and ends at a byte.
pub fn behind(text: &str, (start, end): (usize, usize), escapes: Escapes) -> Behind {
    // Mail has broken the link over lines.
    let broken =
        Letters::new(text, start, escapes).take_while(|letter| letter.start < end).any(|letter| letter.char == '\n');
    let mut last = end;
    let letters = Untagged(Letters::new(text, end, escapes)).flat_map(|letter| {
        let is_behind_soft =
            text[letter.start..letter.end].strip_prefix('=').is_some_and(|raw| raw.contains(['\n', '\r']));
        let is_next_line = breaks_line(text.get(last..letter.start).unwrap_or_default());
        last = letter.end;
        is_behind_soft.then_some(SOFT).into_iter().chain(is_next_line.then_some('\n')).chain([letter.char])
    });
    let chars: Vec<char> = letters.filter(|&char| !is_invisible(char) && char != '\\').take(MOST).collect();
    let mut found = Behind::default();
    let mut rest = &chars[..];
    loop {
        let next = without(next_line(rest), char::is_whitespace);
        if after(next, "/at=").is_some() || after(next, "&from=").is_some() {
            rest = next;
        }
        if let Some(number) = after(rest, "/at=") {
            let (at, next) = order(number, broken);
            (found.at, rest) = (found.at.or(Some(at)), next);
        } else if let ['&' | '?', next @ ..] = rest {
            rest = if let Some(value) = after(next, "from=") {
                let side = SIDES.into_iter().find(|side| is_side(value, side));
                found.from = found.from.or_else(|| side.map(str::to_owned));
                behind_value(side.and_then(|side| after(value, side)).unwrap_or(value))
            } else {
                let name = next.iter().take_while(|char| char.is_alphanumeric() || matches!(char, '_' | '-')).count();
                let Some(value) = after(&next[name..], "=") else { return found };
                behind_value(value)
            };
        } else {
            return found;
        }
    }
}

/// What stands behind the value of a parameter.
fn behind_value(value: &[char]) -> &[char] {
    without(value, |char| !matches!(char, '&' | '/' | '#') && !char.is_whitespace())
}

/// Whether a value is a side.
fn is_side(value: &[char], side: &str) -> bool {
    after(value, side).is_some_and(|behind| !behind.first().is_some_and(|char| char.is_alphanumeric()))
}

/// The characters from the first on that is of none of some.
fn without(chars: &[char], passed: impl Fn(char) -> bool) -> &[char] {
    &chars[chars.iter().take_while(|char| passed(**char)).count()..]
}

/// What stands behind a line end, with the hyphen that it may have brought.
fn next_line(chars: &[char]) -> &[char] {
    without(chars, |char| matches!(char, HYPHEN_AT_LINE_END | SOFT | '\n'))
}

/// What stands behind some words, which may be broken over lines; the sign of equality may be the code of mail for it.
fn after<'a>(chars: &'a [char], words: &str) -> Option<&'a [char]> {
    let mut rest = chars;
    for word in words.chars() {
        let line = next_line(rest);
        let is_soft = rest[..rest.len() - line.len()].contains(&SOFT);
        rest = match line.split_first() {
            Some((first, next)) if first.to_ascii_lowercase() == word => next,
            _ if word == '=' && is_soft => line,
            _ => return None,
        };
    }
    Some(
        rest.strip_prefix(&['3', 'D'])
            .or(rest.strip_prefix(&['3', 'd']))
            .filter(|_| words.ends_with('='))
            .unwrap_or(rest),
    )
}

/// The digits with which some characters begin, and what stands behind them.
fn digits(chars: &[char]) -> (String, &[char]) {
    let rest = without(chars, |char| char.is_ascii_digit() || char == SOFT);
    let digits = &chars[..chars.len() - rest.len()];
    (digits.iter().filter(|char| **char != SOFT).collect(), rest)
}

/// The number of an order, and what stands behind it. Where mail has broken the link its number may be broken too.
fn order(chars: &[char], broken: bool) -> (At, &[char]) {
    let (mut number, mut rest) = digits(without(next_line(chars), char::is_whitespace));
    if broken {
        let (more, behind) = digits(next_line(rest));
        if matches!(behind, [] | ['\n' | '&' | '?' | '/' | '#' | ')' | '>' | ']' | '"', ..]) {
            number.push_str(&more);
            rest = behind;
        }
    }
    let goes_on = match rest {
        ['.' | ',', next, ..] => next.is_ascii_digit(),
        [next, ..] => next.is_alphanumeric(),
        [] => false,
    };
    let is_number = number.len() <= MOST_DIGITS && !goes_on;
    if !is_number || number.is_empty() {
        let length = rest.iter().take_while(|char| **char != '&' && !char.is_whitespace()).count();
        return (At::Unreadable, &rest[length..]);
    }
    (number.parse().map_or(At::Unreadable, At::Order), rest)
}
