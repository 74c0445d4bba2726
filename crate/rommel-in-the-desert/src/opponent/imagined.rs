//! States that agree with what a player knows: the hidden parts are drawn from what they may be.

use hexgrid::Hex;
use referee::{Deck, Draw};

use crate::data::edition::Edition;
use crate::model::units::{Side, UnitId};
use crate::position::Deal;
use crate::state::cards::{Cards, DUMMY, Hand, REAL};
use crate::state::standing::Standing;
use crate::state::turn::HitTarget;
use crate::state::{Stage, State};

/// How often a hidden block is taken to have its full steps, in percent.
const UNHURT: u32 = 60;
/// The enemy's Buildup points are taken to be fewer than this.
const POINTS: u32 = 20;

/// A state that agrees with everything a player knows: which enemy blocks stand behind their handles, their steps, the
/// enemy hand with the deck, a challenge, and enemy points are drawn. Minefields that the player has not met and the
/// enemy's standing orders are left out. Equal draws give equal states for all states that the player cannot tell apart.
///
/// Cases: 3.4, 4.4, 9.3, 9.7 · Rulings: I059, D063, D102, D103
pub fn imagined(edition: Edition, state: &State, viewer: Side, draw: &mut Draw) -> State {
    let mut drawn = state.clone();
    if matches!(state.stage, Stage::Deal) {
        return drawn;
    }
    let enemy = viewer.enemy();
    deal_handles_again(edition, &mut drawn, enemy);
    draw_blocks(edition, &mut drawn, enemy, draw);
    for hex in state.position.minefields().filter(|&hex| !state.position.knows_mine(viewer, hex)) {
        drawn.position.lift_mines(hex);
    }
    if let Some(cards) = &mut drawn.cards {
        deal_again(cards, enemy, draw);
    }
    let hand = drawn.cards.as_ref().map_or(Hand::default(), |cards| cards.hand(enemy));
    if let Stage::Initiative { challenge: Some(bid) } = &mut drawn.stage
        && enemy == Side::Allied
    {
        *bid = bid_of(hand, bid.size(), draw);
    }
    drawn.points[enemy.index()] = draw.below(POINTS) as u16;
    drawn.standing[enemy.index()] = Standing::default();
    drawn
}

/// A bid of this many cards out of a hand.
pub(crate) fn bid_of(hand: Hand, size: u8, draw: &mut Draw) -> Hand {
    let (least, most) = (size.saturating_sub(hand.dummies), size.min(hand.real));
    let real = least + draw.below(u32::from(most.saturating_sub(least)) + 1) as u8;
    Hand { real, dummies: size - real }
}

/// Enemy blocks whose handles a player cannot tell apart.
pub(crate) struct HiddenBlocks {
    /// Those on the map and in refit, then the eliminated ones; none that are face up.
    pub played: Vec<UnitId>,
    /// How many of these are on the map and in refit.
    pub in_play: usize,
    /// Those that are due, a group for each month.
    pub due: Vec<Vec<UnitId>>,
}

impl HiddenBlocks {
    /// The hidden blocks of a side.
    pub(crate) fn of(edition: Edition, state: &State, side: Side) -> Self {
        let position = &state.position;
        let refits = state.reserve.refit.iter().map(|away| away.unit).filter(|&id| position.side(id) == side);
        let face_down = |id: &UnitId| !state.revealed.contains(id);
        let on_map = position.of_side(side).map(|(id, _)| id);
        let mut played: Vec<UnitId> = on_map.chain(refits).filter(face_down).collect();
        let in_play = played.len();
        played.extend(eliminated(edition, state, side).into_iter().filter(face_down));
        let mut due = Vec::new();
        if let Some(scenario) = state.scenario.map(|id| edition.scenario(id)) {
            let entry = |id: UnitId| scenario.entry(position.block(id));
            for month in scenario.first_month()..=scenario.last_month() {
                let all = state.reserve.due.iter().copied();
                due.push(all.filter(|&id| position.side(id) == side && entry(id) == Some(month)).collect());
            }
        }
        Self { played, in_play, due }
    }
}

/// The blocks of a side that have been in play and are no more: those of the scenario that are neither on the map nor in
/// refit nor due. A month says nothing, since a block may have arrived early.
fn eliminated(edition: Edition, state: &State, side: Side) -> Vec<UnitId> {
    let Some(scenario) = state.scenario.map(|id| edition.scenario(id)) else { return Vec::new() };
    if matches!(state.stage, Stage::SetUp(_)) {
        return Vec::new();
    }
    let (position, reserve) = (&state.position, &state.reserve);
    let plays = |id: &UnitId| {
        let block = position.block(*id);
        scenario.entry(block).is_some() || block.malta && reserve.malta_taken
    };
    let elsewhere = |id: &UnitId| {
        let refits = reserve.refit.iter().any(|away| away.unit == *id);
        position.hex(*id).is_some() || refits || reserve.due.contains(id)
    };
    UnitId::all().filter(|id| position.side(*id) == side && plays(id) && !elsewhere(id)).collect()
}

/// What everybody sees of a hidden block: where it lies, disruption, turns until it may recover, whether it has moved
/// in this phase, into mines or into an enemy hex, which says whether it may still move or march, whether it has left a
/// battle, and which march is declared for it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Look {
    /// None for those in refit, after all on the map.
    place: (bool, Option<Hex>),
    disrupted: bool,
    wait: u8,
    /// In this phase, in the move under way, into mines, and into an enemy hex.
    moved: [bool; 4],
    gone: bool,
    declared: Option<usize>,
}

impl Look {
    /// The look of a block.
    ///
    /// Cases: 2.7, 3.4 · Rulings: D021, D026, D103
    pub(crate) fn of(state: &State, unit: UnitId) -> Self {
        let (block, turn) = (state.position.unit(unit), &state.turn);
        let left = [
            state.leaving.as_ref().map(|leaving| &leaving.gone),
            state.rearguard.as_ref().map(|rearguard| &rearguard.gone),
        ];
        Self {
            place: (block.hex.is_none(), block.hex),
            disrupted: block.disrupted,
            wait: block.wait,
            moved: match &state.stage {
                Stage::Buildup(buildup) => [buildup.redeployed.contains(&unit); 4],
                _ => [&turn.moved, &turn.moved_now, &turn.movement.stopped, &turn.movement.engaged]
                    .map(|moved| moved.contains(&unit)),
            },
            gone: left.into_iter().flatten().any(|gone| gone.contains(&unit)),
            declared: turn.movement.declared.iter().position(|march| march.unit == unit),
        }
    }
}

/// Hidden blocks get the handles of their group in the order of what everybody sees of them.
fn deal_handles_again(edition: Edition, state: &mut State, enemy: Side) {
    let HiddenBlocks { played, in_play, due } = HiddenBlocks::of(edition, state, enemy);
    let mut new: Vec<UnitId> = UnitId::all().collect();
    let (mut here, gone_for_good) = (played[..in_play].to_vec(), &played[in_play..]);
    let named = |unit: UnitId| state.named[enemy.index()].iter().position(|&named| named == unit);
    here.sort_by_key(|&unit| (Look::of(state, unit), named(unit)));
    here.extend(gone_for_good);
    for group in std::iter::once(here).chain(due) {
        let mut handles = group.clone();
        handles.sort_unstable();
        for (unit, handle) in group.into_iter().zip(handles) {
            new[unit.index()] = handle;
        }
    }
    state.rename(|unit| new[unit.index()]);
    let turn = &mut state.turn;
    let movement = &mut turn.movement;
    let mut lists = vec![&mut turn.moved, &mut turn.moved_now, &mut movement.stopped, &mut movement.engaged];
    lists.extend(state.leaving.as_mut().map(|leaving| &mut leaving.gone));
    lists.extend(state.rearguard.as_mut().map(|rearguard| &mut rearguard.gone));
    if let Some(HitTarget::Leavers(units)) = state.pending.as_mut().map(|pending| &mut pending.target) {
        lists.push(units);
    }
    if let Stage::Buildup(buildup) = &mut state.stage {
        lists.push(&mut buildup.redeployed);
        // Steps are gained out of sight.
        buildup.gained.retain(|&unit| state.position.side(unit) != enemy);
    }
    // The order of what they say is that of the handles.
    for list in lists {
        list.sort_unstable();
        list.dedup();
    }
}

/// Deals the hidden blocks of each group again, and draws the steps of those on the map and in refit.
fn draw_blocks(edition: Edition, state: &mut State, enemy: Side, draw: &mut Draw) {
    let HiddenBlocks { played, in_play, due } = HiddenBlocks::of(edition, state, enemy);
    let mut deal = state.position.deal().clone();
    for group in [&played].into_iter().chain(&due) {
        shuffle_sorted(&mut deal, group, draw);
    }
    let mut steps = Vec::new();
    for &id in &played[..in_play] {
        let full = deal.block(id).steps;
        let lost = if draw.chance(UNHURT) { 0 } else { 1 + draw.below(2) as u8 };
        steps.push((id, full.saturating_sub(lost).max(1)));
    }
    set_blocks(state, &deal, &steps);
}

/// Puts other blocks behind the handles of a state, and gives units on the map and in refit other steps.
pub(crate) fn set_blocks(state: &mut State, deal: &Deal, steps: &[(UnitId, u8)]) {
    for position in [Some(&mut state.position), state.leaving.as_mut().map(|leaving| &mut *leaving.before)] {
        let Some(position) = position else { continue };
        position.set_deal(deal.clone());
        for &(id, steps) in steps {
            position.set_steps(id, steps);
        }
    }
    for away in &mut state.reserve.refit {
        if let Some(&(_, steps)) = steps.iter().find(|(id, _)| *id == away.unit) {
            away.steps = steps;
        }
    }
}

/// Sorts the blocks behind the handles of a group by the roster, so that nothing is left of where they were, and
/// shuffles them.
fn shuffle_sorted(deal: &mut Deal, group: &[UnitId], draw: &mut Draw) {
    for (at, &handle) in group.iter().enumerate() {
        let least = group[at..].iter().min_by_key(|id| deal.places()[id.index()]);
        if let Some(&other) = least {
            deal.swap(handle, other);
        }
    }
    for at in (1..group.len()).rev() {
        deal.swap(group[at], group[draw.below(at as u32 + 1) as usize]);
    }
}

/// The enemy hand is dealt again from itself and the deck.
pub(crate) fn deal_again(cards: &mut Cards, enemy: Side, draw: &mut Draw) {
    let hand = cards.hand(enemy);
    let held = std::iter::repeat_n(REAL, usize::from(hand.real));
    let mut unseen: Vec<u8> = held.chain(std::iter::repeat_n(DUMMY, usize::from(hand.dummies))).collect();
    unseen.extend(cards.deck.pile());
    unseen.sort_unstable();
    cards.hands[enemy.index()] = Hand::default();
    for _ in 0..hand.size() {
        // In sorted order, so that nothing is left of where the cards were.
        let card = unseen.remove(draw.below(unseen.len() as u32) as usize);
        cards.add(enemy, card);
    }
    let discards = cards.deck.discards().to_vec();
    cards.deck = Deck::new(unseen);
    for card in discards {
        cards.deck.discard(card);
    }
}
