//! The referee at the terminal: adjudicates combats, plays and proves whole games, and surveys the ledger of rulings.

mod adjudicate;
mod case_file;
mod charts;
mod citation;
mod cli;
mod commands;
mod engine;
mod fault;
mod figures;
mod kept;
mod lines;
mod pace;
mod play;
mod random;
mod report;
mod repository;
mod survey;
mod unique;

use std::process::ExitCode;

use clap::Parser;

/// Games are small pieces of memory taken and given back by the thousand: a twelfth faster than with the allocator of the system.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let done = match cli::Cli::parse().command {
        cli::Command::Rulings(arguments) => commands::rulings(&arguments),
        cli::Command::Adjudicate(arguments) => commands::adjudicate(&arguments),
        cli::Command::Combats(arguments) => commands::random(&arguments, random::of_combat),
        cli::Command::Positions(arguments) => commands::random(&arguments, random::of_position),
        cli::Command::Play(arguments) => play::run(&arguments),
        cli::Command::Replay(arguments) => kept::replay(&arguments),
        cli::Command::Verify(arguments) => kept::verify(&arguments),
        cli::Command::Transcript(arguments) => kept::transcript(&arguments),
        cli::Command::Link(arguments) => kept::link(&arguments),
        cli::Command::Bench(arguments) => pace::run(&arguments),
    };
    done.unwrap_or_else(|error| {
        eprintln!("tool: {error}");
        ExitCode::from(2)
    })
}
