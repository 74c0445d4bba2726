//! Games and turns in links.
//!
//! # Stability
//! The content of a link begins with the number of its form, 1, and goes on with the postcard bytes of [`GameV1`] or [`TurnV1`].
//! The whole game of a record whose seed the players agree on has the form 2, [`GameV2`]; one that was continued from
//! an earlier order of another game has the form 3, [`GameV3`]. Where the record has [marks](super::looks), the
//! content of a game or a turn has the form 4: the postcard bytes of a list of [`Look`], then the content as it is
//! without them. These structs and the orders in them are frozen: links are read for ever. Bytes that would be written
//! otherwise are refused, so that a game has one link.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::branch::are_sound;
use super::game::Game;
pub use super::link_fault::LinkFault;
use super::looks::{Look, are_looks};
use super::replay::{AsFar, Fault, whole};
use super::{Agreement, Branch, Checkpoint, DiceMode, Entry, Record, RecordOf, Revisions, first_eight};
use crate::chain::{Link32, Seed};
use crate::json::tree;
use crate::link::{Kind, decode_bytes, encode_bytes};
use crate::rules::{GameOptions, MOST_ORDERS, Rules};

/// The form of content that is written of games with a seed or entered dice, and of turns.
const FORM: u8 = 1;
/// The form of content of games that were continued from an earlier order of another one.
const BRANCHED_FORM: u8 = 3;
/// The form of content of games whose seed the players agree on.
const AGREED_FORM: u8 = 2;
/// The form of content of a game or turn with marks: they come first, then the content as without them.
const MARKED_FORM: u8 = 4;

/// A whole game. This struct is frozen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameV1<T> {
    /// The choices before the game, as their compact JSON, with the revisions where they are not 1.
    pub options: String,
    /// The seed; none where the players roll their own dice.
    pub seed: Option<[u8; 16]>,
    /// The orders.
    pub orders: Vec<T>,
    /// The faces of each order, where the players roll their own dice; nothing otherwise.
    pub faces: Vec<Vec<u8>>,
    /// First bytes of the hash of the last state.
    pub end: [u8; 8],
}

/// A whole game whose seed the players agree on. This struct is frozen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameV2<T> {
    /// The choices before the game, as in [`GameV1`].
    pub options: String,
    /// The agreement, as far as it has come.
    pub agreement: Agreement,
    /// The orders.
    pub orders: Vec<T>,
    /// First bytes of the hash of the last state.
    pub end: [u8; 8],
}

/// A whole game that was continued from an earlier order of another one. This struct is frozen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameV3<T> {
    /// The branches, at least one.
    pub branches: Vec<Branch>,
    /// The game.
    pub game: BranchedV3<T>,
}

/// The game of a [`GameV3`], by the source of its dice. This enum is frozen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BranchedV3<T> {
    /// With a seed or entered dice.
    Seeded(GameV1<T>),
    /// With a seed on which the players agree.
    Agreed(GameV2<T>),
}

/// Some orders of a game that the reader has. This struct is frozen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnV1<T> {
    /// First bytes of the game's first link.
    pub game: [u8; 8],
    /// Orders before these.
    pub from: u32,
    /// First bytes of the link before these orders.
    pub parent: [u8; 8],
    /// The orders.
    pub orders: Vec<T>,
    /// The faces of each order, where the players roll their own dice; nothing otherwise.
    pub faces: Vec<Vec<u8>>,
    /// First bytes of the link after these orders, in which all faces count.
    pub end: [u8; 8],
    /// The marks of the record, which the link tells before the rest.
    #[serde(skip)]
    pub looks: Vec<Look>,
}

/// What a link carries, not played yet.
#[derive(Clone, Debug)]
pub enum Shared<R: Rules> {
    /// A whole game, and its last state.
    Game(RecordOf<R>, Checkpoint),
    /// A turn for somebody who has the game.
    Turn(TurnV1<R::Order>),
}

impl<R: Rules> PartialEq for Shared<R> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Game(record, end), Self::Game(other, other_end)) => record == other && end == other_end,
            (Self::Turn(turn), Self::Turn(other)) => turn == other,
            (Self::Game(..), Self::Turn(_)) | (Self::Turn(_), Self::Game(..)) => false,
        }
    }
}

/// The value of some bytes; none for bytes of another form, and for those that would be written otherwise.
fn open<T: Serialize + DeserializeOwned>(form: u8, bytes: &[u8]) -> Option<T> {
    let content = bytes.strip_prefix(&[form])?;
    let (value, rest) = postcard::take_from_bytes(content).ok()?;
    (rest.is_empty() && close(form, &value)? == bytes).then_some(value)
}

fn close<T: Serialize>(form: u8, value: &T) -> Option<Vec<u8>> {
    postcard::to_extend(value, vec![form]).ok()
}

/// Content with the marks of its record before it, where there are any.
fn marked(looks: &[Look], content: Vec<u8>) -> Option<Vec<u8>> {
    if looks.is_empty() {
        return Some(content);
    }
    let mut all = close(MARKED_FORM, &looks)?;
    all.extend(content);
    Some(all)
}

/// The marks before some content, and the content; none where the marks would be written otherwise.
fn unmarked(bytes: &[u8]) -> Option<(Vec<Look>, &[u8])> {
    let Some(content) = bytes.strip_prefix(&[MARKED_FORM]) else { return Some((Vec::new(), bytes)) };
    let (looks, rest) = postcard::take_from_bytes::<Vec<Look>>(content).ok()?;
    let same = marked(&looks, rest.to_vec())? == bytes;
    (!looks.is_empty() && same).then_some((looks, rest))
}

/// Whether orders are few enough and have faces each, or none where the record itself rolls the dice.
pub(super) fn fit<T>(orders: &[T], faces: &[Vec<u8>], seeded: bool) -> bool {
    orders.len() <= MOST_ORDERS && faces.len() == if seeded { 0 } else { orders.len() }
}

/// Orders with their faces, where these are told.
pub(super) fn entries<T>(orders: Vec<T>, faces: Vec<Vec<u8>>) -> Vec<Entry<T>> {
    let faces = faces.into_iter().map(Some).chain(std::iter::repeat(None));
    orders.into_iter().zip(faces).map(|(order, faces)| Entry { order, faces, note: None }).collect()
}

/// Orders, and the faces that have to be told of them.
fn parts<O, T: Clone>(record: &Record<O, T>, from: usize) -> (Vec<T>, Vec<Vec<u8>>) {
    let entries = record.orders.get(from..).unwrap_or_default();
    let orders = entries.iter().map(|entry| entry.order.clone()).collect();
    let faces = match record.dice {
        DiceMode::Seeded(_) | DiceMode::Agreed(_) => Vec::new(),
        DiceMode::Entered => entries.iter().map(|entry| entry.faces.clone().unwrap_or_default()).collect(),
    };
    (orders, faces)
}

impl<T> GameV1<T> {
    /// The record in it, and its last state; none where the options would be written otherwise or the faces do not fit.
    fn record<R: Rules<Order = T>>(self) -> Option<(RecordOf<R>, Checkpoint)> {
        let (options, revisions) = options_of::<R>(&self.options)?;
        if !fit(&self.orders, &self.faces, self.seed.is_some()) {
            return None;
        }
        let end = Checkpoint { orders: self.orders.len(), state: self.end };
        let dice = self.seed.map_or(DiceMode::Entered, |seed| DiceMode::Seeded(Seed(seed)));
        let orders = entries(self.orders, self.faces);
        Some((Record { options, revisions, dice, branches: Vec::new(), orders, looks: Vec::new() }, end))
    }
}

impl<T> GameV2<T> {
    /// The same of a game whose seed the players agree on.
    fn record<R: Rules<Order = T>>(self) -> Option<(RecordOf<R>, Checkpoint)> {
        let (options, revisions) = options_of::<R>(&self.options)?;
        if !fit(&self.orders, &[], true) {
            return None;
        }
        let end = Checkpoint { orders: self.orders.len(), state: self.end };
        let orders = entries(self.orders, Vec::new());
        let dice = DiceMode::Agreed(self.agreement);
        Some((Record { options, revisions, dice, branches: Vec::new(), orders, looks: Vec::new() }, end))
    }
}

impl<T> GameV3<T> {
    /// The same of a game that was continued; none without branches, or where they cannot be.
    fn record<R: Rules<Order = T>>(self) -> Option<(RecordOf<R>, Checkpoint)> {
        let Self { branches, game } = self;
        let (record, end) = match game {
            BranchedV3::Seeded(game) => game.record::<R>()?,
            BranchedV3::Agreed(game) => game.record::<R>()?,
        };
        let sound = !branches.is_empty() && are_sound(&branches, record.orders.len());
        sound.then_some((Record { branches, ..record }, end))
    }
}

/// The choices before a game; none where they would be written otherwise.
fn options_of<R: Rules>(text: &str) -> Option<(R::Options, Revisions)> {
    let (options, revisions) = R::Options::read(&tree(text).ok()?).ok()?;
    (options.write(revisions) == text).then_some((options, revisions))
}

impl<R: Rules> Game<R> {
    /// Reads a link of a game or a turn without playing it.
    ///
    /// Errors: why it cannot be read.
    pub fn read_link(text: &str) -> Result<Shared<R>, LinkFault<R::Refusal>> {
        match decode_bytes(R::FORMATS.link, text)? {
            (Kind::Game, bytes) => {
                let (looks, bytes) = unmarked(&bytes).ok_or(LinkFault::Content)?;
                let read = match bytes.first() {
                    Some(&AGREED_FORM) => open::<GameV2<R::Order>>(AGREED_FORM, bytes).and_then(GameV2::record::<R>),
                    Some(&BRANCHED_FORM) => {
                        open::<GameV3<R::Order>>(BRANCHED_FORM, bytes).and_then(GameV3::record::<R>)
                    }
                    _ => open::<GameV1<R::Order>>(FORM, bytes).and_then(GameV1::record::<R>),
                };
                let (record, end) = read.ok_or(LinkFault::Content)?;
                if !are_looks(&looks, record.orders.len()) {
                    return Err(LinkFault::Content);
                }
                if let DiceMode::Agreed(agreement) = record.dice {
                    agreement.check().map_err(|fault| LinkFault::Fault(Fault::Agreement(fault)))?;
                }
                Ok(Shared::Game(Record { looks, ..record }, end))
            }
            (Kind::Turn, bytes) => {
                let (looks, bytes) = unmarked(&bytes).ok_or(LinkFault::Content)?;
                let turn = open(FORM, bytes).ok_or(LinkFault::Content)?;
                let turn = TurnV1::<R::Order> { looks, ..turn };
                let end = (turn.from as usize).saturating_add(turn.orders.len());
                let fits = fit(&turn.orders, &turn.faces, turn.faces.is_empty()) && are_looks(&turn.looks, end);
                if fits { Ok(Shared::Turn(turn)) } else { Err(LinkFault::Content) }
            }
            _ => Err(LinkFault::Kind),
        }
    }

    /// The whole game as a link.
    ///
    /// Errors: it is too long for one.
    pub fn link(&self) -> Result<String, LinkFault<R::Refusal>> {
        let record = self.record();
        let (orders, faces) = parts(record, 0);
        let options = record.options.write(record.revisions);
        let end = first_eight(&R::fingerprint(self.state()));
        let game = match record.dice {
            DiceMode::Agreed(agreement) => BranchedV3::Agreed(GameV2 { options, agreement, orders, end }),
            DiceMode::Seeded(_) | DiceMode::Entered => {
                let seed = record.dice.seed().map(|seed| seed.0);
                BranchedV3::Seeded(GameV1 { options, seed, orders, faces, end })
            }
        };
        let content = match (record.branches.is_empty(), game) {
            (true, BranchedV3::Agreed(game)) => close(AGREED_FORM, &game),
            (true, BranchedV3::Seeded(game)) => close(FORM, &game),
            (false, game) => close(BRANCHED_FORM, &GameV3 { branches: record.branches.clone(), game }),
        };
        let content = content.and_then(|content| marked(&record.looks, content)).ok_or(LinkFault::Content)?;
        Ok(encode_bytes(R::FORMATS.link, Kind::Game, &content)?)
    }

    /// The game of a link, played again.
    ///
    /// Errors: why the link cannot be read, or the first order that does not follow.
    pub fn open(text: &str) -> Result<Self, LinkFault<R::Refusal>> {
        Self::open_with(text, |_| ())
    }

    /// The same with options completed by what the link leaves to its reader, such as charts of their own.
    ///
    /// Errors: as for `open`.
    pub fn open_with(text: &str, complete: impl FnOnce(&mut R::Options)) -> Result<Self, LinkFault<R::Refusal>> {
        Ok(whole(Self::open_as_far(text, complete)?)?)
    }

    /// The same of a link of older rules as far as it follows by those of today, and why it follows no farther. Such a game is
    /// one of its own; the link stays what it is.
    ///
    /// Errors: as for `open_with`, of a link of the current revisions.
    pub fn open_as_far(text: &str, complete: impl FnOnce(&mut R::Options)) -> Result<AsFar<R>, LinkFault<R::Refusal>> {
        match Self::read_link(text)? {
            Shared::Game(mut record, end) => {
                complete(&mut record.options);
                Ok(Self::replay_as_far(&record, &[end])?)
            }
            Shared::Turn(_) => Err(LinkFault::Kind),
        }
    }

    /// The orders after the first `from` as a link, for a player who has the game up to there; usually from where the
    /// player-turn begins, [`Game::turn_begins`].
    ///
    /// Errors: no orders come after, or too many.
    pub fn turn_link(&self, from: usize) -> Result<String, LinkFault<R::Refusal>> {
        if from >= self.len() {
            return Err(LinkFault::Known);
        }
        let (orders, faces) = parts(self.record(), from);
        let turn = TurnV1 {
            game: self.id(),
            from: from as u32,
            parent: self.link_after(from),
            orders,
            faces,
            end: self.link_after(self.len()),
            looks: Vec::new(),
        };
        let content = close(FORM, &turn).and_then(|content| marked(self.looks(), content));
        let content = content.ok_or(LinkFault::Content)?;
        Ok(encode_bytes(R::FORMATS.link, Kind::Turn, &content)?)
    }

    /// First bytes of the link after this number of orders.
    pub(super) fn link_after(&self, orders: usize) -> [u8; 8] {
        self.links().get(orders).map_or([0; 8], |Link32(link)| first_eight(link))
    }
}
