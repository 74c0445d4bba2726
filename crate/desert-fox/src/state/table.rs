//! What lies on the table beside the counters: combats, an overrun, air points, forts.

use hexgrid::Hex;

use crate::model::units::Side;
use crate::state::Choice;
use crate::state::counters::UnitId;

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
    /// A desert patrol makes it (18.23).
    pub raid: bool,
}

/// Rommel, who is no counter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rommel {
    /// His hex; none while he is off the map.
    pub hex: Option<Hex>,
    /// He has moved in this phase.
    pub moved: bool,
    /// He has led a combat in this player-turn.
    pub led: bool,
    /// The hex whose units he has spared the die in this player-turn.
    pub spared: Option<Hex>,
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
    pub const fn available(&self) -> u8 {
        self.points.saturating_sub(self.malta).saturating_sub(self.used)
    }
}

/// The invasion of Malta.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Invasion {
    /// The game-turn on which it was launched; 0 before.
    pub turn: u8,
    /// Malta has fallen.
    pub fallen: bool,
    /// A bit for each of the units that can be sent, in the order of [`crate::procedure::herkules::forces`].
    pub units: u8,
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

/// Withdrawals by die that are still to be made in this Reinforcement Phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct Drawn {
    /// Brigades.
    pub brigades: u8,
    /// Armor units.
    pub armor: u8,
}

impl Drawn {
    /// All of them.
    pub const fn count(self) -> u8 {
        self.brigades.saturating_add(self.armor)
    }
}

/// A unit that was withdrawn in place of a scheduled one (5.22).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Substitute {
    /// The unit.
    pub unit: UnitId,
    /// The withdrawal that it was made for: its place on the schedule.
    pub slot: u8,
}

/// A unit that was withdrawn by die and comes back by another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Absence {
    /// The unit.
    pub unit: UnitId,
    /// The game-turn on which it left.
    pub turn: u8,
}
