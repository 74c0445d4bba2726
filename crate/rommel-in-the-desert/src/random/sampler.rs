//! Rommel in the Desert under the conformance suite of `referee`.

use referee::Draw;
use referee::conformance::Sampler;

use super::{order, standing, trials, twins};
use crate::model::units::Side;
use crate::opponent;
use crate::record::Rommel;
use crate::state::cards::Hand;
use crate::state::order::Order;
use crate::state::{Stage, State};
use crate::turn::to_act::to_act;

/// Draws orders and states at random; the scripted opponent advises.
#[derive(Clone, Copy, Debug)]
pub struct RommelSampler;

impl Sampler<Rommel> for RommelSampler {
    fn sides(&self) -> Vec<Side> {
        Side::BOTH.into()
    }

    fn is_over(&self, state: &State) -> bool {
        state.stage == Stage::Over
    }

    fn legal_order(&mut self, rules: &mut Rommel, state: &State, draw: &mut Draw) -> Option<Order> {
        order(rules.edition(), state, draw)
    }

    fn stray_order(&mut self, _: &mut Rommel, state: &State, draw: &mut Draw) -> Order {
        trials::stray(state, draw)
    }

    fn is_listed(&mut self, rules: &mut Rommel, state: &State, order: &Order) -> bool {
        trials::is_listed(rules.edition(), state, order)
    }

    fn advice(&mut self, rules: &mut Rommel, state: &State) -> Option<Order> {
        opponent::order(rules.edition(), state, &mut Draw::new(0))
    }

    fn twin(&self, state: &State, viewer: Side, draw: &mut Draw) -> Option<State> {
        let edition = crate::data::edition::Edition::shipped();
        Some(twins::twin(edition, state, viewer, draw))
    }

    /// The Allied cards of a challenge are seen by their number alone, standing orders not at all.
    fn twin_order(&self, twin: &State, order: &Order, _: Side, draw: &mut Draw) -> Order {
        match (order, &twin.cards, &twin.stage) {
            (Order::Standing(_), ..) => {
                let by = to_act(twin);
                Order::Standing(standing::another(twin.standing[by.index()], by, draw))
            }
            (Order::Bid { cards }, Some(all), Stage::Initiative { challenge: None }) => {
                let dummies = cards.size().min(all.hand(Side::Allied).dummies);
                Order::Bid { cards: Hand { real: cards.size() - dummies, dummies } }
            }
            _ => order.clone(),
        }
    }
}
