//! Going over a game again.

use desert_fox::random::Draw;
use desert_fox::record::{DiceMode, Game};
use desert_fox::state::State;
use desert_fox::turn::config::Options;

use super::driver::{SEED, after, any_order, give, new};

/// A game with its states: before the first order and after each.
fn replayed_states(mut game: Game, orders: usize) -> (Game, Vec<State>) {
    let (mut draw, mut states) = (Draw::new(5), vec![game.state().clone()]);
    while states.len() <= orders
        && let Some(order) = any_order(&mut game, &mut draw)
    {
        give(&mut game, &order, &mut draw);
        states.push(game.state().clone());
    }
    (game, states)
}

#[test]
fn the_state_after_any_orders_is_the_one_that_was() {
    for game in [after(0, 5), new("campaign", DiceMode::Entered)] {
        let (mut game, states) = replayed_states(game, 150);
        for (orders, state) in states.iter().enumerate().rev() {
            assert_eq!(game.state_after(orders).as_ref(), Some(state), "after {orders} orders");
        }
        assert_eq!(game.state_after(states.len()), None);
        assert_eq!(Some(game.state()), states.last());
    }
}

#[test]
fn orders_told_again_bring_about_what_they_did() {
    let (mut draw, mut game, mut reports) = (Draw::new(6), after(0, 6), Vec::new());
    while reports.len() < 200
        && let Some(order) = any_order(&mut game, &mut draw)
    {
        reports.push((order.clone(), give(&mut game, &order, &mut draw)));
    }
    for (from, to) in [(0, 200), (15, 18), (99, 100), (190, 1000), (200, 201), (300, 400)] {
        let mut carry_out_again = Vec::new();
        game.replay_range(from..to, |_, _, entry, report| carry_out_again.push((entry.order.clone(), report)));
        let known = reports.get(from..to.min(reports.len())).unwrap_or_default();
        assert!(
            carry_out_again
                .iter()
                .map(|(order, report)| (order, &report.faces, &report.log.events))
                .eq(known.iter().map(|(order, report)| (order, &report.faces, &report.log.events)))
        );
    }
}

#[test]
fn what_is_taken_back_is_no_longer_told() {
    let (mut game, states) = replayed_states(after(0, 7), 120);
    while game.undo().is_ok() {}
    let orders = game.len();
    assert_eq!(game.state_after(orders), Some(states[orders].clone()));
    assert_eq!(game.state_after(orders + 1), None);
    while game.redo().is_ok() {}
    assert_eq!(game.len(), states.len() - 1);
    assert_eq!(game.state_after(orders + 1), states.get(orders + 1).cloned());
}

#[test]
fn a_branch_is_the_game_as_it_stood_and_goes_its_own_way() {
    let (game, states) = replayed_states(after(0, 8), 90);
    for orders in [0, 1, 16, 45, 90] {
        let branch = game.branch(orders).unwrap();
        assert_eq!((branch.len(), branch.state()), (orders, &states[orders]));
        assert_eq!(branch.links(), &game.links()[..=orders]);
        assert_eq!(Game::load(&branch.save()).unwrap().state(), branch.state());
    }
    assert!(game.branch(91).is_none());
}

#[test]
fn the_opening_is_what_the_set_up_told() {
    let (game, report) = Game::new(Options::of("campaign"), DiceMode::Seeded(SEED)).unwrap();
    assert!(!report.log.events.is_empty());
    assert_eq!(game.opening(), report.log);
}
