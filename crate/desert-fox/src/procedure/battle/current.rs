//! The combat being resolved, put together from the map once and kept between its decisions.

use std::rc::Rc;

use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::Side;
use crate::position::forces::Piece;
use crate::procedure::rommel;
use crate::procedure::supplying;
use crate::rules::combat::from_map::{MapCombat, SupplyStatus, map_combat};
use crate::rules::combat::terms::Support;
use crate::rules::supply::chain::general_supply;
use crate::state::counters::UnitId;
use crate::state::flag;
use crate::turn::context::{OrderContext, refuse};
use crate::turn::current_combat::CurrentCombat;

/// Puts a combat of the phase together as the map has it now.
pub fn build(ctx: &mut OrderContext, combat: usize, with_general_supply: bool) -> Result<MapCombat, Refusal> {
    ctx.sync();
    let support = support(ctx, combat);
    let (units, hexes) = (ctx.state.combats[combat].units.clone(), ctx.state.combats[combat].hexes.clone());
    let units: Vec<UnitId> = units.into_iter().filter(|id| ctx.cache.piece(*id).is_some()).collect();
    let pieces: Vec<usize> = units.iter().filter_map(|&id| ctx.cache.piece(id)).collect();
    let mut cut_off = Vec::new();
    for at in 0..ctx.cache.forces.pieces.len() {
        let Piece { side, motorized, hex, .. } = ctx.cache.forces.pieces[at];
        if with_general_supply
            && (pieces.contains(&at) || hexes.contains(&hex))
            && !ctx.cache.has_line(side, motorized, hex)
        {
            cut_off.push(at);
        }
    }
    // General supply changes no strength, it is but told (11.9).
    let with_general_supply = !ctx.log.is_muted();
    if with_general_supply {
        ctx.cache.with_supplies();
    }
    let (_, supplies) = ctx.cache.last_supplies();
    let supply_status = |at: usize| {
        let id = ctx.cache.unit_of[at];
        let piece = &ctx.cache.forces.pieces[at];
        SupplyStatus {
            supplied: supplying::is_supplied(ctx, id),
            always_supplied: ctx.state.unit(id).is(flag::FRESH | flag::EMERGENCY),
            general_supply: !with_general_supply || general_supply(piece, Some(supplies[piece.side.index()])),
            line_of_communication: !cut_off.contains(&at),
        }
    };
    let leader = rommel::shifts(ctx, &units, &hexes);
    let mut map_combat = map_combat(&ctx.cache.forces, &pieces, &hexes, supply_status, support, ctx.state.tobruk_dump)
        .map_err(refuse)?;
    map_combat.setup.leader = leader;
    for (unit, &at) in map_combat.setup.units.iter_mut().zip(&map_combat.units) {
        unit.forgoes_shift = forgoes_shift(ctx, ctx.cache.unit_of[usize::from(at)]);
    }
    Ok(map_combat)
}

/// Whether a unit has paid one point for its combat supply and fires no shift.
///
/// Cases: 12.17 · Rulings: R045
fn forgoes_shift(ctx: &OrderContext, id: UnitId) -> bool {
    ctx.state.phase.is_combat() && id.counter().is_combat() && ctx.state.unit(id).drawn > 0
}

/// Air points and naval support available: the Commonwealth's ships reach one combat of a phase at the coast.
///
/// Cases: 6.2, 6.22 · Rulings: R042, R148, H075
fn support(ctx: &OrderContext, combat: usize) -> [Support; 2] {
    let air = |side: Side| ctx.state.air[side.index()].available();
    let board = &ctx.cache.forces.board;
    let combat = &ctx.state.combats[combat];
    let fields = combat.units.iter().filter_map(|&id| ctx.state.unit(id).hex());
    let coast = combat.hexes.iter().copied().chain(fields).any(|hex| board.is_coastal(hex));
    let naval = coast && !ctx.state.naval_used;
    [Support { air_points: air(Side::Axis), naval: false }, Support { air_points: air(Side::Commonwealth), naval }]
}

/// The combat being resolved, built once.
pub fn current_combat(ctx: &mut OrderContext) -> Result<Rc<MapCombat>, Refusal> {
    let combat = ctx.state.battle.as_ref().ok_or_else(|| refuse(RefusalCode::NothingAsked))?.combat;
    let with_general_supply = !ctx.log.is_muted();
    if let Some(map_combat) =
        ctx.cache.current_combat.as_ref().and_then(|current| current.of(&ctx.state, with_general_supply))
    {
        return Ok(map_combat);
    }
    let map_combat = Rc::new(build(ctx, usize::from(combat), true)?);
    ctx.cache.current_combat = Some(CurrentCombat::new(ctx.state.clone(), map_combat.clone(), with_general_supply));
    Ok(map_combat)
}
