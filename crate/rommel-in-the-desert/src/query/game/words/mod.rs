//! The words of the transcript. It is meant for mail and forums, so it is English text and not keys of the page's
//! language.

// Orders.
mod orders;
// Standing orders.
mod standing;
// What orders brought about.
mod findings;
// Sentences with gaps.
mod template;

pub(super) use findings::finding;
pub(super) use orders::order;

use crate::model::units::{Side, UnitClass};

/// A player.
pub(super) const fn side(side: Side) -> &'static str {
    match side {
        Side::Axis => "Axis",
        Side::Allied => "Allies",
    }
}

/// A target type.
const fn class(class: UnitClass) -> &'static str {
    match class {
        UnitClass::Armor => "armor",
        UnitClass::Infantry => "infantry",
        UnitClass::Antitank => "antitank guns",
        UnitClass::Artillery => "artillery",
    }
}

/// A sentence out of words that begin with a small letter, or with the name of a block.
fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).chain(['.']).collect()
}

/// A number with what it counts, in the singular or the plural.
fn count(number: i32, one: &str) -> String {
    let many = match one {
        "die" => "dice".to_owned(),
        "hex" => "hexes".to_owned(),
        "dummy" => "dummies".to_owned(),
        _ => format!("{one}s"),
    };
    if number == 1 { format!("1 {one}") } else { format!("{number} {many}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counted_things_have_their_plural() {
        let words = [(1, "die"), (2, "die"), (0, "hex"), (3, "step"), (1, "dummy"), (2, "dummy")];
        let expected = ["1 die", "2 dice", "0 hexes", "3 steps", "1 dummy", "2 dummies"];
        assert_eq!(words.map(|(number, one)| count(number, one)), expected);
    }

    #[test]
    fn sentences_begin_with_a_capital() {
        assert_eq!(sentence("a block recovers"), "A block recovers.");
        assert_eq!(sentence("7/31 recovers"), "7/31 recovers.");
    }
}
