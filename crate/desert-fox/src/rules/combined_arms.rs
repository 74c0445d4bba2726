//! Combined arms: armor fights at half strength unless infantry beside it covers it (11.4).

use crate::model::finding::{Code, Findings};
use crate::model::rule_set::CombinedArms;
use crate::model::units::{Nation, Side};
use crate::rules::combat::setup::{CombatSetup, Unit};
use crate::rules::strength::{BEST_ORDER, Effects};

/// How much of an armor unit infantry covers, in the units that the rules count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cover {
    covered: u8,
    needed: u8,
}

impl Cover {
    /// `covered` points out of the `needed` ones.
    pub const fn new(covered: u8, needed: u8) -> Self {
        Self { covered, needed }
    }

    /// The strength left: the uncovered share is halved, the whole rounded down.
    ///
    /// Cases: 11.4 · Rulings: R033, R138, H001
    pub fn strength(self, strength: i16) -> i16 {
        let (covered, needed) = (i16::from(self.covered), i16::from(self.needed));
        strength * (needed + covered) / (2 * needed)
    }

    /// The finding for this degree of cover.
    pub const fn code(self) -> Code {
        if self.covered >= self.needed {
            Code::CombinedArmsCovered
        } else if self.covered == 0 {
            Code::CombinedArms
        } else {
            Code::CombinedArmsPart
        }
    }
}

/// What an armor unit needs: its stacking points, or one where units are counted; at least one.
///
/// Cases: 11.4 · Rulings: R017, R033, H009
fn need(unit: &Unit, rules: CombinedArms) -> u8 {
    match rules {
        CombinedArms::ByUnit => 1,
        CombinedArms::ByStackingPoint | CombinedArms::ByNation => unit.face.stacking_points.max(1),
    }
}

/// What an infantry-type unit gives: its stacking points, or one where units are counted.
///
/// Cases: 11.4 · Rulings: R017, R033
fn gift(unit: &Unit, rules: CombinedArms) -> u8 {
    match rules {
        CombinedArms::ByUnit => 1,
        CombinedArms::ByStackingPoint | CombinedArms::ByNation => unit.face.stacking_points,
    }
}

/// Gives each armor unit of a side its share of the infantry stacked with it: the owner's where he assigned it, else the
/// share that makes the stack strongest. Infantry that stands by counts, save where the nation does.
///
/// Cases: 11.4 · Rulings: R017, R033, R055, R138, H115
pub fn assign(setup: &CombatSetup, side: Side, effects: &mut [Effects], findings: &mut Findings) {
    let rules = setup.rules.combined_arms;
    let armor = setup.fighters(side).filter(|&at| setup.units[at].kind.is_armor());
    let mut hexes: Vec<u8> = armor.map(|at| setup.units[at].hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    for hex in hexes {
        if rules == CombinedArms::ByNation {
            for nation in Nation::ALL {
                let infantry = infantry(setup, hex, |unit| unit.nation == nation && unit.fights, rules);
                share(setup, hex, infantry, |unit| unit.nation == nation, effects);
            }
            note_strangers(setup, side, hex, effects, findings);
        } else {
            let infantry = infantry(setup, hex, |unit| unit.side() == side, rules);
            share(setup, hex, infantry, |unit| unit.side() == side, effects);
        }
    }
}

fn infantry(setup: &CombatSetup, hex: u8, counts: impl Fn(&Unit) -> bool, rules: CombinedArms) -> u8 {
    let stacked = setup.units.iter().filter(|unit| unit.hex == hex && unit.kind.is_infantry() && counts(unit));
    stacked.map(|unit| gift(unit, rules)).fold(0, u8::saturating_add)
}

/// Notes armor that another nation group's infantry would have covered.
///
/// Cases: 11.4 · Rulings: R055
fn note_strangers(setup: &CombatSetup, side: Side, hex: u8, effects: &[Effects], findings: &mut Findings) {
    for at in setup.fighters(side).filter(|&at| setup.units[at].hex == hex) {
        let bare = effects[at].cover.is_some_and(|cover| cover.covered < cover.needed);
        let stranger =
            |unit: &Unit| unit.hex == hex && unit.kind.is_infantry() && unit.nation != setup.units[at].nation;
        if bare && setup.units.iter().any(stranger) {
            findings.unit(Code::CombinedArmsNation, at, 0, 0);
        }
    }
}

/// Shares infantry points among the armor of a stack: a small knapsack over exact final strengths.
fn share(setup: &CombatSetup, hex: u8, infantry: u8, of: impl Fn(&Unit) -> bool, effects: &mut [Effects]) {
    let rules = setup.rules.combined_arms;
    let mut left = infantry;
    let mut open: Vec<usize> = Vec::new();
    for (at, unit) in setup.units.iter().enumerate() {
        if unit.hex != hex || !unit.kind.is_armor() || !unit.fights || !of(unit) {
            continue;
        }
        match unit.cover {
            Some(cover) => {
                let cover = cover.min(need(unit, rules)).min(left);
                left -= cover;
                effects[at].cover = Some(Cover::new(cover, need(unit, rules)));
            }
            None => open.push(at),
        }
    }
    for (&at, covered) in open.iter().zip(best_shares(setup, &open, left, effects)) {
        effects[at].cover = Some(Cover::new(covered, need(&setup.units[at], rules)));
    }
}

/// The shares of `points` that give the open armor units the greatest sum of strengths.
fn best_shares(setup: &CombatSetup, open: &[usize], points: u8, effects: &[Effects]) -> Vec<u8> {
    let rules = setup.rules.combined_arms;
    let wanted: u16 = open.iter().map(|&at| u16::from(need(&setup.units[at], rules))).sum();
    if u16::from(points) >= wanted {
        return open.iter().map(|&at| need(&setup.units[at], rules)).collect();
    }
    if points == 0 {
        return vec![0; open.len()];
    }
    let size = usize::from(points) + 1;
    let mut best = vec![0_i16; size];
    let mut taken = Vec::with_capacity(open.len());
    for &at in open {
        let unit = &setup.units[at];
        let order = unit.order.as_ref().unwrap_or(&BEST_ORDER);
        let strength = |covered: u8| {
            let cover = Some(Cover::new(covered, need(unit, rules)));
            Effects { cover, ..effects[at] }.strength(i16::from(unit.face.strength), order)
        };
        let mut next = vec![i16::MIN; size];
        let mut took = vec![0_u8; size];
        for (budget, slot) in next.iter_mut().enumerate() {
            for covered in 0..=(need(unit, rules).min(budget as u8)) {
                let sum = best[budget - usize::from(covered)] + strength(covered);
                if sum > *slot {
                    (*slot, took[budget]) = (sum, covered);
                }
            }
        }
        best = next;
        taken.push(took);
    }
    let mut budget = usize::from(points);
    let mut shares = vec![0; open.len()];
    for (share, took) in shares.iter_mut().zip(&taken).rev() {
        *share = took[budget];
        budget -= usize::from(*share);
    }
    shares
}

/// Whether the owner assigned more infantry than stands beside the armor of a hex.
///
/// Cases: 11.4 · Rulings: R017, R033
pub fn overdrawn(setup: &CombatSetup, armor: usize) -> bool {
    let (unit, rules) = (&setup.units[armor], setup.rules.combined_arms);
    let alike = |other: &Unit| match rules {
        CombinedArms::ByNation => other.nation == unit.nation,
        _ => other.side() == unit.side(),
    };
    let counts = |other: &Unit| alike(other) && (other.fights || rules != CombinedArms::ByNation);
    let beside = setup.units.iter().filter(|other| other.hex == unit.hex && other.kind.is_armor() && alike(other));
    let assigned: u16 = beside.filter_map(|other| other.cover).map(u16::from).sum();
    unit.cover.is_some() && assigned > u16::from(infantry(setup, unit.hex, counts, rules))
}
