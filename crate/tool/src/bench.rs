//! How fast random legal orders are found and carried out.

use std::collections::HashMap;
use std::fmt::{Debug, Write};
use std::mem::{Discriminant, discriminant};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use referee::play::seed;
use referee::{CarriedOut, Draw, Link32, Random};

use crate::cli;
use crate::commands::{Done, print};
use crate::played_game::{PlayedGame, no_scenario};
use crate::stats::Clock;

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
    print(&text(&kinds, &clock))?;
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
