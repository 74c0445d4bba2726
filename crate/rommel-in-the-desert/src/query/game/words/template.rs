//! Sentences with gaps: `{unit}` is a gap, and a part in square brackets is left out where a gap in it has no value.

/// What stands for a value that is missing outside square brackets. No sentence of a game shows it.
const MISSING: &str = "?";

/// A template with its gaps filled.
pub(super) fn fill(template: &str, value: &impl Fn(&str) -> Option<String>) -> String {
    let known = |gap: &str| Some(value(gap).unwrap_or_else(|| MISSING.to_owned()));
    let (mut text, mut rest) = (String::new(), template);
    while let Some((plain, after)) = rest.split_once('[') {
        let (part, next) = after.split_once(']').unwrap_or((after, ""));
        text += &filled(plain, &known).unwrap_or_default();
        text += &filled(part, value).unwrap_or_default();
        rest = next;
    }
    text + &filled(rest, &known).unwrap_or_default()
}

/// A text with its gaps filled; none where a value is missing.
fn filled(text: &str, value: &impl Fn(&str) -> Option<String>) -> Option<String> {
    let (mut whole, mut rest) = (String::new(), text);
    while let Some((plain, after)) = rest.split_once('{') {
        let (gap, next) = after.split_once('}')?;
        whole = whole + plain + &value(gap)?;
        rest = next;
    }
    Some(whole + rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_are_filled_and_parts_without_a_value_left_out() {
        let value = |gap: &str| (gap == "a").then(|| "1".to_owned());
        assert_eq!(fill("x {a}[, y {a}][, z {b}].", &value), "x 1, y 1.");
        assert_eq!(fill("{a}{b}", &value), "1?");
        assert_eq!(fill("plain", &value), "plain");
    }
}
