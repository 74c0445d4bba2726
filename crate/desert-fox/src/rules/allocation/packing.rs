//! Whether given needs can all be met with a number of supply units expended: each unit draws from one.

use super::bound::{Group, NOBODY, Room, bound};
use super::needs::{bit, bits, has};

/// What a search may still spend.
#[derive(Clone, Debug)]
pub struct Limit {
    left: u32,
    respected: bool,
}

impl Limit {
    /// So many steps.
    pub fn new(steps: u32) -> Self {
        Self { left: steps, respected: true }
    }

    /// Takes a step; false when none is left.
    pub fn step(&mut self) -> bool {
        let some = self.left > 0;
        self.left = self.left.saturating_sub(1);
        some
    }

    /// Steps left.
    pub fn left(&self) -> u32 {
        self.left
    }

    /// Takes this number of steps at once.
    pub fn take(&mut self, steps: u32) {
        self.left = self.left.saturating_sub(steps);
    }

    /// Records that an answer is not proved.
    pub fn give_up(&mut self) {
        self.respected = false;
    }

    /// Whether every answer is proved.
    pub fn respected(&self) -> bool {
        self.respected
    }
}

/// Answer of a packing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Packing {
    /// Placements of a group's unit at a supply unit.
    Found(Vec<(usize, usize)>),
    /// There is none.
    None,
    /// The steps did not suffice to tell.
    Unknown,
}

/// Packs the groups with at most this number of supply units expended.
pub fn pack(groups: &[Group], rooms: &[Room], budget: u32, steps: &mut Limit) -> Packing {
    let state = State { groups: groups.to_vec(), rooms: rooms.to_vec(), budget };
    let mut placed = Vec::new();
    if state.clone().hurry(&mut placed) {
        return Packing::Found(placed);
    }
    placed.clear();
    let failures = vec![0; groups.iter().map(|group| group.id + 1).max().unwrap_or(0)];
    let mut work = Work { placed, steps, failures };
    match state.solve(&mut work) {
        Some(true) => Packing::Found(work.placed),
        Some(false) => Packing::None,
        None => Packing::Unknown,
    }
}

#[derive(Clone, Debug)]
struct State {
    groups: Vec<Group>,
    rooms: Vec<Room>,
    budget: u32,
}

/// What a search has placed, may still spend and has learned.
struct Work<'a> {
    /// Units of groups at supply units.
    placed: Vec<(usize, usize)>,
    /// Steps left.
    steps: &'a mut Limit,
    /// How often each group found no place where it was tried.
    failures: Vec<u32>,
}

impl State {
    /// Takes the first choice always; false if that fails.
    fn hurry(mut self, placed: &mut Vec<(usize, usize)>) -> bool {
        while self.settle(placed) {
            if self.groups.is_empty() {
                return true;
            }
            let at = self.hardest(&[]);
            self.place(at, self.best_stock(at), placed);
        }
        false
    }

    /// Whether it can be; none if the steps ran out.
    fn solve(mut self, work: &mut Work) -> Option<bool> {
        loop {
            if !work.steps.step() {
                return None;
            }
            if !self.settle(&mut work.placed) {
                return Some(false);
            }
            if self.groups.is_empty() {
                return Some(true);
            }
            let fewest = bound(&self.groups, &self.rooms, NOBODY).filter(|fewest| fewest.count <= self.budget);
            let Some(fewest) = fewest else { return Some(false) };
            let mark = work.placed.len();
            let mut branch = self.clone();
            let mut tried = None;
            if fewest.among != 0 {
                let stock = self.most_useful(fewest.among);
                branch.expend(stock);
                for twin in bits(self.twins(fewest.among, stock)) {
                    self.rooms[twin].full = self.rooms[twin].free;
                }
            } else {
                let at = self.hardest(&work.failures);
                let stock = self.best_stock(at);
                branch.place(at, stock, &mut work.placed);
                tried = Some(self.groups[at].id);
                self.groups[at].reach &= !self.twins(self.groups[at].reach, stock);
            }
            match branch.solve(work) {
                Some(false) => {
                    work.placed.truncate(mark);
                    if let Some(id) = tried {
                        work.failures[id] += 1;
                    }
                }
                answer => return answer,
            }
        }
    }

    /// Draws all conclusions that can be drawn; false if a unit is left without a supply unit.
    fn settle(&mut self, placed: &mut Vec<(usize, usize)>) -> bool {
        loop {
            let mut wanted = [0; super::MOST];
            for group in &mut self.groups {
                for stock in bits(group.reach) {
                    let room = self.rooms[stock];
                    if group.points > if self.budget > 0 { room.full } else { room.free } {
                        group.reach &= !bit(stock);
                    } else {
                        wanted[stock] += group.wanted();
                    }
                }
            }
            if self.groups.iter().any(|group| group.reach == 0) {
                return false;
            }
            let ample = (0..self.rooms.len()).filter(|&stock| wanted[stock] <= self.rooms[stock].free);
            let ample = ample.fold(0, |mask, stock| mask | bit(stock));
            if !self.place_ample(ample, placed) {
                let Some(at) = self.groups.iter().position(|group| group.reach.is_power_of_two()) else { return true };
                self.place(at, self.groups[at].reach.trailing_zeros() as usize, placed);
            }
        }
    }

    /// Places all units in reach of supply units that have enough free for all that might draw from them.
    fn place_ample(&mut self, ample: u64, placed: &mut Vec<(usize, usize)>) -> bool {
        let before = placed.len();
        for group in self.groups.iter().filter(|group| group.reach & ample != 0) {
            let stock = (group.reach & ample).trailing_zeros() as usize;
            placed.extend((0..group.count).map(|_| (group.id, stock)));
            self.rooms[stock].free -= group.wanted();
            self.rooms[stock].full -= group.wanted();
        }
        self.groups.retain(|group| group.reach & ample == 0);
        placed.len() > before
    }

    /// Puts one unit of a group at a supply unit, which is expended if that exceeds what it has free.
    fn place(&mut self, at: usize, stock: usize, placed: &mut Vec<(usize, usize)>) {
        let group = &mut self.groups[at];
        let room = &mut self.rooms[stock];
        placed.push((group.id, stock));
        room.full = room.full.saturating_sub(group.points);
        let enough = group.points <= room.free;
        room.free = room.free.saturating_sub(group.points);
        group.count -= 1;
        if group.count == 0 {
            self.groups.remove(at);
        }
        if !enough {
            self.expend(stock);
        }
    }

    /// Lets a supply unit give all it has.
    fn expend(&mut self, stock: usize) {
        self.rooms[stock].free = self.rooms[stock].full;
        self.budget = self.budget.saturating_sub(1);
    }

    /// The supply unit that, expended, gives the most beyond what it has free to units that can use it.
    fn most_useful(&self, among: u64) -> usize {
        let key = |&stock: &usize| {
            let near = self.groups.iter().filter(|group| has(group.reach, stock));
            let wanted: u32 = near.map(Group::wanted).sum();
            (std::cmp::Reverse(wanted.min(self.rooms[stock].full)), stock)
        };
        bits(among).min_by_key(key).unwrap_or(0)
    }

    /// The group with the fewest supply units to choose from for each failure, of these the one with the most points, the
    /// first of these.
    fn hardest(&self, failures: &[u32]) -> usize {
        let key = |&at: &usize| {
            let group = self.groups[at];
            let failed = failures.get(group.id).copied().unwrap_or(0);
            (group.reach.count_ones() * 5040 / (1 + failed), u32::MAX - group.points, at)
        };
        (0..self.groups.len()).min_by_key(key).unwrap_or(0)
    }

    /// The supply unit to try first: one that has the points free, the least wanted by others, the tightest fit, the first;
    /// of those that would be expended the one that others can use most.
    fn best_stock(&self, at: usize) -> usize {
        let group = self.groups[at];
        let wanted_at = |stock: usize| -> i64 {
            let others = self.groups.iter().filter(|other| has(other.reach, stock));
            others.map(|other| i64::from(other.wanted()) * 60 / i64::from(other.reach.count_ones())).sum()
        };
        let key = |&stock: &usize| {
            let room = self.rooms[stock];
            if group.points <= room.free {
                (0, wanted_at(stock) - i64::from(room.free) * 60, room.free, stock)
            } else {
                (1, -wanted_at(stock).min(i64::from(room.full) * 60), room.full, stock)
            }
        };
        bits(group.reach).min_by_key(key).unwrap_or(0)
    }

    /// Those of some supply units that are no different from one of them.
    fn twins(&self, among: u64, stock: usize) -> u64 {
        let twin = |other: usize| {
            self.rooms[other] == self.rooms[stock]
                && self.groups.iter().all(|group| has(group.reach, other) == has(group.reach, stock))
        };
        bits(among).filter(|&other| twin(other)).fold(0, |mask, other| mask | bit(other))
    }
}
