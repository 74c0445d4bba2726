//! Combat strengths: the effects on each unit in its owner's order, then the sums of both sides (11.1, 11.3, 11.4).

use crate::data::charts::HexsideEffect;
use crate::model::finding::{Code, Findings};
use crate::model::units::Side;
use crate::rules::combat::setup::{CombatSetup, Unit};
use crate::rules::combat::terms::Effect;
use crate::rules::combined_arms::{self, Cover};
use crate::rules::forts;
use crate::rules::guns;

/// The order of effects that leaves a unit strongest: double first, third last. In a game it is its owner's choice.
///
/// Cases: 11.1 · Rulings: R132, H124
pub const BEST_ORDER: [Effect; 5] =
    [Effect::Fort, Effect::CombinedArms, Effect::CombatSupply, Effect::Disruption, Effect::Hexside];

/// The strength of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Total {
    /// Sum over its units.
    pub units: i16,
    /// Of that, armor's share.
    pub armor: i16,
    /// Taken from armor by enemy flak.
    pub flak: i16,
    /// What counts for the odds.
    pub total: i16,
}

/// The strengths of a combat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Strengths {
    /// Final strength of each unit, by index; 0 for units that stand by.
    pub units: Vec<i16>,
    /// The attacker's sum.
    pub attacker: Total,
    /// The defender's sum.
    pub defender: Total,
}

/// Everything that acts on the strength of one unit.
#[derive(Clone, Copy, Debug)]
pub struct Effects {
    /// Doubled by a fort.
    pub fort: bool,
    /// How far infantry covers it, for armor.
    pub cover: Option<Cover>,
    /// Out of combat supply.
    pub unsupplied: bool,
    /// Disrupted.
    pub disrupted: bool,
    /// The hexside attacked across.
    pub hexside: HexsideEffect,
}

impl Effects {
    /// The effects on a unit before forts and combined arms are settled.
    fn of(unit: &Unit) -> Self {
        Self { fort: false, cover: None, unsupplied: !unit.supplied, disrupted: unit.disrupted, hexside: unit.across }
    }

    /// The strength after one effect.
    ///
    /// Supply, combined arms and disruption halve downwards; a ridge thirds upwards; a level-2 fort doubles.
    ///
    /// Cases: 7.34, 11.3, 11.4, 11.66, 14.2 · Rulings: R031, R137, R138, R139, R140, R143
    #[inline]
    fn apply(&self, effect: Effect, strength: i16) -> i16 {
        match effect {
            Effect::Fort if self.fort => strength * 2,
            Effect::CombinedArms => self.cover.map_or(strength, |cover| cover.strength(strength)),
            Effect::CombatSupply if self.unsupplied => strength / 2,
            Effect::Disruption if self.disrupted => strength / 2,
            Effect::Hexside => match self.hexside {
                HexsideEffect::Third => (strength + 2) / 3,
                HexsideEffect::Half => strength / 2,
                HexsideEffect::None | HexsideEffect::Barred => strength,
            },
            _ => strength,
        }
    }

    /// The strength after all effects in the given order.
    pub fn strength(&self, base: i16, order: &[Effect; 5]) -> i16 {
        order.iter().fold(base, |strength, &effect| self.apply(effect, strength))
    }
}

/// Determines the strengths of both sides.
///
/// Cases: 11.1 · Rulings: R132
pub fn strengths(setup: &CombatSetup, findings: &mut Findings) -> Strengths {
    let mut strengths = Strengths { units: vec![0; setup.units.len()], ..Strengths::default() };
    strengths.attacker = side_strength(setup, setup.attacker, &mut strengths.units, findings);
    strengths.defender = side_strength(setup, setup.attacker.enemy(), &mut strengths.units, findings);
    defender_floor(&mut strengths.defender, findings);
    strengths
}

/// The defender's final strength is at least one, supply units attacked alone included.
///
/// Cases: 7.26, 11.3 · Rulings: R141, H110
fn defender_floor(defender: &mut Total, findings: &mut Findings) {
    if defender.total < 1 {
        findings.note(Code::DefenderFloor, defender.total, 1);
        defender.total = 1;
    }
}

fn side_strength(setup: &CombatSetup, side: Side, units: &mut [i16], findings: &mut Findings) -> Total {
    let mut effects: Vec<Effects> = setup.units.iter().map(Effects::of).collect();
    combined_arms::assign(setup, side, &mut effects, findings);
    if side != setup.attacker {
        forts::double(setup, &mut effects);
    }
    let mut total = Total::default();
    for at in setup.fighters(side) {
        let unit = &setup.units[at];
        units[at] = unit_strength(at, unit, &effects[at], findings);
        total.units += units[at];
        if unit.kind.is_armor() {
            total.armor += units[at];
        }
    }
    total.flak = guns::flak(setup, side, total.armor, findings);
    total.total = total.units - total.flak;
    total
}

/// The strength of one unit, its effects noted in the order in which they were applied.
///
/// Cases: 11.1, 7.2 · Rulings: R032, R132
fn unit_strength(at: usize, unit: &Unit, effects: &Effects, findings: &mut Findings) -> i16 {
    let base = i16::from(unit.face.strength);
    if !unit.general_supply {
        findings.unit(Code::GeneralSupplyNoEffect, at, base, base);
    }
    let order = unit.order.as_ref().unwrap_or(&BEST_ORDER);
    let mut strength = base;
    for &effect in order {
        let before = strength;
        strength = effects.apply(effect, before);
        if let Some(code) = effects.code(effect, unit) {
            findings.unit(code, at, before, strength);
        }
    }
    let best = unit.order.map_or(strength, |_| effects.strength(base, &BEST_ORDER));
    if strength != best {
        findings.unit(Code::EffectOrder, at, strength, best);
    }
    strength
}

impl Effects {
    /// The finding that an effect on the unit calls for.
    fn code(&self, effect: Effect, unit: &Unit) -> Option<Code> {
        match effect {
            Effect::Fort => self.fort.then_some(Code::FortDoubles),
            Effect::CombinedArms => unit.kind.is_armor().then(|| self.cover.map(Cover::code)).flatten(),
            Effect::CombatSupply => self.unsupplied.then_some(Code::OutOfCombatSupply),
            Effect::Disruption => self.disrupted.then_some(Code::Disrupted),
            Effect::Hexside => match self.hexside {
                HexsideEffect::Third => Some(Code::Hexside),
                HexsideEffect::Half => Some(Code::HexsideHalf),
                HexsideEffect::None | HexsideEffect::Barred => None,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All orders of the five effects.
    fn orders() -> Vec<[Effect; 5]> {
        let mut orders = Vec::new();
        let mut order = BEST_ORDER;
        permute(&mut order, 0, &mut orders);
        orders
    }

    fn permute(order: &mut [Effect; 5], at: usize, orders: &mut Vec<[Effect; 5]>) {
        if at == order.len() {
            orders.push(*order);
            return;
        }
        for other in at..order.len() {
            order.swap(at, other);
            permute(order, at + 1, orders);
            order.swap(at, other);
        }
    }

    #[test]
    fn no_order_of_effects_beats_the_best_order() {
        let covers =
            [None, Some(Cover::new(0, 1)), Some(Cover::new(1, 2)), Some(Cover::new(1, 3)), Some(Cover::new(2, 3))];
        let hexsides = [HexsideEffect::None, HexsideEffect::Third, HexsideEffect::Half];
        for cover in covers {
            for hexside in hexsides {
                for flags in 0..8 {
                    let (fort, unsupplied, disrupted) = (flags & 1 > 0, flags & 2 > 0, flags & 4 > 0);
                    let defends = cover.is_none() && hexside == HexsideEffect::None;
                    let effects = Effects { fort: fort && defends, cover, unsupplied, disrupted, hexside };
                    for base in 0..=30 {
                        let best = effects.strength(base, &BEST_ORDER);
                        let beaten = orders().into_iter().find(|order| effects.strength(base, order) > best);
                        assert_eq!(beaten, None, "{effects:?} at {base}");
                    }
                }
            }
        }
    }
}
