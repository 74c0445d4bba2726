//! How many combats a second: see `benches/README.md`.

#![allow(missing_docs, reason = "the macro of criterion declares an undocumented function")]

mod work;

use std::hint::black_box;

use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main};
use work::{EXAMPLE_SUMS, MIX, MIX_SUMS, Sums, Work};

fn combats(criterion: &mut Criterion) {
    for (name, work, sums) in [("mix", Work::mix(), MIX_SUMS), ("combat example", Work::example(), EXAMPLE_SUMS)] {
        let mut group = criterion.benchmark_group(name);
        group.throughput(Throughput::Elements(MIX as u64));
        measure(&mut group, &work, &sums);
        group.finish();
    }
}

fn measure(group: &mut BenchmarkGroup<'_, criterion::measurement::WallTime>, work: &Work, sums: &Sums) {
    group.bench_function("resolve", |bencher| {
        assert_eq!(work.resolve(), sums.resolve);
        bencher.iter(|| black_box(work).resolve());
    });
    group.bench_function("report", |bencher| {
        assert_eq!(work.report(), sums.report);
        bencher.iter(|| black_box(work).report());
    });
    group.bench_function("call", |bencher| {
        assert_eq!(work.call(), sums.call);
        bencher.iter(|| black_box(work).call());
    });
}

criterion_group!(benches, combats);
criterion_main!(benches);
