//! Allocation of combat supply over the combats of one combat phase (7.3): proposals, and a check of any other.
//!
//! A unit draws all its points from one supply unit in whose range it lies. A combat is supplied when each of its units
//! draws. A supply unit that gives more than it has free is expended.

mod bound;
mod check;
mod flow;
mod needs;
mod packing;
mod problem;
mod search;
#[cfg(test)]
mod tests;

pub use check::{Allocation, Fault, check};
pub use needs::{MOST, Need, Proposal, Stock, UNLIMITED, charge_together};

use packing::Limit;
use problem::Problem;
use search::Plan;

/// Steps of the search after which the best proposals found so far are taken, for [`propose`].
pub const STEPS: u32 = 20_000;

/// Proposes every best compromise between supply units expended and combats supplied, fewest expended first.
///
/// The first expends none and supplies the most combats that way; each further one supplies more than the one before; the
/// last supplies the most. Needs of zero points draw wherever they reach. Supply units beyond [`MOST`] are not used.
/// `steps` limits the search, see [`STEPS`]; the same question has the same answer always.
///
/// Cases: 7.3, 7.15 · Rulings: R133
pub fn propose(needs: &[Need], stocks: &[Stock], steps: u32) -> Vec<Proposal> {
    let problem = Problem::new(needs, stocks);
    let parts = problem.parts();
    let share = steps / parts.len().max(1) as u32;
    let mut exact = true;
    let mut plans = vec![Plan::default()];
    for part in &parts {
        let mut limit = Limit::new(share);
        let front = search::front(part, &problem.rooms, &mut limit);
        exact &= limit.respected();
        plans = search::join(&plans, &front);
    }
    plans.iter().map(|plan| problem.proposal(plan, exact)).collect()
}
