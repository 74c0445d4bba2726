//! Characters that stand for others: blanks, marks that nobody sees, wide forms, dashes, ligatures and letters of
//! other scripts.

use super::bytes::windows;

/// What a character stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Folded {
    /// One character.
    One(char),
    /// A ligature: its first letter and the rest.
    Several(char, &'static str),
}

/// White space of every kind.
pub fn is_blank(char: char) -> bool {
    char.is_whitespace() || is_invisible(char)
}

/// Marks that nobody sees: soft hyphen, joiners, marks of direction, variation selectors, the byte order mark.
pub const fn is_invisible(char: char) -> bool {
    matches!(
        char,
        '\0' | '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{fff9}'..='\u{fffd}'
    )
}

/// A character without its width and style, and a dash or dot as one of the plain ones. A short and a long dash stay,
/// since each may stand for one hyphen or several.
pub fn fold(char: char) -> Folded {
    Folded::One(match char {
        // Windows-1252 that was read as Latin-1.
        '\u{80}'..='\u{9f}' => match windows(char as u8) {
            same if same == char => char,
            other => return fold(other),
        },
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(char) - 0xfee0).unwrap_or(char),
        '\u{1d400}'..='\u{1d6a3}' => styled(char, 0x1d400, LETTERS),
        '\u{1d7ce}'..='\u{1d7ff}' => styled(char, 0x1d7ce, DIGITS),
        '\u{fe33}' | '\u{fe34}' | '\u{fe4d}'..='\u{fe4f}' => '_',
        '\u{3002}' | '\u{ff61}' | '\u{2024}' | '\u{fe52}' => '.',
        '\u{1e}' | '\u{2010}' | '\u{2011}' | '\u{2043}' | '\u{2212}' | '\u{2d7}' | '\u{fe63}' => '-',
        '\u{2012}' => EN_DASH,
        '\u{2015}' | '\u{fe58}' => EM_DASH,
        '\u{fb00}' => return Folded::Several('f', "f"),
        '\u{fb01}' => return Folded::Several('f', "i"),
        '\u{fb02}' => return Folded::Several('f', "l"),
        '\u{fb03}' => return Folded::Several('f', "fi"),
        '\u{fb04}' => return Folded::Several('f', "fl"),
        '\u{fb05}' | '\u{fb06}' => return Folded::Several('s', "t"),
        other => other,
    })
}

/// Stands for one hyphen or several.
pub const EN_DASH: char = '\u{2013}';
/// Stands for several hyphens or one.
pub const EM_DASH: char = '\u{2014}';
/// One of the link, or one that the end of the line has brought.
pub const HYPHEN_AT_LINE_END: char = '\u{2010}';
/// Stands for nothing.
pub const INVISIBLE: char = '\u{200b}';

const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const DIGITS: &[u8] = b"0123456789";

/// The plain character of one in bold, italics or another style of mathematics.
const fn styled(char: char, first: u32, plain: &[u8]) -> char {
    plain[(char as u32 - first) as usize % plain.len()] as char
}

/// The Latin letter that one of another script or a special one looks like.
pub const fn latin(char: char) -> Option<char> {
    Some(match char {
        'а' | 'α' | 'ɑ' => 'a',
        'с' | 'ϲ' | 'ⅽ' => 'c',
        'ԁ' | 'ⅾ' => 'd',
        'е' => 'e',
        'ɡ' | 'ց' => 'g',
        'һ' | 'հ' => 'h',
        'і' | 'ι' | 'ı' => 'i',
        'ј' => 'j',
        'ⅼ' => 'l',
        'ⅿ' => 'm',
        'ո' => 'n',
        'о' | 'ο' => 'o',
        'р' | 'ρ' => 'p',
        'ԛ' => 'q',
        'ѕ' | 'ſ' => 's',
        'ս' | 'υ' => 'u',
        'ѵ' | 'ν' => 'v',
        'ԝ' => 'w',
        'х' => 'x',
        'у' => 'y',
        'А' | 'Α' => 'A',
        'В' | 'Β' => 'B',
        'С' => 'C',
        'Е' | 'Ε' => 'E',
        'Н' | 'Η' => 'H',
        'І' | 'Ι' | 'Ӏ' | 'İ' => 'I',
        'Ԍ' => 'G',
        'Ј' => 'J',
        'К' | 'Κ' => 'K',
        'М' | 'Μ' => 'M',
        'Ν' => 'N',
        'О' | 'Ο' => 'O',
        'Р' | 'Ρ' => 'P',
        'Ԛ' => 'Q',
        'Ѕ' => 'S',
        'Т' | 'Τ' => 'T',
        'Х' | 'Χ' => 'X',
        'У' | 'Υ' | 'Ү' => 'Y',
        'Ԝ' => 'W',
        'Ζ' => 'Z',
        _ => return None,
    })
}
