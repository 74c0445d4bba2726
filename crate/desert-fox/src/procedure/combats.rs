//! Declaring combats (11.1): who attacks whom, and who must be attacked.

use hexgrid::Hex;

use crate::model::refusal::{Refusal, RefusalCode};
use crate::position::hex_flags::hex_flag;
use crate::procedure::battle;
use crate::procedure::desert_patrols;
use crate::procedure::supplying;
use crate::rules::combat::from_map::attacks::{may_attack, must_be_attacked};
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::state::path::Spot;
use crate::state::{Combat, Phase, Segment, State, flag};
use crate::turn::context::{Flow, OrderContext, refuse};

/// Most combats of a phase: one bit each of a mask.
pub const MOST_COMBATS: usize = 60;

/// Begins a combat phase.
pub fn begin(ctx: &mut OrderContext) {
    ctx.state.combats.clear();
    ctx.state.naval_used = false;
}

/// Whether any unit of the phasing player could attack.
pub fn can_attack(ctx: &OrderContext) -> bool {
    let side = ctx.phasing();
    let forces = &ctx.cache.forces;
    let hex_flags = forces.seen_by(side);
    let attacks = |at: usize| {
        let piece = &forces.pieces[at];
        piece.is_combat()
            && is_free(ctx, at)
            && forces.board.grid.neighbours(piece.hex).any(|(_, hex)| {
                hex_flags.has(hex, hex_flag::ENEMY | hex_flag::ENEMY_SUPPLY) && may_attack(forces, at, hex).is_ok()
            })
    };
    forces.of_side(side).any(attacks)
}

/// Whether a piece may attack in this player-turn as far as no conversion keeps it from it.
///
/// Cases: 18.13 · Rulings: R094, R130
fn is_free(ctx: &OrderContext, at: usize) -> bool {
    !ctx.state.unit(ctx.cache.unit_of[at]).is(flag::CONVERTING)
}

/// The combat in which a unit attacks.
pub fn combat_of(state: &State, unit: UnitId) -> Option<usize> {
    state.combats.iter().position(|combat| combat.units.contains(&unit))
}

/// Whether a hex is attacked already.
pub fn is_attacked(state: &State, hex: Hex) -> bool {
    state.combats.iter().any(|combat| combat.hexes.contains(&hex))
}

/// Declares a combat: each unit attacks once in a phase, each hex is attacked once.
///
/// Errors: the rule against it.
///
/// Cases: 11.1 · Rulings: R027, R031, H064
pub fn declare(ctx: &mut OrderContext, units: &[UnitId], hexes: &[Spot]) -> Result<(), Refusal> {
    ctx.any_of(&[Phase::FirstCombat, Phase::SecondCombat], Segment::Main)?;
    let targets = check(ctx, units, hexes)?;
    ctx.state.combats.push(Combat { units: units.to_vec(), hexes: targets, done: false, illegal: false });
    let number = ctx.state.combats.len() as u8 - 1;
    ctx.emit(Event::of(EventCode::Declared).side(ctx.phasing()).numbers(0, number));
    Ok(())
}

/// Whether a combat may be declared, and the hexes attacked. What may be declared can be fought.
///
/// Errors: the rule against it.
///
/// Cases: 11.1 · Rulings: R027, R031, H018, H019, H064, H122
pub fn check(ctx: &OrderContext, units: &[UnitId], hexes: &[Spot]) -> Result<Vec<Hex>, Refusal> {
    let pieces = ctx.pieces(units, ctx.phasing())?;
    desert_patrols::idle(ctx, units)?;
    if ctx.state.combats.len() >= MOST_COMBATS || hexes.is_empty() || hexes.len() > 20 {
        return Err(refuse(RefusalCode::TooLarge).found(hexes.len()));
    }
    if let Some(unit) = units.iter().find(|&&unit| combat_of(&ctx.state, unit).is_some()) {
        return Err(refuse(RefusalCode::AttacksTwice).unit(&unit.counter().id));
    }
    let targets: Vec<Hex> = hexes.iter().map(|hex| hex.0).collect();
    for (at, hex) in targets.iter().enumerate() {
        if is_attacked(&ctx.state, *hex) || targets[..at].contains(hex) {
            return Err(refuse(RefusalCode::AttackedTwice).found(ctx.cache.forces.number(*hex)));
        }
    }
    reach(ctx, &pieces, &targets)?;
    Ok(targets)
}

/// Whether each unit may attack one of the hexes and none that it may not, and each hex is attacked: the same checks as
/// when the combat is resolved.
fn reach(ctx: &OrderContext, pieces: &[usize], targets: &[Hex]) -> Result<(), Refusal> {
    let name = |at: usize| ctx.cache.forces.names[at];
    for &at in pieces {
        let mut adjacent = false;
        for &hex in targets {
            match may_attack(&ctx.cache.forces, at, hex) {
                Ok(()) => adjacent = true,
                Err(RefusalCode::NotAdjacent) => {}
                Err(code) => return Err(refuse(code).unit(name(at)).found(ctx.cache.forces.number(hex))),
            }
        }
        if !adjacent {
            return Err(refuse(RefusalCode::NotAdjacent).unit(name(at)));
        }
    }
    let reached = |hex: &Hex| pieces.iter().any(|&at| may_attack(&ctx.cache.forces, at, *hex).is_ok());
    match targets.iter().find(|hex| !reached(hex)) {
        Some(hex) => Err(refuse(RefusalCode::NotAdjacent).found(ctx.cache.forces.number(*hex))),
        None => battle::possible(ctx, pieces, targets),
    }
}

/// Takes a declaration back.
///
/// Errors: no such combat.
///
/// Cases: 11.1 · Rulings: H064
pub fn revoke(ctx: &mut OrderContext, combat: u8) -> Result<(), Refusal> {
    ctx.any_of(&[Phase::FirstCombat, Phase::SecondCombat], Segment::Main)?;
    if usize::from(combat) >= ctx.state.combats.len() {
        return Err(refuse(RefusalCode::NoSuchCombat).found(combat));
    }
    ctx.state.combats.remove(usize::from(combat));
    ctx.emit(Event::of(EventCode::Revoked).side(ctx.phasing()).numbers(0, combat));
    Ok(())
}

/// The hexes that must be attacked and are not yet.
///
/// Cases: 10.1, 11.1, 18.13 · Rulings: R030, R031, H086
pub fn owed(ctx: &OrderContext) -> impl Iterator<Item = Hex> {
    let must = must_be_attacked(&ctx.cache.forces, ctx.phasing(), |at| is_free(ctx, at));
    let hexes: Vec<Hex> = must.iter().filter(|hex| !is_attacked(&ctx.state, *hex)).collect();
    hexes.into_iter()
}

/// Ends the declaration: every enemy whose zone covers a unit that could attack him must be attacked.
///
/// Errors: a hex that must be attacked.
///
/// Cases: 10.1, 11.1 · Rulings: R030, R031, H064
pub fn end_declaration(ctx: &mut OrderContext) -> Result<Flow, Refusal> {
    if let Some(hex) = owed(ctx).next() {
        return Err(refuse(RefusalCode::MustAttack).found(ctx.cache.forces.number(hex)));
    }
    if ctx.state.combats.is_empty() {
        return Ok(Flow::PhaseOver);
    }
    Ok(supplying::begin_allotment(ctx, Segment::AttackerSupply))
}
