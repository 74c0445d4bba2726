//! Set-up (11.0): where units are placed, and what a finished set-up must fulfil.

use hexgrid::Hex;

use crate::data::edition::Edition;
use crate::data::scenario::{Scenario, Zone};
use crate::model::finding::Findings;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{Side, UnitId};
use crate::position::Position;
use crate::rules::supply::{Named, SupplyGround, statuses};

/// A set-up under way.
#[derive(Clone, Debug)]
pub struct SetUpContext<'a> {
    /// Board, numbers and rules.
    pub edition: Edition<'a>,
    /// The scenario.
    pub scenario: &'a Scenario,
    /// The units placed so far.
    pub position: &'a Position,
    /// The side that sets up.
    pub side: Side,
    /// Its areas.
    pub zones: &'a [Zone],
}

impl<'a> SetUpContext<'a> {
    /// The set-up of a side.
    pub fn new(edition: Edition<'a>, scenario: &'a Scenario, position: &'a Position, side: Side) -> Self {
        Self { edition, scenario, position, side, zones: scenario.zones(edition.board, side) }
    }

    /// The units that the side sets up, by number.
    ///
    /// Cases: 11.0 · Rulings: D085
    pub fn units(&self) -> impl Iterator<Item = UnitId> + '_ {
        UnitId::all().filter(|&unit| self.position.side(unit) == self.side && self.starts(unit))
    }

    fn starts(&self, unit: UnitId) -> bool {
        self.scenario.starts(self.position.block(unit))
    }

    /// The hex in which an owner's set-up puts a unit.
    pub fn fixed(&self, unit: UnitId) -> Option<Hex> {
        let name = self.scenario.places.get(&self.position.block(unit).name)?;
        self.edition.board.parse(name)
    }

    /// The hexes in which the side may set up.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + '_ {
        self.edition.board.hexes().filter(|&hex| self.zones.iter().any(|zone| zone.hexes.contains(hex)))
    }
}

/// Whether a unit may be placed in a hex, from the map or from outside.
///
/// Errors: the rule against it.
///
/// Cases: 11.0, 11.3, 11.5 · Rulings: I070, I071, I074, D084, D090
pub fn check_place(ctx: &SetUpContext, unit: UnitId, hex: Hex) -> Result<(), Refusal> {
    if ctx.position.side(unit) != ctx.side || !ctx.starts(unit) {
        return Err(Refusal::of(RefusalCode::NotInSetUp).unit(unit));
    }
    if ctx.fixed(unit).is_some() {
        return Err(Refusal::of(RefusalCode::PlaceFixed).unit(unit));
    }
    if ctx.position.is_in(ctx.side.enemy(), hex) {
        return Err(Refusal::of(RefusalCode::HexTaken).unit(unit).hex(hex));
    }
    let around = || ctx.zones.iter().filter(|zone| zone.hexes.contains(hex));
    if around().next().is_none() {
        return Err(Refusal::of(RefusalCode::OutsideZone).unit(unit).hex(hex));
    }
    let others = |zone: &Zone| {
        let units = ctx.position.of_side(ctx.side);
        units.filter(|&(other, at)| other != unit && zone.hexes.contains(at)).count()
    };
    let full = around().any(|zone| zone.most.is_some_and(|most| others(zone) >= usize::from(most)));
    if full { Err(Refusal::of(RefusalCode::ZoneFull).unit(unit).hex(hex)) } else { Ok(()) }
}

/// Whether a side may end its set-up: every unit is placed and supplied. Supply is judged once, with the enemies that
/// are on the map by then.
///
/// Errors: the first unit that is not.
///
/// Cases: 11.0 · Rulings: I069, D091
pub fn check_finished(ctx: &SetUpContext, named: &[UnitId]) -> Result<(), Refusal> {
    if let Some(unit) = ctx.units().find(|&unit| ctx.position.hex(unit).is_none()) {
        return Err(Refusal::of(RefusalCode::SetUpIncomplete).unit(unit));
    }
    let unsupplied = unsupplied(ctx, named);
    let first = unsupplied.first().map(|&unit| (unit, ctx.position.hex(unit)));
    first.map_or(Ok(()), |(unit, hex)| Err(Refusal { hex, ..Refusal::of(RefusalCode::SetUpUnsupplied).unit(unit) }))
}

/// The placed units without supply.
///
/// Cases: 11.0 · Rulings: I069, D091
pub fn unsupplied(ctx: &SetUpContext, named: &[UnitId]) -> Vec<UnitId> {
    let ground = SupplyGround::new(ctx.edition, ctx.position, ctx.side);
    let found = statuses(&ground, Named::first(named), &mut Findings::new());
    found.into_iter().filter(|(_, status)| !status.is_supplied()).map(|(id, _)| id).collect()
}
