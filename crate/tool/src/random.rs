//! Random combats and questions about random positions.

use std::io::{self, Write};

use desert_fox::query::calls::Request;
use desert_fox::random::{board_question, combat};
use serde::Serialize;

/// A question with its number.
#[derive(Serialize)]
struct Question {
    id: u64,
    #[serde(flatten)]
    request: Request,
}

/// What draws the question of a seed.
pub type Draw = fn(u64) -> Request;

/// The random combat of a seed.
pub fn of_combat(seed: u64) -> Request {
    Request::AdjudicateCombat(combat(seed))
}

/// The random question about a random position of a seed.
pub fn of_position(seed: u64) -> Request {
    Request::AskBoard(board_question(seed))
}

/// Writes a question for each of `count` seeds, the first one being `first`.
pub fn write(mut output: impl Write, first: u32, count: u32, draw: Draw) -> io::Result<()> {
    for id in u64::from(first)..u64::from(first) + u64::from(count) {
        let question = Question { id, request: draw(id) };
        writeln!(output, "{}", serde_json::to_string(&question)?)?;
    }
    output.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_seed_gives_one_line_whatever_comes_before_it() {
        let kinds: [(Draw, &str); 2] = [(of_combat, "adjudicateCombat"), (of_position, "askBoard")];
        for (draw, call) in kinds {
            let lines = |first, count| {
                let mut output = Vec::new();
                write(&mut output, first, count, draw).unwrap();
                String::from_utf8(output).unwrap().lines().map(str::to_owned).collect::<Vec<_>>()
            };
            assert_eq!(lines(3, 4)[1..], lines(4, 3));
            assert!(lines(5, 1)[0].starts_with(&format!(r#"{{"id":5,"call":"{call}","query":{{"#)));
        }
    }
}
