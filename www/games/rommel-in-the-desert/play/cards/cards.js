// @ts-check
/** Cards: the opening hand, the challenge for the initiative, supply cards and the option of the turn. */
import { ordersCard } from "../all-orders.js";

/** @type {import("../types.js").PhaseScreen} */
export const CARDS = { view: (ctx) => ordersCard(ctx, "cards") };
