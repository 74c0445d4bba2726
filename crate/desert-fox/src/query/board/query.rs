//! A position on the map as it is asked about.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use crate::data::counter::Description;
use crate::data::overlay::ChartChange;
use crate::model::defaults::is_default;
use crate::model::points::Points;
use crate::model::preset::RuleSetChoice;
use crate::model::units::{Face, Nation, Side, UnitKind};
use crate::query::board::question::Question;

/// A question about a position on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BoardQuery {
    /// The rules in force.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub rules: RuleSetChoice,
    /// The owner's values over the shipped ones: charts, tables (`movement/…`, `supply/…`) and map (`map/L2329/terrain`).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub charts: Vec<ChartChange>,
    /// The position.
    pub position: Position,
    /// What is asked.
    #[cfg_attr(feature = "js", tsify(type = "BoardQuestion"))]
    pub question: Question,
}

/// A position that a player keeps or shares, with the rules and charts that it is asked about.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PositionSheet {
    /// The rules in force.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub rules: RuleSetChoice,
    /// The owner's values over the shipped ones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub charts: Vec<ChartChange>,
    /// The position.
    pub position: Position,
}

/// What lies on the map.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Position {
    /// Every unit, of both players.
    pub units: Vec<BoardUnit>,
    /// Forts.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub forts: Vec<Fort>,
    /// Ports and their owners; a port not named belongs to neither player, Alexandria to the Commonwealth.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub ports: Vec<PortOwner>,
    /// The western end of the railroad in use; without it the end as printed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub railhead: Option<String>,
    /// The game-turn, 1 to 22; only what depends on it asks for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub game_turn: Option<u8>,
}

/// A fort.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Fort {
    /// Its hex.
    pub hex: String,
    /// Level 1 or 2.
    pub level: u8,
}

/// The owner of a port.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PortOwner {
    /// The port's hex.
    pub hex: String,
    /// Who held it last.
    pub side: Side,
}

/// The two classes of movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum MovementClass {
    /// Motorized; `mech` is accepted.
    ///
    /// Cases: 8.1 · Rulings: R043
    Motorized,
    /// On foot, non-motorized; `leg` is accepted.
    ///
    /// Cases: 8.1 · Rulings: R043
    Foot,
}

impl<'de> Deserialize<'de> for MovementClass {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match String::deserialize(deserializer)?.as_str() {
            "motorized" | "mech" => Ok(Self::Motorized),
            "foot" | "leg" | "nonMotorized" => Ok(Self::Foot),
            other => Err(D::Error::unknown_variant(other, &["motorized", "foot"])),
        }
    }
}

/// A unit on the map, from the roster or by its values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BoardUnit {
    /// Name, of its own in this position.
    pub id: String,
    /// The roster's counter, whose values hold unless given here.
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
    /// Class of movement; by default as the type usually is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub class: Option<MovementClass>,
    /// Front of the counter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub full: Option<Face>,
    /// Back of the counter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub back: Option<Face>,
    /// Movement allowance, in movement points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub movement_allowance: Option<u8>,
    /// The printed number of its hex, of either edition.
    pub hex: String,
    /// Shows its depleted side.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub depleted: bool,
    /// Carries a disrupted marker.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub disrupted: bool,
    /// General supply as judged before; without it the referee traces it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub general_supply: Option<bool>,
    /// Combat supply as judged before; without it the referee traces it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub combat_supply: Option<bool>,
    /// Movement points already spent in the phase.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub spent: Points,
    /// Has already gone from one enemy zone to another in the phase.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub infiltrated: bool,
    /// A supply unit under a Captured marker: whose it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub captured_from: Option<Side>,
}

impl BoardUnit {
    /// What the query says of the counter.
    pub fn counter(&self) -> Description<'_> {
        Description {
            roster: self.roster.as_deref(),
            nation: self.nation,
            kind: self.kind,
            motorized: self.class.map(|class| class == MovementClass::Motorized),
            full: self.full,
            back: self.back,
            allowance: self.movement_allowance,
            depleted: self.depleted,
            own: None,
        }
    }
}
