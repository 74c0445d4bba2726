//! Where a unit may withdraw: along any of its supply lines, towards the base, through no hex with enemies.

use hexgrid::{Direction, Hex};

use crate::data::edition::Edition;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::UnitId;
use crate::position::Position;
use crate::rules::movement::{Excess, ends_known_move, excess};
use crate::rules::supply::{Distances, SupplyGround, Walk, walk};

/// A unit and the path of its withdrawal.
#[derive(Clone, Copy, Debug)]
pub struct Withdrawal<'a> {
    /// The unit.
    pub unit: UnitId,
    /// The directions of its steps.
    pub path: &'a [Direction],
    /// Hexes of the Rommel bonus: none outside an Axis Pass turn or retreat.
    pub rommel: u8,
}

/// Where a withdrawal ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Retirement {
    /// The hex.
    pub hex: Hex,
    /// The directions of the steps.
    pub path: Vec<Direction>,
    /// Whether its last hex needs a forced march.
    pub forced_march: bool,
}

/// The hexes of a withdrawal by supply distance.
struct Field<'a> {
    ground: SupplyGround<'a>,
    distances: Distances,
    start: Hex,
    start_distance: u8,
    speed: u8,
}

impl<'a> Field<'a> {
    /// The field of a unit.
    ///
    /// Errors: it has no line, or stands in its base.
    ///
    /// Cases: 4.5 · Rulings: I022, D030, D046
    fn new(edition: Edition<'a>, position: &'a Position, unit: UnitId) -> Result<Self, Refusal> {
        let start = position.hex(unit).ok_or(Refusal::of(RefusalCode::NotOnMap).unit(unit))?;
        let ground = SupplyGround::new(edition, position, position.side(unit));
        let distances = Distances::to_base(&ground);
        let none = Refusal::of(RefusalCode::NoLineToWithdraw).unit(unit).hex(start);
        let start_distance = distances.get(start).filter(|&distance| distance > 0).ok_or(none)?;
        Ok(Self { ground, distances, start, start_distance, speed: position.block(unit).speed })
    }

    /// Whether a withdrawing unit may enter a hex.
    ///
    /// Errors: it is a battle hex, or an enemy hex.
    ///
    /// Cases: 4.5 · Rulings: I031, I032
    fn check_hex(&self, hex: Hex) -> Result<(), Refusal> {
        match (self.ground.position.is_shared(hex), self.ground.position.is_in(self.ground.side.enemy(), hex)) {
            (true, _) => Err(Refusal::of(RefusalCode::WithdrawIntoBattle).hex(hex)),
            (false, true) => Err(Refusal::of(RefusalCode::WithdrawIntoEnemy).hex(hex)),
            (false, false) => Ok(()),
        }
    }

    /// Whether a hex lies nearer to the base than the start, along supply lines.
    ///
    /// Cases: 4.5 · Rulings: I021, D031
    fn is_nearer(&self, hex: Hex) -> bool {
        self.distances.get(hex).is_some_and(|distance| distance < self.start_distance)
    }

    /// Whether a path along a line leads nearer to the base: its end, and the hex before it, where a forced march into
    /// the end may fail.
    ///
    /// Cases: 4.5 · Rulings: I021, D027, D031
    fn leads_nearer(&self, path: &[Direction], end: Hex, forced_march: bool) -> bool {
        let before = path.split_last().filter(|_| forced_march);
        let stops = before.and_then(|(_, rest)| self.ground.edition.board.grid.path_end(self.start, rest));
        self.is_nearer(end) && stops.is_none_or(|hex| self.is_nearer(hex))
    }

    /// Whether a path follows a line of the unit: one that comes nearer to the base with each link, or any.
    ///
    /// Cases: 4.5, 7.0 · Rulings: I022, D031
    fn follows(&self, whole: &[Direction], nearer: Option<&Distances>) -> bool {
        let mut on_line = false;
        walk(&self.ground, self.start, nearer, &mut |path, _| {
            on_line |= path == whole;
            if whole.starts_with(path) { Walk::On } else { Walk::Stop }
        });
        on_line
    }

    /// Whether the last hex of a path needs a forced march, or why the path is too long.
    ///
    /// Cases: 4.5 · Rulings: I014, D020, D045
    fn check_length(&self, path: &[Direction], rommel: u8) -> Result<bool, Refusal> {
        let Excess(beyond) = excess(&self.ground.edition, self.speed, self.start, path);
        if path.is_empty() || beyond > rommel + 1 {
            return Err(RefusalCode::MoveTooFar.into());
        }
        Ok(beyond > rommel)
    }
}

/// Whether a unit may withdraw along a path. Lines and enemies are those of the position before anything withdraws.
///
/// Errors: the rule against it.
///
/// Cases: 4.4, 4.5, 9.7 · Rulings: I021, I022, I031, I032, D031, D035, D061, D092
pub fn check_withdrawal(edition: Edition, position: &Position, withdrawal: Withdrawal) -> Result<Retirement, Refusal> {
    let field = Field::new(edition, position, withdrawal.unit)?;
    let of_unit = |refusal: Refusal| refusal.unit(withdrawal.unit);
    let side = field.ground.side;
    let over_hostile = |first: &&Direction| !position.own_sides(side, field.start).has(**first);
    if position.holds(side.enemy(), field.start) && withdrawal.path.first().as_ref().is_some_and(over_hostile) {
        return Err(of_unit(Refusal::of(RefusalCode::LeavesOverHostile).hex(field.start)));
    }
    let mut end = field.start;
    for (step, &direction) in withdrawal.path.iter().enumerate() {
        if step > 0 && ends_known_move(position, side, end) {
            return Err(of_unit(Refusal::of(RefusalCode::MoveThroughMines).hex(end)));
        }
        end = edition.board.grid.neighbour(end, direction).ok_or(of_unit(RefusalCode::NoHex.into()))?;
        field.check_hex(end).map_err(of_unit)?;
    }
    let forced_march = field.check_length(withdrawal.path, withdrawal.rommel).map_err(of_unit)?;
    if !field.follows(withdrawal.path, None) {
        return Err(of_unit(Refusal::of(RefusalCode::OffLine).hex(end)));
    }
    let towards = field.follows(withdrawal.path, Some(&field.distances));
    if !towards || !field.leads_nearer(withdrawal.path, end, forced_march) {
        return Err(of_unit(Refusal::of(RefusalCode::NotTowardsBase).hex(end)));
    }
    Ok(Retirement { hex: end, path: withdrawal.path.to_vec(), forced_march })
}

/// Every hex to which a unit may withdraw, by index, each with the shortest of its paths.
///
/// Cases: 4.5 · Rulings: I021, I022, I031, I032, D031, D044, D045
pub fn withdrawals(edition: Edition, position: &Position, unit: UnitId, rommel: u8) -> Vec<Retirement> {
    let Ok(field) = Field::new(edition, position, unit) else { return Vec::new() };
    let mut found: Vec<Retirement> = Vec::new();
    walk(&field.ground, field.start, Some(&field.distances), &mut |path, hex| {
        if field.check_hex(hex).is_err() {
            return Walk::Stop;
        }
        let length = field.check_length(path, rommel);
        if let Ok(forced_march) = length
            && field.leads_nearer(path, hex, forced_march)
        {
            keep(&mut found, Retirement { hex, path: path.to_vec(), forced_march });
        }
        let ends = path.len() >= longest(&field, rommel) || ends_known_move(position, field.ground.side, hex);
        if ends { Walk::Stop } else { Walk::On }
    });
    found.sort_by_key(|retirement| retirement.hex);
    found
}

/// No withdrawal is longer: speed, the best road bonus, the Rommel bonus and a forced march.
fn longest(field: &Field, rommel: u8) -> usize {
    let classes = crate::model::map::RoadClass::ALL.into_iter();
    let bonus = classes.map(|class| field.ground.edition.numbers.road_bonus(class)).max().unwrap_or(0);
    usize::from(field.speed + bonus + rommel + 1)
}

/// Keeps the way that needs no forced march, or the shorter one.
fn keep(found: &mut Vec<Retirement>, next: Retirement) {
    let rank = |retirement: &Retirement| (retirement.forced_march, retirement.path.len());
    match found.iter_mut().find(|known| known.hex == next.hex) {
        Some(known) if rank(&next) < rank(known) => *known = next,
        Some(_) => {}
        None => found.push(next),
    }
}
