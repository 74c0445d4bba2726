//! Any text is the link of a game or a turn, or is refused; a game that follows has one link, and a turn that does not
//! leaves no trace.
#![no_main]

use desert_fox::random::games::begin;
use desert_fox::record::{Game, Shared};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| match Game::read_link(text) {
    Ok(Shared::Game(record, end)) => {
        let Ok(game) = Game::replay(&record, &[end]) else { return };
        let link = game.link().expect("a game that came by a link fits one");
        assert_eq!(Game::open(&link).expect("a link of a game").state(), game.state());
    }
    Ok(Shared::Turn(turn)) => {
        let mut game = begin("race-for-tobruk", 0).expect("a scenario");
        if game.receive(turn).is_err() {
            assert!(game.is_empty());
        }
    }
    Err(_) => {}
});
