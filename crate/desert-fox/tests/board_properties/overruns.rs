//! Overruns played to their end.

use std::collections::{BTreeMap, BTreeSet};

use desert_fox::model::acts::MoveMode;
use desert_fox::model::refusal::{Refusal, RefusalCode};
use desert_fox::position::forces::Forces;
use desert_fox::query::board::answer::{BoardAnswer, Fate, OverrunAnswers, OverrunAsk, OverrunQuestion, UnitAfter};
use desert_fox::query::board::overrunning::answer;
use desert_fox::query::board::question::OverrunAnswer;
use desert_fox::random::Draw;

use super::{each, names};

/// More answers than any overrun takes.
const LONGEST: usize = 80;

/// A stack and the hex that it may overrun.
struct Attack<'a> {
    forces: &'a Forces<'a>,
    units: Vec<String>,
    hex: String,
}

impl Attack<'_> {
    fn go_on(&self, answers: &[OverrunAnswer]) -> Result<OverrunAnswers, Vec<Refusal>> {
        match answer(self.forces, &self.units, MoveMode::Initial, &self.hex, answers)? {
            BoardAnswer::Overrun(overrun) => Ok(overrun),
            other => panic!("{other:?}"),
        }
    }
}

/// The combat units of every hex with those of an enemy beside it.
fn attacks<'a>(forces: &'a Forces<'a>) -> Vec<Attack<'a>> {
    let hexes: BTreeSet<_> = forces.pieces.iter().map(|piece| piece.hex).collect();
    let mut attacks = Vec::new();
    for &from in &hexes {
        let units: Vec<usize> = forces.in_hex(from).filter(|&at| forces.pieces[at].is_combat()).collect();
        let Some(side) = units.first().map(|&at| forces.pieces[at].side) else { continue };
        for (_, to) in forces.board.grid.neighbours(from).filter(|(_, to)| hexes.contains(to)) {
            if forces.in_hex(to).any(|at| forces.pieces[at].side != side) {
                attacks.push(Attack { forces, units: names(forces, &units), hex: forces.number(to) });
            }
        }
    }
    attacks
}

/// Every answer that a question allows.
fn legal(ask: &OverrunAsk) -> Vec<OverrunAnswer> {
    let unit = || ask.unit.clone();
    match ask.about {
        OverrunQuestion::Reaction => {
            let react = |hex: &String| OverrunAnswer::React { unit: unit(), hex: hex.clone() };
            std::iter::once(OverrunAnswer::Stay { unit: unit() }).chain(ask.hexes.iter().map(react)).collect()
        }
        OverrunQuestion::SupplyUnit => {
            vec![OverrunAnswer::DestroySupply { unit: unit() }, OverrunAnswer::CaptureSupply { unit: unit() }]
        }
        OverrunQuestion::DisruptionDie | OverrunQuestion::CaptureDie => {
            (1..=6).map(|face| OverrunAnswer::Die { face }).collect()
        }
    }
}

fn assert_refused(attack: &Attack, answers: &[OverrunAnswer], wrong: OverrunAnswer) {
    let refusals = attack.go_on(&[answers, &[wrong]].concat()).err().unwrap();
    assert_eq!(refusals[0].path, format!("question.answers[{}]", answers.len()));
}

/// Nobody is told twice, and everybody who overran or was overrun is told once; true where a supply unit withstood.
fn assert_told(attack: &Attack, end: &OverrunAnswers) -> bool {
    let reported: BTreeSet<&String> = end.units.iter().map(|after| &after.unit).collect();
    assert_eq!(reported.len(), end.units.len());
    assert!(attack.units.iter().all(|unit| reported.contains(unit)));
    let target = attack.forces.hex(&attack.hex, "").unwrap();
    let inside = attack.forces.in_hex(target).filter(|&at| {
        let piece = &attack.forces.pieces[at];
        !piece.is_detachment() && !attack.units.contains(&attack.forces.name(at).to_owned())
    });
    assert!(inside.into_iter().all(|at| reported.contains(&attack.forces.name(at).to_owned())));
    for after in &end.units {
        let gone = matches!(after.fate, Fate::Destroyed | Fate::Removed);
        assert_eq!(after.hex.is_none(), gone, "{after:?}");
    }
    // Who leaves a supply unit where it is does not enter its hex.
    let own = |after: &&UnitAfter| attack.units.contains(&after.unit);
    let left = end.units.iter().any(|after| !own(&after) && after.fate == Fate::Untouched);
    let fate = if left { Fate::Untouched } else { Fate::Moved };
    let entered = |after: &UnitAfter| after.hex.as_ref() == Some(&attack.forces.number(target));
    assert!(end.units.iter().filter(own).all(|after| after.fate == fate && entered(after) != left), "{end:?}");
    left
}

/// Plays an overrun with random answers; tells what was asked, and whether a supply unit withstood.
fn play(attack: &Attack, draw: &mut Draw) -> (Vec<OverrunQuestion>, bool) {
    let (mut answers, mut asked) = (Vec::new(), Vec::new());
    for _ in 0..LONGEST {
        let overrun = attack.go_on(&answers).unwrap();
        let Some(ask) = overrun.ask else {
            assert_refused(attack, &answers, OverrunAnswer::Die { face: 1 });
            return (asked, assert_told(attack, &overrun));
        };
        assert!(overrun.units.is_empty());
        asked.push(ask.about);
        let legal = legal(&ask);
        if draw.chance(20) {
            for choice in &legal {
                let accepted = attack.go_on(&[&answers[..], std::slice::from_ref(choice)].concat());
                assert!(accepted.is_ok(), "{choice:?} after {answers:?}");
            }
            assert_refused(attack, &answers, OverrunAnswer::Die { face: 7 });
            assert_refused(attack, &answers, OverrunAnswer::Stay { unit: "nobody".to_owned() });
        }
        // Who may react does so as often as not.
        let stays = ask.about == OverrunQuestion::Reaction && draw.chance(50);
        let at = if stays { 0 } else { draw.below(legal.len() as u32) as usize };
        answers.push(legal[at].clone());
    }
    panic!("no end after {answers:?}");
}

#[test]
fn every_overrun_comes_to_an_end_by_any_answers() {
    let (mut played, mut withstood, mut asked, mut codes) = (0, 0, BTreeMap::new(), BTreeSet::new());
    each(0..2500, |seed, forces| {
        let mut draw = Draw::new(seed);
        for attack in attacks(forces) {
            if played >= 1000 {
                return;
            }
            match attack.go_on(&[]) {
                Ok(_) => {
                    played += 1;
                    let (questions, failed) = play(&attack, &mut draw);
                    withstood += usize::from(failed);
                    for about in questions {
                        *asked.entry(format!("{about:?}")).or_insert(0) += 1;
                    }
                }
                Err(refusals) => codes.extend(refusals.into_iter().map(|refusal| refusal.code.name())),
            }
        }
    });
    assert_eq!(played, 1000);
    assert!(withstood > 5, "only {withstood} raids of desert patrols fail");
    assert!(asked.len() == 4 && asked.values().all(|&count| count > 20), "{asked:?}");
    assert!(codes.contains(RefusalCode::OverrunOdds.name()) && codes.len() > 8, "{codes:?}");
}
