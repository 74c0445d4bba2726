//! What an attack promises: the exact means over all faces and later dice.

use hexgrid::Hex;
use referee::luck::Fraction;

use crate::model::finding::Findings;
use crate::position::forces::{Forces, Piece};
use crate::rules::combat::field::{Place, UnitState};
use crate::rules::combat::from_map::attacks::may_attack;
use crate::rules::combat::from_map::{MapCombat, SupplyStatus, map_combat};
use crate::rules::combat::opening::{Opening, open};
use crate::rules::combat::preview::{FaceOutcome, ends, faces};
use crate::rules::combat::script::Table;
use crate::rules::combat::terms::Support;

/// Quarters of a strength point: every loss is a whole number of them.
const QUARTER: i64 = 4;
/// Sixths of a face, for the die that sends a unit to a box.
const SIXTHS: i64 = 6;

/// What an attack promises on the average, in strength points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// Losses of the defender less those of the attacker, and what a place that falls is worth.
    pub gain: Fraction,
    /// The attacker's mean losses.
    pub own_loss: Fraction,
    /// The defender's mean losses.
    pub enemy_loss: Fraction,
    /// The chance that no combat unit of the defender is left in the hexes.
    pub cleared: Fraction,
    /// Attack and defense strength, halvings included.
    pub strength: [i16; 2],
    /// The column; none for an attack below the table.
    pub column: Option<u8>,
}

/// An attack opened up to its die, so that several commitments can be weighed.
pub struct Weighed {
    combat: MapCombat,
    opening: Opening,
    worth: i64,
}

/// Columns that leaders shift in an attack of some pieces on some hexes, by side.
pub type Leader<'a> = dyn Fn(&[usize], &[Hex]) -> [u8; 2] + 'a;

/// Opens an attack as the pieces stand, with these units in combat supply and these shifts of a leader. Reactions, naval
/// support and unusual decisions of the players are left out.
///
/// None where the attack may not be made: each unit attacks one of the hexes, and each hex is attacked by one of the units.
///
/// Cases: 11.1, 11.7 · Rulings: R031, R149
pub fn opened(
    forces: &Forces,
    supplied: &dyn Fn(usize) -> bool,
    worth: &dyn Fn(Hex) -> i64,
    leader: &Leader<'_>,
    attackers: &[usize],
    targets: &[Hex],
) -> Option<Weighed> {
    let reached = |hex: &Hex| attackers.iter().any(|&at| may_attack(forces, at, *hex).is_ok());
    if targets.len() > 1 && !targets.iter().all(reached) {
        return None;
    }
    let status = |at: usize| SupplyStatus {
        supplied: supplied(at),
        always_supplied: false,
        general_supply: true,
        line_of_communication: true,
    };
    let mut combat = map_combat(forces, attackers, targets, status, [Support::default(); 2], false).ok()?;
    combat.setup.leader = leader(attackers, targets);
    let mut table = Table::assuming(&[]);
    let opening = open(&combat.setup, &forces.charts, &mut table, &mut Findings::muted()).ok()?;
    Some(Weighed { combat, opening, worth: targets.iter().map(|&hex| worth(hex)).sum() })
}

impl Weighed {
    /// What the attack promises with the attacker's air points.
    pub fn prospect(&mut self, forces: &Forces, air_points: u8) -> Option<Prospect> {
        let outcomes = self.faces(forces, air_points)?;
        let attacker = self.combat.setup.attacker;
        let (mut own, mut enemy, mut cleared) = (0, 0, 0);
        for outcome in &outcomes {
            let mut held = false;
            for (at, &state) in outcome.aftermath.states.iter().enumerate() {
                let unit = &self.combat.setup.units[at];
                if !unit.fights {
                    continue;
                }
                let piece = &forces.pieces[usize::from(self.combat.units[at])];
                let loss: i64 = ends(state).map(|(end, sixths)| loss(piece, end) * i64::from(sixths)).sum();
                if unit.side() == attacker {
                    own += loss;
                } else {
                    enemy += loss;
                    held |= state.place == Place::Stands && piece.is_combat();
                }
            }
            cleared += i64::from(!held);
        }
        let count = outcomes.len() as i64;
        let mean = |sum: i64| Fraction::new(sum, count * SIXTHS * QUARTER);
        let prize = self.worth * cleared * SIXTHS * QUARTER;
        let strengths = &self.opening.strengths;
        Some(Prospect {
            gain: mean(enemy - own + prize),
            own_loss: mean(own),
            enemy_loss: mean(enemy),
            cleared: Fraction::new(cleared, count),
            strength: [strengths.attacker.total, strengths.defender.total],
            column: self.opening.column,
        })
    }

    /// Every face of the die.
    pub fn faces(&mut self, forces: &Forces, air_points: u8) -> Option<Vec<FaceOutcome>> {
        if self.opening.column.is_some() {
            let attacker = self.combat.setup.attacker.index();
            self.opening.committed[attacker] = Support { air_points, naval: false };
        }
        faces(&self.combat.setup, &forces.charts, &self.opening).ok()
    }

    /// The combat.
    pub const fn combat(&self) -> &MapCombat {
        &self.combat
    }
}

/// What a unit loses, in quarters of a strength point: all of its strength where it is eliminated, the difference where
/// it is depleted, and a quarter where it is disrupted. A unit without strength counts one point, a supply unit three.
fn loss(piece: &Piece, end: UnitState) -> i64 {
    let whole = strength(piece) * QUARTER;
    match end.place {
        Place::Eliminated(_) | Place::Lost | Place::Captured | Place::Seized => whole,
        _ => {
            let left = match piece.back.filter(|_| end.turned) {
                Some(back) => i64::from(back.strength).max(1) * QUARTER,
                None => whole,
            };
            let shaken = if end.disrupted && !piece.disrupted { left / 4 } else { 0 };
            (whole - left).max(0) + shaken
        }
    }
}

/// What a unit counts.
pub fn strength(piece: &Piece) -> i64 {
    if piece.kind.is_supply() { 3 } else { i64::from(piece.face.strength).max(1) }
}
