//! What becomes of dumps and MSUs (7.2, 7.8, 7.9), and what they do for disrupted units (11.67).

use crate::data::tables::Number;
use crate::model::acts::{Phase, SupplyAct};
use crate::model::note::{BoardCode, Note};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{Side, UnitKind};
use crate::position::forces::Forces;
use crate::query::board::answer::{BoardAnswer, DoneAnswer, DumpFate, DumpFateAnswer, Fate, RecoveryAnswer, UnitAfter};
use crate::rules::supply::chain::{Supplies, general_supply};
use crate::rules::supply::dumps::{check, stacked};
use crate::rules::supply::line;

/// An act of or on a supply unit.
///
/// Errors: the rule against it.
///
/// Cases: 7.2, 7.4, 7.75, 7.82 · Rulings: R024, H033, H035, H046, H048
pub fn act(
    forces: &Forces,
    id: &str,
    act: SupplyAct,
    phase: Phase,
    by: Option<&str>,
    die: Option<u8>,
) -> Result<BoardAnswer, Vec<Refusal>> {
    let at = forces.find(id, "question.unit").map_err(|refusal| vec![refusal])?;
    check(forces, at, act, phase, by)?;
    if die.is_some() && act != SupplyAct::Destroy {
        return Err(vec![Refusal::at(RefusalCode::UnusedAnswer, "question.die")]);
    }
    match act {
        SupplyAct::Destroy => destroy(forces, at, phase, by.unwrap_or_default(), die),
        SupplyAct::Emergency => Ok(emergency(forces, at)),
        SupplyAct::ToDump | SupplyAct::ToMsu => Ok(done(vec![Note::of(BoardCode::ModeChanged).unit(id)], Vec::new())),
        SupplyAct::RemoveMarker => Ok(done(vec![Note::of(BoardCode::MarkerRemoved).unit(id)], Vec::new())),
    }
}

/// A combat unit in a dump's hex tries to destroy it. In a reaction phase this is no reaction move: no unit rolls for
/// disruption.
///
/// Cases: 7.82 · Rulings: R024, H035
fn destroy(forces: &Forces, at: usize, phase: Phase, by: &str, die: Option<u8>) -> Result<BoardAnswer, Vec<Refusal>> {
    if let Some(die) = die.filter(|die| !(1..=6).contains(die)) {
        return Err(vec![Refusal::at(RefusalCode::OutOfRange, "question.die").found(die)]);
    }
    let up_to = forces.tables.number(Number::DestroyedUpTo);
    let mut notes =
        vec![Note::of(BoardCode::DumpDestruction).unit(forces.name(at)).numbers(up_to, die.unwrap_or_default().into())];
    if phase == Phase::Reaction {
        notes.push(Note::of(BoardCode::NoDisruptionRoll).unit(by));
    }
    let gone = die.is_some_and(|die| u16::from(die) <= up_to);
    let units = if gone { vec![removed(forces, at)] } else { Vec::new() };
    let chance = die.is_none().then(|| [u32::from(up_to), 6]);
    Ok(BoardAnswer::Done(DoneAnswer { notes, hexes: Vec::new(), units, chance }))
}

/// An MSU is expended to put the units stacked with it in both supplies for the player-turn.
///
/// Cases: 7.4 · Rulings: H033
fn emergency(forces: &Forces, at: usize) -> BoardAnswer {
    let supplied = |&other: &usize| Note::of(BoardCode::EmergencySupply).unit(forces.name(other));
    done(stacked(forces, at).iter().map(supplied).collect(), vec![removed(forces, at)])
}

fn done(notes: Vec<Note>, units: Vec<UnitAfter>) -> BoardAnswer {
    BoardAnswer::Done(DoneAnswer { notes, hexes: Vec::new(), units, chance: None })
}

fn removed(forces: &Forces, at: usize) -> UnitAfter {
    UnitAfter { unit: forces.name(at).to_owned(), fate: Fate::Removed, hex: None, disrupted: false, captured: false }
}

/// The dumps of a player: each that cannot trace a line of communication, as a motorized MSU would, is expended on the faces
/// of the tables. A dump captured in this turn is treated like any other of its new owner's.
///
/// Errors: dice of another number than such dumps, or out of range.
///
/// Cases: 7.9, 13.2 · Rulings: R013, R036, H034
pub fn fate(forces: &Forces, side: Side, dice: &[u8]) -> Result<BoardAnswer, Vec<Refusal>> {
    let lines = line::lines(forces, side, true);
    let up_to = forces.tables.number(Number::ExpendedUpTo).min(6) as u8;
    let dumps: Vec<usize> = forces.of_side(side).filter(|&at| forces.pieces[at].kind == UnitKind::Dump).collect();
    let unlinked = dumps.iter().filter(|&&at| !lines.contains(forces.pieces[at].hex)).count();
    if !dice.is_empty() && dice.len() != unlinked {
        return Err(vec![Refusal::at(RefusalCode::IllegalAnswer, "question.dice").found(dice.len())]);
    }
    if let Some(at) = dice.iter().position(|die| !(1..=6).contains(die)) {
        return Err(vec![Refusal::at(RefusalCode::OutOfRange, format!("question.dice[{at}]")).found(dice[at])]);
    }
    let mut dice = dice.iter();
    let fates = dumps.into_iter().map(|at| {
        let piece = &forces.pieces[at];
        let linked = lines.contains(piece.hex);
        let expended = if linked { None } else { dice.next().map(|die| *die <= up_to) };
        DumpFate {
            unit: forces.name(at).to_owned(),
            captured: piece.captured_from.is_some(),
            line_of_communication: linked,
            expended_to: (!linked).then_some(up_to),
            expended,
        }
    });
    Ok(BoardAnswer::DumpFate(DumpFateAnswer { dumps: fates.collect(), cases: &["7.9", "13.2"] }))
}

/// Which disrupted units recover: those that trace general supply, over any chain of MSUs or dumps, as many as there are,
/// and nothing is expended. A unit that needs no supply must trace it too.
///
/// Cases: 11.67, 18.24 · Rulings: R006, R035, R102, H077, H085
pub fn recovery(forces: &Forces, side: Side) -> BoardAnswer {
    let supplies = Supplies::of(forces, side);
    let capacity = usize::from(forces.tables.number(Number::RecoveryCapacity));
    let (mut recover, mut keep, mut notes) = (Vec::new(), Vec::new(), Vec::new());
    for at in forces.of_side(side).filter(|&at| forces.pieces[at].disrupted) {
        let piece = &forces.pieces[at];
        let free = piece.needs_no_supply();
        let traced = if free { supplies.general(piece.hex) } else { general_supply(piece, Some(&supplies)) };
        let supplied = traced && recover.len() < capacity;
        let unit = forces.name(at).to_owned();
        let code = if supplied { BoardCode::RecoveryByChain } else { BoardCode::RecoveryUnsupplied };
        notes.push(Note::of(code).unit(&unit));
        if supplied { recover.push(unit) } else { keep.push(unit) }
    }
    let expended = forces.tables.number(Number::RecoveryExpended).min(255) as u8;
    BoardAnswer::Recovery(RecoveryAnswer { recover, keep, expended, notes })
}
