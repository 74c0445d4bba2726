//! The lists of a phase, one kind of order after the other.

use hexgrid::Hex;

use crate::data::tables::Number;
use crate::game::legal::field::{attacks, attacks_on_several, can_overrun_alone, overrun_candidates, parts};
use crate::game::legal::{AttackOption, CarryOption, WithdrawOption};
use crate::model::acts::MoveMode;
use crate::model::refusal::RefusalCode;
use crate::model::units::{Side, UnitKind};
use crate::position::forces::Piece;
use crate::position::hex_flags::hex_flag;
use crate::procedure::combats::owed;
use crate::procedure::herkules::{self, Assault};
use crate::procedure::moves::mode;
use crate::procedure::reinforcement::{convoy, entry, tobruk, variable, withdrawal};
use crate::procedure::{
    battle, desert_patrols, detachments, malta, overruns, refitting, rommel, supplying, transports,
};
use crate::rules::movement::transport;
use crate::state::counters::UnitId;
use crate::state::order::{Answer, Order};
use crate::state::path::Spot;
use crate::state::{Phase, Place, Segment, flag};
use crate::turn::context::OrderContext;
use crate::turn::to_act::to_act;

#[derive(Default)]
pub(super) struct Lists {
    pub(super) orders: Vec<Order>,
    pub(super) movable_units: Vec<(UnitId, MoveMode)>,
    pub(super) attacks: Vec<AttackOption>,
    pub(super) carries: Vec<CarryOption>,
    pub(super) withdrawals: Vec<WithdrawOption>,
    pub(super) invasions: Vec<Assault>,
}

impl Lists {
    pub(super) fn fill(&mut self, ctx: &mut OrderContext) {
        match (ctx.state.phase, ctx.state.segment) {
            (Phase::Over, _) => {}
            (_, Segment::Dice | Segment::WithdrawalDie) => self.orders.push(Order::Roll),
            (_, Segment::Overrun) => self.answers(overruns::answers(ctx)),
            (_, Segment::Combat) => self.answers(battle::answers(ctx)),
            (_, Segment::AttackerSupply) => self.allotments(ctx, ctx.phasing()),
            (_, Segment::DefenderSupply) => self.allotments(ctx, ctx.phasing().enemy()),
            (_, Segment::Resolution) => self.fights(ctx),
            (_, Segment::Overstacked) => self.eliminations(ctx),
            (Phase::Reinforcement, Segment::Withdrawal) => self.withdraw(ctx),
            (Phase::Reinforcement, Segment::Conversion) => self.convert(ctx),
            (Phase::Reinforcement, _) => self.reinforce(ctx),
            (Phase::AirAllocation, _) => self.allocate_air(ctx),
            (Phase::FirstCombat | Phase::SecondCombat, _) => self.declare(ctx),
            (Phase::Refit, _) => self.refit(ctx),
            (phase, _) => {
                if let Some(mode) = mode(phase) {
                    self.march(ctx, mode);
                }
            }
        }
    }

    fn answers(&mut self, answers: Vec<Answer>) {
        self.orders.extend(answers.into_iter().map(Order::Answer));
    }

    fn allotments(&mut self, ctx: &mut OrderContext, side: Side) {
        let allotment = supplying::allotment(ctx, side);
        let order = |plan: supplying::SupplyPlan| Order::Supply { expend: plan.expend, combats: plan.combats };
        self.orders.extend(allotment.plans(ctx).into_iter().map(order));
    }

    fn fights(&mut self, ctx: &OrderContext) {
        let combats = &ctx.state.combats;
        let next = (0..combats.len()).filter(|&at| battle::is_next(combats, at));
        self.orders.extend(next.map(|at| Order::Fight { combat: at as u8 }));
    }

    fn eliminations(&mut self, ctx: &OrderContext) {
        let Some(hex) = ctx.state.overstacked else { return };
        let units = ctx.state.in_hex(hex).filter(|&unit| ctx.state.points_of(unit, &ctx.config.counters) > 0);
        self.orders.extend(units.map(|unit| Order::Eliminate { unit }));
    }

    fn reinforce(&mut self, ctx: &OrderContext) {
        let side = ctx.phasing();
        let (open, ports) = (entry::entry_hexes(ctx, side).hexes, convoy::ports(ctx, side));
        for unit in ctx.state.in_place(side, Place::Arriving) {
            let hexes = if unit.counter().is_supply() { &ports } else { &open };
            let room = hexes.iter().filter(|&&hex| unit.counter().is_supply() || entry::has_room(ctx, unit, hex));
            self.orders.extend(room.map(|&hex| Order::Place { unit, hex: Spot(hex) }));
        }
        if tobruk::check(ctx).is_ok() {
            let port = ctx.cache.forces.board.tobruk();
            let ready = ctx.state.in_place(side, Place::Arriving);
            let able = ready.filter(|&unit| tobruk::fits(ctx, unit) && entry::has_room(ctx, unit, port));
            self.orders.extend(able.map(|unit| Order::ThroughTobruk { unit }));
        }
        self.orders.push(Order::Done);
    }

    fn withdraw(&mut self, ctx: &mut OrderContext) {
        let drawn = variable::able(ctx);
        let mut must = !drawn.is_empty();
        self.withdrawals.extend(drawn.into_iter().map(|due| WithdrawOption { due, itself: true, others: Vec::new() }));
        let turn = ctx.state.turn;
        let owed: Vec<(UnitId, u8)> =
            withdrawal::open(ctx).map(|(_, owed)| (UnitId::of_roster(owed.counter), owed.turn)).collect();
        for (due, when) in owed {
            let itself = withdrawal::can_go(ctx, due);
            let others = if itself || when > turn { Vec::new() } else { withdrawal::candidates(ctx, due) };
            if itself || withdrawal::suffices(due, &others, &ctx.config.counters) {
                must |= when <= turn;
                self.withdrawals.push(WithdrawOption { due, itself, others });
            }
        }
        if !must {
            self.orders.push(Order::Done);
        }
    }

    fn convert(&mut self, ctx: &OrderContext) {
        self.orders.extend(desert_patrols::convertible(ctx).into_iter().map(|unit| Order::Convert { unit }));
        self.orders.push(Order::Done);
    }

    fn allocate_air(&mut self, ctx: &mut OrderContext) {
        if ctx.phasing() == Side::Commonwealth {
            let room = malta::room(ctx);
            self.orders.extend((1..=room).map(|points| Order::Malta { points }));
        } else {
            let supply: Vec<UnitId> = malta::expendable(ctx).collect();
            let each = malta::each(ctx);
            let first = |points: u8| supply[..usize::from(points.div_ceil(each))].to_vec();
            let raids = 1..=malta::most_raiders(ctx);
            self.orders.extend(raids.map(|points| Order::Raid { points, supply: first(points) }));
            self.invasions = herkules::options(ctx);
            self.orders.extend(self.invasions.iter().map(|Assault { units, points, .. }| Order::Invade {
                units: units.clone(),
                points: *points,
                supply: first(*points),
            }));
        }
        self.orders.push(Order::Done);
    }

    fn declare(&mut self, ctx: &OrderContext) {
        self.emergencies(ctx);
        self.orders.extend((0..ctx.state.combats.len()).map(|at| Order::Revoke { combat: at as u8 }));
        self.attacks = attacks(ctx);
        self.orders.extend(attacks_on_several(ctx, &self.attacks));
        if !self.attacks.iter().any(|option| option.must) && owed(ctx).next().is_none() {
            self.orders.push(Order::Done);
        }
    }

    fn refit(&mut self, ctx: &mut OrderContext) {
        self.orders.extend(refitting::steps(ctx).into_iter().map(|(unit, step)| Order::Refit { unit, step }));
        self.orders.extend(refitting::builders(ctx).into_iter().map(|unit| Order::Fort { unit }));
        let supply = ctx.state.of_side(ctx.phasing()).map(|(id, _)| id);
        let modes = supply.filter(|&id| refitting::check_mode(ctx, id).is_ok());
        self.orders.extend(modes.map(|unit| Order::Mode { unit }));
        self.orders.extend(refitting::may_roll_recovery(ctx).into_iter().map(|unit| Order::Recover { unit }));
        self.orders.push(Order::Done);
    }

    fn march(&mut self, ctx: &mut OrderContext, mode: MoveMode) {
        let side = to_act(&ctx.state);
        self.movable_units = ctx.cache.movable_units(side, mode).into_iter().map(|unit| (unit, mode)).collect();
        if mode != MoveMode::Reaction {
            self.overruns(ctx, mode, false);
            self.emergencies(ctx);
            self.orders.extend(detachments::parents(ctx).into_iter().map(|unit| Order::Detach { unit }));
            self.orders.extend(rommel::ends(ctx).into_iter().map(|hex| Order::Rommel { hex: Spot(hex) }));
            if ctx.state.phase == Phase::InitialMovement {
                let option = |(unit, by, hexes)| CarryOption { unit, by, hexes };
                self.carries = transports::options(ctx).into_iter().map(option).collect();
                self.repairs(ctx);
            }
        }
        self.orders.extend(dump_destructions(ctx));
        self.orders.push(Order::Done);
    }

    /// The overruns, or the first of them alone.
    pub(super) fn overruns(&mut self, ctx: &mut OrderContext, mode: MoveMode, first: bool) {
        for (stack, hex) in overrun_candidates(ctx, mode) {
            if first && !self.orders.is_empty() {
                return;
            }
            let mut able: Vec<UnitId> = Vec::with_capacity(stack.len());
            for &unit in &stack {
                let alone = can_overrun_alone(ctx, &[unit], hex);
                if alone == Ok(()) && stack.len() > 1 {
                    self.orders.push(Order::Overrun { units: vec![unit], hex: Spot(hex) });
                }
                if matches!(alone, Ok(()) | Err(RefusalCode::OverrunOdds | RefusalCode::SupplyOverrunWeak)) {
                    able.push(unit);
                }
            }
            if !able.is_empty() && (able.len() > 1 || stack.len() == 1) {
                self.overruns_together(ctx, mode, able, hex);
            }
        }
    }

    /// The overrun by all of the units, or by the largest parts of them that are able.
    ///
    /// Cases: 8.3 · Rulings: H028, H038
    fn overruns_together(&mut self, ctx: &mut OrderContext, mode: MoveMode, able: Vec<UnitId>, hex: Hex) {
        if can_overrun_alone(ctx, &able, hex) == Ok(()) {
            self.orders.push(Order::Overrun { units: able, hex: Spot(hex) });
            return;
        }
        let mut listed: Vec<Vec<UnitId>> = Vec::new();
        for part in parts(ctx, &able, mode) {
            let is_part = listed.iter().any(|whole| part.iter().all(|unit| whole.contains(unit)));
            if !is_part && can_overrun_alone(ctx, &part, hex) == Ok(()) {
                listed.push(part);
            }
        }
        self.orders.extend(listed.into_iter().map(|units| Order::Overrun { units, hex: Spot(hex) }));
    }

    fn emergencies(&mut self, ctx: &OrderContext) {
        let (cache, side) = (&ctx.cache, ctx.phasing());
        let hex_flags = cache.seen_by(side);
        let usable = |piece: &Piece| piece.kind == UnitKind::Msu && piece.captured_from.is_none();
        let msus = cache.forces.of_side(side).filter(|&at| usable(&cache.forces.pieces[at]));
        let stacked = msus.filter(|&at| hex_flags.has(cache.forces.pieces[at].hex, hex_flag::OWN));
        self.orders.extend(stacked.map(|at| Order::Emergency { unit: cache.unit_of[at] }));
    }

    fn repairs(&mut self, ctx: &mut OrderContext) {
        let from = ctx.cache.forces.tables.number(Number::ExtendsFrom);
        if ctx.phasing() != Side::Commonwealth || ctx.state.repairs || i32::from(ctx.month().0) < i32::from(from) {
            return;
        }
        transports::railhead(ctx);
        let most = ctx.cache.forces.tables.number(Number::Repair).min(100) as u8;
        let fits = (1..=most).take_while(|&hexes| transport::repair(&ctx.cache.forces, hexes).is_ok());
        self.orders.extend(fits.map(|hexes| Order::Repair { hexes }));
    }
}

/// The dumps that units of the player who decides can try to destroy in a phase of moves or reactions.
///
/// Cases: 7.82 · Rulings: R024, H035, H069
pub fn dump_destructions(ctx: &OrderContext) -> Vec<Order> {
    let (cache, side) = (&ctx.cache, to_act(&ctx.state));
    let pieces = &cache.forces.pieces;
    let dumps = cache.forces.of_side(side).filter(|&at| pieces[at].kind == UnitKind::Dump);
    let stacked = dumps.filter(|&at| cache.seen_by(side).has(pieces[at].hex, hex_flag::OWN));
    let of_dump = |dump: usize| {
        let fit = move |&by: &usize| {
            let unit = ctx.state.unit(cache.unit_of[by]);
            let halted = ctx.state.phase.is_movement() && unit.is(flag::HALTED);
            pieces[by].is_combat() && !halted && unit.drawn == 0
        };
        let order = move |by: usize| Order::DestroyDump { dump: cache.unit_of[dump], by: cache.unit_of[by] };
        cache.forces.in_hex(pieces[dump].hex).filter(fit).map(order)
    };
    stacked.flat_map(of_dump).collect()
}

/// Whether the player can do nothing in a phase of moves or reactions but end it.
///
/// Cases: 4.2, 7.82 · Rulings: R024, H060
pub fn is_idle(ctx: &mut OrderContext) -> bool {
    let Some(mode) = mode(ctx.state.phase) else { return false };
    let side = to_act(&ctx.state);
    if ctx.cache.any_unit_moves(side, mode) {
        return false;
    }
    let mut lists = Lists::default();
    lists.fill(ctx);
    lists.carries.is_empty() && lists.orders.iter().all(|order| *order == Order::Done)
}
