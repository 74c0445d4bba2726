//! Figures of Desert Fox.

// Units on the map.
mod units;
// Player-turns.
mod turns;
// Drives there and back.
mod drives;
// Attacks, losses and what stands still.
mod fights;
// Tobruk within reach.
mod tobruk;
// Supply, and the hex on which it hangs.
mod supply;

use desert_fox::record::DesertFox;

use crate::figures::Measured;
use crate::figures::course::Course;
use crate::figures::sums::{Row, Sums};

impl Measured for DesertFox {
    fn measure(course: &mut Course<Self>, sums: &mut Sums) {
        let mut ends = [Vec::new(), Vec::new()];
        for turn in turns::of(course) {
            sums.add("playerTurns", 1);
            sums.add(&format!("{}Turns", turns::key(turn.side)), 1);
            let fought = fights::count(course, &turn, sums);
            drives::count(course, &turn, &mut ends, sums);
            tobruk::count(course, &turn, sums);
            supply::count(course, &turn, &fought, sums);
            supply::hangs(course, &turn, sums);
        }
        supply::left(course.end(), sums);
    }

    fn rows(sums: &Sums) -> Vec<Row> {
        let both = |part: &str, all: &str| {
            let of = |side: &str| sums.share(&format!("{side}{part}"), &format!("{side}{all}"));
            format!("{}, {}", of("axis"), of("commonwealth"))
        };
        vec![
            ("games", sums.get("games").to_string()),
            ("player-turns", sums.get("playerTurns").to_string()),
            (
                "reversal: units that drive 3 hexes or more in both movement phases and end near their start",
                sums.share("reversed", "bothPhases"),
            ),
            ("the same without a fight between", sums.share("reversedIdle", "bothPhasesIdle")),
            ("yo-yo: drives of 6 hexes or more taken back in the next own player-turn", sums.share("yoyo", "drives")),
            ("Axis player-turns with 3:1 supplied against Tobruk in reach", sums.share("tobruk3", "tobrukTurns")),
            ("attacked then", sums.share("tobruk3Attacked", "tobruk3")),
            ("with 5:1 and a supply unit near", sums.share("tobruk5", "tobrukTurns")),
            ("attacked then", sums.share("tobruk5Attacked", "tobruk5")),
            ("Tobruk empty, and in reach", {
                format!("{}, {}", sums.share("tobrukEmpty", "tobrukTurns"), sums.get("tobrukEmptyReach"))
            }),
            (
                "units out of general supply as the own Initial Movement begins: Axis, Commonwealth",
                both("Out", "Begin"),
            ),
            ("player-turns with more than half out", sums.share("turnsHalfOut", "playerTurns")),
            (
                "player-turns with half or more on one hex in the enemy's reach: Axis, Commonwealth",
                both("Exposed", "LineTurns"),
            ),
            ("cut there", both("Cut", "Exposed")),
            ("attacks", sums.get("attacks").to_string()),
            ("attacks below 1:1", sums.share("attacksBelow1", "attacks")),
            ("attacks at 3:1 and better", sums.share("attacks3", "attacks")),
            ("overruns", sums.get("overruns").to_string()),
            ("massacres: 6 or more units lost in an enemy player-turn", sums.share("massacres", "playerTurns")),
            ("4 or more lost in the own player-turn", sums.share("selfMassacres", "playerTurns")),
            ("units lost to the enemy a player-turn", sums.each("lostToEnemy", "playerTurns")),
            ("units that stand still without a fight: Axis, Commonwealth", both("Still", "Units")),
            ("hexes with guns alone next to the enemy", sums.get("gunsAlone").to_string()),
            ("supply units alone next to the enemy", sums.get("supplyBare").to_string()),
            ("supply units left a game", sums.each("supplyLeft", "games")),
            ("refit points left a game", sums.each("refitLeft", "games")),
            ("victory points a game: Axis, Commonwealth", {
                format!("{}, {}", sums.each("axisPoints", "games"), sums.each("commonwealthPoints", "games"))
            }),
            ("results", sums.beginning("result ")),
        ]
    }
}
