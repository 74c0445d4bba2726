//! Runs one line of the benchmarks a given number of times, to take its processor time or to count its instructions:
//!
//!     bash -c 'time target/release/examples/instructions "random orders" 20'
//!     valgrind --tool=callgrind target/release/examples/instructions "reach of a group" 2000
//!
//! What it takes to begin is part of the result: take the difference between two numbers of times. With no arguments,
//! prints the names of the lines. `benches/README.md` says what each line does.

#[path = "../benches/work/mod.rs"]
#[allow(dead_code, reason = "the benchmarks use more of it")]
mod work;

use std::hint::black_box;

use rommel_in_the_desert::model::units::Side;
use work::{SITUATIONS, Work};

/// As in the tool.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The names of the lines, as in `benches/README.md`.
const LINES: [&str; 5] =
    ["reach of a group", "supply network", "legal orders", "chances of twelve units", "random orders"];

fn main() -> Result<(), String> {
    let mut arguments = std::env::args().skip(1);
    let Some(line) = arguments.next() else {
        println!("{}", LINES.join("\n"));
        return Ok(());
    };
    let times = arguments.next().and_then(|text| text.parse().ok()).ok_or("how many times? instructions LINE TIMES")?;
    let work = Work::new()?;
    for at in 0..times {
        let side = Side::BOTH[at % 2];
        black_box(match line.as_str() {
            "reach of a group" => work.reach(at % work.groups()),
            "supply network" => work.network(at / 2 % SITUATIONS, side),
            "legal orders" => work.list(at % SITUATIONS),
            "chances of twelve units" => work.chances(),
            "random orders" => work.orders()?,
            _ => return Err(format!("there is no line `{line}`")),
        });
    }
    Ok(())
}
