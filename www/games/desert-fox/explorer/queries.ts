/** Questions to the engine about the position, and the answers that are shown now. */
import { parseHex, spiNumber } from "../geometry.ts";
import { unitsIn } from "./table.ts";
import type { AnswerOrRefusal, ExplorerContext, KindOfAnswer, Question } from "./types.ts";
import type { BarredHex, ReachedHex } from "../engine-types.ts";

export interface Answers {
  /** Of the units chosen. */
  reach: AnswerOrRefusal<"reach"> | null;
  reached: Map<number, ReachedHex>;
  barred: Map<number, BarredHex>;
  /** To the goal or to the hex under the pointer. */
  move: AnswerOrRefusal<"move"> | null;
  /** The hex that it goes to. */
  moveTo: number;
  /** Of the one unit chosen. */
  trace: AnswerOrRefusal<"trace"> | null;
  zones: Partial<Record<"axis" | "commonwealth", AnswerOrRefusal<"zones">>>;
  supply: Partial<Record<"axis" | "commonwealth", AnswerOrRefusal<"supply">>>;
  /** Of the one unit chosen. */
  retreat: AnswerOrRefusal<"retreat"> | null;
  stacking: AnswerOrRefusal<"stacking"> | null;
}

export const noAnswers = (): Answers => ({
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

export function askBoard<Q extends Question>({ app, sheet }: Pick<ExplorerContext, "app" | "sheet">, question: Q) {
  return app.wasm.askBoard({
    rules: sheet.rules,
    charts: sheet.charts,
    position: sheet.position,
    question,
  }) as AnswerOrRefusal<KindOfAnswer<Q>>;
}

/** Asks what the choice of units calls for. */
export function askChoice(ctx: ExplorerContext) {
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

/** The path to the goal, or to the hex pointed at. */
export function askMove(ctx: ExplorerContext) {
  const { selection, answers } = ctx;
  const to = selection.goal >= 0 ? selection.goal : selection.pointed;
  if (to === answers.moveTo) return;
  const can = selection.chosen.length && answers.reached.has(to);
  answers.moveTo = to;
  answers.move = can
    ? askBoard(ctx, { kind: "move", units: selection.chosen, mode: selection.mode, path: [spiNumber(to)] })
    : null;
}

/** The supply of the one unit chosen, where it is shown. */
export function askTrace(ctx: ExplorerContext) {
  const { selection, answers } = ctx;
  const unit = selection.chosen.length === 1 ? selection.chosen[0] : "";
  answers.trace = unit ? askBoard(ctx, { kind: "trace", unit }) : null;
}

/** Asks for the overlays that are switched on. */
export function askOverlays(ctx: ExplorerContext) {
  const { answers, overlays } = ctx;
  answers.zones = {};
  answers.supply = {};
  for (const side of ["axis", "commonwealth"] as const) {
    if (overlays.has(`zones.${side}`)) answers.zones[side] = askBoard(ctx, { kind: "zones", side });
    if (overlays.has(`supply.${side}`)) answers.supply[side] = askBoard(ctx, { kind: "supply", side });
  }
  answers.stacking = overlays.has("stacking") ? askBoard(ctx, { kind: "stacking" }) : null;
}

/** Units of a hex that are one player's and may act together: those of the topmost. */
export function ownStack(ctx: ExplorerContext, hex: number) {
  const units = unitsIn(ctx.sheet, hex);
  const last = units.at(-1);
  const side = last && ctx.valuesOf(last).side;
  return units.filter((unit) => ctx.valuesOf(unit).side === side);
}
