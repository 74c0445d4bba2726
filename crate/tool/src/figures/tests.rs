use ::desert_fox::model::units::Side as FoxSide;
use ::desert_fox::record::DesertFox;
use ::desert_fox::state::event::Log as FoxLog;
use ::desert_fox::state::order::Order as FoxOrder;
use ::desert_fox::state::path::Spot;
use ::desert_fox::state::{Phase, Place, State as FoxState};
use ::rommel_in_the_desert::model::finding::{Code, Finding};
use ::rommel_in_the_desert::model::units::{Side, UnitId};
use ::rommel_in_the_desert::record::{Log, Rommel};
use ::rommel_in_the_desert::state::cards::Hand;
use ::rommel_in_the_desert::state::order::Order;
use ::rommel_in_the_desert::state::{Stage, State};
use hexgrid::Hex;
use referee::play::seed;
use referee::record::{DiceMode, Game};

use super::*;
use crate::measure::player::{PlayerKind, Seated};

#[test]
fn shares_are_of_what_was_counted_and_a_table_has_a_row_for_each() {
    let mut sums = Sums::default();
    sums.add("all", 8);
    sums.count("part", true);
    sums.count("part", false);
    sums.add("result draw", 2);
    assert_eq!((sums.share("part", "all"), sums.share("part", "none")), ("13 % (1/8)".to_owned(), "-".to_owned()));
    assert_eq!((sums.each("all", "result draw"), sums.beginning("result ")), ("4.0".to_owned(), "draw 2".to_owned()));
    assert_eq!(sums::table("race", &[("games", "3".to_owned())]), "| race | |\n|---|--:|\n| games | 3 |\n");
}

/// A player-turn of the Axis at Gazala in which its first unit stands where it is said before and after the first and
/// before and after the second movement phase; nothing else moves.
fn drive(hexes: [&str; 4], attacks: bool) -> Sums {
    let game = Game::<DesertFox>::new(DesertFox::options("gazala-battle").unwrap(), DiceMode::Seeded(seed(1)));
    let game = game.unwrap().0;
    let own = |state: &FoxState| state.of_side(FoxSide::Axis).find(|(unit, _)| unit.counter().is_combat()).unwrap().0;
    let unit = own(game.state());
    let at = |place: &str, phase: Phase| {
        let mut state = game.state().clone();
        state.unit_mut(unit).set_place(Place::Map(Spot::find(place).unwrap().0));
        (state.phasing, state.phase) = (FoxSide::Axis, phase);
        state
    };
    let [start, first, second, end] = hexes;
    let states = vec![
        at(start, Phase::InitialMovement),
        at(first, Phase::FirstCombat),
        at(second, Phase::MotorizedMovement),
        at(end, Phase::SecondCombat),
        at(end, Phase::SecondCombat),
    ];
    let attack = FoxOrder::Attack { units: vec![unit], hexes: vec![Spot::find("L2329").unwrap()] };
    let second = if attacks { attack } else { FoxOrder::Done };
    let orders = vec![FoxOrder::Done, second, FoxOrder::Done, FoxOrder::Done];
    let logs = vec![FoxLog::default(); 4];
    let mut course = Course::<DesertFox> { rules: game.rules().clone(), states, orders, logs };
    let mut sums = Sums::default();
    DesertFox::measure(&mut course, &mut sums);
    sums
}

#[test]
fn a_unit_that_drives_back_in_the_second_phase_is_a_reversal() {
    let back = drive(["L2313", "L2317", "L2317", "L2313"], false);
    assert_eq!((back.share("reversed", "bothPhases"), back.get("reversedIdle")), ("100 % (1/1)".to_owned(), 1));
    let on = drive(["L2313", "L2317", "L2317", "L2321"], false);
    assert_eq!((on.get("bothPhases"), on.get("reversed")), (1, 0), "it drove on");
    let short = drive(["L2313", "L2315", "L2315", "L2313"], false);
    assert_eq!(short.get("bothPhases"), 0, "two hexes are no drive");
    let fought = drive(["L2313", "L2317", "L2317", "L2313"], true);
    assert_eq!((fought.get("reversed"), fought.get("reversedIdle"), fought.get("attacks")), (1, 0, 1));
}

#[test]
fn what_moves_nowhere_stands_still_unless_it_attacks() {
    let [moved, stood, fought] =
        [drive(["L2313", "L2317", "L2317", "L2317"], false), drive(["L2313"; 4], false), drive(["L2313"; 4], true)];
    let still = |sums: &Sums| sums.get("axisStill");
    assert_eq!((still(&stood), still(&fought)), (still(&moved) + 1, still(&moved)));
    assert_eq!((moved.get("playerTurns"), moved.get("axisTurns"), moved.get("lostToEnemy")), (1, 1, 0));
    assert_eq!(moved.get("axisUnits"), stood.get("axisUnits"));
}

/// The beginning of the first turn at Battleaxe, and a unit of the side that has it.
fn battleaxe() -> (Rommel, State, UnitId) {
    let options = Rommel::options("battleaxe").unwrap();
    let mut game = Game::<Rommel>::new(options, DiceMode::Seeded(seed(7))).unwrap().0;
    let mut script = Seated::new(game.rules(), PlayerKind::Script, 0, None).unwrap();
    while game.state().stage != Stage::Turns {
        let order = script.order(&mut game).unwrap().unwrap();
        game.give(order, &[]).unwrap();
    }
    let state = game.state().clone();
    let free = |&(_, hex): &(UnitId, Hex)| !state.position.is_shared(hex);
    let unit = state.position.of_side(state.turn.side).find(free).unwrap().0;
    (game.rules().clone(), state, unit)
}

/// Two turns of the side that has the first one, in each of which a card is played and a unit moves to a hex.
fn two_turns(to: [&str; 3]) -> Sums {
    let (rules, begin, unit) = battleaxe();
    let board = rules.edition().board;
    let hexes = to.map(|name| board.parse(name).unwrap());
    let enemy = begin.turn.side.enemy();
    let at = |hex: Hex, side: Side| {
        let mut state = begin.clone();
        state.position.transfer(unit, hex);
        state.turn.side = side;
        state
    };
    let states =
        vec![at(hexes[0], begin.turn.side), at(hexes[1], enemy), at(hexes[1], begin.turn.side), at(hexes[2], enemy)];
    let card = Order::PlayCards { cards: Hand { real: 1, dummies: 0 } };
    let moves = |hex: Hex| {
        let mut log = Log::default();
        log.findings.push(Finding { hex: Some(hex), ..Finding::of(Code::Moves).unit(unit) });
        log
    };
    let orders = vec![card.clone(), Order::Done, card];
    let logs = vec![moves(hexes[1]), Log::default(), moves(hexes[2])];
    let mut sums = Sums::default();
    Rommel::measure(&mut Course { rules, states, orders, logs }, &mut sums);
    sums
}

#[test]
fn a_big_move_that_the_next_one_takes_back_is_undone() {
    let back = two_turns(["Derna", "Mechili", "Derna"]);
    assert_eq!(back.get("bigMoves"), 0, "two hexes are no big move: {back:?}");
    let back = two_turns(["Benghazi", "Derna", "Benghazi"]);
    assert_eq!((back.get("bigMoves"), back.get("undone"), back.get("turns")), (2, 1, 3), "{back:?}");
    let on = two_turns(["Agedabia", "Benghazi", "Derna"]);
    assert_eq!((on.get("undone"), on.get("paid"), on.get("idlePaid")), (0, 2, 0), "{on:?}");
}
