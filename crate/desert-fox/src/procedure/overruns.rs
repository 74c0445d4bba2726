//! Overruns as orders (8.3): reactions first, then the units in the hex, one by one.

use hexgrid::Hex;

use crate::data::tables::Number;
use crate::model::acts::MoveMode;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::UnitKind;
use crate::procedure::battle;
use crate::procedure::desert_patrols::{self, idle};
use crate::procedure::losses::lose;
use crate::procedure::moves::{mode, roll};
use crate::procedure::occupy::occupy;
use crate::procedure::supplying::first;
use crate::rules::movement::mover::Mover;
use crate::rules::movement::overrun::{Assessment, Plan, plan};
use crate::rules::movement::reaction::refuges;
use crate::rules::refit::Cause;
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::state::order::Answer;
use crate::state::path::Spot;
use crate::state::{Overrun, Phase, Place, Segment, flag};
use crate::turn::context::{Play, Stream, refuse};

/// Whether and how units can overrun a hex.
///
/// Errors: the rule against it.
///
/// Cases: 8.3 · Rulings: R038, H028, H041
pub fn possible(play: &mut Play, pieces: &[usize], hex: Hex) -> Result<Plan, Refusal> {
    let kind = mode(play.state.phase).unwrap_or(MoveMode::Initial);
    play.cache.supplies(play.state.phasing.enemy());
    let (forces, supplies) = play.cache.last_supplies();
    let mover = Mover::of(forces, pieces.to_vec(), kind).map_err(first)?;
    plan(&Assessment::with(&mover, supplies), hex).map_err(|refusal| Refusal { path: "order".to_owned(), ..refusal })
}

/// Begins an overrun.
///
/// Errors: the rule against it.
///
/// Cases: 8.3, 8.37, 17.26 · Rulings: R014, R038, R087, H028
pub fn begin(play: &mut Play, units: &[UnitId], hex: Hex) -> Result<(), Refusal> {
    play.any_of(&[Phase::InitialMovement, Phase::MotorizedMovement], Segment::Main)?;
    let pieces = play.pieces(units, play.phasing())?;
    if let Some(unit) = units.iter().find(|&&unit| play.state.unit(unit).is(flag::HALTED)) {
        return Err(refuse(RefusalCode::Halted).unit(&unit.counter().id));
    }
    idle(play, units)?;
    let plan = possible(play, &pieces, hex)?;
    let enemy = play.phasing().enemy();
    let mut left: Vec<UnitId> = play
        .state
        .in_hex(hex)
        .filter(|&id| play.state.owner(id) == enemy && id.counter().kind != UnitKind::Detachment)
        .collect();
    left.sort_by_key(|id| (!id.counter().is_supply(), std::cmp::Reverse(*id)));
    let [attacking, defending] = plan.strength;
    play.tell(Event::of(EventCode::Overrun).side(play.phasing()).hex(hex).numbers(attacking, defending));
    let spent = play.state.unit(units[0]).spent;
    let spent = units.iter().map(|id| play.state.unit(*id).spent).max().unwrap_or(spent);
    let cost = (u16::from(spent) + plan.cost.halves()).min(255) as u8;
    play.state.overrun = Some(Overrun { units: units.to_vec(), hex, spent: cost, left, raid: plan.raid });
    play.state.segment = Segment::Overrun;
    proceed(play)
}

/// Goes on to the next unit about which something is to be decided.
///
/// Cases: 8.3, 8.37, 13.2, 18.23 · Rulings: R014, R036, R101, H041
fn proceed(play: &mut Play) -> Result<(), Refusal> {
    loop {
        play.sync();
        let Some(overrun) = &play.state.overrun else { return Ok(()) };
        let Some(&next) = overrun.left.last() else {
            enter(play);
            return Ok(());
        };
        if next.counter().is_supply() && overrun.raid {
            settled(play);
            raid(play, next)?;
            continue;
        }
        if next.counter().is_supply() || !reactions(play, next).is_empty() {
            return Ok(());
        }
        overrun_unit(play, next)?;
    }
}

/// The hexes to which a unit about to be overrun can react.
///
/// Cases: 8.37, 8.4, 8.43 · Rulings: R014, R015, H029
pub fn reactions(play: &Play, unit: UnitId) -> Vec<Hex> {
    if play.state.unit(unit).is(flag::HALTED) {
        return Vec::new();
    }
    play.cache.piece(unit).map(|piece| refuges(&play.cache.forces, piece)).unwrap_or_default()
}

fn overrun_unit(play: &mut Play, unit: UnitId) -> Result<(), Refusal> {
    let side = play.phasing().enemy();
    play.tell(Event::of(EventCode::Overran).side(side).unit(unit));
    settled(play);
    lose(play, unit, Cause::Overrun)
}

fn settled(play: &mut Play) {
    if let Some(overrun) = &mut play.state.overrun {
        overrun.left.pop();
    }
}

/// The answers that are legal now.
pub fn answers(play: &Play) -> Vec<Answer> {
    let Some(&unit) = play.state.overrun.as_ref().and_then(|overrun| overrun.left.last()) else { return Vec::new() };
    if unit.counter().is_supply() {
        return vec![Answer::CaptureSupply { unit }, Answer::DestroySupply { unit }];
    }
    let react = |hex: Hex| Answer::React { unit, hex: Spot(hex) };
    std::iter::once(Answer::Stay { unit }).chain(reactions(play, unit).into_iter().map(react)).collect()
}

/// Answers what becomes of the next unit in the hex.
///
/// Errors: it is not one of the legal answers.
///
/// Cases: 8.3, 8.37, 8.46 · Rulings: R014, H029, H041
pub fn answer(play: &mut Play, answer: Answer) -> Result<(), Refusal> {
    if !answers(play).contains(&answer) {
        return Err(refuse(RefusalCode::IllegalAnswer));
    }
    match answer {
        Answer::Stay { unit } => {
            play.tell(Event::of(EventCode::Stays).unit(unit));
            overrun_unit(play, unit)?;
        }
        Answer::React { unit, hex } => react(play, unit, hex.0)?,
        Answer::DestroySupply { unit } => {
            settled(play);
            play.remove_supply(unit, EventCode::SupplyDestroyed);
        }
        Answer::CaptureSupply { unit } => {
            settled(play);
            capture(play, unit)?;
        }
        _ => return Err(refuse(RefusalCode::IllegalAnswer)),
    }
    proceed(play)
}

/// A unit reacts out of the hex and rolls for disruption at once.
///
/// Cases: 8.37, 8.46 · Rulings: R014, H029
fn react(play: &mut Play, unit: UnitId, hex: Hex) -> Result<(), Refusal> {
    settled(play);
    let piece = play.cache.piece(unit);
    let state = play.state.unit_mut(unit);
    state.set_place(Place::Map(hex));
    state.flags |= flag::HALTED;
    play.tell(Event::of(EventCode::Reacted).side(play.phasing().enemy()).unit(unit).hex(hex));
    occupy(play, unit, hex);
    piece.map_or(Ok(()), |piece| roll(play, unit, piece, EventCode::ReactionRoll))
}

/// A supply unit is captured on the faces of the tables, destroyed otherwise.
///
/// Cases: 7.75, 8.3 · Rulings: R053, H041, H046
fn capture(play: &mut Play, unit: UnitId) -> Result<(), Refusal> {
    let up_to = play.cache.forces.tables.number(Number::CapturedUpTo);
    let die = play.roll(Stream::Capture)?;
    play.tell(Event::of(EventCode::CaptureRoll).side(play.phasing()).unit(unit).numbers(up_to, die));
    if u16::from(die) <= up_to {
        let from = play.cache.piece(unit).and_then(|piece| play.cache.forces.pieces[piece].captured_from);
        battle::capture(play, unit, from);
    } else {
        play.remove_supply(unit, EventCode::SupplyDestroyed);
    }
    Ok(())
}

/// A desert patrol destroys the supply unit that another unit would capture, and does nothing to it otherwise.
///
/// Cases: 18.23 · Rulings: R101
fn raid(play: &mut Play, unit: UnitId) -> Result<(), Refusal> {
    let side = play.phasing();
    let up_to = play.cache.forces.tables.number(Number::CapturedUpTo);
    let die = play.roll(Stream::Capture)?;
    play.tell(Event::of(EventCode::CaptureRoll).side(side).unit(unit).numbers(up_to, die));
    if u16::from(die) > up_to {
        play.tell(Event::of(EventCode::PatrolFails).side(side).unit(unit));
        return Ok(());
    }
    play.tell(Event::of(EventCode::PatrolDestroys).side(side).unit(unit));
    play.remove_supply(unit, EventCode::SupplyDestroyed);
    Ok(())
}

/// The units enter the hex; when a desert patrol's raid leaves enemy supply units in it, they stay where they are.
///
/// Cases: 8.3, 18.23 · Rulings: R101, H028, H041, H084
fn enter(play: &mut Play) {
    let Some(overrun) = play.state.overrun.take() else { return };
    play.state.segment = Segment::Main;
    if desert_patrols::is_repelled(&play.state, &overrun) {
        for &id in &overrun.units {
            let unit = play.state.unit_mut(id);
            unit.spent = overrun.spent;
            unit.flags |= flag::MOVED | flag::HALTED;
        }
        return;
    }
    for &id in &overrun.units {
        let unit = play.state.unit_mut(id);
        let before = unit.spent;
        unit.set_place(Place::Map(overrun.hex));
        unit.spent = overrun.spent;
        unit.flags |= flag::MOVED;
        play.tell(Event::of(EventCode::Moved).unit(id).hex(overrun.hex).numbers(before, overrun.spent));
        occupy(play, id, overrun.hex);
    }
}
