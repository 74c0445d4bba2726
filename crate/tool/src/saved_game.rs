//! Commands about one game that is kept in a file.

use std::fmt::Write;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use referee::hash::hex;
use referee::link::LinkError;
use referee::reader::{FoundLink, LONGEST_TEXT, Reading, text_of};
use referee::record::link::Shared;
use referee::record::terms::count_orders;
use referee::record::{Checkpoint, DiceMode, Fault, Game, Older, Record, RecordOf, Revisions};
use referee::{Rules, Viewer, reader, viewer};

use crate::cli;
use crate::commands::{Done, print};
use crate::games::GAMES;
use crate::played_game::PlayedGame;

/// A record, and the states that it is said to pass through.
type Recorded<G> = (RecordOf<G>, Vec<Checkpoint>);

/// Reads the file of a game and does something with it. Gives 1 with the reason when it holds no game, or one that does
/// not follow.
///
/// Errors: the file cannot be opened, nor that of the charts, or it is none of charts.
fn with<G: PlayedGame>(
    arguments: &cli::SavedGame,
    explain: impl FnOnce(&Recorded<G>) -> Result<String, String>,
) -> Done {
    let text = read(&arguments.file).map_err(|error| format!("{}: {error}", arguments.file.display()))?;
    let charts = arguments.charts.as_deref().map(G::read_charts).transpose()?;
    match recorded::<G>(&text).and_then(|recorded| explain(&with_charts::<G>(recorded, charts.as_ref())?)) {
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

/// The text of a file, as far as it is not longer than any that is read.
fn read(file: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    File::open(file)?.take(LONGEST_TEXT as u64 * 2 + 2).read_to_end(&mut bytes)?;
    Ok(text_of(&bytes))
}

/// The game of a save file, or of the link in a text: of several the one with the most orders.
///
/// Errors: the text holds no game.
fn recorded<G: PlayedGame>(text: &str) -> Result<Recorded<G>, String> {
    let saved = |text: &str| -> Result<Recorded<G>, String> {
        let saved = Game::<G>::read_save(text).map_err(|fault| fault.to_string())?;
        Ok((saved.record, saved.checkpoints))
    };
    let links = match reader::read(G::FORMATS.link, text) {
        Reading::Save => return saved(text),
        Reading::Nothing(LinkError::TooLong) if text.len() > LONGEST_TEXT => return saved(text),
        Reading::Links(links) => links,
        Reading::Nothing(fault) => return Err(fault.to_string()),
    };
    let own = G::FORMATS.link;
    let is_own = |found: &&FoundLink| own.starts_with(found.letter);
    if let Some(other) = links.first().filter(|_| !links.iter().any(|found| is_own(&found))) {
        let game = GAMES.iter().find(|game| game.link.starts_with(other.letter));
        let hint = game.map_or_else(String::new, |game| format!("; --game {} reads it", game.id));
        return Err(format!("{}{hint}", LinkError::OtherGame(other.letter)));
    }
    let mut best: Option<Recorded<G>> = None;
    let mut reason = None;
    for found in links.iter().filter(is_own) {
        match Game::<G>::read_link(&found.link) {
            Ok(Shared::Game(record, end)) => {
                if best.as_ref().is_none_or(|(known, _)| known.orders.len() < record.orders.len()) {
                    best = Some((record, vec![end]));
                }
            }
            Ok(Shared::Turn(_)) => {
                reason = Some("the link carries a turn, which is nothing without its game".to_owned());
            }
            Err(fault) => reason = reason.or_else(|| Some(fault.to_string())),
        }
    }
    best.ok_or_else(|| reason.unwrap_or_else(|| LinkError::Form(own).to_string()))
}

/// The record with the charts that it names.
///
/// Errors: charts for a game that names none. Charts other than those named are refused where the game begins.
fn with_charts<G: PlayedGame>(
    (mut record, checkpoints): Recorded<G>,
    charts: Option<&G::Charts>,
) -> Result<Recorded<G>, String> {
    charts.map_or(Ok(()), |charts| G::supply(&mut record.options, charts))?;
    Ok((record, checkpoints))
}

/// The message about a record that does not follow. Only a viewer who sees everything gets the order itself: it names
/// what the other player may not see.
fn explained<G: Rules>(record: &RecordOf<G>, fault: &Fault<G::Refusal>, viewer: Viewer<G::Side>) -> String {
    let order = fault.order().and_then(|at| record.orders.get(at)).filter(|_| viewer == Viewer::Everybody);
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

/// The game of the text of a save file or of a link.
///
/// Errors: the text holds no game, or one that does not follow.
pub fn open<G: PlayedGame>(text: &str) -> Result<Game<G>, String> {
    replayed::<G>(&recorded::<G>(text)?)
}

/// The game of a file, as it stood after some orders, or the reason why it holds none that follows.
///
/// Errors: the file cannot be opened.
pub fn read_game<G: PlayedGame>(file: &Path, orders: Option<usize>) -> Result<Result<Game<G>, String>, String> {
    let text = read(file).map_err(|error| format!("{}: {error}", file.display()))?;
    Ok(open::<G>(&text).and_then(|game| at(game, orders)))
}

/// A game as it stood after some orders; all by default.
///
/// Errors: it has not as many.
fn at<G: PlayedGame>(game: Game<G>, orders: Option<usize>) -> Result<Game<G>, String> {
    let Some(orders) = orders else { return Ok(game) };
    game.branch(orders).ok_or_else(|| format!("the game has {} orders only", game.len()))
}

/// The game of a record.
fn replayed<G: PlayedGame>((record, checkpoints): &Recorded<G>) -> Result<Game<G>, String> {
    Game::replay(record, checkpoints).map_err(|fault| explained::<G>(record, &fault, Viewer::Everybody))
}

/// Plays a game again and shows how it stands at its end, or how it stood.
pub fn replay<G: PlayedGame>(arguments: &cli::Replay) -> Done {
    with::<G>(&arguments.saved, |recorded| {
        let begin = Instant::now();
        let game = at(replayed::<G>(recorded)?, arguments.at)?;
        let time = begin.elapsed().as_secs_f64() * 1e3;
        Ok(format!("{}{:<12} in {time:.1} ms\n", summary(&game), "replayed"))
    })
}

/// How a game stands.
fn summary<G: PlayedGame>(game: &Game<G>) -> String {
    let (record, state) = (game.record(), game.state());
    let Revisions { rules, scenario: edition } = record.revisions;
    let mut lines = vec![
        ("scenario".to_owned(), G::scenario(&record.options).to_owned()),
        ("dice".to_owned(), dice(record)),
        ("revisions".to_owned(), format!("rules {rules}, scenario {edition}")),
        ("orders".to_owned(), game.len().to_string()),
    ];
    lines.extend(G::standing(state));
    lines.push(("state".to_owned(), hex(&G::fingerprint(state))));
    lines.iter().fold(String::new(), |text, (name, value)| text + &format!("{name:<12} {value}\n"))
}

/// Where the dice of a record come from, and what that proves.
fn dice<O, T>(record: &Record<O, T>) -> String {
    let words = match record.dice {
        DiceMode::Seeded(seed) => {
            format!(
                "seed {seed}: each die follows from the seed and the orders; anyone who has the record can foresee them"
            )
        }
        DiceMode::Entered => "entered by the players: the record cannot prove them".to_owned(),
        DiceMode::Agreed(agreement) => match agreement.seed() {
            Some(seed) => format!(
                "seed {seed}: it follows from three numbers in the record, a commitment, its secret and an answer; only a \
                 player who sent one of them knows that it is theirs"
            ),
            None => format!("the seed is not agreed yet: {}", agreement.step()),
        },
    };
    match record.branches.first() {
        Some(first) if record.dice != DiceMode::Entered => format!(
            "{words}; after the first {} they also follow from a number that one player drew to continue the game",
            count_orders(first.at as usize)
        ),
        _ => words,
    }
}

/// Proves a game.
pub fn verify<G: PlayedGame>(arguments: &cli::SavedGame) -> Done {
    with::<G>(arguments, |recorded| {
        let game = replayed::<G>(recorded)?;
        let (orders, state) = (game.len(), hex(&G::fingerprint(game.state())));
        let proof = format!("every one of {orders} orders follows; state {state}\ndice: {}\n", dice(game.record()));
        Ok(proof + &terms(&game))
    })
}

/// What was chosen before a game and what each player has ordered, a line for each.
fn terms<G: PlayedGame>(game: &Game<G>) -> String {
    let terms = game.terms();
    let chosen = terms.tags().into_iter().map(|(name, value)| format!("{}: {value}\n", words(name)));
    let ordered = G::SEATS.into_iter().map(|seat| {
        let of_side = terms.sides.iter().find(|one| one.side == seat.side);
        let (orders, standing) = of_side.map_or((0, 0), |one| (one.orders, one.standing));
        let standing =
            if standing == 0 { String::new() } else { format!(", {standing} of them about standing orders") };
        format!("{}: {}{standing}\n", seat.title, count_orders(orders))
    });
    let notes = game.record().orders.iter().filter(|entry| entry.note.is_some()).count();
    let noted = (notes > 0).then(|| format!("notes: {notes}, written by either player\n"));
    chosen.chain(ordered).chain(noted).collect()
}

/// The name of a tag in words.
fn words(tag: &str) -> String {
    let spaced = tag.chars().flat_map(|letter| letter.is_uppercase().then_some(' ').into_iter().chain([letter]));
    spaced.collect::<String>().trim_start().to_lowercase()
}

/// Prints a game in words.
pub fn transcript<G: PlayedGame>(arguments: &cli::Transcript) -> Done {
    let viewer = G::viewer_named(arguments.viewer.as_deref())?;
    with::<G>(&arguments.saved, |(record, _)| {
        viewer::transcript::<G>(record, viewer).map_err(|fault| explained::<G>(record, &fault, viewer))
    })
}

/// Prints the link of a game, the lengths of its links, or its save file.
pub fn link<G: PlayedGame>(arguments: &cli::Link) -> Done {
    with::<G>(&arguments.saved, |recorded| {
        if arguments.lengths {
            return lengths::<G>(&recorded.0);
        }
        let game = replayed::<G>(recorded)?;
        if arguments.save {
            return Ok(game.save());
        }
        let link = if arguments.turn { game.turn_link(game.turn_begins()) } else { game.link() };
        link.map(|link| link + "\n").map_err(|fault| fault.to_string())
    })
}

/// The length of the link of each player-turn, and of the game.
fn lengths<G: PlayedGame>(record: &RecordOf<G>) -> Result<String, String> {
    Game::<G>::replay(record, &[]).map_err(|fault| explained::<G>(record, &fault, Viewer::Everybody))?;
    let fault = |refusals: Vec<_>| Fault::Options(refusals).to_string();
    let (mut game, _) = Game::<G>::new(record.options.clone(), record.dice).map_err(fault)?;
    let (mut text, mut begun) = (String::new(), 0);
    for (at, entry) in record.orders.iter().enumerate() {
        let turn = G::turn(game.state());
        let entered = entry.entered(record.dice);
        let given = game.give(entry.order.clone(), entered);
        given.map_err(|refusal| explained::<G>(record, &Fault::Refused { order: at, refusal }, Viewer::Everybody))?;
        let next = game.checkpoints().last().map_or(0, |checkpoint| checkpoint.orders);
        if next > begun || at + 1 == record.orders.len() {
            let length = game.turn_link(begun).map_err(|fault| fault.to_string())?.len();
            // Writing to a text cannot fail.
            _ = writeln!(text, "{turn}: {} orders, {length} characters", game.len() - begun);
            begun = next;
        }
    }
    let link = game.link().map_or_else(|fault| fault.to_string(), |link| format!("{} characters", link.len()));
    Ok(format!("{text}whole game: {} orders, {link}\n", game.len()))
}
