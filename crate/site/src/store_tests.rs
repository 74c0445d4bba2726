use std::cell::RefCell;
use std::collections::HashMap;

use super::*;

/// A storage that refuses, or that changes what it is given.
#[derive(Default)]
struct Fake {
    texts: RefCell<HashMap<String, String>>,
    refuses: Option<CopyState>,
    garbles: bool,
}

impl CopyStore for Fake {
    fn write(&self, key: &str, text: &str) -> Result<(), CopyState> {
        if let Some(state) = self.refuses {
            return Err(state);
        }
        let stored = if self.garbles { &text[1..] } else { text };
        self.texts.borrow_mut().insert(key.to_owned(), stored.to_owned());
        Ok(())
    }

    fn read(&self, key: &str) -> Option<String> {
        self.texts.borrow().get(key).cloned()
    }
}

const PREFIX: &str = "game:v1:";
const KEY: &str = "game:v1:copy:game:0123";

#[test]
fn a_copy_that_is_read_back_is_saved_and_takes_the_place_of_the_one_before() {
    let store = Fake::default();
    for text in ["one", "two"] {
        assert_eq!(write(Some(&store), PREFIX, KEY, text), CopyState::Saved);
        assert_eq!(store.read(KEY).as_deref(), Some(text));
    }
}

#[test]
fn a_storage_that_is_denied_full_or_garbles_says_so() {
    assert_eq!(write(None::<&Fake>, PREFIX, KEY, "one"), CopyState::Denied);
    for state in [CopyState::Denied, CopyState::Full, CopyState::Failed] {
        let store = Fake { refuses: Some(state), ..Fake::default() };
        assert_eq!(write(Some(&store), PREFIX, KEY, "one"), state);
    }
    let store = Fake { garbles: true, ..Fake::default() };
    assert_eq!(write(Some(&store), PREFIX, KEY, "one"), CopyState::Failed);
}

#[test]
fn keys_of_other_pages_are_never_written() {
    let store = Fake::default();
    for key in ["", "another program", "game:v2:copy", "v1:copy"] {
        assert_eq!(write(Some(&store), PREFIX, key, "one"), CopyState::Failed);
    }
    assert!(store.texts.borrow().is_empty());
}
