//! How many supply units stand together.

use hexgrid::Hex;

use crate::model::units::Side;
use crate::state::State;

/// How many supply units of a player stand in each hex up to the last where some do, as planned.
pub struct SupplyStacks(Vec<i32>);

impl SupplyStacks {
    /// As they stand.
    pub fn of(state: &State, side: Side) -> Self {
        let mut supply_stacks = Self(Vec::new());
        for (_, hex) in state.of_side(side).filter(|(id, _)| id.counter().is_supply()) {
            supply_stacks.add(hex, 1);
        }
        supply_stacks
    }

    fn add(&mut self, hex: Hex, more: i32) {
        let size = self.0.len().max(hex.index() + 1);
        self.0.resize(size, 0);
        self.0[hex.index()] += more;
    }

    /// One goes from a hex to another.
    pub fn go(&mut self, from: Hex, to: Hex) {
        self.add(from, -1);
        self.add(to, 1);
    }

    /// What keeps another supply unit from a hex, in half movement points.
    pub fn crowding(&self, hex: Hex, from: Hex, enough: i32) -> i32 {
        let count = self.0.get(hex.index()).copied().unwrap_or(0);
        let others = if hex == from { count - 1 } else { count };
        (others - enough).max(0) * 3
    }
}
