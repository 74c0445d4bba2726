//! What Wadi shows to whom.

use referee::record::{DiceMode, RecordOf};
use referee::viewer::Given;
use referee::{Viewer, Views};
use serde::Serialize;

use crate::wadi::{Card, Event, Log, Mistake, Order, Side, State, Table, Wadi};

/// How the game stands.
#[derive(Serialize)]
pub struct View {
    phasing: Side,
    drawn: bool,
    over: bool,
    pile: usize,
    discards: Vec<u8>,
    tables: Vec<TableView>,
    events: Vec<String>,
}

#[derive(Serialize)]
struct TableView {
    hand: Cards,
    laid: Cards,
    shown: Vec<Card>,
    points: u8,
}

/// Cards, or how many there are.
#[derive(Serialize)]
#[serde(untagged)]
enum Cards {
    Known(Vec<Card>),
    Hidden(usize),
}

impl Cards {
    fn of(cards: &[Card], known: bool) -> Self {
        if known { Self::Known(cards.to_vec()) } else { Self::Hidden(cards.len()) }
    }
}

/// An order of the journal.
#[derive(Serialize)]
pub struct Entry {
    by: Side,
    order: String,
    events: Vec<String>,
}

fn event(event: Event, viewer: Viewer<Side>, all: bool) -> String {
    match event {
        Event::Drew(side, _) if !viewer.sees(side) && !all => format!("{side:?} draws a card"),
        Event::Laid(side, _) if !viewer.sees(side) => format!("{side:?} lays a card"),
        other => format!("{other:?}"),
    }
}

fn order(order: &Order, by: Side, viewer: Viewer<Side>, all: bool) -> String {
    match order {
        Order::Lay(_) if !viewer.sees(by) && !all => "Lay a card".to_owned(),
        other => format!("{other:?}"),
    }
}

impl Wadi {
    /// What the player who decides may order.
    pub fn orders(&self, state: &State) -> Vec<Order> {
        if state.over {
            return Vec::new();
        }
        if !state.drawn {
            let none = state.deck.pile().is_empty() && self.has(Mistake::EmptyPileIsADeadEnd);
            return if none { Vec::new() } else { vec![Order::Draw] };
        }
        let Table { hand, laid, .. } = &state.tables[state.phasing.index()];
        let held = |card: &Card| hand.contains(card) || self.has(Mistake::LayingIsListedWithoutACard);
        let mut orders: Vec<Order> = Card::ALL.into_iter().filter(held).map(Order::Lay).collect();
        if !laid.is_empty() && !self.has(Mistake::TurningUpIsNotListed) {
            orders.push(Order::TurnUp);
        }
        orders.push(Order::Done);
        if self.has(Mistake::TrialsLeaveATrace) && !self.asked.is_multiple_of(2) {
            orders.reverse();
        }
        orders
    }
}

impl Views for Wadi {
    type View = View;
    type LegalView = Vec<Order>;
    type EntryView = Entry;
    type Transcript = ();

    fn view(&mut self, state: &State, log: &Log, viewer: Viewer<Side>) -> View {
        let table = |side: Side| {
            let Table { hand, laid, shown, points } = &state.tables[side.index()];
            TableView {
                hand: Cards::of(hand, viewer.sees(side) || self.has(Mistake::ViewShowsHands)),
                laid: Cards::of(laid, viewer.sees(side) || self.has(Mistake::ViewShowsLaidCards)),
                shown: shown.clone(),
                points: *points,
            }
        };
        let all = self.has(Mistake::EventShowsTheCardDrawn);
        View {
            phasing: state.phasing,
            drawn: state.drawn,
            over: state.over,
            pile: state.deck.pile().len(),
            discards: state.deck.discards().to_vec(),
            tables: Side::BOTH.map(table).into(),
            events: log.events.iter().map(|one| event(*one, viewer, all)).collect(),
        }
    }

    fn legal(&mut self, state: &State, viewer: Viewer<Side>) -> Vec<Order> {
        let shown = viewer.sees(state.phasing) || self.has(Mistake::LegalListShowsTheHand);
        if shown { self.orders(state) } else { Vec::new() }
    }

    fn entry(&mut self, given: Given<Self>, viewer: Viewer<Side>) -> Entry {
        let by = given.before.phasing;
        let all = self.has(Mistake::JournalShowsTheCardLaid);
        let events = given.report.log.events.iter().map(|one| event(*one, viewer, false)).collect();
        Entry { by, order: order(given.order, by, viewer, all), events }
    }

    fn tags(record: &RecordOf<Self>, end: &State) -> Vec<(&'static str, String)> {
        let dice = if record.dice == DiceMode::Entered { "entered" } else { "seeded" };
        vec![("Game", "Wadi".to_owned()), ("Dice", dice.to_owned()), ("Over", end.over.to_string())]
    }

    fn set_up_text(&mut self, _: &State, _: &Log, _: Viewer<Side>) -> String {
        "Red begins\n".to_owned()
    }

    fn text(&mut self, (): &mut (), given: Given<Self>, _: &State, viewer: Viewer<Side>) -> String {
        let by = given.before.phasing;
        let all = self.has(Mistake::TranscriptShowsTheCardLaid);
        format!("{by:?}: {}\n", order(given.order, by, viewer, all))
    }
}
