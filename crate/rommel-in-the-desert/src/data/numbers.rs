//! The numbers of the rules: what each is called, its value and where it comes from.

use std::sync::OnceLock;

use referee::json::parse;
use serde::Deserialize;

use crate::model::map::RoadClass;
use crate::model::provenance::Provenance;
use crate::model::units::UnitClass;

const DATA: &str = include_str!(concat!(env!("OUT_DIR"), "/numbers.json"));

/// Declares the numbers: name and key in the data.
macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident = $key:literal;)+) => {
        /// A number of the rules.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Number { $($(#[$doc])* $name),+ }

        impl Number {
            /// Every number.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// Its key in the data.
            pub const fn key(self) -> &'static str {
                match self { $(Self::$name => $key),+ }
            }
        }
    };
}

numbers! {
    /// Hexes that a trail adds to a move.
    Trail = "movement/trail";
    /// Hexes that a track adds to a move.
    Track = "movement/track";
    /// Hexes that the coast road adds to a move.
    Highway = "movement/highway";
    /// Hexes of the Rommel bonus.
    Rommel = "movement/rommel";
    /// Lowest face with which a forced march succeeds.
    ForcedMarchFrom = "movement/forcedMarchFrom";
    /// Units that may enter an enemy hex over a clear hexside in a movement phase.
    EnterClear = "movement/enterClear";
    /// Units that may do so over a road through rough ground.
    EnterGap = "movement/enterGap";
    /// Lowest face that hits in pursuit and rout fire.
    PursuitFrom = "retreat/pursuitFrom";
    /// Dice of a pursuer as fast as the slowest leaver.
    PursuitDice = "retreat/pursuitDice";
    /// Dice of a faster pursuer.
    FasterDice = "retreat/fasterDice";
    /// Dice of each pursuer in a rout.
    RoutDice = "retreat/routDice";
    /// Factor of fire in an Assault.
    Assault = "battle/assault";
    /// Factor of fire in an own fortress.
    Fortress = "battle/fortress";
    /// Cards with supply in the deck.
    RealCards = "cards/real";
    /// Cards without.
    DummyCards = "cards/dummies";
    /// Cards at most for a turn.
    MostCards = "cards/most";
    /// Cards for a Basic turn.
    BasicCards = "cards/basic";
    /// Cards for an Offensive turn.
    OffensiveCards = "cards/offensive";
    /// Cards for an Assault turn.
    AssaultCards = "cards/assault";
    /// Cards for a Blitz turn.
    BlitzCards = "cards/blitz";
    /// Highest face with which a unit arrives one month early.
    EarlyTo = "buildup/earlyTo";
    /// Points for a step of a unit on foot.
    StepLeg = "buildup/stepLeg";
    /// Points for a step of a motorized unit.
    StepMotorized = "buildup/stepMotorized";
    /// Points for a step of a mechanized unit.
    StepMechanized = "buildup/stepMechanized";
    /// Points for a step of a reconnaissance unit.
    StepRecon = "buildup/stepRecon";
    /// Factor of the points for a step of an elite unit.
    EliteFactor = "buildup/eliteFactor";
    /// Steps that a unit outside its base may gain in a Buildup.
    StepsOutsideBase = "buildup/stepsOutsideBase";
    /// Points for a minefield; half of them, rounded up, remove one.
    Minefield = "buildup/minefield";
    /// Points for a supply card.
    Card = "buildup/card";
    /// Points for the redeployment by road of a unit on foot.
    RoadLeg = "buildup/roadLeg";
    /// Points for the redeployment by road of any other unit.
    RoadOther = "buildup/roadOther";
    /// Factor of speed and road bonus in a redeployment by road.
    RoadFactor = "buildup/roadFactor";
    /// Points for a redeployment by sea.
    Sea = "buildup/sea";
    /// Supply cards that the Allies draw when the Axis takes the Malta Group.
    MaltaCards = "buildup/maltaCards";
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    fire: FireRows,
    number: Vec<Entry>,
}

/// Where the number of a key comes from, and its place there.
pub fn origin(key: &str) -> (Provenance, Option<&'static str>) {
    static ORIGINS: OnceLock<Vec<Entry>> = OnceLock::new();
    let entries = ORIGINS.get_or_init(|| parse::<Data>(DATA).map(|data| data.number).unwrap_or_default());
    let entry = entries.iter().find(|entry| entry.key == key);
    entry.map_or((Provenance::Reconstructed, None), |entry| (entry.provenance, entry.source.as_deref()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FireRows {
    #[allow(dead_code, reason = "the table must state where it comes from")]
    provenance: Provenance,
    armor: [u8; 4],
    infantry: [u8; 4],
    antitank: [u8; 4],
    artillery: [u8; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    key: String,
    value: u8,
    provenance: Provenance,
    #[serde(default)]
    source: Option<String>,
}

/// The numbers that a game is played by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbers {
    values: [u8; Number::ALL.len()],
    fire: [[u8; 4]; 4],
}

impl Numbers {
    /// The numbers that are shipped with the engine. A test proves that the data can be read, so zeros are never seen.
    pub fn shipped() -> &'static Self {
        static NUMBERS: OnceLock<Numbers> = OnceLock::new();
        NUMBERS.get_or_init(|| {
            let blank = Self { values: [0; Number::ALL.len()], fire: [[0; 4]; 4] };
            parse::<Data>(DATA).map_or(blank, |data| Self::of(&data))
        })
    }

    fn of(data: &Data) -> Self {
        let mut values = [0; Number::ALL.len()];
        for (value, number) in values.iter_mut().zip(Number::ALL) {
            *value = data.number.iter().find(|entry| entry.key == number.key()).map_or(0, |entry| entry.value);
        }
        let FireRows { armor, infantry, antitank, artillery, .. } = data.fire;
        Self { values, fire: [armor, infantry, antitank, artillery] }
    }

    /// A number.
    #[inline]
    pub const fn get(&self, number: Number) -> u8 {
        self.values[number as usize]
    }

    /// Puts another value in the place of a number.
    pub const fn set(&mut self, number: Number, value: u8) {
        self.values[number as usize] = value;
    }

    /// Puts another face in the place of the lowest one with which a class hits a target type.
    pub const fn set_fire(&mut self, firer: UnitClass, target: UnitClass, face: u8) {
        self.fire[firer.index()][target.index()] = face;
    }

    /// Hexes that a move gains along roads of at least this class.
    ///
    /// Cases: 2.5 · Rulings: D107
    #[inline]
    pub const fn road_bonus(&self, class: RoadClass) -> u8 {
        match class {
            RoadClass::Trail => self.get(Number::Trail),
            RoadClass::Track => self.get(Number::Track),
            RoadClass::Highway => self.get(Number::Highway),
        }
    }

    /// The lowest face with which a unit of one class hits a target type.
    ///
    /// Cases: 3.4 · Rulings: D110
    #[inline]
    pub const fn hits_from(&self, firer: UnitClass, target: UnitClass) -> u8 {
        self.fire[firer.index()][target.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_of_the_data_is_known_and_every_known_number_is_there() {
        let data: Data = parse(DATA).unwrap();
        let mut keys: Vec<_> = data.number.iter().map(|entry| entry.key.as_str()).collect();
        let mut known: Vec<_> = Number::ALL.iter().map(|number| number.key()).collect();
        keys.sort_unstable();
        known.sort_unstable();
        assert_eq!(keys, known);
        assert!(Number::ALL.iter().all(|&number| Numbers::shipped().get(number) > 0));
        assert!(Numbers::shipped().fire.iter().flatten().all(|face| (2..=6).contains(face)));
    }

    #[test]
    fn every_number_of_a_source_names_its_place() {
        let data: Data = parse(DATA).unwrap();
        for entry in data.number {
            assert_eq!(entry.source.is_some(), entry.provenance != Provenance::Reconstructed, "{}", entry.key);
        }
    }
}
