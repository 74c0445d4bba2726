//! Games go on with the revision of the scenario that they began with.

use referee::record::DiceMode;
use referee::record::save_v1::SaveV1;
use referee::{Draw, GameOptions, Rules, Seed};
use rommel_in_the_desert::data::charts::ChartChange;
use rommel_in_the_desert::data::scenario::of_revision;
use rommel_in_the_desert::model::refusal::RefusalCode;
use rommel_in_the_desert::model::scenario::ScenarioId;
use rommel_in_the_desert::model::units::{Side, UnitId};
use rommel_in_the_desert::random::order;
use rommel_in_the_desert::record::{Game, Options, Rommel};
use rommel_in_the_desert::state::Stage;

/// A game after some random orders.
fn played(options: Options, orders: usize) -> Game {
    let (mut game, _) = Game::new(options, DiceMode::Seeded(Seed([5; 16]))).unwrap();
    let mut draw = Draw::new(5);
    while game.len() < orders && game.state().stage != Stage::Over {
        let (rules, state) = game.parts();
        let next = order(rules.edition(), state, &mut draw).unwrap();
        game.give(next, &[]).unwrap();
    }
    game
}

/// Blocks of each side that are on the map or still due.
fn blocks(game: &Game) -> [usize; 2] {
    let (position, due) = (&game.state().position, &game.state().reserve.due);
    let plays = |unit: &UnitId| position.hex(*unit).is_some() || due.contains(unit);
    Side::BOTH.map(|side| UnitId::all().filter(|unit| position.side(*unit) == side && plays(unit)).count())
}

#[test]
fn a_game_goes_on_with_the_set_up_that_it_began_with() {
    let text = include_str!("../../../tests/rommel-in-the-desert/golden/gazala-rules2.save.json");
    let link = include_str!("../../../tests/rommel-in-the-desert/golden/gazala-rules2.link.txt");
    assert!(!text.contains("scenarioRevision"), "revision 1 is not named");
    for whole in [Game::load(text).unwrap(), Game::open(link.trim()).unwrap()] {
        let mut old = whole.branch(150).unwrap();
        assert_eq!((old.record().revisions.scenario, old.record().options.scenario_revision), (1, Some(1)));
        let (rules, state) = old.parts();
        assert!(rules.edition().scenario(ScenarioId::Gazala).entries.is_empty());
        let next = order(rules.edition(), state, &mut Draw::new(1)).unwrap();
        old.give(next, &[]).unwrap();
        let saved = old.save();
        assert!(!saved.contains("scenarioRevision"), "it is still a game of revision 1");
        assert_eq!(Game::load(&saved).unwrap().record(), old.record());
        assert_eq!(Game::open(&old.link().unwrap()).unwrap().record(), old.record());
    }
}

#[test]
fn a_new_game_has_the_latest_revision_and_names_it() {
    let latest = of_revision(ScenarioId::Gazala, None).unwrap().revision;
    let new = played(Options::of(ScenarioId::Gazala), 100);
    assert_eq!((latest, new.record().revisions.scenario, new.record().options.scenario_revision), (3, 3, None));
    assert!(new.save().contains("\n  \"scenarioRevision\": 3,\n"), "{}", new.save());
    assert_eq!(Game::load(&new.save()).unwrap().record(), new.record());
    assert_eq!(Game::open(&new.link().unwrap()).unwrap().record(), new.record());
}

#[test]
fn blocks_that_a_revision_leaves_out_are_neither_set_up_nor_due() {
    let [old, new] = [Some(1), None].map(|scenario_revision| {
        let options = Options { scenario_revision, ..Options::of(ScenarioId::Gazala) };
        blocks(&played(options, 2))
    });
    let entries = &of_revision(ScenarioId::Gazala, None).unwrap().entries.texts();
    let left_out = entries.iter().filter(|text| text.ends_with(": never")).count();
    assert_eq!(old.iter().sum::<usize>() - new.iter().sum::<usize>(), left_out);
}

#[test]
fn a_revision_that_is_not_known_is_refused_and_a_newer_record_is_one_of_newer_rules() {
    let unknown = Options { scenario_revision: Some(9), ..Options::of(ScenarioId::Gazala) };
    assert_eq!(Rommel::new(&unknown).unwrap_err()[0].code, RefusalCode::UnknownRevision);
    let mut save = SaveV1::<Rommel>::of(&played(Options::of(ScenarioId::Gazala), 3));
    save.revisions.scenario = 9;
    assert_eq!(Game::load(&save.with_check().text()).unwrap_err().code(), "newer");
}

#[test]
fn an_owners_values_lie_over_the_revision_of_the_game() {
    let change = |old: &str| ChartChange {
        what: "scenario/gazala/entries".to_owned(),
        old: Some(old.to_owned()),
        new: "Ariete 132: 15".to_owned(),
    };
    let first = Options { charts: vec![change("none")], ..Options::of(ScenarioId::Gazala) };
    assert!(Rommel::new(&first).is_err(), "the latest has entries");
    let rules = Rommel::new(&first.clone().revised(1)).unwrap();
    assert_eq!(rules.edition().scenario(ScenarioId::Gazala).entries.texts(), ["Ariete 132: 15"]);
    assert_eq!(first.revised(1).revisions().scenario, 1);
}
