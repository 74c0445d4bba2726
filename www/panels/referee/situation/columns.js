// @ts-check
/** The two columns of the sheet: who attacks from where, who defends where; and the hexes beside them. */
import { el } from "../../../dom.js";
import { button, check, fieldErrors, number, select, sideBadge } from "../widgets.js";
import { enemy, hexesOf } from "../sheet.js";
import { stack } from "./stack.js";

/** @typedef {import("../types.js").Desk} Desk */
/** @typedef {import("../types.js").Side} Side */
/** @typedef {import("../types.js").RosterUnit} RosterUnit */

/** @param {Desk} desk @param {(unit: RosterUnit, hex: string) => void} add */
export function columns(desk, add) {
  const { attacker } = desk.sheet.query;
  return el(
    "div",
    { class: "ref-columns" },
    column(attacker, "attacks", desk, add),
    column(enemy(attacker), "defends", desk, add),
  );
}

/**
 * @param {Side} side
 * @param {"attacks"|"defends"} role
 * @param {Desk} desk
 * @param {(unit: RosterUnit, hex: string) => void} add
 */
function column(side, role, desk, add) {
  const { t } = desk.app.lang;
  const missing = desk.errors.all.filter(({ code }) => code === (role === "attacks" ? "no-attackers" : "no-defenders"));
  const started = desk.sheet.query.units.length > 0;
  return el(
    "section",
    { class: `ref-column ref-column-${side}`, "aria-labelledby": `ref-col-${role}`, data: { key: `col-${role}` } },
    el(
      "h3",
      { class: "ref-column-title", id: `ref-col-${role}` },
      sideBadge(side, desk),
      t(`ref.role.${role}`, { side: t(`side.${side}`) }),
    ),
    hexesOf(desk.sheet, side).map((hex) => stack(hex, desk.sheet.query.hexes.indexOf(hex), desk, add)),
    started && fieldErrors(missing, `ref-missing-${role}`, desk),
    button("hex.add", t("ref.hex.add"), { class: "button button-quiet ref-add-hex", data: { role: side } }),
    support(side, desk),
  );
}

/** @param {Side} side @param {Desk} desk */
function support(side, desk) {
  const { t } = desk.app.lang;
  const has = desk.sheet.query.support?.[side] ?? {};
  const refusals = desk.errors.under(`support.${side}`);
  const errorId = `ref-support-${side}-error`;
  const wrong = (/** @type {string} */ field) =>
    desk.errors.at(`support.${side}.${field}`) ? { invalid: true, describedBy: errorId } : {};
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
      desk.sheet.query.attacker === "axis" &&
      desk.sheet.query.hexes.some((hex) => hex.city === "Tobruk") &&
      check({
        id: "ref-dump",
        label: t("ref.dump"),
        checked: desk.sheet.query.tobrukDump !== false,
        set: "tobrukDump",
      }),
    fieldErrors(refusals, errorId, desk),
  );
}

/** Hexes that units may retreat to, with who stands or watches there. @param {Desk} desk */
export function besideHexes(desk) {
  const { t } = desk.app.lang;
  const hexes = hexesOf(desk.sheet, "beside");
  const who = (/** @type {Side[]|undefined} */ sides) => (sides?.length === 2 ? "both" : (sides?.[0] ?? "none"));
  const options = /** @type {[string, string][]} */ (
    ["none", "axis", "commonwealth", "both"].map((value) => [value, t(`beside.${value}`)])
  );
  const row = (/** @type {import("../types.js").CombatHex} */ hex) => {
    const at = desk.sheet.query.hexes.indexOf(hex);
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
        "aria-disabled": canSurround(desk) ? null : "true",
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

/** Whether a defender's hex bears a printed number. @param {Desk} desk */
export const canSurround = (desk) =>
  hexesOf(desk.sheet, enemy(desk.sheet.query.attacker)).some((hex) => desk.facts.hex(hex.id));
