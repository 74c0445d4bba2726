//! Decisions and dice: what is asked, of whom, and the answers given so far.

use serde::Serialize;

use crate::model::refusal::RefusalCode;
use crate::model::units::Side;
use crate::state::Choice;

/// What a decision or die is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Question {
    /// Which terrain row counts.
    Row,
    /// What to commit.
    Commit,
    /// The combat die.
    CombatDie,
    /// How many shifts to use.
    Shifts,
    /// Which result an illegal attack suffers.
    IllegalResult,
    /// How a unit retreats.
    Retreat,
    /// Who takes the partial depletion.
    Depletion,
    /// Who advances.
    Advance,
    /// What becomes of a supply unit advanced upon.
    SupplyUnit,
    /// Where the dump is placed.
    Dump,
    /// Which box an eliminated unit goes to.
    BoxDie,
    /// Whether a supply unit is captured.
    CaptureDie,
}

/// A question put to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ask {
    /// What it is about.
    pub question: Question,
    /// Who answers or rolls.
    pub by: Side,
    /// The unit concerned.
    pub unit: Option<u8>,
    /// Hexes of retreat still owed.
    pub owed: Option<u8>,
}

impl Ask {
    /// A question about the combat.
    pub const fn of(question: Question, by: Side) -> Self {
        Self { question, by, unit: None, owed: None }
    }

    /// A question about a unit.
    pub const fn about(question: Question, by: Side, unit: usize) -> Self {
        Self { question, by, unit: Some(unit as u8), owed: None }
    }

    /// How a unit retreats the hexes that it owes.
    pub const fn retreat(by: Side, unit: usize, owed: u8) -> Self {
        Self { question: Question::Retreat, by, unit: Some(unit as u8), owed: Some(owed) }
    }
}

/// The six faces, as answers.
pub const FACES: [Choice; 6] =
    [Choice::Die(1), Choice::Die(2), Choice::Die(3), Choice::Die(4), Choice::Die(5), Choice::Die(6)];

/// An answer that the rules bar here, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Barred {
    /// The answer.
    pub choice: Choice,
    /// The reason.
    pub reason: RefusalCode,
}

/// A decision to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The question.
    pub ask: Ask,
    /// Every legal answer, the customary one first.
    pub legal: Vec<Choice>,
    /// Answers that a rule bars.
    pub barred: Vec<Barred>,
}

/// Why the procedure stopped before its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Halt {
    /// A decision is open.
    Pending(Decision),
    /// The answer at this index is not legal.
    Illegal(usize, Decision),
}

/// The table at which the combat is played: answers in order, then questions or assumptions.
#[derive(Clone, Debug)]
pub struct Table<'a> {
    answers: &'a [Choice],
    next: usize,
    assumes: bool,
    assumed: u16,
    /// The first question that answered itself and bars the next answer, which may be meant for a later question.
    passed: Option<Decision>,
}

impl<'a> Table<'a> {
    /// Plays the answers and asks for the first one missing.
    pub fn asking(answers: &'a [Choice]) -> Self {
        Self { answers, next: 0, assumes: false, assumed: 0, passed: None }
    }

    /// Plays the answers, then assumes the customary choice; dice are still asked for.
    pub fn assuming(answers: &'a [Choice]) -> Self {
        Self { assumes: true, ..Self::asking(answers) }
    }

    /// Answers used so far.
    pub const fn used(&self) -> usize {
        self.next
    }

    /// Choices assumed so far.
    pub const fn assumed(&self) -> u16 {
        self.assumed
    }

    /// Asks for a choice; a single legal one needs no asking.
    ///
    /// Errors: the open decision, or an illegal answer.
    pub fn choose(&mut self, ask: Ask, legal: &[Choice]) -> Result<Choice, Halt> {
        self.choose_among(ask, legal, &[])
    }

    /// Asks for a choice and tells which answers are barred.
    ///
    /// Errors: the open decision, or an illegal answer.
    pub fn choose_among(&mut self, ask: Ask, legal: &[Choice], barred: &[Barred]) -> Result<Choice, Halt> {
        let answer = self.answers.get(self.next);
        let decision = || Decision { ask, legal: legal.to_vec(), barred: barred.to_vec() };
        let bars = |answer: &Choice| barred.iter().any(|bar| bar.choice == *answer);
        if let [only] = legal {
            if self.passed.is_none() && answer.is_some_and(bars) {
                self.passed = Some(decision());
            }
            return Ok(*only);
        }
        if let Some(answer) = answer {
            if !legal.contains(answer) {
                let passed = self.passed.take().filter(|_| !bars(answer));
                return Err(Halt::Illegal(self.next, passed.unwrap_or_else(decision)));
            }
            self.passed = None;
            self.next += 1;
            return Ok(*answer);
        }
        let is_die = matches!(ask.question, Question::CombatDie | Question::BoxDie | Question::CaptureDie);
        match legal.first() {
            Some(customary) if self.assumes && !is_die => {
                self.assumed += 1;
                Ok(*customary)
            }
            _ => Err(Halt::Pending(decision())),
        }
    }

    /// Ends the combat.
    ///
    /// Errors: an answer left over that a question on the way barred.
    pub fn end(&mut self) -> Result<(), Halt> {
        self.passed.take().map_or(Ok(()), |decision| Err(Halt::Illegal(self.next, decision)))
    }

    /// Asks for a die.
    ///
    /// Errors: the open die, or an answer that is no die.
    pub fn roll(&mut self, ask: Ask) -> Result<u8, Halt> {
        match self.choose(ask, &FACES)? {
            Choice::Die(face) => Ok(face),
            _ => Ok(0),
        }
    }
}
