//! What a level has solved.

use std::fmt::Write;
use std::time::Instant;

use referee::search::Level;
use serde::Serialize;

use crate::suite::position::{Position, Solvable};
use crate::suite::solve;

/// A position that was played by a level.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Attempt {
    /// The position.
    id: String,
    /// Its kind.
    kind: &'static str,
    /// The side that decides.
    side: String,
    /// The level.
    level: &'static str,
    /// Whether the level solved it.
    solved: bool,
    /// What came of it.
    note: String,
    /// How long it took.
    seconds: f64,
}

impl Attempt {
    /// Lets a level play a position.
    pub fn of<G: Solvable>(position: &Position<G>, level: Level) -> Self {
        let begin = Instant::now();
        let (solved, note) = solve(position, level).unwrap_or_else(|error| (false, format!("error: {error}")));
        let (id, kind, side) = (position.id.clone(), position.kind(), position.side.clone());
        Self { id, kind, side, level: level.key(), solved, note, seconds: begin.elapsed().as_secs_f64() }
    }
}

/// A line of JSON for each position.
pub fn json(attempts: &[Attempt]) -> Result<String, serde_json::Error> {
    attempts.iter().try_fold(String::new(), |text, attempt| Ok(text + &serde_json::to_string(attempt)? + "\n"))
}

/// A line for each position, and then one for each kind.
pub fn text<G: Solvable>(attempts: &[Attempt], level: Level) -> String {
    let mut text = String::new();
    for Attempt { id, kind, side, solved, note, seconds, .. } in attempts {
        let solved = if *solved { "solved" } else { "FAILED" };
        // Writing to a text cannot fail.
        _ = writeln!(text, "{solved} {id} {kind} {side} {seconds:.1}s {note}");
    }
    let mut sum = |kind: &str, of: &dyn Fn(&&Attempt) -> bool| {
        let all = attempts.iter().filter(of).count();
        let solved = attempts.iter().filter(of).filter(|attempt| attempt.solved).count();
        if all > 0 {
            _ = writeln!(text, "{} {kind}: {} solves {solved} of {all}", G::ID, level.key());
        }
    };
    for kind in G::KINDS {
        sum(kind, &|attempt| attempt.kind == *kind);
    }
    sum("all", &|_| true);
    text
}
