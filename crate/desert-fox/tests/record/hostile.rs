//! Records from strangers: they are refused or played, and nothing stops working.

use desert_fox::random::Draw;
use desert_fox::record::link::{Shared, read};
use desert_fox::record::save;
use desert_fox::record::{DiceMode, Game, verify};
use referee::link::{Kind, decode_bytes, encode_bytes};

use crate::driver::{played, race_after};

#[test]
fn a_link_with_changed_bytes_is_read_and_played_or_refused() {
    let mut draw = Draw::new(40);
    let game = race_after(120, 40);
    let (_, bytes) = decode_bytes(&game.link().unwrap()).unwrap();
    let (mut read_again, mut refused) = (0, 0);
    for _ in 0..1500 {
        let mut bytes = bytes.clone();
        for _ in 0..=draw.below(3) {
            let at = draw.below(bytes.len() as u32) as usize;
            bytes[at] = draw.below(256) as u8;
        }
        let link = encode_bytes(Kind::Game, &bytes).unwrap();
        match read(&link) {
            Ok(Shared::Game(record, end)) => {
                read_again += 1;
                assert_eq!(verify(&record, &[end]).is_ok(), Game::open(&link).is_ok());
            }
            Ok(Shared::Turn(_)) => panic!("a game became a turn"),
            Err(_) => refused += 1,
        }
    }
    assert!(read_again > 20 && refused > 20, "{read_again} read, {refused} refused");
}

#[test]
fn a_turn_with_changed_bytes_is_received_or_refused() {
    let mut draw = Draw::new(41);
    let game = played("race-for-tobruk", DiceMode::Entered, 200, 41);
    let from = game.len() - 60;
    let mut record = game.record().clone();
    record.orders.truncate(from);
    let here = Game::replay(&record, &[]).unwrap();
    let (_, bytes) = decode_bytes(&game.turn_link(from).unwrap()).unwrap();
    for _ in 0..1500 {
        let mut bytes = bytes.clone();
        let at = draw.below(bytes.len() as u32) as usize;
        bytes[at] = draw.below(256) as u8;
        if let Ok(Shared::Turn(turn)) = read(&encode_bytes(Kind::Turn, &bytes).unwrap()) {
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
    let game = race_after(80, 42);
    let text = game.save();
    for _ in 0..1500 {
        let mut bytes = text.clone().into_bytes();
        let at = draw.below(bytes.len() as u32) as usize;
        bytes[at] = 32 + draw.below(95) as u8;
        let changed = String::from_utf8(bytes).unwrap();
        if let Ok(saved) = save::read(&changed) {
            assert_eq!(saved.record, *game.record(), "{changed}");
        }
    }
}
