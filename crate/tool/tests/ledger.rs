//! The ledger of the rulings, its citations and its case files agree.

#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use std::process::Command;

#[test]
fn every_ruling_is_cited_and_tested_and_every_citation_is_one_of_the_ledger() {
    let output = Command::new(env!("CARGO_BIN_EXE_tool")).args(["rulings", "--check"]).output().unwrap();
    print!("{}", String::from_utf8_lossy(&output.stdout));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}
