//! A whole game as a handle: the page gives orders and asks, the game itself stays here.

mod analyst;
mod record;
mod views;

pub use views::*;

use desert_fox::game::legal::legal;
use desert_fox::model::acts::MoveMode;
use desert_fox::model::points::Points;
use desert_fox::model::refusal::Refusal;
use desert_fox::opponent::Opponent;
use desert_fox::procedure::moves::{mode as usual_mode, steps};
use desert_fox::query::board::answer::BoardAnswer;
use desert_fox::query::choice::settle;
use desert_fox::query::combat::adjudicate::reported;
use desert_fox::query::combat::report::CombatReport;
use desert_fox::query::game::board::{self, GameQuestion};
use desert_fox::query::game::objectives::{self, ObjectivesView};
use desert_fox::query::game::preview::{self, CombatPreview};
use desert_fox::query::game::report::{LegalView, MoveView};
use desert_fox::query::game::series::{self, SeriesView};
use desert_fox::query::game::track::{self, TrackView};
use desert_fox::record::{DesertFox, DiceMode};
use desert_fox::rules::movement::march::forced_mode;
use desert_fox::state::counters::UnitId;
use desert_fox::state::order::Order;
use desert_fox::state::path::{Path, Spot};
use desert_fox::turn::config::Options;
use js_sys::JsString;
use referee::search::Scripts;
use site::border::{engine_error, give, give_value, read, read_value, viewer_of};
use site::faults::refused;
use site::{Handle, Opponents};
use tsify::Ts;
use wasm_bindgen::prelude::*;

/// A game that is being played. It changes by `give`, `undo`, `redo` and `receive` alone; `free()` ends it, and no other call
/// may follow.
///
/// Movement points and strengths are in the units of the rulebook; hexes are printed numbers; orders count from 0.
#[wasm_bindgen]
pub struct Game {
    handle: Handle<DesertFox>,
    opponent: Option<Opponent>,
    opponents: Opponents<DesertFox>,
    /// The scripts that play on for the analyst.
    scripts: Option<Scripts<DesertFox>>,
}

impl From<Handle<DesertFox>> for Game {
    fn from(handle: Handle<DesertFox>) -> Self {
        Self { handle, opponent: None, opponents: Opponents::default(), scripts: None }
    }
}

#[wasm_bindgen]
impl Game {
    /// Begins a game.
    ///
    /// Switches that others bring along are thrown too, as `chooseRules` tells.
    ///
    /// Errors: `bad-argument`; `bad-game` for an unknown scenario, switches that do not agree, or values of the owner that do
    /// not fit; `no-entropy`.
    pub fn begin(start: &Ts<GameStart>) -> Result<Self, JsValue> {
        let GameStart { options, dice } = read(start)?;
        let dice = dice.mode()?;
        let rules = settle(&options.rules).map_err(|refusal| cannot_begin(&[refusal]))?.0;
        let begun = Handle::begin(Options { rules, ..options }, dice);
        begun.map(Self::from).map_err(|refusals| cannot_begin(&refusals))
    }

    /// For whom the game is shown from now on: one player, an observer at neither side, or everybody as at first.
    /// `view`,
    /// `viewAt`, `legal`, `give`, `opening`, `journal`, `receive` and `transcript` leave out what is hidden from this
    /// viewer: nothing in Desert Fox. Records, saves and links hold everything.
    #[wasm_bindgen(js_name = setViewer)]
    pub fn set_viewer(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "Side | \"observer\"")] viewer: Option<JsString>,
    ) -> Result<(), JsValue> {
        self.handle.set_viewer(viewer_of(viewer)?);
        Ok(())
    }

    /// The game as it stands.
    pub fn view(&mut self) -> Result<Ts<TableView>, JsValue> {
        self.view_at(self.handle.played().len())
    }

    /// The game as it stood after the first `orders` orders.
    ///
    /// Errors: `bad-argument` beyond the last order.
    #[wasm_bindgen(js_name = viewAt)]
    pub fn view_at(&mut self, orders: usize) -> Result<Ts<TableView>, JsValue> {
        let game = self.handle.view_at(orders)?;
        let played = self.handle.played();
        let record = played.record();
        give(&TableView {
            game,
            scenario: record.options.scenario.clone(),
            own_charts: record.options.own_charts.clone(),
            orders: orders as u32,
            turn_begins: played.turn_begins() as u32,
            entered: record.dice == DiceMode::Entered,
        })
    }

    /// Everything that may be ordered now, in the manner of `playGame`: single orders, units with the hexes that they reach,
    /// hexes with the units that can attack them.
    pub fn legal(&mut self) -> Result<Ts<LegalView>, JsValue> {
        give(&self.handle.legal())
    }

    /// The same with `hexes` and `forced` of all moves empty, for a page that asks `reach` once a unit is chosen.
    /// Most of the time of `legal` is spent on handing over these hexes.
    #[wasm_bindgen(js_name = legalWithoutReach)]
    pub fn legal_without_reach(&mut self) -> Result<Ts<LegalView>, JsValue> {
        let listed = self.handle.legal();
        let without = |option: MoveView| MoveView { hexes: Vec::new(), forced: Vec::new(), ..option };
        let moves = listed.moves.into_iter().map(without).collect();
        give(&LegalView { moves, ..listed })
    }

    /// What one unit reaches by the kind of move of the phase: the same as `legal` lists of it.
    ///
    /// Errors: `bad-argument` for an unknown unit.
    #[wasm_bindgen(unchecked_return_type = "MoveView | undefined")]
    pub fn reach(&mut self, unit: &str) -> Result<JsValue, JsValue> {
        let unit = unit_of(unit)?.to_string();
        let view = self.handle.legal().moves.into_iter().find(|option| option.unit == unit);
        view.map_or(Ok(JsValue::UNDEFINED), |view| give_value(&view))
    }

    /// The cheapest way of a unit to a hex that it reaches; `forced` by a forced march.
    ///
    /// Errors: `bad-argument` for an unknown unit or hex.
    #[wasm_bindgen(unchecked_return_type = "PathView | undefined")]
    pub fn path(&mut self, unit: &str, hex: &str, forced: bool) -> Result<JsValue, JsValue> {
        let (unit, hex) = (unit_of(unit)?, hex_of(hex)?.0);
        let (DesertFox { config, cache }, state) = self.handle.parts();
        let reached = |hexes: &[(hexgrid::Hex, u16)]| hexes.iter().find(|(end, _)| *end == hex).map(|(_, cost)| *cost);
        let option = legal(config, cache, state).moves.iter().find(|option| option.unit == unit).map(|option| {
            (option.mode, reached(option.hexes).or_else(|| forced.then(|| reached(option.forced)).flatten()))
        });
        let Some((mode, Some(cost))) = option else { return Ok(JsValue::UNDEFINED) };
        let mode: MoveMode = if forced { forced_mode(mode).unwrap_or(mode) } else { mode };
        let hexes = cache.path(unit, mode, hex).unwrap_or_default();
        let Some(path) = Path::through(&hexes) else { return Ok(JsValue::UNDEFINED) };
        let hexes = hexes.into_iter().map(|hex| Spot(hex).to_string()).collect();
        give_value(&PathView { path: path.to_string(), hexes, cost: Points::from_halves(cost) })
    }

    /// What each step of a way costs these units and why; none where they cannot go it together. The path is written as in an
    /// order, such as `"e ne e"`.
    ///
    /// Errors: `bad-argument` for an unknown unit or a path that cannot be read.
    #[wasm_bindgen(unchecked_return_type = "MoveStep[] | undefined")]
    pub fn steps(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string[]")] units: &JsValue,
        path: &JsValue,
        forced: bool,
    ) -> Result<JsValue, JsValue> {
        let units: Vec<UnitId> = read_value(units)?;
        let path: Path = read_value(path)?;
        let (DesertFox { cache, .. }, state) = self.handle.parts();
        cache.sync(state);
        let pieces: Option<Vec<usize>> = units.iter().map(|&id| cache.piece(id)).collect();
        let (Some(pieces), Some(usual)) = (pieces, usual_mode(state.phase)) else { return Ok(JsValue::UNDEFINED) };
        let mode = if forced { forced_mode(usual).unwrap_or(usual) } else { usual };
        steps(cache, &pieces, mode, &path).map_or(Ok(JsValue::UNDEFINED), |steps| give_value(&steps))
    }

    /// What a combat may bring if these units attack these hexes from where all stand now: the report of
    /// `adjudicateCombat`, with the exact chances of every face.
    ///
    /// Errors: `bad-argument`.
    pub fn preview(&mut self, combat: &Ts<CombatPreview>) -> Result<Ts<CombatReport>, JsValue> {
        let combat = read(combat)?;
        let (DesertFox { config, cache }, state) = self.handle.parts();
        give(&reported(preview::preview(config, cache, state, &combat)))
    }

    /// The report on the current combat with its answers and dice so far.
    #[wasm_bindgen(unchecked_return_type = "CombatReport | undefined")]
    pub fn battle(&mut self) -> Result<JsValue, JsValue> {
        let (DesertFox { config, cache }, state) = self.handle.parts();
        let report = preview::at_present(config, cache, state);
        report.map_or(Ok(JsValue::UNDEFINED), |report| give_value(&reported(report)))
    }

    /// Answers a question about the map of the game as it stands: zones of control, supply, stacking.
    ///
    /// Errors: `bad-argument`.
    #[wasm_bindgen(js_name = askBoard)]
    pub fn ask_board(&mut self, question: &Ts<GameQuestion>) -> Result<Ts<BoardAnswer>, JsValue> {
        let question = read(question)?;
        let (DesertFox { cache, .. }, state) = self.handle.parts();
        give(&board::ask(cache, state, &question))
    }

    /// The exact chances of every unit of the current combat after an answer to its open decision, customary choices assumed
    /// for what is still open. No die is rolled or foreseen.
    ///
    /// Errors: `bad-argument`.
    #[wasm_bindgen(js_name = battleIf, unchecked_return_type = "UnitChances[] | undefined")]
    pub fn battle_if(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "GameOrder")] order: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let Order::Answer(answer) = read_value(order)? else { return Ok(JsValue::UNDEFINED) };
        let (DesertFox { config, cache }, state) = self.handle.parts();
        match preview::if_answered(config, cache, state, answer) {
            Some(Ok(chances)) => give_value(&chances),
            _ => Ok(JsValue::UNDEFINED),
        }
    }

    /// The victory conditions with their state after the first `orders` orders, and how the game would be judged if it
    /// ended there: by the same rules as at its end.
    ///
    /// Errors: `bad-argument` beyond the last order.
    pub fn objectives(&mut self, orders: usize) -> Result<Ts<ObjectivesView>, JsValue> {
        let state = self.handle.state_at(orders)?;
        give(&objectives::objectives(&self.handle.parts().0.config, &state))
    }

    /// The game-turns of the scenario with their reinforcements, withdrawals and returns, by the schedules in force.
    #[wasm_bindgen(js_name = turnTrack)]
    pub fn turn_track(&mut self) -> Result<Ts<TrackView>, JsValue> {
        give(&track::track(&self.handle.parts().0.config))
    }

    /// The game in numbers at its start, after each game-turn and as it stands, in one pass over its record.
    pub fn series(&mut self) -> Result<Ts<SeriesView>, JsValue> {
        give(&series::series(self.handle.played_mut()))
    }

    /// Carries out an order of the player who decides; `faces` are those of the players' own dice, and none otherwise. The
    /// refusal `die-missing` asks for one more face.
    ///
    /// Errors: `bad-argument`.
    pub fn give(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "GameOrder")] order: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number[]")] faces: Option<js_sys::Array>,
    ) -> Result<Ts<GivenOrder>, JsValue> {
        let order: Order = read_value(order)?;
        let faces: Vec<u8> = faces.map_or(Ok(Vec::new()), |faces| read_value(&faces))?;
        give(&match self.handle.give(&order, &faces) {
            Ok(entry) => GivenOrder::Given(Box::new(entry)),
            Err(refusal) => GivenOrder::Refused { refusal },
        })
    }

    /// Whether an order may be given. No die of the game is rolled or foreseen.
    ///
    /// Errors: `bad-argument`.
    pub fn check(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "GameOrder")] order: &JsValue,
    ) -> Result<Ts<OrderCheck>, JsValue> {
        let checked = self.handle.check(&read_value(order)?);
        give(&checked.map_or_else(|refusal| OrderCheck::Refused { refusal }, |()| OrderCheck::Allowed))
    }

    /// The order that the scripted opponent would give now; none once the game is over.
    #[wasm_bindgen(unchecked_return_type = "GameOrder | undefined")]
    pub fn opponent(&mut self) -> Result<JsValue, JsValue> {
        let (rules, _) = self.handle.parts();
        let opponent = self.opponent.get_or_insert_with(|| Opponent::new(&rules.config, &rules.cache));
        self.handle.advice(opponent).map_or(Ok(JsValue::UNDEFINED), |order| give_value(&order))
    }
}

impl Game {
    /// Nothing is hidden, so that every viewer may know what the player who decides knows.
    #[allow(clippy::unused_self, reason = "games with hidden parts look at their viewer")]
    const fn sees_decider(&self) -> bool {
        true
    }
}

site::opponent_calls!(order: Order, typescript: "GameOrder");

/// The choices before a game are refused.
fn cannot_begin(refusals: &[Refusal]) -> JsValue {
    refused(refusals, refusals.first().map_or("", |refusal| &refusal.path))
}

fn unit_of(id: &str) -> Result<UnitId, JsValue> {
    UnitId::find(id).ok_or_else(|| engine_error("bad-argument", "no counter is called so", "unit"))
}

fn hex_of(number: &str) -> Result<Spot, JsValue> {
    Spot::find(number).ok_or_else(|| engine_error("bad-argument", "there is no such hex", "hex"))
}
