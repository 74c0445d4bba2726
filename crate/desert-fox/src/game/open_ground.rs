//! What units reach where no enemy is near: it depends on the board alone and is kept for the whole game.

use hexgrid::{Hex, Reach};

use crate::game::desk::{Desk, going};
use crate::position::marks::mark;

/// Fields that are kept from one phase to the next.
const MOST: usize = 2000;
/// No field.
const NONE: u16 = u16::MAX;

/// Hexes by cost from a start, as if there were no enemy.
#[derive(Clone, Debug)]
struct OpenField {
    /// Half movement points up to which it is known.
    budget: u16,
    /// The start first.
    hexes: Vec<(Hex, u16)>,
    /// The place of the hex before each on the way there.
    before: Vec<u16>,
}

/// The fields of a board.
#[derive(Clone, Debug)]
pub(super) struct OpenGround {
    /// The field of each hex, for units on foot and motorized ones.
    places: Vec<[u16; 2]>,
    fields: Vec<OpenField>,
}

/// A field with no enemy in it, as far as a budget reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Open {
    field: u16,
    count: usize,
}

impl OpenGround {
    pub(super) fn new(hexes: usize) -> Self {
        Self { places: vec![[NONE; 2]; hexes], fields: Vec::new() }
    }

    /// Forgets everything when there is much of it; nobody may name a field by then.
    pub(super) fn trim(&mut self) {
        if self.fields.len() > MOST {
            self.fields.clear();
            self.places.fill([NONE; 2]);
        }
    }

    /// The hexes of a field with the half movement points that they cost from its start, which is not among them.
    pub(super) fn hexes(&self, open: Open) -> &[(Hex, u16)] {
        self.all(open).get(1..).unwrap_or_default()
    }

    fn all(&self, open: Open) -> &[(Hex, u16)] {
        self.fields.get(usize::from(open.field)).map_or(&[], |field| &field.hexes[..open.count.min(field.hexes.len())])
    }

    /// The way to a hex of a field, its start first.
    pub(super) fn path(&self, open: Open, to: Hex) -> Option<Vec<Hex>> {
        let field = self.fields.get(usize::from(open.field))?;
        let mut at = field.hexes[..open.count].iter().position(|&(hex, _)| hex == to)?;
        let mut path = vec![to];
        while at > 0 {
            at = usize::from(field.before[at]);
            path.push(field.hexes[at].0);
        }
        path.reverse();
        Some(path)
    }
}

/// A field with enemies in it: what is known of it still, and from where the rest is searched.
#[derive(Clone, Debug, Default)]
pub(super) struct Known {
    /// Hexes with their costs, by cost, that are reached without going through a hex that matters to the search.
    pub(super) clean: Vec<(Hex, u16)>,
    /// Those of them beside other hexes of the field.
    pub(super) edge: Vec<Hex>,
    /// Every hex of the field with the marks that matter.
    pub(super) seen: Vec<(Hex, u8)>,
    dirty: Vec<bool>,
}

/// The marks on which a search depends.
pub(super) const WATCHED: u8 = mark::BLOCKING | mark::DETACHMENT;

impl Desk {
    /// The field of a piece as far as a budget reaches, if no enemy is in it.
    pub(super) fn open_field(&mut self, at: usize, budget: u16) -> Option<Open> {
        let open = self.field_without_enemy(at, budget)?;
        let marks = self.forces.seen_by(self.forces.pieces[at].side);
        let enemy = self.reaches.open.hexes(open).iter().any(|&(hex, _)| marks.has(hex, WATCHED));
        (!enemy).then_some(open)
    }

    /// The field of a piece as if there were no enemy; none where a detachment closes the roads of its own hex.
    fn field_without_enemy(&mut self, at: usize, budget: u16) -> Option<Open> {
        let piece = self.forces.pieces[at];
        let marks = self.forces.seen_by(piece.side);
        if piece.is_detachment() || marks.has(piece.hex, mark::DETACHMENT) {
            return None;
        }
        let field = self.known_field(at, budget);
        let hexes = &self.reaches.open.fields[usize::from(field)].hexes;
        Some(Open { field, count: hexes.partition_point(|&(_, cost)| cost <= budget) })
    }

    /// What is still known of a piece's field with enemies in it; whether anything is.
    pub(super) fn known_ground(&mut self, at: usize, budget: u16, known: &mut Known) -> bool {
        let Some(open) = self.field_without_enemy(at, budget) else { return false };
        let marks = self.forces.seen_by(self.forces.pieces[at].side);
        let (all, grid) = (self.reaches.open.all(open), &self.forces.board.grid);
        let before = &self.reaches.open.fields[usize::from(open.field)].before;
        known.clean.clear();
        known.edge.clear();
        known.seen.clear();
        known.dirty.clear();
        known.dirty.resize(grid.len(), false);
        for (place, &(hex, cost)) in all.iter().enumerate() {
            let bits = marks.at(hex) & WATCHED;
            let behind = place > 0 && known.dirty[all[usize::from(before[place])].0.index()];
            known.seen.push((hex, bits));
            if place > 0 && (bits != 0 || behind) {
                known.dirty[hex.index()] = true;
            } else {
                known.clean.push((hex, cost));
            }
        }
        let beside = |hex: Hex| grid.neighbours(hex).any(|(_, next)| known.dirty[next.index()]);
        known.edge.extend(known.clean.iter().map(|&(hex, _)| hex).filter(|&hex| beside(hex)));
        true
    }

    fn known_field(&mut self, at: usize, budget: u16) -> u16 {
        let piece = &self.forces.pieces[at];
        let (hex, class) = (piece.hex, usize::from(piece.motorized));
        let known = self.reaches.open.places[hex.index()][class];
        if self.reaches.open.fields.get(usize::from(known)).is_some_and(|field| field.budget >= budget) {
            return known;
        }
        let mut ground = going(&self.forces, &self.costs, &[at]);
        ground.marks = &self.nobody;
        let reaches = &mut self.reaches;
        reaches.search.run(&self.forces.board.grid, hex, 0, budget, &ground);
        let field = fill(&reaches.search, self.forces.board.grid.len(), budget);
        let open = &mut reaches.open;
        if let Some(kept) = open.fields.get_mut(usize::from(known)) {
            *kept = field;
            return known;
        }
        open.fields.push(field);
        let new = open.fields.len() as u16 - 1;
        open.places[hex.index()][class] = new;
        new
    }
}

fn fill(search: &Reach, hexes: usize, budget: u16) -> OpenField {
    let mut places = vec![0; hexes];
    for (place, hex) in search.reached().iter().enumerate() {
        places[hex.index()] = place as u16;
    }
    let before = |&hex: &Hex| search.before(hex).map_or(0, |before| places[before.index()]);
    OpenField {
        budget,
        hexes: search.reached().iter().map(|&hex| (hex, search.cost(hex).unwrap_or_default())).collect(),
        before: search.reached().iter().map(before).collect(),
    }
}
