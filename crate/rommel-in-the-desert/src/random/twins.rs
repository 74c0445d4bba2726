//! States that differ only in what a player may not see.

use referee::Draw;

use crate::data::board::Board;
use crate::data::edition::Edition;
use crate::model::units::{Side, UnitId};
use crate::opponent::imagined::{HiddenBlocks, bid_of, deal_again, set_blocks};
use crate::position::Position;
use crate::random::standing::standing;
use crate::state::{Stage, State};

/// A state that differs from another one only in what a player may not see: handles, identity and steps of enemy
/// blocks on the map, in refit and eliminated, the enemy hand with the deck, minefields that the player has not met,
/// enemy points and standing orders.
///
/// Cases: 3.4, 4.4, 4.5, 9.3, 9.7 · Rulings: I059, D063, D102, D103, D123
pub fn twin(edition: Edition, state: &State, viewer: Side, draw: &mut Draw) -> State {
    let mut twin = state.clone();
    if matches!(state.stage, Stage::Deal) {
        return twin;
    }
    let enemy = viewer.enemy();
    swap_blocks(edition, &mut twin, enemy, draw);
    swap_handles(edition, &mut twin, enemy, draw);
    swap_mines(&mut twin.position, viewer, draw);
    let held = twin.cards.as_ref().map(|cards| cards.hand(enemy)).unwrap_or_default();
    if let Some(cards) = &mut twin.cards {
        deal_again(cards, enemy, draw);
    }
    if let Stage::Initiative { challenge: Some(bid) } = &mut twin.stage
        && enemy == Side::Allied
    {
        let hand = twin.cards.as_ref().map_or(held, |cards| cards.hand(enemy));
        *bid = bid_of(hand, bid.size(), draw);
    }
    twin.points[enemy.index()] += draw.below(20) as u16;
    twin.standing[enemy.index()] = standing(enemy, draw);
    twin
}

/// Enemy blocks that are face down change their identities within groups whose months say nothing: those on the map, in
/// refit and eliminated, and those that are due in the same month. Blocks on the map and in refit get other steps.
fn swap_blocks(edition: Edition, state: &mut State, enemy: Side, draw: &mut Draw) {
    let HiddenBlocks { played: hidden, in_play, due } = HiddenBlocks::of(edition, state, enemy);
    let mut deal = state.position.deal().clone();
    for group in [&hidden].into_iter().chain(&due) {
        for at in (1..group.len()).rev() {
            deal.swap(group[at], group[draw.below(at as u32 + 1) as usize]);
        }
    }
    let steps: Vec<(UnitId, u8)> =
        hidden[..in_play].iter().map(|&id| (id, 1 + draw.below(u32::from(deal.block(id).steps)) as u8)).collect();
    set_blocks(state, &deal, &steps);
}

/// Enemy blocks that are face down change their handles within the same groups.
fn swap_handles(edition: Edition, state: &mut State, enemy: Side, draw: &mut Draw) {
    let HiddenBlocks { played, due, .. } = HiddenBlocks::of(edition, state, enemy);
    let mut new: Vec<UnitId> = UnitId::all().collect();
    for group in [&played].into_iter().chain(&due) {
        for at in (1..group.len()).rev() {
            new.swap(group[at].index(), group[draw.below(at as u32 + 1) as usize].index());
        }
    }
    let steps: Vec<(UnitId, u8)> = played.iter().map(|&id| (new[id.index()], state.position.unit(id).steps)).collect();
    state.rename(|id| new[id.index()]);
    // No block has more steps than its full strength.
    let deal = state.position.deal().clone();
    let most: Vec<(UnitId, u8)> = steps.into_iter().map(|(id, now)| (id, now.clamp(1, deal.block(id).steps))).collect();
    set_blocks(state, &deal, &most);
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
