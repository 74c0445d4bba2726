//! A battle turn under way, fought by the rules that carry out orders.

use crate::data::edition::Edition;
use crate::game::customary::{fire_rank, hit_rank};
use crate::model::finding::Findings;
use crate::model::units::{Side, UnitClass, UnitId};
use crate::position::Position;
use crate::rules::battle::{
    AfterFire, BattleTurn, after_fire, check_target, count_hits, dice, has_fired, lose_left_over, pool, take_hit,
    takers, targets, unfired,
};
use crate::state::hits::Hits;
use crate::state::turn::Battle;

/// What stays the same in every course of a battle turn.
#[derive(Debug)]
pub struct Setup<'a> {
    /// Board, numbers and rules.
    pub edition: Edition<'a>,
    /// Hex, active side and option.
    pub turn: BattleTurn,
    /// Target types that are stated.
    pub stated: Vec<(UnitId, UnitClass)>,
    /// The units that take part, by number.
    pub units: Vec<UnitId>,
}

impl Setup<'_> {
    /// The target type that is stated for a unit.
    pub fn stated(&self, unit: UnitId) -> Option<UnitClass> {
        self.stated.iter().rev().find(|(of, _)| *of == unit).map(|(_, target)| *target)
    }
}

/// A fire of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fire {
    /// The unit.
    pub unit: UnitId,
    /// The side that is fired at.
    pub owner: Side,
    /// The type that it fires at.
    pub target: UnitClass,
    /// Its dice.
    pub dice: u8,
    /// The lowest face that hits.
    pub hits_from: u8,
}

impl Fire {
    /// The chance of every number of hits, from none on.
    pub fn chances_of_hits(&self) -> Vec<f64> {
        let hitting = f64::from(count_hits(self.hits_from, &[1, 2, 3, 4, 5, 6])) / 6.0;
        let mut chances = vec![1.0];
        for _ in 0..self.dice {
            let (same, fewer) = (chances.iter().chain(&[0.0]), [0.0].iter().chain(&chances));
            chances = same.zip(fewer).map(|(same, fewer)| same * (1.0 - hitting) + fewer * hitting).collect();
        }
        chances
    }
}

/// A battle turn under way.
#[derive(Clone, Debug)]
pub struct Bout {
    /// The units.
    pub position: Position,
    /// Single hits on double-step units.
    pub hits: Hits,
    /// Who fires; none once it is over.
    pub battle: Option<Battle>,
}

impl Bout {
    /// Goes on until a unit can fire or the battle turn is over.
    pub fn go_on(&mut self) {
        while self.battle.as_ref().is_some_and(|battle| has_fired(&self.position, battle)) {
            self.next_side();
        }
    }

    /// The next fire; none once the battle turn is over. It is the one of the highest rank, with the stated target types
    /// where the rules allow them.
    pub fn next_fire(&self, setup: &Setup) -> Option<Fire> {
        let battle = self.battle.as_ref()?;
        let (position, hex) = (&self.position, battle.hex);
        let types = targets(position, battle.firing.enemy(), hex);
        let fires_of = |unit: UnitId| {
            let may = |target: &UnitClass| check_target(position, hex, unit, *target, &mut Findings::new()).is_ok();
            let mut legal: Vec<UnitClass> = types.iter().copied().filter(may).collect();
            if let Some(target) = setup.stated(unit).filter(|target| legal.contains(target)) {
                legal = vec![target];
            }
            legal.into_iter().map(move |target| (unit, target))
        };
        let fires = unfired(position, battle).into_iter().flat_map(fires_of);
        let rank = |&(unit, target): &(UnitId, UnitClass)| fire_rank(&setup.edition, position, hex, unit, target);
        let (unit, target) = fires.max_by_key(rank)?;
        let dice = dice(&setup.edition, position, setup.turn, unit, &mut Findings::new());
        let hits_from = setup.edition.numbers.hits_from(position.block(unit).class(), target);
        Some(Fire { unit, owner: battle.firing.enemy(), target, dice, hits_from })
    }

    /// Ends the fire of one side.
    fn next_side(&mut self) {
        let Some(battle) = self.battle.take() else { return };
        self.battle = match after_fire(&self.position, battle) {
            AfterFire::OtherSide(battle) => Some(battle),
            AfterFire::NextTurn(battle) => {
                lose_left_over(&mut self.hits, &mut Findings::new());
                Some(battle)
            }
            AfterFire::Over => None,
        };
    }

    /// Carries out a fire with a number of hits, and goes on.
    pub fn fire(&mut self, fire: Fire, hits: u8) {
        let Some(battle) = &mut self.battle else { return };
        battle.fired.push(fire.unit);
        self.take_hits(fire.owner, fire.target, hits);
        self.go_on();
    }

    /// The owner takes hits on a type, as customary; those beyond the last unit are lost.
    pub fn take_hits(&mut self, owner: Side, target: UnitClass, hits: u8) {
        let Some(hex) = self.battle.as_ref().map(|battle| battle.hex) else { return };
        for left in (1..=hits).rev() {
            let exposed = pool(&self.position, owner, hex, target);
            let takers = takers(&self.hits, &exposed).into_iter();
            let Some(unit) = takers.max_by_key(|&unit| hit_rank(&self.position, &self.hits, left, unit)) else {
                return;
            };
            let taken = take_hit(&mut self.position, &mut self.hits, &exposed, unit, &mut Findings::new());
            debug_assert!(taken.is_ok(), "{taken:?}");
        }
    }

    /// What tells courses of the same battle turn apart: steps, units that have fired, whose fire it is, and hits carried by
    /// the other side; those of the firing side are lost before it is fired at again.
    pub fn key(&self, units: &[UnitId]) -> Vec<u8> {
        let battle = self.battle.as_ref();
        let of_unit = |&unit: &UnitId| {
            let fired = battle.is_some_and(|battle| battle.fired.contains(&unit));
            let carries =
                battle.is_some_and(|battle| battle.firing != self.position.side(unit)) && self.hits.carries(unit);
            self.position.unit(unit).steps << 2 | u8::from(carries) << 1 | u8::from(fired)
        };
        let turn = battle.map_or(0, |battle| 1 + battle.firing.index() as u8 + 2 * battle.turns_left);
        units.iter().map(of_unit).chain([turn]).collect()
    }
}
