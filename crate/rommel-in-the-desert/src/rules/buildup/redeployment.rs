//! Redeployment by road and sea.

use hexgrid::{Direction, Hex};

use super::context::BuildupContext;
use super::prices::road_price;
use crate::data::numbers::Number;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::UnitId;
use crate::position::Position;
use crate::rules::movement::hexes_allowed;
use crate::rules::supply::{SupplyGround, network};
use crate::rules::withdrawal::check_gains;

/// Whether a unit may leave its hex in a Buildup; the hex. From a hex with enemies others must stay.
///
/// Errors: it is disrupted or unsupplied, or no undisrupted unit would stay in its battle.
///
/// Cases: 9.4 · Rulings: I062, D023, D073
pub(super) fn check_leave(ctx: &BuildupContext, unit: UnitId) -> Result<Hex, Refusal> {
    let hex = ctx.hex(unit)?;
    if ctx.position.unit(unit).disrupted {
        return Err(Refusal::of(RefusalCode::RedeployDisrupted).unit(unit));
    }
    if !ctx.is_supplied(unit) {
        return Err(Refusal::of(RefusalCode::RedeployUnsupplied).unit(unit));
    }
    if ctx.position.is_shared(hex) && ctx.position.fighting(ctx.side, hex).count() < 2 {
        return Err(Refusal::of(RefusalCode::BattleAbandoned).unit(unit).hex(hex));
    }
    Ok(hex)
}

/// Whether a unit in a Buildup may pass or stop in a hex: in its own network, outside the enemy's, without enemies.
///
/// Errors: the rule against it.
///
/// Cases: 9.4 · Rulings: I060, I063, I064
pub(super) fn check_hex(ctx: &BuildupContext, hex: Hex, is_end: bool) -> Result<(), Refusal> {
    if ctx.position.is_in(ctx.side.enemy(), hex) {
        let code = if is_end { RefusalCode::RedeployIntoBattle } else { RefusalCode::RedeployThroughBattle };
        return Err(Refusal::of(code).hex(hex));
    }
    if ctx.enemy().contains(hex) {
        return Err(Refusal::of(RefusalCode::InEnemyNetwork).hex(hex));
    }
    Ok(())
}

/// Whether a unit may redeploy by road along a path, and the price. Minefields do not stop it.
///
/// Errors: the rule against it.
///
/// Cases: 9.4 · Rulings: I060, I061, I062, I063, I064, D072, D073, D076, D114
pub fn check_road(ctx: &BuildupContext, unit: UnitId, path: &[Direction]) -> Result<u16, Refusal> {
    let start = check_leave(ctx, unit)?;
    let mut at = start;
    for (step, &direction) in path.iter().enumerate() {
        let edge = ctx.edition.board.edge(at, direction);
        if !edge.terrain.has_hex_beyond() {
            return Err(Refusal::of(RefusalCode::NoHex).hex(at));
        }
        if step == 0 && !ctx.position.own_sides(ctx.side, start).has(direction) {
            return Err(Refusal::of(RefusalCode::LeavesOverHostile).hex(start));
        }
        at = ctx.edition.board.beyond(at, direction).ok_or(Refusal::of(RefusalCode::HexsideClosed).hex(at))?;
        check_hex(ctx, at, step + 1 == path.len())?;
        if !ctx.own().contains(at) {
            return Err(Refusal::of(RefusalCode::OutsideNetwork).unit(unit).hex(at));
        }
    }
    let block = ctx.position.block(unit);
    let allowed = hexes_allowed(&ctx.edition, block.speed, start, path);
    let factor = ctx.edition.numbers.get(Number::RoadFactor);
    if path.is_empty() || at == start || path.len() > usize::from(allowed) * usize::from(factor) {
        return Err(Refusal::of(RefusalCode::RedeployTooFar).unit(unit).hex(at));
    }
    check_network(ctx, unit, at)?;
    Ok(road_price(ctx.edition.numbers, block))
}

/// Whether the network with a unit in another hex holds no hex that it did not hold before. Its leaving adds none: every
/// line past its hex could halt there before. Nor does a unit that stops in its network where lines can end in any case,
/// if the network is as large as its block.
///
/// Errors: the first hex that it would gain.
///
/// Cases: 9.4 · Rulings: I061, D072
pub(super) fn check_network(ctx: &BuildupContext, unit: UnitId, to: Hex) -> Result<(), Refusal> {
    if ctx.own().contains(to) && ctx.ground.is_link_point(to) && ctx.own_network().whole_block {
        return Ok(());
    }
    let mut after: Position = ctx.position.clone();
    after.transfer(unit, to);
    let after = SupplyGround::new(ctx.edition, &after, ctx.side);
    check_gains(ctx.own(), &network(&after)).map_err(|refusal| Refusal {
        code: RefusalCode::RedeployEnlarges,
        unit: Some(unit),
        ..refusal
    })
}

/// Whether a hex is a port that a side may use: a fortress that it holds, without enemies.
///
/// Cases: 9.4 · Rulings: D075
pub(super) fn is_open_port(ctx: &BuildupContext, hex: Hex) -> bool {
    let port = ctx.edition.board.tile(hex).is_some_and(|tile| tile.fortress.is_some());
    port && ctx.position.holds(ctx.side, hex) && !ctx.position.is_in(ctx.side.enemy(), hex)
}

/// Whether a unit may redeploy by sea between its base and a port, and the price. `shipped` are the ports of this
/// Buildup's arrivals and departures of the side.
///
/// Errors: the rule against it.
///
/// Cases: 9.4 · Rulings: I060, I061, I062, I063, D073, D075
pub fn check_sea(ctx: &BuildupContext, shipped: &[Hex], unit: UnitId, to: Hex) -> Result<u16, Refusal> {
    let start = check_leave(ctx, unit)?;
    let port = if start == ctx.base() { to } else { start };
    if start == to || start != ctx.base() && to != ctx.base() || !is_open_port(ctx, port) {
        return Err(Refusal::of(RefusalCode::NoPort).unit(unit).hex(port));
    }
    check_hex(ctx, to, true)?;
    let capacity = ctx.edition.board.tile(port).and_then(|tile| tile.fortress).unwrap_or(0);
    if shipped.iter().filter(|&&other| other == port).count() >= usize::from(capacity) {
        return Err(Refusal::of(RefusalCode::PortFull).unit(unit).hex(port));
    }
    check_network(ctx, unit, to)?;
    Ok(u16::from(ctx.edition.numbers.get(Number::Sea)))
}

/// The hexes to which a unit may redeploy by sea.
///
/// Cases: 9.4 · Rulings: D075
pub fn sea_destinations(ctx: &BuildupContext, shipped: &[Hex], unit: UnitId) -> Vec<Hex> {
    let ports = ctx.edition.board.hexes().filter(|&hex| is_open_port(ctx, hex));
    let hexes = ports.chain([ctx.base()]);
    hexes.filter(|&hex| check_sea(ctx, shipped, unit, hex).is_ok()).collect()
}
