//! The combat in dense form: units, hexes and hexsides by index, everything checked.

use crate::charts::{City, HexsideEffect};
use crate::combat::query::{Effect, RetreatRoom, Support};
use crate::rules::RuleSet;
use crate::units::{Face, HexsideTerrain, Nation, Side, Terrain, UnitKind, Way};

/// Most units in one combat.
pub const MAX_UNITS: usize = 60;
/// Most hexes in one combat.
pub const MAX_HEXES: usize = 250;
/// Most hexsides in one combat.
pub const MAX_HEXSIDES: usize = 900;
/// Most air points that one side has at hand.
pub const MAX_AIR_POINTS: u8 = 30;
/// Longest name of a unit, hex or supply unit, in characters.
pub const MAX_NAME: usize = 60;

/// A unit of the combat.
#[derive(Clone, Copy, Debug)]
pub struct Unit {
    /// Nation group.
    pub nation: Nation,
    /// Type.
    pub kind: UnitKind,
    /// Motorized.
    pub motorized: bool,
    /// The side of the counter that is up.
    pub face: Face,
    /// The depleted side, where it is not yet up.
    pub back: Option<Face>,
    /// Morale on the depleted side, for a unit of one step its only morale (13.2; H024).
    pub depleted_morale: u8,
    /// Carries a disrupted marker.
    pub disrupted: bool,
    /// In combat supply.
    pub supplied: bool,
    /// Supplied without drawing on a supply unit.
    pub always_supplied: bool,
    /// Index of the dump or MSU it draws on.
    pub source: Option<u8>,
    /// In general supply.
    pub general_supply: bool,
    /// Can trace a line of communication.
    pub line_of_communication: bool,
    /// Takes part in the combat.
    pub fights: bool,
    /// Its hex.
    pub hex: u8,
    /// The owner's order of effects.
    pub order: Option<[Effect; 5]>,
    /// Infantry stacking points assigned by the owner.
    pub cover: Option<u8>,
    /// Forgoes its artillery shift to save supply.
    pub forgoes_shift: bool,
    /// First owner of a supply unit under a Captured marker.
    pub captured_from: Option<Side>,
    /// Room to retreat.
    pub retreat: RetreatRoom,
    /// Has a zone of control.
    pub zone: bool,
    /// What the hexsides it attacks across do to it.
    pub across: HexsideEffect,
}

impl Unit {
    /// The owner.
    pub const fn side(&self) -> Side {
        self.nation.side()
    }
}

/// A hex of the combat.
#[derive(Clone, Copy, Debug)]
pub struct Hex {
    /// Terrain.
    pub terrain: Terrain,
    /// Which city.
    pub city: Option<City>,
    /// Level of the fort.
    pub fort: u8,
    /// The defender the owner wants doubled.
    pub fort_unit: Option<u8>,
    /// Enemies beyond the units listed, by owner.
    pub occupied: [bool; 2],
    /// Zones of control beyond those of the units listed, by owner.
    pub zone: [bool; 2],
}

impl Hex {
    /// A city or a fort: retreats from it are shorter.
    pub const fn is_strong(&self) -> bool {
        self.fort > 0 || self.city.is_some()
    }
}

/// What lies between two hexes.
#[derive(Clone, Copy, Debug)]
pub struct Edge {
    /// One hex.
    pub a: u8,
    /// The other.
    pub b: u8,
    /// Along the side.
    pub terrain: HexsideTerrain,
    /// Across the side.
    pub way: Way,
    /// The hexes are adjacent.
    pub adjacent: bool,
}

/// The hexsides of a combat, found by their two hexes at once.
#[derive(Clone, Debug, Default)]
pub struct Edges {
    list: Vec<Edge>,
    /// Hexes in a row of `places`.
    hexes: usize,
    /// For each pair of hexes one more than the index of its hexside, 0 where there is none.
    places: Vec<u16>,
}

impl Edges {
    /// The hexsides between so many hexes.
    pub fn new(list: Vec<Edge>, hexes: usize) -> Self {
        let mut places = vec![0; if list.is_empty() { 0 } else { hexes * hexes }];
        for (at, edge) in list.iter().enumerate() {
            for (a, b) in [(edge.a, edge.b), (edge.b, edge.a)] {
                places[usize::from(a) * hexes + usize::from(b)] = at as u16 + 1;
            }
        }
        Self { list, hexes, places }
    }

    /// The hexside between two hexes.
    pub fn between(&self, a: u8, b: u8) -> Option<&Edge> {
        let place = *self.places.get(usize::from(a) * self.hexes + usize::from(b))?;
        self.list.get(usize::from(place).checked_sub(1)?)
    }

    /// All hexsides, as the query lists them.
    pub fn list(&self) -> &[Edge] {
        &self.list
    }
}

/// A combat ready to be resolved.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The rules in force.
    pub rules: RuleSet,
    /// The phasing player.
    pub attacker: Side,
    /// All units, by index.
    pub units: Vec<Unit>,
    /// All hexes, by index.
    pub hexes: Vec<Hex>,
    /// Hexes under attack, in the order of the defenders.
    pub targets: Vec<u8>,
    /// Hexsides that differ from open ground, and those of retreats.
    pub edges: Edges,
    /// Support at hand, by side.
    pub support: [Support; 2],
    /// Tobruk still yields its dump.
    pub tobruk_dump: bool,
}

impl Setup {
    /// Indices of the units of a side that take part.
    pub fn fighters(&self, side: Side) -> impl Iterator<Item = usize> + '_ {
        (0..self.units.len()).filter(move |&at| self.units[at].fights && self.units[at].side() == side)
    }

    /// Whether nothing but supply units is attacked, nor a combat unit of their owner stands by in their hexes.
    ///
    /// Cases: 7.26 · Rulings: R152, R155, H023
    pub fn attacks_supply_alone(&self) -> bool {
        let defender = self.attacker.enemy();
        let guards = |unit: &Unit| {
            unit.side() == defender && !unit.kind.is_supply() && (unit.fights || self.targets.contains(&unit.hex))
        };
        let held = |&hex: &u8| self.hexes[usize::from(hex)].occupied[defender.index()];
        !self.units.iter().any(guards) && !self.targets.iter().any(held)
    }

    /// The hexside between two hexes, where the query names it.
    pub fn edge(&self, a: u8, b: u8) -> Option<&Edge> {
        self.edges.between(a, b)
    }

    /// The hexside between an attacker's hex and a defender's: open ground unless the query says otherwise.
    pub fn front(&self, a: u8, b: u8) -> Edge {
        let open = Edge { a, b, terrain: HexsideTerrain::None, way: Way::None, adjacent: true };
        self.edge(a, b).copied().unwrap_or(open)
    }

    /// The hexes under attack, in the order of the defenders.
    pub fn defending_hexes(&self) -> &[u8] {
        &self.targets
    }
}

/// The names behind the indices of a setup.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// Units.
    pub units: Vec<String>,
    /// Hexes.
    pub hexes: Vec<String>,
    /// Dumps and MSUs.
    pub sources: Vec<String>,
}

impl Names {
    /// The index of a hex, entered at first sight.
    pub(super) fn hex(&mut self, id: &str) -> u8 {
        index_or_push(&mut self.hexes, id)
    }

    /// The unit of that name.
    pub fn unit(&self, id: &str) -> Option<u8> {
        self.units.iter().position(|known| known == id).map(|at| at as u8)
    }
}

pub(super) fn index_or_push(list: &mut Vec<String>, id: &str) -> u8 {
    let at = list.iter().position(|known| known == id).unwrap_or_else(|| {
        list.push(id.to_owned());
        list.len() - 1
    });
    at as u8
}
