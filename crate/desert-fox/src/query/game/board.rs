//! Questions about the map of a game as it stands. The answers are those about a position.

use serde::Deserialize;

use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::Side;
use crate::position::forces::Forces;
use crate::procedure::moves::mode as usual_mode;
use crate::query::board::answer::BoardAnswer;
use crate::query::board::{preview, stacking, supplied, views};
use crate::query::combat::report::Refused;
use crate::state::{State, flag};
use crate::turn::cache::Cache;

/// A question about the map of a game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum GameQuestion {
    /// The zones of control of a player.
    Zones {
        /// Whose.
        side: Side,
    },
    /// The supply of a player's units and supply units.
    Supply {
        /// Whose.
        side: Side,
    },
    /// The supply of one unit with its paths and its line of communication.
    Trace {
        /// The unit.
        unit: String,
    },
    /// The hexes over their stacking limit.
    Stacking,
    /// What each source and supply unit of a player serves, and who would be in combat supply in a combat phase
    /// to come.
    Suppliers {
        /// Whose.
        side: Side,
    },
    /// Whose supply would be lost if units stood in another hex.
    SupplyAfter {
        /// The units, all in one hex.
        units: Vec<String>,
        /// Where they would stand.
        hex: String,
    },
    /// The stacking points of every hex.
    Stacks,
    /// The overruns that units can make together in the current movement phase, after a move where one is needed.
    Overruns {
        /// The units, all in one hex.
        units: Vec<String>,
    },
    /// The stacks that the enemy could overrun in the next Initial Movement Phase, if all stayed as they stand.
    OverrunRisk {
        /// Whose stacks.
        side: Side,
    },
    /// The faces with which dice decide about a unit that is overrun.
    Rolls {
        /// The unit.
        unit: String,
    },
}

/// Answers a question about the map of a game. Units are named as its orders name them.
pub fn ask(cache: &mut Cache, state: &State, question: &GameQuestion) -> BoardAnswer {
    cache.sync(state);
    let names: Vec<String> = cache.unit_of.iter().map(ToString::to_string).collect();
    let mut forces: Forces<'_> = cache.forces.clone();
    forces.names = names.iter().map(String::as_str).collect();
    let answer = match question {
        GameQuestion::Zones { side } => Ok(views::zones_answer(&forces, *side)),
        GameQuestion::Supply { side } => Ok(supplied::side_answer(&forces, *side)),
        GameQuestion::Trace { unit } => supplied::unit_answer(&forces, unit),
        GameQuestion::Stacking => stacking::answer(&forces, &[]),
        GameQuestion::Suppliers { side } => {
            trace_anew(&mut forces, cache, state, flag::EMERGENCY | flag::FRESH);
            Ok(preview::suppliers_answer(&forces, *side))
        }
        GameQuestion::SupplyAfter { units, hex } => {
            trace_anew(&mut forces, cache, state, flag::EMERGENCY | flag::FRESH);
            preview::supply_after(&forces, units, hex)
        }
        GameQuestion::Stacks => Ok(preview::stacks_answer(&forces)),
        GameQuestion::Overruns { units } => match usual_mode(state.phase) {
            Some(mode) => may_move(&forces, cache, state, units).and_then(|()| {
                let (_, supplies) = cache.with_supplies();
                preview::overruns_answer(&forces, supplies, units, mode)
            }),
            None => Err(vec![Refusal::at(RefusalCode::OverrunPhase, "question")]),
        },
        GameQuestion::OverrunRisk { side } => {
            // Emergency supply and that of new arrivals are over before the enemy moves.
            trace_anew(&mut forces, cache, state, 0);
            let (_, supplies) = cache.with_supplies();
            Ok(preview::overrun_risk(&forces, supplies, *side))
        }
        GameQuestion::Rolls { unit } => preview::rolls_answer(&forces, unit),
    };
    answer.unwrap_or_else(|refusals| BoardAnswer::Refused(Refused { refusals }))
}

/// Whether units may still move in this phase.
///
/// Errors: an unknown unit, and one that has been halted or is being converted.
///
/// Cases: 8.3, 18.13 · Rulings: R130, H106
fn may_move(forces: &Forces<'_>, cache: &Cache, state: &State, ids: &[String]) -> Result<(), Vec<Refusal>> {
    let units = forces.find_all(ids, "question.units").map_err(|refusal| vec![refusal])?;
    for at in units {
        let unit = state.unit(cache.unit_of[at]);
        let code = match () {
            () if unit.is(flag::HALTED) => RefusalCode::Halted,
            () if unit.is(flag::CONVERTING) => RefusalCode::Converting,
            () => continue,
        };
        return Err(vec![Refusal::at(code, "question.units").unit(forces.name(at))]);
    }
    Ok(())
}

/// Forgets what was judged as the phase began, so that supply is traced as the units stand. Units with one of the
/// flags remain in combat supply.
///
/// Cases: 7.1, 7.3 · Rulings: H031, H032, H070
fn trace_anew(forces: &mut Forces<'_>, cache: &Cache, state: &State, remains: u16) {
    for (piece, &id) in forces.pieces.iter_mut().zip(&cache.unit_of) {
        let fed = state.unit(id).is(remains);
        piece.general_supply = None;
        piece.combat_supply = fed.then_some(true);
    }
}
