//! Figures of Rommel in the Desert.

// Hexes apart by land.
mod land;
// Player turns, and the orders between them.
mod turns;
// Moves that are taken back.
mod moves;
// Cards, battles, losses and supply of a turn.
mod counts;

use rommel_in_the_desert::record::Rommel;

use crate::figures::Measured;
use crate::figures::course::Course;
use crate::figures::rommel::land::Land;
use crate::figures::rommel::moves::Drives;
use crate::figures::rommel::turns::Part;
use crate::figures::sums::{Row, Sums};

impl Measured for Rommel {
    fn measure(course: &mut Course<Self>, sums: &mut Sums) {
        let mut land = Land::new(course.rules.edition().board);
        let mut drives = Drives::default();
        for part in turns::of(course) {
            match part {
                Part::Between(at) => drives.redeployed(&course.logs[at].findings, &mut land, sums),
                Part::Turn(turn) => {
                    let moved = drives.moved(course, &turn, &mut land, sums);
                    counts::count(course, &turn, &moved, &mut land, sums);
                }
            }
        }
        counts::left(course.end(), sums);
    }

    fn rows(sums: &Sums) -> Vec<Row> {
        let both = |part: &str, all: &str| {
            let of = |side: &str| sums.share(&format!("{part}{side}"), &format!("{all}{side}"));
            format!("{}, {}", of("Axis"), of("Allied"))
        };
        vec![
            ("games", sums.get("games").to_string()),
            ("turns", sums.get("turns").to_string()),
            (
                "big moves (4 hexes or more, not into a fight) undone by the block's next move",
                sums.share("undone", "bigMoves"),
            ),
            ("of them by redeployment", sums.get("undoneRedeploy").to_string()),
            ("paid turns without battle and no block over one hex", sums.share("idlePaid", "paid")),
            ("paid turns without a move", sums.get("idlePaid0").to_string()),
            ("turns with a battle", sums.share("battleTurns", "turns")),
            ("passes with real cards in hand", sums.share("passWithCards", "passes")),
            ("cards in hand then", sums.each("passCards", "passWithCards")),
            ("real cards in hand at the end of a month and side", sums.each("cardsAtMonthEnd", "months2")),
            ("two or more of them", sums.share("monthEndTwoCards", "months2")),
            ("real cards left a game", sums.each("cardsAtEnd", "games")),
            ("buildup points left a game", sums.each("pointsAtEnd", "games")),
            ("units out of supply at the end of the own turn: Axis, Allies", both("out", "own")),
            ("base empty: Axis, Allies", both("baseEmpty", "turns")),
            ("base empty and an enemy within 10 hexes: Axis, Allies", {
                format!("{}, {}", sums.get("baseEmptyNearAxis"), sums.get("baseEmptyNearAllied"))
            }),
            ("turns in which a side loses 3 blocks or more", sums.share("massacres", "turns")),
            ("blocks lost a game", sums.each("lost", "games")),
            ("of them at the end of a month, for want of supply", sums.each("monthEndLost", "games")),
            ("month ends that take 5 blocks or more", sums.share("monthEndMassacre", "monthEnds")),
            ("results", sums.beginning("result ")),
        ]
    }
}
