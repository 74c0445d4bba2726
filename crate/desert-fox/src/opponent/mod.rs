//! A scripted opponent: legal, sensible moves for either player, quickly found.
//!
//! He goes for the next place in supply, attacks where the exact chances pay, keeps his units together where the enemy is
//! near and his supply units behind them. He knows what the enemy's units are, as both players do at the table.

mod overrun;
pub mod rations;
pub mod goals;
pub mod answers;
pub mod assault;
pub mod combat;
pub mod delay;
pub mod distances;
pub mod supply_units;
mod supply_stacks;
pub mod march;
mod movement;
mod reaction;
pub mod player;
pub mod administration;
pub mod situation;
pub mod plan;
pub mod evaluation;
pub mod style;
mod searched;
pub mod value;
mod holdings;
mod matching;
pub mod worth;

#[cfg(test)]
mod tests;

use std::sync::Arc;

use hexgrid::Hex;

use crate::game::legal::{Legal, legal};
use crate::model::units::Side;
use crate::opponent::answers::Asked;
use crate::opponent::assault::{opening, threshold};
use crate::opponent::distances::Distances;
use crate::opponent::goals::Goals;
use crate::opponent::plan::{MovementPlan, Step};
use crate::opponent::situation::{Situation, full_strength};
use crate::opponent::style::Style;
use crate::opponent::supply_units::SupplyPaths;
use crate::opponent::worth::Worth;
use crate::record::DesertFox;
use crate::state::counters::UnitId;
use crate::state::order::Order;
use crate::state::{Phase, Segment, State};
use crate::turn::cache::Cache;
use crate::turn::config::GameConfig;
use crate::turn::to_act::to_act;
use referee::{ComputerPlayer, Draw};

/// Where the units of a player stood as his player-turn began.
type Beginning = (u8, Side, Vec<(UnitId, Hex)>);

/// The opponent; he plays either player and remembers nothing but his plan for the phase
/// and what he has found out last.
#[derive(Clone, Debug)]
pub struct Opponent {
    distances: Arc<Distances>,
    style: Style,
    phase: Option<(u8, Side, Phase)>,
    steps: Vec<Step>,
    /// Where his units stood as the player-turn began, until he changes his mind.
    began: Option<Beginning>,
    supply_paths: Option<Arc<SupplyPaths>>,
}

/// The order of the player who decides; none when nothing can be ordered. The draw settles ties alone.
pub fn order(config: &GameConfig, cache: &mut Cache, state: &State, draw: &mut Draw) -> Option<Order> {
    Opponent::new(config, cache).order(config, cache, state, draw)
}

impl Opponent {
    /// An opponent for games of this configuration.
    pub fn new(config: &GameConfig, cache: &Cache) -> Self {
        Self::with_style(config, cache, Style::USUAL)
    }

    /// An opponent who is minded in some way.
    pub fn with_style(config: &GameConfig, cache: &Cache, style: Style) -> Self {
        let distances = Arc::new(Distances::of(config, cache.seen_by(Side::Axis)));
        Self { distances, style, phase: None, steps: Vec::new(), began: None, supply_paths: None }
    }

    /// How he is minded.
    pub const fn style(&self) -> Style {
        self.style
    }

    /// Minded otherwise from now on, without the plan for the phase; the distances stay.
    pub fn set_style(&mut self, style: Style) {
        self.style = style;
        self.phase = None;
        self.began = None;
        self.steps.clear();
    }

    /// The distances by which he reckons.
    pub fn distances(&self) -> &Distances {
        &self.distances
    }

    /// The order of the player who decides; none when nothing can be ordered.
    pub fn order(&mut self, config: &GameConfig, cache: &mut Cache, state: &State, draw: &mut Draw) -> Option<Order> {
        cache.sync(state);
        let side = to_act(state);
        match (state.phase, state.segment) {
            (Phase::Over, _) => None,
            (_, Segment::Dice | Segment::WithdrawalDie) => Some(Order::Roll),
            (phase, Segment::Main) if phase.is_movement() => self.movement(config, cache, state, draw),
            (phase, Segment::Main) if phase.is_reaction() => Some(self.reaction(config, cache, state, side, draw)),
            _ => self.decide(config, cache, state, side, draw),
        }
    }

    /// The goals of a player in a state.
    fn goals(&self, cache: &Cache, state: &State, side: Side) -> Goals {
        let situation = Situation::of(cache, state, &self.distances, side);
        Goals::of(&situation, state, &self.distances, &self.style)
    }

    /// Everything but movement and reaction.
    fn decide(
        &mut self,
        config: &GameConfig,
        cache: &mut Cache,
        state: &State,
        side: Side,
        draw: &mut Draw,
    ) -> Option<Order> {
        let found = {
            let legal = owned(legal(config, cache, state), config);
            match (state.phase, state.segment) {
                (_, Segment::Overrun | Segment::Combat) => {
                    Asked { cache, state, distances: &self.distances, side, careful: self.style.leaves }
                        .answer(&legal.orders)
                }
                (_, Segment::AttackerSupply | Segment::DefenderSupply) => combat::supply(state, &legal),
                (_, Segment::Resolution) => legal.orders.first().cloned(),
                (_, Segment::Overstacked) => weakest(&legal),
                (Phase::Reinforcement, Segment::Withdrawal) => administration::withdraw(state, &legal),
                (Phase::Reinforcement, Segment::Conversion) => administration::convert(state, &legal),
                (Phase::Reinforcement, _) => administration::place(
                    &legal,
                    &self.distances,
                    self.goals(cache, state, side).main,
                    config.board.tobruk(),
                ),
                (Phase::AirAllocation, _) => {
                    administration::air(state, config.scenario.month(state.turn), &legal, self.style.raids)
                }
                (Phase::Refit, _) => {
                    let mut plan = MovementPlan::at_rest(cache, state, (&self.distances, self.style), side);
                    administration::refit(&mut plan, &legal, &mut self.supply_paths)
                }
                _ => {
                    let least = threshold(self.goals(cache, state, side).stance, &self.style)
                        - opening(&self.distances, state, side, &self.style);
                    let worth = Worth::in_time(config, state);
                    combat::attack(cache, state, &legal.attacks, (least, &worth), self.style.leaves)
                }
            }
            .or_else(|| legal.orders.contains(&Order::Done).then_some(Order::Done))
        };
        found.or_else(|| player::order(config, cache, state, draw))
    }
}

impl ComputerPlayer<DesertFox> for Opponent {
    fn advice(&mut self, rules: &mut DesertFox, state: &State, draw: &mut Draw) -> Option<Order> {
        let DesertFox { config, cache } = rules;
        self.order(config, cache, state, draw)
    }
}

/// The list without what it borrows of the cache.
fn owned<'a>(legal: Legal<'_>, config: &'a GameConfig) -> Legal<'a> {
    let Legal { by, orders, attacks, carries, withdrawals, invasions, .. } = legal;
    Legal { by, orders, moves: Vec::new(), attacks, carries, withdrawals, invasions, counters: &config.counters }
}

/// The weakest unit of an overstacked hex.
fn weakest(legal: &Legal) -> Option<Order> {
    let strength = |order: &&Order| match order {
        Order::Eliminate { unit } => full_strength(legal.counters, *unit),
        _ => u8::MAX,
    };
    legal.orders.iter().min_by_key(strength).cloned()
}
