//! The geometry of boards against the plane and against a plain breadth-first search.

use std::collections::VecDeque;

use hexgrid::{Direction, Grid, Hex, HexSet, Panel};

fn boards() -> Vec<Grid> {
    let sizes = [(1, 1, 1), (1, 9, 3), (2, 1, 0), (7, 1, 1), (6, 3, 4), (9, 8, 4), (29, 32, 34)];
    let panels = |west, east| [Panel { letter: 'A', columns: west }, Panel { letter: 'B', columns: east }];
    sizes.into_iter().map(|(rows, west, east)| Grid::new(rows, &panels(west, east))).collect()
}

/// The steps from a hex to all others.
fn breadth_first(grid: &Grid, start: Hex) -> Vec<u16> {
    let mut steps = vec![u16::MAX; grid.len()];
    steps[start.index()] = 0;
    let mut open = VecDeque::from([start]);
    while let Some(hex) = open.pop_front() {
        for (_, near) in grid.neighbours(hex) {
            if steps[near.index()] == u16::MAX {
                steps[near.index()] = steps[hex.index()] + 1;
                open.push_back(near);
            }
        }
    }
    steps
}

/// The pairs that are looked at: on small boards all, on the large one every 13th.
fn pairs(grid: &Grid) -> impl Iterator<Item = (Hex, Hex)> {
    let stride = if grid.len() > 500 { 13 } else { 1 };
    let offset = move |from: Hex| from.index() % stride;
    grid.hexes().flat_map(move |from| grid.hexes().skip(offset(from)).step_by(stride).map(move |to| (from, to)))
}

fn apart(a: [f32; 2], b: [f32; 2]) -> f32 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}

/// How far a point lies from the straight line between two others.
fn off_line(point: [f32; 2], from: [f32; 2], to: [f32; 2]) -> f32 {
    let along = [to[0] - from[0], to[1] - from[1]];
    let length = along[0].mul_add(along[0], along[1] * along[1]);
    let reached = [point[0] - from[0], point[1] - from[1]];
    let share = if length > 0.0 { reached[0].mul_add(along[0], reached[1] * along[1]) / length } else { 0.0 };
    apart(point, [along[0].mul_add(share, from[0]), along[1].mul_add(share, from[1])])
}

#[test]
fn neighbours_are_the_hexes_one_unit_away_in_their_direction() {
    for grid in boards() {
        for hex in grid.hexes() {
            let here = grid.centre(hex);
            let rows = usize::from(grid.columns()) * 2;
            let close = grid.hexes().skip(hex.index().saturating_sub(rows)).take(rows * 2 + 1);
            let near: Vec<Hex> = close.filter(|&other| (apart(here, grid.centre(other)) - 1.0).abs() < 0.01).collect();
            assert_eq!(grid.neighbours(hex).count(), near.len());
            for other in near {
                let there = grid.centre(other);
                let turn = (there[1] - here[1]).atan2(there[0] - here[0]) / std::f32::consts::FRAC_PI_3;
                let index = turn.round().rem_euclid(6.0) as usize;
                assert_eq!(grid.direction(hex, other), Some(Direction::ALL[index]));
            }
        }
    }
}

#[test]
fn the_distance_is_the_least_number_of_steps() {
    for grid in boards() {
        for from in grid.hexes() {
            let steps = breadth_first(&grid, from);
            for to in grid.hexes() {
                assert_eq!(grid.distance(from, to), steps[to.index()]);
            }
        }
    }
}

#[test]
fn the_nearest_of_some_hexes_is_the_least_distance() {
    for grid in boards() {
        let size = grid.len();
        for count in 0..6 {
            let some: Vec<Hex> = (0..count).map(|at| Hex::from_index((at * 61 + count * 17) % size.max(1))).collect();
            let nearest = |hex| some.iter().map(|other| grid.distance(*other, hex)).min().unwrap_or(u16::MAX);
            let expected: Vec<u16> = grid.hexes().map(nearest).collect();
            assert_eq!(grid.distances(some.iter().copied()), expected);
        }
    }
}

#[test]
fn a_line_is_connected_and_straight_and_no_longer_than_the_distance() {
    for grid in boards() {
        for (from, to) in pairs(&grid) {
            let line = grid.line(from, to);
            assert_eq!(line.len(), usize::from(grid.distance(from, to)) + 1);
            assert_eq!((line[0], line[line.len() - 1]), (from, to));
            assert!(line.windows(2).all(|pair| grid.direction(pair[0], pair[1]).is_some()), "{from:?} to {to:?}");
            let off = |&hex: &Hex| off_line(grid.centre(hex), grid.centre(from), grid.centre(to));
            assert!(line.iter().all(|hex| off(hex) < 0.578), "{from:?} to {to:?}");
        }
    }
}

#[test]
fn a_ring_holds_all_hexes_at_its_distance_and_a_disc_all_within() {
    for grid in boards() {
        for centre in grid.hexes().step_by(5) {
            let steps = breadth_first(&grid, centre);
            for radius in [0, 1, 2, 3, 5, 40, 2_000, u16::MAX] {
                let (mut ring, mut disc) = (HexSet::new(&grid), HexSet::new(&grid));
                ring.extend(grid.hexes().filter(|hex| steps[hex.index()] == radius));
                disc.extend(grid.hexes().filter(|hex| steps[hex.index()] <= radius));
                assert!(grid.within(centre, radius).into_iter().eq(disc.iter()));
                assert!(grid.rows_within(centre, radius).flatten().eq(disc.iter().map(Hex::index)));
                let mut found = grid.ring(centre, radius);
                found.sort_unstable();
                assert!(found.into_iter().eq(ring.iter()));
            }
        }
    }
}

#[test]
fn a_whole_ring_runs_around_counter_clockwise() {
    let grid = Grid::new(29, &[Panel { letter: 'A', columns: 32 }]);
    for row in [14, 15] {
        let centre = grid.at(row, 16).unwrap();
        assert_eq!(grid.ring(centre, 0), [centre]);
        for radius in 1..=13 {
            let ring = grid.ring(centre, radius);
            assert_eq!(ring.len(), usize::from(6 * radius));
            assert_eq!(grid.within(centre, radius).len(), usize::from(3 * radius * (radius + 1) + 1));
            let middle = grid.centre(centre);
            for (place, &hex) in ring.iter().enumerate() {
                let next = ring[(place + 1) % ring.len()];
                assert!(grid.direction(hex, next).is_some());
                let [a, b] = [hex, next].map(|hex| grid.centre(hex)).map(|at| [at[0] - middle[0], at[1] - middle[1]]);
                assert!(a[0].mul_add(b[1], -a[1] * b[0]) > 0.0);
            }
        }
    }
}
