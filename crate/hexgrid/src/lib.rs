//! Boards of hexes: their geometry and printed numbers, sets of hexes, and the searches over them.
//!
//! Nothing here knows a game. What a step costs, or why it is barred, says the caller's [`Ground`].
//!
//! ```
//! use hexgrid::{Direction, Grid, Ground, Hex, Reach, Panel, Step};
//!
//! /// Open ground, but no way north.
//! struct Plain;
//!
//! impl Ground for Plain {
//!     fn step(&self, _from: Hex, _layer: u8, direction: Direction, _to: Hex) -> Step {
//!         match direction {
//!             Direction::NorthEast | Direction::NorthWest => Step::Barred(7),
//!             _ => Step::Go { cost: 2, layer: 0 },
//!         }
//!     }
//! }
//!
//! let grid = Grid::new(5, &[Panel { letter: 'A', columns: 6 }]);
//! let mut reach = Reach::new(&grid, 1);
//! reach.run(&grid, grid.parse("A0303")?, 0, 4, &Plain);
//! assert_eq!(reach.cost(grid.parse("0305")?), Some(4));
//! assert_eq!(reach.barred(grid.parse("0306")?), Some(hexgrid::TOO_FAR));
//! assert_eq!(reach.barred(grid.parse("0403")?), Some(7));
//! # Ok::<(), hexgrid::BadHex>(())
//! ```

mod direction;
mod geometry;
mod grid;
mod ground;
mod hex;
mod search_cache;
mod number;
mod queue;
mod reach;
mod set;
mod spread;
mod trace;

pub use direction::Direction;
pub use grid::{Grid, MOST_ROWS_OR_COLUMNS, Neighbours, Panel};
pub use ground::{Ground, Lane, Step, TOO_FAR};
pub use hex::Hex;
pub use number::{BadHex, HexName, Numbering};
pub use reach::Reach;
pub use set::HexSet;
pub use trace::{MOST_POSTS, Post, Trace};
