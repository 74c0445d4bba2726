//! The best attack on a hex that units could make after a move: where each of them would stand, and what it promises.

use hexgrid::{Hex, HexSet, Reach};

use crate::analyst::attacks::{Ground, Group};
use crate::analyst::weighing::strength;
use crate::data::charts::HexsideEffect;
use crate::data::tables::Number;
use crate::model::acts::MoveMode;
use crate::model::points::Points;
use crate::model::units::{HexsideTerrain, Side};
use crate::position::forces::Forces;
use crate::position::hex_flags::hex_flag;
use crate::rules::movement::march::run;
use crate::rules::movement::movement_ground::LAYERS;
use crate::rules::movement::mover::Mover;
use crate::rules::supply::chain::{Supplies, general_supply};
use crate::state::{State, flag};
use crate::turn::cache::Cache;

/// Strength enough for any attack, in times of the defender's.
const PLENTY: i64 = 8;
/// Most units of such an attack.
const MOST_UNITS: usize = 12;

/// The fighting units of a player with the hexes in which each could end a move, its own among them.
#[derive(Clone, Debug)]
pub struct Ranges {
    side: Side,
    units: Vec<(usize, HexSet)>,
}

impl Ranges {
    /// The moves of the current phase. The cache has been refreshed for the state.
    pub fn of_phase(cache: &mut Cache, state: &State, mode: MoveMode) -> Self {
        let side = state.phasing;
        let combat = state.of_side(side).filter(|(id, _)| id.counter().is_combat());
        let mut units = Vec::new();
        for (id, hex) in combat {
            let Some(at) = cache.piece(id) else { continue };
            let mut ends = HexSet::new(&cache.forces.board.grid);
            ends.insert(hex);
            if !state.unit(id).is(flag::STILL) && cache.find_reach(id, mode).is_ok() {
                cache.reach(id)[0].iter().for_each(|(end, _)| {
                    ends.insert(*end);
                });
            }
            units.push((at, ends));
        }
        Self { side, units }
    }

    /// The next Initial Movement Phase of a player, if all others stayed as they stand: with all movement points, by
    /// the supply of this moment, without forced marches.
    ///
    /// Cases: 8.1, 10.1 · Rulings: H027, H031
    pub fn of_next_turn(forces: &Forces, supplies: &Supplies, side: Side) -> Self {
        let mut rested = forces.clone();
        for piece in rested.pieces.iter_mut().filter(|piece| piece.side == side) {
            (piece.spent, piece.infiltrated) = (Points::ZERO, false);
            piece.general_supply = None;
            piece.general_supply = Some(general_supply(piece, Some(supplies)));
        }
        let grid = &rested.board.grid;
        let mut reach = Reach::new(grid, LAYERS);
        let mut units = Vec::new();
        for at in rested.of_side(side).filter(|&at| rested.pieces[at].is_combat()) {
            let mut ends = HexSet::new(grid);
            ends.insert(rested.pieces[at].hex);
            if let Ok(mover) = Mover::of(&rested, vec![at], MoveMode::Initial) {
                run(&mover, &mut reach, Points::ZERO);
                for hex in grid.hexes().filter(|&hex| reach.cost(hex).is_some()) {
                    ends.insert(hex);
                }
            }
            units.push((at, ends));
        }
        Self { side, units }
    }

    /// The units that could end a move in a hex.
    pub fn into(&self, hex: Hex) -> impl Iterator<Item = usize> + '_ {
        self.units.iter().filter(move |(_, ends)| ends.contains(hex)).map(|(at, _)| *at)
    }
}

/// An attack after a move: the hex from which each unit attacks, in the order of the group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Approach {
    /// The units with what they promise.
    pub group: Group,
    /// Where they stand then.
    pub from: Vec<Hex>,
}

/// The best attack on a hex by units that gather around it, strong ones first, as many as stack there. Zones over
/// those hexes and the attacks that are owed because of them are left out.
pub fn best_on(ground: Ground, ranges: &Ranges, target: Hex) -> Option<Approach> {
    let posts = gather(ground.forces, ranges, target);
    if posts.is_empty() {
        return None;
    }
    let mut forces = ground.forces.clone();
    for &(at, hex) in &posts {
        forces.pieces[at].hex = hex;
    }
    forces.lie();
    let there = Ground { forces: &forces, ..ground };
    let (units, from): (Vec<usize>, Vec<Hex>) = posts.into_iter().unzip();
    let prospects = (1..=units.len()).filter_map(|count| Some((count, there.prospect(&units[..count], &[target])?)));
    let (count, prospect) =
        prospects.reduce(|one, other| if (other.1.gain - one.1.gain).of() > 0 { other } else { one })?;
    let group = Group { units: units[..count].to_vec(), prospect };
    Some(Approach { group, from: from[..count].to_vec() })
}

/// The units that could attack a hex, the strongest first, each with the hex from which it would.
fn gather(forces: &Forces, ranges: &Ranges, target: Hex) -> Vec<(usize, Hex)> {
    let seen = forces.seen_by(ranges.side);
    let open = |hex: &Hex| forces.board.is_land(*hex) && !seen.has(*hex, hex_flag::ENEMY | hex_flag::ENEMY_SUPPLY);
    let slots: Vec<Hex> = forces.board.grid.neighbours(target).map(|(_, hex)| hex).filter(open).collect();
    let limit = forces.tables.number(Number::StackingLimit);
    let mut room = vec![limit; slots.len()];
    let defense: i64 = forces.in_hex(target).map(|at| strength(&forces.pieces[at])).sum();
    let mut order: Vec<&(usize, HexSet)> =
        ranges.units.iter().filter(|(_, ends)| slots.iter().any(|&slot| ends.contains(slot))).collect();
    order.sort_by_key(|(at, _)| -strength(&forces.pieces[*at]));
    let (mut posts, mut gathered) = (Vec::new(), 0);
    for (at, ends) in order {
        if gathered >= defense * PLENTY || posts.len() >= MOST_UNITS {
            break;
        }
        let piece = &forces.pieces[*at];
        let across = |slot: Hex| effect(forces, slot, target, piece.motorized);
        let fits = |place: &usize| {
            let slot = slots[*place];
            ends.contains(slot) && room[*place] >= piece.stacking_points() && across(slot) != HexsideEffect::Barred
        };
        let best = (0..slots.len())
            .filter(fits)
            .min_by_key(|&place| (across(slots[place]) != HexsideEffect::None, slots[place] != piece.hex, room[place]));
        if let Some(place) = best {
            room[place] -= piece.stacking_points();
            gathered += strength(piece);
            posts.push((*at, slots[place]));
        }
    }
    posts
}

fn effect(forces: &Forces, from: Hex, to: Hex, motorized: bool) -> HexsideEffect {
    let side = forces.board.grid.direction(from, to).map(|direction| forces.board.side(from, direction));
    forces.charts.hexside(side.unwrap_or(HexsideTerrain::Sea), motorized).value
}
