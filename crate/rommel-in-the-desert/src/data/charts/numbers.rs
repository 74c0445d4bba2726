//! The numbers of the rules and the fire table as values.

use super::{ChartValue, Charts, number, value};
use crate::data::numbers::{Number, origin};
use crate::model::provenance::Provenance;
use crate::model::units::UnitClass;

const CLASSES: [&str; 4] = ["armor", "infantry", "antitank", "artillery"];
/// The largest number that a rule may have.
const MOST: u8 = 99;

pub(super) fn values(charts: &Charts, found: &mut Vec<ChartValue>) {
    for &number in Number::ALL {
        let what = number.key().to_owned();
        found.push(value(what, charts.numbers.get(number).to_string(), origin(number.key())));
    }
    for (firer, target) in UnitClass::ALL.iter().flat_map(|firer| UnitClass::ALL.iter().map(move |to| (firer, to))) {
        let what = format!("fire/{}/{}", CLASSES[firer.index()], CLASSES[target.index()]);
        let face = charts.numbers.hits_from(*firer, *target);
        found.push(value(what, face.to_string(), (Provenance::Reconstructed, None)));
    }
}

/// Puts a value in its place; none where it cannot stand there.
pub(super) fn set(charts: &mut Charts, what: &str, text: &str) -> Option<()> {
    if let Some((firer, target)) = what.strip_prefix("fire/").and_then(|rest| rest.split_once('/')) {
        let class = |name: &str| CLASSES.iter().position(|known| *known == name).map(|at| UnitClass::ALL[at]);
        charts.numbers.set_fire(class(firer)?, class(target)?, number(text, 2, 6)?);
        return Some(());
    }
    let known = *Number::ALL.iter().find(|number| number.key() == what)?;
    charts.numbers.set(known, number(text, 0, MOST)?);
    Some(())
}
