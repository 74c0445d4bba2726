//! Records of earlier revisions of the rules: they open as far as they follow by the rules of today.

use std::fs;
use std::path::Path;

use rommel_in_the_desert::record::Game;

/// The records of revision 1, in which its faults decide, with the orders that follow by the rules of today.
const REVISION_1: [(&str, usize); 9] = [
    ("1940", 64),
    ("1940-1", 29),
    ("1941-42-91", 22),
    ("1941-95", 21),
    ("1942-2", 64),
    ("gazala", 103),
    ("gazala-2", 82),
    ("gazala-3", 113),
    ("pursuit-2", 120),
];

fn text(name: &str, end: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/rommel-in-the-desert/revision1");
    fs::read_to_string(folder.join(format!("{name}.{end}"))).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
fn records_of_revision_1_stop_and_name_the_rulings_that_changed() {
    for (name, follow) in REVISION_1 {
        let file = text(name, "save.json");
        let (saved, stopped) = Game::load_as_far(&file, |_| ()).unwrap();
        let (linked, linked_stopped) = Game::open_as_far(text(name, "link.txt").trim(), |_| ()).unwrap();
        for (game, stopped) in [(&saved, stopped), (&linked, linked_stopped)] {
            let older = stopped.unwrap_or_else(|| panic!("{name}: revision 2 changes nothing in it"));
            assert_eq!((older.made.rules, older.at, game.len()), (1, follow, follow), "{name}");
            let changed: Vec<String> = older.changed.iter().map(ToString::to_string).collect();
            assert!(
                ["D021", "D026", "D100", "D007"].iter().all(|id| changed.iter().any(|of| of == id)),
                "{name}: {older}"
            );
            assert!(game.len() < older.orders, "{name}");
        }
        assert!(Game::load(&file).is_err(), "{name}");
    }
}
