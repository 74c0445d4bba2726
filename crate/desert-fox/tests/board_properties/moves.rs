//! What every unit of every position reaches, held against a naive search hex by hex.

use desert_fox::model::acts::MoveMode;
use desert_fox::position::forces::Forces;
use desert_fox::random::Draw;
use desert_fox::rules::movement::costs::Bar;
use desert_fox::rules::movement::march;
use desert_fox::rules::movement::movement_ground::LAYERS;
use desert_fox::rules::movement::mover::Mover;
use hexgrid::{Direction, Grid, Ground, Hex, Reach, Step, TOO_FAR};

use super::naive::Naive;
use super::{each, names};

/// Every kind of move that starts on the map.
const MODES: [MoveMode; 5] =
    [MoveMode::Initial, MoveMode::Motorized, MoveMode::ForcedMarch, MoveMode::ForcedMarchMotorized, MoveMode::Reaction];

/// The same ground, of which the search does not know that one layer is as good as the other.
struct Unordered<G>(G);

impl<G: Ground> Ground for Unordered<G> {
    fn step(&self, from: Hex, layer: u8, direction: Direction, to: Hex) -> Step {
        self.0.step(from, layer, direction, to)
    }
}

/// Every unit alone, and every stack of several as a whole.
fn groups(forces: &Forces) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = (0..forces.pieces.len()).map(|at| vec![at]).collect();
    for at in 0..forces.pieces.len() {
        let beside = |other: &usize| forces.pieces[*other].side == forces.pieces[at].side;
        let stack: Vec<usize> = forces.in_hex(forces.pieces[at].hex).filter(beside).collect();
        if stack.len() > 1 && stack[0] == at {
            groups.push(stack);
        }
    }
    groups
}

fn assert_agrees(naive: &Naive, mover: &Mover, reach: &Reach) -> usize {
    let forces = naive.forces;
    let costs = naive.reach(mover);
    for hex in forces.board.grid.hexes() {
        let [before, after] = costs[hex.index()];
        let least = [before, after].into_iter().flatten().min();
        let layer = least.map(|least| u8::from(before != Some(least)));
        let found = (reach.cost(hex), reach.layer(hex));
        assert_eq!(found, (least, layer), "{:?} to {}", names(forces, &mover.units), forces.number(hex));
        if least.is_none() {
            assert_eq!(reach.barred(hex).is_some(), is_frontier(naive, &costs, hex), "{}", forces.number(hex));
        }
        if let Some(reason) = reach.barred(hex) {
            assert_reason(naive, mover, &costs, hex, reason);
        }
    }
    reach.reached().len()
}

fn is_frontier(naive: &Naive, costs: &[[Option<u16>; 2]], hex: Hex) -> bool {
    naive.forces.board.grid.neighbours(hex).any(|(_, near)| costs[near.index()] != [None; 2])
}

/// A hex is too far where a step would be allowed, and barred where none is; the reason fits what lies there.
fn assert_reason(naive: &Naive, mover: &Mover, costs: &[[Option<u16>; 2]], hex: Hex, reason: u8) {
    let steps = |(direction, near): (Direction, Hex)| {
        let from = move |used: bool| costs[near.index()][usize::from(used)].map(|_| used);
        let reached = [false, true].into_iter().filter_map(from);
        reached.map(move |used| naive.step(mover, near, used, direction.opposite(), hex)).collect::<Vec<_>>()
    };
    let open = naive.forces.board.grid.neighbours(hex).flat_map(steps).any(|step| step.is_some());
    assert_eq!(open, reason == TOO_FAR, "{}", naive.forces.number(hex));
    let visible = naive.visible(mover.first().side, hex);
    let fits = match Bar::from_reason(reason) {
        None => open,
        Some(Bar::OffMap) => !naive.forces.board.is_land(hex),
        Some(Bar::Sea | Bar::Escarpment | Bar::Marsh | Bar::RoadClosed) => naive.forces.board.is_land(hex),
        Some(Bar::Enemy) => visible.enemy_combat,
        Some(Bar::SupplyUnit) => visible.enemy_supply && !visible.enemy_combat,
        Some(Bar::ZoneAgain | Bar::DetachmentZone) => visible.zone_in_movement(),
        Some(Bar::DetachmentEnemy) => visible.enemy() || visible.lone_detachment,
    };
    assert!(fits, "{}: {reason}", naive.forces.number(hex));
}

/// Every way that the search gives adds up, step by step, to the cost that it gives.
fn assert_ways(naive: &Naive, mover: &Mover, reach: &Reach, grid: &Grid) {
    for &hex in reach.reached() {
        let (mut from, mut used, mut spent) = (mover.first().hex, false, mover.spent.halves());
        for to in reach.path(hex).into_iter().skip(1) {
            let direction = grid.direction(from, to).unwrap();
            let (cost, after) = naive.step(mover, from, used, direction, to).unwrap();
            (from, used, spent) = (to, after, spent + cost);
        }
        assert_eq!((from, Some(spent)), (hex, reach.cost(hex)));
    }
}

#[test]
fn every_unit_reaches_what_a_naive_search_finds() {
    let (mut reached, mut stacks) = (0, 0);
    each(0..1000, |seed, forces| {
        let naive = Naive::new(forces);
        let mut reach = Reach::new(&forces.board.grid, LAYERS);
        let mode = Draw::new(seed).pick(&MODES);
        for group in groups(forces) {
            let Ok(mover) = Mover::new(forces, &names(forces, &group), mode) else { continue };
            march::run(&mover, &mut reach, mover.spent);
            reached += assert_agrees(&naive, &mover, &reach);
            assert_ways(&naive, &mover, &reach, &forces.board.grid);
            stacks += usize::from(group.len() > 1);
        }
    });
    assert!(reached > 1_000_000 && stacks > 1000, "the positions are too poor: {reached} hexes, {stacks} stacks");
}

#[test]
fn a_search_that_leaves_worse_layers_aside_finds_the_same() {
    let mut infiltrated = 0;
    each(0..1000, |seed, forces| {
        let grid = &forces.board.grid;
        let (mut quick, mut whole) = (Reach::new(grid, LAYERS), Reach::new(grid, LAYERS));
        let at = Draw::new(seed).below(forces.pieces.len() as u32) as usize;
        let Ok(mover) = Mover::new(forces, &names(forces, &[at]), MoveMode::Initial) else { return };
        let (start, budget) = (mover.first().hex, mover.allowance.halves());
        quick.run(grid, start, mover.spent.halves(), budget, &mover.movement_ground());
        whole.run(grid, start, mover.spent.halves(), budget, &Unordered(mover.movement_ground()));
        for hex in grid.hexes() {
            let all = |reach: &Reach| (reach.cost(hex), reach.layer(hex), reach.barred(hex));
            assert_eq!(all(&quick), all(&whole), "{}", forces.number(hex));
        }
        infiltrated += quick.reached().iter().filter(|&&hex| quick.layer(hex) == Some(1)).count();
    });
    assert!(infiltrated > 500, "the positions are too poor: {infiltrated} hexes infiltrated");
}
