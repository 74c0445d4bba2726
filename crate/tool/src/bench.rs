//! How fast random legal orders are found and carried out.

use std::collections::HashMap;
use std::fmt::Write;
use std::mem::{Discriminant, discriminant};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use desert_fox::game::carry_out::carry_out;
use desert_fox::game::setup::start;
use desert_fox::random::games::seed;
use desert_fox::random::{Draw, player};
use desert_fox::state::Phase;
use desert_fox::state::event::Log;
use desert_fox::state::order::Order;
use desert_fox::turn::cache::Cache;
use desert_fox::turn::config::{GameConfig, Options};
use desert_fox::turn::to_act::to_act;
use referee::{Link32, Random};

use crate::cli;
use crate::commands::{Done, print};
use crate::stats::Clock;

/// Time of one kind of order.
#[derive(Clone, Debug, Default)]
struct Spent {
    name: String,
    orders: u32,
    listing: Duration,
    carrying: Duration,
}

type Kinds = HashMap<Discriminant<Order>, Spent>;

/// Plays random games without a record and prints how long each kind of order takes.
pub fn run(arguments: &cli::Bench) -> Done {
    let unplayable = |_| format!("{} is no scenario", arguments.scenario);
    let config = GameConfig::new(&Options::of(&arguments.scenario)).map_err(unplayable)?;
    let (mut cache, mut kinds) = (Cache::new(&config), Kinds::new());
    let clock = Clock::start();
    for number in u64::from(arguments.seed)..u64::from(arguments.seed) + u64::from(arguments.games) {
        game(&config, &mut cache, number, &mut kinds)?;
    }
    print(&text(&kinds, &clock))?;
    Ok(ExitCode::SUCCESS)
}

/// Plays one game.
///
/// Errors: a dead end or a refused order.
fn game(config: &GameConfig, cache: &mut Cache, number: u64, kinds: &mut Kinds) -> Result<(), String> {
    let (mut draw, mut log) = (Draw::new(number), Log::muted());
    let mut state = start(config, cache, &mut log);
    for turn in 0_u64.. {
        if state.phase == Phase::Over {
            break;
        }
        let begin = Instant::now();
        let order = player::order(config, cache, &state, &mut draw);
        let order = order.ok_or_else(|| format!("game {number}: nothing can be ordered"))?;
        let found = Instant::now();
        let mut link = [0; 32];
        link[..8].copy_from_slice(&turn.to_le_bytes());
        let dice = Random::seeded("bench", seed(number), Link32(link), &[]);
        let carried = carry_out(config, cache, &state, to_act(&state), &order, dice, &mut log);
        state = carried.map_err(|refusal| format!("game {number}: {order:?}: {}", refusal.code.name()))?.state;
        let spent =
            kinds.entry(discriminant(&order)).or_insert_with(|| Spent { name: name(&order), ..Spent::default() });
        spent.orders += 1;
        spent.listing += found - begin;
        spent.carrying += found.elapsed();
    }
    Ok(())
}

/// The name of a kind of order.
fn name(order: &Order) -> String {
    let text = format!("{order:?}");
    text.split([' ', '(']).next().unwrap_or_default().to_owned()
}

fn text(kinds: &Kinds, clock: &Clock) -> String {
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
