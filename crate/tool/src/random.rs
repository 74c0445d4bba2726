//! Random questions for `adjudicate`.

use std::io::{self, Write};

use serde::Serialize;

/// What draws the question of a seed.
pub type Question<Q> = fn(u64) -> Q;

/// A question with its number.
#[derive(Serialize)]
struct Numbered<Q> {
    id: u64,
    #[serde(flatten)]
    request: Q,
}

/// Writes a question for each of `count` seeds, the first one being `first`.
pub fn write<Q: Serialize>(mut output: impl Write, first: u32, count: u32, draw: Question<Q>) -> io::Result<()> {
    for id in u64::from(first)..u64::from(first) + u64::from(count) {
        let question = Numbered { id, request: draw(id) };
        writeln!(output, "{}", serde_json::to_string(&question)?)?;
    }
    output.flush()
}

#[cfg(test)]
mod tests {
    use desert_fox::record::DesertFox;

    use super::*;
    use crate::played_game::PlayedGame;

    #[test]
    fn each_seed_gives_one_line_whatever_comes_before_it() {
        let kinds = [(DesertFox::combats(), "adjudicateCombat"), (DesertFox::positions(), "askBoard")];
        for (draw, call) in kinds {
            let draw = draw.unwrap();
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
