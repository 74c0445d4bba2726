//! Where to attack: units gather around an enemy stack when the exact chances promise more than they cost.

use hexgrid::Hex;

use crate::data::charts::HexsideEffect;
use crate::model::units::{HexsideTerrain, Side, Terrain};
use crate::opponent::aims::Stance;
use crate::opponent::fields::Landmark;
use crate::opponent::situation::Stack;
use crate::opponent::view::{Step, View};
use crate::opponent::worth::{Known, Worth, worth};
use crate::position::marks::mark;
use crate::rules::combat::terms::Support;

/// Most enemy stacks that are weighed in a phase.
const MOST_TARGETS: usize = 10;
/// Strength enough for any attack, in times of the defender's.
const PLENTY: i32 = 6;

/// Most units of an attack.
const MOST_UNITS: usize = 22;
/// Supply units that are so many hexes away follow an attack.
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
pub fn plan(view: &mut View) -> Vec<Step> {
    let mut steps = Vec::new();
    let (mut engaged, mut used): (Vec<Hex>, Vec<usize>) = (Vec::new(), Vec::new());
    for target in targets(view) {
        let posts = gather(view, target, &engaged, &used);
        if posts.is_empty() {
            continue;
        }
        let least = threshold(view.aims.stance)
            + detour(view, target.hex)
            + hunger(view, &posts)
            + exposure(view, &posts, target)
            - despair(view, target.hex);
        if weigh(view, &posts, target.hex).is_some_and(|worth| !worth.illegal && worth.gain >= least) {
            engaged.push(target.hex);
            used.extend(posts.iter().map(|(at, _)| *at));
            steps.extend(posts.into_iter().filter_map(|(at, hex)| view.settle(at, hex)));
        }
    }
    steps
}

/// What less an attack on the goal of the race may promise when time runs out.
fn despair(view: &View, target: Hex) -> i32 {
    let race = view.goal == Landmark::Tobruk && view.situation.side == Side::Axis;
    if race && target == view.fields.hex(Landmark::Tobruk) && view.state.turn >= view.fields.hurry() { 110 } else { 0 }
}

/// What an attack off the way must promise more.
fn detour(view: &View, target: Hex) -> i32 {
    (i32::from(view.fields.cost(view.aims.main, true, target)) - 40).max(0) / 2
}

/// What an attack without supply must promise more: who fights so is disrupted and stays where he is.
fn hunger(view: &mut View, posts: &[Post]) -> i32 {
    let near = |hex: Hex| {
        let grid = &view.cache.forces.board.grid;
        view.situation.lorries.iter().any(|lorry| grid.distance(*lorry, hex) <= FOLLOWS)
    };
    let hungry: Vec<bool> = posts.iter().map(|(_, hex)| !near(*hex)).collect();
    let mut strength = 0;
    for (&(at, hex), hungry) in posts.iter().zip(hungry) {
        if hungry && view.cache.supplies(view.situation.side).combat(hex) == 0 {
            strength += view.situation.own[at].strength;
        }
    }
    strength * 2
}

/// What an attack must promise more because of the enemies who could answer it.
fn exposure(view: &mut View, posts: &[Post], target: Stack) -> i32 {
    let mut hexes: Vec<Hex> = posts.iter().map(|(_, hex)| *hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    let at = |hex: Hex| -> i32 {
        posts.iter().filter(|post| post.1 == hex).map(|post| view.situation.own[post.0].strength).sum()
    };
    let strengths: Vec<(Hex, i32)> = hexes.into_iter().map(|hex| (hex, at(hex))).collect();
    let exposed = strengths.into_iter().map(|(hex, strength)| {
        let holds = view.situation.holds(view.cache, hex, strength);
        (view.threat(hex) - target.strength - holds).max(0)
    });
    exposed.sum()
}

/// The support on which both sides count: the attacker's air points up to three, one of the defender's.
fn support(view: &View) -> [Support; 2] {
    [Side::Axis, Side::Commonwealth].map(|side| {
        let most = if side == view.situation.side { 3 } else { 1 };
        Support { air_points: view.state.air[side.index()].available().min(most), naval: false }
    })
}

/// The hex that decides the game: Tobruk in the last turns of the race, Alexandria always.
fn goal(view: &View) -> Option<Hex> {
    if view.situation.side == Side::Commonwealth {
        return None;
    }
    Some(view.fields.hex(if view.goal == Landmark::Tobruk { Landmark::Tobruk } else { Landmark::Alexandria }))
}

/// The enemy stacks that somebody could attack, those at the place that the player wants first.
fn targets(view: &View) -> Vec<Stack> {
    let grid = &view.cache.forces.board.grid;
    let near = |stack: &&Stack| {
        let slots = || grid.neighbours(stack.hex).map(|(_, hex)| hex);
        view.ends.iter().any(|ends| slots().any(|hex| ends.contains(hex)))
    };
    let mut targets: Vec<Stack> = view.situation.stacks.iter().filter(near).copied().collect();
    let main = view.aims.main;
    targets.sort_by_key(|stack| {
        let prize = view.cache.forces.board.is_port(stack.hex);
        (!prize, stack.strength + i32::from(view.fields.cost(main, true, stack.hex)) / 8)
    });
    targets.truncate(MOST_TARGETS);
    targets
}

/// The units that would attack a stack, each with its hex: strong ones first, as many as stack around it.
fn gather(view: &View, target: Stack, engaged: &[Hex], used: &[usize]) -> Vec<Post> {
    let slots = slots(view, target.hex, engaged);
    let mut order: Vec<usize> = (0..view.situation.own.len()).filter(|at| !used.contains(at)).collect();
    order.sort_by_key(|&at| -view.situation.own[at].strength);
    let mut room: Vec<u16> = slots.iter().map(|slot| free(view, *slot)).collect();
    let mut posts: Vec<Post> = Vec::new();
    let mut strength = 0;
    for at in order {
        if strength >= target.strength * PLENTY || posts.len() >= MOST_UNITS {
            break;
        }
        let soldier = view.situation.own[at];
        let stays = is_garrison(view, at);
        let open = |place: &usize| {
            let can = (!stays || slots[*place] == soldier.hex)
                && room[*place] >= soldier.points
                && view.ends[at].contains(slots[*place]);
            can && effect(view, slots[*place], target.hex, soldier.motorized) != HexsideEffect::Barred
        };
        let best = (0..slots.len()).filter(open).min_by_key(|&place| {
            let ridge = effect(view, slots[place], target.hex, soldier.motorized) != HexsideEffect::None;
            (ridge, slots[place] != soldier.hex, room[place])
        });
        if let Some(place) = best {
            room[place] -= soldier.points;
            strength += soldier.strength;
            posts.push((at, slots[place]));
        }
    }
    posts
}

/// Whether a unit shall stay in the city where it stands.
fn is_garrison(view: &View, at: usize) -> bool {
    view.assigned[at] != view.aims.main && view.cache.forces.board.terrain(view.situation.own[at].hex) == Terrain::City
}

/// The hexes around a stack that no zone covers but its own and those of stacks that are attacked anyway.
fn slots(view: &View, target: Hex, engaged: &[Hex]) -> Vec<Hex> {
    let board = &view.cache.forces.board;
    let marks = view.cache.seen_by(view.situation.side);
    let open = |hex: &Hex| {
        let free = board.is_land(*hex) && !marks.has(*hex, mark::ENEMY | mark::ENEMY_SUPPLY);
        free && view.situation.pressed_by(view.cache, *hex).all(|by| by == target || engaged.contains(&by))
    };
    board.grid.neighbours(target).map(|(_, hex)| hex).filter(open).collect()
}

/// Stacking points that still find room in a hex, next to those who cannot leave it.
fn free(view: &View, hex: Hex) -> u16 {
    let own = &view.situation.own;
    let stays = |at: &usize| own[*at].hex == hex && !view.settled[*at];
    let leaving: u16 = (0..own.len()).filter(stays).map(|at| own[at].points).sum();
    let staying = view.points[hex.index()].saturating_sub(leaving);
    view.limit.saturating_sub(staying)
}

fn effect(view: &View, from: Hex, to: Hex, motorized: bool) -> HexsideEffect {
    let forces = &view.cache.forces;
    let side = forces.board.grid.direction(from, to).map(|direction| forces.board.side(from, direction));
    forces.charts.hexside(side.unwrap_or(HexsideTerrain::Sea), motorized).value
}

/// Weighs the attack as if the units stood at their posts.
fn weigh(view: &mut View, posts: &[Post], target: Hex) -> Option<Worth> {
    let mut forces = view.cache.forces.clone();
    for &(at, hex) in posts {
        forces.pieces[view.situation.own[at].at].hex = hex;
    }
    forces.lie();
    let attackers: Vec<usize> = posts.iter().map(|(at, _)| view.situation.own[*at].at).collect();
    let goal = goal(view);
    let support = support(view);
    let grid = view.cache.forces.board.grid.clone();
    let lorries = &view.situation.lorries;
    let fed = |hex: Hex| lorries.iter().any(|lorry| grid.distance(*lorry, hex) <= FOLLOWS);
    let (_, supplies) = view.cache.with_supplies();
    worth(&forces, Known { supplies, fed: &fed, support, goal }, &attackers, &[target])
}
