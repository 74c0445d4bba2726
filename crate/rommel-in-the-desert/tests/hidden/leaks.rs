//! The game with a deliberate leak.

use referee::record::RecordOf;
use referee::viewer::Given;
use referee::{CarriedOut, Draw, Formats, Random, Rules, RulingId, Viewer, Views};
use rommel_in_the_desert::game::legal::legal;
use rommel_in_the_desert::model::finding::Code;
use rommel_in_the_desert::model::refusal::Refusal;
use rommel_in_the_desert::model::units::{Side, UnitId};
use rommel_in_the_desert::opponent;
use rommel_in_the_desert::query::game::{BlockName, EntryView, GameQuestion, GameView, HandView, OrderView};
use rommel_in_the_desert::query::views::hex_name;
use rommel_in_the_desert::record::{Log, Options, Rommel};
use rommel_in_the_desert::state::order::Order;
use rommel_in_the_desert::state::{Stage, State};

use super::questions;

/// What a player learns that must stay hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Leak {
    /// View: the names of blocks.
    Name,
    /// View: their steps.
    Steps,
    /// View: the enemy hand.
    Hand,
    /// View: how many real cards the deck holds.
    Deck,
    /// View: the handles of hidden blocks.
    Handles,
    /// View: handles in the order of the roster.
    RosterHandles,
    /// View: minefields that the player has not met.
    Minefield,
    /// View: the cards of a challenge.
    Bid,
    /// View: enemy points.
    Points,
    /// View: the standing orders of the enemy.
    Standing,
    /// View: what standing orders imply depends on the steps of the enemy.
    ImpliedOrder,
    /// Journal: the standing orders that the enemy gives.
    StandingGiven,
    /// Journal: the handle of a hidden block that moves.
    MovedHandle,
    /// Journal: for which block a die of early arrival is rolled.
    ArrivalDie,
    /// Legal list: its length depends on the strength of the enemy.
    OrderList,
    /// Transcript: a line with the steps of the enemy.
    Transcript,
    /// Advice: it depends on the steps of the enemy.
    Advice,
    /// Advice: it depends on minefields that the player has not met.
    AdviceOnMinefield,
    /// Answer: where enemy units go.
    AnswerOnReach,
    /// Answer: the dice of pursuers whose speed is hidden.
    AnswerOnPursuit,
}

impl Leak {
    pub const ALL: [Self; 20] = [
        Self::Name,
        Self::Steps,
        Self::Hand,
        Self::Deck,
        Self::Handles,
        Self::RosterHandles,
        Self::Minefield,
        Self::Bid,
        Self::Points,
        Self::Standing,
        Self::ImpliedOrder,
        Self::StandingGiven,
        Self::MovedHandle,
        Self::ArrivalDie,
        Self::OrderList,
        Self::Transcript,
        Self::Advice,
        Self::AdviceOnMinefield,
        Self::AnswerOnReach,
        Self::AnswerOnPursuit,
    ];

    /// What it shows in.
    pub const fn shown_in(self) -> &'static str {
        match self {
            Self::ArrivalDie | Self::MovedHandle | Self::StandingGiven => "journal",
            Self::OrderList => "legal list",
            Self::Transcript => "transcript",
            Self::Advice | Self::AdviceOnMinefield => "advice",
            Self::AnswerOnReach | Self::AnswerOnPursuit => "answer",
            _ => "view",
        }
    }
}

/// The advice of the scripted opponent.
pub fn advice(rules: &mut Rommel, state: &State) -> Option<Order> {
    opponent::order(rules.edition(), state, &mut Draw::new(0))
}

/// The blocks of a side on the map, in the order of a view of the enemy.
fn in_view(state: &State, side: Side) -> Vec<UnitId> {
    let mut all: Vec<UnitId> = state.position.of_side(side).map(|(id, _)| id).collect();
    let look = |id: UnitId| {
        let unit = state.position.unit(id);
        (unit.hex, unit.disrupted, unit.wait)
    };
    all.sort_by_key(|&id| if state.revealed.contains(&id) { (0, None) } else { (1, Some(look(id))) });
    all
}

/// All steps of a side on the map.
fn steps(state: &State, side: Side) -> usize {
    state.position.of_side(side).map(|(id, _)| usize::from(state.position.unit(id).steps)).sum()
}

/// A number that depends on the minefields that a side has not met.
fn unmet(state: &State, side: Side) -> usize {
    let position = &state.position;
    position.minefields().filter(|&hex| !position.knows_mine(side, hex)).map(hexgrid::Hex::index).sum()
}

/// Rommel in the Desert, with a leak or without.
#[derive(Clone, Debug)]
pub struct LeakyRommel {
    game: Rommel,
    leak: Option<Leak>,
}

impl LeakyRommel {
    pub fn with(self, leak: Leak) -> Self {
        Self { leak: Some(leak), ..self }
    }

    pub fn advice(&mut self, state: &State) -> Option<Order> {
        let side = self.to_act(state);
        let leaked = match self.leak {
            Some(Leak::Advice) => steps(state, side.enemy()),
            Some(Leak::AdviceOnMinefield) => unmet(state, side),
            _ => return advice(&mut self.game, state),
        };
        let orders = legal(self.game.edition(), state);
        orders.get(leaked % orders.len().max(1)).cloned()
    }
}

impl LeakyRommel {
    /// The answers to every question, or to those of a leak as if nothing were hidden.
    pub fn answers(&self, state: &State, viewer: Viewer<Side>) -> Vec<String> {
        let leaks: fn(&GameQuestion) -> bool = match self.leak {
            Some(Leak::AnswerOnReach) => |question| matches!(question, GameQuestion::Group { .. }),
            Some(Leak::AnswerOnPursuit) => |question| matches!(question, GameQuestion::Withdrawals { .. }),
            _ => |_| false,
        };
        let (asks, viewer) =
            (viewer, |question: &GameQuestion| if leaks(question) { Viewer::Everybody } else { viewer });
        questions::answered(&self.game, state, asks, viewer)
    }
}

impl Rules for LeakyRommel {
    type Options = Options;
    type Side = Side;
    type PlayerTurn = (u8, Side);
    type State = State;
    type Order = Order;
    type Log = Log;
    type Refusal = Refusal;

    const FORMATS: Formats = Rommel::FORMATS;
    const HIGHEST_NUMBER: u8 = Rommel::HIGHEST_NUMBER;

    fn new(options: &Options) -> Result<Self, Vec<Refusal>> {
        Rommel::new(options).map(|game| Self { game, leak: None })
    }

    fn start(&mut self, log: &mut Log) -> State {
        self.game.start(log)
    }

    fn to_act(&self, state: &State) -> Side {
        self.game.to_act(state)
    }

    fn carry_out(
        &mut self,
        state: &State,
        order: &Order,
        random: Random,
        log: &mut Log,
    ) -> Result<CarriedOut<State, Side>, Refusal> {
        self.game.carry_out(state, order, random, log)
    }

    fn muted() -> Log {
        Rommel::muted()
    }

    fn player_turn(state: &State) -> Option<(u8, Side)> {
        Rommel::player_turn(state)
    }

    fn fingerprint(state: &State) -> [u8; 32] {
        Rommel::fingerprint(state)
    }

    fn changed_since(revision: u16) -> Vec<RulingId> {
        Rommel::changed_since(revision)
    }

    fn may_have_been_allowed(refusals: &[Refusal]) -> bool {
        Rommel::may_have_been_allowed(refusals)
    }
}

impl Views for LeakyRommel {
    type View = GameView;
    type LegalView = Vec<Order>;
    type EntryView = EntryView;
    type Transcript = ();

    fn view(&mut self, state: &State, log: &Log, viewer: Viewer<Side>) -> GameView {
        let mut view = self.game.view(state, log, viewer);
        let (Some(leak), Viewer::Side(side)) = (self.leak, viewer) else { return view };
        let enemy = side.enemy();
        let ids = in_view(state, enemy);
        for (block, id) in view.blocks.iter_mut().filter(|block| block.side == enemy).zip(ids) {
            match leak {
                Leak::Name => block.name = Some(state.position.block(id).name.clone()),
                Leak::Steps => block.steps = Some(state.position.unit(id).steps),
                Leak::Handles => block.handle = BlockName::Handle(id.index() as u8),
                Leak::RosterHandles => block.handle = BlockName::Handle(state.position.deal().places()[id.index()]),
                _ => {}
            }
        }
        match (leak, &state.cards, &state.stage) {
            (Leak::Hand, Some(cards), _) => {
                view.hands.as_mut().unwrap()[enemy.index()] = HandView::Open(cards.hand(enemy));
            }
            (Leak::Deck, Some(cards), _) => {
                view.deck = Some([cards.deck.pile().iter().map(|&card| usize::from(card)).sum(), 0]);
            }
            (Leak::Bid, _, Stage::Initiative { challenge }) => view.challenge = challenge.map(HandView::Open),
            (Leak::Minefield, ..) => view.mines = state.position.minefields().map(hex_name).collect(),
            (Leak::Points, ..) => view.points = state.points.map(Some),
            (Leak::Standing, ..) => view.standing = state.standing.map(Some),
            (Leak::ImpliedOrder, ..) if view.implied_order.is_some() && steps(state, enemy).is_multiple_of(2) => {
                view.implied_order = Some(Order::Done);
            }
            _ => {}
        }
        view
    }

    fn legal(&mut self, state: &State, viewer: Viewer<Side>) -> Vec<Order> {
        let mut orders = self.game.legal(state, viewer);
        if self.leak == Some(Leak::OrderList) && steps(state, self.to_act(state).enemy()).is_multiple_of(2) {
            orders.pop();
        }
        orders
    }

    fn entry(&mut self, given: Given<Self>, viewer: Viewer<Side>) -> EntryView {
        let mut entry = self.game.entry(of_game(given), viewer);
        if self.leak == Some(Leak::ArrivalDie) {
            let rolled = given.report.log.findings.iter().filter(|finding| finding.code == Code::EarlyDie);
            let ids = rolled.filter_map(|finding| finding.unit);
            for (event, id) in entry.events.iter_mut().filter(|event| event.code == Code::EarlyDie).zip(ids) {
                event.name = Some(given.before.position.block(id).name.clone());
            }
        }
        if self.leak == Some(Leak::MovedHandle)
            && let (OrderView::Moved { moved }, Order::Move { unit, .. }) = (&mut entry.order, given.order)
        {
            *moved = BlockName::Handle(unit.index() as u8);
        }
        if self.leak == Some(Leak::StandingGiven) && Rommel::is_standing(given.order) {
            entry.order = OrderView::Whole(given.order.clone());
        }
        entry
    }

    fn tags(record: &RecordOf<Self>, end: &State, viewer: Viewer<Side>) -> Vec<(&'static str, String)> {
        Rommel::tags(record, end, viewer)
    }

    fn set_up_text(&mut self, state: &State, log: &Log, viewer: Viewer<Side>) -> String {
        self.game.set_up_text(state, log, viewer)
    }

    fn text(&mut self, transcript: &mut (), given: Given<Self>, after: &State, viewer: Viewer<Side>) -> String {
        let text = self.game.text(transcript, of_game(given), after, viewer);
        match (self.leak, viewer) {
            (Some(Leak::Transcript), Viewer::Side(side)) => format!("{text}    {}\n", steps(after, side.enemy())),
            _ => text,
        }
    }
}

fn of_game(given: Given<'_, LeakyRommel>) -> Given<'_, Rommel> {
    let Given { at, before, order, report, note } = given;
    Given { at, before, order, report, note }
}
