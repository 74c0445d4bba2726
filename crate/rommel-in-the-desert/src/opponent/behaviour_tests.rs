//! What the opponent does in fixed positions.

use hexgrid::Hex;
use referee::{Draw, Link32, Random, Seed};

use super::known_state::KnownState;
use super::style::Style;
use super::{battles, order, worth};
use crate::data::edition::Edition;
use crate::data::roster::{roster, unit_named};
use crate::game::carry_out::carry_out;
use crate::game::legal::legal;
use crate::model::finding::{Code, Findings};
use crate::model::scenario::ScenarioId;
use crate::model::units::{Side, UnitId};
use crate::position::{Position, SideMask};
use crate::rules::supply::{Named, SupplyGround, statuses};
use crate::state::buildup::{Buildup, BuildupOrder, BuildupStep};
use crate::state::calendar::Calendar;
use crate::state::order::Order;
use crate::state::turn::Phase;
use crate::state::{Stage, State};
use crate::turn::to_act::to_act;

fn hex(text: &str) -> Hex {
    Edition::shipped().board.parse(text).unwrap()
}

fn unit(name: &str) -> UnitId {
    unit_named(name).unwrap()
}

fn position(units: &[(&str, &str)]) -> Position {
    let mut position = Position::default();
    for (name, at) in units {
        position.place(unit(name), hex(at), roster()[unit(name).index()].steps);
    }
    position
}

fn chosen(state: &State) -> Order {
    order(Edition::shipped(), state, &mut Draw::new(1)).unwrap()
}

/// Plays the turn of the active side to its end; what happened.
fn play_turn(mut state: State) -> (State, Findings) {
    let (edition, mut findings) = (Edition::shipped(), Findings::new());
    for given in 0..200_u32 {
        let bytes = given.to_le_bytes();
        let random = Random::seeded("test", Seed([5; 16]), Link32([given as u8; 32]), &bytes);
        let side = state.turn.side;
        let next = order(edition, &state, &mut Draw::new(u64::from(given))).unwrap();
        state = carry_out(edition, &state, to_act(&state), &next, random, &mut findings).unwrap().state;
        if state.turn.side != side || state.stage != Stage::Turns {
            return (state, findings);
        }
    }
    panic!("the turn does not end")
}

/// The Buildup of month 5 in the game of 1941.
fn buildup(position: Position, step: BuildupStep, side: Side) -> State {
    State {
        stage: Stage::Buildup(Buildup { side, ..Buildup::new(step, false) }),
        scenario: Some(ScenarioId::Year1941),
        calendar: Some(Calendar { month: 5, ..Calendar::new(1, 10) }),
        points: [30, 30],
        ..State::new(position, side, true)
    }
}

#[test]
fn an_isolated_weak_block_is_attacked_at_good_odds() {
    let units = [
        ("Brescia", "El Agheila"),
        ("21/5", "Gazala"),
        ("15/8", "Gazala"),
        ("Trento", "Gazala"),
        ("2/SG", "Acroma"),
        ("22Gd", "Alexandria"),
    ];
    let (_, findings) = play_turn(State::new(position(&units), Side::Axis, true));
    let enters =
        findings.iter().filter(|finding| finding.code == Code::EntersEnemyHex && finding.hex == Some(hex("Acroma")));
    assert!(enters.count() >= 2, "{findings:?}");
}

#[test]
fn a_strong_stack_is_not_attacked_by_a_weak_one() {
    let units = [
        ("Brescia", "El Agheila"),
        ("Sabratha", "Gazala"),
        ("Savona", "Gazala"),
        ("22Gd", "Acroma"),
        ("9AU/20", "Acroma"),
        ("9AU/24", "Acroma"),
        ("7/7", "Acroma"),
        ("2/SG", "Alexandria"),
    ];
    let (_, findings) = play_turn(State::new(position(&units), Side::Axis, true));
    assert!(findings.iter().all(|finding| finding.code != Code::EntersEnemyHex));
}

/// With an enemy at Derna no hex is worth as much to the last unit; with none nearer than Alexandria some are.
#[test]
fn the_last_unit_stays_in_a_base_that_can_be_raided() {
    let better = |enemy: &str| {
        let units = [("21/5", "El Agheila"), ("2/SG", "Alexandria"), ("KDG", enemy)];
        let state = State::new(position(&units), Side::Axis, true);
        let known = KnownState::new(Edition::shipped(), &state, Side::Axis, Style { forward: 200, ..Style::PLAIN });
        let worth = |at: Hex| worth::of_hex(&known, unit("21/5"), at);
        Edition::shipped().board.grid.hexes().filter(|&at| worth(at) > worth(hex("El Agheila"))).count()
    };
    assert_eq!(better("Derna"), 0);
    assert!(better("Alexandria") > 0);
}

#[test]
fn combat_is_never_refused_in_the_base() {
    let allied = ["2/3", "KDG", "22Gd", "7/7"].map(|name| (name, "El Agheila"));
    let mut position = position(&[&allied[..], &[("2/SG", "Alexandria")]].concat());
    position.place(unit("21/3"), hex("El Agheila"), 2);
    let state = State::new(position, Side::Axis, true);
    let refused = [Style::PLAIN, Style::FIRST].map(|style| {
        let known = KnownState::new(Edition::shipped(), &state, Side::Axis, style);
        battles::refuse(&known, &[Order::Refuse { hex: hex("El Agheila") }, Order::Done])
    });
    assert_eq!(refused, [Some(Order::Done), Some(Order::Refuse { hex: hex("El Agheila") })]);
}

/// Every unit of the chain is needed: the unit at its end must not go on without it, nor may the chain follow.
#[test]
fn units_go_forward_without_leaving_supply() {
    let units = [
        ("Brescia", "El Agheila"),
        ("Pavia", "Msus"),
        ("Trento", "8,3"),
        ("21/3", "11,3"),
        ("22Gd", "Sidi Barrani"),
        ("2/SG", "Alexandria"),
    ];
    let edition = Edition::shipped();
    let (state, findings) = play_turn(State::new(position(&units), Side::Axis, true));
    assert!(findings.iter().any(|finding| finding.code == Code::Moves), "nobody moved");
    let ground = SupplyGround::new(edition, &state.position, Side::Axis);
    let supplied = statuses(&ground, Named::first(&[]), &mut Findings::new());
    assert!(supplied.iter().all(|(_, status)| status.is_supplied()), "{supplied:?}");
}

#[test]
fn a_worn_unit_behind_the_line_goes_to_refit() {
    let mut position = position(&[("Brescia", "El Agheila"), ("Trento", "Derna"), ("22Gd", "Alexandria")]);
    position.place(unit("21/5"), hex("Derna"), 2);
    let state = buildup(position.clone(), BuildupStep::Refit, Side::Axis);
    assert_eq!(chosen(&state), Order::Buildup(BuildupOrder::Refit { unit: unit("21/5") }));
    position.place(unit("21/5"), hex("Derna"), 3);
    let state = buildup(position, BuildupStep::Refit, Side::Axis);
    assert_eq!(chosen(&state), Order::Buildup(BuildupOrder::Done));
}

#[test]
fn a_threatened_fortress_is_mined() {
    let units = [
        ("Brescia", "El Agheila"),
        ("21/5", "Acroma"),
        ("15/8", "Acroma"),
        ("Trento", "Acroma"),
        ("9AU/20", "Tobruk"),
        ("9AU/24", "Tobruk"),
        ("22Gd", "Alexandria"),
    ];
    let state = buildup(position(&units), BuildupStep::Spending, Side::Allied);
    assert_eq!(chosen(&state), Order::Buildup(BuildupOrder::LayMines { hex: hex("Tobruk") }));
    let state = buildup(position(&units[4..]), BuildupStep::Spending, Side::Allied);
    assert!(!matches!(chosen(&state), Order::Buildup(BuildupOrder::LayMines { .. })));
}

/// Six units are one too many for the port.
#[test]
fn an_overfull_fortress_names_the_units_that_it_supplies() {
    let garrison = ["9AU/20", "9AU/24", "9AU/26", "7AU/18", "22Gd", "Tobruk Art"];
    let mut units: Vec<(&str, &str)> = garrison.iter().map(|&name| (name, "Tobruk")).collect();
    units.extend([("Brescia", "El Agheila"), ("Pavia", "Acroma"), ("Trento", "El Adem"), ("Savona", "13,1")]);
    units.extend([("21/5", "Knightsbridge"), ("2/SG", "Alexandria")]);
    let Order::Name { units } = chosen(&State::new(position(&units), Side::Allied, true)) else {
        panic!("no unit is named")
    };
    assert_eq!(units.len(), 5);
    assert!(!units.contains(&unit("Tobruk Art")), "the weakest is named");
}

/// A movement phase in which two units of the Allies face eight in a battle.
fn outnumbered(group: [&str; 2]) -> State {
    let mut units = vec![("Brescia", "El Agheila"), ("22Gd", "Tobruk"), ("2/SG", "Knightsbridge")];
    let axis = ["21/5", "15/8", "5L/MG", "21/104", "Trento", "Pavia", "Ariete 132", "15/115"];
    units.extend(group.iter().chain(&axis).map(|&name| (name, "Sidi Mufta")));
    let mut position = position(&units);
    let entered = hexgrid::Direction::ALL[3..].iter().fold(SideMask::NONE, |mask, &side| mask.with(side));
    position.contest(hex("Sidi Mufta"), Side::Allied, entered);
    let mut state = State::new(position, Side::Allied, true);
    (state.turn.phase, state.turn.moves_left) = (Phase::Movement, 1);
    state
}

#[test]
fn a_group_that_pursuit_would_destroy_stays_in_its_battle() {
    let withdraws = |order: &Order| matches!(order, Order::Withdrawal { hex: at, .. } if *at == hex("Sidi Mufta"));
    for (group, leaves) in [(["9AU/20", "9AU/24"], false), (["2/3", "KDG"], true)] {
        let state = outnumbered(group);
        assert!(legal(Edition::shipped(), &state).iter().any(withdraws));
        assert_eq!(withdraws(&chosen(&state)), leaves, "{group:?}");
    }
}

/// Two routs are due before the phase goes on.
#[test]
fn routs_in_the_movement_phase_are_carried_out() {
    let units = [("Brescia", "El Agheila"), ("2/3", "Derna"), ("KDG", "Tmimi"), ("21/5", "Derna"), ("15/8", "Tmimi")];
    let mut position = position(&units);
    for name in ["2/3", "KDG"] {
        position.disrupt(unit(name), 1);
    }
    let mut state = State::new(position, Side::Axis, true);
    (state.turn.phase, state.turn.check_routs) = (Phase::Movement, true);
    assert!(matches!(chosen(&state), Order::Rout { .. }));
}
