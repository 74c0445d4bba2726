//! Any text is a saved game of Rommel in the Desert or is refused; one that follows is saved as it was, and each viewer
//! gets a transcript. The check is made to fit, so that what lies behind it is tried too.
#![no_main]

use libfuzzer_sys::fuzz_target;
use referee::Viewer;
use referee::record::save_v1::SaveV1;
use referee::viewer::transcript;
use rommel_in_the_desert::model::units::Side;
use rommel_in_the_desert::record::{Game, Rommel};

fuzz_target!(|text: &str| {
    let _ = Game::read_save(text);
    let Ok(save) = SaveV1::<Rommel>::parse(text) else { return };
    let Ok(game) = Game::load(&save.with_check().text()) else { return };
    let loaded = Game::load(&game.save()).expect("a saved game");
    assert_eq!((loaded.state(), loaded.record()), (game.state(), game.record()));
    for viewer in [Viewer::Everybody, Viewer::Side(Side::Axis), Viewer::Side(Side::Allied)] {
        transcript::<Rommel>(game.record(), viewer).expect("a transcript");
    }
});
