//! The hexsides between two hexes as values: what runs along each, and the road that crosses it. The northern hex comes
//! first, or the western one of a row, so that each side has one place.

use std::sync::Arc;

use hexgrid::{Direction, Hex};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{ChartValue, Charts, value};
use crate::data::board::{Board, Edge};
use crate::model::map::Hexside;
use crate::model::provenance::Provenance;

/// The directions in which the second hex of a side lies from the first.
const FORWARD: [Direction; 3] = [Direction::East, Direction::SouthEast, Direction::SouthWest];
/// What a side says that no road crosses.
const NONE: &str = "none";

pub(super) fn values(charts: &Charts, found: &mut Vec<ChartValue>) {
    for (hex, direction) in sides() {
        let edge = charts.board.edge(hex, direction);
        let pair = format!("map/{}-{}", id(hex), charts.board.grid.neighbour(hex, direction).map_or("", id));
        found.push(value(format!("{pair}/terrain"), word(edge.terrain), (Provenance::Reconstructed, None)));
        let road = edge.road.map_or_else(|| NONE.to_owned(), word);
        found.push(value(format!("{pair}/road"), road, origin(hex, direction)));
    }
}

/// Each side of the shipped map with hexes on both sides that units could reach over it.
fn sides() -> impl Iterator<Item = (Hex, Direction)> {
    let board = Board::shipped();
    let all = board.hexes().flat_map(|hex| FORWARD.map(|direction| (hex, direction)));
    all.filter(|&(hex, direction)| {
        let far = board.grid.neighbour(hex, direction).filter(|&far| board.tile(far).is_some());
        far.is_some() && board.edge(hex, direction).terrain.has_hex_beyond()
    })
}

/// The coordinates of a hex.
fn id(hex: Hex) -> &'static str {
    Board::shipped().tile(hex).map_or("", |tile| tile.id)
}

/// Where the shipped road over a side comes from.
fn origin(hex: Hex, direction: Direction) -> (Provenance, Option<&'static str>) {
    let far = Board::shipped().grid.neighbour(hex, direction);
    let crosses = |pair: &[Hex]| far.is_some_and(|far| pair == [hex, far] || pair == [far, hex]);
    let road = Board::roads().iter().find(|road| road.hexes.windows(2).any(crosses));
    road.map_or((Provenance::Reconstructed, None), |road| (road.provenance, road.source))
}

fn word(value: impl Serialize) -> String {
    if let Ok(Value::String(word)) = serde_json::to_value(value) { word } else { String::new() }
}

fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    serde_json::from_value(Value::String(text.to_owned())).ok()
}

/// Puts a value in its place; none where it cannot stand there. The links of the board are those from before.
pub(super) fn set(charts: &mut Charts, what: &str, text: &str) -> Option<()> {
    let (pair, attribute) = what.split_once('/')?;
    let (one, other) = pair.split_once('-')?;
    let board = Arc::make_mut(&mut charts.board);
    let hex = board.parse(one)?;
    let direction = board.grid.direction(hex, board.parse(other)?)?;
    let edge = board.edge(hex, direction);
    let edge = match attribute {
        "terrain" => Edge { terrain: read::<Hexside>(text).filter(|terrain| terrain.has_hex_beyond())?, ..edge },
        "road" if text == NONE => Edge { road: None, ..edge },
        "road" => Edge { road: Some(read(text)?), ..edge },
        _ => return None,
    };
    board.set_edge(hex, direction, edge);
    Some(())
}
