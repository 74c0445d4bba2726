//! The searches of a budget on boards of a few hexes.

use super::{Reach, TOO_FAR};
use crate::{Direction, Grid, Ground, Hex, Panel, Step};

/// A single row of hexes, with what each step to the east comes to; the way back is barred for 99.
struct Row<F>(F);

impl<F: Fn(usize, u8) -> Step> Ground for Row<F> {
    fn step(&self, from: Hex, layer: u8, direction: Direction, _to: Hex) -> Step {
        if direction == Direction::East { (self.0)(from.index(), layer) } else { Step::Barred(99) }
    }
}

/// East in layer 0 only to the second column; around by the northeast at a cost of 4 each in layer 1, and then on.
struct Fork;

impl Ground for Fork {
    fn step(&self, from: Hex, layer: u8, direction: Direction, _to: Hex) -> Step {
        match (direction, layer) {
            (Direction::NorthEast, 0) if from.index() == 0 => Step::Go { cost: 4, layer: 1 },
            (Direction::SouthEast, 1) => Step::Go { cost: 4, layer: 1 },
            (Direction::East, 0) if from.index() == 0 => go(1),
            (Direction::East, 1) if from.index() < 3 => Step::Go { cost: 1, layer: 1 },
            _ => Step::Barred(5),
        }
    }
}

fn grid() -> Grid {
    Grid::new(2, &[Panel { letter: 'A', columns: 3 }])
}

fn run(layers: u8, start: usize, spent: u16, budget: u16, east: impl Fn(usize, u8) -> Step) -> Reach {
    let grid = Grid::new(1, &[Panel { letter: 'A', columns: 6 }]);
    let mut reach = Reach::new(&grid, layers);
    reach.run(&grid, Hex::from_index(start), spent, budget, &Row(east));
    reach
}

fn costs(reach: &Reach) -> Vec<Option<u16>> {
    (0..6).map(|index| reach.cost(Hex::from_index(index))).collect()
}

const fn go(cost: u16) -> Step {
    Step::Go { cost, layer: 0 }
}

#[test]
fn what_was_spent_before_counts() {
    let reach = run(1, 1, 3, 7, |_, _| go(2));
    assert_eq!(costs(&reach), [None, Some(3), Some(5), Some(7), None, None]);
    assert_eq!(reach.frontier().map(|(hex, why)| (hex.index(), why)).collect::<Vec<_>>(), [(0, 99), (4, TOO_FAR)]);
    assert_eq!(reach.steps(Hex::from_index(2)), [(Hex::from_index(1), 0, 3), (Hex::from_index(2), 0, 5)]);
}

#[test]
fn who_overspent_stays_even_where_steps_cost_nothing() {
    let reach = run(1, 0, 9, 7, |_, _| go(0));
    assert_eq!(costs(&reach), [Some(9), None, None, None, None, None]);
    assert_eq!(reach.barred(Hex::from_index(1)), Some(TOO_FAR));
}

#[test]
fn steps_that_cost_nothing_lead_on() {
    assert_eq!(costs(&run(1, 0, 0, 0, |_, _| go(0))), [Some(0); 6]);
}

#[test]
fn a_layer_that_costs_more_at_first_may_lead_further() {
    let mut reach = Reach::new(&grid(), 2);
    reach.run(&grid(), Hex::from_index(0), 0, 20, &Fork);
    let at = |row, column| grid().at(row, column).unwrap();
    assert_eq!((reach.cost(at(1, 2)), reach.layer(at(1, 2))), (Some(1), Some(0)));
    assert_eq!((reach.cost(at(1, 3)), reach.layer(at(1, 3))), (Some(9), Some(1)));
    let steps = [(at(1, 1), 0, 0), (at(2, 1), 1, 4), (at(1, 2), 1, 8), (at(1, 3), 1, 9)];
    assert_eq!(reach.steps(at(1, 3)), steps);
    assert_eq!(reach.path(at(1, 2)), [at(1, 1), at(1, 2)]);
}

#[test]
fn silent_reasons_make_no_frontier() {
    let reach = run(1, 0, 0, 9, |_, _| Step::Barred(0));
    assert_eq!((reach.reached().len(), reach.frontier().count()), (1, 0));
    assert_eq!(reach.barred(Hex::from_index(1)), None);
}

#[test]
fn unknown_layers_and_highest_costs_do_no_harm() {
    let reach = run(2, 0, 0, u16::MAX, |_, _| Step::Go { cost: 30_000, layer: 200 });
    assert_eq!(costs(&reach), [Some(0), Some(30_000), Some(60_000), None, None, None]);
    assert_eq!(reach.layer(Hex::from_index(2)), Some(1));
    let reach = run(1, 0, u16::MAX, u16::MAX, |_, _| go(u16::MAX));
    assert_eq!((reach.reached().len(), reach.barred(Hex::from_index(1))), (1, Some(TOO_FAR)));
}

#[test]
fn a_start_off_the_board_reaches_nothing() {
    let reach = run(1, 6, 0, 9, |_, _| go(1));
    assert!(reach.reached().is_empty() && reach.frontier().next().is_none());
    assert!(reach.path(Hex::from_index(6)).is_empty() && reach.barred(Hex::from_index(6)).is_none());
}

/// Steps of any price by hex and direction; in layer 0 some lead into layer 1 at a lower one, which bars them afterwards.
struct Bonus;

impl Ground for Bonus {
    const LOWER_LAYER_AS_GOOD: bool = true;

    fn step(&self, from: Hex, layer: u8, direction: Direction, _to: Hex) -> Step {
        match (from.index() * 7 + direction.index() * 5) % 11 {
            0 => Step::Barred(3),
            1 if layer == 0 => Step::Go { cost: 1, layer: 1 },
            1 => Step::Barred(4),
            cost => Step::Go { cost: cost as u16, layer },
        }
    }
}

/// The same ground, of whose layers the search knows nothing.
struct Unordered;

impl Ground for Unordered {
    fn step(&self, from: Hex, layer: u8, direction: Direction, to: Hex) -> Step {
        Bonus.step(from, layer, direction, to)
    }
}

#[test]
fn higher_layers_that_are_no_better_make_no_difference() {
    let grid = Grid::new(9, &[Panel { letter: 'A', columns: 9 }]);
    let (mut quick, mut whole) = (Reach::new(&grid, 2), Reach::new(&grid, 2));
    let mut in_layer_1 = 0;
    for (start, budget) in grid.hexes().flat_map(|start| (0..20).map(move |budget| (start, budget))) {
        quick.run(&grid, start, 0, budget, &Bonus);
        whole.run(&grid, start, 0, budget, &Unordered);
        for hex in grid.hexes() {
            let found = |reach: &Reach| (reach.cost(hex), reach.layer(hex), reach.barred(hex).is_some());
            assert_eq!(found(&quick), found(&whole), "{start:?} to {hex:?} for {budget}");
        }
        in_layer_1 += quick.reached().iter().filter(|&&hex| quick.layer(hex) == Some(1)).count();
    }
    assert!(in_layer_1 > 1000, "{in_layer_1}");
}
