// @ts-check
/** The Buildup: one player's points, steps, cards, mines, redeployment and refit. */
import { ordersCard } from "../all-orders.js";

/** @type {import("../types.js").PhaseScreen} */
export const BUILDUP = { view: (ctx) => ordersCard(ctx, "buildup") };
