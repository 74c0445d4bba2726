//! What must hold after every order.

use hexgrid::HexSet;
use rommel_in_the_desert::data::edition::Edition;
use rommel_in_the_desert::model::units::{Side, UnitId};
use rommel_in_the_desert::rules::supply::{SupplyGround, network};
use rommel_in_the_desert::state::order::Order;
use rommel_in_the_desert::state::{StageName, State};

/// What earlier states of a game have shown.
#[derive(Default)]
pub struct Watch {
    /// Blocks that have been on the map or in refit and have left the game.
    gone: Vec<UnitId>,
}

impl Watch {
    /// Checks the state after an order.
    pub fn check(&mut self, edition: Edition, before: &State, order: &Order, after: &State) -> Result<(), String> {
        places(edition, after)?;
        self.gone_for_good(before, after)?;
        cards(after)?;
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

/// Every block has one place at most, its steps lie within bounds, and the counts of a hex are those of its blocks.
fn places(edition: Edition, state: &State) -> Result<(), String> {
    let position = &state.position;
    for unit in UnitId::all() {
        let at = position.unit(unit);
        let due = state.reserve.due.iter().filter(|&&other| other == unit).count();
        let refits: Vec<u8> =
            state.reserve.refit.iter().filter(|refitting| refitting.unit == unit).map(|one| one.steps).collect();
        let set_up = matches!(state.stage.name(), StageName::Deal | StageName::SetUp);
        if usize::from(at.hex.is_some()) + due + refits.len() > 1 && !set_up {
            return Err(format!("{unit:?} has several places"));
        }
        let steps = at.hex.map(|_| at.steps).into_iter().chain(refits);
        if steps.into_iter().any(|steps| steps == 0 || steps > position.block(unit).steps) {
            return Err(format!("{unit:?} has steps out of bounds"));
        }
        if at.hex.is_some_and(|hex| edition.board.tile(hex).is_none()) || at.wait > 2 {
            return Err(format!("{unit:?}: {at:?}"));
        }
    }
    for hex in edition.board.hexes() {
        let any = |side: Side| position.in_hex(side, hex).next().is_some();
        let fights = |side: Side| position.fighting(side, hex).next().is_some();
        let counted = Side::BOTH
            .iter()
            .all(|&side| position.is_in(side, hex) == any(side) && position.holds(side, hex) == fights(side));
        if !counted || position.first_in(hex).is_some() != position.is_shared(hex) {
            return Err(format!("counts of {}", edition.board.name(hex)));
        }
    }
    Ok(())
}

/// The deck, the discards and the hands hold the 42 cards, 28 of them real.
fn cards(state: &State) -> Result<(), String> {
    let Some(cards) = &state.cards else { return Ok(()) };
    let hands: [u8; 2] = cards.hands.iter().fold([0; 2], |sum, hand| [sum[0] + hand.real, sum[1] + hand.dummies]);
    let lie = cards.deck.pile().iter().chain(cards.deck.discards());
    let real = lie.clone().filter(|&&card| card == 1).count();
    let all = [real + usize::from(hands[0]), lie.count() - real + usize::from(hands[1])];
    if all == [28, 14] { Ok(()) } else { Err(format!("{all:?} cards")) }
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
    let end = path.iter().try_fold(leaving.hex, |at, &step| edition.board.grid.neighbour(at, step));
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
