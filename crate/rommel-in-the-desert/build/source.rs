//! The map as Rust source, and the checks that it must pass.

use std::fmt::Write as _;

use crate::map::{Board, COLUMNS, DIRECTIONS, Map, ROWS};

/// What runs along a hexside, and the road that crosses it as its number in the file.
#[derive(Clone, Copy)]
struct Side<'map> {
    terrain: &'map str,
    road: Option<usize>,
}

/// Writes the tables of the board.
///
/// Errors: whatever in the map contradicts itself.
pub fn write(map: &Map) -> Result<String, Box<dyn std::error::Error>> {
    let board = Board::of(map)?;
    let sides = sides(map, &board)?;
    check_rough(&board, &sides)?;
    let mut out = format!("pub(super) const ROWS: u8 = {ROWS};\npub(super) const COLUMNS: u8 = {COLUMNS};\n");
    write_tiles(map, &board, &mut out)?;
    write_edges(map, &sides, &mut out)?;
    write_roads(map, &board, &mut out)?;
    write_apart(map, &board, &sides, &mut out)?;
    Ok(out)
}

/// The hexsides of every hex, the same seen from both hexes.
fn sides<'map>(map: &'map Map, board: &Board<'map>) -> Result<Vec<[Side<'map>; 6]>, String> {
    let mut sides = vec![[Side { terrain: "edge", road: None }; 6]; board.slots.len()];
    for hex in &map.hexes {
        for (at, name) in DIRECTIONS.iter().enumerate() {
            let terrain = hex.sides.get(*name).ok_or_else(|| format!("{}: no side {name}", hex.id))?;
            sides[board.index(&hex.id)?][at].terrain = terrain;
        }
    }
    for (number, road) in map.roads.iter().enumerate() {
        for step in road.hexes.windows(2) {
            for [from, to] in [[&step[0], &step[1]], [&step[1], &step[0]]] {
                let side = &mut sides[board.index(from)?][board.direction(from, to)?];
                if side.road.replace(number).is_some() {
                    return Err(format!("{from} and {to} share a side with two roads"));
                }
            }
        }
    }
    Ok(sides)
}

/// Sides read the same from both hexes, and sides without a hex beyond say why.
fn check_rough(board: &Board, sides: &[[Side; 6]]) -> Result<(), String> {
    for (index, hex) in board.slots.iter().enumerate().filter_map(|(index, hex)| Some((index, (*hex)?))) {
        for (direction, side) in sides[index].iter().enumerate() {
            let passage = matches!(side.terrain, "clear" | "mountain" | "escarpment" | "marsh");
            let beyond = board.neighbour(&hex.id, direction);
            let far = beyond.map(|far| sides[far][(direction + 3) % 6].terrain);
            let agrees = if passage { far == Some(side.terrain) } else { far.is_none_or(|far| far == side.terrain) };
            if !agrees || side.road.is_some() && !passage {
                return Err(format!("{}: side {} contradicts the hex beyond it", hex.id, DIRECTIONS[direction]));
            }
        }
    }
    Ok(())
}

fn write_tiles(map: &Map, board: &Board, out: &mut String) -> Result<(), Box<dyn std::error::Error>> {
    writeln!(out, "pub(super) static TILES: [Option<Tile>; {}] = [", board.slots.len())?;
    for slot in &board.slots {
        let Some(hex) = slot else {
            writeln!(out, "    None,")?;
            continue;
        };
        let base = map.bases.iter().find(|base| base.hex == hex.id).map(|base| format!("Side::{}", title(&base.side)));
        let port = map.fortresses.iter().find(|fortress| fortress.hex == hex.id).map(|fortress| fortress.capacity);
        let provenance = hex.provenance.as_deref().unwrap_or("reconstructed");
        writeln!(
            out,
            "    Some(Tile {{ id: {:?}, name: {:?}, provenance: Provenance::{}, source: {:?}, country: Country::{}, \
             off_board: {}, base: {}, fortress: {:?}, oasis: {}, border: {} }}),",
            hex.id,
            hex.name,
            title(provenance),
            hex.source,
            hex.country,
            hex.off_board,
            base.map_or("None".to_owned(), |side| format!("Some({side})")),
            port,
            map.oases.contains(&hex.id),
            map.border.contains(&hex.id),
        )?;
    }
    Ok(writeln!(out, "];")?)
}

fn write_edges(map: &Map, sides: &[[Side; 6]], out: &mut String) -> Result<(), Box<dyn std::error::Error>> {
    writeln!(out, "pub(super) static EDGES: [[Edge; 6]; {}] = [", sides.len())?;
    for six in sides {
        let edge = |side: &Side| {
            let road = side
                .road
                .map_or("None".to_owned(), |road| format!("Some(RoadClass::{})", title(&map.roads[road].class)));
            format!("Edge {{ terrain: Hexside::{}, road: {road} }}", title(side.terrain))
        };
        writeln!(out, "    [{}],", six.iter().map(edge).collect::<Vec<_>>().join(", "))?;
    }
    Ok(writeln!(out, "];")?)
}

fn write_roads(map: &Map, board: &Board, out: &mut String) -> Result<(), Box<dyn std::error::Error>> {
    writeln!(out, "pub(super) static ROADS: [Road; {}] = [", map.roads.len())?;
    for road in &map.roads {
        let hexes: Result<Vec<String>, String> =
            road.hexes.iter().map(|id| board.index(id).map(|index| format!("h({index})"))).collect();
        writeln!(
            out,
            "    Road {{ class: RoadClass::{}, name: {:?}, provenance: Provenance::{}, source: {:?}, hexes: &[{}] }},",
            title(&road.class),
            road.name,
            title(&road.provenance),
            road.source,
            hexes?.join(", ")
        )?;
    }
    Ok(writeln!(out, "];")?)
}

/// The pairs of hexsides in a hex whose roads do not join there.
fn write_apart(
    map: &Map,
    board: &Board,
    sides: &[[Side; 6]],
    out: &mut String,
) -> Result<(), Box<dyn std::error::Error>> {
    writeln!(out, "pub(super) static APART: &[(usize, [usize; 2])] = &[")?;
    for entry in &map.not_joining {
        let index = board.index(&entry.hex)?;
        let number = |name: &String| map.roads.iter().position(|road| road.name == *name);
        let roads = entry.roads.each_ref().map(number);
        for (one, other) in (0..6).flat_map(|one| (0..6).map(move |other| (one, other))) {
            let pair = [sides[index][one].road, sides[index][other].road];
            if pair.iter().all(Option::is_some) && pair == roads {
                writeln!(out, "    ({index}, [{one}, {other}]),")?;
            }
        }
    }
    Ok(writeln!(out, "];")?)
}

/// The name of a variant.
fn title(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
