//! Random units: attackers, defenders, and those beside them.

use super::ground::Ground;
use crate::data::roster::{CounterSet, RosterUnit, roster};
use crate::model::units::{Face, Nation, Side, UnitKind};
use crate::query::combat::query::{CombatUnit, Supply};
use crate::rules::combat::terms::Effect;
use crate::rules::combat::terms::RetreatRoom;
use crate::rules::strength::BEST_ORDER;
use referee::Draw;

/// The types that fight.
pub const KINDS: [UnitKind; 13] = [
    UnitKind::Infantry,
    UnitKind::Armor,
    UnitKind::MotorizedInfantry,
    UnitKind::MechanizedInfantry,
    UnitKind::Artillery,
    UnitKind::Flak,
    UnitKind::HeavyInfantry,
    UnitKind::HeavyAirborneInfantry,
    UnitKind::GliderInfantry,
    UnitKind::HeavyWeapons,
    UnitKind::Reconnaissance,
    UnitKind::ArmoredArtillery,
    UnitKind::DesertPatrol,
];

/// The units of both players.
pub fn draw(draw: &mut Draw, attacker: Side, ground: &Ground) -> Vec<CombatUnit> {
    let mut forces = Forces { draw, ground, attacker, units: Vec::new() };
    for at in 0..=forces.draw.below(8) as usize {
        let hex = forces.hex(&ground.attackers, at);
        forces.combat_unit(attacker, hex);
    }
    let supply_alone = forces.draw.chance(5);
    let defenders = forces.draw.below(6) as usize;
    for at in 0..=defenders {
        let hex = forces.hex(&ground.defenders, at);
        if supply_alone || at > 0 && forces.draw.chance(8) {
            forces.supply_unit(attacker.enemy(), hex);
        } else {
            forces.combat_unit(attacker.enemy(), hex);
        }
    }
    for _ in 0..forces.draw.below(3) {
        forces.stands_by();
    }
    forces.units
}

struct Forces<'a> {
    draw: &'a mut Draw,
    ground: &'a Ground,
    attacker: Side,
    units: Vec<CombatUnit>,
}

impl Forces<'_> {
    /// Every hex has a unit before one of them gets a second.
    fn hex(&mut self, hexes: &[String], at: usize) -> String {
        let any = self.draw.below(hexes.len() as u32) as usize;
        hexes[if at < hexes.len() { at } else { any }].clone()
    }

    fn combat_unit(&mut self, side: Side, hex: String) {
        let mut unit = if self.draw.chance(50) { self.counter(side, hex) } else { self.by_value(side, hex) };
        let draw = &mut *self.draw;
        unit.disrupted = draw.chance(20);
        unit.supply = supply(draw);
        unit.general_supply = draw.chance(90);
        unit.line_of_communication = draw.chance(80);
        unit.retreat = match draw.below(10) {
            0..4 => RetreatRoom::Open,
            4..6 => RetreatRoom::Room { hexes: draw.below(6) as u8 },
            _ if self.ground.drawn || draw.chance(3) => RetreatRoom::Map,
            _ => RetreatRoom::Open,
        };
        unit.effect_order = draw.chance(12).then(|| effect_order(draw));
        unit.cover = draw.chance(3).then(|| draw.below(2) as u8);
        unit.forgoes_shift = draw.chance(15);
        self.units.push(unit);
    }

    /// A counter of the roster.
    fn counter(&mut self, side: Side, hex: String) -> CombatUnit {
        let fits = |unit: &&RosterUnit| {
            let suitable =
                !unit.kind.is_supply() && unit.kind != UnitKind::Detachment && unit.set != CounterSet::FoxKilled;
            unit.nation.side() == side && suitable
        };
        let counters: Vec<&RosterUnit> = roster().iter().filter(fits).collect();
        let counter = self.draw.pick(&counters);
        let depleted = counter.depleted.is_some() && self.draw.chance(20);
        let nation = self.draw.chance(50).then_some(counter.nation);
        CombatUnit { roster: Some(counter.id.clone()), nation, depleted, ..self.blank(hex) }
    }

    /// A unit with values of its own.
    fn by_value(&mut self, side: Side, hex: String) -> CombatUnit {
        let (blank, attacker) = (self.blank(hex), self.attacker);
        let draw = &mut *self.draw;
        // Stronger attackers leave fewer attacks below the table.
        let strongest = if side == attacker { 14 } else { 8 };
        let nation = match side {
            Side::Axis => draw.pick(&[Nation::German, Nation::Italian]),
            Side::Commonwealth => Nation::Commonwealth,
        };
        let kind = draw.pick(&KINDS);
        let full = face(draw, kind, strongest);
        let back = draw.chance(70).then(|| Face { stacking_points: full.stacking_points, ..face(draw, kind, 6) });
        let motorized = draw.chance(20).then(|| draw.chance(50));
        let depleted = back.is_some() && draw.chance(20);
        CombatUnit { nation: Some(nation), kind: Some(kind), motorized, full: Some(full), back, depleted, ..blank }
    }

    /// A dump or MSU.
    fn supply_unit(&mut self, side: Side, hex: String) {
        let nation = if side == Side::Axis { Nation::Italian } else { Nation::Commonwealth };
        let kind = self.draw.pick(&[UnitKind::Dump, UnitKind::Msu]);
        let full =
            Face { strength: 0, parenthesized: false, morale: 3, stacking_points: 1, artillery: false, flak: false };
        let unit = CombatUnit { nation: Some(nation), kind: Some(kind), full: Some(full), ..self.blank(hex) };
        self.units.push(unit);
    }

    /// A unit beside the combat: stacked with one side or elsewhere on the map.
    fn stands_by(&mut self) {
        let attacker = self.attacker;
        let (side, hex) = match self.draw.below(3) {
            0 => (attacker, self.hex(&self.ground.attackers, 9)),
            1 => (attacker.enemy(), self.hex(&self.ground.defenders, 9)),
            _ if self.ground.around.is_empty() => (attacker, "B0".to_owned()),
            // Each player has his half of the hexes around, so that no hex is shared.
            _ => {
                let (at, axis) = (self.draw.below(self.ground.around.len() as u32) as usize, self.draw.chance(50));
                let hex = self.ground.around[at / 2 * 2 + usize::from(axis)..].first();
                let side = if axis { Side::Axis } else { Side::Commonwealth };
                (side, hex.map_or("B1", String::as_str).to_owned())
            }
        };
        if self.draw.chance(25) {
            self.supply_unit(side, hex);
        } else {
            self.combat_unit(side, hex);
        }
        if let Some(unit) = self.units.last_mut() {
            unit.stands_by = true;
        }
    }

    fn blank(&mut self, hex: String) -> CombatUnit {
        CombatUnit {
            id: format!("unit {}", self.units.len() + 1),
            roster: None,
            nation: None,
            kind: None,
            motorized: None,
            full: None,
            back: None,
            hex,
            depleted: false,
            disrupted: false,
            supply: Supply::In,
            general_supply: true,
            line_of_communication: true,
            stands_by: false,
            effect_order: None,
            cover: None,
            forgoes_shift: false,
            captured_from: None,
            retreat: RetreatRoom::Open,
        }
    }
}

/// The values of one side of a counter.
pub fn face(draw: &mut Draw, kind: UnitKind, strongest: u32) -> Face {
    let morale = 1 + draw.below(4) as u8 + u8::from(draw.chance(5));
    let stacking_points = match draw.below(20) {
        0..6 => 2,
        6..8 => 0,
        8 => 3 + draw.below(4) as u8,
        _ => 1,
    };
    let artillery = draw.chance(if kind.is_artillery() { 85 } else { 6 });
    let flak = draw.chance(if kind == UnitKind::Flak { 90 } else { 4 });
    let strength = draw.below(strongest + 1) as u8;
    Face { strength, parenthesized: draw.chance(12), morale, stacking_points, artillery, flak }
}

fn supply(draw: &mut Draw) -> Supply {
    match draw.below(20) {
        0..10 => Supply::In,
        10..14 => Supply::From { source: format!("MSU {}", 1 + draw.below(3)) },
        14..18 => Supply::Out,
        18 => Supply::Emergency,
        _ => Supply::NewReinforcement,
    }
}

/// Some of the effects in any order.
fn effect_order(draw: &mut Draw) -> Vec<Effect> {
    let mut left = BEST_ORDER.to_vec();
    (0..draw.below(6)).map(|_| left.swap_remove(draw.below(left.len() as u32) as usize)).collect()
}
