//! How good a state is for a side, in terms that can be named.

/// Terms of a value at most.
pub const MOST_TERMS: usize = 8;

/// How good a state is for one side: terms in hundredths of a victory point, in the order of
/// [`Searchable::TERMS`](super::Searchable::TERMS). Integers, so that every machine chooses alike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Value {
    /// The terms; those that a game does not use are 0.
    pub terms: [i32; MOST_TERMS],
}

impl Value {
    /// The value of these terms.
    ///
    /// # Panics
    /// With more than [`MOST_TERMS`].
    pub fn of(terms: &[i32]) -> Self {
        let mut value = Self::default();
        value.terms[..terms.len()].copy_from_slice(terms);
        value
    }

    /// The sum of the terms.
    pub fn total(&self) -> i32 {
        self.terms.iter().sum()
    }

    /// The same state for the other side, where the value of a game is that of a zero-sum game.
    #[must_use]
    pub fn negated(mut self) -> Self {
        self.terms.iter_mut().for_each(|term| *term = -*term);
        self
    }
}
