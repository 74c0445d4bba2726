//! What carrying out an order needs: its context and who is to decide.

// The context of an order.
pub mod context;
// Whether a part of the game goes on.
pub mod flow;
// Who decides.
pub mod to_act;
