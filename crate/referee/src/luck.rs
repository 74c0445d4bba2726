//! Luck apart from decisions: what each die of a game changed, in one value of its states, exactly.
//!
//! The luck of a die is the value after its order less the mean of that value over all faces of this die, every other
//! die of the order as it fell. Where another face makes the rules ask for dice that were not rolled, the mean goes
//! over their faces too. What is left of the change is the decision that the order was. So the value at the start, all
//! luck and all decisions add up to the value at the end. The idea of luck as a sum over dice is that of GNU
//! Backgammon's luck rate.

use std::cell::RefCell;
use std::iter::Sum;
use std::ops::{Add, Neg, Sub};

use serde::Serialize;

use crate::random::{Random, Source};
use crate::record::Game;
use crate::rules::Rules;
use crate::search::Searchable;

/// Numbers beyond those rolled whose faces are gone through one by one; all later ones show one face together, each in
/// turn.
const DEEPEST: usize = 2;

/// An exact fraction in lowest terms, its denominator above zero; JSON writes `[numerator, denominator]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fraction {
    of: i64,
    out_of: i64,
}

impl Fraction {
    /// Nothing.
    pub const ZERO: Self = Self { of: 0, out_of: 1 };

    /// A fraction of two numbers; the second is above zero.
    pub fn new(of: i64, out_of: i64) -> Self {
        let divisor = gcd(of.unsigned_abs(), out_of.unsigned_abs()).max(1) as i64;
        Self { of: of / divisor, out_of: out_of / divisor }
    }

    /// The numerator.
    pub const fn of(self) -> i64 {
        self.of
    }

    /// The denominator.
    pub const fn out_of(self) -> i64 {
        self.out_of
    }

    /// The mean of some fractions; nothing of none.
    fn mean(all: &[Self]) -> Self {
        let sum: Self = all.iter().copied().sum();
        Self::new(sum.of, sum.out_of * all.len().max(1) as i64)
    }
}

impl From<i64> for Fraction {
    fn from(whole: i64) -> Self {
        Self { of: whole, out_of: 1 }
    }
}

impl Add for Fraction {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let common = self.out_of / gcd(self.out_of.unsigned_abs(), other.out_of.unsigned_abs()) as i64;
        Self::new(self.of * other.out_of / (self.out_of / common) + other.of * common, common * other.out_of)
    }
}

impl Neg for Fraction {
    type Output = Self;

    fn neg(self) -> Self {
        Self { of: -self.of, ..self }
    }
}

impl Sub for Fraction {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl Sum for Fraction {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::ZERO, Self::add)
    }
}

impl Serialize for Fraction {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.of, self.out_of].serialize(serializer)
    }
}

const fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// A number that an order drew, and what it was worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Swing {
    /// The number.
    pub face: u8,
    /// The highest number that it could be.
    pub of: u8,
    /// Its luck.
    pub luck: Fraction,
}

/// Numbers given one after the other; after the last one the source remembers what is asked for.
#[derive(Debug)]
struct Probe<'a> {
    numbers: &'a [u8],
    /// The range of every number asked for.
    asked: &'a RefCell<Vec<u8>>,
    /// Any number beyond those given.
    beyond: Option<u8>,
}

impl Source for Probe<'_> {
    fn number(&mut self, _: u8, of: u8) -> Option<u8> {
        self.asked.borrow_mut().push(of);
        match self.numbers.split_first() {
            Some((&number, rest)) => {
                self.numbers = rest;
                Some(number.min(of))
            }
            None => self.beyond.map(|number| number.min(of)),
        }
    }
}

/// An order of a game with the value by which its dice are judged.
pub struct Judge<'a, R: Rules, V> {
    /// The rules.
    pub rules: &'a mut R,
    /// The state before the order.
    pub before: &'a R::State,
    /// The order.
    pub order: &'a R::Order,
    /// What a state is worth.
    pub value: V,
}

impl<R: Rules, V: FnMut(&mut R, &R::State) -> i64> Judge<'_, R, V> {
    /// The value after the order with these numbers, and each of them with its luck; none where the rules refuse it.
    pub fn swings(&mut self, faces: &[u8]) -> Option<(i64, Vec<Swing>)> {
        let (after, ranges) = self.try_with(faces, None);
        let after = after?;
        let mut numbers = faces.to_vec();
        let mut swings = Vec::with_capacity(faces.len());
        for (at, &face) in faces.iter().enumerate() {
            let of = *ranges.get(at)?;
            let mean = self.mean_over(&mut numbers, at, of)?;
            numbers[at] = face;
            swings.push(Swing { face, of, luck: Fraction::from(after) - mean });
        }
        Some((after, swings))
    }

    /// The mean over all numbers in one place, the others as they are.
    fn mean_over(&mut self, numbers: &mut Vec<u8>, at: usize, of: u8) -> Option<Fraction> {
        let mut found = Vec::with_capacity(usize::from(of));
        for face in 1..=of {
            numbers[at] = face;
            found.push(self.mean(numbers, DEEPEST)?);
        }
        Some(Fraction::mean(&found))
    }

    /// The mean over all numbers that are asked for beyond these.
    fn mean(&mut self, numbers: &mut Vec<u8>, deeper: usize) -> Option<Fraction> {
        let (value, asked) = self.try_with(numbers, None);
        if let Some(value) = value {
            return Some(value.into());
        }
        let of = asked.get(numbers.len()).copied()?;
        let mut found = Vec::with_capacity(usize::from(of));
        for face in 1..=of {
            found.push(if deeper > 0 {
                numbers.push(face);
                let mean = self.mean(numbers, deeper - 1);
                numbers.pop();
                mean?
            } else {
                self.try_with(numbers, Some(face)).0?.into()
            });
        }
        Some(Fraction::mean(&found))
    }

    /// The value after the order with these numbers, and the ranges of all that were asked for; a number that fits no
    /// range any more is the highest of it.
    fn try_with(&mut self, numbers: &[u8], beyond: Option<u8>) -> (Option<i64>, Vec<u8>) {
        let asked = RefCell::new(Vec::new());
        let random = Random::outside(Probe { numbers, asked: &asked, beyond });
        let carried = self.rules.carry_out(self.before, self.order, random, &mut R::muted());
        let value = carried.ok().map(|carried| (self.value)(self.rules, &carried.state));
        (value, asked.take())
    }
}

/// Luck and decisions in some orders of a game, in one value of its states, as exact fractions.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct LuckView {
    /// The value before the first of them.
    pub before: i64,
    /// The value after the last: `before`, all luck and all decisions.
    pub after: i64,
    /// The orders that changed the value or rolled dice, in order.
    pub orders: Vec<OrderLuck>,
}

/// Luck and decision in one order.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct OrderLuck {
    /// Its number.
    pub order: u32,
    /// The game-turn, as the game counts.
    pub turn: u8,
    /// Who gave it, 0 for the first side of the game; none where it leaves no choice, such as dice that are due, and where
    /// the game ends with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub by: Option<u8>,
    /// What it changed beside its dice.
    #[cfg_attr(feature = "js", tsify(type = "[number, number]"))]
    pub decision: Fraction,
    /// Its dice.
    pub dice: Vec<DieLuck>,
}

/// The luck of one number that was rolled or drawn.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct DieLuck {
    /// The number.
    pub face: u8,
    /// The value after the order less its mean over all faces of this die.
    #[cfg_attr(feature = "js", tsify(type = "[number, number]"))]
    pub luck: Fraction,
}

/// By what luck is judged.
pub struct Judgement<V, A> {
    /// What a state is worth to the first side.
    pub value: V,
    /// The game-turn of an order, and who decided; none where nothing was to be decided.
    pub about: A,
}

/// Luck and decisions in the orders from `from` up to and without `to`; those that change nothing and roll nothing are
/// left out. The value before, all luck and all decisions add up to the value after. What the order with which a game ends
/// has changed beside its dice is nobody's decision: a value may count the result.
pub fn luck<R: Searchable>(
    game: &mut Game<R>,
    (from, to): (usize, usize),
    judgement: Judgement<impl Fn(&R, &R::State) -> i64, impl Fn(&R, &R::State, &R::Order) -> (u8, Option<u8>)>,
) -> LuckView {
    let Judgement { value, about } = judgement;
    let to = to.min(game.len());
    let from = from.min(to);
    let mut valued = |at: usize| {
        let state = game.state_after(at).unwrap_or_else(|| game.state().clone());
        value(game.rules(), &state)
    };
    let (before, after) = (valued(from), valued(to));
    let last = R::winner(game.state()).and_then(|_| game.len().checked_sub(1));
    let (mut orders, mut at) = (Vec::new(), from);
    game.replay_range(from..to, |rules, state, entry, report| {
        let order = at as u32;
        at += 1;
        let (turn, by) = about(rules, state, &entry.order);
        let by = by.filter(|_| last != Some(order as usize));
        let was = value(rules, state);
        let mut judge = Judge {
            rules,
            before: state,
            order: &entry.order,
            value: |rules: &mut R, state: &R::State| value(rules, state),
        };
        let Some((now, swings)) = judge.swings(&report.faces) else { return };
        let dice: Vec<DieLuck> = swings.iter().map(|swing| DieLuck { face: swing.face, luck: swing.luck }).collect();
        let luck: Fraction = swings.iter().map(|swing| swing.luck).sum();
        let decision = Fraction::from(now - was) - luck;
        if decision != Fraction::ZERO || !dice.is_empty() {
            orders.push(OrderLuck { order, turn, by, decision, dice });
        }
    });
    LuckView { before, after, orders }
}
