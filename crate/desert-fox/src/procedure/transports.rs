//! Transport and repair of the railroad as orders (8.5, 8.6).

use hexgrid::Hex;

use crate::data::tables::Number;
use crate::model::acts::Carrier;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::Side;
use crate::procedure::desert_patrols;
use crate::procedure::occupy::occupy;
use crate::procedure::supplying::first;
use crate::rules::movement::transport;
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::state::{Phase, Place, Segment, flag};
use crate::turn::context::{Play, refuse};

/// Carries units by rail or sea in the Initial Movement Phase; they move in no other way in it.
///
/// Errors: the rule against it.
///
/// Cases: 8.5, 8.51, 8.6, 8.61 · Rulings: R016, H036, H076
pub fn carry(play: &mut Play, units: &[UnitId], by: Carrier, hex: Hex) -> Result<(), Refusal> {
    play.only(Phase::InitialMovement, Segment::Main)?;
    let pieces = play.pieces(units, play.phasing())?;
    if let Some(unit) = units.iter().find(|&&unit| play.state.unit(unit).is(flag::HALTED)) {
        return Err(refuse(RefusalCode::Halted).unit(&unit.counter().id));
    }
    desert_patrols::idle(play, units)?;
    railhead(play);
    let loads = play.state.loads[by as usize];
    transport::carry(&play.cache.forces, &pieces, by, hex, loads).map_err(first)?;
    play.state.loads[by as usize] += 1;
    let code = if by == Carrier::Rail { EventCode::ByRail } else { EventCode::BySea };
    for &id in units {
        let unit = play.state.unit_mut(id);
        unit.set_place(Place::Map(hex));
        unit.flags |= flag::MOVED | flag::HALTED;
        play.tell(Event::of(code).side(Side::Commonwealth).unit(id).hex(hex));
        occupy(play, id, hex);
    }
    Ok(())
}

/// Sets the western end of the railroad in use.
pub fn railhead(play: &mut Play) {
    let board = &play.cache.forces.board;
    let repaired = usize::from(play.state.repaired);
    play.cache.forces.railhead = if repaired == 0 { None } else { board.planned_railroad().get(repaired).copied() };
}

/// Repairs one or two railroad hexes, once in a player-turn.
///
/// Errors: the rule against it.
///
/// Cases: 8.64 · Rulings: R028, H037, H076
pub fn repair(play: &mut Play, hexes: u8) -> Result<(), Refusal> {
    play.only(Phase::InitialMovement, Segment::Main)?;
    if play.phasing() != Side::Commonwealth {
        return Err(refuse(RefusalCode::TransportSide));
    }
    if play.state.repairs {
        return Err(refuse(RefusalCode::RepairCount).found(hexes));
    }
    railhead(play);
    transport::repair(&play.cache.forces, hexes).map_err(first)?;
    for _ in 0..hexes {
        play.state.repaired += 1;
        railhead(play);
        let hex = play.cache.forces.railhead;
        play.tell(Event { hex, ..Event::of(EventCode::RailRepaired).side(Side::Commonwealth) });
    }
    play.state.repairs = true;
    Ok(())
}

/// The hexes to which each unit can be carried, with the carrier.
///
/// Cases: 8.5, 8.6 · Rulings: R016, H036
pub fn options(play: &mut Play) -> Vec<(UnitId, Carrier, Vec<Hex>)> {
    if play.phasing() != Side::Commonwealth || play.state.phase != Phase::InitialMovement {
        return Vec::new();
    }
    railhead(play);
    let tables = &play.cache.forces.tables;
    let open = [(Carrier::Rail, Number::RailLoads), (Carrier::Sea, Number::SeaLoads)]
        .map(|(by, number)| (by, u16::from(play.state.loads[by as usize]) < tables.number(number)));
    let mut options = Vec::new();
    for (by, _) in open.into_iter().filter(|(_, open)| *open) {
        let ends = transport::ends(&play.cache.forces, by);
        let cache = &play.cache;
        for at in cache.forces.of_side(Side::Commonwealth) {
            let (id, hex) = (cache.unit_of[at], cache.forces.pieces[at].hex);
            let unit = play.state.unit(id);
            if !ends.contains(&hex) || unit.spent > 0 || unit.is(flag::STILL | flag::CAPTURED | flag::DUMP) {
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
