// @ts-check
/** Forced marches. */
import { ordersCard } from "../all-orders.js";

/** @type {import("../types.js").PhaseScreen} */
export const MARCHES = { view: (ctx) => ordersCard(ctx, "marches") };
