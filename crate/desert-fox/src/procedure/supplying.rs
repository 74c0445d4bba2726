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
use crate::turn::context::{Play, Stream, refuse};

/// Judges the supply of units as a phase begins in which they move, react or refit. General supply decides how far they go, combat supply how strong they are in an overrun.
///
/// Cases: 7.1, 8.3, 8.4 · Rulings: H031, H070
pub fn judge(play: &mut Play) {
    play.sync();
    let Some(side) = play.state.judged() else { return };
    let units: Vec<_> = play.state.of_side(side).collect();
    let supplies = play.cache.supplies(side);
    for (id, hex) in units {
        let free = id.counter().kind.needs_no_supply();
        let general = if free || supplies.general(hex) { flag::GENERAL } else { 0 };
        let combat = if free || supplies.combat(hex) != 0 { flag::SUPPLIED } else { 0 };
        play.state.unit_mut(id).flags |= general | combat;
    }
}

/// What the units of the phase's combats would draw, with the units behind each need.
#[derive(Clone, Debug, Default)]
struct Wants {
    needs: Vec<Need>,
    units: Vec<Vec<UnitId>>,
}

/// The ways in which a player can supply the combats of the phase.
#[derive(Clone, Debug)]
pub struct Allotment {
    wants: Wants,
    suppliers: Vec<Supplier>,
    proposals: Vec<Proposal>,
}

/// One of the ways: the supply units expended, the combats supplied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
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
pub fn allotment(play: &mut Play, side: Side) -> Allotment {
    let attacks = side == play.phasing();
    let casts: Vec<Vec<UnitId>> = (0..play.state.combats.len()).map(|at| cast(play, at, attacks)).collect();
    play.cache.supplies(side);
    let cache = &*play.cache;
    let supplies = cache.last_supplies().1[side.index()];
    let mut wants = Wants::default();
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
                    wants.needs.push(Need { combat: number as u8, points, reach });
                    wants.units.push(vec![id]);
                }
            }
        }
        if !pointless.0.is_empty() && pointless.1 != 0 {
            let points = u8::from(attacks && pointless.0.len() > 2);
            wants.needs.push(Need { combat: number as u8, points, reach: pointless.1 });
            wants.units.push(pointless.0);
        }
    }
    let suppliers = supplies.suppliers.clone();
    let stocks: Vec<Stock> = suppliers.iter().map(|supplier| stock(play, *supplier)).collect();
    let proposals = allocation::propose(&wants.needs, &stocks, allocation::STEPS);
    Allotment { wants, suppliers, proposals }
}

/// The units of one side in a combat.
fn cast(play: &Play, combat: usize, attacks: bool) -> Vec<UnitId> {
    let combat = &play.state.combats[combat];
    if attacks {
        return combat.units.clone();
    }
    let defends = |id: &UnitId| id.counter().is_combat();
    combat.hexes.iter().flat_map(|&hex| play.state.in_hex(hex)).filter(defends).collect()
}

/// What a supplier still gives in the phase.
///
/// Cases: 7.3 · Rulings: H032
fn stock(play: &Play, supplier: Supplier) -> Stock {
    let Supplier::Unit(at) = supplier else { return Stock { free: UNLIMITED, expended: UNLIMITED } };
    let number = |number| play.cache.forces.tables.number(number).min(254) as u8;
    match play.cache.forces.pieces[at].kind {
        UnitKind::Dump => Stock { free: number(Number::FreeDump), expended: number(Number::ExpendedDump) },
        _ => Stock { free: number(Number::FreeMsu), expended: number(Number::ExpendedMsu) },
    }
}

impl Allotment {
    /// The same with no other combats supplied and no other supply units expended.
    fn only(mut self, play: &Play, expend: &[UnitId], combats: &[u8]) -> Self {
        let wanted: Vec<usize> =
            (0..self.wants.needs.len()).filter(|&at| combats.contains(&self.wants.needs[at].combat)).collect();
        self.wants = Wants {
            needs: wanted.iter().map(|&at| self.wants.needs[at]).collect(),
            units: wanted.iter().map(|&at| self.wants.units[at].clone()).collect(),
        };
        let expendable = |supplier: &Supplier| match supplier {
            Supplier::Unit(at) => expend.contains(&play.cache.unit_of[*at]),
            Supplier::Source(_) => true,
        };
        let stock = |supplier: &Supplier| {
            let stock = stock(play, *supplier);
            if expendable(supplier) { stock } else { Stock { expended: stock.free, ..stock } }
        };
        let stocks: Vec<Stock> = self.suppliers.iter().map(stock).collect();
        self.proposals = allocation::propose(&self.wants.needs, &stocks, allocation::STEPS);
        self
    }

    /// Whether there is nothing to choose: all are supplied for nothing, or nobody can be.
    fn is_settled(&self) -> bool {
        let [only] = self.proposals.as_slice() else { return false };
        let wanted = self.wants.needs.iter().fold(0_u64, |mask, need| mask | 1 << need.combat);
        only.expended == 0 && (only.supplied & wanted == wanted || only.supplied & wanted == 0)
    }

    /// The ways, fewest supply units expended first.
    pub fn ways(&self, play: &Play) -> Vec<Way> {
        (0..self.proposals.len()).map(|at| self.way(play, at)).collect()
    }

    fn way(&self, play: &Play, at: usize) -> Way {
        let proposal = &self.proposals[at];
        let unit = |post: usize| match self.suppliers.get(post) {
            Some(Supplier::Unit(at)) => Some(play.cache.unit_of[*at]),
            _ => None,
        };
        let bits = |mask: u64| (0..64).filter(move |at| mask >> at & 1 == 1);
        Way {
            expend: bits(proposal.expended).filter_map(unit).collect(),
            combats: bits(proposal.supplied).map(|at| at as u8).collect(),
        }
    }
}

/// A player is to allot combat supply; where there is nothing to choose, it is done for him.
///
/// Cases: 7.3 · Rulings: R133, H074
pub fn begin_allotment(play: &mut Play, segment: Segment) {
    play.state.segment = segment;
    let side = allots(play);
    let allotment = allotment(play, side);
    if allotment.is_settled() {
        take(play, side, &allotment, 0);
        after_allotment(play);
    }
}

fn allots(play: &Play) -> Side {
    if play.state.segment == Segment::DefenderSupply { play.phasing().enemy() } else { play.phasing() }
}

/// Supplies the combats asked for with the supply units asked for: one of the ways offered, or any other that is possible
/// and expends no more than it needs.
///
/// Errors: the combats cannot all be supplied so, or one of the supply units need not be expended.
///
/// Cases: 7.3 · Rulings: R133, H074
pub fn allot(play: &mut Play, expend: &[UnitId], combats: &[u8]) -> Result<(), Refusal> {
    if !matches!(play.state.segment, Segment::AttackerSupply | Segment::DefenderSupply) {
        return Err(refuse(RefusalCode::WrongPhase));
    }
    let side = allots(play);
    let allotment = allotment(play, side).only(play, expend, combats);
    let asked = Way { expend: expend.to_vec(), combats: combats.to_vec() };
    let at = allotment.ways(play).iter().position(|way| *way == asked);
    let at = at.ok_or_else(|| refuse(RefusalCode::NoSuchAllotment).found(expend.len()))?;
    take(play, side, &allotment, at);
    after_allotment(play);
    Ok(())
}

/// Marks the units supplied and expends supply units.
fn take(play: &mut Play, side: Side, allotment: &Allotment, at: usize) {
    let proposal = &allotment.proposals[at];
    let way = allotment.way(play, at);
    for (need, draw) in proposal.draws.iter().enumerate() {
        let Some(post) = draw else { continue };
        for &id in &allotment.wants.units[need] {
            play.state.unit_mut(id).flags |= flag::SUPPLIED;
        }
        if let Some(Supplier::Unit(at)) = allotment.suppliers.get(usize::from(*post)) {
            let points = allotment.wants.needs[need].points;
            let unit = play.state.unit_mut(play.cache.unit_of[*at]);
            unit.drawn = unit.drawn.saturating_add(points);
        }
    }
    for number in 0..play.state.combats.len() as u8 {
        let all_supplied =
            cast(play, usize::from(number), side == play.phasing()).iter().all(|&id| is_supplied(play, id));
        let code = if all_supplied { EventCode::CombatSupplied } else { EventCode::CombatUnsupplied };
        play.tell(Event::of(code).side(side).numbers(0, number));
    }
    for id in way.expend {
        play.remove_supply(id, EventCode::Expended);
    }
    play.sync();
}

/// Whether a unit is in combat supply for the combat at hand.
///
/// Cases: 7.3 · Rulings: R134, H074
pub fn is_supplied(play: &Play, id: UnitId) -> bool {
    let unit = play.state.unit(id);
    unit.is(flag::SUPPLIED | flag::EMERGENCY | flag::FRESH) || id.counter().kind.needs_no_supply()
}

fn after_allotment(play: &mut Play) {
    if play.state.segment == Segment::AttackerSupply {
        begin_allotment(play, Segment::DefenderSupply);
    } else {
        play.state.segment = Segment::Resolution;
        battle::find_illegal(play);
    }
}

/// An MSU is expended to keep its stack in both supplies for the player-turn.
///
/// Errors: the rule against it.
///
/// Cases: 7.4 · Rulings: H033, H046
pub fn emergency(play: &mut Play, unit: UnitId) -> Result<(), Refusal> {
    let phase = match play.state.phase {
        phase if phase.is_movement() => BoardPhase::Movement,
        Phase::FirstCombat | Phase::SecondCombat => BoardPhase::Combat,
        _ => return Err(refuse(RefusalCode::EmergencyPhase)),
    };
    if play.state.segment != Segment::Main {
        return Err(refuse(RefusalCode::EmergencyPhase));
    }
    let side = play.phasing();
    let piece = play.pieces(&[unit], side)?[0];
    dumps::check(&play.cache.forces, piece, SupplyAct::Emergency, phase, None).map_err(first)?;
    let hex = play.cache.forces.pieces[piece].hex;
    let stack: Vec<UnitId> = play.state.in_hex(hex).filter(|id| id.counter().is_combat()).collect();
    play.remove_supply(unit, EventCode::Expended);
    for id in stack {
        play.state.unit_mut(id).flags |= flag::EMERGENCY;
        play.tell(Event::of(EventCode::EmergencySupply).side(side).unit(id).hex(hex));
    }
    Ok(())
}

/// A unit tries to destroy a dump of its own side in its hex, once in a phase. In its own movement phase that takes the place
/// of its move; in a reaction phase it is no reaction: it needs no roll for disruption, and the unit may react before or after it.
///
/// Errors: the rule against it.
///
/// Cases: 7.82 · Rulings: R024, H035, H069
pub fn destroy_dump(play: &mut Play, dump: UnitId, by: UnitId) -> Result<(), Refusal> {
    let (phase, side) = match play.state.phase {
        phase if phase.is_movement() => (BoardPhase::Movement, play.phasing()),
        phase if phase.is_reaction() => (BoardPhase::Reaction, play.phasing().enemy()),
        _ => return Err(refuse(RefusalCode::DestroyPhase)),
    };
    if play.state.segment != Segment::Main {
        return Err(refuse(RefusalCode::DestroyPhase));
    }
    let pieces = play.pieces(&[dump, by], side)?;
    if phase == BoardPhase::Movement && play.state.unit(by).is(flag::HALTED) {
        return Err(refuse(RefusalCode::Halted).unit(&by.counter().id));
    }
    if play.state.unit(by).drawn > 0 {
        return Err(refuse(RefusalCode::DestroyTwice).unit(&by.counter().id));
    }
    let by_name = play.cache.forces.names[pieces[1]];
    dumps::check(&play.cache.forces, pieces[0], SupplyAct::Destroy, phase, Some(by_name)).map_err(first)?;
    let up_to = play.cache.forces.tables.number(Number::DestroyedUpTo);
    let die = play.roll(Stream::Destruction)?;
    let unit = play.state.unit_mut(by);
    match phase {
        BoardPhase::Reaction => unit.drawn = 1,
        _ => unit.flags |= flag::HALTED,
    }
    play.tell(Event::of(EventCode::DumpDestruction).side(side).unit(by).numbers(i32::from(up_to), die));
    if u16::from(die) <= up_to {
        play.remove_supply(dump, EventCode::SupplyDestroyed);
    }
    Ok(())
}

/// The first refusal of several, as an order's.
pub fn first(refusals: Vec<Refusal>) -> Refusal {
    let fallback = || refuse(RefusalCode::IllegalAnswer);
    refusals.into_iter().next().map_or_else(fallback, |refusal| Refusal { path: "order".to_owned(), ..refusal })
}
