//! From indices to names and back.

use crate::model::finding::Finding;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::query::combat::outcome::{
    BarredView, DecisionView, EndPlace, EndView, FaceView, Outcome, ResultView, SidePair, UnitChances, UnitEnd,
    UnitOutcome,
};
use crate::query::combat::query::Answer;
use crate::query::combat::report::FindingView;
use crate::rules::combat::field::{Place, UnitState};
use crate::rules::combat::preview::{Chance, FaceOutcome, chances, ends};
use crate::rules::combat::results::{Aftermath, Met};
use crate::rules::combat::script::Decision;
use crate::rules::combat::setup::Names;
use crate::rules::refit::Route;
use crate::state::Choice;
use crate::state::choice::{answer_of, choice_of};

impl Names {
    fn hex_index(&self, id: &str) -> Option<u8> {
        self.hexes.iter().position(|known| known == id).map(|at| at as u8)
    }

    fn unit_name(&self, at: u8) -> String {
        self.units[usize::from(at)].clone()
    }

    fn hex_name(&self, at: u8) -> String {
        self.hexes[usize::from(at)].clone()
    }

    /// The answers of a query in dense form.
    ///
    /// Errors: the first answer that names an unknown unit or hex, or cannot be read.
    pub fn choices(&self, answers: &[Answer]) -> Result<Vec<Choice>, Vec<Refusal>> {
        let read = |(at, answer): (usize, &Answer)| {
            let refuse = || vec![Refusal::at(RefusalCode::IllegalAnswer, format!("answers[{at}]"))];
            self.choice(answer).ok_or_else(refuse)
        };
        answers.iter().enumerate().map(read).collect()
    }

    fn choice(&self, answer: &Answer) -> Option<Choice> {
        let (unit, hex) = (|name: &String| self.unit(name), |name: &String| self.hex_index(name));
        choice_of!(answer, Answer, unit, hex, {
            Answer::Die { face } => Choice::Die(face),
            Answer::Result { ref result } => Choice::Result(result.parse().ok()?),
        })
    }

    fn answer(&self, choice: Choice) -> Answer {
        answer_of!(choice, Answer, |at| self.unit_name(at), |at| self.hex_name(at), {
            Choice::Die(face) => Answer::Die { face },
            Choice::Result(result) => Answer::Result { result: result.to_string() },
        })
    }

    /// A decision with names.
    pub fn decision(&self, decision: &Decision) -> DecisionView {
        let barred = decision.barred.iter().map(|bar| {
            let citation = bar.reason.citation();
            let answer = self.answer(bar.choice);
            BarredView { answer, code: bar.reason, cases: citation.cases, rulings: citation.rulings }
        });
        DecisionView {
            question: decision.ask.question,
            by: decision.ask.by,
            unit: decision.ask.unit.map(|unit| self.unit_name(unit)),
            owed: decision.ask.owed,
            legal: decision.legal.iter().map(|&choice| self.answer(choice)).collect(),
            barred: barred.collect(),
        }
    }

    /// Why an answer is not legal: the rule that bars it, where one is known.
    pub fn illegal(&self, at: usize, answer: Option<&Choice>, decision: &Decision) -> Refusal {
        let bar = decision.barred.iter().find(|bar| Some(&bar.choice) == answer);
        let code = bar.map_or(RefusalCode::IllegalAnswer, |bar| bar.reason);
        let refusal = Refusal::at(code, format!("answers[{at}]"));
        match decision.ask.unit {
            Some(unit) => refusal.unit(&self.unit_name(unit)),
            None => refusal,
        }
    }

    /// Findings with names.
    pub fn findings(&self, findings: &[Finding]) -> Vec<FindingView> {
        let view = |finding: &Finding| {
            let citation = finding.code.citation();
            FindingView {
                code: finding.code,
                stage: finding.code.stage(),
                cases: citation.cases,
                rulings: citation.rulings,
                unit: finding.unit.map(|unit| self.unit_name(unit)),
                hex: finding.hex.map(|hex| self.hex_name(hex)),
                side: finding.side,
                before: finding.before,
                after: finding.after,
            }
        };
        findings.iter().map(view).collect()
    }

    fn results(&self, met: &[Met]) -> Vec<ResultView> {
        let view = |met: &Met| ResultView {
            unit: self.unit_name(met.unit),
            morale: (met.morale > 0).then_some(met.morale),
            result: met.result.to_string(),
            provenance: met.provenance,
        };
        met.iter().map(view).collect()
    }

    fn end(&self, state: UnitState) -> UnitEnd {
        let (place, hexes) = match state.place {
            Place::Stands => (EndPlace::Stands, None),
            Place::Retreated(hexes) => (EndPlace::Retreated, Some(hexes)),
            Place::Advanced(_) => (EndPlace::Advanced, None),
            Place::Eliminated(Route::RefitBox) => (EndPlace::RefitBox, None),
            Place::Eliminated(_) => (EndPlace::Destroyed, None),
            Place::Lost | Place::Seized => (EndPlace::Lost, None),
            Place::Captured => (EndPlace::Captured, None),
        };
        let moved = matches!(place, EndPlace::Retreated | EndPlace::Advanced);
        let hex = state.hex.filter(|_| moved).map(|hex| self.hex_name(hex));
        UnitEnd { place, hexes, hex, depleted: state.turned, disrupted: state.disrupted }
    }

    fn end_chance(&self, (state, chance): (UnitState, Chance)) -> EndView {
        EndView { end: self.end(state), chance: [chance.of, chance.out_of] }
    }

    /// One face of the die with names, for the units that fight.
    pub fn face(&self, outcome: &FaceOutcome, fighters: &[usize]) -> FaceView {
        let after = &outcome.aftermath;
        let unit = |&at: &usize| UnitChances {
            unit: self.units[at].clone(),
            ends: ends(after.states[at]).map(|(end, of)| self.end_chance((end, Chance::new(of, 6)))).collect(),
        };
        FaceView {
            face: outcome.face,
            adjusted_column: after.adjusted_column,
            defender_column: after.defender_column,
            attacker_column: after.attacker_column,
            assumed: outcome.assumed,
            results: self.results(&after.met),
            units: fighters.iter().map(unit).collect(),
            air_lost: pair(after.air_lost),
        }
    }

    /// The chances of each unit over all faces.
    pub fn all_chances(&self, faces: &[FaceOutcome], fighters: &[usize]) -> Vec<UnitChances> {
        let unit = |&at: &usize| UnitChances {
            unit: self.units[at].clone(),
            ends: chances(faces, at).into_iter().map(|end| self.end_chance(end)).collect(),
        };
        fighters.iter().map(unit).collect()
    }

    /// The result with names, for the units that fight.
    pub fn outcome(&self, after: &Aftermath, fighters: &[usize]) -> Outcome {
        let unit = |&at: &usize| UnitOutcome { unit: self.units[at].clone(), end: self.end(after.states[at]) };
        Outcome {
            adjusted_column: after.adjusted_column,
            defender_column: after.defender_column,
            attacker_column: after.attacker_column,
            results: self.results(&after.met),
            units: fighters.iter().map(unit).collect(),
            air_lost: pair(after.air_lost),
            dump: after.dump.map(|hex| self.hex_name(hex)),
        }
    }
}

const fn pair([axis, commonwealth]: [u8; 2]) -> SidePair {
    SidePair { axis, commonwealth }
}
