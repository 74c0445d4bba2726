//! What a rule of the board found: a code, its cases and rulings, the unit and hex, and the numbers before and after.

use referee::RulingId;
use serde::{Deserialize, Serialize};

use crate::model::finding::{Stage, codes};
use crate::model::points::Points;

codes! {
    /// What was found on the board. `before` and `after` of the note mean what each line says.
    BoardCode;
    /// The movement allowance printed: after.
    Allowance = "allowance", Movement, ["8.1"], [H026];
    /// Out of general supply: allowance before and after.
    AllowanceUnsupplied = "allowance-unsupplied", Movement, ["7.1"], [H031];
    /// A forced march: allowance before and after.
    AllowanceForced = "allowance-forced", Movement, ["8.7"], [H030];
    /// A reaction: allowance before and after.
    AllowanceReaction = "allowance-reaction", Movement, ["8.4"], [H029];
    /// The stack has the smallest allowance of its units: after.
    AllowanceStack = "allowance-stack", Movement, ["8.2"], [H038];
    /// Movement points spent before the move: after.
    AlreadySpent = "already-spent", Movement, ["8.1"], [H026];
    /// The terrain of the hex entered: points after.
    TerrainCost = "terrain-cost", Movement, ["8.29"], [H026];
    /// A hex entered along a road: points after.
    RoadCost = "road-cost", Movement, ["8.29"], [H026];
    /// A hex entered along a track: points after.
    TrackCost = "track-cost", Movement, ["8.29"], [H026];
    /// The hexside crossed: points after.
    HexsideCost = "hexside-cost", Movement, ["8.29"], [H026];
    /// A road cancels the cost of the hexside: points before and after.
    HexsideRoad = "hexside-road", Movement, ["8.29"], [R011];
    /// A track halves the cost of the hexside: points before and after.
    HexsideTrack = "hexside-track", Movement, ["8.29"], [R011, H025];
    /// An enemy detachment closes the road.
    DetachmentRoad = "detachment-road", Movement, ["17.27"], [R088];
    /// An enemy zone of control entered: points after.
    ZoneCost = "zone-cost", Movement, ["10.2"], [H027];
    /// An enemy detachment's zone, which is its own hex: points after.
    DetachmentZone = "detachment-zone", Movement, ["17.23", "17.27"], [R088];
    /// From one enemy zone to another, once in a phase: points after.
    Infiltration = "infiltration", Movement, ["10.3"], [H027];
    /// The stack holds units of both classes and pays the dearer cost: points after.
    DearerClass = "dearer-class", Movement, ["8.2"], [H038];
    /// The hex would hold more than its limit: stacking points after.
    Overstacked = "overstacked", Stacking, ["9.1"], [H040];
    /// The forced march is followed by a roll: before is the highest face that passes, after the die.
    ForcedMarchRoll = "forced-march-roll", Movement, ["8.7"], [H030];
    /// The reaction is followed by a roll: before is the highest face that passes, after the die.
    ReactionRoll = "reaction-roll", Movement, ["8.46"], [R014, H029];
    /// The unit is disrupted by the roll after its forced march.
    ForcedMarchDisrupts = "forced-march-disrupts", Movement, ["8.7"], [H030];
    /// The unit is disrupted by the roll.
    RollDisrupts = "roll-disrupts", Movement, ["8.46"], [R014, H029];
    /// An overrun costs more than the hex: points after.
    OverrunCost = "overrun-cost", Movement, ["8.3"], [H028];
    /// A supply overrun costs more than the hex: points after.
    SupplyOverrunCost = "supply-overrun-cost", Movement, ["8.3"], [H041];
    /// The strength of a supply overrun: before, and what it needs: after.
    SupplyOverrunStrength = "supply-overrun-strength", Strength, ["8.3"], [H041];
    /// An enemy detachment among the units overrun costs more: points after.
    OverrunDetachment = "overrun-detachment", Movement, ["17.26"], [R087];
    /// Out of combat supply: strength before and after.
    OverrunUnsupplied = "overrun-unsupplied", Strength, ["7.34", "8.3"], [H028];
    /// Disrupted: strength before and after.
    OverrunDisrupted = "overrun-disrupted", Strength, ["8.3", "11.66"], [H028];
    /// Across hexside terrain: strength before and after.
    OverrunHexside = "overrun-hexside", Strength, ["8.3", "11.3"], [H028];
    /// Strengths of an overrun: attacking before, defending after.
    OverrunOdds = "overrun-odds", Odds, ["8.3"], [H028];
    /// The unit does not react.
    Stays = "stays", Movement, ["8.37"], [R014];
    /// The unit reacts to a hex, before the overrun goes on.
    Reacts = "reacts", Movement, ["8.37"], [R014];
    /// The unit is overrun and goes to the Destroyed Units Box.
    Overrun = "overrun", Elimination, ["8.3", "13.2"], [R036];
    /// The overrunning units enter the hex.
    OverrunEnters = "overrun-enters", Movement, ["8.3"], [H028];
    /// A supply unit is destroyed.
    SupplyDestroyed = "supply-destroyed", Supply, ["8.3"], [H041];
    /// A supply unit rolled for: before is the highest face that captures it, after the die.
    SupplyCaptured = "supply-captured", Supply, ["8.3"], [H041];
    /// A supply unit back with its first owner carries no marker and may act at once.
    SupplyRetaken = "supply-retaken", Supply, ["7.75"], [R053];
    /// A supply unit taken carries a Captured marker.
    CapturedMarker = "captured-marker", Supply, ["7.75"], [H046];
    /// The Captured marker is removed.
    MarkerRemoved = "marker-removed", Supply, ["7.75"], [H046];
    /// A desert patrol captures nothing: what it would capture is destroyed.
    PatrolDestroys = "patrol-destroys", Supply, ["18.23"], [R101];
    /// A desert patrol that captures nothing does nothing.
    PatrolFails = "patrol-fails", Supply, ["18.23"], [R101];
    /// Units without stacking points have no zone.
    ZoneNone = "zone-none", Zone, ["10.11"], [R030];
    /// A zone does not enter a city.
    ZoneCity = "zone-city", Zone, ["10.12"], [R030];
    /// The zone of pure armor does not enter a mountain.
    ZoneMountain = "zone-mountain", Zone, ["10.12"], [R030];
    /// A zone does not cross the side.
    ZoneSide = "zone-side", Zone, ["10.1"], [H012];
    /// A detachment's zone is its own hex.
    ZoneDetachment = "zone-detachment", Zone, ["17.23"], [R084];
    /// The position itself says whether the unit is supplied.
    SupplyJudged = "supply-judged", Supply, ["7.1"], [H031];
    /// A linked supply unit or source in range: points before are the cost, after the range.
    GeneralSupply = "general-supply", Supply, ["7.1"], [H031];
    /// The unit needs no supply.
    NeedsNoSupply = "needs-no-supply", Supply, ["17.22", "18.21"], [R083, R099];
    /// A friendly combat unit negates the enemy zone in the hex.
    ZoneNegated = "zone-negated", Supply, ["7.12"], [R025];
    /// An enemy unit bars the path.
    CutByUnit = "cut-by-unit", Supply, ["7.12"], [R025];
    /// An enemy zone of control bars the path, with no friendly combat unit in the hex.
    CutByZone = "cut-by-zone", Supply, ["7.12", "10.27"], [R025];
    /// A supply unit in an enemy zone without a combat unit passes nothing.
    CutSupplyUnit = "cut-supply-unit", Supply, ["7.12", "10.27"], [R025];
    /// No linked supply unit or source in range, enemies or not.
    TooFar = "too-far", Supply, ["7.1"], [H031];
    /// No way over the ground, enemies or not.
    NoWay = "no-way", Supply, ["13.2"], [R036];
    /// The line of communication: after is its length in hexes.
    LineOfCommunication = "line-of-communication", Supply, ["13.2"], [R036];
    /// A chain of supply units serves to remove disruption, and nothing is expended.
    RecoveryByChain = "recovery-by-chain", Supply, ["11.67"], [R006, R035];
    /// Out of general supply: the disrupted marker stays.
    RecoveryUnsupplied = "recovery-unsupplied", Supply, ["11.67"], [R035];
    /// The load is one unit: stacking points after.
    LoadOneUnit = "load-one-unit", Movement, ["8.51", "8.61"], [R016];
    /// The load is several units: before their number, after their stacking points.
    LoadPoints = "load-points", Movement, ["8.51", "8.61"], [R016];
    /// Railroad hexes travelled: after.
    RailLength = "rail-length", Movement, ["8.61"], [H036];
    /// A railroad hex repaired.
    RailRepaired = "rail-repaired", Movement, ["8.64"], [R028, H037];
    /// The supply unit changes its mode.
    ModeChanged = "mode-changed", Supply, ["7.2"], [H048];
    /// The attempt to destroy a dump: before is the highest face that succeeds, after the die.
    DumpDestruction = "dump-destruction", Supply, ["7.82"], [H035];
    /// It is no reaction move: no unit rolls for disruption.
    NoDisruptionRoll = "no-disruption-roll", Supply, ["7.82"], [R024];
    /// The supply unit is expended for the stack it is in.
    EmergencySupply = "emergency-supply", Supply, ["7.4"], [H033];
    /// A unit in general supply west of the line: air points to Malta after.
    MaltaWest = "malta-west", Supply, ["6.31"], [R023];
    /// No unit in general supply west of the line: air points to Malta after.
    MaltaOtherwise = "malta-otherwise", Supply, ["6.31"], [R023];
    /// Alexandria is not occupied by the enemy, whatever zones are about: units may be rebuilt.
    RebuildAllowed = "rebuild-allowed", Elimination, ["13.23"], [R037];
    /// Alexandria is occupied by the enemy: nothing is rebuilt from scratch.
    RebuildBarred = "rebuild-barred", Elimination, ["13.23"], [R037];
    /// The Axis source is free: units may be rebuilt.
    AxisRebuildAllowed = "axis-rebuild-allowed", Elimination, ["13.23"], [H044];
    /// The Axis source is occupied by the enemy or in his zone: nothing is rebuilt from scratch.
    AxisRebuildBarred = "axis-rebuild-barred", Elimination, ["13.23"], [H044];
    /// Refitting by step: refit points after.
    RefitByStep = "refit-by-step", Elimination, ["13.2"], [H047];
    /// Refit points for a desert patrol: cost after.
    RefitPatrol = "refit-patrol", Elimination, ["18.24"], [R102];
    /// Infantry on foot, refitted by its size: before is the number of steps, after the refit points.
    RefitBySize = "refit-by-size", Elimination, ["2.23"], [R022, H047];
}

/// One thing found on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Note {
    /// What was found.
    pub code: BoardCode,
    /// The part of the procedure.
    pub stage: Stage,
    /// Case numbers.
    pub cases: &'static [&'static str],
    /// Rulings.
    pub rulings: &'static [RulingId],
    /// The unit.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub unit: Option<String>,
    /// The hex.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub hex: Option<String>,
    /// Value before; see the code.
    pub before: Points,
    /// Value after; see the code.
    pub after: Points,
}

impl Note {
    /// A note of a code.
    pub fn of(code: BoardCode) -> Self {
        let citation = code.citation();
        Self {
            code,
            stage: code.stage(),
            cases: citation.cases,
            rulings: citation.rulings,
            unit: None,
            hex: None,
            before: Points::ZERO,
            after: Points::ZERO,
        }
    }

    /// Names the unit.
    #[must_use]
    pub fn unit(mut self, unit: &str) -> Self {
        self.unit = Some(unit.to_owned());
        self
    }

    /// Names the hex.
    #[must_use]
    #[allow(clippy::needless_pass_by_value, reason = "takes numbers made for it and borrowed ones alike")]
    pub fn hex(mut self, hex: impl ToString) -> Self {
        self.hex = Some(hex.to_string());
        self
    }

    /// Movement points before and after.
    #[must_use]
    pub const fn points(mut self, before: Points, after: Points) -> Self {
        self.before = before;
        self.after = after;
        self
    }

    /// Whole numbers before and after.
    #[must_use]
    pub const fn numbers(self, before: u16, after: u16) -> Self {
        self.points(Points::from_halves(before * 2), Points::from_halves(after * 2))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_cites_well_formed_cases_and_known_rulings() {
        for code in BoardCode::ALL {
            let citation = code.citation();
            assert!(!citation.cases.is_empty() && !citation.rulings.is_empty(), "{}", code.name());
            for case in citation.cases {
                case.parse::<referee::CaseId>().unwrap();
            }
            for id in citation.rulings {
                assert!(
                    crate::data::ledger::ledger().iter().any(|ruling| ruling.id == *id),
                    "{} cites {id}",
                    code.name()
                );
            }
            assert_eq!(serde_json::to_value(code).unwrap(), code.name());
        }
    }
}
