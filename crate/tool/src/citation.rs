//! Citation lines: where the code says which cases and rulings it carries out.

use referee::{CaseId, RulingId};
use thiserror::Error;

const CASES: &str = "Cases:";
const RULINGS: &str = "Rulings:";

/// One citation line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Citation {
    /// Line number in its file, from 1.
    pub line: usize,
    /// The cases it names.
    pub cases: Vec<CaseId>,
    /// The rulings it names.
    pub rulings: Vec<RulingId>,
}

/// A doc line that means to cite but cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{line}: malformed citation: {reason}")]
pub struct Malformed {
    /// Line number in its file, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

/// All citation lines in the text of a Rust file, the readable and the others.
///
/// A citation stands alone on a line of a doc comment: the list of cases, the list of rulings, or both in this order with
/// a middle dot or a bar between. A doc line that holds one of the two headings but has another form is malformed.
pub fn scan(text: &str) -> Vec<Result<Citation, Malformed>> {
    text.lines()
        .enumerate()
        .filter_map(|(index, line)| Some((index + 1, cited(doc_text(line)?)?)))
        .map(|(line, body)| parse(line, body).map_err(|reason| Malformed { line, reason }))
        .collect()
}

fn doc_text(line: &str) -> Option<&str> {
    let line = line.trim();
    line.strip_prefix("///").or_else(|| line.strip_prefix("//!")).map(str::trim)
}

fn cited(body: &str) -> Option<&str> {
    (body.contains(CASES) || body.contains(RULINGS)).then_some(body)
}

fn parse(line: usize, body: &str) -> Result<Citation, String> {
    let mut citation = Citation { line, cases: Vec::new(), rulings: Vec::new() };
    for part in body.split(['·', '|']).map(str::trim) {
        if let Some(list) = part.strip_prefix(CASES) {
            if !citation.cases.is_empty() || !citation.rulings.is_empty() {
                return Err(format!("{CASES:?} stands once and first"));
            }
            citation.cases = items(list)?;
        } else if let Some(list) = part.strip_prefix(RULINGS) {
            if !citation.rulings.is_empty() {
                return Err(format!("{RULINGS:?} stands once"));
            }
            citation.rulings = items(list)?;
        } else {
            return Err(format!("{part:?} starts with neither {CASES:?} nor {RULINGS:?}"));
        }
    }
    Ok(citation)
}

fn items<T>(list: &str) -> Result<Vec<T>, String>
where
    T: std::str::FromStr + PartialEq,
    T::Err: std::fmt::Display,
{
    let mut found = Vec::new();
    for text in list.split(',').map(str::trim) {
        let item: T = text.parse().map_err(|error: T::Err| error.to_string())?;
        if found.contains(&item) {
            return Err(format!("{text:?} is named twice"));
        }
        found.push(item);
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(line: &str) -> Result<Citation, String> {
        let mut found = scan(line);
        assert_eq!(found.len(), 1, "{line}");
        found.remove(0).map_err(|malformed| malformed.reason)
    }

    fn ids(numbers: &[u16]) -> Vec<RulingId> {
        numbers.iter().map(|&number| RulingId::new('R', number)).collect()
    }

    #[test]
    fn cases_and_rulings_are_read_with_either_separator() {
        for separator in ["·", "|"] {
            let citation = one(&format!("/// Cases: 11.4, 11.62:3 {separator} Rulings: R017, H002")).unwrap();
            assert_eq!(citation.cases, [referee::case!("11.4"), referee::case!("11.62:3")]);
            assert_eq!(citation.rulings, [RulingId::new('R', 17), RulingId::new('H', 2)]);
        }
    }

    #[test]
    fn either_list_may_stand_alone_and_in_module_docs() {
        assert_eq!(one("//! Rulings: R132").unwrap().rulings, ids(&[132]));
        assert_eq!(one("    /// Cases: 7c3a").unwrap().rulings, []);
    }

    #[test]
    fn the_line_number_is_kept() {
        let text = "//! A module.\n\n/// A rule.\n///\n/// Rulings: R001\nfn rule() {}\n";
        assert_eq!(scan(text), [Ok(Citation { line: 5, cases: vec![], rulings: ids(&[1]) })]);
    }

    #[test]
    fn code_and_plain_comments_cite_nothing() {
        for line in ["// Rulings: R001", "let s = \"/// Rulings: R001\";", "/// The rulings: see there.", ""] {
            assert_eq!(scan(line), [], "{line}");
        }
    }

    #[test]
    fn a_line_that_means_to_cite_but_has_another_form_is_malformed() {
        for (line, reason) in [
            ("/// Rulings:", "\"\" is no ruling number"),
            ("/// Rulings: R17", "\"R17\" is no ruling number"),
            ("/// Rulings: R017 R018", "\"R017 R018\" is no ruling number"),
            ("/// Rulings: R017,", "\"\" is no ruling number"),
            ("/// Rulings: R017.", "\"R017.\" is no ruling number"),
            ("/// Rulings: R017, R017", "named twice"),
            ("/// Rulings: R017 · Rulings: R018", "stands once"),
            ("/// Rulings: R017 · Cases: 11.4", "stands once and first"),
            ("/// Cases: 11.4; Rulings: R017", "is no case number"),
            ("/// Cases: eleven", "\"eleven\" is no case number"),
            ("/// See Rulings: R017", "starts with neither"),
            ("/// Cases: 11.4 · R017", "starts with neither"),
        ] {
            let found = one(line).unwrap_err();
            assert!(found.contains(reason), "{line}: {found}");
        }
    }
}
