//! How long orders of whole games take: see `benches/README.md`.

#![allow(missing_docs, reason = "the macro of criterion declares an undocumented function")]

#[path = "work/games.rs"]
mod work;

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use work::{GAME_SUMS, GameWork, ORDERS, ROLLOUTS, SITUATIONS};

/// As in the tool.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn games(criterion: &mut Criterion) {
    let work = GameWork::new();
    assert!(work.is_ok(), "{:?}", work.err());
    let Ok(mut work) = work else { return };
    assert_eq!(work.sums(), GAME_SUMS);
    let mut group = criterion.benchmark_group("games");
    group.sample_size(10);
    group.throughput(Throughput::Elements(ORDERS as u64));
    group.bench_function("random orders, races", |bencher| bencher.iter(|| black_box(work.orders(0))));
    group.bench_function("random orders, campaigns", |bencher| bencher.iter(|| black_box(work.orders(1))));
    group.bench_function("the same by dijkstra_reach", |bencher| bencher.iter(|| black_box(work.naive())));
    group.throughput(Throughput::Elements(1));
    let mut turns = (0..SITUATIONS).cycle();
    let mut next = || turns.next().unwrap_or(0);
    group.bench_function("legal orders", |bencher| bencher.iter(|| black_box(work.list(next()))));
    group.bench_function("order of the opponent", |bencher| bencher.iter(|| black_box(work.advise(next()))));
    let mut plays = (0..ROLLOUTS).cycle();
    let mut next_play = || plays.next().unwrap_or(0);
    group.bench_function("rollouts", |bencher| bencher.iter(|| black_box(work.rollout(next_play()))));
    group.throughput(Throughput::Elements(work.sums().thought as u64));
    let all = |work: &mut GameWork| (0..ROLLOUTS).map(|at| work.rollout(at).1).sum::<usize>();
    group.bench_function("orders of rollouts", |bencher| bencher.iter(|| black_box(all(&mut work))));
    group.throughput(Throughput::Elements(1));
    group.bench_function("moves by dijkstra_reach", |bencher| bencher.iter(|| black_box(work.dijkstra(next()))));
    group.bench_function("replay of a campaign", |bencher| bencher.iter(|| black_box(work.replay())));
    group.bench_function("undo and redo", |bencher| bencher.iter(|| assert!(work.undo())));
    group.finish();
}

criterion_group!(benches, games);
criterion_main!(benches);
