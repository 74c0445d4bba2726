//! What may not be done, or cannot be read: nothing is changed and the case is named.

use referee::RulingId;
use serde::{Deserialize, Serialize};

use crate::finding::codes;

codes! {
    /// Why a combat, an answer or a change is refused.
    RefusalCode;
    /// Nobody attacks.
    NoAttackers = "no-attackers", Duty, ["11.1"], [144];
    /// Nobody is attacked.
    NoDefenders = "no-defenders", Duty, ["11.1"], [144];
    /// Too many units, hexes or hexsides for one combat.
    TooLarge = "too-large", Duty, ["11.1"], [144];
    /// Two units, or two hexes, of the same name.
    Duplicate = "duplicate", Duty, ["2.22"], [1015];
    /// The roster has no such unit.
    UnknownUnit = "unknown-unit", Duty, ["2.22"], [1015];
    /// A value is missing that neither the roster nor the query gives.
    MissingValue = "missing-value", Duty, ["2.22"], [1015];
    /// A value lies outside its range.
    OutOfRange = "out-of-range", Duty, ["2.22"], [1015];
    /// The unit's nation group belongs to the other player.
    WrongSide = "wrong-side", Duty, ["2.22"], [1015];
    /// A unit shown depleted that has no depleted side.
    OneStep = "one-step", Duty, ["2.22"], [1015];
    /// Both players' units stand in one hex.
    HexShared = "hex-shared", Duty, ["9.1"], [1015];
    /// No unit can be in such a hex.
    HexForbidden = "hex-forbidden", Duty, ["8.29"], [1015];
    /// The unit is adjacent to no hex attacked.
    NotAdjacent = "not-adjacent", Duty, ["11.1"], [32];
    /// A motorized unit may not attack across an escarpment.
    AcrossEscarpment = "across-escarpment", Duty, ["8.29", "11.36"], [27, 31, 1019, 1021];
    /// No unit may attack across a sea hexside.
    AcrossSea = "across-sea", Duty, ["8.29"], [27];
    /// Supply units do not attack.
    SupplyAttacks = "supply-attacks", Duty, ["7.26"], [152];
    /// A level-2 fort doubles no armor, and only a defender inside it.
    FortUnit = "fort-unit", Strength, ["14.2"], [143];
    /// More air points than one side may commit.
    TooManyAirPoints = "too-many-air-points", Die, ["6.22"], [42];
    /// Naval support is the Commonwealth's alone.
    NavalSide = "naval-side", Die, ["6.2"], [148];
    /// The cover asked for is more than the infantry beside the unit gives.
    CoverTooLarge = "cover-too-large", Strength, ["11.4"], [17, 33];
    /// The answer is not one of the legal ones.
    IllegalAnswer = "illegal-answer", Die, ["11.1"], [132];
    /// Disrupted units may not advance.
    AdvanceDisrupted = "advance-disrupted", Advance, ["11.66", "11.69"], [56, 57, 168];
    /// Units whose strength stands in parentheses may not advance.
    AdvanceParenthesized = "advance-parenthesized", Advance, ["11.69"], [168];
    /// The ground bars the advance.
    AdvanceTerrain = "advance-terrain", Advance, ["8.14", "8.29"], [27];
    /// Depletion replaces a retreat of up to three hexes only.
    RetreatTooLong = "retreat-too-long", Retreat, ["11.62"], [158];
    /// A unit without a depleted side left cannot be depleted instead.
    AlreadyDepleted = "already-depleted", Retreat, ["11.62"], [158, 1014];
    /// Artillery takes the depletion only when nothing else can.
    ArtillerySpared = "artillery-spared", Defender, ["11.76"], [58];
    /// A seventh stacking point may not advance.
    AdvanceTooLarge = "advance-too-large", Advance, ["11.69"], [168];
    /// More answers than decisions.
    UnusedAnswer = "unused-answer", Die, ["11.1"], [132];
    /// A chart change is refused.
    BadOverlay = "bad-overlay", Odds, ["11.7"], [1007];
    /// No retreat onto an enemy unit.
    RetreatEnemy = "retreat-enemy", Retreat, ["11.62"], [160];
    /// No retreat into an enemy zone of control, friends there or not.
    RetreatZone = "retreat-zone", Retreat, ["11.62"], [160];
    /// No retreat off the map or into the sea.
    RetreatOffMap = "retreat-off-map", Retreat, ["11.62"], [160];
    /// No retreat across an escarpment.
    RetreatEscarpment = "retreat-escarpment", Retreat, ["11.62"], [160];
    /// Motorized units retreat through marsh and sand sea on a way alone.
    RetreatMarsh = "retreat-marsh", Retreat, ["11.62:3"], [18, 160];
    /// A retreat does not come back to a hex it left.
    RetreatBack = "retreat-back", Retreat, ["11.62"], [1013];
    /// A longer retreat is possible another way.
    RetreatShort = "retreat-short", Retreat, ["11.62"], [161];
    /// A disrupted unit may not work on a fort.
    FortDisrupted = "fort-disrupted", Strength, ["11.66", "14.15"], [56, 62];
    /// Work on a fort needs general supply.
    FortUnsupplied = "fort-unsupplied", Strength, ["14.14"], [46];
    /// A disrupted unit may not force march.
    ForcedMarchDisrupted = "forced-march-disrupted", Duty, ["8.71", "11.66"], [34];
}

/// A refusal: which rule, and which part of the query it is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Refusal {
    /// The stable code.
    pub code: RefusalCode,
    /// Case numbers of the rule.
    pub cases: &'static [&'static str],
    /// Rulings of the ledger.
    pub rulings: &'static [RulingId],
    /// Where in the query: a path such as `units[2].strength`.
    pub path: String,
    /// The unit concerned.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub unit: Option<String>,
    /// The value found, where one is refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub found: Option<String>,
}

impl Refusal {
    /// A refusal at a place of the query.
    pub fn at(code: RefusalCode, path: impl Into<String>) -> Self {
        let citation = code.citation();
        Self { code, cases: citation.cases, rulings: citation.rulings, path: path.into(), unit: None, found: None }
    }

    /// Names the unit.
    #[must_use]
    pub fn unit(mut self, unit: &str) -> Self {
        self.unit = Some(unit.to_owned());
        self
    }

    /// Names the value found.
    #[must_use]
    #[allow(clippy::needless_pass_by_value, reason = "takes references and numbers alike")]
    pub fn found(mut self, found: impl std::fmt::Display) -> Self {
        self.found = Some(found.to_string().chars().take(80).collect());
        self
    }
}
