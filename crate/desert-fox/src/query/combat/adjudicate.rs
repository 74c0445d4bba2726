//! The combat calls: a query in, a report out.

use std::borrow::Cow;

use crate::data::charts::{Charts, Provenance};
use crate::model::finding::Findings;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::query::combat::compile;
use crate::query::combat::outcome::{Outcome, UnitChances};
use crate::query::combat::query::CombatQuery;
use crate::query::combat::report::{
    CombatReport, CombatStep, DrawView, OddsView, Refused, Report, RowView, ShiftView, StrengthView, TotalView,
    UnitStrength,
};
use crate::rules::combat::duty;
use crate::rules::combat::field::Place;
use crate::rules::combat::opening::{Opening, open};
use crate::rules::combat::preview::{faces, faces_after};
use crate::rules::combat::resolve::resolve;
use crate::rules::combat::results::Aftermath;
use crate::rules::combat::script::{Halt, Question, Table};
use crate::rules::combat::setup::{CombatSetup, Names};
use crate::rules::strength::{self, Total};
use crate::state::Choice;

/// A query made ready: checked, in dense form, with its charts and answers.
#[derive(Debug)]
pub struct Prepared {
    /// The combat.
    pub setup: CombatSetup,
    /// The names behind its indices.
    pub names: Names,
    /// The charts in force.
    pub charts: Cow<'static, Charts>,
    /// The answers given.
    pub answers: Vec<Choice>,
}

impl Prepared {
    /// Checks a query.
    ///
    /// Errors: everything against it.
    pub fn new(query: &CombatQuery) -> Result<Self, Vec<Refusal>> {
        let (mut setup, names) = compile::compile(query)?;
        let charts = compile::charts(query)?;
        let refusals = duty::check(&setup, &charts, &names);
        if !refusals.is_empty() {
            return Err(refusals);
        }
        duty::hexsides(&mut setup, &charts);
        let answers = names.choices(&query.answers)?;
        Ok(Self { setup, names, charts, answers })
    }

    /// Plays the combat with the answers given, from the supply tally to the last die.
    ///
    /// Errors: the open decision, or an illegal answer.
    pub fn play(&self, table: &mut Table, findings: &mut Findings) -> Result<Aftermath, Halt> {
        resolve(&self.setup, &self.charts, table, findings)
    }

    fn fighters(&self) -> Vec<usize> {
        (0..self.setup.units.len()).filter(|&at| self.setup.units[at].fights).collect()
    }

    /// The units that fight, and those that stand by and came to another place: supply units met by an advance.
    ///
    /// Cases: 11.69 · Rulings: R169
    fn concerned<'a>(&self, ends: impl Iterator<Item = &'a Aftermath>) -> Vec<usize> {
        let mut concerned: Vec<bool> = self.setup.units.iter().map(|unit| unit.fights).collect();
        for after in ends {
            for (concerned, state) in concerned.iter_mut().zip(&after.states) {
                *concerned |= state.place != Place::Stands;
            }
        }
        (0..concerned.len()).filter(|&at| concerned[at]).collect()
    }

    /// The result with names.
    pub fn outcome(&self, after: &Aftermath) -> Outcome {
        self.names.outcome(after, &self.concerned(std::iter::once(after)))
    }

    /// The exact chances of every unit after the answers given, customary choices assumed for what is still open.
    ///
    /// Errors: an answer that is illegal.
    pub fn unit_chances(&self) -> Result<Vec<UnitChances>, Vec<Refusal>> {
        let faces = faces_after(&self.setup, &self.charts, &self.answers).map_err(|halt| self.refuse(&halt))?;
        let listed = self.concerned(faces.iter().map(|face| &face.aftermath));
        Ok(self.names.all_chances(&faces, &listed))
    }

    fn refuse(&self, halt: &Halt) -> Vec<Refusal> {
        match halt {
            Halt::Illegal(at, decision) => vec![self.names.illegal(*at, self.answers.get(*at), decision)],
            Halt::Pending(_) => Vec::new(),
        }
    }
}

/// Answers a combat query: the step-by-step report, the chances of every face, and the result as far as the answers go.
///
/// The query's answers are dice and decisions in the order in which they are asked; see [`DecisionView`] for what is open.
///
/// [`DecisionView`]: crate::query::combat::outcome::DecisionView
pub fn adjudicate(query: &CombatQuery) -> CombatReport {
    reported(Prepared::new(query).and_then(|prepared| report(&prepared)))
}

/// A report, or everything against it.
pub fn reported(report: Result<Report, Vec<Refusal>>) -> CombatReport {
    match report {
        Ok(report) => CombatReport::Report(Box::new(report)),
        Err(refusals) => CombatReport::Refused(Refused { refusals }),
    }
}

/// The report on a combat made ready.
///
/// Errors: an answer that is illegal or that nothing asks for.
pub fn report(prepared: &Prepared) -> Result<Report, Vec<Refusal>> {
    let Prepared { setup, names, charts, answers } = prepared;
    let mut opening_findings = Findings::default();
    let opening = open(setup, charts, &mut Table::assuming(answers), &mut opening_findings)
        .map_err(|halt| prepared.refuse(&halt))?;
    let mut table = Table::asking(answers);
    let mut findings = Findings::default();
    let (pending, outcome) = match prepared.play(&mut table, &mut findings) {
        Ok(after) => (None, Some(after)),
        Err(Halt::Pending(decision)) => {
            // What the artillery does hangs on no commitment; row and column hang on the defender's choice.
            if decision.ask.question == Question::Commit {
                findings = opening_findings;
            }
            (Some(decision), None)
        }
        Err(halt) => return Err(prepared.refuse(&halt)),
    };
    unused(answers, table.used())?;
    let faces = faces(setup, charts, &opening).map_err(|halt| prepared.refuse(&halt))?;
    let listed = prepared.concerned(faces.iter().map(|face| &face.aftermath));
    let shifts = |side: usize| shift_view(&opening, side);
    let (attacker, defender) = (setup.attacker, setup.attacker.enemy());
    Ok(Report {
        rules: setup.rules,
        strengths: strength_view(prepared, &opening),
        supply: draw_view(names, &opening),
        odds: odds_view(&opening),
        rows: row_view(charts, &opening),
        column: opening.column,
        illegal: opening.column.is_none(),
        attacker_shifts: shifts(attacker.index()),
        defender_shifts: shifts(defender.index()),
        faces: faces.iter().map(|face| names.face(face, &listed)).collect(),
        chances: names.all_chances(&faces, &listed),
        pending: pending.map(|decision| names.decision(&decision)),
        outcome: outcome.map(|after| prepared.outcome(&after)),
        findings: names.findings(findings.list()),
        answers_used: table.used() as u32,
    })
}

/// Plays a combat one decision at a time: the same procedure without the chances.
pub fn step(query: &CombatQuery) -> CombatStep {
    let refused = |refusals| CombatStep::Refused(Refused { refusals });
    let prepared = match Prepared::new(query) {
        Ok(prepared) => prepared,
        Err(refusals) => return refused(refusals),
    };
    let mut table = Table::asking(&prepared.answers);
    let mut findings = Findings::default();
    let played = prepared.play(&mut table, &mut findings);
    if let Ok(_) | Err(Halt::Pending(_)) = played
        && let Err(refusals) = unused(&prepared.answers, table.used())
    {
        return refused(refusals);
    }
    let views = prepared.names.findings(findings.list());
    match played {
        Ok(after) => CombatStep::Done { outcome: prepared.outcome(&after), findings: views },
        Err(Halt::Pending(decision)) => {
            CombatStep::Asks { decision: prepared.names.decision(&decision), findings: views }
        }
        Err(halt) => refused(prepared.refuse(&halt)),
    }
}

/// Whether each combat is an illegal attack, and the order of resolution: illegal attacks first, else as listed.
///
/// Errors: the refusals of the first query that may not be fought, its index before each path.
///
/// Cases: 11.16 · Rulings: R147
pub fn order(queries: &[CombatQuery]) -> Result<Vec<(usize, bool)>, Vec<Refusal>> {
    let mut order = Vec::with_capacity(queries.len());
    for (at, query) in queries.iter().enumerate() {
        let place = |mut refusals: Vec<Refusal>| {
            for refusal in &mut refusals {
                refusal.path = format!("queries[{at}].{}", refusal.path);
            }
            refusals
        };
        let prepared = Prepared::new(query).map_err(place)?;
        let mut table = Table::assuming(&prepared.answers);
        let opening = open(&prepared.setup, &prepared.charts, &mut table, &mut Findings::muted())
            .map_err(|halt| place(prepared.refuse(&halt)))?;
        order.push((at, opening.column.is_none()));
    }
    order.sort_by_key(|&(_, illegal)| !illegal);
    Ok(order)
}

fn unused(answers: &[Choice], used: usize) -> Result<(), Vec<Refusal>> {
    if used == answers.len() {
        return Ok(());
    }
    Err(vec![Refusal::at(RefusalCode::UnusedAnswer, format!("answers[{used}]"))])
}

fn strength_view(prepared: &Prepared, opening: &Opening) -> StrengthView {
    let view = |total: Total| {
        let Total { units, armor, flak, total } = total;
        TotalView { units, armor, flak, total }
    };
    let unit = |at: usize| UnitStrength {
        unit: prepared.names.units[at].clone(),
        side: prepared.setup.units[at].side(),
        printed: prepared.setup.units[at].face.strength,
        strength: opening.strengths.units[at],
    };
    StrengthView {
        units: prepared.fighters().into_iter().map(unit).collect(),
        attacker: view(opening.strengths.attacker),
        defender: view(opening.strengths.defender),
        best_order: &strength::BEST_ORDER,
    }
}

fn draw_view(names: &Names, opening: &Opening) -> Vec<DrawView> {
    let source = |at: u8| names.sources[usize::from(at)].clone();
    let view = |draw: &crate::rules::supply::Draw| DrawView {
        side: draw.side,
        source: draw.source.map(source),
        stacking_points: draw.stacking_points,
    };
    opening.draws.iter().map(view).collect()
}

fn odds_view(opening: &Opening) -> OddsView {
    let (attack, defense) = (opening.strengths.attacker.total, opening.strengths.defender.total);
    let text = if attack > 0 { opening.odds.to_string() } else { format!("0:{defense}") };
    OddsView { attack, defense, text }
}

fn row_view(charts: &Charts, opening: &Opening) -> Vec<RowView> {
    let provenance =
        |row, column: Option<u8>| column.map_or(Provenance::Published, |column| charts.row_provenance(row, column));
    let view = |&(row, column): &(_, Option<u8>)| RowView {
        row,
        column,
        provenance: provenance(row, column),
        chosen: row == opening.row,
    };
    opening.rows.iter().map(view).collect()
}

fn shift_view(opening: &Opening, side: usize) -> ShiftView {
    let support = opening.committed[side];
    ShiftView {
        artillery: opening.artillery[side],
        air_points: support.air_points,
        naval: u8::from(support.naval),
        leader: opening.leader[side],
        total: opening.shifts(side),
    }
}
