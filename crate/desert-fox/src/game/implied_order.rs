//! The order that standing orders imply: one for each decision that they cover, by a rule that leaves no choice.

use std::cmp::Reverse;

use hexgrid::Hex;
use referee::Random;

use crate::data::tables::Number;
use crate::game::legal::dump_destructions;
use crate::model::units::Side;
use crate::procedure::supplying;
use crate::procedure::{battle, overruns};
use crate::rules::combat::script::Question;
use crate::state::counters::UnitId;
use crate::state::event::Log;
use crate::state::order::{Answer, Order};
use crate::state::standing::Standing;
use crate::state::{Segment, State, flag};
use crate::turn::cache::Cache;
use crate::turn::config::GameConfig;
use crate::turn::context::OrderContext;
use crate::turn::to_act::to_act;

/// The order that standing orders imply for a player who decides in the enemy's player-turn; none where they do not
/// cover the decision. It is one of the legal orders.
///
/// Cases: 4.2 · Rulings: H117
pub fn implied_order(config: &GameConfig, cache: &mut Cache, state: &State) -> Option<Order> {
    let by = to_act(state);
    let standing = &state.standing[by.index()];
    if standing.is_empty() || by == state.phasing || state.outcome.is_some() {
        return None;
    }
    cache.sync(state);
    let (standing, mut log) = (standing.clone(), Log::muted());
    let mut ctx = OrderContext { config, cache, state: state.clone(), random: Random::given(&[]), log: &mut log };
    match state.segment {
        Segment::Overrun => stay(&ctx, &standing),
        Segment::Main if state.phase.is_reaction() => no_reaction(&ctx, &standing),
        Segment::DefenderSupply => without_expense(&mut ctx, &standing),
        Segment::Combat => in_combat(&mut ctx, &standing),
        Segment::Overstacked => standing.rest.then(|| weakest(&ctx)).flatten(),
        _ => None,
    }
}

/// A reaction phase ends at once. Where a dump can be destroyed, which is no reaction, it does only under the order for
/// everything else.
///
/// Cases: 7.82, 8.4 · Rulings: R024, H118, H121
fn no_reaction(ctx: &OrderContext, standing: &Standing) -> Option<Order> {
    (standing.no_reaction && (standing.rest || dump_destructions(ctx).is_empty())).then_some(Order::Done)
}

/// A unit about to be overrun stays.
///
/// Cases: 8.37, 8.4 · Rulings: H118
fn stay(ctx: &OrderContext, standing: &Standing) -> Option<Order> {
    let first = overruns::answers(ctx).into_iter().next()?;
    (standing.no_reaction && matches!(first, Answer::Stay { .. })).then_some(Order::Answer(first))
}

/// The most combats that can be supplied without a supply unit expended are; of as many, those declared first.
///
/// Cases: 7.3 · Rulings: H119
fn without_expense(ctx: &mut OrderContext, standing: &Standing) -> Option<Order> {
    let allotment = supplying::allotment(ctx, ctx.phasing().enemy());
    let free = allotment.without_expense(ctx).filter(|_| standing.no_support)?;
    Some(Order::Supply { expend: free.expend, combats: free.combats })
}

/// The decision that is open in the combat being resolved.
///
/// Cases: 6.2, 11.16, 11.31, 11.62, 11.7 · Rulings: H119, H120, H121
fn in_combat(ctx: &mut OrderContext, standing: &Standing) -> Option<Order> {
    let question = battle::decision(ctx).ok()?.ask.question;
    let answers = battle::answers(ctx);
    let answer = match question {
        Question::Commit if standing.no_support => {
            answers.into_iter().find(|answer| *answer == Answer::Commit { air_points: 0, naval: false })
        }
        Question::Row | Question::IllegalResult | Question::Depletion if standing.rest => answers.into_iter().next(),
        Question::Retreat => retreat(ctx, standing, &answers),
        _ => None,
    };
    answer.map(Order::Answer)
}

/// Depletion or retreat. A unit retreats hex by hex into room for it and towards its source: the legal hex that it does not
/// overstack, then the one nearest to the source, then the first listed. It stops in a city where the rest of the retreat
/// cannot be gone in full.
///
/// Cases: 11.62, 9.1 · Rulings: H120, H121
fn retreat(ctx: &OrderContext, standing: &Standing, answers: &[Answer]) -> Option<Answer> {
    let unit = answers.iter().find_map(unit_of)?;
    let depletes = standing.deplete.contains(&unit);
    if !depletes && !standing.retreat.contains(&unit) && !standing.rest {
        return None;
    }
    let instead = answers.iter().find(|answer| depletes && matches!(answer, Answer::DepleteInstead { .. }));
    let first = answers.first().filter(|first| !matches!(first, Answer::RetreatTo { .. }));
    let step = |answer: &&Answer| match answer {
        Answer::RetreatTo { hex, .. } => Some((is_full(ctx, unit, hex.0), distance(ctx, unit, hex.0))),
        _ => None,
    };
    let steps = || answers.iter().filter(|answer| step(answer).is_some()).min_by_key(step);
    instead.or(first).or_else(steps).copied()
}

const fn unit_of(answer: &Answer) -> Option<UnitId> {
    match answer {
        Answer::Retreat { unit }
        | Answer::RetreatTo { unit, .. }
        | Answer::StopInCity { unit }
        | Answer::DepleteInstead { unit }
        | Answer::IgnoreRetreat { unit } => Some(*unit),
        _ => None,
    }
}

/// Whether a unit would overstack a hex.
///
/// Cases: 9.1 · Rulings: H120
fn is_full(ctx: &OrderContext, unit: UnitId, hex: Hex) -> bool {
    let (counters, limit) = (&ctx.config.counters, ctx.cache.forces.tables.number(Number::StackingLimit));
    ctx.state.stacking_points(hex, counters) + ctx.state.points_of(unit, counters) > limit
}

/// Hexes from the permanent source of a unit's player, as the crow flies.
///
/// Cases: 7.1 · Rulings: H120
fn distance(ctx: &OrderContext, unit: UnitId, hex: Hex) -> u16 {
    let board = &ctx.cache.forces.board;
    let source = match ctx.state.owner(unit) {
        Side::Axis => board.axis_source(),
        Side::Commonwealth => board.alexandria(),
    };
    board.grid.distance(hex, source)
}

/// The weakest unit of the overstacked hex, then the one with the most stacking points, then the first counter.
///
/// Cases: 9.25 · Rulings: H121
fn weakest(ctx: &OrderContext) -> Option<Order> {
    let counters = &ctx.config.counters;
    let units = ctx.state.in_hex(ctx.state.overstacked?).filter(|&id| ctx.state.points_of(id, counters) > 0);
    let strength = |id: UnitId| counters[id.index()].face(ctx.state.unit(id).is(flag::DEPLETED)).strength;
    let unit = units.min_by_key(|&id| (strength(id), Reverse(ctx.state.points_of(id, counters))))?;
    Some(Order::Eliminate { unit })
}
