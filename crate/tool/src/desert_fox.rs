//! The commands of Desert Fox.

use desert_fox::query::calls::answer;

use crate::cli::PlayedCommand as Command;
use crate::commands::{self, Done};
use crate::survey::KnownSwitch;
use crate::{bench, play, random, saved_game};

/// The switches of the rule set.
pub fn switches() -> Vec<KnownSwitch> {
    let known = desert_fox::model::rule_set::SWITCHES.iter();
    known.map(|switch| KnownSwitch { field: switch.field, values: switch.values }).collect()
}

/// Carries out a command.
pub fn run(command: &Command) -> Done {
    match command {
        Command::Adjudicate(arguments) => commands::adjudicate(arguments, answer),
        Command::Combats(arguments) => commands::random(arguments, random::of_combat),
        Command::Positions(arguments) => commands::random(arguments, random::of_position),
        Command::Play(arguments) => play::run(arguments),
        Command::Replay(arguments) => saved_game::replay(arguments),
        Command::Verify(arguments) => saved_game::verify(arguments),
        Command::Transcript(arguments) => saved_game::transcript(arguments),
        Command::Link(arguments) => saved_game::link(arguments),
        Command::Bench(arguments) => bench::run(arguments),
    }
}
