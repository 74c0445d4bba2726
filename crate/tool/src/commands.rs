//! The commands: what they read, print and give back to the shell.

use std::error::Error;
use std::fs::{self, File};
use std::io::{self, BufWriter, Read, Write};
use std::process::ExitCode;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::cli::{self, PlayedCommand};
use crate::fault::Fault;
use crate::games::Game;
use crate::played_game::{PlayedGame, unsupported};
use crate::random::Question;
use crate::repository::{self, Repository};
use crate::suite::find::Findable;
use crate::survey::{self, Survey};
use crate::{adjudicate, advise, balance, bench, ladder, play, random, report, saved_game, suite};

/// What a command gives back to the shell.
pub type Done = Result<ExitCode, Box<dyn Error>>;

/// Surveys the ledger of a game, or looks rulings up. A survey gives 1 when anything is wrong; errors when the
/// repository cannot be read.
pub fn rulings(arguments: &cli::Rulings, game: &Game) -> Done {
    let root = arguments.root.clone().map_or_else(|| repository::root(game), Ok)?;
    let mut survey = survey::survey(&Repository::read(&root, game)?, &(game.switches)())?;
    write_table(arguments, &mut survey)?;
    print(&shown(arguments, &survey)?)?;
    if !arguments.ids.is_empty() {
        return Ok(ExitCode::SUCCESS);
    }
    survey.faults.iter().for_each(|fault| eprintln!("{fault}"));
    Ok(ExitCode::from(u8::from(!survey.faults.is_empty())))
}

fn write_table(arguments: &cli::Rulings, survey: &mut Survey) -> Result<(), Box<dyn Error>> {
    let Some(file) = &arguments.write else { return Ok(()) };
    let table = report::table(&survey.rows)?;
    if !arguments.check {
        return fs::write(file, table).map_err(|error| format!("{}: {error}", file.display()).into());
    }
    if fs::read_to_string(file).ok().as_ref() != Some(&table) {
        survey.faults.push(Fault::Stale { path: file.display().to_string() });
    }
    Ok(())
}

fn shown(arguments: &cli::Rulings, survey: &Survey) -> Result<String, Box<dyn Error>> {
    if arguments.json {
        return Ok(report::table(&survey.rows)?);
    }
    if arguments.changed {
        return Ok(report::by_revision(survey));
    }
    if !arguments.ids.is_empty() {
        return details(arguments, survey);
    }
    let sections = if arguments.check { String::new() } else { report::by_section(survey) };
    Ok(format!("{sections}{}\n", report::summary(survey)))
}

fn details(arguments: &cli::Rulings, survey: &Survey) -> Result<String, Box<dyn Error>> {
    let mut text = String::new();
    for &id in &arguments.ids {
        let row = survey.rows.iter().find(|row| row.ruling.id == id);
        text += &report::details(row.ok_or_else(|| format!("{id} is not in the ledger"))?);
    }
    Ok(text)
}

/// Prints a text.
pub fn print(text: &str) -> io::Result<()> {
    quiet_when_closed(io::stdout().write_all(text.as_bytes()))
}

/// Carries out a command about a game.
pub fn run<G: Findable>(command: &PlayedCommand) -> Done {
    match command {
        PlayedCommand::Adjudicate(arguments) => adjudicate(arguments, G::answer),
        PlayedCommand::Combats(arguments) => random::<G>(arguments, G::combats(), "random combats"),
        PlayedCommand::Positions(arguments) => random::<G>(arguments, G::positions(), "random positions"),
        PlayedCommand::Play(arguments) => play::run::<G>(arguments),
        PlayedCommand::Replay(arguments) => saved_game::replay::<G>(arguments),
        PlayedCommand::Verify(arguments) => saved_game::verify::<G>(arguments),
        PlayedCommand::Transcript(arguments) => saved_game::transcript::<G>(arguments),
        PlayedCommand::Link(arguments) => saved_game::link::<G>(arguments),
        PlayedCommand::Bench(arguments) => bench::run::<G>(arguments),
        PlayedCommand::Ladder(arguments) => ladder::run::<G>(arguments),
        PlayedCommand::Balance(arguments) => balance::run::<G>(arguments),
        PlayedCommand::Advise(arguments) => advise::run::<G>(arguments),
        PlayedCommand::Suite(arguments) => suite::run::<G>(arguments),
    }
}

/// Answers the lines of a file or of standard input. Gives 1 for a line that failed, if strict.
fn adjudicate<Q: DeserializeOwned, A: Serialize>(arguments: &cli::Adjudicate, answer: impl Fn(&Q) -> A) -> Done {
    let input: Box<dyn Read> = match &arguments.file {
        None => Box::new(io::stdin().lock()),
        Some(file) => Box::new(File::open(file).map_err(|error| format!("{}: {error}", file.display()))?),
    };
    let output = BufWriter::new(io::stdout().lock());
    match adjudicate::run(input, output, answer) {
        Ok(tally) => Ok(ExitCode::from(u8::from(arguments.strict && tally.failed > 0))),
        Err(error) => quiet_when_closed(Err(error)).map(|()| ExitCode::SUCCESS).map_err(Into::into),
    }
}

/// Prints random questions of a kind.
fn random<G: PlayedGame>(arguments: &cli::Random, draw: Option<Question<G::Request>>, kind: &str) -> Done {
    let draw = draw.ok_or_else(|| unsupported::<G>(kind))?;
    let output = BufWriter::new(io::stdout().lock());
    quiet_when_closed(random::write(output, arguments.seed, arguments.count, draw))?;
    Ok(ExitCode::SUCCESS)
}

/// Whoever reads the output may stop early, as `head` does.
pub fn quiet_when_closed(written: io::Result<()>) -> io::Result<()> {
    match written {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}
