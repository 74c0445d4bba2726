//! The hexes that a unit reaches from a start, by cost, with the way to each.

use hexgrid::{Ground, Hex, Lane, Step};

use crate::position::hex_flags::{HexFlags, hex_flag};
use crate::rules::movement::movement_ground::MovementGround;

/// No hex before, or none that is kept.
const NONE: u16 = u16::MAX;
/// The cost of what has not been reached.
const UNREACHED: u16 = u16::MAX;
/// The flags on which a search depends.
const WATCHED: u8 = hex_flag::BLOCKING | hex_flag::DETACHMENT;

/// Hexes by cost, the start first, with the half movement points that they cost from there.
#[derive(Clone, Debug, Default)]
pub(super) struct ShortestPaths {
    /// Half movement points up to which they are known.
    pub(super) budget: u16,
    /// The hexes.
    pub(super) hexes: Vec<(Hex, u16)>,
    /// The place of the hex before each on a cheapest way there; none where the way is not kept.
    before: Vec<u16>,
    /// What the search met that its player watches, in these hexes and next to them: while nothing else is seen there, the
    /// ways hold.
    met: Vec<(Hex, u8)>,
    /// In how many of the hexes there was something.
    marked: usize,
}

/// A hex that waits at its cost.
#[derive(Clone, Copy, Debug)]
struct Pending {
    hex: Hex,
    /// The place of the hex before it.
    before: u16,
    /// The next that waits at the same cost.
    next: u16,
    layer: u8,
}

/// The memory of searches.
#[derive(Clone, Debug)]
pub(super) struct Scratch {
    /// The least cost of each hex so far: with no step from zone to zone on the way, and with at most one.
    least: [Vec<u16>; 2],
    /// The place of each hex among those found.
    places: Vec<u16>,
    /// For each cost the last hex that has begun to wait at it.
    last: Vec<u16>,
    pending: Vec<Pending>,
    found: ShortestPaths,
}

impl Scratch {
    pub(super) fn new(hexes: usize) -> Self {
        Self {
            least: [vec![UNREACHED; hexes], vec![UNREACHED; hexes]],
            places: vec![NONE; hexes],
            last: Vec::new(),
            pending: Vec::new(),
            found: ShortestPaths::default(),
        }
    }
}

impl ShortestPaths {
    /// Whether a search would find the same with these flags.
    pub(super) fn hold(&self, hex_flags: &HexFlags) -> bool {
        self.met.iter().all(|&(hex, bits)| hex_flags.at(hex) & WATCHED == bits)
            && self.hexes.iter().filter(|&&(hex, _)| hex_flags.has(hex, WATCHED)).count() == self.marked
    }

    /// Whether the search met nothing that its player watches.
    pub(super) const fn met_no_unit(&self) -> bool {
        self.met.is_empty()
    }

    /// For paths that met no other unit: whether a search within a budget would find the same with these flags.
    pub(super) fn are_open(&self, budget: u16, hex_flags: &HexFlags) -> bool {
        self.within(budget).iter().all(|&(hex, _)| !hex_flags.has(hex, WATCHED))
    }

    /// Begins anew, over the memory of the last time.
    fn begin(&mut self, budget: u16) {
        self.budget = budget;
        self.hexes.clear();
        self.before.clear();
        self.met.clear();
        self.marked = 0;
    }

    /// Takes in the next hex with its cost.
    #[inline]
    fn take(&mut self, hex: (Hex, u16), before: u16, here: u8) {
        self.hexes.push(hex);
        self.before.push(before);
        if here != 0 {
            self.meet(hex.0, here);
            self.marked += 1;
        }
    }

    /// Takes notice of what is in a hex next to those found; nothing counts too, where a detachment closes roads.
    #[inline]
    fn meet(&mut self, hex: Hex, bits: u8) {
        self.met.push((hex, bits));
    }

    /// Takes over what another search has found, over the memory of the last one.
    pub(super) fn copy(&mut self, found: &Self) {
        self.budget = found.budget;
        self.hexes.clone_from(&found.hexes);
        self.before.clone_from(&found.before);
        self.met.clone_from(&found.met);
        self.marked = found.marked;
    }

    /// The hexes with their costs up to a budget, the start first.
    pub(super) fn within(&self, budget: u16) -> &[(Hex, u16)] {
        &self.hexes[..self.hexes.partition_point(|&(_, cost)| cost <= budget)]
    }

    /// The way to a hex, the start first; none where the hex is not reached or the way to it is not kept: one with a step from
    /// zone to zone.
    pub(super) fn path(&self, to: Hex) -> Option<Vec<Hex>> {
        let mut place = self.hexes.iter().position(|&(hex, _)| hex == to)?;
        let mut path = vec![to];
        while place > 0 {
            place = usize::from(self.before[place]);
            path.push(self.hexes.get(place)?.0);
        }
        path.reverse();
        Some(path)
    }
}

impl Scratch {
    /// Finds what a budget reaches from a hex, over the memory of the last time.
    ///
    /// It finds what [`hexgrid::Reach`] finds, who gives reasons for every hex besides. Where no enemy is near, a step costs what
    /// the board says; else the ground is asked. An enemy only makes steps dearer: hexes without one that are too far stay so.
    ///
    /// Cases: 8.2 · Rulings: H026
    pub(super) fn spread(&mut self, start: Hex, budget: u16, ground: &MovementGround) -> &ShortestPaths {
        let [plain, stepped] = &mut self.least;
        let (plain, stepped, places) = (&mut plain[..], &mut stepped[..], &mut self.places[..]);
        let (pending, found) = (&mut self.pending, &mut self.found);
        self.last.clear();
        self.last.resize(usize::from(budget) + 1, NONE);
        let last = &mut self.last[..];
        found.begin(budget);
        pending.clear();
        pending.push(Pending { hex: start, before: NONE, next: NONE, layer: 0 });
        (plain[start.index()], stepped[start.index()], last[0]) = (0, 0, 0);
        for cost in 0..=budget {
            // A step may cost nothing: more can begin to wait at the same cost.
            while let Some(&Pending { hex, before, next, layer }) = pending.get(usize::from(last[usize::from(cost)])) {
                last[usize::from(cost)] = next;
                let known = plain[hex.index()];
                if if layer == 0 { known < cost } else { known <= cost || stepped[hex.index()] < cost } {
                    continue;
                }
                let here = ground.hex_flags.at(hex) & WATCHED;
                let mut place = places[hex.index()];
                if place == NONE {
                    place = found.hexes.len() as u16;
                    places[hex.index()] = place;
                    found.take((hex, cost), if layer == 0 { before } else { NONE }, here);
                }
                let lanes = ground.costs.lanes(hex);
                let mut cheaper = improved(if layer == 0 { plain } else { stepped }, lanes, cost, budget);
                while cheaper != 0 {
                    let lane = lanes[cheaper.trailing_zeros() as usize];
                    cheaper &= cheaper - 1;
                    let to = lane.to.index();
                    let there = ground.hex_flags.at(lane.to) & WATCHED;
                    let (total, layer) = if there == 0 && here & hex_flag::DETACHMENT == 0 {
                        (cost + u16::from(lane.cost), layer)
                    } else {
                        found.meet(lane.to, there);
                        match ground.step(hex, layer, lane.direction, lane.to) {
                            Step::Go { cost: step, layer } => (cost + step, layer),
                            Step::Barred(_) => continue,
                        }
                    };
                    if total >= if layer == 0 { plain[to] } else { stepped[to] } || total > budget {
                        continue;
                    }
                    stepped[to] = stepped[to].min(total);
                    if layer == 0 {
                        plain[to] = total;
                    }
                    let next = std::mem::replace(&mut last[usize::from(total)], pending.len() as u16);
                    pending.push(Pending { hex: lane.to, before: place, next, layer });
                }
            }
        }
        for (hex, _) in &found.hexes {
            plain[hex.index()] = UNREACHED;
            stepped[hex.index()] = UNREACHED;
            places[hex.index()] = NONE;
        }
        found
    }
}

/// Which lanes lead to a hex for less than its least cost so far, within a budget: a bit for each.
#[inline]
fn improved(least: &[u16], lanes: &[Lane], cost: u16, budget: u16) -> u32 {
    let better = |lane: &Lane| {
        let total = cost + u16::from(lane.cost);
        u32::from(total < least[lane.to.index()]) & u32::from(total <= budget)
    };
    lanes.iter().enumerate().fold(0, |bits, (at, lane)| bits | better(lane) << at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::board::Board;
    use crate::data::tables::Tables;
    use crate::model::rule_set::RuleSet;
    use crate::rules::movement::costs::Costs;
    use crate::rules::movement::movement_ground::LAYERS;
    use hexgrid::Reach;

    #[test]
    fn open_ground_costs_what_every_search_says_and_its_ways_cost_the_same() {
        let (board, tables, rules) = (Board::printed(), Tables::standard(), RuleSet::spi_1981_errata());
        let hex_flags = &HexFlags::of(board, &[])[0];
        let (mut reach, mut scratch) = (Reach::new(&board.grid, LAYERS), Scratch::new(board.grid.len()));
        for (at, start) in board.grid.hexes().filter(|&hex| board.is_land(hex)).enumerate().step_by(7) {
            let costs = &*Costs::of(board, tables, &rules, at % 2 == 0);
            let budget = [6, 20, 45][at % 3];
            let (zone, infiltration, detachment, infiltrated, other) = (2, 4, false, false, None);
            let movement_ground =
                MovementGround { costs, other, hex_flags, zone, infiltration, detachment, infiltrated };
            reach.run(&board.grid, start, 0, budget, &movement_ground);
            let paths = scratch.spread(start, budget, &movement_ground);
            let found: Vec<_> = paths.hexes.iter().map(|&(hex, cost)| (reach.cost(hex), hex, cost)).collect();
            assert_eq!(found.len(), reach.reached().len());
            assert!(found.is_sorted_by_key(|&(.., cost)| cost));
            assert!(found.iter().all(|&(expected, _, cost)| expected == Some(cost)));
            for &(hex, cost) in &paths.hexes {
                let path = paths.path(hex).unwrap();
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
