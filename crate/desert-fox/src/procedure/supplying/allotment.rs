//! How combat supply can be shared out over the combats of a phase (7.3).

use std::cmp::Reverse;

use crate::data::tables::Number;
use crate::model::rule_set::ArtillerySupply;
use crate::model::units::{Side, UnitKind};
use crate::rules::allocation::{self, Need, Proposal, Stock, UNLIMITED};
use crate::rules::supply::chain::Supplier;
use crate::rules::supply::points_drawn;
use crate::state::counters::UnitId;
use crate::state::flag;
use crate::turn::context::OrderContext;

/// Combats that are tried one after the other for the first way without expense.
const MOST_TRIALS: u32 = 1_000;

/// What the units of the phase's combats would draw.
#[derive(Clone, Debug, Default)]
struct Needs {
    /// What each draws at the full price.
    full: Vec<Need>,
    /// The unit of each need.
    units: Vec<UnitId>,
    /// The points of each if it forgoes its artillery shift.
    least: Vec<u8>,
}

/// A way to supply combats: who draws on whom, and how much each pays.
#[derive(Clone, Debug)]
struct Candidate {
    proposal: Proposal,
    paid: Vec<Need>,
}

/// The ways in which a player can supply the combats of the phase.
#[derive(Clone, Debug)]
pub struct Allotment {
    needs: Needs,
    suppliers: Vec<Supplier>,
    candidates: Vec<Candidate>,
}

/// One of the ways: the supply units expended, the combats supplied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SupplyPlan {
    /// Supply units expended.
    pub expend: Vec<UnitId>,
    /// Numbers of the combats supplied.
    pub combats: Vec<u8>,
}

impl SupplyPlan {
    /// Whether these supply units and combats are those of the plan, in whatever order.
    pub fn is(&self, expend: &[UnitId], combats: &[u8]) -> bool {
        let [mut asked, mut own] = [combats.to_vec(), self.combats.clone()];
        asked.sort_unstable();
        own.sort_unstable();
        let [mut units, mut expended] = [expend.to_vec(), self.expend.clone()];
        units.sort_unstable();
        expended.sort_unstable();
        (asked, units) == (own, expended)
    }
}

/// Finds every best compromise between supply units expended and combats supplied.
///
/// A unit within reach of no supply draws nothing and does not keep the others of its combat from drawing.
///
/// Cases: 7.15, 7.3, 12.17 · Rulings: R026, R133, R135, R136, H032, H045, H074, H114
pub fn allotment(ctx: &mut OrderContext, side: Side) -> Allotment {
    let attacks = side == ctx.phasing();
    let casts: Vec<Vec<UnitId>> = (0..ctx.state.combats.len()).map(|at| participants(ctx, at, attacks)).collect();
    ctx.cache.supplies(side);
    let cache = &*ctx.cache;
    let supplies = cache.last_supplies().1[side.index()];
    let mut needs = Needs::default();
    for (number, units) in casts.iter().enumerate() {
        let start = needs.full.len();
        for &id in units {
            let Some(piece) = cache.piece(id).map(|at| cache.forces.pieces[at]) else { continue };
            let reach = supplies.combat(piece.hex);
            if piece.needs_no_supply() || piece.combat_supply == Some(true) || reach == 0 {
                continue;
            }
            let [points, least] =
                [false, true].map(|forgoes| points_drawn(piece.kind, piece.face, piece.silenced, forgoes));
            needs.full.push(Need { combat: number as u8, points, reach });
            needs.units.push(id);
            needs.least.push(least);
        }
        allocation::charge_together(&mut needs.full[start..], attacks);
    }
    let suppliers = supplies.suppliers.clone();
    let stocks: Vec<Stock> = suppliers.iter().map(|supplier| stock(ctx, *supplier)).collect();
    let candidates = needs.candidates(&stocks, may_forgo(ctx));
    Allotment { needs, suppliers, candidates }
}

/// Whether a unit may pay one point and forgo its artillery shift.
///
/// Cases: 12.17 · Rulings: R045
fn may_forgo(ctx: &OrderContext) -> bool {
    ctx.config.rules.artillery_supply == ArtillerySupply::OneWithoutShift
}

/// The units of one side in a combat.
pub(super) fn participants(ctx: &OrderContext, combat: usize, attacks: bool) -> Vec<UnitId> {
    let combat = &ctx.state.combats[combat];
    if attacks {
        return combat.units.clone();
    }
    let defends = |id: &UnitId| id.counter().is_combat();
    combat.hexes.iter().flat_map(|&hex| ctx.state.in_hex(hex)).filter(defends).collect()
}

/// What a supplier still gives in the phase.
///
/// Cases: 7.3 · Rulings: H032
fn stock(ctx: &OrderContext, supplier: Supplier) -> Stock {
    let Supplier::Unit(at) = supplier else { return Stock { free: UNLIMITED, expended: UNLIMITED } };
    let number = |number| ctx.cache.forces.tables.number(number).min(254) as u8;
    match ctx.cache.forces.pieces[at].kind {
        UnitKind::Dump => Stock { free: number(Number::FreeDump), expended: number(Number::ExpendedDump) },
        _ => Stock { free: number(Number::FreeMsu), expended: number(Number::ExpendedMsu) },
    }
}

impl Needs {
    /// The best compromises at the full price, and those that supply more for as many supply units expended when
    /// artillery units forgo their shifts; fewest supply units expended first.
    ///
    /// Cases: 12.17, 7.3 · Rulings: R045, R133, R136, H123
    fn candidates(&self, stocks: &[Stock], may_forgo: bool) -> Vec<Candidate> {
        let candidate = |proposal| Candidate { proposal, paid: self.full.clone() };
        let propose = |needs: &[Need]| allocation::propose(needs, stocks, allocation::STEPS);
        let mut candidates: Vec<Candidate> = propose(&self.full).into_iter().map(candidate).collect();
        if !may_forgo || self.full.iter().zip(&self.least).all(|(need, least)| *least >= need.points) {
            return candidates;
        }
        let all: Vec<bool> = self.full.iter().map(|_| true).collect();
        for proposal in propose(&self.paid(&all)) {
            let counts = |of: &Proposal| (of.expended.count_ones(), Reverse(of.supplied.count_ones()));
            let (expended, supplied) = counts(&proposal);
            let as_good = |candidate: &Candidate| {
                counts(&candidate.proposal).0 <= expended && counts(&candidate.proposal).1 <= supplied
            };
            if !candidates.iter().any(as_good) {
                candidates.extend(self.forgoing_least(stocks, &proposal));
            }
        }
        candidates.sort_by_key(|candidate| {
            (candidate.proposal.expended.count_ones(), candidate.proposal.supplied.count_ones())
        });
        candidates
    }

    /// What each unit pays when some forgo their shifts.
    fn paid(&self, forgo: &[bool]) -> Vec<Need> {
        let paid = |((need, least), forgoes): ((&Need, &u8), &bool)| Need {
            points: if *forgoes { need.points.min(*least).max(u8::from(need.points > 0)) } else { need.points },
            ..*need
        };
        self.full.iter().zip(&self.least).zip(forgo).map(paid).collect()
    }

    /// Supplies the combats of a proposal with the supply units that it expends, and lets as few artillery units forgo
    /// their shifts as it takes: those named first keep theirs.
    ///
    /// Cases: 12.17 · Rulings: R045, H123
    fn forgoing_least(&self, stocks: &[Stock], wanted: &Proposal) -> Option<Candidate> {
        let limited: Vec<Stock> =
            stocks.iter().enumerate().map(|(at, stock)| limit(*stock, wanted.expended >> at & 1 == 1)).collect();
        let supplied = |need: &Need| wanted.supplied >> need.combat & 1 == 1;
        let find = |forgo: &[bool]| {
            let paid = self.paid(forgo);
            let inside: Vec<Need> = paid.iter().copied().filter(supplied).collect();
            let proposals = allocation::propose(&inside, &limited, allocation::STEPS);
            let mut found = proposals.into_iter().find(|found| found.supplied == wanted.supplied)?;
            let mut draws = std::mem::take(&mut found.draws).into_iter();
            found.draws = paid.iter().map(|need| if supplied(need) { draws.next().flatten() } else { None }).collect();
            Some(Candidate { proposal: found, paid })
        };
        let mut forgo: Vec<bool> = self.full.iter().map(supplied).collect();
        let mut best = find(&forgo)?;
        for at in 0..forgo.len() {
            if !forgo[at] || self.least[at] >= self.full[at].points {
                continue;
            }
            forgo[at] = false;
            match find(&forgo) {
                Some(candidate) => best = candidate,
                None => forgo[at] = true,
            }
        }
        Some(best)
    }
}

/// What a supplier gives if it may be expended, or may not.
const fn limit(stock: Stock, expendable: bool) -> Stock {
    if expendable { stock } else { Stock { expended: stock.free, ..stock } }
}

impl Allotment {
    /// The same with no other combats supplied and no other supply units expended.
    pub(super) fn only(mut self, ctx: &OrderContext, expend: &[UnitId], combats: &[u8]) -> Self {
        let wanted: Vec<usize> =
            (0..self.needs.full.len()).filter(|&at| combats.contains(&self.needs.full[at].combat)).collect();
        self.needs = Needs {
            full: wanted.iter().map(|&at| self.needs.full[at]).collect(),
            units: wanted.iter().map(|&at| self.needs.units[at]).collect(),
            least: wanted.iter().map(|&at| self.needs.least[at]).collect(),
        };
        let expendable = |supplier: &Supplier| match supplier {
            Supplier::Unit(at) => expend.contains(&ctx.cache.unit_of[*at]),
            Supplier::Source(_) => true,
        };
        let stock = |supplier: &Supplier| limit(stock(ctx, *supplier), expendable(supplier));
        let stocks: Vec<Stock> = self.suppliers.iter().map(stock).collect();
        self.candidates = self.needs.candidates(&stocks, may_forgo(ctx));
        self
    }

    /// Whether there is nothing to choose: all are supplied for nothing, or none can be.
    pub(super) fn is_settled(&self) -> bool {
        let [Candidate { proposal: only, .. }] = self.candidates.as_slice() else { return false };
        let wanted = self.needs.full.iter().fold(0_u64, |mask, need| mask | 1 << need.combat);
        only.expended == 0 && (only.supplied == wanted || only.supplied == 0)
    }

    /// The ways, fewest supply units expended first.
    pub fn plans(&self, ctx: &OrderContext) -> Vec<SupplyPlan> {
        (0..self.candidates.len()).map(|at| self.plan(ctx, at)).collect()
    }

    /// The way that supplies the only combat, where any does; one in which all artillery fires before one in which some
    /// does not.
    pub(super) fn supplying(&self) -> Option<usize> {
        let supplies = |&at: &usize| self.candidates[at].proposal.supplied != 0;
        (0..self.candidates.len()).filter(supplies).min_by_key(|&at| self.candidates[at].paid != self.needs.full)
    }

    /// Marks the units that draw, and on what.
    ///
    /// Cases: 12.17, 7.3 · Rulings: R045, H074
    pub(super) fn mark(&self, ctx: &mut OrderContext, at: usize) {
        let Candidate { proposal, paid } = &self.candidates[at];
        for (need, draw) in proposal.draws.iter().enumerate() {
            let Some(post) = draw else { continue };
            let points = paid[need].points;
            let unit = ctx.state.unit_mut(self.needs.units[need]);
            unit.flags |= flag::SUPPLIED;
            if points < self.needs.full[need].points {
                unit.drawn = points;
            }
            if let Some(Supplier::Unit(at)) = self.suppliers.get(usize::from(*post)) {
                let unit = ctx.state.unit_mut(ctx.cache.unit_of[*at]);
                unit.drawn = unit.drawn.saturating_add(points);
            }
        }
    }

    /// The way that expends no supply unit and supplies the most combats; of several the one whose combats were
    /// declared first.
    ///
    /// Cases: 7.3 · Rulings: R133, H119
    pub fn without_expense(&self, ctx: &OrderContext) -> Option<SupplyPlan> {
        let found = self.plans(ctx).into_iter().rfind(|plan| plan.expend.is_empty())?;
        let mut all: Vec<u8> = self.needs.full.iter().map(|need| need.combat).collect();
        all.sort_unstable();
        all.dedup();
        let (mut chosen, mut left) = (Vec::new(), MOST_TRIALS);
        let is_found = self.choose_first(ctx, &mut chosen, &all, found.combats.len(), &mut left);
        Some(if is_found { SupplyPlan { combats: chosen, ..found } } else { found })
    }

    /// Adds the first of the remaining combats with which as many as wanted can be supplied without a supply unit
    /// expended, and so on; whether there are so many. It gives up once no trials are left.
    fn choose_first(
        &self,
        ctx: &OrderContext,
        chosen: &mut Vec<u8>,
        remaining: &[u8],
        wanted: usize,
        left: &mut u32,
    ) -> bool {
        if chosen.len() == wanted {
            return true;
        }
        for (at, &next) in remaining.iter().enumerate() {
            let Some(fewer) = left.checked_sub(1) else { return false };
            *left = fewer;
            chosen.push(next);
            let rest = &remaining[at + 1..];
            let fits = self.free_combats(ctx, chosen) == chosen.len()
                && self.free_combats(ctx, &[chosen, rest].concat()) >= wanted;
            if fits && self.choose_first(ctx, chosen, rest, wanted, left) {
                return true;
            }
            chosen.pop();
        }
        false
    }

    /// How many of these combats can be supplied without a supply unit expended.
    fn free_combats(&self, ctx: &OrderContext, combats: &[u8]) -> usize {
        let plans = self.clone().only(ctx, &[], combats).plans(ctx);
        plans.iter().rfind(|plan| plan.expend.is_empty()).map_or(0, |plan| plan.combats.len())
    }

    pub(super) fn plan(&self, ctx: &OrderContext, at: usize) -> SupplyPlan {
        let proposal = &self.candidates[at].proposal;
        let unit = |post: usize| match self.suppliers.get(post) {
            Some(Supplier::Unit(at)) => Some(ctx.cache.unit_of[*at]),
            _ => None,
        };
        let bits = |mask: u64| (0..64).filter(move |at| mask >> at & 1 == 1);
        SupplyPlan {
            expend: bits(proposal.expended).filter_map(unit).collect(),
            combats: bits(proposal.supplied).map(|at| at as u8).collect(),
        }
    }
}
