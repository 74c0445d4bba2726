//! Where a counter is and what is marked on it.

use hexgrid::Hex;

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
