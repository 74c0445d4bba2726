//! The line: hexes in which one enemy unit would cut the player's supply.

use hexgrid::{Direction, Hex};

use crate::data::board::HEXES;
use crate::model::map::RoadClass;
use crate::model::units::{Side, UnitId};
use crate::opponent::known_state::KnownState;
use crate::rules::supply::{Distances, SupplyGround, network};

/// What an enemy of unknown speed is taken to march in a turn, and what a hex costs along each road and off them.
const RAID: i32 = 16;
const COAST_ROAD: i32 = 2;
const TRACK: i32 = 3;
const ELSEWHERE: i32 = 4;

/// The strength behind a hex from which its units stay there.
const NEEDED: i32 = 80;

/// The strength that an enemy unit would cut off in each hex that it reaches in supply; zero in all others.
pub fn critical(known: &KnownState) -> Vec<i32> {
    let mut found = vec![0; HEXES];
    let own = network(&SupplyGround::new(known.edition, &known.state.position, known.side));
    let before = known.cut_off(&known.state.position, known.side);
    for (hex, raider) in in_reach(known) {
        if own.contains(hex) && hex != known.base() {
            found[hex.index()] = cut_by(known, hex, raider, before);
        }
    }
    found
}

/// The hexes that enemies could reach without passing the player's units, each with one that could.
fn in_reach(known: &KnownState) -> Vec<(Hex, UnitId)> {
    let mut best: Vec<Option<(i32, UnitId)>> = vec![None; HEXES];
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
    let reached = best.into_iter().enumerate().filter_map(|(at, best)| Some((Hex::from_index(at), best?)));
    reached.filter(|&(_, (spent, _))| spent > 0).map(|(hex, (_, unit))| (hex, unit)).collect()
}

fn cost(known: &KnownState, from: Hex, direction: Direction) -> i32 {
    match known.edition.board.edge(from, direction).road {
        Some(RoadClass::Highway) => COAST_ROAD,
        Some(RoadClass::Track) => TRACK,
        _ => ELSEWHERE,
    }
}

/// The strength that a raider in a hex cuts off, were no unit of the player there; nothing where it has no supply.
fn cut_by(known: &KnownState, hex: Hex, raider: UnitId, before: i32) -> i32 {
    let mut after = known.state.position.clone();
    for unit in after.in_hex(known.side, hex).collect::<Vec<UnitId>>() {
        after.remove(unit);
    }
    after.transfer(raider, hex);
    let lines = Distances::to_base(&SupplyGround::new(known.edition, &after, known.side.enemy()));
    if lines.get(hex).is_none() {
        return 0;
    }
    (known.cut_off(&after, known.side) - before).max(0)
}

/// Whether the units in a hex stay, whatever the odds, because too many others would be cut off if they left.
pub fn depends_on(known: &KnownState, hex: Hex) -> bool {
    let leavers: i32 = known.state.position.in_hex(known.side, hex).map(|unit| known.strength(unit)).sum();
    let cut = cut_without(known, known.side, hex) - known.cut_off(&known.state.position, known.side);
    cut >= NEEDED && cut > leavers
}

/// The strength of the player's units that would be in supply again if the enemies in a hex were gone.
pub fn reopened_by_clearing(known: &KnownState, hex: Hex) -> i32 {
    known.cut_off(&known.state.position, known.side) - cut_without(known, known.side.enemy(), hex)
}

/// The strength of the player's units that would be cut off if the units of a side were not in a hex.
fn cut_without(known: &KnownState, side: Side, hex: Hex) -> i32 {
    let mut after = known.state.position.clone();
    for unit in after.in_hex(side, hex).collect::<Vec<UnitId>>() {
        after.remove(unit);
    }
    known.cut_off(&after, known.side)
}
