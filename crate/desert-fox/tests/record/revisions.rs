//! Records of older rules: as they were, and as far as they follow by the rules of today.

use desert_fox::data::ledger::changed_since;
use desert_fox::data::overlay::ChartChange;
use desert_fox::record::SaveError;
use desert_fox::record::SaveV1;
use desert_fox::record::{DiceMode, Fault, Game, Older, RULES_REVISION, Record, Revisions};
use desert_fox::record::{LinkFault, Shared};
use desert_fox::state::order::Order;
use referee::GameOptions;
use referee::record::link::GameV1;

use super::driver::{SEED, after, played, words};

/// The save file with other contents and a check that fits.
fn changed(game: &Game, change: impl FnOnce(&mut SaveV1)) -> String {
    let mut save = SaveV1::of(game);
    change(&mut save);
    save.with_check().text()
}

/// The same of revision 1, which names none.
fn first(game: &Game, change: impl FnOnce(&mut SaveV1)) -> String {
    changed(game, |save| {
        save.revisions.rules = 1;
        change(save);
    })
}

fn older(fault: SaveError) -> Older {
    match fault {
        SaveError::Fault(Fault::Older(older)) => *older,
        other => panic!("{other:?}"),
    }
}

fn refused(save: &mut SaveV1, at: usize) {
    save.play.orders[at] = Order::Revoke { combat: 200 };
    save.play.faces.retain(|(order, _)| *order != at);
}

#[test]
fn a_new_game_names_the_revision_of_the_rules_and_its_link_too() {
    let game = after(30, 50);
    assert_eq!(game.record().revisions, Revisions { rules: RULES_REVISION, scenario: 1 });
    let text = game.save();
    assert!(text.contains(&format!("\n  \"rulesRevision\": {RULES_REVISION},\n")), "{text}");
    assert!(!text.contains("scenarioRevision"), "a revision 1 is left out");
    assert_eq!(Game::load(&text).unwrap().record(), game.record());
    assert_eq!(Game::open(&game.link().unwrap()).unwrap().record(), game.record());
}

#[test]
fn an_older_record_that_follows_stays_as_it_is_until_it_goes_on() {
    let game = after(120, 51);
    let text = first(&game, |_| {});
    assert!(!text.contains("Revision"), "{text}");
    let mut loaded = Game::load(&text).unwrap();
    assert_eq!(loaded.record().revisions, Revisions::default());
    assert_eq!((loaded.save(), loaded.links()), (text, game.links()), "revisions are no part of the dice");
    assert_eq!(Game::open(&loaded.link().unwrap()).unwrap().record(), loaded.record());
    let (same, stopped) = Game::load_as_far(&loaded.save(), |_| ()).unwrap();
    assert_eq!((same.record(), stopped), (loaded.record(), None));
    let order = super::driver::any_order(&mut loaded, &mut desert_fox::random::Draw::new(1)).unwrap();
    loaded.give(order, &[]).unwrap();
    assert_eq!(loaded.record().revisions, game.record().revisions);
}

#[test]
fn a_turn_that_comes_in_continues_an_older_record_by_the_rules_of_today() {
    let game = after(120, 51);
    let mut earlier = Game::load(&first(&game.branch(100).unwrap(), |_| {})).unwrap();
    let Shared::Turn(turn) = Game::read_link(&game.turn_link(100).unwrap()).unwrap() else { panic!("a turn") };
    earlier.receive(turn).unwrap();
    assert_eq!(earlier.record(), game.record());
}

#[test]
fn an_older_record_stops_at_the_first_order_refused_and_goes_on_from_there() {
    let game = after(200, 52);
    let text = first(&game, |save| refused(save, 150));
    let Older { fault, made, changed, scenario, orders, at, agreed } = older(Game::load(&text).unwrap_err());
    assert!(matches!(&fault, Fault::Refused { order: 150, .. }), "{fault}");
    assert_eq!((made, changed, scenario), (Revisions::default(), changed_since(1), false));
    assert_eq!((orders, at), (200, 150));
    assert_eq!(agreed, game.checkpoints().iter().rfind(|point| point.orders <= 150).map(|point| point.orders));
    let (mut stopped, why) = Game::load_as_far(&text, |_| ()).unwrap();
    assert_eq!(why.unwrap().fault, fault);
    assert_eq!((stopped.len(), stopped.record().revisions), (150, game.record().revisions));
    assert_eq!(stopped.record(), game.branch(150).unwrap().record());
    stopped.give(game.record().orders[150].order.clone(), &[]).unwrap();
    assert_eq!(stopped.links()[151], game.links()[151], "the dice are those of the game");
    assert!(Game::load(&stopped.save()).is_ok());
}

#[test]
fn an_older_record_that_cannot_begin_by_the_rules_of_today_names_the_rulings_that_changed() {
    let of_then = ChartChange {
        what: "units/33-patrol/movementAllowance".to_owned(),
        old: Some("28".to_owned()),
        new: "30".to_owned(),
    };
    let text = first(&after(20, 58), |save| save.options.charts = vec![of_then]);
    let Older { fault, changed, at, agreed, .. } = older(Game::load(&text).unwrap_err());
    assert!(matches!(&fault, Fault::Options(refusals) if refusals[0].path == "charts[0]"), "{fault}");
    assert_eq!((changed, at, agreed), (changed_since(1), 0, None));
}

#[test]
fn a_turn_that_does_not_follow_in_an_older_game_may_be_of_older_rules() {
    let game = Game::load(&first(&after(60, 59), |_| {})).unwrap();
    let Shared::Turn(turn) = Game::read_link(&game.turn_link(40).unwrap()).unwrap() else { panic!("a turn") };
    let mut earlier = Game::load(&first(&game.branch(40).unwrap(), |_| {})).unwrap();
    let mut other = turn;
    other.orders[10] = Order::Revoke { combat: 200 };
    let fault = earlier.receive(other).unwrap_err();
    let LinkFault::Fault(Fault::Older(older)) = &fault else { panic!("{fault:?}") };
    assert!(matches!(older.fault, Fault::Refused { order: 50, .. }), "{}", older.fault);
    assert_eq!((older.at, older.agreed), (50, None));
    assert_eq!((earlier.len(), earlier.record().revisions), (40, Revisions::default()), "nothing has changed");
}

#[test]
fn an_older_record_stops_before_a_die_and_at_a_checkpoint_that_differ() {
    let game = after(400, 53);
    let rolled = SaveV1::of(&game).play.faces[4].0;
    let die = first(&game, |save| {
        let face = if save.play.faces[4].1.starts_with('1') { "2" } else { "1" };
        save.play.faces[4].1.replace_range(..1, face);
    });
    let (stopped, why) = Game::load_as_far(&die, |_| ()).unwrap();
    let why = why.unwrap();
    assert!(matches!(why.fault, Fault::Faces { order, .. } if order == rolled), "{}", why.fault);
    assert_eq!((stopped.len(), why.at), (rolled, rolled));
    assert_eq!(stopped.record(), game.branch(rolled).unwrap().record());

    let checkpoint = game.checkpoints()[2].orders;
    let point = first(&game, |save| save.play.checkpoints[2].1 = "0".repeat(16));
    let (stopped, why) = Game::load_as_far(&point, |_| ()).unwrap();
    let why = why.unwrap();
    assert!(matches!(why.fault, Fault::Checkpoint { orders, .. } if orders == checkpoint), "{}", why.fault);
    assert_eq!((stopped.len(), why.agreed), (checkpoint, Some(game.checkpoints()[1].orders)));

    let beyond = first(&game, |save| save.play.checkpoints.push((500, "0".repeat(16))));
    let fault = Game::load_as_far(&beyond, |_| ()).map(|_| ()).unwrap_err();
    assert!(
        matches!(fault, SaveError::Fault(Fault::Checkpoint { found: None, .. })),
        "no rule is the cause of it: {fault}"
    );
}

#[test]
fn an_older_link_stops_like_a_file_and_a_transcript_of_it_says_why() {
    let game = Game::load(&first(&after(60, 54), |_| {})).unwrap();
    let Record { options, revisions, dice, branches, mut orders, looks } = game.record().clone();
    orders[40].order = Order::Revoke { combat: 200 };
    orders[40].faces = None;
    let record = Record { options, revisions, dice, branches, orders, looks };
    let words = words(&record).unwrap_err().to_string();
    assert!(words.contains("made by revision 1 of the rules; changed since: "), "{words}");
    assert_eq!(Game::verify(&record, &[]).unwrap_err().code(), "refused");
    let whole = GameV1 {
        options: record.options.write(record.revisions),
        seed: Some(SEED.0),
        orders: record.orders.iter().map(|entry| entry.order.clone()).collect(),
        faces: Vec::new(),
        end: [0; 8],
    };
    let bytes = postcard::to_extend(&whole, vec![1]).unwrap();
    let text = referee::link::encode_bytes("d1", referee::link::Kind::Game, &bytes).unwrap();
    assert!(matches!(Game::open(&text).unwrap_err(), LinkFault::Fault(Fault::Older(_))));
    let (stopped, why) = Game::open_as_far(&text, |_| ()).unwrap();
    assert_eq!((stopped.len(), why.unwrap().orders), (40, 60));
}

#[test]
fn an_order_refused_in_a_record_of_the_current_rules_is_an_error_as_ever() {
    let text = changed(&after(100, 55), |save| refused(save, 70));
    for fault in [Game::load(&text).map(|_| ()), Game::load_as_far(&text, |_| ()).map(|_| ())] {
        assert!(matches!(fault, Err(SaveError::Fault(Fault::Refused { order: 70, .. }))), "{fault:?}");
    }
}

#[test]
fn a_record_of_newer_rules_is_refused_by_its_revision() {
    let game = played("race-for-tobruk", DiceMode::Seeded(SEED), 20, 56);
    let newer = Revisions { rules: RULES_REVISION + 1, scenario: 1 };
    let known = Revisions { rules: RULES_REVISION, scenario: game.record().revisions.scenario };
    let text = changed(&game, |save| save.revisions.rules = newer.rules);
    assert_eq!(Game::load(&text).unwrap_err(), SaveError::Fault(Fault::Newer { made: newer, known }));
    let text = changed(&game, |save| save.revisions.scenario = 9);
    assert_eq!(Game::load(&text).unwrap_err().code(), "newer");
    let text = changed(&game, |save| save.revisions.rules = 0);
    assert!(matches!(Game::read_save(&text), Err(SaveError::ParseError(fault)) if fault.path == "rulesRevision"));
}

#[test]
fn a_saved_game_has_a_checkpoint() {
    let text = changed(&after(20, 57), |save| save.play.checkpoints.clear());
    assert!(matches!(Game::read_save(&text), Err(SaveError::ParseError(fault)) if fault.path == "checkpoints"));
}

#[test]
fn a_game_goes_on_with_the_set_up_that_it_began_with_and_a_new_one_has_the_latest() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/saves/v1");
    let text = std::fs::read_to_string(folder.join("operation-crusader.desertfox.json")).unwrap();
    let mut old = Game::load(&text).unwrap();
    let bardia = |game: &Game| game.rules().config.scenario.points.unwrap().axis[2];
    assert_eq!((old.record().revisions.scenario, bardia(&old)), (1, 4));
    assert!(!text.contains("scenarioRevision"), "revision 1 is not named");
    let order = super::driver::any_order(&mut old, &mut desert_fox::random::Draw::new(1)).unwrap();
    old.give(order, &[]).unwrap();
    let saved = old.save();
    assert!(!saved.contains("scenarioRevision"), "it is still a game of revision 1");
    assert_eq!(Game::load(&saved).unwrap().record(), old.record());
    assert_eq!(Game::open(&old.link().unwrap()).unwrap().record(), old.record());

    let new = played("operation-crusader", DiceMode::Seeded(SEED), 20, 56);
    assert_eq!((new.record().revisions.scenario, bardia(&new)), (2, 5));
    assert!(new.save().contains("\n  \"scenarioRevision\": 2,\n"));
    assert_eq!(Game::load(&new.save()).unwrap().record(), new.record());
    assert_eq!(Game::open(&new.link().unwrap()).unwrap().record(), new.record());
}

/// The frozen records of a folder: name, file and link of each.
fn frozen(folder: &str) -> Vec<(String, String, String)> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/saves").join(folder);
    let entries = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<_> =
        entries.filter_map(|name| name.strip_suffix(".desertfox.json").map(str::to_owned)).collect();
    names.sort_unstable();
    let text = |name: &str, end: &str| std::fs::read_to_string(folder.join(format!("{name}{end}"))).unwrap();
    names
        .into_iter()
        .map(|name| (text(&name, ".desertfox.json"), text(&name, ".link.txt"), name))
        .map(|(file, link, name)| (name, file, link))
        .collect()
}

#[test]
fn frozen_records_of_revision_1_stop_and_name_the_rulings_that_changed() {
    let all = frozen("revision1");
    assert!(all.len() >= 6, "one of every scenario");
    for (name, file, link) in all {
        let (saved, linked) = (Game::load_as_far(&file, |_| ()), Game::open_as_far(link.trim(), |_| ()));
        let saved = ("file", saved.map_err(|fault| fault.to_string()));
        let linked = ("link", linked.map_err(|fault| fault.to_string()));
        for (form, followed) in [saved, linked] {
            let (game, stopped) = followed.unwrap_or_else(|fault| panic!("{name}, {form}: {fault}"));
            let older = stopped.unwrap_or_else(|| panic!("{name}, {form}: revision 2 changes nothing in it"));
            assert_eq!((older.made, older.at), (Revisions::default(), game.len()), "{name}, {form}");
            assert!(!older.changed.is_empty(), "{name}, {form}: {older}");
            assert_eq!(game.record().revisions, game.record().options.revisions());
        }
        assert!(Game::load(&file).is_err(), "{name}");
    }
}

#[test]
fn frozen_records_of_revision_2_follow_as_far_as_revision_3_rules_alike() {
    let expected = [
        ("attack-on-far-hexes", "refused", "H122"),
        ("captured-dump", "faces", "H034"),
        ("eliminated-in-retreat", "checkpoint", "R036"),
        ("emptied-hex", "checkpoint", "H064"),
        ("fort-and-supply-unit", "checkpoint", "H066"),
        ("supply-of-two-hexes", "checkpoint", "R135"),
    ];
    let all = frozen("revision2");
    assert_eq!(all.iter().map(|(name, ..)| name.as_str()).collect::<Vec<_>>(), expected.map(|(name, ..)| name));
    for ((name, file, link), (_, code, ruling)) in all.into_iter().zip(expected) {
        let saved = Game::load_as_far(&file, |_| ()).unwrap();
        let linked = Game::open_as_far(link.trim(), |_| ()).unwrap();
        // A link has no faces of seeded dice.
        assert_eq!(saved.1.as_ref().map(|older| older.fault.code()), Some(code), "{name}");
        for (game, older) in [saved, linked] {
            let older = older.unwrap_or_else(|| panic!("{name} is replayed to its end"));
            assert_eq!((older.made.rules, older.at), (2, game.len()), "{name}");
            assert!(older.changed.iter().any(|id| id.to_string() == ruling), "{name}: {:?}", older.changed);
        }
    }
}

#[test]
fn a_game_that_stood_still_under_revision_2_goes_on() {
    let (_, file, _) = frozen("revision2").into_iter().find(|(name, ..)| name == "emptied-hex").unwrap();
    let (mut game, _) = Game::load_as_far(&file, |_| ()).unwrap();
    game.give(Order::Fight { combat: 0 }, &[]).unwrap();
    assert_eq!(game.state().segment, desert_fox::state::Segment::Combat);
}

#[test]
fn gazala_of_revision_1_is_won_on_its_own_scale() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/saves/v1");
    let text = std::fs::read_to_string(folder.join("gazala-battle.desertfox.json")).unwrap();
    let old = Game::load(&text).unwrap();
    let new = played("gazala-battle", DiceMode::Seeded(SEED), 20, 56);
    let benghazi = |game: &Game| game.rules().config.scenario.points.unwrap().axis[0];
    assert_eq!((old.record().revisions.scenario, benghazi(&old)), (1, 5));
    assert_eq!((new.record().revisions.scenario, benghazi(&new)), (2, 7));
}
