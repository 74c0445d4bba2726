//! The printed numbers of hexes.

use std::fmt;

use thiserror::Error;

use crate::{Grid, Hex, Panel};

/// The two ways in which hexes are numbered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbering {
    /// The panel's letter, the row, and the column on that panel: `B0302`.
    Lettered,
    /// The row and the column on the whole board: `0334`.
    Plain,
}

/// The number of a hex, to be written out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HexName {
    letter: Option<char>,
    row: u8,
    column: u8,
}

/// Why a text is the number of no hex of the board; each carries what was found and what was expected.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadHex {
    /// Neither four digits nor a letter and four digits.
    #[error("\"{found}\" is no hex number: expected four digits, or a letter of the map and four digits")]
    Form {
        /// The text.
        found: String,
    },
    /// The board has no panel of that letter.
    #[error("no part of the map has the letter {letter} of hex {found}: expected one of {panels}")]
    Panel {
        /// The text.
        found: String,
        /// Its letter.
        letter: char,
        /// The letters of the board's panels.
        panels: String,
    },
    /// The row lies off the board.
    #[error("there is no row {row:02} for hex {found}: expected 01 to {rows:02}")]
    Row {
        /// The text.
        found: String,
        /// Its row.
        row: u8,
        /// The last row.
        rows: u8,
    },
    /// The column lies off the panel, or off the whole board where the number has no letter.
    #[error("there is no column {column:02} for hex {found}: expected 01 to {columns:02}")]
    Column {
        /// The text.
        found: String,
        /// Its column.
        column: u8,
        /// The last column.
        columns: u8,
    },
}

impl BadHex {
    /// The stable code of this error.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Form { .. } => "hex-form",
            Self::Panel { .. } => "hex-sheet",
            Self::Row { .. } => "hex-row",
            Self::Column { .. } => "hex-column",
        }
    }
}

impl fmt::Display for HexName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(letter) = self.letter {
            write!(f, "{letter}")?;
        }
        write!(f, "{:02}{:02}", self.row, self.column)
    }
}

impl Grid {
    /// The hex of a printed number in either form, told apart by the letter.
    ///
    /// ```
    /// use hexgrid::{Grid, Numbering, Panel};
    ///
    /// let grid = Grid::new(9, &[Panel { letter: 'A', columns: 32 }, Panel { letter: 'B', columns: 10 }]);
    /// let hex = grid.parse("B0302")?;
    /// assert_eq!(hex, grid.parse("0334")?);
    /// assert_eq!(grid.name(hex, Numbering::Lettered).to_string(), "B0302");
    /// assert_eq!(grid.parse("B0312").unwrap_err().code(), "hex-column");
    /// # Ok::<(), hexgrid::BadHex>(())
    /// ```
    pub fn parse(&self, text: &str) -> Result<Hex, BadHex> {
        let found = || text.chars().take(80).collect::<String>();
        let (letter, row, column) = split(text).ok_or_else(|| BadHex::Form { found: found() })?;
        let (first, columns) = match letter {
            None => (0, self.columns()),
            Some(letter) => self.panel_columns(letter).ok_or_else(|| BadHex::Panel {
                found: found(),
                letter,
                panels: self.panels().iter().map(|panel| panel.letter).collect(),
            })?,
        };
        if row == 0 || row > self.rows() {
            return Err(BadHex::Row { found: found(), row, rows: self.rows() });
        }
        let hex = if column > columns { None } else { self.at(row, first + column).filter(|_| column > 0) };
        hex.ok_or_else(|| BadHex::Column { found: found(), column, columns })
    }

    /// The number of a hex; without a letter where no panel has it.
    pub fn name(&self, hex: Hex, numbering: Numbering) -> HexName {
        let (row, column) = (self.row(hex), self.column(hex));
        let plain = HexName { letter: None, row, column };
        let lettered = || {
            self.numbered_panels()
                .find(|(first, panel)| column > *first && column <= first + panel.columns)
                .map(|(first, panel)| HexName { letter: Some(panel.letter), row, column: column - first })
        };
        match numbering {
            Numbering::Plain => plain,
            Numbering::Lettered => lettered().unwrap_or(plain),
        }
    }

    /// Each panel with the number of columns to its west.
    fn numbered_panels(&self) -> impl Iterator<Item = (u8, Panel)> {
        self.panels().iter().scan(0, |west, &panel| {
            let first = *west;
            *west += panel.columns;
            Some((first, panel))
        })
    }

    /// How many columns lie west of the panel of a letter, and how many it has itself.
    fn panel_columns(&self, letter: char) -> Option<(u8, u8)> {
        self.numbered_panels().find(|(_, panel)| panel.letter == letter).map(|(first, panel)| (first, panel.columns))
    }
}

/// The letter, the row and the column of a text that has the form of a hex number.
fn split(text: &str) -> Option<(Option<char>, u8, u8)> {
    let letter = text.chars().next().filter(char::is_ascii_alphabetic);
    let digits = &text[letter.map_or(0, char::len_utf8)..];
    let &[a, b, c, d] = digits.as_bytes() else { return None };
    let two =
        |tens: u8, ones: u8| (tens.is_ascii_digit() && ones.is_ascii_digit()).then(|| (tens - b'0') * 10 + ones - b'0');
    Some((letter, two(a, b)?, two(c, d)?))
}

#[cfg(test)]
mod tests {
    use super::{BadHex, Grid, Hex, Numbering, Panel};

    fn two_panels() -> Grid {
        Grid::new(29, &[Panel { letter: 'L', columns: 32 }, Panel { letter: 'E', columns: 34 }])
    }

    #[test]
    fn both_forms_name_the_same_hex() {
        let grid = two_panels();
        assert_eq!(grid.parse("E2104"), grid.parse("2136"));
        assert_eq!(grid.parse("L0701"), grid.parse("0701"));
        let hex = grid.parse("2136").unwrap();
        assert_eq!((grid.row(hex), grid.column(hex)), (21, 36));
        assert_ne!(grid.parse("E2104"), grid.parse("L2104"));
    }

    #[test]
    fn every_number_read_back_is_the_same_hex() {
        let grid = two_panels();
        for hex in grid.hexes() {
            for numbering in [Numbering::Lettered, Numbering::Plain] {
                let name = grid.name(hex, numbering).to_string();
                assert_eq!(name.len(), if numbering == Numbering::Plain { 4 } else { 5 });
                assert_eq!(grid.parse(&name), Ok(hex));
            }
        }
    }

    #[test]
    fn a_hex_of_no_panel_has_no_letter() {
        assert_eq!(two_panels().name(Hex::from_index(5_000), Numbering::Lettered).to_string(), "0000");
    }

    #[test]
    fn the_seam_is_a_side_like_any_other() {
        let grid = two_panels();
        for row in 1..=29 {
            let west = grid.parse(&format!("L{row:02}32")).unwrap();
            let east = grid.parse(&format!("E{row:02}01")).unwrap();
            assert_eq!(grid.neighbour(west, crate::Direction::East), Some(east));
        }
    }

    #[test]
    fn what_is_no_number_is_refused() {
        let grid = two_panels();
        for text in
            ["", "L", "701", "L701", "00701", "LL070", "L07-1", "+701", " 0701", "0701 ", "L٠٧٠١", "é0", "E21 4"]
        {
            let error = grid.parse(text).unwrap_err();
            assert_eq!(error, BadHex::Form { found: text.to_owned() });
            assert_eq!(error.code(), "hex-form");
        }
        let error = grid.parse("x7").unwrap_err().to_string();
        assert_eq!(error, "\"x7\" is no hex number: expected four digits, or a letter of the map and four digits");
        assert!(grid.parse(&"9".repeat(10_000)).unwrap_err().to_string().len() < 200);
    }

    #[test]
    fn a_number_off_the_board_is_refused_with_the_bounds() {
        let grid = two_panels();
        let refused = |text| {
            let error = grid.parse(text).unwrap_err();
            (error.code(), error.to_string())
        };
        for (text, code, message) in [
            ("X0701", "hex-sheet", "no part of the map has the letter X of hex X0701: expected one of LE"),
            ("l0701", "hex-sheet", "no part of the map has the letter l of hex l0701: expected one of LE"),
            ("L3001", "hex-row", "there is no row 30 for hex L3001: expected 01 to 29"),
            ("0001", "hex-row", "there is no row 00 for hex 0001: expected 01 to 29"),
            ("L0733", "hex-column", "there is no column 33 for hex L0733: expected 01 to 32"),
            ("E0735", "hex-column", "there is no column 35 for hex E0735: expected 01 to 34"),
            ("E0700", "hex-column", "there is no column 00 for hex E0700: expected 01 to 34"),
            ("0767", "hex-column", "there is no column 67 for hex 0767: expected 01 to 66"),
            ("0700", "hex-column", "there is no column 00 for hex 0700: expected 01 to 66"),
        ] {
            assert_eq!(refused(text), (code, message.to_owned()));
        }
        assert!(grid.parse("E0734").is_ok() && grid.parse("0766").is_ok() && grid.parse("L2932").is_ok());
    }
}
