//! Distances, lines and rings, and where hexes lie in the plane.

use hexx::{HexLayout, HexOrientation, OffsetHexMode, Vec2};

use crate::{Grid, Hex};

/// Hexes one unit from center to center; the first column of an odd row has its center at x = 1.
const LAYOUT: HexLayout =
    HexLayout { orientation: HexOrientation::Pointy, origin: Vec2::new(0.5, 0.0), scale: Vec2::splat(0.577_350_26) };

impl Grid {
    /// How many steps two hexes lie apart, whatever the ground between them and the edge of the board.
    pub fn distance(&self, a: Hex, b: Hex) -> u16 {
        self.axial(a).unsigned_distance_to(self.axial(b)) as u16
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

    fn axial(&self, hex: Hex) -> hexx::Hex {
        let place = [i32::from(self.column(hex)), i32::from(self.row(hex))];
        hexx::Hex::from_offset_coordinates(place, OffsetHexMode::Even, HexOrientation::Pointy)
    }

    fn on_board(&self, axial: hexx::Hex) -> Option<Hex> {
        let [column, row] = axial.to_offset_coordinates(OffsetHexMode::Even, HexOrientation::Pointy);
        self.at(u8::try_from(row).ok()?, u8::try_from(column).ok()?)
    }
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
