//! Entering enemy hexes: over which hexsides, and how many units in a movement phase.

use hexgrid::{Direction, Hex};

use super::context::MoveContext;
use crate::data::edition::Edition;
use crate::data::numbers::Number;
use crate::model::finding::{Code, Finding, Findings};
use crate::model::map::Hexside;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::rule_set::CrossingLimit;
use crate::model::units::Side;
use crate::state::movement::Movement;

/// How many units may cross a hexside into an enemy hex in one movement phase: two over a clear one, one over a road
/// through rough ground.
///
/// Cases: 2.8 · Rulings: I001, D108
pub fn entry_limit(edition: &Edition, hex: Hex, over: Direction) -> u8 {
    match edition.board.edge(hex, over).terrain {
        Hexside::Clear => edition.numbers.get(Number::EnterClear),
        _ => edition.numbers.get(Number::EnterGap),
    }
}

/// Whether a hexside of a hex belongs to the enemy, in a battle that was not opened in this movement phase.
///
/// Cases: 4.4 · Rulings: I019, D061
pub fn is_hostile(ctx: &MoveContext, side: Side, hex: Hex, over: Direction) -> bool {
    let MoveContext { position, movement, .. } = *ctx;
    let in_battle = position.is_shared(hex) && !movement.opened.contains(&hex);
    in_battle && !position.own_sides(side, hex).has(over)
}

/// How many units have crossed a hexside into an enemy hex that count for its limit.
///
/// Cases: 2.8, 4.4 · Rulings: I015, D029
pub fn crossed(ctx: &MoveContext, hex: Hex, over: Direction) -> u8 {
    let whole_turn = ctx.edition.rules.crossing_limit == CrossingLimit::Turn;
    let counts = |phase: u8| whole_turn || phase == ctx.movement.phase;
    let same = ctx.movement.crossings.iter().filter(|crossing| crossing.hex == hex && crossing.over == over);
    same.filter(|crossing| counts(crossing.phase)).count() as u8
}

/// How many declared marches are to cross a hexside.
///
/// Cases: 2.8 · Rulings: D025
pub fn reserved(movement: &Movement, hex: Hex, over: Direction) -> u8 {
    movement.declared.iter().filter(|march| (march.destination, march.over) == (hex, over)).count() as u8
}

/// A unit about to enter an enemy hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The side of the unit.
    pub side: Side,
    /// The hex.
    pub hex: Hex,
    /// The side of the hex that it crosses.
    pub over: Direction,
}

/// Whether a unit may enter an enemy hex now. Declared marches use their hexsides.
///
/// Errors: the hexside belongs to the enemy, or is full.
///
/// Cases: 2.8, 4.4 · Rulings: I015, I019, D025, D028, D029, D061
pub fn check_entry(ctx: &MoveContext, entry: Entry, findings: &mut Findings) -> Result<(), Refusal> {
    let used = crossed(ctx, entry.hex, entry.over) + reserved(ctx.movement, entry.hex, entry.over);
    check_hexside(ctx, entry, used, findings)
}

/// Whether a unit whose declared march is rolled may enter an enemy hex: units that have crossed count alone.
///
/// Errors: the hexside belongs to the enemy, or is full.
///
/// Cases: 2.8, 4.4 · Rulings: I015, I019, D025, D029, D061
pub(super) fn check_declared_entry(ctx: &MoveContext, entry: Entry) -> Result<(), Refusal> {
    check_hexside(ctx, entry, crossed(ctx, entry.hex, entry.over), &mut Findings::new())
}

/// Cases: 2.8, 4.4 · Rulings: I015, I019, D061
fn check_hexside(ctx: &MoveContext, entry: Entry, used: u8, findings: &mut Findings) -> Result<(), Refusal> {
    let Entry { side, hex, over } = entry;
    if is_hostile(ctx, side, hex, over) {
        return Err(Refusal::of(RefusalCode::HexsideHostile).hex(hex));
    }
    let limit = entry_limit(&ctx.edition, hex, over);
    if used >= limit {
        return Err(Refusal::of(RefusalCode::HexsideFull).hex(hex));
    }
    findings.push(Finding::of(Code::EntersEnemyHex).hex(hex).numbers(limit, used));
    Ok(())
}
