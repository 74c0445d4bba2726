//! The ledger of Rommel in the Desert: every ruling of the errata and of this project.
//!
//! Source: `data/rulings.toml`, converted when the crate is built.

use std::sync::OnceLock;

use referee::{Ledger, Ruling, RulingId};

const DATA: &str = include_str!(concat!(env!("OUT_DIR"), "/rulings.json"));

/// Every ruling, in the order of the sections: those of the errata by number, then the house rulings.
pub fn ledger() -> &'static [Ruling] {
    &whole().rulings
}

/// The ledger as one piece. A test proves that the data can be read, so the empty ledger is never seen.
pub fn whole() -> &'static Ledger {
    static LEDGER: OnceLock<Ledger> = OnceLock::new();
    LEDGER.get_or_init(|| Ledger::read(DATA).unwrap_or_default())
}

/// The components of the ledger for JavaScript: it has none.
#[cfg(feature = "js")]
#[wasm_bindgen::prelude::wasm_bindgen(typescript_custom_section)]
const COMPONENT: &str = r#"
/** A part of the boxed game that is not a numbered case. */
export type Component = never;
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
    SWITCHED.iter().filter(move |(of, _)| *of == field).map(|(_, id)| *id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::rule_set::SWITCHES;
    use crate::record::RULES_REVISION;

    #[test]
    fn the_ledger_can_be_read_and_is_sound() {
        assert_eq!(Ledger::read(DATA).unwrap().faults(), []);
    }

    #[test]
    fn the_ledger_holds_all_78_rulings_of_the_errata() {
        let sources: Vec<_> =
            ledger().iter().map(|ruling| ruling.id).filter(|id| id.series() == whole().series.sources).collect();
        let expected: Vec<_> = (1..=78).map(|number| RulingId::new('I', number)).collect();
        assert_eq!(sources, expected);
    }

    #[test]
    fn the_rulings_that_changed_are_those_of_the_ledger_up_to_the_revision_of_the_rules() {
        for revision in 0..=RULES_REVISION {
            let later = |ruling: &&Ruling| ruling.changed.iter().any(|&change| change > revision);
            let expected: Vec<_> = ledger().iter().filter(later).map(|ruling| ruling.id).collect();
            assert_eq!(changed_since(revision), expected, "{revision}");
        }
        assert_eq!(changed_since(RULES_REVISION), []);
    }

    #[test]
    fn switches_and_the_rulings_that_they_turn_name_each_other() {
        for ruling in ledger() {
            let Some(switch) = &ruling.switch else { continue };
            let known = SWITCHES.iter().find(|known| known.field == switch.field).unwrap();
            assert!(known.values.contains(&switch.on.as_str()) && known.values.contains(&switch.off.as_str()));
        }
        for known in SWITCHES {
            let turned = |ruling: &&Ruling| ruling.switch.as_ref().is_some_and(|by| by.field == known.field);
            let expected: Vec<_> = ledger().iter().filter(turned).map(|ruling| ruling.id).collect();
            assert!(!expected.is_empty(), "{}", known.field);
            assert_eq!(of_switch(known.field).collect::<Vec<_>>(), expected);
        }
    }
}
