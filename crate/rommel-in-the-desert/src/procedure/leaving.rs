//! Units leave a hex: refusing combat, routed, in a Pass turn, or in a paid retreat.

use hexgrid::{Direction, Hex};

use crate::data::edition::Edition;
use crate::data::numbers::Number;
use crate::model::finding::{Code, Finding};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::rule_set::PursuitFire;
use crate::model::turn_option::TurnOption;
use crate::model::units::{Side, UnitId};
use crate::position::Position;
use crate::procedure::moves::{check_begin, meet_mines};
use crate::procedure::pursuit;
use crate::rules::disruption::disrupt;
use crate::rules::movement::{march_succeeds, steps_walked};
use crate::rules::supply::SupplyGround;
use crate::rules::withdrawal::{Cause, Retirement, Withdrawal, check_territory, check_withdrawal, withdrawals};
use crate::state::State;
use crate::state::movement::Rommel;
use crate::state::turn::{Leaving, Rearguard, Reason};
use crate::turn::context::{OrderContext, Stream};

/// The way of withdrawing behind a reason; a paid retreat is none of the three.
///
/// Cases: 4.5 · Rulings: I025, D016
const fn cause(reason: Reason) -> Option<Cause> {
    match reason {
        Reason::Refusal => Some(Cause::RefusingCombat),
        Reason::Rout => Some(Cause::Rout),
        Reason::PassTurn => Some(Cause::PassTurn),
        Reason::Retreat => None,
    }
}

/// The units that have still to leave, or may. A unit that has entered the hex in this movement phase does not retreat
/// from it.
///
/// Cases: 4.5, 6.1 · Rulings: I028, D021
pub fn remaining(state: &State) -> Vec<UnitId> {
    let Some(leaving) = &state.leaving else { return Vec::new() };
    let routed = leaving.reason == Reason::Rout;
    let here = state.position.in_hex(leaving.side, leaving.hex);
    let stays = |unit: UnitId| leaving.reason == Reason::Retreat && !state.turn.movement.may_move(unit);
    here.filter(|&unit| state.position.unit(unit).disrupted == routed && !stays(unit)).collect()
}

/// The hexes of the Rommel bonus for units that leave.
///
/// Cases: 2.6 · Rulings: D020
fn bonus(edition: Edition, leaving: &Leaving) -> u8 {
    if leaving.rommel { edition.numbers.get(Number::Rommel) } else { 0 }
}

/// Where a unit may go that is leaving.
pub fn choices(edition: Edition, state: &State, unit: UnitId) -> Vec<Retirement> {
    let Some(leaving) = &state.leaving else { return Vec::new() };
    let rommel = bonus(edition, leaving);
    let mut found = withdrawals(edition, &leaving.before, unit, rommel);
    found.retain(|retirement| {
        let withdrawal = Withdrawal { unit, path: &retirement.path, rommel };
        check(edition, &state.position, leaving, withdrawal).is_ok()
    });
    found
}

/// Whether there is a hex to which a unit may go that is leaving.
fn has_choice(edition: Edition, position: &Position, leaving: &Leaving, unit: UnitId) -> bool {
    let rommel = bonus(edition, leaving);
    let found = withdrawals(edition, &leaving.before, unit, rommel);
    let goes = |path: &[Direction]| check(edition, position, leaving, Withdrawal { unit, path, rommel }).is_ok();
    found.iter().any(|retirement| goes(&retirement.path))
}

/// Begins the withdrawal of a Pass turn, or a paid retreat from a battle.
///
/// Errors: the rule against it.
///
/// Cases: 4.5 · Rulings: I020, I029, I030, D016, D020, D036
pub fn begin_own(ctx: &mut OrderContext, hex: Hex, rommel: bool) -> Result<(), Refusal> {
    check_begin(&ctx.state, rommel)?;
    check_own(ctx.edition, &ctx.state, hex, rommel)?;
    let reason = own_reason(&ctx.state);
    let turn = &mut ctx.state.turn;
    turn.moves_left -= 1;
    if rommel {
        turn.movement.rommel = Rommel::Used;
    }
    begin(ctx, ctx.active(), hex, reason, rommel)
}

/// Why units of the active player leave a hex of their own will.
///
/// Cases: 4.5 · Rulings: I029, D016
fn own_reason(state: &State) -> Reason {
    if state.turn.option == Some(TurnOption::Pass) { Reason::PassTurn } else { Reason::Retreat }
}

/// Whether a unit of the active player can leave a hex in the withdrawal of a Pass turn, or in a paid retreat.
///
/// Errors: none can.
///
/// Cases: 4.5 · Rulings: I029, D016, D021, D036
pub fn check_own(edition: Edition, state: &State, hex: Hex, rommel: bool) -> Result<(), Refusal> {
    let (side, reason) = (state.turn.side, own_reason(state));
    let nobody = Err(Refusal::of(RefusalCode::NobodyMoves).hex(hex));
    let leaves = reason == Reason::PassTurn || state.position.is_in(side.enemy(), hex);
    if !leaves || !state.position.holds(side, hex) {
        return nobody;
    }
    let leaving = of(&state.position, side, hex, reason, rommel);
    let may = |unit: UnitId| reason == Reason::PassTurn || state.turn.movement.may_move(unit);
    let mut units = state.position.fighting(side, hex).filter(|&unit| may(unit));
    let goes = units.any(|unit| has_choice(edition, &state.position, &leaving, unit));
    if goes { Ok(()) } else { nobody }
}

/// Units that begin to leave a hex.
///
/// Cases: 4.5 · Rulings: I027, I030, D035
fn of(position: &Position, side: Side, hex: Hex, reason: Reason, rommel: bool) -> Leaving {
    let from_battle = position.is_in(side.enemy(), hex);
    let retreat = cause(reason).map_or(from_battle, |cause| cause.is_retreat(from_battle));
    Leaving { side, hex, reason, retreat, rommel, before: Box::new(position.clone()), gone: Vec::new(), pursued: false }
}

/// Begins to empty a hex, or a part of it.
///
/// Errors: a die is not known.
///
/// Cases: 4.5 · Rulings: I027, I028, I030, D035, D041
pub fn begin(ctx: &mut OrderContext, side: Side, hex: Hex, reason: Reason, rommel: bool) -> Result<(), Refusal> {
    ctx.state.leaving = Some(of(&ctx.state.position, side, hex, reason, rommel));
    let whole_group = cause(reason).is_some_and(|cause| cause != Cause::PassTurn);
    if whole_group && ctx.edition.rules.pursuit_fire == PursuitFire::BeforeWithdrawal {
        let leavers = remaining(&ctx.state);
        if let Some(leaving) = &mut ctx.state.leaving {
            leaving.pursued = true;
        }
        pursuit::fall(ctx, side, hex, leavers, reason == Reason::Rout)?;
    }
    Ok(())
}

/// Whether a unit may leave along a path; from a quiet hex it must not enlarge the network.
///
/// Errors: the rule against it.
///
/// Cases: 4.5 · Rulings: I023, I030, D032
pub fn check(
    edition: Edition,
    position: &Position,
    leaving: &Leaving,
    withdrawal: Withdrawal,
) -> Result<Retirement, Refusal> {
    let retirement = check_withdrawal(edition, &leaving.before, withdrawal)?;
    if leaving.retreat {
        return Ok(retirement);
    }
    let mut after = position.clone();
    if let Some(last) = withdrawal.path.last() {
        after.enter(withdrawal.unit, retirement.hex, last.opposite());
    }
    let ground = |position| SupplyGround::new(edition, position, leaving.side);
    check_territory(&ground(&leaving.before), &ground(&after)).map_err(|refusal| refusal.unit(withdrawal.unit))?;
    Ok(retirement)
}

/// A unit leaves along a path, as far as no minefield stops it.
///
/// Errors: the rule against it.
///
/// Cases: 4.5, 9.7 · Rulings: I014, I021, I022, I023, I030, I031, I032, D020, D027, D032, D045, D092
pub fn withdraw(ctx: &mut OrderContext, unit: UnitId, path: &[Direction]) -> Result<(), Refusal> {
    let Some(leaving) = ctx.state.leaving.clone() else { return Err(RefusalCode::NotNow.into()) };
    if !remaining(&ctx.state).contains(&unit) {
        return Err(Refusal::of(RefusalCode::NotInMove).unit(unit));
    }
    let withdrawal = Withdrawal { unit, path, rommel: bonus(ctx.edition, &leaving) };
    let retirement = check(ctx.edition, &ctx.state.position, &leaving, withdrawal)?;
    let whole = path.len();
    let path = &path[..steps_walked(ctx.edition.board, &ctx.state.position, leaving.hex, path)];
    let marches = retirement.forced_march && path.len() == whole;
    if marches {
        // The enemy sees that the unit is too slow for the path, and whether it has a step to lose.
        ctx.reveal_to(leaving.side.enemy());
    }
    let succeeds = !marches || roll_march(ctx, unit, retirement.hex)?;
    let walked = if succeeds { path } else { &path[..path.len() - 1] };
    let end = ctx.edition.board.grid.path_end(leaving.hex, walked).unwrap_or(leaving.hex);
    if let Some(last) = walked.last() {
        ctx.state.position.enter(unit, end, last.opposite());
    }
    ctx.emit(Finding::of(Code::Withdraws).unit(unit).hex(end).numbers(0, walked.len() as u8));
    meet_mines(ctx, unit, end, walked.len());
    settle(ctx, &leaving, unit, succeeds);
    Ok(())
}

fn roll_march(ctx: &mut OrderContext, unit: UnitId, end: Hex) -> Result<bool, Refusal> {
    let die = ctx.roll(Stream::March, 1)?[0];
    let from = ctx.edition.numbers.get(Number::ForcedMarchFrom);
    ctx.emit(Finding::of(Code::ForcedMarch).unit(unit).hex(end).numbers(from, die));
    Ok(march_succeeds(ctx.edition.numbers, die))
}

/// Disrupts a unit that has left in a retreat, and takes a step from one whose forced march failed in it.
///
/// Cases: 2.7, 4.5 · Rulings: I012, I014, I027, I030, D027, D047, D094
fn settle(ctx: &mut OrderContext, leaving: &Leaving, unit: UnitId, succeeds: bool) {
    let (steps, active) = (ctx.state.position.unit(unit).steps, ctx.active());
    if leaving.retreat || !succeeds {
        disrupt(&mut ctx.state.position, unit, active);
        ctx.emit(Finding::of(Code::Disrupted).unit(unit).numbers(steps, steps));
    }
    if leaving.retreat && !succeeds {
        ctx.state.position.lose_step(unit);
        ctx.emit(Finding::of(Code::RetreatMarchFails).unit(unit).numbers(steps, steps - 1));
    }
    if let Some(state) = &mut ctx.state.leaving {
        state.gone.push(unit);
    }
}

/// Ends a withdrawal from which some units stay behind.
///
/// Errors: the whole group must leave.
///
/// Cases: 4.5 · Rulings: I028, D034, D036
pub fn end_early(ctx: &mut OrderContext) -> Result<(), Refusal> {
    let Some(leaving) = &ctx.state.leaving else { return Err(RefusalCode::NotNow.into()) };
    match leaving.reason {
        Reason::Refusal | Reason::Rout => Err(Refusal::of(RefusalCode::NotNow).hex(leaving.hex)),
        Reason::PassTurn | Reason::Retreat => finish(ctx),
    }
}

/// Ends a withdrawal: a rearguard may be engaged, or pursuit fire falls.
///
/// Errors: a die is not known.
///
/// Cases: 4.5 · Rulings: I027, I030, D017, D037, D039, D041
pub fn finish(ctx: &mut OrderContext) -> Result<(), Refusal> {
    let Some(leaving) = ctx.state.leaving.take() else { return Ok(()) };
    let Leaving { side, hex, reason, gone, .. } = leaving;
    ctx.state.turn.check_routs |= leaving.retreat && !gone.is_empty();
    if !leaving.retreat || leaving.pursued || gone.is_empty() {
        return Ok(());
    }
    let own_turn = matches!(reason, Reason::PassTurn | Reason::Retreat);
    if reason == Reason::Retreat {
        ctx.state.turn.movement.left.push(hex);
    }
    if own_turn && ctx.state.position.is_battle(hex) {
        ctx.state.rearguard = Some(Rearguard { side, hex, gone, engaged: false });
        return Ok(());
    }
    pursuit::fall(ctx, side, hex, gone, reason == Reason::Rout)
}
