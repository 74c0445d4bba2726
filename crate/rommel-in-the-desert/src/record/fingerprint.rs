//! The hash of a state: the same on every machine for the same state.
//!
//! # Stability
//! Save files hold beginnings of these hashes, so the bytes behind them stay as they are. A part that is added to
//! [`State`] later has to add no bytes while it has the value that it has in old games.

use hexgrid::{Direction, Hex};
use referee::hash::sha256;

use crate::model::outcome::Outcome;
use crate::model::units::{Side, UnitId};
use crate::position::Position;
use crate::state::buildup::Buildup;
use crate::state::cards::{Cards, Hand};
use crate::state::movement::{Crossing, Movement};
use crate::state::reserve::Reserve;
use crate::state::standing::{Standing, StandingRefusal};
use crate::state::turn::{Battle, HitTarget, Leaving, Move, PendingHits, Rearguard, Turn};
use crate::state::{Stage, State};

/// The hash of a state: SHA-256 of its parts in the order of the struct. Numbers are written with the lowest byte
/// first, lists after their length, enums by the place of their variant, what may be absent after a byte.
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

    fn flag(&mut self, flag: bool) {
        self.put(&[u8::from(flag)]);
    }

    fn wide(&mut self, number: u16) {
        self.put(&number.to_le_bytes());
    }

    fn hex(&mut self, hex: Hex) {
        self.wide(hex.index() as u16);
    }

    fn ids(&mut self, ids: &[UnitId]) {
        self.wide(ids.len() as u16);
        self.0.extend(ids.iter().map(|id| id.index() as u8));
    }

    fn hexes(&mut self, hexes: &[Hex]) {
        self.wide(hexes.len() as u16);
        for &hex in hexes {
            self.hex(hex);
        }
    }

    fn path(&mut self, path: &[Direction]) {
        self.wide(path.len() as u16);
        self.0.extend(path.iter().map(|step| step.index() as u8));
    }

    fn hand(&mut self, hand: Hand) {
        self.put(&[hand.real, hand.dummies]);
    }

    fn some<T>(&mut self, value: Option<T>, put: impl FnOnce(&mut Self, T)) {
        self.flag(value.is_some());
        if let Some(value) = value {
            put(self, value);
        }
    }

    fn state(&mut self, state: &State) {
        // Taken apart without a rest, so that a new part is not forgotten here.
        let State {
            stage,
            scenario,
            calendar,
            cards,
            points,
            position,
            reserve,
            outcome,
            turn,
            passes,
            has_rommel,
            named,
            leaving,
            rearguard,
            battle,
            pending,
            hits,
            revealed,
            standing,
        } = state;
        self.stage(stage);
        self.some(*scenario, |bytes, scenario| bytes.put(&[scenario as u8]));
        self.some(*calendar, |bytes, calendar| bytes.put(&[calendar.first, calendar.last, calendar.month]));
        self.some(cards.as_deref(), Self::cards);
        for &points in points {
            self.wide(points);
        }
        self.position(position);
        self.reserve(reserve);
        self.some(outcome.as_ref(), Self::outcome);
        self.turn(turn);
        self.put(&[*passes, u8::from(*has_rommel)]);
        for units in named {
            self.ids(units);
        }
        self.some(leaving.as_ref(), Self::leaving);
        self.some(rearguard.as_ref(), Self::rearguard);
        self.some(battle.as_ref(), Self::battle);
        self.some(pending.as_ref(), Self::pending);
        self.ids(hits.carriers());
        self.ids(revealed);
        self.standing(standing);
    }

    /// No bytes where neither side has standing orders.
    fn standing(&mut self, standing: &[Standing; 2]) {
        for (side, orders) in standing.iter().enumerate().filter(|(_, orders)| !orders.is_empty()) {
            let Standing { initiative, refuse, fire, hits, withdraw, engage } = *orders;
            let refuse = refuse.map(|refuse| match refuse {
                StandingRefusal::Never => 0,
                StandingRefusal::Outnumbered { odds } => odds,
                StandingRefusal::Always => u8::MAX,
            });
            let parts = [initiative.map(|bid| bid as u8), refuse, fire.map(|fire| fire as u8)];
            let more = [withdraw.map(|withdraw| withdraw as u8), engage.map(u8::from)];
            self.put(&[side as u8, u8::from(hits)]);
            for part in parts.into_iter().chain(more) {
                self.some(part, |bytes, part| bytes.put(&[part]));
            }
        }
    }

    fn stage(&mut self, stage: &Stage) {
        match stage {
            Stage::Deal => self.put(&[0]),
            Stage::SetUp(set_up) => self.put(&[1, set_up.side as u8]),
            Stage::Hands(side) => self.put(&[2, *side as u8]),
            Stage::Initiative { challenge } => {
                self.put(&[3]);
                self.some(*challenge, Self::hand);
            }
            Stage::Turns => self.put(&[4]),
            Stage::Buildup(Buildup { step, side, special, gained, redeployed, shipped }) => {
                self.put(&[5, *step as u8, *side as u8, u8::from(*special)]);
                self.ids(gained);
                self.ids(redeployed);
                self.hexes(shipped);
            }
            Stage::Over => self.put(&[6]),
        }
    }

    fn cards(&mut self, cards: &Cards) {
        let Cards { deck, hands } = cards;
        for pile in [deck.pile(), deck.discards()] {
            self.wide(pile.len() as u16);
            self.put(pile);
        }
        for &hand in hands {
            self.hand(hand);
        }
    }

    /// Blocks on the map with their handles, and hexes with a battle or a minefield.
    fn position(&mut self, position: &Position) {
        self.put(position.deal().places());
        self.wide(position.on_map().count() as u16);
        for (id, hex) in position.on_map() {
            let unit = position.unit(id);
            self.put(&[id.index() as u8, unit.steps, u8::from(unit.disrupted), unit.wait]);
            self.hex(hex);
        }
        for (hex, first) in position.contested() {
            self.hex(hex);
            self.put(&[1 + first as u8, position.own_sides(first.enemy(), hex).bits()]);
        }
        for hex in position.minefields() {
            self.hex(hex);
            self.put(&[0]);
            for side in Side::BOTH {
                self.flag(position.knows_mine(side, hex));
            }
        }
    }

    fn reserve(&mut self, reserve: &Reserve) {
        let Reserve { due, refit, malta_taken } = reserve;
        self.ids(due);
        self.wide(refit.len() as u16);
        for refitting in refit {
            self.put(&[refitting.unit.index() as u8, refitting.steps]);
        }
        self.flag(*malta_taken);
    }

    fn outcome(&mut self, outcome: &Outcome) {
        let Outcome { winner, by, units } = outcome;
        self.put(&[winner.map_or(2, |side| side as u8), *by as u8]);
        self.put(units);
    }

    fn turn(&mut self, turn: &Turn) {
        let Turn { side, supply, option, phase, movement, moves_left, current, moved_now, moved, fought, check_routs } =
            turn;
        self.put(&[*side as u8, *phase as u8, *moves_left, u8::from(*check_routs)]);
        self.some(*supply, |bytes, real| bytes.put(&[real]));
        self.some(*option, |bytes, option| bytes.put(&[option as u8]));
        self.movement(movement);
        self.some(current.as_ref(), |bytes, current| match current {
            Move::Group { hex, rommel } => {
                bytes.put(&[0, u8::from(*rommel)]);
                bytes.hex(*hex);
            }
            Move::Regroup { command, destination, rommel } => {
                bytes.put(&[1, u8::from(*rommel)]);
                bytes.hexes(&[*command, *destination]);
            }
        });
        self.ids(moved_now);
        self.ids(moved);
        self.declared(movement);
        self.hexes(fought);
        self.held(movement);
    }

    fn movement(&mut self, movement: &Movement) {
        let Movement { side, phase, crossings, opened, rommel, .. } = movement;
        self.put(&[*side as u8, *phase, *rommel as u8]);
        self.wide(crossings.len() as u16);
        for Crossing { hex, over, phase } in crossings {
            self.hex(*hex);
            self.put(&[over.index() as u8, *phase]);
        }
        self.hexes(opened);
    }

    /// Declared marches. Their destinations and hexsides follow from their paths.
    fn declared(&mut self, movement: &Movement) {
        self.wide(movement.declared.len() as u16);
        for march in &movement.declared {
            self.ids(&[march.unit]);
            self.path(&march.path);
        }
    }

    /// What binds units and hexes until the end of the phase; nothing while there is none, as in revision 1.
    fn held(&mut self, Movement { left, stopped, engaged, .. }: &Movement) {
        if left.is_empty() && stopped.is_empty() && engaged.is_empty() {
            return;
        }
        self.hexes(left);
        self.ids(stopped);
        self.ids(engaged);
    }

    fn leaving(&mut self, leaving: &Leaving) {
        let Leaving { side, hex, reason, retreat, rommel, before, gone, pursued } = leaving;
        let flags = [retreat, rommel, pursued].map(|flag| u8::from(*flag));
        self.put(&[*side as u8, *reason as u8]);
        self.put(&flags);
        self.hex(*hex);
        self.position(before);
        self.ids(gone);
    }

    fn rearguard(&mut self, rearguard: &Rearguard) {
        let Rearguard { side, hex, gone, engaged } = rearguard;
        self.put(&[*side as u8, u8::from(*engaged)]);
        self.hex(*hex);
        self.ids(gone);
    }

    fn battle(&mut self, battle: &Battle) {
        let Battle { hex, first, firing, fired, turns_left } = battle;
        self.hex(*hex);
        self.put(&[*first as u8, *firing as u8, *turns_left]);
        self.ids(fired);
    }

    fn pending(&mut self, pending: &PendingHits) {
        let PendingHits { owner, left, target } = pending;
        self.put(&[*owner as u8, *left]);
        match target {
            HitTarget::Type(hex, class) => {
                self.put(&[0, *class as u8]);
                self.hex(*hex);
            }
            HitTarget::Leavers(units) => {
                self.put(&[1]);
                self.ids(units);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::units::UnitClass;
    use crate::state::movement::DeclaredMarch;
    use crate::state::set_up::SetUp;
    use crate::state::standing::{StandingBid, StandingFire, StandingWithdrawal};

    fn hex(index: usize) -> Hex {
        crate::data::board::Board::shipped().hexes().nth(index).unwrap()
    }

    const UNIT: UnitId = UnitId(3);

    #[test]
    fn a_state_that_differs_in_one_part_has_another_hash() {
        let changes: &[fn(&mut State)] = &[
            |_| {},
            |state| state.stage = Stage::Deal,
            |state| state.stage = Stage::SetUp(SetUp { side: Side::Axis }),
            |state| state.stage = Stage::SetUp(SetUp { side: Side::Allied }),
            |state| state.stage = Stage::Hands(Side::Allied),
            |state| state.stage = Stage::Initiative { challenge: None },
            |state| state.stage = Stage::Initiative { challenge: Some(Hand { real: 1, dummies: 0 }) },
            |state| state.stage = Stage::Initiative { challenge: Some(Hand { real: 0, dummies: 1 }) },
            |state| state.cards = Some(Box::new(Cards::new(2, 1))),
            |state| state.cards = Some(Box::new(Cards::new(2, 1).dealt([Hand { real: 1, dummies: 0 }; 2]))),
            |state| state.points[1] = 1,
            |state| state.position.place(UNIT, hex(5), 2),
            |state| state.position.place(UNIT, hex(5), 3),
            |state| state.position.place(UNIT, hex(6), 2),
            |state| state.position.lay_mines(hex(5), &[]),
            |state| state.position.lay_mines(hex(5), &[Side::Axis]),
            |state| state.position.lay_mines(hex(5), &[Side::Allied]),
            |state| state.reserve.due = vec![UNIT],
            |state| state.reserve.malta_taken = true,
            |state| state.turn.supply = Some(0),
            |state| state.turn.moves_left = 1,
            |state| state.turn.moved = vec![UNIT],
            |state| state.turn.moved_now = vec![UNIT],
            |state| state.turn.fought = vec![hex(5)],
            |state| state.turn.movement.opened = vec![hex(5)],
            |state| state.turn.movement.left = vec![hex(5)],
            |state| state.turn.movement.stopped = vec![UNIT],
            |state| state.turn.movement.engaged = vec![UNIT],
            |state| state.turn.movement.declared = vec![march(hex(5))],
            |state| state.turn.movement.engaged = vec![UNIT, UNIT],
            |state| state.turn.check_routs = true,
            |state| state.passes = 1,
            |state| state.named[0] = vec![UNIT],
            |state| state.named[1] = vec![UNIT],
            |state| state.pending = Some(pending(HitTarget::Leavers(Vec::new()))),
            |state| state.pending = Some(pending(HitTarget::Type(hex(0), UnitClass::Armor))),
            |state| state.hits.add(UNIT),
            |state| state.revealed = vec![UNIT],
            |state| state.standing[0].hits = true,
            |state| state.standing[1].hits = true,
            |state| state.standing[0].engage = Some(false),
            |state| state.standing[0].engage = Some(true),
            |state| state.standing[0].initiative = Some(StandingBid::Nothing),
            |state| state.standing[0].fire = Some(StandingFire::Easiest),
            |state| state.standing[0].withdraw = Some(StandingWithdrawal::Far),
            |state| state.standing[0].refuse = Some(StandingRefusal::Never),
            |state| state.standing[0].refuse = Some(StandingRefusal::Outnumbered { odds: 1 }),
            |state| state.standing[0].refuse = Some(StandingRefusal::Always),
        ];
        let hash = |change: &fn(&mut State)| {
            let mut state = State::new(Position::default(), Side::Axis, true);
            change(&mut state);
            fingerprint(&state)
        };
        let mut hashes: Vec<_> = changes.iter().map(hash).collect();
        hashes.sort_unstable();
        hashes.dedup();
        assert_eq!(hashes.len(), changes.len());
    }

    fn march(destination: Hex) -> DeclaredMarch {
        DeclaredMarch { unit: UNIT, path: Vec::new(), destination, over: hexgrid::Direction::East }
    }

    fn pending(target: HitTarget) -> PendingHits {
        PendingHits { owner: Side::Axis, left: 1, target }
    }
}
