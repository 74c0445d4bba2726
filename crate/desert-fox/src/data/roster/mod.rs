//! The counters of the game, as far as the sources name them.

pub(crate) mod values;

use std::sync::OnceLock;

use referee::RulingId;
use referee::json::parse;
use serde::{Deserialize, Serialize};

use crate::model::defaults::is_default;
use crate::model::rule_set::{RuleSet, ScheduleErrata};
use crate::model::units::UnitSize;
use crate::model::units::{Face, Nation, UnitKind};

/// Where a reinforcement arrives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum ArrivesAt {
    /// On the map.
    #[default]
    Map,
    /// In the Refit Box.
    RefitBox,
}

/// The publication that a counter comes with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum CounterSet {
    /// The game of 1981.
    #[default]
    Spi1981,
    /// The optional rules of Moves 58.
    Moves58,
    /// The Six Angles edition.
    SixAngles,
    /// Fox Killed, for its own scenarios alone.
    FoxKilled,
}

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
    /// Movement allowance on the back, where it is another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub depleted_allowance: Option<u8>,
    /// Game-turn of arrival, 0 for units at set-up; none for units that no schedule brings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub arrival: Option<u8>,
    /// Where it arrives.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub arrives_in: ArrivesAt,
    /// The publication that it comes with.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub set: CounterSet,
    /// Once lost it is never rebuilt.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub irreplaceable: bool,
    /// The counter whose other face it is: that of a desert patrol's reconnaissance unit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub parent: Option<String>,
    /// The counter has a zone of control although it has no stacking points.
    #[serde(default)]
    pub zone: bool,
    /// The values that a source document states, each with its place there: `strength 000 11.9`.
    #[serde(default)]
    pub known: Vec<String>,
}

impl RosterUnit {
    /// The place where a source document states a value; none for a value that is reconstructed.
    pub fn known(&self, value: &str) -> Option<&str> {
        place_of(&self.known, value)
    }

    /// Movement allowance of the side that is up, in movement points.
    ///
    /// Rulings: R003
    pub fn allowance(&self, depleted: bool) -> u8 {
        self.depleted_allowance.filter(|_| depleted).unwrap_or(self.movement_allowance)
    }

    fn correct(&mut self, correction: &Correction) {
        let value = correction.new.parse().ok();
        match correction.what.split_once('/') {
            Some(("arrival", id)) if id == self.id => self.arrival = value,
            Some(("depletedAllowance", id)) if id == self.id => self.depleted_allowance = value,
            _ => {}
        }
    }
}

/// The place of a value in a list such as `strength 000 11.9`.
pub(crate) fn place_of<'a>(known: &'a [String], value: &str) -> Option<&'a str> {
    known.iter().find_map(|known| known.split_once(' ').filter(|(name, _)| *name == value).map(|(_, place)| place))
}

/// What the errata change in a printed value.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Correction {
    /// The value's place: `arrival/artclre`, `withdrawal/5-4-ind`.
    pub what: String,
    /// The value as printed.
    pub old: String,
    /// The value as corrected.
    pub new: String,
    /// The erratum.
    pub ruling: RulingId,
    /// Its place in the source document.
    pub source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    unit: Vec<RosterUnit>,
    correction: Vec<Correction>,
}

/// All counters, as printed and as corrected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roster {
    printed: Vec<RosterUnit>,
    corrected: Vec<RosterUnit>,
    corrections: Vec<Correction>,
    /// Places of the values that the owner has set.
    own: Vec<String>,
}

impl Roster {
    /// The counters as shipped.
    pub fn standard() -> &'static Self {
        whole()
    }

    /// The counters as a rule set has them, in the order of the file.
    ///
    /// Cases: 5.17, 5.18 · Rulings: R001, R002, R003, H055
    pub fn of(&self, rules: &RuleSet) -> &[RosterUnit] {
        match rules.schedule {
            ScheduleErrata::Printed => &self.printed,
            ScheduleErrata::Corrected => &self.corrected,
        }
    }
}

/// # Panics
/// Never: a test parses the same data.
#[allow(clippy::expect_used, reason = "start-up data that a test parses")]
fn whole() -> &'static Roster {
    static ROSTER: OnceLock<Roster> = OnceLock::new();
    ROSTER.get_or_init(|| {
        let text = include_str!(concat!(env!("OUT_DIR"), "/roster.json"));
        let file: File = parse(text).expect("roster.toml is tested");
        let mut corrected = file.unit.clone();
        for correction in &file.correction {
            for unit in &mut corrected {
                unit.correct(correction);
            }
        }
        Roster { printed: file.unit, corrected, corrections: file.correction, own: Vec::new() }
    })
}

/// All counters as corrected, in the order of the file; the brigades of the worked example stand in it as printed and as
/// corrected.
///
/// Cases: 11.9 · Rulings: R001, R002, R003, R004, R019
pub fn roster() -> &'static [RosterUnit] {
    &whole().corrected
}

/// All counters as printed, in the same order.
pub fn printed() -> &'static [RosterUnit] {
    &whole().printed
}

/// All counters as a rule set has them, in the same order.
///
/// Cases: 5.17, 5.18 · Rulings: R001, R002, R003, H055
pub fn of(rules: &RuleSet) -> &'static [RosterUnit] {
    whole().of(rules)
}

/// What the errata change on the counters.
pub fn corrections() -> &'static [Correction] {
    &whole().corrections
}

/// The counter of that id, as corrected.
pub fn unit(id: &str) -> Option<&'static RosterUnit> {
    roster().iter().find(|unit| unit.id == id)
}

/// The counter's index in the roster, the same as printed and as corrected.
pub fn index(id: &str) -> Option<u8> {
    roster().iter().position(|unit| unit.id == id).and_then(|at| u8::try_from(at).ok())
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
        let known = |id: &str, value: &str| unit(id).unwrap().known(value).is_some();
        assert!(known("1-2-armd", "strength") && known("23-70", "strength") && known("44-hw", "artillery"));
        assert!(!known("8-15-armd", "strength"));
    }
}
