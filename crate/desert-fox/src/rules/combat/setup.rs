//! The combat in dense form: units, hexes and hexsides by index, everything checked.

use crate::data::charts::{City, HexsideEffect};
use crate::model::rule_set::RuleSet;
use crate::model::units::{Face, HexsideTerrain, Nation, Side, Terrain, UnitKind, Way};
use crate::rules::combat::terms::{Effect, RetreatRoom, Support};

/// Most units in one combat.
pub const MAX_UNITS: usize = 150;
/// Most hexes in one combat.
pub const MAX_HEXES: usize = 250;
/// Most hexsides in one combat.
pub const MAX_HEXSIDES: usize = 900;
/// Most air points that one side has available.
pub const MAX_AIR_POINTS: u8 = 30;
/// Longest name of a unit, hex or supply unit, in characters.
pub const MAX_NAME: usize = 60;

/// A unit of the combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// Depletion has taken its artillery shift.
    pub silenced: bool,
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
    /// Once lost it is never rebuilt.
    pub irreplaceable: bool,
    /// What the hexsides it attacks across do to it.
    pub across: HexsideEffect,
}

impl Unit {
    /// The owner.
    pub const fn side(&self) -> Side {
        self.nation.side()
    }

    /// A combat unit: neither supply unit nor detachment.
    pub const fn is_combat(&self) -> bool {
        !self.kind.is_supply() && !self.is_detachment()
    }

    /// A detachment, which a combat passes over.
    pub const fn is_detachment(&self) -> bool {
        matches!(self.kind, UnitKind::Detachment)
    }
}

/// A hex of the combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// A detachment beyond the units listed closes its roads to the enemy, by owner.
    pub closed: [bool; 2],
}

impl Hex {
    /// A city or a fort: retreats from it are shorter.
    pub const fn is_strong(&self) -> bool {
        self.fort > 0 || self.city.is_some()
    }
}

/// What lies between two hexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl Edge {
    /// The same side seen from its other hex.
    pub const fn turned(self) -> Self {
        Self { a: self.b, b: self.a, ..self }
    }
}

/// The hexsides of a combat, listed at their hexes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Edges {
    /// Where the sides of each hex end in `near`.
    ends: Vec<u16>,
    /// The sides between adjacent hexes hex by hex, each once from either of its hexes, which is then `a`.
    near: Vec<Edge>,
    /// What is told of hexes that are not adjacent, in the order of the hexes, `a` below `b`.
    far: Vec<Edge>,
}

impl Edges {
    /// The hexsides between this number of hexes; the sides of each hex keep the order of the list.
    pub fn new(list: &[Edge], hexes: usize) -> Self {
        let known = |edge: &&Edge| usize::from(edge.a.max(edge.b)) < hexes;
        let sides = || list.iter().filter(known).filter(|edge| edge.adjacent).flat_map(|edge| [*edge, edge.turned()]);
        let mut starts = vec![0_u16; hexes + 1];
        for side in sides() {
            starts[usize::from(side.a) + 1] += 1;
        }
        for hex in 0..hexes {
            starts[hex + 1] += starts[hex];
        }
        let nothing = Edge { a: 0, b: 0, terrain: HexsideTerrain::None, way: Way::None, adjacent: true };
        let mut near = vec![nothing; usize::from(starts[hexes])];
        let mut ends = starts;
        for side in sides() {
            let end = &mut ends[usize::from(side.a)];
            near[usize::from(*end)] = side;
            *end += 1;
        }
        ends.truncate(hexes);
        let mut edges = Self { ends, near, far: Vec::new() };
        edges.add_far(list.iter().filter(known).filter(|edge| !edge.adjacent).copied());
        edges
    }

    /// No hexsides yet, with room for this number of hexes and sides.
    pub(super) fn with_capacity(hexes: usize, sides: usize) -> Self {
        Self { ends: Vec::with_capacity(hexes), near: Vec::with_capacity(sides), far: Vec::new() }
    }

    /// The sides of the next hex, which is `a` of each.
    pub(super) fn add_hex(&mut self, sides: impl Iterator<Item = Edge>) {
        self.near.extend(sides);
        self.ends.push(self.near.len() as u16);
    }

    /// What is told of hexes that are not adjacent.
    pub(super) fn add_far(&mut self, pairs: impl Iterator<Item = Edge>) {
        self.far.extend(pairs.map(|edge| if edge.a < edge.b { edge } else { edge.turned() }));
        self.far.sort_by_key(|edge| (edge.a, edge.b));
    }

    /// The sides of a hex with the hexes adjacent to it; the hex is `a` of each.
    pub fn around(&self, hex: u8) -> &[Edge] {
        let end = |at: usize| self.ends.get(at).map_or(0, |&end| usize::from(end));
        let start = usize::from(hex).checked_sub(1).map_or(0, end);
        self.near.get(start..end(usize::from(hex))).unwrap_or_default()
    }

    /// Every hexside once, `a` below `b`: those of adjacent hexes in the order of the hexes, then what is told of others.
    pub fn all(&self) -> impl Iterator<Item = &Edge> {
        self.near.iter().filter(|edge| edge.a < edge.b).chain(&self.far)
    }

    /// The hexside between two hexes.
    pub fn between(&self, a: u8, b: u8) -> Option<&Edge> {
        self.around(a).iter().find(|side| side.b == b).or_else(|| {
            let place = self.far.binary_search_by_key(&(a.min(b), a.max(b)), |edge| (edge.a, edge.b));
            self.far.get(place.ok()?)
        })
    }
}

/// A combat ready to be resolved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CombatSetup {
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
    /// Support available, by side.
    pub support: [Support; 2],
    /// Tobruk still yields its dump.
    pub tobruk_dump: bool,
    /// Columns that a leader shifts, by side.
    pub leader: [u8; 2],
}

impl CombatSetup {
    /// Indices of the units of a side that take part.
    pub fn fighters(&self, side: Side) -> impl Iterator<Item = usize> + '_ {
        (0..self.units.len()).filter(move |&at| self.units[at].fights && self.units[at].side() == side)
    }

    /// Whether a unit is a supply unit attacked alone: no combat unit is attacked, in its hex or elsewhere, nor does one of its
    /// owner stand by in its hex.
    ///
    /// Cases: 7.26 · Rulings: R152, R155, H023
    pub fn is_attacked_alone(&self, at: usize) -> bool {
        let (unit, defender) = (&self.units[at], self.attacker.enemy());
        let guards =
            |other: &Unit| other.side() == defender && other.is_combat() && (other.fights || other.hex == unit.hex);
        let attacked = unit.kind.is_supply() && unit.fights && unit.side() == defender;
        attacked && !self.hexes[usize::from(unit.hex)].occupied[defender.index()] && !self.units.iter().any(guards)
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
    pub fn hex(&mut self, id: &str) -> u8 {
        index_or_push(&mut self.hexes, id)
    }

    /// The unit of that name.
    pub fn unit(&self, id: &str) -> Option<u8> {
        self.units.iter().position(|known| known == id).map(|at| at as u8)
    }
}

/// The index of an id in a list, which takes it in where it is new.
pub fn index_or_push(list: &mut Vec<String>, id: &str) -> u8 {
    let at = list.iter().position(|known| known == id).unwrap_or_else(|| {
        list.push(id.to_owned());
        list.len() - 1
    });
    at as u8
}
