//! Every hex that a unit reaches in a move.

use hexgrid::{Direction, Ground, Hex, Reach, Step};

use super::context::MoveContext;
use super::entry::{Entry, check_entry};
use super::march::check_start;
use super::mines::ends_known_move;
use crate::data::edition::Edition;
use crate::data::numbers::Number;
use crate::model::finding::Findings;
use crate::model::map::RoadClass;
use crate::model::units::{Side, UnitId};

/// Layers of a search along roads: at the start, and one for each direction of the step before.
const LAYERS: u8 = 7;

/// The reason of steps that cannot be taken.
const CLOSED: u8 = 1;

/// A hex that a unit reaches, with a path there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Destination {
    /// The hex.
    pub hex: Hex,
    /// The directions of the steps.
    pub path: Vec<Direction>,
    /// Whether it needs the Rommel bonus.
    pub rommel: bool,
}

/// The ground of a move that follows roads of at least a class, or none in particular.
struct MarchGround<'a> {
    ctx: MoveContext<'a>,
    side: Side,
    start: Hex,
    along: Option<RoadClass>,
}

impl MarchGround<'_> {
    /// Whether a step follows the road: of a good enough class, and joined to the road of the step before.
    ///
    /// Cases: 2.5 · Rulings: I009
    fn follows(&self, from: Hex, layer: u8, direction: Direction) -> bool {
        let Some(least) = self.along else { return true };
        let good = self.ctx.edition.board.edge(from, direction).road.is_some_and(|class| class >= least);
        let before = Direction::ALL.get(usize::from(layer).wrapping_sub(1));
        good && before.is_none_or(|before| self.ctx.edition.board.joins(from, before.opposite(), direction))
    }

    fn may_enter(&self, hex: Hex, direction: Direction) -> bool {
        let entry = Entry { side: self.side, hex, over: direction.opposite(), reserved: 0 };
        !self.ctx.position.is_in(self.side.enemy(), hex) || check_entry(&self.ctx, entry, &mut Findings::new()).is_ok()
    }
}

impl Ground for MarchGround<'_> {
    fn step(&self, from: Hex, layer: u8, direction: Direction, to: Hex) -> Step {
        let MoveContext { position, .. } = self.ctx;
        let ends = |hex| position.is_in(self.side.enemy(), hex) || ends_known_move(position, self.side, hex);
        let stopped = from != self.start && ends(from);
        let open = self.ctx.edition.board.beyond(from, direction).is_some();
        if stopped || !open || !self.follows(from, layer, direction) || !self.may_enter(to, direction) {
            return Step::Barred(CLOSED);
        }
        Step::Go { cost: 1, layer: if self.along.is_some() { direction as u8 + 1 } else { 0 } }
    }
}

/// Every hex that a unit reaches in a group move, by index, each with one of its shortest paths. Nothing for a unit
/// that may not move. Minefields that its player has not met are left out of account.
///
/// Cases: 2.5, 2.6, 2.8, 9.7 · Rulings: I009, D018, D019, D102, D107
pub fn destinations(ctx: &MoveContext, unit: UnitId, rommel: bool) -> Vec<Destination> {
    let MoveContext { edition, position, .. } = *ctx;
    let Ok(start) = check_start(position, unit) else { return Vec::new() };
    let (side, speed) = (position.side(unit), position.block(unit).speed);
    let mut best: Vec<Option<Vec<Direction>>> = vec![None; edition.board.grid.len()];
    let mut search = Reach::new(&edition.board.grid, LAYERS);
    for along in [None, Some(RoadClass::Trail), Some(RoadClass::Track), Some(RoadClass::Highway)] {
        let ground = MarchGround { ctx: *ctx, side, start, along };
        let budget = speed + along.map_or(0, |class| edition.numbers.road_bonus(class));
        search.run(&edition.board.grid, start, 0, u16::from(budget), &ground);
        for &hex in search.reached().iter().filter(|&&hex| hex != start) {
            keep_shorter(&mut best[hex.index()], directions(&edition, &search.path(hex)));
        }
    }
    let mut found: Vec<Destination> = named(&best, false).collect();
    if rommel && edition.numbers.get(Number::Rommel) > 0 {
        let ground = MarchGround { ctx: *ctx, side, start, along: None };
        found.extend(named(&one_more(&ground, &best), true));
        found.sort_by_key(|destination| destination.hex);
    }
    found
}

/// The hexes one step beyond those reached that are not reached themselves.
///
/// Cases: 2.6 · Rulings: D018, D019
fn one_more(ground: &MarchGround, best: &[Option<Vec<Direction>>]) -> Vec<Option<Vec<Direction>>> {
    let mut further = vec![None; best.len()];
    let board = ground.ctx.edition.board;
    let reached = best.iter().enumerate().filter_map(|(index, path)| Some((index, path.as_ref()?)));
    for (index, path) in reached {
        let from = Hex::from_index(index);
        for (direction, to) in board.around(from) {
            let open = matches!(ground.step(from, 0, direction, to), Step::Go { .. });
            if open && to != ground.start && best[to.index()].is_none() {
                keep_shorter(&mut further[to.index()], [path.as_slice(), &[direction]].concat());
            }
        }
    }
    further
}

fn named(best: &[Option<Vec<Direction>>], rommel: bool) -> impl Iterator<Item = Destination> {
    let reached = best.iter().enumerate().filter_map(|(index, path)| Some((index, path.as_ref()?)));
    reached.map(move |(index, path)| Destination { hex: Hex::from_index(index), path: path.clone(), rommel })
}

fn keep_shorter(best: &mut Option<Vec<Direction>>, path: Vec<Direction>) {
    if best.as_ref().is_none_or(|known| path.len() < known.len()) {
        *best = Some(path);
    }
}

fn directions(edition: &Edition, hexes: &[Hex]) -> Vec<Direction> {
    hexes.windows(2).filter_map(|step| edition.board.grid.direction(step[0], step[1])).collect()
}
