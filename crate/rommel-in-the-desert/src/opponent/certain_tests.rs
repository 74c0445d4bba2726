//! What the opponent does where the outcome is certain, and what it weighs where it is not.

use hexgrid::Hex;
use referee::{Draw, Link32, Random, Seed};

use super::candidates::candidates;
use super::style::{HOLDING, Style};
use super::value::{TERMS, value};
use super::{order, order_in_style};
use crate::data::edition::Edition;
use crate::data::roster::{roster, unit_named};
use crate::game::carry_out::carry_out;
use crate::game::legal::legal;
use crate::model::finding::Findings;
use crate::model::scenario::ScenarioId;
use crate::model::turn_option::TurnOption;
use crate::model::units::Side;
use crate::position::Position;
use crate::state::buildup::{Buildup, BuildupOrder, BuildupStep};
use crate::state::calendar::Calendar;
use crate::state::cards::{Cards, Hand};
use crate::state::order::Order;
use crate::state::turn::Phase;
use crate::state::{Stage, State};

/// Three Axis blocks against two, all in supply, and a strong enemy beside none of them.
const AXIS_LEADS: [(&str, &str); 5] = [
    ("Brescia", "El Agheila"),
    ("Trento", "Derna"),
    ("21/5", "Derna"),
    ("22Gd", "Alexandria"),
    ("2/SG", "Sidi Barrani"),
];

fn hex(text: &str) -> Hex {
    Edition::shipped().board.parse(text).unwrap()
}

fn position(units: &[(&str, &str)]) -> Position {
    let mut position = Position::default();
    for (name, at) in units {
        let unit = unit_named(name).unwrap();
        position.place(unit, hex(at), roster()[unit.index()].steps);
    }
    position
}

/// A turn of a side in a month of the game of 1941, whose last month is the tenth, with these cards in each hand.
fn turn(side: Side, month: u8, passes: u8, real: u8) -> State {
    let hand = Hand { real, dummies: 1 };
    State {
        scenario: Some(ScenarioId::Year1941),
        calendar: Some(Calendar { month, ..Calendar::new(1, 10) }),
        cards: Some(Box::new(Cards::new(20, 10).dealt([hand; 2]))),
        passes,
        ..State::new(position(&AXIS_LEADS), side, true)
    }
}

/// The options among the candidates.
fn options(state: &State) -> Vec<TurnOption> {
    let mut options: Vec<TurnOption> =
        candidates(Edition::shipped(), state, None).into_iter().filter_map(|style| style.option).collect();
    options.sort_by_key(|option| *option as u8);
    options.dedup();
    options
}

/// Real cards that a style plays.
fn plays(state: &State, style: Style) -> u8 {
    match order_in_style(Edition::shipped(), state, style, &mut Draw::new(1)) {
        Some(Order::PlayCards { cards }) => cards.real,
        other => panic!("{other:?}"),
    }
}

/// Real cards that each candidate plays.
fn played(state: &State) -> Vec<u8> {
    candidates(Edition::shipped(), state, None).into_iter().map(|style| plays(state, style)).collect()
}

#[test]
fn a_pass_that_wins_the_game_is_all_that_is_thought_of() {
    let mut state = turn(Side::Axis, 10, 1, 6);
    assert_eq!(options(&state), [TurnOption::Pass]);
    assert_eq!(played(&state), [0]);
    // Nobody leaves for fear of what cannot come any more.
    (state.turn.supply, state.turn.option) = (Some(0), Some(TurnOption::Pass));
    (state.turn.phase, state.turn.moves_left) = (Phase::Movement, 1);
    state.position.place(unit_named("15/8").unwrap(), hex("Sollum"), 1);
    assert_eq!(order(Edition::shipped(), &state, &mut Draw::new(1)), Some(Order::Done));
}

#[test]
fn no_pass_is_thought_of_that_loses_the_game_while_real_cards_are_left() {
    for passes in [0, 1] {
        let state = turn(Side::Allied, 10, passes, 2);
        assert_eq!(options(&state), [TurnOption::Basic, TurnOption::Offensive, TurnOption::Assault], "{passes}");
        assert!(played(&state).iter().all(|&real| real > 0));
    }
    assert_eq!(options(&turn(Side::Allied, 10, 1, 0)), [TurnOption::Pass], "nothing is left to play");
    assert!(options(&turn(Side::Allied, 9, 1, 2)).contains(&TurnOption::Pass), "another month comes");
}

#[test]
fn a_pass_and_every_option_that_the_hand_pays_for_are_compared() {
    use TurnOption::{Assault, Basic, Blitz, Offensive, Pass};
    let compared = [1, 2, 3].map(|real| options(&turn(Side::Allied, 5, 0, real)));
    assert_eq!(compared[0], [Basic, Pass]);
    assert_eq!(compared[1], [Basic, Offensive, Assault, Pass]);
    assert_eq!(compared[2], [Basic, Offensive, Assault, Blitz, Pass]);
}

#[test]
fn an_option_is_chosen_for_the_cards_of_its_turn_and_for_no_others() {
    let state = turn(Side::Axis, 5, 0, 3);
    let blitz = Style { option: Some(TurnOption::Blitz), hand: 3, ..Style::PLAIN };
    assert_eq!(plays(&state, blitz), 3);
    assert_eq!([Style { hand: 6, ..blitz }, Style::PLAIN].map(|style| plays(&state, style)), [1; 2]);
}

#[test]
fn the_plan_of_the_last_turn_is_one_of_those_compared() {
    let state = turn(Side::Axis, 5, 0, 1);
    let edition = Edition::shipped();
    let last = candidates(edition, &state, None).into_iter().find(|style| style.key == "siege").unwrap();
    let basic = Style { option: Some(TurnOption::Basic), hand: 1, ..last };
    assert!(candidates(edition, &state, Some(last)).contains(&basic));
    // The card of the last turn is no reason to spend another.
    let spent = Style { hand: 2, ..basic };
    assert!(!candidates(edition, &state, Some(spent)).contains(&spent));
    let mut moving = State { turn: state.turn.clone(), ..state };
    (moving.turn.supply, moving.turn.option, moving.turn.phase) = (Some(1), Some(TurnOption::Basic), Phase::Movement);
    assert_eq!(candidates(edition, &moving, Some(basic))[0], basic);
}

#[test]
fn a_player_who_holds_the_line_moves_nobody() {
    let edition = Edition::shipped();
    let mut state = turn(Side::Axis, 5, 0, 1);
    (state.turn.supply, state.turn.option) = (Some(1), Some(TurnOption::Basic));
    (state.turn.phase, state.turn.moves_left) = (Phase::Movement, 1);
    assert_ne!(order(edition, &state, &mut Draw::new(1)), Some(Order::Done));
    assert_eq!(order_in_style(edition, &state, HOLDING, &mut Draw::new(1)), Some(Order::Done));
}

/// The Axis spends the points of the Buildup before a month; those left and what they could still buy.
fn spent(month: u8) -> (u16, Vec<BuildupOrder>) {
    let edition = Edition::shipped();
    let mut state = turn(Side::Axis, month, 0, 0);
    let worn: Vec<_> = state.position.of_side(Side::Axis).map(|(unit, _)| unit).collect();
    for unit in worn {
        state.position.lose_step(unit);
    }
    state.stage = Stage::Buildup(Buildup::new(BuildupStep::Spending, false));
    state.points = [7, 7];
    for given in 0..40_u8 {
        let chosen = order(edition, &state, &mut Draw::new(1)).unwrap();
        if chosen == Order::Buildup(BuildupOrder::Done) {
            let all = legal(edition, &state).into_iter();
            let steps = all.filter_map(|order| match order {
                Order::Buildup(step @ (BuildupOrder::Step { .. } | BuildupOrder::Card)) => Some(step),
                _ => None,
            });
            return (state.points[0], steps.collect());
        }
        let (bytes, mut findings) = ([given], Findings::new());
        let random = Random::seeded("test", Seed([5; 16]), Link32([given; 32]), &bytes);
        state = carry_out(edition, &state, Side::Axis, &chosen, random, &mut findings).unwrap().state;
    }
    panic!("the spending does not end")
}

#[test]
fn the_points_of_the_last_buildup_are_spent_until_they_buy_nothing() {
    assert_eq!(spent(10).1, []);
    let (points, steps) = spent(9);
    assert!(points > 0 && !steps.is_empty(), "points stay for redeployments before: {points}, {steps:?}");
}

#[test]
fn a_card_in_hand_is_worth_less_once_no_month_follows() {
    let cards = TERMS.iter().position(|&term| term == "cards").unwrap();
    let worth = |month: u8| {
        let mut state = turn(Side::Axis, month, 0, 2);
        state.cards.as_mut().unwrap().hands[1] = Hand::default();
        value(Edition::shipped(), &state, Side::Axis).terms[cards]
    };
    assert!(worth(10) < worth(9));
}
