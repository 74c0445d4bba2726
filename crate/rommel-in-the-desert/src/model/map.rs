//! Hexsides, roads and countries.

use serde::{Deserialize, Serialize};

/// What runs along a hexside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Hexside {
    /// Clear.
    Clear,
    /// Mountains.
    Mountain,
    /// An escarpment.
    Escarpment,
    /// A marsh.
    Marsh,
    /// The sea, with no hex beyond.
    Sea,
    /// The edge of the map, with no hex beyond.
    Edge,
    /// The Qattara Depression, with no hex beyond.
    Qattara,
}

impl Hexside {
    /// Whether there is a hex beyond.
    pub const fn has_hex_beyond(self) -> bool {
        matches!(self, Self::Clear | Self::Mountain | Self::Escarpment | Self::Marsh)
    }
}

/// The class of a road, the worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum RoadClass {
    /// A trail.
    Trail,
    /// A track.
    Track,
    /// The coast road.
    Highway,
}

impl RoadClass {
    /// All classes, the worst first.
    pub const ALL: [Self; 3] = [Self::Trail, Self::Track, Self::Highway];
}

/// The country in which a hex lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Country {
    /// Libya.
    Libya,
    /// Egypt.
    Egypt,
}
