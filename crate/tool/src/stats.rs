//! Figures of many games: spans of numbers and the time of the processor.

use std::fmt;
use std::fs;
use std::time::Instant;

/// Numbers of which the least, the middle and the greatest are told.
#[derive(Clone, Debug, Default)]
pub struct Span(Vec<usize>);

impl Span {
    /// Takes a number in.
    pub fn push(&mut self, number: usize) {
        self.0.push(number);
    }

    /// Takes other numbers in.
    pub fn extend(&mut self, others: Self) {
        self.0.extend(others.0);
    }

    /// How many there are.
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Their sum.
    pub fn sum(&self) -> usize {
        self.0.iter().sum()
    }

    /// How many lie below a number.
    pub fn below(&self, number: usize) -> usize {
        self.0.iter().filter(|&&one| one < number).count()
    }
}

impl fmt::Display for Span {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        match (sorted.first(), sorted.get(sorted.len() / 2), sorted.last()) {
            (Some(least), Some(median), Some(most)) => write!(out, "least {least}, median {median}, most {most}"),
            _ => out.write_str("none"),
        }
    }
}

/// A count as a real number; counts beyond four thousand million are that many.
pub fn real(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

/// The normal quantile of a two-sided interval of 95 %.
const QUANTILE: f64 = 1.96;

/// Wilson's interval of a score from 0 to 1. Draws make a score less uncertain than it takes it to be, so it is never too
/// narrow.
pub fn wilson(score: f64, games: f64) -> [f64; 2] {
    if games == 0.0 {
        return [0.0, 1.0];
    }
    let square = QUANTILE * QUANTILE;
    let center = (score + square / (2.0 * games)) / (1.0 + square / games);
    let variance = score * (1.0 - score) / games + square / (4.0 * games * games);
    let half = QUANTILE * variance.sqrt() / (1.0 + square / games);
    [(center - half).max(0.0), (center + half).min(1.0)]
}

/// A watch of the processor's time where the system tells it, and of the wall's elsewhere.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    wall: Instant,
    processor: Option<f64>,
}

impl Clock {
    /// Starts it.
    pub fn start() -> Self {
        Self { wall: Instant::now(), processor: processor() }
    }

    /// Seconds since the start.
    pub fn seconds(&self) -> f64 {
        let spent = self.processor.zip(processor()).map(|(before, now)| now - before);
        spent.unwrap_or_else(|| self.wall.elapsed().as_secs_f64())
    }

    /// Seconds of which kind it counts.
    pub const fn unit(&self) -> &'static str {
        if self.processor.is_some() { "CPU second" } else { "second" }
    }
}

/// Seconds that this thread has had the processor; Linux alone tells them in a file.
fn processor() -> Option<f64> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse::<f64>().ok().map(|nanoseconds| nanoseconds / 1e9)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_span_tells_its_ends_and_its_middle() {
        let mut span = Span::default();
        assert_eq!(span.to_string(), "none");
        for number in [5, 1, 9, 7, 3] {
            span.push(number);
        }
        assert_eq!(span.to_string(), "least 1, median 5, most 9");
        assert_eq!((span.len(), span.sum(), span.below(5)), (5, 25, 2));
    }

    #[test]
    fn the_clock_runs_forward() {
        let clock = Clock::start();
        let work = |_: &i32| (0..5_000_000_u64).map(std::hint::black_box).sum::<u64>() > 0;
        let ticks = (0..200).filter(work).any(|_| clock.seconds() > 0.0);
        assert!(ticks, "a thousand million additions take no time");
    }
}
