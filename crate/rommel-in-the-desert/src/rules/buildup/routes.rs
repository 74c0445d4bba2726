//! Where a unit may redeploy by road.

use hexgrid::{Direction, Hex};

use super::context::BuildupContext;
use super::redeployment::{check_hex, check_leave, check_network};
use crate::data::board::HEXES;
use crate::data::numbers::Number;
use crate::model::refusal::Refusal;
use crate::model::units::UnitId;
use crate::rules::movement::{COURSES, Found, Lengths, Search};

/// A hex to which a unit may redeploy by road, with one of the shortest paths that begin with the same step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    /// The hex.
    pub hex: Hex,
    /// The directions of the steps.
    pub path: Vec<Direction>,
}

/// The paths of a unit over its network.
#[derive(Clone, Debug)]
pub struct RoadRoutes<'a> {
    ctx: &'a BuildupContext<'a>,
    unit: UnitId,
    allowed: Lengths,
    /// One for each first step.
    searches: Vec<Search>,
}

/// The end of paths that begin with the same step.
#[derive(Clone, Copy, Debug)]
pub struct End {
    /// The hex.
    pub hex: Hex,
    found: Found,
    search: usize,
}

impl<'a> RoadRoutes<'a> {
    /// The paths of a unit.
    ///
    /// Errors: it may not leave its hex.
    ///
    /// Cases: 9.4 · Rulings: I060, I061, I063, I064, D076
    pub fn new(ctx: &'a BuildupContext, unit: UnitId) -> Result<Self, Refusal> {
        let start = check_leave(ctx, unit)?;
        let (speed, numbers) = (u16::from(ctx.position.block(unit).speed), ctx.edition.numbers);
        let factor = u16::from(numbers.get(Number::RoadFactor));
        let bonus = |class| u16::from(numbers.road_bonus(class));
        let allowed = COURSES.map(|along| (speed + along.map_or(0, bonus)) * factor);
        let by = |first: Direction| {
            let begins = |from: Hex, direction: Direction| from != start || direction == first;
            let may_step = |from, direction, to| begins(from, direction) && may_step(ctx, start, (from, direction, to));
            Search::new(ctx.edition.board, start, allowed, may_step)
        };
        Ok(Self { ctx, unit, allowed, searches: Direction::ALL.map(by).into() })
    }

    /// The ends of paths, by hex, the shortest first, whether the unit would enlarge the network there or not.
    pub fn ends(&self) -> Vec<End> {
        let of = |(search, paths): (usize, &Search)| {
            let ends: Vec<End> = paths.reached(self.allowed).map(|(hex, found)| End { hex, found, search }).collect();
            ends
        };
        let mut ends: Vec<End> = self.searches.iter().enumerate().flat_map(of).collect();
        ends.sort_by_key(|end| (end.hex, end.found.length));
        ends
    }

    /// Whether the unit enlarges no network in a hex.
    ///
    /// Cases: 9.4 · Rulings: I061, D072
    pub fn may_end(&self, hex: Hex) -> bool {
        check_network(self.ctx, self.unit, hex).is_ok()
    }

    /// The route to an end.
    pub fn route(&self, end: End) -> Option<Route> {
        Some(Route { hex: end.hex, path: self.searches.get(end.search)?.path(end.found) })
    }
}

/// Whether a unit may make a step in its network.
///
/// Cases: 9.4 · Rulings: I060, I061, I063, I064
fn may_step(ctx: &BuildupContext, start: Hex, (from, direction, to): (Hex, Direction, Hex)) -> bool {
    let leaves = from != start || ctx.position.own_sides(ctx.side, from).has(direction);
    leaves && ctx.own().contains(to) && check_hex(ctx, to, true).is_ok()
}

/// Every hex to which a unit may redeploy by road, by index, with a route for each first step that leads there. Nothing for a unit that may not leave its hex.
///
/// Cases: 9.4 · Rulings: I060, I061, I063, I064, D072, D076
pub fn road_destinations(ctx: &BuildupContext, unit: UnitId) -> Vec<Route> {
    let Ok(routes) = RoadRoutes::new(ctx, unit) else { return Vec::new() };
    let ends = routes.ends();
    let of_hex = ends.chunk_by(|one, other| one.hex == other.hex);
    let open = of_hex.filter(|ends| ends.first().is_some_and(|end| routes.may_end(end.hex)));
    open.flatten().filter_map(|&end| routes.route(end)).collect()
}

/// Whether a unit may go to its base over hexes of its network, any number of them.
///
/// Cases: 9.6 · Rulings: D074
pub(super) fn reaches_base(ctx: &BuildupContext, start: Hex) -> bool {
    let mut seen = [false; HEXES];
    seen[start.index()] = true;
    let mut open = vec![start];
    while let Some(from) = open.pop() {
        if from == ctx.base() {
            return true;
        }
        for (direction, to) in ctx.edition.board.around(from) {
            if !seen[to.index()] && may_step(ctx, start, (from, direction, to)) {
                seen[to.index()] = true;
                open.push(to);
            }
        }
    }
    false
}
