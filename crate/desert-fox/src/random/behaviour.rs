//! How scripted players behave over whole games: whether offensives open with attacks, what is attacked below the table, whether
//! victors stay, and what supply units are lost.

use hexgrid::Hex;
use referee::{Link32, Random};

use crate::game::carry_out::carry_out;
use crate::game::setup::start;
use crate::model::units::Side;
use crate::opponent::Opponent;
use crate::opponent::style::Style;
use crate::random::games::seed;
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode, Log};
use crate::state::{Outcome, Phase, State};
use crate::turn::cache::Cache;
use crate::turn::config::GameConfig;
use crate::turn::to_act::to_act;
use referee::Draw;

/// More orders than any game has.
const MOST_ORDERS: usize = 30_000;

/// Sums over some games, by side.
#[derive(Clone, Debug, Default)]
pub struct Behaviour {
    /// Games.
    pub games: u32,
    /// Games in which a player attacks in the first player-turn.
    pub opened: [u32; 2],
    /// Attacks.
    pub attacks: [u32; 2],
    /// Attacks below the table.
    pub below: [u32; 2],
    /// Those of them in the second combat phase.
    pub late: [u32; 2],
    /// Hexes taken by advance in the first combat phase.
    pub taken: [u32; 2],
    /// Those in which one of the units that took them stands at the end of the player-turn.
    pub held: [u32; 2],
    /// Supply units thrown for as captures, by their owner.
    pub captures: [u32; 2],
    /// Games won.
    pub won: [u32; 2],
    /// Axis victory points less those of the Commonwealth at the end, in all.
    pub margin: i32,
    /// Orders given.
    pub orders: usize,
}

/// A hex taken, with the unit that advanced into it.
type Taken = (UnitId, Hex);

impl Behaviour {
    /// The games of some numbers between two styles; the same numbers give the same games.
    ///
    /// Errors: a dead end, or a refused order, with the number of the game.
    pub fn of(config: &GameConfig, styles: [Style; 2], numbers: std::ops::Range<u64>) -> Result<Self, String> {
        let mut behaviour = Self::default();
        let cache = Cache::new(config);
        let mut players = styles.map(|style| Opponent::with_style(config, &cache, style));
        for number in numbers {
            for (player, style) in players.iter_mut().zip(styles) {
                player.set_style(style);
            }
            behaviour.play(config, &mut players, number).map_err(|error| format!("game {number}: {error}"))?;
        }
        Ok(behaviour)
    }

    fn play(&mut self, config: &GameConfig, players: &mut [Opponent; 2], number: u64) -> Result<(), String> {
        let mut cache = Cache::new(config);
        let mut log = Log::default();
        let mut state = start(config, &mut cache, &mut log);
        let (first, mut draw) = (state.turn, Draw::new(number));
        let (mut opened, mut taken): ([bool; 2], Vec<Taken>) = ([false; 2], Vec::new());
        for count in 0..MOST_ORDERS {
            if state.phase == Phase::Over {
                self.end(&state, opened);
                return Ok(());
            }
            let by = to_act(&state);
            let order = players[by.index()].order(config, &mut cache, &state, &mut draw).ok_or("a dead end")?;
            log.clear();
            let mut link = [0; 32];
            link[..8].copy_from_slice(&(count as u64).to_le_bytes());
            let dice = Random::seeded("behaviour", seed(number), Link32(link), &[]);
            let carried = carry_out(config, &mut cache, &state, by, &order, dice, &mut log)
                .map_err(|refusal| format!("{order:?} is refused: {refusal:?}"))?;
            for event in &log.events {
                self.note(&state, event, &mut taken);
                opened[state.phasing.index()] |=
                    event.code == EventCode::CombatBegins && (state.turn, state.phasing) == (first, state.first);
            }
            if state.phase == Phase::Refit || carried.state.phasing != state.phasing {
                self.settle(&state, &mut taken);
            }
            state = carried.state;
            self.orders += 1;
        }
        Err("it does not end".to_owned())
    }

    fn note(&mut self, state: &State, event: &Event, taken: &mut Vec<Taken>) {
        let at = state.phasing.index();
        match (event.code, event.unit, event.hex) {
            (EventCode::CombatBegins, ..) => {
                let combat = state.combats.get(usize::from(event.after.max(0) as u16));
                self.attacks[at] += 1;
                let below = combat.is_some_and(|combat| combat.illegal);
                self.below[at] += u32::from(below);
                self.late[at] += u32::from(below && state.phase == Phase::SecondCombat);
            }
            (EventCode::Advanced, Some(unit), Some(hex)) if state.phase == Phase::FirstCombat => {
                taken.push((unit, hex));
            }
            (EventCode::CaptureRoll, Some(unit), _) => self.captures[state.owner(unit).index()] += 1,
            _ => {}
        }
    }

    /// Counts the hexes that have been taken and held once the player-turn is over.
    fn settle(&mut self, state: &State, taken: &mut Vec<Taken>) {
        let at = state.phasing.index();
        while let Some(&(_, hex)) = taken.first() {
            self.taken[at] += 1;
            let stands = |&(unit, to): &Taken| to == hex && state.unit(unit).hex() == Some(hex);
            self.held[at] += u32::from(taken.iter().any(stands));
            taken.retain(|&(_, to)| to != hex);
        }
    }

    fn end(&mut self, state: &State, opened: [bool; 2]) {
        self.games += 1;
        for (sum, opened) in self.opened.iter_mut().zip(opened) {
            *sum += u32::from(opened);
        }
        if let Some(Outcome { winner, points, .. }) = state.outcome {
            if let Some(side) = winner {
                self.won[side.index()] += 1;
            }
            self.margin += i32::from(points[Side::Axis.index()]) - i32::from(points[Side::Commonwealth.index()]);
        }
    }
}
