//! The Buildup under way.

use crate::data::edition::Edition;
use crate::data::scenario::Scenario;
use crate::model::units::Side;
use crate::rules::buildup::BuildupContext;
use crate::rules::supply::Named;
use crate::state::buildup::Buildup;
use crate::state::{Stage, State};

/// The Buildup under way with its scenario.
pub(super) fn under_way<'e, 's>(edition: Edition<'e>, state: &'s State) -> Option<(&'s Buildup, &'e Scenario)> {
    let Stage::Buildup(buildup) = &state.stage else { return None };
    Some((buildup, edition.scenario(state.scenario?)))
}

/// What the rules of the Buildup look at, for the side that acts.
pub(super) fn context<'a>(edition: Edition<'a>, state: &'a State, side: Side) -> BuildupContext<'a> {
    BuildupContext::new(edition, &state.position, side, Named::first(&state.named[side.index()]))
}
