//! A game question answered: what stands where after the orders, what happened, and what may be ordered next.

use std::collections::BTreeMap;

use referee::RulingId;
use serde::Serialize;

use crate::model::acts::{Carrier, MoveMode};
use crate::model::finding::Stage;
use crate::model::points::Points;
use crate::model::refusal::Refusal;
use crate::model::units::UnitSize;
use crate::model::units::{Face, Nation, Side, UnitKind};
use crate::query::combat::report::FindingView;
use crate::query::game::query::{BothAir, BothPoints, GivenFort, GivenInvasion, GivenRommel, RefitPool};
use crate::state::event::EventCode;
use crate::state::order::Order;
use crate::state::path::Spot;
use crate::state::standing::Standing;
use crate::state::{Drawn, Outcome, Phase, Segment};

/// The answer to a question about a game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "kind")]
pub enum GameAnswer {
    /// The situation cannot be, or an order may not be given.
    Refused {
        /// The place of the order in the question; none where the situation itself is refused.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "js", tsify(optional))]
        order: Option<u32>,
        /// The refusals.
        refusals: Vec<Refusal>,
        /// Dice of the question that no order has asked for.
        dice_left: u32,
    },
    /// The game after the orders.
    Game(Box<GameView>),
}

/// A game as it stands.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct GameView {
    /// The game-turn.
    pub turn: u8,
    /// Who has the first player-turn of the game-turn.
    pub first: Side,
    /// Whose player-turn it is.
    pub phasing: Side,
    /// The phase.
    #[cfg_attr(feature = "js", tsify(type = "GamePhase"))]
    pub phase: Phase,
    /// The part of it.
    pub segment: Segment,
    /// Who decides.
    pub by: Side,
    /// How the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional, type = "GameOutcome"))]
    pub outcome: Option<Outcome>,
    /// Every counter that is in play, by number.
    pub units: Vec<CounterView>,
    /// Forts, in the order in which they were begun.
    pub forts: Vec<GivenFort>,
    /// The owner of each port, by its hex.
    #[cfg_attr(feature = "js", tsify(type = "Record<string, Side>"))]
    pub ports: BTreeMap<String, Side>,
    /// Air points.
    pub air: BothAir,
    /// Refit points.
    pub refit: RefitPool,
    /// Victory points won on the way.
    pub points: BothPoints,
    /// Railroad hexes repaired.
    pub repaired: u8,
    /// The railroad has been repaired in this player-turn.
    pub repairs: bool,
    /// Malta has been raided or invaded, or air points shipped there, in this player-turn.
    pub malta_done: bool,
    /// The invasion of Malta, once it was launched.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub invasion: Option<GivenInvasion>,
    /// Rommel, while he is on the map.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub rommel: Option<GivenRommel>,
    /// Withdrawals by die that are still to be made in this Reinforcement Phase.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub drawn: Option<Drawn>,
    /// Loads carried by rail and by sea in this player-turn.
    pub loads: [u8; 2],
    /// Combats declared in the phase, by number.
    pub combats: Vec<DeclaredView>,
    /// The number of the combat that is being resolved.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub battle: Option<u8>,
    /// The overrun that is being carried out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub overrun: Option<OverrunView>,
    /// The hex that is overstacked at the end of the phase.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub overstacked: Option<String>,
    /// Standing orders; none while no player has any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub standing: Option<BothStanding>,
    /// The order that the standing orders of the player who decides imply.
    #[serde(rename = "follows", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional, type = "GameOrder"))]
    pub implied_order: Option<Order>,
    /// What happened, from the beginning of the phase of the question.
    pub events: Vec<EventView>,
    /// Findings of the last combat.
    pub findings: Vec<FindingView>,
    /// What may be ordered now, where that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub legal: Option<LegalView>,
}

/// The standing orders of both players.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct BothStanding {
    /// Those of the Axis.
    #[serde(skip_serializing_if = "Standing::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional, type = "StandingOrders"))]
    pub axis: Standing,
    /// Those of the Commonwealth.
    #[serde(skip_serializing_if = "Standing::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional, type = "StandingOrders"))]
    pub commonwealth: Standing,
}

/// A counter in play.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CounterView {
    /// Its name.
    pub id: String,
    /// Who owns it now.
    pub side: Side,
    /// The number of its hex, or `refitBox`, `destroyed`, `withdrawn`, `arriving`.
    pub at: String,
    /// What is marked on it: `true` by the name of each mark that it carries.
    #[cfg_attr(feature = "js", tsify(type = "Record<string, boolean>"))]
    pub marks: BTreeMap<&'static str, bool>,
    /// Nation group as printed.
    pub nation: Nation,
    /// What it is now: a supply counter shows an MSU or its dump.
    pub kind: UnitKind,
    /// Organizational size, where it matters.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub size: Option<UnitSize>,
    /// The side that is up; none for supply units.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub face: Option<Face>,
    /// Movement points spent in the phase.
    pub spent: Points,
    /// Movement allowance of the side that is up; none for supply units.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub allowance: Option<Points>,
    /// The game-turn on which it was withdrawn by die.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub since: Option<u8>,
    /// Withdrawn in place of this scheduled unit.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub instead_of: Option<String>,
}

/// A combat declared in the phase.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct DeclaredView {
    /// Its attackers.
    pub units: Vec<String>,
    /// The hexes attacked.
    pub hexes: Vec<String>,
    /// Has been resolved.
    pub done: bool,
    /// Its odds lie below the table.
    pub illegal: bool,
}

/// An overrun that is being carried out.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct OverrunView {
    /// Who overruns.
    pub units: Vec<String>,
    /// The hex.
    pub hex: String,
    /// Units in the hex still to be dealt with, the next one last.
    pub left: Vec<String>,
}

/// Something that happened.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EventView {
    /// What.
    pub code: EventCode,
    /// The part of the rules.
    pub stage: Stage,
    /// Case numbers.
    pub cases: &'static [&'static str],
    /// Rulings.
    pub rulings: &'static [RulingId],
    /// The player.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub side: Option<Side>,
    /// The unit.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub unit: Option<String>,
    /// The hex.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub hex: Option<String>,
    /// The nation group.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub nation: Option<Nation>,
    /// Value before; see the code.
    pub before: i16,
    /// Value after; see the code.
    pub after: i16,
}

/// What may be ordered.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LegalView {
    /// Orders listed one by one.
    #[cfg_attr(feature = "js", tsify(type = "GameOrder[]"))]
    pub orders: Vec<Order>,
    /// Units that can move or react.
    pub moves: Vec<MoveView>,
    /// Hexes that can be attacked.
    pub attacks: Vec<AttackView>,
    /// Units that can be carried.
    pub carries: Vec<CarryView>,
    /// Withdrawals owed.
    pub withdrawals: Vec<WithdrawView>,
    /// Invasions of Malta that can be launched, with their chances.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub invasions: Vec<InvasionView>,
}

/// An invasion of Malta before its die.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct InvasionView {
    /// The units committed.
    pub units: Vec<String>,
    /// Air points committed, beside the one that is spent for good.
    pub points: u8,
    /// The Assault Index.
    pub index: i16,
    /// Faces of the die, out of six, that take the island.
    pub wins: u8,
    /// What the index is made of, each with the index before and after it.
    pub parts: Vec<EventView>,
}

/// A unit that can move.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MoveView {
    /// The unit.
    pub unit: String,
    /// The kind of move.
    pub mode: MoveMode,
    /// The hexes where the move may end, with the movement points spent there, by cost.
    pub hexes: Vec<ReachedView>,
    /// Those beyond, which a forced march reaches.
    pub forced: Vec<ReachedView>,
}

/// A hex that a unit reaches.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct ReachedView {
    /// Its number.
    #[cfg_attr(feature = "js", tsify(type = "string"))]
    pub hex: Spot,
    /// Movement points spent there.
    pub cost: Points,
}

/// A hex that can be attacked.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct AttackView {
    /// Its number.
    pub hex: String,
    /// The units that can attack it and attack nothing yet.
    pub units: Vec<String>,
    /// It must be attacked.
    pub must: bool,
    /// Units beside it that may not attack it: none of them takes part in an attack on it and others.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub barred: Vec<String>,
    /// Hexes that must be attacked and that nobody could attack any more if all these units attacked this one alone.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub strands: Vec<String>,
}

/// A unit that can be carried.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct CarryView {
    /// The unit.
    pub unit: String,
    /// How.
    pub by: Carrier,
    /// Where to.
    pub hexes: Vec<String>,
}

/// A withdrawal that is owed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct WithdrawView {
    /// The scheduled unit.
    pub due: String,
    /// Whether it can go itself.
    pub itself: bool,
    /// The units that can go in its stead, where it cannot.
    pub others: Vec<String>,
}
