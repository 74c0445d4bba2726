//! Opening hands and the initiative.

use crate::opponent::known_state::KnownState;
use crate::state::Stage;
use crate::state::cards::Hand;
use crate::state::order::Order;

/// Real cards from which the initiative is worth one.
const RICH: u8 = 5;
/// A hand with fewer real cards in ten is thrown away.
const POOR: u8 = 5;

/// Keeps a fair hand, and pays for the initiative with a full one; a dummy makes the bid look dearer.
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
