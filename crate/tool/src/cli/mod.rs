//! What may be typed after `tool`.

// The commands in which computer players play.
mod players;

#[cfg(test)]
pub use players::Series;
pub use players::{Advise, Balance, Bench, Figures, Ladder, Play, Suite, Until};

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use referee::RulingId;

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
    /// The number of a game settles its dice and what its players draw, so that it comes out the same on every
    /// computer. The players are those of `ladder`. Whatever stops a game is told on standard error with the number of
    /// the game, and the exit code is then 1.
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
    /// players are random, old-script, script (or recruit), captain, commander, and frozen: the Commander of another
    /// build, whose program --frozen names.
    Ladder(Ladder),
    /// Let a computer player play both sides of the scenarios, and print results and the front by months beside history
    ///
    /// Each game has its number of dice, from --seed on. Every game played is added to the file of --resume, and is not
    /// played again; a file of another engine, or of a build that plays differently, is refused.
    Balance(Balance),
    /// Let a level play positions with an act that is provably best, and print which it solves
    ///
    /// A position is a game up to a decision, with a line of orders that solves its task and one that does not; see
    /// docs/formats.md. Both sides are played by the level until the task is solved or not.
    Suite(Suite),
    /// Print figures of how the saved games of a folder were played, a table for each scenario
    ///
    /// What was driven to and fro, stood still or without supply, was lost, and was left over at the end. Save files of
    /// `play`, `ladder` and `balance`, and of the page.
    Figures(Figures),
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

/// What is typed for all scenarios in turn.
pub const ALL: &str = "all";

/// What `replay` takes.
#[derive(Debug, Args)]
pub struct Replay {
    #[command(flatten)]
    pub saved: SavedGame,
    /// Show how it stood after this many orders
    #[arg(long, value_name = "ORDERS")]
    pub at: Option<usize>,
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
