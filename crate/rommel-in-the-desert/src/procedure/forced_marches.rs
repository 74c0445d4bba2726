//! Forced marches, a step of their own at the end of the movement phase.

use hexgrid::{Direction, Hex};

use crate::data::numbers::Number;
use crate::model::finding::{Code, Finding, Findings};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::UnitId;
use crate::procedure::moves::enter;
use crate::rules::disruption::disrupt;
use crate::rules::movement::{check_declared_march, check_forced_march, march_succeeds};
use crate::state::State;
use crate::state::turn::Phase;
use crate::turn::context::{OrderContext, Stream};

/// The units that may still force march after a group move, by number.
///
/// Cases: 2.7, 9.7 · Rulings: D021, D026, D113
pub fn eligible(state: &State) -> Vec<UnitId> {
    let position = &state.position;
    let may = |&unit: &UnitId| {
        let quiet = position.hex(unit).is_some_and(|hex| !position.is_in(state.turn.side.enemy(), hex));
        quiet && !position.unit(unit).disrupted && state.turn.movement.may_march(unit)
    };
    let mut units: Vec<UnitId> = state.turn.moved.iter().copied().filter(may).collect();
    units.sort_unstable();
    units.dedup();
    units
}

/// Force marches a unit that has moved: it enters the hex, or stays and is disrupted.
///
/// Errors: the rule against it.
///
/// Cases: 2.7 · Rulings: D021, D026
pub fn force_march(ctx: &mut OrderContext, unit: UnitId, step: Direction) -> Result<(), Refusal> {
    if ctx.state.turn.phase != Phase::ForcedMarches {
        return Err(RefusalCode::NotNow.into());
    }
    if !eligible(&ctx.state).contains(&unit) {
        return Err(Refusal::of(RefusalCode::NoForcedMarch).unit(unit));
    }
    let end = check_forced_march(&ctx.movement(), unit, step, &mut Findings::new())?;
    ctx.state.turn.moved.retain(|&moved| moved != unit);
    roll(ctx, unit, end, &[step])
}

/// Rolls for a forced march that was declared in a regroup move: the unit goes to the destination, or is disrupted
/// where it started. A march that has become impossible is not rolled: the unit stays as it is.
///
/// Errors: none is declared for it.
///
/// Cases: 2.7 · Rulings: I011, I012, D025, D026
pub fn roll_declared(ctx: &mut OrderContext, unit: UnitId) -> Result<(), Refusal> {
    let turn = &mut ctx.state.turn;
    let at = turn.movement.declared.iter().position(|march| march.unit == unit);
    let at =
        at.filter(|_| turn.phase == Phase::ForcedMarches).ok_or(Refusal::of(RefusalCode::NoForcedMarch).unit(unit))?;
    let march = turn.movement.declared.remove(at);
    if let Ok(end) = check_declared_march(&ctx.movement(), &march) {
        return roll(ctx, unit, end, &march.path);
    }
    ctx.emit(Finding::of(Code::MarchImpossible).unit(unit).hex(march.destination));
    Ok(())
}

/// Cases: 2.7 · Rulings: I012, D026, D109
fn roll(ctx: &mut OrderContext, unit: UnitId, end: Hex, path: &[Direction]) -> Result<(), Refusal> {
    let die = ctx.roll(Stream::March, 1)?[0];
    let from = ctx.edition.numbers.get(Number::ForcedMarchFrom);
    ctx.emit(Finding::of(Code::ForcedMarch).unit(unit).hex(end).numbers(from, die));
    if march_succeeds(ctx.edition.numbers, die) {
        enter(ctx, unit, end, path);
        return Ok(());
    }
    let (steps, active) = (ctx.state.position.unit(unit).steps, ctx.active());
    disrupt(&mut ctx.state.position, unit, active);
    ctx.emit(Finding::of(Code::Disrupted).unit(unit).numbers(steps, steps));
    Ok(())
}

/// Ends the step of forced marches once all declared ones are rolled.
///
/// Errors: one is still to be rolled.
///
/// Cases: 2.7 · Rulings: D026, D038
pub fn end(ctx: &OrderContext) -> Result<(), Refusal> {
    let declared = ctx.state.turn.movement.declared.first();
    declared.map_or(Ok(()), |march| Err(Refusal::of(RefusalCode::NotNow).unit(march.unit)))
}
