//! Random units on the map.

use super::forces::{KINDS, face};
use crate::data::roster::{CounterSet, RosterUnit, roster};
use crate::model::points::Points;
use crate::model::units::{Face, Nation, Side, UnitKind};
use crate::query::board::query::{BoardUnit, MovementClass};
use referee::Draw;

/// A counter of the roster, in some state.
pub fn printed(draw: &mut Draw, side: Side, hex: String) -> BoardUnit {
    let fits = |unit: &&RosterUnit| {
        let suitable = !unit.kind.is_supply() && unit.kind != UnitKind::Detachment && unit.set != CounterSet::FoxKilled;
        unit.nation.side() == side && suitable
    };
    let counters: Vec<&RosterUnit> = roster().iter().filter(fits).collect();
    let counter = draw.pick(&counters);
    let unit = BoardUnit {
        roster: Some(counter.id.clone()),
        nation: draw.chance(50).then_some(counter.nation),
        depleted: counter.depleted.is_some() && draw.chance(20),
        ..blank(hex)
    };
    in_some_state(draw, unit)
}

/// A unit with values of its own, in some state.
pub fn by_value(draw: &mut Draw, side: Side, hex: String) -> BoardUnit {
    let kind = draw.pick(&KINDS);
    let strongest = if draw.chance(30) { 14 } else { 6 };
    let full = face(draw, kind, strongest);
    let back = draw.chance(60).then(|| Face { stacking_points: full.stacking_points, ..face(draw, kind, 4) });
    let class = draw.chance(20).then(|| draw.pick(&[MovementClass::Motorized, MovementClass::Foot]));
    let unit = BoardUnit {
        nation: Some(nation(draw, side)),
        kind: Some(kind),
        class,
        full: Some(full),
        back,
        movement_allowance: draw.chance(95).then(|| 4 + draw.below(25) as u8),
        depleted: back.is_some() && draw.chance(20),
        ..blank(hex)
    };
    in_some_state(draw, unit)
}

/// A dump or MSU, sometimes captured.
pub fn supply_unit(draw: &mut Draw, side: Side, hex: String) -> BoardUnit {
    BoardUnit {
        nation: Some(nation(draw, side)),
        kind: Some(draw.pick(&[UnitKind::Dump, UnitKind::Msu])),
        spent: if draw.chance(15) { Points::from_halves(draw.below(30) as u16) } else { Points::ZERO },
        captured_from: draw.chance(8).then(|| draw.pick(&[Side::Axis, Side::Commonwealth])),
        ..blank(hex)
    }
}

/// A detachment.
pub fn detachment(draw: &mut Draw, side: Side, hex: String) -> BoardUnit {
    BoardUnit { nation: Some(nation(draw, side)), kind: Some(UnitKind::Detachment), ..blank(hex) }
}

fn nation(draw: &mut Draw, side: Side) -> Nation {
    match side {
        Side::Axis => draw.pick(&[Nation::German, Nation::Italian]),
        Side::Commonwealth => Nation::Commonwealth,
    }
}

/// Disrupted or not, supplied or not, with more or less of its movement spent.
fn in_some_state(draw: &mut Draw, unit: BoardUnit) -> BoardUnit {
    BoardUnit {
        disrupted: draw.chance(15),
        general_supply: draw.chance(12).then(|| draw.chance(50)),
        combat_supply: draw.chance(12).then(|| draw.chance(50)),
        spent: if draw.chance(20) { Points::from_halves(draw.below(40) as u16) } else { Points::ZERO },
        infiltrated: draw.chance(10),
        ..unit
    }
}

fn blank(hex: String) -> BoardUnit {
    BoardUnit {
        id: String::new(),
        roster: None,
        nation: None,
        kind: None,
        class: None,
        full: None,
        back: None,
        movement_allowance: None,
        hex,
        depleted: false,
        disrupted: false,
        general_supply: None,
        combat_supply: None,
        spent: Points::ZERO,
        infiltrated: false,
        captured_from: None,
    }
}
