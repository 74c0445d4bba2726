//! Transport and repair of the railroad as orders (8.5, 8.6).

use hexgrid::Hex;

use crate::data::tables::Number;
use crate::model::acts::Carrier;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{Side, UnitKind};
use crate::procedure::desert_patrols;
use crate::procedure::occupy::occupy;
use crate::procedure::supplying::first;
use crate::rules::movement::transport;
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::state::{Phase, Place, Segment, flag};
use crate::turn::context::{OrderContext, refuse};

/// Carries units by rail or sea in the Initial Movement Phase; they move in no other way in it.
///
/// Errors: the rule against it.
///
/// Cases: 8.5, 8.51, 8.6, 8.61 · Rulings: R016, H036, H076
pub fn carry(ctx: &mut OrderContext, units: &[UnitId], by: Carrier, hex: Hex) -> Result<(), Refusal> {
    ctx.only(Phase::InitialMovement, Segment::Main)?;
    let pieces = ctx.pieces(units, ctx.phasing())?;
    if let Some(unit) = units.iter().find(|&&unit| ctx.state.unit(unit).is(flag::HALTED)) {
        return Err(refuse(RefusalCode::Halted).unit(&unit.counter().id));
    }
    desert_patrols::idle(ctx, units)?;
    railhead(ctx);
    let loads = ctx.state.loads[by as usize];
    transport::carry(&ctx.cache.forces, &pieces, by, hex, loads).map_err(first)?;
    ctx.state.loads[by as usize] += 1;
    let code = if by == Carrier::Rail { EventCode::ByRail } else { EventCode::BySea };
    for &id in units {
        let unit = ctx.state.unit_mut(id);
        unit.set_place(Place::Map(hex));
        unit.flags |= flag::MOVED | flag::HALTED;
        ctx.emit(Event::of(code).side(Side::Commonwealth).unit(id).hex(hex));
        occupy(ctx, id, hex);
    }
    Ok(())
}

/// Sets the western end of the railroad in use.
pub fn railhead(ctx: &mut OrderContext) {
    let board = &ctx.cache.forces.board;
    let repaired = usize::from(ctx.state.repaired);
    ctx.cache.forces.railhead = if repaired == 0 { None } else { board.planned_railroad().get(repaired).copied() };
}

/// Repairs one or two railroad hexes, once in a player-turn.
///
/// Errors: the rule against it.
///
/// Cases: 8.64 · Rulings: R028, H037, H076
pub fn repair(ctx: &mut OrderContext, hexes: u8) -> Result<(), Refusal> {
    ctx.only(Phase::InitialMovement, Segment::Main)?;
    if ctx.phasing() != Side::Commonwealth {
        return Err(refuse(RefusalCode::TransportSide));
    }
    if ctx.state.repairs {
        return Err(refuse(RefusalCode::RepairCount).found(hexes));
    }
    railhead(ctx);
    transport::repair(&ctx.cache.forces, hexes).map_err(first)?;
    for _ in 0..hexes {
        ctx.state.repaired += 1;
        railhead(ctx);
        let hex = ctx.cache.forces.railhead;
        ctx.emit(Event { hex, ..Event::of(EventCode::RailRepaired).side(Side::Commonwealth) });
    }
    ctx.state.repairs = true;
    Ok(())
}

/// The hexes to which each unit can be carried, with the carrier.
///
/// Cases: 8.5, 8.6 · Rulings: R016, H036
pub fn options(ctx: &mut OrderContext) -> Vec<(UnitId, Carrier, Vec<Hex>)> {
    if ctx.phasing() != Side::Commonwealth || ctx.state.phase != Phase::InitialMovement {
        return Vec::new();
    }
    railhead(ctx);
    let tables = &ctx.cache.forces.tables;
    let open = [(Carrier::Rail, Number::RailLoads), (Carrier::Sea, Number::SeaLoads)]
        .map(|(by, number)| (by, u16::from(ctx.state.loads[by as usize]) < tables.number(number)));
    let mut options = Vec::new();
    for (by, _) in open.into_iter().filter(|(_, open)| *open) {
        let ends = transport::ends(&ctx.cache.forces, by);
        let cache = &ctx.cache;
        for at in cache.forces.of_side(Side::Commonwealth) {
            let (id, hex) = (cache.unit_of[at], cache.forces.pieces[at].hex);
            let unit = ctx.state.unit(id);
            let dump = ctx.state.kind(id) == UnitKind::Dump;
            if !ends.contains(&hex) || unit.spent > 0 || dump || unit.is(flag::STILL | flag::CAPTURED) {
                continue;
            }
            let mut hexes = ends.clone();
            hexes.retain(|end| *end != hex);
            if !hexes.is_empty() {
                options.push((id, by, hexes));
            }
        }
    }
    options
}
