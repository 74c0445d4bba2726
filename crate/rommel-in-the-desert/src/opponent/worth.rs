//! The worth of a hex for a unit: forward, in supply, together, safe, and what it cuts.

use hexgrid::{Direction, Hex};

use crate::model::units::UnitId;
use crate::opponent::known_state::{KnownState, STEP};
use crate::opponent::supply;
use crate::position::Position;
use crate::rules::supply::fortress_capacity;
use crate::state::Stage;

/// Loss of a hex without a supply line.
const CUT_OFF: i32 = 200;
/// Loss of a fortress without a line that would supply the unit.
const ISOLATED: i32 = 60;
/// Hexes from the coast road up to which lines are safe, and what each one beyond takes off.
const NEAR_ROAD: i32 = 2;
const DESERT: i32 = 6;
/// Worth of an own unit beside, up to three.
const TOGETHER: i32 = 3;
/// Loss of each unit beyond four.
const CROWDED: i32 = 4;
/// Odds of the enemy in percent from which a hex is in danger, and the most that the danger takes off.
const DANGER: i32 = 130;
const EXPOSED: i32 = 40;
/// Strength that an enemy unit would cut off in a hex for each point of worth of its guard, and the most of them.
const CRITICAL: i32 = 8;
const MOST_CRITICAL: i32 = 45;
/// The strength behind a hex from which one guard is too few.
const MANY_BEHIND: i32 = 200;
/// Hexes within which an enemy is near a hex of the line.
const RAID_DISTANCE: u16 = 4;
/// Worth of standing in the enemy supply network.
const CUTS: i32 = 6;
/// Worth of a fortress with few units, and of Tobruk.
const FORTRESS: i32 = 8;
const TOBRUK: i32 = 24;
/// Loss of a guard of the base that is needed there.
const GUARD: i32 = 60;
/// Loss of the last of them where the enemy could come.
const LAST_GUARD: i32 = 500;
/// Hexes that units of speed 4 come along the coast road in the two movements of a Blitz.
const RAID: u16 = 16;
/// Worth of a tenth of a step of an own unit that is in supply, in hundredths.
const OWN_SUPPLY: i32 = 300;
/// Worth of a tenth of a step of an enemy unit that is cut off, in hundredths.
const ENEMY_SUPPLY: i32 = 45;

/// What supply is worth at most while units are cut off.
pub const EMERGENCY: i32 = -60;

/// How many units the base needs: more of them the nearer the enemy is.
pub fn guards(known: &KnownState) -> usize {
    match known.enemy_distance(known.base()) {
        None | Some(13..) => 1,
        Some(7..=12) => 2,
        Some(4..=6) => 3,
        Some(_) => 5,
    }
}

/// Whether the base would fall to a raid without units in it.
fn is_raidable(known: &KnownState) -> bool {
    known.style.holds_base && known.enemy_distance(known.base()).is_some_and(|distance| distance <= RAID)
}

/// How many units a hex needs in which the line can be cut: two where much hangs on it and the enemy is near.
fn line_guards(known: &KnownState, hex: Hex) -> usize {
    let is_near = known.enemy_distance(hex).is_some_and(|distance| distance <= RAID_DISTANCE);
    if is_near && known.critical(hex) >= MANY_BEHIND { 2 } else { 1 }
}

/// Units that go along with a unit.
#[derive(Clone, Copy, Debug, Default)]
pub struct Company {
    /// Their number.
    pub units: usize,
    /// Their strength.
    pub strength: i32,
}

/// The worth of a hex for a unit that would stand there, as far as it follows from the present position.
pub fn of_hex(known: &KnownState, unit: UnitId, hex: Hex) -> i32 {
    with_company(known, unit, hex, Company::default())
}

/// The worth of a hex for a unit that would stand there with others that go along.
pub fn with_company(known: &KnownState, unit: UnitId, hex: Hex, company: Company) -> i32 {
    let (board, position) = (known.edition.board, &known.state.position);
    let here = position.hex(unit) == Some(hex);
    let alone = known.own_count(hex).saturating_sub(usize::from(here));
    let others = alone + company.units;
    let mut worth = -known.posture().forward * i32::from(board.distance(hex, known.posture().objective));
    if known.lines().get(hex).is_none() {
        worth -= if has_shelter(known, hex, alone) { isolated(known, here) } else { CUT_OFF };
    }
    worth -= DESERT * (i32::from(board.to_coast_road(hex)) - NEAR_ROAD).max(0) * known.style.desert / 100;
    let many = others as i32;
    worth += TOGETHER * many.min(3) * known.style.together / 100 - CROWDED * (many - 4).max(0);
    let own = known.own_in(hex) + if here { 0 } else { known.strength(unit) } + company.strength;
    worth -= danger(known, unit, hex, own);
    if alone < line_guards(known, hex) {
        worth += (known.critical(hex) / CRITICAL).min(MOST_CRITICAL);
    }
    if known.threat(hex) <= own && known.in_enemy_network(hex) {
        worth += CUTS * known.style.raids / 100;
    }
    if known.is_fortress(hex) && alone < 2 {
        worth += FORTRESS;
    }
    if hex == known.tobruk() && alone < 4 {
        worth += TOBRUK;
    }
    if hex == known.base() && alone < guards(known) {
        worth += if alone == 0 && is_raidable(known) { LAST_GUARD } else { GUARD };
    }
    worth
}

/// What an isolated fortress takes off for a unit that would march into it.
fn isolated(known: &KnownState, here: bool) -> i32 {
    if known.state.stage == Stage::Turns && !here { ISOLATED } else { 0 }
}

/// Whether an isolated fortress or an oasis could supply one more unit.
fn has_shelter(known: &KnownState, hex: Hex, others: usize) -> bool {
    let Some(tile) = known.edition.board.tile(hex) else { return false };
    let capacity = tile.fortress.map_or(u8::from(tile.oasis), |port| fortress_capacity(port, known.side));
    others < usize::from(capacity) && !known.is_enemy(hex)
}

/// What the enemies near a hex take off its worth for a unit, with the strength that would be there.
fn danger(known: &KnownState, unit: UnitId, hex: Hex, own: i32) -> i32 {
    let near = known.state.position.hex(unit).is_some_and(|start| known.edition.board.distance(start, hex) == 1);
    let around = known.support(hex) - if near { known.strength(unit) } else { 0 };
    let factor = if known.is_fortress(hex) { 2 } else { 1 };
    let mined = if known.state.position.knows_mine(known.side, hex) { 3 } else { 2 };
    let odds = known.threat(hex) * 100 / (own * factor * mined / 2 + around.max(0) / 2).max(STEP);
    ((odds - DANGER) / 3).clamp(0, EXPOSED) * known.style.danger / 100
}

/// What supply is worth at present: the player's own, less the enemy's.
pub fn of_supply(known: &KnownState) -> i32 {
    weigh(known, [known.side, known.side.enemy()].map(|side| supply::cut_off(known, side)))
}

/// The same in a position that differs from the present one in some hexes.
pub fn of_supply_in(known: &KnownState, position: &Position, hexes: &[Hex]) -> i32 {
    weigh(known, [known.side, known.side.enemy()].map(|side| supply::cut_off_in(known, position, hexes, side)))
}

/// The same had a unit moved over a hexside into a hex without enemies.
pub fn of_supply_after(known: &KnownState, unit: UnitId, to: Hex, over: Direction) -> i32 {
    weigh(known, supply::cut_off_after(known, unit, to, over))
}

fn weigh(known: &KnownState, [own, enemy]: [i32; 2]) -> i32 {
    (enemy * ENEMY_SUPPLY * known.style.raids / 100 - own * OWN_SUPPLY * known.style.supply / 100) / 100
}
