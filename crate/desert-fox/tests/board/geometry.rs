//! Numbers, neighbours and places in the plane.

use desert_fox::data::board::Board;
use hexgrid::{Direction, Numbering};

use super::file::{hex, id, list, map, text};

#[test]
fn every_hex_has_the_numbers_of_both_editions() {
    let grid = &Board::printed().grid;
    let records = list(&map()["hexes"]);
    assert_eq!((records.len(), grid.len(), grid.rows(), grid.columns()), (1914, 1914, 29, 66));
    let mut seen = vec![false; grid.len()];
    for record in records {
        let hex = hex(text(&record["id"]));
        assert!(!std::mem::replace(&mut seen[hex.index()], true), "{}", record["id"]);
        assert_eq!(grid.parse(text(&record["six_angles"])).unwrap(), hex);
        assert_eq!(grid.name(hex, Numbering::Lettered).to_string(), text(&record["id"]));
        assert_eq!(grid.name(hex, Numbering::Plain).to_string(), text(&record["six_angles"]));
        let west = if record["sheet"] == "E" { 32 } else { 0 };
        assert_eq!(u64::from(grid.row(hex)), record["row"].as_u64().unwrap());
        assert_eq!(u64::from(grid.column(hex)), record["col"].as_u64().unwrap() + west);
    }
    assert_eq!([id(hex("2136")), id(hex("0701"))], ["E2104", "L0701"]);
}

#[test]
fn every_neighbour_lies_where_the_map_file_says() {
    let grid = &Board::printed().grid;
    let names = ["E", "NE", "NW", "W", "SW", "SE"];
    for hex in grid.hexes() {
        let (row, column) = (i64::from(grid.row(hex)), i64::from(grid.column(hex)));
        let parity = if row % 2 == 0 { "even_row" } else { "odd_row" };
        for (direction, name) in Direction::ALL.into_iter().zip(names) {
            let step = &map()["grid"]["neighbours"][parity][name];
            let [north, east] = [0, 1].map(|at| step[at].as_i64().unwrap());
            let at = |number: i64| u8::try_from(number).ok();
            let expected = at(row + north).zip(at(column + east)).and_then(|(row, column)| grid.at(row, column));
            assert_eq!(grid.neighbour(hex, direction), expected, "{} {name}", id(hex));
            if let Some(far) = expected {
                assert_eq!(grid.neighbour(far, direction.opposite()), Some(hex), "{} {name}", id(hex));
            }
        }
    }
}

#[test]
fn neighbours_lie_one_hex_away_in_their_directions() {
    let grid = &Board::printed().grid;
    for hex in grid.hexes() {
        let [x, y] = grid.centre(hex);
        let (row, column) = (f32::from(grid.row(hex)), f32::from(grid.column(hex)));
        let shift = if grid.row(hex).is_multiple_of(2) { 0.5 } else { 0.0 };
        assert!((x - column - shift).abs() < 1e-3 && (y - row * 0.866_025).abs() < 1e-3, "{}", id(hex));
        for (direction, far) in grid.neighbours(hex) {
            let [far_x, far_y] = grid.centre(far);
            let angle = f32::from(direction as u8) * 60.0_f32.to_radians();
            let (off_x, off_y) = (far_x - x - angle.cos(), far_y - y - angle.sin());
            assert!(off_x.abs() < 1e-3 && off_y.abs() < 1e-3, "{} {direction:?}", id(hex));
        }
    }
}

#[test]
fn the_sheets_meet_in_all_rows() {
    let grid = &Board::printed().grid;
    for row in 1..=29 {
        let (west, east) = (hex(&format!("L{row:02}32")), hex(&format!("E{row:02}01")));
        assert_eq!(grid.neighbour(west, Direction::East), Some(east), "row {row}");
    }
}

#[test]
fn distances_are_those_of_the_maps_notes() {
    let board = Board::printed();
    let at = |name: &str| board.place(name).unwrap().hex;
    for (from, to, hexes) in [
        ("Tobruk", "Alexandria", 39),
        ("Benghazi", "Tobruk", 23),
        ("Benghazi", "Alexandria", 62),
        ("El Agheila", "Alexandria", 70),
        ("Mechili", "Tobruk", 10),
    ] {
        assert_eq!(board.grid.distance(at(from), at(to)), hexes, "{from} - {to}");
    }
}

#[test]
fn the_rim_of_the_map_is_land_with_a_side_off_the_sheets() {
    let board = Board::printed();
    let edge = |id: &str| board.is_map_edge(hex(id));
    assert!(edge("L0701") && edge("L0101") && edge("E1834") && edge("E0106") && edge("L2914"));
    assert!(!edge("L2901") && !edge("L0732") && !edge("E0701") && !edge("E1833") && !edge("E0134"));
    let grid = &board.grid;
    for hex in grid.hexes() {
        let (row, column) = (grid.row(hex), grid.column(hex));
        let rim = row == 1 || row == 29 || column == 1 || column == 66;
        assert_eq!(board.is_map_edge(hex), rim && board.is_land(hex), "{}", id(hex));
    }
}

#[test]
fn only_columns_1_to_22_of_the_libyan_sheet_lie_west_of_the_malta_line() {
    let board = Board::printed();
    for hex in board.grid.hexes() {
        let name = id(hex);
        let west = name.starts_with('L') && name[3..].parse::<u8>().unwrap() < 23;
        assert_eq!(board.west_of_malta_line(hex), west, "{name}");
    }
    assert!(board.west_of_malta_line(hex("L2322")) && !board.west_of_malta_line(hex("L2323")));
}
