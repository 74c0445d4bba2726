//! Where units go that do not attack: towards their place, in supply, together where the enemy is near.

use hexgrid::Hex;

use crate::model::units::Terrain;
use crate::opponent::plan::{MovementPlan, Step};
use crate::position::hex_flags::hex_flag;
use referee::Draw;

/// Half movement points that standing in an enemy zone is worth avoiding.
const ZONE: i32 = 400;

/// Plans the moves of all units that are not settled yet, the strongest first.
pub fn plan(plan: &mut MovementPlan, draw: &mut Draw) -> Vec<Step> {
    let mut order: Vec<usize> = (0..plan.situation.own.len()).filter(|&at| !plan.settled[at]).collect();
    order.sort_by_key(|&at| -plan.situation.own[at].strength);
    let mut steps = Vec::new();
    for at in order {
        let to = best(plan, at, draw);
        steps.extend(plan.settle(at, to));
    }
    steps
}

/// The best hex for a unit among those where it can end.
pub fn best(plan: &mut MovementPlan, at: usize, draw: &mut Draw) -> Hex {
    let unit = plan.situation.own[at];
    let ends: Vec<Hex> = plan.ends[at].iter().collect();
    let mut best = (i32::MIN, unit.hex);
    for hex in ends {
        let stays = hex == unit.hex;
        if !stays && plan.points[hex.index()] + unit.points > plan.limit {
            continue;
        }
        let score = score(plan, at, hex) * 4 + draw.below(4) as i32 + if stays { 6 } else { 0 };
        if score > best.0 {
            best = (score, hex);
        }
    }
    best.1
}

/// What a hex is worth to a unit, in half movement points of its way.
fn score(plan: &mut MovementPlan, at: usize, hex: Hex) -> i32 {
    let unit = plan.situation.own[at];
    let distance = i32::from(plan.distances.cost(plan.assigned[at], unit.motorized, hex));
    let zone = if plan.cache.seen_by(plan.situation.side).has(hex, hex_flag::ZONE) { ZONE } else { 0 };
    let mut points = plan.points[hex.index()];
    if hex == unit.hex {
        points -= unit.points;
    }
    let crowding = if points >= 4 { 6 } else { 0 };
    ground(plan, hex) - distance - zone - crowding - need_of_reinforcement(plan, hex) - danger(plan, at, hex)
}

fn ground(plan: &MovementPlan, hex: Hex) -> i32 {
    match plan.cache.forces.board.terrain(hex) {
        Terrain::City => 8,
        Terrain::Rough => 3,
        _ => 0,
    }
}

/// How far a hex lies from supply: less where a lorry can follow.
fn need_of_reinforcement(plan: &mut MovementPlan, hex: Hex) -> i32 {
    let supplies = plan.cache.supplies(plan.situation.side);
    if supplies.general(hex) {
        return 0;
    }
    if supplies.combat(hex) != 0 {
        return 20;
    }
    let grid = &plan.cache.forces.board.grid;
    let nearest = plan.situation.supply_units.iter().map(|supply_unit| grid.distance(*supply_unit, hex)).min();
    match nearest {
        Some(hexes) if hexes <= 10 => 24,
        Some(hexes) => 24 + 8 * i32::from(hexes - 10),
        None => 160,
    }
    .min(200)
}

/// How much stronger the enemy would be who could come against a hex.
fn danger(plan: &mut MovementPlan, at: usize, hex: Hex) -> i32 {
    let unit = plan.situation.own[at];
    let there = plan.strength[hex.index()] - if hex == unit.hex { unit.strength } else { 0 };
    let holds = plan.situation.holds(plan.cache, hex, there + unit.strength);
    let threat = plan.threat(hex);
    let overrun = if threat >= 6 * holds { 60 } else { 0 };
    ((threat - 2 * holds).max(0) * 4).min(120) + overrun
}
