//! The hexes that a unit reaches from a start, by cost, with the way to each.

use hexgrid::{Grid, Hex, Reach};

use crate::movement::costs::Costs;

/// No hex before, or none that is kept.
const NONE: u16 = u16::MAX;

/// Hexes by cost, the start first, with the half movement points that they cost from there.
#[derive(Clone, Debug, Default)]
pub(super) struct Ways {
    /// Half movement points up to which they are known.
    pub(super) budget: u16,
    /// The hexes.
    pub(super) hexes: Vec<(Hex, u16)>,
    /// The place of the hex before each on a cheapest way there; none where the way is not kept.
    before: Vec<u16>,
}

/// The places of hexes in a list, over the whole board; only those of the list at hand mean anything.
#[derive(Clone, Debug)]
pub(super) struct Places(Vec<u16>);

impl Places {
    pub(super) fn new(hexes: usize) -> Self {
        Self(vec![NONE; hexes])
    }
}

impl Ways {
    /// The hex before the one in a place, as the place of it; the start and what has no way that is kept have none.
    pub(super) fn before(&self, place: usize) -> Option<usize> {
        self.before.get(place).filter(|&&before| before != NONE).map(|&before| usize::from(before))
    }

    /// Takes hexes by cost, the start first, over the memory of the last time.
    pub(super) fn take(
        &mut self,
        budget: u16,
        hexes: impl Iterator<Item = (Hex, u16)>,
        places: &mut Places,
        before: impl Fn(Hex) -> Option<Hex>,
    ) {
        self.budget = budget;
        self.hexes.clear();
        self.hexes.extend(hexes);
        for (place, (hex, _)) in self.hexes.iter().enumerate() {
            places.0[hex.index()] = place as u16;
        }
        self.before.clear();
        self.before.extend(self.hexes.iter().map(|&(hex, _)| before(hex).map_or(NONE, |hex| places.0[hex.index()])));
    }

    /// The hexes with their costs up to a budget, the start first.
    pub(super) fn within(&self, budget: u16) -> &[(Hex, u16)] {
        &self.hexes[..self.hexes.partition_point(|&(_, cost)| cost <= budget)]
    }

    /// The way to a hex, the start first; none where the hex is not reached or the way to it is not kept.
    pub(super) fn path(&self, to: Hex) -> Option<Vec<Hex>> {
        let mut place = self.hexes.iter().position(|&(hex, _)| hex == to)?;
        let mut path = vec![to];
        while place > 0 {
            place = self.before(place)?;
            path.push(self.hexes[place].0);
        }
        path.reverse();
        Some(path)
    }
}

/// The memory of searches on open ground.
#[derive(Clone, Debug)]
pub(super) struct Scratch {
    /// The least cost of each hex so far.
    least: Vec<u16>,
    /// For each cost the hexes that wait at it, with the place of the hex before.
    waiting: Vec<Vec<(Hex, u16)>>,
}

impl Scratch {
    pub(super) fn new(hexes: usize) -> Self {
        Self { least: vec![u16::MAX; hexes], waiting: Vec::new() }
    }
}

impl Ways {
    /// Finds what a budget reaches from a hex on ground where no enemy is, over the memory of the last time.
    ///
    /// It finds what [`Reach`] finds, for whom every hex has reasons, layers and a frontier besides.
    ///
    /// Cases: 8.2 · Rulings: H026
    pub(super) fn spread(&mut self, start: Hex, budget: u16, grid: &Grid, costs: &Costs, scratch: &mut Scratch) {
        let Scratch { least, waiting } = scratch;
        self.budget = budget;
        self.hexes.clear();
        self.before.clear();
        if waiting.len() <= usize::from(budget) {
            waiting.resize(usize::from(budget) + 1, Vec::new());
        }
        least[start.index()] = 0;
        waiting[0].push((start, NONE));
        for cost in 0..=budget {
            // A step may cost nothing: the list can grow while it is read.
            let mut next = 0;
            while let Some(&(hex, before)) = waiting[usize::from(cost)].get(next) {
                next += 1;
                if least[hex.index()] != cost {
                    continue;
                }
                let place = self.hexes.len() as u16;
                self.hexes.push((hex, cost));
                self.before.push(before);
                for (direction, to) in grid.neighbours(hex) {
                    let Ok(step) = costs.toll(hex, direction, false).halves() else { continue };
                    let total = cost + step;
                    if total <= budget && total < least[to.index()] {
                        least[to.index()] = total;
                        waiting[usize::from(total)].push((to, place));
                    }
                }
            }
            waiting[usize::from(cost)].clear();
        }
        for (hex, _) in &self.hexes {
            least[hex.index()] = u16::MAX;
        }
    }
}

/// The hex before another, where the way there is one of hexes and not of layers: all its hexes are cheapest in the first layer.
pub(super) fn step_before(search: &Reach, hex: Hex) -> Option<Hex> {
    search.before(hex).filter(|_| search.layer(hex) == Some(0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::movement::going::{Going, LAYERS};
    use crate::position::marks::Marks;
    use crate::rules::RuleSet;
    use crate::tables::Tables;

    #[test]
    fn open_ground_costs_what_every_search_says_and_its_ways_cost_the_same() {
        let (board, tables, rules) = (Board::printed(), Tables::standard(), RuleSet::spi_1981_errata());
        let marks = &Marks::of(board, &[])[0];
        let (mut reach, mut scratch) = (Reach::new(&board.grid, LAYERS), Scratch::new(board.grid.len()));
        let mut ways = Ways::default();
        for (at, start) in board.grid.hexes().filter(|&hex| board.is_land(hex)).enumerate().step_by(7) {
            let costs = &*Costs::of(board, tables, &rules, at % 2 == 0);
            let budget = [6, 20, 45][at % 3];
            let (zone, infiltration, detachment, infiltrated, other) = (2, 4, false, false, None);
            reach.run(
                &board.grid,
                start,
                0,
                budget,
                &Going { costs, other, marks, zone, infiltration, detachment, infiltrated },
            );
            ways.spread(start, budget, &board.grid, costs, &mut scratch);
            let found: Vec<_> = ways.hexes.iter().map(|&(hex, cost)| (reach.cost(hex), hex, cost)).collect();
            assert_eq!(found.len(), reach.reached().len());
            assert!(found.is_sorted_by_key(|&(.., cost)| cost));
            assert!(found.iter().all(|&(expected, _, cost)| expected == Some(cost)));
            for &(hex, cost) in &ways.hexes {
                let path = ways.path(hex).unwrap();
                assert_eq!((path[0], path[path.len() - 1]), (start, hex));
                let steps = path.windows(2).map(|pair| {
                    let direction = board.grid.direction(pair[0], pair[1]).unwrap();
                    costs.toll(pair[0], direction, false).halves().unwrap()
                });
                assert_eq!(steps.sum::<u16>(), cost);
            }
        }
    }
}
