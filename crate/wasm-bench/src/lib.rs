//! The benchmarks of the games compiled to wasm: `tests/web/bench.mjs` runs them under Node. And random games, of which
//! `tests/web/games.node.test.mjs` sees that they come out as they do natively.

#[path = "../../desert-fox/benches/work/mod.rs"]
mod work;

#[path = "../../desert-fox/benches/work/board.rs"]
mod board;

#[path = "../../desert-fox/benches/work/games.rs"]
mod games;

pub mod rommel;

use desert_fox::random::games::{random_game_with, signature};
use desert_fox::random::pairwise::{options, rule_sets};
use desert_fox::turn::config::Options;

use board::{BoardSums, BoardWork, LIBYA_SUMS, MAP_SUMS};
use games::{GAME_SUMS, GameWork, ORDERS, ROLLOUTS, SITUATIONS};
use wasm_bindgen::prelude::*;
use work::{EXAMPLE_SUMS, MIX, MIX_SUMS, Sums, Work};

/// Plays the random game of a number to its end: its signature, or why it stopped.
#[wasm_bindgen]
pub fn random_game(scenario: &str, number: u32) -> String {
    described(Options::of(scenario), number)
}

/// The same under the rule set whose turn it is among those in which all values of all switches meet.
#[wasm_bindgen]
pub fn random_game_pairwise(scenario: &str, number: u32) -> String {
    described(options(scenario, &rule_sets(), u64::from(number)), number)
}

fn described(options: Options, number: u32) -> String {
    match random_game_with(options, u64::from(number)) {
        Ok(game) => signature(&game),
        Err(stopped) => stopped,
    }
}

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

/// A position on the board to be worked on.
#[wasm_bindgen]
pub struct BoardBench {
    work: BoardWork,
    sums: BoardSums,
    widest: usize,
}

#[wasm_bindgen]
impl BoardBench {
    /// The position on the Libyan sheet.
    pub fn libya() -> Self {
        Self::of(BoardWork::libya(), LIBYA_SUMS)
    }

    /// The position all over the map.
    pub fn map() -> Self {
        Self::of(BoardWork::map(), MAP_SUMS)
    }

    fn of(mut work: BoardWork, sums: BoardSums) -> Self {
        let widest = work.widest();
        Self { work, sums, widest }
    }

    /// Whether every answer is the known one.
    pub fn is_right(&mut self) -> bool {
        self.work.sums() == self.sums
    }

    /// How many units one run over all of them works on.
    pub fn units(&self) -> u32 {
        self.work.units() as u32
    }

    /// Finds what every unit reaches; tells whether the answers are the known ones.
    pub fn reach(&mut self) -> bool {
        (0..self.work.units()).map(|at| self.work.reach(at)).sum::<u64>() == self.sums.reach
    }

    /// Finds, this many times, what the unit that reaches most does reach; tells whether it is always the same.
    pub fn widest(&mut self, times: u32) -> bool {
        let first = self.work.reach(self.widest);
        (1..times).all(|_| self.work.reach(self.widest) == first)
    }

    /// The same as `reach` by pathfinding.
    pub fn dijkstra(&self) -> bool {
        (0..self.work.units()).map(|at| self.work.dijkstra(at)).sum::<u64>() == self.sums.dijkstra
    }

    /// The same as `reach` by hexx.
    pub fn field(&self) -> bool {
        (0..self.work.units()).map(|at| self.work.field_of_movement(at)).sum::<u64>() == self.sums.field_of_movement
    }

    /// Traces the supply of a side this many times; tells whether the answers are the known ones.
    pub fn supply(&mut self, times: u32) -> bool {
        (0..times).all(|_| self.work.supply() == self.sums.supply)
    }

    /// Lays all zones this many times; tells whether the answers are the known ones.
    pub fn zones(&mut self, times: u32) -> bool {
        (0..times).all(|_| self.work.zones() == self.sums.zones)
    }

    /// Makes the whole call for one unit this many times; tells whether the answers are the known ones.
    pub fn call(&self, times: u32) -> bool {
        (0..times).all(|_| self.work.call() == self.sums.call)
    }
}

/// Whole games to be worked on.
#[wasm_bindgen]
pub struct GameBench(GameWork);

#[wasm_bindgen]
impl GameBench {
    /// Plays what is played again later.
    ///
    /// Errors: a game that does not come to its end.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Result<Self, String> {
        GameWork::new().map(Self)
    }

    /// Whether every answer is the known one.
    pub fn is_right(&mut self) -> bool {
        self.0.sums() == GAME_SUMS
    }

    /// Random orders of one run.
    pub fn count(&self) -> u32 {
        ORDERS as u32
    }

    /// Situations of one run over all of them.
    pub fn situations(&self) -> u32 {
        SITUATIONS as u32
    }

    /// Gives random orders of races (0) or campaigns (1); tells whether the answers are the known ones.
    pub fn orders(&self, scenario: usize) -> bool {
        GAME_SUMS.orders.get(scenario).is_some_and(|sum| self.0.orders(scenario) == *sum)
    }

    /// The same for campaigns by pathfinding.
    pub fn naive(&self) -> bool {
        self.0.naive() == GAME_SUMS.naive
    }

    /// How many rollouts one run makes.
    pub fn rollouts(&self) -> u32 {
        ROLLOUTS as u32
    }

    /// How many orders the script thinks of in them.
    pub fn thought(&self) -> u32 {
        GAME_SUMS.thought as u32
    }

    /// The script plays both sides from some situations to the end of the enemy's next player-turn; tells whether the answers
    /// are the known ones.
    pub fn roll_out(&mut self) -> bool {
        (0..ROLLOUTS).map(|at| self.0.rollout(at).0).fold(0, u64::wrapping_add) == GAME_SUMS.rollouts
    }

    /// Lists the legal orders of every situation; tells whether the answers are the known ones.
    pub fn lists(&mut self) -> bool {
        (0..SITUATIONS).map(|at| self.0.list(at)).sum::<u64>() == GAME_SUMS.lists
    }

    /// Finds the computer player's order in every situation; tells whether the answers are the known ones.
    pub fn advice(&mut self) -> bool {
        (0..SITUATIONS).map(|at| self.0.advise(at)).sum::<u64>() == GAME_SUMS.advice
    }

    /// Finds every unit's reach in every situation by pathfinding.
    pub fn dijkstra(&mut self) -> bool {
        (0..SITUATIONS).map(|at| self.0.dijkstra(at)).sum::<u64>() > 0
    }

    /// Plays the campaign again; tells whether it ends as it did.
    pub fn replay(&self) -> bool {
        self.0.replay() == GAME_SUMS.replay
    }

    /// Takes an order back and gives it again this many times.
    pub fn undo(&mut self, times: u32) -> bool {
        (0..times).all(|_| self.0.undo())
    }
}
