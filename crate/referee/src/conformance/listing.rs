//! An order is listed if and only if it is accepted.

use super::{Act, Sampler, Seen, Violation};
use crate::draw::Draw;
use crate::json::to_text;
use crate::parts::Listed;
use crate::record::Game;
use crate::record::dice::{idle, order_bytes};
use crate::rules::Rules;
use crate::viewer::{Viewer, Views};

/// Listed orders of one trial.
const LISTED: u32 = 5;

/// Tries listed orders and others in the state of a game; none is given.
///
/// Errors: a listed order that is refused, an accepted one that is not listed, or a trace of the trial.
pub(super) fn try_orders<R: Rules, S: Sampler<R>>(
    game: &mut Game<R>,
    sampler: &mut S,
    draw: &mut Draw,
    seen: &mut Seen,
) -> Result<(), Violation> {
    let before = game.state().clone();
    let (rules, state) = game.parts();
    for order in sampler.listed_orders(rules, state, LISTED, draw) {
        if let Err(refusal) = game.check(&order) {
            return Err(Violation(format!("{} is listed but refused: {refusal}", to_text(&order))));
        }
    }
    for _ in 0..S::STRAY {
        let (rules, state) = game.parts();
        let order = sampler.stray_order(rules, state, draw);
        seen.tried += 1;
        if game.check(&order).is_ok() {
            try_accepted(game, sampler, &order, seen)?;
            sampler.try_further(game, &order, draw)?;
        } else {
            try_refused(game, &order)?;
        }
    }
    if *game.state() == before {
        Ok(())
    } else {
        Err(Violation::new("asking whether orders may be given changes the state"))
    }
}

/// Errors: an accepted order is not listed.
fn try_accepted<R: Rules, S: Sampler<R>>(
    game: &mut Game<R>,
    sampler: &mut S,
    order: &R::Order,
    seen: &mut Seen,
) -> Result<(), Violation> {
    let (rules, state) = game.parts();
    seen.accepted += 1;
    seen.count(Act::Accepted, &sampler.kinds(state, order));
    match sampler.listed(rules, state, order) {
        Listed::Whole => Ok(()),
        Listed::ByParts(parts) => {
            seen.count(Act::ByParts, &[parts.orders]);
            Ok(())
        }
        Listed::Not => Err(Violation(format!("{} is accepted but not listed", to_text(order)))),
    }
}

/// Errors: a refused order leaves something in the log.
fn try_refused<R: Rules>(game: &mut Game<R>, order: &R::Order) -> Result<(), Violation> {
    let ((rules, state), mut log) = (game.parts(), R::Log::default());
    let carried = rules.carry_out(state, order, idle(&order_bytes(order)), &mut log);
    if carried.is_err() && log == R::Log::default() {
        return Ok(());
    }
    Err(Violation(format!("{} is refused, but logs something", to_text(order))))
}

/// The legal list of a state as text.
pub(super) fn legal_text<R: Views>(game: &mut Game<R>) -> String {
    let (rules, state) = game.parts();
    to_text(&rules.legal(state, Viewer::Everybody))
}
