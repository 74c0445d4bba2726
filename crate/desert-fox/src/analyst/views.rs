//! What the analyst says, in names.

use referee::luck::Fraction;
use serde::Serialize;

use crate::analyst::counter::Counter;
use crate::analyst::weighing::Prospect;
use crate::model::odds::Ratio;
use crate::model::units::Side;
use crate::state::path::Spot;
use crate::turn::cache::Cache;

/// The best attacks of a phase.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AdviceView {
    /// The attackers have to move first; each hex is attacked by itself then.
    pub after_move: bool,
    /// The attacks, the best first. They are weighed one by one: two of them may want the same units.
    pub attacks: Vec<AttackAdvice>,
    /// The attacks that together promise most, no unit in two of them; none before moves.
    pub together: Vec<JointAttack>,
}

/// An attack of the best ones together.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct JointAttack {
    /// The hexes attacked.
    pub hexes: Vec<String>,
    /// The attackers.
    pub units: Vec<String>,
    /// What it promises without air points.
    pub prospect: ProspectView,
}

/// An attack with what it promises. Means are exact fractions of strength points.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AttackAdvice {
    /// The hexes attacked.
    pub hexes: Vec<String>,
    /// The attackers.
    pub units: Vec<String>,
    /// The hex from which each of them attacks, in their order.
    pub from: Vec<String>,
    /// Those of them that no combat supply reaches.
    pub unsupplied: Vec<String>,
    /// One of the hexes must be attacked.
    pub must: bool,
    /// What it promises without air points.
    pub prospect: ProspectView,
    /// The gain with one air point, with two, and so on, as far as they are available.
    #[cfg_attr(feature = "js", tsify(type = "[number, number][]"))]
    pub air: Vec<Fraction>,
    /// Supply units that have to be expended so that the attack and those declared already are supplied; none where
    /// that cannot be, or the attackers have to move first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub expends: Option<u8>,
    /// The enemy's best counter-attack in his next turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub counter: Option<CounterAttack>,
}

/// What an attack promises on the average over all faces, as exact fractions (numerator, denominator): strength points,
/// a supply unit counting three.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ProspectView {
    /// Enemy losses less own ones, and what the place is worth times the chance that it falls.
    #[cfg_attr(feature = "js", tsify(type = "[number, number]"))]
    pub gain: Fraction,
    /// The attacker's losses.
    #[cfg_attr(feature = "js", tsify(type = "[number, number]"))]
    pub own_loss: Fraction,
    /// The defender's losses.
    #[cfg_attr(feature = "js", tsify(type = "[number, number]"))]
    pub enemy_loss: Fraction,
    /// The chance that no combat unit of the defender is left in the hexes.
    #[cfg_attr(feature = "js", tsify(type = "[number, number]"))]
    pub cleared: Fraction,
    /// Attack and defense strength.
    pub strength: [i16; 2],
    /// The odds, such as `3:1`.
    pub odds: String,
    /// The attack lies below the table.
    pub illegal: bool,
}

/// The enemy's best counter-attack in his next turn on the attackers where they stand after the combat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CounterAttack {
    /// What it promises him, the mean over the faces of the attack; nothing where no attack gains.
    #[cfg_attr(feature = "js", tsify(type = "[number, number]"))]
    pub gain: Fraction,
    /// Faces of the die after which a counter-attack gains.
    pub faces: u8,
    /// The hex of the worst one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub hex: Option<String>,
    /// Its units.
    pub units: Vec<String>,
    /// What it promises.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub prospect: Option<ProspectView>,
}

/// A prospect with its odds in words.
pub fn prospect_view(prospect: &Prospect) -> ProspectView {
    let [attack, defense] = prospect.strength;
    let odds = if attack > 0 { Ratio::of(attack, defense).to_string() } else { format!("0:{defense}") };
    ProspectView {
        gain: prospect.gain,
        own_loss: prospect.own_loss,
        enemy_loss: prospect.enemy_loss,
        cleared: prospect.cleared,
        strength: prospect.strength,
        odds,
        illegal: prospect.column.is_none(),
    }
}

/// A counter-attack in names.
pub fn counter_view(cache: &Cache, counter: &Counter) -> CounterAttack {
    let worst = counter.worst.as_ref();
    CounterAttack {
        gain: counter.gain,
        faces: worst.map_or(0, |worst| worst.faces),
        hex: worst.map(|worst| Spot(worst.hex).to_string()),
        units: worst
            .map(|worst| worst.units.iter().map(|&at| cache.unit_of[at].to_string()).collect())
            .unwrap_or_default(),
        prospect: worst.map(|worst| prospect_view(&worst.approach.group.prospect)),
    }
}

/// The risks of a player if all stayed as they stand.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RiskView {
    /// Whose.
    pub side: Side,
    /// Suppliers without which units would lose general supply, those of most units first.
    pub suppliers: Vec<BottleneckView>,
    /// Hexes likewise, if the enemy held them.
    pub hexes: Vec<BottleneckView>,
    /// Stacks that the enemy could overrun.
    pub overruns: Vec<OverrunRiskView>,
    /// Stacks that he could surround, or attack and gain by it, the worst first.
    pub threats: Vec<ThreatView>,
}

/// A supplier or hex on which the general supply of units hangs.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct BottleneckView {
    /// The supply unit; none for a source or a hex.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub unit: Option<String>,
    /// Where.
    pub hex: String,
    /// The units that would lose it.
    pub units: Vec<String>,
}

/// An overrun that the enemy could make.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OverrunRiskView {
    /// The hex overrun.
    pub hex: String,
    /// The hex from which.
    pub from: String,
    /// The units that could.
    pub units: Vec<String>,
    /// The odds.
    pub odds: String,
    /// Nothing but supply units is in the hex.
    pub supply_only: bool,
}

/// A stack that the enemy could attack or surround.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ThreatView {
    /// Its hex.
    pub hex: String,
    /// It has no hex to retreat to, or two enemy units could see to that.
    pub surrounded: bool,
    /// The units of the best attack.
    pub units: Vec<String>,
    /// What it promises the enemy.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub prospect: Option<ProspectView>,
}

/// What a player-turn has left out.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MissedView {
    /// Whose player-turn.
    pub side: Side,
    /// The game-turn.
    pub turn: u8,
    /// Its first order.
    pub from: u32,
    /// The first order after it.
    pub to: u32,
    /// The mean gain from which attacks are listed, in strength points.
    pub least_gain: u8,
    /// The facts, in the order of the player-turn.
    pub facts: Vec<MissedFact>,
}

/// Something that could have been done.
#[derive(Clone, Debug, Serialize)]
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
    pub hex: Option<String>,
    /// The other hexes of an attack on several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub also: Vec<String>,
    /// The units that could have done it.
    pub units: Vec<String>,
    /// The odds of an overrun or attack.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub odds: Option<String>,
    /// The mean gain of an attack, an exact fraction of strength points.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional, type = "[number, number]"))]
    pub gain: Option<Fraction>,
    /// Refit points left, supply units more that would have been expended, or victory points by which taking a place
    /// changes the lead.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub number: Option<u8>,
    /// The cases by which it was possible.
    pub cases: &'static [&'static str],
}

/// What could have been done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum MissedKind {
    /// A stack overrun.
    Overrun,
    /// Supply units without guard overrun.
    Capture,
    /// A place taken that counts for victory and in which no enemy unit stood.
    Place,
    /// An attack made.
    Attack,
    /// A combat supplied.
    Unsupplied,
    /// Units moved.
    Unmoved,
    /// Refit points spent.
    Refit,
}

impl MissedKind {
    /// The cases by which it was possible.
    pub const fn cases(self) -> &'static [&'static str] {
        match self {
            Self::Overrun => &["8.3"],
            Self::Capture => &["7.75", "8.3"],
            Self::Place => &["8.1", "15.26"],
            Self::Attack => &["11.1"],
            Self::Unsupplied => &["7.3"],
            Self::Unmoved => &["8.1"],
            Self::Refit => &["13.1"],
        }
    }
}

/// How a game ended that was played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PlayedOn {
    /// It came to its end.
    pub over: bool,
    /// Who won; none in a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub winner: Option<Side>,
}
