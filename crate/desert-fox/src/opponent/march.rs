//! Where units go that do not attack: towards their place, in supply, together where the enemy is near.

use hexgrid::Hex;

use crate::model::acts::MoveMode;
use crate::model::units::Terrain;
use crate::opponent::goals::Aim;
use crate::opponent::plan::{MovementPlan, Step};
use crate::opponent::situation::MapUnit;
use crate::position::hex_flags::hex_flag;
use crate::rules::movement::march::forced_mode;
use crate::state::flag;
use referee::Draw;

/// Half movement points that standing in an enemy zone is worth avoiding.
const ZONE: i32 = 400;
/// What a city is worth.
const CITY: i32 = 8;
/// Hexes from the enemy within which guns need others beside them.
const NEAR: u16 = 4;
/// The strength of those others.
const COVER: i32 = 4;
/// Hexes from the enemy beyond which a unit that a forced march disrupts recovers in peace.
const SAFE: u16 = 14;
/// Half movement points left from which a forced march is thought of.
const LONG: u16 = 30;
/// Half movement points that it must save.
const GAIN: u16 = 3;

/// Plans the moves of all units that are not settled yet, the strongest first.
pub fn plan(plan: &mut MovementPlan, draw: &mut Draw) -> Vec<Step> {
    let mut order: Vec<usize> = (0..plan.situation.own.len()).filter(|&at| !plan.settled[at]).collect();
    let covered = plan.style.covers;
    order.sort_by_key(|&at| (covered && plan.situation.own[at].gun, -plan.situation.own[at].strength));
    let mut steps = Vec::new();
    for at in order {
        let to = best(plan, at, draw);
        steps.extend(plan.settle(at, to).map(|step| farther(plan, at, step).unwrap_or(step)));
    }
    steps
}

/// The best hex for a unit among those where it can end.
pub fn best(plan: &mut MovementPlan, at: usize, draw: &mut Draw) -> Hex {
    let unit = plan.situation.own[at];
    let ends: Vec<Hex> = plan.ends[at].iter().collect();
    let clings = clings(plan, at);
    let mut best = (i32::MIN, unit.hex);
    for hex in ends {
        let stays = hex == unit.hex;
        if !stays && plan.points[hex.index()] + unit.points > plan.limit {
            continue;
        }
        let more = draw.below(u32::from(plan.style.noise)) as i32 + if stays { 6 + 4 * clings } else { 0 };
        let distance = i32::from(plan.way(at, hex));
        if (CITY - distance) * 4 + more <= best.0 {
            continue;
        }
        let score = (score(plan, at, hex) - distance) * 4 + more;
        if score > best.0 {
            best = (score, hex);
        }
    }
    best.1
}

/// What a hex is worth to a unit, in half movement points of its way: at most [`CITY`].
fn score(plan: &mut MovementPlan, at: usize, hex: Hex) -> i32 {
    let unit = plan.situation.own[at];
    let zone = if plan.cache.seen_by(plan.situation.side).has(hex, hex_flag::ZONE) { ZONE } else { 0 };
    let mut points = plan.points[hex.index()];
    if hex == unit.hex {
        points -= unit.points;
    }
    let crowding = if points >= 4 { 6 } else { 0 };
    ground(plan, hex)
        - zone
        - crowding
        - need_of_reinforcement(plan, hex)
        - danger(plan, at, hex)
        - uncovered(plan, at, hex)
}

fn ground(plan: &MovementPlan, hex: Hex) -> i32 {
    match plan.cache.forces.board.terrain(hex) {
        Terrain::City => CITY,
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
    match plan.situation.from_supply(plan.cache, hex) {
        Some(hexes) if hexes <= 10 => 24,
        Some(hexes) => 24 + 8 * i32::from(hexes - 10),
        None => 160,
    }
    .min(200)
}

/// How much stronger the enemy would be who could come against a hex.
fn danger(plan: &mut MovementPlan, at: usize, hex: Hex) -> i32 {
    if plan.style.danger == 0 {
        return 0;
    }
    let unit = plan.situation.own[at];
    let there = plan.strength[hex.index()] - if hex == unit.hex { unit.strength } else { 0 };
    let stack = plan.gathered(hex, there + unit.strength);
    let holds = plan.situation.holds(plan.cache, hex, stack);
    let threat = plan.threat(hex);
    let overrun = if threat >= 6 * holds { 60 } else { 0 };
    (((threat - 2 * holds).max(0) * 4).min(120) + overrun) * plan.style.danger / 100
}

/// Half movement points that keep a unit where it has fought, unless the enemies beside it are twice as strong.
fn clings(plan: &MovementPlan, at: usize) -> i32 {
    let MapUnit { id, hex, .. } = plan.situation.own[at];
    if plan.style.stays == 0 || !plan.state.unit(id).is(flag::FOUGHT) {
        return 0;
    }
    let strength = plan.strength[hex.index()];
    let pressing = plan.situation.pressing(plan.cache, hex);
    let against: i32 = pressing.map(|stack| stack.strength).sum();
    if 2 * strength < against { 0 } else { plan.style.stays + if against > 0 { ZONE } else { 0 } }
}

/// Half movement points that guns avoid a hex near the enemy where no others stand.
fn uncovered(plan: &MovementPlan, at: usize, hex: Hex) -> i32 {
    let unit = plan.situation.own[at];
    if !plan.style.covers || !unit.gun {
        return 0;
    }
    let there = plan.strength[hex.index()] - if hex == unit.hex { unit.strength } else { 0 };
    if there >= COVER || plan.situation.away(plan.cache, hex) > NEAR { 0 } else { 60 }
}

/// The same unit by a forced march instead, where no enemy is near and it comes much farther.
fn farther(plan: &mut MovementPlan, at: usize, step: Step) -> Option<Step> {
    let unit = plan.situation.own[at];
    if !plan.style.forced || unit.motorized || unit.gun || plan.mode != MoveMode::Initial {
        return None;
    }
    let Aim::Place(place) = plan.assigned[at] else { return None };
    let distances = plan.distances;
    let way = |hex: Hex| distances.cost(place, false, hex);
    if way(step.to) < LONG || plan.situation.away(plan.cache, unit.hex) <= SAFE {
        return None;
    }
    let room = |hex: &Hex| {
        plan.points[hex.index()] + unit.points <= plan.limit && plan.situation.away(plan.cache, *hex) > SAFE
    };
    let beyond = plan.cache.reach(unit.id)[1].iter().map(|(hex, _)| *hex);
    let to = beyond.filter(room).min_by_key(|hex| (way(*hex), hex.index()))?;
    if way(to) + GAIN > way(step.to) || !plan.cache.supplies(plan.situation.side).general(to) {
        return None;
    }
    plan.cache.path(unit.id, forced_mode(MoveMode::Initial)?, to)?;
    plan.points[step.to.index()] -= unit.points;
    plan.strength[step.to.index()] -= unit.strength;
    plan.points[to.index()] += unit.points;
    plan.strength[to.index()] += unit.strength;
    Some(Step { to, forced: true, ..step })
}
