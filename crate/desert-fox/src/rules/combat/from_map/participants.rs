//! Who is in a combat of the map, and how.

use hexgrid::Hex;

use crate::model::refusal::RefusalCode;
use crate::model::units::Side;
use crate::position::forces::Forces;
use crate::position::hex_flags::hex_flag;
use crate::rules::combat::setup::MAX_UNITS;

/// A hex from which units attack.
const FIELD: u8 = 1;
/// A hex beside one from which units attack.
const BESIDE: u8 = 2;
/// A hex under attack.
const TARGET: u8 = 4;

/// The units of a combat.
///
/// All units in the hexes attacked defend; combat units beside the attackers and other enemies next to them stand by, so that
/// stacks, zones and duties are seen whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Participants {
    /// The attacker.
    pub side: Side,
    /// The indices of the units in the position: attackers, defenders, then those who stand by.
    pub units: Vec<u16>,
    /// How many of them attack.
    pub attackers: usize,
    /// How many of them attack or defend.
    pub fighters: usize,
}

/// What a refusal is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Culprit {
    /// That there are none.
    NoAttackers,
    /// That there are this many units.
    Units(usize),
    /// The attacker at this place of the list.
    Attacker(usize),
    /// The hex at this place of the list.
    Target(usize),
}

impl Participants {
    /// The units of a combat of units against hexes.
    ///
    /// Errors: no attackers, units of both players or named twice, detachments, hexes without enemies, too many units.
    ///
    /// Cases: 11.1, 17.24 · Rulings: R031, R085, R144
    pub fn of(forces: &Forces, attackers: &[usize], targets: &[Hex]) -> Result<Self, (RefusalCode, Culprit)> {
        let side = checked(forces, attackers, targets)?;
        let seen = surroundings(forces, attackers, targets);
        let mut units: Vec<u16> = Vec::with_capacity(attackers.len() + 16);
        units.extend(attackers.iter().map(|&at| at as u16));
        let mut beside: Vec<u16> = Vec::with_capacity(16);
        for (at, piece) in forces.pieces.iter().enumerate() {
            let here = seen.get(piece.hex.index()).copied().unwrap_or(0);
            if here == 0 || piece.is_detachment() {
                continue;
            }
            let own = piece.side == side;
            if !own && here & TARGET != 0 {
                units.push(at as u16);
            } else if here & TARGET == 0 && !(own && attackers.contains(&at)) {
                let near = piece.is_combat() && here & if own { FIELD } else { BESIDE } != 0;
                beside.extend(near.then_some(at as u16));
            }
        }
        let fighters = units.len();
        units.extend(beside);
        if units.len() > MAX_UNITS {
            return Err((RefusalCode::TooLarge, Culprit::Units(units.len())));
        }
        Ok(Self { side, units, attackers: attackers.len(), fighters })
    }

    /// A unit that retreats, as if it alone were attacked.
    pub fn alone(forces: &Forces, unit: usize) -> Self {
        Self { side: forces.pieces[unit].side.enemy(), units: vec![unit as u16], attackers: 0, fighters: 1 }
    }

    /// The hexes of the units of a side that attack or defend, and of those that stand by, in the order of the units.
    pub fn hexes<'a>(&'a self, forces: &'a Forces, side: Side) -> impl Iterator<Item = (Hex, bool)> + 'a {
        let place = |(at, &unit): (usize, &u16)| (&forces.pieces[usize::from(unit)], at < self.fighters);
        let units = self.units.iter().enumerate().map(place);
        units.filter(move |(piece, _)| piece.side == side).map(|(piece, fights)| (piece.hex, fights))
    }
}

/// The attacker, if these units may be told to attack those hexes.
fn checked(forces: &Forces, attackers: &[usize], targets: &[Hex]) -> Result<Side, (RefusalCode, Culprit)> {
    let Some(first) = attackers.first().and_then(|&at| forces.pieces.get(at)) else {
        return Err((RefusalCode::NoAttackers, Culprit::NoAttackers));
    };
    let refuse_first = |code, wrong: &dyn Fn(usize, usize) -> bool| {
        let found = attackers.iter().enumerate().position(|(place, &at)| wrong(place, at));
        found.map_or(Ok(()), |place| Err((code, Culprit::Attacker(place))))
    };
    refuse_first(RefusalCode::NoSuchUnit, &|_, at| at >= forces.pieces.len())?;
    refuse_first(RefusalCode::WrongSide, &|_, at| forces.pieces[at].side != first.side)?;
    refuse_first(RefusalCode::DetachmentFights, &|_, at| forces.pieces[at].is_detachment())?;
    refuse_first(RefusalCode::Duplicate, &|place, at| attackers[..place].contains(&at))?;
    for (place, &hex) in targets.iter().enumerate() {
        attackable(forces, first.side, hex).map_err(|code| (code, Culprit::Target(place)))?;
    }
    Ok(first.side)
}

/// Whether enemies of a player stand in a hex whom he could attack.
///
/// Errors: no unit is there, or nothing but a detachment.
///
/// Cases: 11.1, 17.24 · Rulings: R085, R144
pub fn attackable(forces: &Forces, side: Side, hex: Hex) -> Result<(), RefusalCode> {
    if hex.index() >= forces.board.grid.len() {
        return Err(RefusalCode::BadHex);
    }
    let hex_flags = forces.seen_by(side).at(hex);
    if hex_flags & (hex_flag::ENEMY | hex_flag::ENEMY_SUPPLY) != 0 {
        return Ok(());
    }
    Err(if hex_flags & hex_flag::DETACHMENT != 0 { RefusalCode::DetachmentFights } else { RefusalCode::NoDefenders })
}

/// What each hex of the board is to the combat.
fn surroundings(forces: &Forces, attackers: &[usize], targets: &[Hex]) -> Vec<u8> {
    let grid = &forces.board.grid;
    let mut seen = vec![0; grid.len()];
    for &at in attackers {
        let hex = forces.pieces[at].hex;
        seen[hex.index()] |= FIELD;
        for (_, near) in grid.neighbours(hex) {
            seen[near.index()] |= BESIDE;
        }
    }
    for hex in targets {
        seen[hex.index()] |= TARGET;
    }
    seen
}
