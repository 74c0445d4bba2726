//! Moves and retreats.

use referee::RulingId;
use serde::Serialize;

use crate::model::note::Note;
use crate::model::points::Points;
use crate::model::refusal::RefusalCode;
use crate::rules::movement::reaction::DisruptionRoll;
use crate::rules::movement::steps::MoveStep;

/// Where units can go.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReachAnswer {
    /// Where they start.
    pub start: String,
    /// Movement points they may spend in all.
    pub allowance: Points,
    /// How the allowance came about.
    pub notes: Vec<Note>,
    /// The hexes reached, cheapest first, the start not among them.
    pub hexes: Vec<ReachedHex>,
    /// The hexes beyond, each with the reason that bars it.
    pub barred: Vec<BarredHex>,
    /// The reasons met, with their cases.
    pub reasons: Vec<Reason>,
}

/// A hex that units can reach.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReachedHex {
    /// The hex.
    pub hex: String,
    /// Least movement points spent there.
    pub cost: Points,
    /// The only way there goes from one enemy zone to another.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub infiltrates: bool,
    /// Why the move may not end there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub no_end: Option<RefusalCode>,
    /// The hex would hold more than its limit: somebody must leave it before the phase ends.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub overstacked: bool,
}

/// A hex that units cannot enter.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct BarredHex {
    /// The hex.
    pub hex: String,
    /// The reason.
    pub code: RefusalCode,
    /// An overrun would open it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub overrun: bool,
}

/// A reason and its cases.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Reason {
    /// The stable code.
    pub code: RefusalCode,
    /// Case numbers.
    pub cases: &'static [&'static str],
    /// Rulings.
    pub rulings: &'static [RulingId],
}

impl Reason {
    /// The reasons of some codes, each once.
    pub fn all(codes: impl IntoIterator<Item = RefusalCode>) -> Vec<Self> {
        let mut reasons: Vec<Self> = Vec::new();
        for code in codes {
            if !reasons.iter().any(|reason| reason.code == code) {
                let citation = code.citation();
                reasons.push(Self { code, cases: citation.cases, rulings: citation.rulings });
            }
        }
        reasons
    }
}

/// A move, hex by hex.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MoveAnswer {
    /// Where it starts.
    pub start: String,
    /// Movement points that may be spent in all.
    pub allowance: Points,
    /// Movement points spent in all, those before the move included.
    pub spent: Points,
    /// How the allowance came about, and what holds where the move ends.
    pub notes: Vec<Note>,
    /// The hexes entered.
    pub steps: Vec<MoveStep>,
    /// The rolls for disruption that follow at once.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub rolls: Vec<DisruptionRoll>,
}

/// Where a unit can retreat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RetreatAnswer {
    /// Hexes to retreat, less what a city or fort takes off.
    pub owed: u8,
    /// Hexes that the unit can go at most.
    pub farthest: u8,
    /// The hexes to which its first step may go.
    pub hexes: Vec<String>,
    /// The other neighbours, and why not.
    pub barred: Vec<BarredHex>,
    /// The reasons met, with their cases.
    pub reasons: Vec<Reason>,
}
