//! A scripted opponent: legal, sensible orders for either player, quickly found. It knows what its player may know:
//! its own blocks and cards, how many enemy blocks stand where, and the types of blocks that a battle has turned up.

// What its player knows.
mod known_state;
// What a player is after.
mod posture;
// How the script plays.
pub mod style;
// Supply at present, and had some units moved.
mod supply;
// Hexes in which the own supply can be cut.
mod line;
// The worth of hexes.
mod worth;
// Units that scarce sources supply first.
mod naming;
// Where units can go.
mod reaches;
// Attacks that could be made.
mod attacks;
// Moves without an attack.
mod moves;
// Forced marches.
mod marches;
// What the player who decides chooses among.
mod candidates;
// What a turn is for: cards, option and moves.
mod turns;
// Fires, hits, refusals and withdrawals.
mod battles;
// Opening hands and initiative.
mod months;
// Buildups.
mod buildup;
// Set-up.
mod set_up;
// States that agree with what a player knows.
pub mod imagined;
// How good a state is for a side.
pub mod value;
// The script as the shared record asks it.
mod script;
// The game behind the shared search.
mod searched;

pub use script::Script;

use referee::Draw;

use crate::data::edition::Edition;
use crate::game::legal::without_regroups;
use crate::opponent::known_state::KnownState;
use crate::opponent::style::Style;
use crate::state::order::Order;
use crate::state::turn::{Move, Phase};
use crate::state::{Stage, State};
use crate::turn::to_act::to_act;

/// The order of the plain script for the player who decides; none when nothing can be ordered. The draw settles bluffs
/// alone.
pub fn order(edition: Edition, state: &State, draw: &mut Draw) -> Option<Order> {
    order_in_style(edition, state, Style::PLAIN, draw)
}

/// The same in a style.
pub fn order_in_style(edition: Edition, state: &State, style: Style, draw: &mut Draw) -> Option<Order> {
    let side = to_act(state);
    if let Some(current) = move_under_way(state) {
        return Some(turns::go_on(&KnownState::new(edition, state, side, style), current));
    }
    let orders = without_regroups(edition, state);
    if orders.len() <= 1 {
        return orders.into_iter().next();
    }
    let known = KnownState::new(edition, state, side, style);
    let chosen = match state.stage {
        Stage::SetUp(_) => set_up::choose(&known, &orders),
        Stage::Hands(_) | Stage::Initiative { .. } => months::cards(&known, &orders),
        Stage::Buildup(_) => buildup::choose(&known, &orders, draw),
        Stage::Turns => in_turn(&known, &orders, draw),
        Stage::Deal | Stage::Over => None,
    };
    chosen.or_else(|| orders.into_iter().next_back())
}

/// A move that is under way and waits for its next unit.
fn move_under_way(state: &State) -> Option<&Move> {
    let busy = state.pending.is_some() || state.leaving.is_some() || state.battle.is_some();
    let stopped = busy || state.rearguard.is_some() || state.turn.check_routs;
    let moves = state.stage == Stage::Turns && state.turn.phase == Phase::Movement && !stopped;
    state.turn.current.as_ref().filter(|_| moves)
}

fn in_turn(known: &KnownState, orders: &[Order], draw: &mut Draw) -> Option<Order> {
    let state = known.state;
    if state.pending.is_some() {
        return battles::hit(known, orders);
    }
    if state.leaving.is_some() {
        return battles::withdraw(known, orders);
    }
    if state.battle.is_some() {
        return battles::fire(known, orders);
    }
    if state.rearguard.is_some() {
        return battles::engage(known, orders);
    }
    if state.turn.check_routs {
        return orders.first().cloned();
    }
    let between = matches!(state.turn.phase, Phase::Option | Phase::Movement) && state.turn.current.is_none();
    let names = between.then(|| naming::choose(known)).flatten();
    names.or_else(|| turns::choose(known, orders, draw))
}

#[cfg(test)]
mod tests;
#[cfg(test)]
mod behaviour_tests;
#[cfg(test)]
mod certain_tests;
