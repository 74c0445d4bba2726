//! Sheets in the browser's storage: for each, two slots written in turn and a head that names the good one.
//!
//! A save writes the slot that the head does not name, reads it back, and only then turns the head to it, so that a page
//! closed half-way through leaves the older text whole. Each slot begins with a line `<sha-256> <revision> <time>`; the
//! hash covers everything after it. Where storage refuses, the newest text is kept in memory while the page is open.

use std::cell::RefCell;

use referee::hash::sha256_hex;
use referee::reader::parse;
use referee::writer;
use serde::{Deserialize, Serialize};
use tsify::Tsify;

/// What is stored under keys of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The worksheet of a combat.
    Combat,
    /// The position on the map.
    Position,
}

impl Sheet {
    /// The key of the head, which names the slot that counts.
    const fn head(self) -> &'static str {
        match self {
            Self::Combat => "desertfox:v1:sheet:head",
            Self::Position => "desertfox:v1:position:head",
        }
    }

    /// The key of a slot.
    const fn slot(self, slot: Slot) -> &'static str {
        match (self, slot) {
            (Self::Combat, Slot::A) => "desertfox:v1:sheet:a",
            (Self::Combat, Slot::B) => "desertfox:v1:sheet:b",
            (Self::Position, Slot::A) => "desertfox:v1:position:a",
            (Self::Position, Slot::B) => "desertfox:v1:position:b",
        }
    }
}

/// Why a store did not do what it was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreFault {
    /// The browser lets this page store nothing.
    Denied,
    /// No room is left.
    Full,
    /// Anything else.
    Failed,
}

/// Texts by key, and the time of a save.
pub trait SaveStore {
    /// The text under a key, if there is one.
    fn read(&self, key: &str) -> Result<Option<String>, StoreFault>;
    /// Puts a text under a key in place of the one there; one that fails leaves the old text.
    fn write(&self, key: &str, text: &str) -> Result<(), StoreFault>;
    /// The time now, as text without a space.
    fn now(&self) -> String;
}

/// What became of a save.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "kind")]
pub enum StorageState {
    /// It is in the browser's storage.
    Saved {
        /// Counts the saves.
        rev: u32,
        /// When, in the form 2026-11-21T09:30:00.000Z.
        saved_at: String,
    },
    /// The browser lets this page store nothing; the text is kept while the page is open.
    Denied,
    /// No room is left; the text is kept while the page is open, and what was stored before remains.
    Full,
    /// What was written could not be read back; the text is kept while the page is open.
    Failed,
}

/// What is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "kind")]
pub enum StoredSheet {
    /// Nothing was saved yet.
    Empty,
    /// The text saved last.
    Stored {
        /// The text.
        text: String,
        /// Counts the saves.
        rev: u32,
        /// When it was saved.
        saved_at: String,
        /// The newest save, where it is damaged and this is the one before it; for the player to download.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[tsify(optional)]
        damaged: Option<String>,
    },
    /// The text of a save that storage refused, kept while the page is open.
    Kept {
        /// The text.
        text: String,
    },
    /// Neither save can be trusted; the texts found, for the player to download.
    Damaged {
        /// As they are, the newer one first where that is known.
        texts: Vec<String>,
    },
    /// The browser lets this page store nothing.
    Denied,
}

/// One of the two slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
enum Slot {
    A,
    B,
}

impl Slot {
    const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

/// The slot that counts, with the stamp of what is in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Head {
    slot: Slot,
    rev: u32,
    sha: String,
    saved_at: String,
}

/// A save that passed its check.
struct Save {
    rev: u32,
    sha: String,
    saved_at: String,
    text: String,
}

impl Save {
    fn new(rev: u32, saved_at: String, text: &str) -> Self {
        let sha = sha256_hex(format!("{rev} {saved_at}\n{text}").as_bytes());
        Self { rev, sha, saved_at, text: text.to_owned() }
    }

    fn line(&self) -> String {
        format!("{} {} {}\n{}", self.sha, self.rev, self.saved_at, self.text)
    }

    /// Takes a slot apart; none where its check does not fit.
    fn parse(slot: &str) -> Option<Self> {
        let (stamp, text) = slot.split_once('\n')?;
        let (sha, stamp) = stamp.split_once(' ')?;
        let (rev, saved_at) = stamp.split_once(' ')?;
        let save = Self::new(rev.parse().ok()?, saved_at.to_owned(), text);
        (save.sha == sha && save.line() == slot).then_some(save)
    }
}

/// What the two slots and the head hold.
struct Shelf {
    head: Option<Head>,
    slots: [Option<String>; 2],
}

impl Shelf {
    fn open(store: &impl SaveStore, sheet: Sheet) -> Result<Self, StoreFault> {
        let head = store.read(sheet.head())?.and_then(|text| parse(&text).ok());
        Ok(Self { head, slots: [store.read(sheet.slot(Slot::A))?, store.read(sheet.slot(Slot::B))?] })
    }

    fn save(&self, slot: Slot) -> Option<Save> {
        Save::parse(self.slots[slot as usize].as_deref()?)
    }

    /// The slot to be read, and whether it is the one before the newest: the head's, else the other, else the newer one.
    fn best(&self) -> Option<(Slot, Save, bool)> {
        let Some(head) = &self.head else {
            let found = [Slot::A, Slot::B].into_iter().filter_map(|slot| Some((slot, self.save(slot)?)));
            return found.max_by_key(|(_, save)| save.rev).map(|(slot, save)| (slot, save, false));
        };
        let named = self.save(head.slot).filter(|save| save.sha == head.sha).map(|save| (head.slot, save, false));
        named.or_else(|| self.save(head.slot.other()).map(|save| (head.slot.other(), save, true)))
    }
}

/// Saves a text and reports what became of it.
pub fn save(store: &impl SaveStore, sheet: Sheet, text: &str) -> StorageState {
    match try_save(store, sheet, text) {
        Ok(Save { rev, saved_at, .. }) => StorageState::Saved { rev, saved_at },
        Err(StoreFault::Denied) => StorageState::Denied,
        Err(StoreFault::Full) => StorageState::Full,
        Err(StoreFault::Failed) => StorageState::Failed,
    }
}

fn try_save(store: &impl SaveStore, sheet: Sheet, text: &str) -> Result<Save, StoreFault> {
    let shelf = Shelf::open(store, sheet)?;
    let (slot, last) = match shelf.best() {
        Some((good, save, _)) => (good.other(), save.rev),
        None => (Slot::A, shelf.head.as_ref().map_or(0, |head| head.rev)),
    };
    let rev = last.max(shelf.head.map_or(0, |head| head.rev)).wrapping_add(1);
    let save = Save::new(rev, store.now(), text);
    write_and_compare(store, sheet.slot(slot), &save.line())?;
    let head = Head { slot, rev, sha: save.sha.clone(), saved_at: save.saved_at.clone() };
    write_and_compare(store, sheet.head(), &writer::text(&head))?;
    Ok(save)
}

fn write_and_compare(store: &impl SaveStore, key: &str, text: &str) -> Result<(), StoreFault> {
    store.write(key, text)?;
    if store.read(key)?.as_deref() == Some(text) { Ok(()) } else { Err(StoreFault::Failed) }
}

/// Finds the text saved last that passes its check.
pub fn load(store: &impl SaveStore, sheet: Sheet) -> StoredSheet {
    let Ok(shelf) = Shelf::open(store, sheet) else { return StoredSheet::Denied };
    if let Some((slot, Save { text, rev, saved_at, .. }, backup)) = shelf.best() {
        let damaged = shelf.slots[slot.other() as usize].clone().filter(|_| backup);
        return StoredSheet::Stored { text, rev, saved_at, damaged };
    }
    let first = shelf.head.as_ref().map_or(Slot::A, |head| head.slot);
    let texts: Vec<String> =
        [first, first.other()].into_iter().filter_map(|at| shelf.slots[at as usize].clone()).collect();
    if texts.is_empty() { StoredSheet::Empty } else { StoredSheet::Damaged { texts } }
}

thread_local! {
    /// The newest text of each sheet that storage refused.
    static KEPT: [RefCell<Option<String>>; 2] = const { [RefCell::new(None), RefCell::new(None)] };
}

/// Saves a text; one that the store refuses is kept in memory.
pub fn save_or_keep(store: &impl SaveStore, sheet: Sheet, text: &str) -> StorageState {
    let state = save(store, sheet, text);
    let kept = if matches!(state, StorageState::Saved { .. }) { None } else { Some(text.to_owned()) };
    KEPT.with(|all| all[sheet as usize].replace(kept));
    state
}

/// Finds the newest text: one kept in memory, else the one stored.
pub fn load_or_kept(store: &impl SaveStore, sheet: Sheet) -> StoredSheet {
    match KEPT.with(|all| all[sheet as usize].borrow().clone()) {
        Some(text) => StoredSheet::Kept { text },
        None => load(store, sheet),
    }
}

#[cfg(test)]
#[path = "store_tests.rs"]
mod tests;
