//! Group and regroup moves of the active player.

use hexgrid::{Direction, Hex, HexSet};

use crate::data::board::HEXES;
use crate::data::edition::Edition;
use crate::model::finding::{Code, Finding, Findings};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::turn_option::TurnOption;
use crate::model::units::UnitId;
use crate::rules::movement::{
    GroupReach, March, MoveContext, Regroup, RegroupMove, check_move, check_regroup, check_rommel, check_start,
    steps_walked,
};
use crate::state::State;
use crate::state::movement::{Crossing, DeclaredMarch, Movement, Rommel};
use crate::state::turn::{Move, Phase};
use crate::turn::context::OrderContext;

/// Whether the active player may begin a move now.
///
/// Errors: not in a movement phase, another move is under way, none is left, or the turn has no Rommel bonus for it.
///
/// Cases: 2.6, 4.4 · Rulings: I010, D112
pub fn check_begin(state: &State, rommel: bool) -> Result<(), Refusal> {
    let turn = &state.turn;
    if turn.phase != Phase::Movement || turn.current.is_some() {
        return Err(RefusalCode::NotNow.into());
    }
    if turn.moves_left == 0 {
        return Err(RefusalCode::NoMoveLeft.into());
    }
    if rommel { check_rommel(&turn.movement) } else { Ok(()) }
}

/// Whether the active player may begin a group or regroup move now; a Pass turn has none.
///
/// Errors: the rule against it.
///
/// Cases: 2.6, 4.5 · Rulings: I010, I029, D112
pub fn check_begin_move(state: &State, rommel: bool) -> Result<(), Refusal> {
    check_begin(state, rommel)?;
    if state.turn.option == Some(TurnOption::Pass) { Err(RefusalCode::NoMoveLeft.into()) } else { Ok(()) }
}

/// Whether a group or regroup move can begin: the turn has one left, and a unit can take part in it.
pub fn can_begin(edition: Edition, state: &State, next: &Move) -> bool {
    let (Move::Group { rommel, .. } | Move::Regroup { rommel, .. }) = *next;
    check_begin_move(state, rommel).is_ok() && has_movable_units(edition, state, next)
}

/// Whether a unit may take part in a move that begins: it may move at all, has entered no enemy hex in this movement
/// phase, and no declared march binds it.
///
/// Cases: 2.7, 2.8 · Rulings: D021, D022, D023, D025
pub fn is_movable(state: &State, unit: UnitId) -> bool {
    check_start(&state.position, unit).is_ok() && state.turn.movement.may_move(unit)
}

/// Whether a unit can take part in a move: one of its hex that may move at all, or one of the area of the regroup that
/// can go to its destination.
///
/// Cases: 2.7 · Rulings: I013, D021, D022, D023, D024, D025
fn has_movable_units(edition: Edition, state: &State, next: &Move) -> bool {
    let able = |hex: Hex| state.position.in_hex(state.turn.side, hex).any(|unit| is_movable(state, unit));
    match *next {
        Move::Group { hex, .. } => able(hex),
        Move::Regroup { command, destination, rommel } => {
            let mut area = edition.board.grid.neighbours(command).map(|(_, hex)| hex).chain([command]);
            edition.board.tile(command).is_some()
                && area.any(|hex| able(hex) && regroups_from(edition, state, hex, rommel).contains(destination))
        }
    }
}

/// The hexes to which units of a hex can go in a regroup move that begins, with a forced march and as if no unit had
/// crossed a hexside in this phase.
///
/// Cases: 2.7 · Rulings: I011, I013, D021, D024
pub fn regroups_from(edition: Edition, state: &State, hex: Hex, rommel: bool) -> HexSet {
    let (side, movement) = (state.turn.side, Movement::new(state.turn.side, Rommel::Absent));
    let mut ends = HexSet::with_len(HEXES);
    let units = state.position.in_hex(side, hex).filter(|&unit| is_movable(state, unit));
    let mut speeds: Vec<u8> = units.map(|unit| state.position.block(unit).speed).collect();
    speeds.sort_unstable();
    speeds.dedup();
    if let Some(&fastest) = speeds.last() {
        let ctx = MoveContext { edition, position: &state.position, movement: &movement };
        let reach = GroupReach::new(ctx, side, hex, fastest);
        for speed in speeds {
            ends.union_with(&reach.regroups(speed, rommel));
        }
    }
    ends
}

/// Begins a group or regroup move.
///
/// Errors: the rule against it, or no unit can take part.
///
/// Cases: 2.6, 2.7, 4.5 · Rulings: I010, I029, D112
pub fn begin(ctx: &mut OrderContext, next: Move) -> Result<(), Refusal> {
    let (Move::Group { rommel, .. } | Move::Regroup { rommel, .. }) = next;
    check_begin_move(&ctx.state, rommel)?;
    if !has_movable_units(ctx.edition, &ctx.state, &next) {
        return Err(RefusalCode::NobodyMoves.into());
    }
    let turn = &mut ctx.state.turn;
    turn.moves_left -= 1;
    if rommel {
        turn.movement.rommel = Rommel::Used;
    }
    turn.moved_now.clear();
    turn.current = Some(next);
    Ok(())
}

/// Moves a unit in the move under way; in a regroup move a unit one hex too far declares a forced march.
///
/// Errors: the rule against it.
///
/// Cases: 2.5, 2.7, 2.8 · Rulings: I011, I013, D021, D022, D025
pub fn move_unit(ctx: &mut OrderContext, unit: UnitId, path: &[Direction]) -> Result<(), Refusal> {
    let Some(current) = ctx.state.turn.current.clone() else { return Err(RefusalCode::NotNow.into()) };
    let start = check_start(&ctx.state.position, unit)?;
    let turn = &ctx.state.turn;
    let free = !turn.moved_now.contains(&unit) && turn.movement.may_move(unit);
    if ctx.state.position.side(unit) != ctx.active() || !free {
        return Err(Refusal::of(RefusalCode::NotInMove).unit(unit));
    }
    match current {
        Move::Group { hex, rommel } => {
            if start != hex {
                return Err(Refusal::of(RefusalCode::NotInMove).unit(unit));
            }
            let mut findings = Findings::new();
            let end = check_move(&ctx.movement(), March { unit, path, rommel }, &mut findings)?;
            ctx.findings.append(&mut findings);
            enter(ctx, unit, end, path);
            ctx.state.turn.moved.push(unit);
        }
        Move::Regroup { command, destination, rommel } => {
            let march = March { unit, path, rommel };
            regroup(ctx, Regroup { command, destination }, march)?;
        }
    }
    ctx.state.turn.moved_now.push(unit);
    Ok(())
}

/// A unit that arrives does not march on, and one that declares a march is bound by it.
///
/// Cases: 2.7 · Rulings: I011, I013, D021, D025, D026
fn regroup(ctx: &mut OrderContext, regroup: Regroup, march: March) -> Result<(), Refusal> {
    let mut findings = Findings::new();
    let arrival = check_regroup(&ctx.movement(), regroup, march, &mut findings)?;
    ctx.findings.append(&mut findings);
    let March { unit, path, .. } = march;
    ctx.state.turn.moved.retain(|&moved| moved != unit);
    match (arrival, path.last()) {
        (RegroupMove::ForcedMarch, Some(last)) => {
            let declared =
                DeclaredMarch { unit, path: path.to_vec(), destination: regroup.destination, over: last.opposite() };
            ctx.state.turn.movement.declared.push(declared);
            // The enemy sees by how much the unit is too slow.
            ctx.reveal_to(ctx.active().enemy());
            ctx.emit(Finding::of(Code::MarchDeclared).unit(unit).hex(regroup.destination));
        }
        _ => enter(ctx, unit, regroup.destination, path),
    }
    Ok(())
}

/// Puts a unit into the hex at the end of its path, counts its crossing, and opens a battle there. The first minefield
/// on the way ends the move. A unit that it stops, or that enters an enemy hex, is kept in mind until the phase ends.
///
/// Cases: 2.8, 4.4, 9.7 · Rulings: I015, D021, D029, D061, D102, D113
pub fn enter(ctx: &mut OrderContext, unit: UnitId, end: Hex, path: &[Direction]) {
    let (board, start) = (ctx.edition.board, ctx.state.position.hex(unit).unwrap_or(end));
    let whole = path.len();
    let path = &path[..steps_walked(board, &ctx.state.position, start, path)];
    let walked = board.grid.path_end(start, path);
    let end = if path.len() < whole { walked.unwrap_or(end) } else { end };
    let Some(over) = path.last().map(|last| last.opposite()) else { return };
    let position = &mut ctx.state.position;
    if position.is_in(position.side(unit).enemy(), end) {
        let movement = &mut ctx.state.turn.movement;
        movement.crossings.push(Crossing { hex: end, over, phase: movement.phase });
        if !position.is_shared(end) {
            movement.opened.push(end);
        }
        movement.engaged.push(unit);
    }
    position.enter(unit, end, over);
    ctx.emit(Finding::of(Code::Moves).unit(unit).hex(end).numbers(0, path.len() as u8));
    if meet_mines(ctx, unit, end, path.len()) {
        ctx.state.turn.movement.stopped.push(unit);
    }
}

/// A unit meets a minefield in the hex that it has entered, and shows it to both players; whether there is one.
///
/// Cases: 9.7 · Rulings: D092, D102, D113, D120
pub fn meet_mines(ctx: &mut OrderContext, unit: UnitId, hex: Hex, steps: usize) -> bool {
    if !ctx.state.position.is_mined(hex) {
        return false;
    }
    ctx.show_mine(hex);
    ctx.emit(Finding::of(Code::StopsInMines).unit(unit).hex(hex).numbers(0, steps as u8));
    true
}

/// Ends the move under way, or the movement phase where none is.
///
/// Errors: not in a movement phase.
pub fn end(ctx: &mut OrderContext) -> Result<(), Refusal> {
    let turn = &mut ctx.state.turn;
    if turn.phase != Phase::Movement {
        return Err(RefusalCode::NotNow.into());
    }
    if turn.current.take().is_none() {
        turn.phase = Phase::ForcedMarches;
    }
    Ok(())
}
