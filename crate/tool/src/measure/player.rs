//! Who plays.

use std::path::Path;

use referee::record::Game;
use referee::search::{Level, Searchable, Strategist, StyledPlayer};
use referee::viewer::ComputerPlayer;

use crate::measure::frozen::Frozen;
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
    /// The Commander of another build, see [`Frozen`].
    Frozen,
}

/// The script by the name of its level.
const RECRUIT: &str = Level::Recruit.key();

impl PlayerKind {
    /// Every player of this build, the one taken for the weakest first.
    const ALL: [Self; 5] =
        [Self::Random, Self::OldScript, Self::Script, Self::Level(Level::Captain), Self::Level(Level::Commander)];

    /// Its name in commands and files. Recruit plays as the script does.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::OldScript => "old-script",
            Self::Script => "script",
            Self::Level(level) => level.key(),
            Self::Frozen => "frozen",
        }
    }

    /// The player of a name.
    ///
    /// Errors: there is no such player.
    pub fn find(key: &str) -> Result<Self, String> {
        let key = if key == RECRUIT { Self::Script.key() } else { key };
        let all = Self::ALL.into_iter().chain([Self::Frozen]);
        all.into_iter().find(|kind| kind.key() == key).ok_or_else(|| format!("there is no player {key:?}"))
    }

    /// The players of both seats: two names with a colon between them, or one for both.
    ///
    /// Errors: there is no such player.
    pub fn seats(text: &str) -> Result<[Self; 2], String> {
        if text.contains(':') { Self::pair(text) } else { Self::find(text).map(|kind| [kind; 2]) }
    }

    /// Whether a program is named for the frozen player, where it is one of these.
    ///
    /// Errors: none is.
    pub fn check_frozen(kinds: impl IntoIterator<Item = Self>, program: Option<&Path>) -> Result<(), String> {
        if program.is_none() && kinds.into_iter().any(|kind| kind == Self::Frozen) {
            return Err("no program is named for the frozen player: --frozen FILE".to_owned());
        }
        Ok(())
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
    /// Another program.
    Frozen(Frozen<G>),
}

impl<G: PlayedGame> Seated<G> {
    /// A player for games of these rules, at a seat. `frozen` is the program of the frozen player.
    ///
    /// Errors: the program cannot be run, or none is named.
    pub fn new(rules: &G, kind: PlayerKind, seat: usize, frozen: Option<&Path>) -> Result<Self, String> {
        let script = |style| {
            let mut script = Searchable::script(rules);
            script.adopt(style);
            Self::Script(script)
        };
        Ok(match kind {
            PlayerKind::Random => Self::Random,
            PlayerKind::OldScript => script(G::OLD_STYLE),
            PlayerKind::Script => script(G::styles()[0]),
            PlayerKind::Level(level) => Self::Level(Box::new(Strategist::new(rules, level))),
            PlayerKind::Frozen => {
                Self::Frozen(Frozen::new(frozen.ok_or("the frozen player has no program")?, seat, Level::Commander)?)
            }
        })
    }

    /// The order of the player who decides, the same for the same record; none where nothing can be ordered.
    ///
    /// Errors: another program does not answer, or not as it should.
    pub fn order(&mut self, game: &mut Game<G>) -> Result<Option<G::Order>, String> {
        let mut draw = game.draw();
        let (rules, state) = game.parts();
        Ok(match self {
            Self::Random => G::random(rules, state, &mut draw),
            Self::Script(script) => script.advice(rules, state, &mut draw),
            Self::Level(strategist) => strategist.advice(rules, state, &mut draw),
            Self::Frozen(frozen) => return frozen.order(game),
        })
    }
}
