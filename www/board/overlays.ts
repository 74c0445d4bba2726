/**
 * What the game lays over the map, each a plain call with data. Turns it into areas, lines, words, badges and markers.
 * Pure functions.
 */
import { lineColour, sideOf } from "./sides.ts";
import type { Area, Badge, Line, Word } from "./shapes.ts";
import type { Marker } from "./types.ts";
import type { Side } from "./sides.ts";

/** The id of a side. */
type SideId = string;

interface Step {
  hex: number;
  cost: number;
}

/** Data of each overlay; null takes it away. */
export interface Overlays {
  /** Where units can go, and with a forced march; costs: figures in the hexes, unless false. */
  reach: {
    start: number;
    hexes: Step[];
    forced?: Step[];
    barred?: { hex: number; sign?: string }[];
    allowance?: number;
    costs?: boolean;
  };
  /** Of control, by side. */
  zones: Record<SideId, number[] | undefined>;
  /** Areas, their sources, and hexes with units out of them. */
  supply: { side: SideId; hexes: number[]; sources?: number[]; out?: number[] }[];
  /** Of communication, and the hex that cuts one. */
  lines: { hexes: number[]; side: SideId; cut?: number }[];
  /** Objectives and victory hexes. */
  goals: { hex: number; text?: string; side?: SideId }[];
  /** The last ones, hex by hex or from place to place. */
  moves: { hexes: number[]; side: SideId }[];
  retreat: { from: number; open: number[]; barred?: number[]; chosen?: number[] };
  attacks: { from: number[]; to: number; text?: string; side: SideId }[];
  /** The targets that may be chosen, must be attacked, or come into reach by a move. */
  targets: { hex: number; must?: boolean; far?: boolean }[];
  /** Hexes that answer the current question. */
  choices: number[];
  /** What else the game shows, with what it says of a hex. */
  extras: {
    areas?: Area[];
    lines?: Line[];
    badges?: Badge[];
    said?: { hex: number; key: string; params?: Record<string, string | number> }[];
  };
  /** Forts, ports, railhead, airfields, wrecks. */
  markers: Marker[];
}

export interface Parts {
  areas: Area[];
  lines: Line[];
  words: Word[];
  badges: Badge[];
  markers: Marker[];
}

/** Strengths of the tint, from near to far. */
const TINTS = [0.16, 0.12, 0.08, 0.04];

/** In this order they lie on one another. */
export const ORDER: (keyof Overlays)[] = [
  "supply",
  "zones",
  "extras",
  "reach",
  "retreat",
  "choices",
  "markers",
  "targets",
  "goals",
  "lines",
  "moves",
  "attacks",
];

const DRAW: {
  [K in keyof Overlays]: (data: Overlays[K], parts: Parts, taken: Set<number>, sides: readonly Side[]) => void;
} = {
  reach({ start, hexes, forced = [], barred = [], allowance, costs = true }, { areas, words }, taken) {
    const most = allowance ?? Math.max(1, ...hexes.map(({ cost }) => cost));
    const steps: number[][] = TINTS.map(() => []);
    for (const { hex, cost } of hexes)
      steps[Math.min(TINTS.length - 1, Math.floor((cost / Math.max(0.5, most)) * TINTS.length * 0.999))].push(hex);
    steps.forEach((list, i) => list.length && areas.push({ hexes: list, colour: "near", alpha: TINTS[i] }));
    if (forced.length)
      areas.push({
        hexes: forced.map(({ hex }) => hex),
        colour: "forced",
        alpha: 0.12,
        hatch: "rising",
        faint: true,
        edge: 1.8,
        dashed: true,
      });
    areas.push({ hexes: [start, ...hexes.map(({ hex }) => hex)], colour: "near", edge: 3 });
    if (barred.length)
      areas.push({ hexes: barred.map(({ hex }) => hex), colour: "barred", hatch: "cross", alpha: 0.1, edge: 1.2 });
    if (costs) {
      for (const { hex, cost } of hexes) words.push({ hex, text: formatCost(cost), low: low(hex, taken) });
      for (const { hex, cost } of forced)
        words.push({ hex, text: formatCost(cost), colour: "forced", low: low(hex, taken) });
    }
    for (const { hex, sign = "×" } of barred) words.push({ hex, text: sign, colour: "barred", low: low(hex, taken) });
  },
  zones(data, { areas }, _, sides) {
    for (const side of sides) {
      const hexes = data[side.id];
      if (hexes?.length) areas.push({ hexes, colour: lineColour(side), hatch: side.hatch, faint: true, edge: 1.8 });
    }
  },
  supply(list, { areas, badges }, _, sides) {
    for (const { side, hexes, sources = [], out = [] } of list) {
      const colour = lineColour(sideOf(sides, side));
      if (hexes.length) areas.push({ hexes, colour, alpha: 0.2, edge: 2, dashed: true });
      for (const hex of sources) badges.push({ hex, text: "S", colour });
      for (const hex of out) badges.push({ hex, text: "!", colour: "out" });
    }
  },
  lines(list, { areas, lines, badges }, _, sides) {
    for (const { hexes, side, cut } of list) {
      lines.push({ hexes, colour: lineColour(sideOf(sides, side)), dashed: true, arrow: true, width: 0.75 });
      if (cut === undefined) continue;
      areas.push({ hexes: [cut], colour: "out", hatch: "cross", edge: 2.6 });
      badges.push({ hex: cut, text: "×", colour: "out" });
    }
  },
  goals: (list, { markers }) => void markers.push(...list.map((goal) => ({ kind: "goal", ...goal }))),
  moves: (list, { markers }) => void markers.push(...list.map((move) => ({ kind: "trail", ...move }))),
  retreat({ open, barred = [], chosen = [] }, { areas, lines, words }, taken) {
    areas.push({ hexes: open, colour: "near", alpha: 0.4, edge: 2 });
    if (barred.length) areas.push({ hexes: barred, colour: "barred", hatch: "cross", alpha: 0.1, edge: 1.2 });
    for (const hex of open) words.push({ hex, text: "↩", low: low(hex, taken) });
    for (const hex of barred) words.push({ hex, text: "×", colour: "barred", low: low(hex, taken) });
    if (chosen.length > 1) lines.push({ hexes: chosen, colour: "cursor", arrow: true });
  },
  attacks: (list, { markers }) => void markers.push(...list.map((attack) => ({ kind: "attack", ...attack }))),
  targets(list, { markers, badges }) {
    markers.push(...list.map((target) => ({ kind: "target", ...target })));
    for (const { hex, must } of list) if (must) badges.push({ hex, text: "!", colour: "pin" });
  },
  choices: (hexes, { areas }) => void areas.push({ hexes, colour: "ready", alpha: 0.26, hatch: "dots", edge: 2.6 }),
  extras({ areas = [], lines = [], badges = [] }, parts) {
    parts.areas.push(...areas);
    parts.lines.push(...lines);
    parts.badges.push(...badges);
  },
  markers: (markers, parts) => void parts.markers.push(...markers),
};

/** Costs come in halves. */
export const formatCost = (cost: number) => (cost % 1 ? `${Math.floor(cost) || ""}½` : String(cost));

/** A word moves to the foot of a hex with a counter. */
const low = (hex: number, taken: Set<number>): Word["low"] => (taken.has(hex) ? "foot" : true);

/** What draws the overlays of a name. */
type Draw = { draw(data: unknown, parts: Parts, taken: Set<number>, sides: readonly Side[]): void }["draw"];

const drawing = (name: keyof Overlays): Draw => (DRAW as Record<string, Draw>)[name];

/** Everything that is switched on, ready to be drawn. `taken`: hexes with counters. */
export function partsOf(shown: Partial<Overlays>, taken: Set<number>, sides: readonly Side[]): Parts {
  const parts: Parts = { areas: [], lines: [], words: [], badges: [], markers: [] };
  for (const name of ORDER) {
    const data = shown[name];
    if (data) drawing(name)(data, parts, taken, sides);
  }
  return parts;
}

/** What the overlays say of a hex, for words beside the map. Returns the end of a text's key, and what it says. */
export function textsOfOverlays(
  shown: Partial<Overlays>,
  hex: number,
  sides: readonly Side[],
): { key: string; params: Record<string, string | number> }[] {
  const said: { key: string; params: Record<string, string | number> }[] = [];
  const say = (key: string, params: Record<string, string | number> = {}) => said.push({ key, params });
  const {
    reach,
    zones,
    supply = [],
    goals = [],
    retreat,
    targets = [],
    attacks = [],
    choices = [],
    markers = [],
    extras: { said: more = [] } = {},
  } = shown;
  const near = reach?.hexes.find((step) => step.hex === hex);
  const far = reach?.forced?.find((step) => step.hex === hex);
  if (near) say("reach", { cost: formatCost(near.cost) });
  else if (far) say("forced", { cost: formatCost(far.cost) });
  if (retreat?.open.includes(hex)) say("retreat");
  if (retreat?.barred?.includes(hex)) say("barred");
  if (choices.includes(hex)) say("choice");
  const target = targets.find((each) => each.hex === hex);
  if (target) say(target.must ? "must" : target.far ? "far" : "target");
  for (const attack of attacks) if (attack.to === hex) say("attacked", { odds: attack.text ?? "" });
  for (const goal of goals) if (goal.hex === hex) say("goal", { text: goal.text ?? "" });
  for (const { id } of sides) if (zones?.[id]?.includes(hex)) say(`zone.${id}`);
  for (const area of supply) if (area.hexes.includes(hex)) say(`supply.${area.side}`);
  for (const { hex: at, key, params } of more) if (at === hex) say(key, params);
  for (const sign of markers)
    if (sign.hex === hex)
      say(`marker.${sign.kind}${sign.side ? `.${sign.side}` : ""}`, {
        level: sign.level ?? "",
        count: sign.count ?? "",
      });
  return said;
}
