//! A combat as it is asked about: the situation on the table and the answers given so far.

use serde::{Deserialize, Serialize};

use crate::data::charts::City;
use crate::data::counter::Description;
use crate::data::overlay::ChartChange;
use crate::model::defaults::is_default;
use crate::model::preset::RuleSetChoice;
use crate::model::units::{Face, HexsideTerrain, Nation, Side, Terrain, UnitKind, Way};
use crate::rules::combat::terms::Effect;
use crate::rules::combat::terms::RetreatRoom;
use crate::rules::combat::terms::Support;

/// A combat and the answers given so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CombatQuery {
    /// The rules in force.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub rules: RuleSetChoice,
    /// The owner's chart values over the shipped ones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub charts: Vec<ChartChange>,
    /// The phasing player.
    pub attacker: Side,
    /// Every unit concerned, of both players.
    pub units: Vec<CombatUnit>,
    /// Hexes that are not plain clear terrain, and hexes of retreat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub hexes: Vec<CombatHex>,
    /// Pairs of hexes with something between them. Hexes of the two players that no line names are adjacent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub hexsides: Vec<Hexside>,
    /// Air points and naval support available.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub support: Supports,
    /// Whether Tobruk still yields its dump to an Axis advance (7.56).
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub tobruk_dump: bool,
    /// Answers to the decisions and dice, in the order asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub answers: Vec<Answer>,
}

const fn yes() -> bool {
    true
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the form that serde calls")]
const fn is_yes(value: &bool) -> bool {
    *value
}

/// A unit in or beside the combat, from the roster or by its values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CombatUnit {
    /// Name, of its own in this combat.
    pub id: String,
    /// The roster's counter, whose values hold unless given here. A front given without a back stands for both sides: the
    /// counter then has one step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub roster: Option<String>,
    /// Nation group, which decides the player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub nation: Option<Nation>,
    /// Type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub kind: Option<UnitKind>,
    /// Motorized; by default as the type usually is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub motorized: Option<bool>,
    /// Front of the counter. Given without `back` it makes a counter of one step, whatever the roster's has on its back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub full: Option<Face>,
    /// Back of the counter. Given without `full` it takes the place of the roster's back alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub back: Option<Face>,
    /// The hex it is in.
    pub hex: String,
    /// Shows its depleted side.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub depleted: bool,
    /// Carries a disrupted marker.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub disrupted: bool,
    /// Combat supply.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub supply: Supply,
    /// In general supply.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub general_supply: bool,
    /// Can trace a line of communication (13.2).
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub line_of_communication: bool,
    /// Takes no part: stacked or adjacent, but neither attacking nor attacked. Detachments are given so alone, and ignored.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub stands_by: bool,
    /// The owner's order of effects on its strength; without it the best order is used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub effect_order: Option<Vec<Effect>>,
    /// Armor: how many infantry stacking points the owner assigns to it; without it the best share is used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub cover: Option<u8>,
    /// Artillery: draws one stacking point of supply and fires no shift (12.17, where the rules allow it).
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub forgoes_shift: bool,
    /// A supply unit under a Captured marker: whose it was. Where a recaptured one is free at once, the enemy's alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub captured_from: Option<Side>,
    /// Where it could retreat.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub retreat: RetreatRoom,
}

impl CombatUnit {
    /// What the query says of the counter.
    pub fn counter(&self) -> Description<'_> {
        Description {
            roster: self.roster.as_deref(),
            nation: self.nation,
            kind: self.kind,
            motorized: self.motorized,
            full: self.full,
            back: self.back,
            allowance: None,
            depleted: self.depleted,
            own: None,
        }
    }
}

referee::tagged! {
    []
    /// Combat supply of a unit.
    #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
    #[cfg_attr(feature = "js", derive(tsify::Tsify))]
    #[serde(rename_all = "camelCase", tag = "kind")]
    pub enum Supply {
        /// In combat supply.
        #[default]
        In,
        /// In combat supply, drawn from a named dump or MSU.
        From {
            /// The dump or MSU, which need not be a unit of the query; one that is belongs to the unit's owner.
            source: String,
        },
        /// Out of combat supply.
        Out,
        /// Supplied by the emergency rule.
        Emergency,
        /// A reinforcement in its first combat phase.
        NewReinforcement,
    }
}

/// A hex of the combat, or one that a unit may retreat to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CombatHex {
    /// Printed number or any name.
    pub id: String,
    /// Terrain.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub terrain: Terrain,
    /// Which city it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub city: Option<City>,
    /// Level of the fort there, 0 for none.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub fort: u8,
    /// The defender that a level-2 fort doubles; without it the best one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub fort_unit: Option<String>,
    /// The player with combat units here that the query does not list.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub occupied_by: Vec<Side>,
    /// Players whose zones of control cover the hex, besides those of the query's own units.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub zone_of: Vec<Side>,
    /// Players whose detachments close the roads of the hex to the enemy, besides those that the query lists.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub roads_closed_by: Vec<Side>,
}

/// Two adjacent hexes and what lies between them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Hexside {
    /// One hex.
    pub from: String,
    /// The other.
    pub to: String,
    /// What runs along the side.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub terrain: HexsideTerrain,
    /// What crosses it.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub way: Way,
    /// False where the two hexes are not adjacent at all.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub adjacent: bool,
}

/// What the players may add to the combat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Supports {
    /// The Axis.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub axis: Support,
    /// The Commonwealth.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub commonwealth: Support,
}

referee::tagged! {
    []
    /// An answer to a decision, or a die. What has a single legal answer is not asked and takes none.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
    #[cfg_attr(feature = "js", derive(tsify::Tsify))]
    #[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "kind")]
    pub enum Answer {
        /// The defender's terrain row.
        Row {
            /// The row.
            row: crate::data::charts::TerrainRow,
        },
        /// Air points and naval support committed.
        Commit {
            /// Air points.
            air_points: u8,
            /// Naval support.
            #[serde(default, skip_serializing_if = "is_default")]
            naval: bool,
        },
        /// A die that was rolled.
        Die {
            /// 1 to 6.
            face: u8,
        },
        /// Shifts that the attacker uses.
        Shifts {
            /// Columns.
            columns: u8,
        },
        /// The result that the defender chooses for an illegal attack.
        Result {
            /// In the notation of the table.
            result: String,
        },
        /// Retreat as the result says.
        Retreat {
            /// The unit.
            unit: String,
        },
        /// The next hex of a retreat.
        RetreatTo {
            /// The unit.
            unit: String,
            /// The hex.
            hex: String,
        },
        /// Stop in the city just entered.
        StopInCity {
            /// The unit.
            unit: String,
        },
        /// Deplete the unit instead of retreating.
        DepleteInstead {
            /// The unit.
            unit: String,
        },
        /// Ignore the retreat, the defending hexes being vacant.
        IgnoreRetreat {
            /// The unit.
            unit: String,
        },
        /// The unit that takes the partial depletion.
        Deplete {
            /// The unit.
            unit: String,
        },
        /// Advance a unit.
        Advance {
            /// The unit.
            unit: String,
            /// The vacated hex.
            hex: String,
        },
        /// No further unit advances.
        EndAdvance,
        /// Destroy the supply unit in the hex.
        DestroySupply {
            /// The supply unit.
            unit: String,
        },
        /// Try to capture the supply unit in the hex.
        CaptureSupply {
            /// The supply unit.
            unit: String,
        },
        /// The hex of the dump that Tobruk yields.
        PlaceDump {
            /// Tobruk or an adjacent hex.
            hex: String,
        },
    }
}
