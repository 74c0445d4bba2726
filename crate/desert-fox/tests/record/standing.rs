//! Standing orders: what follows from them, and what a turn may order in the name of its receiver.

use std::collections::BTreeMap;

use desert_fox::model::refusal::RefusalCode;
use desert_fox::model::units::Side;
use desert_fox::opponent::Opponent;
use desert_fox::random::Draw;
use desert_fox::record::dice::order_bytes;
use desert_fox::record::link::{LinkFault, Shared, TurnV1};
use desert_fox::record::{CannotUndo, DesertFox, DiceMode, Game};
use desert_fox::state::counters::UnitId;
use desert_fox::state::order::Order;
use desert_fox::state::standing::{MOST_STANDING, Standing};
use desert_fox::state::{Phase, State};
use referee::{Rules, Seed};

use super::driver::{any_order, give, new, race, words};

/// Standing orders for every decision of the defender.
fn everything() -> Standing {
    Standing { no_reaction: true, no_support: true, rest: true, ..Standing::default() }
}

fn no_reaction() -> Standing {
    Standing { no_reaction: true, ..Standing::default() }
}

/// The order that follows from the standing orders of the player who decides.
fn implied_order(game: &mut Game) -> Option<Order> {
    let (rules, state) = game.parts();
    let state = state.clone();
    rules.implied_order(&state)
}

/// Plays until a state is found: what follows from standing orders where something does, otherwise any legal order.
fn play_until(game: &mut Game, draw: &mut Draw, found: impl Fn(&State) -> bool) {
    while !found(game.state()) {
        let order = match implied_order(game) {
            Some(order) => order,
            None => any_order(game, draw).unwrap(),
        };
        give(game, &order, draw);
    }
}

/// A race in the player-turn of the Axis, where the Commonwealth has given the standing orders in its own.
fn with_orders(standing: Standing, draw: &mut Draw) -> Game {
    let mut game = race();
    play_until(&mut game, draw, |state| state.phasing == Side::Commonwealth && state.phase == Phase::Refit);
    give(&mut game, &Order::Standing(standing), draw);
    play_until(&mut game, draw, |state| state.phasing == Side::Axis && state.phase > Phase::Initiative);
    game
}

fn turn_of(game: &Game, from: usize) -> TurnV1<Order> {
    match Game::read_link(&game.turn_link(from).unwrap()).unwrap() {
        Shared::Turn(turn) => turn,
        Shared::Game(..) => panic!("a game"),
    }
}

fn receive(game: &mut Game, turn: TurnV1<Order>) -> Result<usize, String> {
    let received = game.receive_up_to(turn, usize::MAX, Some(Side::Commonwealth));
    received.map(|reports| reports.len()).map_err(|fault| fault.code().to_owned())
}

/// The kind of decision that the standing orders cover here.
fn decision(state: &State, order: &Order) -> String {
    let order = format!("{order:?}");
    let kind = order.find([' ', '{']).map_or(order.as_str(), |end| &order[..end]);
    format!("{:?} {kind}", state.segment)
}

#[test]
fn standing_orders_for_everything_leave_the_other_player_no_decision_in_a_player_turn() {
    let (mut seen, mut barred) = (BTreeMap::<String, usize>::new(), 0);
    for (seed, scenario) in (0..24).zip(["race-for-tobruk", "campaign"].into_iter().cycle()) {
        let mut game = new(scenario, DiceMode::Seeded(Seed([seed as u8; 16])));
        let (mut draw, scripted) = (Draw::new(seed), seed % 4 < 2);
        let (rules, _) = game.parts();
        let mut opponent = Opponent::new(&rules.config, &rules.cache);
        while game.len() < 3_000 && game.state().phase != Phase::Over {
            let (by, state) = (game.to_act(), game.state().clone());
            let waits = state.phase == Phase::Initiative || by == state.phasing;
            let order = if state.standing[by.index()].is_empty() {
                // Before the first player-turn of a game its second player has had no occasion.
                if waits { Some(Order::Standing(everything())) } else { None }
            } else if waits {
                None
            } else {
                let order = implied_order(&mut game).unwrap_or_else(|| panic!("{:?} is not covered", state.segment));
                *seen.entry(decision(&state, &order)).or_default() += 1;
                Some(order)
            };
            let order = order.or_else(|| match game.parts() {
                (rules, state) if scripted => opponent.order(&rules.config, &mut rules.cache, state, &mut draw),
                _ => any_order(&mut game, &mut draw),
            });
            let implied = !waits && !state.standing[by.index()].is_empty();
            give(&mut game, &order.unwrap(), &mut draw);
            assert!(!implied || game.can_undo().is_err());
            barred += usize::from(implied && game.can_undo() == Err(CannotUndo::Standing));
        }
    }
    assert!(barred > 20, "{barred}");
    let kinds: Vec<_> = seen.keys().map(String::as_str).collect();
    assert!(seen.values().sum::<usize>() > 300 && kinds.len() >= 8, "{seen:?}");
}

#[test]
fn they_end_with_the_player_turn_of_the_enemy_and_leave_no_trace_in_the_hash() {
    let mut draw = Draw::new(3);
    let mut game = with_orders(no_reaction(), &mut draw);
    assert_eq!(game.state().standing[Side::Commonwealth.index()], no_reaction());
    let with = DesertFox::fingerprint(game.state());
    let mut without = game.state().clone();
    without.standing = Default::default();
    assert_ne!(with, DesertFox::fingerprint(&without));
    let turn = game.state().turn;
    play_until(&mut game, &mut draw, |state| state.phasing == Side::Commonwealth || state.turn > turn);
    assert_eq!(game.state().standing, State::blank().standing);
}

#[test]
fn what_follows_from_them_comes_with_one_link_and_no_other_order_of_the_receiver_does() {
    let mut draw = Draw::new(5);
    let sent = with_orders(everything(), &mut draw);
    let (mut played, mut receiver) = (sent.clone(), sent.branch(sent.len()).unwrap());
    let turn = sent.state().turn;
    play_until(&mut played, &mut draw, |state| {
        state.phase == Phase::Over || state.phasing == Side::Commonwealth || state.turn > turn
    });
    let incoming = turn_of(&played, sent.len());
    let orders = incoming.orders.len();
    assert_eq!(receive(&mut receiver, incoming), Ok(orders));
    assert_eq!((receiver.state(), receiver.record()), (played.state(), played.record()));
    assert_eq!(receiver.can_undo(), Err(CannotUndo::Received));
    assert!(words(receiver.record()).unwrap().contains("done (by standing order)"));
}

#[test]
fn standing_orders_in_the_name_of_the_receiver_are_refused_and_change_nothing() {
    let mut draw = Draw::new(7);
    let sent = with_orders(no_reaction(), &mut draw);
    let reaction = |state: &State| state.phase == Phase::FirstReaction;
    for standing in [Standing::default(), everything()] {
        let mut forged = sent.clone();
        while !reaction(forged.state()) {
            play_until(&mut forged, &mut draw, |state| reaction(state) || state.phase == Phase::InitialMovement);
            if !reaction(forged.state()) {
                give(&mut forged, &Order::Done, &mut draw);
            }
        }
        give(&mut forged, &Order::Standing(standing), &mut draw);
        give(&mut forged, &Order::Done, &mut draw);
        let mut receiver = sent.clone();
        assert_eq!(receive(&mut receiver, turn_of(&forged, sent.len())), Err("standing-forged".to_owned()));
        assert_eq!(
            (receiver.state(), receiver.record(), receiver.links()),
            (sent.state(), sent.record(), sent.links())
        );
    }
}

#[test]
fn an_order_other_than_the_one_that_follows_is_refused_and_changes_nothing() {
    let mut draw = Draw::new(7);
    let sent = with_orders(no_reaction(), &mut draw);
    let mut forged = sent.clone();
    loop {
        play_until(&mut forged, &mut draw, |state| {
            matches!(state.phase, Phase::FirstReaction | Phase::SecondReaction) || state.phasing == Side::Commonwealth
        });
        assert_eq!(forged.state().phasing, Side::Axis, "no unit could react");
        let react = any_order(&mut forged, &mut draw).filter(|order| *order != Order::Done);
        if let Some(react) = react {
            give(&mut forged, &react, &mut draw);
            break;
        }
        give(&mut forged, &Order::Done, &mut draw);
    }
    let turn = turn_of(&forged, sent.len());
    let mut receiver = sent.clone();
    let fault = receiver.receive_up_to(turn.clone(), usize::MAX, Some(Side::Commonwealth)).unwrap_err();
    assert_eq!(fault, LinkFault::NotStanding { order: forged.len() - 1 });
    assert_eq!(receiver.receive_up_to(turn.clone(), sent.len() + 1, Some(Side::Commonwealth)), Err(fault));
    assert_eq!((receiver.state(), receiver.record(), receiver.links()), (sent.state(), sent.record(), sent.links()));
    // Another screen of the same player takes it.
    assert!(receiver.receive(turn).is_ok());
}

#[test]
fn what_follows_from_them_is_not_undone_and_they_are_until_the_decision_goes_to_the_enemy() {
    let mut draw = Draw::new(9);
    let mut game = race();
    play_until(&mut game, &mut draw, |state| state.phasing == Side::Commonwealth && state.phase == Phase::Refit);
    give(&mut game, &Order::Standing(no_reaction()), &mut draw);
    assert_eq!(game.undo(), Ok(()));
    assert!(game.state().standing[Side::Commonwealth.index()].is_empty());
    game.redo().unwrap();
    // The Commonwealth may have two player-turns in a row.
    play_until(&mut game, &mut draw, |state| state.phasing == Side::Axis && state.phase == Phase::FirstReaction);
    assert_eq!(implied_order(&mut game), Some(Order::Done));
    let before = game.len();
    give(&mut game, &Order::Done, &mut draw);
    while game.undo().is_ok() {}
    assert!(game.len() > before);
}

#[test]
fn they_name_units_of_their_player_once_in_order_and_change_something() {
    let mut game = race();
    let own: Vec<_> = game.state().of_side(game.to_act()).map(|(id, _)| id).collect();
    let own: Vec<_> = own.into_iter().filter(|id| id.counter().is_combat()).collect();
    let enemy = game.state().of_side(game.to_act().enemy()).map(|(id, _)| id).find(|id| id.counter().is_combat());
    let supply = game.state().of_side(game.to_act()).map(|(id, _)| id).find(|id| id.counter().is_supply());
    let mut refused = |deplete: Vec<_>, retreat: Vec<_>| {
        let standing = Standing { deplete, retreat, ..Standing::default() };
        game.check(&Order::Standing(standing)).map_err(|refusal| refusal.code)
    };
    let units = Err(RefusalCode::StandingUnits);
    assert_eq!(refused(vec![own[0], own[1]], vec![own[2]]), Ok(()));
    assert_eq!(refused(vec![own[1], own[0]], vec![]), units);
    assert_eq!(refused(vec![own[0], own[0]], vec![]), units);
    assert_eq!(refused(vec![own[0]], vec![own[0]]), units);
    assert_eq!(refused(vec![], vec![enemy.unwrap()]), units);
    assert_eq!(refused(vec![supply.unwrap()], vec![]), units);
    assert_eq!(refused(vec![own[0]; MOST_STANDING + 1], vec![]), Err(RefusalCode::TooLarge));
    assert_eq!(refused(vec![], vec![]), Err(RefusalCode::StandingSame));
}

#[test]
fn their_bytes_are_frozen() {
    let unit = UnitId::find("5-5lt").unwrap();
    let standing = Standing { no_reaction: true, rest: true, deplete: vec![unit], ..Standing::default() };
    let bytes = order_bytes(&Order::Standing(standing));
    assert_eq!(bytes, [29, 1, 0, 1, 1, unit.0, 0]);
}
