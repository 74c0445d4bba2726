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

const SHEETS: [Sheet; 2] = [Sheet::Combat, Sheet::Position];

fn saved(sheet: Sheet, texts: &[&str]) -> MemoryStore {
    let store = MemoryStore::default();
    for text in texts {
        assert!(matches!(save(&store, sheet, text), StorageState::Saved { .. }));
    }
    store
}

fn text(store: &MemoryStore, sheet: Sheet) -> Option<String> {
    match load(store, sheet) {
        StoredSheet::Stored { text, .. } => Some(text),
        _ => None,
    }
}

#[test]
fn the_text_saved_last_is_loaded() {
    for sheet in SHEETS {
        assert_eq!(load(&MemoryStore::default(), sheet), StoredSheet::Empty);
        let store = saved(sheet, &["one", "two", "", "four\nwith a second line"]);
        let StoredSheet::Stored { text, rev, damaged, saved_at } = load(&store, sheet) else { panic!() };
        assert_eq!((text.as_str(), rev, damaged), ("four\nwith a second line", 4, None));
        assert_eq!(saved_at, "2026-11-21T09:30:04.000Z");
    }
}

#[test]
fn only_the_three_keys_of_the_sheet_are_used() {
    for (sheet, name) in [(Sheet::Combat, "sheet"), (Sheet::Position, "position")] {
        let store = saved(sheet, &["one", "two", "three"]);
        let keys: Vec<String> = store.texts.borrow().keys().cloned().collect();
        assert_eq!(keys, ["a", "b", "head"].map(|part| format!("desertfox:v1:{name}:{part}")));
    }
}

#[test]
fn the_worksheet_and_the_position_do_not_touch_each_other() {
    let store = saved(Sheet::Combat, &["a combat"]);
    assert_eq!(load(&store, Sheet::Position), StoredSheet::Empty);
    for text in ["a position", "another", "a third"] {
        assert!(matches!(save(&store, Sheet::Position, text), StorageState::Saved { .. }));
    }
    assert_eq!(text(&store, Sheet::Combat).as_deref(), Some("a combat"));
    assert_eq!(text(&store, Sheet::Position).as_deref(), Some("a third"));
    store.texts.borrow_mut().insert(Sheet::Position.slot(Slot::A).to_owned(), "torn".to_owned());
    assert_eq!(text(&store, Sheet::Combat).as_deref(), Some("a combat"));
    assert_eq!(text(&store, Sheet::Position).as_deref(), Some("another"));
}

#[test]
fn a_page_closed_between_two_writes_leaves_the_save_before() {
    for (sheet, before) in SHEETS.into_iter().flat_map(|sheet| (1..5).map(move |before| (sheet, before))) {
        let texts = ["one", "two", "three", "four"];
        let store = saved(sheet, &texts[..before]);
        store.writes_left.set(Some(1));
        assert_eq!(save(&store, sheet, "never finished"), StorageState::Full);
        assert_eq!(text(&store, sheet).as_deref(), Some(texts[before - 1]));
        store.writes_left.set(None);
        assert!(matches!(save(&store, sheet, "next"), StorageState::Saved { .. }));
        assert_eq!(text(&store, sheet).as_deref(), Some("next"));
    }
}

#[test]
fn a_first_save_that_only_reached_its_slot_is_found() {
    for sheet in SHEETS {
        let store = MemoryStore::default();
        store.writes_left.set(Some(1));
        assert_eq!(save(&store, sheet, "one"), StorageState::Full);
        assert_eq!(text(&store, sheet).as_deref(), Some("one"));
    }
}

#[test]
fn a_full_store_keeps_what_it_has_and_says_so() {
    for sheet in SHEETS {
        let store = saved(sheet, &["one", "two"]);
        store.writes_left.set(Some(0));
        assert_eq!(save(&store, sheet, "three"), StorageState::Full);
        assert_eq!(text(&store, sheet).as_deref(), Some("two"));
    }
}

#[test]
fn a_text_that_cannot_be_read_back_is_not_called_saved() {
    for sheet in SHEETS {
        let store = saved(sheet, &["one", "two"]);
        store.cut.set(Some(40));
        assert_eq!(save(&store, sheet, "three"), StorageState::Failed);
        assert_eq!(text(&store, sheet).as_deref(), Some("two"));
    }
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
    for sheet in SHEETS {
        let store = saved(sheet, &["one", "two"]);
        let key = sheet.slot(Slot::B);
        let whole = store.texts.borrow()[key].clone();
        for damaged in damages(&whole) {
            store.texts.borrow_mut().insert(key.to_owned(), damaged.clone());
            let StoredSheet::Stored { text, rev, damaged: found, .. } = load(&store, sheet) else {
                panic!("{damaged}")
            };
            assert_eq!((text.as_str(), rev), ("one", 1), "{damaged}");
            assert_eq!(found, Some(damaged), "the damaged save is handed over");
        }
        assert!(matches!(save(&store, sheet, "three"), StorageState::Saved { rev: 3, .. }));
        assert_eq!(text(&store, sheet).as_deref(), Some("three"));
        assert!(store.texts.borrow()[sheet.slot(Slot::A)].ends_with("one"), "the good slot is not written over");
    }
}

#[test]
fn a_damaged_head_never_leads_to_a_damaged_text() {
    for sheet in SHEETS {
        let store = saved(sheet, &["one", "two", "three"]);
        let whole = store.texts.borrow()[sheet.head()].clone();
        for damaged in damages(&whole) {
            store.texts.borrow_mut().insert(sheet.head().to_owned(), damaged.clone());
            let found = text(&store, sheet).unwrap();
            assert!(found == "three" || found == "two", "{damaged}");
        }
    }
}

#[test]
fn two_damaged_slots_are_handed_over_as_they_are() {
    for sheet in SHEETS {
        let store = saved(sheet, &["one", "two"]);
        store.texts.borrow_mut().insert(sheet.slot(Slot::A).to_owned(), "on".to_owned());
        store.texts.borrow_mut().insert(sheet.slot(Slot::B).to_owned(), "tw".to_owned());
        assert_eq!(load(&store, sheet), StoredSheet::Damaged { texts: vec!["tw".to_owned(), "on".to_owned()] });
        store.texts.borrow_mut().remove(sheet.head());
        assert_eq!(load(&store, sheet), StoredSheet::Damaged { texts: vec!["on".to_owned(), "tw".to_owned()] });
    }
}

#[test]
fn where_storage_is_denied_each_text_is_kept_while_the_page_is_open() {
    let store = MemoryStore::default();
    store.denied.set(true);
    for sheet in SHEETS {
        assert_eq!(load_or_kept(&store, sheet), StoredSheet::Denied);
        assert_eq!(save_or_keep(&store, sheet, &format!("{sheet:?}")), StorageState::Denied);
    }
    for sheet in SHEETS {
        assert_eq!(load_or_kept(&store, sheet), StoredSheet::Kept { text: format!("{sheet:?}") });
    }
    store.denied.set(false);
    for sheet in SHEETS {
        assert!(matches!(save_or_keep(&store, sheet, "two"), StorageState::Saved { .. }));
        assert!(matches!(load_or_kept(&store, sheet), StoredSheet::Stored { text, .. } if text == "two"));
    }
}
