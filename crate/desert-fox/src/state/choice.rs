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

/// The choice that an answer stands for: `unit` and `hex` give the index of a name, or nothing. The arms at the end are for what
/// each kind of answers has of its own.
macro_rules! choice_of {
    ($answer:expr, $Answer:ident, $unit:expr, $hex:expr, { $($arms:tt)* }) => {
        Some(match *$answer {
            $Answer::Row { row } => Choice::Row(row),
            $Answer::Commit { air_points, naval } => Choice::Commit(air_points, naval),
            $Answer::Shifts { columns } => Choice::Shifts(columns),
            $Answer::Retreat { ref unit } => Choice::Retreat($unit(unit)?),
            $Answer::RetreatTo { ref unit, ref hex } => Choice::RetreatTo($unit(unit)?, $hex(hex)?),
            $Answer::StopInCity { ref unit } => Choice::StopInCity($unit(unit)?),
            $Answer::DepleteInstead { ref unit } => Choice::DepleteInstead($unit(unit)?),
            $Answer::IgnoreRetreat { ref unit } => Choice::IgnoreRetreat($unit(unit)?),
            $Answer::Deplete { ref unit } => Choice::Deplete($unit(unit)?),
            $Answer::Advance { ref unit, ref hex } => Choice::Advance($unit(unit)?, $hex(hex)?),
            $Answer::EndAdvance => Choice::EndAdvance,
            $Answer::DestroySupply { ref unit } => Choice::DestroySupply($unit(unit)?),
            $Answer::CaptureSupply { ref unit } => Choice::CaptureSupply($unit(unit)?),
            $Answer::PlaceDump { ref hex } => Choice::PlaceDump($hex(hex)?),
            $($arms)*
        })
    };
}
pub(crate) use choice_of;

/// The answer that a choice stands for, the other way round: `unit` and `hex` give the name of an index.
macro_rules! answer_of {
    ($choice:expr, $Answer:ident, $unit:expr, $hex:expr, { $($arms:tt)* }) => {
        match $choice {
            Choice::Row(row) => $Answer::Row { row },
            Choice::Commit(air_points, naval) => $Answer::Commit { air_points, naval },
            Choice::Shifts(columns) => $Answer::Shifts { columns },
            Choice::Retreat(unit) => $Answer::Retreat { unit: $unit(unit) },
            Choice::RetreatTo(unit, hex) => $Answer::RetreatTo { unit: $unit(unit), hex: $hex(hex) },
            Choice::StopInCity(unit) => $Answer::StopInCity { unit: $unit(unit) },
            Choice::DepleteInstead(unit) => $Answer::DepleteInstead { unit: $unit(unit) },
            Choice::IgnoreRetreat(unit) => $Answer::IgnoreRetreat { unit: $unit(unit) },
            Choice::Deplete(unit) => $Answer::Deplete { unit: $unit(unit) },
            Choice::Advance(unit, hex) => $Answer::Advance { unit: $unit(unit), hex: $hex(hex) },
            Choice::EndAdvance => $Answer::EndAdvance,
            Choice::DestroySupply(unit) => $Answer::DestroySupply { unit: $unit(unit) },
            Choice::CaptureSupply(unit) => $Answer::CaptureSupply { unit: $unit(unit) },
            Choice::PlaceDump(hex) => $Answer::PlaceDump { hex: $hex(hex) },
            $($arms)*
        }
    };
}
pub(crate) use answer_of;
