/** Turns position and answers into what the board draws. Pure functions. */
import { parseHex } from "../geometry.ts";
import { TERRAINS } from "../../../board/model.ts";
import { pieceOf } from "./sprite.ts";
import { stacksOf } from "./table.ts";
import type { ExplorerContext } from "./types.ts";
import type { Pile } from "../../../board/counters.ts";
import type { Area, Badge, Line, Word } from "../../../board/shapes.ts";

/** Strengths of the tint, from near to far. */
const TINTS = [0.52, 0.39, 0.28, 0.18];
/** Beyond the movement points: said, but not worth a hatching. */
const TOO_FAR = "move-too-far";
const SIDE_COLOUR = { axis: "side-axis-line", commonwealth: "side-cw-line" } as const;
const SIDE_HATCH = { axis: "rising", commonwealth: "falling" } as const;

/** Counters by hex. */
export function piles(ctx: ExplorerContext): Pile[] {
  const { at, chosen } = ctx.selection;
  return [...stacksOf(ctx.sheet)]
    .sort(([a], [b]) => a - b)
    .map(([hex, units]) => ({
      hex,
      pieces: units.map((unit) => pieceOf(ctx.valuesOf(unit))),
      raised: hex === at && chosen.length > 0,
    }));
}

/** Everything over the sheet but the counters. */
export function marks(ctx: ExplorerContext) {
  const layout: { areas: Area[]; lines: Line[]; words: Word[]; badges: Badge[] } = {
    areas: [],
    lines: [],
    words: [],
    badges: [],
  };
  zones(ctx, layout.areas);
  supply(ctx, layout);
  stacking(ctx, layout);
  if (ctx.answers.retreat) retreat(ctx, layout);
  else reach(ctx, layout);
  trace(ctx, layout);
  forts(ctx, layout);
  return layout;
}

function zones({ answers }: ExplorerContext, areas: Area[]) {
  for (const side of ["axis", "commonwealth"] as const) {
    const answer = answers.zones[side];
    if (answer?.kind === "zones")
      areas.push({ hexes: answer.hexes.map(parseHex), colour: SIDE_COLOUR[side], hatch: SIDE_HATCH[side], edge: 1.6 });
  }
}

function reach({ answers, model, sheet }: ExplorerContext, { areas, words }: { areas: Area[]; words: Word[] }) {
  const { reach } = answers;
  const stacks = stacksOf(sheet);
  const low = (hex: number) => (stacks.has(hex) ? "foot" : true);
  if (reach?.kind !== "reach") return;
  const steps: number[][] = TINTS.map(() => []);
  const noEnd = [];
  for (const [hex, { cost, noEnd: no, infiltrates, overstacked }] of answers.reached) {
    steps[Math.min(TINTS.length - 1, Math.floor((cost / Math.max(0.5, reach.allowance)) * TINTS.length * 0.999))].push(
      hex,
    );
    if (no) noEnd.push(hex);
    words.push({
      hex,
      text: no ? `(${cost})` : `${cost}${infiltrates ? "i" : ""}${overstacked ? "+" : ""}`,
      low: low(hex),
    });
  }
  steps.forEach((hexes, i) => hexes.length && areas.push({ hexes, colour: "near", alpha: TINTS[i] }));
  areas.push({ hexes: [...answers.reached.keys(), parseHex(reach.start)], colour: "near", edge: 2 });
  if (noEnd.length) areas.push({ hexes: noEnd, colour: "near", hatch: "falling" });
  const dry = [...answers.barred].filter(([hex]) => TERRAINS[model.terrain[hex]] !== "sea");
  const barred = dry.filter(([, { code }]) => code !== TOO_FAR).map(([hex]) => hex);
  if (barred.length) areas.push({ hexes: barred, colour: "barred", hatch: "cross", alpha: 0.1, edge: 1.2 });
  for (const [hex, { code, overrun }] of dry)
    words.push({ hex, text: overrun ? "!" : "×", colour: code === TOO_FAR ? "number" : "barred", low: low(hex) });
}

/** The first hexes of a retreat, and those that are barred. */
function retreat({ answers, sheet }: ExplorerContext, { areas, words }: { areas: Area[]; words: Word[] }) {
  if (answers.retreat?.kind !== "retreat") return;
  const open = answers.retreat.hexes.map(parseHex);
  const shut = answers.retreat.barred.map(({ hex }) => parseHex(hex));
  const low = (hex: number) => (stacksOf(sheet).has(hex) ? "foot" : true);
  areas.push(
    { hexes: open, colour: "near", alpha: 0.45, edge: 2 },
    { hexes: shut, colour: "barred", hatch: "cross", alpha: 0.1, edge: 1.2 },
  );
  for (const hex of open) words.push({ hex, text: "↩", low: low(hex) });
  for (const hex of shut) words.push({ hex, text: "×", colour: "barred", low: low(hex) });
}

function supply(
  ctx: ExplorerContext,
  { lines, badges }: { areas: Area[]; lines: Line[]; words: Word[]; badges: Badge[] },
) {
  for (const side of ["axis", "commonwealth"] as const) {
    const answer = ctx.answers.supply[side];
    if (answer?.kind !== "supply") continue;
    const colour = SIDE_COLOUR[side];
    const hexOf = hexesById(ctx);
    for (const unit of answer.supplyUnits) {
      if (unit.path.length > 1) lines.push({ hexes: unit.path.map(parseHex), colour, arrow: true, width: 0.8 });
      const hex = hexOf.get(unit.unit);
      if (hex !== undefined && (!unit.linked || unit.cutOff || unit.captured))
        badges.push({ hex, text: "?", colour: "out" });
    }
    for (const hex of answer.sources) badges.push({ hex: parseHex(hex), text: "S", colour });
    for (const unit of answer.units) {
      const hex = hexOf.get(unit.unit);
      if (hex !== undefined && !unit.general) badges.push({ hex, text: "!", colour: "out" });
      else if (hex !== undefined && !unit.combat) badges.push({ hex, text: "c", colour: "out" });
    }
  }
}

function stacking({ answers }: ExplorerContext, { areas, badges }: { areas: Area[]; badges: Badge[] }) {
  if (answers.stacking?.kind !== "stacking") return;
  for (const { hex, stackingPoints } of answers.stacking.hexes) {
    areas.push({ hexes: [parseHex(hex)], colour: "out", edge: 2.6, dashed: true });
    badges.push({ hex: parseHex(hex), text: String(stackingPoints), colour: "out" });
  }
}

/** The supply of the unit chosen: its path, its line of communication and what cuts them. */
function trace(ctx: ExplorerContext, { areas, lines, badges }: { areas: Area[]; lines: Line[]; badges: Badge[] }) {
  const { trace } = ctx.answers;
  if (trace?.kind !== "trace" || !ctx.overlays.has("trace")) return;
  if (trace.lineOfCommunication.length > 1)
    lines.push({ hexes: trace.lineOfCommunication.map(parseHex), colour: "cursor", dashed: true, width: 0.7 });
  for (const path of trace.general) lines.push({ hexes: path.hexes.map(parseHex), colour: "path", arrow: true });
  for (const cut of [trace.cut, trace.lineCut]) {
    if (!cut?.hex) continue;
    areas.push({ hexes: [parseHex(cut.hex)], colour: "out", hatch: "cross", edge: 2.6 });
    badges.push({ hex: parseHex(cut.hex), text: "×", colour: "out" });
  }
}

function forts({ sheet }: ExplorerContext, { areas, words }: { areas: Area[]; words: Word[] }) {
  for (const fort of sheet.position.forts ?? []) {
    const hex = parseHex(fort.hex);
    if (hex < 0) continue;
    areas.push({ hexes: [hex], colour: "label", edge: fort.level === 2 ? 3.4 : 2, dashed: true });
    words.push({ hex, text: `F${fort.level}` });
  }
}

const hexesById = ({ sheet }: ExplorerContext) =>
  new Map(sheet.position.units.map((unit) => [unit.id, parseHex(unit.hex)]));
