//! Everything that a player can do.

use serde::{Deserialize, Serialize};

use crate::data::charts::TerrainRow;
use crate::model::acts::Carrier;
use crate::model::acts::RefitStep;
use crate::state::counters::UnitId;
use crate::state::path::{Path, Spot};
use crate::state::standing::Standing;

/// An order of the player whose turn it is to decide.
///
/// The order of the variants is the form of links: new ones come at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Order {
    /// Rolls the dice that are due.
    Roll,
    /// Ends the segment, phase or declaration.
    Done,
    /// Puts a reinforcement or an arriving MSU on the map (5.1).
    Place {
        /// The unit.
        unit: UnitId,
        /// Its hex.
        hex: Spot,
    },
    /// Withdraws units for one on the schedule (5.2).
    Withdraw {
        /// The scheduled unit.
        due: UnitId,
        /// The unit itself, or those in its stead.
        units: Vec<UnitId>,
    },
    /// Ships air points to Malta (6.31).
    Malta {
        /// Air points.
        points: u8,
    },
    /// Raids Malta (6.3).
    Raid {
        /// Air points.
        points: u8,
        /// Supply units expended.
        supply: Vec<UnitId>,
    },
    /// Moves units that are stacked together (8.1).
    Move {
        /// The units.
        units: Vec<UnitId>,
        /// Their way.
        path: Path,
    },
    /// Moves units in a forced march, which ends their movement (8.7).
    ForcedMarch {
        /// The units.
        units: Vec<UnitId>,
        /// Their way.
        path: Path,
    },
    /// Overruns an adjacent hex (8.3).
    Overrun {
        /// The units.
        units: Vec<UnitId>,
        /// The hex.
        hex: Spot,
    },
    /// Carries units by rail or sea (8.5, 8.6).
    Transport {
        /// The units.
        units: Vec<UnitId>,
        /// How.
        by: Carrier,
        /// Where to.
        hex: Spot,
    },
    /// Repairs railroad hexes (8.64).
    Repair {
        /// How many.
        hexes: u8,
    },
    /// Expends an MSU as emergency supply of its stack (7.4).
    Emergency {
        /// The MSU.
        unit: UnitId,
    },
    /// Tries to destroy a dump with a unit in its hex (7.82).
    DestroyDump {
        /// The dump.
        dump: UnitId,
        /// The unit.
        by: UnitId,
    },
    /// Reacts with a unit (8.4).
    React {
        /// The unit.
        unit: UnitId,
        /// Its way.
        path: Path,
    },
    /// Declares a combat (11.1).
    Attack {
        /// The attackers.
        units: Vec<UnitId>,
        /// The hexes attacked.
        hexes: Vec<Spot>,
    },
    /// Takes a declaration back.
    Revoke {
        /// The combat's number in the phase.
        combat: u8,
    },
    /// Decides which combats are supplied and which supply units are expended for it (7.3).
    Supply {
        /// Supply units expended.
        expend: Vec<UnitId>,
        /// The numbers of the combats supplied.
        combats: Vec<u8>,
    },
    /// Resolves a combat.
    Fight {
        /// The combat's number in the phase.
        combat: u8,
    },
    /// Answers a decision of a combat or an overrun.
    Answer(Answer),
    /// Takes off a unit of an overstacked hex (9.25).
    Eliminate {
        /// The unit.
        unit: UnitId,
    },
    /// Spends refit points on a unit (13).
    Refit {
        /// The unit.
        unit: UnitId,
        /// What is bought.
        step: RefitStep,
    },
    /// Builds or improves a fort (14).
    Fort {
        /// The unit that builds.
        unit: UnitId,
    },
    /// Changes a supply unit between MSU and dump (7.2).
    Mode {
        /// The supply unit.
        unit: UnitId,
    },
    /// Invades Malta (16).
    Invade {
        /// The units committed.
        units: Vec<UnitId>,
        /// Air points, beside the one that is spent for good.
        points: u8,
        /// Supply units expended.
        supply: Vec<UnitId>,
    },
    /// Forms a detachment (17).
    Detach {
        /// The unit from which it comes.
        unit: UnitId,
    },
    /// Declares that a unit becomes a desert patrol, or reconnaissance again (18).
    Convert {
        /// The unit.
        unit: UnitId,
    },
    /// Ships a reinforcement to Tobruk (5.4).
    ThroughTobruk {
        /// The unit.
        unit: UnitId,
    },
    /// Rommel joins German units (8.8).
    Rommel {
        /// Their hex.
        hex: Spot,
    },
    /// Rolls for the recovery of a disrupted desert patrol (18.24).
    Recover {
        /// The patrol.
        unit: UnitId,
    },
    /// Gives standing orders in place of those that the player has; empty ones take them back.
    Standing(Standing),
}

/// The answer to a decision within a combat or an overrun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Answer {
    /// The defender's terrain row.
    Row {
        /// The row.
        row: TerrainRow,
    },
    /// Air points and naval support.
    Commit {
        /// Air points.
        air_points: u8,
        /// Naval support.
        naval: bool,
    },
    /// Columns that the attacker shifts.
    Shifts {
        /// Columns.
        columns: u8,
    },
    /// The result that the defender chooses for an illegal attack.
    Result {
        /// Its number in the list of the table's results, hardest first.
        number: u8,
    },
    /// The unit retreats as it must.
    Retreat {
        /// The unit.
        unit: UnitId,
    },
    /// The unit's next hex of retreat.
    RetreatTo {
        /// The unit.
        unit: UnitId,
        /// The hex.
        hex: Spot,
    },
    /// The unit stops in the city.
    StopInCity {
        /// The unit.
        unit: UnitId,
    },
    /// The unit is depleted instead of retreating.
    DepleteInstead {
        /// The unit.
        unit: UnitId,
    },
    /// The unit ignores its retreat.
    IgnoreRetreat {
        /// The unit.
        unit: UnitId,
    },
    /// The unit takes the partial depletion.
    Deplete {
        /// The unit.
        unit: UnitId,
    },
    /// The unit advances.
    Advance {
        /// The unit.
        unit: UnitId,
        /// The hex.
        hex: Spot,
    },
    /// Nobody else advances.
    EndAdvance,
    /// The supply unit is destroyed.
    DestroySupply {
        /// The supply unit.
        unit: UnitId,
    },
    /// The supply unit may be captured.
    CaptureSupply {
        /// The supply unit.
        unit: UnitId,
    },
    /// Where Tobruk's dump lies.
    PlaceDump {
        /// The hex.
        hex: Spot,
    },
    /// The unit about to be overrun reacts.
    React {
        /// The unit.
        unit: UnitId,
        /// The hex.
        hex: Spot,
    },
    /// The unit about to be overrun stays.
    Stay {
        /// The unit.
        unit: UnitId,
    },
}
