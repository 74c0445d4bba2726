//! What each step on the board costs one class of units (8.29), reckoned once for a board and its tables.

use std::borrow::Cow;
use std::sync::OnceLock;

use hexgrid::{Direction, Hex, Lane};

use crate::data::board::Board;
use crate::data::tables::{Cost, Tables};
use crate::model::points::Points;
use crate::model::refusal::RefusalCode;
use crate::model::rule_set::{HexsideWays, RuleSet};
use crate::model::units::{HexsideTerrain, Terrain, Way};

/// Why a step is barred.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Bar {
    /// Open water or off the map.
    OffMap = 1,
    /// Open water along the hexside.
    Sea,
    /// An escarpment without a road or track.
    Escarpment,
    /// Marsh or sand sea without a road or track.
    Marsh,
    /// An enemy detachment closes the only road.
    RoadClosed,
    /// Enemy combat units.
    Enemy,
    /// Enemy supply units alone.
    SupplyUnit,
    /// A second step from zone to zone.
    ZoneAgain,
    /// A detachment before an enemy zone.
    DetachmentZone,
    /// A detachment before enemy units.
    DetachmentEnemy,
}

impl Bar {
    const ALL: [Self; 10] = [
        Self::OffMap,
        Self::Sea,
        Self::Escarpment,
        Self::Marsh,
        Self::RoadClosed,
        Self::Enemy,
        Self::SupplyUnit,
        Self::ZoneAgain,
        Self::DetachmentZone,
        Self::DetachmentEnemy,
    ];

    /// The bar of a reason code of a search.
    pub fn from_reason(reason: u8) -> Option<Self> {
        Self::ALL.get(usize::from(reason).checked_sub(1)?).copied()
    }

    /// The refusal it makes.
    pub const fn refusal(self) -> RefusalCode {
        match self {
            Self::OffMap => RefusalCode::MoveOffMap,
            Self::Sea => RefusalCode::MoveSea,
            Self::Escarpment => RefusalCode::MoveEscarpment,
            Self::Marsh => RefusalCode::MoveMarsh,
            Self::RoadClosed => RefusalCode::MoveRoadClosed,
            Self::Enemy => RefusalCode::MoveEnemy,
            Self::SupplyUnit => RefusalCode::MoveSupplyUnit,
            Self::ZoneAgain => RefusalCode::MoveZoneAgain,
            Self::DetachmentZone => RefusalCode::DetachmentZone,
            Self::DetachmentEnemy => RefusalCode::DetachmentEnemy,
        }
    }
}

/// The cost of a step in half movement points, or why it is barred.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Toll(u8);

/// Tolls from here on are bars.
const BARRED: u8 = 0xe0;

impl Toll {
    const fn of(points: Points) -> Self {
        let halves = points.halves();
        Self(if halves < BARRED as u16 { halves as u8 } else { BARRED - 1 })
    }

    const fn bar(bar: Bar) -> Self {
        Self(BARRED + bar as u8)
    }

    /// Half movement points, or the bar.
    #[inline]
    pub const fn halves(self) -> Result<u16, u8> {
        if self.0 < BARRED { Ok(self.0 as u16) } else { Err(self.0 - BARRED) }
    }
}

/// What a step costs with its roads open, and with its roads closed by an enemy detachment (17.27).
#[derive(Clone, Copy, Debug)]
struct Tolls {
    open: Toll,
    closed: Toll,
}

/// Steps that are open as long as no enemy is near, in half movement points, one hex after the other.
#[derive(Clone, Debug, Default)]
struct Lanes {
    all: Vec<Lane>,
    /// Where the lanes of each hex begin, and where the last ones end.
    starts: Vec<u16>,
}

impl Lanes {
    fn of(board: &Board, toll: impl Fn(Hex, Direction, Hex) -> Toll) -> Self {
        let mut lanes = Self { all: Vec::new(), starts: vec![0] };
        for hex in board.grid.hexes() {
            lanes.all.extend(board.grid.neighbours(hex).filter_map(|(direction, to)| {
                let cost = toll(hex, direction, to).halves().ok()? as u8;
                Some(Lane { to, cost, direction })
            }));
            lanes.starts.push(lanes.all.len() as u16);
        }
        lanes
    }

    #[inline]
    fn at(&self, hex: Hex) -> &[Lane] {
        let (start, end) = (self.starts[hex.index()], self.starts[hex.index() + 1]);
        &self.all[usize::from(start)..usize::from(end)]
    }
}

/// The costs of every step for one class.
#[derive(Clone, Debug)]
pub struct Costs {
    steps: Vec<[Tolls; 6]>,
    /// The open steps out of every hex.
    out: Lanes,
    /// The open steps into every hex, each by the hex that it comes from.
    into: Lanes,
}

impl Costs {
    /// The costs of a class on a board; those of the shipped board and tables are reckoned once.
    pub fn of(board: &Board, tables: &Tables, rules: &RuleSet, motorized: bool) -> Cow<'static, Self> {
        static SHIPPED: [OnceLock<Costs>; 4] = [const { OnceLock::new() }; 4];
        if std::ptr::eq(board, Board::printed()) && std::ptr::eq(tables, Tables::standard()) {
            let at = usize::from(motorized) + 2 * (rules.hexside_ways as usize);
            return Cow::Borrowed(SHIPPED[at].get_or_init(|| Self::reckon(board, tables, rules, motorized)));
        }
        Cow::Owned(Self::reckon(board, tables, rules, motorized))
    }

    fn reckon(board: &Board, tables: &Tables, rules: &RuleSet, motorized: bool) -> Self {
        let tolls = |hex: Hex, direction: Direction| {
            let Some(to) = board.grid.neighbour(hex, direction) else {
                return Tolls { open: Toll::bar(Bar::OffMap), closed: Toll::bar(Bar::OffMap) };
            };
            let way = board.way(hex, direction);
            let ground = |way| StepGround { into: board.terrain(to), side: board.side(hex, direction), way };
            let open = toll(ground(way), tables, rules, motorized);
            if way != Way::Road {
                return Tolls { open, closed: open };
            }
            let closed = toll(ground(Way::None), tables, rules, motorized);
            let closed = if closed.halves().is_err() { Toll::bar(Bar::RoadClosed) } else { closed };
            Tolls { open, closed }
        };
        let hexes = board.grid.hexes();
        let steps: Vec<_> = hexes.map(|hex| Direction::ALL.map(|direction| tolls(hex, direction))).collect();
        let out = Lanes::of(board, |from, direction, _| steps[from.index()][direction.index()].open);
        let into = Lanes::of(board, |_, direction, from| steps[from.index()][direction.opposite().index()].open);
        Self { steps, out, into }
    }

    /// The steps out of a hex that are open as long as no enemy is near.
    #[inline]
    pub fn lanes(&self, from: Hex) -> &[Lane] {
        self.out.at(from)
    }

    /// The steps into a hex that are open as long as no enemy is near; `to` is the hex that each comes from, in the direction
    /// that leads there.
    #[inline]
    pub fn lanes_into(&self, hex: Hex) -> &[Lane] {
        self.into.at(hex)
    }

    /// The toll of a step, roads closed or not.
    #[inline]
    pub fn toll(&self, from: Hex, direction: Direction, closed: bool) -> Toll {
        let tolls = self.steps[from.index()][direction.index()];
        if closed { tolls.closed } else { tolls.open }
    }
}

/// What a step crosses.
#[derive(Clone, Copy, Debug)]
pub struct StepGround {
    /// Terrain of the hex entered.
    pub into: Terrain,
    /// The hexside.
    pub side: HexsideTerrain,
    /// The road or track across it.
    pub way: Way,
}

/// The cost of a step: the terrain of the hex, or the road or track that leads there, and what the hexside adds.
///
/// Motorized units enter sand sea and marsh, and cross an escarpment, along a road or track only.
///
/// Cases: 8.14, 8.29 · Rulings: R011, R027, H021, H025, H026
fn toll(ground: StepGround, tables: &Tables, rules: &RuleSet, motorized: bool) -> Toll {
    let side = match side_cost(ground, tables, rules, motorized) {
        Ok(points) => points,
        Err(bar) => return Toll::bar(bar),
    };
    match hex_cost(ground, tables, motorized) {
        Ok(points) => Toll::of(points + side),
        Err(bar) => Toll::bar(bar),
    }
}

/// What the hex costs by itself.
///
/// Cases: 8.14, 8.29 · Rulings: H026
pub fn hex_cost(ground: StepGround, tables: &Tables, motorized: bool) -> Result<Points, Bar> {
    if matches!(ground.into, Terrain::Sea | Terrain::OffMap) {
        return Err(Bar::OffMap);
    }
    let on_way = tables.way(ground.way, motorized);
    match on_way.unwrap_or(tables.terrain(ground.into, motorized)) {
        Cost::Points(points) => Ok(points),
        Cost::WayOnly(_) | Cost::Never => Err(Bar::Marsh),
    }
}

/// What the hexside adds: nothing along a road, half along a track, where the addition to the terrain chart is in force.
///
/// Cases: 8.29 · Rulings: R011, H021, H025, H026
pub fn side_cost(ground: StepGround, tables: &Tables, rules: &RuleSet, motorized: bool) -> Result<Points, Bar> {
    let lessened = rules.hexside_ways == HexsideWays::RoadCancelsTrackHalves;
    let (points, way_only) = match tables.hexside(ground.side, motorized) {
        Cost::Points(points) => (points, false),
        Cost::WayOnly(points) => (points, true),
        Cost::Never if ground.side == HexsideTerrain::Sea => return Err(Bar::Sea),
        Cost::Never => return Err(Bar::Escarpment),
    };
    match ground.way {
        Way::Road if lessened => Ok(Points::ZERO),
        Way::Track if lessened => Ok(points.halved()),
        Way::None if way_only => Err(Bar::Escarpment),
        _ => Ok(points),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cost(into: Terrain, side: HexsideTerrain, way: Way, motorized: bool, rules: &RuleSet) -> Result<u16, u8> {
        toll(StepGround { into, side, way }, Tables::standard(), rules, motorized).halves()
    }

    #[test]
    fn a_road_cancels_a_ridge_and_a_track_halves_it() {
        let rules = RuleSet::spi_1981_errata();
        let over = |way| cost(Terrain::Clear, HexsideTerrain::Ridge, way, true, &rules);
        assert_eq!((over(Way::None), over(Way::Track), over(Way::Road)), (Ok(10), Ok(2 + 3), Ok(2)));
        let printed = RuleSet::spi_1981();
        assert_eq!(cost(Terrain::Clear, HexsideTerrain::Ridge, Way::Road, true, &printed), Ok(2 + 6));
    }

    #[test]
    fn motorized_units_need_a_way_through_marsh_and_over_an_escarpment() {
        let rules = RuleSet::spi_1981_errata();
        assert_eq!(cost(Terrain::Marsh, HexsideTerrain::None, Way::None, true, &rules), Err(Bar::Marsh as u8));
        assert_eq!(cost(Terrain::Marsh, HexsideTerrain::None, Way::Track, true, &rules), Ok(2));
        assert_eq!(cost(Terrain::Marsh, HexsideTerrain::None, Way::None, false, &rules), Ok(6));
        let scarp = |way| cost(Terrain::Clear, HexsideTerrain::Escarpment, way, true, &rules);
        assert_eq!((scarp(Way::None), scarp(Way::Track)), (Err(Bar::Escarpment as u8), Ok(2 + 4)));
        let printed = RuleSet::spi_1981();
        assert_eq!(cost(Terrain::Clear, HexsideTerrain::Escarpment, Way::Road, true, &printed), Ok(2 + 8));
    }

    #[test]
    fn every_reason_names_its_bar() {
        for bar in Bar::ALL {
            assert_eq!(Bar::from_reason(bar as u8), Some(bar));
        }
        assert_eq!(Bar::from_reason(0), None);
    }
}
