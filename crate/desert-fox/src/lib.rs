//! The rules of Desert Fox: one module for each section of the rulebook, and the combat procedure that joins them.

#![cfg_attr(for_page, feature(optimize_attribute))]

pub mod air;
pub mod allocation;
pub mod board;
pub mod calendar;
pub mod calls;
pub mod catalogue;
mod chart_data;
pub mod chart_set;
pub mod chart_values;
pub mod charts;
pub mod choice;
pub mod combat;
pub mod combined_arms;
pub mod counter;
pub mod desert_patrols;
pub mod detachments;
mod file_head;
pub mod finding;
pub mod forts;
pub mod game;
pub mod guns;
pub mod herkules;
pub mod initiative;
pub mod ledger;
pub mod movement;
pub mod odds;
#[cfg(feature = "opponent")]
pub mod opponent;
mod order;
pub mod overlay;
pub mod points;
pub mod position;
#[cfg(feature = "random")]
pub mod random;
pub mod record;
pub mod refit;
pub mod refusal;
pub mod reinforcement;
pub mod result;
pub mod rommel;
pub mod roster;
pub mod rules;
pub mod scenario;
pub mod stacking;
pub mod strength;
pub mod supply;
pub mod tables;
pub mod units;
pub mod victory;
pub mod zones;
