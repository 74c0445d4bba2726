//! Set-ups in which both sides stand close together and have cards, so that battles, refusals and routs are met in every
//! game.

use referee::Draw;

use crate::data::charts::{ChartChange, Charts};
use crate::model::rule_set::{RuleSet, SWITCHES};
use crate::model::scenario::ScenarioId;
use crate::record::Options;

/// The western end of the ground of the Axis, the hex where it meets the Allies, and the eastern end of theirs.
const FRONTS: [[&str; 3]; 8] = [
    ["El Agheila", "Agedabia", "Er Regima"],
    ["Barce", "Derna", "Gazala"],
    ["Derna", "Gazala", "Tobruk"],
    ["Tmimi", "Acroma", "El Adem"],
    ["Acroma", "El Adem", "Gambut"],
    ["Gambut", "Sollum", "Sofafi"],
    ["Buq Buq", "Bir Enba", "Minqar Qaim"],
    ["El Daba", "El Alamein", "Alexandria"],
];
/// Months of a game.
const MONTHS: u8 = 2;
/// Times in a hundred that a switch of the rule set has another value.
const SWITCHED: u32 = 15;

/// A scenario in its first months on a narrow front, with most cards real; the number settles where, and by which rules.
pub fn crowded(scenario: ScenarioId, number: u64) -> Options {
    let mut draw = Draw::new(number);
    let [west, middle, east] = draw.pick(&FRONTS);
    let key = scenario.key();
    let shipped = Charts::shipped().scenarios.iter().find(|shipped| shipped.key == scenario);
    let [first, last] = shipped.map_or([1, 1], |shipped| [shipped.first_month(), shipped.last_month()]);
    let of_scenario = [
        ("months", format!("{first}-{}", last.min(first + MONTHS - 1))),
        ("zones/axis", format!("west to {middle}, east of {west}")),
        ("zones/allied", format!("east of {middle}, west to {east}")),
        ("hands/axis", "10".to_owned()),
        ("hands/allied", "10".to_owned()),
        ("cards/axis", "10".to_owned()),
        ("cards/allied", "10".to_owned()),
        ("points/axis", "60".to_owned()),
        ("points/allied", "60".to_owned()),
    ];
    let change = |what: String, new: String| ChartChange { what, old: None, new };
    let mut charts: Vec<ChartChange> =
        of_scenario.into_iter().map(|(what, new)| change(format!("scenario/{key}/{what}"), new)).collect();
    charts.push(change("cards/dummies".to_owned(), "2".to_owned()));
    Options { charts, rules: rules(&mut draw), ..Options::of(scenario) }
}

/// Rules of which some switches have another value.
fn rules(draw: &mut Draw) -> RuleSet {
    let mut switches = serde_json::Map::new();
    for switch in SWITCHES {
        if draw.chance(SWITCHED) {
            switches.insert(switch.field.to_owned(), draw.pick(switch.values).into());
        }
    }
    serde_json::from_value(switches.into()).unwrap_or_default()
}
