//! The rules of the board read naively: every question answered by looking at every unit and every hex.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use desert_fox::data::board::Board;
use desert_fox::data::tables::{Cost, Number};
use desert_fox::model::rule_set::HexsideWays;
use desert_fox::model::units::{HexsideTerrain, Side, Terrain, Way};
use desert_fox::position::forces::{Forces, Piece};
use desert_fox::rules::movement::mover::Mover;
use hexgrid::{Direction, Hex};

/// What a player sees in a hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Visible {
    pub enemy_combat: bool,
    pub enemy_supply: bool,
    pub enemy_zone: bool,
    pub lone_detachment: bool,
    /// The zone of a lone detachment, which units feel when they move.
    pub detachment_zone: bool,
    pub own_combat: bool,
    pub own_supply: bool,
}

impl Visible {
    pub fn enemy(self) -> bool {
        self.enemy_combat || self.enemy_supply
    }

    /// A zone that units feel when they move.
    pub fn zone_in_movement(self) -> bool {
        self.enemy_zone || self.detachment_zone
    }

    /// Supply and lines of communication do not pass.
    pub fn blocks(self) -> bool {
        self.enemy() || self.enemy_zone && !self.own_combat
    }
}

/// A position with what both players see.
pub struct Naive<'a> {
    pub forces: &'a Forces<'a>,
    sights: [Vec<Visible>; 2],
    /// Costs on foot and motorized of each hex's six ways out, roads open and closed.
    ground: [Vec<[[Option<u16>; 2]; 6]>; 2],
}

impl<'a> Naive<'a> {
    pub fn new(forces: &'a Forces<'a>) -> Self {
        let hexes = || forces.board.grid.hexes();
        let sights =
            [Side::Axis, Side::Commonwealth].map(|side| hexes().map(|hex| visible(forces, side, hex)).collect());
        let neighbours = |hex: Hex, motorized: bool| {
            Direction::ALL
                .map(|direction| [false, true].map(|closed| ground_cost(forces, hex, direction, motorized, closed)))
        };
        let ground = [false, true].map(|motorized| hexes().map(|hex| neighbours(hex, motorized)).collect());
        Self { forces, sights, ground }
    }

    pub fn visible(&self, side: Side, hex: Hex) -> Visible {
        self.sights[side.index()][hex.index()]
    }

    /// Half movement points of a step for one class, enemies aside, but for the roads that their detachments close.
    pub fn ground(&self, side: Side, from: Hex, direction: Direction, to: Hex, motorized: bool) -> Option<u16> {
        let closed = self.visible(side, from).lone_detachment || self.visible(side, to).lone_detachment;
        self.ground[usize::from(motorized)][from.index()][direction.index()][usize::from(closed)]
    }

    /// The same for supply, which takes no notice of detachments.
    pub fn open_ground(&self, from: Hex, direction: Direction, motorized: bool) -> Option<u16> {
        self.ground[usize::from(motorized)][from.index()][direction.index()][0]
    }

    /// A step of a move: its cost, and whether the one step from zone to zone is used up after it.
    pub fn step(&self, mover: &Mover, from: Hex, used: bool, direction: Direction, to: Hex) -> Option<(u16, bool)> {
        let side = mover.first().side;
        let pieces = || mover.units.iter().map(|&at| &self.forces.pieces[at]);
        let (here, there) = (self.visible(side, from), self.visible(side, to));
        let mut cost = 0;
        for piece in pieces() {
            cost = cost.max(self.ground(side, from, direction, to, piece.motorized)?);
        }
        let closed = there.zone_in_movement() || there.lone_detachment;
        if there.enemy() || closed && pieces().any(Piece::is_detachment) {
            return None;
        }
        if !there.zone_in_movement() {
            return Some((cost, used));
        }
        cost += self.forces.tables.number(Number::Zone);
        if !here.zone_in_movement() {
            return Some((cost, used));
        }
        let carry_out_again = used || pieces().any(|piece| piece.infiltrated);
        (!carry_out_again).then(|| (cost + self.forces.tables.number(Number::Infiltration), true))
    }

    /// The least cost of each hex before and after the step from zone to zone; more than the allowance where it is not reached.
    pub fn reach(&self, mover: &Mover) -> Vec<[Option<u16>; 2]> {
        let mut costs = vec![[None; 2]; self.forces.board.grid.len()];
        let mut open = BinaryHeap::from([(Reverse(mover.spent.halves()), mover.first().hex, false)]);
        while let Some((Reverse(cost), hex, used)) = open.pop() {
            if costs[hex.index()][usize::from(used)].is_some() {
                continue;
            }
            costs[hex.index()][usize::from(used)] = Some(cost);
            for (direction, to) in self.forces.board.grid.neighbours(hex) {
                let Some((step, used)) = self.step(mover, hex, used, direction, to) else { continue };
                if cost + step <= mover.allowance.halves() && costs[to.index()][usize::from(used)].is_none() {
                    open.push((Reverse(cost + step), to, used));
                }
            }
        }
        costs
    }
}

fn visible(forces: &Forces, side: Side, hex: Hex) -> Visible {
    let mut visible = Visible::default();
    let mut detachment = false;
    for piece in &forces.pieces {
        if piece.hex != hex {
            visible.enemy_zone |= piece.side != side && covers(forces, piece, hex);
            continue;
        }
        match (piece.is_detachment(), piece.side == side, piece.kind.is_supply()) {
            (true, own, _) => detachment |= !own,
            (_, true, true) => visible.own_supply = true,
            (_, true, false) => visible.own_combat = true,
            (_, false, true) => visible.enemy_supply = true,
            (_, false, false) => visible.enemy_combat = true,
        }
    }
    visible.lone_detachment = detachment && !visible.enemy();
    visible.detachment_zone = visible.lone_detachment && forces.board.city(hex).is_none();
    visible
}

/// Whether the zone of a unit reaches a hex beside its own.
fn covers(forces: &Forces, piece: &Piece, hex: Hex) -> bool {
    let board: &Board = &forces.board;
    if !piece.zone || board.grid.distance(piece.hex, hex) != 1 {
        return false;
    }
    let Some(direction) = board.grid.direction(piece.hex, hex) else { return false };
    let beside = forces.pieces.iter().filter(|other| other.hex == piece.hex && other.side == piece.side && other.zone);
    let passes = match board.side(piece.hex, direction) {
        HexsideTerrain::Sea => false,
        HexsideTerrain::Escarpment => !piece.motorized,
        HexsideTerrain::None | HexsideTerrain::Ridge => true,
    };
    let enters = match board.terrain(hex) {
        Terrain::City | Terrain::Sea | Terrain::OffMap => false,
        Terrain::Mountain => !piece.kind.is_armor() || beside.into_iter().any(|other| !other.kind.is_armor()),
        _ => true,
    };
    passes && enters
}

fn ground_cost(forces: &Forces, from: Hex, direction: Direction, motorized: bool, closed: bool) -> Option<u16> {
    let (board, tables) = (&forces.board, &forces.tables);
    let to = board.grid.neighbour(from, direction).filter(|&to| board.is_land(to))?;
    let way = match board.way(from, direction) {
        Way::Road if closed => Way::None,
        way => way,
    };
    let hex = match tables.way(way, motorized).unwrap_or(tables.terrain(board.terrain(to), motorized)) {
        Cost::Points(points) => points.halves(),
        Cost::WayOnly(_) | Cost::Never => return None,
    };
    let whole = match tables.hexside(board.side(from, direction), motorized) {
        Cost::Never => return None,
        Cost::WayOnly(_) if way == Way::None => return None,
        Cost::Points(points) | Cost::WayOnly(points) => points.halves(),
    };
    let side = match (forces.rules.hexside_ways, way) {
        (HexsideWays::RoadCancelsTrackHalves, Way::Road) => 0,
        (HexsideWays::RoadCancelsTrackHalves, Way::Track) => whole / 2,
        _ => whole,
    };
    Some(hex + side)
}
