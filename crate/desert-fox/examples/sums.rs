//! sums
#![allow(dead_code, missing_docs, clippy::unwrap_used)]
#[path = "../benches/work/board.rs"]
mod board;
#[path = "../benches/work/fights.rs"]
mod fights;
#[path = "../benches/work/games.rs"]
mod games;
#[path = "../benches/work/mod.rs"]
mod work;
fn main() {
    let (m, e) = (work::Work::mix(), work::Work::example());
    println!("mix resolve {} report {} call {}", m.resolve(), m.report(), m.call());
    println!("example resolve {} report {} call {}", e.resolve(), e.report(), e.call());
    println!("fights {:?} known {:?}", fights::Fights::new().sums(), fights::FIGHT_SUMS);
    println!("libya {}", board::BoardWork::libya().sums() == board::LIBYA_SUMS);
    println!("map {}", board::BoardWork::map().sums() == board::MAP_SUMS);
    println!("{:?}", games::GameWork::new().unwrap().sums());
}
