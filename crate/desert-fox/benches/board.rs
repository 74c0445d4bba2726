//! How long the searches on the board take: see `benches/README.md`.

#![allow(missing_docs, reason = "the macro of criterion declares an undocumented function")]

#[path = "work/board.rs"]
mod work;

use std::hint::black_box;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, criterion_group, criterion_main};
use work::{BoardSums, BoardWork, LIBYA_SUMS, MAP_SUMS};

fn boards(criterion: &mut Criterion) {
    for (name, mut work, sums) in [("Libya", BoardWork::libya(), LIBYA_SUMS), ("map", BoardWork::map(), MAP_SUMS)] {
        let mut group = criterion.benchmark_group(name);
        measure(&mut group, &mut work, &sums);
        group.finish();
    }
}

fn measure(group: &mut BenchmarkGroup<'_, WallTime>, work: &mut BoardWork, sums: &BoardSums) {
    assert_eq!(work.sums(), *sums);
    let (units, widest) = (work.units(), work.widest());
    let mut turns = (0..units).cycle();
    let mut next = || turns.next().unwrap_or(0);
    group.bench_function("reach", |bencher| bencher.iter(|| black_box(work.reach(next()))));
    group.bench_function("reach, widest", |bencher| bencher.iter(|| black_box(work.reach(widest))));
    group.bench_function("dijkstra_reach", |bencher| bencher.iter(|| black_box(work.dijkstra(next()))));
    group.bench_function("field_of_movement", |bencher| bencher.iter(|| black_box(work.field_of_movement(next()))));
    group.bench_function("supply", |bencher| bencher.iter(|| black_box(work.supply())));
    group.bench_function("zones", |bencher| bencher.iter(|| black_box(work.zones())));
    group.bench_function("call", |bencher| bencher.iter(|| black_box(work.call())));
}

criterion_group!(benches, boards);
criterion_main!(benches);
