//! Case files: which rulings the recorded questions and answers put to the test.

use referee::RulingId;
use serde::Deserialize;

/// What the survey needs of a case file; the runner reads the rest.
#[derive(Debug, Deserialize)]
pub struct CaseFile {
    /// The cases, in order.
    pub cases: Vec<Case>,
}

/// One case of a case file.
#[derive(Debug, Deserialize)]
pub struct Case {
    /// What the rule says.
    pub name: String,
    /// The rulings that the case tests.
    pub rulings: Vec<RulingId>,
}

/// Reads a case file. The error names the place in the file and the path to the value.
pub fn parse(text: &str) -> Result<CaseFile, String> {
    let mut json = serde_json::Deserializer::from_str(text);
    let file: CaseFile = serde_path_to_error::deserialize(&mut json).map_err(|error| error.to_string())?;
    json.end().map_err(|error| error.to_string())?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_rulings_are_read_and_the_rest_is_left_to_the_runner() {
        let text =
            r#"{"$schema":"case.schema.json","cases":[{"name":"armor alone is halved","rulings":["R138"],"call":{}}]}"#;
        let file = parse(text).unwrap();
        assert_eq!(file.cases[0].name, "armor alone is halved");
        assert_eq!(file.cases[0].rulings, [RulingId::new('R', 138)]);
    }

    #[test]
    fn an_unreadable_ruling_is_named_with_its_path() {
        let error = parse(r#"{"cases":[{"name":"x","rulings":["R138","R1"]}]}"#).unwrap_err();
        assert!(error.starts_with("cases[0].rulings[1]: \"R1\" is no ruling number"), "{error}");
        assert!(parse("[]").is_err());
        assert!(parse(r#"{"cases":[]} x"#).is_err());
    }
}
