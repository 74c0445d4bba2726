//! What units can reach in a phase, found once for each stack and cached until the enemy's layout changes.

use hexgrid::{Grid, Hex, Reach};

use crate::model::acts::MoveMode;
use crate::model::refusal::RefusalCode;
use crate::model::units::Side;
use crate::position::forces::{Forces, Piece};
use crate::rules::movement::march::{self, March};
use crate::rules::movement::movement_ground::LAYERS;
use crate::rules::movement::reaction;
use crate::rules::stacking;
use crate::state::counters::{UnitId, counters};
use crate::state::{Phase, Unit};
use crate::turn::cache::{Cache, movement_ground};
use crate::turn::shortest_paths::{Scratch, ShortestPaths};

/// Kinds of starts in a hex: eight, and two for fields without an enemy, in which only the class of the unit matters.
const KINDS: usize = 10;
/// The first of those two.
const OPEN: usize = 8;

/// What a search depends on besides its budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Start {
    hex: Hex,
    motorized: bool,
    detachment: bool,
    infiltrated: bool,
}

impl Start {
    fn of(piece: &Piece) -> Self {
        Self {
            hex: piece.hex,
            motorized: piece.motorized,
            detachment: piece.is_detachment(),
            infiltrated: piece.infiltrated,
        }
    }

    /// The kind of start apart from its hex, below [`OPEN`].
    fn kind(self) -> usize {
        usize::from(self.motorized) | usize::from(self.detachment) << 1 | usize::from(self.infiltrated) << 2
    }
}

/// No field.
const NONE: u16 = u16::MAX;
/// Most fields that are cached from one phase to the next.
const MOST_FIELDS: usize = 3000;

/// Hexes where a reaction may end, as found for a layout of both players.
#[derive(Clone, Debug, Default)]
struct Ends {
    layout: Option<[u32; 2]>,
    hexes: Vec<(Hex, u16)>,
}

/// What one unit reaches.
#[derive(Clone, Debug, Default)]
struct Reached {
    key: Option<(u32, Unit, Phase)>,
    refused: Option<RefusalCode>,
    /// The field that begins with the start and the hexes reached, the first without and the next with a forced march.
    field: usize,
    unforced: usize,
    forced: usize,
    /// For a reaction.
    ends: Ends,
}

/// The fields of a game and what units reach of them.
#[derive(Clone, Debug)]
pub(super) struct ReachCache {
    search: Reach,
    scratch: Scratch,
    /// For which layout of the enemy, seen by whom, and in which phase units were told what they reach.
    valid: (u32, Side, MoveMode, Phase),
    /// Counts the changes of `valid`.
    edition: u32,
    /// What is reached from a hex; valid while the flags it has read are unchanged.
    fields: Vec<ShortestPaths>,
    /// The field of each hex, for every kind of start in it.
    of_hex: Vec<[u16; KINDS]>,
    units: Vec<Reached>,
    /// Where reactions may end, for a layout of both players and one of them.
    ends: Option<([u32; 2], Side, reaction::Ends)>,
}

impl ReachCache {
    pub(super) fn new(grid: &Grid) -> Self {
        Self {
            search: Reach::new(grid, LAYERS),
            scratch: Scratch::new(grid.len()),
            valid: (0, Side::Axis, MoveMode::Initial, Phase::Initiative),
            edition: 0,
            fields: Vec::new(),
            of_hex: vec![[NONE; KINDS]; grid.len()],
            units: vec![Reached::default(); counters().len()],
            ends: None,
        }
    }

    /// The start of a unit and every hex that it reaches, with forced marches.
    fn hexes(&self, reached: &Reached) -> &[(Hex, u16)] {
        self.fields.get(reached.field).map_or(&[], |paths| &paths.hexes[..reached.forced.min(paths.hexes.len())])
    }
}

impl Cache {
    /// Finds what a unit can reach in the phase; whether it reaches anything.
    ///
    /// Errors: the rule by which it does not move.
    pub fn find_reach(&mut self, id: UnitId, mode: MoveMode) -> Result<bool, RefusalCode> {
        let at = self.piece(id).ok_or(RefusalCode::NotOnMap)?;
        let edition = self.refresh(self.forces.pieces[at].side, mode);
        let key = Some((edition, self.seen[id.index()], self.phase));
        if self.movement_ranges.units[id.index()].key != key {
            let found = self.reach_of(at, mode);
            let refused = found.as_ref().err().copied();
            let known = &mut self.movement_ranges.units[id.index()];
            let ends = Ends { layout: None, hexes: std::mem::take(&mut known.ends.hexes) };
            *known = Reached { key, refused, ends, ..found.unwrap_or_default() };
        }
        let reached = &self.movement_ranges.units[id.index()];
        if let Some(code) = reached.refused {
            return Err(code);
        }
        if mode != MoveMode::Reaction {
            return Ok(reached.forced > 1);
        }
        if reached.ends.layout != Some(self.layout) {
            self.find_ends(id, at);
        }
        Ok(!self.movement_ranges.units[id.index()].ends.hexes.is_empty())
    }

    /// What a unit reaches, as found last: hexes by cost, with the half movement points that they cost; then those beyond,
    /// which a forced march reaches.
    pub fn reach(&self, id: UnitId) -> [&[(Hex, u16)]; 2] {
        let reached = &self.movement_ranges.units[id.index()];
        if reached.ends.layout.is_some() {
            return [&reached.ends.hexes, &[]];
        }
        let (unforced, forced) = self.movement_ranges.hexes(reached).split_at(reached.unforced.min(reached.forced));
        [unforced.get(1..).unwrap_or_default(), forced]
    }

    /// Counts one edition more where what units reach may have changed: with the enemy's layout, the player who moves, or the
    /// phase.
    pub(super) fn refresh(&mut self, side: Side, mode: MoveMode) -> u32 {
        let valid = (self.layout[side.enemy().index()], side, mode, self.phase);
        let movement_ranges = &mut self.movement_ranges;
        if movement_ranges.valid != valid {
            movement_ranges.valid = valid;
            movement_ranges.edition += 1;
            if movement_ranges.fields.len() > MOST_FIELDS {
                movement_ranges.fields.clear();
                movement_ranges.of_hex.fill([NONE; KINDS]);
            }
        }
        movement_ranges.edition
    }

    fn reach_of(&mut self, at: usize, mode: MoveMode) -> Result<Reached, RefusalCode> {
        let march = March::of(&self.forces, &[at], mode)?;
        let farthest = forced(&self.forces, at, mode, march).unwrap_or(march);
        let field = self.field(at, mode, farthest.left());
        let within = |left: u16| self.movement_ranges.fields[field].within(left).len();
        let (unforced, forced) = (within(march.left()), within(farthest.left()));
        Ok(Reached { field, unforced, forced, ..Reached::default() })
    }

    /// Finds the hexes where the reaction of a unit may end, of those that it reaches.
    ///
    /// Cases: 8.43, 9.1 · Rulings: R015, H040, H042
    fn find_ends(&mut self, id: UnitId, at: usize) {
        let side = self.forces.pieces[at].side;
        if self.movement_ranges.ends.as_ref().is_none_or(|cached| (cached.0, cached.1) != (self.layout, side)) {
            self.movement_ranges.ends = Some((self.layout, side, reaction::Ends::of(&self.forces, side)));
        }
        let mut hexes = std::mem::take(&mut self.movement_ranges.units[id.index()].ends.hexes);
        hexes.clear();
        let reached = &self.movement_ranges.units[id.index()];
        let all = self.movement_ranges.hexes(reached).get(1..reached.unforced).unwrap_or_default();
        let Some((.., ends)) = &self.movement_ranges.ends else { return };
        let alone = !stacking::would_overstack(&self.forces, at, 0);
        for &(hex, cost) in all {
            if alone && ends.is_open(hex) || reaction::end_barred(&self.forces, at, hex, ends).is_none() {
                hexes.push((hex, cost));
            }
        }
        self.movement_ranges.units[id.index()].ends = Ends { layout: Some(self.layout), hexes };
    }

    /// The field of units that start like a piece, at least as wide as a budget; as wide as the best of its stack needs.
    fn field(&mut self, at: usize, mode: MoveMode, budget: u16) -> usize {
        let start = Start::of(&self.forces.pieces[at]);
        let side = self.forces.pieces[at].side;
        let hex_flags = self.forces.seen_by(side);
        let cached = usize::from(self.movement_ranges.of_hex[start.hex.index()][start.kind()]);
        let open_kind = OPEN + usize::from(start.motorized);
        let open = usize::from(self.movement_ranges.of_hex[start.hex.index()][open_kind]);
        let wide = |at: usize| self.movement_ranges.fields.get(at).filter(|paths| paths.budget >= budget);
        if wide(cached).is_some_and(|paths| paths.hold(hex_flags)) {
            return cached;
        }
        if wide(open).is_some_and(|paths| paths.are_open(budget, hex_flags)) {
            return open;
        }
        let widest = self.widest(start, side, mode).max(budget);
        let ground = movement_ground(&self.forces, &self.costs, &[at]);
        let ReachCache { fields, of_hex, scratch, .. } = &mut self.movement_ranges;
        let found = scratch.spread(start.hex, widest, &ground);
        let (kind, place) = if found.met_no_unit() { (open_kind, open) } else { (start.kind(), cached) };
        let field = place.min(fields.len());
        if field == fields.len() {
            fields.push(ShortestPaths::default());
            of_hex[start.hex.index()][kind] = field as u16;
        }
        fields[field].copy(found);
        field
    }

    /// Half movement points of the unit that has most of those that start alike.
    fn widest(&self, start: Start, side: Side, mode: MoveMode) -> u16 {
        let alike = |other: &usize| {
            let piece = &self.forces.pieces[*other];
            piece.side == side && Start::of(piece) == start
        };
        let needs = |other: usize| {
            let march = March::of(&self.forces, &[other], mode).ok()?;
            Some(forced(&self.forces, other, mode, march).unwrap_or(march).left())
        };
        self.forces.in_hex(start.hex).filter(alike).filter_map(needs).max().unwrap_or_default()
    }

    /// The cheapest path of a unit to a hex that it can reach in a kind of move, forced marches included; its own hex first.
    pub fn path(&mut self, id: UnitId, mode: MoveMode, to: Hex) -> Option<Vec<Hex>> {
        self.find_reach(id, march::unforced_mode(mode)).ok()?;
        let at = self.piece(id)?;
        let march = March::of(&self.forces, &[at], mode).ok()?;
        let reached = &self.movement_ranges.units[id.index()];
        let hexes = self.movement_ranges.hexes(reached);
        let &(_, cost) = hexes.get(1..)?.iter().find(|&&(hex, _)| hex == to)?;
        if cost > march.left() {
            return None;
        }
        self.movement_ranges.fields.get(reached.field)?.path(to).or_else(|| self.search_path(at, march, to))
    }

    /// The same for hexes beyond a step from zone to zone, whose ways are not cached.
    fn search_path(&mut self, at: usize, march: March, to: Hex) -> Option<Vec<Hex>> {
        let ground = movement_ground(&self.forces, &self.costs, &[at]);
        let search = &mut self.movement_ranges.search;
        search.run(&self.forces.board.grid, self.forces.pieces[at].hex, march.spent, march.allowance, &ground);
        let path = search.path(to);
        (path.len() > 1).then_some(path)
    }
}

/// The forced march that a unit could make instead; only one that has not moved in the phase can.
///
/// Cases: 8.7 · Rulings: H030, H069
fn forced(forces: &Forces, at: usize, mode: MoveMode, march: March) -> Option<March> {
    let mode = march::forced_mode(mode).filter(|_| march.spent == 0)?;
    March::of(forces, &[at], mode).ok()
}
