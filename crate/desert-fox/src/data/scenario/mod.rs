//! The scenarios: their length, who begins, how they are won and what stands where at the start.
//!
//! Cases: 15.1, 15.2 · Rulings: R050, H052, H053, H097, H098, H099, H100, H101, H102

mod overlay;
mod points;
mod setup;
mod values;

#[cfg(test)]
mod own_tests;
#[cfg(test)]
mod tests;

pub use overlay::{Around, Own, too_many_withdrawals, with};
pub use points::Points;
pub use setup::{Departure, Setup, Stack};
pub(crate) use values::choices;
pub use values::{accepts, values};

use std::sync::OnceLock;

use referee::json::parse;
use serde::{Deserialize, Serialize};

use crate::data::calendar::Month;
use crate::data::roster::CounterSet;
use crate::model::units::Side;

/// The publication that has a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum ScenarioSet {
    /// The game of 1981, and the Six Angles edition with it.
    Spi1981,
    /// Fox Killed, and the Six Angles edition with it.
    FoxKilled,
    /// The Six Angles edition alone.
    SixAngles,
}

/// How a scenario is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Victory {
    /// By the Axis, which must hold Tobruk at the end or take Alexandria before.
    ///
    /// Cases: 15.15, 15.25 · Rulings: R039
    Race,
    /// By victory points at the end, or by the Axis in Alexandria before.
    ///
    /// Cases: 15.25, 15.26 · Rulings: R039, R040
    Campaign,
}

/// A scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// Stable id.
    pub id: String,
    /// Key of its name in the texts of the page.
    pub name: String,
    /// The publication that has it.
    pub set: ScenarioSet,
    /// Months before March 1941 with which its game-turn 1 begins; its game-turn is that much higher than the campaign's.
    pub earlier: u8,
    /// Its first game-turn.
    pub first_turn: u8,
    /// Its last game-turn.
    pub last_turn: u8,
    /// Who takes the first player-turn of the first game-turn.
    pub first_player: Side,
    /// How it is won.
    pub victory: Victory,
    /// Its own victory numbers, in place of the campaign's.
    pub points: Option<Points>,
    /// What stands where at the start.
    pub setup: Setup,
    /// Its revision, from 1: another one when its set-up, arrivals or victory numbers have changed.
    pub revision: u16,
    /// What the owner of the game says of its arrivals and withdrawals.
    pub own: Own,
}

impl Scenario {
    /// Its length, in game-turns.
    ///
    /// Rulings: R050
    pub const fn length(&self) -> u8 {
        (self.last_turn + 1).saturating_sub(self.first_turn)
    }

    /// The month of a game-turn, by which every table by game-turn is read.
    ///
    /// Cases: 5.1 · Rulings: H096
    pub const fn month(&self, turn: u8) -> Month {
        Month(Month::of_campaign(turn).0.saturating_sub_unsigned(self.earlier))
    }

    /// The game-turn on which a counter arrives, 0 for one at set-up, none for one that takes no part; given what the
    /// campaign's schedule has for it.
    ///
    /// Whoever stands in the set-up is there, unless the schedule in force brings him later. Whoever does not and would have
    /// come before the first game-turn does not come.
    ///
    /// Cases: 5.17, 5.18 · Rulings: H053, H097, H099
    pub fn arrival(&self, counter: u8, of_campaign: Option<u8>) -> Option<u8> {
        let scheduled = of_campaign.map(|turn| if turn == 0 { 0 } else { turn + self.earlier });
        let later = scheduled.filter(|turn| *turn >= self.first_turn);
        if let Some(turn) = self.setup.arrival(counter) {
            return Some(turn);
        }
        if !self.setup.has(counter) {
            return later;
        }
        if self.earlier > 0 { Some(0) } else { scheduled.map(|_| later.unwrap_or(0)) }
    }

    /// The game-turn of a withdrawal or a return of the campaign's schedule; none before the scenario begins.
    ///
    /// Cases: 5.17 · Rulings: H097, H099
    pub fn turn_of(&self, of_campaign: u8) -> Option<u8> {
        Some(of_campaign + self.earlier).filter(|turn| *turn >= self.first_turn)
    }

    /// Whether a publication's counters are in the box.
    ///
    /// Rulings: R050, H101
    pub fn has_set(&self, set: CounterSet) -> bool {
        set != CounterSet::FoxKilled || self.set == ScenarioSet::FoxKilled
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct File {
    scenario: Vec<Entry>,
    /// Earlier revisions.
    #[serde(default)]
    earlier: Vec<Entry>,
    setup: Vec<setup::Entry>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Entry {
    id: String,
    name: String,
    set: ScenarioSet,
    #[serde(default)]
    earlier: u8,
    first_turn: u8,
    last_turn: u8,
    victory: Victory,
    first_player: Side,
    setup: String,
    #[serde(default)]
    points: Option<Points>,
    #[serde(default)]
    revision: Option<u16>,
}

/// Every scenario in its latest revision, and their earlier ones.
struct Shipped {
    latest: Vec<Scenario>,
    earlier: Vec<Scenario>,
}

/// # Panics
/// Never: a test reads the same data.
#[allow(clippy::expect_used, reason = "start-up data that a test parses")]
fn shipped() -> &'static Shipped {
    static SCENARIOS: OnceLock<Shipped> = OnceLock::new();
    SCENARIOS.get_or_init(|| {
        let file: File = parse(include_str!(concat!(env!("OUT_DIR"), "/scenarios.json"))).expect("scenarios.toml");
        let read = |entry| read(entry, &file.setup).expect("a scenario");
        Shipped {
            latest: file.scenario.into_iter().map(read).collect(),
            earlier: file.earlier.into_iter().map(read).collect(),
        }
    })
}

/// Every scenario that a publication names, in its latest revision and in the order of a menu.
///
/// Rulings: R050
pub fn all() -> &'static [Scenario] {
    &shipped().latest
}

/// The latest revision of the scenario of that id.
pub fn by_id(id: &str) -> Option<&'static Scenario> {
    all().iter().find(|scenario| scenario.id == id)
}

/// A revision of a scenario, the latest where none is named. Records keep theirs for ever.
///
/// Rulings: R050
pub fn of_revision(id: &str, revision: Option<u16>) -> Option<&'static Scenario> {
    let Some(revision) = revision else { return by_id(id) };
    let mut every = all().iter().chain(&shipped().earlier);
    every.find(|scenario| scenario.id == id && scenario.revision == revision)
}

/// The scenario with its set-up; none when a unit or hex of it is unknown.
fn read(entry: Entry, setups: &[setup::Entry]) -> Option<Scenario> {
    let setup = setups.iter().find(|setup| setup.id == entry.setup)?.read()?;
    let Entry { id, name, set, earlier, first_turn, last_turn, victory, first_player, points, revision, .. } = entry;
    Some(Scenario {
        id,
        name,
        set,
        earlier,
        first_turn,
        last_turn,
        first_player,
        victory,
        points,
        setup,
        own: Own::default(),
        revision: revision.unwrap_or(1),
    })
}
