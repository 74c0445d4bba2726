//! The order that standing orders imply: one for each decision that they cover, by a rule that leaves no choice. It
//! depends on nothing that is hidden from their player.

use std::cmp::Reverse;

use hexgrid::Hex;

use crate::data::edition::Edition;
use crate::model::finding::Findings;
use crate::model::units::{Side, UnitClass, UnitId};
use crate::procedure::{assigning, leaving, refusals};
use crate::rules::battle::{check_target, unfired};
use crate::rules::supply::{Distances, SupplyGround, UNLINKED};
use crate::rules::withdrawal::Retirement;
use crate::state::cards::Hand;
use crate::state::order::Order;
use crate::state::standing::{Standing, StandingBid, StandingFire, StandingRefusal, StandingWithdrawal};
use crate::state::turn::{Leaving, Phase};
use crate::state::{Stage, State};
use crate::turn::to_act::to_act;

/// The order that standing orders imply for a player who decides in the enemy's turn or about the initiative; none
/// where they do not cover the decision. It is one of the legal orders.
///
/// Cases: 4.5 · Rulings: D122, D123
pub fn implied_order(edition: Edition, state: &State) -> Option<Order> {
    let by = to_act(state);
    let standing = state.standing[by.index()];
    if standing.is_empty() {
        return None;
    }
    match state.stage {
        Stage::Initiative { challenge } => bid(state, standing.initiative?, by, challenge),
        Stage::Turns if by != state.turn.side => in_enemy_turn(edition, state, standing),
        _ => None,
    }
}

/// The parts of a turn come in the order in which they interrupt each other.
fn in_enemy_turn(edition: Edition, state: &State, standing: Standing) -> Option<Order> {
    if state.pending.is_some() {
        return hit(state, standing);
    }
    if let Some(leaving) = &state.leaving {
        return withdraw(edition, state, leaving, standing.withdraw?);
    }
    if state.battle.is_some() {
        return fire(edition, state, standing.fire?);
    }
    if state.rearguard.is_some() {
        return engage(standing);
    }
    (state.turn.phase == Phase::Refusals).then(|| refuse(edition, state, standing)).flatten()
}

/// Whether a rearguard is engaged.
///
/// Cases: 4.5 · Rulings: D129
fn engage(standing: Standing) -> Option<Order> {
    standing.engage.map(|engage| Order::Engage { engage })
}

/// The cards for the initiative.
///
/// Cases: 4.4 · Rulings: D124
fn bid(state: &State, standing: StandingBid, by: Side, challenge: Option<Hand>) -> Option<Order> {
    let real = match (standing, challenge) {
        (StandingBid::Nothing, _) => 0,
        (StandingBid::Match, Some(laid)) => laid.size().min(state.cards.as_ref()?.hand(by).real),
        (StandingBid::Match, None) => return None,
    };
    Some(Order::Bid { cards: Hand { real, dummies: 0 } })
}

/// The first hex of the map in which combat is refused; the end of the refusals, where there is none.
///
/// Cases: 4.5 · Rulings: D125
fn refuse(edition: Edition, state: &State, standing: Standing) -> Option<Order> {
    let count = |side: Side, hex: Hex| state.position.fighting(side, hex).count();
    let is_refused = |hex: &Hex| match standing.refuse {
        None | Some(StandingRefusal::Never) => false,
        Some(StandingRefusal::Always) => true,
        Some(StandingRefusal::Outnumbered { odds }) => {
            let own = count(state.turn.side.enemy(), *hex);
            count(state.turn.side, *hex) >= own * usize::from(odds)
        }
    };
    standing.refuse?;
    let hex = refusals::open(edition, state).into_iter().filter(is_refused).min();
    Some(hex.map_or(Order::Done, |hex| Order::Refuse { hex }))
}

/// The fire of the first unit that has not fired: at the type named, where it may, or else at the one that is hit most
/// easily, then at the first of the fire table.
///
/// Cases: 3.4 · Rulings: D126
fn fire(edition: Edition, state: &State, standing: StandingFire) -> Option<Order> {
    let (battle, position) = (state.battle.as_ref()?, &state.position);
    let unit = unfired(position, battle).into_iter().next()?;
    let may = |target: &UnitClass| check_target(position, battle.hex, unit, *target, &mut Findings::new()).is_ok();
    let hits_from = |target: UnitClass| edition.numbers.hits_from(position.block(unit).class(), target);
    let targets = UnitClass::ALL.into_iter().filter(may);
    let target = targets.min_by_key(|&target| (standing.first() != Some(target), hits_from(target)))?;
    Some(Order::Fire { unit, target })
}

/// The unit that takes a hit: the one with most steps, of equal ones a double-step unit, then the first.
///
/// Cases: 3.4 · Rulings: D127
fn hit(state: &State, standing: Standing) -> Option<Order> {
    let position = &state.position;
    let rank = |unit: &UnitId| (Reverse(position.unit(*unit).steps), !position.block(*unit).elite);
    let unit = assigning::choices(state).into_iter().filter(|_| standing.hits).min_by_key(rank)?;
    Some(Order::Hit { unit })
}

/// The path of the first unit that has still to leave: without a forced march where that can be, then the shortest, or the
/// one that ends nearest to the base along supply lines, then the other of the two, then the first hex of the map.
///
/// Cases: 4.5 · Rulings: D128
fn withdraw(edition: Edition, state: &State, leaving: &Leaving, standing: StandingWithdrawal) -> Option<Order> {
    let unit = leaving::remaining(state).into_iter().next()?;
    let distances = Distances::to_base(&SupplyGround::new(edition, &leaving.before, leaving.side));
    let rank = |end: &Retirement| {
        let (length, distance) = (end.path.len(), usize::from(distances.get(end.hex).unwrap_or(UNLINKED)));
        let by_length = match standing {
            StandingWithdrawal::Short => (length, distance),
            StandingWithdrawal::Far => (distance, length),
        };
        (end.forced_march, by_length, end.hex)
    };
    let end = leaving::choices(edition, state, unit).into_iter().min_by_key(rank)?;
    Some(Order::Move { unit, path: end.path })
}
