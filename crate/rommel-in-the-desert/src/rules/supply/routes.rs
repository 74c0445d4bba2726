//! The supply lines of a unit, one by one, and the paths that follow them.

use hexgrid::{Direction, Hex, HexSet};

use super::ground::SupplyGround;
use crate::data::board::{HEXES, Link};

/// Whether a walk along a line goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walk {
    /// It goes on.
    On,
    /// It does not go on over this hex.
    Stop,
}

/// A search over lines from one hex.
struct Routes<'a> {
    ground: &'a SupplyGround<'a>,
    base: Hex,
    passed: HexSet,
}

impl<'a> Routes<'a> {
    fn new(ground: &'a SupplyGround, start: Hex) -> Self {
        let mut passed = HexSet::with_len(HEXES);
        passed.insert(start);
        Self { ground, base: ground.base(), passed }
    }

    /// Links over which a line goes on from a hex: to link points that it has not passed and from which the base can
    /// still be reached without passing any twice.
    ///
    /// Cases: 7.0 · Rulings: I046, D003
    fn onward(&self, from: Hex) -> Vec<(usize, Link)> {
        let links = self.ground.edition.board.links.from(from);
        let fresh = links.filter(|(_, link)| {
            let to = link.to;
            self.ground.is_link_point(to) && !self.passed.contains(to) && self.ground.is_open(from, link)
        });
        fresh.filter(|(_, link)| self.leads_to_base(link.to)).map(|(number, link)| (number, *link)).collect()
    }

    fn leads_to_base(&self, from: Hex) -> bool {
        let (mut seen, mut open) = (self.passed.clone(), vec![from]);
        seen.insert(from);
        while let Some(hex) = open.pop() {
            if hex == self.base {
                return !self.ground.is_blocked(hex);
            }
            for (_, link) in self.ground.edition.board.links.from(hex) {
                let usable = self.ground.is_link_point(link.to) && self.ground.is_open(hex, link);
                if usable && seen.insert(link.to) {
                    open.push(link.to);
                }
            }
        }
        false
    }

    fn collect(&mut self, from: Hex, line: &mut Vec<usize>, limit: usize, found: &mut Vec<Vec<usize>>) {
        if from == self.base {
            found.push(line.clone());
            return;
        }
        for (number, link) in self.onward(from) {
            if found.len() >= limit {
                return;
            }
            line.push(number);
            self.passed.insert(link.to);
            self.collect(link.to, line, limit, found);
            self.passed.remove(link.to);
            line.pop();
        }
    }

    fn walk(&mut self, from: Hex, path: &mut Vec<Direction>, visit: &mut impl FnMut(&[Direction], Hex) -> Walk) {
        if from == self.base {
            return;
        }
        for (_, link) in self.onward(from) {
            let length = path.len();
            let hexes = link.between().iter().copied().chain([link.to]);
            let whole = hexes.zip(link.steps).all(|(hex, step)| {
                path.push(step);
                visit(path, hex) == Walk::On
            });
            if whole {
                self.passed.insert(link.to);
                self.walk(link.to, path, visit);
                self.passed.remove(link.to);
            }
            path.truncate(length);
        }
    }
}

/// The lines from a hex to the base, each as the numbers of its links, up to a limit.
///
/// Cases: 7.0 · Rulings: I040, I045, I046, D003
pub fn lines(ground: &SupplyGround, start: Hex, limit: usize) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    Routes::new(ground, start).collect(start, &mut Vec::new(), limit, &mut found);
    found
}

/// Walks along every line from a hex towards the base, hex by hex: each path with the hex at its end. A path that
/// several lines share may be visited more than once.
///
/// Cases: 4.5, 7.0 · Rulings: I022
pub fn walk(ground: &SupplyGround, start: Hex, visit: &mut impl FnMut(&[Direction], Hex) -> Walk) {
    Routes::new(ground, start).walk(start, &mut Vec::new(), visit);
}
