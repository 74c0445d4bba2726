//! Any text is the link of a game or a turn of Rommel in the Desert, or is refused; a game that follows has one link, and
//! a turn that does not leaves no trace.
#![no_main]

use libfuzzer_sys::fuzz_target;
use referee::play::seed;
use referee::record::DiceMode;
use referee::record::link::Shared;
use rommel_in_the_desert::model::scenario::ScenarioId;
use rommel_in_the_desert::record::{Game, Options};

fuzz_target!(|text: &str| match Game::read_link(text) {
    Ok(Shared::Game(record, end)) => {
        let Ok(game) = Game::replay(&record, &[end]) else { return };
        let link = game.link().expect("a game that came by a link fits one");
        assert_eq!(Game::open(&link).expect("a link of a game").state(), game.state());
    }
    Ok(Shared::Turn(turn)) => {
        let dice = DiceMode::Seeded(seed(0));
        let (mut game, _) = Game::new(Options::of(ScenarioId::Italian1940), dice).expect("a scenario");
        if game.receive(turn).is_err() {
            assert!(game.is_empty());
        }
    }
    Err(_) => {}
});
