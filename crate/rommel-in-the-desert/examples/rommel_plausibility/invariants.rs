//! What must hold after every order, beside what holds in every state.

use hexgrid::HexSet;
use rommel_in_the_desert::data::edition::Edition;
use rommel_in_the_desert::model::units::UnitId;
use rommel_in_the_desert::random::invariants;
use rommel_in_the_desert::rules::supply::{SupplyGround, network};
use rommel_in_the_desert::state::State;
use rommel_in_the_desert::state::order::Order;

/// What earlier states of a game have shown.
#[derive(Default)]
pub struct Watch {
    /// Blocks that have been on the map or in refit and have left the game.
    gone: Vec<UnitId>,
}

impl Watch {
    /// Checks the state after an order.
    pub fn check(&mut self, edition: Edition, before: &State, order: &Order, after: &State) -> Result<(), String> {
        invariants::check(edition, after).map_err(|violation| violation.to_string())?;
        self.gone_for_good(before, after)?;
        points(edition, before, after)?;
        network_shrinks(edition, before, order)
    }

    /// An eliminated block does not come back.
    fn gone_for_good(&mut self, before: &State, after: &State) -> Result<(), String> {
        if before.position.deal() != after.position.deal() {
            return Ok(());
        }
        for unit in UnitId::all() {
            if is_placed(after, unit) && self.gone.contains(&unit) {
                return Err(format!("{unit:?} comes back"));
            }
            let left = is_placed(before, unit) && !is_placed(after, unit);
            if left && !after.reserve.due.contains(&unit) {
                self.gone.push(unit);
            }
        }
        Ok(())
    }
}

/// Whether a block is on the map or in refit.
fn is_placed(state: &State, unit: UnitId) -> bool {
    state.position.hex(unit).is_some() || state.reserve.refit.iter().any(|refitting| refitting.unit == unit)
}

/// Points rise by the income only, so that none can have wrapped around below zero.
fn points(edition: Edition, before: &State, after: &State) -> Result<(), String> {
    let income = after.scenario.map_or([0; 2], |id| {
        let scenario = edition.scenario(id);
        let special = scenario.special.unwrap_or_default();
        [0, 1].map(|at| u16::from(scenario.points[at].max(special[at])))
    });
    let fits = (0..2).all(|at| after.points[at] <= before.points[at] + income[at]);
    if fits { Ok(()) } else { Err(format!("points {:?} after {:?}", after.points, before.points)) }
}

/// A unit that withdraws adds no hex to the network of its side. What follows from its order, such as the end of the
/// turn, is left out of account.
fn network_shrinks(edition: Edition, before: &State, order: &Order) -> Result<(), String> {
    let (Some(leaving), Order::Move { unit, path }) = (&before.leaving, order) else { return Ok(()) };
    let end = edition.board.grid.path_end(leaving.hex, path);
    let (Some(end), Some(last)) = (end, path.last()) else { return Ok(()) };
    let mut gone = before.position.clone();
    gone.enter(*unit, end, last.opposite());
    if leaving.retreat {
        gone.disrupt(*unit, 1);
    }
    let of = |position| network(&SupplyGround::new(edition, position, leaving.side));
    let mut gained: HexSet = of(&gone);
    gained.subtract(&of(&leaving.before));
    let first = gained.iter().next();
    first.map_or(Ok(()), |hex| Err(format!("the network gains {} in a {:?}", edition.board.name(hex), leaving.reason)))
}
