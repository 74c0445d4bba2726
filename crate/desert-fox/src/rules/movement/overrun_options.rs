//! Overruns that units could make after a move: where from, at what odds, for how many movement points (8.3).

use std::cmp::Reverse;

use hexgrid::{Hex, Reach};

use crate::data::charts::HexsideEffect;
use crate::model::acts::MoveMode;
use crate::model::points::Points;
use crate::model::refusal::Refusal;
use crate::model::rule_set::AxisStacks;
use crate::model::units::{Side, UnitKind};
use crate::position::forces::{Forces, Piece};
use crate::position::hex_flags::hex_flag;
use crate::rules::movement::march::run;
use crate::rules::movement::movement_ground::LAYERS;
use crate::rules::movement::mover::Mover;
use crate::rules::movement::overrun::{Assessment, Plan, is_possible, plan};
use crate::rules::supply::chain::{Supplies, combat_supply, general_supply};

/// An overrun that could be made from a hex.
#[derive(Clone, Debug)]
pub struct OverrunOption {
    /// The units that make it.
    pub units: Vec<usize>,
    /// The hex from which they make it.
    pub from: Hex,
    /// Movement points spent there, before the overrun.
    pub spent: Points,
    /// The overrun.
    pub plan: Plan,
}

/// The overruns that units moving together could make, the best one of each hex: from where they stand, or from
/// a hex that they reach.
///
/// Errors: the rule against their move.
///
/// Cases: 8.3 · Rulings: R038, H028, H041
pub fn of_units(
    forces: &Forces,
    supplies: [&Supplies; 2],
    units: &[usize],
    mode: MoveMode,
) -> Result<Vec<OverrunOption>, Vec<Refusal>> {
    let mover = Mover::of(forces, units.to_vec(), mode)?;
    let side = mover.first().side;
    let mut reach = Reach::new(&forces.board.grid, LAYERS);
    run(&mover, &mut reach, mover.spent);
    let mut judged = forces.clone();
    for &at in units {
        judge(&mut judged.pieces[at], supplies);
    }
    let mut trial = Trial::new(judged, supplies, side, mode);
    let mut found = Vec::new();
    for hex in occupied(forces, side.enemy()) {
        let from = |from: Hex| {
            let spent = Points::from_halves(reach.cost(from)?);
            trial.option(units, (from, spent), hex)
        };
        let neighbours = forces.board.grid.neighbours(hex).map(|(_, from)| from);
        found.extend(neighbours.filter_map(from).max_by_key(value));
    }
    Ok(found)
}

/// A unit with its allowance and what it spends to the hexes beside its enemies.
struct Range {
    unit: usize,
    allowance: Points,
    costs: Vec<(Hex, Points)>,
}

/// What a unit that could overrun spends on its way to a hex.
struct Approach {
    unit: usize,
    spent: Points,
    allowance: Points,
}

/// The overruns that a player could make in an Initial Movement Phase, the best one of each hex: all units as
/// they stand, with all movement points; those that move, with the supply of this moment. Units of several hexes
/// come together beside their victim; forced marches are left out.
///
/// Cases: 8.3, 8.27 · Rulings: R038, R054, H028, H041
pub fn of_player(forces: &Forces, supplies: [&Supplies; 2], by: Side) -> Vec<OverrunOption> {
    let mut judged = forces.clone();
    for piece in &mut judged.pieces {
        if piece.side == by {
            judge(piece, supplies);
        }
        (piece.spent, piece.infiltrated) = (Points::ZERO, false);
    }
    let ranges = ranges(&judged, by);
    let mut trial = Trial::new(judged, supplies, by, MoveMode::Initial);
    let mut found = Vec::new();
    for hex in occupied(forces, by.enemy()) {
        let mut best: Option<OverrunOption> = None;
        for (_, from) in forces.board.grid.neighbours(hex) {
            let approaches: Vec<Approach> = ranges
                .iter()
                .filter_map(|range| {
                    let &(_, spent) = range.costs.iter().find(|(near, _)| *near == from)?;
                    Some(Approach { unit: range.unit, spent, allowance: range.allowance })
                })
                .filter(|approach| may_join(forces, approach.unit, from, hex))
                .collect();
            for units in groups(forces, &approaches) {
                let joins = |approach: &&Approach| units.contains(&approach.unit);
                let spent = approaches.iter().filter(joins).map(|approach| approach.spent).max().unwrap_or_default();
                let other = trial.option(&units, (from, spent), hex);
                best = best.into_iter().chain(other).max_by_key(value);
            }
        }
        found.extend(best);
    }
    found
}

/// The odds first, then the movement points that are saved.
fn value(option: &OverrunOption) -> (u16, Reverse<Points>) {
    let [attack, defense] = option.plan.strength;
    (attack / defense.max(1), Reverse(option.spent + option.plan.cost))
}

/// Writes the supply of a unit as it is traced where it stands, so that it holds after its move.
///
/// Cases: 7.1, 7.3 · Rulings: H031, H032
fn judge(piece: &mut Piece, supplies: [&Supplies; 2]) {
    let traced = supplies[piece.side.index()];
    piece.general_supply = Some(general_supply(piece, Some(traced)));
    piece.combat_supply = Some(combat_supply(piece, traced));
}

/// The hexes with units of a player that are more than detachments.
fn occupied(forces: &Forces, side: Side) -> Vec<Hex> {
    let seen = forces.seen_by(side.enemy());
    let held = |hex: &Hex| seen.has(*hex, hex_flag::ENEMY | hex_flag::ENEMY_SUPPLY);
    forces.board.grid.hexes().filter(held).collect()
}

/// The fighting units of a player with their allowances, and what each spends to the hexes beside an enemy.
fn ranges(forces: &Forces, side: Side) -> Vec<Range> {
    let grid = &forces.board.grid;
    let mut beside: Vec<Hex> =
        occupied(forces, side.enemy()).into_iter().flat_map(|hex| grid.neighbours(hex).map(|(_, near)| near)).collect();
    beside.sort_unstable_by_key(|hex| hex.index());
    beside.dedup();
    let mut reach = Reach::new(grid, LAYERS);
    let mut found = Vec::new();
    for at in forces.of_side(side).filter(|&at| forces.pieces[at].is_combat()) {
        let Ok(mover) = Mover::of(forces, vec![at], MoveMode::Initial) else { continue };
        run(&mover, &mut reach, Points::ZERO);
        let cost = |&hex: &Hex| Some((hex, Points::from_halves(reach.cost(hex)?)));
        let costs = beside.iter().filter_map(cost).collect();
        found.push(Range { unit: at, allowance: mover.allowance, costs });
    }
    found
}

/// Whether a unit can be one of several that overrun across a hexside: no hexside bars it, and a desert patrol fights
/// supply units alone.
///
/// Cases: 8.36, 18.23 · Rulings: R101, H021
fn may_join(forces: &Forces, at: usize, from: Hex, hex: Hex) -> bool {
    let piece = &forces.pieces[at];
    let Some(direction) = forces.board.grid.direction(from, hex) else { return false };
    let side = forces.board.side(from, direction);
    let barred = forces.charts.hexside(side, piece.motorized).value == HexsideEffect::Barred;
    let fought = forces.seen_by(piece.side).has(hex, hex_flag::ENEMY);
    !(barred || piece.kind == UnitKind::DesertPatrol && fought)
}

/// The groups of units that could overrun together: those that have spent no more than one of them, and may
/// spend as much in all as another; by nations, where these move apart.
///
/// Cases: 8.2, 8.27 · Rulings: R054, H038
fn groups(forces: &Forces, approaches: &[Approach]) -> Vec<Vec<usize>> {
    let nation = |approach: &Approach| {
        let piece = &forces.pieces[approach.unit];
        let apart = forces.rules.axis_stacks == AxisStacks::Apart && piece.side == Side::Axis;
        apart.then_some(piece.nation)
    };
    let limits = approaches
        .iter()
        .flat_map(|most| approaches.iter().map(move |least| (most.spent, least.allowance, nation(most))));
    let mut known = Vec::new();
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for limit in limits {
        if known.contains(&limit) {
            continue;
        }
        known.push(limit);
        let (spent, allowance, of) = limit;
        let joins =
            |approach: &&Approach| approach.spent <= spent && approach.allowance >= allowance && nation(approach) == of;
        let group: Vec<usize> = approaches.iter().filter(joins).map(|approach| approach.unit).collect();
        if !group.is_empty() && !groups.contains(&group) {
            groups.push(group);
        }
    }
    groups
}

/// The units of a game before a move that is tried out.
struct Trial<'a, 'f> {
    /// Those that move are judged to have the supply that they have where they stand.
    before: Forces<'f>,
    /// The same with no enemy in combat supply: an overrun that is too weak here is too weak in any supply.
    weakest: Forces<'f>,
    supplies: [&'a Supplies; 2],
    enemy: Side,
    mode: MoveMode,
}

impl<'a, 'f> Trial<'a, 'f> {
    fn new(before: Forces<'f>, supplies: [&'a Supplies; 2], side: Side, mode: MoveMode) -> Self {
        let mut weakest = before.clone();
        for piece in weakest.pieces.iter_mut().filter(|piece| piece.side == side.enemy()) {
            piece.combat_supply = Some(false);
        }
        Self { before, weakest, supplies, enemy: side.enemy(), mode }
    }

    /// The overrun of a hex by units that have come to another with these points spent; none where a rule bars it. The
    /// supply of the defenders is traced after the move, as when the overrun is carried out.
    ///
    /// Cases: 7.3, 8.3 · Rulings: R038, H028, H041
    fn option(&mut self, units: &[usize], (from, spent): (Hex, Points), hex: Hex) -> Option<OverrunOption> {
        if !self.is_possible(units, (from, spent), hex) {
            return None;
        }
        let mut after = self.before.clone();
        put(&mut after, units, (from, spent));
        after.lie();
        let defenders = Supplies::of(&after, self.enemy);
        let mover = Mover::of(&after, units.to_vec(), self.mode).ok()?;
        let mut supplies = self.supplies;
        supplies[self.enemy.index()] = &defenders;
        let plan = plan(&Assessment::with(&mover, supplies), hex).ok()?;
        Some(OverrunOption { units: units.to_vec(), from, spent, plan })
    }

    /// Whether the odds suffice while no enemy is in combat supply.
    ///
    /// Cases: 8.3 · Rulings: H028
    fn is_possible(&mut self, units: &[usize], there: (Hex, Points), hex: Hex) -> bool {
        let stood = |&at: &usize| (at, (self.weakest.pieces[at].hex, self.weakest.pieces[at].spent));
        let before: Vec<(usize, (Hex, Points))> = units.iter().map(stood).collect();
        put(&mut self.weakest, units, there);
        let mover = Mover::of(&self.weakest, units.to_vec(), self.mode);
        let is_possible = mover.is_ok_and(|mover| is_possible(&Assessment::with(&mover, self.supplies), hex));
        for (at, place) in before {
            put(&mut self.weakest, &[at], place);
        }
        is_possible
    }
}

/// Puts units into a hex with these points spent.
fn put(forces: &mut Forces, units: &[usize], (hex, spent): (Hex, Points)) {
    for &at in units {
        (forces.pieces[at].hex, forces.pieces[at].spent) = (hex, spent);
    }
}
