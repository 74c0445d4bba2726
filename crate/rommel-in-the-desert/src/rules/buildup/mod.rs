//! The Buildup (9): who arrives, what points buy, redeployment and refit.

// What the rules of a Buildup look at.
mod context;
// 9.3 Reinforcements and early arrival.
mod arrivals;
// Prices in buildup points.
mod prices;
// Steps of units.
mod rebuilding;
// 9.7 Minefields.
mod minefields;
// 9.4 Redeployment.
mod redeployment;
// 9.4 The routes of redeployments by road.
mod routes;
// 9.6 Refit.
mod refit;

pub use arrivals::{arrives_early, due_now, rolls_for};
pub use context::BuildupContext;
pub use minefields::{check_lay, check_lift};
pub use prices::{removal_price, road_price, step_price};
pub use rebuilding::check_step;
pub use redeployment::{check_road, check_sea, sea_destinations};
pub use refit::check_refit;
pub use routes::{RoadRoutes, Route, road_destinations};

#[cfg(test)]
mod tests;
