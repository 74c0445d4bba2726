//! The benchmarks of `desert-fox` compiled to wasm: `tests/web/bench.mjs` runs them under Node.

#[path = "../../desert-fox/benches/work/mod.rs"]
mod work;

use wasm_bindgen::prelude::*;
use work::{EXAMPLE_SUMS, MIX, MIX_SUMS, Sums, Work};

/// A thousand combats to be worked on.
#[wasm_bindgen]
pub struct Bench {
    work: Work,
    sums: Sums,
}

#[wasm_bindgen]
impl Bench {
    /// The random mix.
    pub fn mix() -> Self {
        Self { work: Work::mix(), sums: MIX_SUMS }
    }

    /// The combat example of the rulebook.
    pub fn example() -> Self {
        Self { work: Work::example(), sums: EXAMPLE_SUMS }
    }

    /// How many combats one run works on.
    pub fn combats(&self) -> u32 {
        MIX as u32
    }

    /// Resolves all combats; tells whether the answers are the known ones.
    pub fn resolve(&self) -> bool {
        self.work.resolve() == self.sums.resolve
    }

    /// Reports on all combats; tells whether the answers are the known ones.
    pub fn report(&self) -> bool {
        self.work.report() == self.sums.report
    }

    /// Makes the whole call for all combats; tells whether the answers are the known ones.
    pub fn call(&self) -> bool {
        self.work.call() == self.sums.call
    }
}
