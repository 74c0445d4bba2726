//! The referee at the terminal: adjudicates combats and surveys the ledger of rulings.

mod adjudicate;
mod case_file;
mod citation;
mod cli;
mod commands;
mod engine;
mod fault;
mod lines;
mod random;
mod report;
mod repository;
mod survey;
mod unique;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    let done = match cli::Cli::parse().command {
        cli::Command::Rulings(arguments) => commands::rulings(&arguments),
        cli::Command::Adjudicate(arguments) => commands::adjudicate(&arguments),
        cli::Command::Combats(arguments) => commands::random(&arguments, random::of_combat),
        cli::Command::Positions(arguments) => commands::random(&arguments, random::of_position),
    };
    done.unwrap_or_else(|error| {
        eprintln!("tool: {error}");
        ExitCode::from(2)
    })
}
