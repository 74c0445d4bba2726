//! Opening hands, initiative and Buildups.

use referee::Draw;

use crate::opponent::known_state::KnownState;
use crate::opponent::worth;
use crate::state::Stage;
use crate::state::buildup::BuildupOrder;
use crate::state::cards::Hand;
use crate::state::order::Order;

/// Real cards from which the initiative is worth one.
const RICH: u8 = 5;
/// A hand with fewer real cards in ten is thrown away.
const POOR: u8 = 5;
/// Points from which a card is bought.
const SPARE: u16 = 24;

/// Keeps a fair hand, and pays for the initiative with a full one.
pub fn cards(known: &KnownState, orders: &[Order]) -> Option<Order> {
    let hand = known.state.cards.as_ref().map(|cards| cards.hand(known.side)).unwrap_or_default();
    if matches!(known.state.stage, Stage::Hands(_)) {
        let keep = u16::from(hand.real) * 10 >= u16::from(hand.size()) * u16::from(POOR);
        let order = Order::OpeningHand { keep };
        return orders.contains(&order).then_some(order);
    }
    let bid = Hand { real: u8::from(hand.real >= RICH), dummies: hand.dummies.min(1) };
    let order = Order::Bid { cards: bid };
    let none = Order::Bid { cards: Hand::default() };
    [order, none].into_iter().find(|order| orders.contains(order))
}

/// Throws most dummies away, takes what is free, rebuilds the strongest units, buys a card, and brings units forward.
pub fn buildup(known: &KnownState, orders: &[Order], draw: &mut Draw) -> Option<Order> {
    let Stage::Buildup(buildup) = &known.state.stage else { return None };
    let acts: Vec<&BuildupOrder> =
        orders.iter().filter_map(|order| if let Order::Buildup(act) = order { Some(act) } else { None }).collect();
    let points = known.state.points[buildup.side.index()];
    let chosen = discard(known, &acts, draw)
        .or_else(|| acts.iter().find(|act| matches!(act, BuildupOrder::Malta)).copied().cloned())
        .or_else(|| step(known, &acts))
        .or_else(|| acts.iter().find(|act| matches!(act, BuildupOrder::Card) && points >= SPARE).copied().cloned())
        .or_else(|| forward(known, &acts));
    Some(Order::Buildup(chosen.unwrap_or(BuildupOrder::Done)))
}

/// Throws away all dummies but one or two that stay for a bluff.
fn discard(known: &KnownState, acts: &[&BuildupOrder], draw: &mut Draw) -> Option<BuildupOrder> {
    let held = known.state.cards.as_ref()?.hand(known.side).dummies;
    let bluffs = if draw.chance(50) { 1 } else { 2 };
    let order = BuildupOrder::Discard { dummies: held.checked_sub(bluffs).filter(|&dummies| dummies > 0)? };
    acts.contains(&&order).then_some(order)
}

/// The step of the weakest unit, the best ones first.
fn step(known: &KnownState, acts: &[&BuildupOrder]) -> Option<BuildupOrder> {
    let units = acts.iter().filter_map(|act| match act {
        BuildupOrder::Step { unit } => {
            let (block, steps) = (known.state.position.block(*unit), known.state.position.unit(*unit).steps);
            Some(((block.elite, block.steps - steps, *unit), *act))
        }
        _ => None,
    });
    units.max_by_key(|(rank, _)| *rank).map(|(_, act)| act.clone())
}

/// The redeployment that brings a unit farthest forward.
fn forward(known: &KnownState, acts: &[&BuildupOrder]) -> Option<BuildupOrder> {
    let objective = worth::objective(known);
    let gains = acts.iter().filter_map(|act| {
        let (unit, end) = match act {
            BuildupOrder::Road { unit, path } => (*unit, known.end(*unit, path)?),
            BuildupOrder::Sea { unit, to } => (*unit, *to),
            _ => return None,
        };
        let stay = worth::of_hex(known, unit, known.state.position.hex(unit)?, objective);
        Some((worth::of_hex(known, unit, end, objective) - stay, *act))
    });
    gains.max_by_key(|(gain, _)| *gain).filter(|(gain, _)| *gain > 8).map(|(_, act)| act.clone())
}
