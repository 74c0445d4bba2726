//! Where the player's units can go in a group move. Units of a hex share its paths, and those of one speed what they
//! reach.

use hexgrid::{Direction, Hex};

use crate::model::units::UnitId;
use crate::opponent::known_state::KnownState;
use crate::procedure::moves::is_movable;
use crate::rules::movement::{Destination, GroupReach, MoveContext, Reached};

/// The paths from each hex with units of the player that may move, by hex.
pub struct Paths<'a> {
    hexes: Vec<(Hex, GroupReach<'a>)>,
}

impl<'a> Paths<'a> {
    /// The paths from every hex.
    pub fn of_all(known: &KnownState<'a>) -> Self {
        let mut hexes: Vec<Hex> = movable(known).map(|(_, hex)| hex).collect();
        hexes.sort_unstable();
        hexes.dedup();
        Self { hexes: hexes.into_iter().map(|hex| (hex, paths(known, hex))).collect() }
    }

    /// The paths from one hex alone.
    pub fn of_hex(known: &KnownState<'a>, hex: Hex) -> Self {
        Self { hexes: vec![(hex, paths(known, hex))] }
    }

    fn place(&self, hex: Hex) -> Option<usize> {
        self.hexes.binary_search_by_key(&hex, |&(start, _)| start).ok()
    }
}

fn paths<'a>(known: &KnownState<'a>, hex: Hex) -> GroupReach<'a> {
    let state = known.state;
    let ctx = MoveContext { edition: known.edition, position: &state.position, movement: &state.turn.movement };
    GroupReach::of_hex(ctx, known.side, hex)
}

/// The player's units that may move, by number.
fn movable<'k>(known: &'k KnownState) -> impl Iterator<Item = (UnitId, Hex)> + 'k {
    known.own().filter(|&(unit, _)| is_movable(known.state, unit))
}

/// A unit and where it can go.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    /// The unit.
    pub unit: UnitId,
    /// Its hex.
    pub start: Hex,
    ends: usize,
}

/// What units of one hex and speed reach.
struct Ends {
    place: usize,
    speed: u8,
    all: Vec<Reached>,
}

/// Where units can go.
pub struct Reaches<'k, 'a> {
    paths: &'k Paths<'a>,
    ends: Vec<Ends>,
    units: Vec<Reach>,
}

impl<'k, 'a> Reaches<'k, 'a> {
    /// Where each unit goes that is wanted and whose hex has paths.
    pub fn new(known: &KnownState<'a>, paths: &'k Paths<'a>, rommel: bool, wanted: impl Fn(UnitId) -> bool) -> Self {
        let mut found = Self { paths, ends: Vec::new(), units: Vec::new() };
        for (unit, start) in movable(known).filter(|&(unit, _)| wanted(unit)) {
            if let Some(place) = paths.place(start) {
                let ends = found.find_ends(place, known.state.position.block(unit).speed, rommel);
                found.units.push(Reach { unit, start, ends });
            }
        }
        found
    }

    fn find_ends(&mut self, place: usize, speed: u8, rommel: bool) -> usize {
        let known = self.ends.iter().position(|ends| ends.place == place && ends.speed == speed);
        known.unwrap_or_else(|| {
            let all = self.paths.hexes[place].1.all(speed, rommel);
            self.ends.push(Ends { place, speed, all });
            self.ends.len() - 1
        })
    }

    /// The units, by number.
    pub fn units(&self) -> &[Reach] {
        &self.units
    }

    /// The hexes that a unit reaches, by index.
    pub fn ends(&self, reach: &Reach) -> &[Reached] {
        &self.ends[reach.ends].all
    }

    /// The direction in which a unit enters a hex; none where it does not reach it or stands there.
    pub fn last_step(&self, reach: &Reach, hex: Hex) -> Option<Direction> {
        let ends = &self.ends[reach.ends];
        let at = ends.all.binary_search_by_key(&hex, |end| end.hex).ok()?;
        self.paths.hexes[ends.place].1.last_step(ends.all[at])
    }

    /// A hex that a unit reaches, with a path there.
    pub fn destination(&self, reach: &Reach, end: Reached) -> Destination {
        self.paths.hexes[self.ends[reach.ends].place].1.destination(end)
    }
}
