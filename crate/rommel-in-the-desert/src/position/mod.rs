//! Units on the map, counted by hex; who owns the hexsides of battles; minefields. No rules.

mod deal;
mod side_mask;

use hexgrid::{Direction, Hex};

pub use deal::Deal;
pub use side_mask::SideMask;

use crate::data::board::HEXES;
use crate::data::roster::Block;
use crate::model::units::{Side, UnitId};

/// A block in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unit {
    /// Its hex; none while it is not on the map.
    pub hex: Option<Hex>,
    /// Its combat value: the steps that it has left.
    pub steps: u8,
    /// Whether it is disrupted.
    pub disrupted: bool,
    /// Enemy turns that must end before it may recover.
    pub wait: u8,
}

/// Units of one side in one hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Count {
    undisrupted: u8,
    disrupted: u8,
}

/// What a hex with units of both sides, or a minefield, keeps in mind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Field {
    /// The side that was there first, while both are.
    first: Option<Side>,
    /// The hexsides that belong to the other side.
    entered: SideMask,
    /// The hex is mined.
    mined: bool,
    /// The sides that know of it.
    known: [bool; 2],
}

/// The units on the map.
#[derive(Debug, PartialEq, Eq)]
pub struct Position {
    units: Vec<Unit>,
    sides: Vec<Side>,
    deal: Deal,
    counts: [Vec<Count>; 2],
    fields: Vec<Field>,
}

impl Position {
    /// An empty map for blocks with these handles.
    pub fn new(deal: Deal) -> Self {
        let none = || vec![Count::default(); HEXES];
        Self {
            units: vec![Unit::default(); UnitId::COUNT],
            sides: UnitId::all().map(|id| deal.block(id).side()).collect(),
            deal,
            counts: [none(), none()],
            fields: vec![Field::default(); HEXES],
        }
    }

    /// The block behind a handle.
    #[inline]
    pub fn block(&self, id: UnitId) -> &Block {
        self.deal.block(id)
    }

    /// The handles of the blocks.
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// A block.
    #[inline]
    pub fn unit(&self, id: UnitId) -> Unit {
        self.units[id.index()]
    }

    /// The side of a block.
    #[inline]
    pub fn side(&self, id: UnitId) -> Side {
        self.sides[id.index()]
    }

    /// The hex of a block on the map.
    #[inline]
    pub fn hex(&self, id: UnitId) -> Option<Hex> {
        self.unit(id).hex
    }

    /// The same blocks on the map with other identities: for states as a player may imagine them.
    pub(crate) fn set_deal(&mut self, deal: Deal) {
        self.deal = deal;
    }

    /// The same blocks on the map under other handles of their sides, for the same states: `new` gives every handle
    /// another.
    pub(crate) fn rename(&mut self, new: impl Fn(UnitId) -> UnitId) {
        let old = self.units.clone();
        for (id, unit) in UnitId::all().zip(old) {
            self.units[new(id).index()] = unit;
        }
    }

    /// Another number of steps of a block on the map, for the same states.
    pub(crate) fn set_steps(&mut self, id: UnitId, steps: u8) {
        if self.hex(id).is_some() {
            self.units[id.index()].steps = steps;
        }
    }

    /// The blocks on the map, by number.
    pub fn on_map(&self) -> impl Iterator<Item = (UnitId, Hex)> + '_ {
        UnitId::all().zip(&self.units).filter_map(|(id, unit)| Some((id, unit.hex?)))
    }

    /// The blocks of a side on the map, by number.
    pub fn of_side(&self, side: Side) -> impl Iterator<Item = (UnitId, Hex)> + '_ {
        self.on_map().filter(move |&(id, _)| self.side(id) == side)
    }

    /// The blocks of a side in a hex, by number.
    pub fn in_hex(&self, side: Side, hex: Hex) -> impl Iterator<Item = UnitId> + '_ {
        let count = self.count(side, hex);
        let number = usize::from(count.undisrupted + count.disrupted);
        self.of_side(side).filter(move |&(_, at)| at == hex).map(|(id, _)| id).take(number)
    }

    /// The undisrupted blocks of a side in a hex, by number.
    pub fn fighting(&self, side: Side, hex: Hex) -> impl Iterator<Item = UnitId> + '_ {
        let number = usize::from(self.count(side, hex).undisrupted);
        self.in_hex(side, hex).filter(|&id| !self.unit(id).disrupted).take(number)
    }

    /// Whether a side has an undisrupted unit in a hex.
    #[inline]
    pub fn holds(&self, side: Side, hex: Hex) -> bool {
        self.count(side, hex).undisrupted > 0
    }

    /// Whether a side has a unit in a hex, disrupted or not.
    #[inline]
    pub fn is_in(&self, side: Side, hex: Hex) -> bool {
        let count = self.count(side, hex);
        count.undisrupted + count.disrupted > 0
    }

    /// Whether both sides have undisrupted units in a hex.
    #[inline]
    pub fn is_battle(&self, hex: Hex) -> bool {
        self.holds(Side::Axis, hex) && self.holds(Side::Allied, hex)
    }

    /// Whether both sides have units in a hex.
    #[inline]
    pub fn is_shared(&self, hex: Hex) -> bool {
        self.is_in(Side::Axis, hex) && self.is_in(Side::Allied, hex)
    }

    /// The side that was first in a hex with units of both.
    #[inline]
    pub fn first_in(&self, hex: Hex) -> Option<Side> {
        self.fields[hex.index()].first
    }

    /// The hexes with units of both sides, each with the side that was there first.
    pub fn contested(&self) -> impl Iterator<Item = (Hex, Side)> + '_ {
        (0..self.fields.len()).map(Hex::from_index).filter_map(|hex| Some((hex, self.first_in(hex)?)))
    }

    /// The hexsides of a hex that belong to a side: all where the enemy has no units.
    ///
    /// Cases: 4.4 · Rulings: D061, D105
    #[inline]
    pub fn own_sides(&self, side: Side, hex: Hex) -> SideMask {
        let field = &self.fields[hex.index()];
        match field.first {
            None => SideMask::ALL,
            Some(first) if first == side => field.entered.others(),
            Some(_) => field.entered,
        }
    }

    /// Whether a hex is mined.
    #[inline]
    pub fn is_mined(&self, hex: Hex) -> bool {
        self.fields[hex.index()].mined
    }

    /// Whether a side knows that a hex is mined.
    #[inline]
    pub fn knows_mine(&self, side: Side, hex: Hex) -> bool {
        self.is_mined(hex) && self.fields[hex.index()].known[side.index()]
    }

    /// The minefields, in the order of their hexes.
    pub fn minefields(&self) -> impl Iterator<Item = Hex> + '_ {
        (0..self.fields.len()).map(Hex::from_index).filter(|&hex| self.is_mined(hex))
    }

    /// Lays a minefield of which these sides know.
    pub fn lay_mines(&mut self, hex: Hex, known_to: &[Side]) {
        let field = &mut self.fields[hex.index()];
        field.mined = true;
        field.known = Side::BOTH.map(|side| known_to.contains(&side));
    }

    /// Lifts a minefield.
    pub fn lift_mines(&mut self, hex: Hex) {
        let field = &mut self.fields[hex.index()];
        (field.mined, field.known) = (false, [false; 2]);
    }

    /// A side learns of a minefield.
    pub fn learn_mine(&mut self, side: Side, hex: Hex) {
        let field = &mut self.fields[hex.index()];
        field.known[side.index()] |= field.mined;
    }

    /// Puts a block on the map with this number of steps. In a hex with enemies it belongs to the side that came later, unless
    /// its side was there already.
    pub fn place(&mut self, id: UnitId, hex: Hex, steps: u8) {
        self.remove(id);
        self.units[id.index()] = Unit { hex: Some(hex), steps, disrupted: false, wait: 0 };
        self.add(id, hex);
    }

    /// Moves a block into a hex over a hexside of it.
    pub fn enter(&mut self, id: UnitId, hex: Hex, over: Direction) {
        let Some(from) = self.hex(id) else { return };
        self.take(id, from);
        self.units[id.index()].hex = Some(hex);
        self.add(id, hex);
        let side = self.side(id);
        let field = &mut self.fields[hex.index()];
        if field.first.is_some_and(|first| first != side) {
            field.entered = field.entered.with(over);
        }
    }

    /// Puts a block into a hex without enemies as it is.
    pub fn transfer(&mut self, id: UnitId, hex: Hex) {
        let Some(from) = self.hex(id) else { return };
        self.take(id, from);
        self.units[id.index()].hex = Some(hex);
        self.add(id, hex);
    }

    /// A block gains a step.
    pub fn gain_step(&mut self, id: UnitId) {
        self.units[id.index()].steps += 1;
    }

    /// Takes a block off the map.
    pub fn remove(&mut self, id: UnitId) {
        if let Some(hex) = self.hex(id) {
            self.take(id, hex);
        }
        self.units[id.index()] = Unit::default();
    }

    /// Takes a step off a block, and the block off the map with its last.
    pub fn lose_step(&mut self, id: UnitId) {
        match self.unit(id).steps {
            0 | 1 => self.remove(id),
            steps => self.units[id.index()].steps = steps - 1,
        }
    }

    /// Turns a block face down; it keeps its combat value. `wait` enemy turns must end before it may recover.
    ///
    /// Cases: 6.0 · Rulings: I033, D047
    pub fn disrupt(&mut self, id: UnitId, wait: u8) {
        self.set_disrupted(id, true, wait);
    }

    /// Turns a block face up.
    ///
    /// Cases: 6.0 · Rulings: I033
    pub fn recover(&mut self, id: UnitId) {
        self.set_disrupted(id, false, 0);
    }

    /// One enemy turn less must end before a block may recover.
    pub fn wait_less(&mut self, id: UnitId) {
        let unit = &mut self.units[id.index()];
        unit.wait = unit.wait.saturating_sub(1);
    }

    /// Says who was first in a hex with units of both sides, and which hexsides the other side entered over.
    pub fn contest(&mut self, hex: Hex, first: Side, entered: SideMask) {
        if self.is_shared(hex) {
            let field = &mut self.fields[hex.index()];
            (field.first, field.entered) = (Some(first), entered);
        }
    }

    fn set_disrupted(&mut self, id: UnitId, disrupted: bool, wait: u8) {
        let Some(hex) = self.hex(id) else { return };
        self.take_count(id, hex);
        let unit = &mut self.units[id.index()];
        (unit.disrupted, unit.wait) = (disrupted, wait);
        self.add_count(id, hex);
    }

    #[inline]
    fn count(&self, side: Side, hex: Hex) -> Count {
        self.counts[side.index()][hex.index()]
    }

    fn add(&mut self, id: UnitId, hex: Hex) {
        let enemy = self.side(id).enemy();
        if self.is_in(enemy, hex) && !self.is_in(enemy.enemy(), hex) {
            self.fields[hex.index()].first = Some(enemy);
        }
        self.add_count(id, hex);
    }

    fn take(&mut self, id: UnitId, hex: Hex) {
        self.take_count(id, hex);
        if !self.is_shared(hex) {
            let field = &mut self.fields[hex.index()];
            (field.first, field.entered) = (None, SideMask::NONE);
        }
    }

    fn add_count(&mut self, id: UnitId, hex: Hex) {
        *self.counter(id, hex) += 1;
    }

    fn take_count(&mut self, id: UnitId, hex: Hex) {
        *self.counter(id, hex) -= 1;
    }

    fn counter(&mut self, id: UnitId, hex: Hex) -> &mut u8 {
        let disrupted = self.unit(id).disrupted;
        let count = &mut self.counts[self.sides[id.index()].index()][hex.index()];
        if disrupted { &mut count.disrupted } else { &mut count.undisrupted }
    }
}

impl Clone for Position {
    fn clone(&self) -> Self {
        let Self { units, sides, deal, counts, fields } = self;
        Self {
            units: units.clone(),
            sides: sides.clone(),
            deal: deal.clone(),
            counts: counts.clone(),
            fields: fields.clone(),
        }
    }

    /// Copies into the buffers that are there.
    fn clone_from(&mut self, other: &Self) {
        self.units.clone_from(&other.units);
        self.sides.clone_from(&other.sides);
        self.deal.clone_from(&other.deal);
        self.counts.clone_from(&other.counts);
        self.fields.clone_from(&other.fields);
    }
}

impl Default for Position {
    fn default() -> Self {
        Self::new(Deal::default())
    }
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
