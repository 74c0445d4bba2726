//! The lower bound for the supply units expended, for units that draw from one supply unit each.

use super::flow::{Demand, Fewest, Tap, fewest_expended};
use super::problem::Combat;

/// Points that a supply unit still gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// Without a further cost.
    pub free: u32,
    /// In all, if it is expended; the same as `free` if it is already.
    pub full: u32,
}

/// Units that want the same points in the same reach.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    /// Stacking points of each.
    pub points: u32,
    /// A bit for each supply unit that may give them.
    pub reach: u64,
    /// How many units.
    pub count: u32,
    /// Number that placements name.
    pub id: usize,
}

impl Group {
    /// Stacking points of all.
    pub fn wanted(&self) -> u32 {
        self.points * self.count
    }
}

/// Units to supply beyond the groups, of which only so much is known.
#[derive(Clone, Copy, Debug)]
pub struct Further<'a> {
    /// Points of the units of each combat that may join.
    pub combats: &'a [Combat],
    /// How many of them do.
    pub count: usize,
}

/// No further combats.
pub const NOBODY: Further = Further { combats: &[], count: 0 };

/// No fewer supply units than these must be expended for the groups and the further combats; none if they never suffice.
///
/// Beside the points themselves it counts units in multiples of each number of points that occurs: a supply unit with three
/// points left has room for one unit of two, not one and a half.
pub fn bound(groups: &[Group], rooms: &[Room], further: Further) -> Option<Fewest> {
    let items = further.combats.iter().flat_map(|combat| &combat.items);
    let sizes = groups.iter().map(|group| group.points).chain(items.map(|item| item.points));
    let mut sizes: Vec<u32> = sizes.collect();
    sizes.push(sizes.iter().fold(0, |all, &size| common_divisor(all, size)));
    sizes.sort_unstable();
    sizes.dedup();
    let mut most = Fewest::default();
    for size in sizes.into_iter().filter(|&size| size > 0) {
        let demands: Vec<Demand> = groups
            .iter()
            .map(|group| Demand { reach: group.reach, amount: group.points / size * group.count })
            .chain(further.demand(size))
            .filter(|demand| demand.amount > 0)
            .collect();
        let tap = |room: &Room| Tap { free: room.free / size, extra: room.full / size - room.free / size };
        let taps: Vec<Tap> = rooms.iter().map(tap).collect();
        let fewest = fewest_expended(&demands, &taps)?;
        if fewest.count > most.count {
            most = fewest;
        }
    }
    Some(most)
}

impl Further<'_> {
    /// What the smallest of the combats want at least, anywhere in reach of any.
    fn demand(self, size: u32) -> Option<Demand> {
        let amount = |combat: &Combat| combat.items.iter().map(|item| item.points / size).sum::<u32>();
        let mut amounts: Vec<u32> = self.combats.iter().map(amount).collect();
        amounts.sort_unstable();
        let items = self.combats.iter().flat_map(|combat| &combat.items);
        let reach = items.fold(0, |mask, item| mask | item.reach);
        (self.count > 0).then(|| Demand { reach, amount: amounts.iter().take(self.count).sum() })
    }
}

fn common_divisor(left: u32, right: u32) -> u32 {
    if right == 0 { left } else { common_divisor(right, left % right) }
}
