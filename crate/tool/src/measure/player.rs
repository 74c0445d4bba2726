//! Who plays.

use referee::Draw;
use referee::search::{Level, Searchable, Strategist, StyledPlayer};
use referee::viewer::ComputerPlayer;

use crate::played_game::PlayedGame;

/// A computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rung {
    /// Any legal order.
    Random,
    /// The script as it was before it was repaired.
    OldScript,
    /// The script.
    Script,
    /// A level of the computer player.
    Level(Level),
}

impl Rung {
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
    /// Errors: the game has no such player.
    pub fn find<G: PlayedGame>(key: &str) -> Result<Self, String> {
        let mut known = Self::ALL.into_iter().filter(|rung| rung.plays::<G>());
        known.find(|rung| rung.key() == key).ok_or_else(|| format!("there is no player {key:?} of this game"))
    }

    /// Whether the game has such a player.
    fn plays<G: PlayedGame>(self) -> bool {
        self != Self::OldScript || G::OLD_STYLE.is_some()
    }

    /// The pair of two names with a colon between them.
    ///
    /// Errors: it names no two players of the game.
    pub fn pair<G: PlayedGame>(text: &str) -> Result<[Self; 2], String> {
        let (one, other) =
            text.split_once(':').ok_or_else(|| format!("{text:?} is no pair, such as commander:script"))?;
        Ok([Self::find::<G>(one)?, Self::find::<G>(other)?])
    }

    /// Each player against the next weaker one, and the strongest against the script.
    pub fn usual_pairs<G: PlayedGame>() -> Vec<[Self; 2]> {
        let rungs: Vec<Self> = Self::ALL.into_iter().filter(|rung| rung.plays::<G>()).collect();
        let mut pairs: Vec<[Self; 2]> = rungs.windows(2).map(|pair| [pair[1], pair[0]]).collect();
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
    pub fn new(rules: &G, rung: Rung) -> Self {
        let script = |style| {
            let mut script = Searchable::script(rules);
            script.adopt(style);
            Self::Script(script)
        };
        match (rung, G::OLD_STYLE) {
            (Rung::Random, _) => Self::Random,
            (Rung::OldScript, Some(style)) => script(style),
            (Rung::OldScript | Rung::Script, _) => script(G::styles()[0]),
            (Rung::Level(level), _) => Self::Level(Box::new(Strategist::new(rules, level))),
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
