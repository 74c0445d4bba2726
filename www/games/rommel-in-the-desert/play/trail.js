// @ts-check
/** Where the last order went, hex by hex. */
import { parseHex } from "../geometry.ts";
import { pileHex } from "../block-name.ts";
import { bodyOf, hexOf, kindOf, pathFrom } from "./situation.js";

/**
 * The path of an order; empty where it moved nothing or where the viewer does not know.
 * @param {import("./types.js").EntryView} report @param {import("./situation.js").Situation} then the game before it
 * @returns {number[]}
 */
export function trailOf(report, then) {
  const { order } = report;
  const { unit, path } = bodyOf(order);
  if (["move", "road"].includes(kindOf(order)) && typeof path === "string")
    return pathFrom(hexOf(then, String(unit)), path);
  const end = report.events.find(({ code, hex }) => code === "moves" && hex);
  if (!end || end.handle === undefined) return [];
  const from = typeof end.handle === "string" ? pileHex(end.handle) : hexOf(then, String(end.handle));
  return [from, parseHex(end.hex ?? "")].filter((hex) => hex >= 0);
}
