//! Where a value comes from.

use serde::{Deserialize, Serialize};

/// Where a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Provenance {
    /// Stated by the errata; the source names the section.
    Seed,
    /// Stated by another publication; the source names it.
    Published,
    /// Reconstructed by this project: an owner's value takes its place.
    Reconstructed,
}
