//! What the commands take from the engine of Desert Fox.

pub use desert_fox::query::calls::answer;

use crate::survey::KnownSwitch;

/// The switches of the rule set.
pub fn switches() -> Vec<KnownSwitch> {
    let known = desert_fox::model::rule_set::SWITCHES.iter();
    known.map(|switch| KnownSwitch { field: switch.field, values: switch.values }).collect()
}
