//! The ledger: every ruling of a game, in sections.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::json::{ParseError, parse};
use crate::ruling_id::Series;
use crate::{Ruling, RulingId, RulingKind};

/// All rulings of a game and the sections that list them, in the order of the data file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Ledger {
    /// The sections.
    #[serde(rename = "section")]
    pub sections: Vec<Section>,
    /// The rulings.
    #[serde(rename = "ruling")]
    pub rulings: Vec<Ruling>,
}

/// One part of one publication, listed together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Section {
    /// Name by which rulings refer to it.
    pub key: String,
    /// Heading for readers.
    pub title: String,
    /// Where it was published, and by whom.
    pub publication: String,
    /// Key of the publication.
    pub source: String,
    /// How many rulings it must hold; house rulings are not counted beforehand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<usize>,
}

/// What is wrong inside a ledger.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LedgerFault {
    /// Two entries have one number.
    #[error("{0} stands in the ledger twice")]
    Duplicate(RulingId),
    /// A series is not numbered without gaps from 1.
    #[error("{0} is missing: rulings are numbered without gaps")]
    Gap(RulingId),
    /// The number and the kind disagree, or a house ruling gives no reason.
    #[error("{0}: numbers of house rulings, kind \"house\" and a reason in \"why\" go together")]
    House(RulingId),
    /// A ruling belongs to no section, or names another source than its section.
    #[error("{0}: no section {1:?} with the ruling's source")]
    Section(RulingId, String),
    /// A ruling cites neither a case nor a component.
    #[error("{0} cites neither a case nor a component")]
    NoCase(RulingId),
    /// A switch whose two values are the same.
    #[error("{0}: the switch {1:?} has the same value on and off")]
    Switch(RulingId, String),
    /// Revisions of a change that do not rise, or lie before the second.
    #[error("{0}: the revisions in \"changed\" begin at 2 and rise")]
    Changed(RulingId),
    /// A section does not hold as many rulings as it states.
    #[error("section {key:?} holds {found} rulings, expected {expected}")]
    Count {
        /// The section.
        key: String,
        /// How many it holds.
        found: usize,
        /// How many it states.
        expected: usize,
    },
}

impl LedgerFault {
    /// The stable code of this fault.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Duplicate(_) => "ledger-duplicate",
            Self::Gap(_) => "ledger-gap",
            Self::House(_) => "ledger-house",
            Self::Section(..) => "ledger-section",
            Self::NoCase(_) => "ledger-no-case",
            Self::Switch(..) => "ledger-switch",
            Self::Changed(_) => "ledger-changed",
            Self::Count { .. } => "ledger-count",
        }
    }
}

impl Ledger {
    /// Reads a ledger.
    ///
    /// Errors: the text is not the JSON of one.
    pub fn read(json: &str) -> Result<Self, ParseError> {
        parse(json)
    }

    /// The ruling with this number.
    pub fn ruling(&self, id: RulingId) -> Option<&Ruling> {
        self.rulings.iter().find(|ruling| ruling.id == id)
    }

    /// Everything that is wrong inside the ledger, in the order of the data; empty for a sound one.
    pub fn faults(&self) -> Vec<LedgerFault> {
        let mut faults = self.number_faults();
        faults.extend(self.rulings.iter().flat_map(|ruling| self.ruling_faults(ruling)));
        faults.extend(self.sections.iter().filter_map(|section| self.count_fault(section)));
        faults
    }

    fn number_faults(&self) -> Vec<LedgerFault> {
        let mut seen: BTreeMap<RulingId, usize> = BTreeMap::new();
        for ruling in &self.rulings {
            *seen.entry(ruling.id).or_default() += 1;
        }
        let mut faults: Vec<_> =
            seen.iter().filter(|&(_, &times)| times > 1).map(|(&id, _)| LedgerFault::Duplicate(id)).collect();
        for series in Series::ALL {
            let last = seen.keys().filter(|id| id.series() == series).map(|id| id.number()).max().unwrap_or(0);
            let numbers = (1..=last).map(|number| RulingId::in_series(series, number));
            faults.extend(numbers.filter(|id| !seen.contains_key(id)).map(LedgerFault::Gap));
        }
        faults
    }

    fn ruling_faults(&self, ruling: &Ruling) -> Vec<LedgerFault> {
        let mut faults = Vec::new();
        let house = ruling.id.is_house();
        if house != (ruling.kind == RulingKind::House) || house != ruling.why.is_some() {
            faults.push(LedgerFault::House(ruling.id));
        }
        if !self.sections.iter().any(|section| section.key == ruling.section && section.source == ruling.source) {
            faults.push(LedgerFault::Section(ruling.id, ruling.section.clone()));
        }
        if ruling.cases.is_empty() && ruling.component.is_none() {
            faults.push(LedgerFault::NoCase(ruling.id));
        }
        if let Some(switch) = ruling.switch.as_ref().filter(|switch| switch.on == switch.off) {
            faults.push(LedgerFault::Switch(ruling.id, switch.field.clone()));
        }
        if ruling.changed.first().is_some_and(|&first| first < 2) || !ruling.changed.is_sorted_by(|one, two| one < two)
        {
            faults.push(LedgerFault::Changed(ruling.id));
        }
        faults
    }

    fn count_fault(&self, section: &Section) -> Option<LedgerFault> {
        let found = self.rulings.iter().filter(|ruling| ruling.section == section.key).count();
        let expected = section.count.filter(|&expected| expected != found)?;
        Some(LedgerFault::Count { key: section.key.clone(), found, expected })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ledger(rulings: &str) -> Ledger {
        let section = r#"{"key":"errata","title":"Errata","publication":"x","source":"000"},{"key":"house","title":"House","publication":"x","source":"house"}"#;
        serde_json::from_str(&format!(r#"{{"section":[{section}],"ruling":[{rulings}]}}"#)).unwrap()
    }

    fn ruling(id: &str) -> String {
        format!(
            r#"{{"id":"{id}","cases":["11.4"],"kind":"erratum","source":"000","section":"errata","text":"Armor needs infantry."}}"#
        )
    }

    #[test]
    fn a_sound_ledger_has_no_faults_and_finds_its_rulings() {
        let ledger = ledger(&[ruling("R001"), ruling("R002")].join(","));
        assert_eq!(ledger.faults(), []);
        assert_eq!(ledger.ruling(RulingId::new(2)).unwrap().text, "Armor needs infantry.");
        assert_eq!(ledger.ruling(RulingId::new(3)), None);
    }

    #[test]
    fn a_number_given_twice_and_a_number_left_out_are_faults() {
        let ledger = ledger(&[ruling("R001"), ruling("R001"), ruling("R003")].join(","));
        assert_eq!(ledger.faults(), [LedgerFault::Duplicate(RulingId::new(1)), LedgerFault::Gap(RulingId::new(2))]);
    }

    #[test]
    fn a_house_ruling_gives_its_reason() {
        let without =
            ruling("H001").replace("erratum", "house").replace("\"000\"", "\"house\"").replace("errata", "house");
        assert_eq!(ledger(&without).faults(), [LedgerFault::House(RulingId::house(1))]);
        let with = without.replace("\"text\"", "\"why\":\"The sources are silent.\",\"text\"");
        assert_eq!(ledger(&with).faults(), []);
    }

    #[test]
    fn the_revisions_of_a_change_begin_at_2_and_rise() {
        let changed =
            |list: &str| ledger(&ruling("R001").replace("\"text\"", &format!("\"changed\":{list},\"text\""))).faults();
        assert_eq!((changed("[]"), changed("[2]"), changed("[2,5]")), (vec![], vec![], vec![]));
        for list in ["[1]", "[3,2]", "[2,2]"] {
            assert_eq!(changed(list), [LedgerFault::Changed(RulingId::new(1))], "{list}");
        }
    }

    #[test]
    fn section_case_switch_and_count_are_checked() {
        let id = RulingId::new(1);
        let bad = ruling("R001")
            .replace("\"errata\"", "\"other\"")
            .replace("\"11.4\"", "")
            .replace("\"text\"", r#""switch":{"field":"airPoints","on":"unlimited","off":"unlimited"},"text""#);
        let mut ledger = ledger(&bad);
        ledger.sections[0].count = Some(1);
        let codes: Vec<_> = ledger.faults().iter().map(LedgerFault::code).collect();
        assert_eq!(codes, ["ledger-section", "ledger-no-case", "ledger-switch", "ledger-count"]);
        assert!(ledger.faults().contains(&LedgerFault::NoCase(id)));
    }
}
