//! Advance after combat (11.69).

use crate::data::charts::City;
use crate::model::finding::{Code, Findings};
use crate::model::refusal::RefusalCode;
use crate::model::rule_set::DisruptedAdvance;
use crate::model::units::{HexsideTerrain, Side, Terrain, Way};
use crate::rules::combat::field::{Field, Place};
use crate::rules::combat::script::{Ask, Barred, Halt, Question, Table};
use crate::state::Choice;

/// Stacking points that may advance.
const MOST: u8 = 6;

/// Lets the attacker advance once all hexes attacked are vacated, deals with supply units found there and places Tobruk's dump.
///
/// Returns the hex of the dump, where one is placed.
///
/// Errors: the open decision.
///
/// Cases: 7.56, 11.69 · Rulings: R168, R169, R170, H109
pub fn advance(field: &mut Field, table: &mut Table, findings: &mut Findings) -> Result<Option<u8>, Halt> {
    if !field.is_vacated() {
        return Ok(None);
    }
    note_barred(field, findings);
    let mut advanced = 0;
    let mut entered: Vec<u8> = Vec::new();
    loop {
        let (mut legal, barred) = eligible(field, MOST - advanced);
        if legal.is_empty() {
            break;
        }
        let prize = legal.iter().any(|choice| leads_to_supply(field, *choice, &entered));
        if prize {
            legal.sort_by_key(|choice| !leads_to_supply(field, *choice, &entered));
            legal.push(Choice::EndAdvance);
        } else {
            legal.insert(0, Choice::EndAdvance);
        }
        let Choice::Advance(unit, hex) =
            table.choose_among(Ask::of(Question::Advance, field.setup.attacker), &legal, &barred)?
        else {
            break;
        };
        let at = usize::from(unit);
        let before = advanced;
        advanced += field.face(at).stacking_points;
        findings.hex(Code::Advanced, at, hex, i16::from(before), i16::from(advanced));
        field.put(at, Place::Advanced(hex), Some(hex));
        if !entered.contains(&hex) {
            entered.push(hex);
            supply_units(field, hex, table, findings)?;
        }
    }
    tobruk_dump(field, &entered, table, findings)
}

fn leads_to_supply(field: &Field, choice: Choice, entered: &[u8]) -> bool {
    let Choice::Advance(_, hex) = choice else { return false };
    !entered.contains(&hex) && (0..field.states.len()).any(|at| is_supply_in(field, at, hex))
}

fn is_supply_in(field: &Field, at: usize, hex: u8) -> bool {
    let unit = &field.setup.units[at];
    unit.kind.is_supply()
        && unit.side() != field.setup.attacker
        && field.states[at].hex == Some(hex)
        && field.states[at].place == Place::Stands
}

/// Every attacker that may still advance with each hex it may enter, and those that may not with the reason: undisrupted,
/// strength not in parentheses, within six stacking points, zones ignored.
///
/// Cases: 11.66, 11.69 · Rulings: R056, R057, R168
fn eligible(field: &Field, room: u8) -> (Vec<Choice>, Vec<Barred>) {
    let setup = field.setup;
    let targets = setup.defending_hexes();
    let (mut legal, mut barred) = (Vec::new(), Vec::new());
    for at in setup.fighters(setup.attacker) {
        if field.states[at].place != Place::Stands {
            continue;
        }
        for &hex in targets {
            let choice = Choice::Advance(at as u8, hex);
            match kept_back(field, at, hex, room) {
                Some(reason) => barred.push(Barred { choice, reason }),
                None => legal.push(choice),
            }
        }
    }
    (legal, barred)
}

/// What keeps a unit from advancing into a hex.
///
/// Cases: 11.69, 18.2 · Rulings: R098, R168
fn kept_back(field: &Field, at: usize, hex: u8, room: u8) -> Option<RefusalCode> {
    let face = field.face(at);
    if disruption_bars(field, at) {
        return Some(RefusalCode::AdvanceDisrupted);
    }
    if face.parenthesized {
        return Some(RefusalCode::AdvanceParenthesized);
    }
    if !field.setup.front(field.setup.units[at].hex, hex).adjacent {
        return Some(RefusalCode::AdvanceTooFar);
    }
    if !may_enter(field, at, hex) {
        return Some(RefusalCode::AdvanceTerrain);
    }
    (face.stacking_points > room).then_some(RefusalCode::AdvanceTooLarge)
}

/// Disrupted units stay where they are.
///
/// Cases: 11.66, 11.69 · Rulings: R056, R057, R168
fn disruption_bars(field: &Field, at: usize) -> bool {
    field.states[at].disrupted && field.setup.rules.disrupted_advance == DisruptedAdvance::Barred
}

/// Whether the ground lets a unit advance into a hex: motorized units not across an escarpment, and into sand sea and marsh
/// by road or track alone.
///
/// Cases: 8.14, 8.29 · Rulings: R027
fn may_enter(field: &Field, at: usize, hex: u8) -> bool {
    let unit = &field.setup.units[at];
    let side = field.setup.front(unit.hex, hex);
    if !side.adjacent || side.terrain == HexsideTerrain::Sea {
        return false;
    }
    if !unit.motorized {
        return true;
    }
    let soft = matches!(field.setup.hexes[usize::from(hex)].terrain, Terrain::Marsh | Terrain::SandSea);
    side.terrain != HexsideTerrain::Escarpment && (!soft || side.way != Way::None)
}

/// Notes the attackers that disruption, their parentheses or the ground keeps back.
fn note_barred(field: &Field, findings: &mut Findings) {
    if findings.is_muted() {
        return;
    }
    let targets = field.setup.defending_hexes();
    for at in field.setup.fighters(field.setup.attacker) {
        if field.states[at].place != Place::Stands {
            continue;
        }
        if disruption_bars(field, at) {
            findings.unit(Code::AdvanceDisrupted, at, 0, 0);
        } else if field.face(at).parenthesized {
            findings.unit(Code::AdvanceParenthesized, at, 0, 0);
        } else if !targets.iter().any(|&hex| may_enter(field, at, hex)) {
            findings.unit(Code::AdvanceTerrain, at, 0, 0);
        }
    }
}

/// Supply units in a hex just entered: destroyed, or captured on a die of 1 to 3 and destroyed otherwise.
///
/// Cases: 11.69 · Rulings: R169
fn supply_units(field: &mut Field, hex: u8, table: &mut Table, findings: &mut Findings) -> Result<(), Halt> {
    for at in 0..field.states.len() {
        if !is_supply_in(field, at, hex) {
            continue;
        }
        let legal = [Choice::CaptureSupply(at as u8), Choice::DestroySupply(at as u8)];
        let choice = table.choose(Ask::about(Question::SupplyUnit, field.setup.attacker, at), &legal)?;
        if matches!(choice, Choice::CaptureSupply(_)) {
            field.states[at].place = Place::Seized;
        } else {
            findings.unit(Code::SupplyDestroyed, at, 0, 0);
            field.eliminate(at);
        }
    }
    Ok(())
}

/// The dump that falls to an Axis advance into Tobruk: in the city or an adjacent hex. A hex of the Axis that no line names
/// is adjacent.
///
/// Cases: 7.56 · Rulings: R170
fn tobruk_dump(field: &Field, entered: &[u8], table: &mut Table, findings: &mut Findings) -> Result<Option<u8>, Halt> {
    let setup = field.setup;
    let tobruk = entered.iter().find(|&&hex| setup.hexes[usize::from(hex)].city == Some(City::Tobruk));
    let Some(&tobruk) = tobruk.filter(|_| setup.attacker == Side::Axis && setup.tobruk_dump) else {
        return Ok(None);
    };
    let beside = |hex: u8| match setup.edge(tobruk, hex) {
        Some(edge) => edge.adjacent,
        None => setup.units.iter().any(|unit| unit.side() == setup.attacker && unit.hex == hex),
    };
    let open = |hex: u8| {
        let terrain = setup.hexes[usize::from(hex)].terrain;
        !matches!(terrain, Terrain::Sea | Terrain::OffMap) && !field.is_occupied(hex, Side::Commonwealth)
    };
    let around = (0..setup.hexes.len() as u8).filter(|&hex| hex != tobruk && beside(hex) && open(hex));
    let legal: Vec<Choice> = std::iter::once(tobruk).chain(around).map(Choice::PlaceDump).collect();
    let choice = table.choose(Ask::of(Question::Dump, Side::Axis), &legal)?;
    let Choice::PlaceDump(hex) = choice else { return Ok(None) };
    findings.at_hex(Code::TobrukDump, hex);
    Ok(Some(hex))
}
