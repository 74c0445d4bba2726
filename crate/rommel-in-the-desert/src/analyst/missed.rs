//! What a turn has left out: facts, each with the cases by which it was possible, from what its player knew.

use hexgrid::Hex;
use referee::{Rules, Viewer};
use serde::Serialize;

use crate::analyst::offers::{Cut, Moves, Offer, cut_off, odds};
use crate::data::edition::Edition;
use crate::model::finding::Findings;
use crate::model::turn_option::TurnOption;
use crate::model::units::{Side, UnitId};
use crate::query::views::hex_name;
use crate::record::{Game, Rommel};
use crate::rules::supply::{Named, SupplyGround, statuses};
use crate::state::State;
use crate::state::turn::Phase;

/// Odds in percent from which an attack that was not made is listed.
pub const LEAST_ODDS: u32 = 200;
/// By how much one move could have bettered the odds of an attack that is listed, in percent.
const BETTER: u32 = 75;
/// Attacks and cuts that are listed of a movement phase.
const MOST: usize = 3;

/// What a turn has left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MissedView {
    /// Whose turn.
    pub side: Side,
    /// The month.
    pub month: u8,
    /// Its first order.
    pub from: u32,
    /// The first order after it.
    pub to: u32,
    /// The odds in percent from which attacks are listed.
    pub least_odds: u32,
    /// The facts, in the order of the turn.
    pub facts: Vec<MissedFact>,
}

/// Something that could have been done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MissedFact {
    /// What.
    pub kind: MissedKind,
    /// The order with which the chance passed.
    pub order: u32,
    /// Where.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub hex: Option<&'static str>,
    /// The player's blocks that could have done it, by handle.
    pub handles: Vec<u8>,
    /// The odds that one move could have brought, in percent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub odds: Option<u32>,
    /// The odds of the attack that was made, enemy blocks cut off, or moves left.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub number: Option<u32>,
    /// The cases by which it was possible.
    pub cases: &'static [&'static str],
}

/// What could have been done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum MissedKind {
    /// The enemy base entered, which was empty.
    Base,
    /// An attack made.
    Attack,
    /// An attack made at better odds.
    Odds,
    /// Enemy blocks cut off.
    Cut,
    /// A move made.
    Moves,
    /// Blocks left in supply.
    Unsupplied,
}

impl MissedKind {
    /// The cases by which it was possible.
    pub const fn cases(self) -> &'static [&'static str] {
        match self {
            Self::Base => &["2.5", "9.6"],
            Self::Attack | Self::Odds => &["2.5", "2.7", "4.4"],
            Self::Cut => &["2.5", "7.0"],
            Self::Moves => &["4.4"],
            Self::Unsupplied => &["7.0", "7.2"],
        }
    }
}

/// What the turn has left out in which the order before `orders` was given; none before the first turn, and of a turn
/// whose player the viewer does not see.
pub fn missed(game: &mut Game, viewer: Viewer<Side>, orders: usize) -> Option<MissedView> {
    let last = orders.min(game.len()).checked_sub(1)?;
    let begun = || game.checkpoints().iter().map(|checkpoint| checkpoint.orders);
    let from = begun().filter(|&at| at <= last).max()?;
    let to = begun().filter(|&at| at > last).min().unwrap_or(game.len());
    let first = game.state_after(from)?;
    let turn = Rommel::player_turn(&first)?;
    let (month, side) = turn;
    if !viewer.sees(side) {
        return None;
    }
    let mut review = Review { side, begun: None, facts: Vec::new(), ended: None };
    let mut at = from;
    game.replay_range(from..to, |rules, before, _, _| {
        review.look(rules.edition(), before, Rommel::player_turn(before) == Some(turn), at as u32);
        at += 1;
    });
    if let Some(after) = game.state_after(at) {
        let under_way = Rommel::player_turn(&after) == Some(turn);
        review.look(game.rules().edition(), &after, under_way, at as u32);
    }
    let to = review.ended.unwrap_or(at as u32);
    Some(MissedView { side, month, from: from as u32, to, least_odds: LEAST_ODDS, facts: review.facts })
}

/// What a movement phase offered as it began.
struct Offered {
    attacks: Vec<Offer>,
    cuts: Vec<Cut>,
    /// Enemy blocks without a line to their base.
    cut_off: usize,
}

/// A turn that is gone over.
struct Review {
    side: Side,
    /// The movement phase under way.
    begun: Option<Offered>,
    facts: Vec<MissedFact>,
    /// The first order after the turn.
    ended: Option<u32>,
}

impl Review {
    /// Looks at the next state, in which the turn is under way or over.
    fn look(&mut self, edition: Edition, state: &State, under_way: bool, at: u32) {
        if self.ended.is_some() {
            return;
        }
        let moves = under_way && state.turn.phase == Phase::Movement && state.turn.option != Some(TurnOption::Pass);
        if moves && self.begun.is_none() {
            let moves = Moves::of(edition, state);
            let cut_off = cut_off(edition, &state.position, self.side.enemy());
            self.begun = Some(Offered { attacks: moves.attacks(), cuts: moves.cuts(), cut_off });
        } else if !moves && let Some(offered) = self.begun.take() {
            self.movement(edition, state, &offered, at.saturating_sub(1));
        }
        if !under_way {
            self.ended = Some(at);
            self.unsupplied(edition, state, at.saturating_sub(1));
        }
    }

    /// Attacks and cuts that a movement phase offered and that were not made, and moves that were left.
    ///
    /// Cases: 2.5, 2.7, 7.0, 9.6
    fn movement(&mut self, edition: Edition, state: &State, offered: &Offered, order: u32) {
        let (side, position) = (self.side, &state.position);
        let base = edition.board.base(side.enemy());
        let mut listed = 0;
        for offer in &offered.attacks {
            let is_attacked = position.is_in(side, offer.hex);
            let was_empty = offer.hex == base && position.fighting(side.enemy(), base).next().is_none();
            let now = if is_attacked { odds(edition, state, side, offer.hex, 0) } else { 0 };
            let kind = match (is_attacked, was_empty) {
                (false, true) => MissedKind::Base,
                (false, false) if offer.odds >= LEAST_ODDS => MissedKind::Attack,
                (true, _) if now < LEAST_ODDS && offer.odds >= now + BETTER => MissedKind::Odds,
                _ => continue,
            };
            if !position.is_in(side.enemy(), offer.hex) && kind != MissedKind::Base || listed == MOST {
                continue;
            }
            listed += 1;
            let number = (kind == MissedKind::Odds).then_some(now);
            self.add(kind, order, Some(offer.hex), &offer.units, Some(offer.odds), number);
        }
        let cut_now = cut_off(edition, position, side.enemy()).saturating_sub(offered.cut_off);
        for cut in offered.cuts.iter().filter(|cut| cut.enemies > cut_now).take(1) {
            self.add(MissedKind::Cut, order, Some(cut.hex), &cut.units, None, Some(cut.enemies as u32));
        }
        let left = state.turn.moves_left;
        if left > 0 && state.turn.side == side && !Moves::of(edition, state).is_empty() {
            self.add(MissedKind::Moves, order, None, &[], None, Some(left.into()));
        }
    }

    /// Blocks without supply as the turn ends.
    ///
    /// Cases: 7.0, 7.2 · Rulings: D007
    fn unsupplied(&mut self, edition: Edition, state: &State, order: u32) {
        let ground = SupplyGround::new(edition, &state.position, self.side);
        let all = statuses(&ground, Named::first(&state.named[self.side.index()]), &mut Findings::new());
        let cut: Vec<UnitId> =
            all.into_iter().filter(|(_, status)| !status.is_supplied()).map(|(unit, _)| unit).collect();
        if !cut.is_empty() {
            self.add(MissedKind::Unsupplied, order, None, &cut, None, None);
        }
    }

    fn add(
        &mut self,
        kind: MissedKind,
        order: u32,
        hex: Option<Hex>,
        units: &[UnitId],
        odds: Option<u32>,
        number: Option<u32>,
    ) {
        let handles = units.iter().map(|unit| unit.index() as u8).collect();
        self.facts.push(MissedFact { kind, order, hex: hex.map(hex_name), handles, odds, number, cases: kind.cases() });
    }
}
