// @ts-check
/** Turns the game as it stands into what the board draws. Pure functions. */
import { parseHex } from "../../board/geometry.js";
import { answerBody, bodyOf, ofKind } from "../../game/options.js";
import { pieceOf } from "../explorer/sprite.js";
import { reachOf } from "./offers.js";

/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("../../board/shades.js").Area} Area */
/** @typedef {import("../../board/shades.js").Line} Line */
/** @typedef {import("../../board/shades.js").Word} Word */
/** @typedef {import("../../board/shades.js").Badge} Badge */
/** @typedef {{areas: Area[], lines: Line[], words: Word[], badges: Badge[]}} Layers */

/** Strengths of the tint, from near to far. */
const TINTS = [0.5, 0.38, 0.27, 0.17];

/** Counters by hex; supply lies below. @param {Desk} desk @returns {import("../../board/counters.js").Pile[]} */
export function piles(desk) {
  const { now, sight } = desk;
  const rank = (/** @type {string} */ kind) => (kind === "msu" || kind === "dump" ? 0 : 1);
  return [...now.stacks].sort(([a], [b]) => a - b).map(([hex, units]) => {
    const chosen = (/** @type {string} */ id) => (sight.chosen.includes(id) ? 2 : 0);
    const sorted = units.toSorted((a, b) => rank(desk.valuesOf(a).kind) + chosen(a.id) - rank(desk.valuesOf(b).kind) - chosen(b.id));
    return { hex, pieces: sorted.map((unit) => pieceOf(desk.valuesOf(unit))), raised: hex === sight.at && sight.chosen.length > 0 };
  });
}

/** Everything over the sheet but the counters. @param {Desk} desk @returns {Layers} */
export function layers(desk) {
  /** @type {Layers} */
  const layout = { areas: [], lines: [], words: [], badges: [] };
  forts(desk, layout);
  lastMove(desk, layout);
  if (!desk.mine()) return layout;
  if (desk.sight.chosen.length) reach(desk, layout);
  else waiting(desk, layout);
  places(desk, layout);
  attacks(desk, layout);
  answers(desk, layout);
  return layout;
}

/** @param {Desk} desk @param {Layers} layout */
function reach(desk, { areas, words }) {
  const reached = reachOf(desk);
  if (!reached.size) return;
  const carried = desk.sight.way === "rail" || desk.sight.way === "sea";
  const most = Math.max(1, ...[...reached.values()].map(({ cost }) => cost));
  const steps = /** @type {number[][]} */ (TINTS.map(() => []));
  const forced = [];
  for (const [hex, { cost, forced: far }] of reached) {
    steps[Math.min(TINTS.length - 1, Math.floor((cost / most) * TINTS.length * 0.999))].push(hex);
    if (far) forced.push(hex);
    if (!carried) words.push({ hex, text: String(cost), low: desk.now.stacks.has(hex) ? "foot" : true });
  }
  steps.forEach((hexes, i) => hexes.length && areas.push({ hexes, colour: "near", alpha: TINTS[i] }));
  areas.push({ hexes: [...reached.keys(), desk.sight.at], colour: "near", edge: 2 });
  if (forced.length) areas.push({ hexes: forced, colour: "near", hatch: "falling" });
}

/** Stacks that can still act. @param {Desk} desk @param {Layers} layout */
function waiting({ now }, { areas }) {
  const hexes = now.todo.filter(({ kind, hex }) => hex >= 0 && kind !== "attack").map(({ hex }) => hex);
  for (const hex of hexes) areas.push({ hexes: [hex], colour: "cursor", edge: 2.2, dashed: true });
}

/** Where a reinforcement in hand may enter. @param {Desk} desk @param {Layers} layout */
function places({ now, sight }, { areas }) {
  const hexes = sight.chosen.length === 1 ? now.options.places.get(sight.chosen[0]) : undefined;
  if (hexes) areas.push({ hexes: [...hexes], colour: "path", alpha: 0.35, edge: 2.4 });
}

/** Hexes that can be attacked or overrun, those chosen, and the combats declared. @param {Desk} desk @param {Layers} layout */
function attacks(desk, { areas, lines, badges }) {
  const { now, sight } = desk;
  for (const [hex, { must }] of now.options.attacks) {
    const chosen = sight.targets.includes(hex);
    areas.push({ hexes: [hex], colour: "pin", ...(chosen ? { alpha: 0.35 } : {}), edge: must || chosen ? 3.4 : 2, dashed: !must && !chosen });
    if (must) badges.push({ hex, text: "!", colour: "pin" });
  }
  for (const { hex, units } of now.options.overruns) if (sight.chosen.some((id) => units.includes(id))) areas.push({ hexes: [hex], colour: "pin", hatch: "cross", edge: 2.4 });
  for (const [number, combat] of now.view.combats.entries()) {
    if (combat.done) continue;
    for (const hex of combat.hexes.map(parseHex)) {
      badges.push({ hex, text: String(number + 1), colour: "pin" });
      const from = new Set(combat.units.map((/** @type {string} */ id) => parseHex(now.units.get(id)?.at ?? "")));
      for (const start of from) if (start >= 0) lines.push({ hexes: [start, hex], colour: "pin", arrow: true });
    }
  }
}

/** Hexes among which an open decision chooses. @param {Desk} desk @param {Layers} layout */
function answers({ now }, { areas, words }) {
  const open = ofKind(now.options.orders, "answer").map((order) => answerBody(bodyOf(order)).hex).filter(Boolean).map(parseHex);
  const hexes = [...new Set(open)];
  if (hexes.length) areas.push({ hexes, colour: "path", alpha: 0.4, edge: 2.6 });
  for (const hex of hexes) words.push({ hex, text: "?", low: now.stacks.has(hex) ? "foot" : true });
}

/** @param {Desk} desk @param {Layers} layout */
function forts({ now }, { areas, words }) {
  for (const { hex: id, level } of now.view.forts) {
    const hex = parseHex(id);
    if (hex < 0) continue;
    areas.push({ hexes: [hex], colour: "label", edge: level === 2 ? 3.4 : 2, dashed: true });
    words.push({ hex, text: `F${level}`, low: "foot" });
  }
}

/** The way of the last order. @param {Desk} desk @param {Layers} layout */
function lastMove(desk, { lines }) {
  const { trail } = desk;
  if (trail.length > 1) lines.push({ hexes: trail, colour: "hatch", arrow: true, dashed: true, width: 0.8 });
}
