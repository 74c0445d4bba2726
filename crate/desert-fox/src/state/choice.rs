//! The answers of a combat that is being resolved.

use crate::data::charts::TerrainRow;
use crate::model::combat_result::CombatResult;

/// An answer in dense form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// A terrain row.
    Row(TerrainRow),
    /// Air points and naval support.
    Commit(u8, bool),
    /// A die.
    Die(u8),
    /// Columns shifted.
    Shifts(u8),
    /// A result for an illegal attack.
    Result(CombatResult),
    /// A unit retreats as far as it owes.
    Retreat(u8),
    /// A unit and the next hex of its retreat.
    RetreatTo(u8, u8),
    /// A unit stops in a city.
    StopInCity(u8),
    /// A unit is depleted instead of retreating.
    DepleteInstead(u8),
    /// A unit ignores its retreat.
    IgnoreRetreat(u8),
    /// The unit that is depleted.
    Deplete(u8),
    /// A unit and the hex it advances to.
    Advance(u8, u8),
    /// No more advances.
    EndAdvance,
    /// Destroy a supply unit.
    DestroySupply(u8),
    /// Try to capture a supply unit.
    CaptureSupply(u8),
    /// The hex of Tobruk's dump.
    PlaceDump(u8),
}
