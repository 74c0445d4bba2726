//! The script as the shared record asks it.

use referee::{ComputerPlayer, Draw};

use crate::opponent::order;
use crate::record::Rommel;
use crate::state::State;
use crate::state::order::Order;

/// The scripted opponent. It plays for the side that is to act, and keeps no state between two orders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Script;

impl ComputerPlayer<Rommel> for Script {
    fn advice(&mut self, rules: &mut Rommel, state: &State, draw: &mut Draw) -> Option<Order> {
        order(rules.edition(), state, draw)
    }
}
