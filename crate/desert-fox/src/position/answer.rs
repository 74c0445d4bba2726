//! What the referee answers about a position.

use referee::RulingId;
use serde::Serialize;

use crate::charts::Provenance;
use crate::combat::query::CombatQuery;
use crate::combat::report::Refused;
use crate::overlay::ChartValue;
use crate::points::Points;
use crate::position::note::{BoardCode, Note};
use crate::refusal::{Refusal, RefusalCode};
use crate::units::{HexsideTerrain, Side, Terrain, Way};

/// An answer about a position.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum BoardAnswer {
    /// The query cannot be read, or what it asks for may not be done.
    Refused(Refused),
    /// A hex.
    Hex(HexAnswer),
    /// Hexes reached and barred.
    Reach(ReachAnswer),
    /// A move that may be made.
    Move(MoveAnswer),
    /// Zones of control.
    Zones(ZonesAnswer),
    /// Supply of a player.
    Supply(SupplyAnswer),
    /// Supply of one unit.
    Trace(TraceAnswer),
    /// Stacks over the limit.
    Stacking(StackingAnswer),
    /// An overrun.
    Overrun(OverrunAnswers),
    /// A combat to be adjudicated.
    Combat(CombatAnswer),
    /// Where a unit can retreat.
    Retreat(RetreatAnswer),
    /// Combat supply for several combats.
    Allocate(AllocateAnswer),
    /// A thing that may be done, and what comes of it.
    Done(DoneAnswer),
    /// The dumps without a line of communication.
    DumpFate(DumpFateAnswer),
    /// Units that recover.
    Recovery(RecoveryAnswer),
    /// What the position allows outside the map.
    OffMap(OffMapAnswer),
    /// The tables of the board.
    Tables(TablesAnswer),
}

/// A hex of the map.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct HexAnswer {
    /// Number in the edition of the rules.
    pub hex: String,
    /// Number of the SPI edition.
    pub spi: String,
    /// Number of the Six Angles edition.
    pub six_angles: String,
    /// Names printed in it, by the edition of the rules.
    pub names: Vec<String>,
    /// Terrain.
    pub terrain: Terrain,
    /// Where the terrain comes from.
    pub provenance: Provenance,
    /// The six sides, east first and counter-clockwise, without those off the map.
    pub sides: Vec<SideAnswer>,
}

/// A side of a hex.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SideAnswer {
    /// The hex beyond.
    pub to: String,
    /// Along the side.
    pub terrain: HexsideTerrain,
    /// Across the side.
    pub way: Way,
    /// A railroad in use crosses it.
    pub rail: bool,
    /// Movement points of entering the hex beyond: on foot and motorized, none where it is barred.
    pub cost: [Option<Points>; 2],
}

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

/// A hex entered.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MoveStep {
    /// The hex.
    pub hex: String,
    /// Movement points of this step.
    pub cost: Points,
    /// Movement points spent with it.
    pub total: Points,
    /// What the cost is made of.
    pub notes: Vec<Note>,
}

/// A roll for disruption.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DisruptionRoll {
    /// The unit.
    pub unit: String,
    /// The highest face that passes.
    pub passes_to: u8,
    /// The die, where it was rolled.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub die: Option<u8>,
    /// Whether the unit is disrupted, where the die was rolled.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub disrupted: Option<bool>,
    /// Case numbers.
    pub cases: &'static [&'static str],
}

/// The zones of a player.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ZonesAnswer {
    /// Hexes under his zones of control.
    pub hexes: Vec<String>,
    /// His units without a zone, and why; sides and hexes that zones do not enter.
    pub notes: Vec<Note>,
}

/// The supply of a player.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SupplyAnswer {
    /// The sources that supply goes back to.
    pub sources: Vec<String>,
    /// His dumps and MSUs.
    pub supply_units: Vec<SupplyUnitState>,
    /// His units.
    pub units: Vec<UnitSupply>,
}

/// A dump or MSU.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SupplyUnitState {
    /// The supply unit.
    pub unit: String,
    /// Chained to a source.
    pub linked: bool,
    /// The supply unit or source before it in the chain.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub upstream: Option<String>,
    /// The hexes of that link, from the supply unit on.
    pub path: Vec<String>,
    /// In an enemy zone without a combat unit, so that nothing passes.
    pub cut_off: bool,
    /// Under a Captured marker: of no use.
    pub captured: bool,
    /// Can trace a line of communication.
    pub line_of_communication: bool,
}

/// The supply of a unit.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct UnitSupply {
    /// The unit.
    pub unit: String,
    /// In general supply.
    pub general: bool,
    /// In range of combat supply.
    pub combat: bool,
    /// The supply units and sources it can draw combat supply on.
    pub suppliers: Vec<String>,
    /// Can trace a line of communication.
    pub line_of_communication: bool,
}

/// The supply of one unit, with paths.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TraceAnswer {
    /// The unit's supply.
    pub supply: UnitSupply,
    /// The path to the nearest linked supply unit or source, and the chain from there.
    pub general: Vec<SupplyPath>,
    /// A path to each supplier of combat supply.
    pub combat: Vec<SupplyPath>,
    /// The line of communication, from the unit to the source.
    pub line_of_communication: Vec<String>,
    /// Where general supply is cut, or that it is too far.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub cut: Option<Cut>,
    /// Where the line of communication is cut, or that the ground bars it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub line_cut: Option<Cut>,
    /// What was found.
    pub notes: Vec<Note>,
}

/// A path of supply.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SupplyPath {
    /// The supply unit or source at its end.
    pub to: String,
    /// The hexes, from the unit on.
    pub hexes: Vec<String>,
    /// Movement points at motorized rates.
    pub cost: Points,
    /// Movement points allowed.
    pub range: Points,
}

/// What cuts a unit off.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Cut {
    /// The reason.
    pub code: BoardCode,
    /// Case numbers.
    pub cases: &'static [&'static str],
    /// The first hex that an enemy bars on the way there would be without him.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub hex: Option<String>,
    /// The enemy units that bar it.
    pub by: Vec<String>,
}

/// Stacks over their limit.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct StackingAnswer {
    /// Stacking points that a hex holds.
    pub limit: u8,
    /// The hexes over it.
    pub hexes: Vec<Overstack>,
    /// What becomes of the units taken off.
    pub eliminated: Vec<Eliminated>,
}

/// A hex over its limit.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Overstack {
    /// The hex.
    pub hex: String,
    /// Stacking points in it.
    pub stacking_points: u8,
    /// Units there with stacking points.
    pub units: Vec<String>,
    /// Case numbers.
    pub cases: &'static [&'static str],
}

/// A unit taken off the map.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Eliminated {
    /// The unit.
    pub unit: String,
    /// Its box, or the die that decides.
    pub report: crate::calls::EliminationReport,
}

/// An overrun as far as the answers go.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OverrunAnswers {
    /// Strengths of the overrunning units and of the units in the hex.
    pub strength: [u16; 2],
    /// Movement points of the overrun.
    pub cost: Points,
    /// Everything in the order in which it happens.
    pub notes: Vec<Note>,
    /// What is asked next; none once all is settled.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub ask: Option<OverrunAsk>,
    /// The units after the overrun, once all is settled.
    pub units: Vec<UnitAfter>,
}

/// A question in an overrun.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OverrunAsk {
    /// Who answers or rolls.
    pub by: Side,
    /// What it is about.
    pub about: OverrunQuestion,
    /// The unit concerned.
    pub unit: String,
    /// The hexes it may react to.
    pub hexes: Vec<String>,
}

/// What an overrun asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum OverrunQuestion {
    /// Whether and where to a unit reacts.
    Reaction,
    /// The roll for disruption after it.
    DisruptionDie,
    /// What becomes of a supply unit.
    SupplyUnit,
    /// Whether it is captured.
    CaptureDie,
}

/// A unit after an overrun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct UnitAfter {
    /// The unit.
    pub unit: String,
    /// What became of it.
    pub fate: Fate,
    /// Where it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub hex: Option<String>,
    /// Carries a disrupted marker.
    pub disrupted: bool,
    /// Carries a Captured marker.
    pub captured: bool,
}

/// What became of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Fate {
    /// Moved into the hex.
    Moved,
    /// Reacted to another hex.
    Reacted,
    /// In the Destroyed Units Box.
    Destroyed,
    /// A supply unit taken off the map.
    Removed,
    /// A supply unit taken by the enemy.
    Captured,
    /// A supply unit that its first owner has back.
    Retaken,
    /// As before.
    Untouched,
}

/// A combat to be adjudicated.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CombatAnswer {
    /// The combat.
    pub query: CombatQuery,
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

/// Combat supply for several combats.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AllocateAnswer {
    /// The proposals: each expends more supply units than the one before and supplies more combats. Or the allocation checked.
    pub proposals: Vec<Allocation>,
    /// Case numbers.
    pub cases: &'static [&'static str],
}

/// An allocation of combat supply.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Allocation {
    /// Supply units expended.
    pub expended: Vec<String>,
    /// Combats supplied in full, by index.
    pub supplied: Vec<u32>,
    /// What each unit draws.
    pub draws: Vec<AllocatedDraw>,
    /// Nothing better exists; false where the search was cut short.
    pub best: bool,
    /// What is wrong with an allocation that was to be checked.
    pub faults: Vec<Refusal>,
}

/// What a unit draws.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AllocatedDraw {
    /// The combat, by index.
    pub combat: u32,
    /// The unit; units without stacking points draw together under the first of them.
    pub unit: String,
    /// The dump, MSU or source.
    pub from: String,
    /// Stacking points.
    pub stacking_points: u8,
}

/// A thing that may be done.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DoneAnswer {
    /// What was found and what comes of it.
    pub notes: Vec<Note>,
    /// Hexes concerned, such as those of a railroad repaired or travelled.
    pub hexes: Vec<String>,
    /// Units changed.
    pub units: Vec<UnitAfter>,
    /// The chance of success, as numerator and denominator, where a die is still to be rolled.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub chance: Option<[u32; 2]>,
}

/// The dumps of a player (7.9).
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DumpFateAnswer {
    /// His dumps.
    pub dumps: Vec<DumpFate>,
    /// Case numbers.
    pub cases: &'static [&'static str],
}

/// A dump and its line of communication.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DumpFate {
    /// The dump.
    pub unit: String,
    /// Captured in this turn.
    pub captured: bool,
    /// Can trace a line of communication.
    pub line_of_communication: bool,
    /// The highest face that expends it, where it must roll.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub expended_to: Option<u8>,
    /// Expended, where the die was rolled.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub expended: Option<bool>,
}

/// Units that recover from disruption (11.67).
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RecoveryAnswer {
    /// Units whose disrupted marker comes off.
    pub recover: Vec<String>,
    /// Units that keep it.
    pub keep: Vec<String>,
    /// Supply units expended for it.
    pub expended: u8,
    /// What was found.
    pub notes: Vec<Note>,
}

/// What a position allows outside the map.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OffMapAnswer {
    /// Air points that the Commonwealth may send to Malta in an Air Allocation Phase.
    pub malta_air_points: u8,
    /// Whether the Axis and the Commonwealth may rebuild units from scratch.
    pub may_rebuild: [bool; 2],
    /// What was found.
    pub notes: Vec<Note>,
}

/// The tables of the board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TablesAnswer {
    /// Every value.
    pub values: Vec<ChartValue>,
}
