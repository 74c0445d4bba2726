//! `Reach` against Dijkstra's search over hexes and layers.

use std::collections::{HashMap, HashSet};

use hexgrid::{Direction, Ground, Hex, HexSet, Lane, Reach, Step, TOO_FAR};
use pathfinding::directed::dijkstra::dijkstra_reach;

use crate::board::Board;
use crate::draw::Draw;
use crate::{chosen, each};

/// A hex in a layer.
type Node = (Hex, u8);

/// A question to the search.
#[derive(Clone, Copy, Debug)]
struct Query {
    start: Hex,
    spent: u16,
    budget: u16,
}

impl Query {
    fn random(board: &Board, draw: &mut Draw) -> Self {
        let start = board.any_hex(draw);
        let spent = if draw.chance(30) { draw.below(20) as u16 } else { 0 };
        let most = if draw.chance(10) { 400 } else { 40 };
        Self { start, spent, budget: draw.below(most) as u16 }
    }
}

/// The first layer of a board without some of its hexes.
struct FirstLayer<'a> {
    board: &'a Board,
    open: HexSet,
}

impl FirstLayer<'_> {
    /// The steps out of a hex as if all hexes were open.
    fn lanes(&self, from: Hex) -> Vec<Lane> {
        let lane = |(direction, to)| match self.board.step(from, 0, direction, to) {
            Step::Go { cost, .. } => Some(Lane { to, cost: cost as u8, direction }),
            Step::Barred(_) => None,
        };
        self.board.grid.neighbours(from).filter_map(lane).collect()
    }
}

impl Ground for FirstLayer<'_> {
    fn step(&self, from: Hex, _: u8, direction: Direction, to: Hex) -> Step {
        match self.board.step(from, 0, direction, to) {
            Step::Go { cost, .. } if self.open.contains(from) && self.open.contains(to) => Step::Go { cost, layer: 0 },
            _ => Step::Barred(1),
        }
    }
}

/// The least costs of all nodes within the budget.
fn costs(board: &Board, query: Query) -> HashMap<Node, u16> {
    let start = ((query.start, 0), query.spent);
    let successors = |&(hex, layer): &Node| {
        let steps =
            board.grid.neighbours(hex).filter_map(move |(direction, to)| match board.step(hex, layer, direction, to) {
                Step::Go { cost, layer } => Some(((to, layer), cost)),
                Step::Barred(_) => None,
            });
        steps.collect::<Vec<_>>()
    };
    let found = dijkstra_reach(&start.0, successors).map(|item| (item.node, item.total_cost + query.spent));
    std::iter::once(start).chain(found.take_while(|&(_, cost)| cost <= query.budget)).collect()
}

/// The cost and the layer of every hex that is reached.
fn best(costs: &HashMap<Node, u16>) -> HashMap<Hex, (u16, u8)> {
    let mut best = HashMap::new();
    for (&(hex, layer), &cost) in costs {
        let known = best.entry(hex).or_insert((cost, layer));
        *known = (*known).min((cost, layer));
    }
    best
}

/// The reasons that may be given for a hex that is not reached; none where no reached hex lies beside it.
fn reasons(board: &Board, costs: &HashMap<Node, u16>, hex: Hex) -> HashSet<u8> {
    let mut met = Vec::new();
    for (direction, from) in board.grid.neighbours(hex) {
        for layer in 0..board.layers {
            let Some(&cost) = costs.get(&(from, layer)) else { continue };
            match board.step(from, layer, direction.opposite(), hex) {
                Step::Go { .. } => return HashSet::from([TOO_FAR]),
                Step::Barred(0) => {}
                Step::Barred(reason) => met.push((cost, reason)),
            }
        }
    }
    let cheapest = met.iter().map(|&(cost, _)| cost).min();
    met.into_iter().filter(|&(cost, _)| Some(cost) == cheapest).map(|(_, reason)| reason).collect()
}

fn assert_way(board: &Board, query: Query, reach: &Reach, hex: Hex, (cost, layer): (u16, u8)) {
    let steps = reach.steps(hex);
    assert_eq!(steps.first(), Some(&(query.start, 0, query.spent)));
    assert_eq!(steps.last(), Some(&(hex, layer, cost)));
    for pair in steps.windows(2) {
        let ((from, layer, before), (to, entered, after)) = (pair[0], pair[1]);
        let direction = board.grid.direction(from, to).unwrap();
        assert_eq!(board.step(from, layer, direction, to), Step::Go { cost: after - before, layer: entered });
    }
    assert_eq!(reach.path(hex), steps.into_iter().map(|(hex, ..)| hex).collect::<Vec<_>>());
}

fn assert_agrees(board: &Board, query: Query, reach: &Reach) {
    let costs = costs(board, query);
    let best = best(&costs);
    assert_eq!(reach.reached().first(), Some(&query.start));
    assert!(reach.reached().is_sorted_by_key(|&hex| reach.cost(hex)));
    assert_eq!(reach.reached().len(), best.len());
    let frontier: HashMap<Hex, u8> = reach.frontier().collect();
    assert_eq!(reach.frontier().count(), frontier.len());
    for hex in board.grid.hexes() {
        let found = reach.cost(hex).zip(reach.layer(hex));
        assert_eq!(found, best.get(&hex).copied(), "{hex:?}");
        assert_eq!(reach.barred(hex), frontier.get(&hex).copied());
        if let Some(best) = found {
            assert!(reach.reached().contains(&hex) && reach.barred(hex).is_none());
            assert_way(board, query, reach, hex, best);
            continue;
        }
        assert!(reach.path(hex).is_empty());
        let allowed = reasons(board, &costs, hex);
        match reach.barred(hex) {
            Some(reason) => assert!(allowed.contains(&reason), "{hex:?}: {reason} not in {allowed:?}"),
            None => assert!(allowed.is_empty(), "{hex:?}: none of {allowed:?}"),
        }
    }
}

#[test]
fn reach_agrees_with_dijkstra() {
    let mut reached = 0;
    each(chosen(), |seed| {
        let mut draw = Draw::new(seed);
        let board = Board::random(&mut draw);
        let mut reach = Reach::new(&board.grid, board.layers);
        for _ in 0..2 {
            let query = Query::random(&board, &mut draw);
            reach.run(&board.grid, query.start, query.spent, query.budget, &board);
            assert_agrees(&board, query, &reach);
            reached += reach.reached().len();
        }
    });
    assert!(reached > 40_000, "the boards are too poor: {reached} hexes reached");
}

#[test]
fn a_search_used_before_answers_as_a_fresh_one() {
    each(0..500, |seed| {
        let mut draw = Draw::new(seed);
        let board = Board::random(&mut draw);
        let mut used = Reach::new(&board.grid, board.layers);
        for _ in 0..10 {
            let query = Query::random(&board, &mut draw);
            let mut fresh = Reach::new(&board.grid, board.layers);
            for reach in [&mut used, &mut fresh] {
                reach.run(&board.grid, query.start, query.spent, query.budget, &board);
            }
            assert_eq!(used.reached(), fresh.reached());
            assert!(used.frontier().eq(fresh.frontier()));
            assert!(board.grid.hexes().all(|hex| used.steps(hex) == fresh.steps(hex)));
        }
    });
}

#[test]
fn a_search_over_lanes_finds_what_a_search_by_steps_finds() {
    let mut reached = 0;
    each(0..500, |seed| {
        let mut draw = Draw::new(seed);
        let board = Board::random(&mut draw);
        let mut open = HexSet::new(&board.grid);
        open.extend(board.grid.hexes().filter(|_| draw.chance(85)));
        let ground = FirstLayer { board: &board, open };
        let lanes: Vec<Vec<Lane>> = board.grid.hexes().map(|hex| ground.lanes(hex)).collect();
        let (mut by_lanes, mut by_steps) = (Reach::new(&board.grid, 1), Reach::new(&board.grid, 1));
        for _ in 0..4 {
            let Query { start, budget, .. } = Query::random(&board, &mut draw);
            by_lanes.run_lanes(start, budget, |hex| &*lanes[hex.index()], |hex| ground.open.contains(hex));
            by_steps.run(&board.grid, start, 0, budget, &ground);
            assert_eq!(by_lanes.reached(), by_steps.reached());
            assert!(board.grid.hexes().all(|hex| by_lanes.steps(hex) == by_steps.steps(hex)));
            reached += by_lanes.reached().len();
        }
    });
    assert!(reached > 10_000, "the boards are too poor: {reached} hexes reached");
}
