// @ts-check
/** Which rules are in force: a named set, and switches over it. */
import { el } from "../../../dom.js";
import { caseTip } from "../../case-tip.js";
import { select } from "../widgets.js";

/** @typedef {import("../types.js").Desk} Desk */

/** Switches for things other than combat. */
const ELSEWHERE = new Set(["fortWorkDisrupted", "fortWorkSupply"]);

/** @param {Pick<Desk, "app" | "ruleSets" | "sheet">} desk @param {string} [start] of its id */
export function presetSelect(desk, start = "ref") {
  const { t } = desk.app.lang;
  const { rules } = desk.sheet.query;
  const own = Object.keys(rules?.switches ?? {}).length;
  const box = select({
    id: `${start}-preset`,
    label: t("ref.rules"),
    value: rules?.preset ?? "spi1981Errata",
    options: desk.ruleSets.presets.map(({ preset }) => [preset, t(`preset.${preset}`)]),
    set: "rules.preset",
  });
  if (own) box.append(el("span", { class: "field-hint", text: desk.app.lang.tn("ref.rules.own", own) }));
  return box;
}

/** @param {Desk} desk */
export function switches(desk) {
  const own = Object.keys(desk.sheet.query.rules?.switches ?? {}).length;
  return el(
    "details",
    { class: "card ref-part ref-fold", data: { key: "switches" } },
    el(
      "summary",
      {},
      desk.app.lang.t("ref.rules.switches"),
      own > 0 && el("span", { class: "badge badge-accent", text: desk.app.lang.tn("ref.rules.own", own) }),
    ),
    switchList(desk, "ref", ELSEWHERE),
  );
}

/**
 * A choice for each switch.
 * @param {Pick<Desk, "app" | "ruleSets" | "sheet">} desk
 * @param {string} start of the ids
 * @param {Set<string>} [hidden] switches left out
 */
export function switchList(desk, start, hidden = new Set()) {
  const { t } = desk.app.lang;
  const preset = presetRules(desk);
  const now = /** @type {Record<string, string>} */ ({ ...preset, ...desk.sheet.query.rules?.switches });
  const fields = desk.ruleSets.switches.filter(({ field }) => !hidden.has(field));
  const row = (/** @type {import("../../../../pkg/desert_fox.js").SwitchInfo} */ { field, values, rulings }) =>
    el(
      "div",
      { class: "ref-switch" },
      select({
        id: `${start}-switch-${field}`,
        label: t(`rules.switch.${field}`),
        value: now[field],
        options: values.map((value) => [value, t(`rules.switch.${field}.${value}`)]),
        set: "rules.switch",
        data: { field },
      }),
      el(
        "span",
        { class: "ref-switch-cite" },
        rulings.map((id) => [" ", caseTip(id, [id], desk.app)]),
        now[field] !== preset[field] && el("span", { class: "badge badge-accent", text: t("ref.rules.changed") }),
      ),
    );
  return el("div", { class: "ref-switches" }, fields.map(row));
}

/** The values of the preset chosen. @param {Pick<Desk, "ruleSets" | "sheet">} desk @returns {Record<string, string>} */
export function presetRules(desk) {
  const chosen = desk.sheet.query.rules?.preset ?? "spi1981Errata";
  return /** @type {any} */ (desk.ruleSets.presets.find(({ preset }) => preset === chosen)?.rules ?? {});
}
