//! An overrun carried out: reactions first, each with its roll, then the units in the hex (8.3, 8.37).

use hexgrid::Hex;

use crate::data::tables::Number;
use crate::model::acts::MoveMode;
use crate::model::note::{BoardCode, Note};
use crate::model::points::Points;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::rule_set::RecapturedSupply;
use crate::model::units::Side;
use crate::position::forces::Forces;
use crate::query::board::answer::{BoardAnswer, Fate, OverrunAnswers, OverrunAsk, OverrunQuestion, UnitAfter};
use crate::query::board::question::OverrunAnswer;
use crate::rules::movement::mover::Mover;
use crate::rules::movement::overrun::{Assessment, Plan, plan};
use crate::rules::movement::reaction;
use crate::rules::movement::reaction::refuges;

/// Why an overrun stops short of its end.
enum Halt {
    /// Something is to be answered.
    Ask(OverrunAsk),
    /// An answer may not be given.
    Refused(Refusal),
}

struct Course<'a> {
    forces: Forces<'a>,
    side: Side,
    answers: &'a [OverrunAnswer],
    next: usize,
    notes: Vec<Note>,
    units: Vec<UnitAfter>,
}

/// Carries out an overrun as far as the answers go.
///
/// Errors: the rule against it, or the answer that may not be given.
///
/// Cases: 8.3, 8.37, 8.46 · Rulings: R014, H028, H041
pub fn answer(
    forces: &Forces,
    ids: &[String],
    mode: MoveMode,
    hex: &str,
    answers: &[OverrunAnswer],
) -> Result<BoardAnswer, Vec<Refusal>> {
    let one = |refusal| vec![refusal];
    let mover = Mover::new(forces, ids, mode)?;
    let hex = forces.hex(hex, "question.hex").map_err(one)?;
    let plan = plan(&Assessment::new(&mover), hex).map_err(one)?;
    let side = mover.first().side;
    let mut course =
        Course { forces: forces.clone(), side, answers, next: 0, notes: plan.notes.clone(), units: Vec::new() };
    let ask = match course.run(&mover, &plan) {
        Ok(()) if course.next < answers.len() => {
            return Err(one(Refusal::at(RefusalCode::UnusedAnswer, format!("question.answers[{}]", course.next))));
        }
        Ok(()) => None,
        Err(Halt::Ask(ask)) => Some(ask),
        Err(Halt::Refused(refusal)) => return Err(one(refusal)),
    };
    let units = if ask.is_some() { Vec::new() } else { course.units };
    let Plan { strength, cost, .. } = plan;
    Ok(BoardAnswer::Overrun(OverrunAnswers { strength, cost, notes: course.notes, ask, units }))
}

impl<'a> Course<'a> {
    fn run(&mut self, mover: &Mover, plan: &Plan) -> Result<(), Halt> {
        let enemies = |at: &usize| self.forces.pieces[*at].side != self.side;
        let inside: Vec<usize> = self.forces.in_hex(plan.hex).filter(enemies).collect();
        let combat = |at: &usize| self.forces.pieces[*at].is_combat();
        let supply = |at: &usize| self.forces.pieces[*at].kind.is_supply();
        let fighters: Vec<usize> = inside.iter().copied().filter(combat).collect();
        let supply_units: Vec<usize> = inside.iter().copied().filter(supply).collect();
        for at in fighters {
            if !self.react(at)? {
                self.destroy(at);
            }
        }
        let mut taken = true;
        for at in supply_units {
            taken &= if plan.raid { self.raid(at)? } else { self.take(at, plan.hex)? };
        }
        self.enter(mover, plan, taken);
        Ok(())
    }

    /// A unit about to be overrun reacts first if it can, and rolls for disruption at once.
    ///
    /// Cases: 8.37, 8.4, 8.46 · Rulings: R014, H029
    fn react(&mut self, at: usize) -> Result<bool, Halt> {
        let hexes = refuges(&self.forces, at);
        let unit = self.forces.name(at).to_owned();
        if hexes.is_empty() {
            return Ok(false);
        }
        let enemy = self.side.enemy();
        let numbers = self.forces.numbers(hexes.iter().copied());
        let ask =
            OverrunAsk { by: enemy, about: OverrunQuestion::Reaction, unit: unit.clone(), hexes: numbers.clone() };
        let to = match self.answer(ask)? {
            OverrunAnswer::Stay { unit: named } if *named == unit => {
                self.notes.push(Note::of(BoardCode::Stays).unit(&unit));
                return Ok(false);
            }
            OverrunAnswer::React { unit: named, hex } if *named == unit => hex,
            _ => return Err(self.illegal()),
        };
        let to = self.forces.hex(to, &self.path()).map_err(Halt::Refused)?;
        if !hexes.contains(&to) {
            return Err(self.illegal());
        }
        let number = self.forces.number(to);
        self.notes.push(Note::of(BoardCode::Reacts).unit(&unit).hex(&number));
        let passes_to = reaction::passes_to(&self.forces, &self.forces.pieces[at]);
        let die = self.die(enemy, OverrunQuestion::DisruptionDie, &unit)?;
        let disrupted = die > passes_to;
        self.notes.push(Note::of(BoardCode::ReactionRoll).unit(&unit).numbers(passes_to.into(), die.into()));
        if disrupted {
            self.notes.push(Note::of(BoardCode::RollDisrupts).unit(&unit));
        }
        self.forces.pieces[at].hex = to;
        self.forces.lie();
        self.units.push(UnitAfter { unit, fate: Fate::Reacted, hex: Some(number), disrupted, captured: false });
        Ok(true)
    }

    /// Units overrun go to the Destroyed Units Box, whatever their supply.
    ///
    /// Cases: 8.3, 13.2 · Rulings: R036
    fn destroy(&mut self, at: usize) {
        let unit = self.forces.name(at).to_owned();
        self.notes.push(Note::of(BoardCode::Overrun).unit(&unit));
        self.units.push(UnitAfter { unit, fate: Fate::Destroyed, hex: None, disrupted: false, captured: false });
    }

    /// A supply unit overrun is destroyed, or rolled for: captured on the faces of the tables, destroyed otherwise. Its first
    /// owner has it back without a marker where the rules say so.
    ///
    /// Cases: 7.75, 8.3 · Rulings: R053, H041, H046
    fn take(&mut self, at: usize, hex: Hex) -> Result<bool, Halt> {
        let unit = self.forces.name(at).to_owned();
        let about = OverrunQuestion::SupplyUnit;
        let ask = OverrunAsk { by: self.side, about, unit: unit.clone(), hexes: Vec::new() };
        let captures = match self.answer(ask)? {
            OverrunAnswer::DestroySupply { unit: named } if *named == unit => false,
            OverrunAnswer::CaptureSupply { unit: named } if *named == unit => true,
            _ => return Err(self.illegal()),
        };
        let captured = captures && self.capture_die(&unit)?;
        if !captured {
            self.remove(unit);
            return Ok(true);
        }
        let own = self.forces.pieces[at].captured_from == Some(self.side);
        let free = own && self.forces.rules.recaptured_supply == RecapturedSupply::FreeAtOnce;
        self.notes.push(if free {
            Note::of(BoardCode::SupplyRetaken).unit(&unit)
        } else {
            Note::of(BoardCode::CapturedMarker).unit(&unit)
        });
        let fate = if own { Fate::Retaken } else { Fate::Captured };
        let hex = Some(self.forces.number(hex));
        self.units.push(UnitAfter { unit, fate, hex, disrupted: false, captured: !free });
        Ok(true)
    }

    /// A desert patrol destroys what another unit would capture, and does nothing otherwise.
    ///
    /// Cases: 18.23 · Rulings: R101
    fn raid(&mut self, at: usize) -> Result<bool, Halt> {
        let unit = self.forces.name(at).to_owned();
        if self.capture_die(&unit)? {
            self.notes.push(Note::of(BoardCode::PatrolDestroys).unit(&unit));
            self.remove(unit);
            return Ok(true);
        }
        self.notes.push(Note::of(BoardCode::PatrolFails).unit(&unit));
        let hex = Some(self.forces.number(self.forces.pieces[at].hex));
        self.units.push(UnitAfter { unit, fate: Fate::Untouched, hex, disrupted: false, captured: false });
        Ok(false)
    }

    fn remove(&mut self, unit: String) {
        self.notes.push(Note::of(BoardCode::SupplyDestroyed).unit(&unit));
        self.units.push(UnitAfter { unit, fate: Fate::Removed, hex: None, disrupted: false, captured: false });
    }

    fn capture_die(&mut self, unit: &str) -> Result<bool, Halt> {
        let die = u16::from(self.die(self.side, OverrunQuestion::CaptureDie, unit)?);
        let up_to = self.forces.tables.number(Number::CapturedUpTo);
        self.notes.push(Note::of(BoardCode::SupplyCaptured).unit(unit).numbers(up_to, die));
        Ok(die <= up_to)
    }

    fn enter(&mut self, mover: &Mover, plan: &Plan, taken: bool) {
        let hex = self.forces.number(if taken { plan.hex } else { mover.first().hex });
        if taken {
            let spent = mover.spent + plan.cost;
            self.notes.push(Note::of(BoardCode::OverrunEnters).hex(&hex).points(Points::ZERO, spent));
        }
        for &at in &mover.units {
            self.roll_owed(mover, at);
            let fate = if taken { Fate::Moved } else { Fate::Untouched };
            let disrupted = self.forces.pieces[at].disrupted;
            let unit = self.forces.name(at).to_owned();
            self.units.push(UnitAfter { unit, fate, hex: Some(hex.clone()), disrupted, captured: false });
        }
    }

    /// A unit that overruns in a forced march still rolls for disruption when its march ends.
    ///
    /// Cases: 8.7 · Rulings: H030
    fn roll_owed(&mut self, mover: &Mover, at: usize) {
        if matches!(mover.mode, MoveMode::ForcedMarch | MoveMode::ForcedMarchMotorized) {
            let passes_to = reaction::passes_to(&self.forces, &self.forces.pieces[at]);
            let note = Note::of(BoardCode::ForcedMarchRoll).unit(self.forces.name(at));
            self.notes.push(note.numbers(passes_to.into(), 0));
        }
    }

    fn answer(&mut self, ask: OverrunAsk) -> Result<&'a OverrunAnswer, Halt> {
        let answer = self.answers.get(self.next).ok_or(Halt::Ask(ask))?;
        self.next += 1;
        Ok(answer)
    }

    fn die(&mut self, by: Side, about: OverrunQuestion, unit: &str) -> Result<u8, Halt> {
        match *self.answer(OverrunAsk { by, about, unit: unit.to_owned(), hexes: Vec::new() })? {
            OverrunAnswer::Die { face } if (1..=6).contains(&face) => Ok(face),
            _ => Err(self.illegal()),
        }
    }

    fn path(&self) -> String {
        format!("question.answers[{}]", self.next.saturating_sub(1))
    }

    fn illegal(&self) -> Halt {
        Halt::Refused(Refusal::at(RefusalCode::IllegalAnswer, self.path()))
    }
}
