//! What the referee answers about a position.

mod combat;
mod ground;
mod moves;
mod preview;
mod supply;

pub use combat::*;
pub use ground::*;
pub use moves::*;
pub use preview::*;
pub use supply::*;

use serde::Serialize;

use crate::query::combat::report::Refused;

/// An answer about a position.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum BoardAnswer {
    /// The query cannot be read, or what it asks for may not be done.
    Refused(Refused),
    /// A hex.
    Hex(HexAnswer),
    /// Hexes reached and barred.
    Reach(ReachAnswer),
    /// A move that may be made.
    Move(MoveAnswer),
    /// Zones of control.
    Zones(ZonesAnswer),
    /// Supply of a player.
    Supply(SupplyAnswer),
    /// Supply of one unit.
    Trace(TraceAnswer),
    /// Stacks over the limit.
    Stacking(StackingAnswer),
    /// An overrun.
    Overrun(OverrunAnswers),
    /// A combat to be adjudicated.
    Combat(CombatAnswer),
    /// Where a unit can retreat.
    Retreat(RetreatAnswer),
    /// Combat supply for several combats.
    Allocate(AllocateAnswer),
    /// A thing that may be done, and what comes of it.
    Done(DoneAnswer),
    /// The dumps without a line of communication.
    DumpFate(DumpFateAnswer),
    /// Units that recover.
    Recovery(RecoveryAnswer),
    /// What the position allows outside the map.
    OffMap(OffMapAnswer),
    /// The tables of the board.
    Tables(TablesAnswer),
    /// Combat supply by supplier.
    Suppliers(SuppliersAnswer),
    /// What a move changes in supply.
    SupplyAfter(SupplyAfterAnswer),
    /// Stacking points.
    Stacks(StacksAnswer),
    /// Overruns that could be made.
    Overruns(OverrunsAnswer),
    /// Faces of dice.
    Rolls(RollsAnswer),
}
