//! Where reinforcements come into play (5.1).

use hexgrid::Hex;

use crate::data::calendar::CalendarNumber;
use crate::data::tables::Number;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::Side;
use crate::position::marks::mark;
use crate::procedure::occupy::occupy;
use crate::procedure::reinforcement::convoy;
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::state::{Phase, Place, Segment, flag};
use crate::turn::context::{Play, refuse};

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
pub fn entry_hexes(play: &Play, side: Side) -> EntryHexes {
    let forces = &play.cache.forces;
    let grid = &forces.board.grid;
    let marks = forces.seen_by(side);
    let open =
        |hex: &Hex| forces.board.is_land(*hex) && !marks.has(*hex, mark::ENEMY | mark::ENEMY_SUPPLY | mark::ZONE);
    let near = around(play, play.base(side), play.number(CalendarNumber::ReinforcementRange));
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
fn around(play: &Play, hex: Hex, range: i16) -> Vec<Hex> {
    let grid = &play.cache.forces.board.grid;
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

/// Whether a unit of so many stacking points still finds room in a hex.
///
/// Cases: 5.1 · Rulings: R012, R109
pub fn has_room(play: &Play, unit: UnitId, hex: Hex) -> bool {
    let own = play.state.points_of(unit, &play.config.counters);
    let limit = play.cache.forces.tables.number(Number::StackingLimit);
    own == 0 || play.state.stacking_points(hex, &play.config.counters) + own <= limit
}

/// Puts a reinforcement on the map, or brings an MSU ashore.
///
/// Errors: the rule against it.
///
/// Cases: 5.1 · Rulings: R012, R105, R106, R107, R109, R134
pub fn place(play: &mut Play, unit: UnitId, hex: Hex) -> Result<(), Refusal> {
    play.only(Phase::Reinforcement, Segment::Main)?;
    let side = play.phasing();
    let at = |code| refuse(code).unit(&unit.counter().id);
    if play.state.unit(unit).place() != Place::Arriving || play.state.owner(unit) != side {
        return Err(at(RefusalCode::NotDue));
    }
    if unit.counter().is_supply() {
        return convoy::land(play, unit, hex);
    }
    let entry = entry_hexes(play, side);
    if !entry.hexes.contains(&hex) {
        let code = if entry.hexes.is_empty() { RefusalCode::EntryClosed } else { RefusalCode::EntryHex };
        return Err(at(code).found(play.cache.forces.number(hex)));
    }
    if !has_room(play, unit, hex) {
        return Err(at(RefusalCode::EntryOverstack).found(play.cache.forces.number(hex)));
    }
    play.state.put(unit, Place::Map(hex));
    play.state.unit_mut(unit).flags |= flag::FRESH;
    let code = if entry.at_edge { EventCode::PlacedAtEdge } else { EventCode::Placed };
    play.tell(Event::of(code).side(side).unit(unit).hex(hex));
    occupy(play, unit, hex);
    Ok(())
}
