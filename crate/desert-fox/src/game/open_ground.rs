//! What units reach where no enemy is near: it depends on the board alone and is kept for the whole game.

use hexgrid::Hex;

use crate::game::desk::Desk;
use crate::game::ways::{Scratch, Ways};
use crate::position::marks::mark;

/// Fields that are kept from one phase to the next.
const MOST: usize = 2000;
/// No field.
const NONE: u16 = u16::MAX;

/// The fields of a board: what is reached from a hex as if there were no enemy.
#[derive(Clone, Debug)]
pub(super) struct OpenGround {
    /// The field of each hex, for units on foot and motorized ones.
    places: Vec<[u16; 2]>,
    fields: Vec<Ways>,
    scratch: Scratch,
}

/// A field with no enemy in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Open(u16);

impl OpenGround {
    pub(super) fn new(hexes: usize) -> Self {
        Self { places: vec![[NONE; 2]; hexes], fields: Vec::new(), scratch: Scratch::new(hexes) }
    }

    /// Forgets everything when there is much of it; nobody may name a field by then.
    pub(super) fn trim(&mut self) {
        if self.fields.len() > MOST {
            self.fields.clear();
            self.places.fill([NONE; 2]);
        }
    }

    /// The hexes of a field, and perhaps hexes beyond.
    pub(super) fn ways(&self, open: Open) -> Option<&Ways> {
        self.fields.get(usize::from(open.0))
    }
}

/// What is known of a hex of a field with enemies in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lot {
    /// It is not in the field.
    Beyond,
    /// It is reached as if there were no enemy.
    Clean,
    /// So is this one, which is beside unknown hexes.
    Edge,
    /// It has to be searched.
    Unknown,
}

/// A field with enemies in it: what is known of it still, and from where the rest is searched.
#[derive(Clone, Debug, Default)]
pub(super) struct Known {
    /// Hexes with their costs, by cost, that are reached without going through a hex that matters to the search.
    pub(super) clean: Vec<(Hex, u16)>,
    /// The hex before each of them, by hex; of other hexes what stood there before.
    before: Vec<Option<Hex>>,
    /// Those of them beside other hexes of the field.
    pub(super) edge: Vec<Hex>,
    /// Every hex of the field with the marks that matter.
    pub(super) seen: Vec<(Hex, u8)>,
    lots: Vec<Lot>,
}

impl Known {
    /// The hex before one of the clean hexes; others have none, nor has the start.
    pub(super) fn before(&self, hex: Hex) -> Option<Hex> {
        let is_clean = matches!(self.lots.get(hex.index()), Some(Lot::Clean | Lot::Edge));
        if is_clean { self.before[hex.index()] } else { None }
    }
}

/// The marks on which a search depends.
pub(super) const WATCHED: u8 = mark::BLOCKING | mark::DETACHMENT;

impl Desk {
    /// The field of a piece as far as a budget reaches, if no enemy is in it.
    pub(super) fn open_field(&mut self, at: usize, budget: u16) -> Option<Open> {
        let open = self.field_without_enemy(at, budget)?;
        let marks = self.forces.seen_by(self.forces.pieces[at].side);
        let hexes = self.reaches.open.ways(open)?.within(budget);
        let enemy = hexes.iter().skip(1).any(|&(hex, _)| marks.has(hex, WATCHED));
        (!enemy).then_some(open)
    }

    /// The field of a piece as if there were no enemy; none where a detachment closes the roads of its own hex.
    fn field_without_enemy(&mut self, at: usize, budget: u16) -> Option<Open> {
        let piece = self.forces.pieces[at];
        let marks = self.forces.seen_by(piece.side);
        if piece.is_detachment() || marks.has(piece.hex, mark::DETACHMENT) {
            return None;
        }
        Some(Open(self.known_field(at, budget)))
    }

    /// What is still known of a piece's field with enemies in it; whether anything is.
    pub(super) fn known_ground(&mut self, at: usize, budget: u16, known: &mut Known) -> bool {
        let Some(open) = self.field_without_enemy(at, budget) else { return false };
        let marks = self.forces.seen_by(self.forces.pieces[at].side);
        let Some(ways) = self.reaches.open.ways(open) else { return false };
        let (all, grid) = (ways.within(budget), &self.forces.board.grid);
        known.clean.clear();
        known.edge.clear();
        known.seen.clear();
        known.lots.clear();
        known.lots.resize(grid.len(), Lot::Beyond);
        known.before.resize(grid.len(), None);
        for (place, &(hex, cost)) in all.iter().enumerate() {
            let bits = marks.at(hex) & WATCHED;
            let before = ways.before(place).map(|before| all[before].0);
            known.seen.push((hex, bits));
            let is_clean = before.is_none_or(|before| bits == 0 && known.lots[before.index()] == Lot::Clean);
            known.lots[hex.index()] = if is_clean { Lot::Clean } else { Lot::Unknown };
            if is_clean {
                known.clean.push((hex, cost));
                known.before[hex.index()] = before;
            }
        }
        for &(hex, _) in all {
            if known.lots[hex.index()] != Lot::Unknown {
                continue;
            }
            for (_, near) in grid.neighbours(hex) {
                if known.lots[near.index()] == Lot::Clean {
                    known.lots[near.index()] = Lot::Edge;
                    known.edge.push(near);
                }
            }
        }
        true
    }

    fn known_field(&mut self, at: usize, budget: u16) -> u16 {
        let piece = &self.forces.pieces[at];
        let (hex, class) = (piece.hex, usize::from(piece.motorized));
        let known = self.reaches.open.places[hex.index()][class];
        if self.reaches.open.fields.get(usize::from(known)).is_some_and(|field| field.budget >= budget) {
            return known;
        }
        let (costs, grid) = (&self.costs[class], &self.forces.board.grid);
        let open = &mut self.reaches.open;
        if open.fields.get(usize::from(known)).is_none() {
            open.fields.push(Ways::default());
            open.places[hex.index()][class] = open.fields.len() as u16 - 1;
        }
        let field = open.places[hex.index()][class];
        open.fields[usize::from(field)].spread(hex, budget, grid, costs, &mut open.scratch);
        field
    }
}
