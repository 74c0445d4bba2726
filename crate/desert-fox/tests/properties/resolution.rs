//! Combats played to their end with a given die, the customary answer to every decision, and every face of the later dice.

use desert_fox::model::finding::Findings;
use desert_fox::query::combat::adjudicate::Prepared;
use desert_fox::query::combat::outcome::{Outcome, UnitEnd};
use desert_fox::rules::combat::script::{Halt, Question, Table};
use desert_fox::state::Choice;

/// Later dice of which every combination is played; with more of them, each is varied by itself.
const PLAYED_TOGETHER: usize = 2;

/// A combat at its end.
pub struct Resolution {
    /// Its result.
    pub outcome: Outcome,
    /// The later dice that brought it.
    pub later: Vec<u8>,
}

/// The combat with one face of the die and every face of the later dice, as far as it concerns some units.
///
/// With many later dice only one of them at a time leaves the face 1; a check below then proves that a die touches no
/// other unit's end.
pub fn of_face(prepared: &Prepared, units: &[usize], face: u8) -> Vec<Resolution> {
    let (first, dice) = resolve(prepared, units, face, &[]);
    let sets: Vec<Vec<u8>> = if dice <= PLAYED_TOGETHER {
        (0..6_u32.pow(dice as u32))
            .map(|at| (0..dice as u32).map(|die| (at / 6_u32.pow(die) % 6 + 1) as u8).collect())
            .collect()
    } else {
        let varied = (0..dice).flat_map(|die| (2..=6).map(move |face| with(dice, die, face)));
        std::iter::once(vec![1; dice]).chain(varied).collect()
    };
    let mut resolutions = Vec::with_capacity(sets.len());
    for later in sets {
        let outcome = if later.is_empty() { first.clone() } else { resolve(prepared, units, face, &later).0 };
        resolutions.push(Resolution { outcome, later });
    }
    assert_dice_are_apart(&resolutions);
    resolutions
}

fn with(dice: usize, at: usize, face: u8) -> Vec<u8> {
    let mut later = vec![1; dice];
    later[at] = face;
    later
}

/// Plays to the end; the later dice are read in order, missing ones as 1. Tells how many there were.
fn resolve(prepared: &Prepared, units: &[usize], face: u8, later: &[u8]) -> (Outcome, usize) {
    let mut answers = prepared.answers.clone();
    let mut dice = 0;
    loop {
        match prepared.play(&mut Table::asking(&answers), &mut Findings::muted()) {
            Ok(after) => return (prepared.names.outcome(&after, units), dice),
            Err(Halt::Pending(decision)) => answers.push(match decision.ask.question {
                Question::CombatDie => Choice::Die(face),
                Question::BoxDie | Question::CaptureDie => {
                    dice += 1;
                    Choice::Die(later.get(dice - 1).copied().unwrap_or(1))
                }
                _ => decision.legal[0],
            }),
            Err(halt) => panic!("{halt:?}"),
        }
    }
}

/// A die decides about one unit at most, and each unit's end hangs on one die at most.
fn assert_dice_are_apart(resolutions: &[Resolution]) {
    let first = &resolutions[0];
    for (die, _) in first.later.iter().enumerate() {
        let moved =
            |other: &&Resolution| (0..other.later.len()).all(|at| (other.later[at] == first.later[at]) == (at != die));
        let touched = |unit: &usize| {
            let end = |resolution: &Resolution| resolution.outcome.units[*unit].end.clone();
            resolutions.iter().filter(moved).any(|other| end(other) != end(first))
        };
        let units = (0..first.outcome.units.len()).filter(touched).count();
        assert!(units <= 1, "die {die} decides about {units} units");
    }
}

/// How often in six a unit comes to each of its ends.
pub fn marginal(resolutions: &[Resolution], unit: usize) -> Vec<(UnitEnd, u32)> {
    let mut counts: Vec<(UnitEnd, u32)> = Vec::new();
    for weighed in weights(resolutions, unit) {
        match counts.iter_mut().find(|(known, _)| *known == weighed.0) {
            Some((_, count)) => *count += weighed.1,
            None => counts.push(weighed),
        }
    }
    let whole: u32 = counts.iter().map(|(_, count)| count).sum();
    for (end, count) in &mut counts {
        assert_eq!(*count * 6 % whole, 0, "{end:?}");
        *count = *count * 6 / whole;
    }
    counts
}

/// The ends of a unit over all combinations of the dice, or over the faces of the one die that decides about it.
fn weights(resolutions: &[Resolution], unit: usize) -> Vec<(UnitEnd, u32)> {
    let end = |resolution: &Resolution| resolution.outcome.units[unit].end.clone();
    let first = &resolutions[0];
    if first.later.len() <= PLAYED_TOGETHER {
        return resolutions.iter().map(|resolution| (end(resolution), 1)).collect();
    }
    let alone = |die: usize| resolutions.iter().filter(move |other| other.later[die] != 1);
    let decides = |die: &usize| alone(*die).any(|other| end(other) != end(first));
    match (0..first.later.len()).find(decides) {
        Some(die) => std::iter::once(first).chain(alone(die)).map(|resolution| (end(resolution), 1)).collect(),
        None => vec![(end(first), 1)],
    }
}
