use std::collections::BTreeSet;

use hexgrid::Hex;

use super::*;
use crate::data::board::{Board, PlaceKind};
use crate::data::calendar::{Calendar, CalendarNumber, Month, VictoryPlace};
use crate::data::roster::{CounterSet, roster};
use crate::data::schedule::Schedule;
use crate::data::tables::{Number, Tables};
use crate::model::preset::Preset;
use crate::model::rule_set::RuleSet;
use crate::model::units::{Terrain, UnitKind};
use crate::query::board::answering::ask;
use crate::query::board::query::BoardQuery;

fn name(hex: Hex) -> String {
    Board::printed().name(hex, &RuleSet::spi_1981()).to_string()
}

/// R050.
#[test]
fn the_published_scenarios_have_their_lengths() {
    let lengths: Vec<(ScenarioSet, u8)> = all().iter().map(|scenario| (scenario.set, scenario.length())).collect();
    let published = [
        (ScenarioSet::Spi1981, 5),
        (ScenarioSet::Spi1981, 22),
        (ScenarioSet::FoxKilled, 7),
        (ScenarioSet::FoxKilled, 28),
        (ScenarioSet::SixAngles, 3),
        (ScenarioSet::SixAngles, 3),
    ];
    assert_eq!(lengths, published);
    let turns = |id| by_id(id).map(|scenario| (scenario.first_turn, scenario.last_turn));
    assert_eq!((turns("operation-crusader"), turns("gazala-battle")), (Some((9, 11)), Some((15, 17))));
    assert!(by_id("no such scenario").is_none());
}

/// H052, H100.
#[test]
fn the_axis_begins_but_in_operation_crusader_and_all_but_the_race_are_won_by_points() {
    let seconds = all().iter().filter(|scenario| scenario.first_player == Side::Commonwealth);
    assert_eq!(seconds.map(|scenario| scenario.id.as_str()).collect::<Vec<_>>(), ["operation-crusader"]);
    let races = all().iter().filter(|scenario| scenario.victory == Victory::Race);
    assert_eq!(races.map(|scenario| scenario.id.as_str()).collect::<Vec<_>>(), ["race-for-tobruk"]);
    assert!(all().iter().all(|scenario| scenario.points.is_some() == (scenario.set != ScenarioSet::Spi1981)));
}

/// H096.
#[test]
fn the_scenarios_of_fox_killed_count_from_september_1940_and_the_others_from_march_1941() {
    let month = |id: &str, turn| by_id(id).unwrap().month(turn).0;
    assert_eq!((month("campaign", 1), month("campaign", 22), month("gazala-battle", 15)), (1, 22, 15));
    for id in ["italian-campaign", "extended-campaign"] {
        assert_eq!((month(id, 1), month(id, 6), month(id, 7)), (Month::FIRST.0, 0, 1));
    }
    for scenario in all() {
        let months = scenario.month(scenario.first_turn)..=scenario.month(scenario.last_turn);
        assert!(Month::FIRST <= *months.start() && *months.end() <= Month::LAST, "{}", scenario.id);
    }
    assert_eq!(month("extended-campaign", 28), Month::LAST.0);
}

fn schedule(id: &str, rules: &RuleSet) -> Schedule {
    Schedule::of(Calendar::standard(), rules, by_id(id).unwrap())
}

/// H097.
#[test]
fn in_the_extended_campaign_everybody_of_the_campaign_comes_sooner_or_later() {
    for rules in Preset::ALL.map(Preset::rules) {
        let [campaign, extended] = ["campaign", "extended-campaign"].map(|id| schedule(id, &rules));
        let own = &by_id("extended-campaign").unwrap().setup;
        for (counter, unit) in (0_u8..).zip(roster()) {
            let Some(turn) = campaign.arrival_of(counter) else { continue };
            let arrival = extended.arrival_of(counter).unwrap_or_else(|| panic!("{} never comes", unit.id));
            let of_its_own = own.has(counter) || own.arrival(counter).is_some();
            assert!(if of_its_own { arrival <= turn + 6 || turn == 0 } else { arrival == turn + 6 }, "{}", unit.id);
            assert!(turn > 0 || of_its_own, "{}", unit.id);
        }
        let german = |counter: &u8| roster()[usize::from(*counter)].nation == crate::model::units::Nation::German;
        let early: Vec<u8> =
            (0..6).flat_map(|turn| extended.arrivals(turn)).map(|arrival| arrival.counter).filter(german).collect();
        assert!(early.is_empty(), "Germans before February 1941");
    }
}

/// H097.
#[test]
fn nobody_is_withdrawn_before_he_comes_and_once_at_most() {
    for scenario in all() {
        for rules in Preset::ALL.map(Preset::rules) {
            let schedule = Schedule::of(Calendar::standard(), &rules, scenario);
            let mut counters = BTreeSet::new();
            for withdrawal in schedule.withdrawals() {
                assert!(counters.insert(withdrawal.counter), "{}", scenario.id);
                assert!(schedule.arrival_of(withdrawal.counter).is_some_and(|turn| turn <= withdrawal.turn));
                assert!(withdrawal.returns.is_none_or(|turn| turn > withdrawal.turn));
            }
        }
    }
}

/// H099.
#[test]
fn who_would_have_come_before_a_short_scenario_and_is_not_in_its_set_up_does_not_come() {
    let crusader = schedule("operation-crusader", &RuleSet::spi_1981_errata());
    let arrival = |id: &str| crusader.arrival_of(crate::data::roster::index(id).unwrap());
    assert_eq!((arrival("20-9-aus"), arrival("23-70"), arrival("104-arko")), (None, Some(0), Some(9)));
    assert!((1..9).all(|turn| crusader.arrivals(turn).is_empty()));
    assert!(crusader.withdrawals().is_empty());
    let gazala = schedule("gazala-battle", &RuleSet::spi_1981_errata());
    let arrival = |id: &str| gazala.arrival_of(crate::data::roster::index(id).unwrap());
    assert_eq!((arrival("savona"), arrival("133-lit"), arrival("4-2-nz")), (None, Some(15), Some(17)));
}

/// H101.
#[test]
fn the_23_counters_of_fox_killed_are_in_its_scenarios_alone() {
    let own: Vec<u8> =
        (0_u8..).zip(roster()).filter(|(_, unit)| unit.set == CounterSet::FoxKilled).map(|(at, _)| at).collect();
    assert_eq!(own.len(), 23);
    assert!(own.windows(2).all(|pair| pair[0] + 1 == pair[1]) && usize::from(own[22]) + 1 == roster().len());
    for scenario in all() {
        let schedule = Schedule::of(Calendar::standard(), &RuleSet::six_angles_2006(), scenario);
        let fox_killed = scenario.set == ScenarioSet::FoxKilled;
        assert!(own.iter().all(|counter| schedule.arrival_of(*counter).is_some() == fox_killed), "{}", scenario.id);
    }
}

/// H100.
#[test]
fn what_the_players_hold_at_set_up_gives_neither_a_substantive_victory() {
    for scenario in all() {
        let Some(points) = scenario.points else { continue };
        let lead = VictoryPlace::ALL.iter().map(|place| {
            let hex = Board::printed().place(place.name()).unwrap().hex;
            let owner = scenario.setup.ports.iter().find(|(port, _)| *port == hex).map(|(_, side)| *side);
            match owner {
                Some(Side::Axis) => points.axis[*place as usize],
                Some(Side::Commonwealth) => -points.commonwealth[*place as usize],
                None => 0,
            }
        });
        let lead: i16 = lead.sum();
        assert!(lead.abs() < points.substantive, "{}: {lead}", scenario.id);
        let most = [points.axis, points.commonwealth].map(|places| places.iter().sum::<i16>());
        assert!(most.iter().all(|most| *most >= points.substantive), "{}", scenario.id);
        assert!(0 < points.marginal && points.marginal < points.substantive, "{}", scenario.id);
    }
}

#[test]
fn scenarios_have_ids_and_names_of_their_own() {
    let ids: BTreeSet<&str> = all().iter().map(|scenario| scenario.id.as_str()).collect();
    let names: BTreeSet<&str> = all().iter().map(|scenario| scenario.name.as_str()).collect();
    assert_eq!((ids.len(), names.len()), (all().len(), all().len()));
}

#[test]
fn every_unit_that_the_schedules_have_at_set_up_stands_in_one_hex() {
    for scenario in all() {
        for rules in Preset::ALL.map(Preset::rules) {
            let schedule = Schedule::of(Calendar::standard(), &rules, scenario);
            let mut placed: Vec<u8> = scenario.setup.units(&schedule).map(|(counter, _)| counter).collect();
            placed.extend(&scenario.setup.refit_box);
            placed.sort_unstable();
            let expected: Vec<u8> = schedule.arrivals(0).iter().map(|arrival| arrival.counter).collect();
            assert_eq!(placed, expected, "{}", scenario.id);
        }
    }
}

/// R050, H101.
#[test]
fn only_units_whose_counters_are_in_the_box_arrive() {
    for scenario in all() {
        let schedule = Schedule::of(Calendar::standard(), &RuleSet::spi_1981_errata(), scenario);
        for (counter, unit) in (0_u8..).zip(crate::data::roster::roster()) {
            let absent = !scenario.has_set(unit.set);
            assert!(!absent || schedule.arrival_of(counter).is_none(), "{} in {}", unit.id, scenario.id);
        }
    }
    assert!(by_id("campaign").is_some_and(|scenario| !scenario.has_set(crate::data::roster::CounterSet::FoxKilled)));
}

#[test]
fn a_unit_to_which_the_owner_gives_a_later_arrival_is_not_at_set_up() {
    let change = crate::data::overlay::ChartChange { what: "arrival/pavia".to_owned(), old: None, new: "2".to_owned() };
    let calendar = Calendar::standard().with(&[(0, &change)]).unwrap();
    let pavia = crate::data::roster::index("pavia").unwrap();
    let arrival = |id: &str| {
        let scenario = by_id(id).unwrap();
        let schedule = Schedule::of(&calendar, &RuleSet::spi_1981(), scenario);
        let stands = scenario.setup.units(&schedule).any(|(counter, _)| counter == pavia);
        let turn = schedule.arrival_of(pavia);
        assert_eq!(stands, turn == Some(0));
        assert!(schedule.arrivals(turn.unwrap()).iter().any(|arrival| arrival.counter == pavia));
        turn.unwrap()
    };
    assert_eq!(["race-for-tobruk", "campaign", "operation-crusader", "italian-campaign"].map(arrival), [2, 2, 0, 6]);
}

#[test]
fn a_unit_that_the_owner_leaves_out_is_not_at_set_up() {
    let change = crate::data::overlay::ChartChange { what: "arrival/pavia".to_owned(), old: None, new: "-".to_owned() };
    let calendar = Calendar::standard().with(&[(0, &change)]).unwrap();
    let pavia = crate::data::roster::index("pavia").unwrap();
    for id in ["campaign", "operation-crusader", "gazala-battle"] {
        assert_eq!(Schedule::of(&calendar, &RuleSet::spi_1981(), by_id(id).unwrap()).arrival_of(pavia), None);
    }
}

#[test]
fn the_set_up_is_legal() {
    let board = Board::printed();
    let limit = Tables::standard().number(Number::StackingLimit);
    for setup in all().iter().map(|scenario| &scenario.setup) {
        let hexes: BTreeSet<Hex> = setup.stacks.iter().map(|stack| stack.hex).collect();
        assert_eq!(hexes.len(), setup.stacks.len(), "a hex stands there twice");
        for stack in &setup.stacks {
            let hex = name(stack.hex);
            let units: Vec<_> = stack.counters.iter().map(|counter| &roster()[usize::from(*counter)]).collect();
            assert!(board.is_land(stack.hex), "{hex}");
            assert!(units.iter().all(|unit| unit.nation.side() == stack.side && !unit.kind.is_supply()), "{hex}");
            assert!(units.iter().map(|unit| u16::from(unit.full.stacking_points)).sum::<u16>() <= limit, "{hex}");
            assert!(!matches!(board.terrain(stack.hex), Terrain::Marsh | Terrain::SandSea), "{hex}");
            assert!(stack.depleted.iter().all(|counter| stack.counters.contains(counter)), "{hex}");
            assert!(stack.fort <= 2 && (stack.fort == 0 || board.terrain(stack.hex) != Terrain::City), "{hex}");
        }
        for side in [Side::Axis, Side::Commonwealth] {
            let own = setup.stacks.iter().filter(|stack| stack.side == side);
            let supply_units: u16 = own.map(|stack| u16::from(stack.msus) + u16::from(stack.dumps)).sum();
            let counters =
                [CalendarNumber::SupplyCountersAxis, CalendarNumber::SupplyCountersCommonwealth][side.index()];
            assert!((1..Calendar::standard().number(counters)).contains(&(supply_units as i16)));
        }
    }
}

#[test]
fn every_port_has_its_owner() {
    let ports: BTreeSet<Hex> = Board::printed().ports().collect();
    for setup in all().iter().map(|scenario| &scenario.setup) {
        let owned: BTreeSet<Hex> = setup.ports.iter().map(|(hex, _)| *hex).collect();
        assert_eq!((owned.len(), &owned), (setup.ports.len(), &ports));
    }
    assert!(Board::printed().places().iter().any(|place| place.is(PlaceKind::Port)));
}

/// The position at set-up, asked about a player's supply.
fn position(setup: &Setup, side: &str) -> BoardQuery {
    let mut units = Vec::new();
    for stack in &setup.stacks {
        let hex = name(stack.hex);
        for counter in &stack.counters {
            let unit = &roster()[usize::from(*counter)];
            units.push(serde_json::json!({ "id": unit.id, "roster": unit.id, "hex": hex }));
        }
        let nation = if stack.side == Side::Axis { "german" } else { "commonwealth" };
        for (kind, count) in [(UnitKind::Msu, stack.msus), (UnitKind::Dump, stack.dumps)] {
            units.extend((0..count).map(|at| {
                serde_json::json!({ "id": format!("{kind:?} {hex} {at}"), "nation": nation, "kind": kind, "hex": hex })
            }));
        }
    }
    let ports: Vec<_> =
        setup.ports.iter().map(|(hex, side)| serde_json::json!({ "hex": name(*hex), "side": side })).collect();
    let question = serde_json::json!({ "kind": "supply", "side": side });
    serde_json::from_value(serde_json::json!({ "position": { "units": units, "ports": ports }, "question": question }))
        .unwrap()
}

#[test]
fn supply_reaches_every_unit_at_set_up() {
    for setup in all().iter().map(|scenario| &scenario.setup) {
        for side in ["axis", "commonwealth"] {
            let answer = serde_json::to_value(ask(&position(setup, side))).unwrap();
            assert_eq!(answer["kind"], "supply", "{answer}");
            let without = |list: &str, what: &str| -> Vec<String> {
                let list = answer[list].as_array().unwrap();
                assert!(!list.is_empty());
                list.iter().filter(|unit| unit[what] != true).map(|unit| unit["unit"].to_string()).collect()
            };
            assert_eq!(without("units", "general"), Vec::<String>::new());
            assert_eq!(without("units", "combat"), Vec::<String>::new());
            assert_eq!(without("supplyUnits", "linked"), Vec::<String>::new());
        }
    }
}

#[test]
fn no_unit_at_set_up_stands_next_to_an_enemy() {
    let grid = &Board::printed().grid;
    for setup in all().iter().map(|scenario| &scenario.setup) {
        for stack in &setup.stacks {
            let enemy = |hex: Hex| setup.stacks.iter().any(|other| other.side != stack.side && other.hex == hex);
            assert!(!grid.neighbours(stack.hex).any(|(_, hex)| enemy(hex)), "{}", name(stack.hex));
        }
    }
}
