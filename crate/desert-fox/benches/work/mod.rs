//! The work that is measured, the same natively and in wasm: each piece returns a sum that depends on every answer.

use desert_fox::model::finding::Findings;
use desert_fox::query::UNIT_WORDS;
use desert_fox::query::combat::adjudicate::{Prepared, adjudicate};
use desert_fox::query::combat::query::CombatQuery;
use desert_fox::query::combat::report::CombatReport;
use desert_fox::random::combat;
use desert_fox::rules::combat::opening::open;
use desert_fox::rules::combat::preview::{chances, faces};
use desert_fox::rules::combat::script::{Halt, Question, Table};
use desert_fox::state::Choice;

/// Combats of the mix.
pub const MIX: usize = 1000;

/// What the sums must be.
pub struct Sums {
    /// Of [`Work::resolve`].
    pub resolve: u64,
    /// Of [`Work::report`].
    pub report: u64,
    /// Of [`Work::call`].
    pub call: u64,
}

/// The sums of the random mix.
pub const MIX_SUMS: Sums = Sums { resolve: 34_185_302, report: 2_197_828, call: 32_653 };
/// The sums of the combat example of the rulebook.
pub const EXAMPLE_SUMS: Sums = Sums { resolve: 27_773_496, report: 1_170_000, call: 29_000 };

/// Combats to be worked on.
pub struct Work {
    queries: Vec<CombatQuery>,
    prepared: Vec<Prepared>,
}

impl Work {
    /// The first thousand random combats that may be fought, without answers.
    pub fn mix() -> Self {
        Self::of((0..).map(|seed| CombatQuery { answers: Vec::new(), ..combat(seed) }))
    }

    /// The combat example (11.9), a thousand times over.
    pub fn example() -> Self {
        let cases = include_str!("../../../../tests/rulings/11.9_combat_example.json");
        let cases = referee::cases::read::<serde_json::Value>(cases, &UNIT_WORDS).map(|file| file.cases);
        let mut query = cases.unwrap_or_default().swap_remove(0)["call"]["query"].take();
        query["answers"] = serde_json::json!([]);
        let query: Option<CombatQuery> = serde_json::from_value(query).ok();
        Self::of(query.into_iter().cycle())
    }

    fn of(queries: impl Iterator<Item = CombatQuery>) -> Self {
        let ready = queries.filter_map(|query| Prepared::new(&query).ok().map(|prepared| (query, prepared)));
        let (queries, mut prepared): (Vec<_>, Vec<_>) = ready.take(MIX).unzip();
        for (at, combat) in prepared.iter_mut().enumerate() {
            customary(combat, at);
        }
        Self { queries, prepared }
    }

    /// Resolves every combat with its dice and the customary decisions, findings recorded.
    pub fn resolve(&self) -> u64 {
        let resolve = |combat: &Prepared| {
            let mut findings = Findings::default();
            let after = combat.play(&mut Table::asking(&combat.answers), &mut findings);
            let column = after.map_or(0, |after| after.defender_column + 100);
            findings.list().len() as u64 * 1000 + u64::from(column.unsigned_abs())
        };
        self.prepared.iter().map(resolve).sum()
    }

    /// Makes the full report of every combat: the opening, all faces, the exact chances of each unit.
    pub fn report(&self) -> u64 {
        let report = |combat: &Prepared| {
            let (setup, charts) = (&combat.setup, &combat.charts);
            let mut findings = Findings::default();
            let opening = open(setup, charts, &mut Table::assuming(&[]), &mut findings);
            let faces = opening.and_then(|opening| faces(setup, charts, &opening)).unwrap_or_default();
            let ends = (0..setup.units.len()).filter(|&at| setup.units[at].fights).flat_map(|at| chances(&faces, at));
            let weigh = |(at, chance): (usize, desert_fox::rules::combat::preview::Chance)| {
                (at as u64 + 1) * u64::from(chance.of) * 36 / u64::from(chance.out_of)
            };
            findings.list().len() as u64 + ends.map(|(_, chance)| chance).enumerate().map(weigh).sum::<u64>()
        };
        self.prepared.iter().map(report).sum()
    }

    /// Makes every whole call: query checked, combat opened, all faces, report with names.
    pub fn call(&self) -> u64 {
        let call = |query: &CombatQuery| match adjudicate(query) {
            CombatReport::Report(report) => {
                let ends = report.chances.iter().map(|unit| unit.ends.len());
                ends.sum::<usize>() as u64 + report.findings.len() as u64
            }
            CombatReport::Refused(_) => 0,
        };
        self.queries.iter().map(call).sum()
    }
}

/// Gives a combat all its answers: dice that differ from combat to combat, and else the customary ones.
fn customary(combat: &mut Prepared, at: usize) {
    combat.answers.clear();
    loop {
        let table = &mut Table::asking(&combat.answers);
        let Err(Halt::Pending(decision)) = combat.play(table, &mut Findings::muted()) else { return };
        let answers = combat.answers.len();
        combat.answers.push(match decision.ask.question {
            Question::CombatDie => Choice::Die((at % 6 + 1) as u8),
            Question::BoxDie | Question::CaptureDie => Choice::Die(((at + answers) % 6 + 1) as u8),
            _ => decision.legal[0],
        });
    }
}
