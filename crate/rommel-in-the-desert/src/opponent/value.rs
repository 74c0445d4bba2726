//! How good a state is for a side, for the shared search: every block is looked at.

use referee::search::Value;

use crate::data::edition::Edition;
use crate::data::numbers::Number;
use crate::model::outcome::Victory;
use crate::model::units::{Side, UnitId};
use crate::rules::victory::{self, holds_position, if_ended_now, units_left};
use crate::state::State;
use crate::state::calendar::Calendar;

/// The terms, in hundredths of a unit left at the end of the scenario.
pub const TERMS: &[&str] = &["result", "units", "steps", "supply", "tobruk", "front", "cards"];

/// A scenario won by position or attrition, and one won by the capture of the base.
const WON: i32 = 2_500;
const BASE: i32 = 4_000;
/// A unit more than the enemy, and a step more.
const UNIT: i32 = 100;
const STEP: i32 = 8;
/// A step of a unit without supply, which is lost at the next Buildup unless a line is opened; where a Pass may end the
/// month, the unit counts as lost.
const UNSUPPLIED: i32 = 10;
/// The position at Tobruk while it can decide the scenario: in the last months, and before.
const TOBRUK: [i32; 2] = [400, 120];
const LAST_MONTHS: u8 = 1;
/// What it is worth more for each unit by which its holder is behind, and the most units that count.
const BEHIND: i32 = 60;
const MOST_BEHIND: i32 = 16;
/// A hex nearer to the enemy base, on the average of all units.
const FORWARD: i32 = 3;
/// A real card in hand: before the last month, and in it, after which cards are worth nothing.
const CARD: [i32; 2] = [50, 20];
/// The lead in the last month: this, divided by two more than the real cards of the side that is behind.
const LEAD: i32 = 2_000;

/// The value of a state for a side: what the side has more than the enemy.
pub fn value(edition: Edition, state: &State, side: Side) -> Value {
    let own = |both: [i32; 2]| both[side.index()] - both[side.enemy().index()];
    let result = match state.outcome {
        Some(outcome) => {
            let won = if outcome.by == Victory::Base { BASE } else { WON };
            outcome.winner.map_or(0, |winner| if winner == side { won } else { -won })
        }
        None => lead(edition, state, side),
    };
    let here = units_left(&state.position, &state.reserve.refit);
    let units = Side::BOTH.map(|side| (i32::from(here[side.index()]) + due(state, side).count() as i32) * UNIT);
    let over = state.outcome.is_some();
    let after = |both: [i32; 2]| if over { 0 } else { own(both) };
    Value::of(&[
        result,
        own(units),
        after(Side::BOTH.map(|side| steps(state, side) * STEP)),
        after(Side::BOTH.map(|side| -unsupplied(edition, state, side))),
        if over { 0 } else { tobruk(edition, state, side) },
        after(Side::BOTH.map(|side| -distance(edition, state, side) * FORWARD / 10)),
        after(Side::BOTH.map(|side| supply_cards(edition, state, side))),
    ])
}

/// Whether the last month is played.
fn is_last(state: &State) -> bool {
    state.calendar.is_some_and(Calendar::is_last)
}

/// What it is worth in the last month to lead as things stand: the more the fewer turns the other side can pay for.
fn lead(edition: Edition, state: &State, side: Side) -> i32 {
    let Some(scenario) = state.scenario.filter(|_| is_last(state)).map(|id| edition.scenario(id)) else { return 0 };
    let named = [0, 1].map(|at| &*state.named[at]);
    let outcome = if_ended_now(edition, &state.position, named, &state.reserve.refit, scenario.positional);
    let of = |leader: Side| LEAD / (2 + cards(state, leader.enemy()));
    outcome.winner.map_or(0, |leader| if leader == side { of(leader) } else { -of(leader) })
}

/// Steps of a side on the map and in refit; elite units count one half more.
fn steps(state: &State, side: Side) -> i32 {
    let position = &state.position;
    let on_map = position.of_side(side).map(|(id, _)| (id, position.unit(id).steps));
    let refits = state.reserve.refit.iter().map(|away| (away.unit, away.steps));
    let refits = refits.filter(|&(id, _)| position.side(id) == side);
    let halves = |(id, steps)| i32::from(steps) * if position.block(id).elite { 3 } else { 2 };
    let due = due(state, side).map(|id| (id, position.block(id).steps));
    on_map.chain(refits).chain(due).map(halves).sum::<i32>() / 2
}

/// Units of a side that have still to arrive. They count as those that are there: no month is ended for them.
fn due(state: &State, side: Side) -> impl Iterator<Item = UnitId> {
    state.reserve.due.iter().copied().filter(move |&id| state.position.side(id) == side)
}

/// What the units of a side without supply are worth less.
fn unsupplied(edition: Edition, state: &State, side: Side) -> i32 {
    let cut = victory::unsupplied(edition, &state.position, side, &state.named[side.index()]);
    let ends = state.passes > 0 || Side::BOTH.iter().all(|&one| cards(state, one) == 0);
    let [step, unit] = if ends { [STEP, UNIT] } else { [UNSUPPLIED, 0] };
    let each = |id| i32::from(state.position.unit(id).steps) * step + unit;
    cut.into_iter().map(each).sum()
}

/// The position at Tobruk, where it can decide: half of it for a side that is alone in Tobruk without the position. In
/// the last months it is worth more to a side that would lose by attrition.
fn tobruk(edition: Edition, state: &State, side: Side) -> i32 {
    if !state.scenario.is_some_and(|id| edition.scenario(id).positional) {
        return 0;
    }
    let position = &state.position;
    let late = state.calendar.map_or(0, |calendar| calendar.last - calendar.month) <= LAST_MONTHS;
    let units = units_left(position, &state.reserve.refit).map(i32::from);
    let worth = |holder: Side| {
        let behind = (units[holder.enemy().index()] - units[holder.index()]).clamp(0, MOST_BEHIND);
        TOBRUK[usize::from(!late)] + if late { behind * BEHIND } else { 0 }
    };
    let of = |holder: Side, worth: i32| if holder == side { worth } else { -worth };
    if let Some(holder) = holds_position(edition, position) {
        return of(holder, worth(holder));
    }
    let alone = |hex| Side::BOTH.into_iter().find(|&one| position.holds(one, hex) && !position.is_in(one.enemy(), hex));
    edition.board.parse("Tobruk").and_then(alone).map_or(0, |holder| of(holder, worth(holder) / 2))
}

/// The mean distance of a side's units to the enemy base, in tenths of a hex.
fn distance(edition: Edition, state: &State, side: Side) -> i32 {
    let base = edition.board.base(side.enemy());
    let (sum, count) = state
        .position
        .of_side(side)
        .fold((0, 0), |(sum, count), (_, hex)| (sum + i32::from(edition.board.grid.distance(hex, base)), count + 1));
    (sum * 10).checked_div(count).unwrap_or_default()
}

/// What the real cards in hand and those that come with later months are worth.
fn supply_cards(edition: Edition, state: &State, side: Side) -> i32 {
    let each = if is_last(state) { CARD[1] } else { CARD[0] };
    let months = state.calendar.map_or(0, |calendar| i32::from(calendar.last - calendar.month));
    let income = state.scenario.map_or(0, |id| i32::from(edition.scenario(id).cards[side.index()]));
    let [real, dummies] = [Number::RealCards, Number::DummyCards].map(|number| i32::from(edition.numbers.get(number)));
    let later = months * income * each * real / (real + dummies).max(1);
    cards(state, side) * each + later
}

/// Real cards in hand.
fn cards(state: &State, side: Side) -> i32 {
    state.cards.as_ref().map_or(0, |cards| i32::from(cards.hand(side).real))
}
