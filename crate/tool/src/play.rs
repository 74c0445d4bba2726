//! Playing whole games, and their figures.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::process::ExitCode;

use referee::conformance::{Lengths, round_trips};
use referee::play;
use referee::record::{DiceMode, Game};

use crate::cli;
use crate::commands::{Done, print};
use crate::measure::player::PlayerKind;
use crate::played_game::{PlayedGame, no_scenario};
use crate::players::Players;
use crate::saves::Saves;
use crate::stats::{Clock, Span, real};

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
    met: BTreeMap<&'static str, u32>,
    stopped: u32,
}

/// Plays games and prints their figures. Gives 1 when a game stopped.
pub fn run<G: PlayedGame>(arguments: &cli::Play) -> Done {
    let scenario = arguments.scenario.as_deref().unwrap_or(G::SCENARIO);
    let (kinds, options) = (kinds::<G>(arguments)?, G::series(scenario, arguments)?);
    let saves = Saves::new(arguments.save.as_deref())?;
    let (clock, mut tally) = (Clock::start(), Tally::default());
    for number in u64::from(arguments.seed)..u64::from(arguments.seed) + u64::from(arguments.games) {
        let dice = DiceMode::Seeded(play::seed(number));
        let (mut game, _) = Game::<G>::new(options(number), dice).map_err(|_| no_scenario(scenario))?;
        one(arguments, kinds, number, &mut game, &mut tally)?;
        saves.save(&format!("{scenario}-{number}"), &game)?;
    }
    let titles = G::SEATS.map(|seat| seat.title);
    let players = kinds.map(PlayerKind::key);
    let who = format!("{} {}, {} {}", titles[0], players[0], titles[1], players[1]);
    print(
        &(format!("{} games of {scenario}, {who}\n", tally.orders.len()) + &tally.text(arguments, G::TURNS, &clock)),
    )?;
    Ok(ExitCode::from(u8::from(tally.stopped > 0)))
}

/// Who plays the first and the second side.
///
/// Errors: there is no such player or side, or no program for the frozen player.
fn kinds<G: PlayedGame>(arguments: &cli::Play) -> Result<[PlayerKind; 2], String> {
    let choice = &arguments.choice;
    let script = G::seat_named(arguments.side.as_deref())?;
    let kinds = match &choice.players {
        Some(players) => PlayerKind::seats(players)?,
        None if choice.random => [PlayerKind::Random; 2],
        None if choice.scripted => [PlayerKind::Script; 2],
        None => [0, 1].map(|seat| if seat == script { PlayerKind::Script } else { PlayerKind::Random }),
    };
    PlayerKind::check_frozen(kinds, arguments.frozen.as_deref()).map(|()| kinds)
}

/// Plays one game.
///
/// Errors: the program of the frozen player cannot be run.
fn one<G: PlayedGame>(
    arguments: &cli::Play,
    kinds: [PlayerKind; 2],
    number: u64,
    game: &mut Game<G>,
    tally: &mut Tally,
) -> Result<(), String> {
    let mut players = Players::new(game, kinds, number, arguments.frozen.as_deref(), arguments.check)?;
    let played = play::play(game, &mut players);
    let played = played.map_err(|stopped| players.fault.take().unwrap_or_else(|| stopped.to_string()));
    let [undone, not_undone] = players.undone();
    tally.undone += undone;
    tally.not_undone += not_undone;
    for (what, number) in players.met() {
        *tally.met.entry(what).or_default() += number;
    }
    tally.turn_links.extend(players.turn_links);
    match played.and_then(|()| lengths(game, arguments.check)) {
        Ok(lengths) => tally.finished(game, lengths),
        Err(stopped) => {
            tally.stopped += 1;
            eprintln!("game {number}: {stopped}");
        }
    }
    Ok(())
}

/// The lengths of a game in its outer forms; where it is to be checked, also that it comes back from each of them.
///
/// Errors: it does not.
fn lengths<G: PlayedGame>(game: &Game<G>, checked: bool) -> Result<Lengths, String> {
    if !checked {
        return Ok(Lengths { save: game.save().len(), link: game.link().ok().map(|link| link.len()) });
    }
    round_trips(game, |options| *options = game.record().options.clone()).map_err(|violation| violation.to_string())
}

impl Tally {
    fn finished<G: PlayedGame>(&mut self, game: &Game<G>, lengths: Lengths) {
        *self.results.entry(G::result(game.state())).or_default() += 1;
        self.orders.push(game.len());
        self.turns.push(G::turns(game.state()));
        self.saves.push(lengths.save);
        match lengths.link {
            Some(link) => self.game_links.push(link),
            None => self.unlinked += 1,
        }
    }

    fn text(&self, arguments: &cli::Play, turns: &str, clock: &Clock) -> String {
        let games = self.orders.len();
        let results: Vec<String> = self.results.iter().map(|(result, games)| format!("{result} {games}")).collect();
        let mut text = String::new();
        let mut line = |name: &str, value: &str| {
            // Writing to a text cannot fail.
            _ = writeln!(text, "{name:<12}{value}");
        };
        line("results", &results.join(", "));
        line(turns, &self.turns.to_string());
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
        for (what, number) in &self.met {
            line("met", &format!("{what} {number}"));
        }
        let seconds = clock.seconds();
        let pace = real(self.orders.sum()) / seconds.max(1e-9);
        line("pace", &format!("{pace:.0} orders per {}, {:.2} s a game", clock.unit(), seconds / real(games.max(1))));
        line("stopped", &self.stopped.to_string());
        text
    }
}
