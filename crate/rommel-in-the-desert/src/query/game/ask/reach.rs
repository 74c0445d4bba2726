//! Moves of groups and regroup moves in a game, and how full hexsides are.

use hexgrid::Hex;

use super::answer::{GameAnswer, HexsideUse, ReachedHex, UnitReach};
use super::asked::Asked;
use crate::model::finding::Findings;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::UnitId;
use crate::query::fault::Fault;
use crate::query::position::Names;
use crate::query::views::hex_name;
use crate::rules::movement::{
    Destination, GroupReach, March, MoveContext, Regroup, RegroupMove, check_regroup, check_rommel, check_start,
    crossed, entry_limit, in_regroup, is_hostile, reserved,
};
use crate::state::Stage;
use crate::state::turn::Move;

impl<'a> Asked<'a> {
    const fn moves(&self) -> MoveContext<'a> {
        MoveContext { edition: self.edition, position: &self.state.position, movement: &self.state.turn.movement }
    }

    /// Errors: no turn is played, the viewer does not see the active side, or it has no Rommel bonus left.
    fn check_move(&self, rommel: bool) -> Result<(), Refusal> {
        let turn = &self.state.turn;
        self.check_sees(turn.side)?;
        if self.state.stage != Stage::Turns {
            return Err(RefusalCode::NotNow.into());
        }
        let paid = matches!(turn.current, Some(Move::Group { rommel: true, .. } | Move::Regroup { rommel: true, .. }));
        if rommel && !paid { check_rommel(&turn.movement) } else { Ok(()) }
    }

    /// Errors: the unit may not move in the move under way, or in one that begins now.
    fn check_unit(&self, unit: UnitId) -> Result<(), Refusal> {
        let turn = &self.state.turn;
        check_start(&self.state.position, unit)?;
        let moved = turn.current.is_some() && turn.moved_now.contains(&unit);
        if moved || !turn.movement.may_move(unit) {
            return Err(Refusal::of(RefusalCode::NotInMove).unit(unit));
        }
        Ok(())
    }

    /// A unit with the hexes that it reaches.
    fn reach(&self, unit: UnitId, rommel: bool) -> UnitReach {
        let refusal = self.check_unit(unit).err();
        let hexes = if refusal.is_none() { reached(&self.moves(), unit, rommel) } else { Vec::new() };
        UnitReach { handle: unit.index() as u8, refusal: refusal.as_ref().map(Into::into), hexes }
    }
}

/// The hexes that a unit reaches, by name in the order of the board, then those that it reaches by a forced march.
///
/// Cases: 2.5, 2.6, 2.7 · Rulings: D018, D019, D021, D026
fn reached(ctx: &MoveContext, unit: UnitId, rommel: bool) -> Vec<ReachedHex> {
    let Ok(start) = check_start(ctx.position, unit) else { return Vec::new() };
    let speed = ctx.position.block(unit).speed;
    let reach = GroupReach::new(*ctx, ctx.position.side(unit), start, speed);
    let (found, mut marches) = (reach.destinations(speed, rommel), reach.marches(speed, rommel));
    marches.retain(|_| ctx.movement.may_march(unit));
    let view = |end: Destination, forced_march: bool| ReachedHex {
        hex: hex_name(end.hex),
        length: end.path.len(),
        path: end.path,
        rommel: end.rommel,
        forced_march,
    };
    let normal = found.into_iter().map(|end| view(end, false));
    normal.chain(marches.into_iter().map(|end| view(end, true))).collect()
}

/// Every hex that each unit of the active side in a hex reaches.
///
/// Cases: 2.5, 2.6, 2.7 · Rulings: D021, D022, D023
pub(super) fn group(asked: Asked, hex: &str, rommel: bool) -> Result<GameAnswer, Fault> {
    let hex = Names::hex(hex)?;
    asked.check_move(rommel)?;
    let units = asked.state.position.in_hex(asked.state.turn.side, hex);
    Ok(GameAnswer::Reach { units: units.map(|unit| asked.reach(unit, rommel)).collect() })
}

/// The units that reach the destination of a regroup move.
///
/// Cases: 2.7 · Rulings: I011, I013, D024, D025
pub(super) fn regroup(asked: Asked, command: &str, destination: &str, rommel: bool) -> Result<GameAnswer, Fault> {
    let regroup = Regroup { command: Names::hex(command)?, destination: Names::hex(destination)? };
    asked.check_move(rommel)?;
    let (ctx, position) = (asked.moves(), &asked.state.position);
    let near =
        position.of_side(asked.state.turn.side).filter(|&(_, hex)| in_regroup(asked.edition.board, regroup, hex));
    let units = near.map(|(unit, _)| {
        let mut reach = asked.reach(unit, rommel);
        reach.hexes.retain_mut(|end| {
            let march = March { unit, path: &end.path, rommel };
            let arrival = check_regroup(&ctx, regroup, march, &mut Findings::new());
            end.forced_march = arrival == Ok(RegroupMove::ForcedMarch);
            arrival.is_ok()
        });
        reach
    });
    Ok(GameAnswer::Reach { units: units.collect() })
}

/// How many units may still cross each hexside into a hex with enemies of the active side.
///
/// Cases: 2.8, 4.4 · Rulings: I001, I015, D025, D029, D061, D108
pub(super) fn hexsides(asked: Asked) -> Result<GameAnswer, Fault> {
    asked.check_move(false)?;
    let (ctx, side, board) = (asked.moves(), asked.state.turn.side, asked.edition.board);
    let mut hexes: Vec<Hex> = ctx.position.of_side(side.enemy()).map(|(_, hex)| hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    let of_hex = |hex: Hex| {
        board.around(hex).map(move |(over, from)| HexsideUse {
            from: hex_name(from),
            to: hex_name(hex),
            limit: entry_limit(&asked.edition, hex, over),
            used: crossed(&ctx, hex, over),
            reserved: reserved(ctx.movement, hex, over),
            hostile: is_hostile(&ctx, side, hex, over),
        })
    };
    Ok(GameAnswer::Hexsides { hexsides: hexes.into_iter().flat_map(of_hex).collect() })
}
