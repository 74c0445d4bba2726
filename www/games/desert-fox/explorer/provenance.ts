/** Which values of the tables are stand-ins, and where a note leans on one of them. */
import { el } from "../../../dom.ts";
import { TERRAINS } from "../../../board/model.ts";
import { askBoard } from "./queries.ts";
import { unitOf } from "./table.ts";
import type { Note, TableValue } from "../engine-types.ts";
import type { ExplorerContext } from "./types.ts";

/** The tables that go with a list of the owner's values. */
const known = new WeakMap<object, Map<string, TableValue>>();
const NO_CHARTS = {};

/** The values of the board's tables, with the owner's own over them, by their place. */
export function tablesOf(ctx: Pick<ExplorerContext, "app" | "sheet">): Map<string, TableValue> {
  const key = ctx.sheet.charts ?? NO_CHARTS;
  const found = known.get(key);
  if (found) return found;
  const answer = askBoard(ctx, { kind: "tables" });
  const made = new Map(answer.kind === "tables" ? answer.values.map((value) => [value.what, value]) : []);
  known.set(key, made);
  return made;
}

/** Values that a note rests on; `*` stands for the classes of the units that move. */
const RESTS_ON: Record<string, string[]> = {
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

function classes(ctx: ExplorerContext) {
  const motorized = ctx.selection.chosen
    .flatMap((id) => unitOf(ctx.sheet, id) ?? [])
    .map((unit) => ctx.valuesOf(unit).motorized);
  return [motorized.includes(true) && "motorized", motorized.includes(false) && "foot"].filter(
    (word) => typeof word === "string",
  );
}

/** Whether a value is a stand-in. */
export const isStandIn = (ctx: ExplorerContext, what: string) =>
  tablesOf(ctx).get(what)?.provenance === "reconstructed";

/** Whether a note rests on a stand-in. */
export function restsOnStandIn({ code, hex, unit }: Note, ctx: ExplorerContext) {
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

/** The mark of a stand-in. */
export const standInMark = ({ app: { lang } }: ExplorerContext) =>
  el(
    "span",
    { class: "ref-recon", title: lang.t("ex.standIn") },
    el("span", { "aria-hidden": "true", text: lang.t("ref.recon.short") }),
    el("span", { class: "visually-hidden", text: lang.t("ref.recon") }),
  );
