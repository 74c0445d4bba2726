//! The benchmarks of `rommel-in-the-desert`.

#[path = "../../rommel-in-the-desert/benches/work/mod.rs"]
mod work;

use rommel_in_the_desert::model::units::Side;
use wasm_bindgen::prelude::*;
use work::{ORDERS, SITUATIONS, SUMS, Work};

/// Situations of scripted games to be worked on.
#[wasm_bindgen]
pub struct RommelBench(Work);

#[wasm_bindgen]
impl RommelBench {
    /// Plays the games from which the situations come.
    ///
    /// Errors: a game that stops.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Result<Self, String> {
        Work::new().map(Self)
    }

    /// Whether every answer is the known one.
    pub fn is_right(&self) -> bool {
        self.0.sums() == Ok(SUMS)
    }

    /// How many groups one run over all of them works on.
    pub fn groups(&self) -> u32 {
        self.0.groups() as u32
    }

    /// How many networks one run over all of them works on.
    pub fn networks(&self) -> u32 {
        2 * SITUATIONS as u32
    }

    /// How many situations one run over all of them works on.
    pub fn situations(&self) -> u32 {
        SITUATIONS as u32
    }

    /// Random orders of one run.
    pub fn count(&self) -> u32 {
        ORDERS as u32
    }

    /// Finds what every group reaches; tells whether the answers are the known ones.
    pub fn reach(&self) -> bool {
        (0..self.0.groups()).map(|at| self.0.reach(at)).sum::<u64>() == SUMS.reach
    }

    /// Finds every supply network; tells whether the answers are the known ones.
    pub fn network(&self) -> bool {
        let of_both = |at| Side::BOTH.map(|side| self.0.network(at, side)).iter().sum::<u64>();
        (0..SITUATIONS).map(of_both).sum::<u64>() == SUMS.network
    }

    /// Lists the legal orders of every situation; tells whether the answers are the known ones.
    pub fn lists(&self) -> bool {
        (0..SITUATIONS).map(|at| self.0.list(at)).sum::<u64>() == SUMS.lists
    }

    /// Finds the chances of a battle turn; tells whether they are the known ones.
    pub fn chances(&self) -> bool {
        self.0.chances() == SUMS.chances
    }

    /// How many orders the script thinks of in the rollouts of one run.
    pub fn thought(&self) -> u32 {
        SUMS.thought as u32
    }

    /// The script plays both sides from every situation to the end of the enemy's next player-turn; tells whether the answers
    /// are the known ones.
    pub fn roll_out(&self) -> bool {
        self.0.rollouts() == Ok((SUMS.rollouts, SUMS.thought))
    }

    /// Gives random orders; tells whether the games are the known ones.
    pub fn orders(&self) -> bool {
        self.0.orders() == Ok(SUMS.orders)
    }
}
