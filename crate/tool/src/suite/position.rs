//! The file of positions: games up to a decision, what counts as solved, and the orders that prove it.

use std::fmt::Debug;
use std::fs;
use std::path::Path;

use referee::record::Game;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::played_game::PlayedGame;
use crate::saved_game;
use crate::suite::drive::Drive;

/// A game that has positions with an act that is provably best.
pub trait Solvable: PlayedGame<Order: Send + Sync> {
    /// What a position asks for; its tag is the kind of the position.
    type Task: Clone + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// The file of its positions from the root of the repository.
    const POSITIONS: &'static str;

    /// The kinds of positions.
    const KINDS: &'static [&'static str];

    /// The kind of a task.
    fn kind(task: &Self::Task) -> &'static str;

    /// Whether the line that solves a task may roll dice: where others than the side of the task move in it.
    fn may_roll(task: &Self::Task) -> bool;

    /// The order that does the least; none where something has to be decided.
    fn quiet(game: &mut Game<Self>) -> Option<Self::Order>;

    /// Plays on until it is seen whether the side of a seat has solved the task; what came of it in a few words.
    ///
    /// Errors: an order is refused.
    fn judge(task: &Self::Task, seat: usize, drive: &mut Drive<Self>) -> Result<(bool, String), String>;

    /// Whether the state at the beginning is one that the task is about.
    ///
    /// Errors: what is otherwise.
    fn premise(task: &Self::Task, seat: usize, game: &mut Game<Self>) -> Result<(), String>;

    /// Whether a game that came of the solving line is as much better for a seat as the task says than one that came of
    /// the failing line; both are over.
    fn is_better(task: &Self::Task, seat: usize, solved: &Self::State, failed: &Self::State) -> bool;
}

/// A position.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "camelCase")]
pub struct Position<G: Solvable> {
    /// What it is called.
    pub id: String,
    /// What it asks for.
    #[serde(flatten)]
    pub task: G::Task,
    /// The side that decides, as it is typed.
    pub side: String,
    /// Orders given before it.
    pub orders: usize,
    /// Where the game comes from.
    pub from: String,
    /// Why the act is the best.
    pub proof: Proof<G::Order>,
    /// The link of the game up to there.
    pub game: String,
}

/// Why an act is the best: one line of orders solves the task and another one does not, whatever little is done after
/// each.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof<O> {
    /// In words.
    pub text: String,
    /// Orders that solve the task.
    pub solves: Vec<O>,
    /// Orders that do not; none where doing as little as possible does not.
    pub fails: Vec<O>,
}

impl<G: Solvable> Position<G> {
    /// Its kind.
    pub fn kind(&self) -> &'static str {
        G::kind(&self.task)
    }

    /// The seat of its side.
    ///
    /// Errors: no side has that name.
    pub fn seat(&self) -> Result<usize, String> {
        G::seat_named(Some(&self.side))
    }

    /// The game up to it.
    ///
    /// Errors: it does not open whole by the rules of today.
    pub fn open(&self) -> Result<Game<G>, String> {
        let game = saved_game::open::<G>(&self.game)?;
        if game.len() == self.orders {
            return Ok(game);
        }
        Err(format!("the game has {} orders, not {}", game.len(), self.orders))
    }
}

/// The positions of a file.
///
/// Errors: the file cannot be read.
pub fn read<G: Solvable>(file: &Path) -> Result<Vec<Position<G>>, String> {
    let named = |error: &dyn std::fmt::Display| format!("{}: {error}", file.display());
    let text = fs::read_to_string(file).map_err(|error| named(&error))?;
    let mut json = serde_json::Deserializer::from_str(&text);
    serde_path_to_error::deserialize(&mut json).map_err(|error| named(&error))
}

/// The text of a file of positions, one to a line.
///
/// Errors: a position cannot be written.
pub fn write<G: Solvable>(positions: &[Position<G>]) -> Result<String, String> {
    let lines: Result<Vec<String>, _> = positions.iter().map(serde_json::to_string).collect();
    Ok(format!("[\n{}\n]\n", lines.map_err(|error| error.to_string())?.join(",\n")))
}
