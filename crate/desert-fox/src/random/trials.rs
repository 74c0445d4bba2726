//! Trying orders out: what is listed is accepted, what is accepted is listed, and what is refused changes nothing.

use hexgrid::{Direction, Hex};

use crate::data::charts::TerrainRow;
use crate::game::legal::{Legal, legal};
use crate::model::acts::RefitStep;
use crate::model::acts::{Carrier, MoveMode};
use crate::procedure::herkules;
use crate::random::invariants::{Violation, listed};
use crate::record::{DesertFox, Game};
use crate::rules::movement::march::forced_mode;
use crate::state::State;
use crate::state::counters::UnitId;
use crate::state::order::{Answer, Order};
use crate::state::path::{Path, Spot};
use crate::turn::to_act::to_act;
use referee::Draw;

/// Listed orders that are tried.
const LISTED: u32 = 5;
/// Orders that are tried and may not be listed.
const STRAY: u32 = 20;

/// Tries some listed orders and some that may not be listed; none is given.
///
/// Errors: a listed order that is refused, an accepted one that is not listed, or a trace of a trial.
pub fn check(game: &mut Game, draw: &mut Draw) -> Result<(), Violation> {
    let before = game.state().clone();
    let known = listed(&now(game));
    let mut accepted = 0;
    for _ in 0..LISTED {
        let (rules, state) = game.parts();
        let Some(order) = listed_order(rules, state, draw) else { continue };
        if let Err(refusal) = game.check(&order) {
            return violation("is listed but refused as", &order, refusal.code.name());
        }
    }
    for _ in 0..STRAY {
        let (rules, state) = game.parts();
        let order = stray(rules, state, draw);
        if game.check(&order).is_ok() {
            accepted += 1;
            if !is_listed(game.parts().0, &before, &order) {
                return violation("is accepted but not listed", &order, "");
            }
        }
    }
    if *game.state() != before || listed(&now(game)) != known {
        return Err(Violation(format!("{STRAY} trials, {accepted} of them accepted, have left a trace")));
    }
    Ok(())
}

fn violation(what: &str, order: &Order, more: &str) -> Result<(), Violation> {
    let order = serde_json::to_string(order).unwrap_or_default();
    Err(Violation(format!("{order} {what} {more}").trim_end().to_owned()))
}

fn now(game: &mut Game) -> Legal<'_> {
    let (DesertFox { config, cache }, state) = game.parts();
    legal(config, cache, state)
}

/// Whether the list covers an accepted order. A way back to where it began leads to no other hex, so that no hex is listed
/// for it; an overrun by part of a stack is listed with the whole of it; of the ways to allot supply the best are listed.
pub fn is_listed(rules: &mut DesertFox, state: &State, order: &Order) -> bool {
    let back = |unit: &UnitId, path: &Path| {
        let start = state.unit(*unit).hex();
        start.is_some_and(|start| path.hexes(start).is_some_and(|hexes| hexes.last() == Some(&start)))
    };
    let covered = match order {
        Order::Move { units, path } | Order::ForcedMarch { units, path } => units.iter().all(|unit| back(unit, path)),
        Order::React { unit, path } => back(unit, path),
        Order::Supply { .. } => true,
        _ => false,
    };
    let DesertFox { config, cache } = rules;
    let legal = legal(config, cache, state);
    let covers = |listed: &Order| match (listed, order) {
        (Order::Overrun { units: all, hex: one }, Order::Overrun { units, hex }) => {
            one == hex && units.iter().all(|unit| all.contains(unit))
        }
        _ => false,
    };
    covered || legal.lists(order, |unit| state.unit(unit).hex()) || legal.orders.iter().any(covers)
}

/// One of the listed orders.
fn listed_order(rules: &mut DesertFox, state: &State, draw: &mut Draw) -> Option<Order> {
    let DesertFox { config, cache } = rules;
    let legal = legal(config, cache, state);
    let mut orders = Vec::new();
    if !legal.orders.is_empty() {
        orders.push(legal.orders[below(draw, legal.orders.len())].clone());
    }
    if !legal.attacks.is_empty() {
        let option = &legal.attacks[below(draw, legal.attacks.len())];
        orders.push(Order::Attack { units: vec![draw.pick(&option.units)], hexes: vec![Spot(option.hex)] });
    }
    if !legal.carries.is_empty() {
        let option = &legal.carries[below(draw, legal.carries.len())];
        let hex = option.hexes.get(below(draw, option.hexes.len()));
        orders.extend(hex.map(|&hex| Order::Transport { units: vec![option.unit], by: option.by, hex: Spot(hex) }));
    }
    let whole = legal.withdrawals.iter().find(|option| option.itself);
    orders.extend(whole.map(|option| Order::Withdraw { due: option.due, units: vec![option.due] }));
    let mut step = None;
    if !legal.moves.is_empty() {
        let option = &legal.moves[below(draw, legal.moves.len())];
        let forced = option.hexes.is_empty() || !option.forced.is_empty() && draw.chance(30);
        let hexes = if forced { option.forced } else { option.hexes };
        step = hexes.get(below(draw, hexes.len())).map(|&(hex, _)| (option.unit, option.mode, hex, forced));
    }
    if let Some((unit, mode, hex, forced)) = step {
        let usual = if forced { forced_mode(mode)? } else { mode };
        let path = Path::through(&cache.path(unit, usual, hex)?)?;
        orders.push(match (mode, forced) {
            (MoveMode::Reaction, _) => Order::React { unit, path },
            (_, true) => Order::ForcedMarch { units: vec![unit], path },
            (_, false) => Order::Move { units: vec![unit], path },
        });
    }
    if orders.is_empty() { None } else { Some(orders.swap_remove(below(draw, orders.len()))) }
}

fn below(draw: &mut Draw, length: usize) -> usize {
    draw.below(length as u32) as usize
}

/// Units and hexes of a game from which orders are made up.
struct Ground {
    units: Vec<(UnitId, Hex)>,
    near: Vec<Hex>,
}

/// An order that may fit, or not.
pub fn stray(rules: &DesertFox, state: &State, draw: &mut Draw) -> Order {
    let (config, by) = (&rules.config, to_act(state));
    let own = !draw.chance(10);
    let units: Vec<(UnitId, Hex)> = state.on_map().filter(|&(id, _)| !own || state.owner(id) == by).collect();
    let Some(&(unit, hex)) = units.get(below(draw, units.len())) else { return Order::Done };
    let near: Vec<Hex> = config.board.grid.neighbours(hex).map(|(_, near)| near).chain([hex]).collect();
    let anyone = UnitId::all().nth(below(draw, UnitId::all().count())).unwrap_or(unit);
    let target = if draw.chance(80) { draw.pick(&near) } else { Hex::from_index(below(draw, config.board.grid.len())) };
    let supply = |draw: &mut Draw| {
        let own: Vec<UnitId> = units.iter().map(|(id, _)| *id).filter(|id| id.counter().is_supply()).collect();
        if own.is_empty() { unit } else { draw.pick(&own) }
    };
    let number = draw.below(4) as u8;
    match draw.below(31) {
        0 => Order::Roll,
        1 => Order::Done,
        2 => Order::Place { unit: anyone, hex: Spot(target) },
        3 => Order::Withdraw { due: anyone, units: vec![anyone] },
        4 => Order::Malta { points: number },
        5 => Order::Raid { points: number, supply: vec![supply(draw)] },
        6..=8 => Order::Move { units: vec![unit], path: path(draw) },
        9 => Order::ForcedMarch { units: vec![unit], path: path(draw) },
        10 => Order::React { unit, path: path(draw) },
        11 => Order::Overrun { units: stack(&units, hex, draw), hex: Spot(target) },
        12 => Order::Transport { units: vec![unit], by: draw.pick(&[Carrier::Rail, Carrier::Sea]), hex: Spot(target) },
        13 => Order::Repair { hexes: number },
        14 => Order::Emergency { unit: supply(draw) },
        15 => Order::DestroyDump { dump: supply(draw), by: unit },
        16 => Order::Attack { units: stack(&units, hex, draw), hexes: vec![Spot(target)] },
        17 => Order::Revoke { combat: number },
        18 => Order::Supply { expend: Vec::new(), combats: vec![number] },
        19 => Order::Fight { combat: number },
        20 => Order::Eliminate { unit },
        21 => {
            let steps = [RefitStep::Undeplete, RefitStep::Rebuild, RefitStep::RebuildFull];
            Order::Refit { unit: if draw.chance(50) { anyone } else { unit }, step: draw.pick(&steps) }
        }
        22 => Order::Fort { unit },
        23 => Order::Mode { unit: supply(draw) },
        24 => Order::Invade {
            units: herkules::forces().map(|(unit, _)| unit).filter(|_| draw.chance(60)).collect(),
            points: number,
            supply: (0..number.div_ceil(2)).map(|_| supply(draw)).collect(),
        },
        25 => Order::Detach { unit },
        26 => Order::Convert { unit },
        27 => Order::ThroughTobruk { unit: anyone },
        28 => Order::Rommel { hex: Spot(hex) },
        29 => Order::Recover { unit },
        _ => Order::Answer(answer(&Ground { units, near }, draw)),
    }
}

/// Some of the units in a hex, at least one.
fn stack(units: &[(UnitId, Hex)], hex: Hex, draw: &mut Draw) -> Vec<UnitId> {
    let there: Vec<UnitId> = units.iter().filter(|&&(_, at)| at == hex).map(|(id, _)| *id).collect();
    let some: Vec<UnitId> = there.iter().copied().filter(|_| draw.chance(60)).collect();
    if some.is_empty() { there } else { some }
}

fn path(draw: &mut Draw) -> Path {
    let length = 1 + draw.below(4);
    Path((0..length).map(|_| draw.pick(&Direction::ALL)).collect())
}

fn answer(ground: &Ground, draw: &mut Draw) -> Answer {
    let (unit, _) = draw.pick(&ground.units);
    let hex = Spot(draw.pick(&ground.near));
    let number = draw.below(4) as u8;
    match draw.below(17) {
        0 => Answer::Row { row: draw.pick(&TerrainRow::ALL) },
        1 => Answer::Commit { air_points: number, naval: draw.chance(30) },
        2 => Answer::Shifts { columns: number },
        3 => Answer::Result { number: draw.below(30) as u8 },
        4 => Answer::Retreat { unit },
        5 => Answer::RetreatTo { unit, hex },
        6 => Answer::StopInCity { unit },
        7 => Answer::DepleteInstead { unit },
        8 => Answer::IgnoreRetreat { unit },
        9 => Answer::Deplete { unit },
        10 => Answer::Advance { unit, hex },
        11 => Answer::EndAdvance,
        12 => Answer::DestroySupply { unit },
        13 => Answer::CaptureSupply { unit },
        14 => Answer::PlaceDump { hex },
        15 => Answer::React { unit, hex },
        _ => Answer::Stay { unit },
    }
}
