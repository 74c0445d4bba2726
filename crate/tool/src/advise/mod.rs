//! The orders that a level of the computer player would give, and why.

// The same for another program.
pub mod serve;

use std::fmt::Write;
use std::io;
use std::process::ExitCode;

use referee::Viewer;
use referee::record::Game;
use referee::search::Explanation;
use referee::viewer::Given;
use serde::Serialize;

use crate::cli::{self, Until};
use crate::commands::{Done, print, quiet_when_closed};
use crate::saved_game;
use crate::suite::drive::Drive;
use crate::suite::position::Solvable;

/// An order of the level.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Advice<O, S> {
    /// Orders given before it.
    at: usize,
    /// Who gives it.
    side: S,
    /// The order.
    order: O,
    /// Why, where that was searched before it.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<Explanation>,
}

/// Prints the orders of a level from a place of a saved game on.
pub fn run<G: Solvable>(arguments: &cli::Advise) -> Done {
    if arguments.serve {
        quiet_when_closed(serve::serve::<G>(io::stdin().lock(), io::stdout().lock()))?;
        return Ok(ExitCode::SUCCESS);
    }
    let file = arguments.file.as_deref().ok_or("no game is named")?;
    let game = match saved_game::read_game::<G>(file, arguments.at)? {
        Ok(game) => game,
        Err(message) => {
            eprintln!("{message}");
            return Ok(ExitCode::FAILURE);
        }
    };
    print(&advice(game, arguments)?)?;
    Ok(ExitCode::SUCCESS)
}

/// The orders in words, or as a line of JSON each.
///
/// Errors: an order is refused.
fn advice<G: Solvable>(game: Game<G>, arguments: &cli::Advise) -> Result<String, String> {
    let (place, turn) = (G::place(game.state()), G::turn(game.state()));
    let mut drive = Drive::level(game, arguments.level);
    let (mut text, mut transcript) = (String::new(), G::Transcript::default());
    loop {
        let (at, before) = (drive.game.len(), drive.game.state().clone());
        let Some((by, order, report)) = drive.step()? else { break };
        let (why, side) = (drive.why.take(), G::SEATS[G::seat(by)]);
        if arguments.json {
            let advice = Advice { at, side: side.id, order, why };
            text += &(serde_json::to_string(&advice).map_err(|error| error.to_string())? + "\n");
        } else {
            if let Some(why) = why {
                text += &reason(side.title, &why);
            }
            let given = Given { at, before: &before, order: &order, report: &report, note: None };
            let (rules, after) = drive.game.parts();
            text += &rules.text(&mut transcript, given, after, Viewer::Everybody);
        }
        let state = drive.game.state();
        let is_done = match arguments.until {
            Until::Order => true,
            Until::Phase => G::place(state) != place,
            Until::Turn => G::turn(state) != turn,
        };
        if is_done {
            break;
        }
    }
    Ok(text)
}

/// Why a style was chosen, in a line.
fn reason(side: &str, why: &Explanation) -> String {
    let Explanation { style, next, continues, rollouts, terms } = why;
    let goes_on = if *continues { "goes on, " } else { "" };
    let mut text = format!("{side}: {goes_on}{style} before {next} after {rollouts} rollouts");
    for term in terms {
        let points = |hundredths: i32| f64::from(hundredths) / 100.0;
        // Writing to a text cannot fail.
        _ = write!(text, "; {} {:.2} against {:.2}", term.term, points(term.chosen), points(term.next));
    }
    text + "\n"
}
