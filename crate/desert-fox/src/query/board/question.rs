//! What can be asked about a position.

use serde::{Deserialize, Serialize};

use crate::model::acts::{Carrier, MoveMode, Phase, SupplyAct};
use crate::model::defaults::is_default;
use crate::model::units::Side;

referee::tagged! {
    [deny_unknown_fields]
    /// A question about a position.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
    #[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(rename = "BoardQuestion"))]
    #[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "kind")]
    pub enum Question {
        /// What is in a hex and on its sides.
        Hex {
            /// Printed number, of either edition.
            hex: String,
        },
        /// Every hex that units moving together can reach, and why the next ones are barred.
        Reach {
            /// The units, all in one hex.
            units: Vec<String>,
            /// The kind of move.
            mode: MoveMode,
        },
        /// A move: along the hexes given, or the cheapest way to a single one.
        Move {
            /// The units, all in one hex.
            units: Vec<String>,
            /// The kind of move.
            mode: MoveMode,
            /// The hexes entered, in order; or the last one alone.
            path: Vec<String>,
            /// The dice rolled for disruption after a forced march or reaction, a face for each unit.
            #[serde(default, skip_serializing_if = "Vec::is_empty")]
            #[cfg_attr(feature = "js", tsify(optional))]
            dice: Vec<u8>,
        },
        /// The zones of control of a player.
        Zones {
            /// Whose.
            side: Side,
        },
        /// The supply of a player's units and supply units.
        Supply {
            /// Whose.
            side: Side,
        },
        /// The supply of one unit with its paths and its line of communication.
        Trace {
            /// The unit.
            unit: String,
        },
        /// The hexes over their stacking limit, and the boxes of what is eliminated there.
        Stacking {
            /// Units that their owners take off, where a hex holds too much.
            #[serde(default, skip_serializing_if = "Vec::is_empty")]
            #[cfg_attr(feature = "js", tsify(optional))]
            eliminate: Vec<String>,
        },
        /// An overrun, or a supply overrun where nothing but supply units stands in the hex.
        Overrun {
            /// The units, all in one adjacent hex.
            units: Vec<String>,
            /// The kind of move in which it happens.
            mode: MoveMode,
            /// The hex overrun.
            hex: String,
            /// Answers to decisions and dice, in the order asked.
            #[serde(default, skip_serializing_if = "Vec::is_empty")]
            #[cfg_attr(feature = "js", tsify(optional))]
            answers: Vec<OverrunAnswer>,
        },
        /// The combat between units and adjacent hexes, ready to be adjudicated.
        Combat {
            /// The attacking units.
            units: Vec<String>,
            /// The hexes attacked.
            hexes: Vec<String>,
        },
        /// Where a unit can retreat.
        Retreat {
            /// The unit.
            unit: String,
            /// Hexes that the result demands.
            hexes: u8,
        },
        /// Combat supply for several combats of one phase.
        Allocate {
            /// The player who draws.
            side: Side,
            /// The combats, each with the units that draw.
            combats: Vec<CombatNeed>,
            /// An allocation to be checked; without it the best ones are proposed.
            #[serde(default, skip_serializing_if = "Vec::is_empty")]
            #[cfg_attr(feature = "js", tsify(optional))]
            draws: Vec<DrawChoice>,
        },
        /// Transport by rail or sea.
        Transport {
            /// The units, all in one hex.
            units: Vec<String>,
            /// Rail or sea.
            by: Carrier,
            /// Where to.
            to: String,
            /// Loads already carried so in the player-turn.
            #[serde(default, skip_serializing_if = "is_default")]
            #[cfg_attr(feature = "js", tsify(optional))]
            loads: u8,
        },
        /// Repair of the railroad beyond its head.
        RepairRail {
            /// Hexes, one or two.
            hexes: u8,
        },
        /// An act of or on a supply unit.
        SupplyUnit {
            /// The dump or MSU.
            unit: String,
            /// What is done.
            act: SupplyAct,
            /// When.
            phase: Phase,
            /// The unit that does it, where one is needed.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[cfg_attr(feature = "js", tsify(optional))]
            by: Option<String>,
            /// The die, where one is rolled.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[cfg_attr(feature = "js", tsify(optional))]
            die: Option<u8>,
        },
        /// The dumps of a player that cannot trace a line of communication.
        DumpFate {
            /// Whose.
            side: Side,
            /// The dice, one for each such dump in the order of the units.
            #[serde(default, skip_serializing_if = "Vec::is_empty")]
            #[cfg_attr(feature = "js", tsify(optional))]
            dice: Vec<u8>,
        },
        /// Which disrupted units of a player can recover.
        Recovery {
            /// Whose.
            side: Side,
        },
        /// What the position allows outside the map: air points to Malta, rebuilding.
        OffMap,
        /// Every value of the tables of the board, with its provenance.
        Tables,
    }
}

referee::tagged! {
    [deny_unknown_fields]
    /// An answer in an overrun.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
    #[cfg_attr(feature = "js", derive(tsify::Tsify))]
    #[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "kind")]
    pub enum OverrunAnswer {
        /// The unit does not react.
        Stay {
            /// The unit.
            unit: String,
        },
        /// The unit reacts to a hex.
        React {
            /// The unit.
            unit: String,
            /// Where to.
            hex: String,
        },
        /// Destroy the supply unit.
        DestroySupply {
            /// The supply unit.
            unit: String,
        },
        /// Try to capture the supply unit.
        CaptureSupply {
            /// The supply unit.
            unit: String,
        },
        /// A die.
        Die {
            /// 1 to 6.
            face: u8,
        },
    }
}

/// A combat and the units of one player that draw supply for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CombatNeed {
    /// The units.
    pub units: Vec<String>,
    /// They defend, so that units without stacking points draw nothing.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub defends: bool,
}

/// A unit and the supply unit it draws on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DrawChoice {
    /// The unit.
    pub unit: String,
    /// The dump, MSU or source, by name or hex.
    pub from: String,
}
