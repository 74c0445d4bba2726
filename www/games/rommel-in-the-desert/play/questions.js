// @ts-check
/** Which question a player answers: the key of its text, `ask.<key>`, with `ask.<key>.what` for what follows. Pure. */
import { kindOf } from "./order-words.js";

/** @typedef {import("./order-words.js").OrderView} Order */
/** @typedef {{stage: string, phase: string, step: string|null, option: string|null, toAct: string}} View */
/** The kind of the move under way. @typedef {"groupMove"|"regroupMove"|"withdrawal"} MoveKind */

/** Questions of the stages outside of turns. */
const STAGES = /** @type {Record<string, string>} */ ({ deal: "deal", setUp: "setUp", hands: "openingHand" });
/** Questions of the steps of a Buildup. */
const STEPS = /** @type {Record<string, string>} */ ({
  supplyCheck: "discard",
  reinforcements: "reinforcements",
  cards: "step",
  spending: "spending",
  redeployment: "redeployment",
  refit: "refit",
});
/** Kinds of orders that answer a question of their own, the most pressing first. */
const ANSWERS = /** @type {const} */ ([
  "hit",
  "fire",
  "engage",
  "rout",
  "playCards",
  "choose",
  "forceMarch",
  "rollMarch",
  "refuse",
  "fight",
]);

/**
 * The key of the question that the legal orders answer; empty where there is nothing to do but to go on.
 * @param {View} view @param {readonly Order[]} orders
 * @param {MoveKind} [move] the move under way, where it is known
 */
export function questionOf(view, orders, move = "groupMove") {
  if (!orders.length) return "";
  if (view.stage === "initiative") return `bid.${view.toAct}`;
  const kinds = new Set(orders.map(kindOf));
  if (view.stage === "buildup") {
    const malta = orders.some((order) => order.buildup === "malta");
    return malta ? "malta" : (STEPS[view.step ?? ""] ?? "step");
  }
  if (view.stage !== "turns") return STAGES[view.stage] ?? "";
  const answered = ANSWERS.find((kind) => kinds.has(kind));
  if (answered) return answered;
  if (kinds.has("move")) return view.phase === "movement" ? move : "leaving";
  const begins = kinds.has("groupMove") || kinds.has("regroupMove") || kinds.has("withdrawal");
  if (begins) return view.option === "pass" ? "movement.pass" : "movement";
  return "";
}
