//! Everything that may be ordered now.
//!
//! Moves, attacks and transports are listed by unit and hex, not order by order: a unit with the hexes that it can reach, a hex
//! with the units that can attack it. What is listed is accepted, and what is accepted of a single unit is listed. Of the ways to
//! supply combats the best compromises are listed; others are accepted too. Of the supply units for a raid the first ones are listed.

use hexgrid::Hex;
use referee::Dice;

use crate::air;
use crate::combat::from_map::attacks::may_attack;
use crate::game::book::Book;
use crate::game::combats::{combat_of, is_attacked, owed};
use crate::game::counters::UnitId;
use crate::game::desk::Desk;
use crate::game::event::Log;
use crate::game::moves::mode;
use crate::game::order::{Answer, Order};
use crate::game::place::{Path, Spot};
use crate::game::play::Play;
use crate::game::state::{Phase, Place, Segment, State, flag};
use crate::game::{battle, overruns, refitting, sequence, supplying, transports};
use crate::movement::march::{March, forced_mode};
use crate::movement::transport;
use crate::position::marks::mark;
use crate::position::question::{Carrier, MoveMode};
use crate::refusal::RefusalCode;
use crate::reinforcement::{convoy, entry, withdrawal};
use crate::tables::Number;
use crate::units::{Side, UnitKind};

/// A unit that can move.
#[derive(Clone, Copy, Debug)]
pub struct MoveOption<'a> {
    /// The unit.
    pub unit: UnitId,
    /// The kind of move.
    pub mode: MoveMode,
    /// The hexes where the move may end, with the half movement points that they cost, by cost.
    pub hexes: &'a [(Hex, u16)],
    /// Those beyond, which a forced march reaches.
    pub forced: &'a [(Hex, u16)],
}

/// A hex that can be attacked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttackOption {
    /// The hex.
    pub hex: Hex,
    /// The units that can attack it and attack nothing yet.
    pub units: Vec<UnitId>,
    /// It must be attacked.
    pub must: bool,
}

/// Units that can be carried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CarryOption {
    /// The unit.
    pub unit: UnitId,
    /// How.
    pub by: Carrier,
    /// Where to.
    pub hexes: Vec<Hex>,
}

/// A withdrawal that is owed, with the units that can go in its stead together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WithdrawOption {
    /// The scheduled unit.
    pub due: UnitId,
    /// Whether it can go itself.
    pub itself: bool,
    /// The units that can go in its stead, where it cannot.
    pub others: Vec<UnitId>,
}

/// Everything that the player who decides may order.
#[derive(Clone, Debug)]
pub struct Legal<'a> {
    /// Who decides.
    pub by: Side,
    /// Orders listed one by one.
    pub orders: Vec<Order>,
    /// Units that can move.
    pub moves: Vec<MoveOption<'a>>,
    /// Hexes that can be attacked.
    pub attacks: Vec<AttackOption>,
    /// Units that can be carried.
    pub carries: Vec<CarryOption>,
    /// Withdrawals owed.
    pub withdrawals: Vec<WithdrawOption>,
}

/// Lists everything that may be ordered in a state.
pub fn legal<'a>(book: &Book, desk: &'a mut Desk, state: &State) -> Legal<'a> {
    desk.sync(state);
    let mut log = Log::muted();
    let mut play = Play { book, desk: &mut *desk, state: state.clone(), dice: Dice::fixed(&[]), log: &mut log };
    let mut lists = Lists::default();
    lists.fill(&mut play);
    let by = sequence::decides(state);
    let Lists { orders, movers, attacks, carries, withdrawals } = lists;
    let desk = &*desk;
    let option = |(unit, mode): (UnitId, MoveMode)| {
        let [hexes, forced] = desk.reach(unit);
        MoveOption { unit, mode, hexes, forced }
    };
    Legal { by, orders, moves: movers.into_iter().map(option).collect(), attacks, carries, withdrawals }
}

impl Legal<'_> {
    /// Whether an order of a kind that lists hold is listed; an order of several units is where each of them is.
    pub fn lists(&self, order: &Order, desk_hex: impl Fn(UnitId) -> Option<Hex>) -> bool {
        let reaches = |unit: &UnitId, path: &Path, forced: bool| {
            let option = self.moves.iter().find(|option| option.unit == *unit);
            let end = desk_hex(*unit).and_then(|start| path.hexes(start)).and_then(|hexes| hexes.last().copied());
            option.zip(end).is_some_and(|(option, end)| {
                option.hexes.iter().chain(if forced { option.forced } else { &[] }).any(|(hex, _)| *hex == end)
            })
        };
        match order {
            Order::Move { units, path } => units.iter().all(|unit| reaches(unit, path, false)),
            Order::ForcedMarch { units, path } => units.iter().all(|unit| reaches(unit, path, true)),
            Order::React { unit, path } => reaches(unit, path, false),
            Order::Attack { units, hexes } => {
                let can = |unit: &UnitId| {
                    let attacks = |hex: &Spot| {
                        self.attacks.iter().any(|option| option.hex == hex.0 && option.units.contains(unit))
                    };
                    hexes.iter().any(attacks)
                };
                units.iter().all(can)
            }
            Order::Transport { units, by, hex } => {
                let can = |unit: &UnitId| {
                    self.carries
                        .iter()
                        .any(|option| option.unit == *unit && option.by == *by && option.hexes.contains(&hex.0))
                };
                units.iter().all(can)
            }
            Order::Withdraw { due, units } => self.withdrawals.iter().any(|option| {
                option.due == *due
                    && if option.itself {
                        units == &[*due]
                    } else {
                        units.iter().all(|unit| option.others.contains(unit))
                    }
            }),
            Order::Overrun { units, hex } => self.orders.iter().any(|listed| match listed {
                Order::Overrun { units: able, hex: there } => {
                    there == hex && (able == units || units.len() > 1 && units.iter().all(|unit| able.contains(unit)))
                }
                _ => false,
            }),
            Order::Supply { .. } => self.orders.iter().any(|listed| matches!(listed, Order::Supply { .. })),
            Order::Raid { .. } => self.orders.iter().any(|listed| matches!(listed, Order::Raid { .. })),
            order => self.orders.contains(order),
        }
    }
}

#[derive(Default)]
struct Lists {
    orders: Vec<Order>,
    movers: Vec<(UnitId, MoveMode)>,
    attacks: Vec<AttackOption>,
    carries: Vec<CarryOption>,
    withdrawals: Vec<WithdrawOption>,
}

impl Lists {
    fn fill(&mut self, play: &mut Play) {
        match (play.state.phase, play.state.segment) {
            (Phase::Over, _) => {}
            (_, Segment::Dice) => self.orders.push(Order::Roll),
            (_, Segment::Overrun) => self.answers(overruns::answers(play)),
            (_, Segment::Combat) => self.answers(battle::answers(play)),
            (_, Segment::AttackerSupply) => self.allotments(play, play.phasing()),
            (_, Segment::DefenderSupply) => self.allotments(play, play.phasing().enemy()),
            (_, Segment::Resolution) => self.fights(play),
            (_, Segment::Overstacked) => self.eliminations(play),
            (Phase::Reinforcement, Segment::Withdrawal) => self.withdraw(play),
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
        let units = play.state.in_hex(hex).filter(|&unit| play.state.points_of(unit) > 0);
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
        self.orders.push(Order::Done);
    }

    fn withdraw(&mut self, play: &mut Play) {
        let turn = play.state.turn;
        let owed: Vec<(UnitId, u8)> =
            withdrawal::open(play).map(|(_, owed)| (UnitId::of_roster(owed.counter), owed.turn)).collect();
        let mut must = false;
        for (due, when) in owed {
            let itself = withdrawal::can_go(play, due);
            let others = if itself || when > turn { Vec::new() } else { withdrawal::candidates(play, due) };
            if itself || withdrawal::suffices(due, &others) {
                must |= when <= turn;
                self.withdrawals.push(WithdrawOption { due, itself, others });
            }
        }
        if !must {
            self.orders.push(Order::Done);
        }
    }

    fn allocate_air(&mut self, play: &mut Play) {
        if play.phasing() == Side::Commonwealth {
            let room = air::malta::room(play);
            self.orders.extend((1..=room).map(|points| Order::Malta { points }));
        } else {
            let supply: Vec<UnitId> = air::malta::expendable(play).collect();
            let each = air::malta::each(play);
            self.orders.extend((1..=air::malta::most_raiders(play)).map(|points| {
                let needed = usize::from(points.div_ceil(each));
                Order::Raid { points, supply: supply[..needed].to_vec() }
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
        self.orders.push(Order::Done);
    }

    fn march(&mut self, play: &mut Play, mode: MoveMode) {
        self.movers = movers(play, mode);
        if mode != MoveMode::Reaction {
            self.overruns(play, mode);
            self.emergencies(play);
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
        let side = play.phasing();
        let usable =
            |&(id, _): &(UnitId, Hex)| play.state.kind(id) == UnitKind::Msu && !play.state.unit(id).is(flag::CAPTURED);
        let marks = play.desk.seen_by(side);
        let stacked = |&(_, hex): &(UnitId, Hex)| marks.has(hex, mark::OWN);
        let msus = play.state.of_side(side).filter(usable).filter(stacked);
        self.orders.extend(msus.map(|(unit, _)| Order::Emergency { unit }));
    }

    fn dumps(&mut self, play: &Play) {
        let side = sequence::decides(&play.state);
        let dumps = play.state.of_side(side).filter(|&(id, _)| play.state.kind(id) == UnitKind::Dump);
        for (dump, hex) in dumps.filter(|&(_, hex)| play.desk.seen_by(side).has(hex, mark::OWN)) {
            let fit = |id: &UnitId| !id.counter().is_supply() && !play.state.unit(*id).is(flag::HALTED);
            self.orders.extend(play.state.in_hex(hex).filter(fit).map(|by| Order::DestroyDump { dump, by }));
        }
    }

    fn repairs(&mut self, play: &mut Play) {
        let from = play.desk.forces.tables.number(Number::ExtendsFrom);
        if play.phasing() != Side::Commonwealth || play.state.repairs || u16::from(play.state.turn) < from {
            return;
        }
        transports::railhead(play);
        let most = play.desk.forces.tables.number(Number::Repair).min(100) as u8;
        let fits = (1..=most).take_while(|&hexes| transport::repair(&play.desk.forces, hexes).is_ok());
        self.orders.extend(fits.map(|hexes| Order::Repair { hexes }));
    }
}

/// Whether the player can do nothing in a phase of moves or reactions but end it.
///
/// Cases: 4.2, 7.82 · Rulings: R024, H060
pub fn is_idle(play: &mut Play) -> bool {
    let mut lists = Lists::default();
    lists.fill(play);
    lists.movers.is_empty() && lists.carries.is_empty() && lists.orders.iter().all(|order| *order == Order::Done)
}

/// The units that can move or react to some hex.
fn movers(play: &mut Play, mode: MoveMode) -> Vec<(UnitId, MoveMode)> {
    let side = sequence::decides(&play.state);
    let mut movers = Vec::with_capacity(64);
    for at in 0..play.desk.unit_of.len() {
        let id = play.desk.unit_of[at];
        if play.desk.forces.pieces[at].side != side || play.state.unit(id).is(flag::HALTED) {
            continue;
        }
        if play.desk.find_reach(id, mode) == Ok(true) {
            movers.push((id, mode));
        }
    }
    movers
}

/// Stacks next to enemies that are strong enough on paper to overrun them.
fn overrun_candidates(play: &Play, mode: MoveMode) -> Vec<(Vec<UnitId>, Hex)> {
    let side = play.phasing();
    let forces = &play.desk.forces;
    let marks = forces.seen_by(side);
    let mut candidates = Vec::new();
    let mut seen: Vec<Hex> = Vec::new();
    for piece in forces.pieces.iter().filter(|piece| piece.side == side && piece.is_combat()) {
        if seen.contains(&piece.hex) {
            continue;
        }
        seen.push(piece.hex);
        let enemies = || {
            let near = forces.board.grid.neighbours(piece.hex).map(|(_, hex)| hex);
            near.filter(|hex| marks.has(*hex, mark::ENEMY | mark::ENEMY_SUPPLY))
        };
        if enemies().next().is_none() {
            continue;
        }
        let units: Vec<usize> = forces.in_hex(piece.hex).filter(|&at| can_overrun(play, at, mode)).collect();
        let strength: u16 = units.iter().map(|&at| u16::from(forces.pieces[at].face.strength)).sum();
        let patrol = units.iter().any(|&at| forces.pieces[at].kind == UnitKind::DesertPatrol);
        for hex in enemies() {
            let least = if marks.has(hex, mark::ENEMY) {
                forces.tables.number(Number::OverrunOdds) * weakest(play, hex)
            } else {
                forces.tables.number(Number::SupplyStrength)
            };
            if !units.is_empty() && (patrol || strength >= least) {
                candidates.push((units.iter().map(|&at| play.desk.unit_of[at]).collect(), hex));
            }
        }
    }
    candidates
}

/// The strength of the units in a hex at its least: out of supply, and disrupted where they are.
fn weakest(play: &Play, hex: Hex) -> u16 {
    let forces = &play.desk.forces;
    let pieces = forces.in_hex(hex).map(|at| &forces.pieces[at]).filter(|piece| piece.is_combat());
    pieces.map(|piece| u16::from(piece.face.strength) / if piece.disrupted { 4 } else { 2 }).sum::<u16>().max(1)
}

/// Whether these units by themselves overrun a hex.
fn can_overrun_alone(play: &mut Play, units: &[UnitId], hex: Hex) -> Result<(), RefusalCode> {
    let pieces: Vec<usize> = units.iter().filter_map(|&unit| play.desk.piece(unit)).collect();
    overruns::possible(play, &pieces, hex).map(|_| ()).map_err(|refusal| refusal.code)
}

fn can_overrun(play: &Play, at: usize, mode: MoveMode) -> bool {
    let forces = &play.desk.forces;
    let fit = forces.pieces[at].is_combat() && !play.state.unit(play.desk.unit_of[at]).is(flag::HALTED);
    fit && March::of(forces, &[at], mode).is_ok_and(|march| march.spent < march.allowance)
}

/// The hexes that can still be attacked, with the units that can attack them.
fn attacks(play: &Play) -> Vec<AttackOption> {
    let side = play.phasing();
    let forces = &play.desk.forces;
    let marks = forces.seen_by(side);
    let mut options: Vec<AttackOption> = Vec::new();
    for at in forces.of_side(side).filter(|&at| forces.pieces[at].is_combat()) {
        let unit = play.desk.unit_of[at];
        if combat_of(&play.state, unit).is_some() {
            continue;
        }
        for (_, hex) in forces.board.grid.neighbours(forces.pieces[at].hex) {
            if !marks.has(hex, mark::ENEMY | mark::ENEMY_SUPPLY) || is_attacked(&play.state, hex) {
                continue;
            }
            if may_attack(forces, at, hex).is_err() {
                continue;
            }
            match options.iter_mut().find(|option| option.hex == hex) {
                Some(option) => option.units.push(unit),
                None => options.push(AttackOption { hex, units: vec![unit], must: false }),
            }
        }
    }
    for hex in owed(play) {
        if let Some(option) = options.iter_mut().find(|option| option.hex == hex) {
            option.must = true;
        }
    }
    options
}

/// The mode of a forced march in a phase.
pub fn forced(phase: Phase) -> Option<MoveMode> {
    mode(phase).and_then(forced_mode)
}
