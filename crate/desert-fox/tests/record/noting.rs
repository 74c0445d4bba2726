//! What the players write beside their orders.

use desert_fox::record::Game;
use desert_fox::record::SaveError;
use desert_fox::record::notes::{CannotNote, LONGEST_NOTE, MOST_NOTES};

use super::driver::{after, race, words};

fn note(game: &Game, order: usize) -> Option<&str> {
    game.record().orders[order].note.as_deref()
}

#[test]
fn a_note_changes_nothing_but_the_save_file() {
    let plain = after(40, 60);
    let mut game = after(40, 60);
    game.note(3, "Too bold; \"perhaps\" <b>not</b>.").unwrap();
    assert_eq!(game.state(), plain.state());
    assert_eq!((game.links(), game.link()), (plain.links(), plain.link()), "links leave it out");
    assert_eq!(words(game.record()), words(plain.record()));
    assert_ne!(game.save(), plain.save());
    game.note(3, "").unwrap();
    assert_eq!(game.save(), plain.save(), "an empty text takes it away");
}

#[test]
fn notes_are_kept_by_saving_replay_and_a_branch_behind_them() {
    let mut game = after(60, 61);
    game.note(7, "Ärger: no supply").unwrap();
    game.note(59, "the last").unwrap();
    let carry_out_again = Game::load(&game.save()).unwrap();
    assert_eq!((carry_out_again.record(), carry_out_again.save()), (game.record(), game.save()));
    let branch = carry_out_again.branch(30).unwrap();
    assert_eq!(
        (note(&branch, 7), branch.record().orders.iter().filter(|entry| entry.note.is_some()).count()),
        (Some("Ärger: no supply"), 1)
    );
}

#[test]
fn undo_of_later_orders_leaves_a_note_and_redo_brings_one_back() {
    let mut game = race();
    let mut draw = desert_fox::random::Draw::new(5);
    while game.len() < 2 || game.can_undo().is_err() {
        let order = super::driver::any_order(&mut game, &mut draw).unwrap();
        super::driver::give(&mut game, &order, &mut draw);
    }
    let last = game.len() - 1;
    game.note(0, "first").unwrap();
    game.note(last, "last").unwrap();
    game.undo().unwrap();
    assert_eq!(note(&game, 0), Some("first"));
    assert!(!game.save().contains("\"last\""), "an order that is taken back takes its note along");
    game.redo().unwrap();
    assert_eq!((note(&game, 0), note(&game, last)), (Some("first"), Some("last")));
}

#[test]
fn a_note_is_short_and_in_one_line_and_a_game_has_few() {
    let mut game = after(MOST_NOTES + 2, 62);
    assert_eq!(game.note(0, &"ü".repeat(LONGEST_NOTE)), Ok(()));
    assert_eq!(game.note(0, &"u".repeat(LONGEST_NOTE + 1)), Err(CannotNote::Text));
    assert_eq!(game.note(0, "two\nlines"), Err(CannotNote::Text));
    assert_eq!(game.note(MOST_NOTES + 2, "beyond"), Err(CannotNote::Order));
    for order in 0..MOST_NOTES {
        game.note(order, "n").unwrap();
    }
    assert_eq!(game.note(MOST_NOTES, "n"), Err(CannotNote::Most));
    assert_eq!(game.note(3, "another"), Ok(()), "one may be changed all the same");
    assert_eq!(Game::load(&game.save()).unwrap().record(), game.record());
}

#[test]
fn a_file_with_notes_that_cannot_be_is_refused_at_their_place() {
    let text = after(5, 63).save();
    for (notes, place) in [
        (r#"[{"order":5,"text":"beyond"}]"#.to_owned(), "notes[0].order"),
        (r#"[{"order":1,"text":"a"},{"order":1,"text":"b"}]"#.to_owned(), "notes[1].order"),
        (r#"[{"order":1,"text":""}]"#.to_owned(), "notes[0].text"),
        (r#"[{"order":1,"text":"a\u0007"}]"#.to_owned(), "notes[0].text"),
        (format!(r#"[{{"order":1,"text":"{}"}}]"#, "x".repeat(LONGEST_NOTE + 1)), "notes[0].text"),
        (format!("[{}]", vec![r#"{"order":1,"text":"a"}"#; MOST_NOTES + 1].join(",")), "notes"),
    ] {
        let changed = text.replace("  \"checkpoints\"", &format!("  \"notes\": {notes},\n  \"checkpoints\""));
        let Err(SaveError::ParseError(fault)) = Game::read_save(&changed) else { panic!("{place}") };
        assert_eq!(fault.path, place);
    }
}

#[test]
fn a_changed_note_is_found_by_the_check() {
    let mut game = after(5, 64);
    game.note(1, "mine").unwrap();
    assert_eq!(Game::read_save(&game.save().replace("mine", "thine")), Err(SaveError::Check));
}
