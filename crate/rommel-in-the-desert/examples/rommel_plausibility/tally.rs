//! Sums over the games.

use std::collections::BTreeMap;

use rommel_in_the_desert::data::edition::Edition;
use rommel_in_the_desert::model::finding::{Code, Finding, Findings};
use rommel_in_the_desert::model::turn_option::TurnOption;
use rommel_in_the_desert::model::units::Side;
use rommel_in_the_desert::rules::supply::{Distances, Named, SupplyGround, statuses};
use rommel_in_the_desert::state::State;
use rommel_in_the_desert::state::order::Order;
use rommel_in_the_desert::state::turn::HitTarget;

/// How steps are lost.
#[derive(Clone, Copy)]
pub enum Loss {
    /// To fire in battles.
    Battle,
    /// To pursuit and rout fire, and failed forced marches in retreats.
    Pursuit,
    /// With units that are routed and cannot withdraw.
    Rout,
    /// With units without supply at the end of a month.
    Supply,
}

/// The names of the losses.
pub const LOSSES: [&str; 4] = ["battle", "pursuit", "rout", "supply"];

/// Sums over the games of a scenario.
#[derive(Default)]
pub struct Tally {
    pub games: u32,
    /// Games by winner and kind of victory.
    pub results: BTreeMap<String, u32>,
    /// Wins of the Axis and of the Allies.
    pub wins: [u32; 2],
    pub orders: usize,
    pub months: u32,
    pub turns: u32,
    pub options: BTreeMap<String, u32>,
    /// Hexes in which a battle began, and battle turns.
    pub battles: u32,
    pub battle_turns: u32,
    /// Steps lost by kind, then by side.
    pub steps: [[u32; 2]; 4],
    pub units_lost: [[u32; 2]; 4],
    /// Units on the map and those without supply at the start of a turn, by side.
    pub units: [u32; 2],
    pub unsupplied: [u32; 2],
    /// Turns in which Tobruk is held by a side, and in which it is cut off from its base by land.
    pub tobruk: [u32; 2],
    pub besieged: [u32; 2],
    /// What happened otherwise, by side.
    pub acts: BTreeMap<&'static str, [u32; 2]>,
    /// Units at the end.
    pub left: [u32; 2],
}

impl Tally {
    /// A game begins.
    pub fn begin_game(&mut self) {
        self.games += 1;
    }

    /// A game has ended.
    pub fn end_game(&mut self, state: &State, orders: usize) {
        self.orders += orders;
        self.months += state.calendar.map_or(0, |calendar| u32::from(calendar.month - calendar.first) + 1);
        let Some(outcome) = state.outcome else { return };
        let winner = outcome.winner.map_or_else(|| "draw".to_owned(), |side| format!("{side:?} {:?}", outcome.by));
        *self.results.entry(winner).or_default() += 1;
        for side in Side::BOTH {
            self.wins[side.index()] += u32::from(outcome.winner == Some(side));
            self.left[side.index()] += u32::from(outcome.units[side.index()]);
        }
    }

    /// Takes an order into account.
    pub fn note(&mut self, edition: Edition, before: &State, order: &Order, findings: &[Finding], after: &State) {
        let turns: Vec<usize> = (0..findings.len()).filter(|&at| findings[at].code == Code::TurnBegins).collect();
        if !turns.is_empty() {
            self.turns += turns.len() as u32;
            self.survey(edition, after);
        }
        let opened = after.turn.movement.opened.len().saturating_sub(before.turn.movement.opened.len());
        self.battles += opened as u32;
        let pursuit = [before, after]
            .into_iter()
            .filter_map(|state| state.pending.as_ref())
            .any(|pending| matches!(pending.target, HitTarget::Leavers(_)));
        let fire = matches!(order, Order::Fire { .. });
        let (mut in_pursuit, mut last_lost) = (pursuit && !fire, None);
        for finding in findings {
            let side = finding.unit.map(|unit| before.position.side(unit)).or(finding.side);
            match finding.code {
                Code::BattleTurn => self.battle_turns += 1,
                Code::OptionChosen => self.choose(*finding),
                Code::Pursuit | Code::RoutFire => in_pursuit = true,
                Code::RetreatMarchFails => self.lose(Loss::Pursuit, side, 1, finding.after == 0),
                Code::StepLost => {
                    last_lost = Some(if in_pursuit { Loss::Pursuit } else { Loss::Battle });
                    self.lose(if in_pursuit { Loss::Pursuit } else { Loss::Battle }, side, 1, false);
                }
                Code::Eliminated => self.lose(last_lost.unwrap_or(Loss::Battle), side, 0, true),
                Code::CannotWithdraw => self.lose(Loss::Rout, side, finding.before as u32, true),
                Code::LostUnsupplied => self.lose(Loss::Supply, side, finding.before as u32, true),
                _ => {}
            }
            self.act(finding.code, side);
        }
    }

    fn choose(&mut self, finding: Finding) {
        let option = TurnOption::ALL.into_iter().find(|&option| option as i32 == finding.after);
        let name = option.map_or_else(String::new, |option| format!("{option:?}"));
        *self.options.entry(name).or_default() += 1;
    }

    fn lose(&mut self, how: Loss, side: Option<Side>, steps: u32, whole: bool) {
        let Some(side) = side else { return };
        self.steps[how as usize][side.index()] += steps;
        self.units_lost[how as usize][side.index()] += u32::from(whole);
    }

    fn act(&mut self, code: Code, side: Option<Side>) {
        let counted = matches!(
            code,
            Code::MinesLaid
                | Code::MinesLifted
                | Code::StepGained
                | Code::GoesToRefit
                | Code::ForcedMarch
                | Code::RommelBonus
                | Code::Redeploys
                | Code::Withdraws
                | Code::Unsupplied
                | Code::MaltaArrives
                | Code::Rout
                | Code::StopsInMines
        );
        if let Some(side) = side.filter(|_| counted) {
            self.acts.entry(code.name()).or_default()[side.index()] += 1;
        }
    }

    /// Supply of all units, and Tobruk, at the start of a turn.
    fn survey(&mut self, edition: Edition, state: &State) {
        let position = &state.position;
        for side in Side::BOTH {
            let ground = SupplyGround::new(edition, position, side);
            let named = &state.named[side.index()];
            let supplied = statuses(&ground, Named::first(named), &mut Findings::new());
            self.units[side.index()] += supplied.len() as u32;
            self.unsupplied[side.index()] += supplied.iter().filter(|(_, status)| !status.is_supplied()).count() as u32;
            let Some(tobruk) = edition.board.parse("Tobruk") else { continue };
            let first = position.first_in(tobruk).is_none_or(|first| first == side);
            if position.holds(side, tobruk) && first {
                self.tobruk[side.index()] += 1;
                self.besieged[side.index()] += u32::from(Distances::to_base(&ground).get(tobruk).is_none());
            }
        }
    }
}
