//! What a rule found on the way to a result: a code with its cases and rulings, its subject, and numbers before and
//! after.

use hexgrid::Hex;
use referee::RulingId;

use crate::model::units::{Side, UnitId};

/// The cases and rulings behind a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Citation {
    /// Case numbers of the rulebook of 1984.
    pub cases: &'static [&'static str],
    /// Rulings of the ledger.
    pub rulings: &'static [RulingId],
}

/// Declares codes: name, JSON name, cases, and rulings by their printed ids.
macro_rules! codes {
    ($(#[$outer:meta])* $enum:ident; $($(#[$doc:meta])* $name:ident = $json:literal, [$($case:literal),*], [$($ruling:ident),*];)+) => {
        $(#[$outer])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "js", derive(tsify::Tsify))]
        pub enum $enum { $($(#[$doc])* #[serde(rename = $json)] $name),+ }

        impl $enum {
            /// Every code.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// The code's stable name.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$name => $json),+ }
            }

            /// The cases and rulings it rests on.
            pub const fn citation(self) -> $crate::model::finding::Citation {
                match self {
                    $(Self::$name => $crate::model::finding::Citation {
                        cases: &[$($case),*],
                        rulings: const { &[$(referee::RulingId::cited(stringify!($ruling))),*] },
                    }),+
                }
            }
        }
    };
}

pub(crate) use codes;

codes! {
    /// What was found. `before` and `after` of the finding mean what each line says.
    Code;
    /// A supply line of the unit to its base: after is its length in hexes.
    LineToBase = "line-to-base", ["7.0"], [I039, I045];
    /// No line leads from the unit to its base.
    NoLine = "no-line", ["7.0"], [I039];
    /// Supplied by an isolated fortress: before is the capacity, after the units that it supplies.
    FortressSupplies = "fortress-supplies", ["7.2"], [D004, D005, D006, D007];
    /// The capacity of the isolated fortress is used up: before is the capacity, after the units that could draw on it.
    FortressFull = "fortress-full", ["7.2"], [D007];
    /// Supplied by the oasis it stands in: after is 1.
    OasisSupplies = "oasis-supplies", ["7.2"], [D004, D005];
    /// The oasis supplies one unit only: before is 1, after the units in it.
    OasisFull = "oasis-full", ["7.2"], [D005, D007];
    /// The road bonus of the move: before is the speed, after the hexes allowed.
    RoadBonus = "road-bonus", ["2.5"], [I009, D107];
    /// The hex of the Rommel bonus: before are the hexes allowed without it, after those with it.
    RommelBonus = "rommel-bonus", ["2.6"], [I010, D019];
    /// The unit enters an enemy hex and stops: before are the units that may cross the hexside, after those that have.
    EntersEnemyHex = "enters-enemy-hex", ["2.8"], [I015, D029, D108];
    /// Factors of the unit's fire: before is its combat value, after its dice.
    Dice = "dice", ["3.4"], [D057, D110];
    /// The unit must fire at this type: after is its place in the fire table.
    RequiredTarget = "required-target", ["3.4"], [I017, D053];
    /// Hits of a fire: before are the dice, after the hits.
    Hits = "hits", ["3.4"], [I016, D110];
    /// A step is lost: combat value before and after.
    StepLost = "step-lost", ["3.4"], [I018, D049];
    /// A single hit on a double-step unit: hits carried before and after.
    HitCarried = "hit-carried", ["3.4"], [I018, D049];
    /// A single hit left at the end of the battle turn is lost: hits carried before and after.
    HitLost = "hit-lost", ["3.4"], [I018];
    /// Hits beyond the last unit of the type: before are the hits, after those that were lost.
    HitsWasted = "hits-wasted", ["3.4"], [D050];
    /// A unit is eliminated: before is its combat value, after 0.
    Eliminated = "eliminated", ["3.4"], [I018];
    /// A pursuer fires: before is its speed less that of the slowest leaver, after its dice.
    Pursuit = "pursuit", ["4.5"], [I027, D042];
    /// A pursuer fires in a rout: after are its dice.
    RoutFire = "rout-fire", ["4.5"], [I028, D043];
    /// The unit is disrupted and keeps its combat value: before and after.
    Disrupted = "disrupted", ["6.0"], [I033];
    /// A player's turn begins.
    TurnBegins = "turn-begins", ["4.5"], [D067];
    /// The unit recovers: combat value before and after.
    Recovers = "recovers", ["6.0", "6.1"], [I033, I034, D111];
    /// The unit moves into the hex: after is the length of its path.
    Moves = "moves", ["2.5"], [D107];
    /// A declared forced march has become impossible before its roll: the unit stays where it is.
    MarchImpossible = "march-impossible", ["2.7", "2.8"], [I013, D025, D026];
    /// A forced march is declared and waits for the end of the movement phase.
    MarchDeclared = "march-declared", ["2.7"], [I011, D025, D026];
    /// The unit withdraws into the hex: after is the length of its path.
    Withdraws = "withdraws", ["4.5"], [I021, I022];
    /// Disrupted units are routed: after is their number.
    Rout = "rout", ["4.5", "6.1"], [I028, I037];
    /// A routed unit cannot withdraw and is eliminated: combat value before, after 0.
    CannotWithdraw = "cannot-withdraw", ["4.5"], [D030, D044];
    /// A battle turn begins: after is its number in this combat phase.
    BattleTurn = "battle-turn", ["3.4"], [D059];
    /// A unit fires: after is the place of its target type in the fire table.
    Fires = "fires", ["3.4"], [I016, D060];
    /// The rearguard of a retreat is engaged.
    RearguardEngaged = "rearguard-engaged", ["4.5"], [D017];
    /// The rearguard of a retreat is left alone: there is no pursuit fire.
    RearguardLeft = "rearguard-left", ["4.5"], [D017];
    /// An unsupplied unit is disrupted at the end of its turn: combat value before and after.
    Unsupplied = "unsupplied", ["6.1"], [D100, D111];
    /// The handles of the blocks are dealt.
    HandlesDealt = "handles-dealt", ["11.0"], [D115];
    /// The discards are shuffled: after is the number of cards in the deck.
    DeckShuffled = "deck-shuffled", ["9.3"], [D065];
    /// An opening hand is kept: before and after are its cards.
    HandKept = "hand-kept", ["11.0"], [D066];
    /// An opening hand is exchanged: before and after are its cards.
    HandExchanged = "hand-exchanged", ["11.0"], [D066];
    /// A month begins: before is the first month of the scenario, after this one.
    MonthBegins = "month-begins", ["4.4"], [D068];
    /// The Allied player lays cards for the initiative: after is their number.
    Challenge = "challenge", ["4.4"], [D068];
    /// A bid is turned up: before are its cards, after the real ones.
    BidShown = "bid-shown", ["4.4"], [D068];
    /// A player takes the first turn of the month.
    InitiativeTaken = "initiative-taken", ["4.4"], [D068];
    /// Cards are laid for a turn: before is their number, after the real ones.
    CardsLaid = "cards-laid", ["4.4"], [D063];
    /// The option of the turn: after is its place in the list of options.
    OptionChosen = "option-chosen", ["4.4"], [D112];
    /// Two Pass turns in a row end the month.
    MonthEnds = "month-ends", ["4.5"], [D067];
    /// The die of a forced march: before is the lowest face that succeeds, after the die.
    ForcedMarch = "forced-march", ["2.7"], [I011, D026, D109];
    /// The forced march of a retreat fails and costs a step: combat value before and after.
    RetreatMarchFails = "retreat-march-fails", ["2.7"], [I014, D027];
    /// The block is turned up: after are its steps.
    TurnedUp = "turned-up", ["3.4"], [D103];
    /// The unit enters a minefield and stops: after is the length of its path.
    StopsInMines = "stops-in-mines", ["9.7"], [D092, D102, D113];
    /// The unit is set up: after are its steps.
    SetUp = "set-up", ["11.0"], [I069, D085];
    /// Buildup points come in: points before and after, the Axis first.
    Income = "income", ["9.3"], [D070, D096];
    /// A unit without supply is eliminated: steps before, after 0.
    LostUnsupplied = "lost-unsupplied", ["9.3"], [D082, D095];
    /// Dummy cards are discarded: cards before and after.
    DummiesDiscarded = "dummies-discarded", ["4.5"], [D064];
    /// Supply cards are drawn: cards before and after.
    CardsDrawn = "cards-drawn", ["9.3"], [D065, D069];
    /// The unit arrives in its base: after are its steps.
    Arrives = "arrives", ["9.3"], [I056, D077];
    /// The die of a unit of the next month: before is the highest face that brings it now, after the die.
    EarlyDie = "early-die", ["9.3"], [I057, I059, D078];
    /// The unit arrives one month early: after are its steps.
    ArrivesEarly = "arrives-early", ["9.3"], [I054, I057];
    /// A unit of the Malta Group arrives: after are its steps.
    MaltaArrives = "malta-arrives", ["11.7"], [I078, D079];
    /// The unit comes back from refit: after are its steps.
    Refitted = "refitted", ["9.6"], [I066, D077];
    /// The unit gains a step: steps before and after.
    StepGained = "step-gained", ["9.3"], [D070];
    /// A minefield is laid.
    MinesLaid = "mines-laid", ["9.7"], [I068, D099];
    /// A minefield is removed.
    MinesLifted = "mines-lifted", ["9.7"], [D099];
    /// The unit redeploys into the hex.
    Redeploys = "redeploys", ["9.4"], [I061, D076];
    /// The unit goes to its base for refit: its steps before and after.
    GoesToRefit = "goes-to-refit", ["9.6"], [I065, I067];
    /// The base in the hex is captured.
    BaseCaptured = "base-captured", ["11.0"], [D080];
    /// One side alone holds Tobruk and what surrounds it.
    PositionHeld = "position-held", ["11.0"], [D081];
    /// Units left of the Axis, before, and of the Allies, after.
    UnitsLeft = "units-left", ["11.0"], [D082];
    /// Standing orders are given.
    StandingGiven = "standing-given", ["4.5"], [D122];
    /// Standing orders are taken back.
    StandingRevoked = "standing-revoked", ["4.5"], [D122];
    /// Standing orders end with the enemy's turn.
    StandingOver = "standing-over", ["4.5"], [D122];
}

/// What was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The code.
    pub code: Code,
    /// The side it is about, where it is not the side of the unit.
    pub side: Option<Side>,
    /// The unit it is about.
    pub unit: Option<UnitId>,
    /// The hex it is about.
    pub hex: Option<Hex>,
    /// A number before.
    pub before: i32,
    /// The number after.
    pub after: i32,
    /// The dice that were rolled.
    pub faces: Faces,
}

/// How often each face of the die came up, from 1 to 6.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Faces([u8; 6]);

impl Faces {
    /// The faces of some dice.
    pub fn of(dice: &[u8]) -> Self {
        let mut counts = [0; 6];
        for &face in dice {
            if let Some(count) = counts.get_mut(usize::from(face).wrapping_sub(1)) {
                *count += 1;
            }
        }
        Self(counts)
    }

    /// Each face as often as it came up, from the highest.
    pub fn descending(self) -> impl Iterator<Item = u8> {
        (1..=6).rev().flat_map(move |face: u8| std::iter::repeat_n(face, usize::from(self.0[usize::from(face) - 1])))
    }
}

impl Finding {
    /// A finding about nothing in particular.
    pub const fn of(code: Code) -> Self {
        Self { code, side: None, unit: None, hex: None, before: 0, after: 0, faces: Faces([0; 6]) }
    }

    /// The same about a side.
    pub const fn side(self, side: Side) -> Self {
        Self { side: Some(side), ..self }
    }

    /// The same about a unit.
    pub const fn unit(self, unit: UnitId) -> Self {
        Self { unit: Some(unit), ..self }
    }

    /// The same about a hex.
    pub const fn hex(self, hex: Hex) -> Self {
        Self { hex: Some(hex), ..self }
    }

    /// The same with its numbers.
    pub fn numbers(self, before: impl Into<i32>, after: impl Into<i32>) -> Self {
        Self { before: before.into(), after: after.into(), ..self }
    }

    /// The same with the dice that were rolled.
    pub fn dice(self, faces: &[u8]) -> Self {
        Self { faces: Faces::of(faces), ..self }
    }
}

/// Everything that was found, in order.
pub type Findings = Vec<Finding>;

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::data::ledger::whole;
    use crate::model::refusal::RefusalCode;

    #[test]
    fn faces_are_counted_and_listed_from_the_highest() {
        let faces = Faces::of(&[3, 6, 1, 3]);
        assert_eq!(faces.descending().collect::<Vec<_>>(), [6, 3, 3, 1]);
        assert_eq!(Faces::default().descending().count(), 0);
    }

    #[test]
    fn codes_have_names_of_their_own_and_cite_the_ledger() {
        let findings = Code::ALL.iter().map(|code| (code.name(), code.citation()));
        let refusals = RefusalCode::ALL.iter().map(|code| (code.name(), code.citation()));
        let mut names = BTreeSet::new();
        for (name, citation) in findings.chain(refusals) {
            assert!(names.insert(name), "{name} twice");
            assert!(!citation.cases.is_empty() && !citation.rulings.is_empty(), "{name}");
            for id in citation.rulings {
                assert!(whole().ruling(*id).is_some(), "{name}: {id}");
            }
        }
    }
}
