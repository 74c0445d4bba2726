//! The values of the counters one by one, and a player's own over the shipped ones: `units/5-5lt/full/strength`,
//! `units/5-5lt/movementAllowance`.
//!
//! Nation, type and number of sides of a counter stay: its name says what it is.

use crate::data::charts::Provenance;
use crate::data::overlay::{ChartChange, ChartError, shorten};
use crate::data::roster::{Roster, RosterUnit};
use crate::data::tables::TableValue;
use crate::model::units::Face;
use crate::model::units::UnitSize;

/// What changes of counters begin with.
const PREFIX: &str = "units/";
const SIDES: [&str; 2] = ["full", "depleted"];
const YES_NO: [&str; 2] = ["no", "yes"];
const SIZES: [(Option<UnitSize>, &str); 5] = [
    (None, "-"),
    (Some(UnitSize::Battalion), "battalion"),
    (Some(UnitSize::Regiment), "regiment"),
    (Some(UnitSize::Brigade), "brigade"),
    (Some(UnitSize::Division), "division"),
];
/// Movement points of the fastest counter.
const MOST_MOVEMENT: u8 = 40;
/// The highest armor rating.
const BEST_ARMOR: u8 = 9;

/// A value of one side of a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OfFace {
    Strength,
    Parenthesized,
    Morale,
    StackingPoints,
    Artillery,
    Flak,
}

const OF_FACE: [(OfFace, &str); 6] = [
    (OfFace::Strength, "strength"),
    (OfFace::Parenthesized, "parenthesized"),
    (OfFace::Morale, "morale"),
    (OfFace::StackingPoints, "stackingPoints"),
    (OfFace::Artillery, "artillery"),
    (OfFace::Flak, "flak"),
];

/// A value of a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Item {
    /// Of the front, or of the back.
    Face {
        back: bool,
        value: OfFace,
    },
    Motorized,
    Size,
    ArmorRating,
    Movement,
    DepletedMovement,
}

const OF_COUNTER: [(Item, &str); 5] = [
    (Item::Motorized, "motorized"),
    (Item::Size, "size"),
    (Item::ArmorRating, "armorRating"),
    (Item::Movement, "movementAllowance"),
    (Item::DepletedMovement, "depletedAllowance"),
];

/// Every value that a counter has, in a fixed order.
fn items(unit: &RosterUnit) -> impl Iterator<Item = (Item, String)> + use<> {
    let sides = if unit.depleted.is_some() { 2 } else { 1 };
    let faces = SIDES.iter().enumerate().take(sides).flat_map(|(back, side)| {
        OF_FACE
            .iter()
            .map(move |(value, name)| (Item::Face { back: back == 1, value: *value }, format!("{side}/{name}")))
    });
    let single = sides == 1;
    let rest = OF_COUNTER.iter().filter(move |(item, _)| !(single && *item == Item::DepletedMovement));
    faces.chain(rest.map(|(item, name)| (*item, (*name).to_owned())))
}

/// Whether a change is about the counters.
pub fn accepts(what: &str) -> bool {
    what.starts_with(PREFIX)
}

/// The words that may stand at a place, where they are few.
pub(crate) fn choices(what: &str) -> &'static [&'static str] {
    match what.rsplit('/').next() {
        Some("parenthesized" | "artillery" | "flak" | "motorized") => &YES_NO,
        Some("size") => &["-", "battalion", "regiment", "brigade", "division"],
        _ => &[],
    }
}

impl Roster {
    /// The counters with the owner's values in place of ours. A value set here holds with and without the errata.
    ///
    /// Errors: index and fault of the first change that names no value, holds none, or replaces another one than it says.
    ///
    /// Cases: 2.22 · Rulings: H091
    pub fn with(&self, changes: &[(usize, &ChartChange)]) -> Result<Self, (usize, ChartError)> {
        let mut roster = self.clone();
        for &(at, change) in changes {
            roster.change(change).map_err(|error| (at, error))?;
        }
        Ok(roster)
    }

    fn change(&mut self, change: &ChartChange) -> Result<(), ChartError> {
        let unknown = || ChartError::Unknown(shorten(&change.what));
        let (unit, item) = self.place(&change.what).ok_or_else(unknown)?;
        let found = text(&self.corrected[unit], item);
        if let Some(expected) = change.old.as_ref().filter(|old| **old != found) {
            return Err(ChartError::Old { what: shorten(&change.what), found, expected: shorten(expected) });
        }
        let bad = || ChartError::Value { what: shorten(&change.what), value: shorten(&change.new) };
        for units in [&mut self.printed, &mut self.corrected] {
            set(&mut units[unit], item, &change.new).ok_or_else(bad)?;
        }
        self.own.push(change.what.clone());
        Ok(())
    }

    fn place(&self, what: &str) -> Option<(usize, Item)> {
        let (id, value) = what.strip_prefix(PREFIX)?.split_once('/')?;
        let unit = self.corrected.iter().position(|unit| unit.id == id)?;
        let item = items(&self.corrected[unit]).find(|(_, name)| name == value)?.0;
        Some((unit, item))
    }

    /// Every value of every counter as corrected, with its provenance.
    pub fn values(&self) -> Vec<TableValue> {
        let all = self.corrected.iter().flat_map(|unit| items(unit).map(move |(item, name)| (unit, item, name)));
        let value = |(unit, item, name): (&RosterUnit, Item, String)| {
            let what = format!("{PREFIX}{}/{name}", unit.id);
            let (provenance, source) = match self.source(unit, item) {
                _ if self.own.contains(&what) => (Provenance::Overlay, ""),
                Some(source) => (Provenance::Seed, source),
                None => (Provenance::Reconstructed, ""),
            };
            let (source, case) = (source.to_owned(), "2.22".to_owned());
            TableValue { value: text(unit, item), what, provenance, source, case }
        };
        all.map(value).collect()
    }

    /// The place of a value that a source document states.
    ///
    /// What the sources state of a counter they state of its front; the stacking points of both sides, the allowance after
    /// depletion where an erratum gives it.
    fn source<'a>(&'a self, unit: &'a RosterUnit, item: Item) -> Option<&'a str> {
        let name = match item {
            Item::Face { back: true, value } if value != OfFace::StackingPoints => None,
            Item::Face { value, .. } => OF_FACE.iter().find(|(known, _)| *known == value).map(|(_, name)| *name),
            Item::DepletedMovement => {
                let what = format!("depletedAllowance/{}", unit.id);
                return self.corrections.iter().find(|correction| correction.what == what).map(|found| &*found.source);
            }
            item => OF_COUNTER.iter().find(|(known, _)| *known == item).map(|(_, name)| *name),
        };
        unit.known(name?)
    }
}

fn text(unit: &RosterUnit, item: Item) -> String {
    let or_none = |number: Option<u8>| number.map_or_else(|| "-".to_owned(), |number| number.to_string());
    let yes_no = |yes: bool| YES_NO[usize::from(yes)].to_owned();
    match item {
        Item::Face { back, value } => {
            let face = if back { unit.depleted.unwrap_or(unit.full) } else { unit.full };
            match value {
                OfFace::Strength => face.strength.to_string(),
                OfFace::Parenthesized => yes_no(face.parenthesized),
                OfFace::Morale => face.morale.to_string(),
                OfFace::StackingPoints => face.stacking_points.to_string(),
                OfFace::Artillery => yes_no(face.artillery),
                OfFace::Flak => yes_no(face.flak),
            }
        }
        Item::Motorized => yes_no(unit.motorized),
        Item::Size => SIZES.iter().find(|(size, _)| *size == unit.size).map_or("-", |(_, name)| name).to_owned(),
        Item::ArmorRating => or_none(unit.armor_rating),
        Item::Movement => unit.movement_allowance.to_string(),
        Item::DepletedMovement => or_none(unit.depleted_allowance),
    }
}

fn set(unit: &mut RosterUnit, item: Item, text: &str) -> Option<()> {
    let yes_no = || YES_NO.iter().position(|word| *word == text).map(|at| at == 1);
    let number = |low: u8, high: u8| text.parse::<u8>().ok().filter(|value| (low..=high).contains(value));
    let or_none = |low: u8, high: u8| if text == "-" { Some(None) } else { number(low, high).map(Some) };
    match item {
        Item::Face { back, value } => {
            let face = if back { unit.depleted.as_mut()? } else { &mut unit.full };
            match value {
                OfFace::Strength => face.strength = number(0, Face::MOST_STRENGTH)?,
                OfFace::Parenthesized => face.parenthesized = yes_no()?,
                OfFace::Morale => face.morale = number(1, Face::WORST_MORALE)?,
                OfFace::StackingPoints => face.stacking_points = number(0, Face::MOST_STACKING_POINTS)?,
                OfFace::Artillery => face.artillery = yes_no()?,
                OfFace::Flak => face.flak = yes_no()?,
            }
        }
        Item::Motorized => unit.motorized = yes_no()?,
        Item::Size => unit.size = SIZES.iter().find(|(_, name)| *name == text)?.0,
        Item::ArmorRating => unit.armor_rating = or_none(1, BEST_ARMOR)?,
        Item::Movement => unit.movement_allowance = number(0, MOST_MOVEMENT)?,
        Item::DepletedMovement => unit.depleted_allowance = or_none(0, MOST_MOVEMENT)?,
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::rule_set::RuleSet;

    fn change(what: &str, new: &str) -> ChartChange {
        ChartChange { what: what.to_owned(), old: None, new: new.to_owned() }
    }

    #[test]
    fn every_value_is_read_as_it_is_written() {
        let roster = Roster::standard();
        let values = roster.values();
        assert!(values.len() > 1000);
        let changes: Vec<ChartChange> = values.iter().map(|value| change(&value.what, &value.value)).collect();
        let listed: Vec<(usize, &ChartChange)> = changes.iter().enumerate().collect();
        let same = roster.with(&listed).unwrap();
        assert_eq!((&same.corrected, same.values().len()), (&roster.corrected, values.len()));
        assert!(same.values().iter().all(|value| value.provenance == Provenance::Overlay));
    }

    #[test]
    fn an_owners_value_holds_with_and_without_the_errata() {
        let strength = change("units/5-5lt/full/strength", "9");
        let roster = Roster::standard().with(&[(0, &strength)]).unwrap();
        for rules in [RuleSet::spi_1981(), RuleSet::spi_1981_errata()] {
            assert_eq!(roster.of(&rules).iter().find(|unit| unit.id == "5-5lt").unwrap().full.strength, 9);
        }
    }

    #[test]
    fn a_value_out_of_range_or_of_no_counter_is_refused() {
        for (what, new) in [
            ("units/5-5lt/full/strength", "31"),
            ("units/5-5lt/full/morale", "0"),
            ("units/5-5lt/full/stackingPoints", "7"),
            ("units/5-5lt/depleted/flak", "maybe"),
            ("units/5-5lt/size", "army"),
            ("units/5-5lt/movementAllowance", "41"),
            ("units/nobody/full/strength", "1"),
            ("units/1-501-tiger/depleted/strength", "1"),
            ("units/5-5lt", "1"),
            ("units/", ""),
        ] {
            assert!(Roster::standard().with(&[(0, &change(what, new))]).is_err(), "{what}");
        }
    }

    #[test]
    fn the_morale_of_a_worked_example_is_no_stand_in() {
        let values = Roster::standard().values();
        let of = |what: &str| values.iter().find(|value| value.what == what).unwrap().provenance;
        assert_eq!(of("units/1-2-armd/full/strength"), Provenance::Seed);
        assert_eq!(of("units/1-2-armd/depleted/strength"), Provenance::Reconstructed);
        assert_eq!(of("units/101-tri-hw/depletedAllowance"), Provenance::Seed);
    }
}
