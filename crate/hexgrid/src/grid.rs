//! The board: rows of hexes over one or more panels, and who is whose neighbour.

use crate::{Direction, Hex};

/// The most rows a board can have, and the most columns: a printed number has two digits for each.
pub const MOST_ROWS_OR_COLUMNS: u8 = 99;

/// No neighbour on that side.
const NONE: u16 = u16::MAX;

/// What a hex beyond the board's end is taken for: one without neighbours.
const NOWHERE: Cell = Cell { near: [NONE; 6], row: 0, column: 0 };

/// One panel of a board; panels lie side by side from west to east.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Panel {
    /// The letter in front of the printed numbers.
    pub letter: char,
    /// How many columns the panel has.
    pub columns: u8,
}

/// What the board knows about a hex.
#[derive(Clone, Copy, Debug)]
struct Cell {
    near: [u16; 6],
    row: u8,
    column: u8,
}

/// A board of pointy-topped hexes: rows from 1 in the south, columns from 1 in the west over all panels, and the even rows
/// half a hex further east.
///
/// A hex of another, larger board is taken for one without neighbours at row and column 0.
#[derive(Clone, Debug)]
pub struct Grid {
    cells: Vec<Cell>,
    panels: Vec<Panel>,
    rows: u8,
    columns: u8,
}

/// The hexes next to a hex, each with its direction.
#[derive(Clone, Debug)]
pub struct Neighbours {
    near: [u16; 6],
    at: usize,
}

impl Iterator for Neighbours {
    type Item = (Direction, Hex);

    #[inline]
    fn next(&mut self) -> Option<(Direction, Hex)> {
        while let (Some(&near), Some(&direction)) = (self.near.get(self.at), Direction::ALL.get(self.at)) {
            self.at += 1;
            if near != NONE {
                return Some((direction, Hex::of(near)));
            }
        }
        None
    }
}

impl Grid {
    /// A board of `rows` rows over panels named from west to east; what goes beyond [`MOST_ROWS_OR_COLUMNS`] is cut off.
    pub fn new(rows: u8, panels: &[Panel]) -> Self {
        let rows = rows.min(MOST_ROWS_OR_COLUMNS);
        let mut columns = 0;
        let panels: Vec<Panel> = panels
            .iter()
            .map(|panel| {
                let cut = panel.columns.min(MOST_ROWS_OR_COLUMNS - columns);
                columns += cut;
                Panel { letter: panel.letter, columns: cut }
            })
            .collect();
        let mut grid = Self { cells: Vec::new(), panels, rows, columns };
        for row in 1..=rows {
            for column in 1..=columns {
                let near = Direction::ALL.map(|direction| grid.step(row, column, direction).map_or(NONE, Hex::number));
                grid.cells.push(Cell { near, row, column });
            }
        }
        grid
    }

    /// How many hexes the board has.
    #[inline]
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// Whether the board has no hex at all.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// How many rows the board has.
    pub fn rows(&self) -> u8 {
        self.rows
    }

    /// How many columns the board has, all panels together.
    pub fn columns(&self) -> u8 {
        self.columns
    }

    /// The panels from west to east.
    pub fn panels(&self) -> &[Panel] {
        &self.panels
    }

    /// All hexes in the order of their indices.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + use<> {
        (0..self.cells.len()).map(Hex::from_index)
    }

    /// The hex in a row and a column of the whole board.
    pub fn at(&self, row: u8, column: u8) -> Option<Hex> {
        let on_board = (1..=self.rows).contains(&row) && (1..=self.columns).contains(&column);
        on_board.then(|| Hex::from_index(usize::from(row - 1) * usize::from(self.columns) + usize::from(column - 1)))
    }

    /// The row of a hex, from 1 in the south.
    #[inline]
    pub fn row(&self, hex: Hex) -> u8 {
        self.cell(hex).row
    }

    /// The column of a hex on the whole board, from 1 in the west.
    #[inline]
    pub fn column(&self, hex: Hex) -> u8 {
        self.cell(hex).column
    }

    /// The hex next to another in a direction, where the board has one.
    #[inline]
    pub fn neighbour(&self, hex: Hex, direction: Direction) -> Option<Hex> {
        Some(self.cell(hex).near[direction.index()]).filter(|&near| near != NONE).map(Hex::of)
    }

    /// The hex at the end of a path, where it does not leave the board.
    pub fn path_end(&self, start: Hex, path: &[Direction]) -> Option<Hex> {
        path.iter().try_fold(start, |at, &step| self.neighbour(at, step))
    }

    /// The hexes next to another with their directions, from the east over the north.
    #[inline]
    pub fn neighbours(&self, hex: Hex) -> Neighbours {
        Neighbours { near: self.cell(hex).near, at: 0 }
    }

    /// The direction from a hex to one next to it, or `None` where they are not adjacent.
    pub fn direction(&self, from: Hex, to: Hex) -> Option<Direction> {
        self.neighbours(from).find(|&(_, near)| near == to).map(|(direction, _)| direction)
    }

    #[inline]
    fn cell(&self, hex: Hex) -> &Cell {
        self.cells.get(hex.index()).unwrap_or(&NOWHERE)
    }

    /// The neighbour by row and column, from which the table is made.
    fn step(&self, row: u8, column: u8, direction: Direction) -> Option<Hex> {
        let further_east = u8::from(row.is_multiple_of(2));
        let (row, column) = match direction {
            Direction::East => (row, column + 1),
            Direction::West => (row, column - 1),
            Direction::NorthEast => (row + 1, column + further_east),
            Direction::NorthWest => (row + 1, column + further_east - 1),
            Direction::SouthEast => (row - 1, column + further_east),
            Direction::SouthWest => (row - 1, column + further_east - 1),
        };
        self.at(row, column)
    }
}

#[cfg(test)]
mod tests {
    use super::{Direction, Grid, Hex, Panel};

    fn two_panels() -> Grid {
        Grid::new(29, &[Panel { letter: 'L', columns: 32 }, Panel { letter: 'E', columns: 34 }])
    }

    #[test]
    fn even_rows_lie_half_a_hex_further_east() {
        let grid = two_panels();
        let around = |row, column| {
            let hex = grid.at(row, column).unwrap();
            Direction::ALL.map(|direction| {
                let near = grid.neighbour(hex, direction).unwrap();
                (grid.row(near), grid.column(near))
            })
        };
        assert_eq!(around(7, 10), [(7, 11), (8, 10), (8, 9), (7, 9), (6, 9), (6, 10)]);
        assert_eq!(around(8, 10), [(8, 11), (9, 11), (9, 10), (8, 9), (7, 10), (7, 11)]);
    }

    #[test]
    fn the_way_back_leads_back() {
        let grid = two_panels();
        for hex in grid.hexes() {
            for (direction, near) in grid.neighbours(hex) {
                assert_eq!(grid.neighbour(near, direction.opposite()), Some(hex));
                assert_eq!(grid.direction(hex, near), Some(direction));
            }
            assert_eq!(grid.direction(hex, hex), None);
        }
    }

    #[test]
    fn the_edge_has_no_neighbours_beyond_it() {
        let grid = Grid::new(2, &[Panel { letter: 'A', columns: 2 }]);
        let count = |row, column| grid.neighbours(grid.at(row, column).unwrap()).count();
        assert_eq!([count(1, 1), count(1, 2), count(2, 1), count(2, 2)], [2, 3, 3, 2]);
        assert_eq!(grid.neighbour(grid.at(1, 1).unwrap(), Direction::NorthWest), None);
        assert_eq!([grid.at(0, 1), grid.at(1, 0), grid.at(3, 1), grid.at(1, 3)], [None; 4]);
    }

    #[test]
    fn the_dense_index_counts_row_by_row() {
        let grid = two_panels();
        assert_eq!((grid.len(), grid.rows(), grid.columns()), (29 * 66, 29, 66));
        for (index, hex) in grid.hexes().enumerate() {
            assert_eq!(hex.index(), index);
            assert_eq!(grid.at(grid.row(hex), grid.column(hex)), Some(hex));
        }
    }

    #[test]
    fn what_two_digits_cannot_number_is_cut_off() {
        let grid = Grid::new(255, &[Panel { letter: 'A', columns: 90 }, Panel { letter: 'B', columns: 255 }]);
        assert_eq!((grid.rows(), grid.columns(), grid.panels()[1].columns), (99, 99, 9));
        let empty = Grid::new(0, &[]);
        assert!(empty.is_empty() && empty.at(1, 1).is_none());
    }

    #[test]
    fn a_hex_of_a_larger_board_is_nowhere() {
        let grid = Grid::new(2, &[Panel { letter: 'A', columns: 2 }]);
        let strange = Hex::from_index(4);
        assert_eq!((grid.row(strange), grid.column(strange), grid.neighbours(strange).count()), (0, 0, 0));
    }
}
