//! The line protocol in which another build of this command asks for orders: a JSON object to a line in, and one out.
//!
//! `{"begin":{"game":SAVE,"side":SIDE,"level":LEVEL}}` begins a game where its save file ends, and
//! `{"orders":[ORDER,...]}` tells what the other side has ordered since. Both are answered by `{"orders":[ORDER,...]}`: what
//! the player of that level orders until its side no longer decides, or by `{"error":TEXT}`. The dice of the orders are
//! those of the record, so that both programs see the same game.

use std::io::{self, BufRead, Write};

use referee::record::Game;
use referee::search::Level;
use serde::{Deserialize, Serialize};

use crate::measure::player::{PlayerKind, Seated};
use crate::played_game::PlayedGame;
use crate::saved_game;

/// A line that is read.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Request<O> {
    /// A game begins, or goes on.
    Begin(Begin),
    /// Orders of the other side since the last line.
    Orders(Vec<O>),
}

/// A game, and who is asked for in it.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Begin {
    /// Its save file.
    pub game: String,
    /// The side.
    pub side: String,
    /// The level.
    pub level: Level,
}

/// A line that is written.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Answer<O> {
    /// The orders of the side, in their order.
    Orders(Vec<O>),
    /// Why there are none.
    Error(String),
}

/// The game under way.
struct Served<G: PlayedGame> {
    game: Game<G>,
    seat: usize,
    player: Seated<G>,
}

/// Answers every line.
///
/// Errors: a line cannot be read or written.
pub fn serve<G: PlayedGame>(input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut served = None;
    for line in input.lines() {
        let answer = answer::<G>(&mut served, &line?).unwrap_or_else(Answer::Error);
        serde_json::to_writer(&mut output, &answer)?;
        writeln!(output)?;
        output.flush()?;
    }
    Ok(())
}

fn answer<G: PlayedGame>(served: &mut Option<Served<G>>, line: &str) -> Result<Answer<G::Order>, String> {
    match serde_json::from_str(line).map_err(|error| error.to_string())? {
        Request::Begin(Begin { game, side, level }) => {
            let (game, seat) = (saved_game::open::<G>(&game)?, G::seat_named(Some(&side))?);
            let player = Seated::new(game.rules(), PlayerKind::Level(level), seat, None)?;
            served.insert(Served { game, seat, player }).orders()
        }
        Request::Orders(orders) => {
            let served = served.as_mut().ok_or("no game has begun")?;
            orders.into_iter().try_for_each(|order| served.give(order))?;
            served.orders()
        }
    }
}

impl<G: PlayedGame> Served<G> {
    /// The orders of the side until it no longer decides.
    fn orders(&mut self) -> Result<Answer<G::Order>, String> {
        let mut orders = Vec::new();
        while !G::is_over(self.game.state()) && G::seat(self.game.to_act()) == self.seat {
            let Some(order) = self.player.order(&mut self.game)? else { break };
            orders.push(order.clone());
            self.give(order)?;
        }
        Ok(Answer::Orders(orders))
    }

    fn give(&mut self, order: G::Order) -> Result<(), String> {
        let at = self.game.len();
        self.game.give(order, &[]).map(|_| ()).map_err(|refusal| format!("order {at} is refused: {refusal}"))
    }
}
