//! Exact chances before the die: every face through the same procedure, later dice as fractions.

use crate::data::charts::Charts;
use crate::model::finding::Findings;
use crate::rules::combat::field::{Place, UnitState};
use crate::rules::combat::opening::{Opening, open};
use crate::rules::combat::results::{Aftermath, strike};
use crate::rules::combat::script::{Ask, Halt, Question, Table};
use crate::rules::combat::settle::captured;
use crate::rules::combat::setup::CombatSetup;
use crate::rules::refit::Route;
use crate::state::Choice;

/// A probability as an exact fraction in lowest terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance {
    /// Numerator.
    pub of: u32,
    /// Denominator.
    pub out_of: u32,
}

impl Chance {
    /// A fraction brought to lowest terms.
    pub fn new(of: u32, out_of: u32) -> Self {
        let divisor = gcd(of, out_of).max(1);
        Self { of: of / divisor, out_of: out_of / divisor }
    }
}

const fn gcd(mut a: u32, mut b: u32) -> u32 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// What becomes of the units when the die shows one face.
#[derive(Clone, Debug)]
pub struct FaceOutcome {
    /// The face; 0 for an illegal attack, which needs no die.
    pub face: u8,
    /// The state of the combat after the die.
    pub aftermath: Aftermath,
    /// How many decisions were taken as the customary choice, those before the die among them.
    pub assumed: u16,
}

/// Plays every face of the die from one opening, customary choices assumed.
///
/// Cases: 11.7 · Rulings: R149
pub fn faces(setup: &CombatSetup, charts: &Charts, opening: &Opening) -> Result<Vec<FaceOutcome>, Halt> {
    let dice = if opening.column.is_some() { 1..=6 } else { 0..=0 };
    let mut muted = Findings::muted();
    dice.map(|face| {
        let mut table = Table::assuming(&[]);
        let aftermath = strike(setup, charts, opening, face, &mut table, &mut muted)?;
        Ok(FaceOutcome { face, aftermath, assumed: opening.assumed + table.assumed() })
    })
    .collect()
}

/// Plays on from the answers given: with the die thrown, where it is among them, else with every face of it; customary choices
/// assumed for what is still open.
///
/// Cases: 11.7 · Rulings: R149
pub fn faces_after(setup: &CombatSetup, charts: &Charts, answers: &[Choice]) -> Result<Vec<FaceOutcome>, Halt> {
    let mut muted = Findings::muted();
    let mut table = Table::assuming(answers);
    let opening = open(setup, charts, &mut table, &mut muted)?;
    if table.used() == answers.len() {
        return faces(setup, charts, &opening);
    }
    let face = match opening.column {
        Some(_) => table.roll(Ask::of(Question::CombatDie, setup.attacker))?,
        None => 0,
    };
    let aftermath = strike(setup, charts, &opening, face, &mut table, &mut muted)?;
    Ok(vec![FaceOutcome { face, aftermath, assumed: table.assumed() }])
}

/// The states a unit can end in after one face, with sixths for the later die.
pub fn ends(state: UnitState) -> impl Iterator<Item = (UnitState, u32)> {
    let with = move |place: Place| UnitState { place, ..state };
    let pair = match state.place {
        Place::Eliminated(Route::Die { saved_to }) => {
            let saved = u32::from(saved_to);
            [(with(Place::Eliminated(Route::RefitBox)), saved), (with(Place::Eliminated(Route::Destroyed)), 6 - saved)]
        }
        Place::Seized => {
            let taken = (1..=6).filter(|&face| captured(face) == Place::Captured).count() as u32;
            [(with(Place::Captured), taken), (UnitState { hex: None, ..with(Place::Lost) }, 6 - taken)]
        }
        _ => [(state, 6), (state, 0)],
    };
    pair.into_iter().filter(|(_, sixths)| *sixths > 0)
}

/// The chances of every end of one unit over all faces, in the order in which the faces bring them up.
pub fn chances(faces: &[FaceOutcome], unit: usize) -> Vec<(UnitState, Chance)> {
    let mut sums: Vec<(UnitState, u32)> = Vec::with_capacity(4);
    for face in faces {
        for (end, sixths) in ends(face.aftermath.states[unit]) {
            match sums.iter_mut().find(|(known, _)| *known == end) {
                Some((_, sum)) => *sum += sixths,
                None => sums.push((end, sixths)),
            }
        }
    }
    let whole = 6 * faces.len() as u32;
    sums.into_iter().map(|(end, sum)| (end, Chance::new(sum, whole))).collect()
}
