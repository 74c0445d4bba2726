//! The state of a game: plain data, cheap to copy.

pub mod counters;
pub mod event;
pub mod order;
pub mod path;
pub mod standing;

pub(crate) mod choice;
mod outcome;
mod phase;
mod table;
mod unit;

pub use choice::Choice;
pub use outcome::{Outcome, VictoryLevel};
pub use phase::{Phase, Segment};
pub use table::{Absence, Air, Battle, Combat, Drawn, Fort, Invasion, Overrun, Rommel, Substitute};
pub use unit::{Place, Unit, flag};

use hexgrid::Hex;

use crate::model::units::{Nation, Side, UnitKind};
use crate::state::counters::{Counter, UnitId, counters};
use crate::state::standing::Standing;

/// The state of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The game-turn; one is a month.
    pub turn: u8,
    /// Who has the first player-turn of the game-turn.
    pub first: Side,
    /// Whose player-turn it is.
    pub phasing: Side,
    /// The phase.
    pub phase: Phase,
    /// The part of it.
    pub segment: Segment,
    /// Every counter, by number.
    pub units: Vec<Unit>,
    /// Forts, in the order in which they were begun.
    pub forts: Vec<Fort>,
    /// Who held each port last, in the order of the board's ports.
    pub ports: Vec<(Hex, Side)>,
    /// Railroad hexes repaired.
    pub repaired: u8,
    /// Air points, by side.
    pub air: [Air; 2],
    /// Refit points, by nation group.
    pub refit: [u8; 3],
    /// Victory points won on the way, by side.
    pub points: [u8; 2],
    /// A bit for each scheduled withdrawal that is settled.
    pub settled: u32,
    /// Loads carried in the player-turn by rail and by sea.
    pub loads: [u8; 2],
    /// MSUs of the convoy that landed forward.
    pub landed_forward: u8,
    /// The railroad has been repaired in the player-turn.
    pub repairs: bool,
    /// Malta has been raided or invaded, or air points shipped there, in this player-turn.
    pub malta_done: bool,
    /// The hex that is overstacked at the end of the phase.
    pub overstacked: Option<Hex>,
    /// Naval support has been used in this combat phase.
    pub naval_used: bool,
    /// Tobruk still yields its dump to an Axis advance.
    pub tobruk_dump: bool,
    /// Combats declared in the phase.
    pub combats: Vec<Combat>,
    /// The combat being resolved.
    pub battle: Option<Battle>,
    /// The overrun being resolved.
    pub overrun: Option<Overrun>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// The invasion of Malta.
    pub invasion: Invasion,
    /// The units that have formed a detachment in this player-turn.
    pub parents: Vec<UnitId>,
    /// A reinforcement was shipped to Tobruk in this Reinforcement Phase.
    pub port_used: bool,
    /// Withdrawals by die that are still to be made in this Reinforcement Phase.
    pub drawn: Drawn,
    /// Units that were withdrawn by die, in the order in which they left.
    pub absent: Vec<Absence>,
    /// Units that were withdrawn in place of a scheduled one, in the order in which they left.
    pub substitutes: Vec<Substitute>,
    /// Rommel, where the game has him.
    pub rommel: Rommel,
    /// Standing orders, by side.
    pub standing: [Standing; 2],
}

impl State {
    /// A counter's state.
    #[inline]
    pub fn unit(&self, id: UnitId) -> &Unit {
        &self.units[id.index()]
    }

    /// The same, to be changed.
    #[inline]
    pub fn unit_mut(&mut self, id: UnitId) -> &mut Unit {
        &mut self.units[id.index()]
    }

    /// Who owns a counter now.
    #[inline]
    pub fn owner(&self, id: UnitId) -> Side {
        let side = id.counter().side();
        if self.unit(id).is(flag::TAKEN) { side.enemy() } else { side }
    }

    /// What a counter is now: a supply counter shows an MSU or a dump.
    pub fn kind(&self, id: UnitId) -> UnitKind {
        let kind = id.counter().kind;
        if kind.is_supply() && self.unit(id).is(flag::DUMP) { UnitKind::Dump } else { kind }
    }

    /// Counters on the map, by number.
    pub fn on_map(&self) -> impl Iterator<Item = (UnitId, Hex)> + '_ {
        let at = |(at, unit): (usize, &Unit)| unit.hex().map(|hex| (UnitId(at as u8), hex));
        self.units.iter().enumerate().filter_map(at)
    }

    /// A player's counters on the map, by number.
    pub fn of_side(&self, side: Side) -> impl Iterator<Item = (UnitId, Hex)> + '_ {
        self.on_map().filter(move |&(id, _)| self.owner(id) == side)
    }

    /// Counters in a hex, by number.
    pub fn in_hex(&self, hex: Hex) -> impl Iterator<Item = UnitId> + '_ {
        self.on_map().filter(move |&(_, at)| at == hex).map(|(id, _)| id)
    }

    /// Counters of a player in a place, by number.
    pub fn in_place(&self, side: Side, place: Place) -> impl Iterator<Item = UnitId> + '_ {
        let here = move |(at, unit): (usize, &Unit)| (unit.place() == place).then_some(UnitId(at as u8));
        self.units.iter().enumerate().filter_map(here).filter(move |&id| self.owner(id) == side)
    }

    /// A supply counter of a player that is free to be used.
    pub fn free_supply(&self, side: Side, most: usize) -> Option<UnitId> {
        let own = |id: &UnitId| id.counter().is_supply() && id.counter().side() == side;
        let free = |id: &UnitId| self.unit(*id).place() == Place::Aside;
        UnitId::all().filter(own).take(most).find(free)
    }

    /// The fort in a hex.
    pub fn fort(&self, hex: Hex) -> Option<&Fort> {
        self.forts.iter().find(|fort| fort.hex == hex)
    }

    /// Takes a counter off the map, or puts it somewhere. On the map it keeps its marks; withdrawn and on its way back it stays
    /// depleted; anywhere else it has no marks.
    ///
    /// Cases: 3B4, 3B5, 5.2 · Rulings: R125, R126
    pub fn put(&mut self, id: UnitId, place: Place) {
        let flags_kept = match place {
            Place::Map(_) => u16::MAX,
            Place::Withdrawn | Place::Arriving => flag::DEPLETED,
            Place::Aside | Place::RefitBox | Place::Destroyed => 0,
        };
        let unit = self.unit_mut(id);
        unit.flags &= flags_kept;
        unit.set_place(place);
        unit.spent = 0;
        unit.drawn = 0;
    }

    /// Refit points of a nation group.
    pub fn refit_points(&self, nation: Nation) -> u8 {
        self.refit[nation as usize]
    }

    /// Stacking points of combat units in a hex, by the values of the game's counters.
    pub fn stacking_points(&self, hex: Hex, counters: &[Counter]) -> u16 {
        self.in_hex(hex).map(|id| self.points_of(id, counters)).sum()
    }

    /// Stacking points of a counter: none for supply counters.
    pub fn points_of(&self, id: UnitId, counters: &[Counter]) -> u16 {
        let counter = &counters[id.index()];
        if counter.is_supply() { 0 } else { u16::from(counter.face(self.unit(id).is(flag::DEPLETED)).stacking_points) }
    }

    /// The first hex, by its index, that holds more stacking points than the limit.
    ///
    /// Cases: 9.1 · Rulings: H040, H056
    pub fn first_overstacked(&self, counters: &[Counter], limit: u16) -> Option<Hex> {
        let hexes = || self.on_map().map(|(_, hex)| hex);
        let mut points = vec![0; hexes().max().map_or(0, |hex| hex.index() + 1)];
        for (id, hex) in self.on_map() {
            points[hex.index()] += self.points_of(id, counters);
        }
        hexes().filter(|hex| points[hex.index()] > limit).min()
    }

    /// The player whose supply is judged as the phase begins and holds for all of it.
    ///
    /// Cases: 7.1 · Rulings: H070
    pub const fn judged(&self) -> Option<Side> {
        match self.phase {
            Phase::InitialMovement | Phase::MotorizedMovement | Phase::Refit => Some(self.phasing),
            Phase::FirstReaction | Phase::SecondReaction => Some(self.phasing.enemy()),
            _ => None,
        }
    }

    /// No counter anywhere.
    pub fn blank() -> Self {
        Self {
            turn: 1,
            first: Side::Axis,
            phasing: Side::Axis,
            phase: Phase::Initiative,
            segment: Segment::Main,
            units: vec![Unit::default(); counters().len()],
            forts: Vec::new(),
            ports: Vec::new(),
            repaired: 0,
            air: [Air::default(); 2],
            refit: [0; 3],
            points: [0; 2],
            settled: 0,
            loads: [0; 2],
            landed_forward: 0,
            repairs: false,
            malta_done: false,
            overstacked: None,
            naval_used: false,
            tobruk_dump: true,
            combats: Vec::new(),
            battle: None,
            overrun: None,
            outcome: None,
            invasion: Invasion::default(),
            parents: Vec::new(),
            port_used: false,
            drawn: Drawn::default(),
            absent: Vec::new(),
            substitutes: Vec::new(),
            rommel: Rommel::default(),
            standing: <[Standing; 2]>::default(),
        }
    }
}
