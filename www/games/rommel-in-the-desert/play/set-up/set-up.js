// @ts-check
/** The set-up: handles are dealt and blocks placed. */
import { ordersCard } from "../all-orders.js";

/** @type {import("../types.js").PhaseScreen} */
export const SET_UP = { view: (ctx) => ordersCard(ctx, "set-up") };
