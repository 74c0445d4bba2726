// @ts-check
/** The Movement Phase: group and regroup moves, withdrawals, and the moves of their units. */
import { ordersCard } from "../all-orders.js";

/** @type {import("../types.js").PhaseScreen} */
export const MOVEMENT = { view: (ctx) => ordersCard(ctx, "movement") };
