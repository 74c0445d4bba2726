//! What the commands take in which computer players play.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use referee::search::Level;

/// What `play` takes.
#[derive(Debug, Args)]
pub struct Play {
    #[command(flatten)]
    pub choice: PlayersChoice,
    /// The side of the script in games against random play: axis or commonwealth, of Rommel in the Desert axis or
    /// allied [default: axis]
    #[arg(long, value_name = "SIDE", conflicts_with_all = ["random", "scripted", "players"])]
    pub side: Option<String>,
    /// The program of the player called frozen: another build of this command
    #[arg(long, value_name = "FILE")]
    pub frozen: Option<PathBuf>,
    /// The scenario, or all of them in turn: all [default: campaign, of Rommel in the Desert 1940]
    #[arg(long, value_name = "ID")]
    pub scenario: Option<String>,
    /// How many games
    #[arg(long, default_value_t = 10)]
    pub games: u32,
    /// Number of the first game
    #[arg(long, default_value_t = 0)]
    pub seed: u32,
    /// Play each game under the next of those rule sets in which every value of every switch meets every value of each
    /// other one (Desert Fox)
    #[arg(long)]
    pub pairwise: bool,
    /// Begin each game with both sides close together: mingled on a few hexes, in Rommel in the Desert on a narrow front,
    /// with most supply cards real, for two months
    #[arg(long, conflicts_with_all = ["pairwise", "charts"])]
    pub crowded: bool,
    /// Play with the charts of this file, as the page exports them
    #[arg(long, value_name = "FILE")]
    pub charts: Option<PathBuf>,
    /// See after every order that everything is as it must be, and at the end that record, save file and link give the
    /// game back
    #[arg(long)]
    pub check: bool,
    /// Write every game into this folder, those that stop as well
    #[arg(long, value_name = "FOLDER")]
    pub save: Option<PathBuf>,
}

/// Who plays.
#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
pub struct PlayersChoice {
    /// The player of the Axis and that of the other side, such as commander:recruit, or one for both
    #[arg(long, value_name = "PLAYER[:PLAYER]")]
    pub players: Option<String>,
    /// Both sides give any legal orders
    #[arg(long)]
    pub random: bool,
    /// The script plays both sides
    #[arg(long)]
    pub scripted: bool,
    /// The script plays against any legal orders
    #[arg(long)]
    pub versus: bool,
}

/// What `advise` takes.
#[derive(Debug, Args)]
pub struct Advise {
    /// Save file, or a text file with the link of a game
    #[arg(value_name = "FILE", required_unless_present = "serve")]
    pub file: Option<PathBuf>,
    /// Begin after this many orders [default: at the end]
    #[arg(long, value_name = "ORDERS")]
    pub at: Option<usize>,
    /// The level: recruit, captain or commander
    #[arg(long, value_name = "LEVEL", default_value = "commander", value_parser = level)]
    pub level: Level,
    /// How far: one order, to the end of the phase, or to the end of the player-turn
    #[arg(long, value_enum, default_value_t = Until::Order)]
    pub until: Until,
    /// Print a line of JSON for each order
    #[arg(long)]
    pub json: bool,
    /// Answer lines of another program on standard input, as `ladder --frozen` asks; see docs/formats.md
    #[arg(long, conflicts_with_all = ["file", "at", "until", "json"])]
    pub serve: bool,
}

/// How far `advise` goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Until {
    /// One order.
    Order,
    /// The phase is over.
    Phase,
    /// The player-turn is over.
    Turn,
}

/// The level of a name.
fn level(name: &str) -> Result<Level, String> {
    Level::find(name).ok_or_else(|| "expected recruit, captain or commander".to_owned())
}

/// What `bench` takes.
#[derive(Debug, Args)]
pub struct Bench {
    /// The scenario [default: campaign, of Rommel in the Desert 1940]
    #[arg(long, value_name = "ID")]
    pub scenario: Option<String>,
    /// Number of the first game
    #[arg(long, default_value_t = 0)]
    pub seed: u32,
    /// How many games
    #[arg(long, default_value_t = 10)]
    pub games: u32,
}

/// What `ladder` takes.
#[derive(Debug, Args)]
pub struct Ladder {
    /// A scenario; may be given several times [default: all]
    #[arg(long, value_name = "ID")]
    pub scenario: Vec<String>,
    /// A pair of players such as commander:script; may be given several times [default: each player and the next weaker
    /// one, and commander:script]
    #[arg(long, value_name = "PLAYER:PLAYER")]
    pub pair: Vec<String>,
    /// Number of the first dice; numbers below 1000 are for tuning
    #[arg(long, default_value_t = 1000)]
    pub seed: u32,
    /// The fewest games of a pair
    #[arg(long, default_value_t = 40)]
    pub least: u32,
    /// The most games of a pair
    #[arg(long, default_value_t = 200)]
    pub most: u32,
    /// The program of the player called frozen: another build of this command
    #[arg(long, value_name = "FILE")]
    pub frozen: Option<PathBuf>,
    #[command(flatten)]
    pub series: Series,
}

/// What `balance` takes.
#[derive(Debug, Args)]
pub struct Balance {
    /// A scenario, or an earlier revision of it such as race-for-tobruk@1; may be given several times [default: all]
    #[arg(long, value_name = "ID")]
    pub scenario: Vec<String>,
    /// Who plays both sides, as for `ladder`
    #[arg(long, value_name = "PLAYER", default_value = "captain")]
    pub player: String,
    /// Number of the first dice; numbers below 1000 are for tuning
    #[arg(long, default_value_t = 2000)]
    pub seed: u32,
    /// Games of a scenario; with 0 the games of the file are counted
    #[arg(long, default_value_t = 40)]
    pub games: u32,
    /// Play with the charts of this file, as the page exports them
    #[arg(long, value_name = "FILE")]
    pub charts: Option<PathBuf>,
    #[command(flatten)]
    pub series: Series,
}

/// How many games are played at a time, and where they and the tables of them are kept.
#[derive(Debug, Default, Args)]
pub struct Series {
    /// Threads; each plays one pair or game at a time
    #[arg(long, default_value_t = 1)]
    pub threads: u32,
    /// Write every game played into this folder
    #[arg(long, value_name = "FOLDER")]
    pub save: Option<PathBuf>,
    /// Read the games of this file, one JSON object to a line, play only those that are missing, and add them to it
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// Write the tables into this file as well
    #[arg(long, value_name = "FILE")]
    pub write: Option<PathBuf>,
}

/// What `figures` takes.
#[derive(Debug, Args)]
pub struct Figures {
    /// Folder with save files of the game
    #[arg(value_name = "FOLDER")]
    pub folder: PathBuf,
}

/// What `suite` takes.
#[derive(Debug, Args)]
pub struct Suite {
    /// Files of positions [default: that of the game in the repository]
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// The level that plays: recruit, captain or commander
    #[arg(long, value_name = "LEVEL", default_value = "commander", value_parser = level)]
    pub level: Level,
    /// Only positions of this kind; may be given several times [default: all]
    #[arg(long, value_name = "KIND")]
    pub kind: Vec<String>,
    /// Print a line of JSON for each position
    #[arg(long)]
    pub json: bool,
    /// Look for new positions in the saved games of this folder, and print them in the form of the file
    #[arg(long, value_name = "FOLDER", conflicts_with = "json")]
    pub find: Option<PathBuf>,
    /// New positions of a kind at most
    #[arg(long, default_value_t = 20, requires = "find")]
    pub most: u32,
    /// Threads; each plays one position at a time
    #[arg(long, default_value_t = 2)]
    pub threads: u32,
}
