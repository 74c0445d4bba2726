// @ts-check
/** The results among which the defender chooses after an illegal attack (11.16), as the results table prints them. */
import { viewsOf } from "../../../play/viewer.ts";
import { answerBody, answerKind, answersOf } from "./options.js";

/** @typedef {import("../engine-types.ts").Handle} Handle */
/** @typedef {import("../engine-types.ts").GameOrder} GameOrder */

/**
 * The name of each result, by the number that the order carries; empty where none is to be chosen.
 * The engine tells orders and names in one order.
 * @param {Handle} handle @param {GameOrder[]} orders what may be ordered now
 * @returns {Map<number, string>}
 */
export function resultNames(handle, orders) {
  const numbers = answersOf(orders)
    .filter((answer) => answerKind(answer) === "result")
    .map((answer) => answerBody(answer).number);
  const report = numbers.length ? handle.battle() : undefined;
  const names =
    report?.kind === "report"
      ? (report.pending?.legal ?? []).flatMap((answer) => (answer.kind === "result" ? [answer.result] : []))
      : [];
  return new Map(names.length === numbers.length ? numbers.map((number, i) => [number, names[i]]) : []);
}

/**
 * The names as they were when an order of the record was given.
 * @param {Handle} handle
 * @param {number} at orders given before it
 * @param {import("../../../play/viewer.ts").Viewer} [viewer]
 */
export function resultNamesAt(handle, at, viewer = null) {
  const then = handle.branch(at);
  try {
    const views = /** @type {typeof viewsOf<import("../engine-types.ts").DesertFox>} */ (viewsOf)(
      then,
      undefined,
      viewer,
    );
    return resultNames(then, views.legal().orders);
  } finally {
    then.free();
  }
}
