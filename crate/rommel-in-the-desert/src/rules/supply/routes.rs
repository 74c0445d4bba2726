//! The supply lines of a unit, one by one, and the paths that follow them.

use hexgrid::{Direction, Hex, HexSet};

use super::ground::SupplyGround;
use super::lines::Distances;
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
    /// The hexes that the line has passed.
    passed: HexSet,
}

impl<'a> Routes<'a> {
    fn new(ground: &'a SupplyGround, start: Hex) -> Self {
        let mut passed = HexSet::with_len(HEXES);
        passed.insert(start);
        Self { ground, base: ground.base(), passed }
    }

    /// Links over which a line goes on from a hex: through hexes that it has not passed, to link points from which the
    /// base can still be reached without passing any hex twice.
    ///
    /// Cases: 7.0 · Rulings: I046, D003
    fn onward(&self, from: Hex) -> Vec<(usize, Link)> {
        let links = self.ground.edition.board.links.from(from);
        let fresh = links.filter(|(_, link)| self.goes(from, link, &self.passed));
        let leads = fresh.filter(|(_, link)| self.leads_to_base(link, &mut Vec::new()));
        leads.map(|(number, link)| (number, *link)).collect()
    }

    /// Whether a line that has passed some hexes may follow a link.
    fn goes(&self, from: Hex, link: &Link, passed: &HexSet) -> bool {
        let fresh = !passed.contains(link.to) && link.between().iter().all(|&hex| !passed.contains(hex));
        fresh && self.ground.is_link_point(link.to) && self.ground.is_open(from, link)
    }

    /// Whether a line that follows a link reaches the base. Of two links that share a hex it leaves out one or the
    /// other.
    ///
    /// Cases: 7.0 · Rulings: I046, D003
    fn leads_to_base(&self, link: &Link, left_out: &mut Vec<usize>) -> bool {
        let Some(way) = self.way(link, left_out) else { return false };
        let Some(pair) = self.sharing(&way) else { return true };
        pair.into_iter().any(|number| {
            left_out.push(number);
            let leads = self.leads_to_base(link, left_out);
            left_out.pop();
            leads
        })
    }

    /// The links of a way to the base after one that the line follows; it passes no link point twice.
    fn way(&self, first: &Link, left_out: &[usize]) -> Option<Vec<usize>> {
        let links = &self.ground.edition.board.links;
        let mut passed = self.passed.clone();
        for &hex in first.between().iter().chain([&first.to]) {
            passed.insert(hex);
        }
        let mut steps: Vec<(Hex, usize, usize)> = vec![(first.to, 0, 0)];
        let mut next = 0;
        while let Some(&(from, ..)) = steps.get(next) {
            if from == self.base {
                let before = |&(_, at, _): &(Hex, usize, usize)| steps.get(at).copied();
                let back = std::iter::successors(steps.get(next).copied(), before);
                let way = back.take_while(|&(hex, ..)| hex != first.to).map(|(_, _, number)| number).collect();
                return (!self.ground.is_blocked(from)).then_some(way);
            }
            for (number, link) in links.from(from) {
                if !left_out.contains(&number) && self.goes(from, link, &passed) {
                    passed.insert(link.to);
                    steps.push((link.to, next, number));
                }
            }
            next += 1;
        }
        None
    }

    /// Two links of a way that pass one hex.
    fn sharing(&self, way: &[usize]) -> Option<[usize; 2]> {
        let link = |number: usize| self.ground.edition.board.links.link(number);
        let shares = |one: usize, other: usize| {
            let between = link(other).between();
            link(one).between().iter().any(|hex| between.contains(hex))
        };
        let pairs = way.iter().enumerate().flat_map(|(at, &one)| way[at + 1..].iter().map(move |&other| [one, other]));
        pairs.into_iter().find(|&[one, other]| shares(one, other))
    }

    /// Marks the hexes of a link as passed, or takes the mark away.
    fn mark(&mut self, link: &Link, passed: bool) {
        for &hex in link.between().iter().chain([&link.to]) {
            if passed {
                self.passed.insert(hex);
            } else {
                self.passed.remove(hex);
            }
        }
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
            self.mark(&link, true);
            self.collect(link.to, line, limit, found);
            self.mark(&link, false);
            line.pop();
        }
    }

    fn walk(
        &mut self,
        from: Hex,
        nearer: Option<&Distances>,
        path: &mut Vec<Direction>,
        visit: &mut impl FnMut(&[Direction], Hex) -> Walk,
    ) {
        if from == self.base {
            return;
        }
        let links = self.onward(from).into_iter().map(|(_, link)| link);
        let comes_nearer = |link: &Link| nearer.is_none_or(|distances| distances.get(link.to) < distances.get(from));
        for link in links.filter(comes_nearer) {
            let length = path.len();
            let hexes = link.between().iter().copied().chain([link.to]);
            let whole = hexes.zip(link.steps).all(|(hex, step)| {
                path.push(step);
                visit(path, hex) == Walk::On
            });
            if whole {
                self.mark(&link, true);
                self.walk(link.to, nearer, path, visit);
                self.mark(&link, false);
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

/// Walks along every line from a hex, or only along those of which each link ends nearer to the base than the one
/// before, hex by hex: each path with the hex at its end. A path that several lines share may be visited more than
/// once.
///
/// Cases: 4.5, 7.0 · Rulings: I022, D031
pub fn walk(
    ground: &SupplyGround,
    start: Hex,
    nearer: Option<&Distances>,
    visit: &mut impl FnMut(&[Direction], Hex) -> Walk,
) {
    Routes::new(ground, start).walk(start, nearer, &mut Vec::new(), visit);
}
