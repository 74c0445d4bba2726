//! Where the armies stand at the end of a month.

use serde::{Deserialize, Serialize};

/// The armies on the way from west to east, in the unit of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Front {
    /// Months after September 1940; none for the start of the game.
    pub month: Option<u8>,
    /// How far east the easternmost Axis unit stands; none without a unit.
    pub axis: Option<u16>,
    /// How far east the westernmost unit of the enemy stands; none without a unit.
    pub enemy: Option<u16>,
    /// For each place that is fought for, whether the Axis holds it.
    pub held: Vec<bool>,
}

/// The places by which the front is read, from west to east.
pub const MILESTONES: [&str; 9] =
    ["El Agheila", "Benghazi", "Mechili", "Gazala", "Tobruk", "Bardia", "Sidi Barrani", "Mersa Matruh", "El Alamein"];

/// A place by which the armies' positions are read.
#[derive(Clone, Copy, Debug)]
pub struct Milestone {
    /// Its name.
    pub name: &'static str,
    /// How far east it lies, in the unit of the game.
    pub east: u16,
}
