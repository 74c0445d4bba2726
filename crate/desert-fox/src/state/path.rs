//! Hexes and paths as orders write them.

use std::fmt;

use hexgrid::{Direction, Hex, Numbering};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::board::Board;

/// A hex of the map; its lettered number in text, its dense index in links.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(pub Hex);

impl Spot {
    /// The hex of a printed number.
    pub fn find(number: &str) -> Option<Self> {
        Board::printed().grid.parse(number).ok().map(Self)
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", Board::printed().grid.name(self.0, Numbering::Lettered))
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        if out.is_human_readable() { out.collect_str(self) } else { out.serialize_u16(self.0.index() as u16) }
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let unknown = |text: String| serde::de::Error::custom(format!("there is no hex '{text}'"));
        if from.is_human_readable() {
            let text = String::deserialize(from)?;
            return Self::find(&text).ok_or_else(|| unknown(text.chars().take(20).collect()));
        }
        let index = usize::from(u16::deserialize(from)?);
        if index < Board::printed().grid.len() {
            Ok(Self(Hex::from_index(index)))
        } else {
            Err(unknown(index.to_string()))
        }
    }
}

/// The steps of a move; in text their compass points, in links two to a byte.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Path(pub Vec<Direction>);

/// Steps of the longest path.
pub const LONGEST_PATH: usize = 120;

const POINTS: [&str; 6] = ["e", "ne", "nw", "w", "sw", "se"];

impl Path {
    /// The path through hexes that are each next to the one before.
    pub fn through(hexes: &[Hex]) -> Option<Self> {
        let grid = &Board::printed().grid;
        hexes.windows(2).map(|pair| grid.direction(pair[0], pair[1])).collect::<Option<_>>().map(Self)
    }

    /// The hexes entered from a start; none where the path leaves the board.
    pub fn hexes(&self, start: Hex) -> Option<Vec<Hex>> {
        let grid = &Board::printed().grid;
        let step = |here: &mut Hex, direction: &Direction| {
            let next = grid.neighbour(*here, *direction);
            *here = next.unwrap_or(*here);
            Some(next)
        };
        self.0.iter().scan(start, step).collect()
    }

    fn direction(text: &str) -> Option<Direction> {
        POINTS.iter().position(|point| *point == text).map(|at| Direction::ALL[at])
    }

    fn unpack(bytes: &[u8]) -> Option<Self> {
        let nibbles = bytes.iter().flat_map(|byte| [byte & 15, byte >> 4]).collect::<Vec<_>>();
        let steps = match nibbles.split_last() {
            Some((15, rest)) => rest,
            _ => &nibbles,
        };
        steps.iter().map(|&step| Direction::ALL.get(usize::from(step)).copied()).collect::<Option<_>>().map(Self)
    }

    fn pack(&self) -> Vec<u8> {
        let nibble = |pair: &[Direction], at: usize| pair.get(at).map_or(15, |step| step.index() as u8);
        self.0.chunks(2).map(|pair| nibble(pair, 0) | nibble(pair, 1) << 4).collect()
    }
}

impl fmt::Display for Path {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, step) in self.0.iter().enumerate() {
            write!(out, "{}{}", if at > 0 { " " } else { "" }, POINTS[step.index()])?;
        }
        Ok(())
    }
}

impl Serialize for Path {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        if out.is_human_readable() { out.collect_str(self) } else { self.pack().serialize(out) }
    }
}

impl<'de> Deserialize<'de> for Path {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let path = if from.is_human_readable() {
            let text = String::deserialize(from)?;
            text.split_ascii_whitespace().map(Self::direction).collect::<Option<_>>().map(Self)
        } else {
            Self::unpack(&Vec::<u8>::deserialize(from)?)
        };
        let fits = path.filter(|path| path.0.len() <= LONGEST_PATH);
        fits.ok_or_else(|| serde::de::Error::custom("a path is made of e, ne, nw, w, sw and se, 120 of them at most"))
    }
}
