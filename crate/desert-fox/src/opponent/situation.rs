//! How a player sees the war: his units, the enemy's stacks, who is stronger where.

use hexgrid::Hex;

use crate::model::units::{Side, Terrain, UnitKind};
use crate::opponent::fields::{Fields, Landmark};
use crate::position::forces::Piece;
use crate::position::marks::mark;
use crate::state::counters::UnitId;
use crate::state::{State, flag};
use crate::turn::cache::Cache;

/// A combat unit on the map.
#[derive(Clone, Copy, Debug)]
pub struct Soldier {
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
    pub own: Vec<Soldier>,
    /// The enemy's combat units, by number.
    pub enemy: Vec<Soldier>,
    /// The enemy's stacks, in the order of their first units.
    pub stacks: Vec<Stack>,
    /// Hexes of the player's supply units that can move.
    pub lorries: Vec<Hex>,
    /// His strength near the enemy, and the enemy's near him.
    pub strength: [i32; 2],
    /// How far the foremost of the enemy stand towards the player's base, in half movement points from El Agheila.
    pub enemy_front: u16,
}

/// Units within so many hexes of an enemy are at the front.
const FRONT: u16 = 22;

impl Situation {
    /// The view of a player.
    pub fn of(cache: &Cache, state: &State, fields: &Fields, side: Side) -> Self {
        let soldiers = |side: Side| -> Vec<Soldier> {
            let units = state.of_side(side).filter(|(id, _)| id.counter().is_combat());
            units.filter_map(|(id, hex)| soldier(cache, id, hex)).collect()
        };
        let (own, enemy) = (soldiers(side), soldiers(side.enemy()));
        let supply = state.of_side(side).filter(|(id, _)| state.kind(*id) == UnitKind::Msu);
        let lorries = supply.filter(|(id, _)| !state.unit(*id).is(flag::CAPTURED)).map(|(_, hex)| hex).collect();
        let stacks = stacks(cache, &enemy);
        let strength = [at_front(cache, &own, &enemy), at_front(cache, &enemy, &own)];
        let enemy_front = front(fields, &stacks, side);
        Self { side, own, enemy, stacks, lorries, strength, enemy_front }
    }

    /// The player's strength at the front in percent of the enemy's.
    pub fn odds(&self) -> i32 {
        self.strength[0] * 100 / self.strength[1].max(1)
    }

    /// The enemy's strength that could attack a hex in his next phase, at most what three stacks hold.
    pub fn threat(&self, cache: &Cache, hex: Hex) -> i32 {
        let grid = &cache.forces.board.grid;
        let near = |soldier: &&Soldier| {
            let reach = if soldier.motorized { 9 } else { 4 };
            grid.distance(soldier.hex, hex) <= reach
        };
        self.enemy.iter().filter(near).map(|soldier| soldier.strength).sum::<i32>().min(60)
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
        let zone = cache.seen_by(self.side).has(hex, mark::ZONE);
        let near = move |stack: &&Stack| zone && stack.zone && cache.forces.board.grid.distance(stack.hex, hex) == 1;
        self.stacks.iter().filter(near).map(|stack| stack.hex)
    }
}

fn soldier(cache: &Cache, id: UnitId, hex: Hex) -> Option<Soldier> {
    let at = cache.piece(id)?;
    let piece = &cache.forces.pieces[at];
    Some(Soldier {
        id,
        at,
        hex,
        strength: strength(piece),
        points: piece.stacking_points(),
        motorized: piece.motorized,
        armor: piece.kind.is_armor(),
    })
}

/// The strength of a piece, halved while it is disrupted.
pub fn strength(piece: &Piece) -> i32 {
    let strength = i32::from(piece.face.strength).max(1);
    if piece.disrupted { (strength + 1) / 2 } else { strength }
}

fn stacks(cache: &Cache, enemy: &[Soldier]) -> Vec<Stack> {
    let mut stacks: Vec<Stack> = Vec::new();
    for soldier in enemy {
        let zone = cache.forces.pieces[soldier.at].zone;
        match stacks.iter_mut().find(|stack| stack.hex == soldier.hex) {
            Some(stack) => {
                stack.strength += soldier.strength;
                stack.points += soldier.points;
                stack.zone |= zone;
            }
            None => {
                stacks.push(Stack { hex: soldier.hex, strength: soldier.strength, points: soldier.points, zone });
            }
        }
    }
    stacks
}

/// The strength of those who stand near any of the others.
fn at_front(cache: &Cache, own: &[Soldier], others: &[Soldier]) -> i32 {
    let grid = &cache.forces.board.grid;
    let near = |soldier: &&Soldier| others.iter().any(|other| grid.distance(soldier.hex, other.hex) <= FRONT);
    own.iter().filter(near).map(|soldier| soldier.strength).sum()
}

/// Where the enemy's foremost stack of weight stands.
fn front(fields: &Fields, stacks: &[Stack], side: Side) -> u16 {
    let tobruk = fields.hex(Landmark::Tobruk);
    let east =
        stacks.iter().filter(|stack| stack.points >= 2 && stack.hex != tobruk).map(|stack| fields.east(stack.hex));
    match side {
        Side::Axis => east.min().unwrap_or(fields.east(fields.hex(Landmark::Alexandria))),
        Side::Commonwealth => east.max().unwrap_or(0),
    }
}
