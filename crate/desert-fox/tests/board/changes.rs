//! The owner's own map over ours.

use desert_fox::data::board::{Board, Country, PlaceKind, Rail};
use desert_fox::data::charts::{City, Provenance};
use desert_fox::data::overlay::{ChartChange, ChartError};
use desert_fox::model::units::{HexsideTerrain, Terrain, Way};
use hexgrid::{Direction, Hex};

use super::file::hex;

fn change(what: &str, old: Option<&str>, new: &str) -> ChartChange {
    ChartChange { what: what.to_owned(), old: old.map(str::to_owned), new: new.to_owned() }
}

fn with(changes: &[(&str, &str)]) -> Board {
    let changes: Vec<ChartChange> = changes.iter().map(|(what, new)| change(what, None, new)).collect();
    Board::printed().with(&changes).unwrap()
}

fn between(first: &str, second: &str) -> (Hex, Direction) {
    (hex(first), Board::printed().grid.direction(hex(first), hex(second)).unwrap())
}

#[test]
fn every_value_that_is_written_can_be_read() {
    for (terrain, word) in [
        (Terrain::Clear, "clear"),
        (Terrain::Rough, "rough"),
        (Terrain::Mountain, "mountain"),
        (Terrain::SandSea, "sandSea"),
        (Terrain::Marsh, "marsh"),
        (Terrain::Oasis, "oasis"),
        (Terrain::City, "city"),
        (Terrain::Sea, "sea"),
        (Terrain::OffMap, "offMap"),
    ] {
        let board = with(&[("map/L2104/terrain", word)]);
        assert_eq!(board.terrain(hex("L2104")), terrain);
        assert_eq!(board.provenance(hex("L2104")), Provenance::Overlay);
        assert_eq!(board.value("map/L2104/terrain").unwrap().value, word);
    }
    let (low, direction) = between("E1708", "E1808");
    for (side, word) in [
        (HexsideTerrain::None, "none"),
        (HexsideTerrain::Ridge, "ridge"),
        (HexsideTerrain::Escarpment, "escarpment"),
        (HexsideTerrain::Sea, "sea"),
    ] {
        let board = with(&[("map/E1708-E1808/hexside", word)]);
        assert_eq!((board.side(low, direction), board.edge(low, direction).provenance), (side, Provenance::Overlay));
        assert_eq!(board.value("map/E1808-E1708/hexside").unwrap().value, word);
    }
    for (way, word) in [(Way::None, "none"), (Way::Road, "road"), (Way::Track, "track")] {
        let board = with(&[("map/E1708-E1808/way", word)]);
        assert_eq!((board.way(low, direction), board.value("map/1740-1840/way").unwrap().value.as_str()), (way, word));
    }
    for (rail, word) in [(Rail::None, "none"), (Rail::InUse, "inUse"), (Rail::Planned, "planned")] {
        let board = with(&[("map/E1708-E1808/rail", word)]);
        assert_eq!(
            (board.rail(low, direction), board.value("map/E1708-E1808/rail").unwrap().value.as_str()),
            (rail, word)
        );
    }
}

#[test]
fn the_hex_named_first_lies_at_the_foot_of_an_escarpment() {
    let (west, direction) = between("E1708", "E1808");
    let far = hex("E1808");
    for (what, low) in [("map/E1708-E1808/hexside", west), ("map/E1808-E1708/hexside", far)] {
        let board = with(&[(what, "escarpment")]);
        assert_eq!(board.side_low(west, direction), Some(low), "{what}");
        assert_eq!(board.side_low(far, direction.opposite()), Some(low), "{what}");
    }
    let level = with(&[("map/E1708-E1808/hexside", "escarpment"), ("map/E1708-E1808/hexside", "ridge")]);
    assert_eq!(level.side_low(west, direction), None);
    assert!(!level.edge(west, direction).low);
}

#[test]
fn coast_and_country_follow_the_terrain() {
    let printed = Board::printed();
    let (shore, inland) = (hex("L2104"), hex("L2106"));
    assert!(!printed.is_land(shore) && printed.is_coastal(inland));
    let drained = with(&[("map/L2104/terrain", "clear"), ("map/2105/terrain", "rough")]);
    assert!(drained.is_land(shore) && drained.is_coastal(shore));
    assert_eq!(drained.country(shore), Some(Country::Libya));
    assert!(!drained.is_coastal(hex("L2006")) || printed.is_coastal(hex("L2006")));
    let flooded = with(&[("map/L2107/terrain", "sea")]);
    assert_eq!((flooded.country(hex("L2107")), flooded.is_coastal(hex("L2107"))), (None, false));
    assert!(flooded.is_coastal(hex("L2108")) && !printed.is_coastal(hex("L2108")));
}

#[test]
fn a_new_city_has_no_name_and_a_lost_one_no_rating() {
    let board = with(&[("map/L2820/terrain", "city"), ("map/E2104/terrain", "clear")]);
    assert_eq!(board.city(hex("L2820")), Some(City::Other));
    assert_eq!(board.city(board.bardia()), None);
    assert!(board.is_port(board.bardia()));
}

#[test]
fn railroads_follow_the_hexsides() {
    let printed = Board::printed();
    let spur = with(&[("map/E1733-E1734/rail", "inUse")]);
    assert_eq!(spur.railroad().len(), printed.railroad().len() + 1);
    assert!(spur.railroad().contains(&hex("E1734")));
    let cut = with(&[("map/E1833-E1733/rail", "none")]);
    assert_eq!(cut.railroad(), [cut.alexandria()]);
    let built = with(&[("map/E1817-E1717/rail", "inUse")]);
    assert_eq!(built.railroad().last(), Some(&hex("E1717")));
    assert_eq!(built.planned_railroad().first(), Some(&hex("E1717")));
    assert_eq!(built.planned_railroad().len(), printed.planned_railroad().len() - 1);
}

#[test]
fn a_place_moves_with_all_that_hangs_on_it() {
    let board = with(&[
        ("map/places/Alexandria", "E1733"),
        ("map/E1733/terrain", "city"),
        ("map/E1833/terrain", "clear"),
        ("map/places/Derna", "2921"),
    ]);
    let alexandria = hex("E1733");
    assert_eq!((board.alexandria(), board.city(alexandria)), (alexandria, Some(City::Alexandria)));
    assert_eq!((board.railroad().first(), board.city(hex("E1833"))), (Some(&alexandria), None));
    assert!(board.is_port(alexandria) && !board.is_port(hex("E1833")));
    assert!(board.is_port(hex("L2921")) && !board.is_port(hex("L2820")));
    let derna = board.place("Derna").unwrap();
    assert_eq!((derna.spi, derna.provenance), (Some(hex("L2921")), Provenance::Overlay));
    assert!(derna.is(PlaceKind::Port));
    assert_eq!(board.value("map/places/Derna").unwrap().value, "L2921");
}

#[test]
fn what_the_map_cannot_hold_is_refused_with_its_index() {
    let fine = change("map/L2104/terrain", Some("sea"), "clear");
    for (what, old, new, unknown) in [
        ("map/L2133/terrain", None, "clear", true),
        ("map/L2104", None, "clear", true),
        ("map/L2104/way", None, "road", true),
        ("map/L2104-L2106/way", None, "road", true),
        ("map/L2104-L2104/way", None, "road", true),
        ("map/L2104-L2105/terrain", None, "clear", true),
        ("map/L2104-L2105/height", None, "low", true),
        ("map/places/Rome", None, "L2104", true),
        ("map/", None, "clear", true),
        ("map/L2104/terrain", None, "sand_sea", false),
        ("map/L2104-L2105/way", None, "railroad", false),
        ("map/L2104-L2105/hexside", None, "", false),
        ("map/L2104-L2105/rail", None, "built", false),
        ("map/places/Derna", None, "L3001", false),
    ] {
        let changes = [fine.clone(), change(what, old, new)];
        let (at, error) = Board::printed().with(&changes).unwrap_err();
        assert_eq!((at, matches!(error, ChartError::Unknown(_))), (1, unknown), "{what} = {new}: {error}");
    }
    let stale = [fine, change("map/L2104/terrain", Some("sea"), "rough")];
    let (at, error) = Board::printed().with(&stale).unwrap_err();
    let (found, expected) = ("clear".to_owned(), "sea".to_owned());
    assert_eq!((at, error), (1, ChartError::Old { what: "map/L2104/terrain".to_owned(), found, expected }));
}

#[test]
fn changes_of_the_charts_are_passed_over() {
    assert!(Board::accepts("map/L2104/terrain") && !Board::accepts("cities/Tobruk") && !Board::accepts("maps/x"));
    let mixed = [change("cities/Tobruk", None, "9"), change("map/L2104/terrain", None, "clear")];
    assert!(Board::printed().with(&mixed).unwrap().is_land(hex("L2104")));
    let wrong = [change("cities/Tobruk", None, "9"), change("map/L2104/terrain", None, "lava")];
    assert_eq!(Board::printed().with(&wrong).unwrap_err().0, 1);
}

#[test]
fn without_changes_nothing_changes() {
    let (printed, same) = (Board::printed(), Board::printed().with(&[]).unwrap());
    for hex in printed.grid.hexes() {
        assert_eq!(printed.tile(hex), same.tile(hex));
        for direction in Direction::ALL {
            assert_eq!(printed.edge(hex, direction), same.edge(hex, direction));
        }
    }
    assert_eq!(printed.places(), same.places());
    assert_eq!((printed.railroad(), printed.planned_railroad()), (same.railroad(), same.planned_railroad()));
}
