//! The phases of a player-turn and their parts.

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
    /// The defender allots combat supply to the combat being resolved.
    DefenderSupply,
    /// A decision in the combat being resolved.
    Combat,
    /// A decision in an overrun.
    Overrun,
    /// A hex is overstacked at the end of the phase.
    Overstacked,
    /// Conversions to and from desert patrols are declared (18).
    Conversion,
    /// The die for withdrawals is due (5.3).
    WithdrawalDie,
}
