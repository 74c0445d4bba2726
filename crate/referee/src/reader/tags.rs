//! Elements of HTML and of forums between the characters of a link: `<wbr>`, `</b>`, `<!-- -->`, `[/i]`.

use super::alike::HYPHEN_AT_LINE_END;
use super::letters::{Letter, Letters};

/// Characters of the longest tag that is passed over.
const LONGEST_TAG: usize = 4_000;
/// Characters of the longest name of an element.
const LONGEST_NAME: usize = 30;

/// Elements that begin on a line of their own, or end a link.
const LINES: [&str; 20] = [
    "a",
    "article",
    "blockquote",
    "br",
    "div",
    "h1",
    "h2",
    "h3",
    "h4",
    "hr",
    "li",
    "ol",
    "p",
    "pre",
    "section",
    "table",
    "td",
    "th",
    "tr",
    "ul",
];

/// The characters of a text without its tags.
#[derive(Clone, Debug)]
pub struct Untagged<'a>(pub Letters<'a>);

impl Iterator for Untagged<'_> {
    type Item = Letter;

    fn next(&mut self) -> Option<Letter> {
        loop {
            let letter = self.0.next()?;
            match behind_tag(letter.char, self.0.clone()) {
                Some(behind) => self.0 = behind,
                None => return Some(letter),
            }
        }
    }
}

/// What stands behind a tag whose first character has been read; none where it cannot be a tag, as in `<https://…>`.
fn behind_tag(open: char, mut inside: Letters<'_>) -> Option<Letters<'_>> {
    let close = match open {
        '<' => '>',
        '[' => ']',
        _ => return None,
    };
    let mut tag = String::new();
    for _ in 0..LONGEST_TAG {
        let char = inside.next()?.char;
        let is_comment = open == '<' && tag.starts_with("!--");
        match char {
            _ if char == close && (!is_comment || tag.ends_with("--")) => return is_tag(&tag).then_some(inside),
            _ if char == open && !is_comment => return None,
            '[' if tag == "![CDATA" => return Some(inside),
            HYPHEN_AT_LINE_END => tag.push('-'),
            _ => tag.push(char),
        }
        let begins_again = is_comment && tag.ends_with("<!--");
        if begins_again || (tag.len() <= LONGEST_NAME && !may_be_tag(&tag)) {
            return None;
        }
    }
    None
}

/// Whether a text between two characters holds a tag behind which another line begins.
pub fn breaks_line(between: &str) -> bool {
    let mut names = between.split('<').skip(1).map(|tag| name(tag.split('>').next().unwrap_or_default()));
    names.any(|name| LINES.iter().any(|line| name.eq_ignore_ascii_case(line)))
}

/// The name of a tag, without the strokes before and behind it.
fn name(tag: &str) -> &str {
    let name = tag.split(|char: char| char == '=' || char.is_whitespace()).next().unwrap_or_default();
    name.trim_start_matches(['/', '?']).trim_end_matches(['/', '?'])
}

/// Whether more may follow that makes it a tag.
fn may_be_tag(tag: &str) -> bool {
    let name = name(tag);
    let is_word = name.chars().all(|char| char.is_ascii_alphanumeric() || matches!(char, ':' | '-'));
    tag.starts_with('!') || (is_word && !name.starts_with(|char: char| !char.is_ascii_alphabetic()))
}

fn is_tag(tag: &str) -> bool {
    may_be_tag(tag) && !name(tag).is_empty()
}
