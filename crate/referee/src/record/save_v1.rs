//! The form of save files with schema 1: frozen but for members that older files lack.

use std::fmt::Write;

use serde::{Deserialize, Serialize};

use super::branch::{MOST_BRANCHES, are_sound};
use super::game::Game;
use super::looks::{Look, are_looks};
use super::notes::{CannotNote, MOST_NOTES, is_note};
use super::save::{SaveError, Saved, fault};
use super::save_agreement::{AgreementV1, dice_of};
use super::{Branch, Checkpoint, DiceMode, Entry, Fault, Record, Revisions};
use crate::chain::Seed;
use crate::hash::{hex, sha256_hex, unhex};
use crate::json::{Node, ParseError, from_node, to_text, tree};
use crate::rules::{GameOptions, MOST_ORDERS, Rules};

/// The number of this form.
const SCHEMA: u32 = 1;
/// Bytes of the longest name of an engine.
const LONGEST_ENGINE: usize = 200;

/// A save file of schema 1: its first members, those of the options, then those of the play.
#[derive(Clone, Debug)]
pub struct SaveV1<R: Rules> {
    /// What it says that it is.
    pub head: HeadV1,
    /// The choices before the game.
    pub options: R::Options,
    /// The revisions by which it was made, or last continued.
    pub revisions: Revisions,
    /// What was played.
    pub play: PlayV1<R::Order>,
}

/// The first members of a save file. This struct is frozen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeadV1 {
    /// The name of the format.
    pub format: String,
    /// 1.
    pub schema: u32,
    /// The version of the engine that wrote it.
    pub engine: String,
}

/// The last members of a save file. This struct is frozen; a new member must be one that may be absent, and is left out when
/// empty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayV1<T> {
    /// The seed of the dice; none where the players roll their own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// How the players agree on the seed, or have agreed; none where they do not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agreement: Option<AgreementV1>,
    /// Where the game was continued from an earlier order of another one: the orders kept, and a random number.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub branches: Vec<(u32, Seed)>,
    /// The orders.
    pub orders: Vec<T>,
    /// The numbers of each order that rolled or drew: its index in the orders, and a digit for each number. Numbers above 9
    /// stand in brackets.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub faces: Vec<(usize, String)>,
    /// What the players wrote beside their orders, in the order of the game.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<NoteV1>,
    /// Where hidden things were shown at the screen of the other side.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub looks: Vec<Look>,
    /// States on the way: orders given before, and the first 16 hex digits of the state's hash.
    pub checkpoints: Vec<(usize, String)>,
    /// SHA-256 of everything else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub check: Option<String>,
}

const HEAD: [&str; 3] = ["format", "schema", "engine"];
const PLAY: [&str; 9] = ["seed", "agreement", "branches", "orders", "faces", "notes", "looks", "checkpoints", "check"];

/// A note of a save file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoteV1 {
    /// The index of its order.
    pub order: usize,
    /// The note.
    pub text: String,
}

impl<R: Rules> SaveV1<R> {
    /// The save file of a game, with its check.
    pub fn of(game: &Game<R>) -> Self {
        let record = game.record();
        let rolled = |(at, entry): (usize, &Entry<R::Order>)| {
            let faces = entry.faces.as_ref().filter(|faces| !faces.is_empty())?;
            Some((at, digits(faces)))
        };
        let noted = |(order, entry): (usize, &Entry<R::Order>)| entry.note.clone().map(|text| NoteV1 { order, text });
        let last = Checkpoint::of::<R>(game.len(), game.state());
        let begun = game.checkpoints().iter().filter(|checkpoint| checkpoint.orders < last.orders);
        let head = HeadV1 { format: R::FORMATS.save.to_owned(), schema: SCHEMA, engine: R::FORMATS.engine.to_owned() };
        let play = PlayV1 {
            seed: record.dice.seed(),
            agreement: game.agreement().map(AgreementV1::of),
            branches: record.branches.iter().map(|branch| (branch.at, Seed(branch.number))).collect(),
            orders: record.orders.iter().map(|entry| entry.order.clone()).collect(),
            faces: record.orders.iter().enumerate().filter_map(rolled).collect(),
            notes: record.orders.iter().enumerate().filter_map(noted).collect(),
            looks: record.looks.clone(),
            checkpoints: begun.chain([&last]).map(|checkpoint| (checkpoint.orders, hex(&checkpoint.state))).collect(),
            check: None,
        };
        Self { head, options: record.options.clone(), revisions: record.revisions, play }.with_check()
    }

    /// The same with the check that fits.
    pub fn with_check(mut self) -> Self {
        self.play.check = Some(self.sum());
        self
    }

    /// Reads the JSON of a save file. Errors: the first value that cannot be read.
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        let Node::Object(members) = tree(text)? else {
            return Err(fault("", "a saved game is an object"));
        };
        let (mut head, mut options, mut play) = (Vec::new(), Vec::new(), Vec::new());
        for (name, value) in members {
            match &*name {
                name if HEAD.contains(&name) => &mut head,
                name if PLAY.contains(&name) => &mut play,
                _ => &mut options,
            }
            .push((name, value));
        }
        let (options, revisions) = R::Options::read(&Node::Object(options))?;
        let (head, play) = (from_node(&Node::Object(head))?, from_node(&Node::Object(play))?);
        Ok(Self { head, options, revisions, play })
    }

    /// What its check has to be: the hash of its compact JSON without the check.
    fn sum(&self) -> String {
        let play = PlayV1 { check: None, ..self.play.clone() };
        let objects = [to_text(&self.head), self.options.write(self.revisions), to_text(&play)];
        let members = objects.iter().map(|object| &object[1..object.len() - 1]).filter(|members| !members.is_empty());
        sha256_hex(["{", &members.collect::<Vec<_>>().join(","), "}"].concat().as_bytes())
    }

    /// The file: a member to a line, and each item of a list on its own.
    pub fn text(&self) -> String {
        let Self { head: HeadV1 { format, schema, engine }, play, .. } = self;
        let mut text = String::from("{\n");
        let mut member = |name: &str, value: String| {
            let comma = if name == HEAD[0] { "" } else { ",\n" };
            // Writing to a text cannot fail.
            let _ = write!(text, "{comma}  \"{name}\": {value}");
        };
        member("format", to_text(format));
        member("schema", to_text(schema));
        member("engine", to_text(engine));
        let options = self.options.write(self.revisions);
        if let Ok(Node::Object(options)) = tree(&options) {
            for (name, value) in &options {
                let value = if let Node::List(items) = value { lines(items) } else { to_text(value) };
                member(name, value);
            }
        }
        if let Some(seed) = &play.seed {
            member("seed", to_text(seed));
        }
        if let Some(agreement) = &play.agreement {
            member("agreement", to_text(agreement));
        }
        if !play.branches.is_empty() {
            member("branches", lines(&play.branches));
        }
        member("orders", lines(&play.orders));
        if !play.faces.is_empty() {
            member("faces", lines(&play.faces));
        }
        if !play.notes.is_empty() {
            member("notes", lines(&play.notes));
        }
        if !play.looks.is_empty() {
            member("looks", lines(&play.looks));
        }
        member("checkpoints", lines(&play.checkpoints));
        if let Some(check) = &play.check {
            member("check", to_text(check));
        }
        text.push_str("\n}\n");
        text
    }

    /// The record in it.
    ///
    /// Errors: the first value that cannot be, or the check.
    pub(super) fn read(self) -> Result<Saved<R>, SaveError<R::Refusal>> {
        if self.head.engine.len() > LONGEST_ENGINE {
            return Err(fault("engine", format!("a text of more than {LONGEST_ENGINE} bytes")).into());
        }
        if self.play.orders.len() > MOST_ORDERS {
            return Err(fault("orders", format!("more than {MOST_ORDERS} orders")).into());
        }
        let dice = dice_of(self.play.seed, self.play.agreement.as_ref())?;
        let branch = |&(at, Seed(number)): &(u32, Seed)| Branch { at, number };
        let branches: Vec<Branch> = self.play.branches.iter().map(branch).collect();
        if !are_sound(&branches, self.play.orders.len()) {
            return Err(fault(
                "branches",
                format!("up to {MOST_BRANCHES} branches, in the order of the game, none beyond its end"),
            )
            .into());
        }
        let faces = self.play.all_faces(R::HIGHEST_NUMBER)?;
        let notes = self.play.all_notes()?;
        let checkpoints = self.play.all_checkpoints()?;
        if !are_looks(&self.play.looks, self.play.orders.len()) {
            return Err(fault("looks", "too many marks, or not in their order, or beyond the last order").into());
        }
        if self.play.check.as_deref() != Some(&self.sum()) {
            return Err(SaveError::Check);
        }
        if let DiceMode::Agreed(agreement) = dice {
            agreement.check().map_err(Fault::Agreement)?;
        }
        let Self { head: HeadV1 { engine, .. }, options, revisions, play } = self;
        let entries = play.orders.into_iter().zip(faces).zip(notes);
        let looks = play.looks;
        let orders = entries.map(|((order, faces), note)| Entry { order, faces: Some(faces), note }).collect();
        Ok(Saved { engine, record: Record { options, revisions, dice, branches, orders, looks }, checkpoints })
    }
}

impl<T> PlayV1<T> {
    /// The numbers of every order.
    fn all_faces(&self, highest: u8) -> Result<Vec<Vec<u8>>, ParseError> {
        let mut all = vec![Vec::new(); self.orders.len()];
        for (at, (order, text)) in self.faces.iter().enumerate() {
            let place = all.get_mut(*order).filter(|faces| faces.is_empty());
            let place = place.ok_or_else(|| fault(format!("faces[{at}][0]"), "no such order, or told twice"))?;
            *place =
                numbers(text).filter(|numbers| numbers.iter().all(|number| *number <= highest)).ok_or_else(|| {
                    fault(format!("faces[{at}][1]"), format!("the faces of dice are digits from 1 to {highest}"))
                })?;
        }
        Ok(all)
    }

    /// The note of every order.
    fn all_notes(&self) -> Result<Vec<Option<String>>, ParseError> {
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
    fn all_checkpoints(&self) -> Result<Vec<Checkpoint>, ParseError> {
        if self.checkpoints.is_empty() {
            return Err(fault("checkpoints", "a saved game has at least one checkpoint"));
        }
        let one = |(at, (orders, digits)): (usize, &(usize, String))| {
            let state = unhex(digits).map_err(|error| fault(format!("checkpoints[{at}][1]"), error.to_string()))?;
            Ok(Checkpoint { orders: *orders, state })
        };
        let all: Vec<_> = self.checkpoints.iter().enumerate().map(one).collect::<Result<_, ParseError>>()?;
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

/// Numbers as a save file writes them: a digit each, those above 9 in brackets.
fn digits(numbers: &[u8]) -> String {
    numbers.iter().map(|number| if *number > 9 { format!("({number})") } else { number.to_string() }).collect()
}

/// Reads what [`digits`] has written; none for anything else, and for no numbers.
fn numbers(text: &str) -> Option<Vec<u8>> {
    let mut numbers = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let (number, after) = match rest.strip_prefix('(') {
            Some(bracket) => bracket.split_once(')')?,
            None => rest.split_at(first.len_utf8()),
        };
        numbers.push(number.parse().ok()?);
        rest = after;
    }
    (!numbers.is_empty() && !numbers.contains(&0) && digits(&numbers) == text).then_some(numbers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_they_were_written_and_in_no_other_form() {
        for written in [&[6][..], &[1, 2, 3], &[9, 10, 255, 1]] {
            assert_eq!(numbers(&digits(written)).as_deref(), Some(written));
        }
        assert_eq!(digits(&[3, 12, 5]), "3(12)5");
        for other in ["", "0", "(6)", "1(2", "12)", "(012)", "(256)", "1 2", "+1", "(+12)", "é", "()"] {
            assert_eq!(numbers(other), None, "{other}");
        }
    }
}
