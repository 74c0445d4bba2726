//! Standing orders in words.

use super::{class, count};
use crate::state::standing::{Standing, StandingBid, StandingRefusal, StandingWithdrawal};

/// Standing orders, each kind in a few words.
pub(super) fn standing(orders: Standing) -> String {
    let Standing { initiative, refuse, fire, hits, withdraw, engage } = orders;
    let fire = fire.map(|fire| match fire.first() {
        None => "fire at what is hit most easily".to_owned(),
        Some(first) => format!("fire at {} first", class(first)),
    });
    let engage = engage.map(|engage| if engage { "rearguards are engaged" } else { "rearguards are left alone" });
    let kinds = [
        initiative.map(|bid| bid_words(bid).to_owned()),
        refuse.map(refusal),
        fire,
        hits.then(|| "hits on units with most steps".to_owned()),
        withdraw.map(|withdraw| path(withdraw).to_owned()),
        engage.map(str::to_owned),
    ];
    let kinds: Vec<String> = kinds.into_iter().flatten().collect();
    if kinds.is_empty() { "no standing orders".to_owned() } else { format!("standing orders: {}", kinds.join(", ")) }
}

const fn bid_words(bid: StandingBid) -> &'static str {
    match bid {
        StandingBid::Nothing => "no cards for the initiative",
        StandingBid::Match => "real cards against a challenge",
    }
}

fn refusal(refuse: StandingRefusal) -> String {
    match refuse {
        StandingRefusal::Never => "combat is never refused".to_owned(),
        StandingRefusal::Outnumbered { odds } => {
            format!("combat is refused against {} to each own one", count(i32::from(odds), "block"))
        }
        StandingRefusal::Always => "combat is refused everywhere".to_owned(),
    }
}

const fn path(withdraw: StandingWithdrawal) -> &'static str {
    match withdraw {
        StandingWithdrawal::Short => "withdrawals as short as possible",
        StandingWithdrawal::Far => "withdrawals as far as possible",
    }
}
