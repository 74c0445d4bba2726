//! Combats taken from the map without a query, as a game has them: how long one takes to make, and to play once more.

use std::hint::black_box;

use desert_fox::model::finding::Findings;
use desert_fox::model::units::Side;
use desert_fox::position::forces::Forces;
use desert_fox::query::board::compile::compile;
use desert_fox::query::board::query::{BoardQuery, PositionSheet};
use desert_fox::query::board::question;
use desert_fox::random::position;
use desert_fox::rules::combat::from_map::attacks::must_be_attacked;
use desert_fox::rules::combat::from_map::{MapCombat, SupplyStatus, map_combat};
use desert_fox::rules::combat::resolve::resolve;
use desert_fox::rules::combat::script::{Halt, Question, Table};
use desert_fox::rules::combat::terms::Support;
use desert_fox::state::Choice;
use hexgrid::Hex;

/// Combats that are measured.
pub const FIGHTS: usize = 32;
/// Fewest units of each, and fewest answers on its way to the end.
const LEAST: (usize, usize) = (12, 6);
/// Most answers.
const MOST_ANSWERS: usize = 9;

/// What the sums of all combats must be: units and hexes, findings, and hexes that must be attacked.
pub const FIGHT_SUMS: [u64; 3] = [512_659, 1_427_521, 335];

/// All units are supplied from one dump.
const SUPPLIED: SupplyStatus =
    SupplyStatus { supplied: true, always_supplied: false, general_supply: true, line_of_communication: true };

struct Attack {
    forces: &'static Forces<'static>,
    attackers: Vec<usize>,
    target: Hex,
    map_combat: MapCombat,
    answers: Vec<Choice>,
}

/// Combats to be worked on.
pub struct Fights(Vec<Attack>);

impl Fights {
    /// The first attacks of random positions with enough units near and enough decisions, each by all who stand beside the
    /// hex.
    pub fn new() -> Self {
        let attacks = (0..).filter_map(|seed| first_attack(position(seed)));
        Self(attacks.take(FIGHTS).collect())
    }

    /// Makes one combat anew.
    pub fn make(&self, at: usize) -> u64 {
        let Attack { forces, attackers, target, .. } = &self.0[at];
        let map_combat = map_combat(forces, attackers, &[*target], |_| SUPPLIED, [Support::default(); 2], true);
        map_combat
            .map_or(0, |map_combat| black_box(&map_combat).units.len() as u64 * 1000 + map_combat.hexes.len() as u64)
    }

    /// Plays one combat from the start with all its answers.
    pub fn play(&self, at: usize, mut findings: Findings) -> u64 {
        let Attack { forces, map_combat, answers, .. } = &self.0[at];
        let after = resolve(&map_combat.setup, &forces.charts, &mut Table::asking(answers), &mut findings);
        let column = after.map_or(0, |after| after.defender_column + 100);
        findings.list().len() as u64 * 1000 + u64::from(column.unsigned_abs())
    }

    /// Finds the hexes that a player must attack.
    pub fn must(&self, at: usize) -> u64 {
        must_be_attacked(self.0[at].forces, Side::Axis, |_| true).len() as u64
    }

    /// What depends on all answers.
    pub fn sums(&self) -> [u64; 3] {
        let sum = |work: &dyn Fn(usize) -> u64| (0..FIGHTS).map(work).sum();
        [sum(&|at| self.make(at)), sum(&|at| self.play(at, Findings::default())), sum(&|at| self.must(at))]
    }
}

/// The first attack of a position, which stays for good.
fn first_attack(PositionSheet { rules, charts, position }: PositionSheet) -> Option<Attack> {
    let question = question::Question::OffMap;
    let query: &BoardQuery = Box::leak(Box::new(BoardQuery { rules, charts, position, question }));
    let forces: &Forces = Box::leak(Box::new(compile(query).ok()?));
    let defenders = forces.pieces.iter().filter(|piece| piece.is_combat());
    defenders.map(|piece| (piece.side, piece.hex)).find_map(|(side, target)| {
        let beside = |at: &usize| {
            let piece = &forces.pieces[*at];
            piece.is_combat() && piece.side != side && forces.board.grid.direction(piece.hex, target).is_some()
        };
        let attackers: Vec<usize> = (0..forces.pieces.len()).filter(beside).collect();
        let map_combat = map_combat(forces, &attackers, &[target], |_| SUPPLIED, [Support::default(); 2], true).ok()?;
        let answers = customary(&map_combat, forces);
        let enough = map_combat.units.len() >= LEAST.0 && (LEAST.1..=MOST_ANSWERS).contains(&answers.len());
        enough.then_some(Attack { forces, attackers, target, map_combat, answers })
    })
}

/// The customary answers, with dice that differ from one to the next.
fn customary(map_combat: &MapCombat, forces: &Forces) -> Vec<Choice> {
    let mut answers = Vec::new();
    loop {
        let table = &mut Table::asking(&answers);
        let played = resolve(&map_combat.setup, &forces.charts, table, &mut Findings::muted());
        let Err(Halt::Pending(decision)) = played else { return answers };
        answers.push(match decision.ask.question {
            Question::CombatDie | Question::BoxDie | Question::CaptureDie => {
                Choice::Die(((map_combat.hexes.len() + answers.len()) % 6 + 1) as u8)
            }
            _ => decision.legal[0],
        });
    }
}
