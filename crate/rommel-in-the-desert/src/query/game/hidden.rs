//! What a viewer may not know of findings and orders.

use referee::Viewer;

use crate::model::finding::{Code, Finding};
use crate::model::units::{Side, UnitId};
use crate::state::State;
use crate::state::buildup::BuildupOrder;
use crate::state::order::Order;
use crate::turn::to_act::to_act;

/// How much of something a viewer may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Seen {
    /// All of it.
    Whole,
    /// All but its numbers.
    NoNumbers,
    /// Nothing.
    Nothing,
}

/// The side to which a finding belongs; none where it belongs to both.
fn owner(state: &State, finding: &Finding) -> Option<Side> {
    finding.side.or_else(|| finding.unit.map(|unit| state.position.side(unit)))
}

/// How much of a finding a viewer may know: speeds, lengths of paths, steps, points and minefields of the other side are
/// hidden, and its standing orders. What a battle or pursuit turns up is not.
///
/// Cases: 3.4, 4.5, 9.3, 9.7 · Rulings: I059, D102, D103, D123
pub(super) fn of_finding(state: &State, finding: &Finding, viewer: Viewer<Side>) -> Seen {
    if owner(state, finding).is_none_or(|side| viewer.sees(side)) {
        return Seen::Whole;
    }
    match finding.code {
        Code::RoadBonus
        | Code::RommelBonus
        | Code::Income
        | Code::StepGained
        | Code::MinesLaid
        | Code::MinesLifted
        | Code::StandingGiven
        | Code::StandingRevoked
        | Code::StandingOver => Seen::Nothing,
        Code::Recovers
        | Code::Disrupted
        | Code::Unsupplied
        | Code::CannotWithdraw
        | Code::RetreatMarchFails
        | Code::LostUnsupplied
        | Code::SetUp
        | Code::Arrives
        | Code::ArrivesEarly
        | Code::MaltaArrives
        | Code::Refitted
        | Code::GoesToRefit
        | Code::Moves
        | Code::Withdraws
        | Code::StopsInMines => Seen::NoNumbers,
        _ => Seen::Whole,
    }
}

/// How much of an order a viewer may know: the paths of the other side's moves, and cards that lie face down, are
/// hidden, and so are its standing orders and what it buys out of sight.
///
/// Cases: 4.4, 4.5, 9.3, 9.7 · Rulings: D063, D068, D102, D123
pub(super) fn of_order(by: Side, order: &Order, viewer: Viewer<Side>) -> Seen {
    if viewer.sees(by) {
        return Seen::Whole;
    }
    match order {
        Order::Name { .. }
        | Order::Bid { .. }
        | Order::Move { .. }
        | Order::Standing(_)
        | Order::Buildup(
            BuildupOrder::Step { .. }
            | BuildupOrder::LayMines { .. }
            | BuildupOrder::LiftMines { .. }
            | BuildupOrder::Road { .. },
        ) => Seen::NoNumbers,
        _ => Seen::Whole,
    }
}

/// Whether a viewer may be told what an order would do: the viewer sees the player who decides, and the order names no
/// block that is hidden from the viewer.
///
/// Cases: 3.4 · Rulings: D103
pub fn may_be_told(state: &State, order: &Order, viewer: Viewer<Side>) -> bool {
    viewer.sees(to_act(state)) && order.units().iter().all(|&unit| knows(state, unit, viewer))
}

/// Whether a viewer knows which block a handle stands for: an own one, or one that lies face up.
///
/// Cases: 3.4 · Rulings: D103
pub(in crate::query) fn knows(state: &State, unit: UnitId, viewer: Viewer<Side>) -> bool {
    viewer.sees(state.position.side(unit)) || state.revealed.contains(&unit)
}
