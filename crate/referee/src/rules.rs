//! What a game gives to the shared code: its rules as one trait, and the choices before a game as another.

use std::fmt::{Debug, Display};

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::json::{Node, ParseError};
use crate::random::Random;
use crate::record::{Choices, Revisions};
use crate::ruling_id::RulingId;

/// Orders of the longest record.
pub const MOST_ORDERS: usize = 20_000;
/// Bytes of the longest order in the form of links.
pub const LONGEST_ORDER: usize = 512;

/// The rules of a game, and whatever is derived from its options once and kept between orders.
///
/// Records, undo, replay, saves and links are written against this trait alone. Combat, supply and turn structure stay with
/// each game.
pub trait Rules: Clone + Debug {
    /// What the players choose before the game.
    type Options: GameOptions;
    /// A player.
    type Side: Copy + Debug + PartialEq;
    /// A player-turn: its beginnings get checkpoints.
    type PlayerTurn: Clone + Debug + PartialEq;
    /// Everything that orders change. Equal states go on equally.
    type State: Clone + Debug + PartialEq;
    /// What a player decides. Its postcard bytes are hashed and sent in links, so variants are only ever added at the end.
    type Order: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// What orders bring about, in order.
    type Log: Clone + Debug + Default + PartialEq;
    /// Why something is not allowed, as a sentence with its case numbers.
    type Refusal: Clone + Debug + PartialEq + Display + From<RecordRefusal>;

    /// The names of the game in files and links.
    const FORMATS: Formats;
    /// The highest number that a die shows or a draw gives.
    const HIGHEST_NUMBER: u8 = 6;

    /// The rules with these options.
    ///
    /// Errors: options that no game can have.
    fn new(options: &Self::Options) -> Result<Self, Vec<Self::Refusal>>;

    /// The state in which a game begins, before its first order.
    fn start(&mut self, log: &mut Self::Log) -> Self::State;

    /// The player who decides next.
    fn to_act(&self, state: &Self::State) -> Self::Side;

    /// Carries out an order of the player who decides. The state given stays as it is.
    ///
    /// Errors: the rule against the order; the log is then as before.
    fn carry_out(
        &mut self,
        state: &Self::State,
        order: &Self::Order,
        random: Random,
        log: &mut Self::Log,
    ) -> Result<CarriedOut<Self::State, Self::Side>, Self::Refusal>;

    /// Whether an order gives standing orders or takes them back: only their owner gives such an order.
    fn is_standing(_: &Self::Order) -> bool {
        false
    }

    /// The order that follows from the standing orders of the player who decides, by a rule that leaves no choice; none
    /// where they do not cover the decision. It is one that may be given.
    fn implied_order(&mut self, _: &Self::State) -> Option<Self::Order> {
        None
    }

    /// A log that keeps nothing, for play of which only the state is wanted.
    fn muted() -> Self::Log;

    /// The player-turn of a state; none between player-turns and after the game.
    fn player_turn(state: &Self::State) -> Option<Self::PlayerTurn>;

    /// The hash of a state: the same on every machine, and the same in every version while the state means the same.
    fn fingerprint(state: &Self::State) -> [u8; 32];

    /// The rulings that changed after a revision of the rules, in the order of the ledger.
    fn changed_since(revision: u16) -> Vec<RulingId>;

    /// Whether options refused so may have been allowed by an older revision.
    fn may_have_been_allowed(refusals: &[Self::Refusal]) -> bool;
}

/// An order that was carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CarriedOut<S, P> {
    /// The state after it.
    pub state: S,
    /// The numbers that were rolled or drawn, in order.
    pub faces: Vec<u8>,
    /// Who has seen something that was hidden before. An order that reveals is not undone.
    pub reveals: Reveals<P>,
}

/// To whom an order reveals something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reveals<P> {
    /// Nothing is revealed.
    Nothing,
    /// To one player.
    To(P),
    /// To all players.
    ToAll,
}

impl<P: PartialEq> Reveals<P> {
    /// Whether something is revealed to this player.
    pub fn is_to(&self, side: &P) -> bool {
        match self {
            Self::Nothing => false,
            Self::To(one) => one == side,
            Self::ToAll => true,
        }
    }
}

/// What the players choose before a game.
pub trait GameOptions: Clone + Debug + PartialEq {
    /// The revisions of this engine for these options.
    fn revisions(&self) -> Revisions;

    /// What was chosen, as far as it differs from what is usual.
    fn choices(&self) -> Choices;

    /// A compact JSON object with options and revisions; revisions of 1 are left out. Its form is frozen, since chains begin
    /// with it: a later form needs a way from this one to it.
    fn write(&self, revisions: Revisions) -> String;

    /// Reads what [`write`](Self::write) has written.
    ///
    /// Errors: the first value that cannot be read.
    fn read(json: &Node) -> Result<(Self, Revisions), ParseError>;
}

/// The names of a game in files and links. They never change.
#[derive(Clone, Copy, Debug)]
pub struct Formats {
    /// The game in a sentence.
    pub game: &'static str,
    /// The version of its engine.
    pub engine: &'static str,
    /// What its save files say that they are.
    pub save: &'static str,
    /// What its links begin with.
    pub link: &'static str,
    /// The name of its seeded dice in the chain.
    pub seeded: &'static str,
    /// The same of dice that the players roll.
    pub entered: &'static str,
}

/// Why the record refuses an order, whatever the rules say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordRefusal {
    /// More orders, or more bytes of one order, than a record takes.
    TooLarge {
        /// What was found.
        found: usize,
    },
    /// Faces for dice that the record itself rolls.
    FacesLeft,
    /// The players have not agreed on the seed of the dice yet.
    SeedNotAgreed,
    /// An entered number that no die shows.
    NoFace {
        /// Its index.
        at: usize,
        /// The number.
        found: u8,
    },
}
