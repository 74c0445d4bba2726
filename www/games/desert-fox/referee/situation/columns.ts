/** The two columns of the sheet: who attacks from where, who defends where; and the hexes beside them. */
import { fieldErrors } from "../field-errors.ts";
import { el } from "../../../../dom.ts";
import { button, check, number, select, sideBadge } from "../../../../worksheet/widgets.ts";
import { enemy, hexesOf } from "../sheet.ts";
import { stack } from "./stack.ts";
import type { RefereeContext } from "../types.ts";
import type { CombatHex, RosterUnit, Side } from "../../engine-types.ts";

export function columns(ctx: RefereeContext, add: (unit: RosterUnit, hex: string) => void) {
  const { attacker } = ctx.sheet.query;
  return el(
    "div",
    { class: "ref-columns" },
    column(attacker, "attacks", ctx, add),
    column(enemy(attacker), "defends", ctx, add),
  );
}

function column(
  side: Side,
  role: "attacks" | "defends",
  ctx: RefereeContext,
  add: (unit: RosterUnit, hex: string) => void,
) {
  const { t } = ctx.app.lang;
  const missing = ctx.errors.all.filter(({ code }) => code === (role === "attacks" ? "no-attackers" : "no-defenders"));
  const started = ctx.sheet.query.units.length > 0;
  return el(
    "section",
    { class: `ref-column ref-column-${side}`, "aria-labelledby": `ref-col-${role}`, data: { key: `col-${role}` } },
    el(
      "h3",
      { class: "ref-column-title", id: `ref-col-${role}` },
      sideBadge(side, ctx),
      t(`ref.role.${role}`, { side: t(`side.${side}`) }),
    ),
    hexesOf(ctx.sheet, side).map((hex) => stack(hex, ctx.sheet.query.hexes.indexOf(hex), ctx, add)),
    started &&
      missing.map(({ code }) => el("p", { class: "ref-hint", id: `ref-missing-${role}`, text: t(`refusal.${code}`) })),
    button("hex.add", t("ref.hex.add"), { class: "button button-quiet ref-add-hex", data: { role: side } }),
    support(side, ctx),
  );
}

function support(side: Side, ctx: RefereeContext) {
  const { t } = ctx.app.lang;
  const has = ctx.sheet.query.support?.[side] ?? {};
  const refusals = ctx.errors.under(`support.${side}`);
  const errorId = `ref-support-${side}-error`;
  const wrong = (field: string) =>
    ctx.errors.at(`support.${side}.${field}`) ? { invalid: true, describedBy: errorId } : {};
  return el(
    "div",
    { class: "ref-support", data: { key: "support" } },
    number({
      id: `ref-air-${side}`,
      label: t("ref.air"),
      value: has.airPoints ?? 0,
      min: 0,
      max: 20,
      set: "support.air",
      data: { side },
      ...wrong("airPoints"),
    }),
    (side === "commonwealth" || has.naval) &&
      check({
        id: `ref-naval-${side}`,
        label: t("ref.naval"),
        checked: !!has.naval,
        set: "support.naval",
        data: { side },
        ...wrong("naval"),
      }),
    side === "axis" &&
      ctx.sheet.query.attacker === "axis" &&
      ctx.sheet.query.hexes.some((hex) => hex.city === "Tobruk") &&
      check({
        id: "ref-dump",
        label: t("ref.dump"),
        checked: ctx.sheet.query.tobrukDump !== false,
        set: "tobrukDump",
      }),
    fieldErrors(refusals, errorId, ctx),
  );
}

/** Hexes that units may retreat to, with who stands or watches there. */
export function besideHexes(ctx: RefereeContext) {
  const { t } = ctx.app.lang;
  const hexes = hexesOf(ctx.sheet, "beside");
  const who = (sides: Side[] | undefined) => (sides?.length === 2 ? "both" : (sides?.[0] ?? "none"));
  const options = ["none", "axis", "commonwealth", "both"].map((value) => [value, t(`beside.${value}`)]) as [
    string,
    string,
  ][];
  const row = (hex: CombatHex) => {
    const at = ctx.sheet.query.hexes.indexOf(hex);
    return el(
      "li",
      { class: "ref-beside-hex", data: { key: `beside-${at}` } },
      el("strong", { class: "num", text: hex.id }),
      select({
        id: `ref-b-${at}-ground`,
        label: t("ref.hex.ground", { hex: hex.id }),
        hideLabel: true,
        value: hex.city ? `city:${hex.city}` : (hex.terrain ?? "clear"),
        options: GROUND.map((ground) => [
          ground,
          t(ground.startsWith("city:") ? `city.${ground.slice(5)}` : `terrain.${ground}`),
        ]),
        set: "hex.ground",
        data: { hex: hex.id },
      }),
      select({
        id: `ref-b-${at}-held`,
        label: t("beside.held.of", { hex: hex.id }),
        hideLabel: true,
        value: who(hex.occupiedBy),
        options,
        set: "hex.occupiedBy",
        data: { hex: hex.id },
      }),
      select({
        id: `ref-b-${at}-zone`,
        label: t("beside.zone.of", { hex: hex.id }),
        hideLabel: true,
        value: who(hex.zoneOf),
        options,
        set: "hex.zoneOf",
        data: { hex: hex.id },
      }),
      button("hex.remove", "×", {
        class: "button button-quiet ref-remove",
        "aria-label": t("ref.hex.remove", { hex: hex.id }),
        data: { hex: hex.id },
      }),
    );
  };
  const heads = el(
    "div",
    { class: "ref-beside-hex ref-beside-head", "aria-hidden": "true" },
    ["hex", "terrain", "held", "zone"].map((key) => el("span", { text: t(`beside.${key}`) })),
  );
  return [
    hexes.length > 0 && heads,
    el("ul", { class: "ref-beside" }, hexes.map(row)),
    el(
      "div",
      { class: "row" },
      button("hex.add", t("beside.add"), { data: { role: "beside" } }),
      button("hex.around", t("beside.around"), {
        "aria-disabled": canSurround(ctx) ? null : "true",
        title: t("beside.around.hint"),
      }),
    ),
  ];
}

const GROUND = [
  "clear",
  "rough",
  "mountain",
  "sandSea",
  "marsh",
  "oasis",
  "sea",
  "offMap",
  "city:Benghazi",
  "city:Tobruk",
  "city:Bardia",
  "city:Alexandria",
  "city:other",
];

/** Whether a defender's hex bears a printed number. */
export const canSurround = (ctx: RefereeContext) =>
  hexesOf(ctx.sheet, enemy(ctx.sheet.query.attacker)).some((hex) => ctx.facts.hex(hex.id));
