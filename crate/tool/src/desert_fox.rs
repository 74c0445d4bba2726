//! Desert Fox behind the commands.

use std::error::Error;
use std::path::Path;

use desert_fox::data::calendar::Month;
use desert_fox::data::chart_set::ChartSet;
use desert_fox::model::units::Side;
use desert_fox::opponent::distances::{Distances, FAR};
use desert_fox::opponent::style::Style;
use desert_fox::procedure::victory::holder;
use desert_fox::query::calls::{Request, Response, answer};
use desert_fox::random::crowded::crowded;
use desert_fox::random::games::place;
use desert_fox::random::pairwise::{options, rule_sets};
use desert_fox::random::{self, player, watch};
use desert_fox::record::{DesertFox, SAVE_EXTENSION};
use desert_fox::state::order::Order;
use desert_fox::state::{Outcome, State};
use desert_fox::turn::config::{GameConfig, Options};
use desert_fox::turn::to_act::to_act;
use referee::conformance::{Seen, Violation};
use referee::record::Game;
use referee::viewer::Given;
use referee::{Draw, Rules};

use crate::balance::front::{Front, MILESTONES, Milestone};
use crate::played_game::{OptionsOf, PlayedGame, Seat, Watch, no_scenario};
use crate::random::Question;
use crate::survey::KnownSwitch;
use crate::{charts, cli};

/// The switches of the rule set.
pub fn switches() -> Vec<KnownSwitch> {
    let known = desert_fox::model::rule_set::SWITCHES.iter();
    known.map(|switch| KnownSwitch { field: switch.field, values: switch.values }).collect()
}

impl PlayedGame for DesertFox {
    type Request = Request;
    type Response = Response;
    type Charts = ChartSet;
    type Watch = watch::Watch;

    const ID: &'static str = "desert-fox";
    const SEATS: [Seat<Side>; 2] = [
        Seat { side: Side::Axis, title: "Axis", id: "axis" },
        Seat { side: Side::Commonwealth, title: "Commonwealth", id: "commonwealth" },
    ];
    const SCENARIO: &'static str = "campaign";
    const EXTENSION: &'static str = SAVE_EXTENSION;
    const TURNS: &'static str = "game-turns";
    const OLD_STYLE: Style = Style::FIRST;
    const FRONT_UNIT: &'static str = "Movement points from El Agheila";
    const PLACES: &'static [&'static str] = &["Benghazi", "Tobruk", "Bardia", "Mersa Matruh"];

    fn answer(request: &Request) -> Response {
        answer(request)
    }

    fn combats() -> Option<Question<Request>> {
        Some(|seed| Request::AdjudicateCombat(random::combat(seed)))
    }

    fn positions() -> Option<Question<Request>> {
        Some(|seed| Request::AskBoard(random::board_question(seed)))
    }

    fn series(scenario: &str, arguments: &cli::Play) -> Result<OptionsOf<Self>, Box<dyn Error>> {
        let usual = Self::options(scenario)?;
        if arguments.crowded {
            return Ok(Box::new(move |number| crowded(&usual.scenario, number).unwrap_or_else(|_| usual.clone())));
        }
        let sets = if arguments.pairwise { rule_sets() } else { Vec::new() };
        let own = arguments.charts.as_deref().map(charts::read).transpose()?;
        Ok(Box::new(move |number| {
            let options = if sets.is_empty() { usual.clone() } else { options(&usual.scenario, &sets, number) };
            match &own {
                Some(own) => Self::with_charts(options, own),
                None => options,
            }
        }))
    }

    fn options(scenario: &str) -> Result<Options, String> {
        let options = match scenario.split_once('@') {
            None => Options::of(scenario),
            Some((id, revision)) => Options::of(id).revised(revision.parse().map_err(|_| no_scenario(scenario))?),
        };
        GameConfig::new(&options).map(|_| options).map_err(|_| no_scenario(scenario))
    }

    fn scenarios() -> Vec<&'static str> {
        desert_fox::data::scenario::all().iter().map(|scenario| scenario.id.as_str()).collect()
    }

    fn scenario(options: &Options) -> &str {
        &options.scenario
    }

    fn read_charts(file: &Path) -> Result<ChartSet, Box<dyn Error>> {
        charts::read(file)
    }

    fn with_charts(options: Options, charts: &ChartSet) -> Options {
        Options { charts: charts.changes.clone(), own_charts: Some(charts.named()), ..options }
    }

    fn supply(options: &mut Options, charts: &ChartSet) -> Result<(), String> {
        if options.own_charts.is_none() {
            return Err("the game names no charts of its players' own".to_owned());
        }
        options.supply(&charts.changes);
        Ok(())
    }

    fn random(rules: &mut Self, state: &State, draw: &mut Draw) -> Option<Order> {
        player::order(&rules.config, &mut rules.cache, state, draw)
    }

    fn place(state: &State) -> String {
        place(state)
    }

    fn turn(state: &State) -> String {
        format!("game-turn {}, {:?}", state.turn, state.phasing)
    }

    fn turns(state: &State) -> usize {
        usize::from(state.turn)
    }

    fn result(state: &State) -> String {
        match state.outcome {
            None => "not over".to_owned(),
            Some(Outcome { winner, level, .. }) => {
                let winner = winner.map(|side| if side == Side::Axis { "Axis " } else { "Commonwealth " });
                winner.unwrap_or_default().to_owned() + &format!("{level:?}").to_lowercase()
            }
        }
    }

    fn margin(state: &State) -> Option<i32> {
        let Outcome { points: [axis, commonwealth], .. } = state.outcome?;
        Some(i32::from(axis) - i32::from(commonwealth))
    }

    fn month(&self, state: &State) -> Option<u8> {
        u8::try_from(self.config.scenario.month(state.turn).0 - Month::FIRST.0).ok()
    }

    /// A port stays with its holder, so that nothing needs to be remembered.
    fn held(&self, state: &State, _: &[bool]) -> Vec<bool> {
        let held = |&name: &&str| {
            let hex = self.config.board.place(name).map(|place| place.hex);
            hex.and_then(|hex| holder(state, hex)) == Some(Side::Axis)
        };
        Self::PLACES.iter().map(held).collect()
    }

    /// Units without stacking points are left out.
    fn front(&self, state: &State) -> Front {
        let distances = Distances::of(&self.config, self.cache.seen_by(Side::Axis));
        let fighting = |side: Side| {
            let units = state.of_side(side).filter(|(id, _)| id.counter().is_combat());
            let units = units.filter(|(id, _)| state.points_of(*id, &self.config.counters) > 0);
            units.map(|(_, hex)| distances.east(hex)).filter(|east| *east < FAR).map(|east| east / 2)
        };
        let (axis, enemy) = (fighting(Side::Axis).max(), fighting(Side::Commonwealth).min());
        Front { axis, enemy, ..Front::default() }
    }

    fn milestones(scenario: &str) -> Result<Vec<Milestone>, String> {
        let rules = Self::new(&Self::options(scenario)?).map_err(|_| no_scenario(scenario))?;
        let distances = Distances::of(&rules.config, rules.cache.seen_by(Side::Axis));
        let east = |name: &str| rules.config.board.place(name).map_or(0, |place| distances.east(place.hex) / 2);
        Ok(MILESTONES.iter().map(|&name| Milestone { name, east: east(name) }).collect())
    }

    fn standing(state: &State) -> Vec<(String, String)> {
        let turn = format!("{}, {:?}, {:?}", state.turn, state.phasing, state.phase);
        let mut lines = vec![("game-turn".to_owned(), turn), ("result".to_owned(), Self::result(state))];
        if state.outcome.is_none() {
            lines.push(("decides".to_owned(), format!("{:?}", to_act(state))));
        }
        for side in [Side::Axis, Side::Commonwealth] {
            let supply = state.of_side(side).filter(|(id, _)| id.counter().is_supply()).count();
            let units = state.of_side(side).count() - supply;
            let (air, points) = (state.air[side.index()].points, state.points[side.index()]);
            let value = format!("{units} units, {supply} supply units, {air} air points, {points} victory points");
            lines.push((format!("{side:?}"), value));
        }
        lines
    }
}

impl Watch<DesertFox> for watch::Watch {
    fn new(game: &mut Game<DesertFox>, number: u64) -> Self {
        Self::new(game, number)
    }

    fn after(&mut self, game: &mut Game<DesertFox>, given: Given<'_, DesertFox>) -> Result<(), Violation> {
        self.after(game, given)
    }

    fn seen(&self) -> &Seen {
        self.seen()
    }
}
