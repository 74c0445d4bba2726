// @ts-check
/** Refusals of battle, routs and rearguards. */
import { ordersCard } from "../all-orders.js";

/** @type {import("../types.js").PhaseScreen} */
export const REFUSALS = { view: (ctx) => ordersCard(ctx, "refusals") };
