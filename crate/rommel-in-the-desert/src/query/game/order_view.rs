//! Orders, as far as a viewer may know them.

use hexgrid::Direction;
use referee::Viewer;
use serde::Serialize;

use super::hidden::{Seen, of_order};
use super::piles::{BlockName, Piles};
use crate::model::units::{Side, UnitId};
use crate::query::views::hex_name;
use crate::state::State;
use crate::state::buildup::BuildupOrder;
use crate::state::order::Order;
use crate::state::set_up::SetUpOrder;
use crate::state::wire;
use crate::turn::to_act::to_act;

/// An order, as far as a viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(untagged)]
pub enum OrderView {
    /// All of it.
    Whole(Order),
    /// A move of a block whose path is hidden; the hex is among what happened.
    Moved {
        /// The name of the block.
        moved: BlockName,
    },
    /// Cards that were laid face down.
    Cards {
        /// How many.
        laid: u8,
    },
    /// Something out of sight.
    Hidden {
        /// Always true.
        hidden: bool,
    },
    /// An order about a hidden block.
    OfPile(PileOrder),
}

/// An order about a hidden block, in the form of `Order`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum PileOrder {
    /// Force marches a unit that has moved in a group move.
    ForceMarch {
        /// The name of the block.
        unit: BlockName,
        /// The direction.
        #[serde(with = "wire::step")]
        #[cfg_attr(feature = "js", tsify(type = "string"))]
        step: Direction,
    },
    /// Rolls for a forced march that was declared in a regroup move.
    RollMarch {
        /// The name of the block.
        unit: BlockName,
    },
    /// Assigns a hit.
    Hit {
        /// The name of the block.
        unit: BlockName,
    },
    /// Sets up.
    SetUp(PileSetUp),
    /// Acts in a Buildup.
    Buildup(PileBuildup),
}

/// A hidden block is set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum PileSetUp {
    /// Places a unit.
    Place {
        /// The name of the block.
        unit: BlockName,
        /// The hex.
        hex: &'static str,
    },
}

/// What a hidden block does in a Buildup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum PileBuildup {
    /// Redeploys a unit by sea.
    Sea {
        /// The name of the block.
        unit: BlockName,
        /// The base or the port where it lands.
        to: &'static str,
    },
    /// Sends a unit to its base for refit.
    Refit {
        /// The name of the block.
        unit: BlockName,
    },
}

impl PileOrder {
    /// An order of which all is seen but the block; none of an order about no hidden block.
    fn of(before: &State, order: &Order, viewer: Viewer<Side>) -> Option<Self> {
        let hidden = |unit: UnitId| {
            let name = Piles::of(before, viewer).name(unit);
            matches!(name, BlockName::Pile(_)).then_some(name)
        };
        Some(match order {
            Order::ForceMarch { unit, step } => Self::ForceMarch { unit: hidden(*unit)?, step: *step },
            Order::RollMarch { unit } => Self::RollMarch { unit: hidden(*unit)? },
            Order::Hit { unit } => Self::Hit { unit: hidden(*unit)? },
            Order::SetUp(SetUpOrder::Place { unit, hex }) => {
                Self::SetUp(PileSetUp::Place { unit: hidden(*unit)?, hex: hex_name(*hex) })
            }
            Order::Buildup(BuildupOrder::Sea { unit, to }) => {
                Self::Buildup(PileBuildup::Sea { unit: hidden(*unit)?, to: hex_name(*to) })
            }
            Order::Buildup(BuildupOrder::Refit { unit }) => Self::Buildup(PileBuildup::Refit { unit: hidden(*unit)? }),
            _ => return None,
        })
    }
}

impl OrderView {
    /// An order of the player who decides, given in a state, for a viewer.
    pub(super) fn of(before: &State, order: &Order, viewer: Viewer<Side>) -> Self {
        if of_order(to_act(before), order, viewer) == Seen::Whole {
            let hidden = PileOrder::of(before, order, viewer);
            return hidden.map_or_else(|| Self::Whole(order.clone()), Self::OfPile);
        }
        match order {
            Order::Move { unit, .. } | Order::Buildup(BuildupOrder::Road { unit, .. }) => {
                Self::Moved { moved: Piles::of(before, viewer).name(*unit) }
            }
            Order::Bid { cards } => Self::Cards { laid: cards.size() },
            _ => Self::Hidden { hidden: true },
        }
    }
}
