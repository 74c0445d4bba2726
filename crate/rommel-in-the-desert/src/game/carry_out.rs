//! Carrying out an order: the state after it and what happened.

use referee::{CarriedOut, Random};

use crate::data::edition::Edition;
use crate::game::implied_order::implied_order;
use crate::game::{campaign, sequence};
use crate::model::finding::Findings;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{Side, UnitId};
use crate::procedure::{
    assigning, battles, buildup, dealing, forced_marches, initiative, leaving, moves, opening_hands, options, pursuit,
    refusals, routs, set_up, standing,
};
use crate::state::order::Order;
use crate::state::turn::{Move, Phase};
use crate::state::{Stage, State};
use crate::turn::context::OrderContext;
use crate::turn::flow::Flow;
use crate::turn::to_act::to_act;

/// Carries out an order of a player. The state given is not touched. What happened is added to the findings, also of
/// an order that is refused in its course.
///
/// Errors: the rule against it.
///
/// Cases: 4.5 · Rulings: I024, D062, D123
pub fn carry_out(
    edition: Edition,
    state: &State,
    by: Side,
    order: &Order,
    random: Random,
    findings: &mut Findings,
) -> Result<CarriedOut<State, Side>, Refusal> {
    if state.stage == Stage::Over {
        return Err(RefusalCode::NotNow.into());
    }
    if by != to_act(state) {
        return Err(RefusalCode::NotYours.into());
    }
    let mut ctx = OrderContext::new(edition, state.clone(), random, findings);
    if implied_order(edition, state).as_ref() == Some(order) {
        // The enemy sees that standing orders have decided.
        ctx.reveal_to(by.enemy());
    }
    execute(&mut ctx, order)?;
    sequence::run(&mut ctx)?;
    if !ctx.random.left().is_empty() {
        return Err(RefusalCode::Dice.into());
    }
    let OrderContext { state, random, reveals, .. } = ctx;
    Ok(CarriedOut { state, faces: random.numbers(), reveals })
}

/// Starts a turn: its player's units recover.
pub fn begin_turn(edition: Edition, state: State, findings: &mut Findings) -> State {
    let mut ctx = OrderContext::new(edition, state, Random::given(&[]), findings);
    sequence::begin_turn(&mut ctx);
    ctx.state
}

fn execute(ctx: &mut OrderContext, order: &Order) -> Result<(), Refusal> {
    if let Order::Standing(standing) = order {
        return standing::give(ctx, *standing);
    }
    if ctx.state.stage == Stage::Turns { in_turn(ctx, order) } else { between_turns(ctx, order) }
}

/// An order before the first month, or between two months.
fn between_turns(ctx: &mut OrderContext, order: &Order) -> Result<(), Refusal> {
    match order {
        Order::Deal => {
            dealing::deal(ctx)?;
            if let Some(id) = ctx.state.scenario {
                set_up::open(ctx, id);
            }
        }
        Order::SetUp(order) => {
            if set_up::execute(ctx, order)? == Flow::Over {
                campaign::after_set_up(ctx)?;
            }
        }
        Order::Buildup(order) => {
            if buildup::execute(ctx, order)? == Flow::Over {
                campaign::begin_month(ctx);
            }
        }
        Order::Name { units } => name(ctx, units)?,
        Order::OpeningHand { keep } => {
            if opening_hands::decide(ctx, *keep)? == Flow::Over {
                campaign::after_hands(ctx)?;
            }
        }
        Order::Bid { cards } => {
            if let Some(side) = initiative::bid(ctx, *cards)? {
                campaign::first_turn(ctx, side);
            }
        }
        _ => return Err(RefusalCode::NotNow.into()),
    }
    Ok(())
}

/// A player names the units that scarce sources supply first.
///
/// Errors: a unit is not one of the player's on the map, or is named twice.
///
/// Cases: 7.2 · Rulings: D007
fn name(ctx: &mut OrderContext, units: &[UnitId]) -> Result<(), Refusal> {
    let (by, position) = (to_act(&ctx.state), &ctx.state.position);
    for (at, &unit) in units.iter().enumerate() {
        if position.side(unit) != by || position.hex(unit).is_none() || units[..at].contains(&unit) {
            return Err(Refusal::of(RefusalCode::NotOnMap).unit(unit));
        }
    }
    ctx.state.named[by.index()] = units.to_vec();
    Ok(())
}

/// An order of a player's turn. While units are leaving, a battle turn is fought or routs are due, nothing else is begun.
///
/// Cases: 4.5, 6.1 · Rulings: I028, D039
fn in_turn(ctx: &mut OrderContext, order: &Order) -> Result<(), Refusal> {
    if ctx.state.pending.is_some() && !matches!(order, Order::Hit { .. }) {
        return Err(RefusalCode::NotNow.into());
    }
    let busy = ctx.state.leaving.is_some() || ctx.state.battle.is_some() || ctx.state.rearguard.is_some();
    let in_course = match order {
        Order::Hit { .. } => true,
        Order::Move { .. } | Order::Fire { .. } | Order::Engage { .. } | Order::Done if busy => true,
        Order::Name { .. } | Order::Rout { .. } => !busy,
        _ => !busy && !ctx.state.turn.check_routs,
    };
    if !in_course {
        return Err(RefusalCode::NotNow.into());
    }
    match order {
        Order::Name { units } => name(ctx, units),
        Order::Choose { option } => options::choose(ctx, *option),
        Order::GroupMove { hex, rommel } => moves::begin(ctx, Move::Group { hex: *hex, rommel: *rommel }),
        Order::RegroupMove { command, destination, rommel } => {
            moves::begin(ctx, Move::Regroup { command: *command, destination: *destination, rommel: *rommel })
        }
        Order::Withdrawal { hex, rommel } => leaving::begin_own(ctx, *hex, *rommel),
        Order::Move { unit, path } if ctx.state.leaving.is_some() => leaving::withdraw(ctx, *unit, path),
        Order::Move { unit, path } => moves::move_unit(ctx, *unit, path),
        Order::ForceMarch { unit, step } => forced_marches::force_march(ctx, *unit, *step),
        Order::RollMarch { unit } => forced_marches::roll_declared(ctx, *unit),
        Order::Refuse { hex } => refusals::refuse(ctx, *hex),
        Order::Rout { hex } if ctx.state.turn.check_routs => routs::begin(ctx, *hex),
        Order::Rout { hex } => Err(Refusal::of(RefusalCode::NoRout).hex(*hex)),
        Order::Engage { engage } => pursuit::decide(ctx, *engage),
        Order::Fight { hex } => battles::fight(ctx, *hex),
        Order::Fire { unit, target } => battles::fire(ctx, *unit, *target),
        Order::Hit { unit } => assigning::hit(ctx, *unit),
        Order::Done => done(ctx),
        Order::PlayCards { cards } => options::play_cards(ctx, *cards),
        Order::Deal
        | Order::OpeningHand { .. }
        | Order::Bid { .. }
        | Order::SetUp(_)
        | Order::Buildup(_)
        | Order::Standing(_) => Err(RefusalCode::NotNow.into()),
    }
}

/// Ends whatever is under way.
fn done(ctx: &mut OrderContext) -> Result<(), Refusal> {
    if ctx.state.leaving.is_some() {
        return leaving::end_early(ctx);
    }
    if ctx.state.battle.is_some() {
        battles::next_side(ctx);
        return Ok(());
    }
    if ctx.state.rearguard.is_some() || ctx.state.turn.check_routs {
        return Err(RefusalCode::NotNow.into());
    }
    match ctx.state.turn.phase {
        Phase::Option => Err(RefusalCode::NotNow.into()),
        Phase::Movement => moves::end(ctx),
        Phase::ForcedMarches => forced_marches::end(ctx).map(|()| sequence::end_marches(ctx)),
        Phase::Refusals => {
            sequence::end_refusals(ctx);
            Ok(())
        }
        Phase::Combat => sequence::end_combat(ctx),
    }
}
