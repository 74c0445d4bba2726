//! Orders in words.

use hexgrid::{Direction, Hex};
use referee::Viewer;

use super::findings::option;
use super::standing::standing;
use super::{class, count, sentence};
use crate::data::board::Board;
use crate::model::units::{Side, UnitId};
use crate::query::game::order_view::{OrderView, PileBuildup, PileOrder, PileSetUp};
use crate::query::game::piles::{BlockName, Piles};
use crate::query::views::hex_name;
use crate::state::buildup::{BuildupOrder, BuildupStep};
use crate::state::cards::Hand;
use crate::state::order::Order;
use crate::state::set_up::SetUpOrder;
use crate::state::turn::Phase;
use crate::state::{Stage, State};

/// An order, given in a state, as far as a viewer may know it.
pub(in crate::query::game) fn order(before: &State, order: &OrderView, viewer: Viewer<Side>) -> String {
    let known = Known { state: before, viewer };
    sentence(&match order {
        OrderView::Whole(order) => known.whole(order),
        OrderView::Moved { moved } => format!("{} moves", known.named(moved)),
        OrderView::Cards { laid } => format!("{} laid face down", count(i32::from(*laid), "card")),
        OrderView::Hidden { .. } => "an order that only its own player sees".to_owned(),
        OrderView::OfPile(order) => known.of_pile(order),
    })
}

/// A state for a viewer.
#[derive(Clone, Copy, Debug)]
struct Known<'a> {
    state: &'a State,
    viewer: Viewer<Side>,
}

impl Known<'_> {
    /// A block by its name, or by its pile where the viewer does not know the name.
    fn block(self, unit: UnitId) -> String {
        match Piles::of(self.state, self.viewer).name(unit) {
            BlockName::Handle(_) => self.state.position.block(unit).name.clone(),
            pile @ BlockName::Pile(_) => pile_words(&pile),
        }
    }

    /// A block by its name for the viewer.
    fn named(self, name: &BlockName) -> String {
        let known = Piles::of(self.state, self.viewer).find(name);
        known.map_or_else(|| pile_words(name), |unit| self.block(unit))
    }

    fn of_pile(self, order: &PileOrder) -> String {
        match order {
            PileOrder::ForceMarch { unit, step } => {
                let from = Piles::of(self.state, self.viewer).find(unit);
                let path = from.map_or_else(String::new, |unit| self.path(unit, &[*step]));
                format!("{} force marches along {path}", pile_words(unit))
            }
            PileOrder::RollMarch { unit } => format!("the declared forced march of {}", pile_words(unit)),
            PileOrder::Hit { unit } => format!("{} takes a hit", pile_words(unit)),
            PileOrder::SetUp(PileSetUp::Place { hex, .. }) => format!("a block is placed in {hex}"),
            PileOrder::Buildup(PileBuildup::Sea { unit, to }) => {
                format!("{} redeploys by sea to {to}", pile_words(unit))
            }
            PileOrder::Buildup(PileBuildup::Refit { unit }) => format!("{} is sent to refit", pile_words(unit)),
        }
    }

    fn whole(self, order: &Order) -> String {
        match order {
            Order::Name { units } if units.is_empty() => "scarce supply goes to no unit first".to_owned(),
            Order::Name { units } => {
                let names: Vec<_> = units.iter().map(|&unit| self.block(unit)).collect();
                format!("scarce supply goes first to {}", names.join(", "))
            }
            Order::Choose { option: chosen } => format!("option {}", option(*chosen)),
            Order::GroupMove { hex, rommel } => format!("a group move from {}{}", hex_name(*hex), bonus(*rommel)),
            Order::RegroupMove { command, destination, rommel } => {
                let (command, to) = (hex_name(*command), hex_name(*destination));
                format!("a regroup move around {command} to {to}{}", bonus(*rommel))
            }
            Order::Withdrawal { hex, rommel } => format!("a withdrawal from {}{}", hex_name(*hex), bonus(*rommel)),
            Order::Move { unit, path } => format!("{} goes along {}", self.block(*unit), self.path(*unit, path)),
            Order::ForceMarch { unit, step } => {
                format!("{} force marches along {}", self.block(*unit), self.path(*unit, &[*step]))
            }
            Order::RollMarch { unit } => format!("the declared forced march of {}", self.block(*unit)),
            Order::Refuse { hex } => format!("the units in {} refuse combat", hex_name(*hex)),
            Order::Rout { hex } => format!("the rout in {} comes next", hex_name(*hex)),
            Order::Engage { engage: true } => "the rearguard is to be engaged".to_owned(),
            Order::Engage { engage: false } => "the rearguard is to be left alone".to_owned(),
            Order::Fight { hex } => format!("a battle turn in {}", hex_name(*hex)),
            Order::Fire { unit, target } => format!("{} fires at {}", self.block(*unit), class(*target)),
            Order::Hit { unit } => format!("{} takes a hit", self.block(*unit)),
            Order::Done => self.done(),
            Order::Deal => "the blocks get their handles".to_owned(),
            Order::OpeningHand { keep: true } => "the opening hand stays".to_owned(),
            Order::OpeningHand { keep: false } => "another opening hand is drawn".to_owned(),
            Order::Bid { cards } => format!("{} for the initiative", hand(*cards)),
            Order::PlayCards { cards } => format!("{} for the turn", hand(*cards)),
            Order::SetUp(SetUpOrder::Place { unit, hex }) => {
                format!("{} is placed in {}", self.block(*unit), hex_name(*hex))
            }
            Order::SetUp(SetUpOrder::Done) => "the set-up is complete".to_owned(),
            Order::Buildup(order) => self.buildup(order),
            Order::Standing(orders) => standing(*orders),
        }
    }

    fn buildup(self, order: &BuildupOrder) -> String {
        match order {
            BuildupOrder::Done => self.step_done().to_owned(),
            BuildupOrder::Discard { dummies } => format!("{} discarded", count(i32::from(*dummies), "dummy")),
            BuildupOrder::Malta => "the Malta Group is taken".to_owned(),
            BuildupOrder::Step { unit } => format!("a step is bought for {}", self.block(*unit)),
            BuildupOrder::Card => "a supply card is bought".to_owned(),
            BuildupOrder::LayMines { hex } => format!("a minefield is bought for {}", hex_name(*hex)),
            BuildupOrder::LiftMines { hex } => format!("the minefield in {} is to be removed", hex_name(*hex)),
            BuildupOrder::Road { unit, path } => {
                format!("{} redeploys along {}", self.block(*unit), self.path(*unit, path))
            }
            BuildupOrder::Sea { unit, to } => format!("{} redeploys by sea to {}", self.block(*unit), hex_name(*to)),
            BuildupOrder::Refit { unit } => format!("{} is sent to refit", self.block(*unit)),
        }
    }

    /// What ends in a Buildup.
    const fn step_done(self) -> &'static str {
        let Stage::Buildup(buildup) = &self.state.stage else { return "nothing more in the Buildup" };
        match buildup.step {
            BuildupStep::SupplyCheck => "no more dummies are discarded",
            BuildupStep::Reinforcements => "no more units arrive",
            BuildupStep::Cards => "no more cards are drawn",
            BuildupStep::Spending => "no more points are spent",
            BuildupStep::Redeployment => "no more units redeploy",
            BuildupStep::Refit => "no more units go to refit",
        }
    }

    /// What ends in a turn.
    fn done(self) -> String {
        let state = self.state;
        let ended = match state.turn.phase {
            _ if state.stage != Stage::Turns => "nothing more",
            _ if state.leaving.is_some() => "no more units leave",
            _ if state.battle.is_some() => "no more fire",
            Phase::Movement if state.turn.current.is_some() => "the move ends",
            Phase::Movement | Phase::Option => "no more moves",
            Phase::ForcedMarches => "no more forced marches",
            Phase::Refusals => "no more combat is refused",
            Phase::Combat => "no more battles",
        };
        ended.to_owned()
    }

    /// The hexes of a path, with that in which it begins.
    fn path(self, unit: UnitId, path: &[Direction]) -> String {
        let grid = &Board::shipped().grid;
        let Some(start) = self.state.position.hex(unit) else { return "no path".to_owned() };
        let step = |at: &mut Hex, direction: &Direction| {
            *at = grid.neighbour(*at, *direction)?;
            Some(hex_name(*at))
        };
        let hexes = path.iter().scan(start, step);
        std::iter::once(hex_name(start)).chain(hexes).collect::<Vec<_>>().join(" > ")
    }
}

/// A hidden block.
fn pile_words(name: &BlockName) -> String {
    match name.place() {
        None | Some("due" | "refit") => "a block".to_owned(),
        Some(hex) => format!("a block of {hex}"),
    }
}

const fn bonus(rommel: bool) -> &'static str {
    if rommel { " with the Rommel bonus" } else { "" }
}

fn hand(cards: Hand) -> String {
    let real = (cards.real > 0).then(|| count(i32::from(cards.real), "real card"));
    let dummies = (cards.dummies > 0).then(|| count(i32::from(cards.dummies), "dummy"));
    let parts: Vec<_> = [real, dummies].into_iter().flatten().collect();
    if parts.is_empty() { "no cards".to_owned() } else { parts.join(" and ") }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::model::turn_option::TurnOption;
    use crate::model::units::UnitClass;
    use crate::position::Position;
    use crate::state::standing::{Standing, StandingBid, StandingFire, StandingRefusal};

    fn board(name: &str) -> Hex {
        Board::shipped().parse(name).unwrap()
    }

    /// An order of every kind. `whole` and `buildup` match all kinds by name, so that a new one does not compile
    /// without a text.
    fn kinds() -> Vec<Order> {
        let (unit, hex, path) = (UnitId(0), board("Mechili"), vec![Direction::ALL[0], Direction::ALL[0]]);
        let cards = Hand { real: 2, dummies: 1 };
        let buildup = [
            BuildupOrder::Done,
            BuildupOrder::Discard { dummies: 1 },
            BuildupOrder::Malta,
            BuildupOrder::Step { unit },
            BuildupOrder::Card,
            BuildupOrder::LayMines { hex },
            BuildupOrder::LiftMines { hex },
            BuildupOrder::Road { unit, path: path.clone() },
            BuildupOrder::Sea { unit, to: hex },
            BuildupOrder::Refit { unit },
        ];
        let others = [
            Order::Name { units: Vec::new() },
            Order::Name { units: vec![unit] },
            Order::Choose { option: TurnOption::Blitz },
            Order::GroupMove { hex, rommel: true },
            Order::RegroupMove { command: hex, destination: board("Derna"), rommel: false },
            Order::Withdrawal { hex, rommel: false },
            Order::Move { unit, path: path.clone() },
            Order::ForceMarch { unit, step: path[0] },
            Order::RollMarch { unit },
            Order::Refuse { hex },
            Order::Rout { hex },
            Order::Engage { engage: true },
            Order::Engage { engage: false },
            Order::Fight { hex },
            Order::Fire { unit, target: UnitClass::Armor },
            Order::Hit { unit },
            Order::Done,
            Order::Deal,
            Order::OpeningHand { keep: true },
            Order::OpeningHand { keep: false },
            Order::Bid { cards },
            Order::PlayCards { cards },
            Order::SetUp(SetUpOrder::Place { unit, hex }),
            Order::SetUp(SetUpOrder::Done),
        ];
        let standing = [
            Standing::default(),
            Standing { initiative: Some(StandingBid::Match), hits: true, ..Standing::default() },
            Standing { refuse: Some(StandingRefusal::Outnumbered { odds: 2 }), ..Standing::default() },
            Standing { fire: Some(StandingFire::Antitank), engage: Some(true), ..Standing::default() },
        ];
        let others = others.into_iter().chain(standing.map(Order::Standing));
        others.chain(buildup.map(Order::Buildup)).collect()
    }

    fn state() -> State {
        let mut position = Position::default();
        position.place(UnitId(0), board("Mechili"), 1);
        let side = position.side(UnitId(0));
        State::new(position, side, true)
    }

    fn said(state: &State, given: &Order, viewer: Viewer<Side>) -> String {
        order(state, &OrderView::of(state, given, viewer), viewer)
    }

    #[test]
    fn every_kind_of_order_has_a_sentence_of_its_own() {
        let (state, mut sentences) = (state(), BTreeSet::new());
        for order in kinds() {
            let said = said(&state, &order, Viewer::Everybody);
            assert!(said.len() > 8 && said.ends_with('.'), "{order:?}: {said}");
            assert!(!said.contains(['{', '}', '"', '?', '[']), "{order:?}: {said}");
            assert!(sentences.insert(said), "{order:?}");
        }
    }

    #[test]
    fn the_other_player_reads_no_name_of_a_block_that_is_face_down() {
        let state = state();
        let side = state.position.side(UnitId(0));
        let name = &state.position.block(UnitId(0)).name;
        for order in kinds() {
            let said = said(&state, &order, Viewer::Side(side.enemy()));
            assert!(!said.contains(name.as_str()), "{order:?}: {said}");
        }
        let moved = Order::Move { unit: UnitId(0), path: vec![Direction::ALL[0]] };
        assert_eq!(said(&state, &moved, Viewer::Side(side.enemy())), "A block of Mechili moves.");
        let orders = Order::Standing(Standing { hits: true, ..Standing::default() });
        assert_eq!(said(&state, &orders, Viewer::Side(side.enemy())), "An order that only its own player sees.");
    }

    #[test]
    fn cards_and_paths_are_told_in_full_to_their_player() {
        let (state, everybody) = (state(), Viewer::Everybody);
        let name = &state.position.block(UnitId(0)).name;
        let bid = Order::Bid { cards: Hand { real: 2, dummies: 1 } };
        assert_eq!(said(&state, &bid, everybody), "2 real cards and 1 dummy for the initiative.");
        let orders = Standing { hits: true, engage: Some(false), ..Standing::default() };
        let expected = "Standing orders: hits on units with most steps, rearguards are left alone.";
        assert_eq!(said(&state, &Order::Standing(orders), everybody), expected);
        let pass = Order::PlayCards { cards: Hand::default() };
        assert_eq!(said(&state, &pass, everybody), "No cards for the turn.");
        let east = Order::Move { unit: UnitId(0), path: vec![Direction::ALL[0]] };
        let expected = format!("{name} goes along Mechili > ");
        assert!(said(&state, &east, everybody).starts_with(&expected));
    }
}
