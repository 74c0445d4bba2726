//! A game with the player who asks.

use referee::Viewer;

use crate::data::edition::Edition;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{Side, UnitId};
use crate::query::game::BlockName;
use crate::query::game::piles::Piles;
use crate::rules::supply::Named;
use crate::state::State;

/// A game with the player who asks.
#[derive(Clone, Copy)]
pub(super) struct Asked<'a> {
    pub edition: Edition<'a>,
    pub state: &'a State,
    pub viewer: Viewer<Side>,
}

impl<'a> Asked<'a> {
    /// How blocks are called for the viewer.
    pub const fn piles(&self) -> Piles<'a> {
        Piles::of(self.state, self.viewer)
    }

    /// The block that the viewer calls so.
    ///
    /// Errors: the viewer knows none by that name.
    pub fn block(&self, name: &BlockName) -> Result<UnitId, Refusal> {
        self.piles().find(name).ok_or_else(|| RefusalCode::UnknownUnit.into())
    }

    /// Errors: the viewer may not know what this side knows.
    pub fn check_sees(&self, side: Side) -> Result<(), Refusal> {
        if self.viewer.sees(side) { Ok(()) } else { Err(RefusalCode::NotYours.into()) }
    }

    /// The units that scarce sources supply first, as far as the viewer knows.
    ///
    /// Cases: 7.2 · Rulings: D007, D102
    pub fn named(&self, side: Side) -> &'a [UnitId] {
        if self.viewer.sees(side) { &self.state.named[side.index()] } else { &[] }
    }

    /// These as the units that scarce sources supply first. Which others of the enemy they supply is hidden.
    ///
    /// Cases: 7.2 · Rulings: D007
    pub fn naming<'n>(&self, side: Side, units: &'n [UnitId]) -> Named<'n> {
        if self.viewer.sees(side) { Named::first(units) } else { Named::only(units) }
    }
}
