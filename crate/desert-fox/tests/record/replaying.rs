//! Proof that every order of a record was legal.

use desert_fox::record::{Checkpoint, DiceMode, Fault, Game, MOST_ORDERS, Record, fingerprint};
use desert_fox::state::order::Order;

use super::driver::{SEED, after, played, race};

fn bare(record: &Record) -> Record {
    let mut record = record.clone();
    for entry in &mut record.orders {
        entry.faces = None;
    }
    record
}

#[test]
fn a_record_played_again_comes_to_the_same_state() {
    for game in [after(900, 7), played("campaign", DiceMode::Entered, 600, 8)] {
        let verified = Game::verify(game.record(), game.checkpoints()).unwrap();
        assert_eq!((verified.orders, verified.state), (game.len(), fingerprint(game.state())));
        let carry_out_again = Game::replay(game.record(), game.checkpoints()).unwrap();
        assert_eq!(
            (carry_out_again.state(), carry_out_again.links(), carry_out_again.record()),
            (game.state(), game.links(), game.record())
        );
        assert_eq!((carry_out_again.checkpoints(), carry_out_again.can_undo()), (game.checkpoints(), game.can_undo()));
        assert!(game.checkpoints().len() > 2);
    }
}

#[test]
fn seeded_dice_need_not_be_told() {
    let game = after(300, 9);
    let carry_out_again = Game::replay(&bare(game.record()), game.checkpoints()).unwrap();
    assert_eq!((carry_out_again.state(), carry_out_again.record()), (game.state(), game.record()));
}

#[test]
fn a_changed_order_is_named() {
    let game = after(300, 10);
    for at in [0, 17, 150, 299] {
        let mut record = game.record().clone();
        record.orders[at].order = Order::Revoke { combat: 200 };
        let fault = Game::verify(&record, game.checkpoints()).unwrap_err();
        assert!(matches!(&fault, Fault::Refused { order, .. } if *order == at), "{fault}");
        assert_eq!((fault.order(), fault.code()), (Some(at), "refused"));
        assert!(fault.to_string().contains("(case "), "{fault}");
    }
}

#[test]
fn a_changed_die_is_named() {
    let game = after(400, 11);
    let rolled = |faces: &Option<Vec<u8>>| faces.as_ref().is_some_and(|faces| !faces.is_empty());
    let places: Vec<_> = (0..game.len()).filter(|&at| rolled(&game.record().orders[at].faces)).collect();
    assert!(places.len() > 5);
    for at in places {
        let mut record = game.record().clone();
        let faces = record.orders[at].faces.as_mut().unwrap();
        faces[0] = faces[0] % 6 + 1;
        assert!(matches!(Game::verify(&record, &[]), Err(Fault::Faces { order, .. }) if order == at));
    }
}

#[test]
fn another_seed_is_found_at_one_of_the_first_dice() {
    let game = after(400, 12);
    let faces: Vec<_> = game.record().orders.iter().map(|entry| entry.faces.clone().unwrap()).collect();
    let mut record = game.record().clone();
    record.dice = DiceMode::Seeded(referee::Seed([9; 16]));
    let fault = Game::verify(&record, &[]).unwrap_err();
    let at = fault.order().unwrap();
    assert!(!faces[at].is_empty() && faces[..at].iter().map(Vec::len).sum::<usize>() < 8, "{fault}");
}

#[test]
fn a_legal_change_is_found_at_the_next_checkpoint() {
    let game = after(400, 13);
    for checkpoint in game.checkpoints() {
        let mut changed = game.checkpoints().to_vec();
        let at = changed.iter().position(|known| known == checkpoint).unwrap();
        changed[at].state[7] ^= 1;
        let found = Some(checkpoint.state);
        let fault = Fault::Checkpoint { orders: checkpoint.orders, reported: changed[at].state, found };
        assert_eq!(Game::verify(game.record(), &changed), Err(fault));
    }
}

#[test]
fn a_checkpoint_beyond_the_last_order_is_refused() {
    let game = after(10, 14);
    let beyond = Checkpoint { orders: 11, state: [0; 8] };
    let fault = Fault::Checkpoint { orders: 11, reported: [0; 8], found: None };
    assert_eq!(Game::verify(game.record(), &[beyond]), Err(fault));
}

#[test]
fn a_record_has_no_more_orders_than_any_game() {
    let mut record = race().record().clone();
    let entry = desert_fox::record::Entry { order: Order::Done, faces: None, note: None };
    record.orders = vec![entry; MOST_ORDERS + 1];
    assert_eq!(Game::verify(&record, &[]), Err(Fault::TooLong { orders: MOST_ORDERS + 1 }));
}

#[test]
fn a_game_that_cannot_begin_is_refused() {
    let mut record = race().record().clone();
    record.options.scenario = "nowhere".to_owned();
    let fault = Game::verify(&record, &[]).unwrap_err();
    assert_eq!((fault.code(), fault.order()), ("options", None));
}

#[test]
fn a_checkpoint_is_made_as_each_player_turn_begins() {
    let game = played("race-for-tobruk", DiceMode::Seeded(SEED), usize::MAX, 15);
    let outcome = game.state().outcome.expect("the race ends");
    assert!(outcome.points.iter().all(|points| *points < 100));
    let orders: Vec<_> = game.checkpoints().iter().map(|checkpoint| checkpoint.orders).collect();
    assert!(orders.is_sorted() && orders[0] == 0);
    // Two player-turns in each of at most five game-turns, and the start is that of the first.
    let turns = usize::from(game.state().turn);
    assert!((2 * turns - 1..=2 * turns).contains(&orders.len()), "{turns}: {orders:?}");
}
