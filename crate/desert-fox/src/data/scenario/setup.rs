//! What stands where when a scenario begins.

use hexgrid::Hex;
use serde::Deserialize;

use crate::data::board::Board;
use crate::data::roster;
use crate::data::schedule::Schedule;
use crate::model::units::Side;

/// The set-up of a scenario.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// The stacks, those of the Axis first; no two in one hex.
    pub stacks: Vec<Stack>,
    /// Ports and their owners.
    pub ports: Vec<(Hex, Side)>,
    /// Counters in the Refit Box: indices in the roster.
    pub refit_box: Vec<u8>,
    /// Counters that the scenario brings on game-turns of its own: indices in the roster.
    pub arrivals: Vec<(u8, u8)>,
    /// Withdrawals of the scenario itself.
    pub departures: Vec<Departure>,
    /// Air points that have come before, by player.
    pub air: [u8; 2],
    /// Refit points that are left, by nation group.
    pub refit: [u8; 3],
    /// Railroad hexes repaired.
    pub repaired: u8,
}

/// A withdrawal that a scenario owes beside those of the schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Departure {
    /// Index of the counter in the roster.
    pub counter: u8,
    /// The game-turn on which it leaves.
    pub turn: u8,
    /// The game-turn on which it comes back.
    pub returns: Option<u8>,
}

/// What one player has in one hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stack {
    /// The player.
    pub side: Side,
    /// The hex.
    pub hex: Hex,
    /// Combat units: indices in the roster.
    pub counters: Vec<u8>,
    /// Those of them that show their depleted side.
    pub depleted: Vec<u8>,
    /// Mobile supply units.
    pub msus: u8,
    /// Dumps.
    pub dumps: u8,
    /// Level of the fort, 0 without one.
    pub fort: u8,
}

impl Setup {
    /// Whether a counter stands in the set-up.
    pub fn has(&self, counter: u8) -> bool {
        self.refit_box.contains(&counter) || self.stacks.iter().any(|stack| stack.counters.contains(&counter))
    }

    /// The game-turn on which the scenario itself brings a counter.
    pub fn arrival(&self, counter: u8) -> Option<u8> {
        self.arrivals.iter().find(|(other, _)| *other == counter).map(|(_, turn)| *turn)
    }

    /// The combat units with their hexes, those left out that the schedule in force does not have at set-up.
    pub fn units(&self, schedule: &Schedule) -> impl Iterator<Item = (u8, Hex)> {
        let of_stack = |stack: &Stack| {
            let hex = stack.hex;
            stack.counters.clone().into_iter().map(move |counter| (counter, hex))
        };
        self.stacks.iter().flat_map(of_stack).filter(|(counter, _)| schedule.arrival_of(*counter) == Some(0))
    }

    /// Whether a counter starts with its depleted side up.
    pub fn starts_depleted(&self, counter: u8) -> bool {
        self.stacks.iter().any(|stack| stack.depleted.contains(&counter))
    }
}

/// A set-up as written.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Entry {
    pub id: String,
    #[serde(default)]
    axis_ports: Vec<String>,
    #[serde(default)]
    commonwealth_ports: Vec<String>,
    #[serde(default)]
    refit_box: Vec<String>,
    #[serde(default)]
    arrivals: Vec<ArrivalEntry>,
    #[serde(default)]
    departures: Vec<DepartureEntry>,
    #[serde(default)]
    air: [u8; 2],
    #[serde(default)]
    refit: [u8; 3],
    #[serde(default)]
    repaired: u8,
    stack: Vec<StackEntry>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct ArrivalEntry {
    turn: u8,
    units: Vec<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct DepartureEntry {
    unit: String,
    turn: u8,
    #[serde(default)]
    returns: Option<u8>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct StackEntry {
    side: Side,
    hex: String,
    #[serde(default)]
    units: Vec<String>,
    #[serde(default)]
    depleted: Vec<String>,
    #[serde(default)]
    msus: u8,
    #[serde(default)]
    dumps: u8,
    #[serde(default)]
    fort: u8,
}

impl Entry {
    /// The set-up with its ids replaced by indices; none when one of them is unknown.
    pub fn read(&self) -> Option<Setup> {
        let port = |id: &String, side| hex(id).map(|hex| (hex, side));
        let axis = self.axis_ports.iter().map(|id| port(id, Side::Axis));
        let commonwealth = self.commonwealth_ports.iter().map(|id| port(id, Side::Commonwealth));
        Some(Setup {
            stacks: self.stack.iter().map(StackEntry::read).collect::<Option<_>>()?,
            ports: axis.chain(commonwealth).collect::<Option<_>>()?,
            refit_box: counters(&self.refit_box)?,
            arrivals: self.arrivals.iter().map(ArrivalEntry::read).collect::<Option<Vec<_>>>()?.concat(),
            departures: self.departures.iter().map(DepartureEntry::read).collect::<Option<_>>()?,
            air: self.air,
            refit: self.refit,
            repaired: self.repaired,
        })
    }
}

impl ArrivalEntry {
    fn read(&self) -> Option<Vec<(u8, u8)>> {
        Some(counters(&self.units)?.into_iter().map(|counter| (counter, self.turn)).collect())
    }
}

impl DepartureEntry {
    fn read(&self) -> Option<Departure> {
        Some(Departure { counter: roster::index(&self.unit)?, turn: self.turn, returns: self.returns })
    }
}

impl StackEntry {
    fn read(&self) -> Option<Stack> {
        Some(Stack {
            side: self.side,
            hex: hex(&self.hex)?,
            counters: counters(&self.units)?,
            depleted: counters(&self.depleted)?,
            msus: self.msus,
            dumps: self.dumps,
            fort: self.fort,
        })
    }
}

fn hex(id: &str) -> Option<Hex> {
    Board::printed().grid.parse(id).ok()
}

fn counters(ids: &[String]) -> Option<Vec<u8>> {
    ids.iter().map(|id| roster::index(id)).collect()
}
