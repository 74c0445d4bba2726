//! Characters that stand for others: blanks, marks that nobody sees, wide forms, dashes, ligatures and letters of other scripts.

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

/// A character without its width, and a dash or dot as one of the plain ones. A short and a long dash stay, since each may
/// stand for one hyphen or several.
pub fn fold(char: char) -> Folded {
    Folded::One(match char {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(char) - 0xfee0).unwrap_or(char),
        '\u{3002}' | '\u{ff61}' | '\u{2024}' | '\u{fe52}' => '.',
        '\u{2010}' | '\u{2011}' | '\u{2043}' | '\u{2212}' | '\u{2d7}' | '\u{fe63}' => '-',
        '\u{2012}' => EN_DASH,
        '\u{2015}' | '\u{fe58}' => EM_DASH,
        '\u{fb00}' => return Folded::Several('f', "f"),
        '\u{fb01}' => return Folded::Several('f', "i"),
        '\u{fb02}' => return Folded::Several('f', "l"),
        '\u{fb03}' => return Folded::Several('f', "fi"),
        '\u{fb04}' => return Folded::Several('f', "fl"),
        other => other,
    })
}

/// Stands for one hyphen or two.
pub const EN_DASH: char = '\u{2013}';
/// Stands for two hyphens, three or one.
pub const EM_DASH: char = '\u{2014}';

/// The Latin letter that a Cyrillic or Greek one looks like.
pub const fn latin(char: char) -> Option<char> {
    Some(match char {
        'а' | 'α' => 'a',
        'с' | 'ϲ' => 'c',
        'ԁ' => 'd',
        'е' => 'e',
        'һ' => 'h',
        'і' | 'ι' => 'i',
        'ј' => 'j',
        'ո' => 'n',
        'о' | 'ο' => 'o',
        'р' | 'ρ' => 'p',
        'ԛ' => 'q',
        'ѕ' => 's',
        'ս' => 'u',
        'ѵ' | 'ν' => 'v',
        'ԝ' => 'w',
        'х' => 'x',
        'у' => 'y',
        'А' | 'Α' => 'A',
        'В' | 'Β' => 'B',
        'С' => 'C',
        'Е' | 'Ε' => 'E',
        'Н' | 'Η' => 'H',
        'І' | 'Ι' => 'I',
        'Ј' => 'J',
        'К' | 'Κ' => 'K',
        'М' | 'Μ' => 'M',
        'Ν' => 'N',
        'О' | 'Ο' => 'O',
        'Р' | 'Ρ' => 'P',
        'Ѕ' => 'S',
        'Т' | 'Τ' => 'T',
        'Х' | 'Χ' => 'X',
        'У' | 'Υ' => 'Y',
        'Ζ' => 'Z',
        _ => return None,
    })
}
