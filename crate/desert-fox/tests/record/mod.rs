//! Games as records: undo, save files, links, verification and the transcript.

#![allow(clippy::expect_used, reason = "a test may fail where it stands")]

mod driver;
mod ends;
mod golden;
mod history;
mod hostile;
mod links;
mod noting;
mod own_charts;
mod replaying;
mod revisions;
mod saves;
mod schema;
mod standing;
mod undoing;
