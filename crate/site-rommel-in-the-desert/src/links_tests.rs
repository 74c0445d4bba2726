use referee::Rules;
use referee::hash::hex;
use referee::link::{self, Kind};
use referee::record::DiceMode;
use rommel_in_the_desert::model::scenario::ScenarioId;
use rommel_in_the_desert::record::Game;
use rommel_in_the_desert::state::order::Order;

use super::*;

const TAG: &str = Rommel::FORMATS.link;

#[test]
fn a_game_and_a_turn_tell_what_they_carry_before_they_are_opened() {
    let options = Options::of(ScenarioId::Gazala);
    let mut game = Game::new(options.clone(), DiceMode::Seeded(referee::Seed([1; 16]))).unwrap().0;
    let carried = decode(&game.link().unwrap()).unwrap();
    assert_eq!(carried, LinkContent::Game { options, orders: 0, entered: false, agreement: None });
    game.give(Order::Deal, &[]).unwrap();
    let id = hex(&game.links()[0].0[..8]);
    assert_eq!(decode(&game.turn_link(0).unwrap()), Ok(LinkContent::Turn { game: id, from: 0, orders: 1 }));
}

#[test]
fn a_link_that_carries_something_else_is_refused_by_its_kind() {
    for kind in [Kind::Combat, Kind::Position] {
        let link = link::encode(TAG, kind, r#"{"units":[]}"#).unwrap();
        assert_eq!(decode(&link).unwrap_err().path, LinkError::Kind.code());
    }
    let other = link::encode("d1", Kind::Position, r#"{"units":[]}"#).unwrap();
    assert_eq!(decode(&other).unwrap_err().path, LinkError::OtherGame('d').code());
}
