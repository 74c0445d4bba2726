//! Commands about one game that is kept in a file.

use std::error::Error;
use std::fmt::Write;
use std::fs;
use std::process::ExitCode;
use std::time::Instant;

use desert_fox::game::sequence::decides;
use desert_fox::record::link::Shared;
use desert_fox::record::save::{LONGEST_SAVE, read};
use desert_fox::record::transcript;
use desert_fox::record::{Checkpoint, DiceMode, Fault, Game, Record, fingerprint, link as links};
use desert_fox::units::Side;
use referee::hash::hex;

use crate::cli;
use crate::commands::{Done, print};
use crate::play::result;

/// A record, and the states that it is said to pass through.
type Recorded = (Record, Vec<Checkpoint>);

/// Reads a save file, or the link of a game.
///
/// Errors: the file cannot be read, or holds no game.
fn recorded(arguments: &cli::Kept) -> Result<Recorded, Box<dyn Error>> {
    let name = arguments.file.display();
    let length = fs::metadata(&arguments.file).map_err(|error| format!("{name}: {error}"))?.len();
    if length > LONGEST_SAVE as u64 {
        return Err(format!("{name}: longer than any saved game").into());
    }
    let text = fs::read_to_string(&arguments.file).map_err(|error| format!("{name}: {error}"))?;
    if text.trim_start_matches('\u{feff}').trim_start().starts_with('{') {
        let saved = read(&text).map_err(|fault| format!("{name}: {fault}"))?;
        return Ok((saved.record, saved.checkpoints));
    }
    match links::read(text.trim()).map_err(|fault| format!("{name}: {fault}"))? {
        Shared::Game(record, end) => Ok((record, vec![end])),
        Shared::Turn(_) => Err(format!("{name}: the link carries a turn, which is nothing without its game").into()),
    }
}

/// What is told of a record that does not follow, with the order itself.
fn told(record: &Record, fault: &Fault) -> String {
    let order = fault.order().and_then(|at| record.orders.get(at));
    let order = order.and_then(|entry| serde_json::to_string(&entry.order).ok());
    order.map_or_else(|| fault.to_string(), |order| format!("{fault}\n  {order}"))
}

/// Plays a game again and shows how it stands. Gives 1 when it does not follow.
pub fn replay(arguments: &cli::Kept) -> Done {
    let (record, checkpoints) = recorded(arguments)?;
    let begin = Instant::now();
    match Game::replay(&record, &checkpoints) {
        Ok(game) => {
            let time = begin.elapsed().as_secs_f64() * 1e3;
            print(&format!("{}replayed     in {time:.1} ms\n", summary(&game)))?;
            Ok(ExitCode::SUCCESS)
        }
        Err(fault) => fails(&told(&record, &fault)),
    }
}

fn fails(message: &str) -> Done {
    eprintln!("{message}");
    Ok(ExitCode::FAILURE)
}

/// How a game stands.
fn summary(game: &Game) -> String {
    let (record, state) = (game.record(), game.state());
    let mut text = String::new();
    let mut line = |name: &str, value: String| {
        // Writing to a text cannot fail.
        _ = writeln!(text, "{name:<12} {value}");
    };
    line("scenario", record.options.scenario.clone());
    line("dice", match &record.dice {
        DiceMode::Seeded(seed) => format!("seed {seed}"),
        DiceMode::Entered => "rolled by the players".to_owned(),
    });
    line("orders", game.len().to_string());
    line("game-turn", format!("{}, {:?}, {:?}", state.turn, state.phasing, state.phase));
    line("result", result(state));
    if state.outcome.is_none() {
        line("decides", format!("{:?}", decides(state)));
    }
    for side in [Side::Axis, Side::Commonwealth] {
        let supply = state.of_side(side).filter(|(id, _)| id.counter().is_supply()).count();
        let units = state.of_side(side).count() - supply;
        let (air, points) = (state.air[side.index()], state.points[side.index()]);
        let name = format!("{side:?}");
        line(&name, format!("{units} units, {supply} supply units, {} air points, {points} victory points", air.points));
    }
    line("state", hex(&fingerprint(state)));
    text
}

/// Proves a game. Gives 1 when it does not follow.
pub fn verify(arguments: &cli::Kept) -> Done {
    let (record, checkpoints) = recorded(arguments)?;
    match desert_fox::record::verify(&record, &checkpoints) {
        Ok(verified) => {
            print(&format!("every one of {} orders follows; state {}\n", verified.orders, hex(&verified.state)))?;
            Ok(ExitCode::SUCCESS)
        }
        Err(fault) => fails(&told(&record, &fault)),
    }
}

/// Prints a game in words. Gives 1 when it does not follow.
pub fn transcript(arguments: &cli::Kept) -> Done {
    let (record, _) = recorded(arguments)?;
    match transcript::transcript(&record) {
        Ok(text) => {
            print(&text)?;
            Ok(ExitCode::SUCCESS)
        }
        Err(fault) => fails(&told(&record, &fault)),
    }
}

/// Prints the link of a game, or the lengths of its links. Gives 1 when it does not follow.
pub fn link(arguments: &cli::Link) -> Done {
    let (record, checkpoints) = recorded(&arguments.kept)?;
    let text = if arguments.lengths { lengths(&record) } else { whole(&record, &checkpoints) };
    match text {
        Ok(text) => {
            print(&text)?;
            Ok(ExitCode::SUCCESS)
        }
        Err(message) => fails(&message),
    }
}

fn whole(record: &Record, checkpoints: &[Checkpoint]) -> Result<String, String> {
    let game = Game::replay(record, checkpoints).map_err(|fault| told(record, &fault))?;
    game.link().map(|link| link + "\n").map_err(|fault| fault.to_string())
}

/// The length of the link of each player-turn, and of the game.
fn lengths(record: &Record) -> Result<String, String> {
    let fault = |refusals: Vec<_>| Fault::Options(refusals).to_string();
    let (mut game, _) = Game::new(record.options.clone(), record.dice).map_err(fault)?;
    let (mut text, mut begun) = (String::new(), 0);
    for (at, entry) in record.orders.iter().enumerate() {
        let (turn, side) = (game.state().turn, game.state().phasing);
        let entered = match record.dice {
            DiceMode::Seeded(_) => &[],
            DiceMode::Entered => entry.faces.as_deref().unwrap_or_default(),
        };
        let given = game.give(entry.order.clone(), entered);
        given.map_err(|refusal| told(record, &Fault::Refused { order: at, refusal }))?;
        let next = game.checkpoints().last().map_or(0, |checkpoint| checkpoint.orders);
        if next > begun || at + 1 == record.orders.len() {
            let length = game.turn_link(begun).map_err(|fault| fault.to_string())?.len();
            // Writing to a text cannot fail.
            _ = writeln!(text, "game-turn {turn}, {side:?}: {} orders, {length} characters", game.len() - begun);
            begun = next;
        }
    }
    let link = game.link().map_or_else(|fault| fault.to_string(), |link| format!("{} characters", link.len()));
    Ok(format!("{text}whole game: {} orders, {link}\n", game.len()))
}
