//! The values of the tracks and the owner's values over them.

use serde_json::json;

use super::*;
use crate::data::roster::ArrivesAt;
use crate::data::schedule::Arrival;
use crate::query::calls;

#[test]
fn air_points_come_to_nine_and_eleven() {
    let sum = |side| campaign().map(|month| u32::from(Calendar::standard().air_points(side, month))).sum::<u32>();
    assert_eq!((sum(Side::Axis), sum(Side::Commonwealth)), (9, 11));
    assert_eq!(Calendar::standard().air_points(Side::Axis, Month(Month::FIRST.0 - 1)), 0);
    assert_eq!(Calendar::standard().air_points(Side::Axis, Month::of_campaign(255)), 0);
}

/// R010.
#[test]
fn the_game_turn_modifies_the_convoy_die_in_one_place_only() {
    let calendar = Calendar::standard();
    let by_case = |case| calendar.values().into_iter().filter(move |value| value.case == case);
    assert_eq!(by_case("7.55").count(), TURNS);
    assert!(by_case("7.55").all(|value| value.what.starts_with("convoyModifier/")));
    assert!(by_case("7.57").all(|value| value.what.starts_with("convoy/")));
    let modifiers: Vec<i16> = campaign().map(|month| calendar.convoy_modifier(month)).collect();
    assert_eq!((modifiers[8], modifiers[9], modifiers[13], modifiers[17]), (0, -1, -2, 1));
}

/// R010: whatever the note to the table says of a game-turn. On the first there is no convoy.
#[test]
fn no_game_turn_modifies_the_convoy_die_but_by_its_own_value_of_7_55() {
    let rolled = |turn: u8, modifier: i16| {
        let query = json!({
            "scenario": "campaign",
            "charts": [{"what": format!("convoyModifier/{turn}"), "new": modifier.to_string()}],
            "given": {"empty": true, "turn": turn, "phasing": "axis", "phase": "reinforcement"},
            "orders": ["roll"],
            "dice": [3],
        });
        let request = serde_json::from_value(json!({"call": "playGame", "query": query})).unwrap();
        let response = serde_json::to_value(calls::answer(&request)).unwrap();
        let events = response["answer"]["events"].as_array().unwrap();
        events.iter().find(|event| event["code"] == "convoy-roll").unwrap()["after"].clone()
    };
    for turn in 2..=22 {
        assert_eq!((rolled(turn, 0), rolled(turn, 2)), (json!(3), json!(5)), "game-turn {turn}");
    }
}

#[test]
fn a_convoy_is_read_at_the_ends_of_its_table_and_brings_no_more_on_a_higher_die() {
    let convoys: Vec<u8> = (-9..=16).map(|die| Calendar::standard().convoy(die)).collect();
    assert_eq!((convoys[0], convoys[25]), (4, 0));
    assert!(convoys.windows(2).all(|pair| pair[0] >= pair[1]));
    assert_eq!(
        [i16::MIN, 1, 2, 4, 5, 6, 7, i16::MAX].map(|die| Calendar::standard().convoy(die)),
        [4, 4, 3, 2, 1, 1, 0, 0]
    );
}

/// R040.
#[test]
fn the_benghazi_that_counts_for_victory_is_l2306() {
    let board = crate::data::board::Board::printed();
    let hexes = VictoryPlace::ALL.map(|place| board.place(place.name()).unwrap().hex);
    assert_eq!(hexes[0], board.grid.parse("L2306").unwrap());
    let points = |side| VictoryPlace::ALL.map(|place| Calendar::standard().victory_points(side, place));
    assert_eq!((points(Side::Axis), points(Side::Commonwealth)), ([5, 5, 2, 4, 0], [5, 3, 0, 0, 8]));
}

#[test]
fn every_place_of_the_calendar_has_one_shipped_value() {
    let values = Calendar::standard().values();
    let slots: usize =
        Track::ALL.iter().map(|track| usize::try_from(track.range().1 - track.range().0 + 1).unwrap()).sum();
    let units = |ours| {
        let of_side = |unit: &&roster::RosterUnit| (unit.nation == Nation::Commonwealth) == ours;
        roster::roster().iter().filter(|unit| unit.arrival.is_some()).filter(of_side).count()
    };
    assert_eq!(values.len(), slots + CalendarNumber::ALL.len() + units(false) + 3 * units(true));
    for value in &values {
        assert_eq!(values.iter().filter(|other| other.what == value.what).count(), 1, "{}", value.what);
        assert!(Calendar::accepts(&value.what) && !crate::data::tables::Tables::accepts(&value.what), "{}", value.what);
        assert!(!crate::data::board::Board::accepts(&value.what), "{}", value.what);
        value.case.parse::<referee::CaseId>().unwrap();
    }
}

#[test]
fn every_value_can_be_entered_as_it_is_told_and_is_then_the_owners() {
    let calendar = Calendar::standard();
    for value in calendar.values() {
        let same = calendar.with(&[(0, &change(&value.what, Some(&value.value), &value.value))]).unwrap();
        let owned = same.values().into_iter().find(|other| other.what == value.what).unwrap();
        assert_eq!((owned.value, owned.provenance), (value.value, Provenance::Overlay));
    }
}

#[test]
fn the_provenance_tells_what_a_source_states() {
    let values = Calendar::standard().values();
    let provenance = |what: &str| values.iter().find(|value| value.what == what).unwrap().provenance;
    for what in [
        "arrival/artclre",
        "arrival/6-2-nz",
        "withdrawal/5-4-ind",
        "withdrawal/5-3-ind",
        "withdrawal/18-aus",
        "return/150-50",
        "armorRebuild/commonwealth/2",
        "victory/missedWithdrawal",
        "naval/shifts",
    ] {
        assert_eq!(provenance(what), Provenance::Seed, "{what}");
    }
    for what in ["air/axis/1", "convoy/1", "arrival/104-mech", "withdrawal/7-4-ind", "armorRebuild/commonwealth/3"] {
        assert_eq!(provenance(what), Provenance::Reconstructed, "{what}");
    }
}

#[test]
fn an_owners_values_hold_with_and_without_the_errata() {
    let changes = [
        change("arrival/artclre", Some("13"), "15"),
        change("withdrawal/7-7-armd", Some("-"), "11"),
        change("return/7-7-armd", None, "14"),
        change("arrival/8-15-armd", Some("3"), "4 box"),
        change("air/axis/3", Some("1"), "0"),
        change("convoyModifier/12", Some("-1"), "2"),
        change("armorRebuild/commonwealth/3", Some("9"), "-"),
        change("initiative/benghazi", Some("-1"), "-2"),
        change("fort/idle", Some("yes"), "no"),
    ];
    let calendar = changes.iter().enumerate().collect::<Vec<_>>();
    let calendar = Calendar::standard().with(&calendar);
    assert_eq!(
        calendar.as_ref().map(|_| ()).map_err(|(at, error)| (*at, error.clone())),
        Err((4, ChartError::Old { what: "air/axis/3".to_owned(), found: "0".to_owned(), expected: "1".to_owned() }))
    );
    let fitting: Vec<_> = changes.iter().enumerate().filter(|(at, _)| *at != 4).collect();
    let calendar = Calendar::standard().with(&fitting).unwrap();
    for rules in [RuleSet::spi_1981(), RuleSet::spi_1981_errata()] {
        let schedule = Schedule::of(&calendar, &rules, campaign_scenario());
        assert!(arrives(&schedule, 15, "artclre") && !arrives(&schedule, 13, "artclre"));
        assert_eq!(withdrawn(&schedule, 11), ["7-7-armd"]);
        assert_eq!(schedule.returns(14).count(), 1);
        let boxed = Arrival { counter: index("8-15-armd"), to: ArrivesAt::RefitBox, up_to: None };
        assert!(schedule.arrivals(4).contains(&boxed));
    }
    assert_eq!(
        (calendar.convoy_modifier(Month(12)), calendar.rebuild_from(Nation::Commonwealth, 3)),
        (2, Month(NEVER))
    );
    assert_eq!(
        (calendar.number(CalendarNumber::InitiativeBenghazi), calendar.number(CalendarNumber::FortIdle)),
        (-2, 0)
    );
}

#[test]
fn a_value_that_cannot_stand_there_is_refused() {
    for (what, new) in [
        ("air/axis/3", "21"),
        ("air/axis/3", "-1"),
        ("air/axis/23", "1"),
        ("air/axis/-6", "1"),
        ("air/axis/-0", "1"),
        ("air/axis/03", "1"),
        ("air/axis/+3", "1"),
        ("air/german/3", "1"),
        ("convoy/-3", "4"),
        ("convoy/10", "4"),
        ("convoyModifier/12", "7"),
        ("armorRebuild/italian/5", "4"),
        ("armorRebuild/italian/2", "-6"),
        ("armorRebuild/italian/2", "29"),
        ("arrival/artclre", "23"),
        ("arrival/artclre", "0"),
        ("arrival/artclre", "- box"),
        ("arrival/nobody", "3"),
        ("arrival/axis-msu", "3"),
        ("withdrawal/artclre", "3"),
        ("withdrawal/7-4-ind", "3 box"),
        ("return/7-4-ind", "0"),
        ("raid/lossFace", "7"),
        ("fort/idle", "1"),
        ("initiative/needs", "101"),
        ("", ""),
    ] {
        assert!(
            Calendar::standard().with(&[(7, &change(what, None, new))]).is_err_and(|(at, _)| at == 7),
            "{what} {new}"
        );
    }
}

#[test]
fn armor_may_be_rebuilt_by_its_rating_and_other_units_always() {
    let from = |nation, rating| Calendar::standard().rebuild_from(nation, rating);
    assert_eq!([0, 1, 2, 3, 4, 5].map(|rating| from(Nation::Commonwealth, rating)), [-5, 4, 4, 9, 16, 16].map(Month));
    assert_eq!([0, 3, 4].map(|rating| from(Nation::German, rating)), [-5, 1, 16].map(Month));
}
