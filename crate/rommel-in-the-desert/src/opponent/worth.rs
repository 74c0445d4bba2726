//! The worth of a hex for a unit: forward, in supply, together, not too near a stronger enemy.

use hexgrid::Hex;

use crate::model::units::UnitId;
use crate::opponent::known_state::KnownState;

/// Worth of one hex nearer to the objective.
const FORWARD: i32 = 4;
/// Loss of a hex without a supply line.
const CUT_OFF: i32 = 200;
/// Worth of an own unit beside, up to three.
const TOGETHER: i32 = 3;
/// Loss of each unit beyond four.
const CROWDED: i32 = 6;
/// Loss of a hex beside a stronger enemy.
const EXPOSED: i32 = 30;
/// Worth of standing in the enemy supply network.
const CUTS: i32 = 14;
/// Worth of a fortress with few units.
const FORTRESS: i32 = 12;
/// Loss of the last guard of the base that leaves it.
const GUARD: i32 = 60;

/// The hex that a player wants: Tobruk, or the enemy base while Tobruk is the player's.
pub fn objective(known: &KnownState) -> Hex {
    let tobruk = known.edition.board.parse("Tobruk").unwrap_or(known.enemy_base());
    let held = known.state.position.holds(known.side, tobruk) && !known.is_enemy(tobruk);
    if held { known.enemy_base() } else { tobruk }
}

/// The worth of a hex for a unit that would stand there.
pub fn of_hex(known: &KnownState, unit: UnitId, hex: Hex, objective: Hex) -> i32 {
    let (board, position) = (known.edition.board, &known.state.position);
    let here = position.hex(unit) == Some(hex);
    let others = known.own_count(hex).saturating_sub(usize::from(here)) as i32;
    let mut worth = -FORWARD * i32::from(board.grid.distance(hex, objective));
    if known.lines.get(hex).is_none() {
        worth -= CUT_OFF;
    }
    worth += TOGETHER * others.min(3) - CROWDED * (others - 3).max(0);
    let threat = known.threat(hex);
    let own = known.own_in(hex) + if here { 0 } else { known.strength(unit) };
    if threat > own * 3 / 2 {
        worth -= EXPOSED;
    }
    if known.enemy_network.contains(hex) && threat <= own {
        worth += CUTS;
    }
    if board.tile(hex).is_some_and(|tile| tile.fortress.is_some()) && others < 3 {
        worth += FORTRESS;
    }
    if hex == known.base() && others == 0 {
        worth += GUARD;
    }
    worth
}
