//! Distances, lines and rings, and where hexes lie in the plane.

use std::ops::Range;

use hexx::{HexLayout, HexOrientation, OffsetHexMode, Vec2};

use crate::{Grid, Hex};

/// Hexes one unit from center to center; the first column of an odd row has its center at x = 1.
const LAYOUT: HexLayout =
    HexLayout { orientation: HexOrientation::Pointy, origin: Vec2::new(0.5, 0.0), scale: Vec2::splat(0.577_350_26) };

impl Grid {
    /// How many steps two hexes lie apart, whatever the ground between them and the edge of the board.
    #[inline]
    pub fn distance(&self, a: Hex, b: Hex) -> u16 {
        let rows = u16::from(self.row(a).abs_diff(self.row(b)));
        let halves = self.halves(a).abs_diff(self.halves(b));
        rows + halves.saturating_sub(rows) / 2
    }

    /// How many steps each hex lies from the nearest of some, by index; `u16::MAX` where there are none.
    pub fn distances(&self, hexes: impl IntoIterator<Item = Hex>) -> Vec<u16> {
        let mut steps = vec![u16::MAX; self.len()];
        for hex in hexes {
            if let Some(steps) = steps.get_mut(hex.index()) {
                *steps = 0;
            }
        }
        // A shortest way needs two directions next to each other: both lead over the indices forward, both back, or one
        // first forward and the other then back.
        let columns = usize::from(self.columns());
        for row in 1..=self.rows() {
            let (below, from_here) = steps.split_at_mut(usize::from(row - 1) * columns);
            let here = &mut from_here[..columns];
            nearer_across(here, &below[below.len().saturating_sub(columns)..], row);
            for at in 1..columns {
                here[at] = here[at].min(here[at - 1].saturating_add(1));
            }
        }
        for row in (1..=self.rows()).rev() {
            let (to_here, above) = steps.split_at_mut(usize::from(row) * columns);
            let here = &mut to_here[usize::from(row - 1) * columns..];
            nearer_across(here, &above[..above.len().min(columns)], row);
            for at in (1..columns).rev() {
                here[at - 1] = here[at - 1].min(here[at].saturating_add(1));
            }
        }
        steps
    }

    /// The hexes of the board within a distance as ranges of indices, one for each row, from the south.
    pub fn rows_within(&self, centre: Hex, radius: u16) -> impl Iterator<Item = Range<usize>> + use<> {
        let (row, halves) = (i32::from(self.row(centre)), i32::from(self.halves(centre)));
        let (radius, columns) = (i32::from(radius.min(self.span())), i32::from(self.columns()));
        let rows = (row - radius).max(1)..=(row + radius).min(i32::from(self.rows()));
        rows.map(move |there| {
            let wide = 2 * radius - (there - row).abs();
            let shift = i32::from(half_east(there as u8));
            let first = (halves - wide - shift).div_euclid(2).max(1);
            let last = (halves + wide - shift).div_euclid(2).min(columns);
            let west = (there - 1) * columns - 1;
            (west + first) as usize..(west + last + 1).max(west + first) as usize
        })
    }

    /// The hexes that the straight line from center to center passes, both ends included; where the line runs along a
    /// side one of the two hexes is taken, always the same, and never one off the board.
    pub fn line(&self, from: Hex, to: Hex) -> Vec<Hex> {
        let line = self.axial(from).line_to(self.axial(to));
        line.filter_map(|axial| {
            let [column, row] = axial.to_offset_coordinates(OffsetHexMode::Even, HexOrientation::Pointy);
            // Along the western or eastern edge a line can touch hexes off the board; it touches those beside them too.
            self.at(u8::try_from(row).ok()?, column.max(1).min(i32::from(self.columns())) as u8)
        })
        .collect()
    }

    /// The hexes of the board at exactly a distance, once around counter-clockwise.
    pub fn ring(&self, centre: Hex, radius: u16) -> Vec<Hex> {
        if radius > self.span() {
            return Vec::new();
        }
        self.axial(centre).ring(u32::from(radius)).filter_map(|axial| self.on_board(axial)).collect()
    }

    /// The hexes of the board within a distance, the one in the middle included, in the order of their indices.
    pub fn within(&self, centre: Hex, radius: u16) -> Vec<Hex> {
        let range = self.axial(centre).range(u32::from(radius.min(self.span())));
        let mut hexes: Vec<Hex> = range.filter_map(|axial| self.on_board(axial)).collect();
        hexes.sort_unstable();
        hexes
    }

    /// The center of a hex in the plane: x to the east, the column and half a hex more on even rows; y to the north, rows
    /// half the square root of three apart.
    pub fn centre(&self, hex: Hex) -> [f32; 2] {
        LAYOUT.hex_to_world_pos(self.axial(hex)).to_array()
    }

    /// A distance that no two hexes of the board exceed.
    fn span(&self) -> u16 {
        u16::from(self.rows()) + u16::from(self.columns())
    }

    /// How far east a hex lies, in halves of a hex.
    #[inline]
    fn halves(&self, hex: Hex) -> u16 {
        2 * u16::from(self.column(hex)) + half_east(self.row(hex))
    }

    fn axial(&self, hex: Hex) -> hexx::Hex {
        let place = [i32::from(self.column(hex)), i32::from(self.row(hex))];
        hexx::Hex::from_offset_coordinates(place, OffsetHexMode::Even, HexOrientation::Pointy)
    }

    fn on_board(&self, axial: hexx::Hex) -> Option<Hex> {
        let [column, row] = axial.to_offset_coordinates(OffsetHexMode::Even, HexOrientation::Pointy);
        self.at(u8::try_from(row).ok()?, u8::try_from(column).ok()?)
    }
}

/// How much further east the hexes of a row lie, in halves of a hex.
#[inline]
fn half_east(row: u8) -> u16 {
    u16::from(row.is_multiple_of(2))
}

/// Takes the steps over the hexes of the row below or above, where they are fewer.
fn nearer_across(here: &mut [u16], other: &[u16], row: u8) {
    let mut take = |skipped: usize, other: &[u16]| {
        for (here, other) in here.iter_mut().skip(skipped).zip(other) {
            *here = (*here).min(other.saturating_add(1));
        }
    };
    take(0, other);
    if half_east(row) == 1 { take(0, other.get(1..).unwrap_or_default()) } else { take(1, other) }
}

#[cfg(test)]
mod tests {
    use crate::{Grid, Hex, Panel};

    #[test]
    fn even_rows_lie_half_a_unit_further_east_and_rows_closer_than_columns() {
        let grid = Grid::new(4, &[Panel { letter: 'A', columns: 5 }]);
        for (row, column, x, y) in [(1, 1, 1.0, 0.866_025), (2, 1, 1.5, 1.732_051), (3, 5, 5.0, 2.598_076)] {
            let [east, north] = grid.centre(grid.at(row, column).unwrap());
            assert!((east - x).abs() < 1e-4 && (north - y).abs() < 1e-4, "{row} {column}: {east} {north}");
        }
    }

    #[test]
    fn a_line_along_the_western_edge_stays_on_the_board() {
        let grid = Grid::new(5, &[Panel { letter: 'A', columns: 3 }]);
        let line = grid.line(grid.at(1, 1).unwrap(), grid.at(5, 1).unwrap());
        assert_eq!(line, (1..=5).map(|row| grid.at(row, 1).unwrap()).collect::<Vec<_>>());
    }

    #[test]
    fn a_board_without_hexes_has_no_lines() {
        let (grid, hex) = (Grid::new(3, &[]), Hex::from_index(7));
        assert!(grid.line(hex, hex).is_empty() && grid.within(hex, 2).is_empty() && grid.ring(hex, 2).is_empty());
    }
}
