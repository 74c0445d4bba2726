//! Combat (11): the expanded combat procedure, from the situation on the table to the last die.

pub mod adjudicate;
pub mod advance;
pub mod compile;
pub mod duty;
pub mod field;
pub mod from_map;
pub mod opening;
pub mod outcome;
pub mod preview;
pub mod query;
pub mod report;
pub mod resolve;
pub mod results;
pub mod retreat;
pub mod script;
pub mod settle;
pub mod setup;
pub mod terms;
pub mod view;
