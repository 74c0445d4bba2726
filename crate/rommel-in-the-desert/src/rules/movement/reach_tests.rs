//! The reach of units against the search of `hexgrid`, unit by unit and road class by road class.

use hexgrid::{Direction, Ground, Hex, Reach, Step};
use referee::Draw;

use super::search::COURSES;
use super::*;
use crate::data::edition::Edition;
use crate::data::roster::roster;
use crate::model::finding::Findings;
use crate::model::map::RoadClass;
use crate::model::units::{Side, UnitId};
use crate::position::Position;
use crate::state::movement::{Movement, Rommel};

/// Layers of a search along roads: at the start, and one for each direction of the step before.
const LAYERS: u8 = 7;
/// The reason of steps that cannot be taken.
const CLOSED: u8 = 1;

struct MarchGround<'a> {
    ctx: MoveContext<'a>,
    side: Side,
    start: Hex,
    along: Option<RoadClass>,
}

impl Ground for MarchGround<'_> {
    fn step(&self, from: Hex, layer: u8, direction: Direction, to: Hex) -> Step {
        let MoveContext { edition, position, .. } = self.ctx;
        let (board, enemy) = (edition.board, self.side.enemy());
        let ends = position.is_in(enemy, from) || position.knows_mine(self.side, from);
        let before = Direction::ALL.get(usize::from(layer).wrapping_sub(1));
        let follows = self.along.is_none_or(|least| {
            let joined = before.is_none_or(|before| board.joins(from, before.opposite(), direction));
            joined && board.edge(from, direction).road.is_some_and(|class| class >= least)
        });
        let entry = Entry { side: self.side, hex: to, over: direction.opposite() };
        let enters = !position.is_in(enemy, to) || check_entry(&self.ctx, entry, &mut Findings::new()).is_ok();
        if ends && from != self.start || board.beyond(from, direction).is_none() || !follows || !enters {
            return Step::Barred(CLOSED);
        }
        Step::Go { cost: 1, layer: if self.along.is_some() { direction as u8 + 1 } else { 0 } }
    }
}

/// The shortest paths of a unit, by index.
fn expected(ctx: &MoveContext, side: Side, start: Hex, speed: u8) -> Vec<(Hex, Vec<Hex>)> {
    let grid = &ctx.edition.board.grid;
    let mut best: Vec<Option<Vec<Hex>>> = vec![None; grid.len()];
    let mut search = Reach::new(grid, LAYERS);
    for along in COURSES {
        let budget = speed + along.map_or(0, |class| ctx.edition.numbers.road_bonus(class));
        search.run(grid, start, 0, u16::from(budget), &MarchGround { ctx: *ctx, side, start, along });
        for &hex in search.reached().iter().filter(|&&hex| hex != start) {
            let path = search.path(hex);
            let known = &mut best[hex.index()];
            if known.as_ref().is_none_or(|known| path.len() < known.len()) {
                *known = Some(path);
            }
        }
    }
    best.into_iter().enumerate().filter_map(|(index, path)| Some((Hex::from_index(index), path?))).collect()
}

/// Half of all units, and a minefield that both players know.
fn crowded(draw: &mut Draw) -> Position {
    let hexes: Vec<Hex> = Edition::shipped().board.hexes().collect();
    let mut position = Position::default();
    for unit in UnitId::all().filter(|_| draw.chance(50)).collect::<Vec<_>>() {
        position.place(unit, draw.pick(&hexes), roster()[unit.index()].steps);
    }
    position.lay_mines(draw.pick(&hexes), &Side::BOTH);
    position
}

#[test]
fn a_group_reaches_what_each_of_its_units_reaches_alone() {
    let (edition, mut draw, mut ends) = (Edition::shipped(), Draw::new(7), 0);
    for _ in 0..30 {
        let position = crowded(&mut draw);
        for (unit, start) in position.on_map().filter(|&(unit, _)| check_start(&position, unit).is_ok()) {
            let (side, speed) = (position.side(unit), position.block(unit).speed);
            let movement = Movement::new(side, Rommel::Ready);
            let ctx = MoveContext { edition, position: &position, movement: &movement };
            let of_group = GroupReach::of_hex(ctx, side, start).destinations(speed, false);
            let walked = |destination: &Destination| {
                let mut path = vec![start];
                for &step in &destination.path {
                    path.extend(edition.board.grid.neighbour(path[path.len() - 1], step));
                }
                (destination.hex, path)
            };
            let found: Vec<_> = of_group.iter().map(walked).collect();
            assert_eq!(found, expected(&ctx, side, start, speed));
            assert_eq!(of_group, destinations(&ctx, unit, false));
            ends += found.len();
        }
    }
    assert!(ends > 5_000, "{ends}");
}

#[test]
fn a_forced_march_leads_by_a_shortest_way_one_step_beyond_what_a_unit_reaches() {
    let (edition, mut draw, mut ends) = (Edition::shipped(), Draw::new(8), 0);
    for _ in 0..10 {
        let position = crowded(&mut draw);
        for (unit, start) in position.on_map().filter(|&(unit, _)| check_start(&position, unit).is_ok()) {
            let (side, speed) = (position.side(unit), position.block(unit).speed);
            let movement = Movement::new(side, Rommel::Ready);
            let ctx = MoveContext { edition, position: &position, movement: &movement };
            let ground = MarchGround { ctx, side, start, along: None };
            let mut least = vec![None; edition.board.grid.len()];
            let reached = expected(&ctx, side, start, speed);
            for (from, length) in reached.iter().map(|(hex, path)| (*hex, path.len())).chain([(start, 1)]) {
                for (direction, to) in edition.board.around(from) {
                    let known = to == start || reached.iter().any(|(hex, _)| *hex == to);
                    if !known && matches!(ground.step(from, 0, direction, to), Step::Go { .. }) {
                        let length = least[to.index()].map_or(length, |least: usize| least.min(length));
                        least[to.index()] = Some(length);
                    }
                }
            }
            let lengths =
                least.into_iter().enumerate().filter_map(|(index, least)| Some((Hex::from_index(index), least?)));
            let found = GroupReach::of_hex(ctx, side, start).marches(speed, false);
            let found: Vec<_> = found.iter().map(|march| (march.hex, march.path.len())).collect();
            assert_eq!(found, lengths.collect::<Vec<_>>());
            ends += found.len();
        }
    }
    assert!(ends > 2_000, "{ends}");
}
