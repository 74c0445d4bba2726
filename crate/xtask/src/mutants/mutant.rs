//! The mutants that there are.

use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;

use super::tree::{Sources, Tree};
use crate::sources::sha256;
use crate::tools::{Repo, output};

/// The crates whose mutants are tried, each by its own tests.
const PACKAGES: [&str; 3] = ["desert-fox", "referee", "rommel-in-the-desert"];

/// Not mutated: random combats and positions, which only tests and benchmarks use.
const LEFT_OUT: [&str; 2] = ["crate/desert-fox/src/random/**", "crate/rommel-in-the-desert/src/random/**"];

/// What the tool writes beside what it has changed.
const MARK: &str = "/* ~ changed by cargo-mutants ~ */";

/// One change of the sources.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mutant {
    /// File, line, column and change, as the tool writes them.
    pub name: String,
    /// The crate.
    pub package: String,
    /// The file, from the workspace on.
    pub file: String,
    /// The function with its type, such as `State::put`; empty outside of functions.
    pub function: String,
    /// The first and the last line of the function, or of the change.
    pub lines: (usize, usize),
    /// The rulings that the documentation of the function cites.
    pub cites: Vec<String>,
    /// The changed lines, on one line.
    pub becomes: String,
    /// Stays the same as long as the text of the function does, wherever in the file it stands.
    pub key: String,
}

impl Mutant {
    /// The change without its place: "replace + with - in commit".
    pub fn change(&self) -> &str {
        self.name.split_once(": ").map_or(&self.name, |(_, change)| change)
    }
}

/// All mutants of the crates that are tried, in the order of the tool.
pub fn list(repo: &Repo, tool: &Path, tree: &Tree, sources: &Sources) -> Result<Vec<Mutant>> {
    let mut mutants = Vec::new();
    for package in PACKAGES {
        let mut list = repo.command(&tool.to_string_lossy());
        list.args(["mutants", "--no-config", "--list", "--json", "--diff", "--package", package, "--dir"])
            .arg(tree.root());
        list.args(LEFT_OUT.iter().flat_map(|files| ["--exclude", files]));
        let listed: Vec<Value> = serde_json::from_str(&output(&mut list)?).context("the list of cargo-mutants")?;
        for one in &listed {
            mutants.push(read(one, sources).with_context(|| format!("a mutant of cargo-mutants: {one}"))?);
        }
    }
    Ok(mutants)
}

fn read(listed: &Value, sources: &Sources) -> Result<Mutant> {
    let text = |name: &str| listed[name].as_str().map(str::to_owned).context(name.to_owned());
    let place = |span: &Value, end: &str, what: &str| {
        span[end][what].as_u64().and_then(|number| usize::try_from(number).ok()).context("a place")
    };
    let (span, function) = (&listed["span"], &listed["function"]);
    let around = if function.is_null() { span } else { &function["span"] };
    let lines = (place(around, "start", "line")?, place(around, "end", "line")?);
    let (file, name) = (text("file")?, text("name")?);
    let source: Vec<&str> = sources.text(&file)?.lines().collect();
    let body = source.get(lines.0.saturating_sub(1)..lines.1).context("lines of the function")?.join("\n");
    let line = place(span, "start", "line")? - lines.0;
    let column = place(span, "start", "column")?;
    let change = name.split_once(": ").map_or(name.as_str(), |(_, change)| change);
    let key = sha256(format!("{file}\n{line}:{column}\n{change}\n{body}").as_bytes())[..16].to_owned();
    Ok(Mutant {
        package: text("package")?,
        function: function["function_name"].as_str().unwrap_or_default().to_owned(),
        becomes: changed_lines(&text("diff")?),
        cites: cited(&source, lines),
        name,
        file,
        lines,
        key,
    })
}

/// The rulings that the lines of a function cite, and those of its documentation above them.
fn cited(source: &[&str], (first, last): (usize, usize)) -> Vec<String> {
    let above = source[..first - 1].iter().rev().map(|line| line.trim_start());
    let above = above.take_while(|line| line.starts_with("///") || line.starts_with("#["));
    let inside = source[first - 1..last].iter().map(|line| line.trim_start());
    let lists = above.chain(inside).filter_map(|line| line.strip_prefix("///")?.split_once("Rulings: "));
    lists.flat_map(|(_, ids)| ids.split(", ").map(|id| id.trim().to_owned())).collect()
}

/// The lines that a diff adds, on one line and without the tool's mark.
fn changed_lines(diff: &str) -> String {
    let added = diff.lines().filter(|line| !line.starts_with("+++")).filter_map(|line| line.strip_prefix('+'));
    let text: String = added.map(|line| line.replace(MARK, " ") + " ").collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_function_cites_the_rulings_of_its_documentation() {
        let source =
            ["/// Rulings: I001", "fn a() {}", "", "/// B.", "/// Cases: 2.3 · Rulings: I002, D003", "fn b() {", "}"];
        assert_eq!(cited(&source, (6, 7)), ["I002", "D003"]);
        assert_eq!(cited(&source, (4, 7)), ["I002", "D003"]);
        assert_eq!(cited(&source, (2, 2)), ["I001"]);
    }

    #[test]
    fn the_changed_lines_of_a_diff_are_one_line_without_the_mark() {
        let diff =
            "--- a\n+++ replace\n@@ -1,2 +1,2 @@\n a\n-    b + 1\n+    b - /* ~ changed by cargo-mutants ~ */ 1\n c\n";
        assert_eq!(changed_lines(diff), "b - 1");
    }
}
