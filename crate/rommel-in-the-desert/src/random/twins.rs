//! States that differ only in what a player may not see.

use referee::{Deck, Draw};

use crate::data::board::Board;
use crate::data::edition::Edition;
use crate::model::units::{Side, UnitId};
use crate::position::Position;
use crate::state::cards::{Cards, DUMMY, Hand, REAL};
use crate::state::{Stage, State};

/// A state that differs from another one only in what a player may not see: identity and steps of enemy blocks on the
/// map, in refit and eliminated, the enemy hand with the deck, minefields that the player has not met, and enemy points.
///
/// Cases: 3.4, 4.4, 9.3, 9.7 · Rulings: I059, D063, D102, D103
pub fn twin(edition: Edition, state: &State, viewer: Side, draw: &mut Draw) -> State {
    let mut twin = state.clone();
    if matches!(state.stage, Stage::Deal) {
        return twin;
    }
    let enemy = viewer.enemy();
    swap_blocks(edition, &mut twin, enemy, draw);
    swap_mines(&mut twin.position, viewer, draw);
    let held = twin.cards.as_ref().map(|cards| cards.hand(enemy)).unwrap_or_default();
    if let Some(cards) = &mut twin.cards {
        deal_again(cards, enemy, draw);
    }
    if let Stage::Initiative { challenge: Some(bid) } = &mut twin.stage
        && enemy == Side::Allied
    {
        let hand = twin.cards.as_ref().map_or(held, |cards| cards.hand(enemy));
        let (least, most) = (bid.size().saturating_sub(hand.dummies), bid.size().min(hand.real));
        let real = least + draw.below(u32::from(most - least) + 1) as u8;
        *bid = Hand { real, dummies: bid.size() - real };
    }
    twin.points[enemy.index()] += draw.below(20) as u16;
    twin
}

/// Enemy blocks that are face down change their identities within groups whose months say nothing: those on the map, in
/// refit and eliminated, and those that are due in the same month. Blocks on the map and in refit get other steps.
fn swap_blocks(edition: Edition, state: &mut State, enemy: Side, draw: &mut Draw) {
    let position = &state.position;
    let refits = state.reserve.refit.iter().map(|away| away.unit).filter(|&id| position.side(id) == enemy);
    let face_down = |id: &UnitId| !state.revealed.contains(id);
    let mut hidden: Vec<UnitId> = position.of_side(enemy).map(|(id, _)| id).chain(refits).filter(face_down).collect();
    let in_play = hidden.len();
    hidden.extend(eliminated(edition, state, enemy).into_iter().filter(face_down));
    let mut deal = position.deal().clone();
    let mut shuffle = |group: &[UnitId], draw: &mut Draw| {
        for at in (1..group.len()).rev() {
            deal.swap(group[at], group[draw.below(at as u32 + 1) as usize]);
        }
    };
    shuffle(&hidden, draw);
    if let Some(scenario) = state.scenario.map(|id| edition.scenario(id)) {
        for month in scenario.first_month()..=scenario.last_month() {
            let due = state.reserve.due.iter().copied();
            let entry = |id: &UnitId| scenario.entry(position.block(*id)) == Some(month);
            let group: Vec<UnitId> = due.filter(|id| position.side(*id) == enemy && entry(id)).collect();
            shuffle(&group, draw);
        }
    }
    let steps: Vec<(UnitId, u8)> =
        hidden[..in_play].iter().map(|&id| (id, 1 + draw.below(u32::from(deal.block(id).steps)) as u8)).collect();
    for position in [Some(&mut state.position), state.leaving.as_mut().map(|leaving| &mut *leaving.before)] {
        let Some(position) = position else { continue };
        position.set_deal(deal.clone());
        for &(id, steps) in &steps {
            position.set_steps(id, steps);
        }
    }
    for away in &mut state.reserve.refit {
        if let Some(&(_, steps)) = steps.iter().find(|(id, _)| *id == away.unit) {
            away.steps = steps;
        }
    }
}

/// The blocks of a side that have been in play and are no more. During set-up there are none.
fn eliminated(edition: Edition, state: &State, side: Side) -> Vec<UnitId> {
    let (Some(scenario), Some(calendar)) = (state.scenario.map(|id| edition.scenario(id)), state.calendar) else {
        return Vec::new();
    };
    if matches!(state.stage, Stage::SetUp(_)) {
        return Vec::new();
    }
    let position = &state.position;
    let entered = |id: &UnitId| scenario.entry(position.block(*id)).is_some_and(|month| month <= calendar.month);
    let elsewhere = |id: &UnitId| {
        let refits = state.reserve.refit.iter().any(|away| away.unit == *id);
        position.hex(*id).is_some() || refits || state.reserve.due.contains(id)
    };
    UnitId::all().filter(|id| position.side(*id) == side && entered(id) && !elsewhere(id)).collect()
}

/// Minefields that a player has not met lie in other hexes: those in hexes without blocks in other such hexes, and those
/// in hexes that the enemy alone holds in others of these.
fn swap_mines(position: &mut Position, viewer: Side, draw: &mut Draw) {
    for held in [false, true] {
        let hexes = Board::shipped().hexes();
        let hexes = hexes.filter(|&hex| !position.is_in(viewer, hex) && position.is_in(viewer.enemy(), hex) == held);
        let (mined, free): (Vec<_>, Vec<_>) = hexes.partition(|&hex| position.is_mined(hex));
        for hex in mined.into_iter().filter(|&hex| !position.knows_mine(viewer, hex)).collect::<Vec<_>>() {
            let Some(&to) = free.get(draw.below(free.len().max(1) as u32) as usize) else { break };
            if !position.is_mined(to) {
                position.lift_mines(hex);
                position.lay_mines(to, &[viewer.enemy()]);
            }
        }
    }
}

/// The enemy hand is dealt again from itself and the deck.
fn deal_again(cards: &mut Cards, enemy: Side, draw: &mut Draw) {
    let hand = cards.hand(enemy);
    let held = std::iter::repeat_n(REAL, usize::from(hand.real));
    let mut unseen: Vec<u8> = held.chain(std::iter::repeat_n(DUMMY, usize::from(hand.dummies))).collect();
    unseen.extend(cards.deck.pile());
    cards.hands[enemy.index()] = Hand::default();
    for _ in 0..hand.size() {
        let card = unseen.swap_remove(draw.below(unseen.len() as u32) as usize);
        cards.add(enemy, card);
    }
    let discards = cards.deck.discards().to_vec();
    cards.deck = Deck::new(unseen);
    for card in discards {
        cards.deck.discard(card);
    }
}
