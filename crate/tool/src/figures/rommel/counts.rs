//! Cards, battles, losses and supply of a turn, and what is left over at the end.

use rommel_in_the_desert::model::finding::Findings;
use rommel_in_the_desert::model::turn_option::TurnOption;
use rommel_in_the_desert::model::units::{Side, UnitId};
use rommel_in_the_desert::record::Rommel;
use rommel_in_the_desert::rules::supply::{Named, SupplyGround, statuses};
use rommel_in_the_desert::state::order::Order;
use rommel_in_the_desert::state::{Stage, State};

use crate::figures::course::Course;
use crate::figures::rommel::land::Land;
use crate::figures::rommel::moves::{Moved, battles};
use crate::figures::rommel::turns::Turn;
use crate::figures::sums::Sums;
use crate::played_game::PlayedGame;

/// Blocks that a side loses in a turn, and both lose at the end of a month, which are many.
const MANY: [usize; 2] = [3, 5];
/// Hexes from a base within which an enemy is near.
const NEAR: u16 = 10;

/// Counts a turn.
pub fn count(course: &Course<Rommel>, turn: &Turn, moved: &Moved, land: &mut Land, sums: &mut Sums) {
    let [before, after] = [turn.orders.start, turn.orders.end].map(|at| &course.states[at]);
    let key = |what: &str| format!("{what}{:?}", turn.side);
    sums.add("turns", 1);
    sums.add(&key("turns"), 1);
    cards(course, turn, moved, sums);

    let own = lost(before, after, turn.side);
    let enemy = lost(before, after, turn.side.enemy());
    sums.add("lost", own + enemy);
    sums.count("massacres", own >= MANY[0] || enemy >= MANY[0]);
    let month_ends = turn.orders.end == course.orders.len() || after.stage != Stage::Turns;
    if month_ends {
        sums.add("monthEnds", 1);
        sums.add("monthEndLost", own + enemy);
        sums.count("monthEndMassacre", own + enemy >= MANY[1]);
        for side in Side::BOTH {
            let real = real(after, side);
            sums.add("months2", 1);
            sums.add("cardsAtMonthEnd", real);
            sums.count("monthEndTwoCards", real >= 2);
        }
    }

    let edition = course.rules.edition();
    let ground = SupplyGround::new(edition, &after.position, turn.side);
    let named = Named::first(&after.named[turn.side.index()]);
    let statuses = statuses(&ground, named, &mut Findings::new());
    sums.add(&key("own"), statuses.len());
    sums.add(&key("out"), statuses.iter().filter(|(_, status)| !status.is_supplied()).count());

    let base = edition.board.base(turn.side);
    let mut enemies = after.position.of_side(turn.side.enemy());
    let empty = after.position.in_hex(turn.side, base).next().is_none();
    sums.count(&key("baseEmpty"), empty);
    sums.count(&key("baseEmptyNear"), empty && enemies.any(|(_, hex)| land.distance(hex, base) <= NEAR));
}

/// Counts what was paid for a turn and what came of it.
fn cards(course: &Course<Rommel>, turn: &Turn, moved: &Moved, sums: &mut Sums) {
    let orders = &course.orders[turn.orders.clone()];
    let laid = orders.iter().find_map(|order| if let Order::PlayCards { cards } = order { Some(*cards) } else { None });
    let option =
        orders.iter().find_map(|order| if let Order::Choose { option } = order { Some(*option) } else { None });
    let paid = laid.is_some_and(|cards| cards.real > 0);
    let (held, fights) = (real(&course.states[turn.orders.start], turn.side), !battles(course, turn).is_empty());
    if option.unwrap_or(TurnOption::Pass) == TurnOption::Pass {
        sums.add("passes", 1);
        sums.count("passWithCards", held > 0);
        sums.add("passCards", held);
    }
    sums.count("paid", paid);
    sums.count("idlePaid", paid && !fights && moved.farthest <= 1);
    sums.count("idlePaid0", paid && !fights && moved.blocks == 0);
    sums.count("battleTurns", fights);
}

/// Real cards in the hand of a side.
fn real(state: &State, side: Side) -> usize {
    state.cards.as_ref().map_or(0, |cards| cards.hand(side).real.into())
}

/// The blocks of a side that have left the map.
fn lost(before: &State, after: &State, side: Side) -> usize {
    let is_gone = |(unit, _): &(UnitId, _)| after.position.hex(*unit).is_none();
    before.position.of_side(side).filter(is_gone).count()
}

/// Counts what is left over at the end, and the result.
pub fn left(state: &State, sums: &mut Sums) {
    sums.add("cardsAtEnd", Side::BOTH.into_iter().map(|side| real(state, side)).sum());
    sums.add("pointsAtEnd", state.points.iter().map(|points| usize::from(*points)).sum());
    sums.add(&format!("result {}", Rommel::result(state)), 1);
}
