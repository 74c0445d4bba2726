// @ts-check
/** Which rules are in force: a named set, and switches over it. */
import { el } from "../../../dom.js";
import { caseTip } from "../../case-tip.js";
import { select } from "../bits.js";

/** @typedef {import("../types.js").Desk} Desk */

/** Switches for things other than combat. */
const ELSEWHERE = new Set(["fortWorkDisrupted", "fortWorkSupply"]);

/** @param {Desk} desk */
export function presetSelect(desk) {
  const { t } = desk.app.lang;
  const { rules } = desk.sheet.query;
  const own = Object.keys(rules?.switches ?? {}).length;
  const box = select({ id: "ref-preset", label: t("ref.rules"), value: rules?.preset ?? "spi1981Errata", options: desk.ruleSets.presets.map(({ preset }) => [preset, t(`preset.${preset}`)]), set: "rules.preset" });
  if (own) box.append(el("span", { class: "field-hint", text: desk.app.lang.tn("ref.rules.own", own) }));
  return box;
}

/** @param {Desk} desk */
export function switches(desk) {
  const { t, tn } = desk.app.lang;
  const preset = presetRules(desk);
  const now = /** @type {Record<string, string>} */ ({ ...preset, ...desk.sheet.query.rules?.switches });
  const fields = desk.ruleSets.switches.filter(({ field }) => !ELSEWHERE.has(field));
  const own = Object.keys(desk.sheet.query.rules?.switches ?? {}).length;
  const row = (/** @type {import("../../../../pkg/desert_fox.js").SwitchInfo} */ { field, values, rulings }) =>
    el(
      "div",
      { class: "ref-switch" },
      select({ id: `ref-switch-${field}`, label: t(`rules.switch.${field}`), value: now[field], options: values.map((value) => [value, t(`rules.switch.${field}.${value}`)]), set: "rules.switch", data: { field } }),
      el("span", { class: "ref-switch-cite" }, rulings.map((id) => [" ", rulingTip(id, desk)]), now[field] !== preset[field] && el("span", { class: "badge badge-accent", text: t("ref.rules.changed") })),
    );
  return el("details", { class: "card ref-part ref-fold", data: { key: "switches" } }, el("summary", {}, t("ref.rules.switches"), own > 0 && el("span", { class: "badge badge-accent", text: tn("ref.rules.own", own) })), el("div", { class: "ref-switches" }, fields.map(row)));
}

/** @param {string} id @param {Desk} desk */
function rulingTip(id, desk) {
  return caseTip(id, [id], desk.app);
}

/** The values of the preset chosen. @param {Desk} desk @returns {Record<string, string>} */
export function presetRules(desk) {
  const chosen = desk.sheet.query.rules?.preset ?? "spi1981Errata";
  return /** @type {any} */ (desk.ruleSets.presets.find(({ preset }) => preset === chosen)?.rules ?? {});
}
