//! Standing orders at random.

use referee::Draw;

use crate::model::units::Side;
use crate::state::standing::{MOST_ODDS, Standing, StandingBid, StandingFire, StandingRefusal, StandingWithdrawal};

/// Times in a hundred that a kind is covered.
const COVERED: u32 = 70;

/// Standing orders that a side may give.
pub fn standing(side: Side, draw: &mut Draw) -> Standing {
    let bids = [StandingBid::Nothing, StandingBid::Match];
    let bid = if side == Side::Axis { draw.pick(&bids) } else { StandingBid::Nothing };
    let odds = 1 + draw.below(u32::from(MOST_ODDS)) as u8;
    let refusal = draw.pick(&[StandingRefusal::Never, StandingRefusal::Outnumbered { odds }, StandingRefusal::Always]);
    let withdrawal = draw.pick(&[StandingWithdrawal::Short, StandingWithdrawal::Far]);
    let (fire, engage) = (draw.pick(&StandingFire::ALL), draw.chance(50));
    let mut covered = || draw.chance(COVERED);
    Standing {
        initiative: covered().then_some(bid),
        refuse: covered().then_some(refusal),
        fire: covered().then_some(fire),
        hits: covered(),
        withdraw: covered().then_some(withdrawal),
        engage: covered().then_some(engage),
    }
}

/// The same, other than what the side holds.
pub fn another(held: Standing, side: Side, draw: &mut Draw) -> Standing {
    loop {
        let orders = standing(side, draw);
        if orders != held {
            return orders;
        }
    }
}
