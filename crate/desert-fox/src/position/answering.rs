//! One question in, one answer out.

use crate::combat::report::Refused;
use crate::movement::{march, overrunning, transport};
use crate::position::answer::{BoardAnswer, TablesAnswer};
use crate::position::forces::Forces;
use crate::position::query::BoardQuery;
use crate::position::question::Question;
use crate::position::{allocating, offmap, to_combat, views};
use crate::refusal::Refusal;
use crate::stacking;
use crate::supply::{dumps, report};

/// Answers a question about a position.
pub fn ask(query: &BoardQuery) -> BoardAnswer {
    Forces::compile(query)
        .and_then(|forces| reply(&forces, &query.question))
        .unwrap_or_else(|refusals| BoardAnswer::Refused(Refused { refusals }))
}

fn reply(forces: &Forces, question: &Question) -> Result<BoardAnswer, Vec<Refusal>> {
    match question {
        Question::Hex { hex } => views::hex_answer(forces, hex),
        Question::Reach { units, mode } => march::reach_answer(forces, units, *mode),
        Question::Move { units, mode, path, dice } => march::move_answer(forces, units, *mode, path, dice),
        Question::Zones { side } => Ok(views::zones_answer(forces, *side)),
        Question::Supply { side } => Ok(report::side_answer(forces, *side)),
        Question::Trace { unit } => report::unit_answer(forces, unit),
        Question::Stacking { eliminate } => stacking::answer(forces, eliminate),
        Question::Overrun { units, mode, hex, answers } => overrunning::answer(forces, units, *mode, hex, answers),
        Question::Combat { units, hexes } => to_combat::answer(forces, units, hexes),
        Question::Retreat { unit, hexes } => to_combat::retreat_answer(forces, unit, *hexes),
        Question::Allocate { side, combats, draws } => allocating::answer(forces, *side, combats, draws),
        Question::Transport { units, by, to, loads } => transport::answer(forces, units, *by, to, *loads),
        Question::RepairRail { hexes } => transport::repair(forces, *hexes),
        Question::SupplyUnit { unit, act, phase, by, die } => {
            dumps::act(forces, unit, *act, *phase, by.as_deref(), *die)
        }
        Question::DumpFate { side, dice } => dumps::fate(forces, *side, dice),
        Question::Recovery { side } => Ok(dumps::recovery(forces, *side)),
        Question::OffMap => Ok(offmap::answer(forces)),
        Question::Tables => Ok(BoardAnswer::Tables(TablesAnswer { values: forces.tables.values() })),
    }
}
