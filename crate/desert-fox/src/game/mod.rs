//! A whole game: its state, its orders, and what carries them out.

pub mod battle;
pub mod book;
pub mod combats;
pub mod counters;
pub mod desk;
pub mod event;
pub mod legal;
pub mod moves;
pub mod order;
pub mod overruns;
pub mod place;
pub mod play;
pub mod refitting;
pub mod sequence;
pub mod setting_up;
pub mod state;
pub mod supplying;
pub mod transports;
