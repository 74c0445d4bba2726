//! Orders in a situation of a turn, and what comes of them.

use hexgrid::{Direction, Hex};
use referee::Random;
use serde::{Deserialize, Serialize};

use crate::data::board::Board;
use crate::data::edition::Edition;
use crate::game::carry_out::{begin_turn, carry_out};
use crate::game::legal::legal;
use crate::model::finding::Findings;
use crate::model::refusal::RefusalCode;
use crate::model::rule_set::RuleSet;
use crate::model::turn_option::TurnOption;
use crate::model::units::{Side, UnitClass, UnitId};
use crate::query::fault::Fault;
use crate::query::position::{BattleQuery, Names, UnitQuery, set_up};
use crate::query::views::{FindingView, RefusalView, hex_name, unit_name};
use crate::state::State;
use crate::state::order::Order;
use crate::state::turn::Phase;
use crate::turn::to_act::to_act;

/// A position at the start of a turn, and the orders given in it and in the turns after it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TurnQuery {
    /// The rules in force.
    #[serde(default)]
    pub rules: RuleSet,
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
    /// Whether the scenario has no Rommel bonus.
    #[serde(default)]
    pub no_rommel: bool,
    /// The orders.
    pub orders: Vec<GivenOrder>,
}

/// An order with its dice.
#[derive(Clone, Debug, Serialize, Deserialize)]
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

/// An order by the names of units and hexes.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "order", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum OrderQuery {
    /// Names the units that scarce sources supply first.
    Name {
        /// The units.
        units: Vec<String>,
    },
    /// Chooses the option of the turn.
    Choose {
        /// The option.
        option: TurnOption,
    },
    /// Begins a group move.
    GroupMove {
        /// The hex.
        hex: String,
        /// With the Rommel bonus.
        #[serde(default)]
        rommel: bool,
    },
    /// Begins a regroup move.
    RegroupMove {
        /// The command hex.
        command: String,
        /// The destination.
        destination: String,
        /// With the Rommel bonus.
        #[serde(default)]
        rommel: bool,
    },
    /// Begins a retreat, or the withdrawal of a Pass turn.
    Withdrawal {
        /// The hex.
        hex: String,
        /// With the Rommel bonus.
        #[serde(default)]
        rommel: bool,
    },
    /// Moves or withdraws a unit.
    Move {
        /// The unit.
        unit: String,
        /// The hexes after its own.
        path: Vec<String>,
    },
    /// Force marches a unit to an adjacent hex.
    ForceMarch {
        /// The unit.
        unit: String,
        /// The hex.
        to: String,
    },
    /// Rolls for a declared forced march.
    RollMarch {
        /// The unit.
        unit: String,
    },
    /// Refuses combat.
    Refuse {
        /// The hex.
        hex: String,
    },
    /// Routs the disrupted units of a hex.
    Rout {
        /// The hex.
        hex: String,
    },
    /// Engages a rearguard, or leaves it alone.
    Engage {
        /// Whether it is engaged.
        engage: bool,
    },
    /// Fights a battle turn.
    Fight {
        /// The hex.
        hex: String,
    },
    /// Fires with a unit.
    Fire {
        /// The unit.
        unit: String,
        /// The target type.
        target: UnitClass,
    },
    /// Assigns a hit.
    Hit {
        /// The unit.
        unit: String,
    },
    /// Ends the move, phase or fire.
    Done,
}

impl OrderQuery {
    /// The order by numbers.
    ///
    /// Errors: a name that means nothing.
    fn read(&self, state: &State) -> Result<Order, Fault> {
        Ok(match self {
            Self::Name { units } => Order::Name { units: Names::units(units)? },
            Self::Choose { option } => Order::Choose { option: *option },
            Self::GroupMove { hex, rommel } => Order::GroupMove { hex: Names::hex(hex)?, rommel: *rommel },
            Self::RegroupMove { command, destination, rommel } => {
                let (command, destination) = (Names::hex(command)?, Names::hex(destination)?);
                Order::RegroupMove { command, destination, rommel: *rommel }
            }
            Self::Withdrawal { hex, rommel } => Order::Withdrawal { hex: Names::hex(hex)?, rommel: *rommel },
            Self::Move { unit, path } => {
                let (unit, path) = path_of(state, unit, path)?;
                Order::Move { unit, path }
            }
            Self::ForceMarch { unit, to } => {
                let (unit, path) = path_of(state, unit, std::slice::from_ref(to))?;
                let step = path.first().copied();
                Order::ForceMarch { unit, step: step.ok_or_else(|| Fault::name(RefusalCode::PathBroken, to))? }
            }
            Self::RollMarch { unit } => Order::RollMarch { unit: Names::unit(unit)? },
            Self::Refuse { hex } => Order::Refuse { hex: Names::hex(hex)? },
            Self::Rout { hex } => Order::Rout { hex: Names::hex(hex)? },
            Self::Engage { engage } => Order::Engage { engage: *engage },
            Self::Fight { hex } => Order::Fight { hex: Names::hex(hex)? },
            Self::Fire { unit, target } => Order::Fire { unit: Names::unit(unit)?, target: *target },
            Self::Hit { unit } => Order::Hit { unit: Names::unit(unit)? },
            Self::Done => Order::Done,
        })
    }

    /// An order by names.
    fn of(state: &State, order: &Order) -> Self {
        let name = |hex: &Hex| hex_name(*hex).to_owned();
        match order {
            Order::Name { units } => Self::Name { units: units.iter().copied().map(unit_name).collect() },
            Order::Choose { option } => Self::Choose { option: *option },
            Order::GroupMove { hex, rommel } => Self::GroupMove { hex: name(hex), rommel: *rommel },
            Order::RegroupMove { command, destination, rommel } => {
                Self::RegroupMove { command: name(command), destination: name(destination), rommel: *rommel }
            }
            Order::Withdrawal { hex, rommel } => Self::Withdrawal { hex: name(hex), rommel: *rommel },
            Order::Move { unit, path } => {
                Self::Move { unit: unit_name(*unit), path: hexes(state, *unit, path).iter().map(name).collect() }
            }
            Order::ForceMarch { unit, step } => {
                let to = hexes(state, *unit, std::slice::from_ref(step));
                Self::ForceMarch { unit: unit_name(*unit), to: to.iter().map(name).collect() }
            }
            Order::RollMarch { unit } => Self::RollMarch { unit: unit_name(*unit) },
            Order::Refuse { hex } => Self::Refuse { hex: name(hex) },
            Order::Rout { hex } => Self::Rout { hex: name(hex) },
            Order::Engage { engage } => Self::Engage { engage: *engage },
            Order::Fight { hex } => Self::Fight { hex: name(hex) },
            Order::Fire { unit, target } => Self::Fire { unit: unit_name(*unit), target: *target },
            Order::Hit { unit } => Self::Hit { unit: unit_name(*unit) },
            Order::Done => Self::Done,
        }
    }
}

fn path_of(state: &State, unit: &str, path: &[String]) -> Result<(UnitId, Vec<Direction>), Fault> {
    let id = Names::unit(unit)?;
    let start = state.position.hex(id).ok_or_else(|| Fault::name(RefusalCode::NotOnMap, unit))?;
    Ok((id, Names::path(start, path)?))
}

fn hexes(state: &State, unit: UnitId, path: &[Direction]) -> Vec<Hex> {
    let grid = &Board::shipped().grid;
    let next = |at: &mut Option<Hex>, step: &Direction| {
        *at = at.and_then(|hex| grid.neighbour(hex, *step));
        *at
    };
    path.iter().scan(state.position.hex(unit), next).collect()
}

/// What comes of the orders.
#[derive(Clone, Debug, Serialize)]
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
    /// The part of the turn.
    pub phase: &'static str,
    /// Whether the month is over.
    pub month_over: bool,
    /// The units on the map.
    pub units: Vec<UnitView>,
    /// What happened.
    pub findings: Vec<FindingView>,
    /// The legal orders.
    pub orders: Vec<OrderQuery>,
}

/// A unit on the map.
#[derive(Clone, Debug, Serialize)]
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
    let edition = Edition::with(query.rules);
    let position = match set_up(&query.units, &query.battles, &query.mines) {
        Ok(position) => position,
        Err(fault) => return TurnAnswer::Refused { refusal: fault.into() },
    };
    let mut findings = Findings::new();
    let mut state = begin_turn(edition, State::new(position, query.active, !query.no_rommel), &mut findings);
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

fn give(edition: Edition, state: &State, given: &GivenOrder, findings: &mut Findings) -> Result<State, Fault> {
    let order = given.order.read(state)?;
    let (by, mut found) = (given.by.unwrap_or_else(|| to_act(state)), Findings::new());
    let next = carry_out(edition, state, by, &order, Random::given(&given.dice), &mut found)?;
    findings.append(&mut found);
    Ok(next)
}

fn view(edition: Edition, state: &State, refused: Option<(usize, RefusalView)>, findings: &Findings) -> StateView {
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
        phase: match state.turn.phase {
            Phase::Option => "option",
            Phase::Movement => "movement",
            Phase::ForcedMarches => "forcedMarches",
            Phase::Refusals => "refusals",
            Phase::Combat => "combat",
        },
        month_over: state.month_over,
        units: state.position.on_map().map(unit).collect(),
        findings: findings.iter().map(FindingView::from).collect(),
        orders: legal(edition, state).iter().map(|order| OrderQuery::of(state, order)).collect(),
    }
}
