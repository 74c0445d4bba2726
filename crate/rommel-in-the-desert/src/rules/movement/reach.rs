//! Every hex that a unit reaches in a move.

use hexgrid::{Direction, Hex, HexSet};

use super::context::MoveContext;
use super::entry::{Entry, check_entry};
use super::march::check_start;
use super::mines::ends_known_move;
use super::search::{COURSES, Found, Lengths, Search};
use crate::data::board::HEXES;
use crate::data::edition::Edition;
use crate::data::numbers::Number;
use crate::model::finding::Findings;
use crate::model::units::{Side, UnitId};

/// A hex that a unit reaches, with a path there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Destination {
    /// The hex.
    pub hex: Hex,
    /// The directions of the steps.
    pub path: Vec<Direction>,
    /// Whether it needs the Rommel bonus.
    pub rommel: bool,
}

/// What the units of a group reach: the paths from its hex. Minefields that its player has not met are left out of
/// account.
#[derive(Clone, Debug)]
pub struct GroupReach<'a> {
    ctx: MoveContext<'a>,
    side: Side,
    start: Hex,
    search: Search,
}

/// A hex that a unit of a group reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reached {
    /// The hex.
    pub hex: Hex,
    found: Found,
    /// The step of the Rommel bonus at its end.
    further: Option<Direction>,
}

impl Reached {
    /// The steps of its path.
    pub fn length(&self) -> u16 {
        self.found.length + u16::from(self.further.is_some())
    }
}

/// The hexes that paths of a unit may have: its speed, and the bonus of the road.
///
/// Cases: 2.5 · Rulings: I009, D107
fn allowed(edition: &Edition, speed: u8) -> Lengths {
    COURSES.map(|along| u16::from(speed) + along.map_or(0, |class| u16::from(edition.numbers.road_bonus(class))))
}

impl<'a> GroupReach<'a> {
    /// What units of a side reach from a hex, up to some speed.
    ///
    /// Cases: 2.5, 2.8, 9.7 · Rulings: I009, D018, D102, D107
    pub fn new(ctx: MoveContext<'a>, side: Side, start: Hex, speed: u8) -> Self {
        let may_step = |from, direction, to| may_step(&ctx, side, start, (from, direction, to));
        let search = Search::new(ctx.edition.board, start, allowed(&ctx.edition, speed), may_step);
        Self { ctx, side, start, search }
    }

    /// What all units of a side in a hex reach that may move.
    pub fn of_hex(ctx: MoveContext<'a>, side: Side, start: Hex) -> Self {
        let able = ctx.position.in_hex(side, start).filter(|&unit| check_start(ctx.position, unit).is_ok());
        let speed = able.map(|unit| ctx.position.block(unit).speed).max().unwrap_or(0);
        Self::new(ctx, side, start, speed)
    }

    /// The hexes that a unit of a speed reaches without the Rommel bonus, by index.
    pub fn reached(&self, speed: u8) -> impl Iterator<Item = Reached> + '_ {
        let reached = self.search.reached(allowed(&self.ctx.edition, speed));
        reached.map(|(hex, found)| Reached { hex, found, further: None })
    }

    /// A hex, where a unit of a speed reaches it without the Rommel bonus.
    pub fn to(&self, hex: Hex, speed: u8) -> Option<Reached> {
        let found = self.search.find(hex, allowed(&self.ctx.edition, speed))?;
        Some(Reached { hex, found, further: None })
    }

    /// The hexes one step beyond those reached that are not reached themselves, by index: those of the Rommel bonus.
    ///
    /// Cases: 2.6 · Rulings: D018, D019
    pub fn one_more(&self, speed: u8) -> Vec<Reached> {
        let mut further: [Option<Reached>; HEXES] = [None; HEXES];
        if self.ctx.edition.numbers.get(Number::Rommel) == 0 {
            return Vec::new();
        }
        for Reached { hex: from, found, .. } in self.reached(speed) {
            for (direction, to) in self.ctx.edition.board.around(from) {
                let known = &mut further[to.index()];
                let shorter = known.is_none_or(|known| found.length < known.found.length);
                let new = to != self.start && self.to(to, speed).is_none();
                if shorter && new && may_step(&self.ctx, self.side, self.start, (from, direction, to)) {
                    *known = Some(Reached { hex: to, found, further: Some(direction) });
                }
            }
        }
        further.into_iter().flatten().collect()
    }

    /// Every hex that a unit of a speed reaches, by index.
    ///
    /// Cases: 2.5, 2.6 · Rulings: D018, D019
    pub fn all(&self, speed: u8, rommel: bool) -> Vec<Reached> {
        let mut found: Vec<Reached> = self.reached(speed).collect();
        if rommel {
            found.extend(self.one_more(speed));
            found.sort_unstable_by_key(|reached| reached.hex);
        }
        found
    }

    /// The hexes one step beyond those that a unit of a speed reaches, by index: those of a forced march.
    ///
    /// Cases: 2.7 · Rulings: I011, D018
    pub fn marches(&self, speed: u8, rommel: bool) -> Vec<Destination> {
        let all = self.all(speed, rommel);
        let mut known = HexSet::with_len(HEXES);
        for hex in all.iter().map(|reached| reached.hex).chain([self.start]) {
            known.insert(hex);
        }
        let mut further: [Option<(Reached, Direction)>; HEXES] = [None; HEXES];
        for reached in all {
            for (direction, to) in self.ctx.edition.board.around(reached.hex) {
                let before = &mut further[to.index()];
                let shorter = before.is_none_or(|(before, _)| reached.length() < before.length());
                let new = shorter && !known.contains(to);
                if new && may_step(&self.ctx, self.side, self.start, (reached.hex, direction, to)) {
                    *before = Some((reached, direction));
                }
            }
        }
        let march = |(index, (reached, direction)): (usize, (Reached, Direction))| {
            let Destination { mut path, rommel, .. } = self.destination(reached);
            path.push(direction);
            Destination { hex: Hex::from_index(index), path, rommel }
        };
        let found = further.into_iter().enumerate().filter_map(|(index, step)| Some((index, step?)));
        found.map(march).collect()
    }

    /// The hexes to which a unit of a speed can go in a regroup move, at once or by a forced march.
    ///
    /// Cases: 2.7 · Rulings: I011, I013
    pub fn regroups(&self, speed: u8, rommel: bool) -> HexSet {
        let mut ends = HexSet::with_len(HEXES);
        for reached in self.all(speed, rommel) {
            ends.insert(reached.hex);
        }
        for march in self.marches(speed, rommel) {
            ends.insert(march.hex);
        }
        ends
    }

    /// How a unit of a speed goes to the destination of a regroup move, by a forced march where it may declare one.
    ///
    /// Cases: 2.7 · Rulings: I011, I013
    pub fn regroup(&self, destination: Hex, speed: u8, rommel: bool, may_march: bool) -> Option<Destination> {
        let is_it = |one: &Destination| one.hex == destination;
        let at_once = self.to(destination, speed).map(|reached| self.destination(reached));
        let bonus = || self.destinations(speed, rommel).into_iter().find(is_it);
        let march = || self.marches(speed, rommel).into_iter().find(|one| may_march && is_it(one));
        at_once.or_else(bonus).or_else(march)
    }

    /// A destination, and where enemies are in its hex the same hex over every other hexside over which a unit of a speed
    /// may enter it, by a forced march where it may declare one.
    ///
    /// Cases: 2.7, 2.8 · Rulings: I011, I015, D018, D019
    pub fn with_entries(&self, first: Destination, speed: u8, rommel: bool, may_march: bool) -> Vec<Destination> {
        let (hex, last) = (first.hex, first.path.last().copied());
        let mut all = vec![first];
        if self.ctx.position.is_in(self.side.enemy(), hex) {
            let other = Direction::ALL.into_iter().filter(|&direction| Some(direction) != last);
            all.extend(other.filter_map(|direction| self.entry(hex, direction, speed, (rommel, may_march))));
        }
        all
    }

    /// A shortest path whose last step leads in a direction into a hex with enemies.
    ///
    /// Cases: 2.7, 2.8 · Rulings: I011, I015, D018, D019
    fn entry(
        &self,
        hex: Hex,
        direction: Direction,
        speed: u8,
        (rommel, may_march): (bool, bool),
    ) -> Option<Destination> {
        let edition = &self.ctx.edition;
        let from = edition.board.beyond(hex, direction.opposite())?;
        if !may_step(&self.ctx, self.side, self.start, (from, direction, hex)) {
            return None;
        }
        if let Some(path) = self.search.path_over(from, direction, hex, allowed(edition, speed)) {
            return Some(Destination { hex, path, rommel: false });
        }
        let rommel = rommel && edition.numbers.get(Number::Rommel) > 0;
        let one = self.to(from, speed).filter(|_| rommel || may_march);
        let both = || self.one_more(speed).into_iter().find(|reached| rommel && may_march && reached.hex == from);
        let Destination { mut path, .. } = self.destination(one.or_else(both)?);
        path.push(direction);
        Some(Destination { hex, path, rommel })
    }

    /// The direction of the last step to a hex; none for the hex itself from which paths start.
    pub fn last_step(&self, reached: Reached) -> Option<Direction> {
        reached.further.or_else(|| self.search.last_step(reached.found))
    }

    /// A hex with its path.
    pub fn destination(&self, reached: Reached) -> Destination {
        let mut path = self.search.path(reached.found);
        path.extend(reached.further);
        Destination { hex: reached.hex, path, rommel: reached.further.is_some() }
    }

    /// Every hex that a unit of a speed reaches, by index, each with one of its shortest paths.
    ///
    /// Cases: 2.5, 2.6 · Rulings: D018, D019
    pub fn destinations(&self, speed: u8, rommel: bool) -> Vec<Destination> {
        self.all(speed, rommel).into_iter().map(|reached| self.destination(reached)).collect()
    }
}

/// Whether a unit may make a step: it goes on from no enemy hex or known minefield, and may enter an enemy hex.
///
/// Cases: 2.8, 9.7 · Rulings: D025, D028, D102, D113
fn may_step(ctx: &MoveContext, side: Side, start: Hex, (from, direction, to): (Hex, Direction, Hex)) -> bool {
    let is_enemy = |hex| ctx.position.is_in(side.enemy(), hex);
    if from != start && (is_enemy(from) || ends_known_move(ctx.position, side, from)) {
        return false;
    }
    let entry = Entry { side, hex: to, over: direction.opposite() };
    !is_enemy(to) || check_entry(ctx, entry, &mut Findings::new()).is_ok()
}

/// Every hex that a unit reaches in a group move, by index, each with one of its shortest paths. Nothing for a unit
/// that may not move. Minefields that its player has not met are left out of account.
///
/// Cases: 2.5, 2.6, 2.8, 9.7 · Rulings: I009, D018, D019, D102, D107
pub fn destinations(ctx: &MoveContext, unit: UnitId, rommel: bool) -> Vec<Destination> {
    let Ok(start) = check_start(ctx.position, unit) else { return Vec::new() };
    let speed = ctx.position.block(unit).speed;
    GroupReach::new(*ctx, ctx.position.side(unit), start, speed).destinations(speed, rommel)
}
