//! Switches that bring others along, need others, or do not go together with others.
//!
//! The relations bind those who begin a game. A game that was begun is played by what its record says, whatever was related since.

use referee::RulingId;
use serde::Serialize;

use crate::model::preset::RuleSetChoice;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::rule_set::RuleSet;
use crate::query::combat::report::Refused;

/// What one setting does to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Bond {
    /// Brings the other along; it need not be switched.
    Implies,
    /// Needs the other, which the player has to choose.
    Requires,
    /// Does not go together with the other.
    Excludes,
}

/// A switch at one of its values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct Setting {
    /// The switch, as JSON names it.
    pub field: &'static str,
    /// The value, as JSON names it.
    pub value: &'static str,
}

/// What two settings have to do with each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct Relation {
    /// The setting that the relation is about.
    pub of: Setting,
    /// What it does to the other.
    pub bond: Bond,
    /// The other setting.
    pub other: Setting,
    /// The ruling that says so.
    pub ruling: RulingId,
}

/// Declares a relation: setting, bond, other setting, ruling.
const fn relation(of: [&'static str; 2], bond: Bond, other: [&'static str; 2], ruling: &str) -> Relation {
    Relation {
        of: Setting { field: of[0], value: of[1] },
        bond,
        other: Setting { field: other[0], value: other[1] },
        ruling: RulingId::cited(ruling),
    }
}

/// Every relation between switches.
///
/// Cases: 2.1, 5.18 · Rulings: H088, H089
pub const RELATIONS: &[Relation] = &[
    relation(["hexNumbers", "sixAngles"], Bond::Implies, ["capuzzoHex", "sixAngles"], "H088"),
    relation(["tiger", "onDieOfOne"], Bond::Requires, ["schedule", "corrected"], "H089"),
];

/// The game-turn of the campaign from which a switch changes anything, where that is not the first. Operation Herkules does
/// so from the first: its limit on air points for Malta holds throughout the game.
///
/// Cases: 5.18, 16.2 · Rulings: R052, R069
pub fn from_turn(field: &str) -> Option<u8> {
    match field {
        "tiger" => crate::data::roster::unit("1-501-tiger").and_then(|unit| unit.arrival),
        _ => None,
    }
}

/// The rules chosen for a new game, and what they amount to.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum ChoiceReport {
    /// Two switches do not agree.
    Refused(Refused),
    /// The choice with everything that it brings along.
    Chosen {
        /// The choice as a record keeps it.
        choice: RuleSetChoice,
        /// The rules in force.
        rules: RuleSet,
        /// The relations by which a switch was thrown that the player did not throw.
        implied: Vec<Relation>,
    },
}

impl Setting {
    fn holds(&self, rules: &RuleSet) -> bool {
        rules.value(self.field) == Some(self.value)
    }
}

impl Relation {
    /// The refusal of settings that do not agree, which names both.
    fn refusal(&self, code: RefusalCode) -> Refusal {
        let other = format!("{}={}", self.other.field, self.other.value);
        Refusal::at(code, format!("rules.switches.{}", self.of.field))
            .found(format!("{}={} / {other}", self.of.field, self.of.value))
    }
}

/// The choice with every switch that it brings along, and the relations that threw them.
///
/// Errors: two settings that do not agree.
///
/// Cases: 2.1, 5.18 · Rulings: H088, H089
pub fn settle(choice: &RuleSetChoice) -> Result<(RuleSetChoice, Vec<Relation>), Refusal> {
    settle_by(choice, RELATIONS)
}

fn settle_by(choice: &RuleSetChoice, relations: &[Relation]) -> Result<(RuleSetChoice, Vec<Relation>), Refusal> {
    let mut settled = *choice;
    let mut implied = Vec::new();
    let due = |choice: &RuleSetChoice, relation: &Relation| {
        let rules = choice.rules();
        relation.bond == Bond::Implies && relation.of.holds(&rules) && !relation.other.holds(&rules)
    };
    while let Some(relation) = relations.iter().find(|relation| due(&settled, relation)) {
        if settled.switches.has(relation.other.field) {
            return Err(relation.refusal(RefusalCode::SwitchesDisagree));
        }
        settled.switches.throw(relation.other.field, relation.other.value);
        implied.push(*relation);
    }
    let rules = settled.rules();
    for relation in relations.iter().filter(|relation| relation.of.holds(&rules)) {
        match (relation.bond, relation.other.holds(&rules)) {
            (Bond::Requires, false) => return Err(relation.refusal(RefusalCode::SwitchNeeds)),
            (Bond::Excludes, true) => return Err(relation.refusal(RefusalCode::SwitchesDisagree)),
            _ => {}
        }
    }
    Ok((settled, implied))
}

/// What a choice amounts to, before a game begins with it.
pub fn choose(choice: &RuleSetChoice) -> ChoiceReport {
    match settle(choice) {
        Ok((choice, implied)) => ChoiceReport::Chosen { choice, rules: choice.rules(), implied },
        Err(refusal) => ChoiceReport::Refused(Refused { refusals: vec![refusal] }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::preset::Preset;
    use crate::model::rule_set::{CapuzzoHex, HexNumbers, SWITCHES, ScheduleErrata, Switches, Tiger};

    #[test]
    fn every_relation_names_switches_and_values_that_exist() {
        for relation in RELATIONS {
            for Setting { field, value } in [relation.of, relation.other] {
                assert!(
                    SWITCHES.iter().any(|switch| switch.field == field && switch.values.contains(&value)),
                    "{field}"
                );
            }
        }
    }

    #[test]
    fn every_switch_but_the_tiger_company_counts_from_the_first_game_turn() {
        for switch in SWITCHES {
            let expected = (switch.field == "tiger").then_some(19);
            assert_eq!(from_turn(switch.field), expected, "{}", switch.field);
        }
    }

    #[test]
    fn the_named_rule_sets_agree_with_themselves() {
        for preset in Preset::ALL {
            let choice = RuleSetChoice { preset, switches: Switches::default() };
            assert_eq!(settle(&choice), Ok((choice, Vec::new())), "{preset:?}");
        }
    }

    #[test]
    fn a_setting_brings_another_along_unless_the_player_chose_otherwise() {
        let mut choice = RuleSetChoice::default();
        choice.switches.hex_numbers = Some(HexNumbers::SixAngles);
        let (settled, implied) = settle(&choice).unwrap();
        assert_eq!((settled.switches.capuzzo_hex, implied.len()), (Some(CapuzzoHex::SixAngles), 1));
        choice.switches.capuzzo_hex = Some(CapuzzoHex::Spi);
        assert_eq!(settle(&choice).unwrap_err().code, RefusalCode::SwitchesDisagree);
    }

    #[test]
    fn a_setting_that_another_needs_is_asked_for() {
        let mut choice = RuleSetChoice::default();
        choice.switches.tiger = Some(Tiger::OnDieOfOne);
        assert_eq!(settle(&choice).unwrap().0, choice);
        choice.switches.schedule = Some(ScheduleErrata::Printed);
        assert_eq!(settle(&choice).unwrap_err().code, RefusalCode::SwitchNeeds);
    }

    #[test]
    fn settings_that_exclude_each_other_are_refused_with_both_names() {
        let apart = relation(["tiger", "onDieOfOne"], Bond::Excludes, ["hexNumbers", "spi"], "H089");
        let mut choice = RuleSetChoice::default();
        choice.switches.tiger = Some(Tiger::OnDieOfOne);
        let refusal = settle_by(&choice, &[apart]).unwrap_err();
        assert_eq!(refusal.found.as_deref(), Some("tiger=onDieOfOne / hexNumbers=spi"));
        assert_eq!(refusal.path, "rules.switches.tiger");
    }
}
