//! The referee at the terminal: adjudicates combats, plays and proves whole games, and surveys the ledger of rulings.

mod adjudicate;
mod bench;
mod case_file;
mod charts;
mod citation;
mod cli;
mod commands;
mod engine;
mod fault;
mod line_reader;
mod play;
mod random;
mod report;
mod repository;
mod saved_game;
mod stats;
mod strict_json;
mod survey;

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
        cli::Command::Replay(arguments) => saved_game::replay(&arguments),
        cli::Command::Verify(arguments) => saved_game::verify(&arguments),
        cli::Command::Transcript(arguments) => saved_game::transcript(&arguments),
        cli::Command::Link(arguments) => saved_game::link(&arguments),
        cli::Command::Bench(arguments) => bench::run(&arguments),
    };
    done.unwrap_or_else(|error| {
        eprintln!("tool: {error}");
        ExitCode::from(2)
    })
}
