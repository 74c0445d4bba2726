//! Supply cards: one deck for both players, and their hands.

use referee::Deck;
use serde::{Deserialize, Serialize};

use crate::model::units::Side;

/// Supply cards by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Hand {
    /// Cards with supply.
    #[serde(default)]
    pub real: u8,
    /// Cards without.
    #[serde(default)]
    pub dummies: u8,
}

impl Hand {
    /// How many cards there are.
    pub const fn size(self) -> u8 {
        self.real.saturating_add(self.dummies)
    }

    /// Whether these cards are among those of another hand.
    pub const fn is_in(self, other: Self) -> bool {
        self.real <= other.real && self.dummies <= other.dummies
    }
}

/// The deck and the hands of both players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cards {
    /// Cards to draw, and discards.
    pub deck: Deck,
    /// The hands, hidden from the other player.
    pub hands: [Hand; 2],
}

/// The numbers of the cards in the deck.
pub const DUMMY: u8 = 0;
/// A card with supply.
pub const REAL: u8 = 1;

impl Cards {
    /// A full deck of up to 255 cards and empty hands.
    pub fn new(real: u8, dummies: u8) -> Self {
        let dummies = dummies.min(u8::MAX - real);
        let cards =
            std::iter::repeat_n(REAL, usize::from(real)).chain(std::iter::repeat_n(DUMMY, usize::from(dummies)));
        Self { deck: Deck::new(cards), hands: [Hand::default(); 2] }
    }

    /// The cards after these hands were drawn from a full deck.
    #[must_use]
    pub fn dealt(mut self, hands: [Hand; 2]) -> Self {
        let mut left: Vec<u8> = self.deck.pile().to_vec();
        for (side, hand) in Side::BOTH.into_iter().zip(hands) {
            let wanted = std::iter::repeat_n(REAL, usize::from(hand.real));
            for card in wanted.chain(std::iter::repeat_n(DUMMY, usize::from(hand.dummies))) {
                if let Some(at) = left.iter().position(|&other| other == card) {
                    left.remove(at);
                    self.add(side, card);
                }
            }
        }
        self.deck = Deck::new(left);
        self
    }

    /// The hand of a side.
    pub const fn hand(&self, side: Side) -> Hand {
        self.hands[side.index()]
    }

    /// A card of the deck comes into a hand.
    pub fn add(&mut self, side: Side, card: u8) {
        let hand = &mut self.hands[side.index()];
        if card == REAL { hand.real += 1 } else { hand.dummies += 1 }
    }

    /// Discards cards of a hand. Cards that it does not hold stay out of account.
    pub fn discard(&mut self, side: Side, cards: Hand) {
        let hand = &mut self.hands[side.index()];
        let (real, dummies) = (cards.real.min(hand.real), cards.dummies.min(hand.dummies));
        (hand.real, hand.dummies) = (hand.real - real, hand.dummies - dummies);
        (0..real).for_each(|_| self.deck.discard(REAL));
        (0..dummies).for_each(|_| self.deck.discard(DUMMY));
    }
}
