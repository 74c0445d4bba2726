//! The tests of one mutant, the fast ones first: most mutants fail there, and then the slow ones are not run at all.

use std::ffi::OsString;
use std::process::Command;

use anyhow::{Result, bail};

use crate::tools::run;

/// Tests that take longer than a third of a second when nothing is optimized: run only when all others pass.
const SLOW: [&str; 16] = [
    "allocation::tests::proposals_are_as_good_as_trying_every_allocation",
    "board_tests::",
    "calendar::tests::values::every_value_can_be_entered",
    "chart_values::tests::the_words_offered",
    "corpus_tests::",
    "game::asking::tests::what_is_listed_is_accepted",
    "opponent::tests::an_order_asked_for_once_is_legal",
    "opponent::tests::the_opponent_plays_a_race",
    "opponent::tests::the_same_seed_gives_the_same_game",
    "record_tests::",
    "rules::buildup::tests::a_redeployment_is_legal",
    "rules::buildup::tests::every_listed_route",
    "rules::movement::tests::the_hexes_reached",
    "rules::supply::tests::the_network_is_the_union",
    "rules::withdrawal::tests::every_withdrawal_on_the_list",
    "strength::tests::no_order_of_effects_beats_the_best_order",
];

/// Tests over thousands of random questions or whole games, which would take longer than everything else.
const LEFT_OUT: [&str; 10] = [
    "allocation::tests::questions_of_full_size",
    "allocation::tests::questions_out_of_all_measure",
    "game::asking::tests::every_question_is_answered",
    "game::scenario_tests::random_games",
    "game::tests::random_turns",
    "opponent::tests::scripted_games",
    "opponent::tests::the_opponent_plays_either_side",
    "opponent::tests::unseen_enemy_steps",
    "random::",
    "record_tests::schema::",
];

/// Kilobytes of address space: a mutant that never stops growing fails before it takes the computer's memory.
const MEMORY: u32 = 4_000_000;

/// Runs a program of unit tests stage by stage, to the first stage that fails.
///
/// Errors: a test that fails.
pub fn run_stages(program: &[OsString]) -> Result<()> {
    let skip = |names: &[&'static str]| names.iter().flat_map(|name| ["--skip", name]).collect::<Vec<_>>();
    run(limited(program)?.args(skip(&SLOW)).args(skip(&LEFT_OUT)))?;
    run(limited(program)?.args(SLOW).args(skip(&LEFT_OUT)))
}

/// The program, with a limit to its memory where a shell can set one.
fn limited(program: &[OsString]) -> Result<Command> {
    let [name, arguments @ ..] = program else { bail!("no program of tests is named") };
    if cfg!(unix) {
        let mut shell = Command::new("sh");
        let limit = format!("ulimit -v {MEMORY} 2>/dev/null; exec \"$0\" \"$@\"");
        shell.args(["-c", &limit]).arg(name).args(arguments);
        return Ok(shell);
    }
    let mut command = Command::new(name);
    command.args(arguments);
    Ok(command)
}
