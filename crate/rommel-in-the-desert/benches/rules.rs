//! How long searches, orders and chances take: see `benches/README.md`.

#![allow(missing_docs, reason = "the macro of criterion declares an undocumented function")]

mod work;

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rommel_in_the_desert::model::units::Side;
use work::{ORDERS, SITUATIONS, SUMS, Work};

/// As in the tool.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn rules(criterion: &mut Criterion) {
    let work = Work::new();
    assert!(work.is_ok(), "{:?}", work.err());
    let Ok(work) = work else { return };
    assert_eq!(work.sums(), Ok(SUMS));
    let mut group = criterion.benchmark_group("rommel");
    let mut turns = (0..work.groups()).cycle();
    let mut next = || turns.next().unwrap_or(0);
    group.bench_function("reach of a group", |bencher| bencher.iter(|| black_box(work.reach(next()))));
    let mut turns = (0..SITUATIONS).flat_map(|at| Side::BOTH.map(|side| (at, side))).cycle();
    let mut next = || turns.next().unwrap_or((0, Side::Axis));
    group.bench_function("supply network", |bencher| {
        bencher.iter(|| {
            let (at, side) = next();
            black_box(work.network(at, side))
        });
    });
    let mut turns = (0..SITUATIONS).cycle();
    let mut next = || turns.next().unwrap_or(0);
    group.bench_function("legal orders", |bencher| bencher.iter(|| black_box(work.list(next()))));
    group.sample_size(10);
    group.bench_function("chances of twelve units", |bencher| bencher.iter(|| black_box(work.chances())));
    group.throughput(Throughput::Elements(SITUATIONS as u64));
    group.bench_function("rollouts", |bencher| bencher.iter(|| black_box(work.rollouts())));
    group.throughput(Throughput::Elements(ORDERS as u64));
    group.bench_function("random orders", |bencher| bencher.iter(|| black_box(work.orders())));
    group.finish();
}

criterion_group!(benches, rules);
criterion_main!(benches);
