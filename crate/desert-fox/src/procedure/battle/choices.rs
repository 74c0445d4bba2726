//! The answers of a combat, from the numbers of the combat to those of the game and back.

use hexgrid::Hex;

use crate::procedure::battle::current::current_combat;
use crate::procedure::battle::decision;
use crate::rules::combat::from_map::MapCombat;
use crate::state::Choice;
use crate::state::choice::{answer_of, choice_of};
use crate::state::counters::UnitId;
use crate::state::order::Answer;
use crate::state::path::Spot;
use crate::turn::context::OrderContext;

/// An answer in the numbers of the combat.
pub fn to_choice(ctx: &OrderContext, map_combat: &MapCombat, answer: Answer) -> Option<Choice> {
    let unit = |id: &UnitId| {
        let piece = ctx.cache.piece(*id)?;
        map_combat.units.iter().position(|&at| usize::from(at) == piece).map(|at| at as u8)
    };
    let hex = |hex: Hex| map_combat.hexes.iter().position(|&at| at == hex).map(|at| at as u8);
    choice_of!(&answer, Answer, unit, |to: &Spot| hex(to.0), {
        Answer::Result { number } => {
            Choice::Result(*ctx.cache.forces.charts.distinct_results().get(usize::from(number))?)
        }
        Answer::React { .. } | Answer::Stay { .. } => return None,
    })
}

/// A choice in the numbers of the game; none for dice.
pub fn to_answer(ctx: &OrderContext, map_combat: &MapCombat, choice: Choice) -> Option<Answer> {
    let unit = |at: u8| ctx.cache.unit_of[usize::from(map_combat.units[usize::from(at)])];
    let hex = |at: u8| Spot(map_combat.hexes[usize::from(at)]);
    Some(answer_of!(choice, Answer, unit, hex, {
        Choice::Die(_) => return None,
        Choice::Result(result) => {
            let results = ctx.cache.forces.charts.distinct_results();
            Answer::Result { number: results.iter().position(|known| *known == result)? as u8 }
        }
    }))
}

/// The answers that are legal now, the customary one first.
pub fn answers(ctx: &mut OrderContext) -> Vec<Answer> {
    let (Ok(decision), Ok(map_combat)) = (decision(ctx), current_combat(ctx)) else { return Vec::new() };
    decision.legal.iter().filter_map(|&choice| to_answer(ctx, &map_combat, choice)).collect()
}
