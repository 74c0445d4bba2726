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
    /// A detachment formed by a unit on foot. The bit is that of `DUMP`, which only supply units carry.
    pub const ON_FOOT: u16 = DUMP;
    /// Has moved in this player-turn.
    pub const MOVED: u16 = 1 << 5;
    /// Has fought in this player-turn.
    pub const FOUGHT: u16 = 1 << 6;
    /// Has gone from zone to zone in this phase.
    pub const INFILTRATED: u16 = 1 << 7;
    /// Moves no more in this phase; in the Refit Phase, does not recover from disruption in it.
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
    /// Has formed a detachment in this phase, which takes movement points from it.
    pub const DETACHED: u16 = 1 << 14;
    /// Turned half around: it is converted in this player-turn's Refit Phase, and neither moves nor attacks until then.
    pub const CONVERTING: u16 = 1 << 15;
    /// Does not move now.
    pub const STILL: u16 = HALTED | CONVERTING;

    /// What ends with the phase.
    pub const OF_PHASE: u16 = INFILTRATED | HALTED | GENERAL | SUPPLIED | DETACHED;
    /// What ends with the player-turn.
    pub const OF_PLAYER_TURN: u16 = MOVED | FOUGHT | EMERGENCY | REFITTED | CONVERTING;
}

/// The state of one counter; small and plain, since many are compared after every order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(C, align(8))]
pub struct Unit {
    /// Its [`Place`] by number.
    place: u16,
    /// The index of its hex, on the map.
    hex: u16,
    /// See [`flag`].
    pub flags: u16,
    /// Half movement points spent in the phase.
    pub spent: u8,
    /// A supply unit: stacking points it has supplied in the phase. A combat unit: attempts to destroy a dump in the
    /// phase, or in a combat phase the one point that it has paid to be supplied without its artillery shift.
    pub drawn: u8,
}

/// The places off the map, in the order of their numbers.
const OFF_MAP: [Place; 5] = [Place::Aside, Place::Arriving, Place::RefitBox, Place::Destroyed, Place::Withdrawn];
/// The number of the map.
const ON_MAP: u16 = OFF_MAP.len() as u16;

impl Unit {
    /// Where it is.
    #[inline]
    pub fn place(&self) -> Place {
        self.hex().map_or_else(|| OFF_MAP[usize::from(self.place)], Place::Map)
    }

    /// Puts it somewhere.
    pub const fn set_place(&mut self, place: Place) {
        (self.place, self.hex) = match place {
            Place::Aside => (0, 0),
            Place::Arriving => (1, 0),
            Place::RefitBox => (2, 0),
            Place::Destroyed => (3, 0),
            Place::Withdrawn => (4, 0),
            Place::Map(hex) => (ON_MAP, hex.index() as u16),
        };
    }

    /// All of it as one number.
    #[inline]
    pub const fn word(&self) -> u64 {
        let Self { place, hex, flags, spent, drawn } = *self;
        place as u64 | (hex as u64) << 16 | (flags as u64) << 32 | (spent as u64) << 48 | (drawn as u64) << 56
    }

    /// Whether any of the flags is set.
    #[inline]
    pub const fn is(&self, flags: u16) -> bool {
        self.flags & flags != 0
    }

    /// Whether it is in general supply: as judged at the beginning of the phase, or under emergency supply for the
    /// player-turn.
    ///
    /// Cases: 7.1, 7.4 · Rulings: H033
    #[inline]
    pub const fn in_general_supply(&self) -> bool {
        self.is(flag::GENERAL | flag::EMERGENCY)
    }

    /// Whether it lies otherwise on the map: elsewhere, on its other side, or in other hands.
    pub const fn moved_or_changed(&self, other: &Self) -> bool {
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
        if self.place == ON_MAP { Some(Hex::from_index(self.hex as usize)) } else { None }
    }
}
