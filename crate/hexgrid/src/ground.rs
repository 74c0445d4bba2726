//! What the caller tells a search about its ground.

use crate::{Direction, Hex};

/// The reason of a hex that is barred by the budget alone.
pub const TOO_FAR: u8 = 255;

/// What a step from a hex into the next one comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The step can be taken.
    Go {
        /// What it costs, in the units of the budget; nothing is allowed.
        cost: u16,
        /// The layer entered, below the number of layers of the search.
        layer: u8,
    },
    /// The step cannot be taken, at no price: a reason of the caller's, 1 to 254.
    ///
    /// A step barred for reason 0 is passed over in silence: it makes its hex no frontier.
    Barred(u8),
}

/// The ground of a search.
///
/// A layer is what the caller remembers about the way so far, such as a bonus used up or a road followed: the same hex
/// can be reached in several layers at several costs. A search begins in layer 0.
pub trait Ground {
    /// Whether a lower layer is as good as any higher one: whatever step is open in a higher layer is open in a lower one
    /// too, at no higher cost and into no higher layer. A search then leaves aside what it reaches in a higher layer at no
    /// lower cost, and finds the same.
    const LOWER_LAYER_AS_GOOD: bool = false;

    /// The step from a hex, come to in a layer, over its side in a direction into the hex beyond it.
    ///
    /// The same question must get the same answer as long as a search runs.
    fn step(&self, from: Hex, layer: u8, direction: Direction, to: Hex) -> Step;

    /// Everything in a hex on which steps into and out of it depend and that may change from one search to the next, as a
    /// number. A search may keep what it has found as long as these numbers stay; `None` forbids it.
    ///
    /// What else the ground is made of must stay the same for a search that keeps anything.
    fn state(&self, _hex: Hex) -> Option<u8> {
        None
    }
}

impl<G: Ground> Ground for &G {
    const LOWER_LAYER_AS_GOOD: bool = G::LOWER_LAYER_AS_GOOD;

    #[inline]
    fn step(&self, from: Hex, layer: u8, direction: Direction, to: Hex) -> Step {
        (**self).step(from, layer, direction, to)
    }

    #[inline]
    fn state(&self, hex: Hex) -> Option<u8> {
        (**self).state(hex)
    }
}
