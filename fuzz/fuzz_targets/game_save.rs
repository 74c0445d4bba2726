//! Any text is a saved game or is refused; one that follows is saved as it was. The check is made to fit, so that what
//! lies behind it is tried too.
#![no_main]

use desert_fox::record::Game;
use desert_fox::record::save::read;
use desert_fox::record::save_v1::SaveV1;
use libfuzzer_sys::fuzz_target;
use referee::hash::sha256_hex;

fuzz_target!(|text: &str| {
    let _ = read(text);
    let Ok(mut save) = serde_json::from_str::<SaveV1>(text) else { return };
    save.check = None;
    save.check = Some(sha256_hex(&serde_json::to_vec(&save).expect("plain data")));
    let Ok(game) = Game::load(&save.text()) else { return };
    let carry_out_again = Game::load(&game.save()).expect("a saved game");
    assert_eq!((carry_out_again.state(), carry_out_again.record()), (game.state(), game.record()));
});
