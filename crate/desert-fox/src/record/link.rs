//! Games and turns in links.
//!
//! # Stability
//! The content of a link begins with the number of its form, 1, and goes on with the postcard bytes of [`GameV1`] or [`TurnV1`].
//! These structs and the orders in them are frozen: links are read for ever. Bytes that would be written otherwise are
//! refused, so that a game has one link.

use referee::link::{Kind, LinkError, decode_bytes, encode_bytes};
use referee::{Link32, Seed};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::game::Game;
use super::options::OptionsV1;
use super::replay::{Fault, Older, whole};
use super::{Checkpoint, DiceMode, Entry, MOST_ORDERS, Record, fingerprint, first_eight};
use crate::data::overlay::ChartChange;
use crate::state::order::Order;

/// The form of content that is written.
const FORM: u8 = 1;

/// A whole game. This struct is frozen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameV1 {
    /// The choices before the game, as their compact JSON, with the revisions where they are not 1.
    pub options: String,
    /// The seed; none where the players roll their own dice.
    pub seed: Option<[u8; 16]>,
    /// The orders.
    pub orders: Vec<Order>,
    /// The faces of each order, where the players roll their own dice; nothing otherwise.
    pub faces: Vec<Vec<u8>>,
    /// First bytes of the hash of the last state.
    pub end: [u8; 8],
}

/// Some orders of a game that the reader has. This struct is frozen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnV1 {
    /// First bytes of the game's first link.
    pub game: [u8; 8],
    /// Orders before these.
    pub from: u32,
    /// First bytes of the link before these orders.
    pub parent: [u8; 8],
    /// The orders.
    pub orders: Vec<Order>,
    /// The faces of each order, where the players roll their own dice; nothing otherwise.
    pub faces: Vec<Vec<u8>>,
    /// First bytes of the link after these orders, in which all faces count.
    pub end: [u8; 8],
}

/// Why a link of a game or turn cannot be made, read or followed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LinkFault {
    /// The link itself.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// The link carries neither a game nor a turn.
    #[error("the link carries no game")]
    Kind,
    /// Content that cannot be read, or in a form that this version does not know.
    #[error("the game in the link cannot be read; perhaps a newer version made it")]
    Content,
    /// The game does not follow.
    #[error(transparent)]
    Fault(#[from] Fault),
    /// The turn belongs to another game.
    #[error("the turn belongs to another game")]
    OtherGame,
    /// Orders between the reader's game and the turn are missing.
    #[error("the turn begins after order {from}, but this game has only {have}")]
    Missing {
        /// Orders before the turn.
        from: usize,
        /// Orders of the reader's game.
        have: usize,
    },
    /// The reader's game has gone another way before the turn, or in it.
    #[error("this game has gone another way than the turn")]
    OtherWay,
    /// The reader's game has everything that the turn brings.
    #[error("this game has the turn already")]
    Known,
}

impl LinkFault {
    /// Stable name of the fault.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Link(fault) => fault.code(),
            Self::Kind => "kind",
            Self::Content => "content",
            Self::Fault(fault) => fault.code(),
            Self::OtherGame => "other-game",
            Self::Missing { .. } => "missing",
            Self::OtherWay => "other-way",
            Self::Known => "known",
        }
    }
}

/// What a link carries, not played yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shared {
    /// A whole game, and its last state.
    Game(Record, Checkpoint),
    /// A turn for somebody who has the game.
    Turn(TurnV1),
}

/// Reads a link of a game or a turn without playing it.
///
/// Errors: why it cannot be read.
pub fn read(text: &str) -> Result<Shared, LinkFault> {
    match decode_bytes(text)? {
        (Kind::Game, bytes) => open::<GameV1>(&bytes)?.record().map(|(record, end)| Shared::Game(record, end)),
        (Kind::Turn, bytes) => {
            let turn: TurnV1 = open(&bytes)?;
            let fits = fit(&turn.orders, &turn.faces, turn.faces.is_empty());
            if fits { Ok(Shared::Turn(turn)) } else { Err(LinkFault::Content) }
        }
        _ => Err(LinkFault::Kind),
    }
}

fn open<T: Serialize + DeserializeOwned>(bytes: &[u8]) -> Result<T, LinkFault> {
    let content = bytes.strip_prefix(&[FORM]).ok_or(LinkFault::Content)?;
    let (value, rest) = postcard::take_from_bytes(content).map_err(|_| LinkFault::Content)?;
    let carry_out_again = close(&value)?;
    if rest.is_empty() && carry_out_again == bytes { Ok(value) } else { Err(LinkFault::Content) }
}

fn close<T: Serialize>(value: &T) -> Result<Vec<u8>, LinkFault> {
    postcard::to_extend(value, vec![FORM]).map_err(|_| LinkFault::Content)
}

/// Whether orders are few enough and have faces each, or none where the record itself rolls the dice.
pub(super) fn fit(orders: &[Order], faces: &[Vec<u8>], seeded: bool) -> bool {
    orders.len() <= MOST_ORDERS && faces.len() == if seeded { 0 } else { orders.len() }
}

/// Orders with their faces, where these are told.
pub(super) fn entries(orders: Vec<Order>, faces: Vec<Vec<u8>>) -> Vec<Entry> {
    let faces = faces.into_iter().map(Some).chain(std::iter::repeat(None));
    orders.into_iter().zip(faces).map(|(order, faces)| Entry { order, faces, note: None }).collect()
}

/// Orders, and the faces that have to be told of them.
fn parts(record: &Record, from: usize) -> (Vec<Order>, Vec<Vec<u8>>) {
    let entries = record.orders.get(from..).unwrap_or_default();
    let orders = entries.iter().map(|entry| entry.order.clone()).collect();
    let faces = match record.dice {
        DiceMode::Seeded(_) => Vec::new(),
        DiceMode::Entered => entries.iter().map(|entry| entry.faces.clone().unwrap_or_default()).collect(),
    };
    (orders, faces)
}

impl GameV1 {
    fn record(self) -> Result<(Record, Checkpoint), LinkFault> {
        let options = OptionsV1::read(&self.options).map_err(|_| LinkFault::Content)?;
        if options.text() != self.options || !fit(&self.orders, &self.faces, self.seed.is_some()) {
            return Err(LinkFault::Content);
        }
        let revisions = options.revisions();
        let end = Checkpoint { orders: self.orders.len(), state: self.end };
        let dice = self.seed.map_or(DiceMode::Entered, |seed| DiceMode::Seeded(Seed(seed)));
        let orders = entries(self.orders, self.faces);
        Ok((Record { options: options.into(), revisions, dice, orders }, end))
    }
}

impl Game {
    /// The whole game as a link.
    ///
    /// Errors: it is too long for one.
    pub fn link(&self) -> Result<String, LinkFault> {
        let record = self.record();
        let (orders, faces) = parts(record, 0);
        let seed = match record.dice {
            DiceMode::Seeded(seed) => Some(seed.0),
            DiceMode::Entered => None,
        };
        let options = OptionsV1::of(record).text();
        let content = GameV1 { options, seed, orders, faces, end: first_eight(&fingerprint(self.state())) };
        Ok(encode_bytes(Kind::Game, &close(&content)?)?)
    }

    /// The game of a link, played again.
    ///
    /// Errors: why the link cannot be read, or the first order that does not follow.
    pub fn open(text: &str) -> Result<Self, LinkFault> {
        Self::open_with(text, &[])
    }

    /// The same with the values of the owner's charts, where the link names some.
    ///
    /// Errors: as for `open`; the charts that are needed.
    pub fn open_with(text: &str, charts: &[ChartChange]) -> Result<Self, LinkFault> {
        Ok(whole(Self::open_as_far(text, charts)?)?)
    }

    /// The same of a link of older rules as far as it follows by those of today, and why it follows no farther. Such a game is
    /// one of its own; the link stays what it is.
    ///
    /// Errors: as for `open_with`, of a link of the current revisions.
    pub fn open_as_far(text: &str, charts: &[ChartChange]) -> Result<(Self, Option<Box<Older>>), LinkFault> {
        match read(text)? {
            Shared::Game(mut record, end) => {
                record.options.supply(charts);
                Ok(Self::replay_as_far(&record, &[end])?)
            }
            Shared::Turn(_) => Err(LinkFault::Kind),
        }
    }

    /// The orders after so many as a link, for somebody who has the game up to there; usually from where the player-turn
    /// begins, [`Game::turn_begins`].
    ///
    /// Errors: no orders come after, or too many.
    pub fn turn_link(&self, from: usize) -> Result<String, LinkFault> {
        if from >= self.len() {
            return Err(LinkFault::Known);
        }
        let (orders, faces) = parts(self.record(), from);
        let turn = TurnV1 {
            game: self.link_after(0),
            from: from as u32,
            parent: self.link_after(from),
            orders,
            faces,
            end: self.link_after(self.len()),
        };
        Ok(encode_bytes(Kind::Turn, &close(&turn)?)?)
    }

    /// First bytes of the link after so many orders.
    pub(super) fn link_after(&self, orders: usize) -> [u8; 8] {
        self.links().get(orders).map_or([0; 8], |Link32(link)| first_eight(link))
    }
}
