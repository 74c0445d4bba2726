//! A player that is another program: an older build of this command, asked through `advise --serve`.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use referee::record::Game;
use referee::search::Level;

use crate::advise::serve::{Answer, Begin, Request};
use crate::played_game::PlayedGame;

/// The program while one game is played.
pub struct Frozen<G: PlayedGame> {
    program: PathBuf,
    seat: usize,
    level: Level,
    child: Child,
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
    /// Orders of the game that the program knows; none before the first question.
    known: Option<usize>,
    /// Orders that it has given and that have not been carried out yet.
    given: VecDeque<G::Order>,
}

impl<G: PlayedGame> Frozen<G> {
    /// Runs a program as the player of a seat.
    ///
    /// Errors: it cannot be run.
    pub fn new(program: &Path, seat: usize, level: Level) -> Result<Self, String> {
        let failed = |error: &dyn std::fmt::Display| format!("{}: {error}", program.display());
        let arguments = ["--game", G::ID, "advise", "--serve"];
        let piped = Command::new(program).args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = piped.map_err(|error| failed(&error))?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (questions, answers) = pipes.ok_or_else(|| failed(&"it has no standard input and output"))?;
        let answers = BufReader::new(answers);
        Ok(Self {
            program: program.to_owned(),
            seat,
            level,
            child,
            questions,
            answers,
            known: None,
            given: VecDeque::new(),
        })
    }

    /// The order of the program, which decides next; none where nothing can be ordered.
    ///
    /// Errors: the program is gone, or answers with an error.
    pub fn order(&mut self, game: &Game<G>) -> Result<Option<G::Order>, String> {
        if self.given.is_empty() {
            let answer = self.ask(game).map_err(|error| format!("{}: {error}", self.program.display()))?;
            self.known = Some(game.len() + answer.len());
            self.given = answer.into();
        }
        Ok(self.given.pop_front())
    }

    fn ask(&mut self, game: &Game<G>) -> Result<Vec<G::Order>, String> {
        let request = match self.known {
            None => {
                Request::Begin(Begin { game: game.save(), side: G::SEATS[self.seat].id.to_owned(), level: self.level })
            }
            Some(known) => {
                let since = game.record().orders.get(known..).unwrap_or_default();
                Request::Orders(since.iter().map(|entry| entry.order.clone()).collect())
            }
        };
        let line = serde_json::to_string(&request).map_err(|error| error.to_string())?;
        let sent = writeln!(self.questions, "{line}").and_then(|()| self.questions.flush());
        sent.map_err(|error| format!("it is gone: {error}"))?;
        let mut answer = String::new();
        let read = self.answers.read_line(&mut answer).map_err(|error| error.to_string())?;
        if read == 0 {
            return Err("it is gone without an answer".to_owned());
        }
        match serde_json::from_str(&answer).map_err(|error| format!("its answer cannot be read: {error}"))? {
            Answer::Orders(orders) => Ok(orders),
            Answer::Error(error) => Err(error),
        }
    }
}

/// The program ends with its game.
impl<G: PlayedGame> Drop for Frozen<G> {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}
