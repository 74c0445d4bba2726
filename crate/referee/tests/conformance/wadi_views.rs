//! What Wadi shows to whom.

use referee::record::{DiceMode, RecordOf};
use referee::viewer::Given;
use referee::{Viewer, Views};
use serde::Serialize;

use crate::wadi::{Card, Event, Log, Order, Side, State, Table, Wadi};

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

/// What happened, as far as a viewer may know.
fn event(event: Event, viewer: Viewer<Side>) -> String {
    match event {
        Event::Drew(side, _) if !viewer.sees(side) => format!("{side:?} draws a card"),
        Event::Laid(side, _) if !viewer.sees(side) => format!("{side:?} lays a card"),
        other => format!("{other:?}"),
    }
}

/// What was ordered, as far as a viewer may know.
fn order(order: &Order, by: Side, viewer: Viewer<Side>) -> String {
    match order {
        Order::Place(_) if !viewer.sees(by) => "Place a card".to_owned(),
        other => format!("{other:?}"),
    }
}

/// What the player who decides may order.
pub fn orders(state: &State) -> Vec<Order> {
    if state.over {
        return Vec::new();
    }
    if !state.drawn {
        return vec![Order::Draw];
    }
    let Table { hand, laid, .. } = &state.tables[state.phasing.index()];
    let mut orders: Vec<Order> = Card::ALL.into_iter().filter(|card| hand.contains(card)).map(Order::Place).collect();
    if !laid.is_empty() {
        orders.push(Order::TurnUp);
    }
    orders.push(Order::Done);
    orders
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
                hand: Cards::of(hand, viewer.sees(side)),
                laid: Cards::of(laid, viewer.sees(side)),
                shown: shown.clone(),
                points: *points,
            }
        };
        View {
            phasing: state.phasing,
            drawn: state.drawn,
            over: state.over,
            pile: state.deck.pile().len(),
            discards: state.deck.discards().to_vec(),
            tables: Side::BOTH.map(table).into(),
            events: log.events.iter().map(|one| event(*one, viewer)).collect(),
        }
    }

    fn legal(&mut self, state: &State, viewer: Viewer<Side>) -> Vec<Order> {
        if viewer.sees(state.phasing) { orders(state) } else { Vec::new() }
    }

    fn entry(&mut self, given: Given<Self>, viewer: Viewer<Side>) -> Entry {
        let by = given.before.phasing;
        let events = given.report.log.events.iter().map(|one| event(*one, viewer)).collect();
        Entry { by, order: order(given.order, by, viewer), events }
    }

    fn tags(record: &RecordOf<Self>, end: &State, _: Viewer<Side>) -> Vec<(&'static str, String)> {
        let dice = if record.dice == DiceMode::Entered { "entered" } else { "seeded" };
        vec![
            ("Game", "Wadi".to_owned()),
            ("Scenario", "-".to_owned()),
            ("Dice", dice.to_owned()),
            ("Over", end.over.to_string()),
        ]
    }

    fn set_up_text(&mut self, _: &State, _: &Log, _: Viewer<Side>) -> String {
        "Red begins\n".to_owned()
    }

    fn text(&mut self, (): &mut (), given: Given<Self>, _: &State, viewer: Viewer<Side>) -> String {
        let by = given.before.phasing;
        format!("{by:?}: {}\n", order(given.order, by, viewer))
    }
}
