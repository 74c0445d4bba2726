//! Names of blocks for a viewer: handles of those that the viewer knows, and piles of those that are hidden.

use std::collections::BTreeMap;

use hexgrid::Hex;
use referee::Viewer;
use serde::{Deserialize, Serialize};

use super::hidden::knows;
use crate::model::units::{Side, UnitId};
use crate::query::views::hex_name;
use crate::state::State;

/// The name of a block for a viewer: its handle, or `pile(hex, nth)` where the block is hidden from the viewer. Blocks
/// of a pile are counted by what everybody sees of them, so that no such name follows a block from one state to the
/// next. A hidden block in refit is `pile(refit, nth)`, any other one off the map `pile(due, nth)`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(untagged)]
pub enum BlockName {
    /// Its handle.
    Handle(u8),
    /// Its pile.
    Pile(String),
}

impl BlockName {
    /// The place of the pile of a hidden block: a hex, `refit` or `due`.
    pub fn place(&self) -> Option<&str> {
        match self {
            Self::Handle(_) => None,
            Self::Pile(pile) => pile.strip_prefix("pile(")?.split_once(", ").map(|(place, _)| place),
        }
    }
}

/// Where a hidden block lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Place {
    Hex(Hex),
    Refit,
    Due,
}

/// What everybody sees of a hidden block: side, place, disruption, turns until it may recover.
type Look = (Side, Place, bool, u8);

/// The place of a block in a list for a viewer: known blocks by handle, then hidden ones by what everybody sees of
/// them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Rank {
    Known(u8),
    Hidden(Look),
}

/// The names of the blocks of a state for a viewer.
#[derive(Clone, Copy, Debug)]
pub(super) struct Piles<'a> {
    state: &'a State,
    viewer: Viewer<Side>,
}

impl<'a> Piles<'a> {
    pub const fn of(state: &'a State, viewer: Viewer<Side>) -> Self {
        Self { state, viewer }
    }

    fn look(self, unit: UnitId) -> Look {
        let position = &self.state.position;
        let block = position.unit(unit);
        let place = match block.hex {
            Some(hex) => Place::Hex(hex),
            None if self.state.reserve.refit.iter().any(|away| away.unit == unit) => Place::Refit,
            None => Place::Due,
        };
        (position.side(unit), place, block.disrupted, block.wait)
    }

    /// The place of a block in a list.
    pub fn rank(self, unit: UnitId) -> Rank {
        if knows(self.state, unit, self.viewer) {
            Rank::Known(unit.index() as u8)
        } else {
            Rank::Hidden(self.look(unit))
        }
    }

    /// The hidden blocks that lie in a place, for an observer those of both sides.
    fn pile(self, place: Place) -> impl Iterator<Item = Look> + use<'a> {
        let hidden = UnitId::all().filter(move |&unit| !knows(self.state, unit, self.viewer));
        hidden.map(move |unit| self.look(unit)).filter(move |look| look.1 == place)
    }

    /// The name of the block that is this many after the first of those that look alike.
    fn nth(self, unit: UnitId, further: usize) -> BlockName {
        match self.rank(unit) {
            Rank::Known(handle) => BlockName::Handle(handle),
            Rank::Hidden(look) => {
                let before = match look.1 {
                    Place::Due => 0,
                    place => self.pile(place).filter(|other| *other < look).count(),
                };
                let place = match look.1 {
                    Place::Hex(hex) => hex_name(hex),
                    Place::Refit => "refit",
                    Place::Due => "due",
                };
                BlockName::Pile(format!("pile({place}, {})", 1 + before + further))
            }
        }
    }

    /// The name of a block; of hidden ones that look alike all have that of the first.
    pub fn name(self, unit: UnitId) -> BlockName {
        self.nth(unit, 0)
    }

    /// The names of different blocks.
    pub fn names(self, units: impl IntoIterator<Item = UnitId>) -> Vec<BlockName> {
        let mut met: BTreeMap<Rank, usize> = BTreeMap::new();
        let name = |unit| {
            let further = met.entry(self.rank(unit)).or_default();
            *further += 1;
            self.nth(unit, *further - 1)
        };
        units.into_iter().map(name).collect()
    }

    /// Blocks in the order of a list.
    pub fn sorted(self, units: impl IntoIterator<Item = UnitId>) -> Vec<UnitId> {
        let mut units: Vec<UnitId> = units.into_iter().collect();
        units.sort_by_key(|&unit| self.rank(unit));
        units
    }

    /// The names of different blocks, in the order of a list.
    pub fn sorted_names(self, units: impl IntoIterator<Item = UnitId>) -> Vec<BlockName> {
        self.names(self.sorted(units))
    }

    /// The block of a name; one of those that look alike.
    pub fn find(self, name: &BlockName) -> Option<UnitId> {
        let position = &self.state.position;
        match name {
            BlockName::Handle(handle) => {
                let unit = UnitId::all().nth(usize::from(*handle))?;
                knows(self.state, unit, self.viewer).then_some(unit)
            }
            BlockName::Pile(_) => {
                let hidden = position.on_map().map(|(unit, _)| unit);
                let hidden = self.sorted(hidden.filter(|&unit| !knows(self.state, unit, self.viewer)));
                let names = self.names(hidden.iter().copied());
                hidden.into_iter().zip(names).find(|(_, other)| other == name).map(|(unit, _)| unit)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::board::Board;
    use crate::position::Position;

    fn state(hexes: &[(u8, &str)]) -> State {
        let mut position = Position::default();
        for &(unit, hex) in hexes {
            position.place(UnitId(unit), Board::shipped().parse(hex).unwrap(), 1);
        }
        State::new(position, Side::Axis, false)
    }

    #[test]
    fn a_hidden_block_is_named_by_its_pile_and_a_known_one_by_its_handle() {
        let state = state(&[(0, "Mechili"), (1, "Mechili"), (2, "Derna")]);
        let side = state.position.side(UnitId(0));
        let units = || (0..3).map(UnitId);
        let own = Piles::of(&state, Viewer::Side(side)).names(units());
        assert_eq!(own, [0, 1, 2].map(BlockName::Handle));
        let other = Piles::of(&state, Viewer::Side(side.enemy()));
        let pile = |text: &str| BlockName::Pile(text.to_owned());
        assert_eq!(other.names(units()), ["pile(Mechili, 1)", "pile(Mechili, 2)", "pile(Derna, 1)"].map(pile));
        assert_eq!(other.name(UnitId(1)), pile("pile(Mechili, 1)"));
        assert_eq!(other.name(UnitId(1)).place(), Some("Mechili"));
    }

    #[test]
    fn what_everybody_sees_orders_a_pile_whatever_the_handles() {
        let mut named = Vec::new();
        for disrupted in [0, 1] {
            let mut state = state(&[(0, "Mechili"), (1, "Mechili")]);
            state.position.disrupt(UnitId(disrupted), 1);
            let viewer = Viewer::Side(state.position.side(UnitId(0)).enemy());
            let piles = Piles::of(&state, viewer);
            named.push((piles.name(UnitId(disrupted)), piles.name(UnitId(1 - disrupted))));
        }
        assert_eq!(named[0], named[1]);
        assert_eq!(named[0].0, BlockName::Pile("pile(Mechili, 2)".to_owned()));
    }

    #[test]
    fn an_observer_calls_no_two_blocks_of_a_battle_alike() {
        let position = Position::default();
        let first = |side| UnitId::all().find(|&unit| position.side(unit) == side).unwrap();
        let [axis, allied] = Side::BOTH.map(first);
        let state = state(&[(axis.index() as u8, "Mechili"), (allied.index() as u8, "Mechili")]);
        let names = Piles::of(&state, Viewer::Observer).names([axis, allied]);
        assert_eq!(names, ["pile(Mechili, 1)", "pile(Mechili, 2)"].map(|name| BlockName::Pile(name.to_owned())));
    }

    #[test]
    fn only_names_that_the_viewer_was_given_are_found() {
        let state = state(&[(0, "Mechili")]);
        let side = state.position.side(UnitId(0));
        let (own, other) = (Piles::of(&state, Viewer::Side(side)), Piles::of(&state, Viewer::Side(side.enemy())));
        let pile = BlockName::Pile("pile(Mechili, 1)".to_owned());
        assert_eq!((own.find(&BlockName::Handle(0)), own.find(&pile)), (Some(UnitId(0)), None));
        assert_eq!((other.find(&BlockName::Handle(0)), other.find(&pile)), (None, Some(UnitId(0))));
    }
}
