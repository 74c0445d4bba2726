//! Commands about one game that is kept in a file.

use std::fmt::Write;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use desert_fox::data::chart_set::ChartSet;
use desert_fox::model::units::Side;
use desert_fox::record::Shared;
use desert_fox::record::save::LONGEST_SAVE;
use desert_fox::record::{Checkpoint, DesertFox, DiceMode, Fault, Game, Older, Record, Revisions, fingerprint};
use desert_fox::turn::to_act::to_act;
use referee::hash::hex;
use referee::{Viewer, viewer};

use crate::commands::{Done, print};
use crate::play::result;
use crate::{charts, cli};

/// A record, and the states that it is said to pass through.
type Recorded = (Record, Vec<Checkpoint>);

/// Reads the file of a game and does something with it. Gives 1 with the reason when it holds no game, or one that does not
/// follow.
///
/// Errors: the file cannot be opened, nor that of the charts, or it is none of charts.
fn with(arguments: &cli::SavedGame, explain: impl FnOnce(&Recorded) -> Result<String, String>) -> Done {
    let text = read(&arguments.file).map_err(|error| format!("{}: {error}", arguments.file.display()))?;
    let charts = arguments.charts.as_deref().map(charts::read).transpose()?;
    match recorded(&text).and_then(|recorded| explain(&with_charts(recorded, charts)?)) {
        Ok(explained) => {
            print(&explained)?;
            Ok(ExitCode::SUCCESS)
        }
        Err(message) => {
            eprintln!("{message}");
            Ok(ExitCode::FAILURE)
        }
    }
}

/// The text of a file, as far as it is not longer than any saved game.
fn read(file: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    File::open(file)?.take(LONGEST_SAVE as u64 + 1).read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// The game of a save file or of a link.
///
/// Errors: the text holds no game.
fn recorded(text: &str) -> Result<Recorded, String> {
    if text.trim_start_matches('\u{feff}').trim_start().starts_with('{') {
        let saved = Game::read_save(text).map_err(|fault| fault.to_string())?;
        return Ok((saved.record, saved.checkpoints));
    }
    match Game::read_link(text.trim()).map_err(|fault| fault.to_string())? {
        Shared::Game(record, end) => Ok((record, vec![end])),
        Shared::Turn(_) => Err("the link carries a turn, which is nothing without its game".to_owned()),
    }
}

/// The record with the charts that it names.
///
/// Errors: charts for a game that names none. Charts other than those named are refused where the game begins.
fn with_charts((mut record, checkpoints): Recorded, charts: Option<ChartSet>) -> Result<Recorded, String> {
    if let Some(charts) = charts {
        if record.options.own_charts.is_none() {
            return Err("the game names no charts of its players' own".to_owned());
        }
        record.options.supply(&charts.changes);
    }
    Ok((record, checkpoints))
}

/// What is told of a record that does not follow, with the order itself.
fn explained(record: &Record, fault: &Fault) -> String {
    let order = fault.order().and_then(|at| record.orders.get(at));
    let order = order.and_then(|entry| serde_json::to_string(&entry.order).ok());
    let mut text = order.map_or_else(|| fault.to_string(), |order| format!("{fault}\n  {order}"));
    if let Fault::Older(older) = fault {
        let Older { at, orders, agreed, .. } = older.as_ref();
        let agreed = agreed.map(|agreed| format!("; the state agrees after {agreed}")).unwrap_or_default();
        // Writing to a text cannot fail.
        _ = write!(text, "\nby the rules of today {at} of {orders} orders follow{agreed}");
    }
    text
}

/// The game of a record.
fn replayed((record, checkpoints): &Recorded) -> Result<Game, String> {
    Game::replay(record, checkpoints).map_err(|fault| explained(record, &fault))
}

/// Plays a game again and shows how it stands.
pub fn replay(arguments: &cli::SavedGame) -> Done {
    with(arguments, |recorded| {
        let begin = Instant::now();
        let game = replayed(recorded)?;
        let time = begin.elapsed().as_secs_f64() * 1e3;
        Ok(format!("{}{:<12} in {time:.1} ms\n", summary(&game), "replayed"))
    })
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
    line("dice", dice(record.dice));
    let Revisions { rules, scenario: edition } = record.revisions;
    line("revisions", format!("rules {rules}, scenario {edition}"));
    line("orders", game.len().to_string());
    line("game-turn", format!("{}, {:?}, {:?}", state.turn, state.phasing, state.phase));
    line("result", result(state));
    if state.outcome.is_none() {
        line("decides", format!("{:?}", to_act(state)));
    }
    for side in [Side::Axis, Side::Commonwealth] {
        let supply = state.of_side(side).filter(|(id, _)| id.counter().is_supply()).count();
        let units = state.of_side(side).count() - supply;
        let (air, points) = (state.air[side.index()], state.points[side.index()]);
        let name = format!("{side:?}");
        line(
            &name,
            format!("{units} units, {supply} supply units, {} air points, {points} victory points", air.points),
        );
    }
    line("state", hex(&fingerprint(state)));
    text
}

/// Where the dice of a record come from, and what that proves.
fn dice(dice: DiceMode) -> String {
    match dice {
        DiceMode::Seeded(seed) => {
            format!(
                "seed {seed}: each die follows from the seed and the orders; anyone who has the record can foresee them"
            )
        }
        DiceMode::Entered => "entered by the players: the record cannot prove them".to_owned(),
    }
}

/// Proves a game.
pub fn verify(arguments: &cli::SavedGame) -> Done {
    with(arguments, |(record, checkpoints)| {
        let verified = Game::verify(record, checkpoints).map_err(|fault| explained(record, &fault))?;
        let (orders, state) = (verified.orders, hex(&verified.state));
        Ok(format!("every one of {orders} orders follows; state {state}\ndice: {}\n", dice(record.dice)))
    })
}

/// Prints a game in words.
pub fn transcript(arguments: &cli::SavedGame) -> Done {
    with(arguments, |(record, _)| {
        viewer::transcript::<DesertFox>(record, Viewer::Everybody).map_err(|fault| explained(record, &fault))
    })
}

/// Prints the link of a game, or the lengths of its links.
pub fn link(arguments: &cli::Link) -> Done {
    with(&arguments.saved, |recorded| {
        if arguments.lengths {
            return lengths(&recorded.0);
        }
        let game = replayed(recorded)?;
        let link = if arguments.turn { game.turn_link(game.turn_begins()) } else { game.link() };
        link.map(|link| link + "\n").map_err(|fault| fault.to_string())
    })
}

/// The length of the link of each player-turn, and of the game.
fn lengths(record: &Record) -> Result<String, String> {
    Game::replay(record, &[]).map_err(|fault| explained(record, &fault))?;
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
        given.map_err(|refusal| explained(record, &Fault::Refused { order: at, refusal }))?;
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
