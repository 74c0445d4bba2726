//! Where units go that do not attack: towards their place, in supply, together where the enemy is near.

use hexgrid::Hex;

use crate::model::units::Terrain;
use crate::opponent::draw::Draw;
use crate::opponent::view::{Step, View};
use crate::position::marks::mark;

/// Half movement points that standing in an enemy zone is worth avoiding.
const ZONE: i32 = 400;

/// Plans the moves of all units that are not settled yet, the strongest first.
pub fn plan(view: &mut View, draw: &mut Draw) -> Vec<Step> {
    let mut order: Vec<usize> = (0..view.situation.own.len()).filter(|&at| !view.settled[at]).collect();
    order.sort_by_key(|&at| -view.situation.own[at].strength);
    let mut steps = Vec::new();
    for at in order {
        let to = best(view, at, draw);
        steps.extend(view.settle(at, to));
    }
    steps
}

/// The best hex for a unit among those where it can end.
pub fn best(view: &mut View, at: usize, draw: &mut Draw) -> Hex {
    let soldier = view.situation.own[at];
    let ends: Vec<Hex> = view.ends[at].iter().collect();
    let mut best = (i32::MIN, soldier.hex);
    for hex in ends {
        let stays = hex == soldier.hex;
        if !stays && view.points[hex.index()] + soldier.points > view.limit {
            continue;
        }
        let score = score(view, at, hex) * 4 + draw.below(4) as i32 + if stays { 6 } else { 0 };
        if score > best.0 {
            best = (score, hex);
        }
    }
    best.1
}

/// What a hex is worth to a unit, in half movement points of its way.
fn score(view: &mut View, at: usize, hex: Hex) -> i32 {
    let soldier = view.situation.own[at];
    let way = i32::from(view.fields.cost(view.assigned[at], soldier.motorized, hex));
    let zone = if view.cache.seen_by(view.situation.side).has(hex, mark::ZONE) { ZONE } else { 0 };
    let mut points = view.points[hex.index()];
    if hex == soldier.hex {
        points -= soldier.points;
    }
    let crowd = if points >= 4 { 6 } else { 0 };
    ground(view, hex) - way - zone - crowd - hunger(view, hex) - danger(view, at, hex)
}

fn ground(view: &View, hex: Hex) -> i32 {
    match view.cache.forces.board.terrain(hex) {
        Terrain::City => 8,
        Terrain::Rough => 3,
        _ => 0,
    }
}

/// How far a hex lies from supply: less where a lorry can follow.
fn hunger(view: &mut View, hex: Hex) -> i32 {
    let supplies = view.cache.supplies(view.situation.side);
    if supplies.general(hex) {
        return 0;
    }
    if supplies.combat(hex) != 0 {
        return 20;
    }
    let grid = &view.cache.forces.board.grid;
    let nearest = view.situation.lorries.iter().map(|lorry| grid.distance(*lorry, hex)).min();
    match nearest {
        Some(hexes) if hexes <= 10 => 24,
        Some(hexes) => 24 + 8 * i32::from(hexes - 10),
        None => 160,
    }
    .min(200)
}

/// How much stronger the enemy would be who could come against a hex.
fn danger(view: &mut View, at: usize, hex: Hex) -> i32 {
    let soldier = view.situation.own[at];
    let there = view.strength[hex.index()] - if hex == soldier.hex { soldier.strength } else { 0 };
    let holds = view.situation.holds(view.cache, hex, there + soldier.strength);
    let threat = view.threat(hex);
    let overrun = if threat >= 6 * holds { 60 } else { 0 };
    ((threat - 2 * holds).max(0) * 4).min(120) + overrun
}
