//! The player turns of a game, and the orders between them.

use std::ops::Range;

use rommel_in_the_desert::model::finding::Code;
use rommel_in_the_desert::model::units::Side;
use rommel_in_the_desert::record::Rommel;
use rommel_in_the_desert::state::Stage;

use crate::figures::course::Course;

/// A player turn.
#[derive(Clone, Debug)]
pub struct Turn {
    /// Whose.
    pub side: Side,
    /// Its orders.
    pub orders: Range<usize>,
}

/// A part of a game.
#[derive(Clone, Debug)]
pub enum Part {
    /// A player turn.
    Turn(Turn),
    /// An order before a month, or in a Buildup.
    Between(usize),
}

/// The parts of a game. A turn ends with the order that begins the next one or ends the month.
pub fn of(course: &Course<Rommel>) -> Vec<Part> {
    let (mut parts, mut closed): (Vec<Part>, bool) = (Vec::new(), true);
    for (at, log) in course.logs.iter().enumerate() {
        let state = &course.states[at];
        if state.stage != Stage::Turns {
            parts.push(Part::Between(at));
            closed = true;
            continue;
        }
        match parts.last_mut() {
            Some(Part::Turn(turn)) if !closed && turn.side == state.turn.side => turn.orders.end = at + 1,
            _ => parts.push(Part::Turn(Turn { side: state.turn.side, orders: at..at + 1 })),
        }
        closed = log.findings.iter().any(|finding| matches!(finding.code, Code::TurnBegins | Code::MonthEnds));
    }
    parts
}
