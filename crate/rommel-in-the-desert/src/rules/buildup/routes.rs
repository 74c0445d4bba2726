//! Where a unit may redeploy by road.

use hexgrid::{Direction, Ground, Hex, Reach, Step};

use super::context::BuildupContext;
use super::redeployment::{check_hex, check_leave, check_network};
use crate::data::numbers::Number;
use crate::model::map::RoadClass;
use crate::model::units::UnitId;

/// Layers of a search along roads: at the start, and one for each direction of the step before.
const LAYERS: u8 = 7;
/// The reason of steps that cannot be taken.
const CLOSED: u8 = 1;

/// A hex to which a unit may redeploy by road, with one of the shortest paths.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    /// The hex.
    pub hex: Hex,
    /// The directions of the steps.
    pub path: Vec<Direction>,
}

struct NetworkGround<'a> {
    ctx: &'a BuildupContext<'a>,
    start: Hex,
    along: Option<RoadClass>,
}

impl NetworkGround<'_> {
    fn follows(&self, from: Hex, layer: u8, direction: Direction) -> bool {
        let Some(least) = self.along else { return true };
        let board = self.ctx.edition.board;
        let good = board.edge(from, direction).road.is_some_and(|class| class >= least);
        let before = Direction::ALL.get(usize::from(layer).wrapping_sub(1));
        good && before.is_none_or(|before| board.joins(from, before.opposite(), direction))
    }
}

impl Ground for NetworkGround<'_> {
    fn step(&self, from: Hex, layer: u8, direction: Direction, to: Hex) -> Step {
        let ctx = self.ctx;
        let leaves = from != self.start || ctx.position.own_sides(ctx.side, from).has(direction);
        let open = leaves && ctx.edition.board.beyond(from, direction).is_some();
        if !open || !self.follows(from, layer, direction) || !ctx.own.contains(to) || check_hex(ctx, to, true).is_err()
        {
            return Step::Barred(CLOSED);
        }
        Step::Go { cost: 1, layer: if self.along.is_some() { direction as u8 + 1 } else { 0 } }
    }
}

/// Every hex to which a unit may redeploy by road, by index. Nothing for a unit that may not leave its hex.
///
/// Cases: 9.4 · Rulings: I060, I061, I063, I064, D072, D076
pub fn road_destinations(ctx: &BuildupContext, unit: UnitId) -> Vec<Route> {
    let Ok(start) = check_leave(ctx, unit) else { return Vec::new() };
    let (grid, speed) = (&ctx.edition.board.grid, ctx.position.block(unit).speed);
    let factor = ctx.edition.numbers.get(Number::RoadFactor);
    let mut best: Vec<Option<Vec<Hex>>> = vec![None; grid.len()];
    let mut search = Reach::new(grid, LAYERS);
    for along in [None, Some(RoadClass::Trail), Some(RoadClass::Track), Some(RoadClass::Highway)] {
        let ground = NetworkGround { ctx, start, along };
        let allowed = speed + along.map_or(0, |class| ctx.edition.numbers.road_bonus(class));
        search.run(grid, start, 0, u16::from(allowed) * u16::from(factor), &ground);
        for &hex in search.reached().iter().filter(|&&hex| hex != start) {
            let path = search.path(hex);
            if best[hex.index()].as_ref().is_none_or(|known| path.len() < known.len()) {
                best[hex.index()] = Some(path);
            }
        }
    }
    let reached = best.into_iter().enumerate().filter_map(|(index, path)| Some((Hex::from_index(index), path?)));
    let legal = reached.filter(|(hex, _)| check_network(ctx, unit, *hex).is_ok());
    let steps = |path: &[Hex]| path.windows(2).filter_map(|step| grid.direction(step[0], step[1])).collect();
    legal.map(|(hex, path)| Route { hex, path: steps(&path) }).collect()
}

/// Whether a unit may go to its base over hexes of its network, any number of them.
///
/// Cases: 9.6 · Rulings: D074
pub(super) fn reaches_base(ctx: &BuildupContext, start: Hex) -> bool {
    let grid = &ctx.edition.board.grid;
    let mut search = Reach::new(grid, 1);
    search.run(grid, start, 0, grid.len() as u16, &NetworkGround { ctx, start, along: None });
    search.cost(ctx.base()).is_some()
}
