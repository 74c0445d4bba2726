//! Forts in combat, and who may work on one (14).

use crate::model::refusal::RefusalCode;
use crate::model::rule_set::{FortWorkDisrupted, FortWorkSupply, RuleSet};
use crate::model::units::Side;
use crate::rules::combat::setup::{CombatSetup, Unit};
use crate::rules::strength::{BEST_ORDER, Effects};

/// Whether a level-2 fort can double the unit: a combat unit of the defender that is no armor.
///
/// Cases: 14.2 · Rulings: R143
pub fn may_be_doubled(unit: &Unit, attacker: Side) -> bool {
    unit.fights && unit.side() != attacker && !unit.kind.is_armor() && !unit.kind.is_supply()
}

/// Doubles one defender in each level-2 fort attacked: the owner's choice, else the one that gains most.
///
/// Cities that count as a level-2 fort in the table are no forts here.
///
/// Cases: 14.2 · Rulings: R143, H010, H113
pub fn double(setup: &CombatSetup, effects: &mut [Effects]) {
    for &hex in setup.defending_hexes() {
        let place = &setup.hexes[usize::from(hex)];
        if place.fort < 2 {
            continue;
        }
        let inside = |at: &usize| setup.units[*at].hex == hex;
        let eligible = |at: &usize| may_be_doubled(&setup.units[*at], setup.attacker) && inside(at);
        let gain = |at: &usize| {
            let unit = &setup.units[*at];
            let (base, order) = (i16::from(unit.face.strength), unit.order.as_ref().unwrap_or(&BEST_ORDER));
            let doubled = Effects { fort: true, ..effects[*at] };
            doubled.strength(base, order) - effects[*at].strength(base, order)
        };
        let best = || (0..setup.units.len()).filter(eligible).rev().max_by_key(gain);
        if let Some(at) = place.fort_unit.map(usize::from).or_else(best) {
            effects[at].fort = true;
        }
    }
}

/// Whether a unit may build or improve a fort, as far as its own state bars it.
///
/// Errors: the rule that bars it.
///
/// Cases: 11.66, 14.14, 14.15 · Rulings: R046, R056, R062
pub fn may_work(disrupted: bool, general_supply: bool, rules: &RuleSet) -> Result<(), RefusalCode> {
    if disrupted && matches!(rules.fort_work_disrupted, FortWorkDisrupted::Barred) {
        return Err(RefusalCode::FortDisrupted);
    }
    if !general_supply && matches!(rules.fort_work_supply, FortWorkSupply::GeneralSupply) {
        return Err(RefusalCode::FortUnsupplied);
    }
    Ok(())
}
