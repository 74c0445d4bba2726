//! The script as the shared record and the shared search ask it.

use referee::search::StyledPlayer;
use referee::{ComputerPlayer, Draw};

use crate::opponent::order_in_style;
use crate::opponent::style::Style;
use crate::record::Rommel;
use crate::state::State;
use crate::state::order::Order;

/// The scripted opponent. It plays for the side that is to act, and keeps nothing but its style between two orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Script {
    style: Style,
}

impl Default for Script {
    fn default() -> Self {
        Self { style: Style::PLAIN }
    }
}

impl ComputerPlayer<Rommel> for Script {
    fn advice(&mut self, rules: &mut Rommel, state: &State, draw: &mut Draw) -> Option<Order> {
        order_in_style(rules.edition(), state, self.style, draw)
    }
}

impl StyledPlayer<Rommel> for Script {
    fn adopt(&mut self, style: Style) {
        self.style = style;
    }
}
