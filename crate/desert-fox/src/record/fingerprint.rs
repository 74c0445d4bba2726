//! The hash of a state: the same on every machine for the same state.
//!
//! # Stability
//! Save files hold beginnings of these hashes, so the bytes behind them stay as they are. Counters that lie aside without a mark
//! count nothing, so that a roster that grows at its end changes no old hash. A part that is added to [`State`] later has to
//! add no bytes while it has the value that it has in old games.

use hexgrid::Hex;
use referee::hash::sha256;

use crate::model::units::Side;
use crate::state::Choice;
use crate::state::counters::UnitId;
use crate::state::standing::Standing;
use crate::state::{
    Absence, Air, Battle, Combat, Drawn, Fort, Invasion, Outcome, Overrun, Place, Rommel, State, Substitute, Unit,
};

/// No hex.
const NOWHERE: u16 = u16::MAX;

/// The hash of a state: SHA-256 of its parts in the order of the struct. Numbers are written in their own size with the lowest
/// byte first, lists after their length, enums by the place of their variant.
pub fn fingerprint(state: &State) -> [u8; 32] {
    let mut bytes = Bytes(Vec::with_capacity(1024));
    bytes.state(state);
    sha256(&[&bytes.0])
}

struct Bytes(Vec<u8>);

impl Bytes {
    fn put(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }

    fn wide(&mut self, number: u16) {
        self.put(&number.to_le_bytes());
    }

    fn hex(&mut self, hex: Hex) {
        self.wide(hex.index() as u16);
    }

    fn length<T>(&mut self, list: &[T]) {
        self.wide(list.len() as u16);
    }

    fn ids(&mut self, ids: &[UnitId]) {
        self.length(ids);
        self.0.extend(ids.iter().map(|id| id.0));
    }

    fn state(&mut self, state: &State) {
        // Taken apart without a rest, so that a new part is not forgotten here.
        let State {
            turn,
            first,
            phasing,
            phase,
            segment,
            units,
            forts,
            ports,
            repaired,
            air,
            refit,
            points,
            settled,
            loads,
            landed_forward,
            repairs,
            malta_done,
            overstacked,
            naval_used,
            tobruk_dump,
            combats,
            battle,
            overrun,
            outcome,
            invasion,
            parents,
            port_used,
            drawn,
            absent,
            substitutes,
            rommel,
            standing,
        } = state;
        self.put(&[*turn, *first as u8, *phasing as u8, *phase as u8, *segment as u8]);
        self.units(units);
        self.length(forts);
        for Fort { hex, level, side, fresh } in forts {
            self.hex(*hex);
            self.put(&[*level, *side as u8, u8::from(*fresh)]);
        }
        self.length(ports);
        for (hex, side) in ports {
            self.hex(*hex);
            self.put(&[*side as u8]);
        }
        self.put(&[*repaired]);
        for Air { points, malta, used } in air {
            self.put(&[*points, *malta, *used]);
        }
        self.put(refit);
        self.put(points);
        self.put(&settled.to_le_bytes());
        self.put(loads);
        self.put(&[*landed_forward, u8::from(*repairs), u8::from(*malta_done)]);
        self.wide(overstacked.map_or(NOWHERE, |hex| hex.index() as u16));
        self.put(&[u8::from(*naval_used), u8::from(*tobruk_dump)]);
        self.combats(combats);
        self.battle(battle.as_ref());
        self.overrun(overrun.as_ref());
        self.outcome(outcome.as_ref());
        self.invasion(*invasion);
        if !parents.is_empty() {
            self.put(b"17");
            self.ids(parents);
        }
        if *port_used {
            self.put(b"T");
        }
        self.withdrawals(*drawn, absent);
        if !substitutes.is_empty() {
            self.put(b"S");
            self.length(substitutes);
            self.0.extend(substitutes.iter().flat_map(|Substitute { unit, slot }| [unit.0, *slot]));
        }
        self.rommel(*rommel);
        self.standing(standing);
    }

    fn units(&mut self, units: &[Unit]) {
        let used = |(_, unit): &(usize, &Unit)| **unit != Unit::default();
        self.wide(units.iter().enumerate().filter(used).count() as u16);
        for (at, unit) in units.iter().enumerate().filter(used) {
            let (kind, hex) = match unit.place() {
                Place::Aside => (0, NOWHERE),
                Place::Arriving => (1, NOWHERE),
                Place::Map(hex) => (2, hex.index() as u16),
                Place::RefitBox => (3, NOWHERE),
                Place::Destroyed => (4, NOWHERE),
                Place::Withdrawn => (5, NOWHERE),
            };
            self.put(&[at as u8, kind]);
            self.wide(hex);
            self.wide(unit.flags);
            self.put(&[unit.spent, unit.drawn]);
        }
    }

    fn combats(&mut self, combats: &[Combat]) {
        self.length(combats);
        for Combat { units, hexes, done, illegal } in combats {
            self.ids(units);
            self.length(hexes);
            for hex in hexes {
                self.hex(*hex);
            }
            self.put(&[u8::from(*done), u8::from(*illegal)]);
        }
    }

    fn battle(&mut self, battle: Option<&Battle>) {
        self.put(&[u8::from(battle.is_some())]);
        let Some(Battle { combat, by, answers }) = battle else { return };
        self.put(&[*combat, *by as u8]);
        self.length(answers);
        for answer in answers {
            self.put(&choice(*answer));
        }
    }

    fn overrun(&mut self, overrun: Option<&Overrun>) {
        self.put(&[u8::from(overrun.is_some())]);
        let Some(Overrun { units, hex, spent, left, raid }) = overrun else { return };
        self.ids(units);
        self.hex(*hex);
        self.put(&[*spent]);
        self.ids(left);
        if *raid {
            self.put(b"P");
        }
    }

    /// Nothing before an invasion was launched, as in games that know none; a letter of its own after.
    fn invasion(&mut self, invasion: Invasion) {
        let Invasion { turn, fallen, units } = invasion;
        if invasion != Invasion::default() {
            self.put(&[b'H', turn, u8::from(fallen), units]);
        }
    }

    /// Nothing while no withdrawal is drawn and no unit absent by one; a letter of its own otherwise.
    fn withdrawals(&mut self, drawn: Drawn, absent: &[Absence]) {
        if drawn != Drawn::default() || !absent.is_empty() {
            self.put(&[b'W', drawn.brigades, drawn.armor]);
            self.length(absent);
            self.0.extend(absent.iter().flat_map(|Absence { unit, turn }| [unit.0, *turn]));
        }
    }

    /// Nothing while he is off the map and has done nothing in the player-turn; a letter of its own otherwise.
    fn rommel(&mut self, rommel: Rommel) {
        let Rommel { hex, moved, led, spared } = rommel;
        if rommel != Rommel::default() {
            self.put(&[b'R', u8::from(moved), u8::from(led)]);
            self.wide(hex.map_or(NOWHERE, |hex| hex.index() as u16));
            self.wide(spared.map_or(NOWHERE, |hex| hex.index() as u16));
        }
    }

    /// Nothing while no player has standing orders; a letter of its own and the side for each who has.
    fn standing(&mut self, standing: &[Standing; 2]) {
        for (side, orders) in standing.iter().enumerate().filter(|(_, orders)| !orders.is_empty()) {
            let Standing { no_reaction, no_support, rest, deplete, retreat } = orders;
            let kinds = [*no_reaction, *no_support, *rest];
            self.put(&[b'O', side as u8]);
            self.0.extend(kinds.map(u8::from));
            self.ids(deplete);
            self.ids(retreat);
        }
    }

    fn outcome(&mut self, outcome: Option<&Outcome>) {
        self.put(&[u8::from(outcome.is_some())]);
        let Some(Outcome { winner, level, points }) = outcome else { return };
        self.put(&[winner.map_or(2, |side: Side| side as u8), *level as u8]);
        self.put(points);
    }
}

/// An answer in three bytes: its kind and up to two numbers.
fn choice(choice: Choice) -> [u8; 3] {
    match choice {
        Choice::Row(row) => [0, row as u8, 0],
        Choice::Commit(points, naval) => [1, points, u8::from(naval)],
        Choice::Die(face) => [2, face, 0],
        Choice::Shifts(columns) => [3, columns, 0],
        Choice::Result(result) => {
            let letters = [result.disrupted, result.depleted, result.partial, result.air_loss, result.eliminated];
            [4, result.retreat, letters.iter().rev().fold(0, |bits, letter| bits << 1 | u8::from(*letter))]
        }
        Choice::Retreat(unit) => [5, unit, 0],
        Choice::RetreatTo(unit, hex) => [6, unit, hex],
        Choice::StopInCity(unit) => [7, unit, 0],
        Choice::DepleteInstead(unit) => [8, unit, 0],
        Choice::IgnoreRetreat(unit) => [9, unit, 0],
        Choice::Deplete(unit) => [10, unit, 0],
        Choice::Advance(unit, hex) => [11, unit, hex],
        Choice::EndAdvance => [12, 0, 0],
        Choice::DestroySupply(unit) => [13, unit, 0],
        Choice::CaptureSupply(unit) => [14, unit, 0],
        Choice::PlaceDump(hex) => [15, hex, 0],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Phase, Segment, VictoryLevel, flag};

    fn hex(index: usize) -> Hex {
        Hex::from_index(index)
    }

    #[test]
    fn a_state_that_differs_in_one_part_has_another_hash() {
        let changes: &[fn(&mut State)] = &[
            |_| {},
            |state| state.turn += 1,
            |state| state.first = Side::Commonwealth,
            |state| state.phasing = Side::Commonwealth,
            |state| state.phase = Phase::Refit,
            |state| state.segment = Segment::Dice,
            |state| state.units[3].set_place(Place::Arriving),
            |state| state.units[3].set_place(Place::Map(hex(3))),
            |state| state.units[4].set_place(Place::Map(hex(3))),
            |state| state.units[3].flags |= flag::SUPPLIED,
            |state| state.units[3].spent = 1,
            |state| state.units[3].drawn = 1,
            |state| state.forts.push(Fort { hex: hex(1), level: 1, side: Side::Axis, fresh: false }),
            |state| state.forts.push(Fort { hex: hex(1), level: 1, side: Side::Axis, fresh: true }),
            |state| state.ports.push((hex(1), Side::Axis)),
            |state| state.repaired = 1,
            |state| state.air[0].points = 1,
            |state| state.air[1].malta = 1,
            |state| state.air[1].used = 1,
            |state| state.refit[2] = 1,
            |state| state.points[0] = 1,
            |state| state.settled = 1 << 20,
            |state| state.loads[1] = 1,
            |state| state.landed_forward = 1,
            |state| state.repairs = true,
            |state| state.malta_done = true,
            |state| state.overstacked = Some(hex(0)),
            |state| state.naval_used = true,
            |state| state.tobruk_dump = false,
            |state| state.combats = vec![combat(false)],
            |state| state.combats = vec![combat(true)],
            |state| state.battle = Some(battle(&[])),
            |state| state.battle = Some(battle(&[Choice::Die(1)])),
            |state| state.battle = Some(battle(&[Choice::Die(2)])),
            |state| state.overrun = Some(overrun(&[])),
            |state| state.overrun = Some(overrun(&[UnitId(9)])),
            |state| state.overrun = Some(Overrun { raid: true, ..overrun(&[]) }),
            |state| state.outcome = Some(Outcome { winner: None, level: VictoryLevel::Draw, points: [0, 0] }),
            |state| state.parents = vec![UnitId(80)],
            |state| state.parents = vec![UnitId(80), UnitId(81)],
            |state| state.drawn.brigades = 1,
            |state| state.drawn.armor = 1,
            |state| state.absent = vec![Absence { unit: UnitId(80), turn: 2 }],
            |state| state.absent = vec![Absence { unit: UnitId(80), turn: 3 }],
            |state| state.substitutes = vec![Substitute { unit: UnitId(80), slot: 2 }],
            |state| state.substitutes = vec![Substitute { unit: UnitId(80), slot: 3 }],
            |state| state.rommel.hex = Some(hex(3)),
            |state| state.rommel.moved = true,
            |state| state.rommel.led = true,
            |state| state.rommel.spared = Some(hex(3)),
            |state| state.standing[0].no_reaction = true,
            |state| state.standing[1].no_reaction = true,
            |state| state.standing[0].no_support = true,
            |state| state.standing[0].rest = true,
            |state| state.standing[0].deplete = vec![UnitId(9)],
            |state| state.standing[0].retreat = vec![UnitId(9)],
        ];
        let mut hashes: Vec<_> = changes
            .iter()
            .map(|change| {
                let mut state = State::blank();
                change(&mut state);
                fingerprint(&state)
            })
            .collect();
        hashes.sort_unstable();
        hashes.dedup();
        assert_eq!(hashes.len(), changes.len());
    }

    fn combat(done: bool) -> Combat {
        Combat { units: vec![UnitId(80)], hexes: vec![hex(2)], done, illegal: false }
    }

    fn battle(answers: &[Choice]) -> Battle {
        Battle { combat: 0, by: Side::Axis, answers: answers.to_vec() }
    }

    fn overrun(left: &[UnitId]) -> Overrun {
        Overrun { units: vec![UnitId(80)], hex: hex(2), spent: 2, left: left.to_vec(), raid: false }
    }

    #[test]
    fn counters_that_never_came_into_play_count_nothing() {
        let mut longer = State::blank();
        longer.units.push(Unit::default());
        assert_eq!(fingerprint(&longer), fingerprint(&State::blank()));
    }
}
