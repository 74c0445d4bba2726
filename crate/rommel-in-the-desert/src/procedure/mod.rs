//! What the players do in each phase of a turn: orders are checked and carried out, dice are rolled.

// The handles of the blocks.
pub mod dealing;
// Opening hands.
pub mod opening_hands;
// 4.4 The initiative of a month.
pub mod initiative;
// 6 Recovery at the start of a turn, and the supply check at its end.
pub mod recovery;
// Supply cards.
pub mod cards;
// 4.4 The option of the turn.
pub mod options;
// 2 Group and regroup moves.
pub mod moves;
// 2.7 Forced marches at the end of the movement phase.
pub mod forced_marches;
// 4.5 Units leave a hex: refusals, routs, retreats and the Pass turn.
pub mod leaving;
// 4.5 Refusing combat.
pub mod refusals;
// 4.5, 6.1 Routs.
pub mod routs;
// 4.5 Pursuit fire and the rearguard.
pub mod pursuit;
// 3.4 Battle turns.
pub mod battles;
// 3.4 Assigning hits.
pub mod assigning;
// Standing orders.
pub mod standing;
// 9 Buildups.
pub mod buildup;
// 11.0 Set-up.
pub mod set_up;
