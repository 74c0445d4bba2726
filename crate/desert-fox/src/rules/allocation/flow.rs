//! A lower bound for the supply units expended: the points are let flow as if a unit could draw from several.

use super::needs::{bit, bits};

/// Points wanted by units of one reach.
#[derive(Clone, Copy, Debug)]
pub struct Demand {
    /// A bit for each supply unit in range.
    pub reach: u64,
    /// Points wanted together.
    pub amount: u32,
}

/// What a supply unit still gives.
#[derive(Clone, Copy, Debug)]
pub struct Tap {
    /// Points given at no cost.
    pub free: u32,
    /// Points given beyond these if it is expended.
    pub extra: u32,
}

/// What must be expended at least.
#[derive(Clone, Copy, Debug, Default)]
pub struct Fewest {
    /// So many supply units.
    pub count: u32,
    /// One of these is among them, if any is.
    pub among: u64,
}

/// One expended supply unit, in the fractions that the bound adds up.
const WHOLE: u64 = 1 << 40;

/// No fewer supply units than these must be expended to meet the demands; none if expending all does not do.
///
/// Where the free points do not suffice, the demands that lack some and the supply units that they could use, directly or by
/// moving others, form islands. Islands share nothing, so their bounds add up. On each, points beyond the free ones cost the
/// share of the supply unit that they use up, the cheapest first; and demands without a common supply unit expend one each.
pub fn fewest_expended(demands: &[Demand], taps: &[Tap]) -> Option<Fewest> {
    let mut flow = Flow::new(demands, taps);
    let mut short = Vec::new();
    for at in 0..demands.len() {
        if let Some(closed) = flow.fill(at) {
            short.push((at, closed));
        }
    }
    let mut count = 0;
    for island in islands(&short) {
        let (apart, dearest) = (disjoint(&short, island), flow.open_extras(&short, island, taps)?);
        count += apart.max(dearest);
    }
    let useful = |&(_, closed): &(usize, u64)| {
        bits(closed).filter(|&stock| taps[stock].extra > 0).fold(0, |mask, stock| mask | bit(stock))
    };
    Some(Fewest { count, among: short.iter().map(useful).min_by_key(|set| set.count_ones()).unwrap_or(0) })
}

/// Joins the sets that overlap.
fn islands(short: &[(usize, u64)]) -> Vec<u64> {
    let mut islands: Vec<u64> = Vec::new();
    for &(_, closed) in short {
        let joined = islands.iter().filter(|&&island| island & closed != 0).fold(closed, |all, island| all | island);
        islands.retain(|island| island & closed == 0);
        islands.push(joined);
    }
    islands
}

/// How many sets of an island have no supply unit in common, taken greedily.
fn disjoint(short: &[(usize, u64)], island: u64) -> u32 {
    let mut sets: Vec<u64> = short.iter().map(|&(_, closed)| closed).filter(|closed| closed & island != 0).collect();
    sets.sort_by_key(|set| set.count_ones());
    let (mut taken, mut count) = (0, 0);
    for set in sets {
        if set & taken == 0 {
            taken |= set;
            count += 1;
        }
    }
    count
}

/// A flow from demands to supply units.
struct Flow<'a> {
    demands: &'a [Demand],
    /// Points still wanted by each demand.
    lack: Vec<u32>,
    /// Points still open at each supply unit.
    open: Vec<u32>,
    /// A bit for each supply unit with open points.
    opened: u64,
    /// Points from each supply unit to each demand, by supply unit.
    sent: Vec<u32>,
    /// For supply units from which no way leads to an open one, a set closed under all ways on from them; else empty.
    closed: [u64; super::MOST],
}

impl<'a> Flow<'a> {
    fn new(demands: &'a [Demand], taps: &[Tap]) -> Self {
        let open: Vec<u32> = taps.iter().map(|tap| tap.free).collect();
        let opened = (0..open.len()).filter(|&stock| open[stock] > 0).fold(0, |mask, stock| mask | bit(stock));
        let lack = demands.iter().map(|demand| demand.amount).collect();
        Self { demands, lack, open, opened, sent: vec![0; demands.len() * taps.len()], closed: [0; super::MOST] }
    }

    /// Meets a demand; gives the supply units that it could use, all of them closed, if it still lacks points.
    fn fill(&mut self, at: usize) -> Option<u64> {
        while self.lack[at] > 0 {
            let open = self.demands[at].reach & self.opened;
            if open != 0 {
                self.send(&[(at, open.trailing_zeros() as usize)]);
                continue;
            }
            match self.path(at) {
                Ok(path) => self.send(&path),
                Err(closed) => return Some(closed),
            }
        }
        None
    }

    /// Opens the extra points of an island's supply units, the largest first, until nothing lacks; gives their cost.
    fn open_extras(&mut self, short: &[(usize, u64)], island: u64, taps: &[Tap]) -> Option<u32> {
        let mut order: Vec<usize> = bits(island).filter(|&stock| taps[stock].extra > 0).collect();
        order.sort_by_key(|&stock| std::cmp::Reverse(taps[stock].extra));
        let mut lacking: Vec<usize> =
            short.iter().filter(|(_, closed)| closed & island != 0).map(|&(at, _)| at).collect();
        let mut cost = 0;
        for stock in order {
            self.open[stock] = taps[stock].extra;
            self.opened |= bit(stock);
            self.closed = [0; super::MOST];
            lacking.retain(|&at| self.fill(at).is_some());
            cost += u64::from(taps[stock].extra - self.open[stock]) * (WHOLE / u64::from(taps[stock].extra));
            if lacking.is_empty() {
                return Some(cost.div_ceil(WHOLE) as u32);
            }
        }
        None
    }

    /// A way from a demand to an open supply unit: pairs of a demand and the supply unit it draws more from, last first.
    fn path(&mut self, start: usize) -> Result<Vec<(usize, usize)>, u64> {
        let count = self.demands.len();
        let mut found_by = [0_usize; super::MOST];
        let mut freed_at = vec![None; count];
        let mut queue = vec![start];
        let (mut seen, mut beyond, mut next) = (0_u64, 0, 0);
        while let Some(&at) = queue.get(next) {
            next += 1;
            for stock in bits(self.demands[at].reach & !seen) {
                seen |= bit(stock);
                found_by[stock] = at;
                if self.opened & bit(stock) != 0 {
                    return Ok(trace_back(start, stock, &found_by, &freed_at));
                }
                if self.closed[stock] != 0 {
                    beyond |= self.closed[stock];
                    continue;
                }
                for (other, &points) in self.sent[stock * count..][..count].iter().enumerate() {
                    if points > 0 && other != start && freed_at[other].is_none() {
                        freed_at[other] = Some(stock);
                        queue.push(other);
                    }
                }
            }
        }
        bits(seen).for_each(|stock| self.closed[stock] |= seen | beyond);
        Err(seen | beyond)
    }

    /// Sends along a path what fits.
    fn send(&mut self, path: &[(usize, usize)]) {
        let count = self.demands.len();
        let (Some(&(_, end)), Some(&(start, _))) = (path.first(), path.last()) else { return };
        let moved = path.windows(2).map(|pair| self.sent[pair[1].1 * count + pair[0].0]);
        let amount = moved.fold(self.lack[start].min(self.open[end]), u32::min);
        for (step, &(at, stock)) in path.iter().enumerate() {
            self.sent[stock * count + at] += amount;
            if let Some(&(_, left)) = path.get(step + 1) {
                self.sent[left * count + at] -= amount;
            }
        }
        self.lack[start] -= amount;
        self.open[end] -= amount;
        if self.open[end] == 0 {
            self.opened &= !bit(end);
        }
    }
}

fn trace_back(start: usize, end: usize, found_by: &[usize], freed_at: &[Option<usize>]) -> Vec<(usize, usize)> {
    let mut path = vec![(found_by[end], end)];
    let mut at = found_by[end];
    while at != start {
        let Some(stock) = freed_at[at] else { break };
        at = found_by[stock];
        path.push((at, stock));
    }
    path
}
