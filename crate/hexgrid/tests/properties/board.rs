//! Random boards with random ground, another for every layer and direction.

use hexgrid::{Direction, Grid, Ground, Hex, Panel, Step};

use crate::draw::Draw;

/// A board and its ground.
pub struct Board {
    pub grid: Grid,
    pub layers: u8,
    steps: Vec<Step>,
}

impl Board {
    /// The board of a seed: most are small, one in twelve is large; a third have more than one layer.
    pub fn random(draw: &mut Draw) -> Self {
        let grid = if draw.chance(8) { random_grid(draw, 29, 34) } else { random_grid(draw, 8, 5) };
        let layers = if draw.chance(33) { draw.between(2, 5) as u8 } else { 1 };
        let barred = draw.between(0, 50);
        let dearest = draw.between(0, 12);
        let count = grid.len() * usize::from(layers) * 6;
        let steps = (0..count).map(|_| random_step(draw, layers, barred, dearest)).collect();
        Self { grid, layers, steps }
    }

    /// Any hex of the board.
    pub fn any_hex(&self, draw: &mut Draw) -> Hex {
        Hex::from_index(draw.below(self.grid.len() as u32) as usize)
    }
}

fn random_grid(draw: &mut Draw, rows: u32, columns: u32) -> Grid {
    let panel = |letter, draw: &mut Draw| Panel { letter, columns: draw.between(1, columns) as u8 };
    Grid::new(draw.between(1, rows) as u8, &[panel('A', draw), panel('B', draw)])
}

/// A step that is barred for a reason, among them the silent 0, or one that costs between nothing and the dearest and leads
/// into any layer.
fn random_step(draw: &mut Draw, layers: u8, barred: u32, dearest: u32) -> Step {
    if draw.chance(barred) {
        return Step::Barred(if draw.chance(10) { 0 } else { draw.between(1, 254) as u8 });
    }
    Step::Go { cost: draw.between(0, dearest) as u16, layer: draw.below(u32::from(layers)) as u8 }
}

impl Ground for Board {
    fn step(&self, from: Hex, layer: u8, direction: Direction, to: Hex) -> Step {
        assert_eq!(self.grid.neighbour(from, direction), Some(to));
        self.steps[(from.index() * usize::from(self.layers) + usize::from(layer)) * 6 + direction.index()]
    }
}
