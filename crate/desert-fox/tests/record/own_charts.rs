//! Games with charts of their owner: the record names them, and only they open it.

use desert_fox::data::chart_set::{ChartSet, of};
use desert_fox::data::overlay::ChartChange;
use desert_fox::model::refusal::RefusalCode;
use desert_fox::random::Draw;
use desert_fox::record::LinkFault;
use desert_fox::record::SaveError;
use desert_fox::record::{DiceMode, Fault, Game};
use desert_fox::turn::config::Options;

use super::driver::{SEED, play, words};

fn set(values: &[(&str, &str)]) -> ChartSet {
    let change = |&(what, new): &(&str, &str)| ChartChange { what: what.to_owned(), old: None, new: new.to_owned() };
    of("My copy", values.iter().map(change).collect()).unwrap()
}

fn mine() -> ChartSet {
    set(&[
        ("results/attackers/4", "E"),
        ("movement/clear/motorized", "3"),
        ("units/5-5lt/full/strength", "20"),
        ("units/brescia/full/stackingPoints", "3"),
        ("units/150-50/full/strength", "1"),
        ("map/L0702/terrain", "mountain"),
    ])
}

fn begun(set: &ChartSet, orders: usize) -> Game {
    let options =
        Options { charts: set.changes.clone(), own_charts: Some(set.named()), ..Options::of("race-for-tobruk") };
    let (mut game, _) = Game::new(options, DiceMode::Seeded(SEED)).unwrap();
    play(&mut game, orders, &mut Draw::new(5));
    game
}

fn code(fault: &Fault) -> RefusalCode {
    let Fault::Options(refusals) = fault else { panic!("{fault:?}") };
    refusals[0].code
}

#[test]
fn a_saved_game_names_the_charts_and_holds_none_of_their_values() {
    let (set, game) = (mine(), begun(&mine(), 150));
    let text = game.save();
    assert!(text.contains(&format!(r#""ownCharts": {{"name":"My copy","check":"{}"}}"#, set.named().check)), "{text}");
    assert!(!text.contains("movement/clear") && !text.contains("\"charts\""));
    let SaveError::Fault(fault) = Game::load(&text).unwrap_err() else { panic!() };
    assert_eq!(code(&fault), RefusalCode::ChartsNeeded);
    let carry_out_again = Game::load_with(&text, |options| options.supply(&set.changes)).unwrap();
    assert_eq!(
        (carry_out_again.state(), carry_out_again.record(), carry_out_again.save()),
        (game.state(), game.record(), text)
    );
}

#[test]
fn a_link_names_the_charts_and_opens_with_them_alone() {
    let (set, game) = (mine(), begun(&mine(), 60));
    let link = game.link().unwrap();
    let LinkFault::Fault(fault) = Game::open(&link).unwrap_err() else { panic!() };
    assert_eq!(code(&fault), RefusalCode::ChartsNeeded);
    let other = self::set(&[("cities/Tobruk", "1")]);
    let LinkFault::Fault(fault) = Game::open_with(&link, |options| options.supply(&other.changes)).unwrap_err() else {
        panic!()
    };
    assert_eq!(code(&fault), RefusalCode::ChartsOther);
    let carry_out_again = Game::open_with(&link, |options| options.supply(&set.changes)).unwrap();
    assert_eq!((carry_out_again.state(), carry_out_again.links()), (game.state(), game.links()));
}

#[test]
fn the_owners_charts_under_another_name_open_the_game_too() {
    let game = begun(&mine(), 40);
    let mut turned = mine().changes;
    turned.reverse();
    let renamed = of("Club copy", turned).unwrap();
    assert_eq!(
        Game::load_with(&game.save(), |options| options.supply(&renamed.changes)).unwrap().state(),
        game.state()
    );
}

#[test]
fn a_game_with_charts_of_ones_own_is_verified_order_by_order() {
    let game = begun(&mine(), 400);
    assert_eq!(Game::verify(game.record(), game.checkpoints()).unwrap().orders, game.len());
    let head = words(game.record()).unwrap();
    assert!(head.contains(&format!("My copy ({})", mine().named().check)), "{}", &head[..400]);
}

#[test]
fn the_charts_are_part_of_the_chain_of_the_game() {
    let other = set(&[("cities/Tobruk", "1")]);
    assert_ne!(begun(&mine(), 0).links()[0], begun(&other, 0).links()[0]);
}

#[test]
fn a_game_of_charts_that_do_not_fit_their_check_cannot_begin() {
    let options = Options {
        charts: set(&[("cities/Tobruk", "1")]).changes,
        own_charts: Some(mine().named()),
        ..Options::of("campaign")
    };
    let refusals = Game::new(options, DiceMode::Entered).unwrap_err();
    assert_eq!((refusals[0].code, refusals[0].unit.as_deref()), (RefusalCode::ChartsOther, Some("My copy")));
}
