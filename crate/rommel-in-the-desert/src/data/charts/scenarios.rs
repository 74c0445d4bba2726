//! The scenarios as values: months, hands, income, victory and set-up.

use super::{ChartValue, Charts, flag, number, value, yes_or_no};
use crate::data::board::Board;
use crate::data::roster::{Block, unit_named};
use crate::data::scenario::{Entries, Scenario, read_entry, read_zone};
use crate::model::provenance::Provenance;
use crate::model::units::Side;

/// Cards in the deck: the most that a hand can hold.
const DECK: u8 = 42;
/// The last month of all scenarios.
const LAST_MONTH: u8 = 20;
/// The most buildup points of a month.
const MOST_POINTS: u8 = 200;
/// What a place of a block says that is set up freely.
const FREE: &str = "free";
const NONE: &str = "none";
const FIELDS: [&str; 16] = [
    "months",
    "hands/axis",
    "hands/allied",
    "cards/axis",
    "cards/allied",
    "points/axis",
    "points/allied",
    "special/axis",
    "special/allied",
    "rommel",
    "positional",
    "maltaFrom",
    "mines",
    "entries",
    "zones/axis",
    "zones/allied",
];

pub(super) fn values(charts: &Charts, found: &mut Vec<ChartValue>) {
    for scenario in &charts.scenarios {
        let key = scenario.key.key();
        for field in FIELDS {
            found.push(value(format!("scenario/{key}/{field}"), text(scenario, field), origin(scenario, field)));
        }
        let line = if scenario.line.is_empty() { NONE.to_owned() } else { scenario.line.join("; ") };
        found.push(value(format!("scenario/{key}/line"), line, origin(scenario, "line")));
        for block in charts.blocks.iter().filter(|block| has_place(scenario, block)) {
            let place = scenario.places.get(&block.name).map_or(FREE, String::as_str).to_owned();
            let what = format!("scenario/{key}/place/{}", block.name);
            found.push(value(what, place, (Provenance::Reconstructed, None)));
        }
    }
}

/// Where a value comes from: the fact of its field, or of the group that it belongs to.
fn origin<'a>(scenario: &'a Scenario, field: &str) -> (Provenance, Option<&'a str>) {
    let covers = |what: &str| what == field || field.strip_prefix(what).is_some_and(|rest| rest.starts_with('/'));
    let fact = scenario.facts.iter().find(|fact| covers(&fact.what));
    fact.map_or((Provenance::Reconstructed, None), |fact| (fact.provenance, Some(fact.source.as_str())))
}

fn text(scenario: &Scenario, field: &str) -> String {
    let side = Side::BOTH[usize::from(field.ends_with("/allied"))].index();
    let list = |texts: &[String]| if texts.is_empty() { NONE.to_owned() } else { texts.join("; ") };
    match field.split('/').next().unwrap_or_default() {
        "months" => format!("{}-{}", scenario.first_month(), scenario.last_month()),
        "hands" => scenario.hands[side].to_string(),
        "cards" => scenario.cards[side].to_string(),
        "points" => scenario.points[side].to_string(),
        "special" => scenario.special.map_or_else(|| NONE.to_owned(), |points| points[side].to_string()),
        "rommel" => yes_or_no(scenario.rommel),
        "positional" => yes_or_no(scenario.positional),
        "maltaFrom" => scenario.malta_from.map_or_else(|| NONE.to_owned(), |month| month.to_string()),
        "mines" => list(&scenario.mines),
        "entries" => list(&scenario.entries.texts()),
        _ => list([&scenario.zones.axis, &scenario.zones.allied][side]),
    }
}

/// Puts a value in its place; none where it cannot stand there.
pub(super) fn set(charts: &mut Charts, what: &str, text: &str) -> Option<()> {
    let (key, field) = what.split_once('/')?;
    let blocks = &charts.blocks;
    let scenario = charts.scenarios.iter_mut().find(|scenario| scenario.key.key() == key)?;
    if let Some(unit) = field.strip_prefix("place/") {
        return place(scenario, blocks, unit, text);
    }
    let side = usize::from(field.ends_with("/allied"));
    match field.split('/').next()? {
        "months" => scenario.months = months(text)?,
        "hands" => {
            scenario.hands[side] = number(text, 0, DECK)?;
            (scenario.hands[0] + scenario.hands[1] <= DECK).then_some(())?;
        }
        "cards" => scenario.cards[side] = number(text, 0, DECK)?,
        "points" => scenario.points[side] = number(text, 0, MOST_POINTS)?,
        "special" if text == NONE => scenario.special = None,
        "special" => scenario.special.get_or_insert([0, 0])[side] = number(text, 0, MOST_POINTS)?,
        "rommel" => scenario.rommel = flag(text)?,
        "positional" => scenario.positional = flag(text)?,
        "maltaFrom" if text == NONE => scenario.malta_from = None,
        "maltaFrom" => scenario.malta_from = Some(number(text, 1, LAST_MONTH)?),
        "mines" => scenario.mines = hexes(text)?,
        "entries" => scenario.entries = entries(text)?,
        "line" => scenario.line = hexes(text)?,
        "zones" => {
            let (side, zones) = (Side::BOTH[side], list(text));
            let line = scenario.line_hexes(Board::shipped());
            let is_read = |zone: &String| read_zone(Board::shipped(), side, &line, zone).is_some();
            (!zones.is_empty() && zones.iter().all(is_read)).then_some(())?;
            match side {
                Side::Axis => scenario.zones.axis = zones,
                Side::Allied => scenario.zones.allied = zones,
            }
        }
        _ => return None,
    }
    Some(())
}

fn place(scenario: &mut Scenario, blocks: &[Block], unit: &str, text: &str) -> Option<()> {
    let block = blocks.get(unit_named(unit)?.index()).filter(|block| has_place(scenario, block))?;
    if text == FREE {
        scenario.places.remove(&block.name);
    } else {
        Board::shipped().parse(text)?;
        scenario.places.insert(block.name.clone(), text.to_owned());
    }
    Some(())
}

/// Whether a block can be put into a hex: it is set up, or would be by its label.
fn has_place(scenario: &Scenario, block: &Block) -> bool {
    scenario.starts(block) || scenario.label(block).is_some_and(|month| month <= scenario.first_month())
}

fn months(text: &str) -> Option<[u8; 2]> {
    let (first, last) = text.split_once('-')?;
    let months = [number(first, 1, LAST_MONTH)?, number(last, 1, LAST_MONTH)?];
    (months[0] <= months[1]).then_some(months)
}

fn list(text: &str) -> Vec<String> {
    if text == NONE { Vec::new() } else { text.split(';').map(|one| one.trim().to_owned()).collect() }
}

fn hexes(text: &str) -> Option<Vec<String>> {
    let names = list(text);
    names.iter().all(|name| Board::shipped().parse(name).is_some()).then_some(names)
}

fn entries(text: &str) -> Option<Entries> {
    let texts = list(text);
    let mut named = Vec::new();
    for text in &texts {
        let (block, month) = read_entry(text)?;
        let unit = unit_named(block)?;
        if named.contains(&unit) || month.is_some_and(|month| !(1..=LAST_MONTH).contains(&month)) {
            return None;
        }
        named.push(unit);
    }
    Entries::try_from(texts).ok()
}
