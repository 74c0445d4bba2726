//! Any query is answered, and by both calls alike.
#![no_main]

use desert_fox::query::combat::adjudicate::{adjudicate, step};
use desert_fox::query::combat::query::CombatQuery;
use desert_fox::query::combat::report::{CombatReport, CombatStep};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|json: &[u8]| {
    let Ok(query) = serde_json::from_slice::<CombatQuery>(json) else { return };
    let refused = matches!(adjudicate(&query), CombatReport::Refused(_));
    assert_eq!(refused, matches!(step(&query), CombatStep::Refused(_)));
});
