//! The situation in which a query begins.

use referee::Random;
use serde::{Deserialize, Serialize};

use super::ScenarioQuery;
use crate::data::edition::Edition;
use crate::game::{campaign, start};
use crate::model::finding::Findings;
use crate::model::units::{Side, UnitId};
use crate::procedure::cards::full_deck;
use crate::query::fault::Fault;
use crate::query::position::{BattleQuery, Names, UnitQuery, set_up};
use crate::state::State;
use crate::state::calendar::Calendar;
use crate::state::cards::Hand;
use crate::state::reserve::Refitting;
use crate::turn::context::OrderContext;

/// Where the orders begin.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Start {
    /// With the deal of the handles.
    Deal,
    /// With the set-up.
    #[default]
    SetUp,
    /// With the choice of opening hands after the set-up.
    Hands(Situation),
    /// With the special Buildup before the first month.
    Special(Situation),
    /// With the Buildup of a month.
    Buildup(Situation),
    /// With a month: its initiative, or the first turn of the first one.
    Month(Situation),
    /// With a turn in a month.
    Turn(Situation),
}

/// A minefield of which one side knows.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct HiddenMine {
    /// The hex.
    pub hex: String,
    /// Who knows of it.
    pub side: Side,
}

/// A situation of a scenario.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Situation {
    /// The month; the first one where none is given.
    #[serde(default)]
    pub month: Option<u8>,
    /// The units on the map.
    #[serde(default)]
    pub units: Vec<UnitQuery>,
    /// Who was first in hexes with units of both sides.
    #[serde(default)]
    pub battles: Vec<BattleQuery>,
    /// Mines of which both sides know.
    #[serde(default)]
    pub mines: Vec<String>,
    /// Mines of which one side knows.
    #[serde(default)]
    pub hidden_mines: Vec<HiddenMine>,
    /// Units in refit; the hex is left out of account.
    #[serde(default)]
    pub refit: Vec<UnitQuery>,
    /// Units still to come; all that enter later and are not on the map, where none are given.
    #[serde(default)]
    pub due: Option<Vec<String>>,
    /// Points kept by the Axis and the Allies.
    #[serde(default)]
    pub points: [u16; 2],
    /// The hands of the Axis and the Allies; without them options are not paid with cards.
    #[serde(default)]
    pub hands: Option<[Hand; 2]>,
    /// Whose turn begins; the Axis where none is given.
    #[serde(default)]
    pub active: Option<Side>,
}

/// The state in which the orders begin.
///
/// Errors: a name that means nothing, or a die that is not known.
pub(super) fn begin(edition: Edition, query: &ScenarioQuery, findings: &mut Findings) -> Result<State, Fault> {
    let mut ctx =
        OrderContext::new(edition, start::game_of(edition, query.scenario), Random::given(&query.dice), findings);
    match &query.start {
        Start::Deal => ctx.state.cards = Some(Box::new(full_deck(edition))),
        Start::SetUp => {
            ctx.state.cards = Some(Box::new(full_deck(edition)));
            start::set_up(&mut ctx);
        }
        Start::Hands(situation) => {
            fill(&mut ctx, situation, false)?;
            start::hands(&mut ctx);
        }
        Start::Special(situation) => {
            fill(&mut ctx, situation, false)?;
            start::buildup(&mut ctx, true)?;
        }
        Start::Buildup(situation) => {
            fill(&mut ctx, situation, true)?;
            start::buildup(&mut ctx, false)?;
        }
        Start::Month(situation) => {
            fill(&mut ctx, situation, false)?;
            campaign::begin_month(&mut ctx);
        }
        Start::Turn(situation) => {
            fill(&mut ctx, situation, false)?;
            start::turn(&mut ctx, situation.active.unwrap_or(Side::Axis));
        }
    }
    Ok(ctx.state)
}

/// Fills the state with a situation. Before a Buildup the units of its month are still to come.
fn fill(ctx: &mut OrderContext, situation: &Situation, before: bool) -> Result<(), Fault> {
    let mut position = set_up(ctx.edition, &situation.units, &situation.battles, &situation.mines)?;
    for mine in &situation.hidden_mines {
        position.lay_mines(Names::hex(&mine.hex)?, &[mine.side]);
    }
    let Some(id) = ctx.state.scenario else { return Ok(()) };
    let scenario = ctx.edition.scenario(id);
    let month = situation.month.unwrap_or(scenario.first_month());
    let mut calendar = Calendar::new(scenario.first_month(), scenario.last_month());
    calendar.month = month;
    for refitting in &situation.refit {
        let unit = Names::unit(&refitting.unit)?;
        let steps = refitting.steps.unwrap_or(position.block(unit).steps);
        ctx.state.reserve.refit.push(Refitting { unit, steps });
    }
    let away = |unit: UnitId| ctx.state.reserve.refit.iter().any(|refitting| refitting.unit == unit);
    let later = |unit: &UnitId| {
        let entry = scenario.entry(position.block(*unit));
        entry.is_some_and(|entry| entry > month || before && entry == month)
    };
    let absent = UnitId::all().filter(|&unit| position.hex(unit).is_none() && !away(unit));
    let due = match &situation.due {
        Some(names) => Names::units(names)?,
        None => absent.filter(later).collect(),
    };
    if let Some(hands) = situation.hands {
        ctx.state.cards = Some(Box::new(full_deck(ctx.edition).dealt(hands)));
    }
    ctx.state.reserve.due = due;
    ctx.state.calendar = Some(calendar);
    ctx.state.points = situation.points;
    ctx.state.position = position;
    Ok(())
}
