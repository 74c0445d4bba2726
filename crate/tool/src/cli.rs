//! What may be typed after `tool`.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use referee::RulingId;

/// The referee at the terminal: adjudicates combats, answers questions about positions and surveys the ledger of rulings.
#[derive(Debug, Parser)]
#[command(name = "tool", version)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Show which rulings the code carries out and the case files test
    ///
    /// Reads the ledger (crate/desert-fox/data/rulings.toml), the citation lines in the doc comments of all crates and
    /// the case files in tests/rulings. A ruling is implemented when a rule cites it, tested when a case file names it
    /// as well, and missing otherwise. Whatever does not fit together is listed on standard error, and the exit code is
    /// then 1: malformed citations, numbers that are not in the ledger or left out of it, switches that the rule set
    /// does not have, cases for rulings that nothing carries out, and rulings of tests/rulings/must.txt that are no
    /// longer implemented and tested.
    Rulings(Rulings),
    /// Answer questions, one JSON object to a line
    ///
    /// Each line is one call with the types of the browser's calls, such as {"call":"adjudicateCombat","query":{...}}
    /// or {"call":"askBoard","query":{"position":{...},"question":{...}}}, and is answered by one line {"call":...,"answer":{...}} on standard output, in order. An "id" of any kind in the question comes back
    /// in the answer. Empty lines are skipped. A line that cannot be understood is answered by an object
    /// {"error":{"code","line","column","path","message"}} that says where it goes wrong, and the next line is read. The
    /// codes are bad-json, bad-argument, bad-utf8, line-too-long (more than 1 MiB) and bad-answer.
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

/// What `combats` and `positions` take.
#[derive(Debug, Args)]
pub struct Random {
    /// How many
    #[arg(long, default_value_t = 1000)]
    pub count: u32,
    /// The first seed
    #[arg(long, default_value_t = 0)]
    pub seed: u32,
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
    fn ruling_numbers_are_checked_when_they_are_typed() {
        assert!(Cli::try_parse_from(["tool", "rulings", "R017", "H002"]).is_ok());
        let error = Cli::try_parse_from(["tool", "rulings", "17"]).unwrap_err().to_string();
        assert!(error.contains("is no ruling number"), "{error}");
    }
}
