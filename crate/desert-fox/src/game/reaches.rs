//! What units can reach in a phase, found once for each stack and kept until the enemy's layout changes.

use hexgrid::{Grid, Hex, Reach};

use crate::game::counters::{UnitId, counters};
use crate::game::desk::{Desk, going};
use crate::game::open_ground::{Known, Open, OpenGround, WATCHED};
use crate::game::state::{Phase, Unit};
use crate::game::ways::{Places, Ways, step_before};
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

/// What units of a player reach that start alike.
#[derive(Clone, Debug)]
struct Field {
    side: Side,
    ways: Ways,
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

/// Hexes where a reaction may end, found for a layout of both players.
#[derive(Clone, Debug)]
struct Ends {
    layout: [u32; 2],
    hexes: Vec<(Hex, u16)>,
}

/// What one unit reaches.
#[derive(Clone, Debug, Default)]
struct Reached {
    key: Option<(u32, Unit, Phase)>,
    refused: Option<RefusalCode>,
    /// The hexes with the start before them, of which the first are reached without and the next with a forced march.
    source: Option<Source>,
    unforced: usize,
    forced: usize,
    /// For a reaction.
    ends: Option<Ends>,
}

/// The fields of a phase and what units reach of them.
#[derive(Clone, Debug)]
pub(super) struct Reaches {
    pub(super) search: Reach,
    pub(super) open: OpenGround,
    pub(super) places: Places,
    known: Known,
    /// For which layout of the enemy, seen by whom, and in which phase the fields hold.
    valid: (u32, Side, MoveMode, Phase),
    /// Counts the changes of `valid`.
    edition: u32,
    fields: Vec<Field>,
    /// The field of each hex, for every kind of start in it.
    of_hex: Vec<[u16; KINDS]>,
    units: Vec<Reached>,
    /// Where reactions may end, for a layout of both players and one of them.
    ends: Option<([u32; 2], Side, reaction::Ends)>,
}

impl Reaches {
    pub(super) fn new(grid: &Grid) -> Self {
        Self {
            search: Reach::new(grid, LAYERS),
            open: OpenGround::new(grid.len()),
            places: Places::new(grid.len()),
            known: Known::default(),
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
        let ways = reached.source.and_then(|source| self.ways(source));
        ways.map_or(&[], |ways| &ways.hexes[..reached.forced.min(ways.hexes.len())])
    }

    fn ways(&self, source: Source) -> Option<&Ways> {
        match source {
            Source::Field(field) => self.fields.get(field).map(|field| &field.ways),
            Source::Open(open) => self.open.ways(open),
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
        let reached = &self.reaches.units[id.index()];
        if let Some(code) = reached.refused {
            return Err(code);
        }
        if mode != MoveMode::Reaction {
            return Ok(reached.forced > 1);
        }
        if reached.ends.as_ref().is_none_or(|ends| ends.layout != self.layout) {
            self.find_ends(id, at);
        }
        Ok(self.reaches.units[id.index()].ends.as_ref().is_some_and(|ends| !ends.hexes.is_empty()))
    }

    /// What a unit reaches, as found last: hexes by cost, with the half movement points that they cost; then those beyond,
    /// which a forced march reaches.
    pub fn reach(&self, id: UnitId) -> [&[(Hex, u16)]; 2] {
        let reached = &self.reaches.units[id.index()];
        if let Some(ends) = &reached.ends {
            return [&ends.hexes, &[]];
        }
        let (unforced, forced) = self.reaches.hexes(reached).split_at(reached.unforced.min(reached.forced));
        [unforced.get(1..).unwrap_or_default(), forced]
    }

    /// Drops the fields when the enemy's layout has changed, on which they depend.
    fn renew(&mut self, at: usize, mode: MoveMode) {
        let side = self.forces.pieces[at].side;
        let valid = (self.layout[side.enemy().index()], side, mode, self.phase);
        if self.reaches.valid != valid {
            self.reaches.valid = valid;
            self.reaches.edition += 1;
            self.reaches.open.trim();
            if self.reaches.fields.len() > MOST_FIELDS {
                self.reaches.fields.clear();
                self.reaches.of_hex.fill([NONE; KINDS]);
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
        let within = |left: u16| self.reaches.ways(source).map_or(0, |ways| ways.within(left).len());
        let (unforced, forced) = (within(march.left()), within(farthest.left()));
        Ok(Reached { source: Some(source), unforced, forced, ..Reached::default() })
    }

    /// Finds the hexes where the reaction of a unit may end, of those that it reaches.
    ///
    /// Cases: 8.43, 9.1 · Rulings: R015, H040, H042
    fn find_ends(&mut self, id: UnitId, at: usize) {
        let side = self.forces.pieces[at].side;
        if self.reaches.ends.as_ref().is_none_or(|kept| (kept.0, kept.1) != (self.layout, side)) {
            self.reaches.ends = Some((self.layout, side, reaction::Ends::of(&self.forces, side)));
        }
        let reached = &self.reaches.units[id.index()];
        let all = self.reaches.hexes(reached).get(1..reached.unforced).unwrap_or_default();
        let Some((.., ends)) = &self.reaches.ends else { return };
        let may_end = |&&(hex, _): &&(Hex, u16)| reaction::end_barred(&self.forces, at, hex, ends).is_none();
        let hexes = all.iter().filter(may_end).copied().collect();
        self.reaches.units[id.index()].ends = Some(Ends { layout: self.layout, hexes });
    }

    /// The field of units that start like a piece, at least as wide as a budget; as wide as the best of its stack needs.
    fn field(&mut self, at: usize, mode: MoveMode, budget: u16) -> usize {
        let start = Start::of(&self.forces.pieces[at]);
        let side = self.forces.pieces[at].side;
        let marks = self.forces.seen_by(side);
        let place = usize::from(self.reaches.of_hex[start.hex.index()][start.kind()]);
        let fits = |field: &Field| field.side == side && field.ways.budget >= budget && field.holds(marks);
        if self.reaches.fields.get(place).is_some_and(fits) {
            return place;
        }
        let widest = self.widest(start, side, mode).max(budget);
        let mut known = std::mem::take(&mut self.reaches.known);
        let (mut ways, mut seen) = match self.reaches.fields.get_mut(place) {
            Some(field) => (std::mem::take(&mut field.ways), std::mem::take(&mut field.seen)),
            None => (Ways::default(), Vec::new()),
        };
        let on_known = self.known_ground(at, widest, &mut known);
        let ground = going(&self.forces, &self.costs, &[at]);
        let (grid, reaches) = (&self.forces.board.grid, &mut self.reaches);
        let search = &mut reaches.search;
        let cost = |search: &Reach, hex: Hex| (hex, search.cost(hex).unwrap_or_default());
        seen.clear();
        if on_known {
            search.run_on(grid, &known.clean, &known.edge, widest, &ground);
            let found = search.reached()[known.clean.len()..].iter().map(|&hex| cost(search, hex));
            ways.take(widest, merge(known.clean.iter().copied(), found), &mut reaches.places, |hex| {
                known.before(hex).or_else(|| step_before(search, hex))
            });
            seen.extend_from_slice(&known.seen);
        } else {
            search.run(grid, start.hex, 0, widest, &ground);
            let found = search.reached().iter().map(|&hex| cost(search, hex));
            ways.take(widest, found, &mut reaches.places, |hex| step_before(search, hex));
            let marks = self.forces.seen_by(side);
            let around = search.frontier().map(|(hex, _)| hex).chain(search.reached().iter().copied());
            seen.extend(around.map(|hex| (hex, marks.at(hex) & WATCHED)));
        }
        reaches.known = known;
        let field = Field { side, ways, seen };
        if let Some(kept) = reaches.fields.get_mut(place) {
            *kept = field;
            return place;
        }
        reaches.fields.push(field);
        let new = reaches.fields.len() - 1;
        reaches.of_hex[start.hex.index()][start.kind()] = new as u16;
        new
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
        let reached = &self.reaches.units[id.index()];
        let hexes = self.reaches.hexes(reached);
        let &(_, cost) = hexes.get(1..)?.iter().find(|&&(hex, _)| hex == to)?;
        if cost > march.left() {
            return None;
        }
        let ways = reached.source.and_then(|source| self.reaches.ways(source))?;
        ways.path(to).or_else(|| self.search_path(at, march, to))
    }

    /// The same for hexes beyond a step from zone to zone, whose ways are not kept.
    fn search_path(&mut self, at: usize, march: March, to: Hex) -> Option<Vec<Hex>> {
        let ground = going(&self.forces, &self.costs, &[at]);
        let search = &mut self.reaches.search;
        search.run(&self.forces.board.grid, self.forces.pieces[at].hex, march.spent, march.allowance, &ground);
        let path = search.path(to);
        (path.len() > 1).then_some(path)
    }
}

/// Two lists in order of cost as one.
fn merge(
    mut known: impl Iterator<Item = (Hex, u16)>,
    found: impl Iterator<Item = (Hex, u16)>,
) -> impl Iterator<Item = (Hex, u16)> {
    let (mut found, mut next) = (found.peekable(), known.next());
    std::iter::from_fn(move || match next {
        Some((_, cost)) => {
            found.next_if(|&(_, other)| other < cost).or_else(|| std::mem::replace(&mut next, known.next()))
        }
        None => found.next(),
    })
}

/// The forced march that a unit could make instead; only one that has not moved in the phase can.
///
/// Cases: 8.7 · Rulings: H030, H069
fn forced(forces: &Forces, at: usize, mode: MoveMode, march: March) -> Option<March> {
    let mode = march::forced_mode(mode).filter(|_| march.spent == 0)?;
    March::of(forces, &[at], mode).ok()
}
