//! The question of an allocation made small: what is decided at once is decided, the rest falls into parts.

use super::bound::Room;
use super::needs::{MOST, Need, Proposal, Stock, UNLIMITED, bit, bits, has};
use super::search::Plan;

/// Points that stand for no limit: more than any number of units can draw.
const ENDLESS: u32 = 1 << 24;

/// A need of a part: which one, its points, and the supply units that may give them.
#[derive(Clone, Copy, Debug)]
pub struct Item {
    /// Index of the need.
    pub need: usize,
    /// Stacking points.
    pub points: u32,
    /// A bit for each supply unit that may give them.
    pub reach: u64,
}

/// A combat with the needs that are not decided at once.
#[derive(Clone, Debug, Default)]
pub struct Combat {
    /// Number of the combat.
    pub number: usize,
    /// Its needs.
    pub items: Vec<Item>,
}

impl Combat {
    /// Points of all its needs.
    pub fn points(&self) -> u32 {
        self.items.iter().map(|item| item.points).sum()
    }

    fn reach(&self) -> u64 {
        self.items.iter().fold(0, |mask, item| mask | item.reach)
    }
}

/// The question.
pub struct Problem<'a> {
    needs: &'a [Need],
    /// What each supply unit gives.
    pub rooms: Vec<Room>,
    /// Draws decided at once.
    fixed: Vec<Option<u8>>,
    /// The combats that can be supplied.
    combats: Vec<Combat>,
}

impl<'a> Problem<'a> {
    /// Leaves out the combats with a need that no supply unit can meet, and decides the draws that keep no other from drawing.
    pub fn new(needs: &'a [Need], stocks: &[Stock]) -> Self {
        let stocks = &stocks[..stocks.len().min(MOST)];
        let points = |points: u8| if points == UNLIMITED { ENDLESS } else { points.into() };
        let rooms: Vec<Room> =
            stocks.iter().map(|stock| Room { free: points(stock.free), full: points(stock.most()) }).collect();
        let mut combats: Vec<Combat> = Vec::new();
        let mut hopeless = 0;
        for (at, need) in needs.iter().enumerate().filter(|(_, need)| usize::from(need.combat) < MOST) {
            let number = need.combat.into();
            let item = Item { need: at, points: need.points.into(), reach: given(need, &rooms) };
            if item.reach == 0 {
                hopeless |= bit(number);
            }
            match combats.iter_mut().find(|combat| combat.number == number) {
                Some(combat) => combat.items.push(item),
                None => combats.push(Combat { number, items: vec![item] }),
            }
        }
        combats.retain(|combat| !has(hopeless, combat.number));
        let mut problem = Self { needs, rooms, fixed: vec![None; needs.len()], combats };
        while problem.settle() {}
        problem
    }

    /// Decides what draws nothing, and the draws from a supply unit that has enough free for all that might draw from it.
    fn settle(&mut self) -> bool {
        let mut wanted = vec![0; self.rooms.len()];
        let items = || self.combats.iter().flat_map(|combat| &combat.items);
        for item in items() {
            bits(item.reach).for_each(|stock| wanted[stock] += item.points);
        }
        let ample = (0..wanted.len()).filter(|&stock| wanted[stock] <= self.rooms[stock].free);
        let ample = ample.fold(0, |mask, stock| mask | bit(stock));
        let choice = |item: &Item| if item.points == 0 { item.reach } else { item.reach & ample };
        let mut settled = false;
        for item in items().filter(|item| choice(item) != 0) {
            let stock = choice(item).trailing_zeros();
            self.fixed[item.need] = Some(stock as u8);
            let room = &mut self.rooms[stock as usize];
            room.free = room.free.saturating_sub(item.points);
            room.full = room.full.saturating_sub(item.points);
            settled = true;
        }
        for combat in &mut self.combats {
            combat.items.retain(|item| choice(item) == 0);
        }
        settled
    }

    /// The combats that share no supply unit with those of another part.
    pub fn parts(&self) -> Vec<Vec<Combat>> {
        let mut parts: Vec<(u64, Vec<Combat>)> = Vec::new();
        for combat in self.combats.iter().filter(|combat| !combat.items.is_empty()) {
            let mut joined = (combat.reach(), vec![combat.clone()]);
            for part in parts.extract_if(.., |part| part.0 & combat.reach() != 0) {
                joined.0 |= part.0;
                joined.1.extend(part.1);
            }
            parts.push(joined);
        }
        parts.into_iter().map(|part| part.1).collect()
    }

    /// The draws of a plan with those decided at once.
    pub fn proposal(&self, plan: &Plan, exact: bool) -> Proposal {
        let settled = self.combats.iter().filter(|combat| combat.items.is_empty());
        let supplied = settled.fold(plan.supplied, |mask, combat| mask | bit(combat.number));
        let mut draws = self.fixed.clone();
        for &(need, stock) in &plan.draws {
            draws[need] = Some(stock as u8);
        }
        for (draw, need) in draws.iter_mut().zip(self.needs) {
            if !has(supplied, need.combat.into()) {
                *draw = None;
            }
        }
        Proposal { expended: plan.expended, supplied, draws, exact }
    }
}

/// The supply units that can give a need its points.
fn given(need: &Need, rooms: &[Room]) -> u64 {
    let near = bits(need.reach).filter(|&stock| rooms.get(stock).is_some_and(|room| room.full >= need.points.into()));
    near.fold(0, |mask, stock| mask | bit(stock))
}
