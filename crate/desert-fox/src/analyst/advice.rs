//! The best attacks of a phase: of a combat phase as all stand, of a movement phase after moves.

use hexgrid::Hex;
use referee::Random;

use crate::analyst::approach::{Ranges, best_on};
use crate::analyst::attacks::{Ground, Group, best_group, by_gain, unled};
use crate::analyst::counter::{Counter, counter, is_supplied};
use crate::analyst::plan::{Slot, best_plan};
use crate::analyst::views::{AdviceView, AttackAdvice, JointAttack, counter_view, prospect_view};
use crate::game::legal::{AttackOption, legal};
use crate::model::units::Side;
use crate::opponent::worth::Worth;
use crate::position::forces::Forces;
use crate::procedure::moves::mode;
use crate::procedure::rommel;
use crate::procedure::supplying::{allotment, is_supplied as is_marked};
use crate::state::counters::UnitId;
use crate::state::event::Log;
use crate::state::path::Spot;
use crate::state::{Combat, Segment, State};
use crate::turn::cache::Cache;
use crate::turn::config::GameConfig;
use crate::turn::context::OrderContext;

/// Most air points whose effect is shown.
const MOST_AIR: u8 = 3;
/// Units of two hexes together of which a joint attack is weighed.
const JOINT: usize = 12;

/// An attack that could be declared now.
#[derive(Clone, Debug)]
pub struct Found {
    /// The hexes attacked.
    pub hexes: Vec<Hex>,
    /// One of them must be attacked.
    pub must: bool,
    /// The units, by index, with what they promise.
    pub group: Group,
}

/// The best attacks of the phase, at most `most` of them; none in phases without attacks to come.
///
/// Cases: 11.1, 11.7 · Rulings: R031, R149
pub fn best_attacks(config: &GameConfig, cache: &mut Cache, state: &State, most: usize) -> AdviceView {
    let after_move = mode(state.phase).is_some() && state.segment == Segment::Main && state.phase.is_movement();
    if after_move {
        AdviceView { after_move, attacks: after_moves(config, cache, state, most), together: Vec::new() }
    } else if state.phase.is_combat() && state.segment == Segment::Main {
        as_they_stand(config, cache, state, most)
    } else {
        AdviceView { after_move, attacks: Vec::new(), together: Vec::new() }
    }
}

/// The attacks that could be declared, the best first: for each hex, and for each two that share a unit, the best
/// group.
///
/// Cases: 11.1 · Rulings: R027, R031
pub fn found(ctx: &mut OrderContext, worth: &Worth, options: &[AttackOption]) -> Vec<Found> {
    let side = ctx.phasing();
    ctx.cache.with_supplies();
    let ctx = &*ctx;
    let (forces, supplies) = ctx.cache.last_supplies();
    let supplied = |at: usize| is_marked(ctx, ctx.cache.unit_of[at]) || is_supplied(forces, supplies, at);
    let worth = |hex: Hex| worth.to(forces, side, hex);
    let leader = led(ctx);
    let ground = Ground { forces, supplied: &supplied, worth: &worth, leader: &leader };
    let mut found: Vec<Found> = slots(ctx.cache, options)
        .into_iter()
        .filter_map(|Slot { units, hexes, owed }| {
            Some(Found { group: best_group(ground, &units, &hexes)?, hexes, must: owed > 0 })
        })
        .collect();
    found.sort_by(|one, other| by_gain(one.group.prospect.gain, other.group.prospect.gain));
    found
}

/// Each hex by itself, and each two hexes that share a unit.
fn slots(cache: &Cache, options: &[AttackOption]) -> Vec<Slot> {
    let slot = |units: &[UnitId], hexes: &[&AttackOption]| Slot {
        units: units.iter().filter_map(|&id| cache.piece(id)).collect(),
        hexes: hexes.iter().map(|option| option.hex).collect(),
        owed: hexes.iter().map(|option| u8::from(option.must)).sum(),
    };
    let one = options.iter().map(|option| slot(&option.units, &[option]));
    let two = options.iter().enumerate().flat_map(|(at, first)| {
        let shares = move |second: &&AttackOption| second.units.iter().any(|unit| first.units.contains(unit));
        options[at + 1..].iter().filter(shares).map(move |second| {
            let mut units = [first.units.as_slice(), &second.units].concat();
            units.sort_unstable();
            units.dedup();
            slot(&units, &[first, second])
        })
    });
    one.chain(two.filter(|slot| slot.units.len() <= JOINT)).collect()
}

/// The columns that Rommel shifts for the units with him, as the pieces stand.
fn led<'a>(ctx: &'a OrderContext) -> impl Fn(&[usize], &[Hex]) -> [u8; 2] + 'a {
    |units, hexes| {
        let units: Vec<UnitId> = units.iter().map(|&at| ctx.cache.unit_of[at]).collect();
        rommel::shifts(ctx, &units, hexes)
    }
}

fn as_they_stand(config: &GameConfig, cache: &mut Cache, state: &State, most: usize) -> AdviceView {
    let options = legal(config, cache, state).attacks;
    let worth = Worth::of(config, state);
    let mut log = Log::muted();
    let mut ctx = OrderContext { config, cache, state: state.clone(), random: Random::given(&[]), log: &mut log };
    let mut found = found(&mut ctx, &worth, &options);
    found.truncate(most);
    let together = together(&mut ctx, &worth, &options);
    let air = state.air[state.phasing.index()].available().min(MOST_AIR);
    let views = found.into_iter().map(|found| {
        let expends = expends(&mut ctx, &found);
        let (forces, supplies) = ctx.cache.last_supplies();
        let supplied = |at: usize| is_marked(&ctx, ctx.cache.unit_of[at]) || is_supplied(forces, supplies, at);
        let leader = led(&ctx);
        let worth = Taking { worth: &worth, forces };
        let worth_here = |hex: Hex| worth.to(hex, state.phasing);
        let ground = Ground { forces, supplied: &supplied, worth: &worth_here, leader: &leader };
        let from = found.group.units.iter().map(|&at| forces.pieces[at].hex).collect();
        let attack = Attack { hexes: found.hexes, must: found.must, group: found.group, from, expends };
        view(ctx.cache, ground, &attack, air, &worth)
    });
    AdviceView { after_move: false, attacks: views.collect(), together }
}

/// The attacks that together promise most, each unit and each hex in one of them.
///
/// Cases: 11.1 · Rulings: R027, R031
pub fn together(ctx: &mut OrderContext, worth: &Worth, options: &[AttackOption]) -> Vec<JointAttack> {
    let side = ctx.phasing();
    ctx.cache.with_supplies();
    let ctx = &*ctx;
    let (forces, supplies) = ctx.cache.last_supplies();
    let supplied = |at: usize| is_marked(ctx, ctx.cache.unit_of[at]) || is_supplied(forces, supplies, at);
    let worth = |hex: Hex| worth.to(forces, side, hex);
    let leader = led(ctx);
    let ground = Ground { forces, supplied: &supplied, worth: &worth, leader: &leader };
    let slots = slots(ctx.cache, options);
    let joint = |(slot, group): (usize, Group)| JointAttack {
        hexes: slots[slot].hexes.iter().map(|&hex| Spot(hex).to_string()).collect(),
        units: group.units.iter().map(|&at| ctx.cache.unit_of[at].to_string()).collect(),
        prospect: prospect_view(&group.prospect),
    };
    best_plan(ground, &slots).into_iter().map(joint).collect()
}

/// Supply units that have to be expended so that this attack, with those declared already, is supplied as far as it can
/// be; none where it is not supplied.
///
/// Cases: 7.3 · Rulings: R133, H074
fn expends(ctx: &mut OrderContext, found: &Found) -> Option<u8> {
    let number = ctx.state.combats.len() as u8;
    let units = found.group.units.iter().map(|&at| ctx.cache.unit_of[at]).collect();
    ctx.state.combats.push(Combat { units, hexes: found.hexes.clone(), done: false, illegal: false });
    let side = ctx.phasing();
    let plans = allotment(ctx, side).plans(ctx);
    ctx.state.combats.pop();
    plans.iter().find(|plan| plan.combats.contains(&number)).map(|plan| plan.expend.len() as u8)
}

fn after_moves(config: &GameConfig, cache: &mut Cache, state: &State, most: usize) -> Vec<AttackAdvice> {
    cache.sync(state);
    let Some(mode) = mode(state.phase) else { return Vec::new() };
    let side = state.phasing;
    let ranges = Ranges::of_phase(cache, state, mode);
    let worth = Worth::of(config, state);
    cache.with_supplies();
    let cache = &*cache;
    let (forces, supplies) = cache.last_supplies();
    let worth = Taking { worth: &worth, forces };
    let worth_here = |hex: Hex| worth.to(hex, side);
    let supplied = |at: usize| is_supplied(forces, supplies, at);
    let ground = Ground { forces, supplied: &supplied, worth: &worth_here, leader: &unled };
    let mut found: Vec<Attack> = targets(forces, side)
        .into_iter()
        .filter_map(|hex| {
            let approach = best_on(ground, &ranges, hex)?;
            let (group, from) = (approach.group, approach.from);
            Some(Attack { hexes: vec![hex], must: false, group, from, expends: None })
        })
        .filter(|attack| attack.group.prospect.gain.of() > 0)
        .collect();
    found.sort_by(|one, other| by_gain(one.group.prospect.gain, other.group.prospect.gain));
    found.truncate(most);
    let air = state.air[side.index()].available().min(MOST_AIR);
    let views = found.iter().map(|attack| {
        let mut moved = forces.clone();
        for (&at, &hex) in attack.group.units.iter().zip(&attack.from) {
            moved.pieces[at].hex = hex;
        }
        moved.lie();
        let there = Ground { forces: &moved, ..ground };
        view(cache, there, attack, air, &worth)
    });
    views.collect()
}

/// The hexes with enemies that can be attacked.
fn targets(forces: &Forces, side: Side) -> Vec<Hex> {
    let mut hexes: Vec<Hex> = forces
        .of_side(side.enemy())
        .filter(|&at| forces.pieces[at].is_combat())
        .map(|at| forces.pieces[at].hex)
        .collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}

/// What hexes are worth to either player as the pieces stand.
struct Taking<'a> {
    worth: &'a Worth,
    forces: &'a Forces<'static>,
}

impl Taking<'_> {
    fn to(&self, hex: Hex, side: Side) -> i64 {
        self.worth.to(self.forces, side, hex)
    }
}

/// An attack to be shown.
struct Attack {
    hexes: Vec<Hex>,
    must: bool,
    group: Group,
    from: Vec<Hex>,
    expends: Option<u8>,
}

/// The attack with what air points add, and with the counter-attack.
fn view(cache: &Cache, ground: Ground, attack: &Attack, air: u8, worth: &Taking) -> AttackAdvice {
    let name = |at: &usize| cache.unit_of[*at].to_string();
    let mut weighed = ground.opened(&attack.group.units, &attack.hexes);
    let gains = |weighed: &mut crate::analyst::weighing::Weighed| {
        let gain = |points| weighed.prospect(ground.forces, points).map(|prospect| prospect.gain);
        (1..=air).filter_map(gain).collect()
    };
    let air = weighed.as_mut().map(gains).unwrap_or_default();
    let answer: Option<Counter> =
        weighed.as_mut().and_then(|weighed| counter(ground.forces, weighed, &|hex, side| worth.to(hex, side)));
    AttackAdvice {
        hexes: attack.hexes.iter().map(|&hex| Spot(hex).to_string()).collect(),
        units: attack.group.units.iter().map(name).collect(),
        from: attack.from.iter().map(|&hex| Spot(hex).to_string()).collect(),
        unsupplied: attack.group.units.iter().filter(|&&at| !(ground.supplied)(at)).map(name).collect(),
        must: attack.must,
        prospect: prospect_view(&attack.group.prospect),
        air,
        expends: attack.expends,
        counter: answer.map(|answer| counter_view(cache, &answer)),
    }
}
