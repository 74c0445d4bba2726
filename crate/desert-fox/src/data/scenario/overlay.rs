//! The owner's values over the scenarios: who stands where at set-up, who comes and goes when, and what wins.

use hexgrid::Hex;

use super::values::{Item, SIDE_WORDS, VICTORY_WORDS, hex_name, items, scenario_of, schedule, text};
use super::{Scenario, Stack, Victory};
use crate::data::board::Board;
use crate::data::calendar::{Calendar, CalendarNumber, TURNS};
use crate::data::overlay::{ChartChange, ChartError, shorten};
use crate::data::roster::{ArrivesAt, Roster, roster};
use crate::data::schedule::Schedule;
use crate::data::tables::{Number, Tables};
use crate::model::rule_set::RuleSet;
use crate::model::units::{Side, Terrain};

/// What the owner says of arrivals and withdrawals of a scenario, by counter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Own {
    /// Game-turns of arrival, 0 at set-up, none for never.
    pub arrivals: Vec<(u8, Option<u8>, ArrivesAt)>,
    /// Game-turns of withdrawal.
    pub withdrawals: Vec<(u8, Option<u8>)>,
    /// Game-turns of return.
    pub returns: Vec<(u8, Option<u8>, ArrivesAt)>,
}

/// What the values of a scenario must go with.
pub struct Around<'a> {
    /// The schedules of the campaign.
    pub calendar: &'a Calendar,
    /// The tables, for what a hex holds.
    pub tables: &'a Tables,
    /// The counters, for their stacking points.
    pub roster: &'a Roster,
}

/// The scenarios for which the owner has values, with them; that of the game in its revision, all others in the latest.
///
/// Errors: index and fault of the first change that names no value, holds none, or replaces another one than it says; then of
/// the last change behind a set-up or a schedule that cannot be played.
///
/// Cases: 15.1, 15.26, 5.17, 5.18 · Rulings: H007
pub fn with(
    changes: &[(usize, &ChartChange)],
    around: &Around,
    of_game: Option<&Scenario>,
) -> Result<Vec<Scenario>, (usize, ChartError)> {
    let mut made = Vec::new();
    for latest in super::all() {
        let shipped = of_game.filter(|scenario| scenario.id == latest.id).unwrap_or(latest);
        let of_it = |what: &str| scenario_of(what).is_some_and(|scenario| scenario.id == shipped.id);
        let own: Vec<(usize, &ChartChange)> =
            changes.iter().copied().filter(|(_, change)| of_it(&change.what)).collect();
        if !own.is_empty() {
            made.push(shipped.with(&own, around)?);
        }
    }
    Ok(made)
}

impl Scenario {
    fn with(&self, changes: &[(usize, &ChartChange)], around: &Around) -> Result<Self, (usize, ChartError)> {
        let (items, before) = (items(self), schedule(around.calendar, self));
        let mut scenario = self.clone();
        let mut set = Vec::new();
        for &(at, change) in changes {
            let item = items.iter().find(|(what, _)| *what == change.what).map(|(_, item)| *item);
            let item = item.ok_or_else(|| (at, ChartError::Unknown(shorten(&change.what))))?;
            let found = text(self, &before, item);
            if let Some(expected) = change.old.as_ref().filter(|old| **old != found) {
                let (what, expected) = (shorten(&change.what), shorten(expected));
                return Err((at, ChartError::Old { what, found, expected }));
            }
            scenario.set(item, &change.new).ok_or_else(|| (at, value(change)))?;
            set.push((at, change, item));
        }
        scenario.check(&set, around)?;
        Ok(scenario)
    }

    /// Takes a value; none when it cannot stand there.
    fn set(&mut self, item: Item, text: &str) -> Option<()> {
        let number = |most: u8| text.parse::<u8>().ok().filter(|number| *number <= most && number.to_string() == text);
        let word = |words: &[&str]| words.iter().position(|word| *word == text);
        let side = || word(SIDE_WORDS).map(|at| [Side::Axis, Side::Commonwealth][at]);
        match item {
            Item::Unit(counter) => self.place(counter, text)?,
            Item::Msus(side) => self.spread(side, text, 9, |stack| &mut stack.msus)?,
            Item::Dumps(side) => self.spread(side, text, 9, |stack| &mut stack.dumps)?,
            Item::Forts(side) => self.spread(side, text, 2, |stack| &mut stack.fort)?,
            Item::Port(hex) => {
                let owner = side()?;
                self.setup.ports.retain(|(port, _)| *port != hex);
                self.setup.ports.push((hex, owner));
            }
            Item::Air(side) => self.setup.air[side.index()] = number(20)?,
            Item::Refit(nation) => self.setup.refit[nation] = number(99)?,
            Item::Repaired => {
                let last = Board::printed().planned_railroad().len().saturating_sub(1);
                self.setup.repaired = number(u8::try_from(last).unwrap_or(u8::MAX))?;
            }
            Item::FirstPlayer => self.first_player = side()?,
            Item::Victory => self.victory = [Victory::Race, Victory::Campaign][word(VICTORY_WORDS)?],
            Item::Points(at) => *self.points.as_mut()?.get_mut(at) = number(100)?.into(),
            Item::Arrival(counter) => {
                let (turn, to) = if text == "0" { (Some(0), ArrivesAt::Map) } else { self.comes(text)? };
                self.own.arrivals.push((counter, turn, to));
            }
            Item::Withdrawal(counter) => self.own.withdrawals.push((counter, self.turn_or_none(text)?)),
            Item::Return(counter) => {
                let (turn, to) = self.comes(text)?;
                self.own.returns.push((counter, turn, to));
            }
        }
        Some(())
    }

    fn turn(&self, text: &str) -> Option<u8> {
        let turns = self.first_turn..=TURNS as u8;
        text.parse::<u8>().ok().filter(|turn| turns.contains(turn) && turn.to_string() == text)
    }

    #[allow(clippy::option_option, reason = "none at all, or a game-turn that is none")]
    fn turn_or_none(&self, text: &str) -> Option<Option<u8>> {
        if text == "-" { Some(None) } else { self.turn(text).map(Some) }
    }

    /// When a unit comes and where: `9`, `9 box` for the Refit Box, `-` for never.
    fn comes(&self, text: &str) -> Option<(Option<u8>, ArrivesAt)> {
        match text.strip_suffix(" box") {
            Some(turn) => Some((Some(self.turn(turn)?), ArrivesAt::RefitBox)),
            None => Some((self.turn_or_none(text)?, ArrivesAt::Map)),
        }
    }

    /// Puts a counter where it stands at set-up.
    fn place(&mut self, counter: u8, text: &str) -> Option<()> {
        let unit = &roster()[usize::from(counter)];
        let (id, depleted) = text.strip_suffix(" depleted").map_or((text, false), |id| (id, true));
        let to = if text == "-" || text == "box" { None } else { Some(land(id)?) };
        if depleted && (to.is_none() || unit.depleted.is_none()) {
            return None;
        }
        self.setup.refit_box.retain(|other| *other != counter);
        for stack in &mut self.setup.stacks {
            stack.counters.retain(|other| *other != counter);
            stack.depleted.retain(|other| *other != counter);
        }
        match to {
            Some(hex) => {
                let stack = self.stack(unit.nation.side(), hex);
                stack.counters.push(counter);
                if depleted {
                    stack.depleted.push(counter);
                }
            }
            None if text == "box" => self.setup.refit_box.push(counter),
            None => return Some(()),
        }
        if !self.own.arrivals.iter().any(|(other, ..)| *other == counter) {
            self.own.arrivals.push((counter, Some(0), ArrivesAt::Map));
        }
        Some(())
    }

    /// Sets what a player has by hexes, such as `L0701 2, L0803`; `-` for nothing.
    fn spread(&mut self, side: Side, text: &str, most: u8, part: fn(&mut Stack) -> &mut u8) -> Option<()> {
        let mut list: Vec<(Hex, u8)> = Vec::new();
        for entry in text.split(',').map(str::trim).filter(|entry| *entry != "-") {
            let (id, count) = entry.split_once(' ').unwrap_or((entry, "1"));
            let (hex, count) = (land(id)?, count.trim().parse().ok()?);
            if !(1..=most).contains(&count) || list.iter().any(|(other, _)| *other == hex) {
                return None;
            }
            list.push((hex, count));
        }
        self.setup.stacks.iter_mut().filter(|stack| stack.side == side).for_each(|stack| *part(stack) = 0);
        for (hex, count) in list {
            *part(self.stack(side, hex)) = count;
        }
        Some(())
    }

    /// The stack of a player in a hex, a new one where there is none.
    fn stack(&mut self, side: Side, hex: Hex) -> &mut Stack {
        let stacks = &mut self.setup.stacks;
        let at = stacks.iter().position(|stack| stack.side == side && stack.hex == hex).unwrap_or_else(|| {
            stacks.push(Stack { side, hex, counters: vec![], depleted: vec![], msus: 0, dumps: 0, fort: 0 });
            stacks.len() - 1
        });
        &mut stacks[at]
    }

    /// Whether set-up and schedule go together.
    ///
    /// Errors: the last change that is about what does not.
    fn check(&self, set: &[(usize, &ChartChange, Item)], around: &Around) -> Result<(), (usize, ChartError)> {
        let own = schedule(around.calendar, self);
        for &(at, change, item) in set {
            let places =
                |counter: u8| set.iter().any(|(_, change, other)| *other == Item::Unit(counter) && change.new != "-");
            let counter = match item {
                Item::Arrival(counter) if change.new == "0" && !self.setup.has(counter) => {
                    return Err((at, value(change)));
                }
                Item::Arrival(counter) if change.new != "0" && places(counter) => {
                    return Err((at, fault(change, "conflict")));
                }
                Item::Withdrawal(counter) | Item::Return(counter) => counter,
                _ => continue,
            };
            let found = own.withdrawals().iter().find(|withdrawal| withdrawal.counter == counter);
            if found.is_some_and(|found| found.returns.is_some_and(|turn| turn <= found.turn)) {
                return Err((at, fault(change, "conflict")));
            }
        }
        let last = |code: &'static str, about: &dyn Fn(&ChartChange, Item) -> bool| {
            let found = set.iter().rfind(|(_, change, item)| about(change, *item)).or_else(|| set.last());
            found.map_or(Ok(()), |(at, change, _)| {
                Err((*at, if code == "value" { value(change) } else { fault(change, code) }))
            })
        };
        if !own.can_be_settled() {
            return last("withdrawals", &|change, item| matches!(item, Item::Withdrawal(_)) && change.new != "-");
        }
        if let Some((hex, code)) = self.wrong_hex(&own, around) {
            let name = hex_name(hex);
            return last(code, &|change, _| change.new.contains(&name));
        }
        for side in [Side::Axis, Side::Commonwealth] {
            let units = self.setup.stacks.iter().filter(|stack| stack.side == side);
            let units: i16 = units.map(|stack| i16::from(stack.msus) + i16::from(stack.dumps)).sum();
            let most = [CalendarNumber::SupplyCountersAxis, CalendarNumber::SupplyCountersCommonwealth][side.index()];
            if units > around.calendar.number(most) {
                return last("value", &|_, item| item == Item::Msus(side) || item == Item::Dumps(side));
            }
        }
        Ok(())
    }

    /// The first hex of the set-up with units of both players, more stacking points than it holds, or a fort in a city.
    fn wrong_hex(&self, schedule: &Schedule, around: &Around) -> Option<(Hex, &'static str)> {
        let counters = around.roster.of(&RuleSet::spi_1981_errata());
        let units: Vec<(u8, Hex)> = self.setup.units(schedule).collect();
        let stands = |stack: &Stack| {
            let supply = stack.msus + stack.dumps + stack.fort > 0;
            supply || units.iter().any(|(counter, _)| stack.counters.contains(counter))
        };
        let limit = around.tables.number(Number::StackingLimit);
        for stack in self.setup.stacks.iter().filter(|stack| stands(stack)) {
            let enemy = |other: &&Stack| other.hex == stack.hex && other.side != stack.side && stands(other);
            if self.setup.stacks.iter().find(enemy).is_some() {
                return Some((stack.hex, "occupied"));
            }
            let here = units.iter().filter(|(_, hex)| *hex == stack.hex).map(|(counter, _)| {
                let unit = &counters[usize::from(*counter)];
                let face = unit.depleted.filter(|_| stack.depleted.contains(counter)).unwrap_or(unit.full);
                u16::from(face.stacking_points)
            });
            if here.sum::<u16>() > limit {
                return Some((stack.hex, "crowded"));
            }
            if stack.fort > 0 && Board::printed().terrain(stack.hex) == Terrain::City {
                return Some((stack.hex, "value"));
            }
        }
        None
    }
}

/// The hex of that number, on land.
fn land(id: &str) -> Option<Hex> {
    let board = Board::printed();
    board.grid.parse(id).ok().filter(|hex| board.is_land(*hex) && hex_name(*hex) == id)
}

fn value(change: &ChartChange) -> ChartError {
    ChartError::Value { what: shorten(&change.what), value: shorten(&change.new) }
}

fn fault(change: &ChartChange, code: &'static str) -> ChartError {
    ChartError::Scenario { code, what: shorten(&change.what), value: shorten(&change.new) }
}

/// The fault of a scenario with more withdrawals than a game can settle: the last one that the owner has added.
///
/// Cases: 5.17, 5.2 · Rulings: H007
pub fn too_many_withdrawals(changes: &[ChartChange]) -> (usize, ChartError) {
    let added = |change: &ChartChange| change.what.starts_with("withdrawal/") && change.new != "-";
    let at = changes.iter().rposition(added).unwrap_or_default();
    (at, changes.get(at).map_or_else(|| ChartError::Data(String::new()), |change| fault(change, "withdrawals")))
}
