//! From a query to a combat in dense form: every name resolved, every value checked.

use std::borrow::Cow;

use crate::data::charts::{Charts, City, HexsideEffect};
use crate::data::counter::Counter;
use crate::data::overlay::ChartError;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::rule_set::RecapturedSupply;
use crate::model::units::{Side, Terrain, UnitKind};
use crate::query::combat::query::{CombatHex, CombatQuery, CombatUnit, Supply};
use crate::rules::combat::setup::{
    CombatSetup, Edge, Edges, Hex, MAX_AIR_POINTS, MAX_HEXES, MAX_HEXSIDES, MAX_NAME, MAX_UNITS, Names, Unit,
    index_or_push,
};
use crate::rules::combat::terms::Effect;

/// Checks a query and puts it into dense form.
///
/// Errors: every refusal found, each with its path in the query.
///
/// Cases: 2.22 · Rulings: H015
pub fn compile(query: &CombatQuery) -> Result<(CombatSetup, Names), Vec<Refusal>> {
    check_size(query)?;
    let mut names = Names::default();
    let mut refusals = Vec::new();
    let mut hexes = Vec::with_capacity(query.hexes.len() + 4);
    for (at, hex) in query.hexes.iter().enumerate() {
        if names.hexes.contains(&hex.id) {
            refusals.push(Refusal::at(RefusalCode::Duplicate, format!("hexes[{at}].id")).found(&hex.id));
            continue;
        }
        names.hex(&hex.id);
        hexes.push(read_hex(hex, at, &mut refusals));
    }
    let mut units = Vec::with_capacity(query.units.len());
    for (at, unit) in query.units.iter().enumerate() {
        if names.units.contains(&unit.id) {
            refusals.push(Refusal::at(RefusalCode::Duplicate, format!("units[{at}].id")).found(&unit.id));
        }
        names.units.push(unit.id.clone());
        match read_unit(unit, at, &mut names) {
            Ok(read) => units.push(read),
            Err(refusal) => refusals.push(refusal.unit(&unit.id)),
        }
    }
    if !refusals.is_empty() {
        return Err(refusals);
    }
    let edges: Vec<Edge> = query
        .hexsides
        .iter()
        .map(|side| Edge {
            a: names.hex(&side.from),
            b: names.hex(&side.to),
            terrain: side.terrain,
            way: side.way,
            adjacent: side.adjacent,
        })
        .collect();
    if names.hexes.len() > MAX_HEXES {
        return Err(vec![Refusal::at(RefusalCode::TooLarge, "hexes").found(names.hexes.len())]);
    }
    check_hexsides(&edges, &names)?;
    let plain = Hex {
        terrain: Terrain::Clear,
        city: None,
        fort: 0,
        fort_unit: None,
        occupied: [false; 2],
        zone: [false; 2],
        closed: [false; 2],
    };
    hexes.resize(names.hexes.len(), plain);
    let setup = CombatSetup {
        rules: query.rules.rules(),
        attacker: query.attacker,
        targets: targets(&units, query.attacker.enemy()),
        units,
        edges: Edges::new(&edges, hexes.len()),
        hexes,
        support: [query.support.axis, query.support.commonwealth],
        tobruk_dump: query.tobruk_dump,
        leader: [0; 2],
    };
    check_holders(query, &setup, &names)?;
    fort_units(query, &names, setup).map(|setup| (setup, names))
}

/// What cannot stand on the map: the other player's units in a hex that one player holds, supply from what gives none, and a
/// Captured marker on a supply unit that has come back and is free.
///
/// Cases: 2.22, 7.3, 7.75, 9.1 · Rulings: H015, R053
fn check_holders(query: &CombatQuery, setup: &CombatSetup, names: &Names) -> Result<(), Vec<Refusal>> {
    let mut refusals = Vec::new();
    for (at, hex) in setup.hexes.iter().enumerate().take(query.hexes.len()) {
        let here = |side: Side| {
            let inside = |unit: &Unit| usize::from(unit.hex) == at && unit.side() == side && !unit.is_detachment();
            hex.occupied[side.index()] || setup.units.iter().any(inside)
        };
        if hex.occupied.contains(&true) && here(Side::Axis) && here(Side::Commonwealth) {
            refusals.push(Refusal::at(RefusalCode::HexShared, format!("hexes[{at}].occupiedBy")));
        }
    }
    let free = setup.rules.recaptured_supply == RecapturedSupply::FreeAtOnce;
    for (at, (asked, unit)) in query.units.iter().zip(&setup.units).enumerate() {
        let refuse = |code, field: &str| Refusal::at(code, format!("units[{at}].{field}")).unit(&asked.id);
        if let Supply::From { source } = &asked.supply
            && let Some(source) = names.unit(source).map(|at| &setup.units[usize::from(at)])
            && !(source.kind.is_supply() && source.side() == unit.side())
        {
            refusals.push(refuse(RefusalCode::SupplySource, "supply.source"));
        }
        if free && unit.captured_from == Some(unit.side()) {
            refusals.push(refuse(RefusalCode::CapturedFrom, "capturedFrom"));
        }
    }
    if refusals.is_empty() { Ok(()) } else { Err(refusals) }
}

/// The hexes of the units that are attacked.
fn targets(units: &[Unit], defender: Side) -> Vec<u8> {
    let mut hexes = Vec::with_capacity(2);
    for unit in units.iter().filter(|unit| unit.fights && unit.side() == defender) {
        if !hexes.contains(&unit.hex) {
            hexes.push(unit.hex);
        }
    }
    hexes
}

/// The charts of a query: the shipped ones, or those with the owner's values.
pub fn charts(query: &CombatQuery) -> Result<Cow<'static, Charts>, Vec<Refusal>> {
    if query.charts.is_empty() {
        return Ok(Cow::Borrowed(Charts::standard()));
    }
    let refuse = |(at, error): (usize, ChartError)| {
        vec![Refusal::at(RefusalCode::BadOverlay, format!("charts[{at}]")).found(error)]
    };
    Charts::standard().with(&query.charts).map(Cow::Owned).map_err(refuse)
}

fn check_size(query: &CombatQuery) -> Result<(), Vec<Refusal>> {
    let lists = [
        ("units", query.units.len(), MAX_UNITS),
        ("hexes", query.hexes.len(), MAX_HEXES),
        ("hexsides", query.hexsides.len(), MAX_HEXSIDES),
        ("charts", query.charts.len(), MAX_HEXSIDES),
        ("answers", query.answers.len(), MAX_HEXSIDES),
    ];
    let mut refusals: Vec<Refusal> = lists
        .iter()
        .filter(|(_, found, most)| found > most)
        .map(|(list, found, _)| Refusal::at(RefusalCode::TooLarge, *list).found(found))
        .collect();
    for (path, support) in [("axis", query.support.axis), ("commonwealth", query.support.commonwealth)] {
        if support.air_points > MAX_AIR_POINTS {
            let path = format!("support.{path}.airPoints");
            refusals.push(Refusal::at(RefusalCode::OutOfRange, path).found(support.air_points));
        }
    }
    check_names(query, &mut refusals);
    if refusals.is_empty() { Ok(()) } else { Err(refusals) }
}

/// Names are neither blank nor longer than a page can show.
fn check_names(query: &CombatQuery, refusals: &mut Vec<Refusal>) {
    let mut check = |list: &str, at: usize, field: &str, name: &str| {
        if name.is_empty() || name.chars().count() > MAX_NAME {
            refusals.push(Refusal::at(RefusalCode::OutOfRange, format!("{list}[{at}].{field}")).found(name));
        }
    };
    for (at, unit) in query.units.iter().enumerate() {
        check("units", at, "id", &unit.id);
        check("units", at, "hex", &unit.hex);
        if let Supply::From { source } = &unit.supply {
            check("units", at, "supply.source", source);
        }
    }
    for (at, hex) in query.hexes.iter().enumerate() {
        check("hexes", at, "id", &hex.id);
    }
    for (at, side) in query.hexsides.iter().enumerate() {
        check("hexsides", at, "from", &side.from);
        check("hexsides", at, "to", &side.to);
    }
}

/// A hex has six sides, each named once, to another hex.
fn check_hexsides(edges: &[Edge], names: &Names) -> Result<(), Vec<Refusal>> {
    for (at, edge) in edges.iter().enumerate() {
        let path = || format!("hexsides[{at}]");
        let again = |other: &Edge| (other.a, other.b) == (edge.a, edge.b) || (other.a, other.b) == (edge.b, edge.a);
        if edge.a == edge.b {
            return Err(vec![Refusal::at(RefusalCode::HexsideEnds, path()).found(&names.hexes[usize::from(edge.b)])]);
        }
        if edges[..at].iter().any(again) {
            return Err(vec![Refusal::at(RefusalCode::Duplicate, path()).found(&names.hexes[usize::from(edge.b)])]);
        }
        for hex in [edge.a, edge.b] {
            let sides = edges.iter().filter(|other| other.adjacent && (other.a == hex || other.b == hex)).count();
            if sides > 6 {
                return Err(vec![Refusal::at(RefusalCode::TooLarge, path()).found(&names.hexes[usize::from(hex)])]);
            }
        }
    }
    Ok(())
}

fn read_hex(hex: &CombatHex, at: usize, refusals: &mut Vec<Refusal>) -> Hex {
    if hex.fort > 2 {
        refusals.push(Refusal::at(RefusalCode::OutOfRange, format!("hexes[{at}].fort")).found(hex.fort));
    }
    let city = hex.city.or((hex.terrain == Terrain::City).then_some(City::Other));
    let of = |sides: &[Side]| [sides.contains(&Side::Axis), sides.contains(&Side::Commonwealth)];
    let (occupied, zone, closed) = (of(&hex.occupied_by), of(&hex.zone_of), of(&hex.roads_closed_by));
    let terrain = if city.is_some() { Terrain::City } else { hex.terrain };
    Hex { terrain, city, fort: hex.fort, fort_unit: None, occupied, zone, closed }
}

fn read_unit(unit: &CombatUnit, at: usize, names: &mut Names) -> Result<Unit, Refusal> {
    let counter = Counter::resolve(&unit.counter(), &format!("units[{at}]"))?;
    let kind = counter.kind;
    if kind == UnitKind::Detachment && !unit.stands_by {
        return Err(Refusal::at(RefusalCode::DetachmentFights, format!("units[{at}].kind")));
    }
    if unit.captured_from.is_some() && !kind.is_supply() {
        return Err(Refusal::at(RefusalCode::SupplyActKind, format!("units[{at}].capturedFrom")));
    }
    let (supplied, always_supplied, source) = combat_supply(unit, kind, names);
    Ok(Unit {
        nation: counter.nation,
        kind,
        motorized: counter.motorized,
        face: counter.face,
        back: counter.back,
        depleted_morale: counter.depleted_morale,
        silenced: counter.silenced,
        disrupted: unit.disrupted,
        supplied,
        always_supplied,
        source,
        general_supply: unit.general_supply,
        line_of_communication: unit.line_of_communication,
        fights: !unit.stands_by,
        hex: names.hex(&unit.hex),
        order: unit.effect_order.as_deref().map(full_order),
        cover: unit.cover,
        forgoes_shift: unit.forgoes_shift,
        captured_from: unit.captured_from,
        retreat: unit.retreat,
        zone: counter.zone,
        irreplaceable: counter.irreplaceable,
        across: HexsideEffect::None,
    })
}

/// Whether the unit is in combat supply, whether for nothing, and the supply unit it draws on.
fn combat_supply(unit: &CombatUnit, kind: UnitKind, names: &mut Names) -> (bool, bool, Option<u8>) {
    if kind.needs_no_supply() {
        return (true, true, None);
    }
    match &unit.supply {
        Supply::In => (true, false, None),
        Supply::From { source } => (true, false, Some(index_or_push(&mut names.sources, source))),
        Supply::Out => (false, false, None),
        Supply::Emergency | Supply::NewReinforcement => (true, true, None),
    }
}

/// The owner's order, completed by the effects it does not name.
fn full_order(order: &[Effect]) -> [Effect; 5] {
    let mut full = crate::rules::strength::BEST_ORDER;
    let mut at = 0;
    for effect in order.iter().chain(&crate::rules::strength::BEST_ORDER) {
        if at < full.len() && !full[..at].contains(effect) {
            full[at] = *effect;
            at += 1;
        }
    }
    full
}

fn fort_units(query: &CombatQuery, names: &Names, mut setup: CombatSetup) -> Result<CombatSetup, Vec<Refusal>> {
    let mut refusals = Vec::new();
    for (at, hex) in query.hexes.iter().enumerate() {
        let Some(id) = &hex.fort_unit else { continue };
        let inside = names.unit(id).filter(|&unit| {
            let unit = &setup.units[usize::from(unit)];
            hex.fort == 2 && usize::from(unit.hex) == at && crate::rules::forts::may_be_doubled(unit, setup.attacker)
        });
        match inside {
            Some(unit) => setup.hexes[at].fort_unit = Some(unit),
            None => refusals.push(Refusal::at(RefusalCode::FortUnit, format!("hexes[{at}].fortUnit")).found(id)),
        }
    }
    if refusals.is_empty() { Ok(setup) } else { Err(refusals) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What becomes of a situation with this number of listed hexes and a unit in `hex`.
    fn with_hexes(count: usize, hex: &str) -> Result<usize, Vec<Refusal>> {
        let hexes: Vec<_> = (0..count).map(|at| serde_json::json!({ "id": format!("hex {at}") })).collect();
        let unit = serde_json::json!({ "id": "Lt", "roster": "5-5lt", "hex": hex });
        let query = serde_json::json!({ "attacker": "axis", "units": [unit], "hexes": hexes });
        let query: CombatQuery = serde_json::from_value(query).unwrap();
        compile(&query).map(|(setup, _)| setup.hexes.len())
    }

    #[test]
    fn a_situation_has_at_most_250_hexes_those_that_only_units_name_included() {
        assert_eq!(with_hexes(250, "hex 0"), Ok(250));
        assert_eq!(with_hexes(249, "another"), Ok(250));
        for (count, hex) in [(250, "another"), (251, "hex 0")] {
            let refusals = with_hexes(count, hex).unwrap_err();
            assert_eq!((refusals[0].code, refusals[0].path.as_str()), (RefusalCode::TooLarge, "hexes"), "{count}");
        }
    }
}
