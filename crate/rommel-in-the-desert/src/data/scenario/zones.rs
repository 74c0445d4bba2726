//! Areas of a set-up, written as text: terms that must all hold, and how many units the area may take.

use std::sync::OnceLock;

use hexgrid::{Hex, HexSet};

use crate::data::board::{Board, HEXES};
use crate::model::map::Country;
use crate::model::units::Side;

/// An area in which a side sets up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone {
    /// Its hexes.
    pub hexes: HexSet,
    /// The most units of the side in it.
    pub most: Option<u8>,
}

/// The areas of both sides, read when they are first needed. A copy reads them again, since its texts may change.
#[derive(Debug, Default)]
pub(super) struct ReadZones(OnceLock<[Vec<Zone>; 2]>);

impl ReadZones {
    pub(super) fn get(&self, read: impl FnOnce() -> [Vec<Zone>; 2]) -> &[Vec<Zone>; 2] {
        self.0.get_or_init(read)
    }
}

impl Clone for ReadZones {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl PartialEq for ReadZones {
    /// They follow from the texts.
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for ReadZones {}

/// Reads an area of a side; none where a term means nothing.
///
/// Cases: 11.0, 11.5 · Rulings: I070, I071, I074, D084, D090
pub fn read_zone(board: &Board, side: Side, line: &[Hex], text: &str) -> Option<Zone> {
    let (terms, most) = match text.split_once(':') {
        Some((terms, most)) => (terms, Some(most.trim().parse().ok()?)),
        None => (text, None),
    };
    let reader = Reader { board, side, line };
    let mut hexes = reader.all();
    for term in terms.split(',') {
        hexes.intersect_with(&reader.term(term.trim())?);
    }
    Some(Zone { hexes, most })
}

struct Reader<'a> {
    board: &'a Board,
    side: Side,
    line: &'a [Hex],
}

impl Reader<'_> {
    fn all(&self) -> HexSet {
        self.filter(|_| true)
    }

    fn filter(&self, holds: impl Fn(Hex) -> bool) -> HexSet {
        let mut found = HexSet::with_len(HEXES);
        for hex in self.board.hexes().filter(|&hex| holds(hex)) {
            found.insert(hex);
        }
        found
    }

    fn term(&self, term: &str) -> Option<HexSet> {
        let country = |of: Country| self.filter(|hex| self.board.tile(hex).is_some_and(|tile| tile.country == of));
        Some(match term {
            "all" => self.all(),
            "libya" => country(Country::Libya),
            "egypt" => country(Country::Egypt),
            "border" => self.filter(|hex| self.board.tile(hex).is_some_and(|tile| tile.border)),
            "base" => self.filter(|hex| hex == self.board.base(self.side)),
            "line" => self.filter(|hex| self.line.contains(&hex)),
            _ => return self.named(term),
        })
    }

    fn named(&self, term: &str) -> Option<HexSet> {
        if let Some(name) = term.strip_prefix("not ") {
            let hex = self.board.parse(name)?;
            return Some(self.filter(|other| other != hex));
        }
        if let Some(name) = term.strip_prefix("west to ") {
            let limit = eastward(self.board, self.board.parse(name)?)?;
            return Some(self.filter(|hex| eastward(self.board, hex).is_some_and(|at| at <= limit)));
        }
        if let Some(name) = term.strip_prefix("east of ") {
            let limit = eastward(self.board, self.board.parse(name)?)?;
            return Some(self.filter(|hex| eastward(self.board, hex).is_some_and(|at| at > limit)));
        }
        if let Some(name) = term.strip_prefix("behind ") {
            return Some(self.behind(self.board.parse(name)?));
        }
        let hex = self.board.parse(term)?;
        Some(self.filter(|other| other == hex))
    }

    /// The hexes that hang together with one of them without the line.
    ///
    /// Cases: 11.5 · Rulings: I074, D084
    fn behind(&self, start: Hex) -> HexSet {
        let mut found = HexSet::with_len(HEXES);
        let mut open = vec![start];
        while let Some(hex) = open.pop() {
            if self.line.contains(&hex) || self.board.tile(hex).is_none() || !found.insert(hex) {
                continue;
            }
            open.extend(self.board.grid.neighbours(hex).map(|(_, near)| near));
        }
        found
    }
}

/// How far east a hex lies, in half hexes.
///
/// Cases: 11.0 · Rulings: D084
fn eastward(board: &Board, hex: Hex) -> Option<i32> {
    let (q, r) = board.tile(hex)?.id.split_once(',')?;
    Some(2 * q.parse::<i32>().ok()? + r.parse::<i32>().ok()?)
}
