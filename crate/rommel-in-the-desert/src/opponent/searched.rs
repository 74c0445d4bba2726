//! The game behind the shared search.

use referee::Draw;
use referee::search::{Effort, Level, Searchable, Value};

use crate::model::units::Side;
use crate::opponent::candidates::candidates;
use crate::opponent::imagined::imagined;
use crate::opponent::script::Script;
use crate::opponent::style::{ENEMY_STYLES, STYLES, Style, key};
use crate::opponent::value::{TERMS, value};
use crate::record::Rommel;
use crate::state::buildup::BuildupStep;
use crate::state::turn::Phase;
use crate::state::{Stage, State};
use crate::turn::to_act::to_act;

/// Player-turns of a rollout: two of each side. What a card is worth that is kept or spent shows in the second ones: in
/// Crusader the commander scores 55 % of 40 games against the one before; with one turn of each side and twice as many
/// rollouts, in the same time, 28 % of 27.
const HORIZON: u32 = 4;
/// What another candidate must be worth more than going on as decided, in hundredths of a unit left.
const MARGIN: i32 = 30;

impl Searchable for Rommel {
    type Style = Style;
    type Script = Script;

    const TERMS: &'static [&'static str] = TERMS;
    const MARGIN: i32 = MARGIN;
    const SIDES: [Side; 2] = Side::BOTH;

    fn styles() -> &'static [Style] {
        &STYLES
    }

    fn enemy_styles() -> &'static [Style] {
        &ENEMY_STYLES
    }

    fn style_key(style: Style) -> &'static str {
        key(style)
    }

    fn candidates(&mut self, state: &State, current: Option<Style>) -> Vec<Style> {
        candidates(self.edition(), state, current)
    }

    fn script(&self) -> Script {
        Script::default()
    }

    fn effort(&self, level: Level, state: &State) -> Effort {
        let rollouts = match (&state.stage, state.turn.phase) {
            (Stage::Turns, Phase::Option) => 36,
            (Stage::Turns, Phase::Movement) => 24,
            (Stage::Turns, _) => 16,
            _ => 30,
        };
        match level {
            Level::Recruit => Effort::NONE,
            Level::Captain => Effort { rollouts: rollouts * 2 / 3, orders: 1_000, player_turns: 1 },
            Level::Commander => Effort { rollouts, orders: 4_000, player_turns: HORIZON },
        }
    }

    /// The turn option, each movement and each combat phase, refusals, the set-up, and the parts of a Buildup in
    /// which points are spent and units redeploy.
    fn decision(&self, state: &State) -> Option<u64> {
        let side = to_act(state);
        let part = match &state.stage {
            Stage::SetUp(_) => 1,
            Stage::Buildup(buildup) => match buildup.step {
                BuildupStep::Spending => 2,
                BuildupStep::Redeployment => 3,
                BuildupStep::SupplyCheck | BuildupStep::Reinforcements | BuildupStep::Cards | BuildupStep::Refit => {
                    return None;
                }
            },
            Stage::Turns if is_between(state) => match state.turn.phase {
                // With the cards on the table the option is decided.
                Phase::Option if state.turn.supply.is_none() => 5,
                Phase::Option | Phase::ForcedMarches => return None,
                Phase::Movement => 6,
                Phase::Refusals => 7,
                Phase::Combat => 8,
            },
            _ => return None,
        };
        let month = state.calendar.map_or(0, |calendar| u64::from(calendar.month));
        // Cards that are drawn and played tell the turns of a month apart.
        let cards = state
            .cards
            .as_ref()
            .map_or(0, |cards| (cards.deck.pile().len() * 256 + cards.deck.discards().len()) as u64);
        Some(((cards * 64 + month) * 16 + part) * 2 + side.index() as u64)
    }

    fn value(&mut self, state: &State, side: Side) -> Value {
        value(self.edition(), state, side)
    }

    fn winner(state: &State) -> Option<Option<Side>> {
        (state.stage == Stage::Over).then(|| state.outcome.and_then(|outcome| outcome.winner))
    }

    fn imagined(&self, state: &State, viewer: Side, draw: &mut Draw) -> State {
        imagined(self.edition(), state, viewer, draw)
    }
}

/// Whether nothing is under way that was begun before: no move, withdrawal, battle, hits or routs.
fn is_between(state: &State) -> bool {
    let turn = &state.turn;
    let under_way = turn.current.is_some() || turn.check_routs || state.battle.is_some() || state.pending.is_some();
    !under_way && state.leaving.is_none() && state.rearguard.is_none()
}
