//! Units in words: a name, a place, and what is true of the unit, as in `Rifles @A, 4-2-1 2-3-1 disrupted spent=10`.

use serde_json::{Map, Value, json};

/// What the units of a game are called in its queries.
pub struct UnitWords {
    /// The member that names a unit.
    pub id: &'static str,
    /// The member that holds its place, by the name of the member that holds the units.
    pub place: fn(&str) -> &'static str,
    /// Words that begin a pair of nation and kind.
    pub nations: &'static [&'static str],
}

/// What stands in the place of a unit that a case takes away from its fixture.
const NONE: &str = " @none";

impl UnitWords {
    /// The units of a case over those of its fixture: one of the same name in its place, the others at the end.
    pub(super) fn lay_over(&self, base: &[Value], over: &[Value]) -> Value {
        let same = |unit: &Value, units: &[Value]| {
            units.iter().find(|other| self.name(other).is_some() && self.name(other) == self.name(unit)).cloned()
        };
        let old = base.iter().map(|unit| same(unit, over).unwrap_or_else(|| unit.clone()));
        let new = over.iter().filter(|unit| same(unit, base).is_none()).cloned();
        old.chain(new).filter(|unit| !unit.as_str().is_some_and(|text| text.ends_with(NONE))).collect()
    }

    /// A query with its units written out.
    pub(super) fn write_out(&self, query: Value) -> Value {
        self.within(query, "", "")
    }

    fn within(&self, value: Value, key: &str, parent: &str) -> Value {
        match value {
            Value::Array(list) => {
                let one = |value| match value {
                    Value::String(text) if key == "units" => self.unit(&text, parent),
                    value => self.within(value, "", key),
                };
                list.into_iter().map(one).collect()
            }
            Value::Object(members) => {
                let one = |(name, value): (String, Value)| {
                    let value = self.within(value, &name, key);
                    (name, value)
                };
                members.into_iter().map(one).collect::<Map<_, _>>().into()
            }
            value => value,
        }
    }

    fn name<'a>(&self, unit: &'a Value) -> Option<&'a str> {
        match unit {
            Value::String(text) => text.split(" @").next(),
            unit => unit[self.id].as_str(),
        }
    }

    /// The unit of a text; a name without a place stays as it is.
    fn unit(&self, text: &str, parent: &str) -> Value {
        let Some((name, rest)) = text.split_once(" @") else { return text.into() };
        let (place, said) = rest.split_once(", ").unwrap_or((rest, ""));
        let mut unit = json!({ self.id: name });
        if !place.is_empty() {
            unit[(self.place)(parent)] = place.into();
        }
        let mut words = said.split_whitespace();
        while let Some(word) = words.next() {
            if self.nations.contains(&word) {
                unit["nation"] = word.into();
                unit["kind"] = words.next().into();
            } else if let Some(face) = face(word) {
                let side = if unit["full"].is_null() { "full" } else { "back" };
                unit[side] = face;
            } else {
                set_member(&mut unit, word);
            }
        }
        unit
    }
}

/// A side of a counter: strength, morale and stacking points, the strength in brackets, `a` for artillery and `f` for flak.
fn face(word: &str) -> Option<Value> {
    let (numbers, flak) = word.strip_suffix('f').map_or((word, false), |rest| (rest, true));
    let (numbers, artillery) = numbers.strip_suffix('a').map_or((numbers, false), |rest| (rest, true));
    let mut parts = numbers.split('-');
    let (strength, morale, points) = (parts.next()?, parts.next()?, parts.next()?);
    let bare = strength.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
    let number = |text: &str| text.parse::<u8>().ok();
    let mut face = json!({
        "strength": number(bare.unwrap_or(strength))?,
        "morale": number(morale)?,
        "stackingPoints": number(points)?,
    });
    let marks = [("parenthesized", bare.is_some()), ("artillery", artillery), ("flak", flak)];
    marks.iter().filter(|(_, set)| *set).for_each(|(name, _)| face[*name] = true.into());
    parts.next().is_none().then_some(face)
}

/// A word alone is true; `supply.kind=out` sets a member of a member.
fn set_member(unit: &mut Value, word: &str) {
    let (path, text) = word.split_once('=').map_or((word, None), |(path, text)| (path, Some(text)));
    let member = path.split('.').fold(unit, |within, key| &mut within[key]);
    *member = match text {
        None | Some("true") => true.into(),
        Some("false") => false.into(),
        Some(text) => number(text).unwrap_or_else(|| text.into()),
    };
}

fn number(text: &str) -> Option<Value> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'.' | b'-'));
    let whole = || text.parse::<i64>().ok().map(Value::from);
    plain.then(|| whole().or_else(|| text.parse::<f64>().ok().map(Value::from)))?
}
