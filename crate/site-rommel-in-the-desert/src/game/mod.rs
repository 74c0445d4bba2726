//! A whole game as a handle: the page gives orders and asks, the game itself stays here.

mod record;
mod views;

pub use views::*;

use js_sys::JsString;
use referee::Rules as _;
use referee::record::DiceMode;
use referee::search::Scripts;
use rommel_in_the_desert::analyst;
use rommel_in_the_desert::analyst::missed::missed;
use rommel_in_the_desert::analyst::outlook::outlook;
use rommel_in_the_desert::model::refusal::{Refusal, RefusalCode};
use rommel_in_the_desert::opponent::Script;
use rommel_in_the_desert::query::chances::{ChancesAnswer, GameChancesQuery, chances_in_game};
use rommel_in_the_desert::query::game::{GameAnswer, GameQuestion, GameRefusal, ask_game, may_be_told};
use rommel_in_the_desert::record::{Options, Rommel};
use rommel_in_the_desert::state::order::Order;
use site::border::{draw_of, give, give_value, read, read_value, viewer_of};
use site::faults::refused;
use site::{Handle, Opponents};
use tsify::Ts;
use wasm_bindgen::prelude::*;

/// A game that is being played. It changes by `give`, `undo`, `redo` and `receive` alone; `free()` ends it, and no other call
/// may follow.
///
/// Orders name blocks by handles, which are dealt for each game and say nothing about the block. A viewer is shown the
/// handles of own blocks and of those that lie face up; a hidden block is `pile(hex, nth)`, which holds in one answer
/// alone. Orders count from 0.
#[wasm_bindgen]
pub struct Game {
    handle: Handle<Rommel>,
    opponents: Opponents<Rommel>,
    /// The scripts that play on for the analyst.
    scripts: Option<Scripts<Rommel>>,
}

impl From<Handle<Rommel>> for Game {
    fn from(handle: Handle<Rommel>) -> Self {
        Self { handle, opponents: Opponents::default(), scripts: None }
    }
}

#[wasm_bindgen]
impl Game {
    /// Begins a game.
    ///
    /// Errors: `bad-argument`; `bad-game` with the path `charts` for values of the owner that cannot be used; `no-entropy`.
    pub fn begin(start: &Ts<GameStart>) -> Result<Self, JsValue> {
        let GameStart { options, dice } = read(start)?;
        Handle::begin(options, dice.mode()?).map(Self::from).map_err(|refusals| cannot_begin(&refusals))
    }

    /// For whom the game is shown from now on: one player, an observer at neither side, or everybody as at first.
    /// `view`,
    /// `viewAt`, `legal`, `give`, `opening`, `journal`, `receive` and `transcript` leave out what is hidden from this
    /// viewer; records, saves and links hold everything.
    #[wasm_bindgen(js_name = setViewer)]
    pub fn set_viewer(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "Side | \"observer\"")] viewer: Option<JsString>,
    ) -> Result<(), JsValue> {
        self.handle.set_viewer(viewer_of(viewer)?);
        Ok(())
    }

    /// What the players chose before the game.
    pub fn options(&self) -> Result<Ts<Options>, JsValue> {
        give(&self.handle.played().record().options)
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
        let (turn_begins, entered) = (played.turn_begins() as u32, played.record().dice == DiceMode::Entered);
        give(&TableView { game, orders: orders as u32, turn_begins, entered })
    }

    /// Everything that may be ordered now; nothing for a viewer who does not decide. Of the moves of a block to a hex it
    /// holds one, and forced marches in regroup moves are left out.
    #[wasm_bindgen(unchecked_return_type = "Order[]")]
    pub fn legal(&mut self) -> Result<JsValue, JsValue> {
        give_value(&self.handle.legal())
    }

    /// Carries out an order of the player who decides; `faces` are those of the players' own dice, and none otherwise.
    /// Refused with `not-yours` for a viewer who is the other player, and of a block hidden from the viewer: a page
    /// that gives an order for that player gives it as everybody, and shows it by `journal`.
    ///
    /// Errors: `bad-argument`.
    pub fn give(
        &mut self,
        order: &Ts<Order>,
        #[wasm_bindgen(unchecked_optional_param_type = "number[]")] faces: Option<js_sys::Array>,
    ) -> Result<Ts<GivenOrder>, JsValue> {
        let order = read(order)?;
        let faces: Vec<u8> = faces.map_or(Ok(Vec::new()), |faces| read_value(&faces))?;
        if !self.may_be_told(&order) {
            return give(&GivenOrder::Refused { refusal: not_yours() });
        }
        give(&match self.handle.give(&order, &faces) {
            Ok(entry) => GivenOrder::Given(Box::new(entry)),
            Err(refusal) => GivenOrder::Refused { refusal: (&refusal).into() },
        })
    }

    /// Whether an order may be given; refused with `not-yours` for a viewer who is the other player, and of a block
    /// hidden from the viewer. No die of the game is rolled or foreseen.
    ///
    /// Errors: `bad-argument`.
    pub fn check(&mut self, order: &Ts<Order>) -> Result<Ts<OrderCheck>, JsValue> {
        let order = read(order)?;
        if !self.may_be_told(&order) {
            return give(&OrderCheck::Refused { refusal: not_yours() });
        }
        give(&match self.handle.check(&order) {
            Ok(()) => OrderCheck::Allowed,
            Err(refusal) => OrderCheck::Refused { refusal: (&refusal).into() },
        })
    }

    /// Answers a question about the game as it stands, from what the viewer may know: where a group goes, supply and what
    /// would cut it off, withdrawals with the fire that they draw, fires, prices, victory, income.
    ///
    /// Errors: `bad-argument`.
    pub fn ask(&mut self, question: &Ts<GameQuestion>) -> Result<Ts<GameAnswer>, JsValue> {
        let (question, viewer) = (read(question)?, self.handle.viewer());
        let (rules, state) = self.handle.parts();
        give(&ask_game(rules.edition(), state, viewer, &question))
    }

    /// The chances of the battle turn of a hex as the game stands, for the target types stated; refused with `hidden-blocks`
    /// where the viewer does not know every block that takes part.
    ///
    /// Errors: `bad-argument`.
    #[wasm_bindgen(js_name = battleChances)]
    pub fn battle_chances(&mut self, query: &Ts<GameChancesQuery>) -> Result<Ts<ChancesAnswer>, JsValue> {
        let (query, viewer) = (read(query)?, self.handle.viewer());
        let (rules, state) = self.handle.parts();
        give(&chances_in_game(rules.edition(), state, viewer, &query))
    }

    /// The order that the standing orders of the player who decides imply; none where they do not cover the decision,
    /// and for a viewer who is the other player. A page that gives it for that player asks as everybody and shows it
    /// only once it is given.
    #[wasm_bindgen(js_name = impliedOrder, unchecked_return_type = "Order | undefined")]
    pub fn implied_order(&mut self) -> Result<JsValue, JsValue> {
        if !self.sees_decider() {
            return Ok(JsValue::UNDEFINED);
        }
        let (rules, state) = self.handle.parts();
        rules.implied_order(state).map_or(Ok(JsValue::UNDEFINED), |order| give_value(&order))
    }

    /// How the game ends that scripts play on for both sides after the first `orders` orders: with styles and dice drawn for
    /// the number of the try, never those of the game, and what is hidden from the viewer drawn from what the viewer
    /// knows. Nothing for an observer.
    ///
    /// Errors: `bad-argument` beyond the last order, and for more than 1,000 tries.
    #[wasm_bindgen(js_name = playOn, unchecked_return_type = "PlayedOn | undefined")]
    pub fn play_on(&mut self, orders: usize, number: usize) -> Result<JsValue, JsValue> {
        let draw = draw_of(orders, number)?;
        let (state, viewer) = (self.handle.state_at(orders)?, self.handle.viewer());
        let (rules, _) = self.handle.parts();
        let scripts = self.scripts.get_or_insert_with(|| Scripts::new(rules));
        let played = analyst::end_from(rules, scripts, &state, viewer, draw);
        played.map_or(Ok(JsValue::UNDEFINED), |played| give_value(&played))
    }

    /// An estimate of the win chances after the first `orders` orders, by the value of the state and the time left, fitted to
    /// games between scripts; what is hidden from the viewer is drawn from what the viewer knows. Nothing in scenarios
    /// without a fit.
    ///
    /// Errors: `bad-argument` beyond the last order.
    #[wasm_bindgen(unchecked_return_type = "OutlookView | undefined")]
    pub fn outlook(&mut self, orders: usize) -> Result<JsValue, JsValue> {
        let (state, viewer) = (self.handle.state_at(orders)?, self.handle.viewer());
        let (rules, _) = self.handle.parts();
        outlook(rules, &state, viewer).map_or(Ok(JsValue::UNDEFINED), |view| give_value(&view))
    }

    /// What the turn has left out in which the last of the first `orders` orders was given, from what its player knew;
    /// nothing for a viewer who is the other player, and before the first turn.
    #[wasm_bindgen(unchecked_return_type = "MissedView | undefined")]
    pub fn missed(&mut self, orders: usize) -> Result<JsValue, JsValue> {
        let viewer = self.handle.viewer();
        missed(self.handle.played_mut(), viewer, orders).map_or(Ok(JsValue::UNDEFINED), |view| give_value(&view))
    }

    /// Luck and decisions in the orders from `from` up to and without `to`, all in one value of a state; nothing for a player
    /// before the game is over, because the value looks at every block.
    #[wasm_bindgen(unchecked_return_type = "LuckView | undefined")]
    pub fn luck(&mut self, from: usize, to: usize) -> Result<JsValue, JsValue> {
        let viewer = self.handle.viewer();
        let luck = analyst::luck(self.handle.played_mut(), viewer, from, to);
        luck.map_or(Ok(JsValue::UNDEFINED), |luck| give_value(&luck))
    }

    /// The order that the scripted opponent would give now for the player who decides; none once the game is over, and
    /// for a viewer who is the other player. It knows what the player who decides may know.
    #[wasm_bindgen(unchecked_return_type = "Order | undefined")]
    pub fn opponent(&mut self) -> Result<JsValue, JsValue> {
        if !self.sees_decider() {
            return Ok(JsValue::UNDEFINED);
        }
        self.handle.advice(&mut Script::default()).map_or(Ok(JsValue::UNDEFINED), |order| give_value(&order))
    }
}

impl Game {
    /// Whether the viewer may know what the player who decides knows.
    fn sees_decider(&self) -> bool {
        self.handle.sees_decider()
    }

    fn may_be_told(&self, order: &Order) -> bool {
        may_be_told(self.handle.played().state(), order, self.handle.viewer())
    }
}

site::opponent_calls!(order: Order, typescript: "Order");

/// What a viewer is answered who is the other player.
fn not_yours() -> GameRefusal {
    (&Refusal::from(RefusalCode::NotYours)).into()
}

/// The choices before a game are refused.
fn cannot_begin(refusals: &[Refusal]) -> JsValue {
    let of_charts = refusals.iter().any(|refusal| refusal.code == RefusalCode::BadChart);
    refused(refusals, if of_charts { "charts" } else { "" })
}
