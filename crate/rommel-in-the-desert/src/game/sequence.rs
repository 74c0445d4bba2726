//! Which phase follows. Nothing else goes on to the next one.

use crate::game::{campaign, ending};
use crate::model::finding::{Code, Finding};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::turn_option::TurnOption;
use crate::procedure::{battles, forced_marches, leaving, options, pursuit, recovery, refusals, routs, standing};
use crate::rules::disruption::count_turn;
use crate::state::Stage;
use crate::state::turn::{Phase, Turn};
use crate::turn::context::OrderContext;

/// Whether the sequence waits for a player or may go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// A player decides.
    Wait,
    /// Something ended without a decision.
    GoOn,
}

/// Goes on until a player has something to decide.
///
/// Errors: a die is not known.
pub fn run(ctx: &mut OrderContext) -> Result<(), Refusal> {
    while step(ctx)? == Step::GoOn {}
    Ok(())
}

/// Starts a turn: disrupted units recover, then its option is chosen.
///
/// Cases: 6.1 · Rulings: D111
pub fn begin_turn(ctx: &mut OrderContext) {
    ctx.emit(Finding::of(Code::TurnBegins).side(ctx.state.turn.side));
    recovery::recover(ctx);
}

fn step(ctx: &mut OrderContext) -> Result<Step, Refusal> {
    if ctx.state.stage != Stage::Turns || ctx.state.pending.is_some() {
        return Ok(Step::Wait);
    }
    if ctx.state.leaving.is_some() {
        return leave(ctx);
    }
    if ctx.state.battle.is_some() {
        let done = battles::is_done(ctx);
        if done {
            battles::next_side(ctx);
        }
        return Ok(if done { Step::GoOn } else { Step::Wait });
    }
    if let Some(rearguard) = &ctx.state.rearguard {
        if !rearguard.engaged {
            return Ok(Step::Wait);
        }
        pursuit::after_rearguard(ctx)?;
        return Ok(Step::GoOn);
    }
    if ctx.state.turn.check_routs {
        return rout(ctx);
    }
    phase(ctx)
}

/// A withdrawal is over once every unit has left that must.
fn leave(ctx: &mut OrderContext) -> Result<Step, Refusal> {
    if !leaving::remaining(&ctx.state).is_empty() {
        return Ok(Step::Wait);
    }
    leaving::finish(ctx)?;
    Ok(Step::GoOn)
}

/// Routs are carried out one by one; the active player chooses among several.
///
/// Cases: 4.5, 6.1 · Rulings: I028, D038, D039
fn rout(ctx: &mut OrderContext) -> Result<Step, Refusal> {
    match routs::due(&ctx.state).as_slice() {
        [] => {
            ctx.state.turn.check_routs = false;
            Ok(Step::GoOn)
        }
        &[(_, hex)] => routs::begin(ctx, hex).map(|()| Step::GoOn),
        _ => Ok(Step::Wait),
    }
}

/// Ends a phase in which neither player has anything to decide.
fn phase(ctx: &mut OrderContext) -> Result<Step, Refusal> {
    match ctx.state.turn.phase {
        Phase::Option | Phase::Movement => Ok(Step::Wait),
        Phase::ForcedMarches => {
            let idle = forced_marches::eligible(&ctx.state).is_empty() && ctx.state.turn.movement.declared.is_empty();
            if idle {
                end_marches(ctx);
            }
            Ok(if idle { Step::GoOn } else { Step::Wait })
        }
        Phase::Refusals => {
            let idle = refusals::open(ctx.edition, &ctx.state).is_empty();
            if idle {
                end_refusals(ctx);
            }
            Ok(if idle { Step::GoOn } else { Step::Wait })
        }
        Phase::Combat => {
            if !battles::open(&ctx.state).is_empty() {
                return Ok(Step::Wait);
            }
            end_combat(ctx).map(|()| Step::GoOn)
        }
    }
}

/// The movement phase is over: routs, then refusals.
///
/// Cases: 4.5 · Rulings: D038, D039
pub fn end_marches(ctx: &mut OrderContext) {
    let turn = &mut ctx.state.turn;
    turn.moved.clear();
    turn.movement.stopped.clear();
    turn.movement.engaged.clear();
    turn.phase = Phase::Refusals;
    turn.check_routs = true;
}

/// The combat phase begins.
pub fn end_refusals(ctx: &mut OrderContext) {
    ctx.state.turn.movement.left.clear();
    ctx.state.turn.phase = Phase::Combat;
}

/// The combat phase ends once all new battles are fought: a Blitz has a second movement phase, any other turn is over.
///
/// Errors: a new battle has not been fought.
///
/// Cases: 4.4 · Rulings: I015, I019, D059, D061, D103, D112
pub fn end_combat(ctx: &mut OrderContext) -> Result<(), Refusal> {
    if let Some((hex, _)) = battles::open(&ctx.state).into_iter().find(|&(_, due)| due) {
        return Err(Refusal::of(RefusalCode::BattleDue).hex(hex));
    }
    let turn = &mut ctx.state.turn;
    turn.fought.clear();
    turn.movement.opened.clear();
    ctx.state.revealed.clear();
    let turn = &mut ctx.state.turn;
    if turn.option == Some(TurnOption::Blitz) && turn.movement.phase == 0 {
        turn.movement.phase = 1;
        turn.moves_left = options::moves(TurnOption::Blitz);
        turn.phase = Phase::Movement;
    } else {
        end_turn(ctx)?;
    }
    Ok(())
}

/// The turn is over: a captured base ends the game. Otherwise the supply check follows, and the turn counts for the
/// enemy's disrupted units. Two Pass turns in a row end the month. The enemy's standing orders
/// end with the turn.
///
/// Errors: a die or a card is not known.
///
/// Cases: 4.5, 6.1, 11.0 · Rulings: I034, I035, D048, D067, D080, D100, D122
fn end_turn(ctx: &mut OrderContext) -> Result<(), Refusal> {
    if ctx.state.scenario.is_some() && ending::base_falls(ctx) {
        return Ok(());
    }
    let side = ctx.active();
    standing::end(ctx);
    recovery::check_supply(ctx);
    count_turn(&mut ctx.state.position, side);
    let passed = ctx.state.turn.option == Some(TurnOption::Pass);
    ctx.state.passes = if passed { ctx.state.passes + 1 } else { 0 };
    ctx.state.turn = Turn::new(side.enemy(), ctx.state.has_rommel);
    if ctx.state.passes == 2 {
        return campaign::end_month(ctx);
    }
    begin_turn(ctx);
    Ok(())
}
