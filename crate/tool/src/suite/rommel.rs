//! Positions of Rommel in the Desert.

use hexgrid::Hex;
use referee::record::Game;
use rommel_in_the_desert::game::legal::legal;
use rommel_in_the_desert::model::outcome::Victory;
use rommel_in_the_desert::model::turn_option::TurnOption;
use rommel_in_the_desert::model::units::Side;
use rommel_in_the_desert::record::Rommel;
use rommel_in_the_desert::state::buildup::{BuildupOrder, BuildupStep};
use rommel_in_the_desert::state::cards::Hand;
use rommel_in_the_desert::state::order::Order;
use rommel_in_the_desert::state::turn::Phase;
use rommel_in_the_desert::state::{Stage, State};
use serde::{Deserialize, Serialize};

use crate::played_game::PlayedGame;
use crate::suite::drive::Drive;
use crate::suite::position::Solvable;

/// What a position asks for.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Task {
    /// That the side passes, which wins at once.
    MustPass,
    /// That the side does not pass, which loses.
    MustPlay,
    /// That no step is left to buy in the Buildup of the last month.
    LastBuildup,
    /// That the side takes the enemy base in this turn.
    BaseTake,
    /// That the side still has its base after this turn and the enemy's.
    BaseGuard,
}

/// The order of a Pass turn.
pub const PASS: Order = Order::PlayCards { cards: Hand { real: 0, dummies: 0 } };

impl Solvable for Rommel {
    type Task = Task;

    const POSITIONS: &'static str = "tests/rommel-in-the-desert/positions.json";
    const KINDS: &'static [&'static str] = &["must-pass", "must-play", "last-buildup", "base-take", "base-guard"];

    fn kind(task: &Task) -> &'static str {
        Self::KINDS[*task as usize]
    }

    fn may_roll(task: &Task) -> bool {
        matches!(task, Task::BaseGuard)
    }

    fn quiet(game: &mut Game<Self>) -> Option<Order> {
        let nothing = Hand::default();
        let least = [
            PASS,
            Order::Bid { cards: nothing },
            Order::Buildup(BuildupOrder::Done),
            Order::Engage { engage: false },
            Order::Done,
        ];
        least.into_iter().find(|order| game.check(order).is_ok())
    }

    fn judge(task: &Task, seat: usize, drive: &mut Drive<Self>) -> Result<(bool, String), String> {
        let side = Self::SEATS[seat].side;
        match task {
            Task::MustPass | Task::MustPlay => {
                drive.play_while(|state| chooses(state, side))?;
                let laid = drive.given.iter().find(|(_, order)| matches!(order, Order::PlayCards { .. }));
                let laid = laid.and_then(|(_, order)| serde_json::to_string(order).ok()).unwrap_or_default();
                let option = drive.game.state().turn.option.filter(|_| !is_over(drive.game.state()));
                let passed = option.is_none_or(|option| option == TurnOption::Pass);
                Ok((passed == matches!(task, Task::MustPass), laid))
            }
            Task::LastBuildup => {
                let mut left = 0;
                while spends(drive.game.state(), side) {
                    left = steps(&drive.game).len();
                    if drive.step()?.is_none() {
                        break;
                    }
                }
                Ok((left == 0, format!("{left} steps could be bought")))
            }
            Task::BaseTake => {
                drive.play_while(|state| state.stage == Stage::Turns && state.turn.side == side)?;
                let state = drive.game.state();
                let there = state.position.in_hex(side, base(&drive.game, side.enemy())).next().is_some();
                Ok((state.outcome.map_or(there, |outcome| outcome.winner == Some(side)), end(state)))
            }
            Task::BaseGuard => {
                let turns = |state: &State, whose: Side| state.stage == Stage::Turns && state.turn.side == whose;
                drive.play_while(|state| turns(state, side))?;
                drive.play_while(|state| turns(state, side.enemy()))?;
                Ok((!is_lost(&drive.game, side), end(drive.game.state())))
            }
        }
    }

    fn premise(task: &Task, seat: usize, game: &mut Game<Self>) -> Result<(), String> {
        let (side, state) = (Self::SEATS[seat].side, game.state());
        let last = state.calendar.is_some_and(|calendar| calendar.is_last());
        let real = state.cards.as_ref().map_or(0, |cards| cards.hand(side).real);
        let holds = match task {
            Task::MustPass => last && real > 0 && state.passes == 1 && chooses(state, side),
            Task::MustPlay => last && real > 0 && chooses(state, side),
            Task::LastBuildup => last && spends(state, side) && !steps(game).is_empty(),
            Task::BaseTake => {
                let base = base(game, side.enemy());
                chooses(state, side) && state.position.in_hex(side.enemy(), base).next().is_none()
            }
            Task::BaseGuard => chooses(state, side),
        };
        if holds { Ok(()) } else { Err(format!("it is no {} position", Self::kind(task))) }
    }

    fn is_better(task: &Task, seat: usize, solved: &State, failed: &State) -> bool {
        let side = Self::SEATS[seat].side;
        let won = |state: &State, by: Side| state.outcome.is_some_and(|outcome| outcome.winner == Some(by));
        let by_base = |state: &State| state.outcome.is_some_and(|outcome| outcome.by == Victory::Base);
        match task {
            Task::MustPass => won(solved, side),
            Task::MustPlay => won(failed, side.enemy()),
            Task::LastBuildup => true,
            Task::BaseTake => won(solved, side) && by_base(solved) && !(won(failed, side) && by_base(failed)),
            Task::BaseGuard => won(failed, side.enemy()) && by_base(failed),
        }
    }
}

/// Whether the game is over.
const fn is_over(state: &State) -> bool {
    state.outcome.is_some()
}

/// Whether a side chooses its option.
pub fn chooses(state: &State, side: Side) -> bool {
    state.stage == Stage::Turns && state.turn.side == side && state.turn.phase == Phase::Option
}

/// Whether a side spends points in a Buildup.
pub fn spends(state: &State, side: Side) -> bool {
    matches!(&state.stage, Stage::Buildup(buildup) if buildup.step == BuildupStep::Spending && buildup.side == side)
}

/// The steps that can be bought.
pub fn steps(game: &Game<Rommel>) -> Vec<Order> {
    let is_step = |order: &Order| matches!(order, Order::Buildup(BuildupOrder::Step { .. }));
    legal(game.rules().edition(), game.state()).into_iter().filter(is_step).collect()
}

/// The base of a side.
pub fn base(game: &Game<Rommel>, side: Side) -> Hex {
    game.rules().edition().board.base(side)
}

/// Whether a side has lost its base.
fn is_lost(game: &Game<Rommel>, side: Side) -> bool {
    let (state, base) = (game.state(), base(game, side));
    let stands = |side: Side| state.position.in_hex(side, base).next().is_some();
    match state.outcome {
        Some(outcome) if outcome.by == Victory::Base => outcome.winner != Some(side),
        _ => stands(side.enemy()) && !stands(side),
    }
}

/// The result, once there is one.
pub fn end(state: &State) -> String {
    state.outcome.map_or_else(String::new, |_| Rommel::result(state))
}
