// @ts-check
/** Which values of the tables are stand-ins, and where a note leans on one of them. */
import { el } from "../../../dom.ts";
import { TERRAINS } from "../../../board/model.ts";
import { askBoard } from "./queries.ts";
import { unitOf } from "./table.ts";

/** @typedef {import("./types.ts").ExplorerContext} ExplorerContext */
/** @typedef {import("./types.ts").Note} Note */
/** @typedef {import("./types.ts").TableValue} TableValue */

/** The tables that go with a list of the owner's values. @type {WeakMap<object, Map<string, TableValue>>} */
const known = new WeakMap();
const NO_CHARTS = {};

/**
 * The values of the board's tables, with the owner's own over them.
 * @param {Pick<ExplorerContext, "app"|"sheet">} ctx
 * @returns {Map<string, TableValue>} by their place
 */
export function tablesOf(ctx) {
  const key = ctx.sheet.charts ?? NO_CHARTS;
  const found = known.get(key);
  if (found) return found;
  const answer = askBoard(ctx, { kind: "tables" });
  const made = new Map(answer.kind === "tables" ? answer.values.map((value) => [value.what, value]) : []);
  known.set(key, made);
  return made;
}

/** Values that a note rests on; `*` stands for the classes of the units that move. @type {Record<string, string[]>} */
const RESTS_ON = {
  "road-cost": ["movement/road/*"],
  "track-cost": ["movement/track/*"],
  "hexside-cost": ["movement/ridge/*", "movement/escarpment/*"],
  "zone-cost": ["movement/zone"],
  "detachment-zone": ["movement/zone"],
  infiltration: ["movement/infiltration"],
  "overrun-cost": ["movement/overrun"],
  "overrun-detachment": ["movement/detachment"],
  "overrun-odds": ["overrun/odds"],
  "allowance-unsupplied": ["allowance/unsupplied"],
  "allowance-forced": ["allowance/forcedMarch"],
  "allowance-reaction": ["allowance/reaction"],
  "forced-march-roll": ["disruption/roll"],
  "reaction-roll": ["disruption/roll"],
  "dump-destruction": ["supplyUnit/destroyedUpTo"],
  "supply-captured": ["supplyUnit/capturedUpTo"],
  "load-points": ["transport/loadPoints"],
};

/** @param {ExplorerContext} ctx */
function classes(ctx) {
  const motorized = ctx.selection.chosen
    .flatMap((id) => unitOf(ctx.sheet, id) ?? [])
    .map((unit) => ctx.valuesOf(unit).motorized);
  return [motorized.includes(true) && "motorized", motorized.includes(false) && "foot"].filter(
    (word) => typeof word === "string",
  );
}

/** Whether a value is a stand-in. @param {ExplorerContext} ctx @param {string} what */
export const isStandIn = (ctx, what) => tablesOf(ctx).get(what)?.provenance === "reconstructed";

/** Whether a note rests on a stand-in. @param {Note} note @param {ExplorerContext} ctx */
export function restsOnStandIn({ code, hex, unit }, ctx) {
  if (code === "allowance") {
    const mover = unitOf(ctx.sheet, unit ?? "");
    return !!mover && ctx.valuesOf(mover).reconstructed.includes("movementAllowance");
  }
  const ground = code === "terrain-cost" && hex ? TERRAINS[ctx.model?.terrain[ctx.hexOf({ hex })]] : undefined;
  const places = ground ? [`movement/${ground === "sand_sea" ? "sandSea" : ground}/*`] : (RESTS_ON[code] ?? []);
  return places
    .flatMap((place) => (place.endsWith("*") ? classes(ctx).map((kind) => place.replace("*", kind)) : place))
    .some((place) => isStandIn(ctx, place));
}

/** The mark of a stand-in. @param {ExplorerContext} ctx */
export const standInMark = ({ app: { lang } }) =>
  el(
    "span",
    { class: "ref-recon", title: lang.t("ex.standIn") },
    el("span", { "aria-hidden": "true", text: lang.t("ref.recon.short") }),
    el("span", { class: "visually-hidden", text: lang.t("ref.recon") }),
  );
