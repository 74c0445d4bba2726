//! A search backwards: from which hexes a target can be reached within a range.

use crate::queue::Queue;
use crate::{Grid, Ground, Hex, Step};

/// The cost of what lies out of range; whatever lies in range costs less.
const OUT: u16 = u16::MAX;

/// The costs of the ways to one target, and the first step of each.
#[derive(Clone, Debug)]
pub struct Spread {
    costs: Vec<u16>,
    next: Vec<u16>,
    queue: Queue,
    touched: Vec<Hex>,
}

impl Spread {
    /// A search over a board.
    pub fn new(grid: &Grid) -> Self {
        Self {
            costs: vec![OUT; grid.len()],
            next: vec![0; grid.len()],
            queue: Queue::default(),
            touched: Vec::with_capacity(grid.len()),
        }
    }

    /// Finds the hexes from which a way in a layer of the ground leads to the target at a cost within the range.
    pub fn run(&mut self, grid: &Grid, target: Hex, range: u16, layer: u8, ground: &impl Ground) {
        for hex in self.touched.drain(..) {
            self.costs[hex.index()] = OUT;
        }
        let range = range.min(OUT - 1);
        let Some(start) = self.costs.get_mut(target.index()) else { return };
        *start = 0;
        self.next[target.index()] = target.number();
        self.queue.open(range);
        self.queue.push(0, u32::from(target.number()));
        let mut cost = 0;
        loop {
            while let Some(number) = self.queue.take(cost) {
                let to = Hex::from_index(number as usize);
                if self.costs[to.index()] == cost {
                    self.touched.push(to);
                    self.ask(grid, to, cost, range, layer, ground);
                }
            }
            if !self.queue.is_waiting() {
                return;
            }
            cost += 1;
        }
    }

    /// The hexes in range in order of their costs, the target first.
    pub fn hexes(&self) -> &[Hex] {
        &self.touched
    }

    /// Whether a hex lies in range.
    pub fn contains(&self, hex: Hex) -> bool {
        self.costs.get(hex.index()).is_some_and(|&cost| cost != OUT)
    }

    /// The cheapest way from a hex to the target, both included.
    pub fn path(&self, from: Hex) -> Option<Vec<Hex>> {
        let follow = |&hex: &Hex| Some(Hex::of(self.next[hex.index()])).filter(|&next| next != hex);
        self.contains(from).then(|| std::iter::successors(Some(from), follow).collect())
    }

    /// Asks for the steps into a hex from those around it that may still become cheaper.
    #[inline]
    fn ask(&mut self, grid: &Grid, to: Hex, cost: u16, range: u16, layer: u8, ground: &impl Ground) {
        let Some(lanes) = ground.lanes_into(to, layer) else {
            for (direction, from) in grid.neighbours(to) {
                if self.costs[from.index()] > cost
                    && let Step::Go { cost: step, .. } = ground.step(from, layer, direction.opposite(), to)
                {
                    self.come(from, cost.saturating_add(step), range, to);
                }
            }
            return;
        };
        for lane in lanes {
            let from = lane.to;
            let mut total = cost.saturating_add(u16::from(lane.cost));
            if total >= self.costs[from.index()] || total > range {
                continue;
            }
            if ground.must_ask(from) {
                match ground.step(from, layer, lane.direction.opposite(), to) {
                    Step::Go { cost: step, .. } => total = cost.saturating_add(step),
                    Step::Barred(_) => continue,
                }
            }
            self.come(from, total, range, to);
        }
    }

    /// Comes to a hex at a cost, where that is within the range and the least so far.
    #[inline]
    fn come(&mut self, from: Hex, total: u16, range: u16, to: Hex) {
        let known = &mut self.costs[from.index()];
        if total <= range && total < *known {
            *known = total;
            self.next[from.index()] = to.number();
            self.queue.push(total, u32::from(from.number()));
        }
    }
}
