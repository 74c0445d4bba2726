//! The answers of a combat, from the numbers of the combat to those of the game and back.

use hexgrid::Hex;

use crate::procedure::battle::current::current_combat;
use crate::procedure::battle::decision;
use crate::rules::combat::from_map::Fight;
use crate::state::Choice;
use crate::state::counters::UnitId;
use crate::state::order::Answer;
use crate::state::path::Spot;
use crate::turn::context::Play;

/// An answer in the numbers of the combat.
pub fn to_choice(play: &Play, fight: &Fight, answer: Answer) -> Option<Choice> {
    let unit = |id: UnitId| {
        let piece = play.cache.piece(id)?;
        fight.units.iter().position(|&at| usize::from(at) == piece).map(|at| at as u8)
    };
    let hex = |hex: Hex| fight.hexes.iter().position(|&at| at == hex).map(|at| at as u8);
    Some(match answer {
        Answer::Row { row } => Choice::Row(row),
        Answer::Commit { air_points, naval } => Choice::Commit(air_points, naval),
        Answer::Shifts { columns } => Choice::Shifts(columns),
        Answer::Result { number } => {
            Choice::Result(*play.cache.forces.charts.distinct_results().get(usize::from(number))?)
        }
        Answer::Retreat { unit: id } => Choice::Retreat(unit(id)?),
        Answer::RetreatTo { unit: id, hex: to } => Choice::RetreatTo(unit(id)?, hex(to.0)?),
        Answer::StopInCity { unit: id } => Choice::StopInCity(unit(id)?),
        Answer::DepleteInstead { unit: id } => Choice::DepleteInstead(unit(id)?),
        Answer::IgnoreRetreat { unit: id } => Choice::IgnoreRetreat(unit(id)?),
        Answer::Deplete { unit: id } => Choice::Deplete(unit(id)?),
        Answer::Advance { unit: id, hex: to } => Choice::Advance(unit(id)?, hex(to.0)?),
        Answer::EndAdvance => Choice::EndAdvance,
        Answer::DestroySupply { unit: id } => Choice::DestroySupply(unit(id)?),
        Answer::CaptureSupply { unit: id } => Choice::CaptureSupply(unit(id)?),
        Answer::PlaceDump { hex: to } => Choice::PlaceDump(hex(to.0)?),
        Answer::React { .. } | Answer::Stay { .. } => return None,
    })
}

/// A choice in the numbers of the game; none for dice.
pub fn to_answer(play: &Play, fight: &Fight, choice: Choice) -> Option<Answer> {
    let unit = |at: u8| play.cache.unit_of[usize::from(fight.units[usize::from(at)])];
    let hex = |at: u8| Spot(fight.hexes[usize::from(at)]);
    Some(match choice {
        Choice::Row(row) => Answer::Row { row },
        Choice::Commit(air_points, naval) => Answer::Commit { air_points, naval },
        Choice::Die(_) => return None,
        Choice::Shifts(columns) => Answer::Shifts { columns },
        Choice::Result(result) => {
            let results = play.cache.forces.charts.distinct_results();
            Answer::Result { number: results.iter().position(|known| *known == result)? as u8 }
        }
        Choice::Retreat(at) => Answer::Retreat { unit: unit(at) },
        Choice::RetreatTo(at, to) => Answer::RetreatTo { unit: unit(at), hex: hex(to) },
        Choice::StopInCity(at) => Answer::StopInCity { unit: unit(at) },
        Choice::DepleteInstead(at) => Answer::DepleteInstead { unit: unit(at) },
        Choice::IgnoreRetreat(at) => Answer::IgnoreRetreat { unit: unit(at) },
        Choice::Deplete(at) => Answer::Deplete { unit: unit(at) },
        Choice::Advance(at, to) => Answer::Advance { unit: unit(at), hex: hex(to) },
        Choice::EndAdvance => Answer::EndAdvance,
        Choice::DestroySupply(at) => Answer::DestroySupply { unit: unit(at) },
        Choice::CaptureSupply(at) => Answer::CaptureSupply { unit: unit(at) },
        Choice::PlaceDump(to) => Answer::PlaceDump { hex: hex(to) },
    })
}

/// The answers that are legal now, the customary one first.
pub fn answers(play: &mut Play) -> Vec<Answer> {
    let (Ok(decision), Ok(fight)) = (decision(play), current_combat(play)) else { return Vec::new() };
    decision.legal.iter().filter_map(|&choice| to_answer(play, &fight, choice)).collect()
}
