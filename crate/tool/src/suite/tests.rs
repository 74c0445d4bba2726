use ::desert_fox::record::DesertFox;
use ::rommel_in_the_desert::record::Rommel;

use super::position::read;
use super::proof::prove;
use super::*;

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
