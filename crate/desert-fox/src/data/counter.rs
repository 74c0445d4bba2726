//! A counter as a query names it: from the roster, by its values, or both.

use crate::data::roster::{self, RosterUnit};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{Face, Nation, UnitKind};

/// What a query says of a counter; what it leaves out comes from the roster. A front given without a back is that of a counter
/// of one step.
#[derive(Clone, Copy, Debug, Default)]
pub struct Description<'a> {
    /// The roster's counter.
    pub roster: Option<&'a str>,
    /// Nation group.
    pub nation: Option<Nation>,
    /// Type.
    pub kind: Option<UnitKind>,
    /// Motorized.
    pub motorized: Option<bool>,
    /// Front.
    pub full: Option<Face>,
    /// Back.
    pub back: Option<Face>,
    /// Movement allowance, in movement points.
    pub allowance: Option<u8>,
    /// Shows its back.
    pub depleted: bool,
    /// The counters with the owner's values; none for those as corrected.
    pub own: Option<&'a [RosterUnit]>,
}

/// A counter with every value known that its use needs.
#[derive(Clone, Copy, Debug)]
pub struct Counter {
    /// Nation group.
    pub nation: Nation,
    /// Type.
    pub kind: UnitKind,
    /// Motorized.
    pub motorized: bool,
    /// The side that is up.
    pub face: Face,
    /// The depleted side, where it is not yet up.
    pub back: Option<Face>,
    /// Morale on the depleted side, for a unit of one step its only morale (13.2; H024).
    pub depleted_morale: u8,
    /// Depletion has taken its artillery shift.
    pub silenced: bool,
    /// Movement allowance, in movement points, where it is known.
    pub allowance: Option<u8>,
    /// Has a zone of control.
    pub zone: bool,
    /// Once lost it is never rebuilt.
    pub irreplaceable: bool,
}

impl Counter {
    /// Puts a counter together; `path` names the unit in the query.
    ///
    /// Errors: an unknown or contradicting counter, a value that is missing or out of range.
    ///
    /// Cases: 2.22 · Rulings: H015
    pub fn resolve(reported: &Description, path: &str) -> Result<Self, Refusal> {
        let at = |field: &str| format!("{path}.{field}");
        let printed = match reported.roster {
            Some(id) => {
                let all = reported.own.unwrap_or_else(|| roster::roster());
                let found = all.iter().find(|unit| unit.id == id);
                Some(found.ok_or_else(|| Refusal::at(RefusalCode::UnknownUnit, at("roster")).found(id))?)
            }
            None => None,
        };
        let missing = |field: &str| Refusal::at(RefusalCode::MissingValue, at(field));
        let nation = reported.nation.or(printed.map(|unit| unit.nation)).ok_or_else(|| missing("nation"))?;
        if printed.is_some_and(|unit| unit.nation.side() != nation.side()) {
            return Err(Refusal::at(RefusalCode::WrongSide, at("nation")));
        }
        let kind = reported.kind.or(printed.map(|unit| unit.kind)).ok_or_else(|| missing("kind"))?;
        let blank = blank_face(kind);
        let full = reported.full.or(printed.map(|unit| unit.full)).or(blank).ok_or_else(|| missing("full"))?;
        let back =
            reported.back.or(if reported.full.is_some() { None } else { printed.and_then(|unit| unit.depleted) });
        for (face, field) in [(Some(full), "full"), (back, "back")] {
            check_face(face, &at(field))?;
        }
        let face = match (reported.depleted, back) {
            (false, _) => full,
            (true, Some(back)) => back,
            (true, None) => return Err(Refusal::at(RefusalCode::OneStep, at("depleted"))),
        };
        Ok(Self {
            nation,
            kind,
            motorized: reported
                .motorized
                .or(printed.map(|unit| unit.motorized))
                .unwrap_or_else(|| usually_motorized(kind)),
            face,
            back: if reported.depleted { None } else { back },
            depleted_morale: back.map_or(full.morale, |back| back.morale),
            silenced: full.artillery && !face.artillery,
            allowance: reported.allowance.or(printed.map(|unit| unit.movement_allowance)),
            zone: crate::data::counter::has_zone(kind, face, printed.is_some_and(|unit| unit.zone)),
            irreplaceable: printed.is_some_and(|unit| unit.irreplaceable),
        })
    }
}

/// Supply units and detachments print no values that could differ: no strength, and the last morale line.
///
/// Cases: 7.26 · Rulings: H110
const fn blank_face(kind: UnitKind) -> Option<Face> {
    match kind {
        UnitKind::Msu | UnitKind::Dump | UnitKind::Detachment => Some(Face {
            strength: 0,
            parenthesized: false,
            morale: 5,
            stacking_points: 0,
            artillery: false,
            flak: false,
        }),
        _ => None,
    }
}

fn check_face(face: Option<Face>, path: &str) -> Result<(), Refusal> {
    let Some(face) = face else { return Ok(()) };
    let bounds = [
        ("strength", face.strength, 0, Face::MOST_STRENGTH),
        ("morale", face.morale, 1, Face::WORST_MORALE),
        ("stackingPoints", face.stacking_points, 0, Face::MOST_STACKING_POINTS),
    ];
    match bounds.iter().find(|(_, value, low, high)| !(low..=high).contains(&value)) {
        Some((field, value, ..)) => Err(Refusal::at(RefusalCode::OutOfRange, format!("{path}.{field}")).found(value)),
        None => Ok(()),
    }
}

/// Whether units of a type are motorized when nothing says otherwise; detachments among them.
///
/// Cases: 8.1, 17.21 · Rulings: H049
pub(crate) const fn usually_motorized(kind: UnitKind) -> bool {
    !matches!(
        kind,
        UnitKind::Infantry | UnitKind::HeavyInfantry | UnitKind::HeavyAirborneInfantry | UnitKind::GliderInfantry
    )
}

/// Whether a unit has a zone: a combat unit with stacking points, or one whose counter says so.
///
/// Cases: 10.11 · Rulings: R030
pub const fn has_zone(kind: UnitKind, face: Face, by_counter: bool) -> bool {
    !kind.is_supply() && !matches!(kind, UnitKind::Detachment) && (face.stacking_points > 0 || by_counter)
}
