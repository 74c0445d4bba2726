//! A hexside: what runs along it and what crosses it.

use serde::{Deserialize, Serialize};

use crate::data::charts::Provenance;
use crate::model::units::{HexsideTerrain, Way};

/// The railroad across a hexside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Rail {
    /// None.
    #[default]
    None,
    /// In use from the start.
    InUse,
    /// Printed, and not yet built at the start.
    Planned,
}

/// What is known of a hexside, seen from one of its two hexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// What runs along it.
    pub side: HexsideTerrain,
    /// The road or track across it.
    pub way: Way,
    /// The railroad across it.
    pub rail: Rail,
    /// The hex that it is seen from lies at the foot of the escarpment.
    pub low: bool,
    /// Where all this comes from: `Overlay` as soon as the owner set a part of it.
    pub provenance: Provenance,
}

impl Edge {
    /// A hexside with nothing along it or across it.
    pub(super) const BLANK: Self = Self {
        side: HexsideTerrain::None,
        way: Way::None,
        rail: Rail::None,
        low: false,
        provenance: Provenance::Reconstructed,
    };
}
