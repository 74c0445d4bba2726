//! Decisions and dice: what is asked, of whom, and the answers given so far.

use crate::charts::TerrainRow;
use crate::refusal::RefusalCode;
use crate::result::CombatResult;
use crate::units::Side;

/// An answer in dense form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// A terrain row.
    Row(TerrainRow),
    /// Air points and naval support.
    Commit(u8, bool),
    /// A die.
    Die(u8),
    /// Columns shifted.
    Shifts(u8),
    /// A result for an illegal attack.
    Result(CombatResult),
    /// Retreat as far as owed.
    Retreat,
    /// The next hex of a retreat.
    RetreatTo(u8),
    /// Stop in a city.
    StopInCity,
    /// Deplete instead of retreating.
    DepleteInstead,
    /// Ignore the retreat.
    IgnoreRetreat,
    /// The unit that is depleted.
    Deplete(u8),
    /// A unit and the hex it advances to.
    Advance(u8, u8),
    /// No more advances.
    EndAdvance,
    /// Destroy a supply unit.
    DestroySupply,
    /// Try to capture a supply unit.
    CaptureSupply,
    /// The hex of Tobruk's dump.
    PlaceDump(u8),
}

/// What a decision or die is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// How a unit retreats: hexes still owed.
    Retreat(u8),
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
    /// What it is about.
    pub question: Question,
    /// Who makes it, or rolls.
    pub by: Side,
    /// The unit concerned.
    pub unit: Option<u8>,
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
}

impl<'a> Table<'a> {
    /// Plays the answers and asks for the first one missing.
    pub fn asking(answers: &'a [Choice]) -> Self {
        Self { answers, next: 0, assumes: false, assumed: 0 }
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
    pub fn choose(
        &mut self,
        question: Question,
        by: Side,
        unit: Option<usize>,
        legal: &[Choice],
    ) -> Result<Choice, Halt> {
        self.choose_among(question, by, unit, legal, &[])
    }

    /// Asks for a choice and tells which answers are barred.
    ///
    /// Errors: the open decision, or an illegal answer.
    pub fn choose_among(
        &mut self,
        question: Question,
        by: Side,
        unit: Option<usize>,
        legal: &[Choice],
        barred: &[Barred],
    ) -> Result<Choice, Halt> {
        let decision =
            || Decision { question, by, unit: unit.map(|at| at as u8), legal: legal.to_vec(), barred: barred.to_vec() };
        let answer = self.answers.get(self.next);
        if let [only] = legal
            && !answer.is_some_and(|answer| barred.iter().any(|bar| bar.choice == *answer))
        {
            return Ok(*only);
        }
        if let Some(answer) = answer {
            if !legal.contains(answer) {
                return Err(Halt::Illegal(self.next, decision()));
            }
            self.next += 1;
            return Ok(*answer);
        }
        let is_die = matches!(question, Question::CombatDie | Question::BoxDie | Question::CaptureDie);
        match legal.first() {
            Some(customary) if self.assumes && !is_die => {
                self.assumed += 1;
                Ok(*customary)
            }
            _ => Err(Halt::Pending(decision())),
        }
    }

    /// Asks for a die.
    ///
    /// Errors: the open die, or an answer that is no die.
    pub fn roll(&mut self, question: Question, by: Side, unit: Option<usize>) -> Result<u8, Halt> {
        match self.choose(question, by, unit, &FACES)? {
            Choice::Die(face) => Ok(face),
            _ => Ok(0),
        }
    }
}
