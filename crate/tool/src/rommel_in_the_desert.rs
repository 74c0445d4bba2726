//! Rommel in the Desert behind the commands.

use std::error::Error;
use std::path::Path;

use hexgrid::Hex;
use referee::conformance::{Seen, Violation};
use referee::record::Game;
use referee::viewer::Given;
use referee::{Draw, Rules};
use rommel_in_the_desert::data::board::Board;
use rommel_in_the_desert::data::charts::ChartChange;
use rommel_in_the_desert::model::outcome::{Outcome, Victory};
use rommel_in_the_desert::model::scenario::ScenarioId;
use rommel_in_the_desert::model::units::Side;
use rommel_in_the_desert::opponent::style::Style;
use rommel_in_the_desert::query::calls::{Request, Response, answer};
use rommel_in_the_desert::random::crowded::crowded;
use rommel_in_the_desert::random::{self, watch};
use rommel_in_the_desert::record::{Options, Rommel, SAVE_EXTENSION};
use rommel_in_the_desert::state::order::Order;
use rommel_in_the_desert::state::{Stage, State};
use rommel_in_the_desert::turn::to_act::to_act;

use crate::balance::front::{Front, MILESTONES, Milestone};
use crate::played_game::{OptionsOf, PlayedGame, Seat, Watch, no_scenario, unsupported};
use crate::survey::KnownSwitch;
use crate::{charts, cli};

/// The switches of the rule set.
pub fn switches() -> Vec<KnownSwitch> {
    let known = rommel_in_the_desert::model::rule_set::SWITCHES.iter();
    known.map(|switch| KnownSwitch { field: switch.field, values: switch.values }).collect()
}

impl PlayedGame for Rommel {
    type Request = Request;
    type Response = Response;
    type Charts = Vec<ChartChange>;
    type Watch = watch::Watch;

    const ID: &'static str = "rommel-in-the-desert";
    const SEATS: [Seat<Side>; 2] = [
        Seat { side: Side::Axis, title: "Axis", id: "axis" },
        Seat { side: Side::Allied, title: "Allies", id: "allied" },
    ];
    const SCENARIO: &'static str = "1940";
    const EXTENSION: &'static str = SAVE_EXTENSION;
    const TURNS: &'static str = "months";
    const OLD_STYLE: Style = Style::FIRST;
    const FRONT_UNIT: &'static str = "Hexes from El Agheila";
    const PLACES: &'static [&'static str] = &["El Agheila", "Benghazi", "Tobruk", "Bardia", "Alexandria"];

    fn answer(request: &Request) -> Response {
        answer(request)
    }

    fn series(scenario: &str, arguments: &cli::Play) -> Result<OptionsOf<Self>, Box<dyn Error>> {
        let usual = Self::options(scenario)?;
        if arguments.crowded {
            return Ok(Box::new(move |number| crowded(usual.scenario, number)));
        }
        if arguments.pairwise {
            return Err(unsupported::<Self>("pairwise rule sets").into());
        }
        let charts = arguments.charts.as_deref().map(Self::read_charts).transpose()?;
        let options = charts.iter().fold(usual, Self::with_charts);
        Ok(Box::new(move |_| options.clone()))
    }

    fn options(scenario: &str) -> Result<Options, String> {
        let (key, revision) = scenario.split_once('@').map_or((scenario, None), |(key, number)| (key, Some(number)));
        let known = ScenarioId::ALL.into_iter().find(|id| id.key() == key);
        let options = known.map(Options::of).ok_or_else(|| no_scenario(scenario))?;
        let Some(number) = revision else { return Ok(options) };
        let options = options.revised(number.parse().map_err(|_| no_scenario(scenario))?);
        Self::new(&options).map(|_| options).map_err(|_| no_scenario(scenario))
    }

    fn scenarios() -> Vec<&'static str> {
        ScenarioId::ALL.map(ScenarioId::key).to_vec()
    }

    fn scenario(options: &Options) -> &str {
        options.scenario.key()
    }

    fn read_charts(file: &Path) -> Result<Vec<ChartChange>, Box<dyn Error>> {
        charts::read_rommel(file)
    }

    fn with_charts(options: Options, charts: &Vec<ChartChange>) -> Options {
        Options { charts: charts.clone(), ..options }
    }

    fn supply(_: &mut Options, _: &Vec<ChartChange>) -> Result<(), String> {
        Err("the game holds the values of its players' own itself".to_owned())
    }

    fn random(rules: &mut Self, state: &State, draw: &mut Draw) -> Option<Order> {
        random::order(rules.edition(), state, draw)
    }

    fn place(state: &State) -> String {
        let part = match state.stage {
            Stage::Turns => format!("{:?}", state.turn.phase),
            _ => format!("{:?}", state.stage.name()),
        };
        format!("{}, {part}", Self::turn(state))
    }

    fn turn(state: &State) -> String {
        format!("month {}, {:?}", month(state), state.turn.side)
    }

    fn turns(state: &State) -> usize {
        state.calendar.map_or(0, |calendar| usize::from(calendar.month - calendar.first) + 1)
    }

    fn result(state: &State) -> String {
        let Some(Outcome { winner, by, .. }) = state.outcome else { return "not over".to_owned() };
        let winner = winner.map_or("draw", |side| Self::SEATS[side.index()].title);
        let by = match by {
            Victory::Base => "base",
            Victory::Position => "position",
            Victory::Attrition => "attrition",
        };
        format!("{winner} by {by}")
    }

    /// Victory by position or attrition counts no points.
    fn margin(_: &State) -> Option<i32> {
        None
    }

    /// None before the first month.
    fn month(&self, state: &State) -> Option<u8> {
        let before = matches!(state.stage, Stage::Deal | Stage::SetUp(_) | Stage::Hands(_));
        let first = match state.scenario? {
            ScenarioId::Italian1940 => 0,
            _ => FROM_APRIL_1941,
        };
        state.calendar.filter(|_| !before).map(|calendar| first + calendar.month - 1)
    }

    /// A fortress or base is held by the side that alone has undisrupted units in it, else as before. At the start the
    /// Axis holds those without units that lie west of all enemies.
    fn held(&self, state: &State, before: &[bool]) -> Vec<bool> {
        let (board, position) = (self.edition().board, &state.position);
        let before = if self.month(state).is_some() { before } else { &[] };
        let westernmost = position.of_side(Side::Allied).map(|(_, hex)| east(board, hex)).min().unwrap_or_default();
        let of = |(at, &name): (usize, &&str)| {
            let Some(hex) = board.parse(name) else { return false };
            match Side::BOTH.map(|side| position.holds(side, hex)) {
                [axis, allied] if axis != allied => axis,
                _ => before.get(at).copied().unwrap_or_else(|| east(board, hex) < westernmost),
            }
        };
        Self::PLACES.iter().enumerate().map(of).collect()
    }

    fn front(&self, state: &State) -> Front {
        let board = self.edition().board;
        let units = |side: Side| state.position.of_side(side).map(|(_, hex)| east(board, hex));
        Front { axis: units(Side::Axis).max(), enemy: units(Side::Allied).min(), ..Front::default() }
    }

    fn milestones(scenario: &str) -> Result<Vec<Milestone>, String> {
        Self::options(scenario)?;
        let board = Board::shipped();
        let far = |name: &str| board.parse(name).map_or(0, |hex| east(board, hex));
        Ok(MILESTONES.iter().map(|&name| Milestone { name, east: far(name) }).collect())
    }

    fn standing(state: &State) -> Vec<(String, String)> {
        let mut lines = vec![("month".to_owned(), Self::place(state)), ("result".to_owned(), Self::result(state))];
        if !Self::is_over(state) {
            lines.push(("decides".to_owned(), format!("{:?}", to_act(state))));
        }
        for seat in Self::SEATS {
            let (position, reserve) = (&state.position, &state.reserve);
            let units = position.of_side(seat.side).count();
            let due = reserve.due.iter().filter(|&&unit| position.side(unit) == seat.side).count();
            let refit = reserve.refit.iter().filter(|away| position.side(away.unit) == seat.side).count();
            let cards = state.cards.as_ref().map_or(0, |cards| cards.hand(seat.side).size());
            let points = state.points[seat.side.index()];
            let value = format!("{units} units, {due} due, {refit} in refit, {cards} cards, {points} buildup points");
            lines.push((seat.title.to_owned(), value));
        }
        lines
    }
}

/// Months from September 1940 to April 1941.
const FROM_APRIL_1941: u8 = 7;

/// Hexes between the base of the Axis and a hex.
fn east(board: &Board, hex: Hex) -> u16 {
    board.grid.distance(board.base(Side::Axis), hex)
}

/// The month that is played.
fn month(state: &State) -> u8 {
    state.calendar.map_or(0, |calendar| calendar.month)
}

impl Watch<Rommel> for watch::Watch {
    fn new(_: &mut Game<Rommel>, number: u64) -> Self {
        Self::new(number)
    }

    fn after(&mut self, game: &mut Game<Rommel>, given: Given<'_, Rommel>) -> Result<(), Violation> {
        self.after(game, given)
    }

    fn seen(&self) -> &Seen {
        self.seen()
    }
}
