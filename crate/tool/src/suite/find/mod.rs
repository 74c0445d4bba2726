//! Positions out of saved games: where a task may begin, lines of orders are played until one solves it and one does not.

// Desert Fox.
mod desert_fox;
// Rommel in the Desert.
mod rommel;

use std::fs;
use std::path::{Path, PathBuf};

use referee::record::Game;
use referee::search::Level;

use crate::cli;
use crate::saved_game;
use crate::suite::drive::Drive;
use crate::suite::position::{Position, Proof, Solvable, write};
use crate::suite::proof::prove;

/// Positions of one game at most, and of one kind in it.
const OF_ONE_GAME: usize = 3;
const OF_ONE_KIND: usize = 2;

/// A game in whose saved games positions are looked for.
pub trait Findable: Solvable {
    /// What the names of the positions of a task begin with.
    fn prefix(task: &Self::Task) -> &'static str;

    /// The tasks that may begin in a state, which comes after another one, with the seats of those who have them.
    fn tasks(&mut self, before: &Self::State, state: &Self::State) -> Vec<(Self::Task, usize)>;

    /// Whether lines of the levels are tried for a task too, against an enemy who does nothing and against each other.
    fn asks_levels(task: &Self::Task) -> bool;

    /// Lines that may solve a task or fail, the shortest first. The rest of the game is tried after them.
    fn lines(task: &Self::Task, seat: usize, game: &mut Game<Self>) -> Vec<Vec<Self::Order>>;

    /// The proof in words; the games are over, the first after the line that solves the task.
    fn words(
        task: &Self::Task,
        seat: usize,
        game: &mut Game<Self>,
        solved: &Self::State,
        failed: &Self::State,
    ) -> String;
}

/// Looks for positions of the kinds named in the saved games of a folder; the text of a file of positions.
///
/// Errors: a file cannot be read.
pub fn find<G: Findable>(arguments: &cli::Suite, folder: &Path, known: &[Position<G>]) -> Result<String, String> {
    let mut finder = Finder { found: Vec::new(), known: known.iter().map(|position| position.id.clone()).collect() };
    for file in saved_games(folder)? {
        let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match saved_game::open::<G>(&text) {
            Ok(game) => finder.search(arguments, name.split('.').next().unwrap_or(&name), game),
            Err(error) => eprintln!("{name}: {error}"),
        }
    }
    write(&finder.found)
}

/// The save files of a folder by their names.
///
/// Errors: the folder cannot be read.
pub fn saved_games(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
    files.sort();
    Ok(files)
}

/// What has been found.
struct Finder<G: Findable> {
    found: Vec<Position<G>>,
    known: Vec<String>,
}

impl<G: Findable> Finder<G> {
    /// Looks for positions in a game.
    fn search(&mut self, arguments: &cli::Suite, name: &str, mut game: Game<G>) {
        let wanted =
            |task: &G::Task| arguments.kind.is_empty() || arguments.kind.iter().any(|one| one == G::kind(task));
        let mut tasks = Vec::new();
        let (mut at, mut before) = (0, None);
        game.replay_range(0..game.len(), |rules, state, _, _| {
            if let Some(before) = before.replace(state.clone()) {
                let begun = rules.tasks(&before, state).into_iter().filter(|(task, _)| wanted(task));
                tasks.extend(begun.map(|(task, seat)| (at, task, seat)));
            }
            at += 1;
        });
        let mut here: Vec<&'static str> = Vec::new();
        for (at, task, seat) in tasks {
            let kind = G::kind(&task);
            let count = |kinds: &[&'static str]| kinds.iter().filter(|one| **one == kind).count();
            let all = self.found.iter().filter(|position| position.kind() == kind).count();
            if here.len() < OF_ONE_GAME && count(&here) < OF_ONE_KIND && all < arguments.most as usize {
                let rest: Vec<G::Order> = game.record().orders[at..].iter().map(|entry| entry.order.clone()).collect();
                let begun = game.branch(at);
                if let Some(position) = begun.and_then(|begun| self.position(name, &task, seat, begun, &rest)) {
                    eprintln!("{}: {kind} at {at} of {name}", position.id);
                    here.push(kind);
                    self.found.push(position);
                }
            }
        }
    }

    /// The position of a task that a game has come to, if it can be proved.
    fn position(
        &self,
        name: &str,
        task: &G::Task,
        seat: usize,
        mut game: Game<G>,
        rest: &[G::Order],
    ) -> Option<Position<G>> {
        let proof = proof(task, seat, &mut game, rest)?;
        let position = Position {
            id: self.free(G::prefix(task)),
            task: task.clone(),
            side: G::SEATS[seat].id.to_owned(),
            orders: game.len(),
            from: format!("{name}, after order {}", game.len()),
            proof,
            game: game.link().ok()?,
        };
        prove(&position).ok().map(|()| position)
    }

    /// The next name that no position has.
    fn free(&self, prefix: &str) -> String {
        let names = self.known.iter().chain(self.found.iter().map(|position| &position.id));
        let numbers = names.filter_map(|name| name.strip_prefix(prefix)?.parse::<u32>().ok());
        format!("{prefix}{:02}", numbers.max().unwrap_or_default() + 1)
    }
}

/// A line with what came of it: whether it solves the task, and the end of the game after it.
struct Tried<G: Findable> {
    line: Vec<G::Order>,
    solves: bool,
    rolled: bool,
    end: G::State,
}

/// A line that solves a task and one that does not, where the first leads to an end that is as much better as the task
/// says; none where no such pair was found.
fn proof<G: Findable>(task: &G::Task, seat: usize, game: &mut Game<G>, rest: &[G::Order]) -> Option<Proof<G::Order>> {
    G::premise(task, seat, game).ok()?;
    let mut tried: Vec<Tried<G>> = Vec::new();
    let mut lines = G::lines(task, seat, game);
    lines.push(rest.to_vec());
    let levels = if G::asks_levels(task) { &Level::ALL[..] } else { &[] };
    let by_lines = lines.iter().map(|line| Drive::line(game.clone(), line));
    let against = levels.iter().map(|&level| Drive::against(game.clone(), level, seat));
    let by_levels = levels.iter().map(|&level| Drive::level(game.clone(), level));
    let may_roll = G::may_roll(task);
    for drive in by_lines.chain(against).chain(by_levels) {
        let Some(next) = try_line(task, seat, game, drive) else { continue };
        if next.solves && next.rolled && !may_roll {
            continue;
        }
        for other in &tried {
            let (solved, failed) = if next.solves { (&next, other) } else { (other, &next) };
            if solved.solves && !failed.solves && G::is_better(task, seat, &solved.end, &failed.end) {
                let (solves, fails) = (solved.line.clone(), failed.line.clone());
                let text = G::words(task, seat, &mut game.clone(), &solved.end, &failed.end);
                return Some(Proof { text, solves, fails });
            }
        }
        tried.push(next);
    }
    None
}

/// Plays a line until the task is judged, and after it as little as possible; none where it cannot be played.
fn try_line<G: Findable>(task: &G::Task, seat: usize, game: &Game<G>, mut drive: Drive<G>) -> Option<Tried<G>> {
    let (solves, _) = G::judge(task, seat, &mut drive).ok()?;
    let (line, rolled) = (drive.chosen(), drive.rolled);
    let mut drive = Drive::line(game.clone(), &line);
    drive.play_while(|_| true).ok()?;
    Some(Tried { line, solves, rolled, end: drive.game.state().clone() })
}
