/** The map and the blocks with an owner's values in place of ours, as they are drawn. */
import { DIRECTIONS } from "../../../board/geometry.ts";
import { directionTo, parseHex } from "../geometry.ts";
import type { MapSource, RoadSource as Road, RoadClass } from "../map-model.ts";
import type { ChartChange } from "./own-charts.ts";
import type { Block } from "../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js";

/** The maps that were made, by the shipped one and what was changed. */
const made = new WeakMap<MapSource, Map<string, MapSource>>();

/** What an owner's copy shows on hexsides. */
export const sidesOf = (changes: readonly ChartChange[]) => changes.filter(({ what }) => what.startsWith("map/"));

/**
 * The map with an owner's hexsides and roads; the same object for the same values. `source`: map.json, or null where it
 * could not be loaded. `changes`: values that the engine takes.
 */
export function ownMap<Source extends MapSource | null>(source: Source, changes: readonly ChartChange[] = []): Source {
  const sides = sidesOf(changes);
  if (!source || !sides.length) return source;
  const known: Map<string, MapSource> = made.get(source) ?? new Map();
  made.set(source, known);
  const key = JSON.stringify(sides);
  const own = known.get(key) ?? withSides(source, sides);
  known.set(key, own);
  return own as Source;
}

function withSides(source: MapSource, changes: ChartChange[]): MapSource {
  const hexes = new Map(source.hexes.map((hex) => [hex.id, { ...hex, sides: { ...hex.sides } }]));
  let { roads } = source;
  for (const { what, new: value } of changes) {
    const [, pair, attribute] = what.split("/");
    const [one, other] = pair.split("-");
    if (attribute === "road") roads = withRoad(roads, one, other, value);
    else
      for (const [from, to] of [
        [one, other],
        [other, one],
      ]) {
        const hex = hexes.get(from);
        if (hex) hex.sides[DIRECTIONS[directionTo(parseHex(from), parseHex(to))]] = value;
      }
  }
  return { ...source, hexes: [...hexes.values()], roads };
}

/** Roads with that class of road over a hexside, or none. */
function withRoad(roads: Road[], one: string, other: string, value: string): Road[] {
  const rest = roads.flatMap((road) => {
    const cut = road.hexes.findIndex(
      (hex, i) => [hex, road.hexes[i + 1]].toSorted().join() === [one, other].toSorted().join(),
    );
    if (cut < 0) return [road];
    const parts = [road.hexes.slice(0, cut + 1), road.hexes.slice(cut + 1)];
    return parts.filter(({ length }) => length > 1).map((hexes) => ({ ...road, hexes }));
  });
  return value === "none"
    ? rest
    : [...rest, { class: value as RoadClass, name: "", provenance: "overlay", hexes: [one, other] }];
}

/** How a value of a block is read, by its attribute. */
const READ: Record<string, (text: string) => string | number | boolean> = {
  type: String,
  speed: Number,
  steps: Number,
  elite: (text) => text === "yes",
};

/** Blocks with an owner's values. `changes`: values that the engine takes. */
export function ownBlocks(blocks: readonly Block[], changes: readonly ChartChange[] = []): Block[] {
  const own = new Map<string, Partial<Block>>();
  for (const { what, new: value } of changes) {
    const [group, attribute, ...name] = what.split("/");
    if (group === "unit" && READ[attribute])
      own.set(name.join("/"), { ...own.get(name.join("/")), [attribute]: READ[attribute](value) });
  }
  return blocks.map((block) => ({ ...block, ...own.get(block.name) }));
}

/** The same by name. */
export const ownRoster = (blocks: readonly Block[], changes?: readonly ChartChange[]) =>
  new Map(ownBlocks(blocks, changes).map((block) => [block.name, block]));
