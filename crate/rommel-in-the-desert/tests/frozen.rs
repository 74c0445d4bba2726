//! Records of earlier revisions of the rules: they open as far as they follow by the rules of today.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail where it stands")]

use std::fs;
use std::path::Path;

use rommel_in_the_desert::record::Game;

/// The records of revision 1, in which its faults decide: a unit marches on past the destination of a regroup move, or
/// marches again before its declared march; a disrupted unit recovers in a battle; a scarce source supplies nobody.
const REVISION_1: [&str; 4] = ["1940-1", "1941-42-91", "1941-95", "pursuit-2"];

fn text(name: &str, end: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/rommel-in-the-desert/revision1");
    fs::read_to_string(folder.join(format!("{name}.{end}"))).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
fn records_of_revision_1_open() {
    for name in REVISION_1 {
        let (saved, stopped) = Game::load_as_far(&text(name, "save.json"), |_| ()).unwrap();
        let (linked, linked_stopped) = Game::open_as_far(text(name, "link.txt").trim(), |_| ()).unwrap();
        assert_eq!(saved.record().orders, linked.record().orders, "{name}");
        assert!(stopped.is_none() && linked_stopped.is_none(), "{name}");
    }
}
