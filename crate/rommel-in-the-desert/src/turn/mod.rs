//! What carrying out an order needs: its context and who is to decide.

// The context of an order.
pub mod context;
// Who decides.
pub mod to_act;
