// @ts-check
/** Orders and events in words, for the parts of the game screen that every game shares. */
import { bodyOf, kindOf } from "./situation.js";

/** An order in words. @param {import("./types.js").Order} order @param {import("./types.js").PlayContext} _ */
export const orderText = (order, _) => `${kindOf(order)} ${Object.values(bodyOf(order)).join(" ")}`;

/** @type {import("../../../play/types.js").PlayWords} */
export const WORDS = {
  entry: (report, ctx) => ({
    text: orderText(report.order, ctx),
    events: [],
    fights: kindOf(report.order) === "fight",
  }),
  refusal: ({ code }, { t }) => t(`refusal.${code}`),
  date: (turn) => String(turn),
};
