//! Records from strangers: they are refused or played, and nothing stops working.

use std::time::{Duration, Instant};

use desert_fox::data::overlay::ChartChange;
use desert_fox::data::overlay::MOST_CHANGES;
use desert_fox::random::Draw;
use desert_fox::record::Shared;
use desert_fox::record::{DiceMode, Game, Record};
use desert_fox::state::order::Order;
use referee::link::{Kind, decode_bytes, encode_bytes};

use super::driver::{after, play, played};

#[test]
fn a_link_with_changed_bytes_is_read_and_played_or_refused() {
    let mut draw = Draw::new(40);
    let game = after(120, 40);
    let (_, bytes) = decode_bytes("d1", &game.link().unwrap()).unwrap();
    let (mut read_again, mut refused) = (0, 0);
    for _ in 0..1500 {
        let mut bytes = bytes.clone();
        for _ in 0..=draw.below(3) {
            let at = draw.below(bytes.len() as u32) as usize;
            bytes[at] = draw.below(256) as u8;
        }
        let link = encode_bytes("d1", Kind::Game, &bytes).unwrap();
        match Game::read_link(&link) {
            Ok(Shared::Game(record, end)) => {
                read_again += 1;
                assert_eq!(Game::verify(&record, &[end]).is_ok(), Game::open(&link).is_ok());
            }
            Ok(Shared::Turn(_)) => panic!("a game became a turn"),
            Err(_) => refused += 1,
        }
    }
    assert!(read_again > 20 && refused > 20, "{read_again} read, {refused} refused");
}

/// An order out of random bytes, as often as not of units and hexes that are there.
fn any_bytes(draw: &mut Draw) -> Option<Order> {
    let mut bytes = vec![draw.below(23) as u8];
    for _ in 0..12 {
        bytes.push(if draw.chance(50) { draw.below(4) } else { draw.below(256) } as u8);
    }
    postcard::take_from_bytes(&bytes).ok().map(|(order, _)| order)
}

#[test]
fn an_order_out_of_any_bytes_is_refused_or_carried_out() {
    let mut draw = Draw::new(43);
    let mut game = after(0, 0);
    let (mut carried, mut refused) = (0, 0);
    for _ in 0..500 {
        for order in (0..20).filter_map(|_| any_bytes(&mut draw)).collect::<Vec<_>>() {
            let mut other = game.clone();
            if other.give(order.clone(), &[]).is_ok() {
                carried += 1;
            } else {
                assert_eq!((other.state(), other.links()), (game.state(), game.links()), "{order:?}");
                refused += 1;
            }
        }
        play(&mut game, 1, &mut draw);
    }
    assert!(carried > 20 && refused > 2000, "{carried} carried out, {refused} refused");
}

#[test]
fn a_turn_with_changed_bytes_is_received_or_refused() {
    let mut draw = Draw::new(41);
    let game = played("campaign", DiceMode::Entered, 200, 41);
    let from = game.len() - 60;
    let mut record = game.record().clone();
    record.orders.truncate(from);
    let here = Game::replay(&record, &[]).unwrap();
    let (_, bytes) = decode_bytes("d1", &game.turn_link(from).unwrap()).unwrap();
    for _ in 0..1500 {
        let mut bytes = bytes.clone();
        let at = draw.below(bytes.len() as u32) as usize;
        bytes[at] = draw.below(256) as u8;
        if let Ok(Shared::Turn(turn)) = Game::read_link(&encode_bytes("d1", Kind::Turn, &bytes).unwrap()) {
            let mut other = here.clone();
            if other.receive(turn).is_err() {
                assert_eq!((other.state(), other.links()), (here.state(), here.links()));
            }
        }
    }
}

#[test]
fn a_file_with_changed_characters_is_refused_unless_it_says_the_same() {
    let mut draw = Draw::new(42);
    let game = after(80, 42);
    let text = game.save();
    for _ in 0..1500 {
        let mut bytes = text.clone().into_bytes();
        let at = draw.below(bytes.len() as u32) as usize;
        bytes[at] = 32 + draw.below(95) as u8;
        let changed = String::from_utf8(bytes).unwrap();
        if let Ok(saved) = Game::read_save(&changed) {
            assert_eq!(saved.record, *game.record(), "{changed}");
        }
    }
}

#[test]
fn as_many_values_of_the_owner_as_a_record_may_have_are_laid_over_in_a_moment() {
    let game = after(0, 0);
    let values = [("results/morale2/11", "2"), ("map/L2329/terrain", "clear"), ("movement/clear/foot", "1")];
    for (what, new) in values {
        let mut options = game.record().options.clone();
        let change = ChartChange { what: what.to_owned(), old: None, new: new.to_owned() };
        options.charts = vec![change; MOST_CHANGES];
        let begin = Instant::now();
        Game::verify(&Record { options, ..game.record().clone() }, &[]).unwrap();
        assert!(begin.elapsed() < Duration::from_secs(20), "{what}: {:?}", begin.elapsed());
    }
}
