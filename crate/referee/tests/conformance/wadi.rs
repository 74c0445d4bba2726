//! Wadi, a tiny game with hidden cards for two players.
//!
//! The player whose turn it is draws a card, lays any number of cards from the hand face down, and turns any number of them up.
//! Water is worth a point; a camel as many points as the player has camels face up; a storm blows a random card out of the
//! other player's hand; an oasis lets the player draw another card. The player with six points wins.
//! Face-up cards and discards are shuffled into the pile once, when it is empty; when it is empty again the game is over.

use std::fmt;

use referee::json::{Node, ParseError, from_node, to_text};
use referee::record::terms::RuleSetName;
use referee::record::{Choices, Revisions};
use referee::{CarriedOut, Deck, Formats, GameOptions, NeedNumber, Random, RecordRefusal, Reveals, Rules, RulingId};
use serde::{Deserialize, Serialize};

const POINTS_TO_WIN: u8 = 6;
const DRAWS: u8 = 1;
const STORMS: u8 = 2;

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Side {
    Red,
    Blue,
}

impl Side {
    pub const BOTH: [Self; 2] = [Self::Red, Self::Blue];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn other(self) -> Self {
        match self {
            Self::Red => Self::Blue,
            Self::Blue => Self::Red,
        }
    }
}

/// A kind of card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Card {
    Water,
    Camel,
    Storm,
    Oasis,
}

impl Card {
    pub const ALL: [Self; 4] = [Self::Water, Self::Camel, Self::Storm, Self::Oasis];

    fn numbered(number: u8) -> Self {
        Self::ALL[usize::from(number)]
    }
}

/// What the players choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WadiOptions {
    /// Cards of each kind.
    pub copies: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OptionsV1 {
    copies: u8,
}

impl GameOptions for WadiOptions {
    fn revisions(&self) -> Revisions {
        Revisions::default()
    }

    fn choices(&self) -> Choices {
        let rule_set = RuleSetName { id: "wadi", name: "Wadi" };
        Choices { rule_set, switches: Vec::new(), charts: None, values: Vec::new(), latest_scenario: 1 }
    }

    fn write(&self, _: Revisions) -> String {
        to_text(&OptionsV1 { copies: self.copies })
    }

    fn read(json: &Node) -> Result<(Self, Revisions), ParseError> {
        let OptionsV1 { copies } = from_node(json)?;
        Ok((Self { copies }, Revisions::default()))
    }
}

/// What a player has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// Hidden from the other player; sorted.
    pub hand: Vec<Card>,
    /// Face down: the other player sees how many.
    pub laid: Vec<Card>,
    /// Face up.
    pub shown: Vec<Card>,
    pub points: u8,
}

/// How the game stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub deck: Deck,
    pub tables: [Table; 2],
    pub phasing: Side,
    /// The player whose turn it is has drawn.
    pub drawn: bool,
    pub shuffled: bool,
    pub over: bool,
}

impl State {
    pub fn table(&mut self, side: Side) -> &mut Table {
        &mut self.tables[side.index()]
    }
}

/// What a player decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Order {
    Draw,
    Place(Card),
    TurnUp,
    Done,
}

/// What happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    Drew(Side, Card),
    Laid(Side, Card),
    TurnedUp(Side, Card),
    BlownAway(Side, Card),
    Points(Side, u8),
    Shuffled,
    Over,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Log {
    muted: bool,
    pub events: Vec<Event>,
}

impl Log {
    fn push(&mut self, event: Event) {
        if !self.muted {
            self.events.push(event);
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    Over,
    DrawFirst,
    HasDrawn,
    NoSuchCard,
    NothingLaid,
    NumberMissing,
    NumbersLeft,
    Record(RecordRefusal),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl From<RecordRefusal> for Refusal {
    fn from(refusal: RecordRefusal) -> Self {
        Self::Record(refusal)
    }
}

impl From<NeedNumber> for Refusal {
    fn from(_: NeedNumber) -> Self {
        Self::NumberMissing
    }
}

/// The rules. Nothing is derived from the options but the deck at the start.
#[derive(Clone, Debug)]
pub struct Wadi {
    copies: u8,
}

impl Wadi {
    /// Draws a card; shuffles once when the pile is empty, and ends the game the next time.
    fn draw(state: &mut State, random: &mut Random, log: &mut Log) -> Result<(), Refusal> {
        if state.drawn {
            return Err(Refusal::HasDrawn);
        }
        if state.deck.pile().is_empty() {
            if state.shuffled {
                state.over = true;
                log.push(Event::Over);
                return Ok(());
            }
            for table in &mut state.tables {
                table.shown.drain(..).for_each(|card| state.deck.discard(card as u8));
            }
            state.deck.reshuffle();
            state.shuffled = true;
            log.push(Event::Shuffled);
        }
        Self::take_from_pile(state, random, log)?;
        state.drawn = true;
        Ok(())
    }

    /// Adds the next card of the pile, if there is one, to the hand of the player whose turn it is.
    fn take_from_pile(state: &mut State, random: &mut Random, log: &mut Log) -> Result<(), Refusal> {
        let side = state.phasing;
        if let Some(number) = state.deck.draw(random, DRAWS)? {
            let card = Card::numbered(number);
            let hand = &mut state.table(side).hand;
            hand.push(card);
            hand.sort_unstable();
            log.push(Event::Drew(side, card));
        }
        Ok(())
    }

    /// Turns up the card laid last, with its effect.
    fn turn_up(state: &mut State, random: &mut Random, log: &mut Log) -> Result<(), Refusal> {
        let side = state.phasing;
        let card = state.table(side).laid.pop().ok_or(Refusal::NothingLaid)?;
        state.table(side).shown.push(card);
        log.push(Event::TurnedUp(side, card));
        let points = match card {
            Card::Water => 1,
            Card::Camel => state.table(side).shown.iter().filter(|shown| **shown == Card::Camel).count() as u8,
            Card::Storm => {
                let hand = &mut state.tables[side.other().index()].hand;
                if !hand.is_empty() {
                    let number = random.number(STORMS, hand.len() as u8)?;
                    let blown = hand.remove(usize::from(number) - 1);
                    state.deck.discard(blown as u8);
                    log.push(Event::BlownAway(side.other(), blown));
                }
                0
            }
            Card::Oasis => {
                Self::take_from_pile(state, random, log)?;
                0
            }
        };
        if points > 0 {
            let table = state.table(side);
            table.points += points;
            log.push(Event::Points(side, table.points));
            state.over = table.points >= POINTS_TO_WIN;
        }
        Ok(())
    }
}

impl Rules for Wadi {
    type Options = WadiOptions;
    type Side = Side;
    type PlayerTurn = (Side, bool);
    type State = State;
    type Order = Order;
    type Log = Log;
    type Refusal = Refusal;

    const FORMATS: Formats = Formats {
        game: "Wadi",
        engine: "1",
        save: "wadi-save",
        link: "d1",
        seeded: "wadi dice v1",
        entered: "wadi entered v1",
    };
    const HIGHEST_NUMBER: u8 = u8::MAX;

    fn new(options: &WadiOptions) -> Result<Self, Vec<Refusal>> {
        let WadiOptions { copies } = *options;
        if copies > 80 { Err(vec![Refusal::NoSuchCard]) } else { Ok(Self { copies }) }
    }

    fn start(&mut self, _: &mut Log) -> State {
        let cards = Card::ALL.into_iter().flat_map(|card| std::iter::repeat_n(card as u8, usize::from(self.copies)));
        State {
            deck: Deck::new(cards),
            tables: Default::default(),
            phasing: Side::Red,
            drawn: false,
            shuffled: false,
            over: false,
        }
    }

    fn to_act(&self, state: &State) -> Side {
        state.phasing
    }

    fn carry_out(
        &mut self,
        state: &State,
        order: &Order,
        mut random: Random,
        log: &mut Log,
    ) -> Result<CarriedOut<State, Side>, Refusal> {
        if state.over {
            return Err(Refusal::Over);
        }
        let (mut after, side, events) = (state.clone(), state.phasing, log.events.len());
        let done = match order {
            Order::Draw => Self::draw(&mut after, &mut random, log).map(|()| Reveals::To(side)),
            _ if !state.drawn => Err(Refusal::DrawFirst),
            Order::Place(card) => match after.table(side).hand.iter().position(|held| held == card) {
                Some(at) => {
                    after.table(side).hand.remove(at);
                    after.table(side).laid.push(*card);
                    log.push(Event::Laid(side, *card));
                    Ok(Reveals::Nothing)
                }
                None => Err(Refusal::NoSuchCard),
            },
            Order::TurnUp => Self::turn_up(&mut after, &mut random, log).map(|()| Reveals::ToAll),
            Order::Done => {
                after.phasing = side.other();
                after.drawn = false;
                Ok(Reveals::Nothing)
            }
        };
        let left = if random.left().is_empty() { Ok(()) } else { Err(Refusal::NumbersLeft) };
        let reveals = done.and_then(|reveals| left.map(|()| reveals)).inspect_err(|_| log.events.truncate(events))?;
        Ok(CarriedOut { state: after, faces: random.numbers(), reveals })
    }

    fn muted() -> Log {
        Log { muted: true, events: Vec::new() }
    }

    /// The second part of a turn begins with the first card that lies face down. Placing it can be undone, so that the
    /// suite meets checkpoints that undo drops.
    fn player_turn(state: &State) -> Option<(Side, bool)> {
        (!state.over).then_some((state.phasing, !state.tables[state.phasing.index()].laid.is_empty()))
    }

    fn fingerprint(state: &State) -> [u8; 32] {
        referee::hash::sha256(&[format!("{state:?}").as_bytes()])
    }

    fn changed_since(_: u16) -> Vec<RulingId> {
        Vec::new()
    }

    fn may_have_been_allowed(_: &[Refusal]) -> bool {
        false
    }
}
