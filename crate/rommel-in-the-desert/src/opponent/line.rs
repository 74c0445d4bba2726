//! The line: hexes in which one enemy unit would cut the player's supply.

use hexgrid::{Direction, Hex};

use crate::data::board::HEXES;
use crate::model::map::RoadClass;
use crate::model::units::{Side, UnitId};
use crate::opponent::known_state::KnownState;
use crate::opponent::supply;
use crate::position::Position;
use crate::rules::supply::Distances;

/// What an enemy of unknown speed is taken to march in a turn, and what a hex costs along each road and off them.
const RAID: i32 = 16;
const COAST_ROAD: i32 = 2;
const TRACK: i32 = 3;
const ELSEWHERE: i32 = 4;

/// The strength behind a hex from which its units stay there.
const NEEDED: i32 = 80;

/// The strength that an enemy unit would cut off in a hex that it reaches in supply; zero where it has none.
pub fn critical(known: &KnownState, hex: Hex, raider: UnitId) -> i32 {
    let (own, enemy) = (known.supply(known.side), known.supply(known.side.enemy()));
    // No unit is cut off by a hex that its line does not pass, nor supplied over lines that are not there at present.
    let carries = hex != known.base() && own.carrying().contains(hex);
    let reaches = hex == known.enemy_base() || enemy.lines.get(hex).is_some();
    if carries && reaches && own.network().contains(hex) { cut_by(known, hex, raider) } else { 0 }
}

/// One enemy unit for each hex that enemies could reach without passing the player's units.
pub fn raiders(known: &KnownState) -> [Option<UnitId>; HEXES] {
    let mut best: [Option<(i32, UnitId)>; HEXES] = [None; HEXES];
    let mut waiting: Vec<Hex> = Vec::new();
    for &hex in known.enemy_hexes() {
        if let Some(unit) = known.state.position.fighting(known.side.enemy(), hex).next() {
            best[hex.index()] = Some((0, unit));
            waiting.push(hex);
        }
    }
    while let Some(from) = waiting.pop() {
        let Some((spent, unit)) = best[from.index()] else { continue };
        if spent > 0 && known.own_count(from) > 0 {
            continue;
        }
        for (direction, to) in known.edition.board.around(from) {
            let total = spent + cost(known, from, direction);
            if total <= RAID && best[to.index()].is_none_or(|(known, _)| total < known) {
                best[to.index()] = Some((total, unit));
                waiting.push(to);
            }
        }
    }
    best.map(|best| best.filter(|&(spent, _)| spent > 0).map(|(_, unit)| unit))
}

fn cost(known: &KnownState, from: Hex, direction: Direction) -> i32 {
    match known.edition.board.edge(from, direction).road {
        Some(RoadClass::Highway) => COAST_ROAD,
        Some(RoadClass::Track) => TRACK,
        _ => ELSEWHERE,
    }
}

/// The strength that a raider in a hex cuts off, were no unit of the player there; nothing where it has no supply.
fn cut_by(known: &KnownState, hex: Hex, raider: UnitId) -> i32 {
    let Some(from) = known.state.position.hex(raider) else { return 0 };
    let change = |position: &mut Position| {
        clear(position, known.side, hex);
        position.transfer(raider, hex);
    };
    known.with_change(change, |position| {
        let hexes = [from, hex];
        let ground = known.supply(known.side.enemy()).ground.changed(position, &hexes);
        let moved = known.state.position.fighting(known.side.enemy(), from).nth(1).is_none();
        if (moved || hex == known.enemy_base()) && Distances::to_base(&ground).get(hex).is_none() {
            return 0;
        }
        let after = supply::cut_off_in(known, position, &hexes, known.side);
        (after - supply::cut_off(known, known.side)).max(0)
    })
}

/// Takes the units of a side in a hex off the map.
fn clear(position: &mut Position, side: Side, hex: Hex) {
    let units: Vec<UnitId> = position.in_hex(side, hex).collect();
    for unit in units {
        position.remove(unit);
    }
}

/// Whether the units in a hex stay, whatever the odds, because too many others would be cut off if they left.
pub fn depends_on(known: &KnownState, hex: Hex) -> bool {
    let leavers: i32 = known.state.position.in_hex(known.side, hex).map(|unit| known.strength(unit)).sum();
    let cut = cut_without(known, known.side, hex) - supply::cut_off(known, known.side);
    cut >= NEEDED && cut > leavers
}

/// The strength of the player's units that would be in supply again if the enemies in a hex were gone.
pub fn reopened_by_clearing(known: &KnownState, hex: Hex) -> i32 {
    supply::cut_off(known, known.side) - cut_without(known, known.side.enemy(), hex)
}

/// The strength of the player's units that would be cut off if the units of a side were not in a hex.
fn cut_without(known: &KnownState, side: Side, hex: Hex) -> i32 {
    known.with_change(
        |position| clear(position, side, hex),
        |position| supply::cut_off_in(known, position, &[hex], known.side),
    )
}
