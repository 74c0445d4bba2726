//! The ledger of Desert Fox: every ruling of the sources and of this project.
//!
//! Source: `data/rulings.toml`, converted when the crate is built.

use std::sync::OnceLock;

use referee::{Ledger, Ruling, RulingId, Section};

const DATA: &str = include_str!(concat!(env!("OUT_DIR"), "/rulings.json"));

/// Every ruling, in the order of the sections: the rulings of the sources by number, then the house rulings.
pub fn ledger() -> &'static [Ruling] {
    &whole().rulings
}

/// The sections of the ledger, in order.
pub fn sections() -> &'static [Section] {
    &whole().sections
}

/// The ledger as one piece. A test proves that the data can be read, so the empty ledger is never seen.
pub fn whole() -> &'static Ledger {
    static LEDGER: OnceLock<Ledger> = OnceLock::new();
    LEDGER.get_or_init(|| Ledger::read(DATA).unwrap_or_default())
}

/// The components of the ledger for JavaScript.
#[cfg(feature = "js")]
#[wasm_bindgen::prelude::wasm_bindgen(typescript_custom_section)]
const COMPONENT: &str = r#"
/** A part of the boxed game that is not a numbered case. */
export type Component = "counters" | "charts" | "map" | "scenarios" | "reinforcements";
"#;

include!(concat!(env!("OUT_DIR"), "/switched.rs"));
include!(concat!(env!("OUT_DIR"), "/changed.rs"));

/// The rulings that changed after a revision of the rules, in the order of the ledger; known without its texts.
pub fn changed_since(revision: u16) -> Vec<RulingId> {
    let later = |(_, changed): &&(RulingId, &[u16])| changed.iter().any(|&change| change > revision);
    CHANGED.iter().filter(later).map(|(id, _)| *id).collect()
}

/// The rulings that a switch of the rule set turns, in the order of the ledger; known without its texts.
pub fn of_switch(field: &str) -> impl Iterator<Item = RulingId> {
    SWITCHED.iter().filter(move |(of, ..)| *of == field).map(|(_, id, _)| *id)
}

/// The cases of these rulings in their order, each once.
pub fn cases_of_switch(field: &str) -> Vec<&'static str> {
    let mut cases = Vec::new();
    for case in SWITCHED.iter().filter(|(of, ..)| *of == field).flat_map(|(.., cases)| *cases) {
        if !cases.contains(case) {
            cases.push(*case);
        }
    }
    cases
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::RULES_REVISION;

    #[test]
    fn the_rulings_of_each_switch_are_those_of_the_ledger() {
        for switch in crate::model::rule_set::SWITCHES {
            let turned = |ruling: &&Ruling| ruling.switch.as_ref().is_some_and(|by| by.field == switch.field);
            let expected: Vec<_> = ledger().iter().filter(turned).map(|ruling| ruling.id).collect();
            assert_eq!(of_switch(switch.field).collect::<Vec<_>>(), expected, "{}", switch.field);
        }
    }

    #[test]
    fn the_rulings_that_changed_are_those_of_the_ledger_up_to_the_revision_of_the_rules() {
        for revision in 1..=RULES_REVISION {
            let later = |ruling: &&Ruling| ruling.changed.iter().any(|&change| change > revision);
            let expected: Vec<_> = ledger().iter().filter(later).map(|ruling| ruling.id).collect();
            assert_eq!(changed_since(revision), expected, "{revision}");
        }
        assert_eq!(changed_since(RULES_REVISION), []);
    }

    #[test]
    fn the_ledger_can_be_read_and_is_sound() {
        assert_eq!(Ledger::read(DATA).unwrap().faults(), []);
    }

    #[test]
    fn the_ledger_holds_all_rulings_of_the_sources() {
        let sources: Vec<_> = ledger().iter().map(|ruling| ruling.id).filter(|id| !whole().is_house(*id)).collect();
        assert_eq!(sources, (1..=170).map(|number| RulingId::new('R', number)).collect::<Vec<_>>());
    }
}
