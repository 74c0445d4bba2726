//! What can be taken back.

use desert_fox::random::Draw;
use desert_fox::record::CannotUndo;
use desert_fox::state::order::Order;

use super::driver::{after, any_order, give, play, race};

#[test]
fn an_order_is_taken_back_unless_it_rolled_a_die_or_changed_the_deciding_side() {
    let (mut game, mut draw) = (after(0, 0), Draw::new(1));
    let (mut dice, mut sides, mut free) = (0, 0, 0);
    while let Some(order) = any_order(&mut game, &mut draw).filter(|_| game.len() < 1000) {
        let (by, before, links) = (game.to_act(), game.state().clone(), game.links().to_vec());
        let report = give(&mut game, &order, &mut draw);
        let after = game.clone();
        let undone = game.undo();
        if !report.faces.is_empty() {
            assert_eq!(undone, Err(CannotUndo::Die));
            dice += 1;
        } else if after.to_act() != by {
            assert_eq!(undone, Err(CannotUndo::Side));
            sides += 1;
        } else {
            assert_eq!(undone, Ok(()));
            assert_eq!((game.state(), game.links()), (&before, &links[..]));
            assert_eq!(game.redo().unwrap().log, report.log);
            free += 1;
        }
        assert_eq!((game.state(), game.links(), game.record()), (after.state(), after.links(), after.record()));
        assert_eq!(game.checkpoints(), after.checkpoints());
    }
    assert!(dice > 20 && sides > 20 && free > 100, "{dice} dice, {sides} changes of side, {free} others");
}

#[test]
fn orders_since_the_last_barrier_are_taken_back_one_by_one_and_given_again() {
    let mut draw = Draw::new(2);
    let mut longest = 0;
    for orders in [100, 250, 400, 700] {
        let mut game = after(orders, 2);
        let whole = game.clone();
        let mut states = Vec::new();
        while game.can_undo().is_ok() {
            states.push(game.state().clone());
            game.undo().unwrap();
        }
        longest = longest.max(states.len());
        while let Some(state) = states.pop() {
            game.redo().unwrap();
            assert_eq!(*game.state(), state);
        }
        assert_eq!(game.redo().unwrap_err(), CannotUndo::Nothing);
        assert_eq!((game.record(), game.links()), (whole.record(), whole.links()));
        play(&mut game, 20, &mut draw);
    }
    assert!(longest > 3, "{longest}");
}

#[test]
fn a_new_order_ends_what_can_be_given_again() {
    let mut game = race();
    let mut draw = Draw::new(3);
    while game.can_undo().is_err() {
        play(&mut game, 1, &mut draw);
    }
    game.undo().unwrap();
    assert_eq!(game.can_redo(), Ok(()));
    play(&mut game, 1, &mut draw);
    assert_eq!(game.can_redo(), Err(CannotUndo::Nothing));
    assert_eq!(game.redo().unwrap_err(), CannotUndo::Nothing);
}

#[test]
fn before_the_first_order_there_is_nothing_to_take_back() {
    let mut game = race();
    assert_eq!(game.undo(), Err(CannotUndo::Nothing));
    assert_eq!(game.redo().unwrap_err(), CannotUndo::Nothing);
}

#[test]
fn a_refused_order_leaves_no_trace() {
    let mut game = after(120, 4);
    while game.can_undo().is_err() {
        play(&mut game, 1, &mut Draw::new(5));
    }
    game.undo().unwrap();
    let whole = game.clone();
    let refused = [
        game.give(Order::Roll, &[]).unwrap_err(),
        game.give(Order::Revoke { combat: 200 }, &[]).unwrap_err(),
        game.give(Order::Done, &[3]).unwrap_err(),
    ];
    assert!(refused.iter().all(|refusal| !refusal.cases.is_empty()));
    assert_eq!((game.state(), game.record(), game.links()), (whole.state(), whole.record(), whole.links()));
    assert_eq!(game.can_redo(), Ok(()));
}

#[test]
fn asking_whether_an_order_may_be_given_agrees_with_giving_it_and_changes_nothing() {
    let (mut game, mut draw) = (after(0, 0), Draw::new(6));
    let others = [Order::Roll, Order::Done, Order::Fight { combat: 0 }, Order::Repair { hexes: 1 }];
    for _ in 0..400 {
        let Some(order) = any_order(&mut game, &mut draw) else { return };
        let (before, chain) = (game.state().clone(), game.links().to_vec());
        assert_eq!(game.check(&order), Ok(()));
        for other in &others {
            let allowed = game.check(other);
            assert_eq!((game.state(), game.links()), (&before, &chain[..]));
            assert_eq!(game.clone().give(other.clone(), &[]).map(|_| ()), allowed);
        }
        give(&mut game, &order, &mut draw);
    }
}
