//! What a rule found on the way to a result: a code, its cases and rulings, and the numbers before and after.

use referee::RulingId;
use serde::{Deserialize, Serialize};

use crate::model::units::Side;

/// The part of the combat procedure in which a finding was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Stage {
    /// Who must be attacked and who may attack.
    Duty,
    /// Combat supply.
    Supply,
    /// Combat strengths.
    Strength,
    /// Odds, terrain row and column.
    Odds,
    /// Air points, naval support and the die.
    Die,
    /// Results on the defender.
    Defender,
    /// Results on the attacker.
    Attacker,
    /// Retreats of either side.
    Retreat,
    /// Advance after combat.
    Advance,
    /// The boxes into which eliminated units go.
    Elimination,
    /// Movement.
    Movement,
    /// Stacking.
    Stacking,
    /// Zones of control.
    Zone,
    /// The sequence of play.
    Sequence,
    /// Reinforcements, withdrawals and convoys.
    Reinforcement,
    /// Air points and Malta.
    Air,
    /// Recovery and refit.
    Refit,
    /// Forts.
    Fort,
    /// Victory.
    Victory,
}

/// The cases and rulings behind a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Citation {
    /// Case numbers of the rulebook.
    pub cases: &'static [&'static str],
    /// Rulings of the ledger.
    pub rulings: &'static [RulingId],
}

/// Declares codes: name, JSON name, stage, cases, and rulings by their printed ids.
macro_rules! codes {
    ($(#[$outer:meta])* $enum:ident; $($(#[$doc:meta])* $name:ident = $json:literal, $stage:ident, [$($case:literal),*], [$($ruling:ident),*];)+) => {
        $(#[$outer])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
        #[cfg_attr(feature = "js", derive(tsify::Tsify))]
        pub enum $enum { $($(#[$doc])* #[serde(rename = $json)] $name),+ }

        impl Serialize for $enum {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_unit_variant(stringify!($enum), *self as u32, self.name())
            }
        }

        impl $enum {
            /// Every code.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// The code's stable name.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$name => $json),+ }
            }

            /// The stage it belongs to.
            pub const fn stage(self) -> $crate::model::finding::Stage {
                match self { $(Self::$name => $crate::model::finding::Stage::$stage),+ }
            }

            /// The cases and rulings it rests on.
            pub const fn citation(self) -> $crate::model::finding::Citation {
                match self {
                    $(Self::$name => $crate::model::finding::Citation { cases: &[$($case),*], rulings: const { &[$(referee::RulingId::cited(stringify!($ruling))),*] } }),+
                }
            }
        }
    };
}

pub(crate) use codes;

codes! {
    /// What was found. `before` and `after` of the finding mean what each line says.
    Code;
    /// The enemy unit's zone covers an attacker: it must be attacked by somebody.
    MustBeAttacked = "must-be-attacked", Duty, ["10.1", "11.1"], [R031];
    /// The enemy unit may be left alone: after is 0 where its zone covers no unit of the attacker, 1 where no unit that its zone
    /// covers could attack it, 2 where it is adjacent to none.
    NeedNotBeAttacked = "need-not-be-attacked", Duty, ["10.1", "10.11"], [R030, R031, H012];
    /// A detachment is ignored beside the combat.
    DetachmentIgnored = "detachment-ignored", Duty, ["17.24", "17.26"], [R085, R087];
    /// The unit is always in combat supply.
    AlwaysSupplied = "always-supplied", Supply, ["7.3"], [R134];
    /// Stacking points of supply drawn by the unit: after.
    SupplyDrawn = "supply-drawn", Supply, ["7.3"], [R133];
    /// An artillery-capable unit draws two stacking points: after.
    ArtilleryDraws = "artillery-draws", Supply, ["12.17"], [R136];
    /// An artillery-capable unit draws one and fires no shift: after.
    ArtilleryForgoes = "artillery-forgoes", Supply, ["12.17"], [R045];
    /// Units of a player without stacking points draw nothing together: before is their number.
    ZeroPointsFree = "zero-points-free", Supply, ["7.15"], [R026, R135];
    /// More than two attacking units without stacking points draw one: before is their number, after the draw.
    ZeroPointsCharged = "zero-points-charged", Supply, ["7.15"], [R135, H114];
    /// Out of combat supply: strength before and after.
    OutOfCombatSupply = "out-of-combat-supply", Strength, ["7.34"], [R137];
    /// Out of general supply, which changes no strength.
    GeneralSupplyNoEffect = "general-supply-no-effect", Strength, ["7.2", "11.9"], [R032];
    /// Armor without infantry: strength before and after.
    CombinedArms = "combined-arms", Strength, ["11.4"], [R017, R033, R138];
    /// Armor only in part covered by infantry: strength before and after.
    CombinedArmsPart = "combined-arms-part", Strength, ["11.4"], [R033, H001];
    /// Armor fully covered by infantry: keeps its strength.
    CombinedArmsCovered = "combined-arms-covered", Strength, ["11.4"], [R017, R138];
    /// Infantry of another nation group gives this armor no cover.
    CombinedArmsNation = "combined-arms-nation", Strength, ["11.4"], [R055];
    /// Disrupted: strength before and after.
    Disrupted = "disrupted", Strength, ["11.66"], [R139];
    /// A hexside that halves, as an owner's chart may have it: strength before and after.
    HexsideHalf = "hexside-half", Strength, ["11.3"], [R140];
    /// A hexside that leaves a third: strength before and after.
    Hexside = "hexside", Strength, ["11.3", "11.34"], [R031, R140];
    /// A level-2 fort doubles the unit: strength before and after.
    FortDoubles = "fort-doubles", Strength, ["14.2"], [R143];
    /// The owner's order of effects gives `before`, less than the best order would: `after`.
    EffectOrder = "effect-order", Strength, ["11.1"], [R132];
    /// A flak unit takes strength from enemy armor: armor's strength before and after.
    Flak = "flak", Strength, ["12.2"], [R142, H002];
    /// A flak unit may not fire in this terrain.
    FlakBarred = "flak-barred", Strength, ["12.2"], [R061];
    /// The defender's strength is never below one: before and after.
    DefenderFloor = "defender-floor", Strength, ["11.3"], [R141];
    /// The odds: attacking strength before, defending strength after.
    Odds = "odds", Odds, ["11.1"], [R144];
    /// The terrain row in use: after is the row's number, 0 for clear.
    TerrainRow = "terrain-row", Odds, ["11.31"], [R145];
    /// A city's row follows its rating: after is the row's number.
    CityRow = "city-row", Odds, ["11.31"], [R005];
    /// The column found: after.
    Column = "column", Odds, ["11.1"], [R146];
    /// The odds lie below the row: an illegal attack, resolved before the legal ones.
    IllegalAttack = "illegal-attack", Odds, ["11.16"], [R147];
    /// Air points committed: after.
    AirCommitted = "air-committed", Die, ["6.2"], [R148];
    /// Naval support committed.
    NavalCommitted = "naval-committed", Die, ["6.2"], [R148];
    /// The die and the adjusted column number: before is the die, after the number.
    AdjustedColumn = "adjusted-column", Die, ["11.7"], [R149];
    /// An A result takes a committed air point: points before and after.
    AirLoss = "air-loss", Die, ["11.7"], [R150, H003];
    /// An artillery unit gives a shift.
    ArtilleryShift = "artillery-shift", Die, ["12.1"], [R136];
    /// Artillery fires no shift in or against a mountain hex.
    ArtilleryMountain = "artillery-mountain", Die, ["12.19"], [R059];
    /// Artillery fires no shift without a ground unit of its nation group.
    ArtilleryNation = "artillery-nation", Die, ["12.20"], [R060];
    /// Artillery out of combat supply fires no shift.
    ArtilleryUnsupplied = "artillery-unsupplied", Die, ["12.17"], [H004];
    /// The attacker's shifts, for results on the defender alone: column before and after.
    AttackerShifts = "attacker-shifts", Defender, ["11.9"], [R151];
    /// Out of combat supply: morale before and after.
    MoraleShift = "morale-shift", Defender, ["7.34"], [R153, H006];
    /// The result on a defending unit: line before (morale), column after, which may lie beyond the ends of the table.
    Result = "result", Defender, ["11.7"], [R154, H108];
    /// A supply unit is ignored beside combat units.
    SupplyIgnored = "supply-ignored", Defender, ["7.26"], [R152, H023];
    /// A supply unit attacked alone is eliminated by its result, whatever that is.
    SupplyAlone = "supply-alone", Defender, ["7.26"], [R155, H110];
    /// A supply unit attacked alone meets no result and survives.
    SupplySurvives = "supply-survives", Defender, ["7.26"], [R155, H020];
    /// A defending unit is depleted by its result.
    DefenderDepleted = "defender-depleted", Defender, ["11.7"], [R156];
    /// A defending unit is disrupted by its result.
    DefenderDisrupted = "defender-disrupted", Defender, ["11.7"], [R156];
    /// A unit that cannot be depleted any more is eliminated.
    EliminatedByDepletion = "eliminated-by-depletion", Elimination, ["11.7"], [H005];
    /// Eliminated by its result.
    Eliminated = "eliminated", Elimination, ["11.7"], [R154];
    /// City or fort: hexes to retreat before and after.
    RetreatReduced = "retreat-reduced", Retreat, ["11.62"], [R157];
    /// Depleted instead of retreating: hexes before.
    DepletedInstead = "depleted-instead", Retreat, ["11.62"], [R158];
    /// A hex of the retreat: after counts the hexes gone.
    Retreated = "retreated", Retreat, ["11.62"], [R160];
    /// Stopped in a city: hexes still owed before.
    StoppedInCity = "stopped-in-city", Retreat, ["11.62"], [R159];
    /// Could not go all the way: hexes owed before, gone after.
    RetreatIncomplete = "retreat-incomplete", Retreat, ["11.62"], [R161];
    /// Depleted for not going all the way.
    RetreatDepletes = "retreat-depletes", Retreat, ["11.62"], [R161];
    /// The attacker's pick for a partial depletion: after is 1 where the unit is turned, 0 where that eliminates it.
    DefenderPartial = "defender-partial", Defender, ["11.7"], [R162];
    /// Defending artillery is spared while another unit can take the depletion.
    ArtilleryLast = "artillery-last", Defender, ["11.76"], [R058];
    /// Attacking artillery is spared while another unit can take the depletion.
    AttackerArtilleryLast = "attacker-artillery-last", Attacker, ["11.76"], [R058];
    /// An attacker out of combat supply is disrupted.
    UnsuppliedDisrupted = "unsupplied-disrupted", Attacker, ["7.34"], [R163];
    /// The defender's shifts, for results on the attacker alone: column before and after.
    DefenderShifts = "defender-shifts", Attacker, ["11.9"], [R164, H017];
    /// The result on all attacking units: column after, which may lie beyond the ends of the table.
    AttackerResult = "attacker-result", Attacker, ["11.7"], [R165, H108];
    /// An attacking unit is depleted by the result.
    AttackerDepleted = "attacker-depleted", Attacker, ["11.7"], [R165];
    /// An attacking unit is disrupted by the result.
    AttackerDisrupted = "attacker-disrupted", Attacker, ["11.7"], [R165];
    /// 4dD to every attacker of an illegal attack.
    IllegalResult = "illegal-result", Attacker, ["11.16"], [R044, R147];
    /// The defender chose the result of an illegal attack.
    IllegalChosen = "illegal-chosen", Attacker, ["11.16"], [R044];
    /// The attacker ignores the retreat, the defending hexes being vacant.
    RetreatIgnored = "retreat-ignored", Retreat, ["11.61"], [R166];
    /// The defender's pick for a partial depletion: after is 1 where the unit is turned, 0 where that eliminates it.
    AttackerPartial = "attacker-partial", Attacker, ["11.7"], [R167];
    /// A unit advances: stacking points advanced before it and with it.
    Advanced = "advanced", Advance, ["11.69"], [R168];
    /// Disrupted units may not advance.
    AdvanceDisrupted = "advance-disrupted", Advance, ["11.66", "11.69"], [R056, R057, R168];
    /// Units whose strength stands in parentheses may not advance.
    AdvanceParenthesized = "advance-parenthesized", Advance, ["11.69"], [R168];
    /// A motorized unit may not advance there.
    AdvanceTerrain = "advance-terrain", Advance, ["8.14", "8.29"], [R027];
    /// A supply unit is destroyed by the units that advance onto it.
    SupplyDestroyed = "supply-destroyed", Advance, ["11.69"], [R169];
    /// The die for capturing a supply unit: after is the die.
    SupplyCapture = "supply-capture", Advance, ["11.69"], [R169];
    /// A supply unit back with its first owner carries no marker and may act at once.
    SupplyRetaken = "supply-retaken", Advance, ["7.75"], [R053];
    /// The dump that Tobruk yields.
    TobrukDump = "tobruk-dump", Advance, ["7.56"], [R170];
    /// Goes to the Refit Box.
    ToRefitBox = "to-refit-box", Elimination, ["13.2"], [R036];
    /// Goes to the Destroyed Units Box.
    ToDestroyedBox = "to-destroyed-box", Elimination, ["13.2"], [R020, R036];
    /// The die decides the box: before is the highest face that saves the unit, after the die.
    BoxDie = "box-die", Elimination, ["13.2"], [R020, R036];
    /// Rommel leads the combat: columns after.
    RommelLeads = "rommel-leads", Die, ["8.8"], [H105];
}

/// One thing found, about a unit where it is about one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What was found.
    pub code: Code,
    /// Index of the unit in the combat.
    pub unit: Option<u8>,
    /// Index of the hex it is about, where it is about one.
    pub hex: Option<u8>,
    /// The player it is about, where it is about one.
    pub side: Option<Side>,
    /// Value before; see the code.
    pub before: i16,
    /// Value after; see the code.
    pub after: i16,
}

/// The findings of one adjudication, in the order in which they were made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Findings {
    list: Vec<Finding>,
    muted: bool,
}

impl Default for Findings {
    /// An empty list with room for a combat of usual size.
    fn default() -> Self {
        Self { list: Vec::with_capacity(64), muted: false }
    }
}

impl Findings {
    /// A list that keeps nothing, for results of which only the outcome is wanted.
    pub fn muted() -> Self {
        Self { list: Vec::new(), muted: true }
    }

    /// Whether it keeps nothing, so that what serves the findings alone need not be worked out.
    pub const fn is_muted(&self) -> bool {
        self.muted
    }

    /// Notes a finding about a unit.
    pub fn unit(&mut self, code: Code, unit: usize, before: i16, after: i16) {
        self.push(Finding { code, unit: Some(unit as u8), hex: None, side: None, before, after });
    }

    /// Notes a finding about the combat.
    pub fn note(&mut self, code: Code, before: i16, after: i16) {
        self.push(Finding { code, unit: None, hex: None, side: None, before, after });
    }

    /// Notes a finding about a unit and a hex.
    pub fn hex(&mut self, code: Code, unit: usize, hex: u8, before: i16, after: i16) {
        self.push(Finding { code, unit: Some(unit as u8), hex: Some(hex), side: None, before, after });
    }

    /// Notes a finding about a hex.
    pub fn at_hex(&mut self, code: Code, hex: u8) {
        self.push(Finding { code, unit: None, hex: Some(hex), side: None, before: 0, after: 0 });
    }

    /// Notes a finding about a player.
    pub fn side(&mut self, code: Code, side: Side, before: i16, after: i16) {
        self.push(Finding { code, unit: None, hex: None, side: Some(side), before, after });
    }

    #[inline]
    fn push(&mut self, finding: Finding) {
        if !self.muted {
            self.list.push(finding);
        }
    }

    /// All findings so far.
    pub fn list(&self) -> &[Finding] {
        &self.list
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_cites_well_formed_cases_and_known_rulings() {
        for code in Code::ALL {
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
        }
    }

    #[test]
    fn a_code_is_named_as_its_json() {
        for code in Code::ALL {
            assert_eq!(serde_json::to_value(code).unwrap(), code.name());
        }
    }
}
