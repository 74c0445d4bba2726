//! Games and turns in links.

use desert_fox::record::{CannotUndo, DiceMode, Fault, Game};
use desert_fox::record::{LinkFault, Shared, TurnV1};
use referee::Seed;
use referee::link::{Kind, LinkError, decode_bytes, encode_bytes};

use super::driver::{after, new, played, race};

fn turn(link: &str) -> TurnV1 {
    match Game::read_link(link).unwrap() {
        Shared::Turn(turn) => turn,
        Shared::Game(..) => panic!("a turn was expected"),
    }
}

/// The game without its last orders.
fn cut(game: &Game, orders: usize) -> Game {
    let mut record = game.record().clone();
    record.orders.truncate(orders);
    Game::replay(&record, &[]).unwrap()
}

#[test]
fn a_game_comes_out_of_its_link_as_it_went_in() {
    let games: [fn() -> Game; 3] = [race, || after(300, 30), || played("campaign", DiceMode::Entered, 200, 31)];
    for game in games.map(|begin| Box::new(begin())) {
        let link = game.link().unwrap();
        let carry_out_again = Game::open(&link).unwrap();
        assert_eq!(
            (carry_out_again.state(), carry_out_again.record(), carry_out_again.links()),
            (game.state(), game.record(), game.links())
        );
        assert_eq!(carry_out_again.link().unwrap(), link);
    }
}

#[test]
fn a_turn_brings_the_other_players_copy_up_to_date() {
    for game in [after(400, 32), played("campaign", DiceMode::Entered, 400, 33)] {
        let from = game.turn_begins();
        assert!(0 < from && from < game.len());
        let turn = turn(&game.turn_link(from).unwrap());
        let mut other = cut(&game, from);
        let reports = other.receive(turn).unwrap();
        assert_eq!(reports.len(), game.len() - from);
        assert_eq!((other.state(), other.record(), other.links()), (game.state(), game.record(), game.links()));
        assert_eq!(other.can_undo(), Err(CannotUndo::Received));
    }
}

#[test]
fn orders_that_are_there_already_are_not_given_twice() {
    let game = after(400, 34);
    let from = game.turn_begins();
    let turn = turn(&game.turn_link(from).unwrap());
    let mut other = cut(&game, from + 1);
    assert_eq!(other.receive(turn.clone()).unwrap().len(), game.len() - from - 1);
    assert_eq!(other.record(), game.record());
    assert_eq!(other.receive(turn), Err(LinkFault::Known));
    assert_eq!(game.turn_link(game.len()), Err(LinkFault::Known));
}

#[test]
fn a_turn_that_does_not_belong_here_is_refused_and_changes_nothing() {
    let game = after(400, 35);
    let from = game.turn_begins();
    let turn = turn(&game.turn_link(from).unwrap());
    let refused = |mut other: Game, turn: &TurnV1| {
        let before = other.clone();
        let fault = other.receive(turn.clone()).unwrap_err();
        assert_eq!((other.state(), other.record(), other.links()), (before.state(), before.record(), before.links()));
        assert_eq!((other.checkpoints(), other.can_undo()), (before.checkpoints(), before.can_undo()));
        fault
    };
    assert_eq!(refused(new("campaign", DiceMode::Seeded(Seed([1; 16]))), &turn), LinkFault::OtherGame);
    assert_eq!(refused(race(), &turn), LinkFault::OtherGame);
    assert_eq!(refused(new("campaign", DiceMode::Entered), &turn), LinkFault::OtherGame);
    assert_eq!(refused(after(0, 0), &turn), LinkFault::Missing { from, have: 0 });
    assert_eq!(refused(after(from, 36), &turn), LinkFault::OtherWay);
    let here = || cut(&game, from);
    let last = turn.orders.len() - 1;
    let mut changed = turn.clone();
    changed.orders[last] = desert_fox::state::order::Order::Revoke { combat: 99 };
    let fault = refused(here(), &changed);
    assert!(matches!(fault, LinkFault::Fault(Fault::Refused { order, .. }) if order == game.len() - 1));
    let changed = TurnV1 { end: [0; 8], ..turn.clone() };
    assert_eq!(refused(here(), &changed), LinkFault::OtherWay);
    let changed = TurnV1 { faces: vec![Vec::new(); turn.orders.len()], ..turn };
    assert_eq!(refused(here(), &changed), LinkFault::Content);
}

#[test]
fn a_turn_is_taken_up_to_an_order_and_the_rest_of_it_has_to_follow_too() {
    let game = after(400, 35);
    let from = game.turn_begins();
    let turn = turn(&game.turn_link(from).unwrap());
    let mut other = cut(&game, from);
    assert_eq!(other.receive_up_to(turn.clone(), from + 3, None).unwrap().len(), 3);
    assert_eq!((other.record(), other.links()), (cut(&game, from + 3).record(), &game.links()[..from + 4]));
    assert_eq!(other.can_undo(), Err(CannotUndo::Received));
    assert_eq!(other.receive_up_to(turn.clone(), from + 3, None), Err(LinkFault::Known));
    assert_eq!(other.receive(turn.clone()).unwrap().len(), game.len() - from - 3);
    assert_eq!(other.record(), game.record());
    let mut changed = turn;
    changed.orders.push(desert_fox::state::order::Order::Revoke { combat: 99 });
    let mut other = cut(&game, from);
    assert!(other.receive_up_to(changed, from + 3, None).is_err());
    assert_eq!(other.record(), cut(&game, from).record());
}

#[test]
fn a_link_of_a_game_that_does_not_follow_is_refused() {
    let game = after(60, 37);
    let (kind, mut bytes) = decode_bytes("d1", &game.link().unwrap()).unwrap();
    let last = bytes.len() - 1;
    bytes[last] ^= 1;
    let fault = Game::open(&encode_bytes("d1", kind, &bytes).unwrap()).unwrap_err();
    assert!(matches!(fault, LinkFault::Fault(Fault::Checkpoint { orders: 60, .. })), "{fault}");
}

#[test]
fn only_the_bytes_that_would_be_written_are_read() {
    let content = |game: &Game| decode_bytes("d1", &game.link().unwrap()).unwrap().1;
    let bytes = content(&race());
    let open = |bytes: &[u8]| Game::read_link(&encode_bytes("d1", Kind::Game, bytes).unwrap());
    assert!(open(&bytes).is_ok());
    let mut trailing = bytes.clone();
    trailing.push(0);
    assert_eq!(open(&trailing), Err(LinkFault::Content));
    // The length of the choices as two bytes where one would do.
    let long = [&[bytes[0], bytes[1] | 0x80, 0], &bytes[2..]].concat();
    assert_eq!(open(&long), Err(LinkFault::Content));
    let newer = [&[2], &bytes[1..]].concat();
    assert_eq!(open(&newer), Err(LinkFault::Content));
    assert_eq!(open(&[]), Err(LinkFault::Content));
}

#[test]
fn other_kinds_of_links_carry_no_game() {
    let combat = encode_bytes("d1", Kind::Combat, b"{}").unwrap();
    assert_eq!(Game::read_link(&combat), Err(LinkFault::Kind));
    let turn = after(50, 38).turn_link(20).unwrap();
    assert_eq!(Game::open(&turn).unwrap_err(), LinkFault::Kind);
    assert_eq!(Game::read_link("nothing"), Err(LinkFault::Link(LinkError::Form("d1"))));
}
