// @ts-check
/** Which rules are in force: a named set, and switches over it. */
import { el } from "../../../../dom.ts";
import { caseTip } from "../../../../worksheet/case-tip.ts";
import { select } from "../../../../worksheet/widgets.ts";

/** @typedef {import("../types.ts").RefereeContext} RefereeContext */
/**
 * Who asks for rules: the worksheet, or the explorer.
 * @typedef {Pick<RefereeContext, "app"|"ruleSets"> & {sheet: {query: Pick<import("../types.ts").CombatQuery,
 *   "rules">}}} RulesContext
 */

/** Switches for things other than combat. */
const ELSEWHERE = new Set(["fortWorkDisrupted", "fortWorkSupply"]);

/** @param {RulesContext} ctx @param {string} [start] of its id */
export function presetSelect(ctx, start = "ref") {
  const { t } = ctx.app.lang;
  const { rules } = ctx.sheet.query;
  const own = Object.keys(rules?.switches ?? {}).length;
  const box = select({
    id: `${start}-preset`,
    label: t("ref.rules"),
    value: rules?.preset ?? "spi1981Errata",
    options: ctx.ruleSets.presets.map(({ preset }) => [preset, t(`preset.${preset}`)]),
    set: "rules.preset",
  });
  if (own) box.append(el("span", { class: "field-hint", text: ctx.app.lang.tn("ref.rules.own", own) }));
  return box;
}

/** @param {RefereeContext} ctx */
export function switches(ctx) {
  const own = Object.keys(ctx.sheet.query.rules?.switches ?? {}).length;
  return el(
    "details",
    { class: "card ref-part ref-fold", data: { key: "switches" } },
    el(
      "summary",
      {},
      ctx.app.lang.t("ref.rules.switches"),
      own > 0 && el("span", { class: "badge badge-accent", text: ctx.app.lang.tn("ref.rules.own", own) }),
    ),
    switchList(ctx, "ref", ELSEWHERE),
  );
}

/**
 * A choice for each switch.
 * @param {RulesContext} ctx
 * @param {string} start of the ids
 * @param {Set<string>} [hidden] switches left out
 */
export function switchList(ctx, start, hidden = new Set()) {
  const { t } = ctx.app.lang;
  const preset = presetRules(ctx);
  const now = /** @type {Record<string, string>} */ ({ ...preset, ...ctx.sheet.query.rules?.switches });
  const fields = ctx.ruleSets.switches.filter(({ field }) => !hidden.has(field));
  const row = (/** @type {import("../../engine-types.ts").SwitchInfo} */ { field, values, rulings }) =>
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
        rulings.map((id) => [" ", caseTip(id, [id], ctx.app)]),
        now[field] !== preset[field] && el("span", { class: "badge badge-accent", text: t("ref.rules.changed") }),
      ),
    );
  return el("div", { class: "ref-switches" }, fields.map(row));
}

/**
 * The values of the preset chosen.
 * @param {Pick<RulesContext, "ruleSets"|"sheet">} ctx
 * @returns {Record<string, string>}
 */
export function presetRules(ctx) {
  const chosen = ctx.sheet.query.rules?.preset ?? "spi1981Errata";
  return { ...ctx.ruleSets.presets.find(({ preset }) => preset === chosen)?.rules };
}
