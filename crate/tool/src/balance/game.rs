//! One game of a level against itself, with the front at the end of each month.

use crate::balance::front::Front;
use crate::balance::results::{Match, Played};
use crate::measure::game;
use crate::played_game::PlayedGame;
use crate::saves::Saves;

/// What is seen of a game.
#[derive(Debug, Default)]
struct Fronts {
    /// The month that is played.
    month: Option<u8>,
    /// For each place whether the Axis holds it.
    held: Vec<bool>,
    ended: Vec<Front>,
}

impl Fronts {
    /// Notes the start of the game, and every month that is over with the first order of the next one.
    fn look<G: PlayedGame>(&mut self, rules: &G, state: &G::State) {
        let month = rules.month(state);
        if self.month == month {
            self.held = rules.held(state, &self.held);
        } else {
            self.end_month(rules, state);
            self.month = month;
        }
    }

    fn end_month<G: PlayedGame>(&mut self, rules: &G, state: &G::State) {
        self.held = rules.held(state, &self.held);
        self.ended.push(Front { month: self.month, held: self.held.clone(), ..rules.front(state) });
    }
}

/// Plays the game of a number of dice and saves it where that is wanted.
///
/// Errors: the scenario cannot begin, or the game does not come to its end or cannot be saved.
pub fn play<G: PlayedGame>(
    cell: &Match,
    charts: Option<&G::Charts>,
    seed: u32,
    saves: Saves,
) -> Result<Played, String> {
    let mut options = G::options(&cell.scenario)?;
    if let Some(charts) = charts {
        options = G::with_charts(options, charts);
    }
    let mut fronts = Fronts::default();
    let finished = game::play::<G>(options, [cell.player; 2], seed, None, |rules, state| fronts.look(rules, state))?;
    saves.save(&format!("{}-{}-{seed}", cell.scenario, cell.player.key()), &finished.game)?;
    let (rules, state) = (finished.game.rules(), finished.game.state());
    fronts.end_month(rules, state);
    let [seconds, turns] = [finished.seconds.iter().sum::<f64>(), finished.turns.iter().sum::<u32>().max(1).into()];
    Ok(Played {
        engine: G::FORMATS.engine.to_owned(),
        game: G::ID.to_owned(),
        scenario: cell.scenario.clone(),
        charts: cell.charts.clone(),
        revision: cell.revision,
        player: cell.player.key().to_owned(),
        seed,
        winner: finished.winner(),
        result: G::result(state),
        margin: G::margin(state),
        orders: finished.game.len() as u32,
        end: finished.end(),
        milliseconds_a_turn: (seconds * 1e3 / turns).round() as u32,
        fronts: fronts.ended,
    })
}
