//! The terms of a game: what was chosen before it, where that differs from the usual choices, and what its record
//! holds of each player, of games that it continues and of marks. Somebody to whom a game is offered has to know them.

use serde::Serialize;

use super::game::Game;
use super::looks::{Look, LookBy};
use super::{DiceMode, RecordOf};
use crate::rules::{GameOptions, Rules};

/// What players choose before a game, as far as it differs from what is usual.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// The named rule set.
    pub rule_set: RuleSetName,
    /// The switches that differ from it.
    pub switches: Vec<SwitchSet>,
    /// Name and check of the owner's charts, where the record names them in place of their values.
    pub charts: Option<ChartsNamed>,
    /// The values that differ from the shipped ones, in the order of the options.
    pub values: Vec<ValueSet>,
    /// The latest revision of the scenario.
    pub latest_scenario: u16,
}

/// A named rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleSetName {
    /// Its name in options and in the texts of the page.
    pub id: &'static str,
    /// Its name in English.
    pub name: &'static str,
}

/// A switch that is set to another value than its rule set has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct SwitchSet {
    /// The field of the rule set.
    pub field: &'static str,
    /// Its value.
    pub value: &'static str,
    /// The value of the rule set.
    pub usual: &'static str,
}

/// A value of the charts that is not the shipped one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct ValueSet {
    /// Its place.
    pub what: String,
    /// The value.
    pub value: String,
    /// The shipped value.
    pub shipped: String,
}

/// Charts of the owner that a record names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct ChartsNamed {
    /// Their name.
    pub name: String,
    /// Their check.
    pub check: String,
}

/// A revision that is not the latest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct EarlierRevision {
    /// Of what: `rules` or `scenario`.
    #[cfg_attr(feature = "js", tsify(type = "\"rules\" | \"scenario\""))]
    pub of: &'static str,
    /// The revision.
    pub revision: u16,
    /// The latest one.
    pub latest: u16,
}

/// What a record holds of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideOrders<S> {
    /// The player.
    pub side: S,
    /// The player's orders.
    pub orders: usize,
    /// Those of them that give standing orders or take them back.
    pub standing: usize,
}

/// The terms of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms<S> {
    /// What was chosen before it.
    pub choices: Choices,
    /// The revisions that are not the latest.
    pub revisions: Vec<EarlierRevision>,
    /// What each player has ordered, in the order of their first orders.
    pub sides: Vec<SideOrders<S>>,
    /// The orders after which it was continued as another game, in the order of the game.
    pub branches: Vec<u32>,
    /// Whether its dice follow from its record.
    pub seeded: bool,
    /// The marks of its record.
    pub looks: Vec<Look>,
}

impl<R: Rules> Game<R> {
    /// The terms of this game.
    pub fn terms(&self) -> Terms<R::Side> {
        Terms::of::<R>(self.record(), &self.deciders)
    }
}

impl<S: Copy + PartialEq> Terms<S> {
    /// The terms of a record; `deciders` are the players who gave its orders.
    pub fn of<R: Rules<Side = S>>(record: &RecordOf<R>, deciders: &[S]) -> Self {
        let choices = record.options.choices();
        let (made, today) = (record.revisions, record.options.revisions());
        let revisions = [("rules", made.rules, today.rules), ("scenario", made.scenario, choices.latest_scenario)];
        let earlier = revisions.into_iter().filter(|(_, revision, latest)| revision < latest);
        let revisions = earlier.map(|(of, revision, latest)| EarlierRevision { of, revision, latest }).collect();
        let mut sides: Vec<SideOrders<S>> = Vec::new();
        for (entry, &side) in record.orders.iter().zip(deciders) {
            let at = sides.iter().position(|known| known.side == side).unwrap_or_else(|| {
                sides.push(SideOrders { side, orders: 0, standing: 0 });
                sides.len() - 1
            });
            sides[at].orders += 1;
            sides[at].standing += usize::from(R::is_standing(&entry.order));
        }
        let branches = record.branches.iter().map(|branch| branch.at).collect();
        let seeded = record.dice != DiceMode::Entered;
        Self { choices, revisions, sides, branches, seeded, looks: record.looks.clone() }
    }

    /// The tags of a transcript that say what was chosen, where the game was continued, and its marks. Values of
    /// charts that the record only names are left out: they are those of its owner.
    pub fn tags(&self) -> Vec<(&'static str, String)> {
        let Choices { rule_set, switches, charts, values, .. } = &self.choices;
        let mut tags = vec![("Rules", rule_set.name.to_owned())];
        if !switches.is_empty() {
            let set: Vec<_> = switches.iter().map(|set| format!("{} {}", set.field, set.value)).collect();
            tags.push(("Switches", set.join(", ")));
        }
        if let Some(ChartsNamed { name, check }) = charts {
            tags.push(("OwnCharts", format!("{name} ({check})")));
        } else if !values.is_empty() {
            tags.push(("OwnValues", values.len().to_string()));
            let value = |ValueSet { what, value, shipped }: &ValueSet| format!("{what} {value}, not {shipped}");
            tags.extend(values.iter().map(|set| ("OwnValue", value(set))));
        }
        let revision = |EarlierRevision { of, revision, latest }: &EarlierRevision| {
            ("Revision", format!("{of} {revision}, the latest is {latest}"))
        };
        tags.extend(self.revisions.iter().map(revision));
        let drawn =
            if self.seeded { "; the dice from there on also follow from a number that one player drew" } else { "" };
        let continued =
            |at: &u32| ("Continued", format!("after {} of another game{drawn}", count_orders(*at as usize)));
        tags.extend(self.branches.iter().map(continued));
        tags.extend(self.looks.iter().map(|look| ("Mark", mark(look))));
        tags
    }
}

/// A mark in words.
fn mark(&Look { orders, side, by }: &Look) -> String {
    let side = if side == 0 { "first" } else { "second" };
    let by = match by {
        LookBy::Player => "a player",
        LookBy::Computer => "the computer",
    };
    format!("what is hidden of the {side} side was shown after {}; {by} decided for it", count_orders(orders as usize))
}

/// A number of orders in words.
pub fn count_orders(orders: usize) -> String {
    if orders == 1 { "1 order".to_owned() } else { format!("{orders} orders") }
}
