//! Attacks that the active player could make with one move.

use hexgrid::{Direction, Hex};

use crate::model::units::UnitId;
use crate::opponent::known_state::{KnownState, STEP};
use crate::opponent::reaches::{Reach, Reaches};
use crate::opponent::{line, worth};
use crate::position::Position;
use crate::rules::movement::{Regroup, check_rommel, entry_limit, in_regroup};

/// Odds in percent from which an attack is worth a card, and those from which one is for a player who is behind.
const GOOD: i32 = 120;
const DARING: i32 = 100;
/// Odds from which an attack is made on enemies that cut off much, and what it must be worth.
const DESPERATE: i32 = 50;
const REOPENED: i32 = 60;
/// Worth of each hundred tenths of a step that are in supply again once the enemies of a hex are gone.
const REOPENS: i32 = 60;
/// Odds that no attack counts above.
const BEST: i32 = 400;
/// How many attacks are looked at for what they do to supply.
const LOOKED_AT: usize = 4;
/// Hits of a battle turn for each hundred tenths of a step that fire, and what a fight is worth besides them.
const FIRE: i32 = 22;
const INITIATIVE: i32 = 8;
/// Worth of each disrupted enemy unit, which is routed without a fire.
const ROUTED: i32 = 25;
/// Worth of attacking the objective, and the enemy base.
const OBJECTIVE: i32 = 15;
const BASE: i32 = 120;
/// What an attack may cost in own supply.
const SUPPLY_LOSS: i32 = -20;

/// An attack: of at least two units, on disrupted units alone, or one that joins a battle.
#[derive(Clone, Debug)]
pub struct Attack {
    /// The hex attacked.
    pub target: Hex,
    /// The command hex of a regroup move beside the target, or the hex of a group.
    pub command: Hex,
    /// Whether it is made with a group move.
    pub group: bool,
    /// The strength against that of the defenders, in percent.
    pub odds: i32,
    /// What it is worth.
    pub value: i32,
    units: Vec<(UnitId, Direction)>,
}

/// Whether the Rommel bonus can be used.
pub fn has_rommel(known: &KnownState) -> bool {
    check_rommel(&known.state.turn.movement).is_ok()
}

/// The best attack with one move at good odds that leaves the player's units in supply.
pub fn best(known: &KnownState, reaches: &Reaches) -> Option<Attack> {
    let good = if known.posture().behind { DARING } else { GOOD } + known.style.odds;
    let before = worth::of_supply(known);
    let mut found: Vec<Attack> = Vec::new();
    for &target in known.enemy_hexes() {
        let mut attacks = on(known, reaches, target);
        if before <= worth::EMERGENCY && !attacks.is_empty() {
            let reopens = line::reopened_by_clearing(known, target) * REOPENS / 100;
            for attack in &mut attacks {
                attack.value += reopens;
            }
        }
        found.append(&mut attacks);
    }
    let desperate =
        |attack: &Attack| before <= worth::EMERGENCY && attack.value >= REOPENED && attack.odds >= DESPERATE;
    found.retain(|attack| attack.odds >= good || desperate(attack));
    found.sort_by_key(|attack| (-attack.value, attack.target, attack.command));
    found.truncate(LOOKED_AT);
    let judged = found.into_iter().filter_map(|attack| with_supply(known, before, attack));
    judged.max_by_key(|attack| (attack.value, attack.target, attack.command))
}

/// An attack with what it does to the supply of both sides; none that cuts off its own units.
fn with_supply(known: &KnownState, before: i32, attack: Attack) -> Option<Attack> {
    if captures_base(known, &attack) {
        return Some(attack);
    }
    let mut hexes = vec![attack.target];
    hexes.extend(attack.units.iter().filter_map(|&(unit, _)| known.state.position.hex(unit)));
    let enter = |position: &mut Position| {
        for &(unit, over) in &attack.units {
            position.enter(unit, attack.target, over.opposite());
        }
    };
    let gain = known.with_change(enter, |position| worth::of_supply_in(known, position, &hexes)) - before;
    (gain >= SUPPLY_LOSS).then_some(Attack { value: attack.value + gain, ..attack })
}

/// Whether an attack ends the game at once.
pub fn captures_base(known: &KnownState, attack: &Attack) -> bool {
    attack.target == known.enemy_base() && known.enemy_in(attack.target) == 0
}

/// The attacks on a hex: one with each group that reaches it, or with the units around a hex beside it.
fn on(known: &KnownState, reaches: &Reaches, target: Hex) -> Vec<Attack> {
    let grid = &known.edition.board.grid;
    let able = reaches.units().iter().filter_map(|reach| Some((reach, reaches.last_step(reach, target)?)));
    let able: Vec<(&Reach, Direction)> = able.collect();
    let mut commands: Vec<Hex> = able.iter().map(|(reach, _)| reach.start).collect();
    commands.sort_unstable();
    commands.dedup();
    let of = |command: Hex| {
        let group = grid.direction(command, target).is_none();
        let regroup = Regroup { command, destination: target };
        let is_near = |start: Hex| start == command || !group && in_regroup(known.edition.board, regroup, start);
        let units = able.iter().filter(|(reach, _)| is_near(reach.start) && is_free(known, reach.start));
        let units = gather(known, target, units.map(|(reach, over)| (reach.unit, *over)).collect());
        attack_with(known, Attack { target, command, group, odds: 0, value: 0, units })
    };
    commands.into_iter().filter_map(of).collect()
}

/// Whether the units of a hex are not needed there as guards of the base.
fn is_free(known: &KnownState, start: Hex) -> bool {
    start != known.base() || known.own_count(start) > worth::guards(known)
}

/// The strongest units that the hexsides of a hex let through.
fn gather(known: &KnownState, target: Hex, mut able: Vec<(UnitId, Direction)>) -> Vec<(UnitId, Direction)> {
    able.sort_by_key(|&(unit, _)| (-known.strength(unit), unit));
    let mut units: Vec<(UnitId, Direction)> = Vec::new();
    for (unit, over) in able {
        let same = units.iter().filter(|&&(_, other)| other == over).count();
        if same < usize::from(entry_limit(&known.edition, target, over.opposite())) {
            units.push((unit, over));
        }
    }
    units
}

/// An attack with its odds and its worth; none with a unit alone against a defender.
fn attack_with(known: &KnownState, attack: Attack) -> Option<Attack> {
    let Attack { target, ref units, .. } = attack;
    let alone = units.len() < 2 && known.own_count(target) == 0 && known.enemy_in(target) > 0;
    if units.is_empty() || alone {
        return None;
    }
    let sum: i32 = units.iter().map(|&(unit, _)| known.strength(unit)).sum::<i32>() + known.own_in(target);
    let odds = (sum * 100 / known.defence(target).max(STEP)).min(BEST);
    Some(Attack { odds, value: value(known, target, sum), ..attack })
}

/// What an attack is worth: the hits of a battle turn, less those of the defenders, who fire first, and the hex.
fn value(known: &KnownState, target: Hex, strength: i32) -> i32 {
    let defence = known.defence(target);
    let hits = (strength * FIRE / 100).min(known.enemy_in(target));
    let mut value = ROUTED * known.disrupted_in(target);
    if defence > 0 {
        let hits = hits * known.enemy_in(target) / defence * known.style.attacks / 100;
        value += hits - defence * FIRE / 100 + INITIATIVE;
    }
    if target == known.posture().objective {
        value += OBJECTIVE;
    }
    if target == known.enemy_base() {
        value += BASE;
    }
    value
}
