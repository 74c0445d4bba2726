//! The links of supply lines: from each hex to every hex from which or to which supply can pass without a unit between.

use hexgrid::{Direction, Hex};

use super::{Board, HEXES};
use crate::model::map::RoadClass;

/// The most hexes that one link can cross.
pub const LONGEST: usize = 3;

/// One link: one to three steps from a hex to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// The hex at its end.
    pub to: Hex,
    /// The number of steps.
    pub length: u8,
    /// The directions of the steps; those beyond the length mean nothing.
    pub steps: [Direction; LONGEST],
    /// The hexes between, one fewer than steps.
    pub between: [Hex; LONGEST - 1],
    /// The same link read from its other end, by its number.
    pub back: u16,
}

impl Link {
    /// The hexes that it passes between its ends.
    #[inline]
    pub fn between(&self) -> &[Hex] {
        &self.between[..usize::from(self.length) - 1]
    }

    /// The direction of its last step.
    #[inline]
    pub const fn last_step(&self) -> Direction {
        self.steps[self.length as usize - 1]
    }
}

/// All links of a board, those of each hex together.
#[derive(Clone, Debug, Default)]
pub struct Links {
    links: Vec<Link>,
    first: Vec<u16>,
}

impl Links {
    /// Finds the links of a board.
    ///
    /// Cases: 7.0 · Rulings: I041, I042, I043, D012
    pub(super) fn of(board: &Board) -> Self {
        let mut found = Self { links: Vec::new(), first: vec![0; HEXES + 1] };
        for hex in board.grid.hexes() {
            for (direction, near) in board.around(hex) {
                let between = [near; LONGEST - 1];
                found.links.push(Link { to: near, length: 1, steps: [direction; LONGEST], between, back: 0 });
                let road = board.edge(hex, direction).road;
                found.extend(board, hex, road);
            }
            found.first[hex.index() + 1] = found.links.len() as u16;
        }
        found.pair();
        found
    }

    /// Lengthens the last link along joined roads, as far as their worst class allows.
    ///
    /// Cases: 2.5, 7.0 · Rulings: I008, I041, I042, I043
    fn extend(&mut self, board: &Board, start: Hex, worst: Option<RoadClass>) {
        let (Some(worst), Some(&link)) = (worst, self.links.last()) else { return };
        let length = usize::from(link.length);
        for (direction, near) in board.around(link.to) {
            let Some(class) = board.edge(link.to, direction).road.map(|class| class.min(worst)) else { continue };
            let doubles_back = near == start || link.between().contains(&near);
            if length >= spacing(class) || doubles_back || !board.joins(link.to, link.last_step().opposite(), direction)
            {
                continue;
            }
            let mut longer = Link { to: near, length: link.length + 1, ..link };
            longer.between[length - 1] = link.to;
            longer.steps[length] = direction;
            self.links.push(longer);
            self.extend(board, start, Some(class));
        }
    }

    /// Finds for each link the one that leads back over the same steps.
    fn pair(&mut self) {
        for number in 0..self.links.len() {
            let link = self.links[number];
            let start = self.first.partition_point(|&first| usize::from(first) <= number) - 1;
            let leads_back = |other: &Link| {
                let length = usize::from(link.length);
                let same_way = (0..length).all(|at| other.steps[at] == link.steps[length - 1 - at].opposite());
                other.length == link.length && other.to == Hex::from_index(start) && same_way
            };
            let range = self.range(link.to);
            let back = self.links[range.clone()].iter().position(leads_back).map_or(number, |at| range.start + at);
            self.links[number].back = back as u16;
        }
    }

    fn range(&self, hex: Hex) -> std::ops::Range<usize> {
        let end = |index: usize| self.first.get(index).copied().map_or(0, usize::from);
        end(hex.index())..end(hex.index() + 1)
    }

    /// The links that begin in a hex, each with its number.
    #[inline]
    pub fn from(&self, hex: Hex) -> impl Iterator<Item = (usize, &Link)> {
        let range = self.range(hex);
        range.clone().zip(&self.links[range])
    }

    /// The number of links.
    pub fn len(&self) -> usize {
        self.links.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.links.is_empty()
    }

    /// A link by its number.
    #[inline]
    pub fn link(&self, number: usize) -> &Link {
        &self.links[number]
    }
}

/// How far apart the units of a chain may stand, in hexes, along a road of this class. Across open ground it is one.
///
/// Cases: 7.0 · Rulings: I041, I042
pub const fn spacing(class: RoadClass) -> usize {
    match class {
        RoadClass::Trail => 2,
        RoadClass::Track | RoadClass::Highway => 3,
    }
}
