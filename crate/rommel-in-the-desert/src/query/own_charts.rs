//! The charts by which a query is answered.

use std::borrow::Cow;

use crate::data::charts::{ChartChange, Charts};
use crate::model::refusal::RefusalCode;
use crate::query::fault::Fault;

/// The charts as shipped, with an owner's values in place of ours.
///
/// Errors: the first of these values that cannot stand at its place.
pub(in crate::query) fn own_charts(changes: &[ChartChange]) -> Result<Cow<'static, Charts>, Fault> {
    if changes.is_empty() {
        return Ok(Cow::Borrowed(Charts::shipped()));
    }
    let charts = Charts::shipped().with(changes);
    charts.map(Cow::Owned).map_err(|(at, _)| Fault::name(RefusalCode::BadChart, &changes[at].what))
}
