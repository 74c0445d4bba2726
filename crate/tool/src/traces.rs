//! Random games with hashes of what each player sees on the way, for a comparison with wasm.

use std::error::Error;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use referee::conformance::Sampler;
use referee::hash::sha256_hex;
use referee::json::to_text;
use referee::record::{DiceMode, Game};
use referee::viewer::transcript;
use referee::{Draw, Seed, Viewer, Views};
use rommel_in_the_desert::model::rule_set::{Assault, CrossingLimit, PursuitFire, RuleSet};
use rommel_in_the_desert::model::scenario::ScenarioId;
use rommel_in_the_desert::random::sampler::RommelSampler;
use rommel_in_the_desert::record::Options;
use serde::Serialize;

use crate::cli;
use crate::commands::Done;

/// Orders between two looks at the game.
const STRIDE: usize = 5;
/// Orders of a game at most.
const MOST_ORDERS: usize = 3_000;
/// Hex digits of a hash: enough to find a difference.
const DIGITS: usize = 16;

/// What there is to see after some of the orders. Lists hold a hash for everybody, then one for each player.
#[derive(Debug, PartialEq, Eq, Serialize)]
struct Look {
    orders: usize,
    state: String,
    views: Vec<String>,
    legal: Vec<String>,
}

/// A random game.
#[derive(Debug, PartialEq, Eq, Serialize)]
struct Trace {
    number: u32,
    save: String,
    looks: Vec<Look>,
    transcripts: Vec<String>,
}

fn short(text: &str) -> String {
    let mut hash = sha256_hex(text.as_bytes());
    hash.truncate(DIGITS);
    hash
}

/// Plays a random game and looks at it before the first order, after every fifth one and at the end.
///
/// Errors: the rules refuse the options or an order of their own list.
fn trace<R: Views>(number: u32, options: R::Options, mut sampler: impl Sampler<R>) -> Result<Trace, Box<dyn Error>>
where
    R::Refusal: Error + 'static,
{
    let mut viewers = vec![Viewer::Everybody];
    viewers.extend(sampler.sides().into_iter().map(Viewer::Side));
    let mut draw = Draw::new(u64::from(number));
    let seed = Seed(std::array::from_fn(|at| number.to_le_bytes()[at % 4]));
    let (mut game, mut report) =
        Game::<R>::new(options, DiceMode::Seeded(seed)).map_err(|_| format!("game {number} cannot begin"))?;
    let mut looks = Vec::new();
    loop {
        let (rules, state) = game.parts();
        let next = if sampler.is_over(state) { None } else { sampler.legal_order(rules, state, &mut draw) };
        let is_last = next.is_none() || game.len() == MOST_ORDERS;
        if is_last || game.len().is_multiple_of(STRIDE) {
            let orders = game.len();
            let (rules, state) = game.parts();
            let views =
                viewers.iter().map(|&viewer| short(&to_text(&rules.view(state, &report.log, viewer)))).collect();
            let legal = viewers.iter().map(|&viewer| short(&to_text(&rules.legal(state, viewer)))).collect();
            looks.push(Look { orders, state: referee::hash::hex(&R::fingerprint(state)), views, legal });
        }
        let Some(order) = next.filter(|_| !is_last) else { break };
        report = game.give(order, &[])?;
    }
    let text = |&viewer: &Viewer<R::Side>| transcript::<R>(game.record(), viewer).map(|text| short(&text));
    let transcripts = viewers.iter().map(text).collect::<Result<_, _>>().map_err(|fault| fault.to_string())?;
    Ok(Trace { number, save: game.save(), looks, transcripts })
}

/// The choices for the game of a number: every scenario in turn, and every value of every switch.
fn rommel_options(number: u32) -> Options {
    let scenario = ScenarioId::ALL[number as usize % ScenarioId::ALL.len()];
    let round = number as usize / ScenarioId::ALL.len();
    let rules = RuleSet {
        crossing_limit: [CrossingLimit::MovementPhase, CrossingLimit::Turn][round & 1],
        pursuit_fire: [PursuitFire::AfterWithdrawal, PursuitFire::BeforeWithdrawal][round >> 1 & 1],
        assault: [Assault::DoubleDice, Assault::TwoTurns][round >> 2 & 1],
    };
    Options { rules, ..Options::of(scenario) }
}

/// Prints random games of Rommel in the Desert.
pub fn rommel(arguments: &cli::Random) -> Done {
    let mut output = BufWriter::new(io::stdout().lock());
    for number in arguments.seed..arguments.seed + arguments.count {
        let trace = trace(number, rommel_options(number), RommelSampler)?;
        writeln!(output, "{}", to_text(&trace))?;
    }
    output.flush()?;
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_game_of_a_number_is_the_same_each_time_and_another_one_than_the_next() {
        let game = |number| trace(number, rommel_options(number), RommelSampler).unwrap();
        let (one, same, next) = (game(3), game(3), game(4));
        assert_eq!(one, same);
        assert_ne!(one.save, next.save);
        let Look { views, legal, .. } = &one.looks[one.looks.len() / 2];
        assert!(
            views[0] != views[1] && views[1] != views[2] && views[0] != views[2],
            "each viewer sees something else"
        );
        assert_ne!(legal[1], legal[2]);
    }

    #[test]
    fn every_scenario_and_every_value_of_every_switch_comes_up() {
        let rules: std::collections::HashSet<RuleSet> = (0..64).map(|number| rommel_options(number).rules).collect();
        let scenarios: std::collections::HashSet<ScenarioId> =
            (0..64).map(|number| rommel_options(number).scenario).collect();
        assert_eq!((rules.len(), scenarios.len()), (8, ScenarioId::ALL.len()));
    }
}
