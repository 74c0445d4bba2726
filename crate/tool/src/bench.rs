//! How fast random legal orders are found and carried out, and how fast the search plays rollouts.

use std::collections::HashMap;
use std::fmt::{Debug, Write};
use std::mem::{Discriminant, discriminant};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use referee::play::seed;
use referee::search::{Level, Scripts, Search};
use referee::{CarriedOut, ComputerPlayer, Draw, Link32, Random};

use crate::cli;
use crate::commands::{Done, print};
use crate::played_game::{PlayedGame, no_scenario};
use crate::stats::Clock;

/// Rollouts from which the search has been measured.
const ROLLOUTS: u32 = 500;

/// Time of one kind of order.
#[derive(Clone, Debug, Default)]
struct Spent {
    name: String,
    orders: u32,
    listing: Duration,
    carrying: Duration,
}

type Kinds<T> = HashMap<Discriminant<T>, Spent>;

/// Plays random games without a record and prints how long each kind of order takes.
pub fn run<G: PlayedGame>(arguments: &cli::Bench) -> Done {
    let scenario = arguments.scenario.as_deref().unwrap_or(G::SCENARIO);
    let mut rules = G::new(&G::options(scenario)?).map_err(|_| no_scenario(scenario))?;
    let (mut kinds, clock) = (Kinds::<G::Order>::new(), Clock::start());
    for number in u64::from(arguments.seed)..u64::from(arguments.seed) + u64::from(arguments.games) {
        game(&mut rules, number, &mut kinds)?;
    }
    print(&(text(&kinds, &clock) + &rollouts(&mut rules, u64::from(arguments.seed))?))?;
    Ok(ExitCode::SUCCESS)
}

/// Plays one game.
///
/// Errors: a dead end or a refused order.
fn game<G: PlayedGame>(rules: &mut G, number: u64, kinds: &mut Kinds<G::Order>) -> Result<(), String> {
    let (mut draw, mut log) = (Draw::new(number), G::muted());
    let mut state = rules.start(&mut log);
    for turn in 0_u64.. {
        if G::is_over(&state) {
            break;
        }
        let begin = Instant::now();
        let order = G::random(rules, &state, &mut draw);
        let order = order.ok_or_else(|| format!("game {number}: nothing can be ordered"))?;
        let found = Instant::now();
        let mut link = [0; 32];
        link[..8].copy_from_slice(&turn.to_le_bytes());
        let dice = Random::seeded("bench", seed(number), Link32(link), &[]);
        let carried = rules.carry_out(&state, &order, dice, &mut log);
        CarriedOut { state, .. } = carried.map_err(|refusal| format!("game {number}: {order:?}: {refusal}"))?;
        let spent =
            kinds.entry(discriminant(&order)).or_insert_with(|| Spent { name: name(&order), ..Spent::default() });
        spent.orders += 1;
        spent.listing += found - begin;
        spent.carrying += found.elapsed();
    }
    Ok(())
}

/// How many rollouts of the commander the first decisions of a scripted game allow in a second.
///
/// Errors: a dead end or a refused order.
fn rollouts<G: PlayedGame>(rules: &mut G, number: u64) -> Result<String, String> {
    let (mut draw, mut log) = (Draw::new(number), G::muted());
    let (mut state, mut script, mut scripts) = (rules.start(&mut log), rules.script(), Scripts::new(rules));
    let (mut decided, mut done, mut orders, mut seconds) = (None, 0, 0, 0.0);
    for turn in 0_u64.. {
        if G::is_over(&state) || done >= ROLLOUTS {
            break;
        }
        let decision = rules.decision(&state);
        if decision.is_some() && decision != decided {
            decided = decision;
            let effort = rules.effort(Level::Commander, &state);
            let mut search = Search::new(rules, &state, None, effort, &mut draw.clone());
            let clock = Clock::start();
            while search.step(rules, &mut scripts) {}
            seconds += clock.seconds();
            done += search.progress().done;
            orders += search.orders();
        }
        let order = script.advice(rules, &state, &mut draw);
        let order = order.ok_or_else(|| format!("game {number}: nothing can be ordered"))?;
        let mut link = [0; 32];
        link[..8].copy_from_slice(&turn.to_le_bytes());
        let dice = Random::seeded("bench", seed(number), Link32(link), &[]);
        let carried = rules.carry_out(&state, &order, dice, &mut log);
        CarriedOut { state, .. } = carried.map_err(|refusal| format!("game {number}: {order:?}: {refusal}"))?;
    }
    let [pace, thinking] = [done, orders].map(|count| f64::from(count) / seconds.max(1e-9));
    Ok(format!(
        "{done} rollouts of the commander, {pace:.0} a second; {orders} orders in them, {thinking:.0} a second\n"
    ))
}

/// The name of a kind of order.
fn name(order: &impl Debug) -> String {
    let text = format!("{order:?}");
    text.split([' ', '(']).next().unwrap_or_default().to_owned()
}

fn text<T>(kinds: &Kinds<T>, clock: &Clock) -> String {
    let seconds = clock.seconds();
    let orders: u32 = kinds.values().map(|spent| spent.orders).sum();
    let each = |time: Duration, orders: u32| time.as_secs_f64() * 1e6 / f64::from(orders.max(1));
    let mut text = format!("{:<12}{:>10}{:>12}{:>12}\n", "", "orders", "list, µs", "carry, µs");
    let mut kinds: Vec<&Spent> = kinds.values().collect();
    kinds.sort_unstable_by_key(|spent| &spent.name);
    for spent in kinds {
        let (list, carry) = (each(spent.listing, spent.orders), each(spent.carrying, spent.orders));
        // Writing to a text cannot fail.
        _ = writeln!(text, "{:<12}{:>10}{list:>12.1}{carry:>12.1}", spent.name, spent.orders);
    }
    let pace = f64::from(orders) / seconds.max(1e-9);
    _ = writeln!(text, "{orders} random legal orders, {pace:.0} per {}", clock.unit());
    text
}
