//! The scenarios by their keys.

use serde::{Deserialize, Serialize};

/// A scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub enum ScenarioId {
    /// September 1940 to February 1941 (11.1).
    #[serde(rename = "1940")]
    Italian1940,
    /// April 1941 to January 1942 (11.2).
    #[serde(rename = "1941")]
    Year1941,
    /// June to August 1941.
    #[serde(rename = "battleaxe")]
    Battleaxe,
    /// November 1941 to January 1942 (11.3).
    #[serde(rename = "crusader")]
    Crusader,
    /// February to November 1942 (11.4).
    #[serde(rename = "1942")]
    Year1942,
    /// May and June 1942 (11.5).
    #[serde(rename = "gazala")]
    Gazala,
    /// June to November 1942 (11.6).
    #[serde(rename = "pursuit")]
    Pursuit,
    /// April 1941 to November 1942 (11.7).
    #[serde(rename = "1941-42")]
    Campaign,
}

impl ScenarioId {
    /// Every scenario, in the order of the data.
    pub const ALL: [Self; 8] = [
        Self::Italian1940,
        Self::Year1941,
        Self::Battleaxe,
        Self::Crusader,
        Self::Year1942,
        Self::Gazala,
        Self::Pursuit,
        Self::Campaign,
    ];

    /// Its key in the data.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Italian1940 => "1940",
            Self::Year1941 => "1941",
            Self::Battleaxe => "battleaxe",
            Self::Crusader => "crusader",
            Self::Year1942 => "1942",
            Self::Gazala => "gazala",
            Self::Pursuit => "pursuit",
            Self::Campaign => "1941-42",
        }
    }

    /// The place in [`ScenarioId::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}
