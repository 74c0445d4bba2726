//! The battlefield: the hexes of the units and all to which they might retreat.

use hexgrid::{Hex, HexSet};

use crate::data::charts::{COLUMNS, Charts, Line, Sourced};
use crate::model::combat_result::CombatResult;
use crate::model::rule_set::{IllegalAttack, RuleSet};
use crate::model::units::{HexsideTerrain, Side};
use crate::position::forces::{Forces, Piece};
use crate::position::hex_flags::{hex_flag, zone};
use crate::rules::combat::from_map::participants::Participants;
use crate::rules::combat::setup::MAX_HEXES;

/// Hexes of the longest retreat in the results table as shipped.
pub const LONGEST_RETREAT: u8 = 6;

/// The sides as they are gone through.
const SIDES: [Side; 2] = [Side::Axis, Side::Commonwealth];
/// Hexes with units of each side that are not in the combat.
const HELD: [u8; 2] = [1, 2];
/// Hexes under the zones of such units.
const ZONE: [u8; 2] = [4, 8];
/// Hexes that a retreat of each side may reach.
const REACHED: [u8; 2] = [16, 32];
/// Hexes in which detachments of each side close the roads.
const CLOSED: [u8; 2] = [64, 128];

/// How many hexes a retreat can have, by its side's part in the combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RetreatLimits {
    /// Attackers.
    pub attacker: u8,
    /// Defenders.
    pub defender: u8,
}

impl RetreatLimits {
    /// Limits for the longest retreat of the table on either side, at least six hexes.
    ///
    /// Cases: 11.62 · Rulings: R161
    pub fn ample(charts: &Charts) -> Self {
        let longest = longest(&charts.results).max(LONGEST_RETREAT);
        Self { attacker: longest, defender: longest }
    }

    /// The longest retreats that these charts and rules can demand.
    ///
    /// Cases: 11.16, 11.62 · Rulings: R044, R147, R161
    pub fn needed(charts: &Charts, rules: &RuleSet) -> Self {
        let (defenders, attackers) = charts.results.split_at(Line::Attackers.index());
        let (attacker, defender) = (longest(attackers), longest(defenders));
        let illegal = match rules.illegal_attack {
            IllegalAttack::FourDD => CombatResult::ILLEGAL.retreat,
            IllegalAttack::DefenderChooses => defender,
        };
        Self { attacker: attacker.max(illegal), defender }
    }

    /// One hex less for the longer of them.
    const fn shorter(self) -> Self {
        let Self { attacker, defender } = self;
        if attacker > defender {
            Self { attacker: attacker - 1, defender }
        } else {
            Self { attacker, defender: defender.saturating_sub(1) }
        }
    }
}

/// The longest retreat of some lines of the results table.
fn longest(lines: &[[Sourced<CombatResult>; COLUMNS]]) -> u8 {
    lines.iter().flatten().map(|cell| cell.value.retreat).max().unwrap_or(0)
}

/// The battlefield of a combat.
#[derive(Clone, Debug)]
pub struct Battlefield {
    /// Its hexes in the order of their indices.
    pub hexes: Vec<Hex>,
    seen: Vec<u8>,
}

impl Battlefield {
    /// The hexes of the units and all to which they might retreat.
    ///
    /// From each hex of a unit that fights, over ground that no retreat forbids, around enemies who do not take part; zones
    /// may fall away in the combat and are judged there.
    ///
    /// Cases: 11.62 · Rulings: R160, R161
    pub fn of(forces: &Forces, participants: &Participants, limits: RetreatLimits) -> Self {
        let mut seen = vec![0; forces.board.grid.len()];
        see_outsiders(forces, participants, limits, &mut seen);
        Self::flooded(forces, participants, limits, seen)
    }

    fn flooded(forces: &Forces, participants: &Participants, limits: RetreatLimits, mut seen: Vec<u8>) -> Self {
        let mut battlefield = HexSet::new(&forces.board.grid);
        let mut open = Vec::with_capacity(256);
        for side in SIDES {
            let longest = if side == participants.side { limits.attacker } else { limits.defender };
            flood(forces, participants, side, longest, &mut open, &mut seen, &mut battlefield);
        }
        let mut hexes = Vec::with_capacity(battlefield.len());
        hexes.extend(battlefield.iter());
        Self { hexes, seen }
    }

    /// The battlefield of a combat that is fought: where the longest retreats need more room than a combat can hold, it
    /// ends nearer. With the results table as shipped it never does.
    ///
    /// Cases: 11.62 · Rulings: R160, R161
    pub fn fitting(forces: &Forces, participants: &Participants) -> Self {
        let mut battlefield = Self::of(forces, participants, RetreatLimits::ample(&forces.charts));
        let mut limits = RetreatLimits::needed(&forces.charts, &forces.rules);
        while battlefield.hexes.len() > MAX_HEXES && limits.attacker > 0 {
            battlefield = Self::of(forces, participants, limits);
            limits = limits.shorter();
        }
        battlefield
    }

    /// Whether a combat would have room even if nobody but its own units stood on the map. What happens between
    /// declaration and resolution takes units off the map or moves them, so that one that has room when it is declared
    /// has room when it is fought. Hexes next to one and the same attacker lie together near enough in any case.
    ///
    /// Cases: 11.1, 11.62 · Rulings: H018, H122
    pub fn has_room(forces: &Forces, participants: &Participants, targets: &[Hex]) -> bool {
        let grid = &forces.board.grid;
        let beside_all = |&at: &u16| {
            let hex = forces.pieces[usize::from(at)].hex;
            targets.iter().all(|&target| grid.direction(hex, target).is_some())
        };
        if targets.len() < 2 || participants.units[..participants.attackers].iter().any(beside_all) {
            return true;
        }
        let limits = RetreatLimits::needed(&forces.charts, &forces.rules);
        Self::flooded(forces, participants, limits, vec![0; grid.len()]).hexes.len() <= MAX_HEXES
    }

    /// Whether units of the Axis and of the Commonwealth stand in a hex that are not in the combat.
    pub fn held(&self, hex: Hex) -> [bool; 2] {
        HELD.map(|bit| self.seen(hex) & bit != 0)
    }

    /// Whether zones of such units of the Axis and of the Commonwealth cover a hex.
    pub fn zones(&self, hex: Hex) -> [bool; 2] {
        ZONE.map(|bit| self.seen(hex) & bit != 0)
    }

    /// Whether detachments of the Axis and of the Commonwealth close the roads of a hex to their enemies.
    ///
    /// Cases: 17.27 · Rulings: R088, H043
    pub fn closed(&self, hex: Hex) -> [bool; 2] {
        CLOSED.map(|bit| self.seen(hex) & bit != 0)
    }

    fn seen(&self, hex: Hex) -> u8 {
        self.seen.get(hex.index()).copied().unwrap_or(0)
    }
}

/// Notes where units stand that are near but not in the combat, and their zones; that of a detachment is its own hex,
/// in which it closes the roads.
///
/// Cases: 10.1, 17.23, 17.27 · Rulings: R030, R084, R088
fn see_outsiders(forces: &Forces, participants: &Participants, limits: RetreatLimits, seen: &mut [u8]) {
    let board = &*forces.board;
    let near = near(forces, participants, limits.attacker.max(limits.defender) + 1);
    let mut inside = vec![false; forces.pieces.len()];
    for &at in &participants.units {
        inside[usize::from(at)] = true;
    }
    for (piece, inside) in forces.pieces.iter().zip(inside) {
        if inside || !near(piece) {
            continue;
        }
        let (hex, owner) = (piece.hex, piece.side.index());
        let bits = forces.seen_by(piece.side.enemy()).at(hex);
        if !piece.is_detachment() {
            seen[hex.index()] |= HELD[owner];
        } else if bits & hex_flag::DETACHMENT_ZONE != 0 {
            seen[hex.index()] |= ZONE[owner];
        }
        if piece.is_detachment() && bits & hex_flag::DETACHMENT != 0 {
            seen[hex.index()] |= CLOSED[owner];
        }
        zone(board, piece, |to| seen[to.index()] |= ZONE[owner]);
    }
}

/// Whether a unit stands within the rows and columns of the combat and this number more.
fn near<'a>(forces: &'a Forces, participants: &Participants, margin: u8) -> impl Fn(&Piece) -> bool + 'a {
    let grid = &forces.board.grid;
    let place = |hex: Hex| [grid.row(hex), grid.column(hex)];
    let (mut low, mut high) = ([u8::MAX; 2], [0; 2]);
    for &at in &participants.units {
        let place = place(forces.pieces[usize::from(at)].hex);
        for axis in 0..2 {
            low[axis] = low[axis].min(place[axis].saturating_sub(margin));
            high[axis] = high[axis].max(place[axis].saturating_add(margin));
        }
    }
    move |piece| {
        let place = place(piece.hex);
        (0..2).all(|axis| (low[axis]..=high[axis]).contains(&place[axis]))
    }
}

/// Takes in the hexes of a side's units, those beside its fighters, and those to which its fighters might retreat.
fn flood(
    forces: &Forces,
    participants: &Participants,
    side: Side,
    longest: u8,
    open: &mut Vec<Hex>,
    seen: &mut [u8],
    battlefield: &mut HexSet,
) {
    let board = &*forces.board;
    let reached = REACHED[side.index()];
    let shut = HELD[side.enemy().index()] | ZONE[side.enemy().index()] | reached;
    open.clear();
    for (hex, fights) in participants.hexes(forces, side) {
        battlefield.insert(hex);
        if fights && seen[hex.index()] & reached == 0 {
            seen[hex.index()] |= reached;
            open.push(hex);
            battlefield.extend(board.grid.neighbours(hex).map(|(_, near)| near));
        }
    }
    let mut done = 0;
    for _ in 0..longest {
        let end = open.len();
        for at in done..end {
            let hex = open[at];
            for (direction, to) in board.grid.neighbours(hex) {
                let bars = |side| matches!(side, HexsideTerrain::Sea | HexsideTerrain::Escarpment);
                if seen[to.index()] & shut == 0 && board.is_land(to) && !bars(board.side(hex, direction)) {
                    seen[to.index()] |= reached;
                    battlefield.insert(to);
                    open.push(to);
                }
            }
        }
        done = end;
    }
}
