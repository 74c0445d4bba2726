//! What a player knows of a state. Nothing else of the enemy's blocks and cards is looked at by the opponent.

use std::cell::{OnceCell, RefCell};

use hexgrid::{Direction, Hex};

use crate::data::board::HEXES;
use crate::data::edition::Edition;
use crate::model::outcome::Outcome;
use crate::model::units::{Side, UnitId};
use crate::opponent::line;
use crate::opponent::posture::Posture;
use crate::opponent::style::Style;
use crate::opponent::supply::KnownSupply;
use crate::position::Position;
use crate::rules::supply::{Distances, SupplyGround, fortress_capacity};
use crate::rules::victory::if_ended_now;
use crate::state::State;

/// Steps are counted in tenths.
pub const STEP: i32 = 10;
/// Of its full strength a block that is face down has this share left, in percent.
const WORN: i32 = 85;
/// How much of their strength enemies bring to bear at a distance of one, two and three hexes, in percent.
const NEAR: [i32; 3] = [100, 70, 30];

/// Undisrupted and disrupted blocks in a hex.
#[derive(Clone, Copy, Debug, Default)]
struct Blocks {
    fighting: i32,
    disrupted: i32,
}

/// What the enemies near a hex mean for it.
#[derive(Clone, Copy, Debug, Default)]
struct Nearby {
    threat: i32,
    distance: Option<u16>,
}

/// A state as one player knows it.
pub struct KnownState<'a> {
    /// Board, numbers and rules.
    pub edition: Edition<'a>,
    /// The state. Of enemy blocks only the hexes and their number may be used, and the types of those that are face up.
    pub state: &'a State,
    /// The player.
    pub side: Side,
    /// How the player plays.
    pub style: Style,
    /// The strength expected of an enemy block that is face down.
    pub unseen: i32,
    /// The strength of the player's undisrupted units by hex, and their number.
    own: [(i32, usize); HEXES],
    enemies: [Blocks; HEXES],
    enemy_hexes: Vec<Hex>,
    tobruk: Hex,
    nearby: OnceCell<[Nearby; HEXES]>,
    supply: [OnceCell<KnownSupply<'a>>; 2],
    raiders: OnceCell<[Option<UnitId>; HEXES]>,
    critical: RefCell<[Option<i32>; HEXES]>,
    posture: OnceCell<Posture>,
    if_ended: OnceCell<Option<Outcome>>,
    /// A position to try changes in.
    scratch: RefCell<Option<Position>>,
}

impl<'a> KnownState<'a> {
    /// A state as a player of a style knows it.
    pub fn new(edition: Edition<'a>, state: &'a State, side: Side, style: Style) -> Self {
        let mut known = Self {
            edition,
            state,
            side,
            style,
            unseen: unseen(edition, state, side.enemy()),
            own: [(0, 0); HEXES],
            enemies: [Blocks::default(); HEXES],
            enemy_hexes: Vec::new(),
            tobruk: edition.board.parse("Tobruk").unwrap_or(edition.board.base(side.enemy())),
            nearby: OnceCell::new(),
            supply: [const { OnceCell::new() }; 2],
            raiders: OnceCell::new(),
            critical: RefCell::new([None; HEXES]),
            posture: OnceCell::new(),
            if_ended: OnceCell::new(),
            scratch: RefCell::new(None),
        };
        for (unit, hex) in state.position.on_map() {
            known.count(unit, hex);
        }
        known.enemy_hexes.sort_unstable();
        known.enemy_hexes.dedup();
        known
    }

    /// The supply of a side.
    pub fn supply(&self, side: Side) -> &KnownSupply<'a> {
        let ground = || SupplyGround::new(self.edition, &self.state.position, side);
        self.supply[side.index()].get_or_init(|| KnownSupply::new(ground()))
    }

    /// Lengths of supply lines to the own base.
    pub fn lines(&self) -> &Distances {
        &self.supply(self.side).lines
    }

    /// Whether a hex belongs to the enemy's supply network.
    pub fn in_enemy_network(&self, hex: Hex) -> bool {
        self.supply(self.side.enemy()).network().contains(hex)
    }

    /// Looks at the present position with a change.
    pub fn with_change<T>(&self, change: impl FnOnce(&mut Position), look: impl FnOnce(&Position) -> T) -> T {
        let mut scratch = self.scratch.borrow_mut();
        let position = match &mut *scratch {
            Some(position) => {
                position.clone_from(&self.state.position);
                position
            }
            none => none.insert(self.state.position.clone()),
        };
        change(position);
        look(position)
    }

    fn count(&mut self, unit: UnitId, hex: Hex) {
        let disrupted = self.state.position.unit(unit).disrupted;
        if self.state.position.side(unit) != self.side {
            let blocks = &mut self.enemies[hex.index()];
            if disrupted {
                blocks.disrupted += 1;
            } else {
                blocks.fighting += 1;
            }
            self.enemy_hexes.push(hex);
        } else if !disrupted {
            let strength = self.strength(unit);
            let (sum, count) = &mut self.own[hex.index()];
            (*sum, *count) = (*sum + strength, *count + 1);
        }
    }

    /// The player's base.
    pub fn base(&self) -> Hex {
        self.edition.board.base(self.side)
    }

    /// The enemy base.
    pub fn enemy_base(&self) -> Hex {
        self.edition.board.base(self.side.enemy())
    }

    /// The hex of Tobruk.
    pub const fn tobruk(&self) -> Hex {
        self.tobruk
    }

    /// The months that follow the present one.
    pub fn months_left(&self) -> u8 {
        self.state.calendar.map_or(0, |calendar| calendar.last - calendar.month)
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
        self.own[hex.index()].0
    }

    /// How many undisrupted units of the player are in a hex.
    pub fn own_count(&self, hex: Hex) -> usize {
        self.own[hex.index()].1
    }

    /// The strength of the enemy's undisrupted units in a hex, by their number.
    pub fn enemy_in(&self, hex: Hex) -> i32 {
        self.enemies[hex.index()].fighting * self.unseen
    }

    /// How many disrupted units of the enemy are in a hex.
    pub fn disrupted_in(&self, hex: Hex) -> i32 {
        self.enemies[hex.index()].disrupted
    }

    /// Whether the enemy has any unit in a hex.
    pub fn is_enemy(&self, hex: Hex) -> bool {
        self.state.position.is_in(self.side.enemy(), hex)
    }

    /// The hexes with enemy units.
    pub fn enemy_hexes(&self) -> &[Hex] {
        &self.enemy_hexes
    }

    /// The distance to the nearest enemy unit.
    pub fn enemy_distance(&self, hex: Hex) -> Option<u16> {
        self.nearby(hex).distance
    }

    /// The enemy strength that could attack a hex: all of it beside the hex, less of it farther away.
    pub fn threat(&self, hex: Hex) -> i32 {
        self.nearby(hex).threat
    }

    fn nearby(&self, hex: Hex) -> Nearby {
        self.nearby.get_or_init(|| self.find_nearby())[hex.index()]
    }

    fn find_nearby(&self) -> [Nearby; HEXES] {
        let mut nearby = [Nearby::default(); HEXES];
        for &enemy in &self.enemy_hexes {
            let strength = self.enemy_in(enemy);
            for (hex, known) in self.edition.board.grid.hexes().zip(&mut nearby) {
                let distance = self.edition.board.distance(hex, enemy);
                known.distance = Some(known.distance.map_or(distance, |least| least.min(distance)));
                known.threat +=
                    NEAR.get(usize::from(distance).wrapping_sub(1)).map_or(0, |share| strength * share / 100);
            }
        }
        nearby
    }

    /// The strength of the player's units in the hexes around a hex.
    pub fn support(&self, hex: Hex) -> i32 {
        self.edition.board.around(hex).map(|(_, near)| self.own_in(near)).sum()
    }

    /// The player's strength against that of the enemy, on the whole map, in percent.
    pub fn balance(&self) -> i32 {
        let own: i32 = self.own.iter().map(|(strength, _)| strength).sum();
        let enemy: i32 = self.enemies.iter().map(|blocks| blocks.fighting).sum::<i32>() * self.unseen;
        own * 100 / enemy.max(STEP)
    }

    /// The strength of the player's units that an enemy unit would cut off in a hex.
    pub fn critical(&self, hex: Hex) -> i32 {
        if let Some(found) = self.critical.borrow()[hex.index()] {
            return found;
        }
        let raider = self.raiders.get_or_init(|| line::raiders(self))[hex.index()];
        let found = raider.map_or(0, |raider| line::critical(self, hex, raider));
        self.critical.borrow_mut()[hex.index()] = Some(found);
        found
    }

    /// What the player is after.
    pub fn posture(&self) -> &Posture {
        self.posture.get_or_init(|| Posture::of(self))
    }

    /// Whether the player wins, or loses, for certain if the month ends as things stand; never before the last month.
    fn ends_with(&self, winner: Side) -> bool {
        let outcome = self.if_ended.get_or_init(|| {
            let state = self.state;
            let scenario = self.edition.scenario(state.scenario.filter(|_| self.months_left() == 0)?);
            let mut enemies: Vec<UnitId> = state.position.of_side(self.side.enemy()).map(|(unit, _)| unit).collect();
            // In an order that does not hang on their handles.
            enemies.sort_by_key(|&unit| (state.position.hex(unit), state.position.unit(unit).disrupted));
            let mut named: [&[UnitId]; 2] = [&enemies; 2];
            named[self.side.index()] = &state.named[self.side.index()];
            Some(if_ended_now(self.edition, &state.position, named, &state.reserve.refit, scenario.positional))
        });
        outcome.is_some_and(|outcome| outcome.winner == Some(winner))
    }

    /// Whether a Pass turn wins the game: the enemy has passed in the last month, and the player leads.
    pub fn wins_by_passing(&self) -> bool {
        self.state.passes == 1 && self.ends_with(self.side)
    }

    /// Whether a Pass turn loses the game: at once after the enemy's Pass in the last month, or by the one that follows.
    pub fn loses_by_passing(&self) -> bool {
        self.ends_with(self.side.enemy())
    }

    /// Whether a hex is a fortress.
    pub fn is_fortress(&self, hex: Hex) -> bool {
        self.edition.board.tile(hex).is_some_and(|tile| tile.fortress.is_some())
    }

    /// How much stronger the defenders are made by a fortress and a minefield that the player knows.
    pub fn defence(&self, hex: Hex) -> i32 {
        let theirs = self.state.position.first_in(hex).is_none_or(|first| first != self.side);
        let fortress = if self.is_fortress(hex) && theirs { 2 } else { 1 };
        let mined = theirs && self.state.position.knows_mine(self.side, hex);
        self.enemy_in(hex) * fortress * if mined { 2 } else { 1 }
    }

    /// The odds of the player in a hex, in percent.
    pub fn odds(&self, hex: Hex) -> i32 {
        let ours = self.state.position.first_in(hex) == Some(self.side) && self.is_fortress(hex);
        self.own_in(hex) * if ours { 2 } else { 1 } * 100 / self.defence(hex).max(STEP)
    }

    /// Where an order of a move ends.
    pub fn end(&self, unit: UnitId, path: &[Direction]) -> Option<Hex> {
        let start = self.state.position.hex(unit)?;
        self.edition.board.grid.path_end(start, path)
    }

    /// How many units of a side without a line a fortress or an oasis supplies in a hex.
    pub fn shelter(&self, position: &Position, side: Side, hex: Hex) -> usize {
        let Some(tile) = self.edition.board.tile(hex) else { return 0 };
        let capacity = tile.fortress.map_or(u8::from(tile.oasis), |port| fortress_capacity(port, side));
        let first = position.first_in(hex).is_none_or(|first| first == side);
        if first && position.holds(side, hex) { usize::from(capacity) } else { 0 }
    }
}

/// The strength expected of a block of a side: the mean of those that may be on the map, less what they have lost.
fn unseen(edition: Edition, state: &State, side: Side) -> i32 {
    let scenario = state.scenario.map(|id| edition.scenario(id));
    let month = state.calendar.map_or(u8::MAX, |calendar| calendar.month);
    let (mut sum, mut count) = (0, 0);
    for unit in UnitId::all().filter(|&unit| state.position.side(unit) == side) {
        let block = state.position.block(unit);
        let enters = scenario.is_none_or(|scenario| scenario.entry(block).is_some_and(|entry| entry <= month));
        if enters {
            let steps = i32::from(block.steps) * STEP;
            sum += if block.elite { steps * 3 / 2 } else { steps };
            count += 1;
        }
    }
    sum * WORN / 100 / count.max(1)
}
