//! Fortresses and oases as sources, and the supply of every unit.

use hexgrid::Hex;

use super::ground::SupplyGround;
use super::lines::Distances;
use crate::model::finding::{Code, Finding, Findings};
use crate::model::units::{Side, UnitId};

/// Where a unit's supply comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SupplyStatus {
    /// A line to the base, with its length in hexes.
    Line(u8),
    /// An isolated fortress.
    Fortress(Hex),
    /// The oasis in which it stands.
    Oasis(Hex),
    /// Nowhere.
    Unsupplied,
}

impl SupplyStatus {
    /// Whether the unit is supplied.
    pub const fn is_supplied(self) -> bool {
        !matches!(self, Self::Unsupplied)
    }

    /// The length of the line to the base.
    pub const fn line(self) -> Option<u8> {
        if let Self::Line(length) = self { Some(length) } else { None }
    }

    /// The fortress or oasis that supplies the unit.
    pub const fn source(self) -> Option<Hex> {
        match self {
            Self::Fortress(hex) | Self::Oasis(hex) => Some(hex),
            Self::Line(_) | Self::Unsupplied => None,
        }
    }
}

/// The units that scarce sources supply first.
#[derive(Clone, Copy, Debug)]
pub struct Named<'a> {
    units: &'a [UnitId],
    others: bool,
}

impl<'a> Named<'a> {
    /// These, then others up to the capacity.
    pub const fn first(units: &'a [UnitId]) -> Self {
        Self { units, others: true }
    }

    /// These alone: which others draw on a source follows from names that the enemy does not know.
    pub const fn only(units: &'a [UnitId]) -> Self {
        Self { units, others: false }
    }

    fn place(self, id: UnitId) -> usize {
        self.units.iter().position(|&other| other == id).unwrap_or(usize::MAX)
    }
}

/// A fortress or an oasis that cannot supply all units that could draw on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScarceSource {
    /// Its hex.
    pub hex: Hex,
    /// Units that it supplies.
    pub capacity: u8,
    /// Units that could draw on it, by number: more than its capacity.
    pub claims: Vec<UnitId>,
}

/// The supply of every unit of a side on the map, by number. Where a fortress or an oasis cannot supply all units
/// that could draw on it, it supplies those named first, in that order, then those nearest to it, then by hex and number.
///
/// Cases: 7.0, 7.2 · Rulings: I039, D004, D007
pub fn statuses(ground: &SupplyGround, named: Named, findings: &mut Findings) -> Vec<(UnitId, SupplyStatus)> {
    statuses_and_scarce(ground, named, findings).0
}

/// The same with the scarce sources, in the order in which they supply: a unit that one of them supplies claims nothing
/// of the next.
///
/// Cases: 7.0, 7.2 · Rulings: I039, D004, D007
pub fn statuses_and_scarce(
    ground: &SupplyGround,
    named: Named,
    findings: &mut Findings,
) -> (Vec<(UnitId, SupplyStatus)>, Vec<ScarceSource>) {
    let to_base = Distances::to_base(ground);
    let units = ground.position.of_side(ground.side);
    let mut found: Vec<(UnitId, Hex, SupplyStatus)> = units
        .map(|(id, hex)| (id, hex, to_base.get(hex).map_or(SupplyStatus::Unsupplied, SupplyStatus::Line)))
        .collect();
    let sources = ground.edition.board.sources().iter().filter(|&&hex| is_open_source(ground, &to_base, hex));
    let scarce = sources.filter_map(|&source| supply_from(ground, source, named, &mut found, findings)).collect();
    for &(id, hex, status) in &found {
        match status {
            SupplyStatus::Line(length) => {
                findings.push(Finding::of(Code::LineToBase).unit(id).hex(hex).numbers(0, length));
            }
            SupplyStatus::Unsupplied => findings.push(Finding::of(Code::NoLine).unit(id).hex(hex)),
            SupplyStatus::Fortress(_) | SupplyStatus::Oasis(_) => {}
        }
    }
    (found.into_iter().map(|(id, _, status)| (id, status)).collect(), scarce)
}

/// Whether a fortress or an oasis supplies the side: cut off from the base, with an undisrupted unit in
/// it, and not taken from an enemy who is still there.
///
/// Cases: 7.2 · Rulings: D006, D097, D106
fn is_open_source(ground: &SupplyGround, to_base: &Distances, hex: Hex) -> bool {
    let enemy_holds = ground.position.holds(ground.side.enemy(), hex);
    let first = !enemy_holds || ground.position.first_in(hex) == Some(ground.side);
    to_base.get(hex).is_none() && ground.position.holds(ground.side, hex) && first
}

/// Supplies units without a line from a fortress, over chains, or from an oasis, in its hex. Returns the source where
/// it is scarce.
///
/// Cases: 7.2 · Rulings: I049, D005, D007
fn supply_from(
    ground: &SupplyGround,
    source: Hex,
    named: Named,
    found: &mut [(UnitId, Hex, SupplyStatus)],
    findings: &mut Findings,
) -> Option<ScarceSource> {
    let tile = ground.edition.board.tile(source)?;
    let capacity = tile.fortress.map_or(1, |port| fortress_capacity(port, ground.side));
    let distances = tile.fortress.map(|_| Distances::to_source(ground, source));
    let in_reach = |hex: Hex| distances.as_ref().map_or(hex == source, |distances| distances.get(hex).is_some());
    let mut claims: Vec<&mut (UnitId, Hex, SupplyStatus)> =
        found.iter_mut().filter(|(_, hex, status)| !status.is_supplied() && in_reach(*hex)).collect();
    let number = claims.len() as u8;
    let scarce = (number > capacity).then(|| {
        let claims = claims.iter().map(|(id, ..)| *id).collect();
        ScarceSource { hex: source, capacity, claims }
    });
    if scarce.is_some() {
        let far = |hex: Hex| distances.as_ref().and_then(|distances| distances.get(hex)).unwrap_or(0);
        claims.retain(|(id, ..)| named.others || named.units.contains(id));
        claims.sort_by_key(|(id, hex, _)| (named.place(*id), far(*hex), hex.index(), *id));
    }
    let (full, supplies) = if tile.fortress.is_some() {
        (Code::FortressFull, Code::FortressSupplies)
    } else {
        (Code::OasisFull, Code::OasisSupplies)
    };
    if scarce.is_some() {
        findings.push(Finding::of(full).hex(source).numbers(capacity, number));
    }
    for (at, claim) in claims.into_iter().take(usize::from(capacity)).enumerate() {
        claim.2 = if tile.fortress.is_some() { SupplyStatus::Fortress(source) } else { SupplyStatus::Oasis(source) };
        findings.push(Finding::of(supplies).unit(claim.0).hex(source).numbers(capacity, at as i32 + 1));
    }
    scarce
}

/// The units that an isolated fortress supplies: its port capacity for the Allies, half of it for the Axis.
///
/// Cases: 7.2 · Rulings: D007
pub const fn fortress_capacity(port: u8, side: Side) -> u8 {
    match side {
        Side::Axis => port / 2,
        Side::Allied => port,
    }
}
