// @ts-check
/** Which values of the tables are stand-ins, and where a note leans on one of them. */
import { el } from "../../dom.js";
import { TERRAINS } from "../../board/model.js";
import { askBoard } from "./queries.js";
import { unitOf } from "./table.js";

/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").Note} Note */
/** @typedef {import("./types.js").TableValue} TableValue */

/** The tables that go with a list of the owner's values. @type {WeakMap<object, Map<string, TableValue>>} */
const known = new WeakMap();
const NO_CHARTS = {};

/**
 * The values of the board's tables, with the owner's own over them.
 * @param {Pick<Desk, "app"|"sheet">} desk
 * @returns {Map<string, TableValue>} by their place
 */
export function tablesOf(desk) {
  const key = desk.sheet.charts ?? NO_CHARTS;
  const found = known.get(key);
  if (found) return found;
  const answer = askBoard(desk, { kind: "tables" });
  const made = new Map(
    answer.kind === "tables" ? answer.values.map((/** @type {TableValue} */ value) => [value.what, value]) : [],
  );
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

/** @param {Desk} desk */
function classes(desk) {
  const motorized = desk.sight.chosen
    .flatMap((id) => unitOf(desk.sheet, id) ?? [])
    .map((unit) => desk.valuesOf(unit).motorized);
  return [motorized.includes(true) && "motorized", motorized.includes(false) && "foot"].filter(
    (word) => typeof word === "string",
  );
}

/** Whether a value is a stand-in. @param {Desk} desk @param {string} what */
export const isStandIn = (desk, what) => tablesOf(desk).get(what)?.provenance === "reconstructed";

/** Whether a note rests on a stand-in. @param {Note} note @param {Desk} desk */
export function restsOnStandIn({ code, hex, unit }, desk) {
  if (code === "allowance") {
    const mover = unitOf(desk.sheet, unit ?? "");
    return !!mover && desk.valuesOf(mover).reconstructed.includes("movementAllowance");
  }
  const ground =
    code === "terrain-cost" && hex
      ? TERRAINS[desk.model?.terrain[desk.hexOf(/** @type {any} */ ({ hex }))]]
      : undefined;
  const places = ground ? [`movement/${ground === "sand_sea" ? "sandSea" : ground}/*`] : (RESTS_ON[code] ?? []);
  return places
    .flatMap((place) => (place.endsWith("*") ? classes(desk).map((kind) => place.replace("*", kind)) : place))
    .some((place) => isStandIn(desk, place));
}

/** The mark of a stand-in. @param {Desk} desk */
export const standInMark = ({ app: { lang } }) =>
  el(
    "span",
    { class: "ref-recon", title: lang.t("ex.standIn") },
    el("span", { "aria-hidden": "true", text: lang.t("ref.recon.short") }),
    el("span", { class: "visually-hidden", text: lang.t("ref.recon") }),
  );
