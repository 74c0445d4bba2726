//! The table of the ladder.

use std::fmt::Write;

use crate::cli;
use crate::ladder::cell::{Cell, Tally};
use crate::ladder::results::Played;
use crate::measure::player::PlayerKind;
use crate::played_game::PlayedGame;

/// The cells as a Markdown table.
pub fn markdown<G: PlayedGame>(cells: &[Cell], games: &[Played], arguments: &cli::Ladder) -> String {
    let mut text = String::from(
        "| scenario | players | games | won / drawn / lost | score (95 %) | ordered | s a player-turn |\n\
         |---|---|---|---|---|---|---|\n",
    );
    for cell in cells {
        let tally = Tally::of(&cell.of::<G>(games, arguments.seed));
        if tally.count() == 0 {
            continue;
        }
        let [won, drawn, lost] = tally.games;
        let [low, high] = tally.interval.map(|bound| bound * 100.0);
        let [one, other] = cell.players.map(PlayerKind::key);
        let ordered = match (tally.is_ordered(), tally.score > 0.5) {
            (true, true) => "yes",
            (true, false) => "reversed",
            (false, _) => "no",
        };
        let seconds = tally.milliseconds[0] / 1e3;
        // Writing to a text cannot fail.
        _ = writeln!(
            text,
            "| {} | {one} v {other} | {} | {won} / {drawn} / {lost} | {:.0} % ({low:.0}–{high:.0}) | {ordered} | \
             {seconds:.2} |",
            cell.scenario,
            tally.count(),
            tally.score * 100.0,
        );
    }
    text
}
