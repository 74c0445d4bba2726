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

    /// A byte for every hex, and those of its bits on which steps into and out of the hex depend and that may change from
    /// one search to the next. A search may keep what it has found as long as these bits stay; `None` forbids it.
    ///
    /// What else the ground is made of must stay the same for a search that keeps anything.
    fn states(&self) -> Option<(&[u8], u8)> {
        None
    }

    /// The steps into a hex in a layer, each by the hex that it comes from, in the direction that leads there; those that
    /// come out of a hex that [must be asked about](Self::must_ask) may cost more or be barred. `None` where every step is to
    /// be asked for.
    fn lanes_into(&self, _to: Hex, _layer: u8) -> Option<&[Lane]> {
        None
    }

    /// Whether a step out of a hex must be asked for, though there is a lane.
    fn must_ask(&self, _from: Hex) -> bool {
        true
    }
}

/// A step that is known beforehand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lane {
    /// The hex at the other end.
    pub to: Hex,
    /// What it costs.
    pub cost: u8,
    /// The way there.
    pub direction: Direction,
}

impl<G: Ground> Ground for &G {
    const LOWER_LAYER_AS_GOOD: bool = G::LOWER_LAYER_AS_GOOD;

    #[inline]
    fn step(&self, from: Hex, layer: u8, direction: Direction, to: Hex) -> Step {
        (**self).step(from, layer, direction, to)
    }

    #[inline]
    fn states(&self) -> Option<(&[u8], u8)> {
        (**self).states()
    }

    #[inline]
    fn lanes_into(&self, to: Hex, layer: u8) -> Option<&[Lane]> {
        (**self).lanes_into(to, layer)
    }

    #[inline]
    fn must_ask(&self, from: Hex) -> bool {
        (**self).must_ask(from)
    }
}
