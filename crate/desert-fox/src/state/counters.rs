//! The counters of a game by number: supply counters first, then the roster.

use std::borrow::Cow;
use std::fmt;
use std::sync::OnceLock;

use hexgrid::Hex;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::roster::{self, Roster, RosterUnit, roster};
use crate::model::points::Points;
use crate::model::rule_set::{RuleSet, ScheduleErrata};
use crate::model::units::UnitSize;
use crate::model::units::{Face, Nation, Side, UnitKind};
use crate::position::forces::Piece;
use crate::state::{Unit, flag};

/// Numbers kept for supply counters of the Axis: the first ones.
pub const AXIS_SUPPLY: usize = 30;
/// Numbers kept for supply counters of the Commonwealth: the next ones.
pub const COMMONWEALTH_SUPPLY: usize = 40;

/// A counter of the game, by its number.
///
/// Numbers stand in links that are read for ever: the roster only grows at its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UnitId(pub u8);

impl UnitId {
    /// Its place in lists of all counters.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What the counter is: its name, owner and type. Its values are those of the game’s configuration.
    #[inline]
    pub fn counter(self) -> &'static Counter {
        &counters()[self.index()]
    }

    /// The counter of that name.
    pub fn find(id: &str) -> Option<Self> {
        counters().iter().position(|counter| counter.id == id).map(|at| Self(at as u8))
    }

    /// The counter of a place in the roster.
    pub fn of_roster(at: u8) -> Self {
        let supply = AXIS_SUPPLY + COMMONWEALTH_SUPPLY;
        Self((supply + usize::from(at)).min(counters().len() - 1) as u8)
    }

    /// Its place in the roster; none for supply counters.
    pub fn in_roster(self) -> Option<u8> {
        self.index().checked_sub(AXIS_SUPPLY + COMMONWEALTH_SUPPLY).map(|at| at as u8)
    }

    /// All counters.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..counters().len()).map(|at| Self(at as u8))
    }
}

impl fmt::Display for UnitId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.counter().id)
    }
}

impl Serialize for UnitId {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        if out.is_human_readable() { out.serialize_str(&self.counter().id) } else { out.serialize_u8(self.0) }
    }
}

impl<'de> Deserialize<'de> for UnitId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let unknown = |name: String| serde::de::Error::custom(format!("no counter is called '{name}'"));
        if from.is_human_readable() {
            let name = String::deserialize(from)?;
            return Self::find(&name).ok_or_else(|| unknown(name.chars().take(60).collect()));
        }
        let number = u8::deserialize(from)?;
        if usize::from(number) < counters().len() { Ok(Self(number)) } else { Err(unknown(number.to_string())) }
    }
}

/// Movement points that a unit loses by forming a detachment (17.15).
pub const PARENT_LOSS: Points = Points::whole(2);

/// A counter as printed.
#[derive(Clone, Debug)]
pub struct Counter {
    /// Stable name.
    pub id: String,
    /// The roster's counter; none for supply counters.
    pub roster: Option<&'static RosterUnit>,
    /// Nation group; German for supply counters of the Axis.
    pub nation: Nation,
    /// Type; MSU for supply counters, which also show a dump.
    pub kind: UnitKind,
    /// Motorized.
    pub motorized: bool,
    /// Front.
    pub full: Face,
    /// Back; none for a unit of one step.
    pub back: Option<Face>,
    /// Organizational size.
    pub size: Option<UnitSize>,
    /// Armor rating.
    pub armor_rating: Option<u8>,
    /// Has a zone although it has no stacking points.
    pub zone: bool,
    /// Movement allowances of front and back; none for supply counters, whose allowance the tables hold.
    allowances: Option<[Points; 2]>,
}

impl Counter {
    /// The player whose counter it is.
    pub const fn side(&self) -> Side {
        self.nation.side()
    }

    /// A supply counter.
    pub const fn is_supply(&self) -> bool {
        self.kind.is_supply()
    }

    /// A combat unit: neither supply unit nor detachment.
    pub const fn is_combat(&self) -> bool {
        !self.is_supply() && !matches!(self.kind, UnitKind::Detachment)
    }

    /// The side that is up.
    pub fn face(&self, depleted: bool) -> Face {
        if depleted { self.back.unwrap_or(self.full) } else { self.full }
    }

    /// Morale on the depleted side, for a unit of one step its only morale.
    pub fn depleted_morale(&self) -> u8 {
        self.back.unwrap_or(self.full).morale
    }

    /// Movement allowance of the side that is up; a desert patrol has one of its own.
    ///
    /// Cases: 8.1, 18 · Rulings: R003, H116
    pub fn allowance(&self, depleted: bool) -> Option<Points> {
        self.allowances.map(|allowances| allowances[usize::from(depleted)])
    }

    /// The same in this phase, less what the unit has lost by forming a detachment.
    ///
    /// Cases: 8.1, 17.15 · Rulings: R003, R080
    pub fn allowance_now(&self, unit: &Unit) -> Option<Points> {
        let allowance = self.allowance(unit.is(flag::DEPLETED))?;
        Some(if unit.is(flag::DETACHED) { allowance.less(PARENT_LOSS) } else { allowance })
    }

    fn of(unit: &RosterUnit) -> Self {
        Self {
            id: unit.id.clone(),
            roster: roster::unit(&unit.id),
            nation: unit.nation,
            kind: unit.kind,
            motorized: unit.motorized,
            full: unit.full,
            back: unit.depleted,
            size: unit.size,
            armor_rating: unit.armor_rating,
            zone: unit.zone,
            allowances: Some([false, true].map(|depleted| Points::whole(unit.allowance(depleted)))),
        }
    }

    fn supply(side: Side, number: usize) -> Self {
        let (name, nation) = match side {
            Side::Axis => ("axis", Nation::German),
            Side::Commonwealth => ("commonwealth", Nation::Commonwealth),
        };
        let face =
            Face { strength: 0, parenthesized: false, morale: 5, stacking_points: 0, artillery: false, flak: false };
        Self {
            id: format!("{name}-supply-{number:02}"),
            roster: None,
            nation,
            kind: UnitKind::Msu,
            motorized: true,
            full: face,
            back: None,
            size: None,
            armor_rating: None,
            zone: false,
            allowances: None,
        }
    }

    /// Once lost it is never rebuilt.
    pub fn irreplaceable(&self) -> bool {
        self.roster.is_some_and(|unit| unit.irreplaceable)
    }

    /// The counter as a piece on the board, undisrupted.
    pub fn piece(&self, hex: Hex) -> Piece {
        Piece {
            side: self.side(),
            nation: self.nation,
            kind: self.kind,
            motorized: self.motorized,
            face: self.full,
            back: self.back,
            depleted_morale: self.depleted_morale(),
            silenced: false,
            allowance: None,
            hex,
            zone: crate::data::counter::has_zone(self.kind, self.full, self.zone),
            irreplaceable: self.irreplaceable(),
            pure_armor: false,
            disrupted: false,
            depleted: false,
            general_supply: None,
            combat_supply: None,
            spent: Points::ZERO,
            infiltrated: false,
            captured_from: None,
        }
    }
}

/// Every counter, by number, as corrected.
#[inline]
pub fn counters() -> &'static [Counter] {
    static COUNTERS: OnceLock<Vec<Counter>> = OnceLock::new();
    COUNTERS.get_or_init(|| listed(roster()))
}

/// Every counter, by number, with the values that a game is played with.
///
/// Cases: 2.22 · Rulings: R003, H091
pub fn counters_of(roster: &Roster, rules: &RuleSet) -> Cow<'static, [Counter]> {
    if std::ptr::eq(roster, Roster::standard()) && rules.schedule == ScheduleErrata::Corrected {
        return Cow::Borrowed(counters());
    }
    Cow::Owned(listed(roster.of(rules)))
}

fn listed(roster: &[RosterUnit]) -> Vec<Counter> {
    let supply = |side, count| (1..=count).map(move |number| Counter::supply(side, number));
    let units = roster.iter().map(Counter::of);
    supply(Side::Axis, AXIS_SUPPLY).chain(supply(Side::Commonwealth, COMMONWEALTH_SUPPLY)).chain(units).collect()
}
