//! Hexes and paths in the two forms of orders: names and compass points in files, numbers in links and in the chain.

use hexgrid::{Direction, Hex};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::board::Board;

/// The names of directions in files.
const POINTS: [&str; 6] = ["E", "NE", "NW", "W", "SW", "SE"];

/// A hex: its name or coordinates in files, its index otherwise. It is always a hex of the map.
pub mod hex {
    use super::{Board, Deserialize, Deserializer, Hex, Serialize, Serializer};
    use serde::de::Error as _;

    pub fn serialize<S: Serializer>(hex: &Hex, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return Board::shipped().name(*hex).serialize(serializer);
        }
        (hex.index() as u16).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Hex, D::Error> {
        let board = Board::shipped();
        if deserializer.is_human_readable() {
            let name = String::deserialize(deserializer)?;
            return board.parse(&name).ok_or_else(|| D::Error::custom(format!("no hex has the name {name}")));
        }
        let index = usize::from(u16::deserialize(deserializer)?);
        board.hexes().find(|hex| hex.index() == index).ok_or_else(|| D::Error::custom(format!("no hex {index}")))
    }
}

/// Errors: no direction has that number.
fn direction<E: serde::de::Error>(number: u8) -> Result<Direction, E> {
    let known = Direction::ALL.get(usize::from(number)).copied();
    known.ok_or_else(|| E::custom(format!("no direction {number}")))
}

/// Errors: no direction has that name.
fn direction_named<E: serde::de::Error>(name: &str) -> Result<Direction, E> {
    let at = POINTS.iter().position(|point| *point == name);
    at.map(|at| Direction::ALL[at]).ok_or_else(|| E::custom(format!("no direction has the name {name}")))
}

/// A direction.
pub mod step {
    use super::{Deserialize, Deserializer, Direction, POINTS, Serialize, Serializer, direction, direction_named};

    pub fn serialize<S: Serializer>(step: &Direction, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return POINTS[step.index()].serialize(serializer);
        }
        (step.index() as u8).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Direction, D::Error> {
        if deserializer.is_human_readable() {
            return direction_named(&String::deserialize(deserializer)?);
        }
        direction(u8::deserialize(deserializer)?)
    }
}

/// Directions: compass points with spaces in files.
pub mod path {
    use super::{Deserialize, Deserializer, Direction, POINTS, Serialize, Serializer, direction, direction_named};

    pub fn serialize<S: Serializer>(path: &[Direction], serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return path.iter().map(|step| POINTS[step.index()]).collect::<Vec<_>>().join(" ").serialize(serializer);
        }
        path.iter().map(|step| step.index() as u8).collect::<Vec<_>>().serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Direction>, D::Error> {
        if deserializer.is_human_readable() {
            let text = String::deserialize(deserializer)?;
            return text.split_whitespace().map(direction_named).collect();
        }
        Vec::<u8>::deserialize(deserializer)?.into_iter().map(direction).collect()
    }
}
