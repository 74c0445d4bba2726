//! Desert Fox behind the commands.

use std::error::Error;
use std::path::Path;

use desert_fox::data::chart_set::ChartSet;
use desert_fox::model::units::Side;
use desert_fox::opponent::Opponent;
use desert_fox::query::calls::{Request, Response, answer};
use desert_fox::random::games::place;
use desert_fox::random::pairwise::{options, rule_sets};
use desert_fox::random::{self, player, watch};
use desert_fox::record::{DesertFox, SAVE_EXTENSION};
use desert_fox::state::order::Order;
use desert_fox::state::{Outcome, Phase, State};
use desert_fox::turn::config::{GameConfig, Options};
use desert_fox::turn::to_act::to_act;
use referee::conformance::Violation;
use referee::record::Game;
use referee::viewer::Given;
use referee::{ComputerPlayer, Draw};

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
    type Script = Opponent;
    type Watch = watch::Watch;

    const ID: &'static str = "desert-fox";
    const SEATS: [Seat<Side>; 2] = [
        Seat { side: Side::Axis, title: "Axis", id: "axis" },
        Seat { side: Side::Commonwealth, title: "Commonwealth", id: "commonwealth" },
    ];
    const SCENARIO: &'static str = "campaign";
    const EXTENSION: &'static str = SAVE_EXTENSION;
    const TURNS: &'static str = "game-turns";

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
        let sets = if arguments.pairwise { rule_sets() } else { Vec::new() };
        let own = arguments.charts.as_deref().map(charts::read).transpose()?;
        Ok(Box::new(move |number| {
            let options = if sets.is_empty() { usual.clone() } else { options(&usual.scenario, &sets, number) };
            match &own {
                Some(own) => Options { charts: own.changes.clone(), own_charts: Some(own.named()), ..options },
                None => options,
            }
        }))
    }

    fn options(scenario: &str) -> Result<Options, String> {
        let options = Options::of(scenario);
        GameConfig::new(&options).map(|_| options).map_err(|_| no_scenario(scenario))
    }

    fn scenario(options: &Options) -> &str {
        &options.scenario
    }

    fn read_charts(file: &Path) -> Result<ChartSet, Box<dyn Error>> {
        charts::read(file)
    }

    fn supply(options: &mut Options, charts: &ChartSet) -> Result<(), String> {
        if options.own_charts.is_none() {
            return Err("the game names no charts of its players' own".to_owned());
        }
        options.supply(&charts.changes);
        Ok(())
    }

    fn script(rules: &Self) -> Opponent {
        Opponent::new(&rules.config, &rules.cache)
    }

    fn scripted(script: &mut Opponent, rules: &mut Self, state: &State, draw: &mut Draw) -> Option<Order> {
        script.advice(rules, state, draw)
    }

    fn random(rules: &mut Self, state: &State, draw: &mut Draw) -> Option<Order> {
        player::order(&rules.config, &mut rules.cache, state, draw)
    }

    fn is_over(state: &State) -> bool {
        state.phase == Phase::Over
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

    fn undone(&self) -> [u32; 2] {
        [self.undone, self.not_undone]
    }
}
