//! Supply units: a chain of dumps from the nearest source to the foremost stack, the rest with the troops.

use std::sync::Arc;

use hexgrid::{Hex, HexSet, Reach};

use crate::data::tables::Number;
use crate::model::acts::MoveMode;
use crate::model::units::{Side, UnitKind};
use crate::opponent::distances::FAR;
use crate::opponent::plan::{MovementPlan, Step, reach};
use crate::opponent::rations::Follower;
use crate::opponent::style::Style;
use crate::opponent::supply_stacks::SupplyStacks;
use crate::position::hex_flags::hex_flag;
use crate::rules::movement::costs::Costs;
use crate::rules::supply::chain::Supplier;
use crate::state::counters::UnitId;
use crate::state::{State, flag};
use crate::turn::cache::Cache;

/// Half movement points from the foremost stack that are near enough.
const NEAR: u16 = 6;
/// Half movement points from it at which supply units wait that no unit needs yet.
const RESERVE: u16 = 28;

/// A supply unit and its part in the chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duty {
    /// The unit.
    pub unit: UnitId,
    /// Where it stands.
    pub hex: Hex,
    /// Where it shall be; none where it goes with the troops.
    pub post: Option<Hex>,
    /// Half movement points from it to the foremost stack.
    pub behind: u16,
}

/// The chain of a player.
#[derive(Clone, Debug)]
pub struct Chain {
    /// The hex of the foremost stack.
    pub head: Hex,
    /// The supply units with their duties, by number.
    pub duties: Vec<Duty>,
    paths: Arc<SupplyPaths>,
}

/// The ways of supply to a stack, which hold while the player sees the same.
#[derive(Clone, Debug)]
pub struct SupplyPaths {
    side: Side,
    head: Hex,
    sources: Vec<Hex>,
    seen: Vec<u8>,
    /// From the stack to the nearest source.
    path: Vec<Hex>,
    /// Half movement points from each hex to the stack.
    steps_onward: Vec<u16>,
}

impl SupplyPaths {
    fn of(cache: &Cache, side: Side, head: Hex, sources: Vec<Hex>) -> Self {
        let mut search = Reach::new(&cache.forces.board.grid, 1);
        let mut steps_onward = run(cache, side, head, &mut search, false);
        if !sources.iter().any(|source| search.cost(*source).is_some()) {
            steps_onward = run(cache, side, head, &mut search, true);
        }
        let nearest = sources.iter().filter_map(|&hex| search.cost(hex).map(|cost| (cost, hex))).min();
        let path = nearest.map_or_else(Vec::new, |(_, source)| search.path(source));
        Self { side, head, sources, seen: cache.seen_by(side).bytes().to_vec(), path, steps_onward }
    }

    fn hold(&self, cache: &Cache, side: Side, head: Hex, sources: &[Hex]) -> bool {
        (self.side, self.head, &*self.sources) == (side, head, sources) && self.seen == cache.seen_by(side).bytes()
    }
}

impl Chain {
    /// The chain that a player needs to supply a hex.
    pub fn to(cache: &mut Cache, state: &State, side: Side, head: Hex) -> Self {
        Self::by(&mut None, cache, state, side, head)
    }

    /// The same by the paths found before, where they still hold.
    pub fn by(known: &mut Option<Arc<SupplyPaths>>, cache: &mut Cache, state: &State, side: Side, head: Hex) -> Self {
        let sources = sources(cache, side);
        let paths = match known.take() {
            Some(paths) if paths.hold(cache, side, head, &sources) => paths,
            _ => Arc::new(SupplyPaths::of(cache, side, head, sources)),
        };
        *known = Some(paths.clone());
        let duties = duties(state, side, &paths.steps_onward);
        let mut chain = Self { head, duties, paths };
        chain.mark(cache, state, side);
        chain
    }

    /// Gives the posts along the path, source first, to supply units that stand there, or to those that can come.
    fn mark(&mut self, cache: &Cache, state: &State, side: Side) {
        let range = cache.forces.tables.number(Number::RangeDump);
        let SupplyPaths { path, steps_onward, .. } = &*self.paths;
        let hex_flags = cache.seen_by(side);
        let mut left = path.last().map_or(0, |source| steps_onward[source.index()]);
        while left > range {
            let least = left.saturating_sub(range);
            let near = |duty: &&mut Duty| duty.post.is_none() && duty.behind >= least && duty.behind + 8 <= left;
            let stands = self.duties.iter_mut().filter(near).min_by_key(|duty| duty.behind);
            if let Some(duty) = stands {
                duty.post = Some(duty.hex);
                left = duty.behind;
                continue;
            }
            let fits = |hex: &&Hex| {
                let way = steps_onward[hex.index()];
                way >= least
                    && way < left
                    && !hex_flags.has(**hex, hex_flag::ZONE | hex_flag::ENEMY | hex_flag::ENEMY_SUPPLY)
            };
            let Some(&slot) = path.iter().filter(fits).min_by_key(|hex| steps_onward[hex.index()]) else { return };
            let grid = &cache.forces.board.grid;
            let mobile = |duty: &&mut Duty| duty.post.is_none() && state.kind(duty.unit) == UnitKind::Msu;
            let mover = self.duties.iter_mut().filter(mobile).min_by_key(|duty| grid.distance(duty.hex, slot));
            let Some(duty) = mover else { return };
            duty.post = Some(slot);
            left = steps_onward[slot.index()];
        }
    }

    fn way(&self, hex: Hex) -> u16 {
        self.paths.steps_onward[hex.index()]
    }

    /// Whether a supply unit should be a dump from now on: posts of the chain, and every other one of the first few of those
    /// with the troops; where the player holds, all of these.
    pub fn wants_dump(&self, unit: UnitId, range: u16, holds: bool) -> bool {
        let Some(duty) = self.duties.iter().find(|duty| duty.unit == unit) else { return false };
        if duty.post == Some(duty.hex) {
            return true;
        }
        let with_troops = |other: &&Duty| other.post.is_none() && other.behind <= range;
        let rank = self.duties.iter().filter(with_troops).position(|other| other.unit == unit);
        duty.post.is_none() && rank.is_some_and(|rank| rank < 6 && (rank % 2 == 1 || holds))
    }
}

/// The sources of a player as traced last.
fn sources(cache: &mut Cache, side: Side) -> Vec<Hex> {
    let source = |supplier: &Supplier| match supplier {
        Supplier::Source(hex) => Some(*hex),
        Supplier::Unit(_) => None,
    };
    cache.supplies(side).suppliers.iter().filter_map(source).collect()
}

/// Half movement points from the head to every hex, along paths of supply.
///
/// Cases: 7.1
fn run(cache: &Cache, side: Side, head: Hex, search: &mut Reach, no_enemy: bool) -> Vec<u16> {
    let forces = &cache.forces;
    let costs = Costs::of(&forces.board, &forces.tables, &forces.rules, true);
    let hex_flags = cache.seen_by(side);
    search.run_lanes(head, FAR, |hex| costs.lanes(hex), |hex| no_enemy || !hex_flags.has(hex, hex_flag::CUT));
    forces.board.grid.hexes().map(|hex| search.cost(hex).unwrap_or(FAR)).collect()
}

fn duties(state: &State, side: Side, steps_onward: &[u16]) -> Vec<Duty> {
    let usable = state.of_side(side).filter(|(id, _)| id.counter().is_supply() && !state.unit(*id).is(flag::CAPTURED));
    usable.map(|(unit, hex)| Duty { unit, hex, post: None, behind: steps_onward[hex.index()] }).collect()
}

/// The hex of the player's foremost stack of some weight, as planned.
pub fn head(plan: &MovementPlan) -> Option<Hex> {
    weighty(plan).into_iter().min_by_key(|hex| {
        let way = i32::from(plan.distances.cost(plan.goals.main, true, *hex));
        way * 2 - plan.strength[hex.index()]
    })
}

fn weighty(plan: &MovementPlan) -> Vec<Hex> {
    let hexes = plan.cache.forces.board.grid.hexes();
    hexes.filter(|hex| plan.strength[hex.index()] >= 4 && plan.points[hex.index()] > 0).collect()
}

/// The stacks near the enemy with which supply units go, the foremost first, then the strongest.
fn heads(plan: &MovementPlan, head: Hex) -> Vec<Hex> {
    let grid = &plan.cache.forces.board.grid;
    let near = |hex: &Hex| plan.situation.stacks.iter().any(|stack| grid.distance(stack.hex, *hex) <= 8);
    let mut others: Vec<Hex> = weighty(plan).into_iter().filter(|hex| *hex != head && near(hex)).collect();
    others.sort_by_key(|hex| -plan.strength[hex.index()]);
    others.truncate(2);
    others.insert(0, head);
    others
}

/// Plans the moves of the supply units.
pub fn plan(plan: &mut MovementPlan, mode: MoveMode) -> Vec<Step> {
    let Some(head) = head(plan) else { return Vec::new() };
    let side = plan.situation.side;
    let chain = Chain::to(plan.cache, plan.state, side, head);
    let heads = heads(plan, head);
    let mut steps = Vec::new();
    let mut supply_stacks = SupplyStacks::of(plan.state, side);
    let mut free = 0;
    let open_hexes = plan.style.escorts.then(|| open_to_the_enemy(plan));
    let followers = std::mem::take(&mut plan.rations.followers);
    for duty in &chain.duties {
        if let Some(Follower { hex: to, .. }) = followers.iter().find(|follower| follower.unit == duty.unit).copied() {
            if to != duty.hex {
                supply_stacks.go(duty.hex, to);
                steps.push(Step { unit: duty.unit, to, forced: false });
            }
            continue;
        }
        let rank = free;
        free += usize::from(duty.post.is_none());
        if plan.state.kind(duty.unit) != UnitKind::Msu || duty.post == Some(duty.hex) {
            continue;
        }
        let (ends, fixed) = reach(plan.cache, plan.state, duty.unit, duty.hex, mode);
        if fixed {
            continue;
        }
        let supply_task = supply_task(&heads, duty, rank);
        let mut best: Option<(i32, Hex)> = None;
        for hex in ends.iter() {
            let way = way(plan, &chain, supply_task, hex);
            if best.is_some_and(|(value, _)| value >= MOST - way) {
                continue;
            }
            let open = open_hexes.as_ref().map(|open| open.contains(hex));
            let near = open == Some(true) || plan.style.escorts && is_front(plan, hex);
            let crowding = supply_stacks.crowding(hex, duty.hex, enough(&plan.style)) * if near { CROWDED } else { 1 };
            let value = fitness(plan, duty, hex, open) - way - crowding;
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, hex));
            }
        }
        let best = best.map(|(_, hex)| hex);
        if let Some(to) = best.filter(|hex| *hex != duty.hex) {
            supply_stacks.go(duty.hex, to);
            steps.push(Step { unit: duty.unit, to, forced: false });
        }
    }
    steps
}

/// Whether the enemy stands near a hex.
fn is_front(plan: &MovementPlan, hex: Hex) -> bool {
    plan.situation.away(plan.cache, hex) <= FRONT
}

/// The hexes that the enemy's units can come to in their next phase, around the zones of the player's units as planned.
fn open_to_the_enemy(plan: &MovementPlan) -> HexSet {
    let board = &plan.cache.forces.board;
    let grid = &board.grid;
    let mut closed = HexSet::new(grid);
    for hex in grid.hexes().filter(|hex| plan.strength[hex.index()] >= 2) {
        closed.insert(hex);
        for (_, next) in grid.neighbours(hex) {
            closed.insert(next);
        }
    }
    let mut open = HexSet::new(grid);
    let mut left: Vec<(Hex, i32)> = Vec::new();
    let mut most = vec![0; grid.len()];
    for unit in &plan.situation.enemy {
        let reach = if unit.motorized { MOTORIZED_REACH } else { FOOT_REACH };
        if most[unit.hex.index()] < reach {
            most[unit.hex.index()] = reach;
            left.push((unit.hex, reach));
        }
    }
    while let Some((hex, reach)) = left.pop() {
        if reach < most[hex.index()] {
            continue;
        }
        open.insert(hex);
        let starts = reach >= FOOT_REACH && plan.situation.enemy.iter().any(|unit| unit.hex == hex);
        if reach == 0 || closed.contains(hex) && !starts {
            continue;
        }
        for (_, next) in grid.neighbours(hex).filter(|(_, next)| board.is_land(*next)) {
            if most[next.index()] < reach - 1 {
                most[next.index()] = reach - 1;
                left.push((next, reach - 1));
            }
        }
    }
    open
}

/// How many supply units may stand together in a hex.
const fn enough(style: &Style) -> i32 {
    if style.escorts { ENOUGH_WITHOUT_RISK } else { ENOUGH }
}

/// Supply units that stand together without being too many for the enemy's taking.
const ENOUGH: i32 = 4;
/// The same for a player who spreads them.
const ENOUGH_WITHOUT_RISK: i32 = 1;
/// Hexes from the enemy that are the front.
const FRONT: u16 = 3;
/// Stacking points that guard a supply unit there.
const GUARD: u16 = 2;
/// Half movement points by which supply units avoid a front hex without a guard.
const UNGUARDED: i32 = 200;
/// The same for a hex that the enemy can come to in his next phase: where nobody else is, and where few are.
const BARE: i32 = 400;
const THREATENED: i32 = 60;
/// And for one behind the front that he could come to if nobody stood before it.
const BEHIND: i32 = 30;
/// How many times stronger enemies may be than the units that cover supply units, for a player who does not spread them.
const COVER_ODDS: i32 = 3;
/// How much more a crowd weighs there.
const CROWDED: i32 = 16;
/// Hexes that enemy units go in a phase, motorized and on foot.
const MOTORIZED_REACH: i32 = 10;
const FOOT_REACH: i32 = 4;

/// What a supply unit is to do.
#[derive(Clone, Copy, Debug)]
enum SupplyTask {
    /// It goes to a hex.
    Post(Hex),
    /// It goes with a stack.
    With(Hex),
    /// It stays so far behind the foremost stack.
    Reserve,
}

/// Posts first; of the others two go with each stack, the rest is kept back.
fn supply_task(heads: &[Hex], duty: &Duty, rank: usize) -> SupplyTask {
    match duty.post {
        Some(post) => SupplyTask::Post(post),
        None if rank < 2 * heads.len() => SupplyTask::With(heads[rank % heads.len()]),
        None => SupplyTask::Reserve,
    }
}

/// How far a hex lies from where a supply unit should be, in half movement points or a like measure.
fn way(plan: &MovementPlan, chain: &Chain, supply_task: SupplyTask, hex: Hex) -> i32 {
    let grid = &plan.cache.forces.board.grid;
    match supply_task {
        SupplyTask::Post(post) => 4 * i32::from(grid.distance(hex, post)),
        SupplyTask::With(stack) if stack == chain.head => i32::from(chain.way(hex).saturating_sub(NEAR)),
        SupplyTask::With(stack) => 4 * i32::from(grid.distance(hex, stack).saturating_sub(2)),
        SupplyTask::Reserve => i32::from(chain.way(hex).abs_diff(RESERVE)),
    }
}

/// The most that [`fitness`] gives.
const MOST: i32 = SHELTER + 1;
/// What a guard in the hex is worth in half movement points.
const SHELTER: i32 = 4;

/// How well a hex serves a supply unit apart from its way.
fn fitness(plan: &mut MovementPlan, duty: &Duty, hex: Hex, open: Option<bool>) -> i32 {
    let guard = plan.strength[hex.index()];
    let zone = if guard == 0 && plan.cache.seen_by(plan.situation.side).has(hex, hex_flag::ZONE) { 400 } else { 0 };
    let threat = plan.threat(hex);
    let odds = if plan.style.escorts { 1 } else { COVER_ODDS };
    let danger = match open {
        Some(true) if guard == 0 => BARE,
        _ if guard * odds >= threat => 0,
        Some(false) => BEHIND,
        _ => THREATENED,
    };
    let exposed = plan.style.escorts && is_front(plan, hex) && plan.points[hex.index()] < GUARD;
    let danger = danger + if exposed { UNGUARDED } else { 0 };
    let shelter = if guard > 0 { SHELTER } else { 0 };
    let stays = i32::from(hex == duty.hex);
    shelter + stays - zone - danger
}
