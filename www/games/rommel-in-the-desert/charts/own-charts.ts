/** The values of an owner in place of ours: their groups, the text of their file, and where this browser stores them. */
import { readChanges as readStored } from "../../../store/values.ts";

import { hexName, parseHex } from "../geometry.ts";
import type { ChartChange, ChartValue } from "../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js";
import type { Charts } from "../../../store/charts.ts";
import type { Wasm } from "../engine-types.ts";
import type { Lang } from "../../../lang/lang.ts";
export type { ChartChange, ChartValue } from "../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js";

/** What a file begins with. */
export const FORMAT = "rommel-in-the-desert-charts";
/** The one set of this browser. */
export const SET = "own";
/** The name of the file. */
export const FILE = "own-charts.rommel-charts.json";
/** Bytes of the largest file that is read. */
export const LARGEST = 1024 * 1024;
/** Values that the engine takes, and characters of the longest. */
const MOST = 10_000;
const LONGEST = 2_000;
/** Values that are no block's, no scenario's and not of the fire table. */
const NUMBERS = ["movement", "retreat", "battle", "cards", "buildup"];

/** The group of a value: `numbers`, `fire`, `unit`, `map` or `scenario/<id>`. */
export function groupOf(what: string) {
  const [first, second] = what.split("/");
  if (NUMBERS.includes(first)) return "numbers";
  return first === "scenario" ? `scenario/${second}` : first;
}

/** The groups of all values, in the order of the charts. */
export const groupsOf = (values: readonly ChartValue[]) => [...new Set(values.map(({ what }) => groupOf(what)))];

export const textOf = (changes: readonly ChartChange[]) =>
  JSON.stringify({ format: FORMAT, version: 1, changes }, null, 1);

/** Values in a text of JSON, or null where they are none. */
export function readChanges(changes: unknown): ChartChange[] | null {
  const isText = (value: unknown) => typeof value === "string" && value.length > 0 && [...value].length <= LONGEST;
  if (!Array.isArray(changes) || changes.length > MOST) return null;
  if (!changes.every((change) => isText(change?.what) && isText(change.new))) return null;
  return changes.map(({ what, new: value }) => ({ what, new: value }));
}

/** The values of a file, or null. */
export function parse(text: string): ChartChange[] | null {
  if (text.length > LARGEST) return null;
  try {
    const { format, changes } = JSON.parse(text);
    return format === FORMAT ? readChanges(changes) : null;
  } catch {
    return null;
  }
}

/** The values that this browser stores and the engine takes. */
export function storedChanges(store: Pick<Charts, "find">, wasm: Pick<Wasm, "charts">): ChartChange[] {
  let { changes } = readStored(store.find(SET)?.text ?? "", FORMAT);
  for (let report = wasm.charts({ changes }); report.kind !== "charts"; report = wasm.charts({ changes }))
    changes = changes.toSpliced(report.at, 1);
  return changes;
}

/** Whether two sets hold the same values in the same order. */
export const sameChanges = (a: readonly ChartChange[], b: readonly ChartChange[]) =>
  JSON.stringify(a) === JSON.stringify(b);

/** What can stand at the places of hexsides. */
export const SIDE_VALUES: Record<string, readonly string[]> = {
  terrain: ["clear", "mountain", "escarpment", "marsh"],
  road: ["none", "highway", "track", "trail"],
};

/** The part of a value's place that its label names, and the key of the label. */
export function labelOf(what: string) {
  const [first, second, third, ...rest] = what.split("/");
  if (first === "unit") return { key: `charts.unit.${second}`, name: [third, ...rest].join("/") };
  if (first === "map") return { key: `charts.map.${third}`, name: second };
  if (first === "fire") return { key: "charts.fire", name: `${second}/${third}` };
  if (first === "scenario" && third === "place") return { key: "charts.scenario.place", name: rest.join("/") };
  if (first === "scenario") return { key: `charts.scenario.${third}`, name: rest.join("/") };
  return { key: `charts.${first}.${second}`, name: "" };
}

/** The place of a value in words; as it is written where there is no such value. */
export function placeName(what: string, { t, has }: Lang) {
  const { key, name } = labelOf(what);
  const [by, at] = name.split("/");
  if (!has(key) || (key === "charts.fire" && !(has(`class.${by}`) && has(`class.${at}`)))) return what;
  if (groupOf(what) === "map") {
    const [one, other] = name.split("-").map((hex) => hexName(parseHex(hex)));
    return t(key, { one, other });
  }
  if (key === "charts.fire") return t(key, { by: t(`class.${by}`), at: t(`class.${at}`) });
  return t(key, { name: has(`side.${name}`) ? t(`side.${name}`) : name });
}
