//! Plays scripted or random games and prints how they went. Every order is followed by a check of the whole state.
//!
//! `plausibility SCENARIO|all GAMES [FIRST_SEED] [random] [axis-random] [allied-random] [trace] [table]`
//!
//! Each game has the next seed, from `FIRST_SEED` on. `random` lets both sides give any legal order.

#[path = "rommel_plausibility/invariants.rs"]
mod invariants;
#[path = "rommel_plausibility/report.rs"]
mod report;
#[path = "rommel_plausibility/tally.rs"]
mod tally;

use std::error::Error;
use std::time::Instant;

use invariants::Watch;
use referee::record::DiceMode;
use referee::{Draw, Rules, Seed};
use rommel_in_the_desert::model::finding::Finding;
use rommel_in_the_desert::model::scenario::ScenarioId;
use rommel_in_the_desert::opponent;
use rommel_in_the_desert::record::{Game, Options, Rommel};
use rommel_in_the_desert::state::order::Order;
use rommel_in_the_desert::state::{Stage, State};
use rommel_in_the_desert::turn::to_act::to_act;
use tally::Tally;

/// More orders than any game has.
const MOST_ORDERS: usize = 30_000;
/// Every game with a seed divisible by this is saved, linked and replayed.
const SAMPLE: u64 = 10;

/// What is played.
struct Task {
    scripted: [bool; 2],
    trace: bool,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let name = arguments.first().map_or("all", String::as_str);
    let games: u64 = arguments.get(1).map_or(Ok(20), |text| text.parse())?;
    let first: u64 = arguments.get(2).and_then(|text| text.parse().ok()).unwrap_or(0);
    let has = |word: &str| arguments.iter().any(|argument| argument == word);
    let scripted = ["axis-random", "allied-random"].map(|word| !has("random") && !has(word));
    let task = Task { scripted, trace: has("trace") };
    let scenarios: Vec<ScenarioId> =
        ScenarioId::ALL.into_iter().filter(|id| name == "all" || id.key() == name).collect();
    if has("table") {
        report::head();
    }
    for id in scenarios {
        let (mut tally, begin) = (Tally::default(), Instant::now());
        for seed in first..first + games {
            play(id, seed, &task, &mut tally).map_err(|fault| format!("{}, seed {seed}: {fault}", id.key()))?;
        }
        if has("table") {
            report::row(id, &tally);
        } else {
            println!("{}: seeds {first} to {}, {:.1} s", id.key(), first + games - 1, begin.elapsed().as_secs_f64());
            report::details(&tally);
        }
    }
    Ok(())
}

/// Plays a game to its end.
fn play(id: ScenarioId, seed: u64, task: &Task, tally: &mut Tally) -> Result<(), String> {
    let mut bytes = [0; 16];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let (mut game, _) =
        Game::new(Options::of(id), DiceMode::Seeded(Seed(bytes))).map_err(|fault| format!("{fault:?}"))?;
    let (mut draw, mut watch) = (Draw::new(seed), Watch::default());
    tally.begin_game();
    while game.state().stage != Stage::Over {
        let before = game.state().clone();
        let scripted = task.scripted[to_act(&before).index()];
        let edition = game.rules().edition();
        let order = if scripted {
            opponent::order(edition, &before, &mut draw)
        } else {
            rommel_in_the_desert::random::order(edition, &before, &mut draw)
        };
        let order = order.ok_or_else(|| format!("dead end after {} orders", game.len()))?;
        let given = game.give(order.clone(), &[]).map_err(|refusal| format!("{order:?} refused: {refusal:?}"))?;
        let edition = game.rules().edition();
        watch.check(edition, &before, &order, game.state()).map_err(|fault| format!("after {order:?}: {fault}"))?;
        tally.note(edition, &before, &order, &given.log.findings, game.state());
        if task.trace {
            show(&before, &order, &given.log.findings, game.state());
        }
        if game.len() > MOST_ORDERS {
            return Err("it does not end".to_owned());
        }
    }
    tally.end_game(game.state(), game.len());
    if seed.is_multiple_of(SAMPLE) { gives_back(&game) } else { Ok(()) }
}

/// Save, link and record give the game back.
fn gives_back(game: &Game) -> Result<(), String> {
    let end = Rommel::fingerprint(game.state());
    let same = |other: &Game, how: &str| {
        let equal = other.record() == game.record() && Rommel::fingerprint(other.state()) == end;
        if equal { Ok(()) } else { Err(format!("the {how} gives another game")) }
    };
    same(&Game::load(&game.save()).map_err(|fault| format!("save: {fault}"))?, "save")?;
    let link = game.link().map_err(|fault| format!("link: {fault}"))?;
    same(&Game::open(&link).map_err(|fault| format!("link: {fault}"))?, "link")?;
    same(&Game::replay(game.record(), game.checkpoints()).map_err(|fault| format!("replay: {fault:?}"))?, "replay")
}

fn show(before: &State, order: &Order, findings: &[Finding], after: &State) {
    use rommel_in_the_desert::data::board::Board;
    use rommel_in_the_desert::model::finding::Code;
    let place = |hex| Board::shipped().name(hex);
    let month = before.calendar.map_or(0, |calendar| calendar.month);
    println!("{month} {:?} {:?}: {order:?}", to_act(before), before.stage.name());
    for finding in findings {
        let quiet = matches!(finding.code, Code::TurnedUp | Code::LineToBase | Code::Fires | Code::HitLost);
        if quiet {
            continue;
        }
        let unit = finding.unit.map_or_else(String::new, |id| {
            let position = &after.position;
            format!("{} {:?}", position.block(id).name, position.side(id))
        });
        let hex = finding.hex.map_or("", place);
        println!("    {} {unit} {hex} {} {}", finding.code.name(), finding.before, finding.after);
    }
}
