/** One unit of the sheet: its counter, the few controls that matter, and the rest behind "more". */
import { fieldErrors } from "../field-errors.ts";
import { el } from "../../../../dom.ts";
import { button, check, number, select, unitField, withValue } from "../../../../worksheet/widgets.ts";
import { counter, counterName } from "../../art/counter.ts";
import { valuesOf } from "../../values.ts";
import type { CombatUnit } from "../../engine-types.ts";
import type { RefereeContext } from "../types.ts";
import type { Props } from "../../../../dom.ts";

const EFFECTS = ["fort", "combinedArms", "combatSupply", "disruption", "hexside"];
const SUPPLIES = ["in", "out", "from", "emergency", "newReinforcement"];

/** `at`: index in the query. */
export function unitCard(unit: CombatUnit, at: number, ctx: RefereeContext) {
  const { lang } = ctx.app;
  const { t } = lang;
  const values = valuesOf(unit, ctx.roster);
  const refusals = ctx.errors.under(`units[${at}]`);
  const errorId = refusals.length ? unitField(unit.id, "error") : undefined;
  const data = { unit: unit.id };
  const toggle = (action: string, on: boolean, word: string, more: Props = {}) =>
    button(action, t(`ref.unit.${word}`), {
      class: "button ref-toggle",
      "aria-pressed": String(on),
      "aria-label": t("ref.unit.for", { what: t(`ref.unit.${word}`), unit: unit.id }),
      id: unitField(unit.id, word),
      data,
      ...more,
    });
  return el(
    "li",
    {
      class: `ref-unit${unit.standsBy ? " is-aside" : ""}${refusals.length ? " is-refused" : ""}`,
      data: { key: `unit-${unit.id}`, unit: unit.id },
      "aria-label": counterName(values, lang),
      tabindex: "-1",
      id: unitField(unit.id, "card"),
    },
    el(
      "div",
      { class: "ref-grip", title: t("ref.unit.drag"), data: { drag: unit.id } },
      counter(values, lang, { hidden: true }),
    ),
    el(
      "div",
      { class: "ref-unit-main" },
      el(
        "div",
        { class: "ref-unit-head" },
        el("strong", { class: "ref-unit-name", text: unit.id }),
        values.reconstructed.length > 0 && reconBadge(values.reconstructed, ctx),
        button("unit.remove", "×", {
          class: "button button-quiet ref-remove",
          "aria-label": t("ref.unit.remove", { unit: unit.id }),
          data,
        }),
      ),
      el(
        "div",
        { class: "ref-unit-controls" },
        toggle("unit.depleted", values.depleted, "depleted", {
          "aria-disabled": values.back || unit.depleted ? null : "true",
          "aria-invalid": null,
        }),
        toggle("unit.disrupted", values.disrupted, "disrupted"),
        el(
          "span",
          { class: "ref-unit-supply" },
          isSupply(values.kind) ? null : supply(unit, ctx),
          button("unit.more", t("ref.unit.more"), {
            class: "button button-quiet ref-more-toggle",
            id: unitField(unit.id, "more"),
            "aria-expanded": String(ctx.opened.has(unit.id)),
            "aria-controls": unitField(unit.id, "body"),
            "aria-label": t("ref.unit.for", { what: t("ref.unit.more"), unit: unit.id }),
            data,
          }),
        ),
      ),
      flags(unit, ctx),
    ),
    more(unit, at, ctx, errorId),
    fieldErrors(refusals, errorId ?? "", ctx),
  );
}

const isSupply = (kind: string) => kind === "msu" || kind === "dump";

function reconBadge(guessed: string[], ctx: RefereeContext) {
  const { t, list } = ctx.app.lang;
  const text = t("ref.recon.long", { values: list(guessed.map((value) => t(`value.${value}`))) });
  return el(
    "span",
    { class: "ref-recon", title: text },
    el("span", { "aria-hidden": "true", text: t("ref.recon.short") }),
    el("span", { class: "visually-hidden", text }),
  );
}

function supply(unit: CombatUnit, ctx: RefereeContext) {
  const { t } = ctx.app.lang;
  const now = unit.supply ?? { kind: "in" };
  const data = { unit: unit.id };
  return [
    select({
      id: unitField(unit.id, "supply"),
      label: t("ref.unit.for", { what: t("ref.unit.supply"), unit: unit.id }),
      hideLabel: true,
      value: now.kind,
      options: SUPPLIES.map((kind) => [kind, t(`supply.${kind}`)]),
      set: "unit.supply",
      data,
    }),
    now.kind === "from" && source(unit, now.source, ctx),
  ];
}

function source(unit: CombatUnit, value: string, ctx: RefereeContext) {
  const { t } = ctx.app.lang;
  const id = unitField(unit.id, "source");
  return el(
    "div",
    { class: "field" },
    el("label", { class: "visually-hidden", for: id, text: t("ref.unit.source", { unit: unit.id }) }),
    withValue(el("input", { class: "input", id, maxlength: 60, data: { set: "unit.source", unit: unit.id } }), value),
  );
}

/** Settings out of the ordinary that hide behind "more", as words. */
function flags(unit: CombatUnit, ctx: RefereeContext) {
  const { t } = ctx.app.lang;
  const room = unit.retreat ?? { kind: "open" };
  const words = [
    unit.generalSupply === false && t("ref.flag.generalSupply"),
    unit.lineOfCommunication === false && t("ref.flag.lineOfCommunication"),
    unit.standsBy && t("ref.flag.standsBy"),
    unit.forgoesShift && t("ref.flag.forgoesShift"),
    unit.cover !== undefined && t("ref.flag.cover", { n: unit.cover }),
    unit.effectOrder && t("ref.flag.effectOrder"),
    room.kind === "map" && t("ref.flag.map"),
    room.kind === "room" && t("ref.flag.room", { n: room.hexes }),
  ].filter((word) => typeof word === "string");
  return words.length
    ? el(
        "p",
        { class: "ref-flags", data: { key: "flags" } },
        words.map((word) => el("span", { class: "badge", text: word })),
      )
    : null;
}

function more(unit: CombatUnit, at: number, ctx: RefereeContext, errorId: string | undefined) {
  const { t } = ctx.app.lang;
  const { errors } = ctx;
  const values = valuesOf(unit, ctx.roster);
  const data = { unit: unit.id };
  const wrong = (field: string) => (errors.at(`units[${at}].${field}`) ? { invalid: true, describedBy: errorId } : {});
  const id = (field: string) => unitField(unit.id, field);
  const room = unit.retreat ?? { kind: "open" };
  const order = unit.effectOrder ?? [];
  return el(
    "div",
    { class: "ref-more-body", id: id("body"), hidden: !ctx.opened.has(unit.id), data: { key: "more", more: unit.id } },
    select({
      id: id("hex"),
      label: t("ref.unit.hex"),
      value: unit.hex,
      options: hexOptions(ctx),
      set: "unit.hex",
      data,
      ...wrong("hex"),
    }),
    select({
      id: id("retreat"),
      label: t("ref.unit.retreat"),
      value: room.kind === "room" ? String(room.hexes) : room.kind,
      options: [
        ["open", t("retreat.open")],
        ...[0, 1, 2, 3, 4, 5].map(
          (n) => [String(n), n ? ctx.app.lang.tn("retreat.room", n) : t("retreat.none")] as [string, string],
        ),
        ["map", t("retreat.map")],
      ],
      set: "unit.retreat",
      data,
    }),
    select({
      id: id("effectOrder"),
      label: t("ref.unit.order"),
      value: order.length > 1 ? "own" : (order[0] ?? ""),
      options: [
        ["", t("order.best")],
        ...EFFECTS.map((effect) => [effect, t("order.first", { effect: t(`effect.${effect}`) })] as [string, string]),
        ...(order.length > 1
          ? [["own", order.map((effect) => t(`effect.${effect}`)).join(", ")] as [string, string]]
          : []),
      ],
      set: "unit.order",
      data,
    }),
    values.kind === "armor" &&
      number({
        id: id("cover"),
        label: t("ref.unit.cover"),
        value: unit.cover,
        min: 0,
        max: 6,
        placeholder: t("order.best"),
        set: "unit.cover",
        data,
        ...wrong("cover"),
      }),
    el(
      "div",
      { class: "ref-checks" },
      check({
        id: id("generalSupply"),
        label: t("ref.unit.generalSupply"),
        checked: unit.generalSupply !== false,
        set: "unit.generalSupply",
        data,
      }),
      check({
        id: id("lineOfCommunication"),
        label: t("ref.unit.lineOfCommunication"),
        checked: unit.lineOfCommunication !== false,
        set: "unit.lineOfCommunication",
        data,
      }),
      check({
        id: id("standsBy"),
        label: t("ref.unit.standsBy"),
        checked: !!unit.standsBy,
        set: "unit.standsBy",
        data,
      }),
      values.face.artillery &&
        check({
          id: id("forgoesShift"),
          label: t("ref.unit.forgoesShift"),
          checked: !!unit.forgoesShift,
          set: "unit.forgoesShift",
          data,
        }),
    ),
    button("value.edit", t("ref.unit.values"), {
      class: "button button-quiet",
      data,
      "aria-invalid": ["full", "back", "nation", "kind"].some((field) => errors.at(`units[${at}].${field}`))
        ? "true"
        : null,
      id: id("values"),
    }),
  );

  function hexOptions({ sheet }: RefereeContext): [string, string][] {
    return sheet.query.hexes
      .filter((hex) => sheet.roles[hex.id] !== "beside" || hex.id === unit.hex)
      .map((hex) => [
        hex.id,
        t("ref.hex.of", {
          hex: hex.id,
          side: t(sheet.roles[hex.id] === "beside" ? "role.beside" : `side.${sheet.roles[hex.id]}`),
        }),
      ]);
  }
}
