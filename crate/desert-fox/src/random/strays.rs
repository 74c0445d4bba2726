//! Orders that may fit or not, drawn without a look at the list of legal orders.

use hexgrid::{Direction, Hex};

use crate::data::charts::TerrainRow;
use crate::model::acts::{Carrier, RefitStep};
use crate::procedure::herkules;
use crate::record::DesertFox;
use crate::state::State;
use crate::state::counters::UnitId;
use crate::state::order::{Answer, Order};
use crate::state::path::{Path, Spot};
use crate::turn::to_act::to_act;
use referee::Draw;

pub(super) fn below(draw: &mut Draw, length: usize) -> usize {
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
    let kind = match state.phase {
        phase if phase.is_combat() && draw.chance(60) => draw.pick(&[16, 18, 19, 30]),
        phase if phase.is_movement() && draw.chance(30) => 35,
        _ => draw.below(36),
    };
    match kind {
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
        18 => allotment(state, &units, draw),
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
        30..=34 => attack(rules, state, hex, draw),
        35 => overrun(rules, state, draw),
        _ => Order::Answer(answer(&Ground { units, near }, draw)),
    }
}

/// An attack on hexes of the enemy in the neighbourhood of a hex, or on two of any, by some of the units beside them.
fn attack(rules: &DesertFox, state: &State, hex: Hex, draw: &mut Draw) -> Order {
    let (grid, by) = (&rules.config.board.grid, to_act(state));
    let anywhere = draw.chance(20);
    let own: Vec<Hex> = state.of_side(by).filter(|(id, _)| id.counter().is_combat()).map(|(_, at)| at).collect();
    let near = |at: Hex| anywhere || grid.distance(hex, at) <= 2;
    let enemies = state.of_side(by.enemy()).map(|(_, at)| at).filter(|&at| near(at));
    let mut targets: Vec<Hex> = enemies.filter(|&at| own.iter().any(|&own| grid.distance(own, at) == 1)).collect();
    targets.sort_unstable();
    targets.dedup();
    let mut hexes: Vec<Hex> = Vec::new();
    for _ in 0..=draw.below(3) {
        if !targets.is_empty() {
            hexes.push(targets.swap_remove(below(draw, targets.len())));
        }
    }
    let beside = state.on_map().filter(|&(id, at)| {
        state.owner(id) == by && id.counter().is_combat() && hexes.iter().any(|&hex| grid.distance(hex, at) == 1)
    });
    let mut units: Vec<UnitId> = beside.map(|(id, _)| id).collect();
    let most = if draw.chance(50) { 100 } else { 40 };
    units.retain(|_| draw.chance(most));
    Order::Attack { units, hexes: hexes.into_iter().map(Spot).collect() }
}

/// An overrun of a hex of the enemy by some of the units in a hex beside it.
fn overrun(rules: &DesertFox, state: &State, draw: &mut Draw) -> Order {
    let (grid, by) = (&rules.config.board.grid, to_act(state));
    let own: Vec<(UnitId, Hex)> = state.of_side(by).filter(|(id, _)| id.counter().is_combat()).collect();
    let enemies: Vec<Hex> = state.of_side(by.enemy()).map(|(_, hex)| hex).collect();
    let beside = |from: Hex| enemies.iter().filter(move |hex| grid.distance(from, **hex) == 1);
    let fronts: Vec<(Hex, Hex)> = own.iter().flat_map(|&(_, at)| beside(at).map(move |hex| (at, *hex))).collect();
    if fronts.is_empty() {
        return Order::Done;
    }
    let (from, hex) = draw.pick(&fronts);
    Order::Overrun { units: stack(&own, from, draw), hex: Spot(hex) }
}

/// Some of the supply units and some of the combats.
fn allotment(state: &State, units: &[(UnitId, Hex)], draw: &mut Draw) -> Order {
    let supply = units.iter().map(|(id, _)| *id).filter(|id| id.counter().is_supply());
    let mut expend: Vec<UnitId> = supply.filter(|_| draw.chance(5)).collect();
    expend.truncate(2);
    let combats = (0..state.combats.len() as u8).filter(|_| draw.chance(60)).collect();
    Order::Supply { expend, combats }
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
