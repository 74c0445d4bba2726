//! Playing whole games, and their figures.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use desert_fox::model::units::Side;
use desert_fox::random::games::{Player, Players, Stopped, begin_with, play};
use desert_fox::random::pairwise::{options, rule_sets};
use desert_fox::random::watch::{Lengths, Watch, round_trips};
use desert_fox::record::Game;
use desert_fox::record::SAVE_EXTENSION;
use desert_fox::state::{Outcome, State};
use desert_fox::turn::config::Options;

use crate::commands::{Done, print};
use crate::stats::{Clock, Span, real};
use crate::{charts, cli};

/// Characters of a link that may be sent anywhere.
const SHORT_LINK: usize = 1_900;

/// Figures of the games.
#[derive(Debug, Default)]
struct Tally {
    results: BTreeMap<String, u32>,
    orders: Span,
    turns: Span,
    turn_links: Span,
    game_links: Span,
    saves: Span,
    unlinked: u32,
    undone: u32,
    not_undone: u32,
    stopped: u32,
}

/// Plays games and prints their figures. Gives 1 when a game stopped.
pub fn run(arguments: &cli::Play) -> Done {
    if let Some(folder) = &arguments.save {
        fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    let (clock, mut tally) = (Clock::start(), Tally::default());
    let sets = if arguments.pairwise { rule_sets() } else { Vec::new() };
    let own = arguments.charts.as_deref().map(charts::read).transpose()?;
    for number in u64::from(arguments.seed)..u64::from(arguments.seed) + u64::from(arguments.games) {
        let scenario = &arguments.scenario;
        let options = if sets.is_empty() { Options::of(scenario) } else { options(scenario, &sets, number) };
        let options = match &own {
            Some(own) => Options { charts: own.changes.clone(), own_charts: Some(own.named()), ..options },
            None => options,
        };
        one(arguments, options, number, &mut tally)?;
    }
    print(&tally.text(arguments, &clock))?;
    Ok(ExitCode::from(u8::from(tally.stopped > 0)))
}

/// Who plays Axis and Commonwealth.
fn sides(arguments: &cli::Play) -> [Player; 2] {
    let choice = &arguments.players;
    match (choice.random, choice.scripted, arguments.side) {
        (true, _, _) => [Player::Random; 2],
        (_, true, _) => [Player::Scripted; 2],
        (_, _, cli::Side::Axis) => [Player::Scripted, Player::Random],
        (_, _, cli::Side::Commonwealth) => [Player::Random, Player::Scripted],
    }
}

/// Plays one game.
fn one(arguments: &cli::Play, options: Options, number: u64, tally: &mut Tally) -> Result<(), Box<dyn Error>> {
    let scenario = &arguments.scenario;
    let mut game = begin_with(options, number).map_err(|_| format!("{scenario} is no scenario that can be played"))?;
    let played = to_the_end(arguments, number, &mut game, tally);
    let finished = played.map_err(|stopped| stopped.to_string()).and_then(|()| {
        let lengths =
            if arguments.check { Some(round_trips(&game).map_err(|violation| violation.to_string())?) } else { None };
        Ok(lengths.unwrap_or_else(|| lengths_of(&game)))
    });
    match finished {
        Ok(lengths) => tally.finished(&game, &lengths),
        Err(stopped) => {
            tally.stopped += 1;
            eprintln!("game {number}: {stopped}");
        }
    }
    match &arguments.save {
        Some(folder) => save(&game, &folder.join(format!("{scenario}-{number}.{SAVE_EXTENSION}"))),
        None => Ok(()),
    }
}

fn save(game: &Game, path: &Path) -> Result<(), Box<dyn Error>> {
    fs::write(path, game.save()).map_err(|error| format!("{}: {error}", path.display()).into())
}

fn to_the_end(arguments: &cli::Play, number: u64, game: &mut Game, tally: &mut Tally) -> Result<(), Stopped> {
    let mut players = Players::new(game, sides(arguments), number);
    let mut watch = arguments.check.then(|| Watch::new(game, number));
    let mut begun = 0;
    let played = play(game, &mut players, |game, given| {
        let turn = game.checkpoints().last().map_or(0, |checkpoint| checkpoint.orders);
        if turn > begun {
            tally.turn_links.push(game.turn_link(begun).map_or(usize::MAX, |link| link.len()));
            begun = turn;
        }
        watch.as_mut().map_or(Ok(()), |watch| watch.after(game, given))
    });
    if let Some(watch) = watch {
        tally.undone += watch.undone;
        tally.not_undone += watch.not_undone;
    }
    played
}

fn lengths_of(game: &Game) -> Lengths {
    Lengths { save: game.save().len(), link: game.link().ok().map(|link| link.len()) }
}

/// The result of a game in a few words.
pub fn result(state: &State) -> String {
    match state.outcome {
        None => "not over".to_owned(),
        Some(Outcome { winner, level, .. }) => {
            let winner = winner.map(|side| if side == Side::Axis { "Axis " } else { "Commonwealth " });
            winner.unwrap_or_default().to_owned() + &format!("{level:?}").to_lowercase()
        }
    }
}

impl Tally {
    fn finished(&mut self, game: &Game, lengths: &Lengths) {
        *self.results.entry(result(game.state())).or_default() += 1;
        self.orders.push(game.len());
        self.turns.push(usize::from(game.state().turn));
        self.saves.push(lengths.save);
        match lengths.link {
            Some(link) => self.game_links.push(link),
            None => self.unlinked += 1,
        }
    }

    fn text(&self, arguments: &cli::Play, clock: &Clock) -> String {
        let players = sides(arguments).map(|player| if player == Player::Random { "random" } else { "scripted" });
        let games = self.orders.len();
        let results: Vec<String> = self.results.iter().map(|(result, games)| format!("{result} {games}")).collect();
        let mut text =
            format!("{games} games of {}, Axis {}, Commonwealth {}\n", arguments.scenario, players[0], players[1]);
        let mut line = |name: &str, value: &str| {
            // Writing to a text cannot fail.
            _ = writeln!(text, "{name:<12}{value}");
        };
        line("results", &results.join(", "));
        line("game-turns", &self.turns.to_string());
        line("orders", &format!("{}, all {}", self.orders, self.orders.sum()));
        let (short, links) = (self.turn_links.below(SHORT_LINK), self.turn_links.len());
        let share = 100.0 * real(short) / real(links.max(1));
        line(
            "turn links",
            &format!("{}; {short} of {links} ({share:.1} %) under {SHORT_LINK} characters", self.turn_links),
        );
        line("game links", &format!("{}; {} games are too long for one", self.game_links, self.unlinked));
        line("save files", &format!("{} bytes", self.saves));
        if arguments.check {
            line("undo", &format!("{} orders taken back and given again, {} that stay", self.undone, self.not_undone));
        }
        let seconds = clock.seconds();
        let pace = real(self.orders.sum()) / seconds.max(1e-9);
        line("pace", &format!("{pace:.0} orders per {}, {:.2} s a game", clock.unit(), seconds / real(games.max(1))));
        line("stopped", &self.stopped.to_string());
        text
    }
}
