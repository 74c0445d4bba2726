//! What a player knows of a state. Nothing else of the enemy's blocks and cards is looked at by the opponent.

use hexgrid::{Hex, HexSet};

use crate::data::edition::Edition;
use crate::model::units::{Side, UnitId};
use crate::rules::supply::{Distances, SupplyGround, network};
use crate::state::State;

/// Steps of an enemy block that is face down, in tenths.
const UNSEEN: i32 = 26;
/// Steps of an own block are counted in tenths.
pub const STEP: i32 = 10;

/// A state as one player knows it.
pub struct KnownState<'a> {
    /// Board, numbers and rules.
    pub edition: Edition<'a>,
    /// The state. Of enemy blocks only the hexes and their number may be used, and the types of those that are face up.
    pub state: &'a State,
    /// The player.
    pub side: Side,
    /// Lengths of supply lines to the own base.
    pub lines: Distances,
    /// The enemy's supply network.
    pub enemy_network: HexSet,
}

impl<'a> KnownState<'a> {
    /// A state as a player knows it.
    pub fn new(edition: Edition<'a>, state: &'a State, side: Side) -> Self {
        let ground = |side| SupplyGround::new(edition, &state.position, side);
        let (lines, enemy_network) = (Distances::to_base(&ground(side)), network(&ground(side.enemy())));
        Self { edition, state, side, lines, enemy_network }
    }

    /// The player's base.
    pub fn base(&self) -> Hex {
        self.edition.board.base(self.side)
    }

    /// The enemy base.
    pub fn enemy_base(&self) -> Hex {
        self.edition.board.base(self.side.enemy())
    }

    /// The player's units on the map.
    pub fn own(&self) -> impl Iterator<Item = (UnitId, Hex)> + '_ {
        self.state.position.of_side(self.side)
    }

    /// The strength of a unit of the player, in tenths of a step; elite units count one half more.
    pub fn strength(&self, unit: UnitId) -> i32 {
        let steps = i32::from(self.state.position.unit(unit).steps) * STEP;
        if self.state.position.block(unit).elite { steps * 3 / 2 } else { steps }
    }

    /// The strength of the player's undisrupted units in a hex.
    pub fn own_in(&self, hex: Hex) -> i32 {
        self.state.position.fighting(self.side, hex).map(|unit| self.strength(unit)).sum()
    }

    /// How many undisrupted units of the player are in a hex.
    pub fn own_count(&self, hex: Hex) -> usize {
        self.state.position.fighting(self.side, hex).count()
    }

    /// The strength of the enemy's undisrupted units in a hex, by their number.
    pub fn enemy_in(&self, hex: Hex) -> i32 {
        self.state.position.fighting(self.side.enemy(), hex).count() as i32 * UNSEEN
    }

    /// Whether the enemy has any unit in a hex.
    pub fn is_enemy(&self, hex: Hex) -> bool {
        self.state.position.is_in(self.side.enemy(), hex)
    }

    /// The hexes with enemy units.
    pub fn enemy_hexes(&self) -> Vec<Hex> {
        let mut hexes: Vec<Hex> = self.state.position.of_side(self.side.enemy()).map(|(_, hex)| hex).collect();
        hexes.sort_unstable();
        hexes.dedup();
        hexes
    }

    /// The distance to the nearest enemy unit.
    pub fn enemy_distance(&self, hex: Hex) -> Option<u16> {
        self.enemy_hexes().into_iter().map(|enemy| self.edition.board.grid.distance(hex, enemy)).min()
    }

    /// The enemy strength in the hexes around a hex.
    pub fn threat(&self, hex: Hex) -> i32 {
        self.edition.board.grid.neighbours(hex).map(|(_, near)| self.enemy_in(near)).sum()
    }

    /// How much stronger the defenders of a fortress are.
    pub fn defence(&self, hex: Hex) -> i32 {
        let fortress = self.edition.board.tile(hex).is_some_and(|tile| tile.fortress.is_some());
        let theirs = self.state.position.first_in(hex).is_none_or(|first| first != self.side);
        self.enemy_in(hex) * if fortress && theirs { 2 } else { 1 }
    }

    /// The odds of the player in a hex, in percent.
    pub fn odds(&self, hex: Hex) -> i32 {
        self.own_in(hex) * 100 / self.defence(hex).max(STEP)
    }

    /// Where an order of a move ends.
    pub fn end(&self, unit: UnitId, path: &[hexgrid::Direction]) -> Option<Hex> {
        let start = self.state.position.hex(unit)?;
        path.iter().try_fold(start, |at, &step| self.edition.board.grid.neighbour(at, step))
    }
}
