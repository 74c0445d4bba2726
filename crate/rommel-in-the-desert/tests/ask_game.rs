//! Answers about a game as it stands agree with the orders that are legal in it.

use std::collections::BTreeSet;

use referee::record::DiceMode;
use referee::{Draw, Seed, Viewer};
use rommel_in_the_desert::data::board::Board;
use rommel_in_the_desert::data::edition::Edition;
use rommel_in_the_desert::data::roster::{roster, unit_named};
use rommel_in_the_desert::game::legal::legal;
use rommel_in_the_desert::model::scenario::ScenarioId;
use rommel_in_the_desert::model::units::{Side, UnitId};
use rommel_in_the_desert::opponent;
use rommel_in_the_desert::position::{Position, SideMask};
use rommel_in_the_desert::query::game::{BlockName, GameQuestion, ask_game};
use rommel_in_the_desert::query::views::hex_name;
use rommel_in_the_desert::record::{Game, Options};
use rommel_in_the_desert::state::buildup::{BuildupOrder, BuildupStep};
use rommel_in_the_desert::state::movement::Crossing;
use rommel_in_the_desert::state::order::Order;
use rommel_in_the_desert::state::{Stage, State};
use serde_json::{Value, json};

fn asked(game: &mut Game, question: &GameQuestion) -> Value {
    let (rules, state) = game.parts();
    json!(ask_game(rules.edition(), state, Viewer::Everybody, question))
}

fn orders(game: &mut Game) -> Vec<Order> {
    let (rules, state) = game.parts();
    legal(rules.edition(), state)
}

/// The moves of an answer, with those that need a forced march or without, as orders.
fn moves(answer: &Value, forced: bool) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for unit in answer["units"].as_array().unwrap() {
        for hex in unit["hexes"].as_array().unwrap().iter().filter(|hex| hex["forcedMarch"] == forced) {
            assert_eq!(hex["length"], hex["path"].as_str().unwrap().split(' ').count());
            found.insert(json!({"move": {"unit": unit["handle"], "path": hex["path"]}}).to_string());
        }
    }
    found
}

/// The listed moves, of those of a unit to the same hex the first.
fn legal_moves(game: &mut Game) -> BTreeSet<String> {
    let (mut ends, listed) = (BTreeSet::new(), orders(game));
    let position = &game.state().position;
    let first = |order: &&Order| match order {
        Order::Move { unit, path } => {
            ends.insert((*unit, Board::shipped().grid.path_end(position.hex(*unit).unwrap(), path)))
        }
        _ => false,
    };
    listed.iter().filter(first).map(|order| json!(order).to_string()).collect()
}

/// What was compared.
#[derive(Debug, Default)]
struct Tally {
    groups: usize,
    regroups: usize,
    marches: usize,
    withdrawals: usize,
    fires: usize,
    purchases: usize,
    refusals: usize,
}

/// Asks about a move or withdrawal before it is begun, and compares the answer with what is legal once it is.
fn compare_begun(game: &Game, order: &Order, tally: &mut Tally) {
    let mut game = game.clone();
    let name = |hex: hexgrid::Hex| hex_name(hex).to_owned();
    let question = match *order {
        Order::GroupMove { hex, rommel } => GameQuestion::Group { hex: name(hex), rommel },
        Order::RegroupMove { command, destination, rommel } => {
            GameQuestion::Regroup { command: name(command), destination: name(destination), rommel }
        }
        Order::Withdrawal { hex, rommel } => {
            GameQuestion::Withdrawals { side: game.state().turn.side, hex: name(hex), rommel }
        }
        _ => return,
    };
    let answer = asked(&mut game, &question);
    game.give(order.clone(), &[]).unwrap();
    let found = legal_moves(&mut game);
    let (plain, forced) = (moves(&answer, false), moves(&answer, true));
    match order {
        Order::Withdrawal { .. } => {
            assert_eq!(&plain | &forced, found, "{order:?}");
            tally.withdrawals += found.len();
        }
        Order::GroupMove { .. } => {
            assert_eq!(plain, found, "{order:?}");
            tally.groups += found.len();
            march(&game, &answer, tally);
        }
        _ => {
            assert_eq!(&plain | &forced, found, "{order:?}");
            tally.regroups += found.len();
            for one in forced.iter().take(2) {
                let before = game.state().turn.movement.declared.len();
                let mut game = game.clone();
                game.give(serde_json::from_str(one).unwrap(), &[]).unwrap();
                assert_eq!(game.state().turn.movement.declared.len(), before + 1);
                tally.marches += 1;
            }
        }
    }
}

/// A forced march of a group move: the unit moves, and the march is legal at the end of the phase.
fn march(game: &Game, answer: &Value, tally: &mut Tally) {
    let unit = &answer["units"][0];
    let Some(hex) = unit["hexes"].as_array().unwrap().iter().find(|hex| hex["forcedMarch"] == true) else { return };
    let (path, step) = hex["path"].as_str().unwrap().rsplit_once(' ').unwrap();
    let order = |value: Value| serde_json::from_value::<Order>(value).unwrap();
    let mut game = game.clone();
    game.give(order(json!({"move": {"unit": unit["handle"], "path": path}})), &[]).unwrap();
    let marched = order(json!({"forceMarch": {"unit": unit["handle"], "step": step}}));
    game.give(Order::Done, &[]).unwrap();
    game.give(Order::Done, &[]).unwrap();
    if game.state().turn.moved.is_empty() {
        return; // A minefield that the player did not know stopped the unit.
    }
    assert!(orders(&mut game).contains(&marched), "{marched:?}");
    tally.marches += 1;
}

fn compare_fires(game: &mut Game, tally: &mut Tally) {
    let answer = asked(game, &GameQuestion::Fires);
    let mut fires = BTreeSet::new();
    for unit in answer["units"].as_array().unwrap() {
        assert!(unit["dice"].as_u64().unwrap() > 0);
        for target in unit["targets"].as_array().unwrap() {
            assert!((2..=6).contains(&target["hitsFrom"].as_u64().unwrap()));
            fires.insert(json!({"fire": {"unit": unit["handle"], "target": target["target"]}}).to_string());
        }
    }
    let all = orders(game).into_iter().filter(|order| matches!(order, Order::Fire { .. }));
    assert_eq!(fires, all.map(|order| json!(order).to_string()).collect());
    tally.fires += fires.len();
}

fn compare_prices(game: &mut Game, tally: &mut Tally) {
    let answer = asked(game, &GameQuestion::Prices);
    let units = answer["units"].as_array().unwrap().iter();
    let pays = |unit: &&Value| unit["refusal"].is_null() && unit["step"].as_u64() <= answer["points"].as_u64();
    let bought: BTreeSet<u64> = units.filter(pays).map(|unit| unit["handle"].as_u64().unwrap()).collect();
    let step =
        |order| if let Order::Buildup(BuildupOrder::Step { unit }) = order { Some(unit.index() as u64) } else { None };
    let steps: BTreeSet<u64> = orders(game).into_iter().filter_map(step).collect();
    assert_eq!(bought, steps);
    tally.purchases += steps.len();
}

#[test]
fn answers_agree_with_the_legal_orders_through_whole_games() {
    let mut tally = Tally::default();
    for (seed, scenario) in [(1, ScenarioId::Crusader), (2, ScenarioId::Gazala), (3, ScenarioId::Italian1940)] {
        let (mut game, _) = Game::new(Options::of(scenario), DiceMode::Seeded(Seed([seed; 16]))).unwrap();
        let mut draw = Draw::new(u64::from(seed));
        while game.len() < 700 && game.state().stage != Stage::Over {
            match &game.state().stage {
                Stage::Turns if game.state().battle.is_some() && game.state().pending.is_none() => {
                    compare_fires(&mut game, &mut tally);
                }
                Stage::Turns if draw.chance(25) => {
                    let all = orders(&mut game);
                    let is_regroup = |order: &&Order| matches!(order, Order::RegroupMove { .. });
                    let (regroups, others): (Vec<&Order>, Vec<&Order>) = all.iter().partition(is_regroup);
                    let lists = [regroups, others];
                    for list in (0..8).map(|at| &lists[usize::from(at > 1)]).filter(|list| !list.is_empty()) {
                        let order = draw.pick(list);
                        compare_begun(&game, order, &mut tally);
                    }
                }
                Stage::Buildup(buildup) if buildup.step == BuildupStep::Spending => {
                    compare_prices(&mut game, &mut tally);
                }
                Stage::Turns if game.state().turn.option.is_none() => {
                    let side = game.state().turn.side.enemy();
                    let hex = hex_name(game.state().position.of_side(side).next().unwrap().1).to_owned();
                    let (rules, state) = game.parts();
                    let question = GameQuestion::Withdrawals { side, hex, rommel: false };
                    let answer = json!(ask_game(rules.edition(), state, Viewer::Side(side.enemy()), &question));
                    assert_eq!(answer["refusal"]["code"], "not-yours");
                    tally.refusals += 1;
                }
                _ => {}
            }
            let (rules, state) = game.parts();
            let order = opponent::order(rules.edition(), state, &mut draw).unwrap();
            game.give(order, &[]).unwrap();
        }
    }
    println!("{tally:?}");
    let Tally { groups, regroups, marches, withdrawals, fires, purchases, refusals } = tally;
    for count in [groups, regroups, marches, withdrawals, fires, purchases, refusals] {
        assert!(count > 20, "{tally:?}");
    }
}

#[test]
fn units_of_the_last_move_may_move_again_in_the_next_one() {
    let mut tally = Tally::default();
    let (mut game, _) = Game::new(Options::of(ScenarioId::Crusader), DiceMode::Seeded(Seed([1; 16]))).unwrap();
    let mut draw = Draw::new(1);
    while game.len() < 1500 && tally.groups == 0 && game.state().stage != Stage::Over {
        let state = game.state();
        let hexes: Vec<_> = state.turn.moved_now.iter().filter_map(|&unit| state.position.hex(unit)).collect();
        if state.turn.current.is_none() && state.turn.moves_left > 0 {
            for order in orders(&mut game) {
                if matches!(order, Order::GroupMove { hex, .. } if hexes.contains(&hex)) {
                    compare_begun(&game, &order, &mut tally);
                }
            }
        }
        let (rules, state) = game.parts();
        let order = opponent::order(rules.edition(), state, &mut draw).unwrap();
        game.give(order, &[]).unwrap();
    }
    assert!(tally.groups > 0, "no unit could move again");
}

/// A turn of the Axis in which these units are on the map.
fn situation(units: &[(&str, &str)]) -> State {
    let mut position = Position::default();
    for &(name, hex) in units {
        let unit = unit_named(name).unwrap();
        position.place(unit, Board::shipped().parse(hex).unwrap(), roster()[unit.index()].steps);
    }
    State { scenario: Some(ScenarioId::Gazala), ..State::new(position, Side::Axis, true) }
}

fn about(state: &State, question: &GameQuestion) -> Value {
    json!(ask_game(Edition::shipped(), state, Viewer::Everybody, question))
}

/// The supply of a side with the units that its player has named.
const fn supply_of(side: Side) -> GameQuestion {
    GameQuestion::Supply { side, named: None }
}

#[test]
fn a_hex_cuts_a_unit_off_exactly_where_an_enemy_in_it_would() {
    let trento = json!(unit_named("Trento").unwrap());
    let units = [("Trento", "Mechili")];
    let state = situation(&units);
    let cuts = about(&state, &GameQuestion::Cuts { side: Side::Axis });
    let supply = about(&state, &supply_of(Side::Axis));
    assert_eq!(supply["units"][0]["supplied"], true);
    let (mut cut, mut open) = (0, 0);
    for hex in supply["network"].as_array().unwrap().iter().filter(|hex| **hex != "Mechili") {
        let listed = cuts["hexes"].as_array().unwrap().iter().find(|one| one["hex"] == *hex);
        let enemy = situation(&[units[0], ("7/7", hex.as_str().unwrap())]);
        let then = about(&enemy, &supply_of(Side::Axis));
        assert_eq!(listed.is_some(), then["units"][0]["supplied"] == false, "{hex}");
        assert!(listed.is_none_or(|one| one["handles"] == json!([trento])));
        *if listed.is_some() { &mut cut } else { &mut open } += 1;
    }
    assert!(cut > 2 && open > 2, "{cut} cut, {open} open");
}

/// Six Allied units in Tobruk, whose port supplies five, and two in an oasis, which supplies one.
#[test]
fn a_scarce_source_has_its_capacity_and_the_units_that_could_draw_on_it() {
    let garrison = ["9AU/20", "9AU/24", "9AU/26", "7AU/18", "22Gd", "Tobruk Art"];
    let mut units: Vec<(&str, &str)> = garrison.iter().map(|&name| (name, "Tobruk")).collect();
    units.extend([("KDG", "Jarabub Oasis"), ("2/3", "Jarabub Oasis"), ("21/5", "Bardia")]);
    let handle = |name: &str| unit_named(name).unwrap();
    let all = |names: &[&str]| {
        let mut units: Vec<UnitId> = names.iter().map(|name| handle(name)).collect();
        units.sort_unstable();
        json!(units)
    };
    let mut state = situation(&units);
    let answer = about(&state, &supply_of(Side::Allied));
    let tobruk = json!({"hex": "Tobruk", "capacity": 5, "claims": all(&garrison)});
    let oasis = json!({"hex": "Jarabub Oasis", "capacity": 1, "claims": all(&["KDG", "2/3"])});
    assert_eq!(answer["scarce"], json!([oasis, tobruk]));
    assert_eq!(answer["named"], json!([]));
    let supplied = |answer: &Value| -> Vec<u64> {
        let units = answer["units"].as_array().unwrap().iter().filter(|unit| unit["supplied"] == true);
        units.map(|unit| unit["handle"].as_u64().unwrap()).collect()
    };
    let first = ["9AU/20", "9AU/24", "9AU/26", "7AU/18", "Tobruk Art"];
    assert_eq!(json!(supplied(&answer)), all(&[&first[..], &["KDG"]].concat()), "no unit is named");
    let enemy = json!(ask_game(Edition::shipped(), &state, Viewer::Side(Side::Axis), &supply_of(Side::Allied)));
    assert!(supplied(&enemy).is_empty(), "the enemy does not know which");
    let named: Vec<UnitId> = ["22Gd", "2/3"].map(handle).to_vec();
    let then = about(
        &state,
        &GameQuestion::Supply {
            side: Side::Allied,
            named: Some(named.iter().map(|unit| BlockName::Handle(unit.index() as u8)).collect()),
        },
    );
    let others = all(&[&first[..4], &["22Gd", "2/3"]].concat());
    assert_eq!((json!(supplied(&then)), &then["named"]), (others, &json!(named)));
    state.named[Side::Allied.index()] = named;
    assert_eq!(about(&state, &supply_of(Side::Allied)), then, "the same as if they were named");
}

#[test]
fn a_hexside_shows_its_limit_and_the_units_that_crossed_it() {
    let mut state = situation(&[("Trento", "Msus"), ("7/7", "Mechili")]);
    let board = Board::shipped();
    let mechili = board.parse("Mechili").unwrap();
    let (over, from) = board.around(mechili).next().unwrap();
    state.turn.movement.crossings = vec![Crossing { hex: mechili, over, phase: 0 }];
    let answer = about(&state, &GameQuestion::Hexsides);
    let hexsides = answer["hexsides"].as_array().unwrap();
    assert_eq!(hexsides.len(), board.around(mechili).count());
    for hexside in hexsides {
        assert_eq!(hexside["used"], u8::from(hexside["from"] == hex_name(from)), "{hexside}");
        assert!(hexside["to"] == "Mechili" && hexside["hostile"] == false && hexside["reserved"] == 0);
        assert!([1, 2].contains(&hexside["limit"].as_u64().unwrap()));
    }
}

#[test]
fn the_standing_counts_units_without_supply_and_says_who_would_win() {
    let base = hex_name(Board::shipped().base(Side::Axis));
    let axis = ["Trento", "Pavia", "Brescia", "21/5", "21/3", "15/8"].map(|unit| (unit, "Tobruk"));
    let mut units = axis.to_vec();
    units.extend([("7/7", "El Adem"), ("22Gd", base)]);
    let state = situation(&units);
    let answer = about(&state, &GameQuestion::Standing);
    let units = |side: Side| about(&state, &supply_of(side))["units"].clone();
    let lost =
        Side::BOTH.map(|side| units(side).as_array().unwrap().iter().filter(|unit| unit["supplied"] == false).count());
    assert_eq!((&answer["units"], &answer["unsupplied"]), (&json!([6, 2]), &json!(lost)), "{answer}");
    assert!(lost[0] > 0 && answer["baseCaptured"] == "allied", "an enemy stands in the Axis base: {answer}");
    assert_eq!(answer["holdsTobruk"], Value::Null, "an enemy stands in El Adem");
    assert_eq!(answer["ifEndedNow"]["units"], json!([6 - lost[0], 2 - lost[1]]));
    let mut alone = state.clone();
    alone.position.remove(unit_named("7/7").unwrap());
    alone.position.remove(unit_named("22Gd").unwrap());
    let answer = about(&alone, &GameQuestion::Standing);
    assert_eq!((&answer["holdsTobruk"], &answer["baseCaptured"]), (&json!("axis"), &Value::Null));
    assert_eq!(answer["ifEndedNow"], json!({"winner": "axis", "by": "position", "units": [6, 0]}));
}

#[test]
fn the_track_shows_income_and_arrivals_of_each_month() {
    let state = situation(&[]);
    let scenario = Edition::shipped().scenario(ScenarioId::Gazala);
    let answer = about(&state, &GameQuestion::Track);
    let months = answer["months"].as_array().unwrap();
    assert_eq!(months.len(), usize::from(scenario.last_month() - scenario.first_month()) + 1);
    assert_eq!(months[0]["points"], json!(scenario.special.unwrap()));
    assert_eq!((&months[1]["points"], &months[1]["cards"]), (&json!(scenario.points), &json!(scenario.cards)));
    let arriving = |month: &Value| month["arrivals"].as_array().unwrap().len();
    assert_eq!(arriving(&months[0]), 0, "those set up");
    assert!(months.iter().map(arriving).sum::<usize>() > 0);
    let options = about(&state, &GameQuestion::Options);
    assert_eq!(options["options"][4], json!({"option": "blitz", "cards": 3, "moves": 1, "phases": 2}));
}

#[test]
fn pursuit_dice_are_a_range_where_the_viewer_does_not_know_the_pursuers() {
    let mut state = situation(&[("Trento", "Mechili"), ("7/7", "Mechili")]);
    let mechili = Board::shipped().parse("Mechili").unwrap();
    state.position.contest(mechili, Side::Axis, SideMask::NONE);
    let question = GameQuestion::Withdrawals { side: Side::Axis, hex: "Mechili".to_owned(), rommel: false };
    let of = |viewer| json!(ask_game(Edition::shipped(), &state, viewer, &question));
    let (open, closed) = (of(Viewer::Everybody), of(Viewer::Side(Side::Axis)));
    let dice = |answer: &Value| {
        [&answer["pursuers"][0]["least"], &answer["pursuers"][0]["most"]].map(|dice| dice.as_u64().unwrap())
    };
    assert!(open["retreat"] == true && open["units"] == closed["units"]);
    assert_eq!(dice(&open)[0], dice(&open)[1]);
    assert!(dice(&open)[0] > 0 && dice(&closed)[0] == 0 && dice(&closed)[1] >= dice(&open)[1]);
}
