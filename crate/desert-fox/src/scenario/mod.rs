//! The scenarios: their length, who begins, how they are won and what stands where at the start.
//!
//! Cases: 15.1, 15.2 · Rulings: R050, H052, H053

mod setup;

#[cfg(test)]
mod tests;

pub use setup::{Setup, Stack};

use std::sync::OnceLock;

use referee::reader::parse;
use serde::{Deserialize, Serialize};

use crate::units::Side;

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
    /// Its first game-turn: 1 is March 1941, or the scenario's own first month when that is earlier.
    pub first_turn: u8,
    /// Its last game-turn.
    pub last_turn: u8,
    /// Whether it can be played; of the others no more than their length is known, and what follows means nothing.
    pub playable: bool,
    /// Who takes the first player-turn of the first game-turn.
    pub first_player: Side,
    /// How it is won.
    pub victory: Victory,
    /// What stands where at the start.
    pub setup: Setup,
}

impl Scenario {
    /// Its length, in game-turns.
    ///
    /// Rulings: R050
    pub const fn length(&self) -> u8 {
        (self.last_turn + 1).saturating_sub(self.first_turn)
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct File {
    scenario: Vec<Entry>,
    setup: Vec<setup::Entry>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Entry {
    id: String,
    name: String,
    set: ScenarioSet,
    first_turn: u8,
    last_turn: u8,
    victory: Option<Victory>,
    first_player: Option<Side>,
    setup: Option<String>,
}

/// Every scenario that a publication names, in the order of a menu.
///
/// Rulings: R050
///
/// # Panics
/// Never: a test reads the same data.
#[allow(clippy::expect_used, reason = "start-up data that a test parses")]
pub fn all() -> &'static [Scenario] {
    static SCENARIOS: OnceLock<Vec<Scenario>> = OnceLock::new();
    SCENARIOS.get_or_init(|| {
        let file: File = parse(include_str!(concat!(env!("OUT_DIR"), "/scenarios.json"))).expect("scenarios.toml");
        file.scenario.into_iter().map(|entry| read(entry, &file.setup).expect("a scenario")).collect()
    })
}

/// The scenario of that id.
pub fn by_id(id: &str) -> Option<&'static Scenario> {
    all().iter().find(|scenario| scenario.id == id)
}

/// A playable scenario names who begins, how it is won and a set-up; the others have none of these.
fn read(entry: Entry, setups: &[setup::Entry]) -> Option<Scenario> {
    let (first_player, victory, setup) = match &entry.setup {
        Some(id) => (entry.first_player?, entry.victory?, setups.iter().find(|setup| setup.id == *id)?.read()?),
        None => (Side::Axis, Victory::Campaign, Setup::default()),
    };
    let playable = entry.setup.is_some();
    let Entry { id, name, set, first_turn, last_turn, .. } = entry;
    Some(Scenario { id, name, set, first_turn, last_turn, playable, first_player, victory, setup })
}
