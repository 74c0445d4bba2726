//! Desert Fox under the conformance suite of `referee`.

use referee::conformance::{Kind, Sampler, Violation};
use referee::viewer::Given;
use referee::{ComputerPlayer, Draw, Listed};

use crate::model::units::Side;
use crate::opponent::{Opponent, player};
use crate::random::{strays, trials};
use crate::record::{DesertFox, Game};
use crate::state::order::Order;
use crate::state::{Phase, State, flag};
use crate::turn::config::Options;

/// Draws orders at random; the scripted opponent advises. Nothing is hidden in Desert Fox, so that no state has a twin.
#[derive(Clone, Copy, Debug)]
pub struct DesertFoxSampler;

impl Sampler<DesertFox> for DesertFoxSampler {
    const STRAY: u32 = 30;

    fn sides(&self) -> Vec<Side> {
        vec![Side::Axis, Side::Commonwealth]
    }

    fn is_over(&self, state: &State) -> bool {
        state.phase == Phase::Over
    }

    fn legal_order(&mut self, rules: &mut DesertFox, state: &State, draw: &mut Draw) -> Option<Order> {
        player::order(&rules.config, &mut rules.cache, state, draw)
    }

    fn stray_order(&mut self, rules: &mut DesertFox, state: &State, draw: &mut Draw) -> Order {
        strays::stray(rules, state, draw)
    }

    fn listed_orders(&mut self, rules: &mut DesertFox, state: &State, most: u32, draw: &mut Draw) -> Vec<Order> {
        (0..most).filter_map(|_| trials::listed_order(rules, state, draw)).collect()
    }

    fn listed(&mut self, rules: &mut DesertFox, state: &State, order: &Order) -> Listed {
        trials::listed(rules, state, order)
    }

    fn kinds(&self, state: &State, order: &Order) -> Vec<Kind> {
        trials::kinds(state, order)
    }

    fn events(&self, given: Given<'_, DesertFox>, after: &State) -> Vec<Kind> {
        let captured = |state: &State| state.units.iter().filter(|unit| unit.is(flag::CAPTURED)).count();
        vec!["captures"; captured(after).saturating_sub(captured(given.before))]
    }

    fn try_further(&mut self, game: &Game, order: &Order, draw: &mut Draw) -> Result<(), Violation> {
        if trials::decides(order) { trials::follow(game.clone(), order, draw) } else { Ok(()) }
    }

    fn advice(&mut self, rules: &mut DesertFox, state: &State) -> Option<Order> {
        Opponent::new(&rules.config, &rules.cache).advice(rules, state, &mut Draw::new(0))
    }

    fn complete(&self, read: &mut Options, played: &Options) {
        read.supply(&played.charts);
    }
}
