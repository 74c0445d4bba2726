//! Supply in the course of a game (7): judged for movement, allotted to combats, expended, destroyed.

use crate::data::tables::Number;
use crate::model::acts::{Phase as BoardPhase, SupplyAct};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{Side, UnitKind};
use crate::procedure::battle;
use crate::rules::allocation::{self, Need, Proposal, Stock, UNLIMITED};
use crate::rules::supply::chain::Supplier;
use crate::rules::supply::dumps;
use crate::rules::supply::points_drawn;
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::state::{Phase, Segment, flag};
use crate::turn::context::{OrderContext, Stream, refuse};

/// Combats that are tried one after the other for the first way without expense.
const MOST_TRIALS: u32 = 1_000;

/// Judges the supply of units as a phase begins in which they move, react or refit. General supply decides how far they go, combat supply how strong they are in an overrun.
///
/// Cases: 7.1, 8.3, 8.4 · Rulings: H031, H070
pub fn judge(ctx: &mut OrderContext) {
    ctx.sync();
    let Some(side) = ctx.state.judged() else { return };
    let units: Vec<_> = ctx.state.of_side(side).collect();
    let supplies = ctx.cache.supplies(side);
    for (id, hex) in units {
        let free = id.counter().kind.needs_no_supply();
        let general = if free || supplies.general(hex) { flag::GENERAL } else { 0 };
        let combat = if free || supplies.combat(hex) != 0 { flag::SUPPLIED } else { 0 };
        ctx.state.unit_mut(id).flags |= general | combat;
    }
}

/// What the units of the phase's combats would draw, with the units behind each need.
#[derive(Clone, Debug, Default)]
struct Needs {
    needs: Vec<Need>,
    units: Vec<Vec<UnitId>>,
}

/// The ways in which a player can supply the combats of the phase.
#[derive(Clone, Debug)]
pub struct Allotment {
    needs: Needs,
    suppliers: Vec<Supplier>,
    proposals: Vec<Proposal>,
}

/// One of the ways: the supply units expended, the combats supplied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SupplyPlan {
    /// Supply units expended.
    pub expend: Vec<UnitId>,
    /// Numbers of the combats supplied.
    pub combats: Vec<u8>,
}

/// Finds every best compromise between supply units expended and combats supplied.
///
/// A unit within reach of no supply draws nothing and does not keep the others of its combat from drawing.
///
/// Cases: 7.15, 7.3, 12.17 · Rulings: R026, R133, R135, R136, H032, H045, H074
pub fn allotment(ctx: &mut OrderContext, side: Side) -> Allotment {
    let attacks = side == ctx.phasing();
    let casts: Vec<Vec<UnitId>> = (0..ctx.state.combats.len()).map(|at| participants(ctx, at, attacks)).collect();
    ctx.cache.supplies(side);
    let cache = &*ctx.cache;
    let supplies = cache.last_supplies().1[side.index()];
    let mut needs = Needs::default();
    for (number, units) in casts.iter().enumerate() {
        let mut pointless: (Vec<UnitId>, u64) = (Vec::new(), u64::MAX);
        for &id in units {
            let Some(piece) = cache.piece(id).map(|at| cache.forces.pieces[at]) else { continue };
            let reach = supplies.combat(piece.hex);
            if piece.needs_no_supply() || piece.combat_supply == Some(true) || reach == 0 {
                continue;
            }
            match points_drawn(piece.kind, piece.face, piece.silenced, false) {
                0 => {
                    pointless.0.push(id);
                    pointless.1 &= reach;
                }
                points => {
                    needs.needs.push(Need { combat: number as u8, points, reach });
                    needs.units.push(vec![id]);
                }
            }
        }
        if !pointless.0.is_empty() && pointless.1 != 0 {
            let points = u8::from(attacks && pointless.0.len() > 2);
            needs.needs.push(Need { combat: number as u8, points, reach: pointless.1 });
            needs.units.push(pointless.0);
        }
    }
    let suppliers = supplies.suppliers.clone();
    let stocks: Vec<Stock> = suppliers.iter().map(|supplier| stock(ctx, *supplier)).collect();
    let proposals = allocation::propose(&needs.needs, &stocks, allocation::STEPS);
    Allotment { needs, suppliers, proposals }
}

/// The units of one side in a combat.
fn participants(ctx: &OrderContext, combat: usize, attacks: bool) -> Vec<UnitId> {
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

impl Allotment {
    /// The same with no other combats supplied and no other supply units expended.
    fn only(mut self, ctx: &OrderContext, expend: &[UnitId], combats: &[u8]) -> Self {
        let wanted: Vec<usize> =
            (0..self.needs.needs.len()).filter(|&at| combats.contains(&self.needs.needs[at].combat)).collect();
        self.needs = Needs {
            needs: wanted.iter().map(|&at| self.needs.needs[at]).collect(),
            units: wanted.iter().map(|&at| self.needs.units[at].clone()).collect(),
        };
        let expendable = |supplier: &Supplier| match supplier {
            Supplier::Unit(at) => expend.contains(&ctx.cache.unit_of[*at]),
            Supplier::Source(_) => true,
        };
        let stock = |supplier: &Supplier| {
            let stock = stock(ctx, *supplier);
            if expendable(supplier) { stock } else { Stock { expended: stock.free, ..stock } }
        };
        let stocks: Vec<Stock> = self.suppliers.iter().map(stock).collect();
        self.proposals = allocation::propose(&self.needs.needs, &stocks, allocation::STEPS);
        self
    }

    /// Whether there is nothing to choose: all are supplied for nothing, or none can be.
    fn is_settled(&self) -> bool {
        let [only] = self.proposals.as_slice() else { return false };
        let wanted = self.needs.needs.iter().fold(0_u64, |mask, need| mask | 1 << need.combat);
        only.expended == 0 && (only.supplied & wanted == wanted || only.supplied & wanted == 0)
    }

    /// The ways, fewest supply units expended first.
    pub fn plans(&self, ctx: &OrderContext) -> Vec<SupplyPlan> {
        (0..self.proposals.len()).map(|at| self.plan(ctx, at)).collect()
    }

    /// The way that expends no supply unit and supplies the most combats; of several the one whose combats were declared
    /// first.
    ///
    /// Cases: 7.3 · Rulings: R133, H119
    pub fn without_expense(&self, ctx: &OrderContext) -> Option<SupplyPlan> {
        let found = self.plans(ctx).into_iter().find(|plan| plan.expend.is_empty())?;
        let mut all: Vec<u8> = self.needs.needs.iter().map(|need| need.combat).collect();
        all.sort_unstable();
        all.dedup();
        let (mut chosen, mut left) = (Vec::new(), MOST_TRIALS);
        let is_found = self.choose_first(ctx, &mut chosen, &all, found.combats.len(), &mut left);
        Some(if is_found { SupplyPlan { combats: chosen, ..found } } else { found })
    }

    /// Adds the first of the remaining combats with which as many as wanted can be supplied without a supply unit expended,
    /// and so on; whether there are so many. It gives up once no trials are left.
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
        plans.iter().find(|plan| plan.expend.is_empty()).map_or(0, |plan| plan.combats.len())
    }

    fn plan(&self, ctx: &OrderContext, at: usize) -> SupplyPlan {
        let proposal = &self.proposals[at];
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

/// A player is to allot combat supply; where there is nothing to choose, it is done for him.
///
/// Cases: 7.3 · Rulings: R133, H074
pub fn begin_allotment(ctx: &mut OrderContext, segment: Segment) {
    ctx.state.segment = segment;
    let side = allots(ctx);
    let allotment = allotment(ctx, side);
    if allotment.is_settled() {
        take(ctx, side, &allotment, 0);
        after_allotment(ctx);
    }
}

fn allots(ctx: &OrderContext) -> Side {
    if ctx.state.segment == Segment::DefenderSupply { ctx.phasing().enemy() } else { ctx.phasing() }
}

/// Supplies the combats asked for with the supply units asked for: one of the ways offered, or any other that is possible
/// and expends no more than it needs.
///
/// Errors: the combats cannot all be supplied so, or one of the supply units need not be expended.
///
/// Cases: 7.3 · Rulings: R133, H074
pub fn allot(ctx: &mut OrderContext, expend: &[UnitId], combats: &[u8]) -> Result<(), Refusal> {
    if !matches!(ctx.state.segment, Segment::AttackerSupply | Segment::DefenderSupply) {
        return Err(refuse(RefusalCode::WrongPhase));
    }
    let side = allots(ctx);
    let allotment = allotment(ctx, side).only(ctx, expend, combats);
    let asked = SupplyPlan { expend: expend.to_vec(), combats: combats.to_vec() };
    let at = allotment.plans(ctx).iter().position(|plan| *plan == asked);
    let at = at.ok_or_else(|| refuse(RefusalCode::NoSuchAllotment).found(expend.len()))?;
    take(ctx, side, &allotment, at);
    after_allotment(ctx);
    Ok(())
}

/// Marks the units supplied and expends supply units.
fn take(ctx: &mut OrderContext, side: Side, allotment: &Allotment, at: usize) {
    let proposal = &allotment.proposals[at];
    let plan = allotment.plan(ctx, at);
    for (need, draw) in proposal.draws.iter().enumerate() {
        let Some(post) = draw else { continue };
        for &id in &allotment.needs.units[need] {
            ctx.state.unit_mut(id).flags |= flag::SUPPLIED;
        }
        if let Some(Supplier::Unit(at)) = allotment.suppliers.get(usize::from(*post)) {
            let points = allotment.needs.needs[need].points;
            let unit = ctx.state.unit_mut(ctx.cache.unit_of[*at]);
            unit.drawn = unit.drawn.saturating_add(points);
        }
    }
    for number in 0..ctx.state.combats.len() as u8 {
        let all_supplied =
            participants(ctx, usize::from(number), side == ctx.phasing()).iter().all(|&id| is_supplied(ctx, id));
        let code = if all_supplied { EventCode::CombatSupplied } else { EventCode::CombatUnsupplied };
        ctx.emit(Event::of(code).side(side).numbers(0, number));
    }
    for id in plan.expend {
        ctx.remove_supply(id, EventCode::Expended);
    }
    ctx.sync();
}

/// Whether a unit is in combat supply for the combat being resolved.
///
/// Cases: 7.3 · Rulings: R134, H074
pub fn is_supplied(ctx: &OrderContext, id: UnitId) -> bool {
    let unit = ctx.state.unit(id);
    unit.is(flag::SUPPLIED | flag::EMERGENCY | flag::FRESH) || id.counter().kind.needs_no_supply()
}

fn after_allotment(ctx: &mut OrderContext) {
    if ctx.state.segment == Segment::AttackerSupply {
        begin_allotment(ctx, Segment::DefenderSupply);
    } else {
        ctx.state.segment = Segment::Resolution;
        battle::find_illegal(ctx);
    }
}

/// An MSU is expended to keep its stack in both supplies for the player-turn.
///
/// Errors: the rule against it.
///
/// Cases: 7.4 · Rulings: H033, H046
pub fn emergency(ctx: &mut OrderContext, unit: UnitId) -> Result<(), Refusal> {
    let phase = match ctx.state.phase {
        phase if phase.is_movement() => BoardPhase::Movement,
        Phase::FirstCombat | Phase::SecondCombat => BoardPhase::Combat,
        _ => return Err(refuse(RefusalCode::EmergencyPhase)),
    };
    if ctx.state.segment != Segment::Main {
        return Err(refuse(RefusalCode::EmergencyPhase));
    }
    let side = ctx.phasing();
    let piece = ctx.pieces(&[unit], side)?[0];
    dumps::check(&ctx.cache.forces, piece, SupplyAct::Emergency, phase, None).map_err(first)?;
    let hex = ctx.cache.forces.pieces[piece].hex;
    let stack: Vec<UnitId> = ctx.state.in_hex(hex).filter(|id| id.counter().is_combat()).collect();
    ctx.remove_supply(unit, EventCode::Expended);
    for id in stack {
        ctx.state.unit_mut(id).flags |= flag::EMERGENCY;
        ctx.emit(Event::of(EventCode::EmergencySupply).side(side).unit(id).hex(hex));
    }
    Ok(())
}

/// A unit tries to destroy a dump of its own side in its hex, once in a phase. In its own movement phase that takes the place
/// of its move; in a reaction phase it is no reaction: it needs no roll for disruption, and the unit may react before or after it.
///
/// Errors: the rule against it.
///
/// Cases: 7.82 · Rulings: R024, H035, H069
pub fn destroy_dump(ctx: &mut OrderContext, dump: UnitId, by: UnitId) -> Result<(), Refusal> {
    let (phase, side) = match ctx.state.phase {
        phase if phase.is_movement() => (BoardPhase::Movement, ctx.phasing()),
        phase if phase.is_reaction() => (BoardPhase::Reaction, ctx.phasing().enemy()),
        _ => return Err(refuse(RefusalCode::DestroyPhase)),
    };
    if ctx.state.segment != Segment::Main {
        return Err(refuse(RefusalCode::DestroyPhase));
    }
    let pieces = ctx.pieces(&[dump, by], side)?;
    if phase == BoardPhase::Movement && ctx.state.unit(by).is(flag::HALTED) {
        return Err(refuse(RefusalCode::Halted).unit(&by.counter().id));
    }
    if ctx.state.unit(by).drawn > 0 {
        return Err(refuse(RefusalCode::DestroyTwice).unit(&by.counter().id));
    }
    let by_name = ctx.cache.forces.names[pieces[1]];
    dumps::check(&ctx.cache.forces, pieces[0], SupplyAct::Destroy, phase, Some(by_name)).map_err(first)?;
    let up_to = ctx.cache.forces.tables.number(Number::DestroyedUpTo);
    let die = ctx.roll(Stream::Destruction)?;
    let unit = ctx.state.unit_mut(by);
    match phase {
        BoardPhase::Reaction => unit.drawn = 1,
        _ => unit.flags |= flag::HALTED,
    }
    ctx.emit(Event::of(EventCode::DumpDestruction).side(side).unit(by).numbers(i32::from(up_to), die));
    if u16::from(die) <= up_to {
        ctx.remove_supply(dump, EventCode::SupplyDestroyed);
    }
    Ok(())
}

/// The first refusal of several, as an order's.
pub fn first(refusals: Vec<Refusal>) -> Refusal {
    let fallback = || refuse(RefusalCode::IllegalAnswer);
    refusals.into_iter().next().map_or_else(fallback, |refusal| Refusal { path: "order".to_owned(), ..refusal })
}
