//! Any question about a position is answered, and where units can go they can move.
#![no_main]

use desert_fox::query::board::answer::BoardAnswer;
use desert_fox::query::board::answering::ask;
use desert_fox::query::board::query::BoardQuery;
use desert_fox::query::board::question::Question;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|json: &[u8]| {
    let Ok(mut query) = serde_json::from_slice::<BoardQuery>(json) else { return };
    let answer = ask(&query);
    serde_json::to_string(&answer).expect("an answer is plain data");
    let (BoardAnswer::Reach(reach), Question::Reach { units, mode }) = (answer, query.question.clone()) else { return };
    let Some(last) = reach.hexes.iter().rev().find(|reached| reached.no_end.is_none()) else { return };
    query.question = Question::Move { units, mode, path: vec![last.hex.clone()], dice: Vec::new() };
    assert!(matches!(ask(&query), BoardAnswer::Move(moved) if moved.spent == last.cost));
});
