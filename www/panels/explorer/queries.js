// @ts-check
/** Questions to the engine about the position, and the answers that are shown now. */
import { parseHex, spiNumber } from "../../board/geometry.js";
import { unitsIn } from "./table.js";

/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").Question} Question */
/** @typedef {import("./types.js").BoardAnswer} BoardAnswer */
/**
 * @typedef {object} Answers
 * @property {import("./types.js").Got<"reach">|null} reach of the units chosen
 * @property {Map<number, import("./types.js").ReachedHex>} reached
 * @property {Map<number, import("./types.js").BarredHex>} barred
 * @property {import("./types.js").Got<"move">|null} move to the goal or to the hex under the pointer
 * @property {number} moveTo the hex that it goes to
 * @property {import("./types.js").Got<"trace">|null} trace of the one unit chosen
 * @property {Partial<Record<"axis"|"commonwealth", import("./types.js").Got<"zones">>>} zones
 * @property {Partial<Record<"axis"|"commonwealth", import("./types.js").Got<"supply">>>} supply
 * @property {import("./types.js").Got<"retreat">|null} retreat of the one unit chosen
 * @property {import("./types.js").Got<"stacking">|null} stacking
 */

/** @returns {Answers} */
export const noAnswers = () => ({
  reach: null,
  reached: new Map(),
  barred: new Map(),
  move: null,
  moveTo: -1,
  trace: null,
  retreat: null,
  zones: {},
  supply: {},
  stacking: null,
});

/** @param {Pick<Desk, "app"|"sheet">} desk @param {Question} question @returns {any} the answer to it, or a refusal */
export function askBoard({ app, sheet }, question) {
  return app.wasm.askBoard({ rules: sheet.rules, charts: sheet.charts, position: sheet.position, question });
}

/** Asks what the choice of units calls for. @param {Desk} desk */
export function askChoice(desk) {
  const { sight, answers } = desk;
  const units = sight.chosen;
  Object.assign(answers, { reach: null, reached: new Map(), barred: new Map(), move: null, moveTo: -1, trace: null });
  if (!units.length) return;
  answers.reach = askBoard(desk, { kind: "reach", units, mode: sight.mode });
  if (answers.reach?.kind === "reach") {
    for (const hex of answers.reach.hexes) answers.reached.set(parseHex(hex.hex), hex);
    for (const hex of answers.reach.barred) answers.barred.set(parseHex(hex.hex), hex);
  }
  askMove(desk);
}

/** The way to the goal, or to the hex pointed at. @param {Desk} desk */
export function askMove(desk) {
  const { sight, answers } = desk;
  const to = sight.goal >= 0 ? sight.goal : sight.pointed;
  if (to === answers.moveTo) return;
  const can = sight.chosen.length && answers.reached.has(to);
  answers.moveTo = to;
  answers.move = can
    ? askBoard(desk, { kind: "move", units: sight.chosen, mode: sight.mode, path: [spiNumber(to)] })
    : null;
}

/** The supply of the one unit chosen, where it is shown. @param {Desk} desk */
export function askTrace(desk) {
  const { sight, answers } = desk;
  const unit = sight.chosen.length === 1 ? sight.chosen[0] : "";
  answers.trace = unit ? askBoard(desk, { kind: "trace", unit }) : null;
}

/** Asks for the overlays that are switched on. @param {Desk} desk */
export function askOverlays(desk) {
  const { answers, overlays } = desk;
  answers.zones = {};
  answers.supply = {};
  for (const side of /** @type {const} */ (["axis", "commonwealth"])) {
    if (overlays.has(`zones.${side}`)) answers.zones[side] = askBoard(desk, { kind: "zones", side });
    if (overlays.has(`supply.${side}`)) answers.supply[side] = askBoard(desk, { kind: "supply", side });
  }
  answers.stacking = overlays.has("stacking") ? askBoard(desk, { kind: "stacking" }) : null;
}

/**
 * Units of a hex that are one player's and may act together: those of the topmost.
 * @param {Desk} desk
 * @param {number} hex
 */
export function ownStack(desk, hex) {
  const units = unitsIn(desk.sheet, hex);
  const last = units.at(-1);
  const side = last && desk.valuesOf(last).side;
  return units.filter((unit) => desk.valuesOf(unit).side === side);
}
