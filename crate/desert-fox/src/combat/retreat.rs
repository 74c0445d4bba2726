//! Retreat after combat (11.6).

use crate::combat::field::{Field, Place};
use crate::combat::query::RetreatRoom;
use crate::combat::script::{Ask, Barred, Choice, Halt, Table};
use crate::combat::setup::Edge;
use crate::finding::{Code, Findings};
use crate::refusal::RefusalCode;
use crate::rules::RetreatWays;
use crate::units::{HexsideTerrain, Terrain, Way};

/// Hexes by which a city or fort shortens a retreat.
const STRONG_HEX: u8 = 3;
/// The longest retreat that depletion can replace.
const DEPLETE_UP_TO: u8 = 3;

/// Carries out a unit's retreat of `owed` hexes.
///
/// A city or fort takes three off; up to three hexes may be replaced by depletion; an attacker may ignore it all where
/// the defending hexes are vacant; who cannot go all the way goes as far as he can and is depleted.
///
/// Errors: the open decision.
///
/// Cases: 11.61, 11.62 · Rulings: R157, R158, R161, R166, H014
pub fn retreat(
    field: &mut Field,
    at: usize,
    owed: u8,
    may_ignore: bool,
    table: &mut Table,
    findings: &mut Findings,
) -> Result<(), Halt> {
    let unit = &field.setup.units[at];
    let owed = shortened(field, at, owed, findings);
    if owed == 0 {
        return Ok(());
    }
    let mut legal: Vec<Choice> = Vec::with_capacity(8);
    if may_ignore {
        legal.push(Choice::IgnoreRetreat(at as u8));
    }
    let (steps, mut barred) = match unit.retreat {
        RetreatRoom::Map => next_hexes(field, at, &[unit.hex], owed),
        _ => (vec![Choice::Retreat(at as u8)], Vec::new()),
    };
    legal.extend(if steps.is_empty() { vec![Choice::Retreat(at as u8)] } else { steps });
    if owed <= DEPLETE_UP_TO && field.can_deplete(at) {
        legal.push(Choice::DepleteInstead(at as u8));
    } else {
        let reason = if owed > DEPLETE_UP_TO { RefusalCode::RetreatTooLong } else { RefusalCode::AlreadyDepleted };
        barred.push(Barred { choice: Choice::DepleteInstead(at as u8), reason });
    }
    let side = unit.side();
    match table.choose_among(Ask::retreat(side, at, owed), &legal, &barred)? {
        Choice::IgnoreRetreat(_) => findings.unit(Code::RetreatIgnored, at, i16::from(owed), 0),
        Choice::DepleteInstead(_) => field.deplete(at, Code::DepletedInstead, findings),
        Choice::RetreatTo(_, hex) => along_map(field, at, owed, hex, table, findings)?,
        _ => in_room(field, at, owed, findings),
    }
    Ok(())
}

/// Cities and forts take three hexes off a retreat.
///
/// Cases: 11.62 · Rulings: R157
fn shortened(field: &Field, at: usize, owed: u8, findings: &mut Findings) -> u8 {
    if owed == 0 || !field.setup.hexes[usize::from(field.setup.units[at].hex)].is_strong() {
        return owed;
    }
    let left = owed.saturating_sub(STRONG_HEX);
    findings.unit(Code::RetreatReduced, at, i16::from(owed), i16::from(left));
    left
}

/// Where a unit could retreat on the ground that the query draws.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Hexes owed, less what a city or fort takes off.
    pub owed: u8,
    /// Hexes that the unit can go at most.
    pub farthest: u8,
    /// The hexes to which its first step may go.
    pub first: Vec<u8>,
    /// The other neighbours, and why not.
    pub barred: Vec<(u8, RefusalCode)>,
}

/// The first step of a retreat of `owed` hexes and how far it can lead.
///
/// Cases: 11.62 · Rulings: R157, R160, R161
pub fn options(field: &Field, at: usize, owed: u8) -> Options {
    let owed = shortened(field, at, owed, &mut Findings::muted());
    if owed == 0 {
        return Options::default();
    }
    let start = [field.setup.units[at].hex];
    let (steps, barred) = next_hexes(field, at, &start, owed);
    let hex = |choice: &Choice| match *choice {
        Choice::RetreatTo(_, hex) => Some(hex),
        _ => None,
    };
    Options {
        owed,
        farthest: reach(field, at, &mut start.to_vec(), owed),
        first: steps.iter().filter_map(hex).collect(),
        barred: barred.iter().filter_map(|barred| Some((hex(&barred.choice)?, barred.reason))).collect(),
    }
}

/// A retreat over ground that the query does not draw.
fn in_room(field: &mut Field, at: usize, owed: u8, findings: &mut Findings) {
    let gone = match field.setup.units[at].retreat {
        RetreatRoom::Open => owed,
        RetreatRoom::Room { hexes } => hexes.min(owed),
        RetreatRoom::Map => 0,
    };
    if gone > 0 {
        findings.unit(Code::Retreated, at, i16::from(owed), i16::from(gone));
        field.states[at].place = Place::Retreated(gone);
        field.states[at].hex = None;
    }
    finish(field, at, owed, gone, findings);
}

/// Depletes a unit that could not go all the way.
///
/// Cases: 11.62 · Rulings: R161
fn finish(field: &mut Field, at: usize, owed: u8, gone: u8, findings: &mut Findings) {
    if gone < owed {
        findings.unit(Code::RetreatIncomplete, at, i16::from(owed), i16::from(gone));
        field.deplete(at, Code::RetreatDepletes, findings);
    }
}

/// A retreat hex by hex; a city entered may end it, which is customary where the rest cannot be gone in full.
///
/// Cases: 11.62 · Rulings: R159, R160, R161
fn along_map(
    field: &mut Field,
    at: usize,
    owed: u8,
    first: u8,
    table: &mut Table,
    findings: &mut Findings,
) -> Result<(), Halt> {
    let side = field.setup.units[at].side();
    let mut path = vec![field.setup.units[at].hex, first];
    loop {
        let here = path[path.len() - 1];
        let gone = path.len() as u8 - 1;
        findings.hex(Code::Retreated, at, here, i16::from(owed), i16::from(gone));
        field.states[at].place = Place::Retreated(gone);
        field.states[at].hex = Some(here);
        let left = owed - gone;
        if left == 0 {
            return Ok(());
        }
        let (mut legal, barred) = next_hexes(field, at, &path, left);
        if is_city(field, here) {
            let short = reach(field, at, &mut path, left) < left;
            legal.insert(if short { 0 } else { legal.len() }, Choice::StopInCity(at as u8));
        }
        if legal.is_empty() {
            finish(field, at, owed, gone, findings);
            return Ok(());
        }
        let Choice::RetreatTo(_, next) = table.choose_among(Ask::retreat(side, at, left), &legal, &barred)? else {
            findings.unit(Code::StoppedInCity, at, i16::from(left), 0);
            return Ok(());
        };
        path.push(next);
    }
}

fn is_city(field: &Field, hex: u8) -> bool {
    field.setup.hexes[usize::from(hex)].city.is_some()
}

/// The hexes from which the retreat can go as far as possible, and the neighbours refused.
///
/// Cases: 11.62 · Rulings: R160, R161, H013
fn next_hexes(field: &Field, at: usize, path: &[u8], left: u8) -> (Vec<Choice>, Vec<Barred>) {
    let mut path = path.to_vec();
    let best = reach(field, at, &mut path, left);
    let (mut legal, mut barred) = (Vec::new(), Vec::new());
    for (hex, edge) in neighbours(field, path[path.len() - 1]) {
        let reason = if path.contains(&hex) {
            Some(RefusalCode::RetreatBack)
        } else {
            bar(field, at, hex, edge).or_else(|| {
                path.push(hex);
                let short = 1 + reach_from(field, at, &mut path, left - 1) < best;
                path.pop();
                short.then_some(RefusalCode::RetreatShort)
            })
        };
        match reason {
            Some(reason) => barred.push(Barred { choice: Choice::RetreatTo(at as u8, hex), reason }),
            None => legal.push(Choice::RetreatTo(at as u8, hex)),
        }
    }
    (legal, barred)
}

/// How many of `left` hexes the unit can still go; entering a city counts as going all the way.
fn reach_from(field: &Field, at: usize, path: &mut Vec<u8>, left: u8) -> u8 {
    if is_city(field, path[path.len() - 1]) { left } else { reach(field, at, path, left) }
}

fn reach(field: &Field, at: usize, path: &mut Vec<u8>, left: u8) -> u8 {
    let mut best = 0;
    if left == 0 {
        return 0;
    }
    for (hex, edge) in neighbours(field, path[path.len() - 1]) {
        if path.contains(&hex) || bar(field, at, hex, edge).is_some() {
            continue;
        }
        path.push(hex);
        best = best.max(1 + reach_from(field, at, path, left - 1));
        path.pop();
        if best == left {
            break;
        }
    }
    best
}

fn neighbours<'a>(field: &'a Field, hex: u8) -> impl Iterator<Item = (u8, Edge)> + 'a {
    let other = move |edge: &Edge| if edge.a == hex { edge.b } else { edge.a };
    let sides = field.setup.edges.list().iter().filter(move |edge| edge.adjacent && (edge.a == hex || edge.b == hex));
    sides.map(move |edge| (other(edge), *edge))
}

/// Why a unit may not retreat into a hex across this side: enemy units, enemy zones whether friends are there or not, the
/// edge of the map, an escarpment, and for motorized units marsh or sand sea off road and track.
///
/// Cases: 11.62, 11.62:3 · Rulings: R018, R160
fn bar(field: &Field, at: usize, hex: u8, edge: Edge) -> Option<RefusalCode> {
    let unit = &field.setup.units[at];
    let enemy = unit.side().enemy();
    let terrain = field.setup.hexes[usize::from(hex)].terrain;
    if matches!(terrain, Terrain::Sea | Terrain::OffMap) || edge.terrain == HexsideTerrain::Sea {
        return Some(RefusalCode::RetreatOffMap);
    }
    if edge.terrain == HexsideTerrain::Escarpment {
        return Some(RefusalCode::RetreatEscarpment);
    }
    let on_way =
        edge.way == Way::Road || edge.way == Way::Track && field.setup.rules.retreat_ways == RetreatWays::RoadOrTrack;
    if unit.motorized && matches!(terrain, Terrain::Marsh | Terrain::SandSea) && !on_way {
        return Some(RefusalCode::RetreatMarsh);
    }
    if field.is_occupied(hex, enemy) {
        return Some(RefusalCode::RetreatEnemy);
    }
    field.is_in_zone(hex, enemy).then_some(RefusalCode::RetreatZone)
}
