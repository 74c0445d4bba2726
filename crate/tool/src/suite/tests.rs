use ::desert_fox::record::DesertFox;
use ::rommel_in_the_desert::record::Rommel;

use super::position::read;
use super::proof::prove;
use super::*;
use crate::measure::game;
use crate::measure::player::PlayerKind;
use crate::played_game::PlayedGame;
use crate::saves::Saves;

/// The file of a game in the repository.
fn shipped<G: Solvable>() -> Vec<Position<G>> {
    let root = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    read(&root.join(G::POSITIONS)).unwrap()
}

/// Every position with what does not hold of it.
fn faults<G: Solvable>() -> Vec<String> {
    let fault = |position: &Position<G>| prove(position).err().map(|fault| format!("{}: {fault}", position.id));
    shipped::<G>().iter().filter_map(fault).collect()
}

#[test]
fn every_position_of_desert_fox_opens_and_its_proof_can_be_played() {
    assert_eq!(faults::<DesertFox>(), Vec::<String>::new());
}

#[test]
fn every_position_of_rommel_opens_and_its_proof_can_be_played() {
    assert_eq!(faults::<Rommel>(), Vec::<String>::new());
}

#[test]
fn positions_are_found_in_saved_games_and_proved_at_most_three_in_one_game() {
    let folder = std::env::temp_dir().join(format!("suite-find-{}", std::process::id()));
    let saves = Saves::new(Some(&folder)).unwrap();
    for seed in 0..2 {
        let options = Rommel::options("1940").unwrap();
        let game = game::play::<Rommel>(options, [PlayerKind::Script; 2], seed, None, |_, _| ()).unwrap().game;
        saves.save(&format!("1940-{seed}"), &game).unwrap();
    }
    let kind = ["must-pass", "must-play", "last-buildup"].map(str::to_owned).to_vec();
    let arguments = cli::Suite {
        files: Vec::new(),
        level: Level::Recruit,
        kind,
        json: false,
        find: Some(folder.clone()),
        most: 9,
        threads: 1,
    };
    let text = find::find(&arguments, &folder, &shipped::<Rommel>()).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    let found: Vec<Position<Rommel>> = serde_json::from_str(&text).unwrap();
    assert!(!found.is_empty());
    for position in &found {
        assert_eq!(prove(position), Ok(()), "{}", position.id);
        let game = |other: &&Position<Rommel>| other.from.split(',').next() == position.from.split(',').next();
        assert!(found.iter().filter(game).count() <= 3, "{}", position.from);
        assert!(shipped::<Rommel>().iter().all(|known| known.id != position.id), "{} is taken", position.id);
    }
}

#[test]
fn a_position_whose_lines_are_swapped_or_whose_game_is_shorter_proves_nothing() {
    let position = shipped::<DesertFox>().into_iter().find(|position| position.id == "DF-L06").unwrap();
    let mut swapped = position.clone();
    std::mem::swap(&mut swapped.proof.solves, &mut swapped.proof.fails);
    assert!(prove(&swapped).unwrap_err().contains("the line that solves does not"));
    let longer = Position { orders: position.orders + 1, ..position.clone() };
    assert!(prove(&longer).unwrap_err().contains("orders, not"));
    let enemy = Position { side: "axis".to_owned(), ..position };
    assert_eq!(prove(&enemy), Err("another side decides".to_owned()));
}

#[test]
fn a_level_plays_the_positions_in_their_order_whatever_the_threads() {
    let mut positions = shipped::<DesertFox>();
    positions.retain(|position| position.kind() == "last-overrun");
    let lines = |threads| {
        let attempts = attempts(&positions, Level::Recruit, threads).unwrap();
        let solved = attempts.iter().filter(|attempt| attempt.solved).count();
        let text = table::text::<DesertFox>(&attempts, Level::Recruit);
        let last = format!("desert-fox all: recruit solves {solved} of {}\n", positions.len());
        assert!(text.ends_with(&last), "{text}");
        attempts.into_iter().map(|attempt| (attempt.id, attempt.solved)).collect::<Vec<_>>()
    };
    assert_eq!(lines(1), lines(3));
}
