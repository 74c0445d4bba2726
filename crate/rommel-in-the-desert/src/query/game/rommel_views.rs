//! The views of the game behind the trait of the shared record.

use referee::record::{DiceMode, RecordOf};
use referee::viewer::Given;
use referee::{Viewer, Views};

use super::{EntryView, GameView, entry, game_view, transcript};
use crate::game::legal::legal;
use crate::model::units::Side;
use crate::record::{Log, Rommel};
use crate::state::State;
use crate::state::order::Order;
use crate::turn::to_act::to_act;

impl Views for Rommel {
    type View = GameView;
    type LegalView = Vec<Order>;
    type EntryView = EntryView;
    type Transcript = ();

    fn view(&mut self, state: &State, log: &Log, viewer: Viewer<Side>) -> GameView {
        game_view(self.edition(), state, &log.findings, viewer)
    }

    /// The orders of the player who decides, for that player alone: they name blocks by handle.
    fn legal(&mut self, state: &State, viewer: Viewer<Side>) -> Vec<Order> {
        if viewer.sees(to_act(state)) { legal(self.edition(), state) } else { Vec::new() }
    }

    fn entry(&mut self, given: Given<Self>, viewer: Viewer<Side>) -> EntryView {
        entry::entry(self.edition(), given, viewer)
    }

    fn tags(record: &RecordOf<Self>, end: &State, _: Viewer<Side>) -> Vec<(&'static str, String)> {
        let dice = match record.dice {
            DiceMode::Seeded(_) => "seeded",
            DiceMode::Entered => "entered",
            DiceMode::Agreed(_) => "seed from a commitment, its secret and an answer",
        };
        let winner = match end.outcome.map(|outcome| outcome.winner) {
            None => "open",
            Some(None) => "draw",
            Some(Some(Side::Axis)) => "axis",
            Some(Some(Side::Allied)) => "allied",
        };
        vec![
            ("Game", "Rommel in the Desert".to_owned()),
            ("Scenario", record.options.scenario.key().to_owned()),
            ("Dice", dice.to_owned()),
            ("Result", winner.to_owned()),
        ]
    }

    fn set_up_text(&mut self, state: &State, log: &Log, viewer: Viewer<Side>) -> String {
        transcript::set_up(state, &log.findings, viewer)
    }

    fn text(&mut self, (): &mut (), given: Given<Self>, after: &State, viewer: Viewer<Side>) -> String {
        transcript::lines(self.edition(), given, after, viewer)
    }
}
