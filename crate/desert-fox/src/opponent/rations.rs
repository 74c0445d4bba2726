//! What supply units give to combats: a combat in which some draw more than there is gets nothing (7.3).

use hexgrid::{Hex, HexSet};

use crate::data::tables::Number;
use crate::model::units::{Side, UnitKind};
use crate::opponent::assault::Post;
use crate::opponent::plan::{MovementPlan, reach};
use crate::position::hex_flags::hex_flag;
use crate::rules::supply::chain::Supplier;
use crate::rules::supply::points_drawn;
use crate::state::State;
use crate::state::counters::UnitId;
use crate::turn::cache::Cache;

/// Hexes at which a supply unit surely supplies a combat: its range is six movement points.
const RANGE: u16 = 2;
/// What a source gives.
const UNLIMITED: u16 = u16::MAX;

/// Stacking points that each supplier of a player can still give, in the order of its trace.
#[derive(Clone, Debug, Default)]
pub struct Stocks(Vec<u16>);

impl Stocks {
    /// What the suppliers can give; MSUs, which can move, only where it is asked for.
    pub fn of(cache: &mut Cache, side: Side, with_mobile: bool) -> Self {
        let suppliers = cache.supplies(side).suppliers.clone();
        let number = |number| cache.forces.tables.number(number);
        let stock = |supplier: &Supplier| match supplier {
            Supplier::Source(_) => UNLIMITED,
            Supplier::Unit(at) => match cache.forces.pieces[*at].kind {
                UnitKind::Dump => number(Number::ExpendedDump),
                _ if with_mobile => number(Number::ExpendedMsu),
                _ => 0,
            },
        };
        Self(suppliers.iter().map(stock).collect())
    }

    /// Draws points from the suppliers of a mask; whether they are enough.
    pub fn draw(&mut self, reach: u64, points: u16) -> bool {
        let within = |at: &usize| reach & (1 << at) != 0;
        let found = (0..self.0.len()).filter(within).find(|&at| self.0[at] >= points);
        if let Some(at) = found
            && self.0[at] != UNLIMITED
        {
            self.0[at] -= points;
        }
        found.is_some()
    }
}

/// Units without stacking points that a combat supplies for nothing; more of them draw a point together (7.3).
const FREE_UNITS: u8 = 2;

/// What the units of one attack draw, in the order in which they are asked for.
#[derive(Clone, Copy, Debug, Default)]
struct Draws {
    /// Units without stacking points so far.
    without_points: u8,
}

impl Draws {
    /// The points that a further unit draws.
    fn next(&mut self, cache: &Cache, unit: UnitId) -> u16 {
        let piece = cache.piece(unit).map(|at| &cache.forces.pieces[at]);
        let Some(piece) = piece.filter(|piece| !piece.needs_no_supply()) else { return 0 };
        match points_drawn(piece.kind, piece.face, piece.silenced, false) {
            0 => {
                self.without_points = self.without_points.saturating_add(1);
                u16::from(self.without_points == FREE_UNITS + 1)
            }
            points => u16::from(points),
        }
    }
}

/// The units of an attack that can be supplied beside those of the attacks declared, in the order of their worth; all
/// where none can be.
pub fn supplied(cache: &mut Cache, state: &State, units: &[UnitId]) -> Vec<UnitId> {
    let side = state.phasing;
    let mut stocks = Stocks::of(cache, side, true);
    for combat in &state.combats {
        let mut draws = Draws::default();
        for &unit in &combat.units {
            _ = take(cache, side, &mut stocks, &mut draws, unit);
        }
    }
    let (mut draws, mut fed, mut unsupplied) = (Draws::default(), Vec::new(), 0);
    for &unit in units {
        match take(cache, side, &mut stocks, &mut draws, unit) {
            Some(true) => fed.push(unit),
            Some(false) => unsupplied += 1,
            None => {}
        }
    }
    if unsupplied == 0 || fed.is_empty() { units.to_vec() } else { fed }
}

/// The units that get nothing where some attacks are all made: those for which too little is left in range, in the
/// order of the lists.
pub fn unsupplied<'a>(cache: &mut Cache, side: Side, attacks: impl Iterator<Item = &'a [UnitId]>) -> Vec<UnitId> {
    let mut stocks = Stocks::of(cache, side, true);
    let mut unsupplied = Vec::new();
    for units in attacks {
        let mut draws = Draws::default();
        let gets_nothing = |unit: &UnitId| take(cache, side, &mut stocks, &mut draws, *unit) == Some(false);
        unsupplied.extend(units.iter().copied().filter(gets_nothing));
    }
    unsupplied
}

/// Draws for a unit; none where no supplier is in range.
fn take(cache: &mut Cache, side: Side, stocks: &mut Stocks, draws: &mut Draws, unit: UnitId) -> Option<bool> {
    let at = cache.piece(unit)?;
    let piece = cache.forces.pieces[at];
    if piece.needs_no_supply() || cache.is_fed(at) {
        return Some(true);
    }
    let reach = cache.supplies(side).combat(piece.hex);
    if reach == 0 {
        return None;
    }
    let before = *draws;
    let points = draws.next(cache, unit);
    let drawn = stocks.draw(reach, points);
    if !drawn {
        *draws = before;
    }
    Some(drawn)
}

/// A supply unit that can move, with the hexes where it can end.
#[derive(Debug)]
pub struct Feeder {
    unit: UnitId,
    from: Hex,
    ends: HexSet,
}

/// A supply unit that follows a planned attack.
#[derive(Clone, Copy, Debug)]
pub struct Follower {
    /// The supply unit.
    pub unit: UnitId,
    /// Where it goes.
    pub hex: Hex,
    /// Stacking points that it can still give.
    pub left: u16,
}

/// The supply of planned attacks.
#[derive(Clone, Debug, Default)]
pub struct Rations {
    /// The supply units that follow the attacks.
    pub followers: Vec<Follower>,
    stocks: Stocks,
}

/// The supply units that can follow attacks.
pub fn feeders(plan: &mut MovementPlan) -> Vec<Feeder> {
    plan.rations.stocks = Stocks::of(plan.cache, plan.situation.side, false);
    let units: Vec<(UnitId, Hex)> =
        plan.situation.supply_ids.iter().copied().zip(plan.situation.supply_units.iter().copied()).collect();
    let feeder = |(unit, from): (UnitId, Hex)| {
        let (ends, _) = reach(plan.cache, plan.state, unit, from, plan.mode);
        Feeder { unit, from, ends }
    };
    units.into_iter().map(feeder).collect()
}

/// The posts that can be supplied, and the supply as it is left then; none where no post can be.
pub fn provision(plan: &mut MovementPlan, feeders: &[Feeder], posts: &[Post]) -> Option<(Vec<Post>, Rations)> {
    let mut rations = plan.rations.clone();
    let mut order: Vec<Post> = posts.to_vec();
    order.sort_by_key(|(at, _)| (plan.situation.own[*at].gun, -plan.situation.own[*at].strength));
    let (mut fed, mut drawn, mut draws) = (Vec::new(), false, Draws::default());
    for (at, hex) in order {
        let before = draws;
        let points = draws.next(plan.cache, plan.situation.own[at].id);
        let reach = plan.cache.supplies(plan.situation.side).combat(hex);
        let free = plan.cache.is_fed(plan.situation.own[at].at);
        if free || rations.stocks.draw(reach, points) || rations.follow(plan, feeders, posts, hex, points) {
            fed.push((at, hex));
            drawn |= points > 0;
        } else {
            draws = before;
        }
    }
    drawn.then_some((fed, rations))
}

impl Rations {
    /// Draws points from a supply unit that follows to a hex, or from a further one.
    fn follow(&mut self, plan: &MovementPlan, feeders: &[Feeder], posts: &[Post], hex: Hex, points: u16) -> bool {
        let grid = &plan.cache.forces.board.grid;
        let near = |follower: &&mut Follower| follower.left >= points && grid.distance(follower.hex, hex) <= RANGE;
        if let Some(follower) = self.followers.iter_mut().find(near) {
            follower.left -= points;
            return true;
        }
        let hex_flags = plan.cache.seen_by(plan.situation.side);
        let around = grid.within(hex, RANGE);
        let open = |end: Hex| !hex_flags.has(end, hex_flag::ZONE) || posts.iter().any(|post| post.1 == end);
        // Two hexes away only where zones leave a way between.
        let linked = |end: Hex| {
            grid.distance(end, hex) < RANGE
                || grid.neighbours(end).any(|(_, between)| grid.distance(between, hex) == 1 && open(between))
        };
        let mut best: Option<(u16, u16, UnitId, Hex)> = None;
        for feeder in feeders.iter().filter(|feeder| self.followers.iter().all(|known| known.unit != feeder.unit)) {
            for &end in around.iter().filter(|end| feeder.ends.contains(**end)) {
                if !open(end) || !linked(end) {
                    continue;
                }
                let fit = (grid.distance(end, hex).abs_diff(1), grid.distance(end, feeder.from), feeder.unit, end);
                if best.is_none_or(|best| fit < best) {
                    best = Some(fit);
                }
            }
        }
        let full = plan.cache.forces.tables.number(Number::ExpendedMsu);
        match best {
            Some((.., unit, end)) if full >= points => {
                self.followers.push(Follower { unit, hex: end, left: full - points });
                true
            }
            _ => false,
        }
    }
}
