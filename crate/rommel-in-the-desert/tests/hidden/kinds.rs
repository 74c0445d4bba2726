//! What differs between two states of a pair.

use rommel_in_the_desert::model::units::UnitId;
use rommel_in_the_desert::state::order::Order;
use rommel_in_the_desert::state::{Stage, State};

use super::pairs::Pair;

/// A kind of hidden matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Under which handle a block lies in a hex.
    Handle,
    /// Which block lies in a hex.
    Identity,
    /// How many steps it has.
    Steps,
    /// The cards of a hand.
    Hand,
    /// The cards that are left in the deck.
    Deck,
    /// Which block is still to come.
    Due,
    /// For which block a die of early arrival is rolled.
    ArrivalDie,
    /// Which block is in refit, and with how many steps.
    Refit,
    /// Which blocks have been eliminated.
    Eliminated,
    /// Minefields.
    Minefield,
    /// Minefields in hexes that the enemy holds.
    HeldMinefield,
    /// The cards of a challenge.
    Bid,
    /// Buildup points.
    Points,
    /// Standing orders.
    Standing,
    /// The standing orders that an order gives.
    StandingOrder,
}

impl Kind {
    pub const ALL: [Self; 15] = [
        Self::Handle,
        Self::Identity,
        Self::Steps,
        Self::Hand,
        Self::Deck,
        Self::Due,
        Self::ArrivalDie,
        Self::Refit,
        Self::Eliminated,
        Self::Minefield,
        Self::HeldMinefield,
        Self::Bid,
        Self::Points,
        Self::Standing,
        Self::StandingOrder,
    ];
}

/// The kinds that differ in a pair.
pub fn of(pair: &Pair) -> Vec<Kind> {
    Kind::ALL.into_iter().filter(|kind| differs(pair, *kind)).collect()
}

fn differs(pair: &Pair, kind: Kind) -> bool {
    let Pair { state, twin, viewer, .. } = pair;
    let enemy = viewer.enemy();
    let name = |state: &State, id: UnitId| state.position.block(id).name.clone();
    let other = |id: UnitId| state.position.side(id) == enemy && name(state, id) != name(twin, id);
    let steps = |state: &State, id: UnitId| state.position.unit(id).steps;
    let refits = |state: &State| -> Vec<_> {
        let own = state.reserve.refit.iter().filter(|away| state.position.side(away.unit) == enemy);
        own.map(|away| (away.unit, name(state, away.unit), away.steps)).collect()
    };
    let cards = |state: &State| state.cards.as_ref().map(|cards| cards.hand(enemy));
    let pile = |state: &State| state.cards.as_ref().map(|cards| cards.deck.pile().to_vec());
    let held_mines = |state: &State| -> Vec<_> {
        let position = &state.position;
        position.minefields().filter(|&hex| position.is_in(enemy, hex)).collect()
    };
    let bid = |state: &State| if let Stage::Initiative { challenge } = state.stage { challenge } else { None };
    match kind {
        Kind::Handle => state.position.of_side(enemy).any(|(id, hex)| twin.position.hex(id) != Some(hex)),
        Kind::Identity => state.position.of_side(enemy).any(|(id, _)| other(id)),
        Kind::Steps => state.position.of_side(enemy).any(|(id, _)| steps(state, id) != steps(twin, id)),
        Kind::Hand => cards(state) != cards(twin),
        Kind::Deck => pile(state) != pile(twin),
        Kind::Due => state.reserve.due.iter().any(|&id| other(id)),
        Kind::ArrivalDie => pair.arrival_dice.iter().any(|&id| other(id)),
        Kind::Refit => refits(state) != refits(twin),
        Kind::Eliminated => {
            let away = |id: UnitId| state.reserve.refit.iter().any(|away| away.unit == id);
            let gone = |id: &UnitId| state.position.hex(*id).is_none() && !state.reserve.due.contains(id) && !away(*id);
            UnitId::all().filter(gone).any(other)
        }
        Kind::Minefield => !state.position.minefields().eq(twin.position.minefields()),
        Kind::HeldMinefield => !held_mines(state).eq(&held_mines(twin)),
        Kind::Bid => bid(state) != bid(twin),
        Kind::Points => state.points[enemy.index()] != twin.points[enemy.index()],
        Kind::Standing => state.standing[enemy.index()] != twin.standing[enemy.index()],
        Kind::StandingOrder => matches!(pair.order, Order::Standing(_)) && pair.order != pair.twin_order,
    }
}
