//! Attacks that the active player could make with one move.

use hexgrid::{Direction, Hex};

use crate::model::units::UnitId;
use crate::opponent::known_state::{KnownState, STEP};
use crate::rules::movement::{Destination, MoveContext, Regroup, check_rommel, destinations, entry_limit, in_regroup};

/// An attack of at least two units, or one that joins a battle.
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
}

/// A unit with the hexes that it reaches.
pub struct Reach {
    /// The unit.
    pub unit: UnitId,
    /// Its hex.
    pub start: Hex,
    /// Where it can go.
    pub ends: Vec<Destination>,
}

/// Whether the Rommel bonus can be used.
pub fn has_rommel(known: &KnownState) -> bool {
    check_rommel(&known.state.turn.movement).is_ok()
}

/// Where each unit of the player can go in a group move.
pub fn reaches(known: &KnownState, rommel: bool) -> Vec<Reach> {
    let movement = &known.state.turn.movement;
    let ctx = MoveContext { edition: known.edition, position: &known.state.position, movement };
    let reach = |(unit, start)| Reach { unit, start, ends: destinations(&ctx, unit, rommel) };
    known.own().map(reach).filter(|reach| !reach.ends.is_empty()).collect()
}

/// The best attack with one regroup move, with at least two units.
pub fn best(known: &KnownState, reaches: &[Reach]) -> Option<Attack> {
    let targets = known.enemy_hexes();
    let found = targets.into_iter().filter_map(|target| on(known, reaches, target));
    found.max_by_key(|attack| (attack.odds, attack.target))
}

fn on(known: &KnownState, reaches: &[Reach], target: Hex) -> Option<Attack> {
    let grid = &known.edition.board.grid;
    let able: Vec<(&Reach, Direction)> =
        reaches.iter().filter_map(|reach| Some((reach, last(reach, target)?))).collect();
    let mut commands: Vec<Hex> = able.iter().map(|(reach, _)| reach.start).collect();
    commands.sort_unstable();
    commands.dedup();
    let of = |command: Hex| {
        let group = grid.direction(command, target).is_none();
        let regroup = Regroup { command, destination: target };
        let is_near = |start: Hex| start == command || !group && in_regroup(known.edition.board, regroup, start);
        let units = able.iter().filter(|(reach, _)| is_near(reach.start)).map(|(reach, over)| (reach.unit, *over));
        gather(known, target, units.collect()).map(|odds| Attack { target, command, group, odds })
    };
    commands.into_iter().filter_map(of).max_by_key(|attack| (attack.odds, attack.command))
}

/// The direction in which a unit enters a hex.
fn last(reach: &Reach, target: Hex) -> Option<Direction> {
    reach.ends.iter().find(|end| end.hex == target).and_then(|end| end.path.last().copied())
}

/// The odds with the strongest units that the hexsides let through; none for a unit alone that joins no battle.
fn gather(known: &KnownState, target: Hex, mut able: Vec<(UnitId, Direction)>) -> Option<i32> {
    able.sort_by_key(|&(unit, _)| (-known.strength(unit), unit));
    let (mut units, mut crossed) = (Vec::new(), Vec::new());
    for (unit, over) in able {
        let same = crossed.iter().filter(|&&other| other == over).count();
        if same < usize::from(entry_limit(&known.edition, target, over.opposite())) {
            units.push(unit);
            crossed.push(over);
        }
    }
    let sum: i32 = units.iter().map(|&unit| known.strength(unit)).sum::<i32>() + known.own_in(target);
    let odds = sum * 100 / known.defence(target).max(STEP);
    (units.len() >= 2 || known.own_count(target) > 0 && !units.is_empty()).then_some(odds)
}
