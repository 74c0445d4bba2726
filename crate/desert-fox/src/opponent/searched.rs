//! The game behind the shared search.

use referee::search::{Effort, Level, Searchable, StyledPlayer, Value};

use crate::model::units::Side;
use crate::opponent::Opponent;
use crate::opponent::movement::has_failed;
use crate::opponent::style::{Style, styles};
use crate::opponent::value::{TERMS, value};
use crate::record::DesertFox;
use crate::state::{Phase, Segment, State};
use crate::turn::to_act::to_act;

static STYLES: [Style; 8] = styles();
/// The names of the styles, in their order.
const KEYS: [&str; STYLES.len()] =
    ["usual", "choosy", "reckless", "supplied", "attacking", "cautious", "holding", "withdrawing"];

/// Game-turns of a scenario up to which more rollouts are worth more than longer ones.
const SHORT: u8 = 5;

impl Searchable for DesertFox {
    type Style = Style;
    type Script = Opponent;

    const TERMS: &'static [&'static str] = TERMS;
    const MARGIN: i32 = 30;
    const SIDES: [Side; 2] = [Side::Axis, Side::Commonwealth];

    fn styles() -> &'static [Style] {
        &STYLES
    }

    fn style_key(style: Style) -> &'static str {
        STYLES.iter().position(|other| *other == style).map_or(KEYS[0], |at| KEYS[at])
    }

    fn script(&self) -> Opponent {
        Opponent::new(&self.config, &self.cache)
    }

    fn effort(&self, level: Level, _: &State) -> Effort {
        let (rollouts, player_turns) = if self.config.scenario.length() <= SHORT { (32, 3) } else { (24, 4) };
        match level {
            Level::Recruit => Effort::NONE,
            Level::Captain => Effort { rollouts: 14, orders: 4_000, player_turns: 2 },
            Level::Commander => Effort { rollouts, orders: 8_000, player_turns },
        }
    }

    /// Each own Initial and Motorized Movement Phase: the Combat Phase after it carries out what was planned in it.
    fn decision(&self, state: &State) -> Option<u64> {
        let due = state.phase.is_movement() && state.segment == Segment::Main && to_act(state) == state.phasing;
        due.then(|| number(state, state.phase))
    }

    /// What is decided in the Initial Movement Phase goes on in the Motorized one, unless an attack has failed.
    fn goes_on(&self, state: &State, last: u64) -> bool {
        let began = number(state, Phase::InitialMovement);
        state.phase == Phase::MotorizedMovement && last == began && !has_failed(&self.config.board.grid, state)
    }

    fn value(&mut self, state: &State, side: Side) -> Value {
        value(&self.config, state, side)
    }

    fn winner(state: &State) -> Option<Option<Side>> {
        (state.phase == Phase::Over).then(|| state.outcome.and_then(|outcome| outcome.winner))
    }
}

/// The number of the decision in a phase of the player-turn.
fn number(state: &State, phase: Phase) -> u64 {
    let phase = Phase::ALL.iter().position(|other| *other == phase).unwrap_or_default() as u64;
    (u64::from(state.turn) * 16 + phase) * 2 + state.phasing.index() as u64
}

impl StyledPlayer<DesertFox> for Opponent {
    fn adopt(&mut self, style: Style) {
        self.set_style(style);
    }
}
