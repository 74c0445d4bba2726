//! What *Share* writes behind a link: `/at=` with the number of an order, and `&from=` with the side of the sender.

use super::alike::is_invisible;
use super::letters::{Escapes, Letters};

/// Characters behind a link that are looked at.
const MOST: usize = 400;
/// Digits of the longest number of an order.
const MOST_DIGITS: usize = 15;
/// Characters of the longest name of a side.
const LONGEST_SIDE: usize = 40;

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

/// What stands behind a link that ends at a byte; `broken`: mail has broken the link over lines.
pub fn behind(text: &str, end: usize, escapes: Escapes, broken: bool) -> Behind {
    let letters = Letters::new(text, end, escapes).map(|letter| letter.char);
    let chars: Vec<char> = letters.filter(|&char| !is_invisible(char) && char != '\\').take(MOST).collect();
    let mut found = Behind::default();
    let mut rest = &chars[..];
    loop {
        if let Some(number) = after(rest, "/at=") {
            let (at, next) = order(number, broken);
            (found.at, rest) = (Some(at), next);
        } else if let [' ' | '\n', next @ ..] = rest
            && (after(next, "/at=").is_some() || after(next, "&from=").is_some())
        {
            rest = next;
        } else if let ['&' | '?', next @ ..] = rest {
            let name = next.iter().take_while(|char| char.is_alphanumeric() || matches!(char, '_' | '-')).count();
            let Some(value) = after(&next[name..], "=") else { return found };
            let length =
                value.iter().take_while(|char| !matches!(char, '&' | '/' | '#') && !char.is_whitespace()).count();
            if after(next, "from=").is_some() {
                let side = value.iter().take_while(|char| char.is_ascii_alphabetic()).take(LONGEST_SIDE);
                found.from = Some(side.collect()).filter(|side: &String| !side.is_empty());
            }
            rest = &value[length..];
        } else {
            return found;
        }
    }
}

/// What stands behind some words; the sign of equality may be the code of mail for it.
fn after<'a>(chars: &'a [char], words: &str) -> Option<&'a [char]> {
    let mut rest = chars;
    for (at, word) in words.chars().enumerate() {
        let (&first, next) = rest.strip_prefix(&['\n']).filter(|_| at > 0).unwrap_or(rest).split_first()?;
        if first.to_ascii_lowercase() != word {
            return None;
        }
        rest = next;
    }
    Some(rest.strip_prefix(&['3', 'D']).filter(|_| words.ends_with('=')).unwrap_or(rest))
}

/// The number of an order, and what stands behind it. Where mail has broken the link its number may be broken too.
fn order(chars: &[char], broken: bool) -> (At, &[char]) {
    let chars = &chars[chars.iter().take_while(|char| char.is_whitespace()).count()..];
    let count = |chars: &[char]| chars.iter().take_while(|char| char.is_ascii_digit()).count();
    let (first, mut rest) = chars.split_at(count(chars));
    let mut number: String = first.iter().collect();
    if broken && let Some(next) = rest.strip_prefix(&['\n']) {
        let (more, behind) = next.split_at(count(next));
        if matches!(behind, [] | ['\n', ..]) {
            number.extend(more);
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
