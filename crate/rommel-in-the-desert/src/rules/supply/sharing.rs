//! Links that pass one hex between their ends: a line passes no hex twice, so it follows one of them at most.

use hexgrid::{Hex, HexSet};

use super::ground::SupplyGround;
use super::network::{From, block, hexes_of};
use crate::data::board::HEXES;

/// For each hex that several links of a block pass, those links.
pub(super) struct Sharing {
    groups: Vec<Vec<From>>,
}

impl Sharing {
    pub fn new(ground: &SupplyGround, block: &[From]) -> Self {
        let mut passing = [0_u8; HEXES];
        let links = &ground.edition.board.links;
        let between = |&(_, number): &From| links.link(number).between().iter().copied();
        for hex in block.iter().flat_map(between) {
            passing[hex.index()] = passing[hex.index()].saturating_add(1);
        }
        let shared = (0..HEXES).filter(|&index| passing[index] > 1).map(Hex::from_index);
        let of_hex = |hex: Hex| {
            let passes = |from: &&From| links.link(from.1).between().contains(&hex);
            block.iter().filter(passes).copied().collect()
        };
        Self { groups: shared.map(of_hex).collect() }
    }

    /// Whether any links share a hex.
    pub fn is_any(&self) -> bool {
        !self.groups.is_empty()
    }
}

/// The number of a link, the same from both of its ends.
fn identity(ground: &SupplyGround, (_, number): From) -> usize {
    number.min(usize::from(ground.edition.board.links.link(number).back))
}

/// Leaves a link out, from both of its ends, or takes it in again.
fn set(ground: &SupplyGround, left_out: &mut [bool], (_, number): From, value: bool) {
    left_out[number] = value;
    left_out[usize::from(ground.edition.board.links.link(number).back)] = value;
}

/// The links to leave out so that no two of a block share a hex; the first one stays.
fn apart(ground: &SupplyGround, block: &[From], first: Option<From>, left_out: &[bool]) -> Vec<bool> {
    let (mut left_out, mut passed) = (left_out.to_vec(), HexSet::with_len(HEXES));
    let is_first = |from: &From| first.is_some_and(|first| identity(ground, first) == identity(ground, *from));
    let others = block.iter().copied().filter(|from| !is_first(from));
    for from in first.into_iter().chain(others) {
        let between = ground.edition.board.links.link(from.1).between();
        if between.iter().any(|&hex| passed.contains(hex)) {
            set(ground, &mut left_out, from, true);
        } else {
            for &hex in between {
                passed.insert(hex);
            }
        }
    }
    left_out
}

/// The hexes of all lines: those of sets of links that share no hex, and of each other link that lies on a line.
///
/// Cases: 7.0 · Rulings: I047, D003
pub(super) fn network(ground: &SupplyGround, whole: &[From], all: &HexSet) -> HexSet {
    let none = vec![false; ground.edition.board.links.len()];
    let mut hexes = HexSet::with_len(HEXES);
    let take = |hexes: &mut HexSet, left_out: &[bool]| {
        let found = block(ground, left_out).unwrap_or_default();
        hexes_of(ground, &found).iter().for_each(|hex| _ = hexes.insert(hex));
    };
    take(&mut hexes, &apart(ground, whole, None, &none));
    let lacking = |hexes: &HexSet, &(from, number): &From| {
        let link = ground.edition.board.links.link(number);
        link.between().iter().chain([&from, &link.to]).any(|&hex| !hexes.contains(hex))
    };
    for &from in whole {
        if lacking(&hexes, &from) {
            take(&mut hexes, &apart(ground, whole, Some(from), &none));
        }
    }
    for &from in whole {
        if all.iter().all(|hex| hexes.contains(hex)) {
            break;
        }
        if lacking(&hexes, &from) && is_on_line(ground, &none, from) {
            hexes_of(ground, &[from]).iter().for_each(|hex| _ = hexes.insert(hex));
        }
    }
    hexes
}

/// Whether a link lies on a line, some links left out.
///
/// Cases: 7.0 · Rulings: I047, D003
fn is_on_line(ground: &SupplyGround, left_out: &[bool], target: From) -> bool {
    let holds = |left_out: &[bool]| {
        let found = block(ground, left_out).unwrap_or_default();
        found.iter().any(|&from| identity(ground, from) == identity(ground, target)).then_some(found)
    };
    let Some(found) = holds(left_out) else { return false };
    let groups = Sharing::new(ground, &found).groups;
    if groups.is_empty() || holds(&apart(ground, &found, Some(target), left_out)).is_some() {
        return true;
    }
    let mut choices: Option<Vec<Vec<bool>>> = None;
    for group in groups {
        let only = |chosen: From| {
            let mut fewer = left_out.to_vec();
            let others = group.iter().filter(|&&from| identity(ground, from) != identity(ground, chosen));
            others.for_each(|&from| set(ground, &mut fewer, from, true));
            fewer
        };
        let open: Vec<Vec<bool>> =
            group.iter().map(|&chosen| only(chosen)).filter(|fewer| holds(fewer).is_some()).collect();
        if choices.as_ref().is_none_or(|choices| open.len() < choices.len()) {
            choices = Some(open);
        }
    }
    choices.unwrap_or_default().iter().any(|fewer| is_on_line(ground, fewer, target))
}
