//! How a game would be decided, and the months of its scenario.

use super::answer::{GameAnswer, MonthView};
use super::asked::Asked;
use crate::data::scenario::Scenario;
use crate::model::finding::Findings;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{Side, UnitId};
use crate::position::Position;
use crate::query::fault::Fault;
use crate::rules::supply::{Named, SupplyGround, statuses};
use crate::rules::victory::{at_the_end, base_captured, holds_position, units_left};

impl<'a> Asked<'a> {
    /// Errors: a situation without a scenario.
    fn scenario(&self) -> Result<&'a Scenario, Refusal> {
        let id = self.state.scenario.ok_or(Refusal::of(RefusalCode::NotNow))?;
        Ok(self.edition.scenario(id))
    }

    /// The units of a side that are without supply in a position.
    fn unsupplied(&self, position: &Position, side: Side) -> Vec<UnitId> {
        let ground = SupplyGround::new(self.edition, position, side);
        let all = statuses(&ground, Named::first(self.named(side)), &mut Findings::new()).into_iter();
        all.filter(|(_, status)| !status.is_supplied()).map(|(unit, _)| unit).collect()
    }
}

/// How the game would be decided as it stands.
///
/// Cases: 9.6, 11.0 · Rulings: I067, D080, D081, D082, D083
pub(super) fn standing(asked: Asked) -> Result<GameAnswer, Fault> {
    let (edition, state) = (asked.edition, asked.state);
    let (scenario, position) = (asked.scenario()?, &state.position);
    let mut after = position.clone();
    for side in Side::BOTH {
        asked.unsupplied(&after, side).into_iter().for_each(|unit| after.remove(unit));
    }
    Ok(GameAnswer::Standing {
        units: units_left(position, &state.reserve.refit),
        unsupplied: Side::BOTH.map(|side| asked.unsupplied(position, side).len() as u8),
        holds_tobruk: holds_position(edition, position),
        positional: scenario.positional,
        base_captured: base_captured(edition, position, state.turn.side),
        if_ended_now: at_the_end(edition, &after, &state.reserve.refit, scenario.positional),
    })
}

/// The months of the scenario with their income and arrivals.
///
/// Cases: 9.3, 11.0, 11.5 · Rulings: I056, I075, D069, D085, D096
pub(super) fn track(asked: Asked) -> Result<GameAnswer, Fault> {
    let scenario = asked.scenario()?;
    let month = asked.state.calendar.map_or(scenario.first_month(), |calendar| calendar.month);
    let view = |month: u8| {
        let is_first = month == scenario.first_month();
        let blocks = asked.edition.charts.blocks.iter();
        let arrivals = blocks.filter(|block| !is_first && scenario.entry(block) == Some(month));
        MonthView {
            month,
            points: if is_first { scenario.special.unwrap_or_default() } else { scenario.points },
            cards: if is_first { [0; 2] } else { scenario.cards },
            arrivals: arrivals.map(|block| block.name.clone()).collect(),
        }
    };
    let months = (scenario.first_month()..=scenario.last_month()).map(view).collect();
    Ok(GameAnswer::Track { month, months })
}
