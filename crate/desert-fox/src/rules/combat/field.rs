//! The units while results are applied to them.

use crate::model::finding::{Code, Findings};
use crate::model::units::{Face, Side, Terrain};
use crate::rules::combat::setup::{CombatSetup, Unit};
use crate::rules::refit::{Casualty, Cause, Route, route};
use crate::rules::zones;

/// As many hexes as an index can tell apart.
const HEXES: usize = 1 << u8::BITS;
/// A unit in the hex.
const HELD: u8 = 1;
/// A zone over the hex.
const ZONE: u8 = 2;

/// Where a unit ends up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// Where it stood.
    Stands,
    /// Retreated, by this number of hexes.
    Retreated(u8),
    /// Advanced to a hex.
    Advanced(u8),
    /// Eliminated, on its way to a box.
    Eliminated(Route),
    /// A supply unit, removed.
    Lost,
    /// A supply unit, captured on a die of 1 to 3 and lost otherwise.
    Seized,
    /// A supply unit, captured.
    Captured,
}

/// A unit's state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UnitState {
    /// Its place.
    pub place: Place,
    /// The hex it is in, where that is known.
    pub hex: Option<u8>,
    /// Turned to its depleted side in this combat.
    pub turned: bool,
    /// Carries a disrupted marker.
    pub disrupted: bool,
}

impl UnitState {
    /// Still on the map.
    pub const fn is_on_map(&self) -> bool {
        matches!(self.place, Place::Stands | Place::Retreated(_) | Place::Advanced(_))
    }
}

/// A combat unit as it is eliminated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fallen {
    /// The unit.
    pub unit: u8,
    /// The hex in which it is eliminated, from which its line of communication is traced.
    pub hex: u8,
    /// The states of all units at that moment, its own the last on the map.
    pub states: Vec<UnitState>,
}

/// All units of a combat while it is resolved.
#[derive(Clone, Debug)]
pub struct Field<'a> {
    /// The situation at the start.
    pub setup: &'a CombatSetup,
    /// The state of each unit, by index; units come to other places by [`Field::put`] alone.
    pub states: Vec<UnitState>,
    /// The combat units eliminated so far, in order.
    pub fallen: Vec<Fallen>,
    /// What each side's units do to the hexes around them, until one of them goes.
    seen: [Option<[u8; HEXES]>; 2],
}

impl<'a> Field<'a> {
    /// The units as they stand before the die.
    pub fn new(setup: &'a CombatSetup) -> Self {
        let state = |unit: &Unit| UnitState {
            place: Place::Stands,
            hex: Some(unit.hex),
            turned: false,
            disrupted: unit.disrupted,
        };
        Self { setup, states: setup.units.iter().map(state).collect(), fallen: Vec::new(), seen: [None; 2] }
    }

    /// The side of the counter that is up now.
    pub fn face(&self, at: usize) -> Face {
        let unit = &self.setup.units[at];
        if self.states[at].turned { unit.back.unwrap_or(unit.face) } else { unit.face }
    }

    /// Whether the unit can still be depleted without being eliminated.
    pub fn can_deplete(&self, at: usize) -> bool {
        self.setup.units[at].back.is_some() && !self.states[at].turned
    }

    /// Turns a unit that can still be depleted to its depleted side.
    pub fn turn(&mut self, at: usize) {
        self.states[at].turned = true;
    }

    /// Turns a unit to its depleted side; one that has none left is eliminated.
    ///
    /// Cases: 11.7 · Rulings: R156, H005
    pub fn deplete(&mut self, at: usize, code: Code, findings: &mut Findings) {
        if self.can_deplete(at) {
            findings.unit(code, at, 0, 1);
            self.turn(at);
        } else {
            findings.unit(Code::EliminatedByDepletion, at, 0, 0);
            self.eliminate(at);
        }
    }

    /// Puts a unit to another place.
    pub fn put(&mut self, at: usize, place: Place, hex: Option<u8>) {
        self.states[at].place = place;
        self.states[at].hex = hex;
        self.seen[self.setup.units[at].side().index()] = None;
    }

    /// Takes a unit off the map and finds its box; supply units have none.
    ///
    /// Cases: 13.2 · Rulings: R020, R036, H022, H024
    pub fn eliminate(&mut self, at: usize) {
        let unit = &self.setup.units[at];
        let casualty = Casualty {
            cause: Cause::Combat,
            motorized: unit.motorized,
            supplied: unit.supplied,
            line_of_communication: unit.line_of_communication,
            depleted_morale: unit.depleted_morale,
            irreplaceable: unit.irreplaceable,
        };
        let place = if unit.kind.is_supply() { Place::Lost } else { Place::Eliminated(route(&casualty)) };
        if let Some(hex) = self.states[at].hex.filter(|_| !unit.kind.is_supply()) {
            self.fallen.push(Fallen { unit: at as u8, hex, states: self.states.clone() });
        }
        self.put(at, place, None);
        self.states[at].turned = false;
        self.states[at].disrupted = false;
    }

    /// Marks a unit disrupted.
    pub fn disrupt(&mut self, at: usize, code: Code, findings: &mut Findings) {
        if !self.states[at].disrupted {
            findings.unit(code, at, 0, 1);
            self.states[at].disrupted = true;
        }
    }

    /// Whether no combat unit of the defender is left in any of the hexes attacked, nor a supply unit that was attacked alone.
    ///
    /// Cases: 7.26, 11.61, 11.69, 17.26 · Rulings: R087, R155, R166, R168, H020, H109
    pub fn is_vacated(&self) -> bool {
        let defender = self.setup.attacker.enemy();
        let targets = self.setup.defending_hexes();
        let holds = |at: usize| {
            let unit = &self.setup.units[at];
            unit.side() == defender
                && (unit.is_combat() || self.setup.is_attacked_alone(at))
                && self.states[at].is_on_map()
                && self.states[at].hex.is_some_and(|hex| targets.contains(&hex))
        };
        !(0..self.states.len()).any(holds) && !targets.iter().any(|&hex| self.held_by_others(hex, defender))
    }

    fn held_by_others(&self, hex: u8, side: Side) -> bool {
        self.setup.hexes[usize::from(hex)].occupied[side.index()]
    }

    /// Whether a unit of that side, detachments aside, is in the hex now.
    pub fn is_occupied(&self, hex: u8, side: Side) -> bool {
        let here = |at: usize| {
            let unit = &self.setup.units[at];
            unit.side() == side && !unit.is_detachment() && self.states[at].hex == Some(hex)
        };
        (0..self.states.len()).any(here) || self.held_by_others(hex, side)
    }

    /// What the units of that side do to the hexes around them now; the zone of a detachment is its own hex.
    ///
    /// Cases: 10.1, 11.62, 17.23 · Rulings: R030, R084, R160
    pub fn presence(&mut self, side: Side) -> Presence<'a> {
        let seen = self.seen[side.index()].unwrap_or_else(|| self.look(side));
        self.seen[side.index()] = Some(seen);
        Presence { setup: self.setup, side, seen }
    }

    fn look(&self, side: Side) -> [u8; HEXES] {
        let mut seen = [0; HEXES];
        for (unit, state) in self.setup.units.iter().zip(&self.states) {
            let Some(from) = state.hex.filter(|_| unit.side() == side) else { continue };
            let city = self.setup.hexes[usize::from(from)].terrain == Terrain::City;
            seen[usize::from(from)] |= match unit.is_detachment() {
                true if city => 0,
                true => ZONE,
                false => HELD,
            };
            if unit.zone {
                let unit = Unit { hex: from, ..*unit };
                for edge in self.setup.edges.around(from) {
                    if zones::reaches_alone(self.setup, &unit, edge) {
                        seen[usize::from(edge.b)] |= ZONE;
                    }
                }
            }
        }
        seen
    }
}

/// The hexes that a side's units are in or cover with their zones, at one moment of the combat.
#[derive(Clone, Debug)]
pub struct Presence<'a> {
    setup: &'a CombatSetup,
    side: Side,
    seen: [u8; HEXES],
}

impl Presence<'_> {
    /// Whether a unit of the side is in the hex.
    pub fn is_occupied(&self, hex: u8) -> bool {
        let at = usize::from(hex);
        self.seen[at] & HELD != 0 || self.setup.hexes[at].occupied[self.side.index()]
    }

    /// Whether a zone of the side covers the hex.
    pub fn is_in_zone(&self, hex: u8) -> bool {
        let at = usize::from(hex);
        self.seen[at] & ZONE != 0 || self.setup.hexes[at].zone[self.side.index()]
    }
}
