//! An order by the names of units and hexes.

use hexgrid::{Direction, Hex};
use serde::{Deserialize, Serialize};

use crate::data::board::Board;
use crate::model::refusal::RefusalCode;
use crate::model::turn_option::TurnOption;
use crate::model::units::{UnitClass, UnitId};
use crate::query::fault::Fault;
use crate::query::position::Names;
use crate::query::views::{hex_name, unit_name};
use crate::state::buildup::BuildupOrder;
use crate::state::cards::Hand;
use crate::state::order::Order;
use crate::state::set_up::SetUpOrder;
use crate::state::standing::Standing;
use crate::state::{Stage, State};

/// An order by the names of units and hexes.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
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
    /// Deals the handles of the blocks.
    Deal,
    /// Keeps the opening hand or draws another one.
    OpeningHand {
        /// Whether it is kept.
        keep: bool,
    },
    /// Lays cards for the initiative.
    Bid {
        /// The cards.
        cards: Hand,
    },
    /// Plays cards for the turn.
    PlayCards {
        /// The cards.
        cards: Hand,
    },
    /// Places a unit in the set-up.
    Place {
        /// The unit.
        unit: String,
        /// The hex.
        hex: String,
    },
    /// Discards dummy cards in a Buildup.
    Discard {
        /// How many.
        dummies: u8,
    },
    /// Takes the Malta Group.
    Malta,
    /// Buys a step.
    Step {
        /// The unit.
        unit: String,
    },
    /// Buys a supply card.
    Card,
    /// Lays a minefield.
    LayMines {
        /// The hex.
        hex: String,
    },
    /// Removes a minefield.
    LiftMines {
        /// The hex.
        hex: String,
    },
    /// Redeploys a unit by road.
    Road {
        /// The unit.
        unit: String,
        /// The hexes after its own.
        path: Vec<String>,
    },
    /// Redeploys a unit by sea.
    Sea {
        /// The unit.
        unit: String,
        /// The base or the port where it lands.
        to: String,
    },
    /// Sends a unit to its base for refit.
    Refit {
        /// The unit.
        unit: String,
    },
    /// Gives standing orders, or takes them back.
    Standing {
        /// The standing orders.
        standing: Standing,
    },
}

impl OrderQuery {
    /// The order by numbers.
    ///
    /// Errors: a name that means nothing.
    pub(super) fn read(&self, state: &State) -> Result<Order, Fault> {
        Ok(match self {
            Self::Name { units } => {
                let units: Result<_, Fault> = units.iter().map(|unit| unit_of(state, unit)).collect();
                Order::Name { units: units? }
            }
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
            Self::RollMarch { unit } => Order::RollMarch { unit: unit_of(state, unit)? },
            Self::Refuse { hex } => Order::Refuse { hex: Names::hex(hex)? },
            Self::Rout { hex } => Order::Rout { hex: Names::hex(hex)? },
            Self::Engage { engage } => Order::Engage { engage: *engage },
            Self::Fight { hex } => Order::Fight { hex: Names::hex(hex)? },
            Self::Fire { unit, target } => Order::Fire { unit: unit_of(state, unit)?, target: *target },
            Self::Hit { unit } => Order::Hit { unit: unit_of(state, unit)? },
            Self::Done => match state.stage {
                Stage::SetUp(_) => Order::SetUp(SetUpOrder::Done),
                Stage::Buildup(_) => Order::Buildup(BuildupOrder::Done),
                _ => Order::Done,
            },
            Self::Deal => Order::Deal,
            Self::OpeningHand { keep } => Order::OpeningHand { keep: *keep },
            Self::Bid { cards } => Order::Bid { cards: *cards },
            Self::PlayCards { cards } => Order::PlayCards { cards: *cards },
            Self::Place { unit, hex } => {
                Order::SetUp(SetUpOrder::Place { unit: unit_of(state, unit)?, hex: Names::hex(hex)? })
            }
            Self::Discard { dummies } => Order::Buildup(BuildupOrder::Discard { dummies: *dummies }),
            Self::Malta => Order::Buildup(BuildupOrder::Malta),
            Self::Step { unit } => Order::Buildup(BuildupOrder::Step { unit: unit_of(state, unit)? }),
            Self::Card => Order::Buildup(BuildupOrder::Card),
            Self::LayMines { hex } => Order::Buildup(BuildupOrder::LayMines { hex: Names::hex(hex)? }),
            Self::LiftMines { hex } => Order::Buildup(BuildupOrder::LiftMines { hex: Names::hex(hex)? }),
            Self::Road { unit, path } => {
                let (unit, path) = path_of(state, unit, path)?;
                Order::Buildup(BuildupOrder::Road { unit, path })
            }
            Self::Sea { unit, to } => {
                Order::Buildup(BuildupOrder::Sea { unit: unit_of(state, unit)?, to: Names::hex(to)? })
            }
            Self::Refit { unit } => Order::Buildup(BuildupOrder::Refit { unit: unit_of(state, unit)? }),
            Self::Standing { standing } => Order::Standing(*standing),
        })
    }

    /// An order by names.
    pub(super) fn of(state: &State, order: &Order) -> Self {
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
            Order::Done | Order::SetUp(SetUpOrder::Done) | Order::Buildup(BuildupOrder::Done) => Self::Done,
            Order::Deal => Self::Deal,
            Order::OpeningHand { keep } => Self::OpeningHand { keep: *keep },
            Order::Bid { cards } => Self::Bid { cards: *cards },
            Order::PlayCards { cards } => Self::PlayCards { cards: *cards },
            Order::SetUp(SetUpOrder::Place { unit, hex }) => Self::Place { unit: unit_name(*unit), hex: name(hex) },
            Order::Buildup(act) => Self::of_buildup(state, act),
            Order::Standing(standing) => Self::Standing { standing: *standing },
        }
    }

    fn of_buildup(state: &State, act: &BuildupOrder) -> Self {
        let name = |hex: &Hex| hex_name(*hex).to_owned();
        match act {
            BuildupOrder::Done => Self::Done,
            BuildupOrder::Discard { dummies } => Self::Discard { dummies: *dummies },
            BuildupOrder::Malta => Self::Malta,
            BuildupOrder::Step { unit } => Self::Step { unit: unit_name(*unit) },
            BuildupOrder::Card => Self::Card,
            BuildupOrder::LayMines { hex } => Self::LayMines { hex: name(hex) },
            BuildupOrder::LiftMines { hex } => Self::LiftMines { hex: name(hex) },
            BuildupOrder::Road { unit, path } => {
                Self::Road { unit: unit_name(*unit), path: hexes(state, *unit, path).iter().map(name).collect() }
            }
            BuildupOrder::Sea { unit, to } => Self::Sea { unit: unit_name(*unit), to: name(to) },
            BuildupOrder::Refit { unit } => Self::Refit { unit: unit_name(*unit) },
        }
    }
}

/// The handle of a block in a state.
fn unit_of(state: &State, name: &str) -> Result<UnitId, Fault> {
    let place = Names::unit(name)?.index();
    state.position.deal().handle(place).ok_or_else(|| Fault::name(RefusalCode::NotOnMap, name))
}

fn path_of(state: &State, unit: &str, path: &[String]) -> Result<(UnitId, Vec<Direction>), Fault> {
    let id = unit_of(state, unit)?;
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
