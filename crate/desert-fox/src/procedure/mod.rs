//! What the players do in each phase, in the order of the rulebook.

// 4.1 Initiative.
pub mod initiative;
// 5 Reinforcements, withdrawals, convoys.
pub mod reinforcement;
// 6.3 Malta.
pub mod malta;
// 7 Supply: judged, allotted, expended.
pub mod supplying;
// 8 Movement and reaction.
pub mod moves;
// 8.3 Overruns.
pub mod overruns;
// 8.5 Transport by sea and rail.
pub mod transports;
// 8.8 Rommel.
pub mod rommel;
// 11.1 Declaring combats.
pub mod combats;
// 11 Resolving a combat.
pub mod battle;
// 13.2 The boxes of lost units.
pub mod losses;
// 13 and 14 The Refit Phase.
pub mod refitting;
// What follows when a unit comes into a hex.
pub mod occupy;
// 15 Victory.
pub mod victory;
// 16 Operation Herkules.
pub mod herkules;
// 17 Detachments.
pub mod detachments;
// 18 Desert patrols.
pub mod desert_patrols;
// 4.2 Standing orders.
pub mod standing;
