//! soak
use desert_fox::game::{
    book::{Book, Options},
    desk::Desk,
    event::Log,
    play::carry_out,
    sequence::decides,
    setting_up::start,
    state::*,
};
use desert_fox::random::{Draw, player};
use referee::Dice;
use std::time::Instant;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let scenario = args[1].clone();
    let games: u64 = args[2].parse().unwrap();
    let book = Book::new(&Options::of(&scenario)).unwrap();
    let mut desk = Desk::new(&book);
    let mut orders = 0u64;
    let begin = Instant::now();
    let mut kinds = std::collections::BTreeMap::new();
    for seed in 0..games {
        let mut state = start(&book, &mut desk, &mut Log::muted());
        let mut draw = Draw::new(seed);
        let mut n = 0u32;
        while state.phase != Phase::Over {
            let Some(order) = player::order(&book, &mut desk, &state, &mut draw) else {
                panic!(
                    "dead end {seed} after {n}: turn {} {:?} {:?} {:?} by {:?}",
                    state.turn,
                    state.phasing,
                    state.phase,
                    state.segment,
                    decides(&state)
                );
            };
            let faces: Vec<u8> = (0..60).map(|_| draw.below(6) as u8 + 1).collect();
            let dice = Dice::seeded("t", referee::Seed([seed as u8; 16]), referee::Link32([n as u8; 32]), &faces[..4]);
            match carry_out(&book, &mut desk, &state, decides(&state), &order, dice, &mut Log::muted()) {
                Ok(carried) => state = carried.state,
                Err(refusal) => panic!(
                    "refused seed {seed} order {n}: {order:?} {refusal:?} turn {} {:?} {:?} {:?}",
                    state.turn, state.phasing, state.phase, state.segment
                ),
            }
            *kinds.entry(format!("{order:?}").split([' ', '(']).next().unwrap().to_owned()).or_insert(0u32) += 1;
            n += 1;
            if n > 40000 {
                panic!(
                    "endless {seed}: turn {} {:?} {:?} {:?} {order:?}",
                    state.turn, state.phasing, state.phase, state.segment
                );
            }
        }
        orders += u64::from(n);
        if games < 20 {
            println!("{seed}: {n} orders, turn {}, {:?}", state.turn, state.outcome);
        }
    }
    let t = begin.elapsed().as_secs_f64();
    println!("{orders} orders in {t:.2}s = {:.0}/s", orders as f64 / t);
    println!("{kinds:?}");
}
