//! What the suite has to know of Wadi.

use referee::conformance::Sampler;
use referee::{ComputerPlayer, Deck, Draw, Listed, Rules};

use crate::wadi::{Card, Order, Side, State, Table, Wadi};
use crate::wadi_views::orders;

/// Plays Wadi at random.
#[derive(Debug)]
pub struct WadiSampler;

/// A computer player: lays what it has, and turns it up.
pub struct WadiPlayer;

impl ComputerPlayer<Wadi> for WadiPlayer {
    fn advice(&mut self, _: &mut Wadi, state: &State, _: &mut Draw) -> Option<Order> {
        orders(state).first().cloned()
    }
}

impl Sampler<Wadi> for WadiSampler {
    fn sides(&self) -> Vec<Side> {
        Side::BOTH.into()
    }

    fn is_over(&self, state: &State) -> bool {
        state.over
    }

    fn legal_order(&mut self, _: &mut Wadi, state: &State, draw: &mut Draw) -> Option<Order> {
        let orders = orders(state);
        if orders.is_empty() { None } else { Some(orders[draw.below(orders.len() as u32) as usize].clone()) }
    }

    fn stray_order(&mut self, _: &mut Wadi, _: &State, draw: &mut Draw) -> Order {
        match draw.below(6) {
            0 => Order::Draw,
            1 => Order::TurnUp,
            2 => Order::Done,
            _ => Order::Place(draw.pick(&Card::ALL)),
        }
    }

    fn listed(&mut self, _: &mut Wadi, state: &State, order: &Order) -> Listed {
        if orders(state).contains(order) { Listed::Whole } else { Listed::Not }
    }

    fn advice(&mut self, rules: &mut Wadi, state: &State) -> Option<Order> {
        WadiPlayer.advice(rules, state, &mut Draw::new(0))
    }

    /// The cards that the player cannot see are dealt again: those of the other hand, of the other face-down cards, and
    /// of the pile.
    fn twin(&self, state: &State, viewer: Side, draw: &mut Draw) -> Option<State> {
        let mut twin = state.clone();
        let other = viewer.other();
        let Table { hand, laid, .. } = twin.table(other);
        let (held, down) = (hand.len(), laid.len());
        let mut unseen: Vec<u8> = hand.drain(..).chain(laid.drain(..)).map(|card| card as u8).collect();
        unseen.extend(state.deck.pile());
        let mut deal = |cards: usize| -> Vec<Card> {
            let next = |_| unseen.swap_remove(draw.below(unseen.len() as u32) as usize);
            (0..cards).map(next).map(|number| Card::ALL[usize::from(number)]).collect()
        };
        let (mut hand, laid) = (deal(held), deal(down));
        hand.sort_unstable();
        let table = twin.table(other);
        (table.hand, table.laid) = (hand, laid);
        twin.deck = Deck::new(unseen);
        state.deck.discards().iter().for_each(|card| twin.deck.discard(*card));
        debug_assert_eq!(Wadi::player_turn(&twin), Wadi::player_turn(state));
        Some(twin)
    }

    /// A player sees that another one lays a card, but not which.
    fn twin_order(&self, [_, twin]: [&State; 2], order: &Order, _: Side, draw: &mut Draw) -> Order {
        let hand = &twin.tables[twin.phasing.index()].hand;
        match order {
            Order::Place(_) if !hand.is_empty() => Order::Place(draw.pick(hand)),
            other => other.clone(),
        }
    }
}
