//! What Desert Fox shows to a viewer. Nothing is hidden in it, so that all viewers are shown the same.

use referee::viewer::Given;
use referee::{Rules, Viewer, Views};

use crate::game::legal::legal;
use crate::model::units::Side;
use crate::query::game::journal::OrderTold;
use crate::query::game::report::{GameView, LegalView};
use crate::query::game::to_view::{listed, view};
use crate::record::{DesertFox, Record, transcript};
use crate::state::State;
use crate::state::event::Log;

impl Views for DesertFox {
    type View = GameView;
    type LegalView = LegalView;
    type EntryView = OrderTold;
    /// How many findings of the combat earlier lines have told.
    type Transcript = usize;

    fn view(&mut self, state: &State, log: &Log, _: Viewer<Side>) -> GameView {
        let implied_order = self.implied_order(state);
        GameView { implied_order, ..view(&self.config, state, &log.events, &log.findings, None) }
    }

    fn legal(&mut self, state: &State, _: Viewer<Side>) -> LegalView {
        listed(&legal(&self.config, &mut self.cache, state))
    }

    fn entry(&mut self, given: Given<Self>, _: Viewer<Side>) -> OrderTold {
        OrderTold { implied: self.is_implied(given), ..OrderTold::of(given) }
    }

    fn tags(record: &Record, end: &State, _: Viewer<Side>) -> Vec<(&'static str, String)> {
        transcript::tags(record, end)
    }

    fn set_up_text(&mut self, state: &State, log: &Log, _: Viewer<Side>) -> String {
        transcript::set_up(state, log)
    }

    fn text(&mut self, reported: &mut usize, given: Given<Self>, after: &State, _: Viewer<Side>) -> String {
        let implied = self.is_implied(given);
        transcript::lines(&self.config.charts, reported, given, implied, after)
    }
}

impl DesertFox {
    /// Whether an order is the one that followed from the standing orders of its player.
    fn is_implied(&mut self, given: Given<Self>) -> bool {
        self.implied_order(given.before).as_ref() == Some(given.order)
    }
}
