//! Declaring combats (11.1): who attacks whom, and who must be attacked.

use hexgrid::Hex;

use crate::model::refusal::{Refusal, RefusalCode};
use crate::position::marks::mark;
use crate::procedure::battle;
use crate::procedure::desert_patrols;
use crate::procedure::supplying;
use crate::rules::combat::from_map::attacks::{may_attack, must_be_attacked};
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::state::path::Spot;
use crate::state::{Combat, Phase, Segment, State, flag};
use crate::turn::context::{Flow, Play, refuse};

/// Most combats of a phase: one bit each of a mask.
pub const MOST_COMBATS: usize = 60;

/// Begins a combat phase.
pub fn begin(play: &mut Play) {
    play.state.combats.clear();
    play.state.naval_used = false;
}

/// Whether any unit of the phasing player could attack.
pub fn can_attack(play: &Play) -> bool {
    let side = play.phasing();
    let forces = &play.cache.forces;
    let marks = forces.seen_by(side);
    let attacks =
        |at: usize| {
            let piece = &forces.pieces[at];
            piece.is_combat()
                && is_free(play, at)
                && forces.board.grid.neighbours(piece.hex).any(|(_, hex)| {
                    marks.has(hex, mark::ENEMY | mark::ENEMY_SUPPLY) && may_attack(forces, at, hex).is_ok()
                })
        };
    forces.of_side(side).any(attacks)
}

/// Whether a piece may attack in this player-turn as far as no conversion keeps it from it.
///
/// Cases: 18.13 · Rulings: R094, R130
fn is_free(play: &Play, at: usize) -> bool {
    !play.state.unit(play.cache.unit_of[at]).is(flag::CONVERTING)
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
pub fn declare(play: &mut Play, units: &[UnitId], hexes: &[Spot]) -> Result<(), Refusal> {
    play.any_of(&[Phase::FirstCombat, Phase::SecondCombat], Segment::Main)?;
    let pieces = play.pieces(units, play.phasing())?;
    desert_patrols::idle(play, units)?;
    if play.state.combats.len() >= MOST_COMBATS || hexes.is_empty() || hexes.len() > 20 {
        return Err(refuse(RefusalCode::TooLarge).found(hexes.len()));
    }
    if let Some(unit) = units.iter().find(|&&unit| combat_of(&play.state, unit).is_some()) {
        return Err(refuse(RefusalCode::AttacksTwice).unit(&unit.counter().id));
    }
    let targets: Vec<Hex> = hexes.iter().map(|hex| hex.0).collect();
    for (at, hex) in targets.iter().enumerate() {
        if is_attacked(&play.state, *hex) || targets[..at].contains(hex) {
            return Err(refuse(RefusalCode::AttackedTwice).found(play.cache.forces.number(*hex)));
        }
    }
    check(play, &pieces, &targets)?;
    play.state.combats.push(Combat { units: units.to_vec(), hexes: targets, done: false, illegal: false });
    let number = play.state.combats.len() as u8 - 1;
    play.tell(Event::of(EventCode::Declared).side(play.phasing()).numbers(0, number));
    Ok(())
}

/// The same checks as when the combat is resolved.
fn check(play: &Play, pieces: &[usize], targets: &[Hex]) -> Result<(), Refusal> {
    let name = |at: usize| play.cache.forces.names[at];
    for &at in pieces {
        let mut adjacent = false;
        for &hex in targets {
            match may_attack(&play.cache.forces, at, hex) {
                Ok(()) => adjacent = true,
                Err(RefusalCode::NotAdjacent) => {}
                Err(code) => return Err(refuse(code).unit(name(at)).found(play.cache.forces.number(hex))),
            }
        }
        if !adjacent {
            return Err(refuse(RefusalCode::NotAdjacent).unit(name(at)));
        }
    }
    let reached = |hex: &Hex| pieces.iter().any(|&at| may_attack(&play.cache.forces, at, *hex).is_ok());
    match targets.iter().find(|hex| !reached(hex)) {
        Some(hex) => Err(refuse(RefusalCode::NotAdjacent).found(play.cache.forces.number(*hex))),
        None => battle::possible(play, pieces, targets),
    }
}

/// Takes a declaration back.
///
/// Errors: no such combat.
///
/// Cases: 11.1 · Rulings: H064
pub fn revoke(play: &mut Play, combat: u8) -> Result<(), Refusal> {
    play.any_of(&[Phase::FirstCombat, Phase::SecondCombat], Segment::Main)?;
    if usize::from(combat) >= play.state.combats.len() {
        return Err(refuse(RefusalCode::NoSuchCombat).found(combat));
    }
    play.state.combats.remove(usize::from(combat));
    play.tell(Event::of(EventCode::Revoked).side(play.phasing()).numbers(0, combat));
    Ok(())
}

/// The hexes that must be attacked and are not yet.
///
/// Cases: 10.1, 11.1, 18.13 · Rulings: R030, R031, H086
pub fn owed(play: &Play) -> impl Iterator<Item = Hex> {
    let must = must_be_attacked(&play.cache.forces, play.phasing(), |at| is_free(play, at));
    let hexes: Vec<Hex> = must.iter().filter(|hex| !is_attacked(&play.state, *hex)).collect();
    hexes.into_iter()
}

/// Ends the declaration: every enemy whose zone covers a unit that could attack him must be attacked.
///
/// Errors: a hex that must be attacked.
///
/// Cases: 10.1, 11.1 · Rulings: R030, R031, H064
pub fn end_declaration(play: &mut Play) -> Result<Flow, Refusal> {
    if let Some(hex) = owed(play).next() {
        return Err(refuse(RefusalCode::MustAttack).found(play.cache.forces.number(hex)));
    }
    if play.state.combats.is_empty() {
        return Ok(Flow::PhaseOver);
    }
    supplying::begin_allotment(play, Segment::AttackerSupply);
    Ok(Flow::Stay)
}
