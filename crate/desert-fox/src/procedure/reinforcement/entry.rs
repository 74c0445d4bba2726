//! Where reinforcements come into play (5.1).

use hexgrid::Hex;

use crate::data::calendar::CalendarNumber;
use crate::data::tables::Number;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::Side;
use crate::position::hex_flags::hex_flag;
use crate::procedure::occupy::occupy;
use crate::procedure::reinforcement::convoy;
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::state::{Phase, Place, Segment, flag};
use crate::turn::context::{OrderContext, refuse};

/// The hexes open to reinforcements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryHexes {
    /// The hexes, by index.
    pub hexes: Vec<Hex>,
    /// They lie at the edge of the map because the base is closed.
    pub at_edge: bool,
}

/// The hexes within two of the base that the enemy neither holds nor covers; when he has all of them, those at the player's
/// own edge of the map; when he has these too, none.
///
/// Cases: 5.1 · Rulings: R105, R106, R107, H039, H057, H072
pub fn entry_hexes(ctx: &OrderContext, side: Side) -> EntryHexes {
    let forces = &ctx.cache.forces;
    let grid = &forces.board.grid;
    let hex_flags = forces.seen_by(side);
    let open = |hex: &Hex| {
        forces.board.is_land(*hex) && !hex_flags.has(*hex, hex_flag::ENEMY | hex_flag::ENEMY_SUPPLY | hex_flag::ZONE)
    };
    let near = around(ctx, ctx.base(side), ctx.number(CalendarNumber::ReinforcementRange));
    let hexes: Vec<Hex> = near.into_iter().filter(open).collect();
    if !hexes.is_empty() {
        return EntryHexes { hexes, at_edge: false };
    }
    let own_edge = |hex: &Hex| match side {
        Side::Axis => grid.column(*hex) == 1,
        Side::Commonwealth => grid.column(*hex) == grid.columns(),
    };
    let hexes = grid.hexes().filter(|hex| own_edge(hex) && forces.board.is_map_edge(*hex) && open(hex)).collect();
    EntryHexes { hexes, at_edge: true }
}

/// The hexes within a distance of another, by index.
fn around(ctx: &OrderContext, hex: Hex, range: i16) -> Vec<Hex> {
    let grid = &ctx.cache.forces.board.grid;
    let mut near = vec![hex];
    for _ in 0..range.clamp(0, 10) {
        for at in 0..near.len() {
            for (_, next) in grid.neighbours(near[at]) {
                if !near.contains(&next) {
                    near.push(next);
                }
            }
        }
    }
    near.sort_unstable();
    near
}

/// Whether a unit with these stacking points still finds room in a hex.
///
/// Cases: 5.1 · Rulings: R012, R109
pub fn has_room(ctx: &OrderContext, unit: UnitId, hex: Hex) -> bool {
    let own = ctx.state.points_of(unit, &ctx.config.counters);
    let limit = ctx.cache.forces.tables.number(Number::StackingLimit);
    own == 0 || ctx.state.stacking_points(hex, &ctx.config.counters) + own <= limit
}

/// Puts a reinforcement on the map, or brings an MSU ashore.
///
/// Errors: the rule against it.
///
/// Cases: 5.1 · Rulings: R012, R105, R106, R107, R109, R134
pub fn place(ctx: &mut OrderContext, unit: UnitId, hex: Hex) -> Result<(), Refusal> {
    ctx.only(Phase::Reinforcement, Segment::Main)?;
    let side = ctx.phasing();
    let at = |code| refuse(code).unit(&unit.counter().id);
    if ctx.state.unit(unit).place() != Place::Arriving || ctx.state.owner(unit) != side {
        return Err(at(RefusalCode::NotDue));
    }
    if unit.counter().is_supply() {
        return convoy::land(ctx, unit, hex);
    }
    let entry = entry_hexes(ctx, side);
    if !entry.hexes.contains(&hex) {
        let code = if entry.hexes.is_empty() { RefusalCode::EntryClosed } else { RefusalCode::EntryHex };
        return Err(at(code).found(ctx.cache.forces.number(hex)));
    }
    if !has_room(ctx, unit, hex) {
        return Err(at(RefusalCode::EntryOverstack).found(ctx.cache.forces.number(hex)));
    }
    ctx.state.put(unit, Place::Map(hex));
    ctx.state.unit_mut(unit).flags |= flag::FRESH;
    let code = if entry.at_edge { EventCode::PlacedAtEdge } else { EventCode::Placed };
    ctx.emit(Event::of(code).side(side).unit(unit).hex(hex));
    occupy(ctx, unit, hex);
    Ok(())
}
