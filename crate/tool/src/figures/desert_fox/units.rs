//! Units on the map as the figures see them.

use std::collections::BTreeMap;

use desert_fox::model::units::{Face, Side};
use desert_fox::state::counters::UnitId;
use desert_fox::state::{State, flag};
use desert_fox::turn::config::GameConfig;
use hexgrid::Hex;

/// A unit that is no supply unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Its hex.
    pub hex: Hex,
    /// Its owner.
    pub side: Side,
    /// Its values.
    pub face: Face,
    /// Whether it is marked as in general supply.
    pub supplied: bool,
}

/// The units on the map, without supply units.
pub type Units = BTreeMap<UnitId, Standing>;

/// The units of a state.
pub fn of(config: &GameConfig, state: &State) -> Units {
    let standing = |(id, hex): (UnitId, Hex)| {
        let unit = state.unit(id);
        let (face, supplied) = (config.counter(id).face(unit.is(flag::DEPLETED)), unit.is(flag::GENERAL));
        (!id.counter().is_supply()).then(|| (id, Standing { hex, side: state.owner(id), face, supplied }))
    };
    state.on_map().filter_map(standing).collect()
}

/// The strength of some units.
pub fn strength<'a>(units: impl Iterator<Item = &'a Standing>) -> usize {
    units.map(|unit| usize::from(unit.face.strength)).sum()
}

/// The hexes of the supply units of a side.
pub fn supply_units(state: &State, side: Side) -> Vec<Hex> {
    state.of_side(side).filter(|(id, _)| id.counter().is_supply()).map(|(_, hex)| hex).collect()
}
