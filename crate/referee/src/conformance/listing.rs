//! An order is listed if and only if it is accepted.

use super::{Sampler, Suite, Violation};
use crate::json::to_text;
use crate::record::dice::{idle, order_bytes};
use crate::viewer::{Viewer, Views};

/// Listed orders of one trial.
const LISTED: u32 = 5;
/// Other orders of one trial.
const STRAY: u32 = 20;

impl<R: Views, S: Sampler<R>> Suite<R, S> {
    /// Tries listed orders and others; none is given.
    pub(super) fn try_orders(&mut self) -> Result<(), Violation> {
        let before = self.game.state().clone();
        let list = self.legal_text(&before);
        for _ in 0..LISTED {
            let (rules, state) = self.game.parts();
            let Some(order) = self.sampler.legal_order(rules, state, &mut self.draw) else { continue };
            if let Err(refusal) = self.game.check(&order) {
                return Err(Violation(format!("{} is listed but refused: {refusal}", to_text(&order))));
            }
        }
        for _ in 0..STRAY {
            let (rules, state) = self.game.parts();
            let order = self.sampler.stray_order(rules, state, &mut self.draw);
            self.try_stray(&order)?;
        }
        if *self.game.state() != before || self.legal_text(&before) != list {
            return Err(Violation::new("asking whether orders may be given has left a trace"));
        }
        Ok(())
    }

    /// An order that is accepted has to be listed, and one that is refused leaves the log as it was.
    fn try_stray(&mut self, order: &R::Order) -> Result<(), Violation> {
        let accepted = self.game.check(order).is_ok();
        let (rules, state) = self.game.parts();
        if accepted {
            self.met.accepted += 1;
            let listed = self.sampler.is_listed(rules, state, order);
            return if listed {
                Ok(())
            } else {
                Err(Violation(format!("{} is accepted but not listed", to_text(order))))
            };
        }
        let mut log = R::Log::default();
        let carried = rules.carry_out(state, order, idle(&order_bytes(order)), &mut log);
        if carried.is_ok() || log != R::Log::default() {
            return Err(Violation(format!("{} is refused, but logs something", to_text(order))));
        }
        Ok(())
    }

    fn legal_text(&mut self, state: &R::State) -> String {
        let (rules, _) = self.game.parts();
        to_text(&rules.legal(state, Viewer::Everybody))
    }
}
