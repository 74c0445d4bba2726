//! Orders in a situation of a turn, and what comes of them.

// An order by the names of units and hexes.
mod order;

pub use order::OrderQuery;

use hexgrid::Hex;
use referee::Random;
use serde::{Deserialize, Serialize};

use crate::data::charts::ChartChange;
use crate::data::edition::Edition;
use crate::game::carry_out::{begin_turn, carry_out};
use crate::game::implied_order::implied_order;
use crate::game::legal::legal;
use crate::model::finding::Findings;
use crate::model::rule_set::RuleSet;
use crate::model::turn_option::TurnOption;
use crate::model::units::{Side, UnitId};
use crate::procedure::cards::full_deck;
use crate::query::fault::Fault;
use crate::query::own_charts::own_charts;
use crate::query::position::{BattleQuery, UnitQuery, set_up};
use crate::query::views::{FindingView, RefusalView, hex_name, unit_name};
use crate::state::cards::Hand;
use crate::state::turn::Phase;
use crate::state::{Stage, StageName, State};
use crate::turn::to_act::to_act;

/// A position at the start of a turn, and the orders given in it and in the turns after it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TurnQuery {
    /// The rules in force.
    #[serde(default)]
    pub rules: RuleSet,
    /// An owner's values.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub charts: Vec<ChartChange>,
    /// The units on the map.
    #[serde(default)]
    pub units: Vec<UnitQuery>,
    /// Who was first in hexes with units of both sides.
    #[serde(default)]
    pub battles: Vec<BattleQuery>,
    /// Mined hexes.
    #[serde(default)]
    pub mines: Vec<String>,
    /// Whose turn begins.
    pub active: Side,
    /// The hands of the Axis and of the Allies; options are not paid with cards where they are left out.
    #[serde(default)]
    pub hands: Option<[Hand; 2]>,
    /// Whether the scenario has no Rommel bonus.
    #[serde(default)]
    pub no_rommel: bool,
    /// The orders.
    #[cfg_attr(feature = "js", tsify(type = "OrderWithDice[]"))]
    pub orders: Vec<GivenOrder>,
}

/// An order with its dice.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "js",
    derive(tsify::Tsify),
    tsify(rename = "OrderWithDice", type = "{ by?: Side; dice?: number[] } & OrderQuery")
)]
#[serde(rename_all = "camelCase")]
pub struct GivenOrder {
    /// Who gives it; the player who decides, where it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Side>,
    /// The dice that it rolls.
    #[serde(default)]
    pub dice: Vec<u8>,
    /// The order.
    #[serde(flatten)]
    pub order: OrderQuery,
}

/// What comes of the orders.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum TurnAnswer {
    /// The situation cannot be set up.
    Refused {
        /// Why.
        refusal: RefusalView,
    },
    /// The state after the last order that was carried out.
    State(Box<StateView>),
}

/// A state.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct StateView {
    /// The place in the list of an order that was refused; nothing after it was carried out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<usize>,
    /// Why it was refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<RefusalView>,
    /// Whose turn it is.
    pub active: Side,
    /// Who decides.
    pub to_act: Side,
    /// The part of the game.
    pub stage: StageName,
    /// The hands of the Axis and of the Allies, where cards are counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hands: Option<[Hand; 2]>,
    /// The option of the turn, once it is chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub option: Option<TurnOption>,
    /// The part of the turn.
    pub phase: Phase,
    /// Whether the month is over.
    pub month_over: bool,
    /// The units on the map.
    pub units: Vec<UnitView>,
    /// Those that lie face up.
    pub face_up: Vec<String>,
    /// What happened.
    pub findings: Vec<FindingView>,
    /// The order that the standing orders of the player who decides imply.
    #[serde(rename = "follows", skip_serializing_if = "Option::is_none")]
    pub implied_order: Option<OrderQuery>,
    /// The legal orders.
    pub orders: Vec<OrderQuery>,
}

/// A unit on the map.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct UnitView {
    /// Its name.
    pub unit: String,
    /// Its hex.
    pub hex: &'static str,
    /// Its combat value.
    pub steps: u8,
    /// Whether it is disrupted.
    pub disrupted: bool,
}

/// Carries out the orders of a query as far as they are legal.
pub fn play(query: &TurnQuery) -> TurnAnswer {
    let charts = match own_charts(&query.charts) {
        Ok(charts) => charts,
        Err(fault) => return TurnAnswer::Refused { refusal: fault.into() },
    };
    let edition = Edition::of(&charts, query.rules);
    let position = match set_up(edition, &query.units, &query.battles, &query.mines) {
        Ok(position) => position,
        Err(fault) => return TurnAnswer::Refused { refusal: fault.into() },
    };
    let mut findings = Findings::new();
    let mut state = State::new(position, query.active, !query.no_rommel);
    state.cards = query.hands.map(|hands| Box::new(full_deck(edition).dealt(hands)));
    state = begin_turn(edition, state, &mut findings);
    let mut refused = None;
    for (at, given) in query.orders.iter().enumerate() {
        match give(edition, &state, given, &mut findings) {
            Ok(next) => state = next,
            Err(fault) => {
                refused = Some((at, fault.into()));
                break;
            }
        }
    }
    TurnAnswer::State(Box::new(view(edition, &state, refused, &findings)))
}

/// Carries out an order of a query.
///
/// Errors: the rule against it, or a name that means nothing.
pub(super) fn give(
    edition: Edition,
    state: &State,
    given: &GivenOrder,
    findings: &mut Findings,
) -> Result<State, Fault> {
    let order = given.order.read(state)?;
    let (by, mut found) = (given.by.unwrap_or_else(|| to_act(state)), Findings::new());
    let carried = carry_out(edition, state, by, &order, Random::given(&given.dice), &mut found)?;
    findings.append(&mut found);
    Ok(carried.state)
}

/// The state for an answer.
pub(super) fn view(
    edition: Edition,
    state: &State,
    refused: Option<(usize, RefusalView)>,
    findings: &Findings,
) -> StateView {
    let (refused, refusal) = refused.unzip();
    let unit = |(id, hex): (UnitId, Hex)| {
        let unit = state.position.unit(id);
        UnitView { unit: unit_name(id), hex: hex_name(hex), steps: unit.steps, disrupted: unit.disrupted }
    };
    StateView {
        refused,
        refusal,
        active: state.turn.side,
        to_act: to_act(state),
        stage: state.stage.name(),
        hands: state.cards.as_ref().map(|cards| cards.hands),
        option: state.turn.option,
        phase: state.turn.phase,
        month_over: state.stage == Stage::Over,
        units: state.position.on_map().map(unit).collect(),
        face_up: state.revealed.iter().copied().map(unit_name).collect(),
        findings: findings.iter().map(FindingView::from).collect(),
        implied_order: implied_order(edition, state).map(|order| OrderQuery::of(state, &order)),
        orders: legal(edition, state).iter().map(|order| OrderQuery::of(state, order)).collect(),
    }
}
