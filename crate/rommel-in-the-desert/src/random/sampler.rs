//! Rommel in the Desert under the conformance suite of `referee`.

use referee::conformance::{Kind, Sampler};
use referee::viewer::Given;
use referee::{Draw, Listed};

use super::{kinds, order, standing, strays, twins};
use crate::game::legal::legal;
use crate::game::parts;
use crate::model::units::{Side, UnitId};
use crate::opponent;
use crate::opponent::imagined::Look;
use crate::record::Rommel;
use crate::state::buildup::BuildupOrder;
use crate::state::cards::Hand;
use crate::state::order::Order;
use crate::state::set_up::SetUpOrder;
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

    fn listed_orders(&mut self, rules: &mut Rommel, state: &State, most: u32, draw: &mut Draw) -> Vec<Order> {
        let all = legal(rules.edition(), state);
        let tried = if all.is_empty() { 0 } else { most };
        (0..tried).map(|_| all[draw.below(all.len() as u32) as usize].clone()).collect()
    }

    fn stray_order(&mut self, _: &mut Rommel, state: &State, draw: &mut Draw) -> Order {
        strays::stray(state, draw)
    }

    fn listed(&mut self, rules: &mut Rommel, state: &State, order: &Order) -> Listed {
        parts::listed(rules.edition(), state, order)
    }

    fn kinds(&self, state: &State, order: &Order) -> Vec<Kind> {
        kinds::kinds(state, order)
    }

    fn events(&self, given: Given<'_, Rommel>, after: &State) -> Vec<Kind> {
        kinds::events(given, after)
    }

    fn advice(&mut self, rules: &mut Rommel, state: &State) -> Option<Order> {
        opponent::order(rules.edition(), state, &mut Draw::new(0))
    }

    fn twin(&self, state: &State, viewer: Side, draw: &mut Draw) -> Option<State> {
        let edition = crate::data::edition::Edition::shipped();
        Some(twins::twin(edition, state, viewer, draw))
    }

    /// The Allied cards of a challenge are seen by their number alone, standing orders not at all, and a hidden block
    /// is any of its pile that can do the same.
    fn twin_order(&self, [state, twin]: [&State; 2], order: &Order, viewer: Side, draw: &mut Draw) -> Order {
        match (order, &twin.cards, &twin.stage) {
            (Order::Standing(_), ..) => {
                let by = to_act(twin);
                Order::Standing(standing::another(twin.standing[by.index()], by, draw))
            }
            (Order::Bid { cards }, Some(all), Stage::Initiative { challenge: None }) => {
                let dummies = cards.size().min(all.hand(Side::Allied).dummies);
                Order::Bid { cards: Hand { real: cards.size() - dummies, dummies } }
            }
            _ => of_pile([state, twin], order, viewer),
        }
    }
}

/// The unit of an order about one.
const fn unit_of(order: &mut Order) -> Option<&mut UnitId> {
    match order {
        Order::Move { unit, .. }
        | Order::ForceMarch { unit, .. }
        | Order::RollMarch { unit }
        | Order::Fire { unit, .. }
        | Order::Hit { unit }
        | Order::SetUp(SetUpOrder::Place { unit, .. })
        | Order::Buildup(
            BuildupOrder::Step { unit }
            | BuildupOrder::Road { unit, .. }
            | BuildupOrder::Sea { unit, .. }
            | BuildupOrder::Refit { unit },
        ) => Some(unit),
        _ => None,
    }
}

/// An order in a twin about a block that looks like that of the order in the state.
fn of_pile([state, twin]: [&State; 2], order: &Order, viewer: Side) -> Order {
    let edition = crate::data::edition::Edition::shipped();
    let &[unit] = order.units() else { return order.clone() };
    let side = state.position.side(unit);
    if side == viewer || state.revealed.contains(&unit) {
        return order.clone();
    }
    let hidden = UnitId::all().filter(|other| twin.position.side(*other) == side && !twin.revealed.contains(other));
    let look = Look::of(state, unit);
    let mut orders = hidden.filter(|&other| Look::of(twin, other) == look).filter_map(|other| {
        let mut order = order.clone();
        *unit_of(&mut order)? = other;
        Some(order)
    });
    // Where no such block can do it, the order is one that cannot be given, so that there is nothing to compare.
    orders.find(|order| parts::listed(edition, twin, order) != Listed::Not).unwrap_or(Order::Deal)
}
