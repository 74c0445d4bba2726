//! Random combats as questions.

use std::io::{self, Write};

use desert_fox::calls::Request;
use desert_fox::random::combat;
use serde::Serialize;

/// A question with its number.
#[derive(Serialize)]
struct Question {
    id: u64,
    #[serde(flatten)]
    request: Request,
}

/// Writes a question for each of `count` seeds, the first one being `first`.
pub fn write(mut output: impl Write, first: u32, count: u32) -> io::Result<()> {
    for id in u64::from(first)..u64::from(first) + u64::from(count) {
        let question = Question { id, request: Request::AdjudicateCombat(combat(id)) };
        writeln!(output, "{}", serde_json::to_string(&question)?)?;
    }
    output.flush()
}

#[cfg(test)]
mod tests {
    use super::write;

    #[test]
    fn each_seed_gives_one_line_whatever_comes_before_it() {
        let lines = |first, count| {
            let mut output = Vec::new();
            write(&mut output, first, count).unwrap();
            String::from_utf8(output).unwrap().lines().map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(lines(3, 4)[1..], lines(4, 3));
        assert!(lines(5, 1)[0].starts_with(r#"{"id":5,"call":"adjudicateCombat","query":{"#));
    }
}
