//! Why a candidate was chosen.

use serde::Serialize;

use crate::search::Value;

/// Terms of an explanation at most.
const MOST: usize = 3;

/// Why a style was chosen: the terms of the value in which it differs most from the next best.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Explanation {
    /// The style chosen.
    pub style: &'static str,
    /// The next best one.
    pub next: &'static str,
    /// The style chosen is that of the decision before, which goes on.
    pub continues: bool,
    /// Rollouts of the whole search.
    pub rollouts: u32,
    /// Two or three terms, the most important first; fewer where both styles came out alike.
    pub terms: Vec<DecidingTerm>,
}

/// A term with its means over the rollouts that both styles met, in hundredths of a victory point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DecidingTerm {
    /// Its name.
    pub term: &'static str,
    /// Its mean for the style chosen.
    pub chosen: i32,
    /// Its mean for the next best one.
    pub next: i32,
}

impl Explanation {
    /// The explanation from the values of both styles, as many of each and at least one.
    pub(super) fn of(
        [style, next]: [&'static str; 2],
        continues: bool,
        names: &'static [&'static str],
        chosen: &[Value],
        other: &[Value],
        rollouts: u32,
    ) -> Self {
        let mean = |values: &[Value], at: usize| {
            let sum: i64 = values.iter().map(|value| i64::from(value.terms[at])).sum();
            (sum / values.len() as i64) as i32
        };
        let term = |(at, &term)| DecidingTerm { term, chosen: mean(chosen, at), next: mean(other, at) };
        let mut terms: Vec<DecidingTerm> = names.iter().enumerate().map(term).collect();
        terms.retain(|term| term.chosen != term.next);
        terms.sort_by_key(|term| -(term.chosen - term.next).abs());
        terms.truncate(MOST);
        Self { style, next, continues, rollouts, terms }
    }
}
