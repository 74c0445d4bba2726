//! One question in, one answer out.

use crate::model::refusal::Refusal;
use crate::position::forces::Forces;
use crate::query::board::answer::{BoardAnswer, TablesAnswer};
use crate::query::board::compile::compile;
use crate::query::board::query::BoardQuery;
use crate::query::board::question::Question;
use crate::query::board::{
    allocating, moving, outside, overrunning, stacking, supplied, supply_units, to_combat, transport, views,
};
use crate::query::combat::report::Refused;

/// Answers a question about a position.
pub fn ask(query: &BoardQuery) -> BoardAnswer {
    compile(query)
        .and_then(|forces| reply(&forces, query))
        .unwrap_or_else(|refusals| BoardAnswer::Refused(Refused { refusals }))
}

fn reply(forces: &Forces, query: &BoardQuery) -> Result<BoardAnswer, Vec<Refusal>> {
    match &query.question {
        Question::Hex { hex } => views::hex_answer(forces, hex),
        Question::Reach { units, mode } => moving::reach_answer(forces, units, *mode),
        Question::Move { units, mode, path, dice } => moving::move_answer(forces, units, *mode, path, dice),
        Question::Zones { side } => Ok(views::zones_answer(forces, *side)),
        Question::Supply { side } => Ok(supplied::side_answer(forces, *side)),
        Question::Trace { unit } => supplied::unit_answer(forces, unit),
        Question::Stacking { eliminate } => stacking::answer(forces, eliminate),
        Question::Overrun { units, mode, hex, answers } => overrunning::answer(forces, units, *mode, hex, answers),
        Question::Combat { units, hexes } => to_combat::answer(forces, &query.position.units, units, hexes),
        Question::Retreat { unit, hexes } => to_combat::retreat_answer(forces, unit, *hexes),
        Question::Allocate { side, combats, draws } => allocating::answer(forces, *side, combats, draws),
        Question::Transport { units, by, to, loads } => transport::answer(forces, units, *by, to, *loads),
        Question::RepairRail { hexes } => transport::repair_answer(forces, *hexes),
        Question::SupplyUnit { unit, act, phase, by, die } => {
            supply_units::act(forces, unit, *act, *phase, by.as_deref(), *die)
        }
        Question::DumpFate { side, dice } => supply_units::fate(forces, *side, dice),
        Question::Recovery { side } => Ok(supply_units::recovery(forces, *side)),
        Question::OffMap => Ok(outside::answer(forces)),
        Question::Tables => Ok(BoardAnswer::Tables(TablesAnswer { values: forces.tables.values() })),
    }
}
