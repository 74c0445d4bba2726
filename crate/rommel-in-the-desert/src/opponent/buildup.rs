//! Buildups: steps, minefields and cards for points, units brought forward, worn units sent to refit.

use hexgrid::Hex;
use referee::Draw;

use crate::model::units::UnitId;
use crate::opponent::known_state::{KnownState, STEP};
use crate::opponent::worth;
use crate::position::Position;
use crate::rules::buildup::step_price;
use crate::state::Stage;
use crate::state::buildup::{BuildupOrder, BuildupStep};
use crate::state::order::Order;

/// Points that stay for redeployments, and those from which a card is bought.
const RESERVE: u16 = 6;
const SPARE: u16 = 20;
/// Points from which a minefield is laid: in a fortress, and elsewhere.
const MINES: [u16; 2] = [20, 34];
/// Hexes with an enemy at most this far are mined, and have no unit to spare for refit.
const FRONT: u16 = 3;
/// Odds of the enemy in percent from which a hex is mined.
const THREATENED: i32 = 80;
/// What a redeployment must gain.
const WORTHWHILE: i32 = 8;
/// Units of a side in refit at most.
const IN_REFIT: usize = 3;

/// Takes what is free, then what points buy best; ends the own part of a step where nothing is worth its price.
pub fn choose(known: &KnownState, orders: &[Order], draw: &mut Draw) -> Option<Order> {
    let Stage::Buildup(buildup) = &known.state.stage else { return None };
    let acts: Vec<&BuildupOrder> =
        orders.iter().filter_map(|order| if let Order::Buildup(act) = order { Some(act) } else { None }).collect();
    let points = known.state.points[buildup.side.index()];
    let chosen = match buildup.step {
        BuildupStep::SupplyCheck => discard(known, &acts, draw),
        BuildupStep::Reinforcements => acts.into_iter().find(|act| matches!(act, BuildupOrder::Malta)).cloned(),
        BuildupStep::Cards => None,
        BuildupStep::Spending => spend(known, &acts, points),
        BuildupStep::Redeployment => forward(known, &acts),
        BuildupStep::Refit => refit(known, &acts),
    };
    Some(Order::Buildup(chosen.unwrap_or(BuildupOrder::Done)))
}

/// Throws away all dummies but one or two that stay for a bluff.
fn discard(known: &KnownState, acts: &[&BuildupOrder], draw: &mut Draw) -> Option<BuildupOrder> {
    let held = known.state.cards.as_ref()?.hand(known.side).dummies;
    let bluffs = if draw.chance(50) { 1 } else { 2 };
    let order = BuildupOrder::Discard { dummies: held.checked_sub(bluffs).filter(|&dummies| dummies > 0)? };
    acts.contains(&&order).then_some(order)
}

/// Minefields in threatened fortresses, then steps, minefields in the line, and cards; before the last month whatever
/// can be had, since points are worth nothing after it.
fn spend(known: &KnownState, acts: &[&BuildupOrder], points: u16) -> Option<BuildupOrder> {
    let least = if known.months_left() == 0 { 0 } else { SPARE.min(known.style.cards_from) };
    let card = || acts.iter().find(|act| matches!(act, BuildupOrder::Card) && points >= least).copied().cloned();
    let first = (points >= known.style.cards_from).then(card).flatten();
    first.or_else(|| mines(known, acts, points)).or_else(|| step(known, acts, points)).or_else(card)
}

/// A minefield in the most threatened hex, where the points are spare.
fn mines(known: &KnownState, acts: &[&BuildupOrder], points: u16) -> Option<BuildupOrder> {
    let places = acts.iter().filter_map(|act| match act {
        BuildupOrder::LayMines { hex } => Some((odds_against(known, *hex), *hex, *act)),
        _ => None,
    });
    let paid = |hex: Hex| points >= MINES[usize::from(!known.is_fortress(hex))];
    let near = |hex: Hex| known.enemy_distance(hex).is_some_and(|distance| distance <= FRONT);
    let open =
        places.filter(|&(odds, hex, _)| odds >= THREATENED && paid(hex) && near(hex) && known.own_count(hex) > 1);
    open.max_by_key(|&(odds, hex, _)| (known.is_fortress(hex), odds, hex)).map(|(_, _, act)| act.clone())
}

/// The strength of the enemies near a hex against that of its units, in percent.
fn odds_against(known: &KnownState, hex: Hex) -> i32 {
    known.threat(hex) * 100 / known.own_in(hex).max(STEP)
}

/// A step of a unit that would not survive the next one, or the cheapest.
fn step(known: &KnownState, acts: &[&BuildupOrder], points: u16) -> Option<BuildupOrder> {
    let reserve = if known.months_left() == 0 { 0 } else { RESERVE };
    let units = acts.iter().filter_map(|act| match act {
        BuildupOrder::Step { unit } => {
            let price = step_price(known.edition.numbers, known.state.position.block(*unit));
            let last = known.state.position.unit(*unit).steps == 1;
            (points >= price + reserve).then_some(((last, u16::MAX - price, *unit), *act))
        }
        _ => None,
    });
    units.max_by_key(|(rank, _)| *rank).map(|(_, act)| act.clone())
}

/// The redeployment that gains most, for a unit and for the supply of all.
fn forward(known: &KnownState, acts: &[&BuildupOrder]) -> Option<BuildupOrder> {
    let gains = acts.iter().filter_map(|act| {
        let (unit, end) = match act {
            BuildupOrder::Road { unit, path } => (*unit, known.end(*unit, path)?),
            BuildupOrder::Sea { unit, to } => (*unit, *to),
            _ => return None,
        };
        let stay = worth::of_hex(known, unit, known.state.position.hex(unit)?);
        Some((worth::of_hex(known, unit, end) - stay, unit, end, *act))
    });
    let mut gains: Vec<(i32, UnitId, Hex, &BuildupOrder)> = gains.filter(|&(gain, ..)| gain >= WORTHWHILE).collect();
    gains.sort_by_key(|&(gain, unit, end, _)| (-gain, unit, end));
    let before = worth::of_supply(known);
    let keeps = |unit: UnitId, end: Hex| {
        let hexes: Vec<Hex> = known.state.position.hex(unit).into_iter().chain([end]).collect();
        let transfer = |position: &mut Position| position.transfer(unit, end);
        known.with_change(transfer, |position| worth::of_supply_in(known, position, &hexes)) >= before
    };
    gains.into_iter().find(|&(_, unit, end, _)| keeps(unit, end)).map(|(.., act)| act.clone())
}

/// Sends a worn unit to refit that is not needed where it stands. Before the last month only those go that the next hit
/// would eliminate: units in refit count at the end.
fn refit(known: &KnownState, acts: &[&BuildupOrder]) -> Option<BuildupOrder> {
    let position = &known.state.position;
    let away = known.state.reserve.refit.iter().filter(|refitting| position.side(refitting.unit) == known.side).count();
    if away >= IN_REFIT {
        return None;
    }
    let before = worth::of_supply(known);
    let units = acts.iter().filter_map(|act| match act {
        BuildupOrder::Refit { unit } if is_worn(known, *unit) && is_spare(known, *unit, before) => Some((*unit, *act)),
        _ => None,
    });
    let lost = |unit: UnitId| position.block(unit).steps - position.unit(unit).steps;
    units.max_by_key(|&(unit, _)| (lost(unit), unit)).map(|(_, act)| act.clone())
}

fn is_worn(known: &KnownState, unit: UnitId) -> bool {
    let (full, steps) = (known.state.position.block(unit).steps, known.state.position.unit(unit).steps);
    if known.months_left() == 0 { steps == 1 } else { full >= 3 && full - steps >= 2 }
}

/// Whether the line and the base hold without a unit.
fn is_spare(known: &KnownState, unit: UnitId, before: i32) -> bool {
    let Some(hex) = known.state.position.hex(unit) else { return false };
    let alone = known.own_count(hex) < 2;
    let front = known.enemy_distance(hex).is_some_and(|distance| distance <= FRONT);
    if alone && front || known.own_count(known.base()) < worth::guards(known) && hex == known.base() {
        return false;
    }
    let remove = |position: &mut Position| position.remove(unit);
    known.with_change(remove, |position| worth::of_supply_in(known, position, &[hex])) >= before
}
