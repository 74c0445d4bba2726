//! The single numbers of the whole game: initiative, victory, Malta, convoys, supply counters.

/// How a number is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// A whole number up to 100.
    Whole,
    /// A whole number from -20 to 20.
    Signed,
    /// A face of the die.
    Face,
    /// `no` or `yes`.
    YesNo,
}

/// Declares the numbers: name, place among the tables, form.
macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident = $place:literal, $form:ident;)+) => {
        /// A single number of the whole game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum CalendarNumber { $($(#[$doc])* $name),+ }

        impl CalendarNumber {
            /// Every number.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// Its place among the tables.
            pub const fn place(self) -> &'static str {
                match self { $(Self::$name => $place),+ }
            }

            const fn form(self) -> Form {
                match self { $(Self::$name => Form::$form),+ }
            }
        }
    };
}

numbers! {
    /// Least sum of two Axis dice that has the initiative.
    InitiativeNeeds = "initiative/needs", Whole;
    /// Added to it while the Axis holds Tobruk.
    InitiativeTobruk = "initiative/tobruk", Signed;
    /// Added to it while the Commonwealth holds Benghazi.
    InitiativeBenghazi = "initiative/benghazi", Signed;
    /// Victory points of the Axis for Benghazi.
    AxisBenghazi = "victory/axis/benghazi", Whole;
    /// Victory points of the Axis for Tobruk.
    AxisTobruk = "victory/axis/tobruk", Whole;
    /// Victory points of the Axis for Bardia.
    AxisBardia = "victory/axis/bardia", Whole;
    /// Victory points of the Axis for Mersa Matruh.
    AxisMatruh = "victory/axis/matruh", Whole;
    /// Victory points of the Axis for El Agheila.
    AxisElAgheila = "victory/axis/elAgheila", Whole;
    /// Victory points of the Commonwealth for Benghazi.
    CommonwealthBenghazi = "victory/commonwealth/benghazi", Whole;
    /// Victory points of the Commonwealth for Tobruk.
    CommonwealthTobruk = "victory/commonwealth/tobruk", Whole;
    /// Victory points of the Commonwealth for Bardia.
    CommonwealthBardia = "victory/commonwealth/bardia", Whole;
    /// Victory points of the Commonwealth for Mersa Matruh.
    CommonwealthMatruh = "victory/commonwealth/matruh", Whole;
    /// Victory points of the Commonwealth for El Agheila.
    CommonwealthElAgheila = "victory/commonwealth/elAgheila", Whole;
    /// Victory points of the Axis for each withdrawal that the Commonwealth misses.
    MissedWithdrawal = "victory/missedWithdrawal", Whole;
    /// Victory points of the Commonwealth for each motorized Axis unit in the Destroyed Units Box.
    Destroyed = "victory/destroyed", Whole;
    /// Lead in victory points that makes a marginal victory.
    Marginal = "victory/marginal", Whole;
    /// Lead in victory points that makes a substantive victory.
    Substantive = "victory/substantive", Whole;
    /// Most air points of the Commonwealth on Malta.
    MaltaMost = "malta/most", Whole;
    /// Air points that one supply unit sends on a raid on Malta.
    RaidPointsPerSupplyUnit = "raid/pointsPerSupplyUnit", Whole;
    /// Face of the die that costs a raid an air point.
    RaidLossFace = "raid/lossFace", Face;
    /// Shifts of a naval bombardment.
    NavalShifts = "naval/shifts", Whole;
    /// First game-turn with a convoy.
    ConvoyFrom = "convoy/from", Whole;
    /// MSUs of a convoy that may land at Benghazi or Tobruk.
    ConvoyForward = "convoy/forward", Whole;
    /// Supply counters of the Axis.
    SupplyCountersAxis = "supplyCounters/axis", Whole;
    /// Supply counters of the Commonwealth.
    SupplyCountersCommonwealth = "supplyCounters/commonwealth", Whole;
    /// Whether only an idle unit may build a fort: 0 no, 1 yes.
    FortIdle = "fort/idle", YesNo;
    /// Least stacking points of a unit that builds a fort.
    FortStackingPoints = "fort/stackingPoints", Whole;
    /// Hexes from the source within which reinforcements are placed.
    ReinforcementRange = "reinforcement/range", Whole;
    /// Highest face on which the Tiger company comes.
    TigerUpTo = "tiger/arrivesUpTo", Face;
    /// First game-turn with a die for withdrawals.
    DrawnFrom = "withdrawalDie/from", Whole;
    /// First game-turn with Rommel.
    RommelFrom = "rommel/from", Whole;
    /// First game-turn on which a die says whether he is there.
    RommelDieFrom = "rommel/dieFrom", Whole;
    /// The last such game-turn.
    RommelDieTo = "rommel/dieTo", Whole;
    /// Highest face on which he is there.
    RommelUpTo = "rommel/upTo", Face;
    /// His movement allowance in movement points.
    RommelAllowance = "rommel/allowance", Whole;
    /// Column shifts in the combat that he leads.
    RommelShift = "rommel/shift", Face;
}

impl CalendarNumber {
    /// Reads the number.
    pub fn read(self, text: &str) -> Option<i16> {
        let bounds = match self.form() {
            Form::YesNo => return ["no", "yes"].iter().position(|word| *word == text).map(|at| at as i16),
            Form::Whole => 0..=100,
            Form::Signed => -20..=20,
            Form::Face => 1..=6,
        };
        text.parse().ok().filter(|value| bounds.contains(value))
    }

    /// Writes the number as it is read.
    pub fn write(self, value: i16) -> String {
        match (self.form(), value) {
            (Form::YesNo, 0) => "no".to_owned(),
            (Form::YesNo, _) => "yes".to_owned(),
            _ => value.to_string(),
        }
    }
}
