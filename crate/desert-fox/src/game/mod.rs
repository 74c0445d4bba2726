//! A whole game: its state, its orders, and what carries them out.

pub mod asking;
pub mod battle;
pub mod book;
pub mod combats;
pub mod counters;
pub mod desk;
pub mod event;
pub mod legal;
mod movers;
pub mod moves;
pub mod order;
pub mod overruns;
pub mod place;
pub mod play;
pub mod query;
mod reaches;
pub mod refitting;
pub mod report;
pub mod sequence;
pub mod setting_up;
pub mod snapshot;
pub mod state;
pub mod supplying;
pub mod telling;
pub mod transports;
mod ways;
