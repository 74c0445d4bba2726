/** Which rules are in force: a named set, and switches over it. */
import { el } from "../../../../dom.ts";
import { caseTip } from "../../../../worksheet/case-tip.ts";
import { select } from "../../../../worksheet/widgets.ts";
import type { RefereeContext } from "../types.ts";
import type { CombatQuery, SwitchInfo } from "../../engine-types.ts";

/** Who asks for rules: the worksheet, or the explorer. */
type RulesContext = Pick<RefereeContext, "app" | "ruleSets"> & { sheet: { query: Pick<CombatQuery, "rules"> } };

/** Switches for things other than combat. */
const ELSEWHERE = new Set(["fortWorkDisrupted", "fortWorkSupply"]);

/** `start`: the beginning of its id. */
export function presetSelect(ctx: RulesContext, start = "ref") {
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

export function switches(ctx: RefereeContext) {
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

/** A choice for each switch. `start`: of the ids. `hidden`: switches left out. */
export function switchList(ctx: RulesContext, start: string, hidden: Set<string> = new Set()) {
  const { t } = ctx.app.lang;
  const preset = presetRules(ctx);
  const now: Record<string, string> = { ...preset, ...ctx.sheet.query.rules?.switches };
  const fields = ctx.ruleSets.switches.filter(({ field }) => !hidden.has(field));
  const row = ({ field, values, rulings }: SwitchInfo) =>
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

/** The values of the preset chosen. */
export function presetRules(ctx: Pick<RulesContext, "ruleSets" | "sheet">): Record<string, string> {
  const chosen = ctx.sheet.query.rules?.preset ?? "spi1981Errata";
  return { ...ctx.ruleSets.presets.find(({ preset }) => preset === chosen)?.rules };
}
