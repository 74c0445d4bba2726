//! The owner's values over the scenarios: what is taken, what follows from it, what is refused where.

use super::*;
use crate::data::calendar::MOST_WITHDRAWALS;
use crate::data::charts::Provenance;
use crate::data::overlay::ChartChange;
use crate::data::overlays::lay_over;
use crate::data::roster::{ArrivesAt, index, roster};
use crate::model::units::Nation;
use crate::turn::config::{GameConfig, Options};

fn changes(list: &[(&str, &str)]) -> Vec<ChartChange> {
    let change = |&(what, new): &(&str, &str)| ChartChange { what: what.to_owned(), old: None, new: new.to_owned() };
    list.iter().map(change).collect()
}

fn config(id: &str, list: &[(&str, &str)]) -> GameConfig {
    GameConfig::new(&Options { charts: changes(list), ..Options::of(id) }).unwrap()
}

fn fault(list: &[(&str, &str)]) -> (usize, &'static str) {
    let (at, error) = lay_over(&changes(list)).err().unwrap();
    (at, error.code())
}

fn place(config: &GameConfig, id: &str) -> Option<String> {
    let counter = index(id).unwrap();
    let stands = config.scenario.setup.units(&config.schedule).find(|(other, _)| *other == counter);
    stands.map(|(_, hex)| values::hex_name(hex))
}

#[test]
fn every_scenario_has_its_set_up_schedule_and_scale_value_by_value() {
    let all = values();
    for scenario in super::all() {
        let of = |start: &str| {
            let prefix = format!("{start}/{}/", scenario.id);
            all.iter().filter(move |value| value.what.starts_with(&prefix)).collect::<Vec<_>>()
        };
        assert!(of("setup").len() > 100 && of("arrival").len() > 100 && of("withdrawal").len() > 50, "{}", scenario.id);
        assert_eq!(of("victory").len(), if scenario.points.is_some() { 13 } else { 0 }, "{}", scenario.id);
        assert_eq!(of("scenario").len(), 2);
        assert!(of("setup").iter().all(|value| value.provenance == Provenance::Reconstructed));
    }
    let of = |what: &str| all.iter().find(|value| value.what == what).unwrap();
    let shown = |what: &str| (of(what).value.as_str(), of(what).provenance, of(what).source.as_str());
    assert_eq!(shown("setup/italian-campaign/7-7-armd").0, "E1717 depleted");
    assert_eq!(shown("setup/gazala-battle/forts/axis").0, "-");
    assert_eq!(
        shown("setup/gazala-battle/forts/commonwealth").0,
        "L2324 1, L2225 1, L2026 1, L1926 2, L2127 1, L1930 1"
    );
    assert_eq!(shown("arrival/extended-campaign/artclre"), ("19", Provenance::Seed, "000 Counters, 5.18"));
    assert_eq!(shown("arrival/extended-campaign/4-7-armd"), ("0", Provenance::Reconstructed, ""));
    assert_eq!(shown("arrival/campaign/4-7-armd"), ("3 box", Provenance::Seed, "000 5.17"));
    assert_eq!(shown("withdrawal/extended-campaign/4-7-armd"), ("7", Provenance::Reconstructed, ""));
    assert_eq!(shown("withdrawal/extended-campaign/18-aus"), ("12", Provenance::Seed, "000 2.22"));
    assert_eq!(shown("victory/gazala-battle/substantive").0, "12");
}

#[test]
fn a_unit_stands_where_the_owner_has_it_in_that_scenario_alone() {
    let list =
        [("setup/campaign/pavia", "L0704"), ("setup/campaign/8-15-armd", "L0703"), ("setup/campaign/brescia", "-")];
    let own = config("campaign", &list);
    assert_eq!(place(&own, "pavia").as_deref(), Some("L0704"));
    assert_eq!(place(&own, "8-15-armd").as_deref(), Some("L0703"));
    assert_eq!((place(&own, "brescia"), own.schedule.arrival_of(index("brescia").unwrap())), (None, None));
    assert_eq!(place(&config("race-for-tobruk", &list), "pavia").as_deref(), Some("L0601"));
}

#[test]
fn a_unit_starts_depleted_or_in_the_refit_box() {
    let own =
        config("gazala-battle", &[("setup/gazala-battle/2ff", "L2128 depleted"), ("setup/gazala-battle/1ff", "box")]);
    assert!(own.scenario.setup.starts_depleted(index("2ff").unwrap()));
    assert_eq!((place(&own, "1ff"), own.schedule.arrival_of(index("1ff").unwrap())), (None, Some(0)));
    assert!(own.scenario.setup.refit_box.contains(&index("1ff").unwrap()));
}

#[test]
fn arrivals_withdrawals_and_returns_are_those_of_the_owner() {
    let list = [
        ("arrival/gazala-battle/savona", "16 box"),
        ("arrival/gazala-battle/10-5-ind", "-"),
        ("arrival/gazala-battle/pavia", "17"),
        ("withdrawal/gazala-battle/11h", "16"),
        ("return/gazala-battle/11h", "17"),
    ];
    let schedule = config("gazala-battle", &list).schedule;
    let arrival = |id: &str| schedule.arrival_of(index(id).unwrap());
    assert_eq!((arrival("savona"), arrival("10-5-ind"), arrival("pavia")), (Some(16), None, Some(17)));
    let boxed = |turn: u8| schedule.arrivals(turn).iter().any(|other| other.to == ArrivesAt::RefitBox);
    assert!(boxed(16) && !boxed(17));
    let leaves: Vec<_> =
        schedule.withdrawals().iter().map(|other| (other.counter, other.turn, other.returns)).collect();
    assert_eq!(leaves, [(index("11h").unwrap(), 16, Some(17))]);
    let to_box = config("gazala-battle", &[list[3], ("return/gazala-battle/11h", "17 box")]).schedule;
    assert_eq!((to_box.withdrawals()[0].returns, to_box.withdrawals()[0].to), (Some(17), ArrivesAt::RefitBox));
    let armd = ("return/extended-campaign/4-7-armd", "11");
    let back = |list: &[(&'static str, &'static str)]| {
        let schedule = config("extended-campaign", list).schedule;
        let found = schedule.withdrawals().iter().find(|other| other.counter == index("4-7-armd").unwrap());
        found.map(|other| other.to)
    };
    assert_eq!((back(&[]), back(&[armd])), (Some(ArrivesAt::RefitBox), Some(ArrivesAt::Map)));
    let none = config("extended-campaign", &[("withdrawal/extended-campaign/16-6-aus", "-")]).schedule;
    assert!(none.withdrawals().iter().all(|other| other.counter != index("16-6-aus").unwrap()));
}

#[test]
fn supply_units_forts_ports_and_points_are_those_of_the_owner() {
    let own = config(
        "operation-crusader",
        &[
            ("setup/operation-crusader/msus/axis", "L2227 2, L1930"),
            ("setup/operation-crusader/dumps/axis", "-"),
            ("setup/operation-crusader/forts/axis", "E1804 1"),
            ("setup/operation-crusader/ports/L2306", "commonwealth"),
            ("setup/operation-crusader/air/axis", "7"),
            ("setup/operation-crusader/refit/italian", "5"),
            ("setup/operation-crusader/repaired", "3"),
            ("scenario/operation-crusader/firstPlayer", "axis"),
            ("victory/operation-crusader/commonwealth/bardia", "11"),
            ("victory/operation-crusader/marginal", "4"),
        ],
    );
    let setup = &own.scenario.setup;
    let axis = || setup.stacks.iter().filter(|stack| stack.side == Side::Axis);
    assert_eq!(axis().map(|stack| stack.msus).sum::<u8>(), 3);
    assert_eq!((axis().map(|stack| stack.dumps).sum::<u8>(), axis().map(|stack| stack.fort).sum::<u8>()), (0, 1));
    assert_eq!((setup.air, setup.refit, setup.repaired), ([7, 4], [2, 5, 3], 3));
    let points = own.scenario.points.unwrap();
    assert_eq!((own.scenario.first_player, points.commonwealth[2], points.marginal), (Side::Axis, 11, 4));
    assert_eq!(setup.ports.iter().filter(|(_, side)| *side == Side::Commonwealth).count(), 4);
    assert_eq!(
        config("race-for-tobruk", &[("scenario/race-for-tobruk/victory", "campaign")]).scenario.victory,
        Victory::Campaign
    );
}

#[test]
fn a_value_of_a_scenario_that_cannot_stand_is_refused_with_its_place() {
    let good = ("cities/Tobruk", "1");
    for (what, new, code) in [
        ("setup/campaign/pavia", "L9999", "value"),
        ("setup/campaign/1-libica", "L0701", "unknown"),
        ("setup/campaign/axis-msu", "L0701", "unknown"),
        ("setup/campaign/1-501-tiger", "L0701", "unknown"),
        ("setup/nowhere/pavia", "L0701", "unknown"),
        ("setup/campaign/pavia", "box depleted", "value"),
        ("setup/campaign/pavia", "L0804", "occupied"),
        ("setup/campaign/pavia", "L0702 ", "value"),
        ("setup/campaign/msus/axis", "L0702 0", "value"),
        ("setup/campaign/msus/axis", "L0702, L0702", "value"),
        ("setup/campaign/msus/axis", "L0702 9, L0703 9, L0601 9, L0602 9", "value"),
        ("setup/campaign/forts/commonwealth", "L2329 1", "value"),
        ("setup/campaign/ports/L2306", "italian", "value"),
        ("setup/campaign/air/axis", "many", "value"),
        ("arrival/gazala-battle/savona", "14", "value"),
        ("arrival/gazala-battle/savona", "0", "value"),
        ("arrival/gazala-battle/savona", "29", "value"),
        ("withdrawal/gazala-battle/savona", "16", "unknown"),
        ("victory/gazala-battle/marginal", "-1", "value"),
        ("victory/campaign/marginal", "1", "unknown"),
        ("scenario/campaign/victory", "points", "value"),
    ] {
        assert_eq!(fault(&[good, (what, new)]), (1, code), "{what}: {new}");
    }
    let to_hex = |unit: &'static str| (unit, "L0601");
    let crowd = ["setup/campaign/5-5lt", "setup/campaign/32-ar"].map(to_hex);
    assert_eq!(fault(&crowd), (1, "crowded"));
    let twice = [("arrival/campaign/pavia", "4"), ("setup/campaign/pavia", "L0701")];
    assert_eq!(fault(&twice), (0, "conflict"));
    let back = [("return/gazala-battle/11h", "16"), ("withdrawal/gazala-battle/11h", "17")];
    assert_eq!(fault(&back), (0, "conflict"));
    let old = ChartChange { old: Some("L0602".to_owned()), ..changes(&[("setup/campaign/pavia", "L0704")]).remove(0) };
    assert_eq!(lay_over(&[old]).err().map(|(at, error)| (at, error.code())), Some((0, "old")));
}

/// As many withdrawals as a game can settle, and one more.
#[test]
fn a_withdrawal_beyond_those_that_a_game_can_settle_is_refused_with_its_place() {
    let own = roster().iter().filter(|unit| unit.nation == Nation::Commonwealth && unit.arrival.is_some());
    let ids: Vec<&str> = own.map(|unit| unit.id.as_str()).filter(|id| *id != "150-50").collect();
    let of_scenario: Vec<String> = ids.iter().map(|id| format!("withdrawal/extended-campaign/{id}")).collect();
    let list = |count: usize| of_scenario.iter().take(count).map(|what| (what.as_str(), "7")).collect::<Vec<_>>();
    let fits = (0..=ids.len()).rev().find(|count| lay_over(&changes(&list(*count))).is_ok()).unwrap();
    assert_eq!(config("extended-campaign", &list(fits)).schedule.withdrawals().len(), MOST_WITHDRAWALS);
    assert_eq!(fault(&list(fits + 1)), (fits, "withdrawals"));
    let everywhere: Vec<String> = ids.iter().map(|id| format!("withdrawal/{id}")).collect();
    let list = |count: usize| everywhere.iter().take(count).map(|what| (what.as_str(), "20")).collect::<Vec<_>>();
    let most = (0..=ids.len()).rev().find(|count| lay_over(&changes(&list(*count))).is_ok()).unwrap();
    let options = |id: &str| Options { charts: changes(&list(most)), ..Options::of(id) };
    let refused = GameConfig::new(&options("extended-campaign")).err().unwrap();
    let expected = (crate::model::refusal::RefusalCode::BadOverlay, format!("charts[{}]", most - 1));
    assert_eq!((refused[0].code, refused[0].path.clone()), expected);
    assert!(GameConfig::new(&options("campaign")).is_ok());
}
