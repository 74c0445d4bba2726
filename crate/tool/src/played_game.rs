//! What the commands about whole games need of a game, beside its rules and its views.

use std::error::Error;
use std::path::Path;

use referee::conformance::{Seen, Violation};
use referee::record::Game;
use referee::search::Searchable;
use referee::viewer::Given;
use referee::{Draw, Rules, Viewer, Views};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::balance::front::{Front, Milestone};
use crate::cli;
use crate::random::Question;

/// What gives the options of each game of a series, by its number.
pub type OptionsOf<G> = Box<dyn Fn(u64) -> <G as Rules>::Options>;

/// A player of a game.
#[derive(Clone, Copy, Debug)]
pub struct Seat<S> {
    /// The side.
    pub side: S,
    /// What it is called.
    pub title: &'static str,
    /// What is typed for it.
    pub id: &'static str,
}

/// A game that the commands can play.
pub trait PlayedGame: Views + Searchable + 'static {
    /// A call of `adjudicate`.
    type Request: DeserializeOwned + Serialize;
    /// Its answer.
    type Response: Serialize;
    /// Values of the players' own, out of a file.
    type Charts: Sync;
    /// What sees under `--check` that everything is as it must be.
    type Watch: Watch<Self>;

    /// The id of the game.
    const ID: &'static str;
    /// Its players, in the order of play.
    const SEATS: [Seat<Self::Side>; 2];
    /// The scenario that is meant where none is named.
    const SCENARIO: &'static str;
    /// How the names of save files end.
    const EXTENSION: &'static str;
    /// What the length of a game is counted in.
    const TURNS: &'static str;
    /// The style of the script as it was before it was repaired.
    const OLD_STYLE: Self::Style;

    /// In what [`Front`] and [`Milestone`] count.
    const FRONT_UNIT: &'static str;
    /// The places that are fought for.
    const PLACES: &'static [&'static str];

    /// Answers a call.
    fn answer(request: &Self::Request) -> Self::Response;

    /// Draws random combats; none where the game has no such questions.
    fn combats() -> Option<Question<Self::Request>> {
        None
    }

    /// Draws questions about random positions; none where the game has no such questions.
    fn positions() -> Option<Question<Self::Request>> {
        None
    }

    /// The options of the games that `play` plays.
    ///
    /// Errors: an unknown scenario, charts that cannot be read, or arguments that the game has no use for.
    fn series(scenario: &str, arguments: &cli::Play) -> Result<OptionsOf<Self>, Box<dyn Error>>;

    /// The options of a scenario by the usual rules; an earlier revision has its number after an @.
    ///
    /// Errors: no scenario has that id, or that revision.
    fn options(scenario: &str) -> Result<Self::Options, String>;

    /// The ids of all scenarios.
    fn scenarios() -> Vec<&'static str>;

    /// The id of the scenario.
    fn scenario(options: &Self::Options) -> &str;

    /// Values of the players' own.
    ///
    /// Errors: the file cannot be read.
    fn read_charts(file: &Path) -> Result<Self::Charts, Box<dyn Error>>;

    /// Options with values of the players' own over the shipped ones.
    fn with_charts(options: Self::Options, charts: &Self::Charts) -> Self::Options;

    /// Adds values of the players' own to options that name them.
    ///
    /// Errors: they name none.
    fn supply(options: &mut Self::Options, charts: &Self::Charts) -> Result<(), String>;

    /// A random legal order; none where nothing can be ordered.
    fn random(rules: &mut Self, state: &Self::State, draw: &mut Draw) -> Option<Self::Order>;

    /// Whether the game is over.
    fn is_over(state: &Self::State) -> bool {
        Self::winner(state).is_some()
    }

    /// The place in the sequence of play.
    fn place(state: &Self::State) -> String;

    /// The player-turn, for lists of them.
    fn turn(state: &Self::State) -> String;

    /// How long the game has lasted, see [`PlayedGame::TURNS`].
    fn turns(state: &Self::State) -> usize;

    /// The result in a few words.
    fn result(state: &Self::State) -> String;

    /// Victory points of the first side less those of the second at the end; none where no points are counted.
    fn margin(state: &Self::State) -> Option<i32>;

    /// The month that is played, counted from September 1940.
    fn month(&self, state: &Self::State) -> Option<u8>;

    /// For each of [`PlayedGame::PLACES`] whether the Axis holds it. `before` is the same an order ago, empty at the
    /// start of the game: a place that neither side holds now stays with its last holder.
    fn held(&self, state: &Self::State, before: &[bool]) -> Vec<bool>;

    /// Where the armies stand; month and places are left out.
    fn front(&self, state: &Self::State) -> Front;

    /// The places by which the front is read, from west to east.
    ///
    /// Errors: no scenario has that id.
    fn milestones(scenario: &str) -> Result<Vec<Milestone>, String>;

    /// How the game stands: names and values.
    fn standing(state: &Self::State) -> Vec<(String, String)>;

    /// The place of a side in [`PlayedGame::SEATS`].
    fn seat(side: Self::Side) -> usize {
        Self::SEATS.iter().position(|seat| seat.side == side).unwrap_or_default()
    }

    /// The seat that is meant by what was typed; the first one where nothing was.
    ///
    /// Errors: no side has that name.
    fn seat_named(typed: Option<&str>) -> Result<usize, String> {
        let Some(typed) = typed else { return Ok(0) };
        let [first, second] = Self::SEATS.map(|seat| seat.id);
        let seat = Self::SEATS.iter().position(|seat| seat.id == typed);
        seat.ok_or_else(|| format!("there is no side {typed:?}: expected {first} or {second}"))
    }

    /// The viewer that is meant by what was typed; the referee, who sees everything, where nothing was.
    ///
    /// Errors: no viewer has that name.
    fn viewer_named(typed: Option<&str>) -> Result<Viewer<Self::Side>, String> {
        match typed {
            None | Some(cli::REFEREE) => Ok(Viewer::Everybody),
            Some(cli::OBSERVER) => Ok(Viewer::Observer),
            Some(typed) => {
                let [first, second] = Self::SEATS.map(|seat| seat.id);
                let seat = Self::SEATS.into_iter().find(|seat| seat.id == typed);
                seat.map(|seat| Viewer::Side(seat.side)).ok_or_else(|| {
                    let (observer, referee) = (cli::OBSERVER, cli::REFEREE);
                    format!("there is no viewer {typed:?}: expected {first}, {second}, {observer} or {referee}")
                })
            }
        }
    }
}

/// Sees under `--check` that everything is as it must be.
pub trait Watch<G: Rules>: Sized {
    /// Watches a game from now on.
    fn new(game: &mut Game<G>, number: u64) -> Self;

    /// Looks at the game after an order.
    ///
    /// Errors: what is not as it must be.
    fn after(&mut self, game: &mut Game<G>, given: Given<'_, G>) -> Result<(), Violation>;

    /// What was seen.
    fn seen(&self) -> &Seen;
}

/// The message that no scenario has this id.
pub fn no_scenario(scenario: &str) -> String {
    format!("{scenario} is no scenario that can be played")
}

/// The refusal of something that the game does not have.
pub fn unsupported<G: PlayedGame>(what: &str) -> String {
    format!("Unsupported: {} has no {what}", G::ID)
}
