//! The places that count for victory, near the end: empty ones are taken, and own ones are not left to the enemy.

use hexgrid::Hex;

use crate::data::scenario::Scenario;
use crate::model::units::Side;
use crate::opponent::matching::matching;
use crate::opponent::plan::{MovementPlan, Step};
use crate::opponent::worth::to_captor;
use crate::procedure::victory::{HeldPlace, Tally};
use crate::state::State;
use crate::turn::config::GameConfig;

/// Game-turns from the end in which each player sees to the places.
const LATE: u8 = 2;

/// Sends the unit that is least needed into each empty place, and keeps one in each place that an enemy could enter or that
/// counts only while somebody stands in it; the places that count most first.
pub fn plan(plan: &mut MovementPlan, config: &GameConfig) -> Vec<Step> {
    if plan.state.turn + LATE <= config.scenario.last_turn {
        return Vec::new();
    }
    let tally = Tally::of(config, plan.state);
    let side = plan.situation.side;
    let is_last = is_last(&config.scenario, plan.state);
    let mut wanted: Vec<(i64, Hex)> = Vec::new();
    for held in &tally.places {
        let points =
            if held.holder == Some(side) { of_loss(&tally, held, side) } else { to_captor(&tally, held, side) };
        let safe = held.holder == Some(side) && is_last && is_port(plan, held.hex);
        let defended = plan.situation.stacks.iter().any(|stack| stack.hex == held.hex);
        if points > 0 && !safe && !defended {
            wanted.push((points, held.hex));
        }
    }
    wanted.sort_by_key(|(points, _)| -points);
    let able: Vec<Vec<usize>> = wanted.iter().map(|(_, hex)| able(plan, *hex)).collect();
    let mut steps = Vec::new();
    for (at, place) in matching(&able) {
        let (unit, to) = (plan.situation.own[at], wanted[place].1);
        if unit.hex == to {
            plan.pin(&[unit.id]);
        } else {
            steps.extend(plan.settle(at, to));
            plan.ends[at].clear();
        }
    }
    steps
}

/// Whether the player-turn is the last of the game.
fn is_last(scenario: &Scenario, state: &State) -> bool {
    state.turn == scenario.last_turn && state.phasing != state.first
}

/// What a player loses with a place of his own.
fn of_loss(tally: &Tally, held: &HeldPlace, side: Side) -> i64 {
    let lost = HeldPlace { holder: Some(side), ..*held };
    to_captor(tally, &lost, side.enemy())
}

/// Whether a place keeps its holder when nobody stands in it.
fn is_port(plan: &MovementPlan, hex: Hex) -> bool {
    plan.state.ports.iter().any(|(port, _)| *port == hex)
}

/// The units that could end in a hex, those in it first, then the least needed.
fn able(plan: &MovementPlan, hex: Hex) -> Vec<usize> {
    let own = &plan.situation.own;
    let comes = |at: &usize| {
        let room = plan.points[hex.index()] + own[*at].points <= plan.limit;
        own[*at].hex == hex || !plan.settled[*at] && room && plan.ends[*at].contains(hex)
    };
    let mut able: Vec<usize> = (0..own.len()).filter(comes).collect();
    able.sort_by_key(|&at| (own[at].hex != hex, own[at].gun, own[at].armor, own[at].strength));
    able
}
