//! Where to attack: units gather around an enemy stack when the exact chances promise more than they cost.

use std::cell::RefCell;

use hexgrid::Hex;

use crate::data::charts::HexsideEffect;
use crate::game::legal::AttackOption;
use crate::model::units::{HexsideTerrain, Side, Terrain};
use crate::opponent::combat::{self, Terms};
use crate::opponent::distances::Distances;
use crate::opponent::evaluation::{Evaluation, Knowledge, evaluation, most};
use crate::opponent::goals::{Aim, Stance};
use crate::opponent::plan::{MovementPlan, Step};
use crate::opponent::rations::{self, Feeder, Rations};
use crate::opponent::situation::Stack;
use crate::opponent::style::Style;
use crate::position::hex_flags::hex_flag;
use crate::rules::combat::from_map::attacks::may_attack;
use crate::rules::combat::terms::Support;
use crate::state::{State, flag};

/// Most enemy stacks that are weighed in a phase.
const MOST_TARGETS: usize = 10;
/// Strength enough for any attack, in times of the defender's.
const PLENTY: i32 = 6;

/// Stacks beside the target that an attack takes on.
const MOST_JOINED: usize = 3;
/// Most units of an attack.
const MOST_UNITS: usize = 22;

/// A unit with the hex from which it would attack.
pub type Post = (usize, Hex);

/// What an attack must promise, in tenths of a strength point.
pub const fn threshold(stance: Stance, style: &Style) -> i32 {
    style.threshold
        + match stance {
            Stance::Attack => 4,
            Stance::Hold => 20,
        }
}

/// What less an attack may promise because the player opens an offensive.
pub fn opening(distances: &Distances, state: &State, side: Side, style: &Style) -> i32 {
    let opens = distances.attacker() == Some(side) && state.turn == distances.opening();
    if opens { style.opening } else { 0 }
}

/// Plans the attacks of the phase, the best targets first.
pub fn plan(plan: &mut MovementPlan) -> Vec<Step> {
    let feeders = plan.style.feeds.then(|| rations::feeders(plan));
    let mut steps = Vec::new();
    let (mut engaged, mut used, mut all_fed): (Vec<Hex>, Vec<Post>, Vec<Hex>) = Default::default();
    for target in targets(plan) {
        let single = single(plan, feeders.as_deref(), target, &engaged, &used);
        let assault = match single {
            None if plan.style.joins => joined(plan, feeders.as_deref(), target, &engaged, &used),
            found => found,
        };
        let Some(assault) = assault else { continue };
        if plan.style.feeds && !engaged.is_empty() && fails(plan, &used, &assault, &engaged, &all_fed) {
            continue;
        }
        let Assault { posts, hexes, fed, rations } = assault;
        engaged.extend(hexes);
        all_fed.extend(fed);
        plan.rations = rations;
        used.extend(&posts);
        steps.extend(posts.into_iter().filter_map(|(at, hex)| plan.settle(at, hex)));
    }
    steps
}

/// A planned attack.
struct Assault {
    /// Units at their posts.
    posts: Vec<Post>,
    /// The hexes that they attack.
    hexes: Vec<Hex>,
    /// The posts that supply units will follow.
    fed: Vec<Hex>,
    /// The supply that is left.
    rations: Rations,
}

impl Assault {
    /// The units at their posts as far as they can be supplied; all where none can be.
    fn of(plan: &mut MovementPlan, feeders: Option<&[Feeder]>, posts: Vec<Post>, hexes: Vec<Hex>) -> Self {
        let grid = &plan.cache.forces.board.grid;
        let Some(feeders) = feeders else {
            let near = |hex: &Hex| {
                let mut places = plan.situation.supply_units.iter();
                places.any(|place| grid.distance(*place, *hex) <= plan.style.follows)
            };
            let fed = posts.iter().map(|post| post.1).filter(near).collect();
            return Self { posts, hexes, fed, rations: plan.rations.clone() };
        };
        match rations::provision(plan, feeders, &posts) {
            Some((posts, rations)) => Self { fed: posts.iter().map(|post| post.1).collect(), posts, hexes, rations },
            None => Self { posts, hexes, fed: Vec::new(), rations: plan.rations.clone() },
        }
    }
}

/// What an attack from some posts must promise.
fn least(plan: &mut MovementPlan, assault: &Assault, target: Stack) -> i32 {
    threshold(plan.goals.stance, &plan.style) - opening(plan.distances, plan.state, plan.situation.side, &plan.style)
        + detour(plan, target.hex)
        + need_of_reinforcement(plan, assault)
        + exposure(plan, &assault.posts, target)
}

/// An attack on a stack by itself, if it pays.
fn single(
    plan: &mut MovementPlan,
    feeders: Option<&[Feeder]>,
    target: Stack,
    engaged: &[Hex],
    used: &[Post],
) -> Option<Assault> {
    let slots = slots(plan, target.hex, engaged);
    let posts = gather(plan, target, &slots, used);
    let assault = Assault::of(plan, feeders, posts, vec![target.hex]);
    if assault.posts.is_empty() {
        return None;
    }
    let least = least(plan, &assault, target);
    if most(&plan.cache.forces, plan.situation.side, &[target.hex], &plan.worth) < least {
        return None;
    }
    let evaluation = weigh(plan, &assault, target.hex)?;
    (!evaluation.illegal && evaluation.gain >= least).then_some(assault)
}

/// An attack on a stack together with all others whose zones cover the posts, if it pays.
fn joined(
    plan: &mut MovementPlan,
    feeders: Option<&[Feeder]>,
    target: Stack,
    engaged: &[Hex],
    used: &[Post],
) -> Option<Assault> {
    let covered = |hex: Hex| -> Vec<Hex> {
        plan.situation.pressed_by(plan.cache, hex).filter(|by| !engaged.contains(by)).collect()
    };
    let mut slots = open_slots(plan, target.hex);
    slots.retain(|slot| covered(*slot).len() <= MOST_JOINED);
    let posts = gather(plan, target, &slots, used);
    let mut assault = Assault::of(plan, feeders, posts, vec![target.hex]);
    for &(_, post) in &assault.posts {
        for by in plan.situation.pressed_by(plan.cache, post) {
            if !engaged.contains(&by) && !assault.hexes.contains(&by) {
                assault.hexes.push(by);
            }
        }
    }
    if assault.posts.is_empty() || assault.hexes.len() > MOST_JOINED + 1 {
        return None;
    }
    let least = least(plan, &assault, target);
    if most(&plan.cache.forces, plan.situation.side, &assault.hexes, &plan.worth) < least {
        return None;
    }
    let worth = worth(plan, &assault.posts, &assault.hexes, &assault.fed);
    (worth? >= least).then_some(assault)
}

/// What attacks on some hexes promise with the units at their posts; none where one lies below the table.
fn worth(plan: &mut MovementPlan, posts: &[Post], hexes: &[Hex], fed: &[Hex]) -> Option<i32> {
    let support = support(plan);
    plan.cache.with_supplies();
    let homes: Vec<Post> = posts.iter().map(|(at, _)| (*at, plan.situation.own[*at].hex)).collect();
    place(plan, posts);
    let option = |&hex: &Hex| {
        let own = posts.iter().map(|(at, _)| &plan.situation.own[*at]);
        let able = own.filter(|unit| {
            let near = plan.cache.forces.board.grid.distance(plan.cache.forces.pieces[unit.at].hex, hex) == 1;
            near && may_attack(&plan.cache.forces, unit.at, hex).is_ok()
        });
        AttackOption {
            hex,
            units: able.map(|unit| unit.id).collect(),
            must: true,
            barred: Vec::new(),
            strands: Vec::new(),
        }
    };
    let options: Vec<AttackOption> = hexes.iter().map(option).collect();
    let worth = if options.iter().any(|option| option.units.is_empty()) {
        None
    } else {
        let terms = Terms { fed, support, worth: &plan.worth, unsupplied: &[], parts: true, known: RefCell::default() };
        combat::worth(plan.cache, &options, &terms)
    };
    place(plan, &homes);
    worth
}

/// Whether an attack together with those planned before leads to one below the table.
fn fails(plan: &mut MovementPlan, used: &[Post], assault: &Assault, engaged: &[Hex], fed: &[Hex]) -> bool {
    let posts: Vec<Post> = used.iter().chain(&assault.posts).copied().collect();
    let hexes: Vec<Hex> = engaged.iter().chain(&assault.hexes).copied().collect();
    let fed: Vec<Hex> = fed.iter().chain(&assault.fed).copied().collect();
    worth(plan, &posts, &hexes, &fed).is_none()
}

/// What an attack off the way must promise more.
fn detour(plan: &MovementPlan, target: Hex) -> i32 {
    (i32::from(plan.distances.cost(plan.goals.main, true, target)) - 40).max(0) / 2 * plan.style.detour / 100
}

/// What an attack without supply must promise more: who fights so is disrupted and stays where he is.
fn need_of_reinforcement(plan: &mut MovementPlan, assault: &Assault) -> i32 {
    let mut strength = 0;
    for &(at, hex) in &assault.posts {
        if !assault.fed.contains(&hex) && plan.cache.supplies(plan.situation.side).combat(hex) == 0 {
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
    exposed.sum::<i32>() * plan.style.exposure / 100
}

/// The support on which both sides count: the attacker's air points up to three, one of the defender's.
fn support(plan: &MovementPlan) -> [Support; 2] {
    [Side::Axis, Side::Commonwealth].map(|side| {
        let most = if side == plan.situation.side { 3 } else { 1 };
        Support { air_points: plan.state.air[side.index()].available().min(most), naval: false }
    })
}

/// The enemy stacks that somebody could attack, those at the place that the player wants first.
fn targets(plan: &MovementPlan) -> Vec<Stack> {
    let grid = &plan.cache.forces.board.grid;
    let near = |stack: &&Stack| {
        let slots = || grid.neighbours(stack.hex).map(|(_, hex)| hex);
        plan.ends.iter().any(|ends| slots().any(|hex| ends.contains(hex)))
    };
    let mut targets: Vec<Stack> = plan.situation.stacks.iter().filter(near).copied().collect();
    let (main, side) = (plan.goals.main, plan.situation.side);
    targets.sort_by_key(|stack| {
        let prize = plan.worth.to(&plan.cache.forces, side, stack.hex);
        (-prize, stack.strength + i32::from(plan.distances.cost(main, true, stack.hex)) / 8)
    });
    targets.drain(..usize::from(plan.style.skipped).min(targets.len()));
    targets.truncate(MOST_TARGETS);
    targets
}

/// The units that would attack a stack, each with its hex: strong ones first, as many as stack around it.
fn gather(plan: &MovementPlan, target: Stack, slots: &[Hex], used: &[Post]) -> Vec<Post> {
    let mut order: Vec<usize> =
        (0..plan.situation.own.len()).filter(|at| used.iter().all(|post| post.0 != *at)).collect();
    order.sort_by_key(|&at| -plan.situation.own[at].strength);
    let mut room: Vec<u16> = slots.iter().map(|slot| free(plan, *slot)).collect();
    let mut posts: Vec<Post> = Vec::new();
    let mut strength = 0;
    for at in order {
        if strength >= target.strength * PLENTY || posts.len() >= MOST_UNITS {
            break;
        }
        let unit = plan.situation.own[at];
        let stays = is_garrison(plan, at) || is_victor(plan, at);
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
    let Aim::Place(place) = plan.assigned[at] else { return false };
    place != plan.goals.main && plan.cache.forces.board.terrain(plan.situation.own[at].hex) == Terrain::City
}

/// Whether a unit shall stay where it has fought; it attacks from there.
fn is_victor(plan: &MovementPlan, at: usize) -> bool {
    plan.style.stays > 0 && plan.state.unit(plan.situation.own[at].id).is(flag::FOUGHT)
}

/// The hexes around a stack that no zone covers but its own and those of stacks that are attacked anyway.
fn slots(plan: &MovementPlan, target: Hex, engaged: &[Hex]) -> Vec<Hex> {
    let mut slots = open_slots(plan, target);
    slots.retain(|hex| plan.situation.pressed_by(plan.cache, *hex).all(|by| by == target || engaged.contains(&by)));
    slots
}

/// The hexes around a stack where no enemies are.
fn open_slots(plan: &MovementPlan, target: Hex) -> Vec<Hex> {
    let board = &plan.cache.forces.board;
    let hex_flags = plan.cache.seen_by(plan.situation.side);
    let open = |hex: &Hex| board.is_land(*hex) && !hex_flags.has(*hex, hex_flag::ENEMY | hex_flag::ENEMY_SUPPLY);
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
fn weigh(plan: &mut MovementPlan, assault: &Assault, target: Hex) -> Option<Evaluation> {
    plan.cache.with_supplies();
    let posts = &assault.posts;
    let homes: Vec<Post> = posts.iter().map(|(at, _)| (*at, plan.situation.own[*at].hex)).collect();
    place(plan, posts);
    let attackers: Vec<usize> = posts.iter().map(|(at, _)| plan.situation.own[*at].at).collect();
    let support = support(plan);
    let (forces, supplies) = plan.cache.last_supplies();
    // What was in supply as the phase began counts for the first style wherever it goes.
    let began_fed = |at: usize| !plan.style.feeds && forces.pieces[at].combat_supply == Some(true);
    let fed = |at: usize| assault.fed.contains(&forces.pieces[at].hex) || plan.cache.is_fed(at) || began_fed(at);
    let known = Knowledge { supplies, decided: &|at| fed(at).then_some(true), support, worth: &plan.worth };
    let evaluation = evaluation(forces, known, &attackers, &[target]);
    place(plan, &homes);
    evaluation
}

/// Puts the pieces of some units into hexes; the cache is as before once they are back.
fn place(plan: &mut MovementPlan, posts: &[Post]) {
    let forces = &mut plan.cache.forces;
    let mut changed: Vec<Hex> = Vec::with_capacity(2 * posts.len());
    for &(at, to) in posts {
        let piece = plan.situation.own[at].at;
        let from = std::mem::replace(&mut forces.pieces[piece].hex, to);
        if from != to {
            forces.stacks.shift(piece, from, to);
            for hex in [from, to] {
                if !changed.contains(&hex) {
                    changed.push(hex);
                }
            }
        }
    }
    forces.refresh_hexes(&changed);
}
