//! That a position is what its file says: its game opens whole, its lines can be played, and one of them solves the task.

use referee::record::Game;

use crate::suite::drive::Drive;
use crate::suite::position::{Position, Solvable};

/// Plays both lines of a position and compares what comes of them.
///
/// Errors: what does not hold.
pub fn prove<G: Solvable>(position: &Position<G>) -> Result<(), String> {
    let (seat, mut game) = (position.seat()?, position.open()?);
    if G::seat(game.to_act()) != seat {
        return Err("another side decides".to_owned());
    }
    G::premise(&position.task, seat, &mut game)?;
    let solved = played(position, seat, &game, &position.proof.solves, true)?;
    let failed = played(position, seat, &game, &position.proof.fails, false)?;
    if G::is_better(&position.task, seat, &solved, &failed) {
        return Ok(());
    }
    Err(format!("{} is no better than {}", G::result(&solved), G::result(&failed)))
}

/// The end of the game after a line, which solves the task or does not.
fn played<G: Solvable>(
    position: &Position<G>,
    seat: usize,
    game: &Game<G>,
    line: &[G::Order],
    solves: bool,
) -> Result<G::State, String> {
    let mut drive = Drive::line(game.clone(), line);
    let (solved, note) = G::judge(&position.task, seat, &mut drive)?;
    if solved != solves {
        return Err(format!("the line that {} does not: {note}", if solves { "solves" } else { "fails" }));
    }
    if solves && drive.rolled && !G::may_roll(&position.task) {
        return Err("the line that solves hangs on dice".to_owned());
    }
    drive.play_while(|_| true)?;
    Ok(drive.game.state().clone())
}
