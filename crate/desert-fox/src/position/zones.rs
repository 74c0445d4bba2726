//! How far zones of control reach (10).

use crate::model::units::{HexsideTerrain, Terrain};

/// Whether a zone reaches over a side into a hex: never into a city, nor over open water; over an escarpment only that of
/// units on foot; into mountains only where `mountains` says that its stack is not pure armor.
///
/// Cases: 10.1, 10.12 · Rulings: R030, H012
#[inline]
pub const fn extends(motorized: bool, side: HexsideTerrain, into: Terrain, mountains: bool) -> bool {
    let barred = match side {
        HexsideTerrain::Sea => true,
        HexsideTerrain::Escarpment => motorized,
        HexsideTerrain::None | HexsideTerrain::Ridge => false,
    };
    !barred
        && match into {
            Terrain::City | Terrain::Sea | Terrain::OffMap => false,
            Terrain::Mountain => mountains,
            _ => true,
        }
}
