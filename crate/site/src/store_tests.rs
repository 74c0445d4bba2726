use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use super::*;

/// A store in memory that can fail like a browser's.
#[derive(Default)]
struct MemoryStore {
    texts: RefCell<BTreeMap<String, String>>,
    /// Writes that still succeed, where the page is closed or the room ends after some.
    writes_left: Cell<Option<usize>>,
    /// Texts are cut to so many bytes, as by a browser that loses the end.
    cut: Cell<Option<usize>>,
    denied: Cell<bool>,
    clock: Cell<u32>,
}

impl SaveStore for MemoryStore {
    fn read(&self, key: &str) -> Result<Option<String>, StoreFault> {
        if self.denied.get() { Err(StoreFault::Denied) } else { Ok(self.texts.borrow().get(key).cloned()) }
    }

    fn write(&self, key: &str, text: &str) -> Result<(), StoreFault> {
        match self.writes_left.get() {
            _ if self.denied.get() => return Err(StoreFault::Denied),
            Some(0) => return Err(StoreFault::Full),
            left => self.writes_left.set(left.map(|left| left - 1)),
        }
        let end = self.cut.get().unwrap_or(text.len()).min(text.len());
        self.texts.borrow_mut().insert(key.to_owned(), text[..end].to_owned());
        Ok(())
    }

    fn now(&self) -> String {
        self.clock.set(self.clock.get() + 1);
        format!("2026-11-21T09:30:{:02}.000Z", self.clock.get())
    }
}

fn saved(texts: &[&str]) -> MemoryStore {
    let store = MemoryStore::default();
    for text in texts {
        assert!(matches!(save(&store, text), StorageState::Saved { .. }));
    }
    store
}

fn text(store: &MemoryStore) -> Option<String> {
    match load(store) {
        StoredSheet::Stored { text, .. } => Some(text),
        _ => None,
    }
}

#[test]
fn the_text_saved_last_is_loaded() {
    assert_eq!(load(&MemoryStore::default()), StoredSheet::Empty);
    let store = saved(&["one", "two", "", "four\nwith a second line"]);
    let StoredSheet::Stored { text, rev, damaged, saved_at } = load(&store) else { panic!() };
    assert_eq!((text.as_str(), rev, damaged), ("four\nwith a second line", 4, None));
    assert_eq!(saved_at, "2026-11-21T09:30:04.000Z");
}

#[test]
fn only_the_three_keys_of_the_sheet_are_used() {
    let store = saved(&["one", "two", "three"]);
    let keys: Vec<String> = store.texts.borrow().keys().cloned().collect();
    assert_eq!(keys, ["desertfox:v1:sheet:a", "desertfox:v1:sheet:b", "desertfox:v1:sheet:head"]);
}

#[test]
fn a_page_closed_between_two_writes_leaves_the_save_before() {
    for before in 1..5 {
        let texts = ["one", "two", "three", "four"];
        let store = saved(&texts[..before]);
        store.writes_left.set(Some(1));
        assert_eq!(save(&store, "never finished"), StorageState::Full);
        assert_eq!(text(&store).as_deref(), Some(texts[before - 1]));
        store.writes_left.set(None);
        assert!(matches!(save(&store, "next"), StorageState::Saved { .. }));
        assert_eq!(text(&store).as_deref(), Some("next"));
    }
}

#[test]
fn a_first_save_that_only_reached_its_slot_is_found() {
    let store = MemoryStore::default();
    store.writes_left.set(Some(1));
    assert_eq!(save(&store, "one"), StorageState::Full);
    assert_eq!(text(&store).as_deref(), Some("one"));
}

#[test]
fn a_full_store_keeps_what_it_has_and_says_so() {
    let store = saved(&["one", "two"]);
    store.writes_left.set(Some(0));
    assert_eq!(save(&store, "three"), StorageState::Full);
    assert_eq!(text(&store).as_deref(), Some("two"));
}

#[test]
fn a_text_that_cannot_be_read_back_is_not_called_saved() {
    let store = saved(&["one", "two"]);
    store.cut.set(Some(40));
    assert_eq!(save(&store, "three"), StorageState::Failed);
    assert_eq!(text(&store).as_deref(), Some("two"));
}

/// Every other value of one key that differs in one bit or is cut short.
fn damages(whole: &str) -> Vec<String> {
    let cuts = (0..whole.len()).map(|end| whole[..end].to_owned());
    let flips = (0..whole.len() * 7).map(|bit| {
        let mut bytes = whole.as_bytes().to_vec();
        bytes[bit / 7] ^= 1 << (bit % 7);
        String::from_utf8(bytes).unwrap()
    });
    cuts.chain(flips).collect()
}

#[test]
fn a_damaged_slot_gives_way_to_the_save_before() {
    let store = saved(&["one", "two"]);
    let key = Slot::B.key();
    let whole = store.texts.borrow()[key].clone();
    for damaged in damages(&whole) {
        store.texts.borrow_mut().insert(key.to_owned(), damaged.clone());
        let StoredSheet::Stored { text, rev, damaged: found, .. } = load(&store) else { panic!("{damaged}") };
        assert_eq!((text.as_str(), rev), ("one", 1), "{damaged}");
        assert_eq!(found, Some(damaged), "the damaged save is handed over");
    }
    assert!(matches!(save(&store, "three"), StorageState::Saved { rev: 3, .. }));
    assert_eq!(text(&store).as_deref(), Some("three"));
    assert!(store.texts.borrow()[Slot::A.key()].ends_with("one"), "the good slot is not written over");
}

#[test]
fn a_damaged_head_never_leads_to_a_damaged_text() {
    let store = saved(&["one", "two", "three"]);
    let whole = store.texts.borrow()[HEAD].clone();
    for damaged in damages(&whole) {
        store.texts.borrow_mut().insert(HEAD.to_owned(), damaged.clone());
        let found = text(&store).unwrap();
        assert!(found == "three" || found == "two", "{damaged}");
    }
}

#[test]
fn two_damaged_slots_are_handed_over_as_they_are() {
    let store = saved(&["one", "two"]);
    store.texts.borrow_mut().insert(Slot::A.key().to_owned(), "on".to_owned());
    store.texts.borrow_mut().insert(Slot::B.key().to_owned(), "tw".to_owned());
    assert_eq!(load(&store), StoredSheet::Damaged { texts: vec!["tw".to_owned(), "on".to_owned()] });
    store.texts.borrow_mut().remove(HEAD);
    assert_eq!(load(&store), StoredSheet::Damaged { texts: vec!["on".to_owned(), "tw".to_owned()] });
}

#[test]
fn where_storage_is_denied_the_text_is_kept_while_the_page_is_open() {
    let store = MemoryStore::default();
    store.denied.set(true);
    assert_eq!(load_or_kept(&store), StoredSheet::Denied);
    assert_eq!(save_or_keep(&store, "one"), StorageState::Denied);
    assert_eq!(load_or_kept(&store), StoredSheet::Kept { text: "one".to_owned() });
    store.denied.set(false);
    assert!(matches!(save_or_keep(&store, "two"), StorageState::Saved { .. }));
    assert!(matches!(load_or_kept(&store), StoredSheet::Stored { text, .. } if text == "two"));
}
