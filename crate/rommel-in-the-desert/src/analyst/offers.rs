//! What one move of a player offers: attacks, and hexes in which a block cuts the enemy's supply. Of the enemy it looks
//! at what the player may know: where blocks stand, how many of them, and which are disrupted.

use hexgrid::{Direction, Hex};

use crate::data::edition::Edition;
use crate::model::units::{Side, UnitId};
use crate::position::Position;
use crate::rules::movement::{Destination, MoveContext, Regroup, check_rommel, destinations, entry_limit, in_regroup};
use crate::rules::supply::{Distances, SupplyGround, network};
use crate::state::State;

/// Of its full strength an enemy block that is face down is taken to have this share left, in percent.
const WORN: u32 = 85;
/// Odds are not told apart above these, in percent.
const MOST_ODDS: u32 = 900;

/// An attack on a hex with one move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The hex.
    pub hex: Hex,
    /// The blocks that would enter it.
    pub units: Vec<UnitId>,
    /// Their strength with that of the blocks that are in the hex already, against the strength expected of the
    /// defenders, in percent.
    pub odds: u32,
}

/// A hex in which a block would cut enemy blocks off from their base.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cut {
    /// The hex.
    pub hex: Hex,
    /// The blocks that reach it and cut off most from there: by leaving its hex another one may open a line.
    pub units: Vec<UnitId>,
    /// Enemy blocks that would have no line to their base and have one now.
    pub enemies: usize,
}

/// A block with where it can go in one move.
struct Reach {
    unit: UnitId,
    start: Hex,
    ends: Vec<Destination>,
}

/// A state in which a player moves.
pub struct Moves<'a> {
    edition: Edition<'a>,
    state: &'a State,
    side: Side,
    reaches: Vec<Reach>,
}

impl<'a> Moves<'a> {
    /// The moves of the active player, with the Rommel bonus where it can be used.
    ///
    /// Cases: 2.5, 2.6, 2.7 · Rulings: D020, D022
    pub fn of(edition: Edition<'a>, state: &'a State) -> Self {
        let side = state.turn.side;
        let movement = &state.turn.movement;
        let rommel = check_rommel(movement).is_ok();
        let ctx = MoveContext { edition, position: &state.position, movement };
        let reach = |(unit, start)| Reach { unit, start, ends: destinations(&ctx, unit, rommel) };
        let reaches = state.position.of_side(side).map(reach).filter(|reach| !reach.ends.is_empty()).collect();
        Self { edition, state, side, reaches }
    }

    /// Whether any block can move.
    pub const fn is_empty(&self) -> bool {
        self.reaches.is_empty()
    }

    /// The best attack on each hex with enemies and on their base, the best odds first: with a group move, or a regroup move from around a
    /// hex beside it.
    ///
    /// Cases: 2.5, 2.7, 2.8 · Rulings: D024, D108
    pub fn attacks(&self) -> Vec<Offer> {
        let mut targets: Vec<Hex> = self.state.position.of_side(self.side.enemy()).map(|(_, hex)| hex).collect();
        targets.push(self.edition.board.base(self.side.enemy()));
        targets.sort_unstable();
        targets.dedup();
        let mut offers: Vec<Offer> = targets.into_iter().filter_map(|target| self.best_on(target)).collect();
        offers.sort_by_key(|offer| (std::cmp::Reverse(offer.odds), offer.hex));
        offers
    }

    fn best_on(&self, target: Hex) -> Option<Offer> {
        let board = self.edition.board;
        let able: Vec<(&Reach, Direction)> = self
            .reaches
            .iter()
            .filter_map(|reach| {
                let end = reach.ends.iter().find(|end| end.hex == target)?;
                Some((reach, *end.path.last()?))
            })
            .collect();
        let groups = able.iter().map(|(reach, _)| reach.start).map(|start| (start, false));
        let commands = board.grid.neighbours(target).map(|(_, hex)| (hex, true));
        let offer = |(from, regroups): (Hex, bool)| {
            let regroup = Regroup { command: from, destination: target };
            let is_near =
                |start: Hex| start == from || regroups && in_regroup(board, regroup, start) && start != target;
            let units = able.iter().filter(|(reach, _)| is_near(reach.start));
            let units = self.through(target, units.map(|(reach, over)| (reach.unit, *over)).collect());
            (!units.is_empty()).then(|| Offer { hex: target, odds: self.odds(target, &units), units })
        };
        let offers = groups.chain(commands).filter_map(offer);
        offers.max_by_key(|offer| (offer.odds, std::cmp::Reverse(offer.units.clone())))
    }

    /// The strongest blocks that the hexsides of a hex let through.
    fn through(&self, target: Hex, mut able: Vec<(UnitId, Direction)>) -> Vec<UnitId> {
        able.sort_by_key(|&(unit, _)| (std::cmp::Reverse(halves(self.state, unit)), unit));
        let mut crossed: Vec<Direction> = Vec::new();
        let mut units = Vec::new();
        for (unit, over) in able {
            let before = crossed.iter().filter(|&&other| other == over).count();
            if before < usize::from(entry_limit(&self.edition, target, over.opposite())) {
                crossed.push(over);
                units.push(unit);
            }
        }
        units
    }

    fn odds(&self, hex: Hex, joining: &[UnitId]) -> u32 {
        let joining: u32 = joining.iter().map(|&unit| halves(self.state, unit)).sum();
        odds(self.edition, self.state, self.side, hex, joining)
    }

    /// The hexes without blocks in which one of the player's blocks would cut enemies off and be in supply itself, those
    /// of most enemies first.
    ///
    /// Cases: 7.0 · Rulings: I048, D008
    pub fn cuts(&self) -> Vec<Cut> {
        let position = &self.state.position;
        let before = cut_off(self.edition, position, self.side.enemy());
        // No line of an undisrupted block leads through a hex outside of the network.
        let enemy = self.side.enemy();
        let held = position.of_side(enemy).all(|(_, hex)| position.holds(enemy, hex));
        let lines = held.then(|| network(&SupplyGround::new(self.edition, position, enemy)));
        let is_on_line = |hex: Hex| lines.as_ref().is_none_or(|lines| lines.contains(hex));
        let mut cuts: Vec<Cut> = Vec::new();
        for Reach { unit, ends, .. } in &self.reaches {
            for Destination { hex, path, .. } in ends {
                let taken = Side::BOTH.into_iter().any(|side| position.is_in(side, *hex));
                let Some(&over) = path.last().filter(|_| !taken && is_on_line(*hex)) else { continue };
                let enemies = self.cut_by(*unit, *hex, over.opposite()).saturating_sub(before);
                if enemies == 0 {
                    continue;
                }
                match cuts.iter_mut().find(|cut| cut.hex == *hex) {
                    Some(cut) if cut.enemies > enemies => {}
                    Some(cut) if cut.enemies == enemies => cut.units.push(*unit),
                    Some(cut) => *cut = Cut { hex: *hex, units: vec![*unit], enemies },
                    None => cuts.push(Cut { hex: *hex, units: vec![*unit], enemies }),
                }
            }
        }
        cuts.sort_by_key(|cut| (std::cmp::Reverse(cut.enemies), cut.hex));
        cuts
    }

    /// Enemy blocks without a line to their base once a block has entered a hex, if it is in supply there.
    fn cut_by(&self, unit: UnitId, hex: Hex, over: Direction) -> usize {
        let mut after = self.state.position.clone();
        after.enter(unit, hex, over);
        let own = SupplyGround::new(self.edition, &after, self.side);
        if Distances::to_base(&own).get(hex).is_none() {
            return 0;
        }
        cut_off(self.edition, &after, self.side.enemy())
    }
}

/// Blocks of a side that have no line to their base.
///
/// Cases: 7.0 · Rulings: I039
pub fn cut_off(edition: Edition, position: &Position, side: Side) -> usize {
    let lines = Distances::to_base(&SupplyGround::new(edition, position, side));
    position.of_side(side).filter(|&(_, hex)| lines.get(hex).is_none()).count()
}

/// The strength of a player's undisrupted blocks in a hex, and of those that would join them in half steps, against the
/// strength expected of its undisrupted enemies, in percent. A fortress of the enemy doubles the defenders, and a
/// minefield that the player knows does.
///
/// Cases: 4.4 · Rulings: I059
pub fn odds(edition: Edition, state: &State, side: Side, hex: Hex, joining: u32) -> u32 {
    let position = &state.position;
    let own: u32 = position.fighting(side, hex).map(|unit| halves(state, unit)).sum::<u32>() + joining;
    let theirs = position.first_in(hex).is_none_or(|first| first != side);
    let fortress = theirs && edition.board.tile(hex).is_some_and(|tile| tile.fortress.is_some());
    let mined = theirs && position.knows_mine(side, hex);
    let doubled = (1 + u32::from(fortress)) * (1 + u32::from(mined));
    let defence =
        position.fighting(side.enemy(), hex).count() as u32 * expected(edition, state, side.enemy()) * doubled;
    (own * 100 * 100).checked_div(defence).unwrap_or(MOST_ODDS).min(MOST_ODDS)
}

/// The strength of a block in half steps: elite blocks count one half more.
fn halves(state: &State, unit: UnitId) -> u32 {
    let elite = state.position.block(unit).elite;
    u32::from(state.position.unit(unit).steps) * if elite { 3 } else { 2 }
}

/// The strength expected of a block of a side, in hundredths of a half step: the mean of the full blocks that may be on the
/// map, less what they have lost.
///
/// Cases: 3.4 · Rulings: I059
fn expected(edition: Edition, state: &State, side: Side) -> u32 {
    let scenario = state.scenario.map(|id| edition.scenario(id));
    let month = state.calendar.map_or(u8::MAX, |calendar| calendar.month);
    let (mut sum, mut count) = (0, 0);
    for unit in UnitId::all().filter(|&unit| state.position.side(unit) == side) {
        let block = state.position.block(unit);
        let entered = |entry: u8| entry <= month;
        if scenario.is_none_or(|scenario| scenario.entry(block).is_some_and(entered)) {
            sum += u32::from(block.steps) * if block.elite { 3 } else { 2 };
            count += 1;
        }
    }
    (sum * WORN).checked_div(count).unwrap_or(0).max(1)
}
