// @ts-check
/** Questions to the engine about the position, and the answers that are shown now. */
import { parseHex, spiNumber } from "../geometry.ts";
import { unitsIn } from "./table.ts";

/** @typedef {import("./types.ts").ExplorerContext} ExplorerContext */
/** @typedef {import("./types.ts").Question} Question */
/**
 * @typedef {object} Answers
 * @property {import("./types.ts").AnswerOrRefusal<"reach">|null} reach of the units chosen
 * @property {Map<number, import("./types.ts").ReachedHex>} reached
 * @property {Map<number, import("./types.ts").BarredHex>} barred
 * @property {import("./types.ts").AnswerOrRefusal<"move">|null} move to the goal or to the hex under the pointer
 * @property {number} moveTo the hex that it goes to
 * @property {import("./types.ts").AnswerOrRefusal<"trace">|null} trace of the one unit chosen
 * @property {Partial<Record<"axis"|"commonwealth", import("./types.ts").AnswerOrRefusal<"zones">>>} zones
 * @property {Partial<Record<"axis"|"commonwealth", import("./types.ts").AnswerOrRefusal<"supply">>>} supply
 * @property {import("./types.ts").AnswerOrRefusal<"retreat">|null} retreat of the one unit chosen
 * @property {import("./types.ts").AnswerOrRefusal<"stacking">|null} stacking
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

/**
 * @template {Question} Q
 * @param {Pick<ExplorerContext, "app"|"sheet">} ctx
 * @param {Q} question
 */
export function askBoard({ app, sheet }, question) {
  return /** @type {import("./types.ts").AnswerOrRefusal<import("./types.ts").KindOfAnswer<Q>>} */ (
    app.wasm.askBoard({ rules: sheet.rules, charts: sheet.charts, position: sheet.position, question })
  );
}

/** Asks what the choice of units calls for. @param {ExplorerContext} ctx */
export function askChoice(ctx) {
  const { selection, answers } = ctx;
  const units = selection.chosen;
  Object.assign(answers, { reach: null, reached: new Map(), barred: new Map(), move: null, moveTo: -1, trace: null });
  if (!units.length) return;
  answers.reach = askBoard(ctx, { kind: "reach", units, mode: selection.mode });
  if (answers.reach?.kind === "reach") {
    for (const hex of answers.reach.hexes) answers.reached.set(parseHex(hex.hex), hex);
    for (const hex of answers.reach.barred) answers.barred.set(parseHex(hex.hex), hex);
  }
  askMove(ctx);
}

/** The path to the goal, or to the hex pointed at. @param {ExplorerContext} ctx */
export function askMove(ctx) {
  const { selection, answers } = ctx;
  const to = selection.goal >= 0 ? selection.goal : selection.pointed;
  if (to === answers.moveTo) return;
  const can = selection.chosen.length && answers.reached.has(to);
  answers.moveTo = to;
  answers.move = can
    ? askBoard(ctx, { kind: "move", units: selection.chosen, mode: selection.mode, path: [spiNumber(to)] })
    : null;
}

/** The supply of the one unit chosen, where it is shown. @param {ExplorerContext} ctx */
export function askTrace(ctx) {
  const { selection, answers } = ctx;
  const unit = selection.chosen.length === 1 ? selection.chosen[0] : "";
  answers.trace = unit ? askBoard(ctx, { kind: "trace", unit }) : null;
}

/** Asks for the overlays that are switched on. @param {ExplorerContext} ctx */
export function askOverlays(ctx) {
  const { answers, overlays } = ctx;
  answers.zones = {};
  answers.supply = {};
  for (const side of /** @type {const} */ (["axis", "commonwealth"])) {
    if (overlays.has(`zones.${side}`)) answers.zones[side] = askBoard(ctx, { kind: "zones", side });
    if (overlays.has(`supply.${side}`)) answers.supply[side] = askBoard(ctx, { kind: "supply", side });
  }
  answers.stacking = overlays.has("stacking") ? askBoard(ctx, { kind: "stacking" }) : null;
}

/**
 * Units of a hex that are one player's and may act together: those of the topmost.
 * @param {ExplorerContext} ctx
 * @param {number} hex
 */
export function ownStack(ctx, hex) {
  const units = unitsIn(ctx.sheet, hex);
  const last = units.at(-1);
  const side = last && ctx.valuesOf(last).side;
  return units.filter((unit) => ctx.valuesOf(unit).side === side);
}
