//! How many combats a second: see `benches/README.md`.

#![allow(missing_docs, reason = "the macro of criterion declares an undocumented function")]

#[path = "work/fights.rs"]
mod fights;
mod work;

use std::hint::black_box;

use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main};
use desert_fox::model::finding::Findings;
use fights::{FIGHT_SUMS, FIGHTS, Fights};
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

/// One combat of the map at a time; each is played ten times on end, as a game plays it once more after every answer.
fn map(criterion: &mut Criterion) {
    let fights = Fights::new();
    assert_eq!(fights.sums(), FIGHT_SUMS);
    let mut group = criterion.benchmark_group("combat of the map");
    let mut turns = (0..FIGHTS).cycle();
    let mut next = || turns.next().unwrap_or(0);
    group.bench_function("make", |bencher| bencher.iter(|| black_box(fights.make(next()))));
    group.bench_function("must be attacked", |bencher| bencher.iter(|| black_box(fights.must(next()))));
    let mut turns = (0..FIGHTS).flat_map(|at| [at; 10]).cycle();
    let mut next = || turns.next().unwrap_or(0);
    group.bench_function("play", |bencher| bencher.iter(|| black_box(fights.play(next(), Findings::muted()))));
    group.bench_function("play, findings", |bencher| {
        bencher.iter(|| black_box(fights.play(next(), Findings::default())));
    });
    group.finish();
}

criterion_group!(benches, combats, map);
criterion_main!(benches);
