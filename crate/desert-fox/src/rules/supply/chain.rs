//! General and combat supply: supply units, their ranges, and the chains that link them to a source (7.1).

use std::borrow::Cow;

use hexgrid::{Hex, MOST_POSTS, Post, Trace};

use crate::data::tables::Number;
use crate::model::points::Points;
use crate::model::units::{Side, Terrain, UnitKind};
use crate::position::forces::{Forces, Piece};
use crate::position::hex_flags::hex_flag;
use crate::rules::movement::costs::Costs;
use crate::rules::supply::paths::{PathGround, WAYS_ONLY};

/// Most supply units of one player: with the sources they fit the bits of a trace.
pub const MAX_SUPPLY_UNITS: usize = 50;

/// What stands at the end of a supply path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Supplier {
    /// A source: the player's own, or a port city of his.
    Source(Hex),
    /// A dump or MSU, by index.
    Unit(usize),
}

/// The supply of one player.
#[derive(Clone, Debug)]
pub struct Supplies {
    /// The player.
    pub side: Side,
    /// The suppliers: sources first, then dumps and MSUs in the order of the position.
    pub suppliers: Vec<Supplier>,
    /// Their places and ranges.
    pub posts: Vec<Post>,
    /// Which of them are linked, and whom they serve.
    pub trace: Trace,
    costs: Cow<'static, Costs>,
    no_enemy: bool,
}

impl Supplies {
    /// Traces the supply of a player.
    ///
    /// Cases: 7.1 · Rulings: R025, H031
    pub fn of(forces: &Forces, side: Side) -> Self {
        Self::traced(forces, side, false)
    }

    /// The same as if the enemy were not on the map.
    pub fn without_enemy(forces: &Forces, side: Side) -> Self {
        Self::traced(forces, side, true)
    }

    fn traced(forces: &Forces, side: Side, no_enemy: bool) -> Self {
        let mut supplies = Self {
            side,
            suppliers: Vec::with_capacity(MOST_POSTS),
            posts: Vec::with_capacity(MOST_POSTS),
            trace: Trace::new(&forces.board.grid),
            costs: Costs::of(&forces.board, &forces.tables, &forces.rules, true),
            no_enemy,
        };
        supplies.run(forces);
        supplies
    }

    /// Traces anew, over the memory of the last time.
    pub fn run(&mut self, forces: &Forces) {
        self.find_suppliers(forces);
        let ground = PathGround { costs: &self.costs, ..ground(forces, self.side, &self.costs, self.no_enemy) };
        self.trace.run(&forces.board.grid, &self.posts, &ground);
    }

    /// The sources of a player, then the player's supply units; those under a Captured marker serve no unit.
    ///
    /// Sources are Alexandria or L0701, and port cities of the player, as long as no enemy is in them
    /// or has taken them last.
    ///
    /// Cases: 7.1, 7.75 · Rulings: H031, H046
    fn find_suppliers(&mut self, forces: &Forces) {
        let (side, links) = (self.side, forces.tables.number(Number::Links));
        self.suppliers.clear();
        self.posts.clear();
        let port_city = |&(hex, owner): &(Hex, Side)| owner == side && forces.board.terrain(hex) == Terrain::City;
        let ports = forces.ports.iter().filter(|port| port_city(port)).map(|&(hex, _)| hex);
        for hex in std::iter::once(home(forces, side)).chain(ports) {
            let lost = forces.ports.contains(&(hex, side.enemy()));
            let held = lost || forces.seen_by(side).has(hex, hex_flag::ENEMY | hex_flag::ENEMY_SUPPLY);
            if !held && !self.suppliers.contains(&Supplier::Source(hex)) {
                let link_layer = if links > 0 { WAYS_ONLY } else { 0 };
                let range = forces.tables.number(Number::RangeSource);
                self.suppliers.push(Supplier::Source(hex));
                self.posts.push(Post { hex, range, root: true, link_layer });
            }
        }
        for at in forces.of_side(side) {
            let piece = &forces.pieces[at];
            let number = match piece.kind {
                UnitKind::Msu => Number::RangeMsu,
                UnitKind::Dump => Number::RangeDump,
                _ => continue,
            };
            if piece.captured_from.is_none() {
                let link_layer = if links > 1 { WAYS_ONLY } else { 0 };
                let range = forces.tables.number(number);
                self.suppliers.push(Supplier::Unit(at));
                self.posts.push(Post { hex: piece.hex, range, root: false, link_layer });
            }
        }
    }

    /// Whether a hex is in general supply.
    ///
    /// Cases: 7.1 · Rulings: H031
    #[inline]
    pub fn general(&self, hex: Hex) -> bool {
        self.trace.served(hex) != 0
    }

    /// A bit for each supplier that can give combat supply to a hex: a supply unit in range, linked or not, or a source.
    ///
    /// Cases: 7.3 · Rulings: H032
    #[inline]
    pub fn combat(&self, hex: Hex) -> u64 {
        self.trace.in_range(hex)
    }

    /// The cheapest path from a hex to a supplier, with its cost.
    pub fn path(&mut self, forces: &Forces, supplier: usize, from: Hex) -> Option<(Vec<Hex>, Points)> {
        let ground = ground(forces, self.side, &self.costs, self.no_enemy);
        let path = self.trace.path(&forces.board.grid, &self.posts, supplier, from, &ground)?;
        let cost = self.cost(forces, &path, 0);
        Some((path, cost))
    }

    /// The link of a supply unit to the supplier before it, with its cost.
    pub fn link(&mut self, forces: &Forces, supplier: usize) -> Option<(Vec<Hex>, Points)> {
        let ground = ground(forces, self.side, &self.costs, self.no_enemy);
        let path = self.trace.link_path(&forces.board.grid, &self.posts, supplier, &ground)?;
        let layer = self.posts[self.trace.upstream(supplier)?].link_layer;
        let cost = self.cost(forces, &path, layer);
        Some((path, cost))
    }

    fn cost(&self, forces: &Forces, path: &[Hex], layer: u8) -> Points {
        use hexgrid::{Ground, Step};
        let ground = ground(forces, self.side, &self.costs, self.no_enemy);
        let step = |pair: &[Hex]| {
            let direction = forces.board.grid.direction(pair[0], pair[1])?;
            match ground.step(pair[0], layer, direction, pair[1]) {
                Step::Go { cost, .. } => Some(cost),
                Step::Barred(_) => None,
            }
        };
        Points::from_halves(path.windows(2).filter_map(step).sum())
    }

    /// The nearest linked supplier of a hex with the path there and its cost.
    pub fn nearest(&mut self, forces: &Forces, from: Hex) -> Option<(usize, Vec<Hex>, Points)> {
        let served = self.trace.served(from);
        let linked = (0..self.posts.len()).filter(|at| served >> at & 1 == 1).collect::<Vec<_>>();
        let paths =
            linked.into_iter().filter_map(|at| self.path(forces, at, from).map(|(path, cost)| (at, path, cost)));
        paths.min_by_key(|(.., cost)| *cost)
    }
}

fn ground<'a>(forces: &'a Forces, side: Side, costs: &'a Costs, no_enemy: bool) -> PathGround<'a> {
    PathGround { board: &forces.board, costs, hex_flags: forces.seen_by(side), no_enemy, by_hexes: false }
}

/// The source to which a player's lines of communication lead.
///
/// Cases: 13.2 · Rulings: R036
pub fn home(forces: &Forces, side: Side) -> Hex {
    match side {
        Side::Axis => forces.board.axis_source(),
        Side::Commonwealth => forces.board.alexandria(),
    }
}

/// Combat supply as the query judges it, or as traced.
///
/// Cases: 7.3 · Rulings: R134, H032
pub fn combat_supply(piece: &Piece, supplies: &Supplies) -> bool {
    piece.needs_no_supply() || piece.combat_supply.unwrap_or_else(|| supplies.combat(piece.hex) != 0)
}

/// General supply as the query judges it, or as traced.
///
/// Cases: 7.1 · Rulings: H031
pub fn general_supply(piece: &Piece, supplies: Option<&Supplies>) -> bool {
    let traced = || supplies.is_some_and(|supplies| supplies.general(piece.hex));
    piece.needs_no_supply() || piece.general_supply.unwrap_or_else(traced)
}
