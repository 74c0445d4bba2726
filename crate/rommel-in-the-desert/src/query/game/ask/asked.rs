//! A game with the player who asks.

use referee::Viewer;

use crate::data::edition::Edition;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{Side, UnitId};
use crate::state::State;

/// A game with the player who asks.
#[derive(Clone, Copy)]
pub(super) struct Asked<'a> {
    pub edition: Edition<'a>,
    pub state: &'a State,
    pub viewer: Viewer<Side>,
}

impl Asked<'_> {
    /// Errors: the viewer may not know what this side knows.
    pub fn check_sees(&self, side: Side) -> Result<(), Refusal> {
        if self.viewer.sees(side) { Ok(()) } else { Err(RefusalCode::NotYours.into()) }
    }

    /// The units that scarce sources supply first, as far as the viewer knows.
    ///
    /// Cases: 7.2 · Rulings: D007, D102
    pub fn named(&self, side: Side) -> &[UnitId] {
        if self.viewer.sees(side) { &self.state.named[side.index()] } else { &[] }
    }
}
