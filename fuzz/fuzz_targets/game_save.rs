//! Any text is a saved game or is refused; one that follows is saved as it was. The check is made to fit, so that what
//! lies behind it is tried too.
#![no_main]

use desert_fox::record::{Game, SaveV1};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = Game::read_save(text);
    let Ok(save) = SaveV1::parse(text) else { return };
    let Ok(game) = Game::load(&save.with_check().text()) else { return };
    let carry_out_again = Game::load(&game.save()).expect("a saved game");
    assert_eq!((carry_out_again.state(), carry_out_again.record()), (game.state(), game.record()));
});
