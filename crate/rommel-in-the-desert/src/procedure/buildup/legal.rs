//! The legal orders of a Buildup.

use hexgrid::Hex;

use super::redeployment::check_fresh;
use super::reinforcements;
use super::under_way::{context, under_way};
use crate::data::edition::Edition;
use crate::data::numbers::Number;
use crate::model::units::UnitId;
use crate::rules::buildup::{
    BuildupContext, check_lay, check_lift, check_refit, check_sea, check_step, road_destinations, road_price,
    sea_destinations,
};
use crate::state::State;
use crate::state::buildup::{Buildup, BuildupOrder, BuildupStep};

/// The legal orders of the side that acts, redeployments by road with one of the shortest paths.
///
/// Cases: 9.3, 9.4, 9.6, 9.7 · Rulings: D071
pub fn legal(edition: Edition, state: &State) -> Vec<BuildupOrder> {
    let Some((buildup, _)) = under_way(edition, state) else { return Vec::new() };
    let mut orders = vec![BuildupOrder::Done];
    match buildup.step {
        BuildupStep::SupplyCheck => {
            let dummies = state.cards.as_ref().map_or(0, |cards| cards.hand(buildup.side).dummies);
            orders.extend((1..=dummies).map(|dummies| BuildupOrder::Discard { dummies }));
        }
        BuildupStep::Reinforcements => {
            orders.extend(reinforcements::may_take_malta(edition, state).then_some(BuildupOrder::Malta));
        }
        BuildupStep::Cards => {}
        BuildupStep::Spending => orders.extend(purchases(edition, state, buildup)),
        BuildupStep::Redeployment => orders.extend(redeployments(edition, state, buildup)),
        BuildupStep::Refit => {
            let ctx = context(edition, state, buildup.side);
            let units = own(&ctx).into_iter().filter(|&unit| check_fresh(buildup, unit).is_ok());
            let units = units.filter(|&unit| check_refit(&ctx, unit).is_ok());
            orders.extend(units.map(|unit| BuildupOrder::Refit { unit }));
        }
    }
    orders
}

fn own(ctx: &BuildupContext) -> Vec<UnitId> {
    ctx.position.of_side(ctx.side).map(|(unit, _)| unit).collect()
}

fn purchases(edition: Edition, state: &State, buildup: &Buildup) -> Vec<BuildupOrder> {
    let ctx = context(edition, state, buildup.side);
    let points = state.points[buildup.side.index()];
    let pays = |price: u16| price <= points;
    let steps = own(&ctx).into_iter().filter(|&unit| check_step(&ctx, &buildup.gained, unit).is_ok_and(pays));
    let mut orders: Vec<BuildupOrder> = steps.map(|unit| BuildupOrder::Step { unit }).collect();
    let is_card =
        |cards: &crate::state::cards::Cards| !cards.deck.pile().is_empty() || !cards.deck.discards().is_empty();
    let card = u16::from(edition.numbers.get(Number::Card));
    orders
        .extend((state.cards.as_ref().is_some_and(|cards| is_card(cards)) && pays(card)).then_some(BuildupOrder::Card));
    let mut hexes: Vec<Hex> = ctx.position.of_side(ctx.side).map(|(_, hex)| hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    for hex in hexes {
        orders.extend(check_lay(&ctx, hex).is_ok_and(pays).then_some(BuildupOrder::LayMines { hex }));
        orders.extend(check_lift(&ctx, hex).is_ok_and(pays).then_some(BuildupOrder::LiftMines { hex }));
    }
    orders
}

fn redeployments(edition: Edition, state: &State, buildup: &Buildup) -> Vec<BuildupOrder> {
    let ctx = context(edition, state, buildup.side);
    let points = state.points[buildup.side.index()];
    let mut orders = Vec::new();
    for unit in own(&ctx).into_iter().filter(|&unit| check_fresh(buildup, unit).is_ok()) {
        if road_price(edition.numbers, ctx.position.block(unit)) <= points {
            let routes = road_destinations(&ctx, unit).into_iter();
            orders.extend(routes.map(|route| BuildupOrder::Road { unit, path: route.path }));
        }
        let hexes = sea_destinations(&ctx, &buildup.shipped, unit).into_iter();
        let paid = hexes.filter(|&to| check_sea(&ctx, &buildup.shipped, unit, to).is_ok_and(|price| price <= points));
        orders.extend(paid.map(|to| BuildupOrder::Sea { unit, to }));
    }
    orders
}
