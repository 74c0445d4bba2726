//! Everything that may be ordered now.
//!
//! Moves, attacks and transports are listed by unit and hex, not order by order: a unit with the hexes that it can reach, a hex
//! with the units that can attack it. What is listed is accepted, and what is accepted of a single unit is listed. Of the ways to
//! supply combats the best compromises are listed; others are accepted too. Of the supply units for a raid or an
//! invasion the first ones are listed.
//!
//! An attack is built from the hexes listed: any of them together, by units of which each is listed at one of them or
//! more and barred at none, so that each hex has a unit listed at it. Hexes that are not all next to one of the units
//! may lie too far apart (`too-large`). A hex tells which others could not be attacked any more once it is attacked by
//! itself; where one unit is next to several hexes that must be attacked, its attack on all of them is listed as an
//! order. An overrun by some of the units of a listed one is accepted where they are strong enough; every accepted one
//! is part of a listed one.

mod field;
mod lists;

pub use lists::{dump_destructions, is_idle};

use hexgrid::Hex;
use lists::Lists;
use referee::Random;

use crate::model::acts::{Carrier, MoveMode};
use crate::model::units::Side;
use crate::procedure::herkules::Assault;
use crate::procedure::moves::mode;
use crate::state::State;
use crate::state::counters::{Counter, UnitId};
use crate::state::event::Log;
use crate::state::order::Order;
use crate::state::path::{Path, Spot};
use crate::turn::cache::Cache;
use crate::turn::config::GameConfig;
use crate::turn::context::OrderContext;
use crate::turn::to_act::to_act;

/// A unit that can move.
#[derive(Clone, Copy, Debug)]
pub struct MoveOption<'a> {
    /// The unit.
    pub unit: UnitId,
    /// The kind of move.
    pub mode: MoveMode,
    /// The hexes where the move may end, with the half movement points that they cost, by cost.
    pub hexes: &'a [(Hex, u16)],
    /// Those beyond, which a forced march reaches.
    pub forced: &'a [(Hex, u16)],
}

/// A hex that can be attacked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttackOption {
    /// The hex.
    pub hex: Hex,
    /// The units that can attack it and attack nothing yet.
    pub units: Vec<UnitId>,
    /// It must be attacked.
    pub must: bool,
    /// Units beside it that attack nothing yet and may not attack it: none of them takes part in an attack on it and
    /// others.
    pub barred: Vec<UnitId>,
    /// Hexes that must be attacked and that nobody could attack any more if all these units attacked this one alone.
    pub strands: Vec<Hex>,
}

/// Units that can be carried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CarryOption {
    /// The unit.
    pub unit: UnitId,
    /// How.
    pub by: Carrier,
    /// Where to.
    pub hexes: Vec<Hex>,
}

/// A withdrawal that is owed, with the units that can go in its stead together; or a unit that can go for the die.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WithdrawOption {
    /// The scheduled unit.
    pub due: UnitId,
    /// Whether it can go itself.
    pub itself: bool,
    /// The units that can go in its stead, where it cannot.
    pub others: Vec<UnitId>,
}

/// Everything that the player who decides may order.
#[derive(Clone, Debug)]
pub struct Legal<'a> {
    /// Who decides.
    pub by: Side,
    /// Orders listed one by one.
    pub orders: Vec<Order>,
    /// Units that can move.
    pub moves: Vec<MoveOption<'a>>,
    /// Hexes that can be attacked.
    pub attacks: Vec<AttackOption>,
    /// Units that can be carried.
    pub carries: Vec<CarryOption>,
    /// Withdrawals owed.
    pub withdrawals: Vec<WithdrawOption>,
    /// Invasions of Malta; each is listed as an order too.
    pub invasions: Vec<Assault>,
    /// The counters with the values of the game, by number.
    pub counters: &'a [Counter],
}

/// Lists everything that may be ordered in a state.
pub fn legal<'a>(config: &GameConfig, cache: &'a mut Cache, state: &State) -> Legal<'a> {
    cache.sync(state);
    let mut log = Log::muted();
    let mut ctx =
        OrderContext { config, cache: &mut *cache, state: state.clone(), random: Random::given(&[]), log: &mut log };
    let mut lists = Lists::default();
    lists.fill(&mut ctx);
    // The context holds the cache until here.
    drop(ctx);
    let by = to_act(state);
    let Lists { orders, movable_units, attacks, carries, withdrawals, invasions } = lists;
    let cache = &*cache;
    let option = |(unit, mode): (UnitId, MoveMode)| {
        let [hexes, forced] = cache.reach(unit);
        MoveOption { unit, mode, hexes, forced }
    };
    let moves = movable_units.into_iter().map(option).collect();
    Legal { by, orders, moves, attacks, carries, withdrawals, invasions, counters: &cache.counters }
}

/// The first overrun that [`legal`] would list; none outside of a movement phase. Nothing else is listed for it.
pub fn first_overrun(config: &GameConfig, cache: &mut Cache, state: &State) -> Option<Order> {
    let mode = mode(state.phase).filter(|_| state.phase.is_movement())?;
    cache.sync(state);
    let mut log = Log::muted();
    let mut ctx = OrderContext { config, cache, state: state.clone(), random: Random::given(&[]), log: &mut log };
    let mut lists = Lists::default();
    lists.overruns(&mut ctx, mode, true);
    lists.orders.into_iter().next()
}

/// Every overrun that [`legal`] would list; none outside of a movement phase.
pub fn overruns(config: &GameConfig, cache: &mut Cache, state: &State) -> Vec<Order> {
    let Some(mode) = mode(state.phase).filter(|_| state.phase.is_movement()) else { return Vec::new() };
    cache.sync(state);
    let mut log = Log::muted();
    let mut ctx = OrderContext { config, cache, state: state.clone(), random: Random::given(&[]), log: &mut log };
    let mut lists = Lists::default();
    lists.overruns(&mut ctx, mode, false);
    lists.orders
}

/// Whether these units can overrun a hex together.
pub fn can_overrun(config: &GameConfig, cache: &mut Cache, state: &State, units: &[UnitId], hex: Hex) -> bool {
    cache.sync(state);
    let mut log = Log::muted();
    let mut ctx = OrderContext { config, cache, state: state.clone(), random: Random::given(&[]), log: &mut log };
    field::can_overrun_alone(&mut ctx, units, hex).is_ok()
}

/// The attacks that [`legal`] would list if the units stood in the next combat phase as they stand now.
pub fn coming_attacks(config: &GameConfig, cache: &mut Cache, state: &State) -> Vec<AttackOption> {
    cache.sync(state);
    let mut log = Log::muted();
    let mut ctx = OrderContext { config, cache, state: state.clone(), random: Random::given(&[]), log: &mut log };
    ctx.state.combats.clear();
    field::attacks(&ctx)
}

impl Legal<'_> {
    /// Whether an order of a kind that lists hold is listed; an order of several units is where each of them is.
    pub fn lists(&self, order: &Order, hex_of: impl Fn(UnitId) -> Option<Hex>) -> bool {
        let is_listed = |unit: &UnitId, path: &Path, forced: bool| {
            let option = self.moves.iter().find(|option| option.unit == *unit);
            let end = hex_of(*unit).and_then(|start| path.hexes(start)).and_then(|hexes| hexes.last().copied());
            option.zip(end).is_some_and(|(option, end)| {
                option.hexes.iter().chain(if forced { option.forced } else { &[] }).any(|(hex, _)| *hex == end)
            })
        };
        match order {
            Order::Move { units, path } => units.iter().all(|unit| is_listed(unit, path, false)),
            Order::ForcedMarch { units, path } => units.iter().all(|unit| is_listed(unit, path, true)),
            Order::React { unit, path } => is_listed(unit, path, false),
            Order::Attack { units, hexes } => {
                let at = |hex: &Spot| self.attacks.iter().find(|option| option.hex == hex.0);
                let attacks = |unit: &UnitId, hex: &Spot| at(hex).is_some_and(|option| option.units.contains(unit));
                let barred = |unit: &UnitId, hex: &Spot| at(hex).is_some_and(|option| option.barred.contains(unit));
                units.iter().all(|unit| hexes.iter().any(|hex| attacks(unit, hex)))
                    && hexes.iter().all(|hex| units.iter().any(|unit| attacks(unit, hex)))
                    && !units.iter().any(|unit| hexes.iter().any(|hex| barred(unit, hex)))
            }
            Order::Transport { units, by, hex } => {
                let can = |unit: &UnitId| {
                    self.carries
                        .iter()
                        .any(|option| option.unit == *unit && option.by == *by && option.hexes.contains(&hex.0))
                };
                units.iter().all(can)
            }
            Order::Withdraw { due, units } => self.withdrawals.iter().any(|option| {
                option.due == *due
                    && if option.itself {
                        units == &[*due]
                    } else {
                        units.iter().all(|unit| option.others.contains(unit))
                    }
            }),
            Order::Overrun { units, hex } => self.orders.iter().any(|listed| match listed {
                Order::Overrun { units: able, hex: there } => {
                    there == hex && (able == units || units.len() > 1 && units.iter().all(|unit| able.contains(unit)))
                }
                _ => false,
            }),
            Order::Supply { .. } => self.orders.iter().any(|listed| matches!(listed, Order::Supply { .. })),
            Order::Raid { .. } => self.orders.iter().any(|listed| matches!(listed, Order::Raid { .. })),
            Order::Invade { units, points, .. } => self.invasions.iter().any(|assault| assault.is(units, *points)),
            order => self.orders.contains(order),
        }
    }
}
