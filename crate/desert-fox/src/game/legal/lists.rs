//! The lists of a phase, one kind of order after the other.

use crate::data::tables::Number;
use crate::game::legal::field::{attacks, can_overrun_alone, overrun_candidates};
use crate::game::legal::{AttackOption, CarryOption, WithdrawOption};
use crate::model::acts::MoveMode;
use crate::model::refusal::RefusalCode;
use crate::model::units::{Side, UnitKind};
use crate::position::forces::Piece;
use crate::position::marks::mark;
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
use crate::turn::context::Play;
use crate::turn::to_act::to_act;

#[derive(Default)]
pub(super) struct Lists {
    pub(super) orders: Vec<Order>,
    pub(super) movers: Vec<(UnitId, MoveMode)>,
    pub(super) attacks: Vec<AttackOption>,
    pub(super) carries: Vec<CarryOption>,
    pub(super) withdrawals: Vec<WithdrawOption>,
    pub(super) invasions: Vec<Assault>,
}

impl Lists {
    pub(super) fn fill(&mut self, play: &mut Play) {
        match (play.state.phase, play.state.segment) {
            (Phase::Over, _) => {}
            (_, Segment::Dice | Segment::WithdrawalDie) => self.orders.push(Order::Roll),
            (_, Segment::Overrun) => self.answers(overruns::answers(play)),
            (_, Segment::Combat) => self.answers(battle::answers(play)),
            (_, Segment::AttackerSupply) => self.allotments(play, play.phasing()),
            (_, Segment::DefenderSupply) => self.allotments(play, play.phasing().enemy()),
            (_, Segment::Resolution) => self.fights(play),
            (_, Segment::Overstacked) => self.eliminations(play),
            (Phase::Reinforcement, Segment::Withdrawal) => self.withdraw(play),
            (Phase::Reinforcement, Segment::Conversion) => self.convert(play),
            (Phase::Reinforcement, _) => self.reinforce(play),
            (Phase::AirAllocation, _) => self.allocate_air(play),
            (Phase::FirstCombat | Phase::SecondCombat, _) => self.declare(play),
            (Phase::Refit, _) => self.refit(play),
            (phase, _) => {
                if let Some(mode) = mode(phase) {
                    self.march(play, mode);
                }
            }
        }
    }

    fn answers(&mut self, answers: Vec<Answer>) {
        self.orders.extend(answers.into_iter().map(Order::Answer));
    }

    fn allotments(&mut self, play: &mut Play, side: Side) {
        let allotment = supplying::allotment(play, side);
        let order = |way: supplying::Way| Order::Supply { expend: way.expend, combats: way.combats };
        self.orders.extend(allotment.ways(play).into_iter().map(order));
    }

    fn fights(&mut self, play: &Play) {
        let combats = &play.state.combats;
        let next = (0..combats.len()).filter(|&at| battle::is_next(combats, at));
        self.orders.extend(next.map(|at| Order::Fight { combat: at as u8 }));
    }

    fn eliminations(&mut self, play: &Play) {
        let Some(hex) = play.state.overstacked else { return };
        let units = play.state.in_hex(hex).filter(|&unit| play.state.points_of(unit, &play.config.counters) > 0);
        self.orders.extend(units.map(|unit| Order::Eliminate { unit }));
    }

    fn reinforce(&mut self, play: &Play) {
        let side = play.phasing();
        let (open, ports) = (entry::entry_hexes(play, side).hexes, convoy::ports(play, side));
        for unit in play.state.in_place(side, Place::Arriving) {
            let hexes = if unit.counter().is_supply() { &ports } else { &open };
            let room = hexes.iter().filter(|&&hex| unit.counter().is_supply() || entry::has_room(play, unit, hex));
            self.orders.extend(room.map(|&hex| Order::Place { unit, hex: Spot(hex) }));
        }
        if tobruk::check(play).is_ok() {
            let port = play.cache.forces.board.tobruk();
            let ready = play.state.in_place(side, Place::Arriving);
            let able = ready.filter(|&unit| tobruk::fits(play, unit) && entry::has_room(play, unit, port));
            self.orders.extend(able.map(|unit| Order::ThroughTobruk { unit }));
        }
        self.orders.push(Order::Done);
    }

    fn withdraw(&mut self, play: &mut Play) {
        let drawn = variable::able(play);
        let mut must = !drawn.is_empty();
        self.withdrawals.extend(drawn.into_iter().map(|due| WithdrawOption { due, itself: true, others: Vec::new() }));
        let turn = play.state.turn;
        let owed: Vec<(UnitId, u8)> =
            withdrawal::open(play).map(|(_, owed)| (UnitId::of_roster(owed.counter), owed.turn)).collect();
        for (due, when) in owed {
            let itself = withdrawal::can_go(play, due);
            let others = if itself || when > turn { Vec::new() } else { withdrawal::candidates(play, due) };
            if itself || withdrawal::suffices(due, &others, &play.config.counters) {
                must |= when <= turn;
                self.withdrawals.push(WithdrawOption { due, itself, others });
            }
        }
        if !must {
            self.orders.push(Order::Done);
        }
    }

    fn convert(&mut self, play: &Play) {
        self.orders.extend(desert_patrols::convertible(play).into_iter().map(|unit| Order::Convert { unit }));
        self.orders.push(Order::Done);
    }

    fn allocate_air(&mut self, play: &mut Play) {
        if play.phasing() == Side::Commonwealth {
            let room = malta::room(play);
            self.orders.extend((1..=room).map(|points| Order::Malta { points }));
        } else {
            let supply: Vec<UnitId> = malta::expendable(play).collect();
            let each = malta::each(play);
            let first = |points: u8| supply[..usize::from(points.div_ceil(each))].to_vec();
            let raids = 1..=malta::most_raiders(play);
            self.orders.extend(raids.map(|points| Order::Raid { points, supply: first(points) }));
            self.invasions = herkules::options(play);
            self.orders.extend(self.invasions.iter().map(|Assault { units, points, .. }| Order::Invade {
                units: units.clone(),
                points: *points,
                supply: first(*points),
            }));
        }
        self.orders.push(Order::Done);
    }

    fn declare(&mut self, play: &Play) {
        self.emergencies(play);
        self.orders.extend((0..play.state.combats.len()).map(|at| Order::Revoke { combat: at as u8 }));
        self.attacks = attacks(play);
        if !self.attacks.iter().any(|option| option.must) && owed(play).next().is_none() {
            self.orders.push(Order::Done);
        }
    }

    fn refit(&mut self, play: &mut Play) {
        self.orders.extend(refitting::steps(play).into_iter().map(|(unit, step)| Order::Refit { unit, step }));
        self.orders.extend(refitting::builders(play).into_iter().map(|unit| Order::Fort { unit }));
        let supply = play.state.of_side(play.phasing()).map(|(id, _)| id);
        let modes = supply.filter(|&id| refitting::check_mode(play, id).is_ok());
        self.orders.extend(modes.map(|unit| Order::Mode { unit }));
        self.orders.extend(refitting::may_roll_recovery(play).into_iter().map(|unit| Order::Recover { unit }));
        self.orders.push(Order::Done);
    }

    fn march(&mut self, play: &mut Play, mode: MoveMode) {
        let side = to_act(&play.state);
        self.movers = play.cache.movers(side, mode).into_iter().map(|unit| (unit, mode)).collect();
        if mode != MoveMode::Reaction {
            self.overruns(play, mode);
            self.emergencies(play);
            self.orders.extend(detachments::parents(play).into_iter().map(|unit| Order::Detach { unit }));
            self.orders.extend(rommel::ends(play).into_iter().map(|hex| Order::Rommel { hex: Spot(hex) }));
            if play.state.phase == Phase::InitialMovement {
                let option = |(unit, by, hexes)| CarryOption { unit, by, hexes };
                self.carries = transports::options(play).into_iter().map(option).collect();
                self.repairs(play);
            }
        }
        self.dumps(play);
        self.orders.push(Order::Done);
    }

    fn overruns(&mut self, play: &mut Play, mode: MoveMode) {
        for (stack, hex) in overrun_candidates(play, mode) {
            let mut able: Vec<UnitId> = Vec::with_capacity(stack.len());
            for &unit in &stack {
                let alone = can_overrun_alone(play, &[unit], hex);
                if alone == Ok(()) && stack.len() > 1 {
                    self.orders.push(Order::Overrun { units: vec![unit], hex: Spot(hex) });
                }
                if matches!(alone, Ok(()) | Err(RefusalCode::OverrunOdds | RefusalCode::SupplyOverrunWeak)) {
                    able.push(unit);
                }
            }
            if !able.is_empty() && (able.len() > 1 || stack.len() == 1) && can_overrun_alone(play, &able, hex) == Ok(())
            {
                self.orders.push(Order::Overrun { units: able, hex: Spot(hex) });
            }
        }
    }

    fn emergencies(&mut self, play: &Play) {
        let (cache, side) = (&play.cache, play.phasing());
        let marks = cache.seen_by(side);
        let usable = |piece: &Piece| piece.kind == UnitKind::Msu && piece.captured_from.is_none();
        let msus = cache.forces.of_side(side).filter(|&at| usable(&cache.forces.pieces[at]));
        let stacked = msus.filter(|&at| marks.has(cache.forces.pieces[at].hex, mark::OWN));
        self.orders.extend(stacked.map(|at| Order::Emergency { unit: cache.unit_of[at] }));
    }

    fn dumps(&mut self, play: &Play) {
        let (cache, side) = (&play.cache, to_act(&play.state));
        let pieces = &cache.forces.pieces;
        let dumps = cache.forces.of_side(side).filter(|&at| pieces[at].kind == UnitKind::Dump);
        for dump in dumps.filter(|&at| cache.seen_by(side).has(pieces[at].hex, mark::OWN)) {
            let fit = |&by: &usize| {
                let unit = play.state.unit(cache.unit_of[by]);
                let halted = play.state.phase.is_movement() && unit.is(flag::HALTED);
                pieces[by].is_combat() && !halted && unit.drawn == 0
            };
            let order = |by: usize| Order::DestroyDump { dump: cache.unit_of[dump], by: cache.unit_of[by] };
            self.orders.extend(cache.forces.in_hex(pieces[dump].hex).filter(fit).map(order));
        }
    }

    fn repairs(&mut self, play: &mut Play) {
        let from = play.cache.forces.tables.number(Number::ExtendsFrom);
        if play.phasing() != Side::Commonwealth || play.state.repairs || i32::from(play.month().0) < i32::from(from) {
            return;
        }
        transports::railhead(play);
        let most = play.cache.forces.tables.number(Number::Repair).min(100) as u8;
        let fits = (1..=most).take_while(|&hexes| transport::repair(&play.cache.forces, hexes).is_ok());
        self.orders.extend(fits.map(|hexes| Order::Repair { hexes }));
    }
}

/// Whether the player can do nothing in a phase of moves or reactions but end it.
///
/// Cases: 4.2, 7.82 · Rulings: R024, H060
pub fn is_idle(play: &mut Play) -> bool {
    let Some(mode) = mode(play.state.phase) else { return false };
    let side = to_act(&play.state);
    if play.cache.anybody_moves(side, mode) {
        return false;
    }
    let mut lists = Lists::default();
    lists.fill(play);
    lists.carries.is_empty() && lists.orders.iter().all(|order| *order == Order::Done)
}
