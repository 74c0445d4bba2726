//! From the map to a combat in dense form: no names, no queries.

pub mod attacks;
pub mod participants;
pub mod battlefield;

use hexgrid::{Direction, Hex as BoardHex};

use crate::data::charts::{City, HexsideEffect};
use crate::model::refusal::RefusalCode;
use crate::model::units::{HexsideTerrain, Side, Terrain, Way};
use crate::position::forces::Forces;
use crate::rules::combat::duty;
use crate::rules::combat::from_map::battlefield::Battlefield;
use crate::rules::combat::from_map::participants::Participants;
use crate::rules::combat::setup::{CombatSetup, Edge, Edges, Hex, Unit};
use crate::rules::combat::terms::{RetreatRoom, Support};

/// The ways out of a hex as its sides are listed: from the hexes before it in their order, then to those after it as the
/// grid counts the ways.
const ROADS: [Direction; 6] = [
    Direction::SouthWest,
    Direction::SouthEast,
    Direction::West,
    Direction::East,
    Direction::NorthEast,
    Direction::NorthWest,
];

/// No hex of the combat.
const NOWHERE: u8 = u8::MAX;

/// A combat of the map with what its indices stand for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapCombat {
    /// The combat.
    pub setup: CombatSetup,
    /// Each unit's index in the position: attackers, defenders, then those who stand by.
    pub units: Vec<u16>,
    /// Each hex on the board.
    pub hexes: Vec<BoardHex>,
}

/// Supply and line of communication of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SupplyStatus {
    /// In combat supply.
    pub supplied: bool,
    /// Supplied without drawing on a supply unit.
    pub always_supplied: bool,
    /// In general supply.
    pub general_supply: bool,
    /// Can trace a line of communication.
    pub line_of_communication: bool,
}

/// The combat of units against hexes; who stands by and where units may retreat is found on the map.
///
/// `supply_status` tells supply and line of communication of a unit by its index in the position.
///
/// Errors: the first reason against the combat.
///
/// Cases: 11.1 · Rulings: R031, R160, H013, H018, H122
pub fn map_combat(
    forces: &Forces,
    attackers: &[usize],
    targets: &[BoardHex],
    supply_status: impl Fn(usize) -> SupplyStatus,
    support: [Support; 2],
    tobruk_dump: bool,
) -> Result<MapCombat, RefusalCode> {
    let participants = Participants::of(forces, attackers, targets).map_err(|(code, _)| code)?;
    if !Battlefield::has_room(forces, &participants, targets) {
        return Err(RefusalCode::TooLarge);
    }
    let battlefield = Battlefield::fitting(forces, &participants);
    let map_combat = assemble(forces, participants, battlefield, supply_status, support, tobruk_dump);
    let mut first = None;
    duty::faults(&map_combat.setup, &forces.charts, |code, _, _| first = first.or(Some(code)));
    first.map_or(Ok(map_combat), Err)
}

/// Puts the combat together. The battlefield has no more hexes than a combat may have.
pub fn assemble(
    forces: &Forces,
    participants: Participants,
    battlefield: Battlefield,
    supply_status: impl Fn(usize) -> SupplyStatus,
    support: [Support; 2],
    tobruk_dump: bool,
) -> MapCombat {
    let mut places = vec![NOWHERE; forces.board.grid.len()];
    for (at, hex) in battlefield.hexes.iter().enumerate() {
        places[hex.index()] = at as u8;
    }
    let units = units(forces, &participants, &places, supply_status);
    let mut targets = Vec::with_capacity(2);
    for unit in &units[participants.attackers..participants.fighters] {
        if !targets.contains(&unit.hex) {
            targets.push(unit.hex);
        }
    }
    let mut setup = CombatSetup {
        rules: forces.rules,
        attacker: participants.side,
        edges: edges(forces, &battlefield.hexes, &places, &units, participants.side),
        units,
        hexes: hexes(forces, &battlefield, &places),
        targets,
        support,
        tobruk_dump,
        leader: [0; 2],
    };
    duty::hexsides(&mut setup, &forces.charts);
    MapCombat { setup, units: participants.units, hexes: battlefield.hexes }
}

fn units(
    forces: &Forces,
    participants: &Participants,
    places: &[u8],
    supply_status: impl Fn(usize) -> SupplyStatus,
) -> Vec<Unit> {
    let unit = |(at, &piece): (usize, &u16)| {
        let index = usize::from(piece);
        let piece = &forces.pieces[index];
        let supply_status = supply_status(index);
        let free = piece.needs_no_supply();
        Unit {
            nation: piece.nation,
            kind: piece.kind,
            motorized: piece.motorized,
            face: piece.face,
            back: piece.back,
            depleted_morale: piece.depleted_morale,
            silenced: piece.silenced,
            disrupted: piece.disrupted,
            supplied: free || supply_status.supplied,
            always_supplied: free || supply_status.always_supplied,
            source: None,
            general_supply: supply_status.general_supply,
            line_of_communication: supply_status.line_of_communication,
            fights: at < participants.fighters,
            hex: places[piece.hex.index()],
            order: None,
            cover: None,
            forgoes_shift: false,
            captured_from: piece.captured_from,
            retreat: RetreatRoom::Map,
            zone: piece.zone,
            irreplaceable: piece.irreplaceable,
            across: HexsideEffect::None,
        }
    };
    participants.units.iter().enumerate().map(unit).collect()
}

fn hexes(forces: &Forces, battlefield: &Battlefield, places: &[u8]) -> Vec<Hex> {
    let hex = |&hex: &BoardHex| {
        let tile = forces.board.tile(hex);
        let city = tile.city.or((tile.terrain == Terrain::City).then_some(City::Other));
        let terrain = if city.is_some() { Terrain::City } else { tile.terrain };
        let (occupied, zone, closed) = (battlefield.held(hex), battlefield.zones(hex), battlefield.closed(hex));
        Hex { terrain, city, fort: 0, fort_unit: None, occupied, zone, closed }
    };
    let mut hexes: Vec<Hex> = battlefield.hexes.iter().map(hex).collect();
    // Where a hex is named twice, the first level counts.
    for (hex, level) in forces.forts.iter().rev() {
        let place = places.get(hex.index()).map(|&place| usize::from(place));
        if let Some(hex) = place.and_then(|place| hexes.get_mut(place)) {
            hex.fort = *level;
        }
    }
    hexes
}

/// The sides between those hexes; and for attackers and enemies in hexes that are not adjacent, that they are not.
fn edges(forces: &Forces, battlefield: &[BoardHex], places: &[u8], units: &[Unit], attacker: Side) -> Edges {
    let board = &*forces.board;
    let mut edges = Edges::with_capacity(battlefield.len(), battlefield.len() * ROADS.len());
    for (a, &from) in battlefield.iter().enumerate() {
        let side = |direction: Direction| {
            let to = board.grid.neighbour(from, direction)?;
            let b = places[to.index()];
            let edge = board.edge(from, direction);
            (b != NOWHERE).then_some(Edge { a: a as u8, b, terrain: edge.side, way: edge.way, adjacent: true })
        };
        edges.add_hex(ROADS.into_iter().filter_map(side));
    }
    let hexes_of = |side: Side| {
        let mut hexes: Vec<u8> = Vec::with_capacity(units.len());
        for unit in units.iter().filter(|unit| unit.side() == side) {
            if !hexes.contains(&unit.hex) {
                hexes.push(unit.hex);
            }
        }
        hexes.sort_unstable();
        hexes
    };
    let (own, enemy) = (hexes_of(attacker), hexes_of(attacker.enemy()));
    let mut far = Vec::with_capacity(own.len() * enemy.len());
    for &a in &own {
        for &b in enemy.iter().filter(|&&b| !edges.around(a).iter().any(|side| side.b == b)) {
            far.push(Edge { a, b, terrain: HexsideTerrain::None, way: Way::None, adjacent: false });
        }
    }
    edges.add_far(far.into_iter());
    edges
}
