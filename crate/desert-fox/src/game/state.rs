//! The state of a game: plain data, cheap to copy.

use hexgrid::Hex;

use crate::combat::script::Choice;
use crate::game::counters::{UnitId, counters};
use crate::units::{Nation, Side, UnitKind};

/// Where a counter is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Place {
    /// Not in this game, or not yet; expended supply counters too.
    #[default]
    Aside,
    /// Arrived, not yet on the map.
    Arriving,
    /// On the map.
    Map(Hex),
    /// In the Refit Box.
    RefitBox,
    /// In the Destroyed Units Box.
    Destroyed,
    /// Withdrawn.
    Withdrawn,
}

/// What is marked on a counter.
pub mod flag {
    /// Shows its depleted side.
    pub const DEPLETED: u16 = 1;
    /// Carries a disrupted marker.
    pub const DISRUPTED: u16 = 1 << 1;
    /// A supply unit in the enemy's hands: its counter is the other player's.
    pub const TAKEN: u16 = 1 << 2;
    /// A supply unit under a Captured marker.
    pub const CAPTURED: u16 = 1 << 3;
    /// A supply unit that shows its dump.
    pub const DUMP: u16 = 1 << 4;
    /// Has moved in this player-turn.
    pub const MOVED: u16 = 1 << 5;
    /// Has fought in this player-turn.
    pub const FOUGHT: u16 = 1 << 6;
    /// Has gone from zone to zone in this phase.
    pub const INFILTRATED: u16 = 1 << 7;
    /// Moves no more in this phase.
    pub const HALTED: u16 = 1 << 8;
    /// A reinforcement before the end of its first combat phase.
    pub const FRESH: u16 = 1 << 9;
    /// Under emergency supply for the player-turn.
    pub const EMERGENCY: u16 = 1 << 10;
    /// In general supply, as judged at the beginning of the phase.
    pub const GENERAL: u16 = 1 << 11;
    /// In combat supply, as allotted to its combat.
    pub const SUPPLIED: u16 = 1 << 12;
    /// Rebuilt or undepleted in this Refit Phase.
    pub const REFITTED: u16 = 1 << 13;

    /// What ends with the phase.
    pub const OF_PHASE: u16 = INFILTRATED | HALTED | GENERAL | SUPPLIED;
    /// What ends with the player-turn.
    pub const OF_PLAYER_TURN: u16 = MOVED | FOUGHT | EMERGENCY | REFITTED;
}

/// The state of one counter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Unit {
    /// Where it is.
    pub place: Place,
    /// See [`flag`].
    pub flags: u16,
    /// Half movement points spent in the phase.
    pub spent: u8,
    /// A supply unit: stacking points it has supplied in the phase.
    pub drawn: u8,
}

impl Unit {
    /// Whether any of the flags is set.
    #[inline]
    pub const fn is(&self, flags: u16) -> bool {
        self.flags & flags != 0
    }

    /// Whether it lies otherwise on the map: elsewhere, on its other side, or in other hands.
    pub const fn lies_otherwise(&self, other: &Self) -> bool {
        let matters = flag::TAKEN | flag::CAPTURED | flag::DUMP | flag::DEPLETED;
        match (self.hex(), other.hex()) {
            (None, None) => false,
            (Some(hex), Some(now)) => hex.index() != now.index() || (self.flags ^ other.flags) & matters != 0,
            _ => true,
        }
    }

    /// Its hex, on the map.
    #[inline]
    pub const fn hex(&self) -> Option<Hex> {
        match self.place {
            Place::Map(hex) => Some(hex),
            _ => None,
        }
    }
}

/// The phases of a player-turn, and what comes before and after.
///
/// Cases: 4.2
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(rename = "GamePhase"))]
#[serde(rename_all = "camelCase")]
pub enum Phase {
    /// Who has the first player-turn.
    Initiative,
    /// 1. Reinforcement Phase.
    Reinforcement,
    /// 2. Air Allocation Phase.
    AirAllocation,
    /// 3. Initial Movement Phase.
    InitialMovement,
    /// 4. First Enemy Reaction Phase.
    FirstReaction,
    /// 5. First Combat Phase.
    FirstCombat,
    /// 6. Motorized Movement Phase.
    MotorizedMovement,
    /// 7. Second Enemy Reaction Phase.
    SecondReaction,
    /// 8. Second Combat Phase.
    SecondCombat,
    /// 9. Refit Phase.
    Refit,
    /// The game is over.
    Over,
}

impl Phase {
    /// All phases, in order.
    pub const ALL: [Self; 11] = [
        Self::Initiative,
        Self::Reinforcement,
        Self::AirAllocation,
        Self::InitialMovement,
        Self::FirstReaction,
        Self::FirstCombat,
        Self::MotorizedMovement,
        Self::SecondReaction,
        Self::SecondCombat,
        Self::Refit,
        Self::Over,
    ];

    /// A movement phase of the phasing player.
    pub const fn is_movement(self) -> bool {
        matches!(self, Self::InitialMovement | Self::MotorizedMovement)
    }

    /// A reaction phase of the other player.
    pub const fn is_reaction(self) -> bool {
        matches!(self, Self::FirstReaction | Self::SecondReaction)
    }

    /// A combat phase.
    pub const fn is_combat(self) -> bool {
        matches!(self, Self::FirstCombat | Self::SecondCombat)
    }
}

/// The part of a phase that is being played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Segment {
    /// The phase itself.
    #[default]
    Main,
    /// Dice are due before anything else.
    Dice,
    /// Withdrawals (5.2).
    Withdrawal,
    /// The attacker allots combat supply.
    AttackerSupply,
    /// Combats are resolved one after the other.
    Resolution,
    /// The defender allots combat supply to the combat at hand.
    DefenderSupply,
    /// A decision in the combat at hand.
    Combat,
    /// A decision in an overrun.
    Overrun,
    /// A hex is overstacked at the end of the phase.
    Overstacked,
}

/// A combat declared in the phase.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Combat {
    /// Its attackers.
    pub units: Vec<UnitId>,
    /// The hexes attacked.
    pub hexes: Vec<Hex>,
    /// Has been resolved.
    pub done: bool,
    /// Lies below the table.
    pub illegal: bool,
}

/// The combat that is being resolved.
#[derive(Clone, Debug, PartialEq)]
pub struct Battle {
    /// Its number in the phase.
    pub combat: u8,
    /// Who decides next.
    pub by: Side,
    /// Answers and dice so far.
    pub answers: Vec<Choice>,
}

/// An overrun that is being carried out.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Overrun {
    /// Who overruns.
    pub units: Vec<UnitId>,
    /// The hex.
    pub hex: Hex,
    /// Half movement points spent in the phase once it is carried out.
    pub spent: u8,
    /// Units in the hex still to be dealt with, the next one last.
    pub left: Vec<UnitId>,
}

/// Air points of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Air {
    /// All that he has.
    pub points: u8,
    /// Of those, on Malta.
    pub malta: u8,
    /// Of those, committed in this player-turn.
    pub used: u8,
}

impl Air {
    /// Air points that can still be committed.
    pub const fn at_hand(&self) -> u8 {
        self.points.saturating_sub(self.malta).saturating_sub(self.used)
    }
}

/// A fort.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fort {
    /// Its hex.
    pub hex: Hex,
    /// Level 1 or 2.
    pub level: u8,
    /// Whose it is.
    pub side: Side,
    /// Built or improved in this player-turn.
    pub fresh: bool,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(rename = "GameOutcome"))]
#[serde(rename_all = "camelCase")]
pub struct Outcome {
    /// The winner; none for a draw.
    pub winner: Option<Side>,
    /// By how much.
    pub level: VictoryLevel,
    /// Victory points of the Axis and the Commonwealth.
    pub points: [u8; 2],
}

/// The level of a victory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum VictoryLevel {
    /// Nobody wins.
    Draw,
    /// A marginal victory.
    Marginal,
    /// A substantive victory.
    Substantive,
    /// A decisive victory.
    Decisive,
}

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
    /// Malta has been raided, or air points shipped there, in this player-turn.
    pub malta_done: bool,
    /// The hex that is overstacked at the end of the phase.
    pub overstacked: Option<Hex>,
    /// Naval support has been used in this combat phase.
    pub naval_used: bool,
    /// Tobruk still yields its dump to an Axis advance.
    pub tobruk_dump: bool,
    /// Combats declared in the phase.
    pub combats: Vec<Combat>,
    /// The combat at hand.
    pub battle: Option<Battle>,
    /// The overrun at hand.
    pub overrun: Option<Overrun>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
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
        let here = move |(at, unit): (usize, &Unit)| (unit.place == place).then_some(UnitId(at as u8));
        self.units.iter().enumerate().filter_map(here).filter(move |&id| self.owner(id) == side)
    }

    /// A supply counter of a player that is free to be used.
    pub fn free_supply(&self, side: Side, most: usize) -> Option<UnitId> {
        let own = |id: &UnitId| id.counter().is_supply() && id.counter().side() == side;
        let free = |id: &UnitId| self.unit(*id).place == Place::Aside;
        UnitId::all().filter(own).take(most).find(free)
    }

    /// The fort in a hex.
    pub fn fort(&self, hex: Hex) -> Option<&Fort> {
        self.forts.iter().find(|fort| fort.hex == hex)
    }

    /// Takes a counter off the map, or puts it somewhere, clean of every mark but its side.
    pub fn put(&mut self, id: UnitId, place: Place) {
        let keep = if matches!(place, Place::Map(_)) { u16::MAX } else { 0 };
        let unit = self.unit_mut(id);
        unit.flags &= keep;
        unit.place = place;
        unit.spent = 0;
        unit.drawn = 0;
    }

    /// Refit points of a nation group.
    pub fn refit_points(&self, nation: Nation) -> u8 {
        self.refit[nation as usize]
    }

    /// Stacking points of combat units in a hex.
    pub fn stacking_points(&self, hex: Hex) -> u16 {
        self.in_hex(hex).map(|id| self.points_of(id)).sum()
    }

    /// Stacking points of a counter: none for supply counters.
    pub fn points_of(&self, id: UnitId) -> u16 {
        let counter = id.counter();
        if counter.is_supply() { 0 } else { u16::from(counter.face(self.unit(id).is(flag::DEPLETED)).stacking_points) }
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
        }
    }
}
