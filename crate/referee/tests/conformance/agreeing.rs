//! A seed agreed by both players, from the offer to a game that both verify.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail where it stands")]

use referee::conformance::{Sampler, Suite, round_trips};
use referee::hash::hex;
use referee::link::{Kind, decode_bytes, encode_bytes};
use referee::record::link::{LinkFault, Shared};
use referee::record::save::SaveError;
use referee::record::save_v1::SaveV1;
use referee::record::{Agreement, AgreementFault, DiceMode, Fault};
use referee::{Draw, RecordRefusal, Rules};

use crate::sampler::WadiSampler;
use crate::wadi::{Order, Refusal, Wadi, WadiOptions};

type Game = referee::record::Game<Wadi>;
type Bytes = [u8; 32];

const SECRET: Bytes = [0xa5; 32];
const ANSWER: Bytes = [0x5a; 32];
const TAG: &str = Wadi::FORMATS.link;

fn begin(dice: DiceMode) -> Game {
    Game::new(WadiOptions { copies: 4 }, dice).unwrap().0
}

fn offered() -> Game {
    begin(DiceMode::Agreed(Agreement::offer(&SECRET)))
}

fn answered() -> Game {
    let mut game = Game::open(&offered().link().unwrap()).unwrap();
    game.answer_offer(ANSWER).unwrap();
    game
}

fn revealed() -> Game {
    let mut game = answered();
    game.reveal_secret(SECRET).unwrap();
    game
}

/// Random orders, the same in two games with the same dice.
fn play(game: &mut Game, orders: usize) {
    let mut draw = Draw::new(7);
    for _ in 0..orders {
        let (rules, state) = game.parts();
        let Some(order) = WadiSampler.legal_order(rules, state, &mut draw) else { return };
        game.give(order, &[]).unwrap();
    }
}

/// Takes over the game of a link.
fn agree(game: &mut Game, link: &str) -> Result<(), LinkFault<Refusal>> {
    match Game::read_link(link)? {
        Shared::Game(record, end) => game.agree(&record, end, None),
        Shared::Turn(_) => panic!("the link of a game was expected"),
    }
}

/// The fault of an agreement that is refused; the game stays as it is.
fn refused(game: &Game, link: &str) -> LinkFault<Refusal> {
    let mut copy = game.clone();
    let fault = agree(&mut copy, link).unwrap_err();
    assert_eq!((copy.record(), copy.links(), copy.state()), (game.record(), game.links(), game.state()));
    fault
}

const fn fault(fault: AgreementFault) -> LinkFault<Refusal> {
    LinkFault::Fault(Fault::Agreement(fault))
}

fn content(link: &str) -> Vec<u8> {
    decode_bytes(TAG, link).unwrap().1
}

/// The link with some bytes replaced by others, and a check that fits.
fn changed(link: &str, from: &[u8], to: &[u8]) -> String {
    let mut bytes = content(link);
    let at = bytes.windows(from.len()).position(|window| window == from).unwrap();
    bytes.splice(at..at + from.len(), to.iter().copied());
    encode_bytes(TAG, Kind::Game, &bytes).unwrap()
}

fn changed_bytes(bytes: &[u8]) -> Vec<u8> {
    bytes.iter().map(|byte| byte ^ 1).collect()
}

#[test]
fn two_players_agree_on_a_seed_in_three_links_and_both_games_verify() {
    let mut first = offered();
    let second = answered();
    agree(&mut first, &second.link().unwrap()).unwrap();
    first.reveal_secret(SECRET).unwrap();
    play(&mut first, 12);
    let mut second = second;
    agree(&mut second, &first.link().unwrap()).unwrap();
    assert_eq!((first.state(), first.links(), first.record()), (second.state(), second.links(), second.record()));
    assert!(second.can_undo().is_err());
    for game in [&first, &second] {
        assert_eq!(Game::verify(game.record(), game.checkpoints()).unwrap().orders, 12);
    }
}

#[test]
fn the_game_goes_on_as_with_the_seed_itself() {
    let mut agreed = revealed();
    let mut seeded = begin(DiceMode::Seeded(agreed.record().dice.seed().unwrap()));
    for game in [&mut agreed, &mut seeded] {
        play(game, 40);
    }
    assert!(agreed.record().orders.iter().any(|entry| entry.faces.as_ref().is_some_and(|faces| !faces.is_empty())));
    assert_eq!((agreed.state(), agreed.links()), (seeded.state(), seeded.links()));
    assert_eq!(agreed.record().orders, seeded.record().orders);
}

#[test]
fn turns_after_the_reveal_go_to_and_fro_as_ever() {
    let mut first = revealed();
    let mut second = first.clone();
    play(&mut first, 9);
    let Shared::Turn(turn) = Game::read_link(&first.turn_link(0).unwrap()).unwrap() else { panic!("a turn") };
    second.receive(turn).unwrap();
    assert_eq!((first.state(), first.links()), (second.state(), second.links()));
}

#[test]
fn no_order_is_given_before_the_reveal() {
    for mut game in [offered(), answered()] {
        let before = game.clone();
        let open = Refusal::Record(RecordRefusal::SeedNotAgreed);
        for order in [Order::Draw, Order::Done] {
            assert_eq!(game.check(&order), Err(open));
            assert_eq!(game.give(order, &[]), Err(open));
        }
        assert_eq!((game.record(), game.state(), game.links()), (before.record(), before.state(), before.links()));
        assert!(game.clone().give(Order::Draw, &[3]).is_err());
    }
    assert!(revealed().check(&Order::Draw).is_ok());
}

#[test]
fn a_record_with_orders_before_the_reveal_does_not_follow() {
    let mut game = revealed();
    play(&mut game, 3);
    let mut record = game.record().clone();
    record.dice = answered().record().dice;
    let refused = Fault::Refused { order: 0, refusal: Refusal::Record(RecordRefusal::SeedNotAgreed) };
    assert_eq!(Game::verify(&record, &[]), Err(refused));
}

#[test]
fn the_secret_is_in_no_link_and_no_file_before_the_reveal() {
    for (game, holds) in [(offered(), false), (answered(), false), (revealed(), true)] {
        let bytes = content(&game.link().unwrap());
        assert_eq!(bytes.windows(32).any(|window| window == SECRET), holds);
        assert_eq!(game.save().contains(&hex(&SECRET)), holds);
    }
}

#[test]
fn every_step_comes_out_of_record_link_and_file_as_it_went_in() {
    for mut game in [offered(), answered(), revealed()] {
        round_trips(&game, |_| ()).unwrap();
        let dice = game.record().dice;
        assert_eq!(Game::load(&game.save()).unwrap().record().dice, dice);
        assert_eq!(Game::open(&game.link().unwrap()).unwrap().record().dice, dice);
        if dice.seed().is_some() {
            play(&mut game, 20);
            round_trips(&game, |_| ()).unwrap();
        }
    }
}

/// Links and files of each step are read for ever, so they are written in the same form for ever.
#[test]
fn the_form_of_links_and_files_stays_as_it_is() {
    let options = br#"{"copies":4}"#;
    let game = revealed();
    let Agreement::Revealed { commitment, seed, .. } = *game.agreement().unwrap() else { panic!("revealed") };
    let end = game.checkpoints()[0].state;
    for (game, numbers) in [
        (offered(), [&[0][..], &commitment].concat()),
        (answered(), [&[1][..], &commitment, &ANSWER].concat()),
        (revealed(), [&[2][..], &commitment, &ANSWER, &SECRET, &seed].concat()),
    ] {
        let expected = [&[2, options.len() as u8][..], options, &numbers, &[0], &end].concat();
        assert_eq!(content(&game.link().unwrap()), expected);
    }
    let [commitment, answer, reveal, seed] = [hex(&commitment), hex(&ANSWER), hex(&SECRET), hex(&seed)];
    let member = format!(r#"{{"commitment":"{commitment}","answer":"{answer}","reveal":"{reveal}"}}"#);
    let lines = format!("  \"copies\": 4,\n  \"seed\": \"{seed}\",\n  \"agreement\": {member},\n  \"orders\": [],");
    assert!(game.save().contains(&lines), "{}", game.save());
    assert!(offered().save().contains(&format!("  \"agreement\": {{\"commitment\":\"{commitment}\"}},\n")));
}

#[test]
fn a_link_in_which_a_number_was_changed_is_refused_with_its_reason() {
    let game = revealed();
    let link = game.link().unwrap();
    let agreement = game.agreement().unwrap();
    let seed = agreement.seed().unwrap().0;
    for (bytes, reason) in [
        (&SECRET[..], AgreementFault::Reveal),
        (agreement.commitment(), AgreementFault::Reveal),
        (&ANSWER, AgreementFault::Seed),
        (&seed, AgreementFault::Seed),
    ] {
        let link = changed(&link, bytes, &changed_bytes(bytes));
        assert_eq!(Game::read_link(&link).unwrap_err(), fault(reason));
        assert_eq!(refused(&answered(), &link), fault(reason));
    }
    assert_eq!(fault(AgreementFault::Reveal).to_string(), "the revealed number does not fit the commitment");
}

#[test]
fn a_record_in_which_a_number_was_changed_is_not_verified() {
    let game = revealed();
    let Agreement::Revealed { commitment, answer, reveal, seed } = *game.agreement().unwrap() else {
        panic!("revealed")
    };
    let other: Bytes = [9; 32];
    for (agreement, reason) in [
        (Agreement::Revealed { commitment: other, answer, reveal, seed }, AgreementFault::Reveal),
        (Agreement::Revealed { commitment, answer, reveal: other, seed }, AgreementFault::Reveal),
        (Agreement::Revealed { commitment, answer: other, reveal, seed }, AgreementFault::Seed),
        (Agreement::Revealed { commitment, answer, reveal, seed: [9; 16] }, AgreementFault::Seed),
    ] {
        let mut record = game.record().clone();
        record.dice = DiceMode::Agreed(agreement);
        assert_eq!(Game::verify(&record, &[]), Err(Fault::Agreement(reason)));
    }
}

#[test]
fn a_file_in_which_a_number_was_changed_is_refused_although_its_check_fits() {
    let game = revealed();
    let text = game.save();
    let mended = |text: &str| SaveV1::<Wadi>::parse(text).unwrap().with_check().text();
    let agreement = game.agreement().unwrap();
    for (digits, reason) in [
        (hex(&SECRET), AgreementFault::Reveal),
        (hex(agreement.commitment()), AgreementFault::Reveal),
        (hex(&ANSWER), AgreementFault::Seed),
        (agreement.seed().unwrap().to_string(), AgreementFault::Seed),
    ] {
        let other = "7".repeat(digits.len());
        let text = mended(&text.replace(&digits, &other));
        let SaveError::Fault(found) = Game::load(&text).unwrap_err() else { panic!("a fault of the record") };
        assert_eq!(found, Fault::Agreement(reason));
    }
}

#[test]
fn a_file_whose_agreement_cannot_be_is_refused_at_its_place() {
    let text = revealed().save();
    let place = |text: &str| {
        let save = SaveV1::<Wadi>::parse(text).map_err(|error| error.path);
        save.and_then(|save| match Game::read_save(&save.with_check().text()) {
            Err(SaveError::ParseError(error)) => Err(error.path),
            other => panic!("{other:?}"),
        })
    };
    let (answer, seed) = (format!(r#","answer":"{}""#, hex(&ANSWER)), revealed().record().dice.seed().unwrap());
    let without = |part: &str| {
        assert!(text.contains(part), "{part} {text}");
        text.replace(part, "")
    };
    assert_eq!(place(&without(&answer)), Err::<(), _>("agreement.reveal".to_owned()));
    assert_eq!(place(&without(&format!(r#","reveal":"{}""#, hex(&SECRET)))), Err("seed".to_owned()));
    assert_eq!(place(&without(&format!("  \"seed\": \"{seed}\",\n"))), Err("seed".to_owned()));
    for digits in ["5a", &"5a".repeat(33), &"5g".repeat(32)] {
        assert_eq!(place(&text.replace(&hex(&ANSWER), digits)), Err("agreement.answer".to_owned()), "{digits}");
    }
}

#[test]
fn the_player_who_answered_takes_only_the_reveal_of_that_answer() {
    let mut other = offered();
    other.answer_offer([1; 32]).unwrap();
    other.reveal_secret(SECRET).unwrap();
    assert_eq!(refused(&answered(), &other.link().unwrap()), fault(AgreementFault::OtherAnswer));
    assert_eq!(refused(&revealed(), &other.link().unwrap()), fault(AgreementFault::OtherAnswer));
}

#[test]
fn what_is_no_next_step_of_this_game_is_refused() {
    let elsewhere = begin(DiceMode::Agreed(Agreement::offer(&ANSWER).answered(SECRET).unwrap()));
    let (options, dice) = (WadiOptions { copies: 5 }, answered().record().dice);
    let other_options = Game::new(options, dice).unwrap().0;
    for other in [elsewhere, other_options, begin(DiceMode::Entered)] {
        assert_eq!(refused(&offered(), &other.link().unwrap()), fault(AgreementFault::OtherGame));
        assert_eq!(refused(&other, &revealed().link().unwrap()), fault(AgreementFault::OtherGame));
    }
    for game in [offered(), answered(), revealed()] {
        assert_eq!(refused(&game, &game.link().unwrap()), LinkFault::Known);
    }
    assert_eq!(refused(&answered(), &offered().link().unwrap()), LinkFault::Known);
}

#[test]
fn a_reveal_with_an_order_that_does_not_follow_changes_nothing() {
    let mut game = revealed();
    play(&mut game, 4);
    let mut record = game.record().clone();
    record.orders.insert(0, record.orders[3].clone());
    let end = *game.checkpoints().first().unwrap();
    let mut copy = answered();
    assert!(copy.agree(&record, end, None).is_err());
    assert_eq!((copy.record(), copy.links()), (answered().record(), answered().links()));
}

#[test]
fn a_reveal_is_taken_over_by_the_copy_that_answered_alone() {
    assert_eq!(refused(&offered(), &revealed().link().unwrap()), fault(AgreementFault::Step));
}

#[test]
fn links_with_changed_or_missing_bytes_are_read_or_refused() {
    let mut draw = Draw::new(31);
    for game in [offered(), answered(), revealed()] {
        let bytes = content(&game.link().unwrap());
        for length in 0..bytes.len() {
            assert!(Game::read_link(&encode_bytes(TAG, Kind::Game, &bytes[..length]).unwrap()).is_err());
        }
        let longer = [&bytes[..], &[0]].concat();
        assert!(Game::read_link(&encode_bytes(TAG, Kind::Game, &longer).unwrap()).is_err());
        for _ in 0..2000 {
            let mut bytes = bytes.clone();
            let at = draw.below(bytes.len() as u32) as usize;
            bytes[at] = draw.below(256) as u8;
            let link = encode_bytes(TAG, Kind::Game, &bytes).unwrap();
            let mut copy = answered();
            if Game::open(&link).is_err() || agree(&mut copy, &link).is_err() {
                assert_eq!(copy.record(), answered().record());
            }
        }
    }
}

#[test]
fn a_game_with_an_agreed_seed_passes_the_suite() {
    for number in 0..4 {
        let offer = Agreement::offer(&[number; 32]).answered(ANSWER).unwrap();
        let dice = DiceMode::Agreed(offer.revealed([number; 32]).unwrap());
        Suite::<Wadi, _>::run(WadiOptions { copies: 4 }, dice, WadiSampler, number.into(), 400).unwrap();
    }
}
