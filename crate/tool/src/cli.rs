//! What may be typed after `tool`.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use referee::RulingId;
use referee::search::Level;

use crate::games::{GAMES, Game};

/// The referee at the terminal: adjudicates combats, answers questions about positions, plays and proves whole games,
/// and surveys the ledger of rulings.
#[derive(Debug, Parser)]
#[command(name = "tool", version)]
pub struct Cli {
    /// The game that the command is about: desert-fox or rommel-in-the-desert
    #[arg(long, global = true, value_name = "GAME", default_value = GAMES[0].id, value_parser = Game::find)]
    pub game: &'static Game,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Show which rulings the code carries out and the case files test
    ///
    /// Reads the ledger of the game (crate/<game>/data/rulings.toml), the citation lines in the doc comments of its
    /// crates and of those that all games share, and the case files (of Desert Fox in tests/rulings, of any other game
    /// in tests/<game>/rulings). A ruling is implemented when a rule cites it, tested when a case file names it as
    /// well, and missing otherwise. Whatever does not fit together is listed on standard error, and the exit code is
    /// then 1: malformed citations, numbers that are not in the ledger or left out of it, switches that the rule set
    /// does not have, cases for rulings that nothing carries out, and rulings listed in must.txt beside the case files
    /// that are not both implemented and tested.
    Rulings(Rulings),
    /// Print random games with hashes of what each player sees on the way, one to a line
    ///
    /// For the comparison with wasm: each line is an object with the number of the game, its save, what there is to see
    /// after every few orders, and its transcripts. The numbers count up from the seed given; the same number gives the
    /// same game on every computer.
    #[command(hide = true)]
    Traces(Random),
    /// A command about a game that can be played.
    #[command(flatten)]
    Played(PlayedCommand),
}

/// The commands that need a game which can be played.
#[derive(Debug, Subcommand)]
pub enum PlayedCommand {
    /// Answer questions, one JSON object to a line
    ///
    /// Each line is one call with the types of the browser's calls, such as {"call":"adjudicateCombat","query":{...}}
    /// or {"call":"askBoard","query":{"position":{...},"question":{...}}}, of Rommel in the Desert such as
    /// {"call":"askPosition","query":{"units":[...],"question":{"ask":"supply","side":"axis"}}}. It is answered by one
    /// line {"call":...,"answer":{...}} on standard output, in order. An "id" of any kind in the question comes back in
    /// the answer. Empty lines are skipped. A line that cannot be understood is answered by an object
    /// {"error":{"code","line","column","path","message"}} that says where it goes wrong, and the next line is read.
    /// The codes are bad-json, bad-argument, bad-utf8, line-too-long (more than 1 MiB) and bad-answer.
    Adjudicate(Adjudicate),
    /// Print random combats as questions for `adjudicate`, one to a line
    ///
    /// For tests and measurements: each line is {"id":SEED,"call":"adjudicateCombat","query":{...}}, the seeds counting up
    /// from the one given. The same seed gives the same combat on every computer. About one combat in ten is one that the
    /// rules refuse.
    #[command(hide = true)]
    Combats(Random),
    /// Print questions about random positions for `adjudicate`, one to a line
    ///
    /// As `combats`, with lines {"id":SEED,"call":"askBoard","query":{...}}.
    #[command(hide = true)]
    Positions(Random),
    /// Play whole games at random or by the computer players, and print figures of them
    ///
    /// The number of a game settles its dice and what its players draw, so that it comes out the same on every computer.
    /// The players are those of `ladder`. Whatever stops a game is told on standard error with the number of the game, and the exit code is then 1.
    Play(Play),
    /// Play a saved game again and show how it stands
    Replay(Replay),
    /// Print the orders that a level of the computer player would give from a place of a saved game on, and why
    ///
    /// The level decides for both sides, with the dice of the game. A line before the orders of a decision tells which
    /// style was chosen before which other one, and in which terms of its value it was better, in victory points.
    Advise(Advise),
    /// Prove that every order of a saved game was legal and every die its own
    ///
    /// Prints the hash of the last state. Otherwise the first order that does not follow is told on standard error, and
    /// the exit code is 1.
    Verify(SavedGame),
    /// Print a saved game in words, an order to a line
    Transcript(Transcript),
    /// Print the link of a saved game, or the save file of a linked one
    Link(Link),
    /// Measure random legal orders, everything that is legal listed before each
    Bench(Bench),
    /// Let the computer players play each other until each pair is ordered, and print the table
    ///
    /// Pairs play every scenario with swapped seats: two games with each number of dice, from --seed on. A pair is
    /// ordered when the 95 % interval of its score (draws count half) leaves out 50 %; that is looked at from --least
    /// games on, every 20 games, and the pair stops there or at --most games. Seconds are those of the processor. The
    /// players are random, old-script, script (or recruit), captain, commander, and frozen: the Commander of another build,
    /// whose program --frozen names.
    Ladder(Ladder),
    /// Let a computer player play both sides of the scenarios, and print results and the front by months beside history
    ///
    /// Each game has its number of dice, from --seed on. Every game played is added to the file of --resume, and is not
    /// played again; a file of another engine, or of a build that plays differently, is refused.
    Balance(Balance),
    /// Let a level play positions with an act that is provably best, and print which it solves
    ///
    /// A position is a game up to a decision, with a line of orders that solves its task and one that does not; see
    /// docs/positions.md. Both sides are played by the level until the task is solved or not.
    Suite(Suite),
}

/// What `rulings` takes.
#[derive(Debug, Args)]
pub struct Rulings {
    /// Show everything about these rulings, such as R017 or H002, in place of the survey
    #[arg(value_name = "RULING")]
    pub ids: Vec<RulingId>,
    /// Show only the summary and what is wrong; with --write compare the file in place of writing it
    #[arg(long)]
    pub check: bool,
    /// Write the table that the page shows, as JSON with one ruling to a line
    #[arg(long, value_name = "FILE")]
    pub write: Option<PathBuf>,
    /// Print that table in place of the survey
    #[arg(long, conflicts_with = "check")]
    pub json: bool,
    /// List the rulings by the revision of the rules in which they changed, in place of the survey
    #[arg(long, conflicts_with_all = ["ids", "check", "write", "json"])]
    pub changed: bool,
    /// Folder of the repository [default: the current folder or the nearest one above that holds the ledger]
    #[arg(long, value_name = "FOLDER")]
    pub root: Option<PathBuf>,
}

/// What `adjudicate` takes.
#[derive(Debug, Args)]
pub struct Adjudicate {
    /// File to read [default: standard input]
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Exit with 1 if any line could not be understood
    #[arg(long)]
    pub strict: bool,
}

/// What `combats`, `positions` and `traces` take.
#[derive(Debug, Args)]
pub struct Random {
    /// How many
    #[arg(long, default_value_t = 1000)]
    pub count: u32,
    /// The first seed
    #[arg(long, default_value_t = 0)]
    pub seed: u32,
}

/// What `play` takes.
#[derive(Debug, Args)]
pub struct Play {
    #[command(flatten)]
    pub choice: PlayersChoice,
    /// The side of the script in games against random play: axis or commonwealth, of Rommel in the Desert axis or allied
    /// [default: axis]
    #[arg(long, value_name = "SIDE", conflicts_with_all = ["random", "scripted", "players"])]
    pub side: Option<String>,
    /// The program of the player called frozen: another build of this command
    #[arg(long, value_name = "FILE")]
    pub frozen: Option<PathBuf>,
    /// The scenario [default: campaign, of Rommel in the Desert 1940]
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
    /// Begin each game with the units of both sides mingled on a few hexes (Desert Fox)
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

/// What the commands about one game take.
#[derive(Debug, Args)]
pub struct SavedGame {
    /// Save file, or a text file with the link of a game
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// The charts that the game names as its players' own: their file, as the page exports it (Desert Fox)
    #[arg(long, value_name = "FILE")]
    pub charts: Option<PathBuf>,
}

/// What `replay` takes.
#[derive(Debug, Args)]
pub struct Replay {
    #[command(flatten)]
    pub saved: SavedGame,
    /// Show how it stood after this many orders
    #[arg(long, value_name = "ORDERS")]
    pub at: Option<usize>,
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

/// The viewer who sees everything.
pub const REFEREE: &str = "referee";
/// The viewer at neither side.
pub const OBSERVER: &str = "observer";

/// What `transcript` takes.
#[derive(Debug, Args)]
pub struct Transcript {
    #[command(flatten)]
    pub saved: SavedGame,
    /// Who reads it: referee, who sees everything; observer or a side as for `play`, who read only what they may know
    /// [default: referee]
    #[arg(long, value_name = "VIEWER")]
    pub viewer: Option<String>,
}

/// What `link` takes.
#[derive(Debug, Args)]
pub struct Link {
    #[command(flatten)]
    pub saved: SavedGame,
    /// Print how long it is in place of it, and how long the link of each player-turn
    #[arg(long)]
    pub lengths: bool,
    /// Print the link of its last player-turn in place of it, for somebody who has the game up to there
    #[arg(long, conflicts_with = "lengths")]
    pub turn: bool,
    /// Print the save file of the game in place of it, such as of a game that came by a link
    #[arg(long, conflicts_with_all = ["lengths", "turn"])]
    pub save: bool,
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
    /// Threads; each plays one pair at a time
    #[arg(long, default_value_t = 1)]
    pub threads: u32,
    /// The program of the player called frozen: another build of this command
    #[arg(long, value_name = "FILE")]
    pub frozen: Option<PathBuf>,
    /// Write every game played into this folder
    #[arg(long, value_name = "FOLDER")]
    pub save: Option<PathBuf>,
    /// Read the games of this file, one JSON object to a line, play only those that are missing, and add them to it
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// Write the table into this file as well
    #[arg(long, value_name = "FILE")]
    pub write: Option<PathBuf>,
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
    /// Threads; each plays one game at a time
    #[arg(long, default_value_t = 1)]
    pub threads: u32,
    /// Play with the charts of this file, as the page exports them
    #[arg(long, value_name = "FILE")]
    pub charts: Option<PathBuf>,
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

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn somebody_has_to_play() {
        assert!(Cli::try_parse_from(["tool", "play", "--versus", "--side", "commonwealth"]).is_ok());
        assert!(Cli::try_parse_from(["tool", "play", "--players", "random:recruit"]).is_ok());
        assert!(Cli::try_parse_from(["tool", "play", "--games", "3"]).is_err());
        assert!(Cli::try_parse_from(["tool", "play", "--random", "--players", "recruit"]).is_err());
        assert!(Cli::try_parse_from(["tool", "play", "--random", "--side", "axis"]).is_err());
    }

    #[test]
    fn ruling_numbers_are_checked_when_they_are_typed() {
        assert!(Cli::try_parse_from(["tool", "rulings", "R017", "H002"]).is_ok());
        let error = Cli::try_parse_from(["tool", "rulings", "17"]).unwrap_err().to_string();
        assert!(error.contains("is no ruling number"), "{error}");
    }

    #[test]
    fn the_game_stands_before_or_after_the_command_and_is_desert_fox_by_itself() {
        let game = |arguments: &[&str]| Cli::try_parse_from(arguments).unwrap().game.id;
        assert_eq!(game(&["tool", "rulings"]), "desert-fox");
        assert_eq!(game(&["tool", "--game", "rommel-in-the-desert", "rulings"]), "rommel-in-the-desert");
        assert_eq!(game(&["tool", "rulings", "--game", "rommel-in-the-desert"]), "rommel-in-the-desert");
    }
}
