// @ts-check
/** The Combat Phase: which battle is fought, fires, hits. */
import { ordersCard } from "../all-orders.js";

/** @type {import("../types.js").PhaseScreen} */
export const BATTLE = { view: (ctx) => ordersCard(ctx, "combat") };
