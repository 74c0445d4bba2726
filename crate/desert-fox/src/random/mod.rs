//! Random combats and positions for property tests and benchmarks: the same seed gives the same ones on every computer.
//!
//! They cover what the rules tell apart: one to eight attackers in up to four hexes, one to six defenders in one or two,
//! counters of the roster and units by value, every kind, every state of supply, drawn maps for retreats, all rule sets and
//! switches, charts of the owner's, and answers up to any point of the combat. About one in ten is refused, and a quarter of the rest are illegal attacks.
//!
//! And random positions on the printed board, with random questions about them.

pub mod behaviour;
mod counters;
pub mod crowded;
mod forces;
pub mod games;
mod ground;
pub mod invariants;
pub mod pairwise;
mod positions;
mod questions;
pub mod sampler;
mod strays;
mod trials;
pub mod watch;

pub use crate::opponent::player;
pub use positions::{MOST_UNITS, position};
pub use questions::board_question;
pub use referee::Draw;

use crate::data::chart_data::LINES;
use crate::data::charts::Charts;
use crate::data::overlay::ChartChange;
use crate::model::finding::Findings;
use crate::model::preset::{Preset, RuleSetChoice};
use crate::model::rule_set::{SWITCHES, Switches};
use crate::model::units::Side;
use crate::query::combat::adjudicate::Prepared;
use crate::query::combat::query::{Answer, CombatQuery, Supports};
use crate::rules::combat::script::{Decision, Halt, Table};
use crate::rules::combat::terms::Support;
use crate::state::Choice;

/// Longest play, in answers.
const LONGEST_PLAY: usize = 200;

/// A random combat.
pub fn combat(seed: u64) -> CombatQuery {
    let draw = &mut Draw::new(seed);
    let attacker = draw.pick(&[Side::Axis, Side::Commonwealth]);
    let mut ground = ground::Ground::draw(draw);
    let units = forces::draw(draw, attacker, &ground);
    ground.name_fort_units(draw, &units, attacker);
    let mut query = CombatQuery {
        rules: rules(draw),
        charts: charts(draw),
        attacker,
        units,
        hexes: ground.hexes,
        hexsides: ground.hexsides,
        support: support(draw),
        tobruk_dump: draw.chance(80),
        answers: Vec::new(),
    };
    if draw.chance(4) {
        spoil(&mut query, draw);
    }
    if draw.chance(55) {
        let length = draw.below(16) as usize;
        query.answers = play(&query, draw, length);
    }
    if draw.chance(3) {
        query.answers.push(stray(draw));
    }
    query
}

fn rules(draw: &mut Draw) -> RuleSetChoice {
    let preset = draw.pick(&Preset::ALL);
    let mut switches = serde_json::Map::new();
    for switch in SWITCHES {
        if draw.chance(12) {
            switches.insert(switch.field.to_owned(), draw.pick(switch.values).into());
        }
    }
    let switches: Switches = serde_json::from_value(switches.into()).unwrap_or_default();
    RuleSetChoice { preset, switches }
}

/// Mostly the shipped charts, now and then one or two results of the owner's.
fn charts(draw: &mut Draw) -> Vec<ChartChange> {
    if draw.chance(92) {
        return Vec::new();
    }
    let results = Charts::standard().distinct_results();
    let change = |draw: &mut Draw| {
        let (line, column) = (draw.pick(&LINES), 1 + draw.below(18));
        let new = if draw.chance(4) { "10x".to_owned() } else { draw.pick(&results).to_string() };
        ChartChange { what: format!("results/{line}/{column}"), old: None, new }
    };
    (0..=draw.below(2)).map(|_| change(draw)).collect()
}

fn support(draw: &mut Draw) -> Supports {
    let mut support = |naval: u32| {
        let air_points = if draw.chance(50) { draw.below(4) as u8 } else { 0 };
        Support { air_points, naval: draw.chance(naval) }
    };
    Supports { axis: support(1), commonwealth: support(25) }
}

/// Makes a query wrong in one place.
fn spoil(query: &mut CombatQuery, draw: &mut Draw) {
    let last = query.units.len() - 1;
    let other = query.units[0].clone();
    let unit = &mut query.units[last];
    match draw.below(7) {
        0 => unit.id = other.id,
        1 => unit.roster = Some("no such counter".to_owned()),
        2 => unit.hex = other.hex,
        3 => (unit.roster, unit.kind) = (None, None),
        4 => unit.cover = Some(9),
        5 => query.units.truncate(1),
        _ => {
            if let Some(full) = &mut unit.full {
                full.morale = 6;
            }
        }
    }
}

/// Legal answers from the first decision on, up to `length` of them.
pub fn play(query: &CombatQuery, draw: &mut Draw, length: usize) -> Vec<Answer> {
    let mut answers = Vec::new();
    let Ok(mut prepared) = Prepared::new(query) else { return answers };
    while answers.len() < length.min(LONGEST_PLAY) {
        let Some(decision) = open_decision(&prepared) else { break };
        let at = choice(draw, &decision);
        prepared.answers.push(decision.legal[at]);
        answers.extend(prepared.names.decision(&decision).legal.into_iter().nth(at));
    }
    answers
}

/// What the answers leave open.
fn open_decision(prepared: &Prepared) -> Option<Decision> {
    match prepared.play(&mut Table::asking(&prepared.answers), &mut Findings::muted()) {
        Err(Halt::Pending(decision)) => Some(decision),
        _ => None,
    }
}

/// An index among the legal answers; an advance is seldom ended, so that more is seen of it.
fn choice(draw: &mut Draw, decision: &Decision) -> usize {
    let at = draw.below(decision.legal.len() as u32) as usize;
    if decision.legal[at] == Choice::EndAdvance { draw.below(decision.legal.len() as u32) as usize } else { at }
}

/// An answer that may fit nowhere.
fn stray(draw: &mut Draw) -> Answer {
    match draw.below(5) {
        0 => Answer::Die { face: draw.below(9) as u8 },
        1 => Answer::Shifts { columns: draw.below(9) as u8 },
        2 => Answer::EndAdvance,
        3 => Answer::Deplete { unit: "nobody".to_owned() },
        _ => Answer::Retreat { unit: "nobody".to_owned() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::query::combat::adjudicate::adjudicate;
    use crate::query::combat::report::CombatReport;

    #[test]
    fn the_same_seed_gives_the_same_combat() {
        assert_eq!(combat(7), combat(7));
        assert_ne!(combat(7), combat(8));
    }

    #[test]
    fn most_combats_may_be_fought() {
        let refused = (0..1000).filter(|&seed| matches!(adjudicate(&combat(seed)), CombatReport::Refused(_))).count();
        assert!((20..200).contains(&refused), "{refused}");
    }
}
