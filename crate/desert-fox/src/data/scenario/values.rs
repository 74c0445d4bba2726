//! Set-ups, arrivals, withdrawals and victory scales of the scenarios value by value: `setup/campaign/pavia`,
//! `setup/campaign/msus/axis`, `arrival/gazala-battle/10-5-ind`, `victory/operation-crusader/marginal`.

use hexgrid::{Hex, Numbering};

use super::{Scenario, Victory, all};
use crate::data::board::Board;
use crate::data::calendar::Calendar;
use crate::data::charts::Provenance;
use crate::data::roster::{ArrivesAt, CounterSet, RosterUnit, roster};
use crate::data::schedule::Schedule;
use crate::data::tables::TableValue;
use crate::model::rule_set::{RuleSet, ScheduleErrata, Tiger, VariableWithdrawal};
use crate::model::units::{Nation, Side};

const SIDES: [(Side, &str); 2] = [(Side::Axis, "axis"), (Side::Commonwealth, "commonwealth")];
const NATIONS: [&str; 3] = ["german", "italian", "commonwealth"];
const PLACES: [&str; 5] = ["benghazi", "tobruk", "bardia", "matruh", "elAgheila"];
const LEADS: [&str; 3] = ["destroyed", "marginal", "substantive"];
pub(super) const SIDE_WORDS: &[&str] = &["axis", "commonwealth"];
pub(super) const VICTORY_WORDS: &[&str] = &["race", "campaign"];

/// A value of a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Item {
    /// Where a counter stands at set-up: a hex, ` depleted` after it where it is, `box` for the Refit Box, `-` for nowhere.
    Unit(u8),
    /// Mobile supply units of a player at set-up, by hex and count.
    Msus(Side),
    /// Dumps of a player at set-up, by hex and count.
    Dumps(Side),
    /// Forts of a player at set-up, by hex and level.
    Forts(Side),
    /// Owner of a port at set-up.
    Port(Hex),
    /// Air points at set-up.
    Air(Side),
    /// Refit points at set-up, by the number of the nation group.
    Refit(usize),
    /// Railroad hexes repaired at set-up.
    Repaired,
    /// Who has the first player-turn.
    FirstPlayer,
    /// How it is won.
    Victory,
    /// A number of the victory scale: five places of the Axis, five of the Commonwealth, units destroyed, the two leads.
    Points(usize),
    /// Game-turn of arrival; ` box` after it for an arrival in the Refit Box, 0 at set-up, `-` for never.
    Arrival(u8),
    /// Game-turn of withdrawal.
    Withdrawal(u8),
    /// Game-turn of the return after it.
    Return(u8),
}

/// Whether a change is about a scenario.
pub fn accepts(what: &str) -> bool {
    scenario_of(what).is_some()
}

/// The scenario that a place belongs to.
pub(super) fn scenario_of(what: &str) -> Option<&'static Scenario> {
    let (group, rest) = what.split_once('/')?;
    let known = ["setup", "arrival", "withdrawal", "return", "victory", "scenario"].contains(&group);
    super::by_id(rest.split('/').next()?).filter(|_| known)
}

/// The words that may stand at a place, where they are few.
pub(crate) fn choices(what: &str) -> &'static [&'static str] {
    let mut parts = what.split('/');
    match (parts.next(), parts.nth(1)) {
        (Some("setup"), Some("ports")) | (Some("scenario"), Some("firstPlayer")) => SIDE_WORDS,
        (Some("scenario"), Some("victory")) => VICTORY_WORDS,
        _ => &[],
    }
}

/// Every value of a scenario with its place, in a fixed order.
pub(super) fn items(scenario: &Scenario) -> Vec<(String, Item)> {
    let mut items = Vec::new();
    let mut add = |group: &str, name: &[&str], item: Item| {
        items.push(([&[group, "/", &scenario.id][..], name].concat().concat(), item));
    };
    add("scenario", &["/firstPlayer"], Item::FirstPlayer);
    add("scenario", &["/victory"], Item::Victory);
    for (counter, unit) in (0_u8..).zip(roster()) {
        if unit.set != CounterSet::SixAngles && takes_part(scenario, unit) {
            add("setup", &["/", &unit.id], Item::Unit(counter));
        }
    }
    for (side, name) in SIDES {
        add("setup", &["/msus/", name], Item::Msus(side));
        add("setup", &["/dumps/", name], Item::Dumps(side));
        add("setup", &["/forts/", name], Item::Forts(side));
        add("setup", &["/air/", name], Item::Air(side));
    }
    for hex in Board::printed().ports() {
        add("setup", &["/ports/", &hex_name(hex)], Item::Port(hex));
    }
    for (at, name) in NATIONS.iter().enumerate() {
        add("setup", &["/refit/", name], Item::Refit(at));
    }
    add("setup", &["/repaired"], Item::Repaired);
    if scenario.points.is_some() {
        for at in 0..10 {
            add("victory", &["/", SIDES[at / 5].1, "/", PLACES[at % 5]], Item::Points(at));
        }
        for (at, lead) in LEADS.iter().enumerate() {
            add("victory", &["/", lead], Item::Points(10 + at));
        }
    }
    for (counter, unit) in (0_u8..).zip(roster()) {
        if takes_part(scenario, unit) {
            add("arrival", &["/", &unit.id], Item::Arrival(counter));
            if unit.nation == Nation::Commonwealth {
                add("withdrawal", &["/", &unit.id], Item::Withdrawal(counter));
                add("return", &["/", &unit.id], Item::Return(counter));
            }
        }
    }
    items
}

/// Whether a scenario may bring a counter: no supply unit, and none of the optional rules of Moves 58.
fn takes_part(scenario: &Scenario, unit: &RosterUnit) -> bool {
    !unit.kind.is_supply() && unit.set != CounterSet::Moves58 && scenario.has_set(unit.set)
}

/// The schedule of a scenario with the errata, with the Tiger company and without dice for withdrawals.
pub(super) fn schedule(calendar: &Calendar, scenario: &Scenario) -> Schedule {
    let rules = RuleSet {
        schedule: ScheduleErrata::Corrected,
        tiger: Tiger::OnDieOfOne,
        variable_withdrawal: VariableWithdrawal::Scheduled,
        ..RuleSet::spi_1981_errata()
    };
    Schedule::of(calendar, &rules, scenario)
}

pub(super) fn hex_name(hex: Hex) -> String {
    Board::printed().grid.name(hex, Numbering::Lettered).to_string()
}

fn side_name(side: Side) -> String {
    SIDE_WORDS[side.index()].to_owned()
}

/// A value as it is written.
pub(super) fn text(scenario: &Scenario, schedule: &Schedule, item: Item) -> String {
    let setup = &scenario.setup;
    let turn = |turn: Option<u8>| turn.map_or_else(|| "-".to_owned(), |turn| turn.to_string());
    let at_place = |at, boxed| turn(at) + if boxed { " box" } else { "" };
    let list = |side: Side, count: fn(&super::Stack) -> u8| {
        let own = setup.stacks.iter().filter(|stack| stack.side == side && count(stack) > 0);
        let words: Vec<String> = own.map(|stack| format!("{} {}", hex_name(stack.hex), count(stack))).collect();
        if words.is_empty() { "-".to_owned() } else { words.join(", ") }
    };
    let withdrawal = |counter: u8| schedule.withdrawals().iter().find(|other| other.counter == counter);
    match item {
        Item::Unit(counter) => {
            let stack = setup.stacks.iter().find(|stack| stack.counters.contains(&counter));
            match stack {
                Some(stack) if stack.depleted.contains(&counter) => format!("{} depleted", hex_name(stack.hex)),
                Some(stack) => hex_name(stack.hex),
                None if setup.refit_box.contains(&counter) => "box".to_owned(),
                None => "-".to_owned(),
            }
        }
        Item::Msus(side) => list(side, |stack| stack.msus),
        Item::Dumps(side) => list(side, |stack| stack.dumps),
        Item::Forts(side) => list(side, |stack| stack.fort),
        Item::Port(hex) => {
            let owner = setup.ports.iter().find(|(port, _)| *port == hex).map(|(_, side)| *side);
            side_name(owner.unwrap_or(Side::Commonwealth))
        }
        Item::Air(side) => setup.air[side.index()].to_string(),
        Item::Refit(nation) => setup.refit[nation].to_string(),
        Item::Repaired => setup.repaired.to_string(),
        Item::FirstPlayer => side_name(scenario.first_player),
        Item::Victory => VICTORY_WORDS[usize::from(scenario.victory == Victory::Campaign)].to_owned(),
        Item::Points(at) => scenario.points.map_or_else(String::new, |points| points.get(at).to_string()),
        Item::Arrival(counter) => {
            let arrival = schedule.arrival_of(counter);
            let of_turn = arrival.map_or(&[][..], |turn| schedule.arrivals(turn));
            let boxed = of_turn.iter().any(|other| other.counter == counter && other.to == ArrivesAt::RefitBox);
            at_place(arrival, boxed && arrival != Some(0))
        }
        Item::Withdrawal(counter) => turn(withdrawal(counter).map(|withdrawal| withdrawal.turn)),
        Item::Return(counter) => {
            let owed = withdrawal(counter).filter(|withdrawal| withdrawal.returns.is_some());
            let boxed = owed.is_some_and(|withdrawal| withdrawal.to == ArrivesAt::RefitBox);
            at_place(owed.and_then(|withdrawal| withdrawal.returns), boxed)
        }
    }
}

/// Every value of every scenario as shipped, with its provenance and case.
///
/// What a scenario takes over from the schedules of the campaign comes from where those come from.
///
/// Cases: 15.1, 15.26, 5.17, 5.18 · Rulings: H053, H097, H098, H099, H100
pub fn values() -> Vec<TableValue> {
    let campaign = Calendar::standard().values();
    let mut values = Vec::new();
    for scenario in all() {
        let schedule = schedule(Calendar::standard(), scenario);
        for (what, item) in items(scenario) {
            let value = text(scenario, &schedule, item);
            let taken = of_campaign(scenario, item).filter(|_| value != "-" && value != "0");
            let label = taken.and_then(|place| campaign.iter().find(|value| value.what == place));
            let (provenance, source) = label
                .map_or((Provenance::Reconstructed, String::new()), |label| (label.provenance, label.source.clone()));
            values.push(TableValue { what, value, provenance, source, case: case(item).to_owned() });
        }
    }
    values
}

/// The place of the campaign's schedule from which a value is taken; none for those of the scenario itself.
fn of_campaign(scenario: &Scenario, item: Item) -> Option<String> {
    let place = |group: &str, counter: u8| Some([group, &roster()[usize::from(counter)].id].concat());
    let departs = |counter: u8| scenario.setup.departures.iter().any(|other| other.counter == counter);
    match item {
        Item::Arrival(counter) if scenario.setup.arrival(counter).is_none() => place("arrival/", counter),
        Item::Withdrawal(counter) if !departs(counter) => place("withdrawal/", counter),
        Item::Return(counter) if !departs(counter) => place("return/", counter),
        _ => None,
    }
}

fn case(item: Item) -> &'static str {
    match item {
        Item::Arrival(counter) if roster()[usize::from(counter)].nation.side() == Side::Axis => "5.18",
        Item::Arrival(_) | Item::Withdrawal(_) | Item::Return(_) => "5.17",
        Item::Points(_) => "15.26",
        Item::Victory => "15.2",
        _ => "15.1",
    }
}
