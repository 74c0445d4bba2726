//! The shipped map against the errata and its own figures.

use super::*;
use crate::model::map::Country;
use crate::model::provenance::Provenance;

fn board() -> &'static Board {
    Board::shipped()
}

fn hex(text: &str) -> Hex {
    board().parse(text).unwrap()
}

fn terrain(from: &str, to: &str) -> Hexside {
    let direction = board().grid.direction(hex(from), hex(to)).unwrap();
    board().edge(hex(from), direction).terrain
}

#[test]
fn the_board_has_114_hexes_and_3_off_its_south_edge() {
    let off = board().hexes().filter(|&hex| board().tile(hex).unwrap().off_board).count();
    assert_eq!((board().hexes().count(), off), (117, 3));
}

#[test]
fn the_hexsides_that_the_errata_name_are_clear() {
    for (from, to) in [("Beda Fomm", "Antelat"), ("Msus", "6,3"), ("Sheleidima", "Er Regima")] {
        assert_eq!(terrain(from, to), Hexside::Clear, "{from} / {to}");
    }
    for to in ["6,3", "7,3"] {
        assert_eq!(terrain("7,2", to), Hexside::Clear, "7,2 / {to}");
    }
    assert_eq!(board().grid.neighbour(hex("Mechili"), Direction::West), Some(hex("7,2")));
}

#[test]
fn hexsides_are_counted() {
    let sides = || {
        board().hexes().flat_map(|at| Direction::ALL.map(|direction| (at, direction))).filter(|&(at, direction)| {
            let far = board().grid.neighbour(at, direction);
            board().edge(at, direction).terrain.has_hex_beyond() && far.is_some_and(|far| at < far)
        })
    };
    let count = |terrain| sides().filter(|&(at, direction)| board().edge(at, direction).terrain == terrain).count();
    assert_eq!([Hexside::Clear, Hexside::Mountain, Hexside::Escarpment, Hexside::Marsh].map(count), [262, 14, 12, 3]);
    let rough = |&(at, direction): &(Hex, Direction)| board().edge(at, direction).terrain != Hexside::Clear;
    let gaps = sides().filter(rough).filter(|&(at, direction)| board().beyond(at, direction).is_some());
    assert_eq!(gaps.count(), 8);
    let roads = |class| sides().filter(|&(at, direction)| board().edge(at, direction).road == Some(class)).count();
    assert_eq!(RoadClass::ALL.map(roads), [31, 45, 28]);
}

#[test]
fn the_coast_road_runs_from_base_to_base_with_tobruk_half_way() {
    let road = &Board::roads()[0];
    assert_eq!((road.class, road.hexes.len()), (RoadClass::Highway, 29));
    assert_eq!((road.hexes[0], road.hexes[28]), (board().base(Side::Axis), board().base(Side::Allied)));
    assert_eq!(road.hexes[14], hex("Tobruk"));
    assert!(road.hexes.iter().all(|&hex| board().on_coast_road(hex)));
}

#[test]
fn jalo_lies_two_hexes_off_the_board_where_two_trails_meet() {
    let jalo = hex("Jalo Oasis");
    let on_board = board().hexes().filter(|&hex| !board().tile(hex).unwrap().off_board);
    assert_eq!(on_board.map(|hex| board().grid.distance(jalo, hex)).min(), Some(2));
    let roads: Vec<_> = Board::roads().iter().filter(|road| road.hexes.contains(&jalo)).collect();
    assert_eq!(roads.iter().map(|road| road.class).collect::<Vec<_>>(), [RoadClass::Trail; 2]);
    assert_eq!(board().around(jalo).count(), 2);
}

#[test]
fn roads_that_pass_through_one_hex_need_not_join() {
    let at = hex("9,1");
    let to = |far: &str| board().grid.direction(at, hex(far)).unwrap();
    assert!(!board().joins(at, to("8,1"), to("Mechili")));
    assert!(!board().joins(at, to("Derna"), to("8,1")));
    assert!(board().joins(at, to("Derna"), to("Mechili")));
    assert!(!board().joins(at, to("Derna"), to("10,0")), "no road leads to Tmimi");
}

#[test]
fn border_hexes_are_those_at_the_frontier() {
    let country = |hex: Hex| board().tile(hex).unwrap().country;
    let touches = |at: Hex| {
        board().grid.neighbours(at).any(|(_, far)| board().tile(far).is_some_and(|tile| tile.country != country(at)))
    };
    for at in board().hexes() {
        assert_eq!(board().tile(at).unwrap().border, touches(at), "{}", board().name(at));
    }
    assert_eq!(board().hexes().filter(|&at| touches(at) && country(at) == Country::Libya).count(), 7);
}

#[test]
fn every_link_leads_back() {
    let links = &board().links;
    for number in 0..links.len() {
        let back = usize::from(links.link(number).back);
        assert_ne!(back, number);
        assert_eq!(usize::from(links.link(back).back), number);
    }
}

#[test]
fn links_are_three_hexes_long_on_tracks_two_on_trails_and_one_elsewhere() {
    let longest = |from: &str, to: &str| {
        let far = hex(to);
        board().links.from(hex(from)).filter(|(_, link)| link.to == far).map(|(_, link)| link.length).max()
    };
    assert_eq!(longest("Msus", "8,3"), Some(3));
    assert_eq!(longest("Msus", "9,3"), None);
    assert_eq!(longest("Bir Gubi", "12,5"), Some(2));
    assert_eq!(longest("Bir Gubi", "12,6"), None);
    assert_eq!(longest("10,4", "10,5"), Some(1));
    assert_eq!(longest("10,4", "10,6"), None);
    assert_eq!(longest("11,3", "12,4"), Some(2), "track and trail join in Bir Gubi");
    assert_eq!(longest("11,3", "12,5"), None, "a trail allows two hexes");
    assert_eq!(longest("8,1", "Derna"), None, "the roads do not join in 9,1");
}

#[test]
fn every_value_of_the_sources_names_its_place() {
    let tiles = board().hexes().filter_map(|hex| board().tile(hex));
    let values = tiles.map(|tile| (tile.id, tile.provenance, tile.source));
    let roads = Board::roads().iter().map(|road| (road.name, road.provenance, road.source));
    for (name, provenance, source) in values.chain(roads) {
        assert_eq!(source.is_some(), provenance != Provenance::Reconstructed, "{name}");
    }
}
