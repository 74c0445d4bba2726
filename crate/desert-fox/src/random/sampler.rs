//! Desert Fox under the conformance suite of `referee`.

use referee::conformance::Sampler;
use referee::{ComputerPlayer, Draw};

use crate::model::units::Side;
use crate::opponent::{Opponent, player};
use crate::random::{strays, trials};
use crate::record::DesertFox;
use crate::state::order::Order;
use crate::state::{Phase, State};
use crate::turn::config::Options;

/// Draws orders at random; the scripted opponent advises. Nothing is hidden in Desert Fox, so that no state has a twin.
#[derive(Clone, Copy, Debug)]
pub struct DesertFoxSampler;

impl Sampler<DesertFox> for DesertFoxSampler {
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

    fn is_listed(&mut self, rules: &mut DesertFox, state: &State, order: &Order) -> bool {
        trials::is_listed(rules, state, order)
    }

    fn advice(&mut self, rules: &mut DesertFox, state: &State) -> Option<Order> {
        Opponent::new(&rules.config, &rules.cache).advice(rules, state, &mut Draw::new(0))
    }

    fn complete(&self, read: &mut Options, played: &Options) {
        read.supply(&played.charts);
    }
}
