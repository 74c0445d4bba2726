//! States that differ only in what a viewer may not see give that viewer the same views, lists, journals, transcripts and
//! advice.

use super::{Sampler, Suite, Violation};
use crate::json::to_text;
use crate::random::Random;
use crate::record::{RecordOf, Report};
use crate::rules::{Reveals, Rules};
use crate::viewer::{Given, Viewer, Views};

/// Pairs of states that are compared after an order, for each viewer.
const TWINS: u32 = 2;

/// A viewer, and a state that they cannot tell from that of the game.
pub(super) type Twin<R> = (<R as Rules>::Side, <R as Rules>::State);

/// What a viewer is shown, each with its name.
type Shown = Vec<(&'static str, String)>;

impl<R: Views, S: Sampler<R>> Suite<R, S> {
    /// Some twins of a state for each viewer.
    pub(super) fn twins(&mut self, state: &R::State) -> Vec<Twin<R>> {
        let sides = self.sampler.sides();
        let mut twins = Vec::new();
        for side in sides {
            let more = (0..TWINS).filter_map(|_| self.sampler.twin(state, side, &mut self.draw));
            twins.extend(more.map(|twin| (side, twin)));
        }
        twins
    }

    /// Compares what viewers are shown of twins with what they are shown of the state, before an order and after it. Gives to
    /// whom the order has revealed something.
    pub(super) fn compare(
        &mut self,
        twins: &[Twin<R>],
        before: &R::State,
        order: &R::Order,
        report: &Report<R::Log>,
    ) -> Result<Reveals<R::Side>, Violation> {
        let (rules, after) = self.game.parts();
        let carried = rules.carry_out(before, order, Random::given(&report.faces), &mut R::muted());
        let carried = carried.map_err(|refusal| Violation(format!("refused when it is given again: {refusal}")))?;
        if carried.state != *after {
            return Err(Violation::new("the same order with the same numbers has led to another state"));
        }
        for (side, twin) in twins {
            self.met.twins += 1;
            self.same_before([before, twin], *side)?;
            if !carried.reveals.is_to(side) {
                self.same_after((before, order, report), twin, *side)?;
            }
        }
        Ok(carried.reveals)
    }

    /// Errors: a player can tell two states apart, or their computer player can.
    fn same_before(&mut self, [state, twin]: [&R::State; 2], side: R::Side) -> Result<(), Violation> {
        let record = self.game.record().clone();
        let (rules, _) = self.game.parts();
        let [real, other] = [state, twin].map(|state| shown(rules, &record, state, Viewer::Side(side)));
        same(side, real, other)?;
        if rules.to_act(state) == side && self.sampler.advice(rules, state) != self.sampler.advice(rules, twin) {
            return Err(Violation(format!("the computer player of {side:?} uses what is hidden from it")));
        }
        Ok(())
    }

    /// Errors: a player can tell two states apart by an order that reveals nothing to them.
    fn same_after(
        &mut self,
        (before, order, report): (&R::State, &R::Order, &Report<R::Log>),
        twin: &R::State,
        side: R::Side,
    ) -> Result<(), Violation> {
        let at = self.game.len() - 1;
        let own = self.game.rules().to_act(before) == side;
        let twin_order = if own { order.clone() } else { self.sampler.twin_order(twin, order, side, &mut self.draw) };
        let record = self.game.record().clone();
        let (rules, after) = self.game.parts();
        let mut log = R::Log::default();
        // With other hidden parts the order may not be possible; then there is nothing to compare.
        let Ok(carried) = rules.carry_out(twin, &twin_order, Random::given(&report.faces), &mut log) else {
            return Ok(());
        };
        if carried.reveals.is_to(&side) {
            return Ok(());
        }
        let (viewer, twin_report) = (Viewer::Side(side), Report { faces: carried.faces, log });
        let mut both = |given: Given<R>, after: &R::State| {
            let mut all = shown(rules, &record, after, viewer);
            all.push(("view", to_text(&rules.view(after, &given.report.log, viewer))));
            all.push(("journal", to_text(&rules.entry(given, viewer))));
            all.push(("transcript", rules.text(&mut R::Transcript::default(), given, after, viewer)));
            all
        };
        let real = both(Given { at, before, order, report, note: None }, after);
        let of_twin = Given { at, before: twin, order: &twin_order, report: &twin_report, note: None };
        same(side, real, both(of_twin, &carried.state))
    }
}

/// What a viewer is shown of a state, whatever led to it.
fn shown<R: Views>(rules: &mut R, record: &RecordOf<R>, state: &R::State, viewer: Viewer<R::Side>) -> Shown {
    let log = R::Log::default();
    let tags = R::tags(record, state, viewer).into_iter().map(|(name, value)| format!("{name} {value}\n"));
    vec![
        ("view", to_text(&rules.view(state, &log, viewer))),
        ("legal list", to_text(&rules.legal(state, viewer))),
        ("tags", tags.collect()),
        ("set-up", rules.set_up_text(state, &log, viewer)),
    ]
}

/// Errors: the first thing by which a viewer can tell two states apart.
fn same<P: std::fmt::Debug>(viewer: P, real: Shown, twin: Shown) -> Result<(), Violation> {
    let Some(((what, real), (_, twin))) = real.into_iter().zip(twin).find(|(real, twin)| real != twin) else {
        return Ok(());
    };
    Err(Violation(format!("the {what} shows {viewer:?} what is hidden: {real} and {twin}")))
}
