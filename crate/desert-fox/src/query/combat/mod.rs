//! A combat as it is asked about, adjudicated and reported.

// The question.
pub mod query;
// From names to indices.
pub mod compile;
// The answers.
pub mod adjudicate;
// From indices to names.
pub mod view;
// The views of decisions and results.
pub mod outcome;
// The views of the report.
pub mod report;
