//! The calendar and the schedules as the rulings have them.

mod schedules;
mod values;

use super::*;
use crate::data::scenario::Scenario;
use crate::data::schedule::Schedule;
use crate::model::rule_set::RuleSet;

fn schedule(rules: RuleSet) -> Schedule {
    Schedule::of(Calendar::standard(), &rules, campaign_scenario())
}

fn campaign_scenario() -> &'static Scenario {
    crate::data::scenario::by_id("campaign").unwrap()
}

/// The months of the campaign.
fn campaign() -> impl Iterator<Item = Month> {
    (1..=LAST_TURN).map(Month::of_campaign)
}

fn corrected() -> Schedule {
    schedule(RuleSet::spi_1981_errata())
}

fn as_printed() -> Schedule {
    schedule(RuleSet::spi_1981())
}

fn index(id: &str) -> u8 {
    roster::index(id).unwrap()
}

fn arrives(schedule: &Schedule, turn: u8, id: &str) -> bool {
    schedule.arrivals(turn).iter().any(|arrival| arrival.counter == index(id))
}

fn withdrawn(schedule: &Schedule, turn: u8) -> Vec<&'static str> {
    let of_turn = schedule.withdrawals().iter().filter(|withdrawal| withdrawal.turn == turn);
    of_turn.map(|withdrawal| roster::roster()[usize::from(withdrawal.counter)].id.as_str()).collect()
}

fn change(what: &str, old: Option<&str>, new: &str) -> ChartChange {
    ChartChange { what: what.to_owned(), old: old.map(str::to_owned), new: new.to_owned() }
}
