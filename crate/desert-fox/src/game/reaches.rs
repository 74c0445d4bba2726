//! What units can reach in a phase, found once for each stack and kept until the enemy's layout changes.

use hexgrid::{Grid, Hex, Reach};

use crate::game::counters::{UnitId, counters};
use crate::game::desk::{Desk, going};
use crate::game::state::{Phase, Unit};
use crate::movement::going::LAYERS;
use crate::movement::march::{self, March};
use crate::movement::reaction;
use crate::position::forces::{Forces, Piece};
use crate::position::question::MoveMode;
use crate::refusal::RefusalCode;

/// What a search depends on besides its budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Start {
    hex: Hex,
    motorized: bool,
    detachment: bool,
    spent: u16,
    infiltrated: bool,
}

impl Start {
    fn of(piece: &Piece) -> Self {
        Self {
            hex: piece.hex,
            motorized: piece.motorized,
            detachment: piece.is_detachment(),
            spent: piece.spent.halves(),
            infiltrated: piece.infiltrated,
        }
    }
}

/// Hexes by cost, found for units that start alike.
#[derive(Clone, Debug)]
struct Field {
    start: Start,
    budget: u16,
    hexes: Vec<(Hex, u16)>,
}

/// What one unit reaches.
#[derive(Clone, Debug, Default)]
struct Reached {
    key: Option<(u32, Unit, Phase)>,
    refused: Option<RefusalCode>,
    /// The field, of which the first hexes are reached without and the next with a forced march.
    field: usize,
    unforced: usize,
    forced: usize,
    /// Hexes where a reaction may end.
    ends: Option<Vec<(Hex, u16)>>,
}

/// The fields of a phase and what units reach of them.
#[derive(Clone, Debug)]
pub(super) struct Reaches {
    search: Reach,
    /// For which layout of both players, seen by whom, and in which phase the fields hold.
    valid: ([u32; 2], MoveMode, Phase),
    /// Counts the changes of `valid`.
    edition: u32,
    fields: Vec<Field>,
    units: Vec<Reached>,
}

impl Reaches {
    pub(super) fn new(grid: &Grid) -> Self {
        Self {
            search: Reach::new(grid, LAYERS),
            valid: ([0; 2], MoveMode::Initial, Phase::Initiative),
            edition: 0,
            fields: Vec::new(),
            units: vec![Reached::default(); counters().len()],
        }
    }
}

impl Desk {
    /// Finds what a unit can reach in the phase; whether it reaches anything.
    ///
    /// Errors: the rule by which it does not move.
    pub fn find_reach(&mut self, id: UnitId, mode: MoveMode) -> Result<bool, RefusalCode> {
        let at = self.piece(id).ok_or(RefusalCode::NotOnMap)?;
        self.renew(at, mode);
        let key = Some((self.reaches.edition, self.seen[id.index()], self.phase));
        if self.reaches.units[id.index()].key != key {
            let found = self.reach_of(at, mode);
            let refused = found.as_ref().err().copied();
            self.reaches.units[id.index()] = Reached { key, refused, ..found.unwrap_or_default() };
        }
        match self.reaches.units[id.index()].refused {
            Some(code) => Err(code),
            None => Ok(self.reach(id).iter().any(|hexes| !hexes.is_empty())),
        }
    }

    /// What a unit reaches, as found last: hexes by cost, with the half movement points spent there; then those beyond, which
    /// a forced march reaches.
    pub fn reach(&self, id: UnitId) -> [&[(Hex, u16)]; 2] {
        let reached = &self.reaches.units[id.index()];
        if let Some(ends) = &reached.ends {
            return [ends, &[]];
        }
        let hexes = self.reaches.fields.get(reached.field).map_or(&[][..], |field| &field.hexes);
        let forced = reached.forced.min(hexes.len());
        let unforced = reached.unforced.min(forced);
        [&hexes[..unforced], &hexes[unforced..forced]]
    }

    /// Drops the fields when the layout that they depend on has changed: the enemy's, and for a reaction the own one too,
    /// whose zones decide where it may end.
    fn renew(&mut self, at: usize, mode: MoveMode) {
        let mut layout = self.layout;
        if mode != MoveMode::Reaction {
            layout[self.forces.pieces[at].side.index()] = 0;
        }
        let valid = (layout, mode, self.phase);
        if self.reaches.valid != valid {
            self.reaches.valid = valid;
            self.reaches.edition += 1;
            self.reaches.fields.clear();
        }
    }

    fn reach_of(&mut self, at: usize, mode: MoveMode) -> Result<Reached, RefusalCode> {
        let march = March::of(&self.forces, &[at], mode)?;
        let farthest = forced(&self.forces, at, mode, march).unwrap_or(march);
        let field = self.field(at, mode, farthest.allowance);
        let hexes = &self.reaches.fields[field].hexes;
        let within = |budget: u16| hexes.partition_point(|&(_, cost)| cost <= budget);
        let mut reached = Reached {
            field,
            unforced: within(march.allowance),
            forced: within(farthest.allowance),
            ..Reached::default()
        };
        if mode == MoveMode::Reaction {
            let may_end = |&&(hex, _): &&(Hex, u16)| reaction::end_barred(&self.forces, at, hex).is_none();
            reached.ends = Some(hexes[..reached.unforced].iter().filter(may_end).copied().collect());
        }
        Ok(reached)
    }

    /// The field of units that start like a piece, at least as wide as a budget; as wide as the best of its stack needs.
    fn field(&mut self, at: usize, mode: MoveMode, budget: u16) -> usize {
        let start = Start::of(&self.forces.pieces[at]);
        let known = self.reaches.fields.iter().position(|field| field.start == start && field.budget >= budget);
        if let Some(known) = known {
            return known;
        }
        let side = self.forces.pieces[at].side;
        let alike = |other: &usize| {
            let piece = &self.forces.pieces[*other];
            piece.side == side && Start::of(piece) == start
        };
        let needs = |other: usize| {
            let march = March::of(&self.forces, &[other], mode).ok()?;
            Some(forced(&self.forces, other, mode, march).unwrap_or(march).allowance)
        };
        let widest = self.forces.in_hex(start.hex).filter(alike).filter_map(needs).max().unwrap_or(budget).max(budget);
        let ground = going(&self.forces, &self.costs, &[at]);
        let search = &mut self.reaches.search;
        search.run(&self.forces.board.grid, start.hex, start.spent, widest, &ground);
        let cost = |&hex: &Hex| (hex, search.cost(hex).unwrap_or_default());
        let hexes = search.reached().iter().filter(|hex| **hex != start.hex).map(cost).collect();
        self.reaches.fields.push(Field { start, budget: widest, hexes });
        self.reaches.fields.len() - 1
    }

    /// The cheapest path of a unit to a hex that it can reach, its own hex first.
    pub fn path(&mut self, id: UnitId, mode: MoveMode, to: Hex) -> Option<Vec<Hex>> {
        let at = self.piece(id)?;
        let march = March::of(&self.forces, &[at], mode).ok()?;
        let [near, far] = self.reach(id);
        let known = near.iter().chain(far).find(|(hex, _)| *hex == to).map(|&(_, cost)| cost);
        let budget = known.unwrap_or(march.allowance).min(march.allowance);
        let ground = going(&self.forces, &self.costs, &[at]);
        let search = &mut self.reaches.search;
        search.run(&self.forces.board.grid, self.forces.pieces[at].hex, march.spent, budget, &ground);
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
