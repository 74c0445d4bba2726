//! What units reach where no enemy is near: it depends on the board alone and is kept for the whole game.

use hexgrid::{Hex, Reach};

use crate::game::desk::{Desk, going};
use crate::position::marks::mark;

/// Most fields that are kept.
const MOST: usize = 2000;
/// No field.
const NONE: u16 = u16::MAX;

/// Hexes by cost from a start, as if there were no enemy.
#[derive(Clone, Debug)]
struct OpenField {
    /// Half movement points up to which it is known.
    budget: u16,
    hexes: Vec<(Hex, u16)>,
    /// The hex before each on the way there.
    before: Vec<Hex>,
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

    /// The hexes of a field with the half movement points that they cost from its start.
    pub(super) fn hexes(&self, open: Open) -> &[(Hex, u16)] {
        self.fields.get(usize::from(open.field)).map_or(&[], |field| &field.hexes[..open.count.min(field.hexes.len())])
    }

    /// The way to a hex of a field, its start first.
    pub(super) fn path(&self, open: Open, to: Hex) -> Option<Vec<Hex>> {
        let field = self.fields.get(usize::from(open.field))?;
        let mut at = field.hexes[..open.count].iter().position(|&(hex, _)| hex == to)?;
        let mut path = vec![to];
        loop {
            let before = field.before[at];
            path.push(before);
            match field.hexes[..at].iter().rposition(|&(hex, _)| hex == before) {
                Some(next) => at = next,
                None => break,
            }
        }
        path.reverse();
        Some(path)
    }
}

impl Desk {
    /// The field of a piece as far as a budget reaches; none where an enemy is in it.
    pub(super) fn open_field(&mut self, at: usize, budget: u16) -> Option<Open> {
        let piece = self.forces.pieces[at];
        let marks = self.forces.seen_by(piece.side);
        if piece.is_detachment() || marks.has(piece.hex, mark::DETACHMENT) {
            return None;
        }
        let field = self.known_field(at, budget);
        let hexes = &self.reaches.open.fields[usize::from(field)].hexes;
        let count = hexes.partition_point(|&(_, cost)| cost <= budget);
        let marks = self.forces.seen_by(piece.side);
        let enemy = hexes[..count].iter().any(|&(hex, _)| marks.has(hex, mark::BLOCKING | mark::DETACHMENT));
        (!enemy).then_some(Open { field, count })
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
        let field = fill(&reaches.search, hex, budget);
        let open = &mut reaches.open;
        if let Some(kept) = open.fields.get_mut(usize::from(known)) {
            *kept = field;
            return known;
        }
        if open.fields.len() >= MOST {
            open.fields.clear();
            open.places.fill([NONE; 2]);
        }
        open.fields.push(field);
        let new = open.fields.len() as u16 - 1;
        open.places[hex.index()][class] = new;
        new
    }
}

fn fill(search: &Reach, start: Hex, budget: u16) -> OpenField {
    let reached = || search.reached().iter().copied().filter(move |hex| *hex != start);
    let hexes = reached().map(|hex| (hex, search.cost(hex).unwrap_or_default())).collect();
    let before = reached().map(|hex| search.before(hex).unwrap_or(start)).collect();
    OpenField { budget, hexes, before }
}
