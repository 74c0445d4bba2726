//! Everything that may be ordered now.
//!
//! What is listed is accepted, and what is accepted is listed: as it is among the orders, or by parts, as [`PARTS`] says:
//! a unit with the hexes that it can reach, a hex with the units that can attack it. A hex tells which others could not be
//! attacked any more once it is attacked by itself; where one unit is next to several hexes that must be attacked, its
//! attack on all of them is listed as an order.

mod field;
mod lists;
mod parts;

pub use lists::{dump_destructions, is_idle};
pub use parts::PARTS;

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
