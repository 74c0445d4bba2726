//! What a player is after: forward or not, and whether risks are worth it.

use hexgrid::Hex;

use crate::opponent::known_state::KnownState;
use crate::opponent::style::Objective;
use crate::rules::victory::holds_position;

/// Worth of one hex nearer to the objective for a player who is stronger, equal, or weaker.
const FORWARD: [i32; 3] = [5, 3, 2];
/// From this balance in percent a player is stronger, and below this one weaker.
const STRONGER: i32 = 115;
const WEAKER: i32 = 75;
/// Months before the end in which a player who is behind takes risks.
const LATE: u8 = 2;

/// What a player is after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Posture {
    /// The hex that the player wants.
    pub objective: Hex,
    /// Worth of one hex nearer to it.
    pub forward: i32,
    /// Whether the player would lose if nothing happened in the few months that are left.
    pub behind: bool,
}

impl Posture {
    /// The posture of a player.
    pub fn of(known: &KnownState) -> Self {
        let (balance, behind) = (known.balance(), is_behind(known));
        let forward = match balance {
            _ if behind => FORWARD[0],
            STRONGER.. => FORWARD[0],
            WEAKER.. => FORWARD[1],
            _ => FORWARD[2],
        };
        let forward = forward * known.style.forward / 100;
        Self { objective: objective(known, balance, behind), forward, behind }
    }
}

/// What the style wants; else Tobruk, or the enemy base while Tobruk is held. A weak player stays there, and both want it in the last month.
fn objective(known: &KnownState, balance: i32, behind: bool) -> Hex {
    let tobruk = known.tobruk();
    match known.style.objective {
        Objective::EnemyBase => return known.enemy_base(),
        Objective::Tobruk => return tobruk,
        Objective::ByBalance => {}
    }
    let held = known.own_count(tobruk) > 0 && !known.is_enemy(tobruk);
    let stays = balance < WEAKER && !behind || known.months_left() == 0 && is_positional(known);
    if held && !stays { known.enemy_base() } else { tobruk }
}

/// Whether the position at Tobruk can decide the scenario.
fn is_positional(known: &KnownState) -> bool {
    known.state.scenario.is_some_and(|id| known.edition.scenario(id).positional)
}

fn is_behind(known: &KnownState) -> bool {
    if known.months_left() > LATE {
        return false;
    }
    let position = &known.state.position;
    let holder = holds_position(known.edition, position).filter(|_| is_positional(known));
    let count = |side| position.of_side(side).count();
    holder.map_or_else(|| count(known.side) <= count(known.side.enemy()), |side| side != known.side)
}
