//! Transport by sea and rail, and repair of the railroad, asked of a position (8.5, 8.6).

use crate::model::acts::Carrier;
use crate::model::note::{BoardCode, Note};
use crate::model::refusal::Refusal;
use crate::position::forces::Forces;
use crate::query::board::answer::{BoardAnswer, DoneAnswer, Fate, UnitAfter};
use crate::rules::movement::mover::together;
use crate::rules::movement::transport::{Journey, carry, repair};

/// Checks a transport and puts the units down at its end.
///
/// Errors: the rule against it.
///
/// Cases: 8.5, 8.51, 8.6, 8.61 · Rulings: R016, H036, H046
pub fn answer(forces: &Forces, ids: &[String], by: Carrier, to: &str, loads: u8) -> Result<BoardAnswer, Vec<Refusal>> {
    let one = |refusal| vec![refusal];
    let units = forces.find_all(ids, "question.units").map_err(one)?;
    if !units.is_empty() {
        together(forces, &units)?;
    }
    let to = forces.hex(to, "question.to").map_err(one)?;
    let Journey { notes, hexes } = carry(forces, &units, by, to, loads)?;
    let after = |&at: &usize| UnitAfter {
        unit: forces.name(at).to_owned(),
        fate: Fate::Moved,
        hex: Some(forces.number(to)),
        disrupted: forces.pieces[at].disrupted,
        captured: false,
    };
    let units = units.iter().map(after).collect();
    Ok(BoardAnswer::Done(DoneAnswer { notes, hexes: forces.numbers(hexes), units, chance: None }))
}

/// Repairs railroad hexes beyond the head.
///
/// Errors: the rule against it.
///
/// Cases: 8.64 · Rulings: R028, H037
pub fn repair_answer(forces: &Forces, count: u8) -> Result<BoardAnswer, Vec<Refusal>> {
    let repaired = repair(forces, count)?;
    let notes = repaired.iter().map(|hex| Note::of(BoardCode::RailRepaired).hex(forces.number(*hex))).collect();
    Ok(BoardAnswer::Done(DoneAnswer { notes, hexes: forces.numbers(repaired), units: Vec::new(), chance: None }))
}
