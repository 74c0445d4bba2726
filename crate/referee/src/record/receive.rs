//! Turns that come in by a link.

use super::game::{Game, Report};
use super::link::{LinkFault, TurnV1, entries, fit};
use super::{DiceMode, Entry};
use crate::rules::Rules;

impl<R: Rules> Game<R> {
    /// Carries out the orders of a turn that this game does not have yet, and gives what each brought about. They cannot be
    /// undone afterwards.
    ///
    /// No receiver is named, so the turn is taken for one that comes from a copy of the same players: standing orders and
    /// decisions in it are those of their sides. A turn of another player goes through [`Game::receive_up_to`] with its
    /// receiver.
    ///
    /// Errors: why the turn does not belong here, or the first order that does not follow; nothing has changed then,
    /// but the marks of a turn that this game has already are taken over.
    pub fn receive(&mut self, turn: TurnV1<R::Order>) -> Result<Vec<Report<R::Log>>, LinkFault<R::Refusal>> {
        self.receive_up_to(turn, usize::MAX, None)
    }

    /// The same, but keeps only the orders up to that many of the whole game. All of them have to follow.
    ///
    /// Where a receiver is named, no order of the turn may give standing orders in the receiver's name, and where the
    /// standing orders that this game holds cover a decision of the receiver, its order has to be the one that follows.
    ///
    /// Errors: as for `receive`; [`LinkFault::Known`] where none would be kept; [`LinkFault::ForgedStanding`] and
    /// [`LinkFault::NotStanding`].
    pub fn receive_up_to(
        &mut self,
        turn: TurnV1<R::Order>,
        orders_kept: usize,
        receiver: Option<R::Side>,
    ) -> Result<Vec<Report<R::Log>>, LinkFault<R::Refusal>> {
        let TurnV1 { game, from, parent, orders, faces, end, looks } = turn;
        let (from, have) = (from as usize, self.len());
        if game != self.id() {
            return Err(LinkFault::OtherGame);
        }
        if from > have {
            return Err(LinkFault::Missing { from, have });
        }
        let seeded = self.record().dice != DiceMode::Entered;
        if !fit(&orders, &faces, seeded) {
            return Err(LinkFault::Content);
        }
        let entries = entries(orders, faces);
        let known = have - from;
        if parent != self.link_after(from) || !self.went(from, &entries) {
            return Err(LinkFault::OtherWay);
        }
        if entries.len() <= known {
            self.add_looks(&looks);
            return Err(LinkFault::Known);
        }
        let fresh = &entries[known..];
        let accepted = orders_kept.saturating_sub(have).min(fresh.len());
        if accepted == 0 {
            return Err(LinkFault::Known);
        }
        let mark = self.mark();
        let mut reports = match self.follow_all(fresh, end, receiver) {
            Ok(reports) => reports,
            Err(fault) => {
                self.set_back(mark);
                return Err(fault);
            }
        };
        if accepted < fresh.len() {
            self.set_back(mark);
            reports = self.follow_each(&fresh[..accepted], receiver)?;
        }
        self.add_looks(&looks);
        self.received();
        self.continued();
        Ok(reports)
    }

    /// A turn does not tell by which rules it was played: where the game is of an older revision, so may be the turn.
    pub(super) fn follow_each(
        &mut self,
        entries: &[Entry<R::Order>],
        receiver: Option<R::Side>,
    ) -> Result<Vec<Report<R::Log>>, LinkFault<R::Refusal>> {
        let mut reports = Vec::with_capacity(entries.len());
        for entry in entries {
            if receiver == Some(self.to_act()) {
                self.check_standing(&entry.order)?;
            }
            let report = self.follow(entry).map_err(|fault| fault.dated::<R>(self.record(), self.len(), None))?;
            reports.push(report);
        }
        Ok(reports)
    }

    /// Checks an order that a turn gives in the name of its receiver. The receiver's standing orders are those of the game
    /// before the turn, since a turn that gives any is refused.
    fn check_standing(&mut self, order: &R::Order) -> Result<(), LinkFault<R::Refusal>> {
        if R::is_standing(order) {
            return Err(LinkFault::ForgedStanding { order: self.len() });
        }
        match self.rules.implied_order(&self.state) {
            Some(implied) if implied != *order => Err(LinkFault::NotStanding { order: self.len() }),
            _ => Ok(()),
        }
    }

    /// Whether the orders of a turn are those of this game, as far as it has gone.
    fn went(&self, from: usize, entries: &[Entry<R::Order>]) -> bool {
        let own = self.record().orders.get(from..).unwrap_or_default();
        own.iter().zip(entries).all(|(own, reported)| {
            own.order == reported.order && (reported.faces.is_none() || reported.faces == own.faces)
        })
    }

    fn follow_all(
        &mut self,
        entries: &[Entry<R::Order>],
        end: [u8; 8],
        receiver: Option<R::Side>,
    ) -> Result<Vec<Report<R::Log>>, LinkFault<R::Refusal>> {
        let reports = self.follow_each(entries, receiver)?;
        if self.link_after(self.len()) == end { Ok(reports) } else { Err(LinkFault::OtherWay) }
    }
}
