//! Who plays.

use referee::Draw;
use referee::search::{Level, Searchable, Strategist, StyledPlayer};
use referee::viewer::ComputerPlayer;

use crate::played_game::PlayedGame;

/// A computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    /// Any legal order.
    Random,
    /// The script as it was before it was repaired.
    OldScript,
    /// The script.
    Script,
    /// A level of the computer player.
    Level(Level),
}

impl PlayerKind {
    /// Every player, the one taken for the weakest first.
    const ALL: [Self; 5] =
        [Self::Random, Self::OldScript, Self::Script, Self::Level(Level::Captain), Self::Level(Level::Commander)];

    /// Its name in commands and files. Recruit plays as the script does.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::OldScript => "old-script",
            Self::Script => "script",
            Self::Level(level) => level.key(),
        }
    }

    /// The player of a name.
    ///
    /// Errors: there is no such player.
    pub fn find(key: &str) -> Result<Self, String> {
        Self::ALL.into_iter().find(|kind| kind.key() == key).ok_or_else(|| format!("there is no player {key:?}"))
    }

    /// The pair of two names with a colon between them.
    ///
    /// Errors: it names no two players.
    pub fn pair(text: &str) -> Result<[Self; 2], String> {
        let (one, other) =
            text.split_once(':').ok_or_else(|| format!("{text:?} is no pair, such as commander:script"))?;
        Ok([Self::find(one)?, Self::find(other)?])
    }

    /// Each player against the next weaker one, and the strongest against the script.
    pub fn usual_pairs() -> Vec<[Self; 2]> {
        let mut pairs: Vec<[Self; 2]> = Self::ALL.windows(2).map(|pair| [pair[1], pair[0]]).collect();
        pairs.push([Self::Level(Level::Commander), Self::Script]);
        pairs
    }
}

/// A player at the board.
pub enum Seated<G: PlayedGame> {
    /// Any legal order.
    Random,
    /// A script in one style.
    Script(<G as Searchable>::Script),
    /// A level.
    Level(Box<Strategist<G>>),
}

impl<G: PlayedGame> Seated<G> {
    /// A player for games of these rules.
    pub fn new(rules: &G, kind: PlayerKind) -> Self {
        let script = |style| {
            let mut script = Searchable::script(rules);
            script.adopt(style);
            Self::Script(script)
        };
        match kind {
            PlayerKind::Random => Self::Random,
            PlayerKind::OldScript => script(G::OLD_STYLE),
            PlayerKind::Script => script(G::styles()[0]),
            PlayerKind::Level(level) => Self::Level(Box::new(Strategist::new(rules, level))),
        }
    }

    /// The order of the player who decides; none where nothing can be ordered.
    pub fn order(&mut self, rules: &mut G, state: &G::State, draw: &mut Draw) -> Option<G::Order> {
        match self {
            Self::Random => G::random(rules, state, draw),
            Self::Script(script) => script.advice(rules, state, draw),
            Self::Level(strategist) => strategist.advice(rules, state, draw),
        }
    }
}
