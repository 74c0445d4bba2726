//! Who looks at a game, and what a game shows to whom.

use std::ops::Range;

use serde::Serialize;

use crate::draw::Draw;
use crate::record::{Entry, Fault, Game, RecordOf, Report, Terms};
use crate::rules::Rules;

/// Who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer<S> {
    /// Everything is shown: after the end of a game, and in the referee.
    Everybody,
    /// One player: what is hidden from this player is left out.
    Side(S),
    /// Somebody at neither side: what is hidden from a player is left out.
    Observer,
}

impl<S: Copy + PartialEq> Viewer<S> {
    /// Whether the viewer sees what only this player may see.
    pub fn sees(self, side: S) -> bool {
        match self {
            Self::Everybody => true,
            Self::Side(own) => own == side,
            Self::Observer => false,
        }
    }
}

/// What a game shows to a viewer.
///
/// Two states that differ only in what a viewer may not see give that viewer equal views, lists, entries and sentences; the
/// [conformance suite](crate::conformance) holds every game to it.
pub trait Views: Rules {
    /// How a game stands, in names.
    type View: Serialize;
    /// What may be ordered, in names.
    type LegalView: Serialize;
    /// An order with what it brought about, in names.
    type EntryView: Serialize;
    /// What a transcript remembers from one line to the next.
    type Transcript: Default;

    /// How a game stands after an order that brought about this.
    fn view(&mut self, state: &Self::State, log: &Self::Log, viewer: Viewer<Self::Side>) -> Self::View;

    /// Everything that the player who decides may order, as far as the viewer may know it.
    fn legal(&mut self, state: &Self::State, viewer: Viewer<Self::Side>) -> Self::LegalView;

    /// An order of the journal.
    fn entry(&mut self, given: Given<Self>, viewer: Viewer<Self::Side>) -> Self::EntryView;

    /// The tags with which the transcript of a record begins: names and values. Those of its
    /// [`Terms`](crate::record::Terms) follow the first two.
    fn tags(record: &RecordOf<Self>, end: &Self::State, viewer: Viewer<Self::Side>) -> Vec<(&'static str, String)>;

    /// The set-up in the transcript.
    fn set_up_text(&mut self, state: &Self::State, log: &Self::Log, viewer: Viewer<Self::Side>) -> String;

    /// The lines of an order in the transcript.
    fn text(
        &mut self,
        transcript: &mut Self::Transcript,
        given: Given<Self>,
        after: &Self::State,
        viewer: Viewer<Self::Side>,
    ) -> String;
}

/// An order that was given.
#[derive(Debug)]
pub struct Given<'a, R: Rules> {
    /// Orders given before it.
    pub at: usize,
    /// The state before it.
    pub before: &'a R::State,
    /// The order.
    pub order: &'a R::Order,
    /// What it brought about.
    pub report: &'a Report<R::Log>,
    /// What a player wrote beside it.
    pub note: Option<&'a str>,
}

#[allow(clippy::expl_impl_clone_on_copy, reason = "a derived one would ask for rules that are `Clone` and `Copy`")]
impl<R: Rules> Clone for Given<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for Given<'_, R> {}

/// A computer player. It sees what a player of its side may see, and nothing more.
pub trait ComputerPlayer<R: Rules> {
    /// The order that it would give for the player who decides; none when nothing can be ordered. The draw settles ties.
    fn advice(&mut self, rules: &mut R, state: &R::State, draw: &mut Draw) -> Option<R::Order>;
}

/// Some orders of a game for a viewer, those beyond the last left out.
pub fn journal<R: Views>(game: &mut Game<R>, orders: Range<usize>, viewer: Viewer<R::Side>) -> Vec<R::EntryView> {
    let (mut entries, mut at) = (Vec::new(), orders.start);
    game.replay_range(orders, |rules, before, Entry { order, note, .. }, report| {
        entries.push(rules.entry(Given { at, before, order, report: &report, note: note.as_deref() }, viewer));
        at += 1;
    });
    entries
}

/// A game in words for a viewer: tags in square brackets, then the lines of the set-up and of each order, with line ends as on
/// Unix. The same record always gives the same transcript.
///
/// Errors: the first order that does not follow.
pub fn transcript<R: Views>(record: &RecordOf<R>, viewer: Viewer<R::Side>) -> Result<String, Fault<R::Refusal>> {
    let mut log = R::Log::default();
    let mut game = Game::<R>::begin_record(record, &mut log)?;
    let (rules, state) = game.parts();
    let mut body = rules.set_up_text(state, &log, viewer);
    let mut transcript = R::Transcript::default();
    for (at, entry) in record.orders.iter().enumerate() {
        let before = game.state().clone();
        let report = game.follow(entry).map_err(|fault| fault.dated::<R>(record, at, None))?;
        let given = Given { at, before: &before, order: &entry.order, report: &report, note: entry.note.as_deref() };
        let (rules, after) = game.parts();
        body += &rules.text(&mut transcript, given, after, viewer);
    }
    let tag = |text: String, (name, value): (&str, String)| text + "[" + name + " \"" + &plain(&value) + "\"]\n";
    let mut tags = R::tags(record, game.state(), viewer);
    tags.splice(2..2, Terms::of::<R>(record, &[]).tags());
    Ok(tags.into_iter().fold(String::new(), tag) + &body)
}

/// A text that cannot end its tag.
fn plain(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() || letter == '"' { '?' } else { letter }).collect()
}
