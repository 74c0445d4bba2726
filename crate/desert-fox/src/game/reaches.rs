//! What units can reach in a phase, found once for each stack and kept until the enemy's layout changes.

use hexgrid::{Grid, Hex, Reach};

use crate::game::counters::{UnitId, counters};
use crate::game::desk::{Desk, going};
use crate::game::open_ground::{Known, Open, OpenGround, WATCHED};
use crate::game::state::{Phase, Unit};
use crate::movement::going::LAYERS;
use crate::movement::march::{self, March};
use crate::movement::reaction;
use crate::position::forces::{Forces, Piece};
use crate::position::marks::Marks;
use crate::position::question::MoveMode;
use crate::refusal::RefusalCode;
use crate::units::Side;

/// Kinds of starts in a hex.
const KINDS: usize = 8;

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

    /// The kind of start apart from its hex, below [`KINDS`].
    fn kind(self) -> usize {
        usize::from(self.motorized) | usize::from(self.detachment) << 1 | usize::from(self.infiltrated) << 2
    }
}

/// Hexes by cost, found for units of a player that start alike.
#[derive(Clone, Debug)]
struct Field {
    side: Side,
    budget: u16,
    hexes: Vec<(Hex, u16)>,
    /// What its player saw in these hexes and those around them: while it stays so, the field holds.
    seen: Vec<(Hex, u8)>,
}

impl Field {
    fn holds(&self, marks: &Marks) -> bool {
        self.seen.iter().all(|&(hex, bits)| marks.at(hex) & WATCHED == bits)
    }
}

/// No field.
const NONE: u16 = u16::MAX;
/// Most fields that are kept.
const MOST_FIELDS: usize = 300;

/// Where the hexes of a unit stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    /// In a field of the phase.
    Field(usize),
    /// In a field of open ground.
    Open(Open),
}

/// What one unit reaches.
#[derive(Clone, Debug, Default)]
struct Reached {
    key: Option<(u32, Unit, Phase)>,
    refused: Option<RefusalCode>,
    /// The hexes, of which the first are reached without and the next with a forced march.
    source: Option<Source>,
    unforced: usize,
    forced: usize,
    /// Hexes where a reaction may end.
    ends: Option<Vec<(Hex, u16)>>,
}

/// The fields of a phase and what units reach of them.
#[derive(Clone, Debug)]
pub(super) struct Reaches {
    pub(super) search: Reach,
    pub(super) open: OpenGround,
    known: Known,
    /// For which layout of both players, seen by whom, and in which phase the fields hold.
    valid: ([u32; 2], MoveMode, Phase),
    /// Counts the changes of `valid`.
    edition: u32,
    fields: Vec<Field>,
    /// The field of each hex, for every kind of start in it.
    places: Vec<[u16; KINDS]>,
    units: Vec<Reached>,
}

impl Reaches {
    pub(super) fn new(grid: &Grid) -> Self {
        Self {
            search: Reach::new(grid, LAYERS),
            open: OpenGround::new(grid.len()),
            known: Known::default(),
            valid: ([0; 2], MoveMode::Initial, Phase::Initiative),
            edition: 0,
            fields: Vec::new(),
            places: vec![[NONE; KINDS]; grid.len()],
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

    /// What a unit reaches, as found last: hexes by cost, with the half movement points that they cost; then those beyond,
    /// which a forced march reaches.
    pub fn reach(&self, id: UnitId) -> [&[(Hex, u16)]; 2] {
        let reached = &self.reaches.units[id.index()];
        if let Some(ends) = &reached.ends {
            return [ends, &[]];
        }
        let hexes = self.hexes(reached.source);
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
            self.reaches.open.trim();
            if self.reaches.fields.len() > MOST_FIELDS {
                self.reaches.fields.clear();
                self.reaches.places.fill([NONE; KINDS]);
            }
        }
    }

    fn reach_of(&mut self, at: usize, mode: MoveMode) -> Result<Reached, RefusalCode> {
        let march = March::of(&self.forces, &[at], mode)?;
        let farthest = forced(&self.forces, at, mode, march).unwrap_or(march);
        let source = match self.open_field(at, farthest.left()) {
            Some(open) => Source::Open(open),
            None => Source::Field(self.field(at, mode, farthest.left())),
        };
        let hexes = self.hexes(Some(source));
        let within = |left: u16| hexes.partition_point(|&(_, cost)| cost <= left);
        let mut reached = Reached {
            source: Some(source),
            unforced: within(march.left()),
            forced: within(farthest.left()),
            ..Reached::default()
        };
        if mode == MoveMode::Reaction {
            let may_end = |&&(hex, _): &&(Hex, u16)| reaction::end_barred(&self.forces, at, hex).is_none();
            reached.ends = Some(hexes[..reached.unforced].iter().filter(may_end).copied().collect());
        }
        Ok(reached)
    }

    fn hexes(&self, source: Option<Source>) -> &[(Hex, u16)] {
        match source {
            Some(Source::Field(field)) => self.reaches.fields.get(field).map_or(&[], |field| &field.hexes),
            Some(Source::Open(open)) => self.reaches.open.hexes(open),
            None => &[],
        }
    }

    /// The field of units that start like a piece, at least as wide as a budget; as wide as the best of its stack needs.
    fn field(&mut self, at: usize, mode: MoveMode, budget: u16) -> usize {
        let start = Start::of(&self.forces.pieces[at]);
        let side = self.forces.pieces[at].side;
        let marks = self.forces.seen_by(side);
        let place = usize::from(self.reaches.places[start.hex.index()][start.kind()]);
        let fits = |field: &Field| field.side == side && field.budget >= budget && field.holds(marks);
        if self.reaches.fields.get(place).is_some_and(fits) {
            return place;
        }
        let alike = |other: &usize| {
            let piece = &self.forces.pieces[*other];
            piece.side == side && Start::of(piece) == start
        };
        let needs = |other: usize| {
            let march = March::of(&self.forces, &[other], mode).ok()?;
            Some(forced(&self.forces, other, mode, march).unwrap_or(march).left())
        };
        let widest = self.forces.in_hex(start.hex).filter(alike).filter_map(needs).max().unwrap_or(budget).max(budget);
        let mut known = std::mem::take(&mut self.reaches.known);
        let on_known = self.known_ground(at, widest, &mut known);
        let ground = going(&self.forces, &self.costs, &[at]);
        let (grid, search) = (&self.forces.board.grid, &mut self.reaches.search);
        if on_known {
            search.run_on(grid, &known.clean, &known.edge, widest, &ground);
        } else {
            search.run(grid, start.hex, 0, widest, &ground);
        }
        let cost = |&hex: &Hex| (hex, search.cost(hex).unwrap_or_default());
        let (clean, found) = search.reached().split_at(if on_known { known.clean.len() } else { 1 });
        let hexes = merge(clean[1..].iter().map(cost), found.iter().map(cost));
        let seen = if on_known {
            known.seen.clone()
        } else {
            let marks = self.forces.seen_by(side);
            let around = search.frontier().map(|(hex, _)| hex).chain(search.reached().iter().copied());
            around.map(|hex| (hex, marks.at(hex) & WATCHED)).collect()
        };
        self.reaches.known = known;
        let field = Field { side, budget: widest, hexes, seen };
        if let Some(kept) = self.reaches.fields.get_mut(place) {
            *kept = field;
            return place;
        }
        self.reaches.fields.push(field);
        let new = self.reaches.fields.len() - 1;
        self.reaches.places[start.hex.index()][start.kind()] = new as u16;
        new
    }

    /// The cheapest path of a unit to a hex that it can reach, its own hex first.
    pub fn path(&mut self, id: UnitId, mode: MoveMode, to: Hex) -> Option<Vec<Hex>> {
        let at = self.piece(id)?;
        let march = March::of(&self.forces, &[at], mode).ok()?;
        if let Some(open) = self.open_field(at, march.left()) {
            return self.reaches.open.path(open, to);
        }
        let ground = going(&self.forces, &self.costs, &[at]);
        let search = &mut self.reaches.search;
        search.run(&self.forces.board.grid, self.forces.pieces[at].hex, march.spent, march.allowance, &ground);
        let path = search.path(to);
        (path.len() > 1).then_some(path)
    }
}

/// Two lists in order of cost as one.
fn merge(known: impl Iterator<Item = (Hex, u16)>, found: impl Iterator<Item = (Hex, u16)> + Clone) -> Vec<(Hex, u16)> {
    let mut found = found.peekable();
    let mut all = Vec::with_capacity(known.size_hint().0 + found.size_hint().0);
    for (hex, cost) in known {
        while let Some(other) = found.next_if(|&(_, other)| other < cost) {
            all.push(other);
        }
        all.push((hex, cost));
    }
    all.extend(found);
    all
}

/// The forced march that a unit could make instead; only one that has not moved in the phase can.
///
/// Cases: 8.7 · Rulings: H030, H069
fn forced(forces: &Forces, at: usize, mode: MoveMode, march: March) -> Option<March> {
    let mode = march::forced_mode(mode).filter(|_| march.spent == 0)?;
    March::of(forces, &[at], mode).ok()
}
