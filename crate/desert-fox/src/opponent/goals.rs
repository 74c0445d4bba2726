//! What a player wants: to attack or to hold, which places to garrison, where the rest shall go.

use hexgrid::Hex;

use crate::model::units::Side;
use crate::opponent::distances::{Distances, Landmark};
use crate::opponent::situation::{MapUnit, Situation};
use crate::opponent::style::{Style, Temper};
use crate::procedure::victory::holder;
use crate::state::State;
use crate::turn::cache::Cache;

/// Half movement points from Tobruk at which the enemy alarms its garrison.
const ALARM: u16 = 16;
/// Hexes from the enemy within which units belong to the line.
const LINE: u16 = 12;

/// Whether a player goes for the enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stance {
    /// He goes for the next place that is the enemy's.
    Attack,
    /// He holds what he has.
    Hold,
}

/// Where a unit is to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// At a place.
    Place(Landmark),
    /// In a hex of the present line, or as near to it as may be.
    Hex(Hex),
}

/// A place with the stacking points that shall be there.
#[derive(Clone, Copy, Debug)]
pub struct Garrison {
    /// The place.
    pub place: Landmark,
    /// Stacking points.
    pub points: u16,
}

/// The goals of a player for a phase.
#[derive(Clone, Debug)]
pub struct Goals {
    /// Whether he attacks.
    pub stance: Stance,
    /// The places to garrison, the most urgent first.
    pub garrisons: Vec<Garrison>,
    /// Where all others go.
    pub main: Landmark,
    /// All others hold the line that they have, where the enemy is near.
    pub line: bool,
}

impl Goals {
    /// The goals of a player.
    pub fn of(situation: &Situation, state: &State, distances: &Distances, style: &Style) -> Self {
        let side = situation.side;
        let bold = match style.temper {
            Temper::ByOdds => distances.attacker() == Some(side) || situation.odds() >= style.odds[side.index()],
            Temper::Attacks => true,
            Temper::Holds | Temper::Withdraws => false,
        };
        let stance = if bold { Stance::Attack } else { Stance::Hold };
        let line = style.temper == Temper::Holds;
        let mut goals = match side {
            Side::Axis => axis(situation, state, distances, stance, line),
            Side::Commonwealth => commonwealth(situation, state, distances, stance, line),
        };
        for garrison in &mut goals.garrisons {
            garrison.points = garrison.points.saturating_add_signed(i16::from(style.garrison));
        }
        goals.main = style.main.unwrap_or(goals.main);
        goals
    }

    /// Where each of the player's units goes: garrisons take the nearest, units on foot first; the line stays where it is.
    pub fn assign(&self, situation: &Situation, cache: &Cache, distances: &Distances) -> Vec<Aim> {
        let mut assigned: Vec<Option<Aim>> = vec![None; situation.own.len()];
        for garrison in &self.garrisons {
            let mut order: Vec<usize> = (0..situation.own.len()).filter(|&at| assigned[at].is_none()).collect();
            order.sort_by_key(|&at| reluctance(&situation.own[at], distances, garrison.place));
            let mut points = 0;
            for at in order {
                if points >= garrison.points {
                    break;
                }
                if situation.own[at].points > 0 && points + situation.own[at].points <= garrison.points {
                    assigned[at] = Some(Aim::Place(garrison.place));
                    points += situation.own[at].points;
                }
            }
        }
        let is_line = |at: &usize| self.line && situation.away(cache, situation.own[*at].hex) <= LINE;
        let line: Vec<Hex> = (0..assigned.len()).filter(is_line).map(|at| situation.own[at].hex).collect();
        let grid = &cache.forces.board.grid;
        let others = |(aim, unit): (Option<Aim>, &MapUnit)| {
            let nearest = || line.iter().copied().min_by_key(|&hex| (grid.distance(unit.hex, hex), hex.index()));
            aim.or_else(|| nearest().map(Aim::Hex)).unwrap_or(Aim::Place(self.main))
        };
        assigned.into_iter().zip(&situation.own).map(others).collect()
    }
}

/// How little a unit is fit for a garrison: the way there, and armor, which is wanted elsewhere.
fn reluctance(unit: &MapUnit, distances: &Distances, place: Landmark) -> u32 {
    let distance = u32::from(distances.cost(place, unit.motorized, unit.hex));
    let phases = if unit.motorized { 1 } else { 3 };
    distance * phases + if unit.armor { 120 } else { 0 } + if unit.motorized { 40 } else { 0 }
}

fn owns(state: &State, distances: &Distances, side: Side, place: Landmark) -> bool {
    holder(state, distances.hex(place)) == Some(side)
}

/// The Axis goes east from port to port.
fn axis(situation: &Situation, state: &State, distances: &Distances, stance: Stance, line: bool) -> Goals {
    use Landmark::{Alexandria, Bardia, Benghazi, ElAgheila, Matruh, Tobruk};
    let own = |place| owns(state, distances, Side::Axis, place);
    let next = [Benghazi, Tobruk, Bardia, Matruh].into_iter().find(|&place| !own(place)).unwrap_or(Alexandria);
    let last = [Matruh, Bardia, Tobruk, Benghazi].into_iter().find(|&place| own(place)).unwrap_or(ElAgheila);
    let mut garrisons = Vec::new();
    let mut garrison = |place, points| {
        if own(place) {
            garrisons.push(Garrison { place, points });
        }
    };
    garrison(Tobruk, 3);
    garrison(Benghazi, 1);
    garrison(Bardia, 1);
    let near = situation.enemy_front < distances.east(distances.hex(Benghazi));
    if near && own(Benghazi) {
        garrisons.push(Garrison { place: ElAgheila, points: 4 });
    }
    Goals { stance, garrisons, main: if stance == Stance::Attack || line { next } else { last }, line }
}

/// The Commonwealth holds Tobruk and the nearest place east of the enemy, and goes west when it is strong.
fn commonwealth(situation: &Situation, state: &State, distances: &Distances, stance: Stance, line: bool) -> Goals {
    use Landmark::{Alamein, Alexandria, Bardia, Benghazi, ElAgheila, Matruh, SidiBarrani, Tobruk};
    let own = |place| owns(state, distances, Side::Commonwealth, place);
    let mut garrisons = vec![Garrison { place: Alexandria, points: 1 }];
    if own(Tobruk) {
        let near = situation.enemy_front + ALARM >= distances.east(distances.hex(Tobruk));
        garrisons.insert(0, Garrison { place: Tobruk, points: if near { 3 } else { 2 } });
    }
    if own(Matruh) {
        garrisons.push(Garrison { place: Matruh, points: 2 });
    }
    let lost = [Matruh, Bardia, Tobruk, Benghazi].into_iter().find(|&place| !own(place)).unwrap_or(ElAgheila);
    let is_behind = |place: &Landmark| {
        distances.east(distances.hex(*place)) > situation.enemy_front && own_or_open(state, distances, *place)
    };
    let behind = [Bardia, SidiBarrani, Matruh, Alamein].into_iter().find(is_behind).unwrap_or(Alexandria);
    let main = if stance == Stance::Attack || line { lost } else { behind };
    if main == ElAgheila && own(Benghazi) {
        garrisons.push(Garrison { place: Benghazi, points: 2 });
    }
    Goals { stance, garrisons, main, line }
}

fn own_or_open(state: &State, distances: &Distances, place: Landmark) -> bool {
    holder(state, distances.hex(place)) != Some(Side::Axis)
}
