//! How a player sees the war: his units, the enemy's stacks, who is stronger where.

use std::cell::OnceCell;

use hexgrid::{Grid, Hex};

use crate::model::units::{Side, Terrain, UnitKind};
use crate::opponent::distances::{Distances, Landmark};
use crate::position::forces::Piece;
use crate::position::hex_flags::hex_flag;
use crate::state::counters::{Counter, UnitId};
use crate::state::{State, flag};
use crate::turn::cache::Cache;

/// A combat unit on the map.
#[derive(Clone, Copy, Debug)]
pub struct MapUnit {
    /// The counter.
    pub id: UnitId,
    /// Its piece in the cache.
    pub at: usize,
    /// Its hex.
    pub hex: Hex,
    /// Its strength, halved while it is disrupted; one for guns.
    pub strength: i32,
    /// Stacking points.
    pub points: u16,
    /// Motorized.
    pub motorized: bool,
    /// Armor.
    pub armor: bool,
    /// Guns: no strength of its own.
    pub gun: bool,
}

impl MapUnit {
    /// Hexes from which it could attack in its next phase.
    const fn comes(&self) -> u16 {
        if self.motorized { 9 } else { 4 }
    }
}

/// The enemy's combat units in a hex.
#[derive(Clone, Copy, Debug)]
pub struct Stack {
    /// The hex.
    pub hex: Hex,
    /// The sum of their strengths.
    pub strength: i32,
    /// Stacking points.
    pub points: u16,
    /// Some of them have a zone.
    pub zone: bool,
}

/// A player's view.
#[derive(Clone, Debug)]
pub struct Situation {
    /// The player.
    pub side: Side,
    /// His combat units, by number.
    pub own: Vec<MapUnit>,
    /// The enemy's combat units, by number.
    pub enemy: Vec<MapUnit>,
    /// The enemy's stacks, in the order of their first units.
    pub stacks: Vec<Stack>,
    /// Hexes of the player's supply units that can move.
    pub supply_units: Vec<Hex>,
    /// Those supply units.
    pub supply_ids: Vec<UnitId>,
    /// His strength near the enemy, and the enemy's near him.
    pub strength: [i32; 2],
    /// How far the foremost of the enemy stand towards the player's base, in half movement points from El Agheila.
    pub enemy_front: u16,
    /// Hexes to the nearest stack of the enemy and to the nearest of the supply units, once they are asked for.
    away: OnceCell<Vec<u16>>,
    from_supply: OnceCell<Vec<u16>>,
}

/// Units within this number of hexes of an enemy are at the front.
const FRONT: u16 = 22;

impl Situation {
    /// The view of a player.
    pub fn of(cache: &Cache, state: &State, distances: &Distances, side: Side) -> Self {
        let soldiers = |side: Side| -> Vec<MapUnit> {
            let units = state.of_side(side).filter(|(id, _)| id.counter().is_combat());
            units.filter_map(|(id, hex)| unit(cache, id, hex)).collect()
        };
        let (own, enemy) = (soldiers(side), soldiers(side.enemy()));
        let supply = state.of_side(side).filter(|(id, _)| state.kind(*id) == UnitKind::Msu);
        let (supply_ids, supply_units) = supply.filter(|(id, _)| !state.unit(*id).is(flag::CAPTURED)).unzip();
        let stacks = stacks(cache, &enemy);
        let strength = [at_front(cache, &own, &enemy), at_front(cache, &enemy, &own)];
        let enemy_front = front(distances, &stacks, side);
        let (away, from_supply) = (OnceCell::new(), OnceCell::new());
        Self { side, own, enemy, stacks, supply_units, supply_ids, strength, enemy_front, away, from_supply }
    }

    /// The player's strength at the front in percent of the enemy's.
    pub fn odds(&self) -> i32 {
        self.strength[0] * 100 / self.strength[1].max(1)
    }

    /// The enemy's strength that could attack each hex in his next phase, at most what three stacks hold; of each unit
    /// the strength with which it would attack.
    pub fn threats(&self, grid: &Grid, strength: impl Fn(&MapUnit) -> i32) -> Vec<i32> {
        let mut coming: Vec<(Hex, u16, i32)> = Vec::with_capacity(self.enemy.len());
        for unit in &self.enemy {
            let (hex, comes, strength) = (unit.hex, unit.comes(), strength(unit));
            match coming.iter_mut().find(|known| (known.0, known.1) == (hex, comes)) {
                Some(known) => known.2 += strength,
                None => coming.push((hex, comes, strength)),
            }
        }
        let mut threats = vec![0_i32; grid.len()];
        for (hex, comes, strength) in coming {
            for row in grid.rows_within(hex, comes) {
                for threat in &mut threats[row] {
                    *threat += strength;
                }
            }
        }
        threats.into_iter().map(|threat| threat.min(60)).collect()
    }

    /// Hexes from a hex to the nearest stack of the enemy.
    pub fn away(&self, cache: &Cache, hex: Hex) -> u16 {
        let stacks = || cache.forces.board.grid.distances(self.stacks.iter().map(|stack| stack.hex));
        self.away.get_or_init(stacks)[hex.index()]
    }

    /// Hexes from a hex to the nearest of the player's supply units that can move; none where there are none.
    pub fn from_supply(&self, cache: &Cache, hex: Hex) -> Option<u16> {
        let supply_units = || cache.forces.board.grid.distances(self.supply_units.iter().copied());
        Some(self.from_supply.get_or_init(supply_units)[hex.index()]).filter(|_| !self.supply_units.is_empty())
    }

    /// The strength of a player's own units in a hex, where it lies favorably half as much again.
    pub fn holds(&self, cache: &Cache, hex: Hex, strength: i32) -> i32 {
        let fort = cache.forces.fort(hex) > 0;
        match cache.forces.board.terrain(hex) {
            Terrain::City => strength * 3,
            _ if fort => strength * 2,
            Terrain::Rough | Terrain::Mountain => strength * 3 / 2,
            _ => strength,
        }
    }

    /// The enemy hexes whose zones cover a hex.
    pub fn pressed_by<'a>(&'a self, cache: &'a Cache, hex: Hex) -> impl Iterator<Item = Hex> + 'a {
        self.pressing(cache, hex).map(|stack| stack.hex)
    }

    /// The enemy stacks whose zones cover a hex.
    pub fn pressing<'a>(&'a self, cache: &'a Cache, hex: Hex) -> impl Iterator<Item = &'a Stack> + 'a {
        let zone = cache.seen_by(self.side).has(hex, hex_flag::ZONE);
        let near = move |stack: &&Stack| zone && stack.zone && cache.forces.board.grid.distance(stack.hex, hex) == 1;
        self.stacks.iter().filter(near)
    }
}

fn unit(cache: &Cache, id: UnitId, hex: Hex) -> Option<MapUnit> {
    let at = cache.piece(id)?;
    let piece = &cache.forces.pieces[at];
    Some(MapUnit {
        id,
        at,
        hex,
        strength: strength(piece),
        points: piece.stacking_points(),
        motorized: piece.motorized,
        armor: piece.kind.is_armor(),
        gun: piece.face.artillery || piece.face.strength == 0,
    })
}

/// The strength of a piece, halved while it is disrupted.
pub fn strength(piece: &Piece) -> i32 {
    let strength = i32::from(piece.face.strength).max(1);
    if piece.disrupted { (strength + 1) / 2 } else { strength }
}

fn stacks(cache: &Cache, enemy: &[MapUnit]) -> Vec<Stack> {
    let mut stacks: Vec<Stack> = Vec::new();
    for unit in enemy {
        let zone = cache.forces.pieces[unit.at].zone;
        match stacks.iter_mut().find(|stack| stack.hex == unit.hex) {
            Some(stack) => {
                stack.strength += unit.strength;
                stack.points += unit.points;
                stack.zone |= zone;
            }
            None => {
                stacks.push(Stack { hex: unit.hex, strength: unit.strength, points: unit.points, zone });
            }
        }
    }
    stacks
}

/// The strength of those who stand near any of the others.
fn at_front(cache: &Cache, own: &[MapUnit], others: &[MapUnit]) -> i32 {
    let grid = &cache.forces.board.grid;
    let mut hexes: Vec<Hex> = others.iter().map(|other| other.hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    let near = |unit: &&MapUnit| hexes.iter().any(|other| grid.distance(unit.hex, *other) <= FRONT);
    own.iter().filter(near).map(|unit| unit.strength).sum()
}

/// Where the enemy's foremost stack of weight stands.
fn front(distances: &Distances, stacks: &[Stack], side: Side) -> u16 {
    let tobruk = distances.hex(Landmark::Tobruk);
    let east =
        stacks.iter().filter(|stack| stack.points >= 2 && stack.hex != tobruk).map(|stack| distances.east(stack.hex));
    match side {
        Side::Axis => east.min().unwrap_or(distances.east(distances.hex(Landmark::Alexandria))),
        Side::Commonwealth => east.max().unwrap_or(0),
    }
}

/// The strength of a unit at full strength, by the values of the game.
pub fn full_strength(counters: &[Counter], unit: UnitId) -> u8 {
    counters[unit.index()].full.strength
}
