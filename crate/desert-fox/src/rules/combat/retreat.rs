//! Retreat after combat (11.6).

use crate::model::finding::{Code, Findings};
use crate::model::refusal::RefusalCode;
use crate::model::rule_set::RetreatWays;
use crate::model::units::{HexsideTerrain, Terrain, Way};
use crate::rules::combat::field::{Field, Place, Presence};
use crate::rules::combat::script::{Ask, Barred, Halt, Table};
use crate::rules::combat::setup::{CombatSetup, Edge, Unit};
use crate::rules::combat::terms::RetreatRoom;
use crate::state::Choice;

/// Hexes by which a city or fort shortens a retreat.
const STRONG_HEX: u8 = 3;
/// The longest retreat that depletion can replace.
const DEPLETE_UP_TO: u8 = 3;
/// Sides of a hex.
const ROADS: usize = 6;
/// Hexes of the longest path: the results table cannot write a retreat of more than nine.
const LONGEST_PATH: usize = 10;

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
    let (mut legal, mut barred) = (Vec::with_capacity(8), Vec::with_capacity(8));
    if may_ignore {
        legal.push(Choice::IgnoreRetreat(at as u8));
    }
    let first = legal.len();
    let mut search = (unit.retreat == RetreatRoom::Map).then(|| Search::new(field, at));
    if let Some(search) = &mut search {
        search.next_hexes(owed, &mut legal, &mut barred);
    }
    if legal.len() == first {
        legal.push(Choice::Retreat(at as u8));
    }
    if owed <= DEPLETE_UP_TO && field.can_deplete(at) {
        legal.push(Choice::DepleteInstead(at as u8));
    } else {
        let reason = if owed > DEPLETE_UP_TO { RefusalCode::RetreatTooLong } else { RefusalCode::AlreadyDepleted };
        barred.push(Barred { choice: Choice::DepleteInstead(at as u8), reason });
    }
    let side = unit.side();
    match (table.choose_among(Ask::retreat(side, at, owed), &legal, &barred)?, search) {
        (Choice::IgnoreRetreat(_), _) => findings.unit(Code::RetreatIgnored, at, i16::from(owed), 0),
        (Choice::DepleteInstead(_), _) => {
            findings.unit(Code::DepletedInstead, at, i16::from(owed), 0);
            field.turn(at);
        }
        (Choice::RetreatTo(_, hex), Some(mut search)) => {
            search.path.push(hex);
            along_map(field, at, owed, &mut search, table, findings)?;
        }
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
pub fn options(field: &mut Field, at: usize, owed: u8) -> Options {
    let owed = shortened(field, at, owed, &mut Findings::muted());
    if owed == 0 {
        return Options::default();
    }
    let mut search = Search::new(field, at);
    let (mut steps, mut barred) = (Vec::new(), Vec::new());
    search.next_hexes(owed, &mut steps, &mut barred);
    let hex = |choice: &Choice| match *choice {
        Choice::RetreatTo(_, hex) => Some(hex),
        _ => None,
    };
    Options {
        owed,
        farthest: search.reach(owed),
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
        field.put(at, Place::Retreated(gone), None);
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
    search: &mut Search,
    table: &mut Table,
    findings: &mut Findings,
) -> Result<(), Halt> {
    let side = field.setup.units[at].side();
    let (mut legal, mut barred) = (Vec::with_capacity(8), Vec::with_capacity(8));
    loop {
        let here = search.here();
        let gone = search.path.len() as u8 - 1;
        findings.hex(Code::Retreated, at, here, i16::from(owed), i16::from(gone));
        field.put(at, Place::Retreated(gone), Some(here));
        let left = owed - gone;
        if left == 0 {
            return Ok(());
        }
        legal.clear();
        barred.clear();
        search.next_hexes(left, &mut legal, &mut barred);
        if search.is_city(here) {
            let short = search.reach(left) < left;
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
        search.path.push(next);
    }
}

/// A unit's search for its way, on ground where the enemy stands still.
struct Search<'a> {
    setup: &'a CombatSetup,
    unit: &'a Unit,
    at: u8,
    enemy: Presence<'a>,
    /// The hexes gone through, its own first.
    path: Vec<u8>,
}

impl<'a> Search<'a> {
    fn new(field: &mut Field<'a>, at: usize) -> Self {
        let unit = &field.setup.units[at];
        let mut path = Vec::with_capacity(LONGEST_PATH);
        path.push(unit.hex);
        Self { setup: field.setup, unit, at: at as u8, enemy: field.presence(unit.side().enemy()), path }
    }

    fn here(&self) -> u8 {
        self.path.last().copied().unwrap_or(self.unit.hex)
    }

    fn is_city(&self, hex: u8) -> bool {
        self.setup.hexes[usize::from(hex)].city.is_some()
    }

    fn sides(&self) -> &'a [Edge] {
        self.setup.edges.around(self.here())
    }

    /// The hexes from which the retreat can go as far as possible, and the neighbours refused.
    ///
    /// Cases: 11.62 · Rulings: R160, R161, H013
    fn next_hexes(&mut self, left: u8, legal: &mut Vec<Choice>, barred: &mut Vec<Barred>) {
        let sides = self.sides();
        let mut found = [Err(RefusalCode::RetreatBack); ROADS];
        for (side, found) in sides.iter().zip(&mut found) {
            if !self.path.contains(&side.b) {
                *found = self.bar(*side).map_or_else(|| Ok(self.reach_through(side.b, left)), Err);
            }
        }
        let best = found.iter().flatten().max().copied();
        for (side, found) in sides.iter().zip(found) {
            let choice = Choice::RetreatTo(self.at, side.b);
            match found {
                Err(reason) => barred.push(Barred { choice, reason }),
                Ok(reach) if Some(reach) < best => barred.push(Barred { choice, reason: RefusalCode::RetreatShort }),
                Ok(_) => legal.push(choice),
            }
        }
    }

    /// How many of `left` hexes the unit can still go.
    fn reach(&mut self, left: u8) -> u8 {
        let mut best = 0;
        if left == 0 {
            return best;
        }
        for side in self.sides() {
            if self.path.contains(&side.b) || self.bar(*side).is_some() {
                continue;
            }
            best = best.max(self.reach_through(side.b, left));
            if best == left {
                break;
            }
        }
        best
    }

    /// How many of `left` hexes the unit can go by way of the next one; entering a city counts as going all the way.
    fn reach_through(&mut self, next: u8, left: u8) -> u8 {
        if self.is_city(next) {
            return left;
        }
        self.path.push(next);
        let reach = 1 + self.reach(left - 1);
        self.path.pop();
        reach
    }

    /// Why a unit may not retreat into a hex across this side: enemy units, enemy zones whether friends are there or not, the
    /// edge of the map, an escarpment, and for motorized units marsh or sand sea off road and track. Roads into and out
    /// of the hex of an enemy detachment are closed.
    ///
    /// Cases: 11.62, 11.62:3, 17.27 · Rulings: R018, R088, R160, H043
    fn bar(&self, edge: Edge) -> Option<RefusalCode> {
        let terrain = self.setup.hexes[usize::from(edge.b)].terrain;
        if matches!(terrain, Terrain::Sea | Terrain::OffMap) || edge.terrain == HexsideTerrain::Sea {
            return Some(RefusalCode::RetreatOffMap);
        }
        if edge.terrain == HexsideTerrain::Escarpment {
            return Some(RefusalCode::RetreatEscarpment);
        }
        if self.unit.motorized && matches!(terrain, Terrain::Marsh | Terrain::SandSea) && !self.is_on_way(edge) {
            return Some(RefusalCode::RetreatMarsh);
        }
        if self.enemy.is_occupied(edge.b) {
            return Some(RefusalCode::RetreatEnemy);
        }
        self.enemy.is_in_zone(edge.b).then_some(RefusalCode::RetreatZone)
    }

    /// Whether a road or, where the rules allow it, a track leads across this side.
    ///
    /// Cases: 11.62:3, 17.27 · Rulings: R018, R088, H043
    fn is_on_way(&self, edge: Edge) -> bool {
        match edge.way {
            Way::Road => ![edge.a, edge.b].into_iter().any(|hex| self.is_closed(hex)),
            Way::Track => self.setup.rules.retreat_ways == RetreatWays::RoadOrTrack,
            Way::None => false,
        }
    }

    /// Whether a detachment closes the roads of a hex to the unit.
    ///
    /// Cases: 17.27 · Rulings: R088, H043
    fn is_closed(&self, hex: u8) -> bool {
        let enemy = self.unit.side().enemy();
        let bars = |unit: &Unit| unit.is_detachment() && unit.side() == enemy && unit.hex == hex;
        self.setup.hexes[usize::from(hex)].closed[enemy.index()] || self.setup.units.iter().any(bars)
    }
}
