//! Which combats of a part to supply: the fewest supply units expended for each number of combats.

use super::bound::{Further, Group, NOBODY, Room, bound};
use super::needs::bit;
use super::packing::{Limit, Packing, pack};
use super::problem::{Combat, Item};

/// Steps for one packing while a first answer is looked for.
const GLANCE: u32 = 200;

/// Combats supplied, and what that takes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// A bit for each supply unit expended.
    pub expended: u64,
    /// A bit for each combat supplied.
    pub supplied: u64,
    /// Needs, and the supply unit each draws from.
    pub draws: Vec<(usize, usize)>,
}

/// The best compromises of a part, fewest expended first.
pub fn front(part: &[Combat], rooms: &[Room], limit: &mut Limit) -> Vec<Plan> {
    let mut combats = part.to_vec();
    combats.sort_by_key(|combat| std::cmp::Reverse((combat.points(), combat.number)));
    let mut best = vec![None; combats.len() + 1];
    best[0] = Some(Plan::default());
    let mut search = Search { combats: &combats, rooms, best, limit };
    search.look();
    search.prove();
    compromises(search.best.into_iter().flatten().collect())
}

/// The best compromises of two parts together.
pub fn join(left: &[Plan], right: &[Plan]) -> Vec<Plan> {
    let pairs = left.iter().flat_map(|one| right.iter().map(move |other| (one, other)));
    let both = |(one, other): (&Plan, &Plan)| Plan {
        expended: one.expended | other.expended,
        supplied: one.supplied | other.supplied,
        draws: one.draws.iter().chain(&other.draws).copied().collect(),
    };
    compromises(pairs.map(both).collect())
}

fn compromises(mut plans: Vec<Plan>) -> Vec<Plan> {
    plans.sort_by_key(|plan| (plan.expended.count_ones(), std::cmp::Reverse(plan.supplied.count_ones())));
    let mut most = None;
    plans.retain(|plan| {
        let more = most.is_none_or(|most| plan.supplied.count_ones() > most);
        if more {
            most = Some(plan.supplied.count_ones());
        }
        more
    });
    plans
}

struct Search<'a, 'b> {
    /// Most points first.
    combats: &'a [Combat],
    rooms: &'a [Room],
    /// The best plan found for each number of combats or more.
    best: Vec<Option<Plan>>,
    limit: &'b mut Limit,
}

impl<'a> Search<'a, '_> {
    /// Adds combat after combat, the smallest first, and lets one more supply unit be expended when none can be added.
    fn look(&mut self) {
        let mut chosen: Vec<&'a Combat> = Vec::new();
        let mut left: Vec<&'a Combat> = self.combats.iter().rev().collect();
        let mut budget = Some(0);
        while let Some(allowed) = budget {
            budget = None;
            left.retain(|combat| {
                chosen.push(combat);
                let fewest = bound(&groups(&chosen), self.rooms, NOBODY).map(|fewest| fewest.count);
                let missing = match fewest {
                    Some(fewest) if fewest <= allowed => {
                        if self.supply(&chosen, allowed, GLANCE) == Some(true) {
                            return false;
                        }
                        allowed + 1
                    }
                    Some(fewest) => fewest,
                    None => u32::MAX,
                };
                chosen.pop();
                if missing as usize <= self.rooms.len() {
                    budget = Some(budget.map_or(missing, |budget: u32| budget.min(missing)));
                }
                true
            });
        }
    }

    /// Improves the best plan for each number of combats until none can be better.
    fn prove(&mut self) {
        let mut lower = 0;
        for count in 1..=self.combats.len() {
            let Some(fewest) = bound(&[], self.rooms, Further { combats: self.combats, count }) else { return };
            lower = lower.max(fewest.count);
            if self.cost(count) > lower {
                self.improve(count, 0, &mut Vec::new(), lower);
            }
            match self.cost(count) {
                u32::MAX => return,
                cost if self.limit.respected() => lower = cost,
                _ => {}
            }
        }
    }

    /// Looks for a better plan for this number of combats: those chosen and more of those from `next` on.
    fn improve(&mut self, count: usize, next: usize, chosen: &mut Vec<&'a Combat>, lower: u32) {
        let further = Further { combats: &self.combats[next..], count: count - chosen.len() };
        if further.combats.len() < further.count || self.cost(count) <= lower {
            return;
        }
        let Some(fewest) = bound(&groups(chosen), self.rooms, further) else { return };
        if fewest.count >= self.cost(count) {
            return;
        }
        if !self.limit.step() {
            self.limit.give_up();
            return;
        }
        if further.count == 0 {
            self.settle(chosen, fewest.count.max(lower));
            return;
        }
        self.improve(count, next + 1, chosen, lower);
        chosen.push(&self.combats[next]);
        self.improve(count, next + 1, chosen, lower);
        chosen.pop();
    }

    /// Finds the fewest supply units to expend for the combats chosen, from `fewest` up.
    fn settle(&mut self, chosen: &[&Combat], fewest: u32) {
        for budget in fewest..self.cost(chosen.len()).min(self.rooms.len() as u32 + 1) {
            match self.supply(chosen, budget, self.limit.left()) {
                Some(true) => return,
                Some(false) => {}
                None => self.limit.give_up(),
            }
        }
    }

    /// Whether the combats chosen can be supplied for so much, as far as these steps tell; records the plan.
    fn supply(&mut self, chosen: &[&Combat], budget: u32, steps: u32) -> Option<bool> {
        let steps = steps.min(self.limit.left());
        let mut own = Limit::new(steps);
        let packing = pack(&groups(chosen), self.rooms, budget, &mut own);
        self.limit.take(steps - own.left());
        match packing {
            Packing::Unknown => None,
            Packing::None => Some(false),
            Packing::Found(placed) => {
                let draws = draws(chosen, placed);
                let expended = self.expended(chosen, &draws);
                let supplied = chosen.iter().fold(0, |mask, combat| mask | bit(combat.number));
                let plan = Plan { expended, supplied, draws };
                for count in 0..=chosen.len() {
                    if self.cost(count) > expended.count_ones() {
                        self.best[count] = Some(plan.clone());
                    }
                }
                Some(true)
            }
        }
    }

    /// The supply units that give more than they have free.
    fn expended(&self, chosen: &[&Combat], draws: &[(usize, usize)]) -> u64 {
        let mut sums = vec![0; self.rooms.len()];
        for (item, &(_, stock)) in sorted(chosen).iter().zip(draws) {
            sums[stock] += item.points;
        }
        let over = (0..sums.len()).filter(|&stock| sums[stock] > self.rooms[stock].free);
        over.fold(0, |mask, stock| mask | bit(stock))
    }

    /// Supply units expended by the best plan for this number of combats.
    fn cost(&self, count: usize) -> u32 {
        self.best[count].as_ref().map_or(u32::MAX, |plan| plan.expended.count_ones())
    }
}

/// The needs of combats in the order of their groups: those of the same reach and points together.
fn sorted(combats: &[&Combat]) -> Vec<Item> {
    let mut items: Vec<Item> = combats.iter().flat_map(|combat| combat.items.iter().copied()).collect();
    items.sort_by_key(|item| (item.reach, item.points, item.need));
    items
}

fn same(left: &Item, right: &Item) -> bool {
    (left.reach, left.points) == (right.reach, right.points)
}

fn groups(combats: &[&Combat]) -> Vec<Group> {
    let items = sorted(combats);
    let chunks = items.chunk_by(same).enumerate();
    let group = |(id, chunk): (usize, &[Item])| Group {
        points: chunk[0].points,
        reach: chunk[0].reach,
        count: chunk.len() as u32,
        id,
    };
    chunks.map(group).collect()
}

/// Gives the units of each group its supply units, the first unit the first.
fn draws(combats: &[&Combat], mut placed: Vec<(usize, usize)>) -> Vec<(usize, usize)> {
    placed.sort_unstable();
    sorted(combats).iter().zip(placed).map(|(item, (_, stock))| (item.need, stock)).collect()
}
