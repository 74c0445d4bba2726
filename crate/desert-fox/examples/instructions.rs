//! Runs one line of the benchmarks a given number of times, to count its instructions:
//!
//!     valgrind --tool=callgrind target/release/examples/instructions "Libya, reach" 200
//!
//! What it takes to begin is part of the count: take the difference between two numbers of times. With no arguments,
//! prints the names of the lines. `benches/README.md` says what each line does.

#[path = "../benches/work/board.rs"]
#[allow(dead_code, reason = "the benchmarks use more of it")]
mod board;
#[path = "../benches/work/fights.rs"]
#[allow(dead_code, reason = "the benchmarks use more of it")]
mod fights;
#[path = "../benches/work/games.rs"]
#[allow(dead_code, reason = "the benchmarks use more of it")]
mod games;
#[path = "../benches/work/mod.rs"]
#[allow(dead_code, reason = "the benchmarks use more of it")]
mod work;

use std::hint::black_box;

use board::BoardWork;
use desert_fox::model::finding::Findings;
use fights::{FIGHTS, Fights};
use games::{GameWork, ROLLOUTS, SITUATIONS};
use work::Work;

/// As in the tool.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The names of the lines, as in `benches/README.md`.
const LINES: [&str; 24] = [
    "mix, resolve",
    "mix, report",
    "mix, call",
    "combat example, resolve",
    "combat example, report",
    "combat example, call",
    "combat of the map, make",
    "combat of the map, must be attacked",
    "combat of the map, play",
    "combat of the map, play, findings",
    "Libya, reach",
    "Libya, supply",
    "Libya, zones",
    "Libya, call",
    "map, reach",
    "map, supply",
    "map, zones",
    "map, call",
    "random orders, races",
    "random orders, campaigns",
    "legal orders",
    "order of the opponent",
    "rollouts",
    "replay of a campaign",
];

fn main() -> Result<(), String> {
    let mut arguments = std::env::args().skip(1);
    let Some(line) = arguments.next() else {
        println!("{}", LINES.join("\n"));
        return Ok(());
    };
    let times = arguments.next().and_then(|text| text.parse().ok()).ok_or("how many times? instructions LINE TIMES")?;
    let (group, name) = line.split_once(", ").unwrap_or((&line, ""));
    let known = match group {
        "mix" => combats(&Work::mix(), name, times),
        "combat example" => combats(&Work::example(), name, times),
        "combat of the map" => of_the_map(&Fights::new(), name, times),
        "Libya" => boards(&mut BoardWork::libya(), name, times),
        "map" => boards(&mut BoardWork::map(), name, times),
        _ => orders(&mut GameWork::new()?, &line, times),
    };
    if known { Ok(()) } else { Err(format!("there is no line `{line}`")) }
}

fn repeat(times: usize, mut work: impl FnMut(usize) -> u64) {
    for at in 0..times {
        black_box(work(at));
    }
}

fn combats(work: &Work, name: &str, times: usize) -> bool {
    match name {
        "resolve" => repeat(times, |_| work.resolve()),
        "report" => repeat(times, |_| work.report()),
        "call" => repeat(times, |_| work.call()),
        _ => return false,
    }
    true
}

fn of_the_map(fights: &Fights, name: &str, times: usize) -> bool {
    match name {
        "make" => repeat(times, |at| fights.make(at % FIGHTS)),
        "must be attacked" => repeat(times, |at| fights.must(at % FIGHTS)),
        "play" => repeat(times, |at| fights.play(at % FIGHTS, Findings::muted())),
        "play, findings" => repeat(times, |at| fights.play(at % FIGHTS, Findings::default())),
        _ => return false,
    }
    true
}

fn boards(work: &mut BoardWork, name: &str, times: usize) -> bool {
    let units = work.units();
    match name {
        "reach" => repeat(times, |at| work.reach(at % units)),
        "supply" => repeat(times, |_| work.supply()),
        "zones" => repeat(times, |_| work.zones()),
        "call" => repeat(times, |_| work.call()),
        _ => return false,
    }
    true
}

fn orders(work: &mut GameWork, line: &str, times: usize) -> bool {
    match line {
        "random orders, races" => repeat(times, |_| work.orders(0)),
        "random orders, campaigns" => repeat(times, |_| work.orders(1)),
        "legal orders" => repeat(times, |at| work.list(at % SITUATIONS)),
        "order of the opponent" => repeat(times, |at| work.advise(at % SITUATIONS)),
        "rollouts" => repeat(times, |at| work.rollout(at % ROLLOUTS).0),
        "replay of a campaign" => repeat(times, |_| work.replay()),
        _ => return false,
    }
    true
}
