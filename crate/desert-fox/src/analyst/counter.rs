//! What the enemy could do to the attackers afterwards.

use hexgrid::Hex;
use referee::luck::Fraction;

use crate::analyst::approach::{Approach, Ranges, best_on};
use crate::analyst::attacks::{Ground, unled};
use crate::analyst::weighing::Weighed;
use crate::model::units::Side;
use crate::position::forces::Forces;
use crate::rules::combat::from_map::MapCombat;
use crate::rules::combat::preview::FaceOutcome;
use crate::rules::supply::chain::Supplies;

/// The best counter-attacks after an attack.
#[derive(Clone, Debug)]
pub struct Counter {
    /// What the best one promises the enemy, the mean over the faces of the attack.
    pub gain: Fraction,
    /// The worst one of all faces.
    pub worst: Option<Answer>,
}

/// A counter-attack.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The hex that the enemy attacks.
    pub hex: Hex,
    /// What it promises, and from where.
    pub approach: Approach,
    /// Its units, by index in the position before the attack.
    pub units: Vec<usize>,
    /// On how many faces of the die the attackers are open to a counter-attack that gains.
    pub faces: u8,
}

/// The best counter-attack in the enemy's next turn on the attackers where they stand after each face. All others stay;
/// he attacks one hex, and not at all where no attack promises him a gain.
pub fn counter(forces: &Forces<'static>, weighed: &mut Weighed, worth: &dyn Fn(Hex, Side) -> i64) -> Option<Counter> {
    let attacker = weighed.combat().setup.attacker;
    let outcomes = weighed.faces(forces, 0)?;
    let combat = weighed.combat();
    let (mut sum, mut open, mut worst) = (Fraction::ZERO, 0, None::<Answer>);
    for outcome in &outcomes {
        let (after, units, hexes) = aftermath(forces, combat, outcome);
        let Some((hex, approach)) = best(&after, attacker.enemy(), &hexes, worth) else { continue };
        let gain = approach.group.prospect.gain;
        if gain.of() <= 0 {
            continue;
        }
        sum = sum + gain;
        open += 1;
        if worst.as_ref().is_none_or(|worst| (gain - worst.approach.group.prospect.gain).of() > 0) {
            let units = approach.group.units.iter().map(|&at| units[at]).collect();
            worst = Some(Answer { hex, approach, units, faces: 0 });
        }
    }
    let gain = Fraction::new(sum.of(), sum.out_of() * outcomes.len().max(1) as i64);
    Some(Counter { gain, worst: worst.map(|answer| Answer { faces: open, ..answer }) })
}

/// The best of a player's attacks on some hexes in his next turn.
fn best(
    forces: &Forces<'static>,
    side: Side,
    hexes: &[Hex],
    worth: &dyn Fn(Hex, Side) -> i64,
) -> Option<(Hex, Approach)> {
    let supplies = [Supplies::of(forces, Side::Axis), Supplies::of(forces, Side::Commonwealth)];
    let supplied = |at: usize| is_supplied(forces, [&supplies[0], &supplies[1]], at);
    let ranges = Ranges::of_next_turn(forces, &supplies[side.index()], side);
    let worth = |hex: Hex| worth(hex, side);
    let ground = Ground { forces, supplied: &supplied, worth: &worth, leader: &unled };
    let attacks = hexes.iter().filter_map(|&hex| Some((hex, best_on(ground, &ranges, hex)?)));
    attacks.reduce(|one, other| {
        let more = other.1.group.prospect.gain - one.1.group.prospect.gain;
        if more.of() > 0 { other } else { one }
    })
}

/// Whether a unit would be in combat supply where it stands now; who moves is taken to be followed by supply units.
///
/// Cases: 7.3 · Rulings: R134, H032
pub fn is_supplied(forces: &Forces, supplies: [&Supplies; 2], at: usize) -> bool {
    let piece = &forces.pieces[at];
    piece.needs_no_supply() || supplies[piece.side.index()].combat(piece.hex) != 0
}

/// The pieces after a face of the die, their indices before it, and where the attackers stand.
fn aftermath(
    forces: &Forces<'static>,
    combat: &MapCombat,
    outcome: &FaceOutcome,
) -> (Forces<'static>, Vec<usize>, Vec<Hex>) {
    let mut after = forces.clone();
    let mut gone = vec![false; after.pieces.len()];
    let mut hexes = Vec::new();
    for (unit, state) in outcome.aftermath.states.iter().enumerate() {
        let at = usize::from(combat.units[unit]);
        let piece = &mut after.pieces[at];
        gone[at] = !state.is_on_map();
        if let Some(hex) = state.hex {
            piece.hex = combat.hexes[usize::from(hex)];
        }
        piece.disrupted = state.disrupted;
        if let Some(back) = piece.back.filter(|_| state.turned) {
            (piece.face, piece.back) = (back, None);
        }
        let attacks = combat.setup.units[unit].fights && piece.side == combat.setup.attacker;
        if attacks && !gone[at] && !hexes.contains(&piece.hex) {
            hexes.push(piece.hex);
        }
    }
    for piece in &mut after.pieces {
        (piece.general_supply, piece.combat_supply) = (None, None);
    }
    let left: Vec<usize> = (0..gone.len()).filter(|&at| !gone[at]).collect();
    after.pieces = left.iter().map(|&at| after.pieces[at]).collect();
    after.names = left.iter().filter_map(|&at| after.names.get(at).copied()).collect();
    after.lie();
    (after, left, hexes)
}
