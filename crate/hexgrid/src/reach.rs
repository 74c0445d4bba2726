//! How far a budget reaches: the least cost of every hex, the way there, and what bars the hexes at its edge.

use crate::queue::Queue;
use crate::{Grid, Ground, Hex, Lane, Step, TOO_FAR};

/// No node: the start has none before it.
const NONE: u32 = u32::MAX;

/// The cost of what has not been reached; whatever is reached costs less.
const UNREACHED: u16 = u16::MAX;

/// What is known of a hex in one layer.
#[derive(Clone, Copy, Debug)]
struct Node {
    cost: u16,
    before: u32,
}

/// What is known of a hex over all layers.
#[derive(Clone, Copy, Debug)]
struct Spot {
    cost: u16,
    layer: u8,
    /// In how many layers the hex has been reached at its least cost; all, once no further one can be of use.
    settled: u8,
    /// 0, or why a step into the hex was refused.
    barred: u8,
}

const FRESH: Node = Node { cost: UNREACHED, before: NONE };
const UNSEEN: Spot = Spot { cost: UNREACHED, layer: 0, settled: 0, barred: 0 };

/// The search for what a budget reaches; it keeps its memory from one query to the next.
#[derive(Clone, Debug)]
pub struct Reach {
    nodes: Vec<Node>,
    spots: Vec<Spot>,
    /// The number of a node: its hex's index shifted by so much, and its layer.
    shift: u32,
    layers: u8,
    queue: Queue,
    /// The nodes that are reached, by cost.
    touched: Vec<u32>,
    /// The hexes that are reached, by cost.
    reached: Vec<Hex>,
    /// The hexes into which a step was refused, reached on another way or not.
    edge: Vec<Hex>,
}

impl Reach {
    /// A search over a board, for grounds with this number of layers; there is at least one.
    pub fn new(grid: &Grid, layers: u8) -> Self {
        let layers = layers.max(1);
        let shift = u32::from(layers).next_power_of_two().trailing_zeros();
        Self {
            nodes: vec![FRESH; grid.len() << shift],
            spots: vec![UNSEEN; grid.len()],
            shift,
            layers,
            queue: Queue::default(),
            touched: Vec::with_capacity(grid.len() * usize::from(layers)),
            reached: Vec::with_capacity(grid.len()),
            edge: Vec::with_capacity(grid.len()),
        }
    }

    /// Finds what a budget reaches from a start in layer 0, where `spent` of it is used already.
    ///
    /// The start is always reached, even if the budget is overspent. A layer that the search does not have is taken for
    /// its last one, and a budget of 65,535 for one less. A start off the board reaches nothing.
    pub fn run<G: Ground>(&mut self, grid: &Grid, start: Hex, spent: u16, budget: u16, ground: &G) {
        self.reset();
        let (spent, budget) = (spent.min(UNREACHED - 1), budget.min(UNREACHED - 1));
        let first = start.index() << self.shift;
        let Some(node) = self.nodes.get_mut(first) else { return };
        node.cost = spent;
        self.queue.open(budget.saturating_sub(spent));
        self.queue.push(0, first as u32);
        self.drain(grid, spent, budget, ground);
    }

    /// The same in one layer over the lanes out of each hex; hexes that are not open are neither entered nor left. What
    /// bars a hex is not found.
    pub fn run_lanes<'a>(
        &mut self,
        start: Hex,
        budget: u16,
        lanes: impl Fn(Hex) -> &'a [Lane],
        is_open: impl Fn(Hex) -> bool,
    ) {
        self.reset();
        let budget = budget.min(UNREACHED - 1);
        let first = start.index() << self.shift;
        let Some(node) = self.nodes.get_mut(first) else { return };
        node.cost = 0;
        self.queue.open(budget);
        self.queue.push(0, first as u32);
        let mut cost = 0;
        loop {
            while let Some(number) = self.queue.take(cost) {
                if self.nodes[number as usize].cost != cost {
                    continue;
                }
                self.settle(number, cost, true);
                let hex = self.hex(number);
                let lanes = if is_open(hex) { lanes(hex) } else { &[] };
                for lane in lanes {
                    let (total, next) = (cost.saturating_add(u16::from(lane.cost)), lane.to.index() << self.shift);
                    let node = &mut self.nodes[next];
                    if total < node.cost && total <= budget && is_open(lane.to) {
                        *node = Node { cost: total, before: number };
                        self.queue.push(total, next as u32);
                    }
                }
            }
            if !self.queue.is_waiting() {
                return;
            }
            cost += 1;
        }
    }

    /// Settles what waits in the queue, by cost.
    fn drain<G: Ground>(&mut self, grid: &Grid, spent: u16, budget: u16, ground: &G) {
        let mut cost = spent;
        loop {
            while let Some(number) = self.queue.take(cost - spent) {
                if self.nodes[number as usize].cost == cost {
                    self.settle(number, cost, G::LOWER_LAYER_AS_GOOD);
                    self.spread(grid, number, cost, spent, budget, ground);
                }
            }
            if !self.queue.is_waiting() {
                return;
            }
            cost += 1;
        }
    }

    /// The least cost of a hex over all layers, what was spent before included, or `None` where it is not reached.
    #[inline]
    pub fn cost(&self, hex: Hex) -> Option<u16> {
        self.spot(hex).map(|spot| spot.cost)
    }

    /// The layer in which a hex is reached at that least cost, the lowest of several.
    #[inline]
    pub fn layer(&self, hex: Hex) -> Option<u8> {
        self.spot(hex).map(|spot| spot.layer)
    }

    /// The hexes of a cheapest way from the start to a hex, both included; empty where it is not reached.
    pub fn path(&self, hex: Hex) -> Vec<Hex> {
        self.steps(hex).into_iter().map(|(hex, ..)| hex).collect()
    }

    /// The same way with the layer and the running cost at each of its hexes.
    pub fn steps(&self, hex: Hex) -> Vec<(Hex, u8, u16)> {
        let last = self.spot(hex).map(|spot| (hex.index() << self.shift | usize::from(spot.layer)) as u32);
        let node = |number: u32| self.nodes.get(number as usize);
        let back = std::iter::successors(last, |&number| node(number).map(|node| node.before));
        let mut steps: Vec<_> = back
            .map_while(|number| node(number).map(|node| (self.hex(number), self.layer_of(number), node.cost)))
            .collect();
        steps.reverse();
        steps
    }

    /// The hexes that are reached in order of their costs, the start first.
    pub fn reached(&self) -> &[Hex] {
        &self.reached
    }

    /// Why a hex next to a reached one is not reached itself: [`TOO_FAR`] where a step into it would be allowed and only the
    /// budget forbids it, else the ground's reason against the step from the cheapest hex beside it.
    #[inline]
    pub fn barred(&self, hex: Hex) -> Option<u8> {
        self.spots.get(hex.index()).filter(|spot| spot.settled == 0 && spot.barred != 0).map(|spot| spot.barred)
    }

    /// The barred hexes with their reasons, in the order in which the search met them.
    pub fn frontier(&self) -> impl Iterator<Item = (Hex, u8)> {
        self.edge.iter().filter_map(|&hex| self.barred(hex).map(|reason| (hex, reason)))
    }

    /// Forgets the last query; what it did not touch is fresh still.
    fn reset(&mut self) {
        for number in self.touched.drain(..) {
            self.nodes[number as usize] = FRESH;
        }
        for hex in self.reached.drain(..).chain(self.edge.drain(..)) {
            self.spots[hex.index()] = UNSEEN;
        }
    }

    /// Notes that a node's cost is its least.
    #[inline]
    fn settle(&mut self, number: u32, cost: u16, lowest_is_enough: bool) {
        let (hex, layer) = (self.hex(number), self.layer_of(number));
        self.touched.push(number);
        let spot = &mut self.spots[hex.index()];
        if spot.settled == 0 {
            (spot.cost, spot.layer) = (cost, layer);
            self.reached.push(hex);
        } else if spot.cost == cost {
            spot.layer = spot.layer.min(layer);
        }
        spot.settled = if lowest_is_enough && layer == 0 { self.layers } else { spot.settled + 1 };
    }

    /// Asks for the steps out of a node into hexes that may still become cheaper.
    #[inline]
    fn spread<G: Ground>(&mut self, grid: &Grid, number: u32, cost: u16, spent: u16, budget: u16, ground: &G) {
        let (hex, layer) = (self.hex(number), self.layer_of(number));
        for (direction, to) in grid.neighbours(hex) {
            let Some(spot) = self.spots.get_mut(to.index()).filter(|spot| spot.settled < self.layers) else { continue };
            let (reason, total, entered) = match ground.step(hex, layer, direction, to) {
                Step::Go { cost: step, layer } => (TOO_FAR, cost.saturating_add(step), layer.min(self.layers - 1)),
                Step::Barred(reason) => (reason, UNREACHED, 0),
            };
            if total <= budget {
                let lowest = to.index() << self.shift;
                let next = lowest | usize::from(entered);
                if G::LOWER_LAYER_AS_GOOD
                    && entered > 0
                    && self.nodes[lowest..next].iter().any(|lower| lower.cost <= total)
                {
                    continue;
                }
                let node = &mut self.nodes[next];
                if total < node.cost {
                    *node = Node { cost: total, before: number };
                    self.queue.push(total - spent, next as u32);
                }
            } else if spot.barred == 0 {
                spot.barred = reason;
                self.edge.extend((reason != 0).then_some(to));
            } else if reason == TOO_FAR {
                spot.barred = TOO_FAR;
            }
        }
    }

    #[inline]
    fn hex(&self, number: u32) -> Hex {
        Hex::from_index((number >> self.shift) as usize)
    }

    #[inline]
    fn layer_of(&self, number: u32) -> u8 {
        (number & ((1 << self.shift) - 1)) as u8
    }

    #[inline]
    fn spot(&self, hex: Hex) -> Option<&Spot> {
        self.spots.get(hex.index()).filter(|spot| spot.settled > 0)
    }
}

#[cfg(test)]
mod tests;
