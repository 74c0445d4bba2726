//! Positions in games of Rommel in the Desert.

use referee::record::Game;
use rommel_in_the_desert::model::units::Side;
use rommel_in_the_desert::record::Rommel;
use rommel_in_the_desert::state::State;
use rommel_in_the_desert::state::cards::Hand;
use rommel_in_the_desert::state::order::Order;

use crate::played_game::PlayedGame;
use crate::suite::find::Findable;
use crate::suite::rommel::{PASS, Task, base, chooses, end, spends, steps};

/// Hexes from a base within which a unit may take it in one turn.
const NEAR: u16 = 14;

impl Findable for Rommel {
    fn prefix(task: &Task) -> &'static str {
        match task {
            Task::MustPass => "RD-P",
            Task::MustPlay => "RD-C",
            Task::LastBuildup => "RD-B",
            Task::BaseTake => "RD-T",
            Task::BaseGuard => "RD-H",
        }
    }

    /// What the premise of each task says as far as it hangs on the state alone.
    fn tasks(&mut self, before: &State, state: &State) -> Vec<(Task, usize)> {
        let last = state.calendar.is_some_and(|calendar| calendar.is_last());
        let mut tasks = Vec::new();
        for side in Side::BOTH {
            if chooses(state, side) && state.turn.supply.is_none() {
                if last {
                    tasks.push((Task::MustPass, side));
                    tasks.push((Task::MustPlay, side));
                }
                tasks.extend(is_open(self, state, side.enemy()).then_some((Task::BaseTake, side)));
                tasks.extend(is_open(self, state, side).then_some((Task::BaseGuard, side)));
            }
            if last && spends(state, side) && !spends(before, side) {
                tasks.push((Task::LastBuildup, side));
            }
        }
        tasks.into_iter().map(|(task, side)| (task, Self::seat(side))).collect()
    }

    fn asks_levels(task: &Task) -> bool {
        matches!(task, Task::BaseGuard | Task::BaseTake)
    }

    fn lines(task: &Task, _: usize, game: &mut Game<Self>) -> Vec<Vec<Order>> {
        let card = Order::PlayCards { cards: Hand { real: 1, dummies: 0 } };
        match task {
            Task::MustPass | Task::MustPlay => vec![vec![PASS], vec![card]],
            Task::LastBuildup => vec![Vec::new(), bought_out(game)],
            Task::BaseTake => vec![Vec::new()],
            // Where neither side does anything every base is safe: that proves nothing.
            Task::BaseGuard => Vec::new(),
        }
    }

    fn words(task: &Task, seat: usize, game: &mut Game<Self>, solved: &State, failed: &State) -> String {
        let side = Self::SEATS[seat].side;
        let real = game.state().cards.as_ref().map_or(0, |cards| cards.hand(side).real);
        let cards = if real == 1 { "one real card".to_owned() } else { format!("{real} real cards") };
        match task {
            Task::MustPass => format!(
                "The last month, and the other side has passed: a second Pass ends the game ({}). The side has {cards}; no \
                 turn that it pays for can be better than that.",
                end(solved)
            ),
            Task::MustPlay => format!(
                "The last month, and the side is behind: if it passes and the other side does so too the game is over ({}). \
                 It has {cards}, which are worth nothing afterwards.",
                end(failed)
            ),
            Task::LastBuildup => format!(
                "The Buildup of the last month. {} points are left and buy {} steps; what is not spent is lost, and no step \
                 does harm.",
                game.state().points[side.index()],
                bought_out(game).len()
            ),
            Task::BaseTake => {
                let base = game.rules().edition().board.name(base(game, side.enemy()));
                format!("{base} is empty and in reach: the line takes it, and the game is won.")
            }
            Task::BaseGuard => {
                let base = game.rules().edition().board.name(base(game, side));
                format!(
                    "{base} can be taken in the enemy's next turn, and was after the line that fails; the other line keeps it."
                )
            }
        }
    }
}

/// Whether the base of a side is empty and an enemy unit near.
fn is_open(rules: &Rommel, state: &State, side: Side) -> bool {
    let board = rules.edition().board;
    let base = board.base(side);
    let near = |(_, hex)| board.grid.distance(hex, base) <= NEAR;
    state.position.in_hex(side, base).next().is_none() && state.position.of_side(side.enemy()).any(near)
}

/// Steps bought one after the other until none can be.
fn bought_out(game: &Game<Rommel>) -> Vec<Order> {
    let (mut game, mut bought) = (game.clone(), Vec::new());
    while let Some(order) = steps(&game).into_iter().next()
        && game.give(order.clone(), &[]).is_ok()
    {
        bought.push(order);
    }
    bought
}
