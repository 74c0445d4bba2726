//! Decks of cards, drawn without replacement.

use serde::{Deserialize, Serialize};

use crate::random::{NeedNumber, Random};

/// Cards by their numbers: those still to be drawn, and those discarded.
///
/// The pile has no order of its own: each draw takes any of its cards with the same chance, which is what a shuffled deck does.
/// So nothing about later draws lies in a state, and no player can read it there. Both lists are sorted, and two decks with the
/// same cards in the same places are equal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deck {
    pile: Vec<u8>,
    discards: Vec<u8>,
}

impl Deck {
    /// A deck of these cards, none of them discarded. A number may stand for several cards.
    ///
    /// # Panics
    /// With more than 255 cards.
    pub fn new(cards: impl IntoIterator<Item = u8>) -> Self {
        let mut pile: Vec<u8> = cards.into_iter().collect();
        assert!(u8::try_from(pile.len()).is_ok(), "a deck has up to 255 cards");
        pile.sort_unstable();
        Self { pile, discards: Vec::new() }
    }

    /// Cards still to be drawn, sorted.
    pub fn pile(&self) -> &[u8] {
        &self.pile
    }

    /// Cards discarded, sorted.
    pub fn discards(&self) -> &[u8] {
        &self.discards
    }

    /// Draws a card: the random number is its place in the sorted pile, from 1. None once the pile is empty.
    ///
    /// Errors: the number is not known yet. Nothing is drawn then.
    pub fn draw(&mut self, random: &mut Random, stream: u8) -> Result<Option<u8>, NeedNumber> {
        match self.pile.len() as u8 {
            0 => Ok(None),
            cards => random.number(stream, cards).map(|number| Some(self.pile.remove(usize::from(number) - 1))),
        }
    }

    /// Puts a card on the discards.
    pub fn discard(&mut self, card: u8) {
        insert(&mut self.discards, card);
    }

    /// Puts a card back among those to be drawn.
    pub fn put_back(&mut self, card: u8) {
        insert(&mut self.pile, card);
    }

    /// Shuffles the discards into the pile.
    pub fn reshuffle(&mut self) {
        self.pile.append(&mut self.discards);
        self.pile.sort_unstable();
    }
}

fn insert(cards: &mut Vec<u8>, card: u8) {
    let place = cards.partition_point(|&other| other <= card);
    cards.insert(place, card);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chain::{Link32, Seed};

    const STREAM: u8 = 3;

    fn hand(deck: &mut Deck, seed: u8, cards: usize) -> Vec<u8> {
        let mut random = Random::seeded("deck", Seed([seed; 16]), Link32([0; 32]), b"order");
        (0..cards).filter_map(|_| deck.draw(&mut random, STREAM).unwrap()).collect()
    }

    #[test]
    fn every_card_is_drawn_once_and_then_none() {
        for seed in 0..50 {
            let mut deck = Deck::new([5, 1, 1, 9, 200]);
            let mut drawn = hand(&mut deck, seed, 7);
            drawn.sort_unstable();
            assert_eq!(drawn, [1, 1, 5, 9, 200]);
            assert!(deck.pile().is_empty());
        }
    }

    #[test]
    fn a_given_number_is_the_place_in_the_sorted_pile() {
        let mut deck = Deck::new([30, 10, 20]);
        let mut random = Random::given(&[2, 2, 1, 1]);
        let drawn = [0; 4].map(|_| deck.draw(&mut random, STREAM).unwrap());
        assert_eq!(drawn, [Some(20), Some(30), Some(10), None]);
        assert_eq!(random.left(), [1]);
    }

    #[test]
    fn nothing_is_drawn_while_the_number_is_not_known() {
        let mut deck = Deck::new([10, 20]);
        for numbers in [&[][..], &[0], &[3]] {
            let needed = deck.draw(&mut Random::given(numbers), STREAM);
            assert_eq!(needed, Err(NeedNumber { stream: STREAM, of: 2, drawn: 0 }));
        }
        assert_eq!(deck.pile(), [10, 20]);
    }

    #[test]
    fn discards_come_back_with_the_next_shuffle_alone() {
        let mut deck = Deck::new([1, 2, 3]);
        for card in hand(&mut deck, 0, 3) {
            deck.discard(card);
        }
        assert_eq!((deck.pile(), deck.discards()), (&[][..], &[1, 2, 3][..]));
        assert!(hand(&mut deck, 0, 1).is_empty());
        deck.reshuffle();
        assert_eq!(deck, Deck::new([3, 2, 1]));
        deck.put_back(2);
        assert_eq!(deck.pile(), [1, 2, 2, 3]);
    }

    #[test]
    fn every_order_of_the_cards_is_equally_likely() {
        let mut counts = std::collections::BTreeMap::<Vec<u8>, u32>::new();
        let mut link = Link32([0; 32]);
        for _ in 0..6_000 {
            let mut random = Random::seeded("deck", Seed([1; 16]), link, b"order");
            let mut deck = Deck::new([1, 2, 3]);
            let drawn = [0; 3].map(|_| deck.draw(&mut random, STREAM).unwrap().unwrap());
            *counts.entry(drawn.to_vec()).or_default() += 1;
            link = link.then(b"order", &drawn);
        }
        assert_eq!(counts.len(), 6);
        let chi_square: f64 = counts.values().map(|&count| (f64::from(count) - 1_000.0).powi(2) / 1_000.0).sum();
        // Fair cards exceed this bound once in a thousand times, with 5 degrees of freedom.
        assert!(chi_square < 20.5, "{counts:?}");
    }
}
