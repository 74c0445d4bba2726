//! The check of an allocation.

use super::needs::{Need, Stock, UNLIMITED, bit, has};

/// What is wrong with an allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A draw for a need that does not exist.
    UnknownNeed {
        /// Index of the draw.
        need: u16,
    },
    /// A draw from a supply unit that does not exist.
    UnknownStock {
        /// Index of the need.
        need: u16,
        /// The number given.
        stock: u8,
    },
    /// A unit draws from a supply unit in whose range it does not lie.
    OutOfReach {
        /// Index of the need.
        need: u16,
        /// Index of the supply unit.
        stock: u8,
    },
    /// A unit draws from none though others of its combat draw; a player who supplies part of a combat accepts it.
    Unsupplied {
        /// Index of the need.
        need: u16,
    },
    /// More is drawn from a supply unit than it gives even if it is expended.
    Overdrawn {
        /// Index of the supply unit.
        stock: u8,
        /// Stacking points drawn.
        drawn: u16,
        /// Stacking points that it gives at most.
        most: u8,
    },
}

/// What an allocation comes to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Allocation {
    /// What is wrong with it: first what concerns needs, then supply units, each in their order.
    pub faults: Vec<Fault>,
    /// A bit for each supply unit that it expends.
    pub expended: u64,
    /// A bit for each combat all of whose needs draw within reach, and from no supply unit that is overdrawn.
    pub supplied: u64,
    /// Stacking points drawn from each supply unit, out of reach or not.
    pub drawn: Vec<u16>,
}

/// Checks an allocation: the supply unit that each need draws from, none where one draws nothing or the list ends early.
///
/// Cases: 7.3, 7.15 · Rulings: R133
pub fn check(needs: &[Need], stocks: &[Stock], draws: &[Option<u8>]) -> Allocation {
    let given = || needs.iter().zip(draws.iter().copied().chain(std::iter::repeat(None)));
    let mut faults = need_faults(needs, stocks.len(), draws);
    let mut sums = vec![0_u16; stocks.len()];
    for (need, draw) in given() {
        if let Some(sum) = draw.and_then(|stock| sums.get_mut(usize::from(stock))) {
            *sum = sum.saturating_add(need.points.into());
        }
    }
    let (mut expended, mut overdrawn) = (0, 0);
    for (at, (stock, &sum)) in stocks.iter().zip(&sums).enumerate() {
        let most = stock.most();
        if most != UNLIMITED && sum > most.into() {
            overdrawn |= bit(at);
            faults.push(Fault::Overdrawn { stock: at as u8, drawn: sum, most });
        }
        if stock.free < most && sum > stock.free.into() {
            expended |= bit(at);
        }
    }
    let sound = |need: &Need, stock: u8| {
        usize::from(stock) < stocks.len() && has(need.reach, stock.into()) && !has(overdrawn, stock.into())
    };
    let (mut fought, mut failed) = (0, 0);
    for (need, draw) in given() {
        fought |= bit(need.combat.into());
        if !draw.is_some_and(|stock| sound(need, stock)) {
            failed |= bit(need.combat.into());
        }
    }
    Allocation { faults, expended, supplied: fought & !failed, drawn: sums }
}

fn need_faults(needs: &[Need], stocks: usize, draws: &[Option<u8>]) -> Vec<Fault> {
    let drawing = |combat: u8| needs.iter().zip(draws).any(|(need, draw)| need.combat == combat && draw.is_some());
    let fault = |at: usize| {
        let draw = draws.get(at).copied().flatten();
        let number = at as u16;
        match (needs.get(at), draw) {
            (Some(need), None) => drawing(need.combat).then_some(Fault::Unsupplied { need: number }),
            (None, draw) => draw.map(|_| Fault::UnknownNeed { need: number }),
            (_, Some(stock)) if usize::from(stock) >= stocks => Some(Fault::UnknownStock { need: number, stock }),
            (Some(need), Some(stock)) => {
                (!has(need.reach, stock.into())).then_some(Fault::OutOfReach { need: number, stock })
            }
        }
    };
    (0..needs.len().max(draws.len())).filter_map(fault).collect()
}

impl Stock {
    /// Stacking points that it gives at most.
    pub fn most(self) -> u8 {
        self.free.max(self.expended)
    }
}
