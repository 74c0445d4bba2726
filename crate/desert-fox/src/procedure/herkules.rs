//! Operation Herkules (16): the invasion of Malta, and what the fall of the island brings.

use hexgrid::Hex;

use crate::data::calendar::Month;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::rule_set::Herkules;
use crate::model::units::{Nation, Side};
use crate::procedure::malta::{each, expendable, fits};
use crate::rules::off_map::western;
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::state::{Invasion, Phase, Place, Segment, State};
use crate::turn::context::{OrderContext, Stream, refuse};

/// The units that can be sent against Malta, with what each adds to the Assault Index.
///
/// Cases: 16.11, 16.3 · Rulings: R064, R070
const FORCES: [(&str, i16); 2] = [("ramcke", 2), ("folgore", 1)];
/// The months in which the invasion may be launched.
///
/// Cases: 16.0, 16.12 · Rulings: R063, R065
pub const MONTHS: std::ops::RangeInclusive<Month> = Month(15)..=Month(17);
/// Air points spent for good, beside those committed.
///
/// Cases: 16.14 · Rulings: R067
const SPENT: u8 = 1;
/// What a Commonwealth unit in general supply west of column Lxx23 takes off the index.
const WESTERN: i16 = 2;
/// What is subtracted from the convoy die once Malta has fallen.
const CONVOY: i16 = 3;
/// Refit points of each Axis nationality that its fall brings to a Reinforcement Phase.
const REFIT: u8 = 1;

/// An assault on Malta before its die.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assault {
    /// The units committed.
    pub units: Vec<UnitId>,
    /// Air points committed, without the one that is spent for good.
    pub points: u8,
    /// The Assault Index, which the die must not exceed.
    pub index: i16,
    /// What the index is made of, each with the index before and after it.
    pub parts: Vec<Event>,
}

impl Assault {
    /// Faces of the die, out of six, that take the island.
    ///
    /// Cases: 16.3 · Rulings: R070
    pub fn wins(&self) -> u8 {
        self.index.clamp(0, 6) as u8
    }

    /// Whether these are its units and air points, the units in any order.
    pub fn is(&self, units: &[UnitId], points: u8) -> bool {
        self.points == points && self.units.len() == units.len() && units.iter().all(|unit| self.units.contains(unit))
    }

    fn part(&mut self, event: Event, worth: i16) {
        let before = self.index;
        self.index += worth;
        self.parts.push(event.numbers(before, self.index));
    }
}

/// What speaks against an assault: Commonwealth air points on Malta, and a supplied unit in the west.
#[derive(Clone, Copy, Debug)]
pub struct Defense {
    malta: u8,
    western: Option<(UnitId, Hex)>,
}

impl Defense {
    /// The defense of Malta now.
    ///
    /// Cases: 16.3 · Rulings: R070
    pub fn of(ctx: &mut OrderContext) -> Self {
        let malta = ctx.state.air[Side::Commonwealth.index()].malta;
        let (forces, supplies) = ctx.cache.with_supplies();
        let western = western(forces, supplies[Side::Commonwealth.index()]);
        let western = western.map(|at| (ctx.cache.unit_of[at], ctx.cache.forces.pieces[at].hex));
        Self { malta, western }
    }

    /// The Assault Index of units and air points, part by part.
    ///
    /// Cases: 16.13, 16.3 · Rulings: R066, R070
    pub fn assault(&self, units: &[UnitId], points: u8) -> Assault {
        let mut assault = Assault { units: units.to_vec(), points, index: 0, parts: Vec::new() };
        for (unit, worth) in forces().filter(|(unit, _)| units.contains(unit)) {
            assault.part(Event::of(EventCode::InvasionUnit).side(Side::Axis).unit(unit), worth);
        }
        if points > 0 {
            assault.part(Event::of(EventCode::InvasionAir).side(Side::Axis), i16::from(points));
        }
        if self.malta > 0 {
            assault.part(Event::of(EventCode::InvasionMalta).side(Side::Commonwealth), -i16::from(self.malta));
        }
        if let Some((unit, hex)) = self.western {
            let event = Event::of(EventCode::InvasionWest).side(Side::Commonwealth);
            assault.part(event.unit(unit).hex(hex), -WESTERN);
        }
        assault
    }
}

/// The units of the invasion with what each adds to the index.
pub fn forces() -> impl Iterator<Item = (UnitId, i16)> {
    FORCES.iter().filter_map(|&(id, worth)| UnitId::find(id).map(|unit| (unit, worth)))
}

/// Whether a unit has been sent against Malta, so that it never arrives.
///
/// Cases: 16.11 · Rulings: R064
pub fn is_committed(state: &State, unit: UnitId) -> bool {
    committed(state.invasion).any(|sent| sent == unit)
}

/// The units of an invasion.
pub fn committed(invasion: Invasion) -> impl Iterator<Item = UnitId> {
    forces().enumerate().filter(move |(at, _)| invasion.units >> at & 1 == 1).map(|(_, (unit, _))| unit)
}

/// Units as an [`Invasion`] keeps them; none for a unit that takes no part in one.
pub fn bits(units: &[UnitId]) -> Option<u8> {
    let bit = |unit: &UnitId| forces().position(|(known, _)| known == *unit).map(|at| 1 << at);
    units.iter().try_fold(0, |bits, unit| bit(unit).map(|bit| bits | bit))
}

/// Whether a unit can still be sent: it is to come, or is held back, and has not been on the map.
///
/// Cases: 16.11 · Rulings: R064, H078
fn is_to_come(ctx: &OrderContext, unit: UnitId) -> bool {
    let arrival = unit.in_roster().and_then(|counter| ctx.config.schedule.arrival_of(counter));
    match ctx.state.unit(unit).place() {
        Place::Arriving => true,
        Place::Aside => arrival.is_some_and(|turn| turn >= ctx.state.turn),
        _ => false,
    }
}

/// Whether an invasion can be launched now.
///
/// Errors: the rule against it.
///
/// Cases: 16.0, 16.11, 16.12, 16.13, 16.14, 16.15 · Rulings: R063, R064, R065, R066, R067, R068
pub fn check(ctx: &OrderContext) -> Result<(), RefusalCode> {
    if ctx.config.rules.herkules == Herkules::Absent {
        return Err(RefusalCode::InvasionOff);
    }
    if ctx.state.phase != Phase::AirAllocation || ctx.state.segment != Segment::Main {
        return Err(RefusalCode::WrongPhase);
    }
    if ctx.phasing() != Side::Axis {
        return Err(RefusalCode::InvasionSide);
    }
    if ctx.state.invasion.turn > 0 {
        return Err(RefusalCode::InvasionAgain);
    }
    if !MONTHS.contains(&ctx.month()) {
        return Err(RefusalCode::InvasionTurn);
    }
    if ctx.state.malta_done {
        return Err(RefusalCode::InvasionRaid);
    }
    if ctx.state.air[Side::Axis.index()].available() < SPENT {
        return Err(RefusalCode::InvasionPoints);
    }
    if forces().any(|(unit, _)| is_to_come(ctx, unit)) { Ok(()) } else { Err(RefusalCode::InvasionUnits) }
}

/// The most air points that can be committed, one being spent beside them.
///
/// Cases: 16.13, 16.14 · Rulings: R066, R067
fn most_points(ctx: &OrderContext) -> u8 {
    let supply = expendable(ctx).count().min(30) as u8;
    let available = ctx.state.air[Side::Axis.index()].available().saturating_sub(SPENT);
    available.min(supply.saturating_mul(each(ctx)))
}

/// Every invasion that can be launched now, with its index.
pub fn options(ctx: &mut OrderContext) -> Vec<Assault> {
    if check(ctx).is_err() {
        return Vec::new();
    }
    let able: Vec<UnitId> = forces().map(|(unit, _)| unit).filter(|&unit| is_to_come(ctx, unit)).collect();
    let mut sets: Vec<&[UnitId]> = able.chunks(1).collect();
    if able.len() > 1 {
        sets.push(&able);
    }
    let (defense, most) = (Defense::of(ctx), most_points(ctx));
    let with = |units: &[UnitId]| (0..=most).map(|points| defense.assault(units, points)).collect::<Vec<_>>();
    sets.into_iter().flat_map(with).collect()
}

/// Launches the invasion: the units never arrive, supply units are expended as for a raid, an air point is spent for good, and
/// a die of no more than the index takes the island.
///
/// Errors: the rule against it.
///
/// Cases: 16.0, 16.11, 16.13, 16.14, 16.3 · Rulings: R063, R064, R066, R067, R070, R071, H078
pub fn launch(ctx: &mut OrderContext, units: &[UnitId], points: u8, supply: &[UnitId]) -> Result<(), Refusal> {
    check(ctx).map_err(refuse)?;
    if units.is_empty() {
        return Err(refuse(RefusalCode::InvasionUnits));
    }
    let wrong = |(at, unit): &(usize, &UnitId)| {
        units[..*at].contains(unit) || !forces().any(|(known, _)| known == **unit) || !is_to_come(ctx, **unit)
    };
    if let Some((_, unit)) = units.iter().enumerate().find(wrong) {
        return Err(refuse(RefusalCode::InvasionUnits).unit(&unit.counter().id));
    }
    if points > most_points(ctx) {
        return Err(refuse(RefusalCode::InvasionPoints).found(points));
    }
    if !fits(ctx, points, supply) {
        return Err(refuse(RefusalCode::InvasionSupply).found(supply.len()));
    }
    let assault = Defense::of(ctx).assault(units, points);
    commit(ctx, &assault, supply);
    let die = ctx.roll(Stream::Herkules)?;
    ctx.emit(Event::of(EventCode::InvasionRoll).side(Side::Axis).numbers(assault.index, die));
    if die <= assault.wins() {
        fall(ctx);
    } else {
        ctx.emit(Event::of(EventCode::MaltaHolds).side(Side::Commonwealth));
    }
    Ok(())
}

/// What the attempt costs, whether the island falls or not.
///
/// Cases: 16.11, 16.13, 16.14 · Rulings: R064, R066, R067
fn commit(ctx: &mut OrderContext, assault: &Assault, supply: &[UnitId]) {
    for &unit in supply {
        ctx.remove_supply(unit, EventCode::Expended);
    }
    for &unit in &assault.units {
        ctx.state.put(unit, Place::Aside);
    }
    let units = bits(&assault.units).unwrap_or_default();
    ctx.state.invasion = Invasion { turn: ctx.state.turn, fallen: false, units };
    ctx.state.malta_done = true;
    let air = &mut ctx.state.air[Side::Axis.index()];
    let before = air.points;
    air.points -= SPENT;
    air.used += assault.points;
    let after = air.points;
    ctx.emit(Event::of(EventCode::InvasionAirPoint).side(Side::Axis).numbers(before, after));
    for &part in &assault.parts {
        ctx.emit(part);
    }
}

/// Malta falls, and the Commonwealth air points there with it.
///
/// Cases: 16.4, 16.4-3 · Rulings: R074
fn fall(ctx: &mut OrderContext) {
    ctx.state.invasion.fallen = true;
    ctx.emit(Event::of(EventCode::MaltaFalls).side(Side::Axis));
    let air = &mut ctx.state.air[Side::Commonwealth.index()];
    let before = air.malta;
    air.points = air.points.saturating_sub(before);
    air.malta = 0;
    if before > 0 {
        ctx.emit(Event::of(EventCode::MaltaAirLost).side(Side::Commonwealth).numbers(before, 0));
    }
}

/// The convoy die once Malta has fallen: the season changes it no more.
///
/// Cases: 16.4-1, 7.55 · Rulings: R072
pub fn convoy(ctx: &mut OrderContext, die: i16) -> i16 {
    ctx.emit(Event::of(EventCode::ConvoyFallen).side(Side::Axis).numbers(die, die - CONVOY));
    die - CONVOY
}

/// The refit points of a Reinforcement Phase of the Axis after the fall of Malta.
///
/// Cases: 16.4-2 · Rulings: R073, H079
pub fn refit(ctx: &mut OrderContext, side: Side) {
    if !ctx.state.invasion.fallen || side != Side::Axis {
        return;
    }
    for nation in [Nation::German, Nation::Italian] {
        ctx.add_refit_points(nation, REFIT, EventCode::RefitMalta);
    }
}
