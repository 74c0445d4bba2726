//! Which units stand in each hex.

use hexgrid::Hex;

use crate::position::forces::Piece;

/// No unit.
const NONE: u16 = u16::MAX;

/// The units of each hex, by index.
#[derive(Clone, Debug)]
pub struct Stacks {
    /// The first unit in each hex.
    first: Vec<u16>,
    /// The next unit in the hex of each unit.
    next: Vec<u16>,
    /// Every hex where units stand, and perhaps others.
    held: Vec<Hex>,
}

impl Stacks {
    /// The stacks of units on a board with this number of hexes.
    pub fn of(hexes: usize, pieces: &[Piece]) -> Self {
        let mut stacks = Self { first: vec![NONE; hexes], next: Vec::new(), held: Vec::new() };
        stacks.refresh(pieces);
        stacks
    }

    /// The stacks of units that have come, gone or moved, over the memory of the last time.
    pub fn refresh(&mut self, pieces: &[Piece]) {
        for hex in self.held.drain(..) {
            self.first[hex.index()] = NONE;
        }
        self.next.clear();
        self.next.resize(pieces.len(), NONE);
        for (at, piece) in pieces.iter().enumerate().rev() {
            let first = &mut self.first[piece.hex.index()];
            self.next[at] = *first;
            *first = at as u16;
            self.held.push(piece.hex);
        }
    }

    /// Moves a unit from one hex to another.
    pub fn shift(&mut self, unit: usize, from: Hex, to: Hex) {
        if from == to {
            return;
        }
        let after = std::mem::replace(&mut self.next[unit], NONE);
        *self.link(unit, from) = after;
        self.next[unit] = *self.link(unit, to);
        *self.link(unit, to) = unit as u16;
        self.held.push(to);
    }

    /// What leads to a unit in a hex, or would lead there: units are in the order of their indices.
    fn link(&mut self, unit: usize, hex: Hex) -> &mut u16 {
        let mut before = NONE;
        let mut at = self.first[hex.index()];
        while usize::from(at) < unit {
            (before, at) = (at, self.next[usize::from(at)]);
        }
        if before == NONE { &mut self.first[hex.index()] } else { &mut self.next[usize::from(before)] }
    }

    /// How many units there are.
    pub fn len(&self) -> usize {
        self.next.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.next.is_empty()
    }

    /// The units in a hex, by index.
    #[inline]
    pub fn in_hex(&self, hex: Hex) -> Stack<'_> {
        Stack { at: self.first[hex.index()], next: &self.next }
    }
}

/// The units of one hex, by index.
#[derive(Clone, Debug)]
pub struct Stack<'a> {
    at: u16,
    next: &'a [u16],
}

impl Iterator for Stack<'_> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.at == NONE {
            return None;
        }
        let at = usize::from(self.at);
        self.at = self.next[at];
        Some(at)
    }
}
