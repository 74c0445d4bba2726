//! Sets of hexes, one bit for each.

use crate::{Grid, Hex};

const WORD: usize = u64::BITS as usize;

/// A set of hexes of one board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HexSet {
    words: Vec<u64>,
    len: usize,
}

impl HexSet {
    /// An empty set for a board.
    pub fn new(grid: &Grid) -> Self {
        Self::with_len(grid.len())
    }

    /// An empty set for a board with this number of hexes.
    pub fn with_len(len: usize) -> Self {
        Self { words: vec![0; len.div_ceil(WORD)], len }
    }

    /// Takes a hex in; true where it was not in yet. A hex beyond the board stays out.
    #[inline]
    pub fn insert(&mut self, hex: Hex) -> bool {
        let index = hex.index();
        if index >= self.len {
            return false;
        }
        let word = &mut self.words[index / WORD];
        let before = *word;
        *word |= 1 << (index % WORD);
        *word != before
    }

    /// Takes a hex out; true where it was in.
    #[inline]
    pub fn remove(&mut self, hex: Hex) -> bool {
        let index = hex.index();
        let Some(word) = self.words.get_mut(index / WORD) else { return false };
        let before = *word;
        *word &= !(1 << (index % WORD));
        *word != before
    }

    /// Whether a hex is in.
    #[inline]
    pub fn contains(&self, hex: Hex) -> bool {
        let index = hex.index();
        self.words.get(index / WORD).is_some_and(|word| word >> (index % WORD) & 1 == 1)
    }

    /// Takes all hexes out.
    pub fn clear(&mut self) {
        self.words.fill(0);
    }

    /// Takes in what is in the other set of the same board.
    pub fn union_with(&mut self, other: &Self) {
        self.combine(other, |mine, theirs| mine | theirs);
    }

    /// Keeps only what is in the other set of the same board too.
    pub fn intersect_with(&mut self, other: &Self) {
        self.combine(other, |mine, theirs| mine & theirs);
    }

    /// Takes out what is in the other set of the same board.
    pub fn subtract(&mut self, other: &Self) {
        self.combine(other, |mine, theirs| mine & !theirs);
    }

    /// Whether no hex is in.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// How many hexes are in.
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The hexes that are in, in the order of their indices.
    pub fn iter(&self) -> impl Iterator<Item = Hex> {
        self.words.iter().enumerate().flat_map(|(place, &word)| {
            let rests = std::iter::successors(Some(word), |&rest| Some(rest & rest.wrapping_sub(1)));
            let bits = rests.take_while(|&rest| rest != 0).map(u64::trailing_zeros);
            bits.map(move |bit| Hex::from_index(place * WORD + bit as usize))
        })
    }

    fn combine(&mut self, other: &Self, how: impl Fn(u64, u64) -> u64) {
        let theirs = other.words.iter().copied().chain(std::iter::repeat(0));
        self.words.iter_mut().zip(theirs).for_each(|(mine, theirs)| *mine = how(*mine, theirs));
        self.cut();
    }

    /// Keeps a larger board's hexes out.
    fn cut(&mut self) {
        let rest = self.len % WORD;
        if let Some(last) = self.words.last_mut().filter(|_| rest > 0) {
            *last &= (1 << rest) - 1;
        }
    }
}

impl Extend<Hex> for HexSet {
    fn extend<I: IntoIterator<Item = Hex>>(&mut self, hexes: I) {
        for hex in hexes {
            self.insert(hex);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Hex, HexSet};

    fn set(hexes: &[usize]) -> HexSet {
        let mut set = HexSet::with_len(130);
        set.extend(hexes.iter().copied().map(Hex::from_index));
        set
    }

    fn indices(set: &HexSet) -> Vec<usize> {
        set.iter().map(Hex::index).collect()
    }

    #[test]
    fn a_hex_is_in_once() {
        let mut set = set(&[]);
        assert!(set.is_empty());
        assert!(set.insert(Hex::from_index(64)) && !set.insert(Hex::from_index(64)));
        assert!(set.contains(Hex::from_index(64)) && !set.contains(Hex::from_index(63)));
        assert_eq!(set.len(), 1);
        assert!(set.remove(Hex::from_index(64)) && !set.remove(Hex::from_index(64)));
        assert!(set.is_empty());
    }

    #[test]
    fn the_hexes_come_in_the_order_of_their_indices() {
        assert_eq!(indices(&set(&[129, 0, 64, 63, 5])), [0, 5, 63, 64, 129]);
    }

    #[test]
    fn sets_are_joined_cut_and_subtracted() {
        let (a, b) = (set(&[1, 70, 100]), set(&[70, 129]));
        let with = |how: fn(&mut HexSet, &HexSet)| {
            let mut result = a.clone();
            how(&mut result, &b);
            indices(&result)
        };
        assert_eq!(with(HexSet::union_with), [1, 70, 100, 129]);
        assert_eq!(with(HexSet::intersect_with), [70]);
        assert_eq!(with(HexSet::subtract), [1, 100]);
        let mut cleared = a.clone();
        cleared.clear();
        assert_eq!(cleared, set(&[]));
    }

    #[test]
    fn hexes_beyond_the_board_stay_out() {
        let mut small = HexSet::with_len(10);
        assert!(!small.insert(Hex::from_index(10)) && !small.insert(Hex::from_index(1000)));
        assert!(!small.contains(Hex::from_index(1000)) && !small.remove(Hex::from_index(1000)));
        small.union_with(&set(&[9, 10, 100]));
        assert_eq!(indices(&small), [9]);
        small.intersect_with(&HexSet::with_len(0));
        assert!(small.is_empty());
    }
}
