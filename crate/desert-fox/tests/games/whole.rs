//! Games from set-up to a declared result.

use std::ops::Range;

use desert_fox::game::legal::PARTS;
use desert_fox::model::rule_set::{DesertPatrols, Detachments, Herkules, Rommel, Switches, VariableWithdrawal};
use desert_fox::random::crowded::crowded;
use desert_fox::random::games::{Player, Players, begin_with, play};
use desert_fox::random::watch::{Watch, round_trips};
use desert_fox::record::Game;
use desert_fox::state::order::Order;
use desert_fox::state::{Phase, VictoryLevel};
use desert_fox::turn::config::Options;
use referee::conformance::{Act, Seen as Watched};
use referee::parts;

/// Bytes of a save file that any game stays below.
const LARGEST_SAVE: usize = 1 << 20;
/// Characters of a turn's link that may be sent anywhere.
const SHORT_LINK: usize = 1_900;

/// What was seen of some games.
#[derive(Default)]
struct Seen {
    orders: usize,
    invasions: u32,
    turn_links: Vec<usize>,
    watched: Watched,
    /// Orders that an optional rule allows.
    optional: usize,
    /// Units that left for a die.
    left: usize,
    /// Orders by which more of them came back than left.
    returned: usize,
}

/// Plays the games of a range of numbers to their ends and watches every order.
fn watched(scenario: &str, sides: [Player; 2], numbers: Range<u64>) -> Seen {
    watched_by(&Options::of(scenario), sides, numbers)
}

/// The same by the rules of the options.
fn watched_by(options: &Options, sides: [Player; 2], numbers: Range<u64>) -> Seen {
    watched_each(|_| options.clone(), sides, numbers)
}

/// The same by the options of each game.
fn watched_each(options: impl Fn(u64) -> Options, sides: [Player; 2], numbers: Range<u64>) -> Seen {
    let mut seen = Seen::default();
    for number in numbers {
        let mut game = begin_with(options(number), number).unwrap();
        let mut players = Players::new(&mut game, sides, number);
        let mut watch = Watch::new(&mut game, number);
        let mut begun = 0;
        let played = play(&mut game, &mut players, |game, given| {
            let turn = game.checkpoints().last().unwrap().orders;
            if turn > begun {
                seen.turn_links.push(game.turn_link(begun).unwrap().len());
                begun = turn;
            }
            seen.invasions += u32::from(matches!(given.order, Order::Invade { .. }));
            seen.optional +=
                usize::from(matches!(given.order, Order::Detach { .. } | Order::Convert { .. } | Order::Rommel { .. }));
            seen.left += game.state().absent.len().saturating_sub(given.before.absent.len());
            seen.returned += given.before.absent.len().saturating_sub(game.state().absent.len());
            watch.after(game, given)
        });
        played.unwrap_or_else(|stopped| panic!("game {number}: {stopped}"));
        ended(&game, number);
        let lengths = round_trips(&game).unwrap_or_else(|violation| panic!("game {number}: {violation}"));
        assert!(lengths.link.is_some() && lengths.save < LARGEST_SAVE, "game {number}: {lengths:?}");
        seen.orders += game.len();
        seen.watched.add(watch.seen());
    }
    seen
}

/// A game that is over has a result, and a winner unless it is drawn; one that goes to its end ends on the last game-turn.
fn ended(game: &Game, number: u64) {
    let (state, scenario) = (game.state(), &game.rules().config.scenario);
    let outcome = state.outcome.unwrap();
    assert_eq!(state.phase, Phase::Over, "game {number}");
    assert_eq!(outcome.winner.is_none(), outcome.level == VictoryLevel::Draw, "game {number}");
    let sudden = outcome.level == VictoryLevel::Decisive;
    assert!(state.turn == scenario.last_turn || sudden && state.turn < scenario.last_turn, "game {number}");
}

fn all_was_tried(seen: &Seen, least: usize) {
    assert!(seen.orders > least, "{}", seen.orders);
    let [undone, not_undone] = [seen.watched.undone, seen.watched.not_undone].map(|orders| orders as usize);
    assert_eq!(seen.orders, undone + not_undone);
    assert!(undone > seen.orders / 2 && not_undone > seen.orders / 50);
}

#[test]
fn the_later_scenarios_are_played_to_their_results() {
    for (scenario, games) in [("italian-campaign", 2), ("operation-crusader", 2), ("gazala-battle", 2)] {
        for sides in [[Player::Scripted; 2], [Player::Random; 2], [Player::Scripted, Player::Random]] {
            all_was_tried(&watched(scenario, sides, 0..games), 600);
        }
    }
    all_was_tried(&watched("extended-campaign", [Player::Scripted; 2], 0..1), 1500);
}

#[test]
fn random_races_reach_a_result_and_nothing_breaks_on_the_way() {
    all_was_tried(&watched("race-for-tobruk", [Player::Random; 2], 0..30), 15_000);
}

#[test]
fn more_random_races_reach_a_result_and_nothing_breaks_on_the_way() {
    all_was_tried(&watched("race-for-tobruk", [Player::Random; 2], 30..60), 15_000);
}

/// Every order that is accepted is listed by the rules that the legal list documents, and every listed one is accepted.
#[test]
fn in_crowded_races_what_is_listed_and_what_is_accepted_are_the_same() {
    let seen = watched_each(|number| crowded("race-for-tobruk", number).unwrap(), [Player::Random; 2], 0..50).watched;
    let more = |act: Act, kind, least: u32| assert!(seen.of(act, kind) > least, "{act}: {kind}: {:#?}", seen.lines());
    more(Act::Accepted, "attacks on several hexes", 40);
    more(Act::Accepted, "overruns by part of a stack", 3);
    more(Act::Accepted, "allotments of supply", 5);
    more(Act::Given, "attacks on several hexes", 100);
    more(Act::Given, "allotments of supply", 10);
    more(Act::Given, "withdrawals", 50);
    more(Act::Met, "captures", 2);
}

#[test]
fn what_is_listed_by_parts_stands_in_the_documentation() {
    let text = include_str!("../../../../docs/formats.md");
    assert!(text.contains(&parts::table(&PARTS)), "{}", parts::table(&PARTS));
}

#[test]
fn random_campaigns_reach_a_result_and_nothing_breaks_on_the_way() {
    all_was_tried(&watched("campaign", [Player::Random; 2], 0..8), 20_000);
}

#[test]
fn scripted_games_reach_a_result_and_their_turns_fit_short_links() {
    let races = watched("race-for-tobruk", [Player::Scripted; 2], 0..10);
    let campaigns = watched("campaign", [Player::Scripted; 2], 0..4);
    all_was_tried(&races, 2_000);
    all_was_tried(&campaigns, 4_000);
    let links: Vec<usize> = races.turn_links.into_iter().chain(campaigns.turn_links).collect();
    let short = links.iter().filter(|&&length| length < SHORT_LINK).count();
    assert!(short * 100 >= links.len() * 95, "{short} of {}", links.len());
}

#[test]
fn campaigns_with_operation_herkules_see_malta_invaded_and_nothing_breaks_on_the_way() {
    let mut options = Options::of("campaign");
    options.rules.switches.herkules = Some(Herkules::Allowed);
    // Between scripted players the chances stay below those for which the Axis waits.
    for sides in [[Player::Random; 2], [Player::Scripted, Player::Random]] {
        let seen = watched_by(&options, sides, 0..5);
        all_was_tried(&seen, 3_000);
        assert!((1..=5).contains(&seen.invasions), "{}", seen.invasions);
    }
}

#[test]
fn the_scripted_opponent_finishes_games_against_random_play_on_either_side() {
    for sides in [[Player::Scripted, Player::Random], [Player::Random, Player::Scripted]] {
        all_was_tried(&watched("race-for-tobruk", sides, 0..3), 1_000);
    }
}

#[test]
fn games_with_detachments_reach_a_result_and_nothing_breaks_on_the_way() {
    let mut options = Options::of("race-for-tobruk");
    options.rules.switches = Switches { detachments: Some(Detachments::Allowed), ..Switches::default() };
    let random = watched_by(&options, [Player::Random; 2], 0..8);
    let scripted = watched_by(&options, [Player::Scripted; 2], 0..8);
    assert!(random.optional > 20 && scripted.optional > 0, "{} {}", random.optional, scripted.optional);
}

#[test]
fn games_with_desert_patrols_reach_a_result_and_nothing_breaks_on_the_way() {
    let mut options = Options::of("campaign");
    options.rules.switches.desert_patrols = Some(DesertPatrols::Allowed);
    let random = watched_by(&options, [Player::Random; 2], 0..1);
    let scripted = watched_by(&options, [Player::Scripted; 2], 0..6);
    assert!(random.optional > 0 && scripted.optional > 0, "{} {}", random.optional, scripted.optional);
}

#[test]
fn campaigns_with_withdrawals_by_dice_see_units_leave_and_come_back_and_nothing_breaks_on_the_way() {
    let mut options = Options::of("campaign");
    options.rules.switches.variable_withdrawal = Some(VariableWithdrawal::ByDice);
    for side in [Player::Random, Player::Scripted] {
        let seen = watched_by(&options, [side; 2], 0..2);
        assert!(seen.left > 10 && seen.returned > 5, "{} {}", seen.left, seen.returned);
    }
}

#[test]
fn games_with_rommel_reach_a_result_and_nothing_breaks_on_the_way() {
    for side in [Player::Random, Player::Scripted] {
        let mut options = Options::of("race-for-tobruk");
        options.rules.switches.rommel = Some(Rommel::Present);
        let seen = watched_by(&options, [side; 2], 0..4);
        assert!(seen.optional > 4, "{}", seen.optional);
    }
}
