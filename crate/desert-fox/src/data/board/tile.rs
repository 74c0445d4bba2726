//! A hex and what is printed in it.

use serde::{Deserialize, Serialize};

use crate::data::charts::{City, Provenance};
use crate::model::units::Terrain;

/// A country.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Country {
    /// Libya.
    Libya,
    /// Egypt.
    Egypt,
}

/// What is known of a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    /// Its terrain.
    pub terrain: Terrain,
    /// Where the terrain comes from.
    pub provenance: Provenance,
    /// The country of a land hex.
    pub country: Option<Country>,
    /// It is land at the sea.
    pub coastal: bool,
    /// It has a port.
    pub port: bool,
    /// The city in it.
    pub city: Option<City>,
}

impl Tile {
    /// A hex that is not on the board.
    pub(super) const NOWHERE: Self = Self {
        terrain: Terrain::OffMap,
        provenance: Provenance::Reconstructed,
        country: None,
        coastal: false,
        port: false,
        city: None,
    };

    /// Whether units can be in it.
    #[inline]
    pub const fn is_land(&self) -> bool {
        !matches!(self.terrain, Terrain::Sea | Terrain::OffMap)
    }
}
