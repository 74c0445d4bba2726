//! The ledger of the rulings, its citations and its case files agree.

use std::process::Command;

/// Surveys the ledger of a game, the printed summary included.
fn check(game: &str) {
    let arguments = ["--game", game, "rulings", "--check"];
    let output = Command::new(env!("CARGO_BIN_EXE_tool")).args(arguments).output().unwrap();
    print!("{game}: {}", String::from_utf8_lossy(&output.stdout));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn every_ruling_of_rommel_in_the_desert_that_is_tested_is_cited() {
    check("rommel-in-the-desert");
}

#[test]
fn every_ruling_is_cited_and_tested_and_every_citation_is_one_of_the_ledger() {
    check("desert-fox");
}
