//! What a position allows outside the map: air points to Malta (6.31) and rebuilding (13.23).

use crate::model::note::{BoardCode, Note};
use crate::model::units::Side;
use crate::position::forces::Forces;
use crate::query::board::answer::{BoardAnswer, OffMapAnswer};
use crate::rules::off_map::{malta_points, may_rebuild, western};
use crate::rules::supply::chain::Supplies;

/// What the position allows.
pub fn answer(forces: &Forces) -> BoardAnswer {
    let mut notes = Vec::new();
    let malta_air_points = malta(forces, &mut notes);
    let may_rebuild = rebuild(forces, &mut notes);
    BoardAnswer::OffMap(OffMapAnswer { malta_air_points, may_rebuild, notes })
}

/// Air points that the Commonwealth may send to Malta: two with a combat unit in general supply west of column Lxx23, one
/// otherwise. Detachments have no effect but on movement, and supply units have no state of supply.
///
/// Cases: 6.31, 16.2, 17.24 · Rulings: R023, R085, H080
fn malta(forces: &Forces, notes: &mut Vec<Note>) -> u8 {
    let western = western(forces, &Supplies::of(forces, Side::Commonwealth));
    let (code, points) = malta_points(forces, western.is_some());
    let note = Note::of(code).numbers(0, points);
    notes.push(match western {
        Some(at) => note.unit(forces.name(at)).hex(forces.number(forces.pieces[at].hex)),
        None => note,
    });
    points.min(255) as u8
}

fn rebuild(forces: &Forces, notes: &mut Vec<Note>) -> [bool; 2] {
    let (source, alexandria) = (forces.board.axis_source(), forces.board.alexandria());
    let [axis, commonwealth] = may_rebuild(forces);
    let code = if axis { BoardCode::AxisRebuildAllowed } else { BoardCode::AxisRebuildBarred };
    notes.push(Note::of(code).hex(forces.number(source)));
    let code = if commonwealth { BoardCode::RebuildAllowed } else { BoardCode::RebuildBarred };
    notes.push(Note::of(code).hex(forces.number(alexandria)));
    [axis, commonwealth]
}
