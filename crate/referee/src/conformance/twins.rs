//! States that differ only in what a viewer may not see give that viewer the same views, lists, journals, transcripts
//! and advice.

use super::{Sampler, Suite, Violation};
use crate::json::to_text;
use crate::random::Random;
use crate::record::{RecordOf, Report};
use crate::rules::Reveals;
use crate::viewer::{Given, Viewer, Views};

/// New pairs of states before each order, for each viewer.
const TWINS: u32 = 2;
/// Pairs of states at most that are followed from one order to the next.
const MOST_TWINS: usize = 12;

/// A state that a viewer cannot tell from that of the game, and what the transcripts of both remember.
pub(super) struct Twin<R: Views> {
    side: R::Side,
    state: R::State,
    /// Of the game and of the twin.
    transcripts: [R::Transcript; 2],
}

/// What a viewer is shown, each with its name.
type Shown = Vec<(&'static str, String)>;

impl<R: Views, S: Sampler<R>> Suite<R, S> {
    /// Adds some twins of a state for each viewer; the oldest are left out where there are too many.
    pub(super) fn add_twins(&mut self, twins: &mut Vec<Twin<R>>, state: &R::State) {
        for side in self.sampler.sides() {
            let more = (0..TWINS).filter_map(|_| self.sampler.twin(state, side, &mut self.draw));
            twins.extend(more.map(|state| Twin { side, state, transcripts: Default::default() }));
        }
        twins.drain(..twins.len().saturating_sub(MOST_TWINS));
    }

    /// Compares what viewers are shown of twins with what they are shown of the state, before an order and after it.
    /// Keeps the twins that can follow the order without revealing anything to their viewers. Gives to whom the order
    /// has revealed something.
    pub(super) fn compare(
        &mut self,
        twins: &mut Vec<Twin<R>>,
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
        for twin in std::mem::take(twins) {
            self.met.twins += 1;
            self.same_before([before, &twin.state], twin.side)?;
            if !carried.reveals.is_to(&twin.side) {
                twins.extend(self.same_after((before, order, report), twin)?);
            }
        }
        Ok(carried.reveals)
    }

    /// Errors: a player can tell two states apart, or their computer player can.
    fn same_before(&mut self, [state, twin]: [&R::State; 2], side: R::Side) -> Result<(), Violation> {
        let record = self.game.record().clone();
        let (rules, _) = self.game.parts();
        for viewer in [Viewer::Side(side), Viewer::Observer] {
            let [real, other] = [state, twin].map(|state| shown(rules, &record, state, viewer));
            same(viewer, real, other)?;
        }
        if rules.to_act(state) == side && self.sampler.advice(rules, state) != self.sampler.advice(rules, twin) {
            return Err(Violation(format!("the computer player of {side:?} uses what is hidden from it")));
        }
        Ok(())
    }

    /// The twin after an order; none where the order is not possible or reveals something.
    ///
    /// Errors: a player can tell two states apart by an order that reveals nothing to them.
    fn same_after(
        &mut self,
        (before, order, report): (&R::State, &R::Order, &Report<R::Log>),
        Twin { side, state: twin, transcripts: [mut of_game, mut of_twin] }: Twin<R>,
    ) -> Result<Option<Twin<R>>, Violation> {
        let at = self.game.len() - 1;
        let own = self.game.rules().to_act(before) == side;
        let twin_order =
            if own { order.clone() } else { self.sampler.twin_order([before, &twin], order, side, &mut self.draw) };
        let record = self.game.record().clone();
        let (rules, after) = self.game.parts();
        let mut log = R::Log::default();
        // With other hidden parts the order may not be possible; then there is nothing to compare.
        let Ok(carried) = rules.carry_out(&twin, &twin_order, Random::given(&report.faces), &mut log) else {
            return Ok(None);
        };
        if carried.reveals.is_to(&side) {
            return Ok(None);
        }
        let twin_report = Report { faces: carried.faces, log };
        let given = Given { at, before, order, report, note: None };
        let twin_given = Given { at, before: &twin, order: &twin_order, report: &twin_report, note: None };
        let mut came_of = |given: Given<R>, after: &R::State, viewer| {
            let mut all = shown(rules, &record, after, viewer);
            all.push(("view", to_text(&rules.view(after, &given.report.log, viewer))));
            all.push(("journal", to_text(&rules.entry(given, viewer))));
            all
        };
        for viewer in [Viewer::Side(side), Viewer::Observer] {
            same(viewer, came_of(given, after, viewer), came_of(twin_given, &carried.state, viewer))?;
        }
        let mut written = |transcript: &mut R::Transcript, given: Given<R>, after: &R::State| {
            vec![("transcript", rules.text(transcript, given, after, Viewer::Side(side)))]
        };
        same(side, written(&mut of_game, given, after), written(&mut of_twin, twin_given, &carried.state))?;
        Ok(Some(Twin { side, state: carried.state, transcripts: [of_game, of_twin] }))
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
