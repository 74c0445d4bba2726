//! What units do: kinds of moves, transports, acts of supply units, and steps of refit.

use serde::{Deserialize, Serialize};

/// The kind of a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum MoveMode {
    /// In the Initial Movement Phase: all units.
    #[default]
    Initial,
    /// In the Motorized Movement Phase: motorized units only.
    Motorized,
    /// A forced march in the Initial Movement Phase.
    ForcedMarch,
    /// A forced march in the Motorized Movement Phase.
    ForcedMarchMotorized,
    /// A reaction in an Enemy Reaction Phase.
    Reaction,
    /// From off the map onto the hex at its edge where the units are entered.
    Entry,
}

/// A phase of the player-turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Phase {
    /// A Reinforcement Phase of the owner.
    Reinforcement,
    /// A movement phase of the owner.
    Movement,
    /// A combat phase of the owner.
    Combat,
    /// A reaction phase in the enemy's player-turn.
    Reaction,
    /// The end of the owner's player-turn.
    End,
}

/// Transport by rail or sea.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Carrier {
    /// By rail (8.6).
    Rail,
    /// By sea (8.5).
    Sea,
}

/// An act of or on a supply unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum SupplyAct {
    /// An MSU becomes a dump.
    ToDump,
    /// A dump becomes an MSU.
    ToMsu,
    /// A dump is destroyed by its owner.
    Destroy,
    /// Expended as emergency supply for the stack it is in.
    Emergency,
    /// The Captured marker is removed.
    RemoveMarker,
}

/// What refit points buy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum RefitStep {
    /// A depleted unit turned to its full side.
    Undeplete,
    /// A unit rebuilt, depleted.
    Rebuild,
    /// A unit rebuilt in full.
    RebuildFull,
}

impl RefitStep {
    /// Steps of the counter that it brings back.
    pub const fn steps(self) -> u16 {
        match self {
            Self::Undeplete | Self::Rebuild => 1,
            Self::RebuildFull => 2,
        }
    }
}
