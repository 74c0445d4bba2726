/** The hex chosen and the units in it: choose, turn, move, remove. */
import { el } from "../../../dom.ts";
import { TERRAINS } from "../../../board/model.ts";
import { button, check } from "../../../worksheet/widgets.ts";
import { counter, counterName } from "../art/counter.ts";
import { safeId } from "../../../worksheet/errors.ts";
import { enemyHexes } from "./attack.ts";
import { stacksOf, unitsIn } from "./table.ts";
import type { ExplorerContext } from "./types.ts";
import type { MapModel } from "../map-model.ts";
import type { BoardUnit } from "../engine-types.ts";

export const unitId = (unit: string, what: string) => `ex-u-${safeId(unit)}-${what}`;

const SMALL = "button button-small";

export function stackView(ctx: ExplorerContext, model: MapModel) {
  const { t, tn } = ctx.app.lang;
  const { at, chosen } = ctx.selection;
  if (at < 0)
    return el(
      "section",
      { class: "card ex-part ex-stack is-empty", "aria-label": t("ex.stack"), data: { key: "stack" } },
      el("p", { class: "muted", text: t(ctx.sheet.position.units.length ? "ex.stack.none" : "ex.stack.start") }),
    );
  const units = unitsIn(ctx.sheet, at);
  const ground = t(`map.terrain.${TERRAINS[model.terrain[at]]}`);
  const guessed = model.records[at]?.provenance !== "transcribed";
  const points = units.reduce((sum, unit) => sum + ctx.valuesOf(unit).face.stackingPoints, 0);
  return el(
    "section",
    { class: "card ex-part ex-stack", "aria-labelledby": "ex-stack-title", data: { key: "stack" } },
    el(
      "div",
      { class: "ex-head" },
      el("h3", { class: "num", id: "ex-stack-title", tabindex: "-1", text: ctx.placeName(at) }),
      el(
        "span",
        { class: "muted" },
        ground,
        guessed && [
          " ",
          el(
            "span",
            { class: "ref-recon", title: t("map.prov.reconstructed.long") },
            el("span", { "aria-hidden": "true", text: t("ref.recon.short") }),
            el("span", { class: "visually-hidden", text: t("map.prov.reconstructed") }),
          ),
        ],
        units.length > 0 && ` · ${tn("ref.hex.points", points)}`,
      ),
      button("stack.close", "×", {
        class: "button button-quiet ref-remove",
        "aria-label": t("ex.stack.close"),
        id: "ex-stack-close",
      }),
    ),
    briefView(ctx),
    units.length
      ? el(
          "ul",
          { class: "ex-units" },
          units.toReversed().map((unit) => unitRow(unit, ctx)),
        )
      : el("p", { class: "muted", text: t("ex.stack.empty") }),
    units.length > 0 &&
      el(
        "div",
        { class: "card-row ex-stack-tools" },
        units.length > 1 && [
          button("stack.all", t("ex.stack.all"), {
            class: SMALL,
            id: "ex-stack-all",
            "aria-disabled": chosen.length === units.length ? "true" : null,
          }),
          button("stack.nobody", t("ex.stack.nobody"), {
            class: SMALL,
            id: "ex-stack-nobody",
            "aria-disabled": chosen.length ? null : "true",
          }),
        ],
        chosen.length > 0 && [
          button("stack.take", t("ex.stack.take"), { class: SMALL, id: "ex-take", title: t("ex.stack.take.hint") }),
          button("stack.remove", t("ex.stack.remove"), { class: SMALL, id: "ex-remove" }),
        ],
      ),
  );
}

/** What the player asks first, in one line: how far, in supply or not, and who stands beside. */
function briefView(ctx: ExplorerContext) {
  const { t, tn } = ctx.app.lang;
  const { reach, trace } = ctx.answers;
  const enemies = enemyHexes(ctx).length;
  if (reach?.kind !== "reach") return null;
  const state = (key: "general" | "combat", good: boolean) =>
    el("span", {
      class: `badge ${good ? "badge-good" : "badge-bad"}`,
      text: t(`ex.supply.${key}.${good ? "in" : "out"}`),
    });
  return el(
    "p",
    { class: "row ex-brief" },
    el("strong", { class: "num", text: tn("ex.going.allowance", reach.allowance) }),
    trace?.kind === "trace" && [state("general", trace.supply.general), state("combat", trace.supply.combat)],
    enemies > 0 &&
      button("attack.show", tn("ex.brief.enemies", enemies), { class: "button button-small", id: "ex-brief-attack" }),
  );
}

function unitRow(unit: BoardUnit, ctx: ExplorerContext) {
  const { lang } = ctx.app;
  const { t } = lang;
  const values = ctx.valuesOf(unit);
  const blank = ["msu", "dump", "detachment"].includes(values.kind);
  const data = { unit: unit.id };
  const on = ctx.selection.chosen.includes(unit.id);
  const toggle = (what: string, pressed: boolean, can = true) =>
    button(`unit.${what}`, t(`ref.unit.${what}`), {
      class: "button ref-toggle",
      id: unitId(unit.id, what),
      "aria-pressed": String(pressed),
      "aria-label": t("ref.unit.for", { what: t(`ref.unit.${what}`), unit: unit.id }),
      "aria-disabled": can ? null : "true",
      data,
    });
  const spent = unit.spent || unit.infiltrated;
  return el(
    "li",
    { class: `ex-unit${on ? " is-chosen" : ""}`, data: { key: `unit-${unit.id}` } },
    el(
      "span",
      { class: "ex-grip", title: t("ref.unit.drag"), data: { lift: unit.id } },
      counter(values, lang, { hidden: true }),
    ),
    el(
      "div",
      { class: "ex-unit-main" },
      check({ id: unitId(unit.id, "choose"), label: unit.id, checked: on, set: "choose", data }),
      el("span", { class: "visually-hidden", text: counterName(values, lang) }),
      values.reconstructed.length > 0 &&
        el(
          "span",
          {
            class: "ref-recon",
            title: t("ref.recon.long", { values: lang.list(values.reconstructed.map((value) => t(`value.${value}`))) }),
          },
          el("span", { "aria-hidden": "true", text: t("ref.recon.short") }),
          el("span", { class: "visually-hidden", text: t("ref.recon") }),
        ),
      el(
        "div",
        { class: "ex-unit-tools" },
        !blank && (on || values.depleted) && toggle("depleted", values.depleted, !!values.back || values.depleted),
        !blank && (on || values.disrupted) && toggle("disrupted", values.disrupted),
        unit.generalSupply &&
          button("unit.judged", t("ex.unit.judged"), {
            class: "button ref-toggle",
            id: unitId(unit.id, "judged"),
            "aria-pressed": "true",
            "aria-label": t("ex.unit.judged.for", { unit: unit.id }),
            title: t("ex.unit.judged.for", { unit: unit.id }),
            data,
          }),
        on &&
          !unit.roster &&
          button("unit.values", t("ref.unit.values"), {
            class: "button ref-toggle",
            id: unitId(unit.id, "values"),
            "aria-label": t("ref.unit.for", { what: t("ref.unit.values"), unit: unit.id }),
            data,
          }),
        button("unit.remove", "×", {
          class: "button button-quiet ref-remove",
          id: unitId(unit.id, "remove"),
          "aria-label": t("ref.unit.remove", { unit: unit.id }),
          data,
        }),
      ),
      unit.capturedFrom &&
        el("p", { class: "field-hint", text: t("ex.unit.captured", { side: t(`side.${unit.capturedFrom}`) }) }),
      spent &&
        el("p", {
          class: "field-hint",
          text: t(unit.infiltrated ? "ex.unit.infiltrated" : "ex.unit.spent", { n: unit.spent ?? 0 }),
        }),
    ),
  );
}

/** All units by hex, for reading and for choosing without the map. */
export function unitsView(ctx: ExplorerContext) {
  const { t, tn, tag } = ctx.app.lang;
  const byHex = [...stacksOf(ctx.sheet)];
  const names = new Intl.Collator(tag, { numeric: true });
  return el(
    "details",
    { class: "card ex-part ref-fold ex-all", id: "ex-all", data: { key: "all" } },
    el(
      "summary",
      { id: "ex-all-summary" },
      t("ex.units"),
      el("span", { class: "badge", text: tn("ex.units.count", ctx.sheet.position.units.length) }),
    ),
    byHex.length
      ? el(
          "ul",
          { class: "ex-all-list" },
          byHex
            .sort(([a], [b]) => names.compare(ctx.hexName(a), ctx.hexName(b)))
            .map(([hex, units]) =>
              el(
                "li",
                { data: { key: `hex-${hex}` } },
                button("hex.open", ctx.placeName(hex), {
                  class: "button button-quiet ex-all-hex",
                  id: `ex-all-${hex}`,
                  data: { hex },
                }),
                el("span", { text: units.map((unit) => unitText(unit, ctx)).join("; ") }),
              ),
            ),
        )
      : el("p", { class: "muted", text: t("ex.units.none") }),
  );
}

/** Name, side and state, as text. */
export function unitText(unit: BoardUnit, ctx: ExplorerContext) {
  const { t } = ctx.app.lang;
  const { side, depleted, disrupted } = ctx.valuesOf(unit);
  const state = [
    depleted && t("end.depleted"),
    disrupted && t("end.disrupted"),
    unit.capturedFrom && t("ex.unit.captured.short"),
  ].filter((word) => typeof word === "string");
  return `${unit.id} (${[t(`side.${side}`), ...state].join(", ")})`;
}
