//! Blocks that enter a scenario in another month than that of their label, as text: `4IN/5: 15` or `70/14: never`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// What the text says of a block that does not enter at all.
const NEVER: &str = "never";

/// The months of these blocks by name; none for those that never enter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<String>", into = "Vec<String>")]
pub struct Entries(BTreeMap<String, Option<u8>>);

impl Entries {
    /// The month of a block, where one is named; `Some(None)` where it never enters.
    #[allow(clippy::option_option, reason = "no entry and no month are two things")]
    pub fn of(&self, block: &str) -> Option<Option<u8>> {
        self.0.get(block).copied()
    }

    /// Whether no block is named.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The texts, by the names of the blocks.
    pub fn texts(&self) -> Vec<String> {
        let text = |(block, month): (&String, &Option<u8>)| match month {
            Some(month) => format!("{block}: {month}"),
            None => format!("{block}: {NEVER}"),
        };
        self.0.iter().map(text).collect()
    }
}

/// Reads the text of a block: its name, and its month or none; none where it cannot be read.
#[allow(clippy::option_option, reason = "a wrong text and no month are two things")]
pub fn read_entry(text: &str) -> Option<(&str, Option<u8>)> {
    let (block, month) = text.rsplit_once(':')?;
    let month = match month.trim() {
        NEVER => None,
        number => Some(number.parse().ok()?),
    };
    Some((block.trim(), month))
}

impl TryFrom<Vec<String>> for Entries {
    type Error = String;

    fn try_from(texts: Vec<String>) -> Result<Self, String> {
        let read = |text: &String| {
            let (block, month) = read_entry(text).ok_or_else(|| format!("{text:?} is no block with its month"))?;
            Ok((block.to_owned(), month))
        };
        texts.iter().map(read).collect::<Result<_, _>>().map(Self)
    }
}

impl From<Entries> for Vec<String> {
    fn from(entries: Entries) -> Self {
        entries.texts()
    }
}
