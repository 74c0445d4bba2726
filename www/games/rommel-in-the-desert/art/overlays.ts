/**
 * What a game lays over this map: from plain data, with hexes as the engine names them, to the overlays of the
 * shared board.
 * Pure functions; `together` joins what several of them give.
 */
import { parseHex } from "../geometry.ts";
import type { Overlays } from "../../../board/overlays.ts";
import type { Lang } from "../../../lang/lang.ts";

export type Layers = Partial<Overlays>;

type SideName = "axis" | "allied";

/** Hexes as numbers; what is on no map is left out. */
const hexesOf = (names: readonly string[]) => names.map(parseHex).filter((hex) => hex >= 0);

/**
 * Hexes that every line runs through: who takes one of them cuts the unit off. Its own hex is in none of the lines, and
 * their common end, the base, does not count. `lines`: of one unit, all of them. Returns from the unit to the base.
 */
export function cutsOf(lines: readonly (readonly string[])[]): string[] {
  const [first, ...others] = lines;
  if (!first) return [];
  return first.slice(0, -1).filter((hex) => others.every((line) => line.includes(hex)));
}

/**
 * The supply network of a side, with the lines of a unit and the hexes whose loss cuts it off. `supply`: out: hexes
 * with units that are not supplied; from: the hex of the unit whose lines are shown; complete: no line of it is missing
 * from the list, true unless said otherwise.
 */
export function supplyLayers({
  side,
  hexes,
  sources = [],
  out = [],
  from,
  lines = [],
  complete = true,
}: {
  side: SideName;
  hexes: readonly string[];
  sources?: readonly string[];
  out?: readonly string[];
  from?: string;
  lines?: readonly (readonly string[])[];
  complete?: boolean;
}): Layers {
  const cuts = complete ? hexesOf(cutsOf(lines)) : [];
  const start = from === undefined ? [] : [from];
  return {
    supply: [{ side, hexes: hexesOf(hexes), sources: hexesOf(sources), out: hexesOf(out) }],
    lines: lines.map((line) => ({ hexes: hexesOf([...start, ...line]), side })),
    extras: {
      areas: cuts.length ? [{ hexes: cuts, colour: "out", hatch: "cross", faint: true, edge: 2.4 }] : [],
      badges: cuts.map((hex) => ({ hex, text: "×", colour: "out" })),
      said: cuts.map((hex) => ({ hex, key: "cut" })),
    },
  };
}

/** Minefields that the viewer knows. */
export const mineLayers = (mines: readonly string[]): Layers => ({
  markers: hexesOf(mines).map((hex) => ({ kind: "mine", hex })),
});

/** Where chosen blocks can go, each hex with the length of the path. `reach.rommel`: only by the bonus. */
export function reachLayers({
  from,
  hexes,
  barred = [],
}: {
  from: string;
  hexes: readonly { hex: string; length: number; forcedMarch?: boolean; rommel?: boolean }[];
  barred?: readonly string[];
}): Layers {
  const steps = hexes
    .map(({ hex, length, forcedMarch, rommel }) => ({ hex: parseHex(hex), cost: length, forcedMarch, rommel }))
    .filter(({ hex }) => hex >= 0);
  const bonus = steps.filter(({ rommel, forcedMarch }) => rommel && !forcedMarch).map(({ hex }) => hex);
  return {
    reach: {
      start: parseHex(from),
      hexes: steps.filter(({ forcedMarch }) => !forcedMarch),
      forced: steps.filter(({ forcedMarch }) => forcedMarch),
      barred: hexesOf(barred).map((hex) => ({ hex })),
    },
    extras: {
      badges: bonus.map((hex) => ({ hex, text: "R", colour: "goal" })),
      said: bonus.map((hex) => ({ hex, key: "rommel" })),
    },
  };
}

/** Hexes with units of both sides, and the one that is being fought over. `battles`: as the view has them. */
export function battleLayers(
  battles: readonly (readonly [hex: string, first: SideName])[],
  firing: readonly [hex: string, side: SideName] | null = null,
): Layers {
  const now = firing ? parseHex(firing[0]) : -1;
  return {
    markers: hexesOf(battles.map(([hex]) => hex)).map((hex) => ({ kind: "battle", hex, now: hex === now })),
  };
}

/** Joins what several functions give. */
export function together(layers: readonly Layers[]): Layers {
  const joined: Record<string, object | undefined> = {};
  for (const each of layers)
    for (const [name, data] of Object.entries(each)) {
      const before = joined[name];
      if (before === undefined) joined[name] = data;
      else if (Array.isArray(before) && Array.isArray(data)) joined[name] = [...before, ...data];
      else if (name === "extras") joined[name] = joinLists(before as Lists, data as Lists);
      else joined[name] = data;
    }
  return joined;
}

/** Areas, lines, badges and sentences. */
type Lists = Record<string, unknown[] | undefined>;

const joinLists = (a: Lists, b: Lists) =>
  Object.fromEntries([...Object.keys({ ...a, ...b })].map((key) => [key, [...(a[key] ?? []), ...(b[key] ?? [])]]));

/** What the overlays say of a hex, in words. `said`: by the board's `overlaysAt`. */
export const spokenOverlays = (said: { key: string; params: Record<string, string | number> }[], lang: Lang) =>
  said.map(({ key, params }) => lang.t(`board.said.${key}`, params));
