//! One game.

use crate::cli;
use crate::ladder::cell::Cell;
use crate::ladder::results::Played;
use crate::measure::game;
use crate::played_game::PlayedGame;
use crate::saves::Saves;

/// Plays a game of a cell and saves it where that is wanted. Games 2n and 2n + 1 have the same dice and swapped seats.
///
/// Errors: the game does not come to its end, or cannot be saved.
pub fn play<G: PlayedGame>(cell: &Cell, arguments: &cli::Ladder, number: u32) -> Result<Played, String> {
    let seed = arguments.seed + number / 2;
    let swapped = !number.is_multiple_of(2);
    let mut kinds = cell.players;
    if swapped {
        kinds.reverse();
    }
    let finished = game::play::<G>(G::options(&cell.scenario)?, kinds, seed, arguments.frozen.as_deref(), |_, _| ())?;
    let name = format!("{}-{}-{}-{seed}", cell.scenario, kinds[0].key(), kinds[1].key());
    Saves::new(arguments.series.save.as_deref())?.save(&name, &finished.game)?;
    // The seat of the cell's first player.
    let seat = usize::from(swapped);
    let halves = finished.winner().map_or(1, |winner| if winner == seat { 2 } else { 0 });
    let each = |seat: usize| finished.seconds[seat] / f64::from(finished.turns[seat].max(1));
    Ok(Played {
        engine: Some(G::FORMATS.engine.to_owned()),
        game: G::ID.to_owned(),
        scenario: cell.scenario.clone(),
        players: cell.players.map(|kind| kind.key().to_owned()),
        seed,
        number,
        halves,
        orders: finished.game.len() as u32,
        end: Some(finished.end()),
        milliseconds_a_turn: [seat, 1 - seat].map(|seat| (each(seat) * 1e3).round() as u32),
    })
}
