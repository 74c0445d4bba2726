//! The answers to questions about a game. Units are named by their handles, and hidden ones by their piles.

use hexgrid::Direction;
use serde::Serialize;

use crate::model::outcome::Outcome;
use crate::model::turn_option::TurnOption;
use crate::model::units::{Side, UnitClass};
use crate::query::game::{BlockName, GameRefusal};
use crate::query::position::LinesView;
use crate::state::wire;

/// An answer. Lists of two hold the value of the Axis, then that of the Allies.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum GameAnswer {
    /// A rule against it, a name that means nothing, or something that the viewer may not know.
    Refused {
        /// Why.
        #[cfg_attr(feature = "js", tsify(type = "Refusal"))]
        refusal: GameRefusal,
    },
    /// Hexes that units reach.
    Reach {
        /// Each unit, by handle.
        units: Vec<UnitReach>,
    },
    /// Hexsides into hexes with enemies.
    Hexsides {
        /// Each that can be crossed.
        hexsides: Vec<HexsideUse>,
    },
    /// The supply of a side. Where a source supplies only units that their player names, none is for other viewers.
    Supply {
        /// Each unit.
        units: Vec<UnitSupply>,
        /// The hexes of the network.
        network: Vec<&'static str>,
        /// Each fortress and oasis that cannot supply all units that could draw on it.
        scarce: Vec<ScarceView>,
        /// The units that scarce sources supply first; none where the viewer may not know them.
        named: Vec<BlockName>,
    },
    /// Hexes in which an enemy would take supply from units.
    Cuts {
        /// Each of them; none of them holds an undisrupted unit of the side now.
        hexes: Vec<Cut>,
    },
    /// Supply lines of a unit.
    Trace(LinesView),
    /// Withdrawals from a hex.
    Withdrawals {
        /// Whether they are retreats, with pursuit fire and disruption.
        retreat: bool,
        /// Each unit, by handle.
        units: Vec<UnitReach>,
        /// The enemy units that may fire if all these units leave.
        pursuers: Vec<PursuitDice>,
        /// The lowest face that hits.
        hits_from: u8,
    },
    /// Fires that are still to come of the side that fires.
    Fires {
        /// The hex of the battle.
        hex: &'static str,
        /// Each unit, by handle.
        units: Vec<UnitFire>,
    },
    /// The options of a turn.
    Options {
        /// Each, the cheapest first.
        options: Vec<OptionView>,
    },
    /// Prices in buildup points.
    Prices {
        /// The points of the side that acts.
        points: u16,
        /// A supply card.
        card: u16,
        /// Laying a minefield.
        lay_mines: u16,
        /// Removing one.
        lift_mines: u16,
        /// A redeployment by sea.
        sea: u16,
        /// The units of the side on the map, by handle.
        units: Vec<UnitPrice>,
    },
    /// How the game would be decided.
    Standing {
        /// Units left, on the map and in refit.
        units: [u8; 2],
        /// Those of them without supply.
        unsupplied: [u8; 2],
        /// The side that holds Tobruk and what surrounds it.
        holds_tobruk: Option<Side>,
        /// Whether that decides the scenario.
        positional: bool,
        /// The side that has captured the enemy base, if the turn ended now.
        base_captured: Option<Side>,
        /// The outcome if the scenario ended now, without the capture of a base: units without supply are lost.
        if_ended_now: Outcome,
    },
    /// The months of the scenario.
    Track {
        /// The month that is played, or that the Buildup under way precedes.
        month: u8,
        /// Each month.
        months: Vec<MonthView>,
    },
}

/// A unit and where it can go.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct UnitReach {
    /// The unit.
    pub handle: u8,
    /// Why it may not move.
    #[cfg_attr(feature = "js", tsify(type = "Refusal | null"))]
    pub refusal: Option<GameRefusal>,
    /// The hexes, each with one of the shortest paths.
    pub hexes: Vec<ReachedHex>,
}

/// A hex that a unit reaches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReachedHex {
    /// The hex.
    pub hex: &'static str,
    /// The directions of the steps. In a group move the last step of a forced march is an order of its own.
    #[serde(serialize_with = "wire::path::serialize")]
    #[cfg_attr(feature = "js", tsify(type = "string"))]
    pub path: Vec<Direction>,
    /// How many steps there are.
    pub length: usize,
    /// Whether the path needs the Rommel bonus.
    pub rommel: bool,
    /// Whether the last step needs a forced march.
    pub forced_march: bool,
}

/// A hexside into a hex with enemies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct HexsideUse {
    /// The hex before it.
    pub from: &'static str,
    /// The hex with enemies.
    pub to: &'static str,
    /// Units that may cross it.
    pub limit: u8,
    /// Units that have crossed it.
    pub used: u8,
    /// Units that are about to, in forced marches of a regroup move.
    pub reserved: u8,
    /// Whether it belongs to the enemy, so that no unit may cross it.
    pub hostile: bool,
}

/// The supply of a unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct UnitSupply {
    /// The unit.
    pub handle: BlockName,
    /// Whether it is supplied.
    pub supplied: bool,
    /// The length of its shortest line to the base.
    pub line: Option<u8>,
    /// The fortress or oasis that supplies it.
    pub source: Option<&'static str>,
}

/// A fortress or an oasis that cannot supply all units that could draw on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ScarceView {
    /// Its hex.
    pub hex: &'static str,
    /// Units that it supplies.
    pub capacity: u8,
    /// The units that could draw on it.
    pub claims: Vec<BlockName>,
}

/// A hex in which an enemy would take supply from units.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Cut {
    /// The hex.
    pub hex: &'static str,
    /// The units that are supplied now and would not be.
    pub handles: Vec<BlockName>,
}

/// A unit that may fire at units that leave.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PursuitDice {
    /// The unit.
    pub handle: BlockName,
    /// The fewest dice that it can have: less than the most where the viewer does not know all speeds.
    pub least: u8,
    /// The most dice.
    pub most: u8,
}

/// A unit that has still to fire.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct UnitFire {
    /// The unit.
    pub handle: u8,
    /// Its dice.
    pub dice: u8,
    /// The target type at which it must fire.
    pub required: Option<UnitClass>,
    /// The target types at which it may fire.
    pub targets: Vec<FireTarget>,
}

/// A target type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FireTarget {
    /// The type.
    pub target: UnitClass,
    /// The lowest face that hits it.
    pub hits_from: u8,
}

/// An option of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OptionView {
    /// The option.
    pub option: TurnOption,
    /// Real cards that it costs.
    pub cards: u8,
    /// Moves in each movement phase.
    pub moves: u8,
    /// Movement phases, each with a combat phase after it, but for a Pass turn.
    pub phases: u8,
}

/// What points buy for a unit.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct UnitPrice {
    /// The unit.
    pub handle: u8,
    /// A step.
    pub step: u16,
    /// Why it may not gain one, whatever the points.
    #[cfg_attr(feature = "js", tsify(type = "Refusal | null"))]
    pub refusal: Option<GameRefusal>,
    /// A redeployment by road.
    pub road: u16,
}

/// A month.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MonthView {
    /// The month; 1 is April 1941, in the scenario of 1940 September 1940.
    pub month: u8,
    /// Buildup points of the Buildup before it; before the first month those of a special one.
    pub points: [u8; 2],
    /// Supply cards of that Buildup.
    pub cards: [u8; 2],
    /// The blocks that arrive by their labels; some come a month earlier.
    pub arrivals: Vec<String>,
}
