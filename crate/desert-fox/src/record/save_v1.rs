//! The form of save files with schema 1: frozen but for members that older files lack.

use std::fmt::Write;

use referee::Seed;
use referee::hash::{hex, sha256_hex, unhex};
use referee::json::to_text;
use serde::{Deserialize, Serialize};

use super::game::Game;
use super::notes::{CannotNote, MOST_NOTES, is_note};
use super::options::{OptionsV1, RulesV1, first, is_first};
use super::save::{FORMAT, SaveError, Saved, fault};
use super::{Checkpoint, DiceMode, Entry, MOST_ORDERS, Record};
use crate::data::chart_set::ChartsName;
use crate::data::overlay::ChartChange;
use crate::data::overlay::LONGEST_TEXT;
use crate::state::order::Order;

/// The number of this form.
const SCHEMA: u32 = 1;

/// A save file of schema 1. This struct is frozen; a new member must be one that may be absent, and is left out when empty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SaveV1 {
    /// [`FORMAT`].
    pub format: String,
    /// 1.
    pub schema: u32,
    /// The version of the engine that wrote it.
    pub engine: String,
    /// The scenario's id.
    pub scenario: String,
    /// The rules in force.
    pub rules: RulesV1,
    /// The owner's values over the shipped ones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub charts: Vec<ChartChange>,
    /// Name and check of the owner's charts, in place of their values.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own_charts: Option<ChartsName>,
    /// The revision of the rules that it was made by, or last continued by.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub rules_revision: u16,
    /// The revision of the scenario likewise.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub scenario_revision: u16,
    /// The seed of the dice; none where the players roll their own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// The orders.
    pub orders: Vec<Order>,
    /// The faces of each order that rolled dice: its index in the orders, and a digit for each die.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faces: Vec<(usize, String)>,
    /// What the players wrote beside their orders, in the order of the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<NoteV1>,
    /// States on the way: orders given before, and the first 16 hex digits of the state's hash.
    pub checkpoints: Vec<(usize, String)>,
    /// SHA-256 of everything else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub check: Option<String>,
}

/// A note of a save file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoteV1 {
    /// The index of its order.
    pub order: usize,
    /// The note.
    pub text: String,
}

impl SaveV1 {
    /// The save file of a game, with its check.
    pub fn of(game: &Game) -> Self {
        let record = game.record();
        let options = OptionsV1::of(record);
        let OptionsV1 { scenario, rules, charts, own_charts, rules_revision, scenario_revision } = options;
        let rolled = |(at, entry): (usize, &Entry)| {
            let faces = entry.faces.as_ref().filter(|faces| !faces.is_empty())?;
            Some((at, faces.iter().map(|face| char::from(b'0' + face)).collect()))
        };
        let noted = |(order, entry): (usize, &Entry)| entry.note.clone().map(|text| NoteV1 { order, text });
        let last = Checkpoint::of(game.len(), game.state());
        let begun = game.checkpoints().iter().filter(|checkpoint| checkpoint.orders < last.orders);
        let mut save = Self {
            format: FORMAT.to_owned(),
            schema: SCHEMA,
            engine: env!("CARGO_PKG_VERSION").to_owned(),
            scenario,
            rules,
            charts,
            own_charts,
            rules_revision,
            scenario_revision,
            seed: match record.dice {
                DiceMode::Seeded(seed) => Some(seed),
                DiceMode::Entered => None,
            },
            orders: record.orders.iter().map(|entry| entry.order.clone()).collect(),
            faces: record.orders.iter().enumerate().filter_map(rolled).collect(),
            notes: record.orders.iter().enumerate().filter_map(noted).collect(),
            checkpoints: begun.chain([&last]).map(|checkpoint| (checkpoint.orders, hex(&checkpoint.state))).collect(),
            check: None,
        };
        save.check = Some(save.sum());
        save
    }

    /// What its check has to be.
    fn sum(&self) -> String {
        let bare = Self { check: None, ..self.clone() };
        sha256_hex(to_text(&bare).as_bytes())
    }

    /// The file: a member to a line, and each order on its own.
    pub fn text(&self) -> String {
        let mut text = String::from("{\n");
        let mut member = |name: &str, value: String| {
            let comma = if name == "format" { "" } else { ",\n" };
            // Writing to a text cannot fail.
            let _ = write!(text, "{comma}  \"{name}\": {value}");
        };
        member("format", to_text(&self.format));
        member("schema", to_text(&self.schema));
        member("engine", to_text(&self.engine));
        member("scenario", to_text(&self.scenario));
        member("rules", to_text(&self.rules));
        if !self.charts.is_empty() {
            member("charts", lines(&self.charts));
        }
        if let Some(own) = &self.own_charts {
            member("ownCharts", to_text(own));
        }
        for (name, revision) in [("rulesRevision", self.rules_revision), ("scenarioRevision", self.scenario_revision)] {
            if !is_first(&revision) {
                member(name, to_text(&revision));
            }
        }
        if let Some(seed) = &self.seed {
            member("seed", to_text(seed));
        }
        member("orders", lines(&self.orders));
        if !self.faces.is_empty() {
            member("faces", lines(&self.faces));
        }
        if !self.notes.is_empty() {
            member("notes", lines(&self.notes));
        }
        member("checkpoints", lines(&self.checkpoints));
        if let Some(check) = &self.check {
            member("check", to_text(check));
        }
        text.push_str("\n}\n");
        text
    }

    /// The record in it.
    ///
    /// Errors: the first value that cannot be, or the check.
    pub(super) fn read(self) -> Result<Saved, SaveError> {
        let (scenario, charts, own_charts) = (self.scenario.clone(), self.charts.clone(), self.own_charts.clone());
        let (rules_revision, scenario_revision) = (self.rules_revision, self.scenario_revision);
        let options = OptionsV1 { scenario, rules: self.rules, charts, own_charts, rules_revision, scenario_revision };
        options.check()?;
        let revisions = options.revisions();
        if self.engine.len() > LONGEST_TEXT {
            return Err(fault("engine", format!("a text of more than {LONGEST_TEXT} bytes")));
        }
        if self.orders.len() > MOST_ORDERS {
            return Err(fault("orders", format!("more than {MOST_ORDERS} orders")));
        }
        let faces = self.all_faces()?;
        let notes = self.all_notes()?;
        let checkpoints = self.all_checkpoints()?;
        if self.check.as_deref() != Some(&self.sum()) {
            return Err(SaveError::Check);
        }
        let entries = self.orders.into_iter().zip(faces).zip(notes);
        let orders = entries.map(|((order, faces), note)| Entry { order, faces: Some(faces), note }).collect();
        let dice = self.seed.map_or(DiceMode::Entered, DiceMode::Seeded);
        let record = Record { options: options.into(), revisions, dice, orders };
        Ok(Saved { engine: self.engine, record, checkpoints })
    }

    /// The faces of every order.
    fn all_faces(&self) -> Result<Vec<Vec<u8>>, SaveError> {
        let mut all = vec![Vec::new(); self.orders.len()];
        for (at, (order, digits)) in self.faces.iter().enumerate() {
            let place = all.get_mut(*order).filter(|faces| faces.is_empty());
            let place = place.ok_or_else(|| fault(format!("faces[{at}][0]"), "no such order, or told twice"))?;
            if digits.is_empty() || !digits.bytes().all(|digit| (b'1'..=b'6').contains(&digit)) {
                return Err(fault(format!("faces[{at}][1]"), "the faces of dice are digits from 1 to 6"));
            }
            *place = digits.bytes().map(|digit| digit - b'0').collect();
        }
        Ok(all)
    }

    /// The note of every order.
    fn all_notes(&self) -> Result<Vec<Option<String>>, SaveError> {
        if self.notes.len() > MOST_NOTES {
            return Err(fault("notes", format!("more than {MOST_NOTES} notes")));
        }
        let mut all = vec![None; self.orders.len()];
        for (at, NoteV1 { order, text }) in self.notes.iter().enumerate() {
            let place = all.get_mut(*order).filter(|note| note.is_none());
            let place = place.ok_or_else(|| fault(format!("notes[{at}].order"), "no such order, or noted twice"))?;
            if !is_note(text) {
                return Err(fault(format!("notes[{at}].text"), CannotNote::Text.to_string()));
            }
            *place = Some(text.clone());
        }
        Ok(all)
    }

    /// The states that the game is said to pass through.
    ///
    /// Errors: none, a value that cannot be read, or an order of the list that is not that of the game.
    fn all_checkpoints(&self) -> Result<Vec<Checkpoint>, SaveError> {
        if self.checkpoints.is_empty() {
            return Err(fault("checkpoints", "a saved game has at least one checkpoint"));
        }
        let one = |(at, (orders, digits)): (usize, &(usize, String))| {
            let state = unhex(digits).map_err(|error| fault(format!("checkpoints[{at}][1]"), error.to_string()))?;
            Ok(Checkpoint { orders: *orders, state })
        };
        let all: Vec<_> = self.checkpoints.iter().enumerate().map(one).collect::<Result<_, SaveError>>()?;
        let rising = |pair: &[Checkpoint]| pair[0].orders < pair[1].orders;
        match all.windows(2).position(|pair| !rising(pair)) {
            Some(at) => {
                Err(fault(format!("checkpoints[{}][0]", at + 1), "the checkpoints are not in the order of the game"))
            }
            None => Ok(all),
        }
    }
}

/// A list with an item to a line.
fn lines<T: Serialize>(items: &[T]) -> String {
    if items.is_empty() {
        return "[]".to_owned();
    }
    let items: Vec<_> = items.iter().map(|item| format!("    {}", to_text(item))).collect();
    format!("[\n{}\n  ]", items.join(",\n"))
}
