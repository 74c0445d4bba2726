//! The units while results are applied to them.

use crate::combat::setup::{Setup, Unit};
use crate::finding::{Code, Findings};
use crate::refit::{Casualty, Cause, Route, route};
use crate::units::{Face, Side};

/// Where a unit ends up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// Where it stood.
    Stands,
    /// Retreated, by so many hexes.
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

/// All units of a combat while it is resolved.
#[derive(Clone, Debug)]
pub struct Field<'a> {
    /// The situation at the start.
    pub setup: &'a Setup,
    /// The state of each unit, by index.
    pub states: Vec<UnitState>,
}

impl<'a> Field<'a> {
    /// The units as they stand before the die.
    pub fn new(setup: &'a Setup) -> Self {
        let state = |unit: &Unit| UnitState {
            place: Place::Stands,
            hex: Some(unit.hex),
            turned: false,
            disrupted: unit.disrupted,
        };
        Self { setup, states: setup.units.iter().map(state).collect() }
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

    /// Turns a unit to its depleted side; one that has none left is eliminated.
    ///
    /// Cases: 11.7 · Rulings: R156, H005
    pub fn deplete(&mut self, at: usize, code: Code, findings: &mut Findings) {
        if self.can_deplete(at) {
            findings.unit(code, at, 0, 1);
            self.states[at].turned = true;
        } else {
            findings.unit(Code::EliminatedByDepletion, at, 0, 0);
            self.eliminate(at);
        }
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
        };
        self.states[at].place = if unit.kind.is_supply() { Place::Lost } else { Place::Eliminated(route(&casualty)) };
        self.states[at].hex = None;
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

    /// Whether no combat unit of the defender is left in the hexes attacked, nor a supply unit that was attacked alone.
    ///
    /// Cases: 7.26, 11.61, 11.69 · Rulings: R155, R166, R168, H020
    pub fn is_vacated(&self) -> bool {
        let defender = self.setup.attacker.enemy();
        let supply_alone = self.setup.attacks_supply_alone();
        let targets = self.setup.defending_hexes();
        let holds = |at: usize| {
            let unit = &self.setup.units[at];
            unit.side() == defender
                && (!unit.kind.is_supply() || supply_alone && unit.fights)
                && self.states[at].is_on_map()
                && self.states[at].hex.is_some_and(|hex| targets.contains(&hex))
        };
        !(0..self.states.len()).any(holds) && !targets.iter().any(|&hex| self.held_by_others(hex, defender))
    }

    fn held_by_others(&self, hex: u8, side: Side) -> bool {
        self.setup.hexes[usize::from(hex)].occupied[side.index()]
    }

    /// Whether a unit of that side is in the hex now.
    pub fn is_occupied(&self, hex: u8, side: Side) -> bool {
        let here = |at: usize| self.setup.units[at].side() == side && self.states[at].hex == Some(hex);
        (0..self.states.len()).any(here) || self.held_by_others(hex, side)
    }

    /// Whether a zone of that side covers the hex now.
    pub fn is_in_zone(&self, hex: u8, side: Side) -> bool {
        if self.setup.hexes[usize::from(hex)].zone[side.index()] {
            return true;
        }
        (0..self.states.len()).any(|at| {
            let Some(from) = self.states[at].hex else { return false };
            let unit = Unit { hex: from, ..self.setup.units[at] };
            let side_between = || self.setup.edge(from, hex);
            unit.side() == side
                && side_between().is_some_and(|between| crate::zones::reaches_alone(self.setup, &unit, between))
        })
    }
}
