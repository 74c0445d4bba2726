//! Positions in games of Desert Fox.

use desert_fox::game::legal::{legal, overruns};
use desert_fox::model::units::Side;
use desert_fox::procedure::victory::{Tally, holder};
use desert_fox::record::DesertFox;
use desert_fox::state::counters::UnitId;
use desert_fox::state::order::Order;
use desert_fox::state::path::{Path, Spot};
use desert_fox::state::{Segment, State};
use hexgrid::Hex;
use referee::record::Game;

use crate::played_game::PlayedGame;
use crate::suite::desert_fox::{Task, end, is_manned, moves};
use crate::suite::find::Findable;

impl Findable for DesertFox {
    fn prefix(task: &Task) -> &'static str {
        match task {
            Task::LastCapture { .. } => "DF-L",
            Task::GuardPort { .. } => "DF-G",
            Task::RetreatRoom => "DF-R",
            Task::LastOverrun { .. } => "DF-O",
        }
    }

    /// Captures as the Initial Movement Phase of the last player-turn begins, guards as that of the one before does,
    /// overruns as they can be made. Room for retreats is not looked for.
    fn tasks(&mut self, before: &State, state: &State) -> Vec<(Task, usize)> {
        let side = state.phasing;
        let seat = Self::seat(side);
        let last = state.turn == self.config.scenario.last_turn;
        let mut tasks = Vec::new();
        if last && state.first != side && state.phase.is_movement() && state.segment == Segment::Main {
            let all = overruns(&self.config, &mut self.cache, state);
            let hexes =
                all.iter().filter_map(|order| if let Order::Overrun { hex, .. } = order { Some(hex.0) } else { None });
            tasks.extend(hexes.map(|hex| Task::LastOverrun { units: enemies(state, side, hex) }));
        }
        if last && moves(state, side) && !moves(before, side) {
            for place in Tally::of(&self.config, state).places {
                let (hex, manned) = (Spot(place.hex), state.ports.iter().all(|(port, _)| *port != place.hex));
                match place.holder == Some(side) {
                    true if state.first == side => tasks.push(Task::GuardPort { hex, manned }),
                    false if state.first != side => tasks.push(Task::LastCapture { hex }),
                    _ => {}
                }
            }
        }
        tasks.into_iter().map(|task| (task, seat)).collect()
    }

    fn asks_levels(task: &Task) -> bool {
        matches!(task, Task::RetreatRoom)
    }

    fn lines(task: &Task, seat: usize, game: &mut Game<Self>) -> Vec<Vec<Order>> {
        let side = Self::SEATS[seat].side;
        match task {
            Task::LastCapture { hex } => or_nothing(entries(game, hex.0).into_iter().take(3)),
            Task::GuardPort { hex, .. } if !is_manned(game.state(), side, hex.0) => {
                or_nothing(entries(game, hex.0).into_iter().take(8))
            }
            Task::GuardPort { hex, .. } => {
                let mut lines = or_nothing([]);
                lines.extend(departure(game, side, hex.0));
                lines
            }
            Task::LastOverrun { units } => {
                let (rules, state) = game.parts();
                let at = units.first().and_then(|unit| state.unit(*unit).hex());
                let is_it = |order: &Order| matches!(order, Order::Overrun { hex, .. } if Some(hex.0) == at);
                let all = overruns(&rules.config, &mut rules.cache, state);
                or_nothing(all.into_iter().filter(is_it))
            }
            Task::RetreatRoom => Vec::new(),
        }
    }

    fn words(task: &Task, seat: usize, game: &mut Game<Self>, solved: &State, failed: &State) -> String {
        let side = Self::SEATS[seat].side;
        let (solved, failed) = (end(solved), end(failed));
        match task {
            Task::LastCapture { hex } => {
                let (place, all) = (name(game, hex.0), entries(game, hex.0));
                let whose = holder(game.state(), hex.0).map_or("nobody's", |_| "the enemy's");
                format!(
                    "The last player-turn of the game. {place} is {whose} and stands empty; {} can enter it now. If one \
                     does and nothing else is done the game ends {solved}, without it {failed}.",
                    count(all.len())
                )
            }
            Task::GuardPort { hex, manned } => {
                let place = name(game, hex.0);
                let there =
                    if is_manned(game.state(), side, hex.0) { "its garrison stays" } else { "a unit enters it" };
                let counts = if *manned { " It counts only while a unit stands there." } else { "" };
                format!(
                    "The enemy has the last player-turn. {place} is held when it begins if {there}; after the other line \
                     an enemy unit can drive in.{counts}"
                )
            }
            Task::RetreatRoom => {
                "With one choice of retreats every unit finds room; with another one units are taken off \
                                  because too many end in one hex."
                    .to_owned()
            }
            Task::LastOverrun { units } => {
                let list: Vec<&str> = units.iter().map(|unit| unit.counter().id.as_str()).collect();
                format!(
                    "The last player-turn of the game. {} can be overrun without a die: the game ends {solved}, without \
                     it {failed}.",
                    list.join(", ")
                )
            }
        }
    }
}

/// A line for each of these orders, and one of none.
fn or_nothing(orders: impl IntoIterator<Item = Order>) -> Vec<Vec<Order>> {
    [Vec::new()].into_iter().chain(orders.into_iter().map(|order| vec![order])).collect()
}

fn count(units: usize) -> String {
    if units == 1 { "one unit".to_owned() } else { format!("{units} units") }
}

/// The combat units of the enemy of a side in a hex.
fn enemies(state: &State, side: Side, hex: Hex) -> Vec<UnitId> {
    state.in_hex(hex).filter(|&id| id.counter().is_combat() && state.owner(id) != side).collect()
}

/// The name of a place that counts.
fn name(game: &Game<DesertFox>, hex: Hex) -> &'static str {
    let places = Tally::of(&game.rules().config, game.state()).places;
    places.into_iter().find(|place| place.hex == hex).map_or("The hex", |place| place.place.name())
}

/// The moves of single combat units into a hex, the shortest first.
fn entries(game: &mut Game<DesertFox>, hex: Hex) -> Vec<Order> {
    moves_to(game, |_, to| to == hex)
}

/// Moves that empty a hex of the units of a side; none where one of them cannot leave.
fn departure(game: &mut Game<DesertFox>, side: Side, hex: Hex) -> Option<Vec<Order>> {
    let there: Vec<UnitId> = enemies(game.state(), side.enemy(), hex);
    let away = moves_to(game, |from, to| from == hex && to != hex);
    let of = |unit: &UnitId| {
        let is_its = |order: &&Order| matches!(order, Order::Move { units, .. } if units[..] == [*unit]);
        away.iter().rfind(is_its).cloned()
    };
    there.iter().map(of).collect()
}

/// The moves of single combat units whose first and last hexes are as wanted, the cheapest first.
fn moves_to(game: &mut Game<DesertFox>, wanted: impl Fn(Hex, Hex) -> bool) -> Vec<Order> {
    let (rules, state) = game.parts();
    let listed = legal(&rules.config, &mut rules.cache, state);
    let mut ways = Vec::new();
    for option in listed.moves.iter().filter(|option| option.unit.counter().is_combat()) {
        let Some(from) = state.unit(option.unit).hex() else { continue };
        let ends = option.hexes.iter().filter(|(to, _)| wanted(from, *to));
        ways.extend(ends.map(|&(to, cost)| (cost, option.unit, option.mode, to)));
    }
    ways.sort_by_key(|(cost, unit, ..)| (*cost, unit.index()));
    let order = |(_, unit, mode, to)| {
        let path = Path::through(&rules.cache.path(unit, mode, to)?)?;
        Some(Order::Move { units: vec![unit], path })
    };
    ways.into_iter().filter_map(order).collect()
}
