//! What can be asked about a position, and the answers.

use serde::{Deserialize, Serialize};

use super::explain::{GroupQuestion, GroupUnit, TraceView};
use super::set_up::{BattleQuery, UnitQuery};
use crate::data::charts::ChartChange;
use crate::model::map::{Hexside, RoadClass};
use crate::model::rule_set::RuleSet;
use crate::model::turn_option::TurnOption;
use crate::model::units::{Side, UnitClass};
use crate::query::views::{FindingView, RefusalView};

/// A position with a question about it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PositionQuery {
    /// The rules in force.
    #[serde(default)]
    pub rules: RuleSet,
    /// An owner's values.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub charts: Vec<ChartChange>,
    /// The units on the map.
    #[serde(default)]
    pub units: Vec<UnitQuery>,
    /// Who was first in hexes with units of both sides.
    #[serde(default)]
    pub battles: Vec<BattleQuery>,
    /// Mined hexes.
    #[serde(default)]
    pub mines: Vec<String>,
    /// The question.
    pub question: Question,
}

/// A question.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(tag = "ask", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Question {
    /// What lies between two adjacent hexes.
    Hexside {
        /// A hex.
        from: String,
        /// The other.
        to: String,
    },
    /// What a hex is.
    Place {
        /// The hex.
        hex: String,
    },
    /// Which units of a side are supplied.
    Supply {
        /// The side.
        side: Side,
        /// Units that a fortress or an oasis supplies first.
        #[serde(default)]
        named: Vec<String>,
    },
    /// The supply network of a side.
    Network {
        /// The side.
        side: Side,
    },
    /// The supply lines of a unit.
    Lines {
        /// The unit.
        unit: String,
    },
    /// Why a unit has a supply line or none, hex by hex.
    Trace {
        /// The unit.
        unit: String,
    },
    /// Every hex that each unit of a hex reaches in a group move.
    Group(GroupQuestion),
    /// Whether a unit may move along a path, in a group or a regroup move.
    Move(MoveQuestion),
    /// Every hex that a unit reaches in a group move.
    Destinations(DestinationsQuestion),
    /// Whether a unit may withdraw along a path, as in a refusal.
    Withdraw {
        /// The unit.
        unit: String,
        /// The hexes after its own.
        path: Vec<String>,
    },
    /// Every hex to which a unit may withdraw.
    Withdrawals {
        /// The unit.
        unit: String,
    },
    /// Whether a unit may withdraw along a path in a Pass turn.
    PassWithdrawal {
        /// The unit.
        unit: String,
        /// The hexes after its own.
        path: Vec<String>,
    },
    /// Whether a unit may fire at a target type, and its dice.
    Fire {
        /// The unit.
        unit: String,
        /// The type.
        target: UnitClass,
        /// Whose turn it is.
        active: Side,
        /// The option of the turn.
        option: TurnOption,
    },
    /// Who fires at units that leave a battle.
    Pursuit {
        /// The side that fires.
        side: Side,
        /// The hex.
        hex: String,
        /// The units that leave.
        leavers: Vec<String>,
        /// Whether they are routed.
        #[serde(default)]
        rout: bool,
    },
}

/// A move, and what has been moved before in the turn.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MoveQuestion {
    /// The unit.
    pub unit: String,
    /// The hexes after its own.
    pub path: Vec<String>,
    /// Whether the move has the Rommel bonus.
    #[serde(default)]
    pub rommel: bool,
    /// The command hex and the destination of a regroup move.
    #[serde(default)]
    pub regroup: Option<[String; 2]>,
    /// What has been moved before.
    #[serde(default)]
    pub before: MovementQuery,
}

/// The same for every hex.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DestinationsQuestion {
    /// The unit.
    pub unit: String,
    /// Whether the move has the Rommel bonus.
    #[serde(default)]
    pub rommel: bool,
    /// What has been moved before.
    #[serde(default)]
    pub before: MovementQuery,
}

/// The movement of a turn so far.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MovementQuery {
    /// The movement phase of the turn, from 0.
    #[serde(default)]
    pub phase: u8,
    /// Units that crossed into enemy hexes.
    #[serde(default)]
    pub crossings: Vec<CrossingQuery>,
    /// Hexes in which a battle was opened in this movement phase.
    #[serde(default)]
    pub opened: Vec<String>,
    /// Whether the Rommel bonus has been used in this turn.
    #[serde(default)]
    pub rommel_used: bool,
    /// Whether the scenario has none.
    #[serde(default)]
    pub no_rommel: bool,
}

/// Units that crossed a hexside into an enemy hex.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CrossingQuery {
    /// The hex from which they came.
    pub from: String,
    /// The hex entered.
    pub to: String,
    /// How many.
    pub units: u8,
    /// In which movement phase, from 0.
    #[serde(default)]
    pub phase: u8,
}

/// An answer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum PositionAnswer {
    /// A rule against it, or a name that means nothing.
    Refused {
        /// The rule.
        refusal: RefusalView,
    },
    /// A hexside.
    Hexside {
        /// What runs along it.
        terrain: Hexside,
        /// The road over it.
        road: Option<RoadClass>,
        /// Units that may cross it into an enemy hex in a movement phase; 0 where none can cross.
        entry_limit: u8,
    },
    /// A hex.
    Place {
        /// Its coordinates.
        id: &'static str,
        /// Whether it lies off the board.
        off_board: bool,
        /// Whether it is an oasis.
        oasis: bool,
        /// The capacity of its port.
        fortress: Option<u8>,
        /// The side whose base it is.
        base: Option<Side>,
        /// Whether it lies at the frontier.
        border: bool,
        /// The hexes that can be entered from it.
        around: Vec<&'static str>,
        /// The distance to the nearest hex on the board.
        from_board: u16,
        /// The pairs of hexes around it whose roads do not join in it.
        apart: Vec<[&'static str; 2]>,
    },
    /// The supply of units.
    Supply {
        /// Each unit of the side.
        units: Vec<SuppliedUnit>,
        /// What was found.
        findings: Vec<FindingView>,
    },
    /// A supply network.
    Network {
        /// Its hexes.
        hexes: Vec<&'static str>,
        /// How many they are.
        size: usize,
    },
    /// Supply lines.
    Lines {
        /// How many there are, up to 100.
        count: usize,
        /// The hexes of each after the unit's own.
        lines: Vec<Vec<&'static str>>,
    },
    /// The supply of a unit, hex by hex.
    Trace(Box<TraceView>),
    /// The moves of a group.
    Group {
        /// Each unit, by name.
        units: Vec<GroupUnit>,
    },
    /// A legal move.
    Moves {
        /// The hex at its end.
        hex: &'static str,
        /// Whether it needs a forced march at the end of the phase, or, in a withdrawal, at once.
        forced_march: bool,
        /// What was found.
        findings: Vec<FindingView>,
    },
    /// Hexes that a unit reaches.
    Destinations {
        /// Each of them.
        hexes: Vec<DestinationView>,
    },
    /// A legal fire.
    Fires {
        /// The dice.
        dice: u8,
        /// The lowest face that hits.
        hits_from: u8,
        /// What was found.
        findings: Vec<FindingView>,
    },
    /// Pursuit or rout fire.
    Pursuit {
        /// Units that fire, each with its dice.
        units: Vec<PursuerView>,
        /// What was found.
        findings: Vec<FindingView>,
    },
}

/// A unit and its supply.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct SuppliedUnit {
    /// The unit.
    pub unit: String,
    /// Whether it is supplied.
    pub supplied: bool,
    /// The length of its shortest line.
    pub line: Option<u8>,
    /// The fortress or oasis that supplies it.
    pub source: Option<&'static str>,
}

/// A hex that a unit reaches.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DestinationView {
    /// The hex.
    pub hex: &'static str,
    /// The steps of the path there.
    pub length: usize,
    /// Whether it needs the Rommel bonus.
    pub rommel: bool,
    /// Whether it needs a forced march.
    pub forced_march: bool,
}

/// A pursuer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PursuerView {
    /// The unit.
    pub unit: String,
    /// Its dice.
    pub dice: u8,
}
