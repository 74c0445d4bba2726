//! The counters of the game, as far as the sources name them.

use std::sync::OnceLock;

use referee::reader::parse;
use serde::{Deserialize, Serialize};

use crate::refit::cost::UnitSize;
use crate::units::{Face, Nation, UnitKind};

/// A counter. Values not listed in `known` are reconstructed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RosterUnit {
    /// Stable id.
    pub id: String,
    /// Designation and type as on the counter.
    pub name: String,
    /// Nation group.
    pub nation: Nation,
    /// Type.
    pub kind: UnitKind,
    /// Motorized, as against on foot.
    pub motorized: bool,
    /// Front of the counter.
    pub full: Face,
    /// Back of the counter; none for a unit of one step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub depleted: Option<Face>,
    /// Organizational size, where it matters: for infantry on foot (2.23).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub size: Option<UnitSize>,
    /// Armor rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub armor_rating: Option<u8>,
    /// Movement allowance, in movement points.
    pub movement_allowance: u8,
    /// Game-turn of arrival, 0 for units at set-up.
    pub arrival: u8,
    /// The counter has a zone of control although it has no stacking points.
    #[serde(default)]
    pub zone: bool,
    /// The values that a source document states.
    #[serde(default)]
    pub known: Vec<String>,
}

#[derive(Deserialize)]
struct File {
    unit: Vec<RosterUnit>,
}

/// All counters, in the order of the file; the brigades of the worked example stand in it as printed and as corrected.
///
/// Cases: 11.9 · Rulings: R019
///
/// # Panics
/// Never: a test parses the same data.
#[allow(clippy::expect_used, reason = "start-up data that a test parses")]
pub fn roster() -> &'static [RosterUnit] {
    static ROSTER: OnceLock<Vec<RosterUnit>> = OnceLock::new();
    ROSTER.get_or_init(|| {
        let text = include_str!(concat!(env!("OUT_DIR"), "/roster.json"));
        parse::<File>(text).expect("roster.toml is tested").unit
    })
}

/// The counter of that id.
pub fn unit(id: &str) -> Option<&'static RosterUnit> {
    roster().iter().find(|unit| unit.id == id)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn counters_have_ids_of_their_own_and_values_in_range() {
        let ids: BTreeSet<&str> = roster().iter().map(|unit| unit.id.as_str()).collect();
        assert_eq!(ids.len(), roster().len());
        for unit in roster() {
            for face in [Some(unit.full), unit.depleted].into_iter().flatten() {
                assert!((1..=5).contains(&face.morale) && face.stacking_points <= 2, "{}", unit.id);
            }
        }
    }

    #[test]
    fn values_of_the_worked_examples_are_marked_as_known() {
        let known = |id: &str, value: &str| unit(id).unwrap().known.iter().any(|known| known == value);
        assert!(known("1-2-armd", "strength") && known("23-70", "strength") && known("44-hw", "artillery"));
        assert!(!known("8-15-armd", "strength"));
    }
}
