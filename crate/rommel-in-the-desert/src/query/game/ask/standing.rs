//! How a game would be decided, and the months of its scenario.

use super::answer::{GameAnswer, MonthView};
use super::asked::Asked;
use crate::data::scenario::Scenario;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::Side;
use crate::query::fault::Fault;
use crate::rules::victory::{base_captured, holds_position, if_ended_now, units_left, unsupplied};

impl<'a> Asked<'a> {
    /// Errors: a situation without a scenario.
    fn scenario(&self) -> Result<&'a Scenario, Refusal> {
        let id = self.state.scenario.ok_or(Refusal::of(RefusalCode::NotNow))?;
        Ok(self.edition.scenario(id))
    }
}

/// How the game would be decided as it stands.
///
/// Cases: 9.6, 11.0 · Rulings: I067, D080, D081, D082, D083
pub(super) fn standing(asked: Asked) -> Result<GameAnswer, Fault> {
    let (edition, state) = (asked.edition, asked.state);
    let (scenario, position) = (asked.scenario()?, &state.position);
    let named = Side::BOTH.map(|side| asked.named(side));
    Ok(GameAnswer::Standing {
        units: units_left(position, &state.reserve.refit),
        unsupplied: Side::BOTH.map(|side| unsupplied(edition, position, side, named[side.index()]).len() as u8),
        holds_tobruk: holds_position(edition, position),
        positional: scenario.positional,
        base_captured: base_captured(edition, position, state.turn.side),
        if_ended_now: if_ended_now(edition, position, named, &state.reserve.refit, scenario.positional),
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
