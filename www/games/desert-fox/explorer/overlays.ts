/** What is laid over the map, and what the signs on it mean. */
import { el } from "../../../dom.ts";
import { check } from "../../../worksheet/widgets.ts";
import { refusedView } from "./texts.ts";
import type { ExplorerContext } from "./types.ts";

export const OVERLAYS = ["zones.axis", "zones.commonwealth", "supply.axis", "supply.commonwealth", "stacking", "trace"];
export const USUAL = ["trace"];

export function overlaysView(ctx: ExplorerContext) {
  const { t } = ctx.app.lang;
  const { overlays } = ctx;
  return el(
    "details",
    { class: "card ex-part ref-fold ex-overlays", id: "ex-overlays", data: { key: "overlays" }, open: true },
    el("summary", {}, t("ex.overlays")),
    el(
      "div",
      { class: "ex-checks" },
      OVERLAYS.map((key) =>
        check({
          id: `ex-overlay-${key.replace(".", "-")}`,
          label: t(`ex.overlay.${key}`),
          checked: overlays.has(key),
          set: "overlay",
          data: { overlay: key },
        }),
      ),
    ),
    refusals(ctx),
    summary(ctx),
    legend(ctx),
  );
}

/** Refusals of the overlays, each said once. */
function refusals(ctx: ExplorerContext) {
  const { zones, supply, stacking } = ctx.answers;
  const answers = [...Object.values(zones), ...Object.values(supply), stacking];
  for (const answer of answers) if (answer?.kind === "refused") return refusedView(answer, ctx);
  return null;
}

/** In words what the overlays show, for those who do not see them. */
function summary(ctx: ExplorerContext) {
  const { t, tn, list } = ctx.app.lang;
  const { zones, supply, stacking } = ctx.answers;
  const lines = [];
  for (const side of ["axis", "commonwealth"] as const) {
    const zone = zones[side];
    if (zone?.kind === "zones") lines.push(tn("ex.said.zones", zone.hexes.length, { side: t(`side.${side}`) }));
    const answer = supply[side];
    if (answer?.kind !== "supply") continue;
    const out = answer.units.filter((unit) => !unit.general).map(({ unit }) => unit);
    const loose = answer.supplyUnits.filter((unit) => !unit.linked).map(({ unit }) => unit);
    lines.push(
      out.length
        ? t("ex.said.out", { side: t(`side.${side}`), units: list(out) })
        : t("ex.said.in", { side: t(`side.${side}`) }),
    );
    if (loose.length) lines.push(t("ex.said.loose", { units: list(loose) }));
  }
  if (stacking?.kind === "stacking") {
    const over = stacking.hexes.map(({ hex, stackingPoints }) =>
      t("ex.said.hex", { hex: ctx.placeName(ctx.hexOf({ hex })), n: stackingPoints }),
    );
    lines.push(
      over.length
        ? t("ex.said.over", { limit: stacking.limit, list: list(over) })
        : t("ex.said.fits", { limit: stacking.limit }),
    );
  }
  return lines.length
    ? el(
        "ul",
        { class: "ex-said", id: "ex-said" },
        lines.map((text) => el("li", { text })),
      )
    : null;
}

/** The signs that are on the map now. */
function legend(ctx: ExplorerContext) {
  const { t } = ctx.app.lang;
  const { overlays, answers } = ctx;
  const has = (start: string) => OVERLAYS.some((key) => key.startsWith(start) && overlays.has(key));
  const rows: [string, string, string][] = [];
  if (answers.retreat?.kind === "retreat") rows.push(["near", "↩", "retreat"], ["barred", "×", "barred"]);
  else if (answers.reach?.kind === "reach")
    rows.push(
      ["near", "7", "reach"],
      ["none", "(7)", "noEnd"],
      ["none", "7i", "infiltrates"],
      ["none", "7+", "overstacked"],
      ["barred", "×", "barred"],
      ["barred", "!", "overrun"],
    );
  if (overlays.has("zones.axis")) rows.push(["zone-axis", "", "zones.axis"]);
  if (overlays.has("zones.commonwealth")) rows.push(["zone-cw", "", "zones.commonwealth"]);
  if (has("supply"))
    rows.push(
      ["source", "S", "source"],
      ["chain", "➝", "chain"],
      ["out", "!", "general"],
      ["out", "c", "combat"],
      ["out", "?", "unlinked"],
    );
  if (overlays.has("stacking")) rows.push(["over", "9", "stacking"]);
  if (overlays.has("trace") && answers.trace?.kind === "trace")
    rows.push(["path", "➝", "path"], ["line", "┅", "line"], ["cut", "×", "cut"]);
  if (!rows.length) return null;
  return el(
    "div",
    { class: "ex-legend" },
    el("h4", { text: t("ex.legend") }),
    el(
      "ul",
      {},
      rows.map(([look, sign, key]) =>
        el(
          "li",
          {},
          el("span", { class: `ex-sign is-${look}`, "aria-hidden": "true", text: sign }),
          el("span", { text: t(`ex.legend.${key}`) }),
        ),
      ),
    ),
  );
}

/** The keys of the map explorer, with the end of their text's key. */
export const KEYS: [string[], string][] = [
  [["←", "→", "↑", "↓"], "arrows"],
  [["Q", "E", "A", "D"], "slant"],
  [["Enter"], "enter"],
  [["M"], "move"],
  [["Esc"], "escape"],
  [["Del"], "remove"],
  [["T"], "tray"],
  [["U"], "units"],
  [["G"], "goto"],
  [["Ctrl", "Z"], "undo"],
];

/** The keys on the map. */
export function keysView({ app }: ExplorerContext) {
  const { t } = app.lang;
  return el(
    "details",
    { class: "card ex-part ref-fold ex-keys", id: "ex-keys", data: { key: "keys" } },
    el("summary", {}, t("map.keys")),
    el(
      "dl",
      { class: "key-list" },
      KEYS.map(([caps, key]) => [
        el(
          "dt",
          {},
          caps.map((cap) => el("kbd", { text: app.lang.key(cap) })),
        ),
        el("dd", { text: t(`ex.keys.${key}`) }),
      ]),
    ),
    el("p", { class: "muted", text: t("ex.keys.drag") }),
  );
}
