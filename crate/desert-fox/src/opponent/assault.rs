//! Where to attack: units gather around an enemy stack when the exact chances promise more than they cost.

use hexgrid::Hex;

use crate::data::charts::HexsideEffect;
use crate::model::units::{HexsideTerrain, Side, Terrain};
use crate::opponent::distances::Landmark;
use crate::opponent::evaluation::{Evaluation, Knowledge, evaluation};
use crate::opponent::goals::Stance;
use crate::opponent::plan::{MovementPlan, Step};
use crate::opponent::situation::Stack;
use crate::position::hex_flags::hex_flag;
use crate::rules::combat::terms::Support;

/// Most enemy stacks that are weighed in a phase.
const MOST_TARGETS: usize = 10;
/// Strength enough for any attack, in times of the defender's.
const PLENTY: i32 = 6;

/// Most units of an attack.
const MOST_UNITS: usize = 22;
/// Supply units up to this number of hexes away follow an attack.
const FOLLOWS: u16 = 9;

/// A unit with the hex from which it would attack.
type Post = (usize, Hex);

/// What an attack must promise, in tenths of a strength point.
pub const fn threshold(stance: Stance) -> i32 {
    match stance {
        Stance::Attack => 4,
        Stance::Hold => 20,
    }
}

/// Plans the attacks of the phase, the best targets first.
pub fn plan(plan: &mut MovementPlan) -> Vec<Step> {
    let mut steps = Vec::new();
    let (mut engaged, mut used): (Vec<Hex>, Vec<usize>) = (Vec::new(), Vec::new());
    for target in targets(plan) {
        let posts = gather(plan, target, &engaged, &used);
        if posts.is_empty() {
            continue;
        }
        let least = threshold(plan.goals.stance)
            + detour(plan, target.hex)
            + need_of_reinforcement(plan, &posts)
            + exposure(plan, &posts, target)
            - hopelessness(plan, target.hex);
        if weigh(plan, &posts, target.hex).is_some_and(|evaluation| !evaluation.illegal && evaluation.gain >= least) {
            engaged.push(target.hex);
            used.extend(posts.iter().map(|(at, _)| *at));
            steps.extend(posts.into_iter().filter_map(|(at, hex)| plan.settle(at, hex)));
        }
    }
    steps
}

/// What less an attack on the goal of the race may promise when time runs out.
fn hopelessness(plan: &MovementPlan, target: Hex) -> i32 {
    let race = plan.goal == Landmark::Tobruk && plan.situation.side == Side::Axis;
    if race && target == plan.distances.hex(Landmark::Tobruk) && plan.state.turn >= plan.distances.hurry() {
        110
    } else {
        0
    }
}

/// What an attack off the way must promise more.
fn detour(plan: &MovementPlan, target: Hex) -> i32 {
    (i32::from(plan.distances.cost(plan.goals.main, true, target)) - 40).max(0) / 2
}

/// What an attack without supply must promise more: who fights so is disrupted and stays where he is.
fn need_of_reinforcement(plan: &mut MovementPlan, posts: &[Post]) -> i32 {
    let near = |hex: Hex| {
        let grid = &plan.cache.forces.board.grid;
        plan.situation.supply_units.iter().any(|supply_unit| grid.distance(*supply_unit, hex) <= FOLLOWS)
    };
    let hungry: Vec<bool> = posts.iter().map(|(_, hex)| !near(*hex)).collect();
    let mut strength = 0;
    for (&(at, hex), hungry) in posts.iter().zip(hungry) {
        if hungry && plan.cache.supplies(plan.situation.side).combat(hex) == 0 {
            strength += plan.situation.own[at].strength;
        }
    }
    strength * 2
}

/// What an attack must promise more because of the enemies who could answer it.
fn exposure(plan: &mut MovementPlan, posts: &[Post], target: Stack) -> i32 {
    let mut hexes: Vec<Hex> = posts.iter().map(|(_, hex)| *hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    let at = |hex: Hex| -> i32 {
        posts.iter().filter(|post| post.1 == hex).map(|post| plan.situation.own[post.0].strength).sum()
    };
    let strengths: Vec<(Hex, i32)> = hexes.into_iter().map(|hex| (hex, at(hex))).collect();
    let exposed = strengths.into_iter().map(|(hex, strength)| {
        let holds = plan.situation.holds(plan.cache, hex, strength);
        (plan.threat(hex) - target.strength - holds).max(0)
    });
    exposed.sum()
}

/// The support on which both sides count: the attacker's air points up to three, one of the defender's.
fn support(plan: &MovementPlan) -> [Support; 2] {
    [Side::Axis, Side::Commonwealth].map(|side| {
        let most = if side == plan.situation.side { 3 } else { 1 };
        Support { air_points: plan.state.air[side.index()].available().min(most), naval: false }
    })
}

/// The hex that decides the game: Tobruk in the last turns of the race, Alexandria always.
fn goal(plan: &MovementPlan) -> Option<Hex> {
    if plan.situation.side == Side::Commonwealth {
        return None;
    }
    Some(plan.distances.hex(if plan.goal == Landmark::Tobruk { Landmark::Tobruk } else { Landmark::Alexandria }))
}

/// The enemy stacks that somebody could attack, those at the place that the player wants first.
fn targets(plan: &MovementPlan) -> Vec<Stack> {
    let grid = &plan.cache.forces.board.grid;
    let near = |stack: &&Stack| {
        let slots = || grid.neighbours(stack.hex).map(|(_, hex)| hex);
        plan.ends.iter().any(|ends| slots().any(|hex| ends.contains(hex)))
    };
    let mut targets: Vec<Stack> = plan.situation.stacks.iter().filter(near).copied().collect();
    let main = plan.goals.main;
    targets.sort_by_key(|stack| {
        let prize = plan.cache.forces.board.is_port(stack.hex);
        (!prize, stack.strength + i32::from(plan.distances.cost(main, true, stack.hex)) / 8)
    });
    targets.truncate(MOST_TARGETS);
    targets
}

/// The units that would attack a stack, each with its hex: strong ones first, as many as stack around it.
fn gather(plan: &MovementPlan, target: Stack, engaged: &[Hex], used: &[usize]) -> Vec<Post> {
    let slots = slots(plan, target.hex, engaged);
    let mut order: Vec<usize> = (0..plan.situation.own.len()).filter(|at| !used.contains(at)).collect();
    order.sort_by_key(|&at| -plan.situation.own[at].strength);
    let mut room: Vec<u16> = slots.iter().map(|slot| free(plan, *slot)).collect();
    let mut posts: Vec<Post> = Vec::new();
    let mut strength = 0;
    for at in order {
        if strength >= target.strength * PLENTY || posts.len() >= MOST_UNITS {
            break;
        }
        let unit = plan.situation.own[at];
        let stays = is_garrison(plan, at);
        let open = |place: &usize| {
            let can = (!stays || slots[*place] == unit.hex)
                && room[*place] >= unit.points
                && plan.ends[at].contains(slots[*place]);
            can && effect(plan, slots[*place], target.hex, unit.motorized) != HexsideEffect::Barred
        };
        let best = (0..slots.len()).filter(open).min_by_key(|&place| {
            let ridge = effect(plan, slots[place], target.hex, unit.motorized) != HexsideEffect::None;
            (ridge, slots[place] != unit.hex, room[place])
        });
        if let Some(place) = best {
            room[place] -= unit.points;
            strength += unit.strength;
            posts.push((at, slots[place]));
        }
    }
    posts
}

/// Whether a unit shall stay in the city where it stands.
fn is_garrison(plan: &MovementPlan, at: usize) -> bool {
    plan.assigned[at] != plan.goals.main && plan.cache.forces.board.terrain(plan.situation.own[at].hex) == Terrain::City
}

/// The hexes around a stack that no zone covers but its own and those of stacks that are attacked anyway.
fn slots(plan: &MovementPlan, target: Hex, engaged: &[Hex]) -> Vec<Hex> {
    let board = &plan.cache.forces.board;
    let hex_flags = plan.cache.seen_by(plan.situation.side);
    let open = |hex: &Hex| {
        let free = board.is_land(*hex) && !hex_flags.has(*hex, hex_flag::ENEMY | hex_flag::ENEMY_SUPPLY);
        free && plan.situation.pressed_by(plan.cache, *hex).all(|by| by == target || engaged.contains(&by))
    };
    board.grid.neighbours(target).map(|(_, hex)| hex).filter(open).collect()
}

/// Stacking points that still find room in a hex, next to those who cannot leave it.
fn free(plan: &MovementPlan, hex: Hex) -> u16 {
    let own = &plan.situation.own;
    let stays = |at: &usize| own[*at].hex == hex && !plan.settled[*at];
    let leaving: u16 = (0..own.len()).filter(stays).map(|at| own[at].points).sum();
    let staying = plan.points[hex.index()].saturating_sub(leaving);
    plan.limit.saturating_sub(staying)
}

fn effect(plan: &MovementPlan, from: Hex, to: Hex, motorized: bool) -> HexsideEffect {
    let forces = &plan.cache.forces;
    let side = forces.board.grid.direction(from, to).map(|direction| forces.board.side(from, direction));
    forces.charts.hexside(side.unwrap_or(HexsideTerrain::Sea), motorized).value
}

/// Weighs the attack as if the units stood at their posts.
fn weigh(plan: &mut MovementPlan, posts: &[Post], target: Hex) -> Option<Evaluation> {
    let mut forces = plan.cache.forces.clone();
    for &(at, hex) in posts {
        forces.pieces[plan.situation.own[at].at].hex = hex;
    }
    forces.lie();
    let attackers: Vec<usize> = posts.iter().map(|(at, _)| plan.situation.own[*at].at).collect();
    let goal = goal(plan);
    let support = support(plan);
    let grid = plan.cache.forces.board.grid.clone();
    let supply_units = &plan.situation.supply_units;
    let fed = |hex: Hex| supply_units.iter().any(|supply_unit| grid.distance(*supply_unit, hex) <= FOLLOWS);
    let (_, supplies) = plan.cache.with_supplies();
    evaluation(&forces, Knowledge { supplies, fed: &fed, support, goal }, &attackers, &[target])
}
