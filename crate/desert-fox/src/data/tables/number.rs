//! The numbers of the tables: what each is called, and how it is written.

use crate::model::points::Points;

/// As much as is asked for.
pub const UNLIMITED: u16 = u16::MAX;

/// How a number is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Movement points, halves allowed.
    Points,
    /// A whole number up to 100.
    Whole,
    /// The same, or `u` for as much as is asked for.
    Unlimited,
    /// The same, or `-` for none.
    OrNone,
    /// `no` or `yes`.
    YesNo,
    /// `none`, `last` or `all`.
    Links,
}

impl Form {
    const fn words(self) -> &'static [&'static str] {
        match self {
            Self::YesNo => &["no", "yes"],
            Self::Links => &["none", "last", "all"],
            Self::OrNone => &["-"],
            Self::Points | Self::Whole | Self::Unlimited => &[],
        }
    }

    /// Reads a number.
    pub fn read(self, text: &str) -> Option<u16> {
        if let Some(at) = self.words().iter().position(|word| *word == text) {
            return Some(at as u16);
        }
        match self {
            Self::Points => text.parse::<Points>().ok().map(Points::halves),
            Self::YesNo | Self::Links => None,
            Self::Unlimited if text == "u" => Some(UNLIMITED),
            Self::Whole | Self::OrNone | Self::Unlimited => text.parse().ok().filter(|value| *value <= 100),
        }
    }

    /// Writes a number as it is read.
    pub fn write(self, number: u16) -> String {
        if let Some(word) = self.words().get(usize::from(number)) {
            return (*word).to_owned();
        }
        match self {
            Self::Points => Points::from_halves(number).to_string(),
            Self::Unlimited if number == UNLIMITED => "u".to_owned(),
            _ => number.to_string(),
        }
    }
}

/// Declares the numbers: name, place in the tables, form.
macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident = $place:literal, $form:ident;)+) => {
        /// A number of the tables.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Number { $($(#[$doc])* $name),+ }

        impl Number {
            /// Every number.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// Its place in the tables.
            pub const fn place(self) -> &'static str {
                match self { $(Self::$name => $place),+ }
            }

            /// How it is written.
            pub const fn form(self) -> Form {
                match self { $(Self::$name => Form::$form),+ }
            }
        }
    };
}

numbers! {
    /// Movement points for entering an enemy zone.
    Zone = "movement/zone", Points;
    /// Movement points for a step from zone to zone.
    Infiltration = "movement/infiltration", Points;
    /// Movement points for an overrun.
    Overrun = "movement/overrun", Points;
    /// Movement points for an enemy detachment among the units overrun.
    Detachment = "movement/detachment", Points;
    /// Movement allowance of an MSU.
    AllowanceMsu = "allowance/msu", Points;
    /// Movement allowance of a detachment (17.28).
    AllowanceDetachment = "allowance/detachment", Points;
    /// Stacking points in a hex.
    StackingLimit = "stacking/limit", Whole;
    /// Percent that a forced march adds.
    ForcedMarch = "allowance/forcedMarch", Whole;
    /// Percent that a reaction may use.
    Reaction = "allowance/reaction", Whole;
    /// Percent left out of general supply.
    Unsupplied = "allowance/unsupplied", Whole;
    /// Highest sum of die and morale that passes a disruption roll.
    DisruptionRoll = "disruption/roll", Whole;
    /// Least odds of an overrun.
    OverrunOdds = "overrun/odds", Whole;
    /// Whether combat units in a city can be overrun: 0 no, 1 yes.
    OverrunCity = "overrun/city", YesNo;
    /// Whether combat units in the mountains can be overrun: 0 no, 1 yes.
    OverrunMountain = "overrun/mountain", YesNo;
    /// Least strength of a supply overrun.
    SupplyStrength = "overrun/supplyStrength", Whole;
    /// Highest face that captures a supply unit.
    CapturedUpTo = "supplyUnit/capturedUpTo", Whole;
    /// Highest face that destroys a dump.
    DestroyedUpTo = "supplyUnit/destroyedUpTo", Whole;
    /// Highest face that expends a dump without a line of communication.
    ExpendedUpTo = "supplyUnit/expendedUpTo", Whole;
    /// Range of an MSU, in movement points.
    RangeMsu = "supply/range/msu", Points;
    /// Range of a dump, in movement points.
    RangeDump = "supply/range/dump", Points;
    /// Range of a source, in movement points.
    RangeSource = "supply/range/source", Points;
    /// Stacking points from an MSU that is kept.
    FreeMsu = "supply/free/msu", Whole;
    /// Stacking points from a dump that is kept.
    FreeDump = "supply/free/dump", Whole;
    /// Stacking points from an MSU that is expended.
    ExpendedMsu = "supply/expended/msu", Whole;
    /// Stacking points from a dump that is expended.
    ExpendedDump = "supply/expended/dump", Whole;
    /// Units that a chain helps to recover from disruption: `u` for any number.
    RecoveryCapacity = "supply/recovery/capacity", Unlimited;
    /// Supply units expended for it: `-` for none.
    RecoveryExpended = "supply/recovery/expended", OrNone;
    /// Links of a chain that follow roads or tracks: 0 none, 1 the last, 2 all.
    Links = "supply/links", Links;
    /// Loads by rail.
    RailLoads = "transport/railLoads", Whole;
    /// Loads by sea.
    SeaLoads = "transport/seaLoads", Whole;
    /// Stacking points in one load of several units.
    LoadPoints = "transport/loadPoints", Whole;
    /// Railroad hexes repaired at a time.
    Repair = "railroad/repair", Whole;
    /// Game-turn from which the railroad grows.
    ExtendsFrom = "railroad/extendsFrom", Whole;
    /// Air points to Malta with a unit west of the line.
    MaltaWest = "malta/west", Whole;
    /// Air points to Malta otherwise.
    MaltaOtherwise = "malta/otherwise", Whole;
    /// Refit points to turn a unit to its full side.
    Undeplete = "refit/undeplete", Whole;
    /// Refit points to rebuild a unit depleted.
    Rebuild = "refit/rebuild", Whole;
    /// Refit points to rebuild a unit in full.
    RebuildFull = "refit/full", Whole;
    /// Refit points for a step of a regiment on foot.
    Regiment = "refit/regiment", Whole;
    /// Refit points for a step of a brigade on foot.
    Brigade = "refit/brigade", Whole;
    /// Refit points for a step of a division on foot.
    Division = "refit/division", Whole;
}
