//! The kinds by which the orders of random games and trials are counted, and what comes of them.

use referee::conformance::Kind;
use referee::viewer::Given;

use crate::data::board::Board;
use crate::model::finding::Code;
use crate::model::turn_option::TurnOption;
use crate::model::units::{Side, UnitId};
use crate::procedure::leaving;
use crate::record::Rommel;
use crate::state::State;
use crate::state::buildup::BuildupOrder;
use crate::state::order::Order;
use crate::state::turn::{Move, Reason};

/// The kinds of an order in the state before it.
pub fn kinds(state: &State, order: &Order) -> Vec<Kind> {
    let is_pass = state.turn.option == Some(TurnOption::Pass);
    let kind = match order {
        Order::Move { unit, path } => {
            return match path.last() {
                Some(last) => moves(state, *unit, path, last.opposite()),
                None => Vec::new(),
            };
        }
        Order::GroupMove { .. } => "group moves",
        Order::RegroupMove { .. } => "regroup moves",
        Order::Withdrawal { .. } if is_pass => "withdrawals",
        Order::Withdrawal { .. } => "paid retreats",
        Order::ForceMarch { .. } => "forced marches",
        Order::RollMarch { .. } => "declared marches rolled",
        Order::Refuse { .. } => "refusals",
        Order::Rout { .. } => "routs in an order of choice",
        Order::Engage { engage: true } => "rearguards engaged",
        Order::Engage { engage: false } => "rearguards left alone",
        Order::Fight { .. } => "battle turns",
        Order::Name { .. } => "namings",
        Order::Done => return parting(state),
        Order::Buildup(order) => return buildup(order),
        _ => return Vec::new(),
    };
    vec![kind]
}

/// A group of which a part stays behind.
fn parting(state: &State) -> Vec<Kind> {
    let leaving = state.leaving.as_ref().filter(|leaving| !leaving.gone.is_empty());
    let parts = leaving.is_some() && !leaving::remaining(state).is_empty();
    if parts { vec!["disengagements of a part"] } else { Vec::new() }
}

fn buildup(order: &BuildupOrder) -> Vec<Kind> {
    vec![match order {
        BuildupOrder::Step { .. } => "steps bought",
        BuildupOrder::LayMines { .. } => "minefields laid",
        BuildupOrder::LiftMines { .. } => "minefields lifted",
        BuildupOrder::Road { .. } => "redeployments by road",
        BuildupOrder::Sea { .. } => "redeployments by sea",
        BuildupOrder::Refit { .. } => "refits",
        _ => return Vec::new(),
    }]
}

fn moves(state: &State, unit: UnitId, path: &[hexgrid::Direction], over: hexgrid::Direction) -> Vec<Kind> {
    let (position, turn) = (&state.position, &state.turn);
    if let Some(leaving) = &state.leaving {
        return vec![match leaving.reason {
            Reason::Refusal => "units that refuse combat",
            Reason::Rout => "units that are routed",
            Reason::PassTurn => "units that withdraw",
            Reason::Retreat => "units that retreat",
        }];
    }
    let mut kinds = Vec::new();
    let mut add = |kind: Kind, holds: bool| kinds.extend(holds.then_some(kind));
    add("units that regroup", matches!(turn.current, Some(Move::Regroup { .. })));
    let start = position.hex(unit);
    let end = start.and_then(|start| Board::shipped().grid.path_end(start, path));
    add("moves back to the start", start == end);
    let Some(hex) = end.filter(|&hex| position.is_in(position.side(unit).enemy(), hex)) else { return kinds };
    let before: Vec<_> = turn.movement.crossings.iter().filter(|crossing| crossing.hex == hex).collect();
    let in_move = turn.moved_now.iter().any(|&other| position.hex(other) == Some(hex));
    add("entries into enemy hexes", true);
    add("entries over another hexside", before.iter().any(|crossing| crossing.over != over));
    add("entries in another move", !before.is_empty() && !in_move);
    kinds
}

/// What came of an order that was given.
pub fn events(given: Given<'_, Rommel>, after: &State) -> Vec<Kind> {
    let found = given.report.log.findings.iter().filter_map(|finding| {
        Some(match finding.code {
            Code::MarchDeclared => "marches declared",
            Code::MarchImpossible => "declared marches impossible",
            Code::Rout => "routs",
            Code::CannotWithdraw => "units without a way out",
            Code::StopsInMines => "units in minefields",
            Code::Eliminated => "units eliminated",
            Code::BaseCaptured => "bases taken",
            _ => return None,
        })
    });
    found.chain(taken(given.before, after)).collect()
}

/// Hexes that were the enemy's and are left to the side that entered them.
fn taken(before: &State, after: &State) -> Vec<Kind> {
    let is_taken = |side: Side, hex| {
        let (before, after) = (&before.position, &after.position);
        before.first_in(hex) == Some(side.enemy()) && !after.is_in(side.enemy(), hex) && after.holds(side, hex)
    };
    let board = Board::shipped();
    let contested = before.position.contested().map(|(hex, _)| hex);
    let hexes = contested.filter(|&hex| Side::BOTH.into_iter().any(|side| is_taken(side, hex)));
    let kinds = hexes.flat_map(|hex| {
        let fortress = board.tile(hex).is_some_and(|tile| tile.fortress.is_some());
        [Some("hexes taken"), fortress.then_some("fortresses taken")]
    });
    kinds.flatten().collect()
}
