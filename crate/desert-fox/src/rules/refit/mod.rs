//! The box into which an eliminated unit goes (13.2), and what bringing units back costs.

pub mod cost;

use serde::{Deserialize, Serialize};

/// Why a unit left the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Cause {
    /// A combat result.
    Combat,
    /// Too many stacking points in a hex (9.25).
    Overstacking,
    /// An overrun.
    Overrun,
}

/// What decides the box of an eliminated unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Casualty {
    /// Why it left the map.
    pub cause: Cause,
    /// Motorized.
    pub motorized: bool,
    /// In combat supply.
    pub supplied: bool,
    /// Can trace a line of communication from its hex.
    pub line_of_communication: bool,
    /// Morale on the depleted side.
    pub depleted_morale: u8,
    /// Once lost it is never rebuilt.
    pub irreplaceable: bool,
}

/// Where an eliminated unit goes, or the die that decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Route {
    /// The Refit Box.
    RefitBox,
    /// The Destroyed Units Box.
    Destroyed,
    /// Refit Box on a die up to `saved_to`, else destroyed.
    Die {
        /// The highest face that saves the unit.
        saved_to: u8,
    },
}

impl Route {
    /// Where the unit goes once the die is rolled.
    pub const fn with(self, face: u8) -> Self {
        match self {
            Self::Die { saved_to } if face <= saved_to => Self::RefitBox,
            Self::Die { .. } => Self::Destroyed,
            settled => settled,
        }
    }
}

/// Routes an eliminated unit. Overrun units are destroyed; overstacking is routed like combat. Units on foot need a line of
/// communication alone. Motorized units lacking combat supply or the line roll: 1 to 3 saves, 1 to 4 with a depleted
/// morale of 1. A unit that is never rebuilt is destroyed without a die.
///
/// Cases: 13.2, 9.25 · Rulings: R020, R029, R036, R052
pub const fn route(casualty: &Casualty) -> Route {
    if matches!(casualty.cause, Cause::Overrun) || casualty.irreplaceable {
        return Route::Destroyed;
    }
    if !casualty.motorized {
        return if casualty.line_of_communication { Route::RefitBox } else { Route::Destroyed };
    }
    if casualty.supplied && casualty.line_of_communication {
        return Route::RefitBox;
    }
    Route::Die { saved_to: saved_to(casualty.depleted_morale) }
}

/// The highest face that saves a unit, by its morale on the depleted side.
///
/// Cases: 13.2 · Rulings: R036
pub const fn saved_to(depleted_morale: u8) -> u8 {
    if depleted_morale == 1 { 4 } else { 3 }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEG: Casualty = Casualty {
        cause: Cause::Combat,
        motorized: false,
        supplied: false,
        line_of_communication: true,
        depleted_morale: 2,
        irreplaceable: false,
    };

    #[test]
    fn units_on_foot_need_a_line_of_communication_and_no_supply() {
        assert_eq!(route(&LEG), Route::RefitBox);
        assert_eq!(route(&Casualty { line_of_communication: false, supplied: true, ..LEG }), Route::Destroyed);
    }

    #[test]
    fn motorized_units_without_supply_or_line_roll() {
        let motorized = Casualty { motorized: true, ..LEG };
        assert_eq!(route(&Casualty { supplied: true, ..motorized }), Route::RefitBox);
        assert_eq!(route(&motorized), Route::Die { saved_to: 3 });
        assert_eq!(route(&Casualty { depleted_morale: 1, ..motorized }).with(4), Route::RefitBox);
        assert_eq!(route(&motorized).with(4), Route::Destroyed);
    }

    #[test]
    fn overrun_units_are_destroyed() {
        assert_eq!(route(&Casualty { cause: Cause::Overrun, supplied: true, ..LEG }), Route::Destroyed);
    }

    #[test]
    fn a_unit_that_is_never_rebuilt_is_destroyed() {
        assert_eq!(route(&Casualty { irreplaceable: true, ..LEG }), Route::Destroyed);
    }
}
