//! Refusals of combats, of their answers, and of what follows a combat.

/// Hands these codes, after those before them, to the next list.
macro_rules! combat {
    ($next:ident $($then:ident)*; $($before:tt)*) => {
        $next! {
            $($then)*;
            $($before)*
            /// Nobody attacks.
            NoAttackers = "no-attackers", Duty, ["11.1"], [R144];
            /// Nobody is attacked.
            NoDefenders = "no-defenders", Duty, ["11.1"], [R144];
            /// Too many units, hexes or hexsides for one combat.
            TooLarge = "too-large", Duty, ["11.1"], [R144, H122];
            /// Two units, or two hexes, of the same name.
            Duplicate = "duplicate", Duty, ["2.22"], [H015];
            /// The roster has no such unit.
            UnknownUnit = "unknown-unit", Duty, ["2.22"], [H015];
            /// A value is missing that neither the roster nor the query gives.
            MissingValue = "missing-value", Duty, ["2.22"], [H015];
            /// A value lies outside its range.
            OutOfRange = "out-of-range", Duty, ["2.22"], [H015];
            /// The unit's nation group belongs to the other player.
            WrongSide = "wrong-side", Duty, ["2.22"], [H015];
            /// A unit shown depleted that has no depleted side.
            OneStep = "one-step", Duty, ["2.22"], [H015];
            /// Both players' units stand in one hex.
            HexShared = "hex-shared", Duty, ["9.1"], [H015];
            /// No unit can be in such a hex.
            HexForbidden = "hex-forbidden", Duty, ["8.29"], [H015];
            /// A hexside that lies between a hex and itself.
            HexsideEnds = "hexside-ends", Duty, ["2.22"], [H015];
            /// Supply is drawn from something that is no supply unit of the unit's owner.
            SupplySource = "supply-source", Supply, ["7.3"], [H015];
            /// By the rules in force a supply unit of its first owner carries no Captured marker.
            CapturedFrom = "captured-from", Supply, ["7.75"], [R053, H015];
            /// The unit is adjacent to no hex attacked.
            NotAdjacent = "not-adjacent", Duty, ["11.1"], [R032];
            /// A motorized unit may not attack across an escarpment.
            AcrossEscarpment = "across-escarpment", Duty, ["8.29", "11.36"], [R027, R031, H019, H021];
            /// No unit may attack across a sea hexside.
            AcrossSea = "across-sea", Duty, ["8.29"], [R027];
            /// The owner's chart bars attacks across this hexside.
            AcrossHexside = "across-hexside", Duty, ["11.3"], [R140];
            /// Supply units do not attack.
            SupplyAttacks = "supply-attacks", Duty, ["7.26"], [R152];
            /// A level-2 fort doubles no armor, and only a defender inside it.
            FortUnit = "fort-unit", Strength, ["14.2"], [R143];
            /// More air points than one side may commit.
            TooManyAirPoints = "too-many-air-points", Die, ["6.22"], [R042];
            /// Naval support is the Commonwealth's alone.
            NavalSide = "naval-side", Die, ["6.2"], [R148];
            /// The cover asked for is more than the infantry beside the unit gives.
            CoverTooLarge = "cover-too-large", Strength, ["11.4"], [R017, R033];
            /// The answer is not one of the legal ones.
            IllegalAnswer = "illegal-answer", Die, ["11.1"], [R132];
            /// Disrupted units may not advance.
            AdvanceDisrupted = "advance-disrupted", Advance, ["11.66", "11.69"], [R056, R057, R168];
            /// Detachments neither attack nor are attacked.
            DetachmentFights = "detachment-fights", Duty, ["17.24"], [R085];
            /// Units whose strength stands in parentheses may not advance.
            AdvanceParenthesized = "advance-parenthesized", Advance, ["11.69"], [R168];
            /// The unit is not adjacent to the vacated hex.
            AdvanceTooFar = "advance-too-far", Advance, ["11.69"], [R168];
            /// The ground bars the advance.
            AdvanceTerrain = "advance-terrain", Advance, ["8.14", "8.29"], [R027];
            /// Depletion replaces a retreat of up to three hexes only.
            RetreatTooLong = "retreat-too-long", Retreat, ["11.62"], [R158];
            /// A unit without a depleted side left cannot be depleted instead.
            AlreadyDepleted = "already-depleted", Retreat, ["11.62"], [R158, H014];
            /// Artillery takes the depletion only when nothing else can.
            ArtillerySpared = "artillery-spared", Defender, ["11.76"], [R058];
            /// A seventh stacking point may not advance.
            AdvanceTooLarge = "advance-too-large", Advance, ["11.69"], [R168];
            /// More answers than decisions.
            UnusedAnswer = "unused-answer", Die, ["11.1"], [R132];
            /// A chart change is refused.
            BadOverlay = "bad-overlay", Odds, ["11.7"], [H007];
            /// No retreat onto an enemy unit.
            RetreatEnemy = "retreat-enemy", Retreat, ["11.62"], [R160];
            /// No retreat into an enemy zone of control, friends there or not.
            RetreatZone = "retreat-zone", Retreat, ["11.62"], [R160];
            /// No retreat off the map or into the sea.
            RetreatOffMap = "retreat-off-map", Retreat, ["11.62"], [R160];
            /// No retreat across an escarpment.
            RetreatEscarpment = "retreat-escarpment", Retreat, ["11.62"], [R160];
            /// Motorized units retreat through marsh and sand sea on a way alone.
            RetreatMarsh = "retreat-marsh", Retreat, ["11.62:3"], [R018, R160];
            /// A retreat does not come back to a hex it left.
            RetreatBack = "retreat-back", Retreat, ["11.62"], [H013];
            /// A longer retreat is possible another way.
            RetreatShort = "retreat-short", Retreat, ["11.62"], [R161];
            /// A disrupted unit may not work on a fort.
            FortDisrupted = "fort-disrupted", Strength, ["11.66", "14.15"], [R056, R062];
            /// Work on a fort needs general supply.
            FortUnsupplied = "fort-unsupplied", Strength, ["14.14"], [R046];
            /// A disrupted unit may not force march.
            ForcedMarchDisrupted = "forced-march-disrupted", Duty, ["8.71", "11.66"], [R034];
        }
    };
}

pub(super) use combat;
