/** What buttons and fields do to the sheet. Each takes its data from the element that was used. */
import * as edits from "./edit.ts";
import * as sheets from "./sheet.ts";
import { hexField, unitField } from "../../../worksheet/widgets.ts";
import { presetRules } from "./situation/rules.ts";
import { surround } from "./surround.ts";
import { valuesOf } from "../values.ts";
import type { RefereeContext, Role, Sheet } from "./types.ts";
import type { Answer, CombatHex, CombatUnit, Effect, HexsideTerrain, Side, Way } from "../engine-types.ts";

type Data = DOMStringMap;

const fieldValue = (field: HTMLElement) => (field as HTMLInputElement).value.trim();
const isOn = (field: HTMLElement) => (field as HTMLInputElement).checked;

function numberOf(field: HTMLElement, low: number, high: number) {
  const value = Math.round(Number(fieldValue(field)));
  return Number.isFinite(value) ? Math.max(low, Math.min(high, value)) : low;
}

/** Only what departs from the rule's own default is kept. */
const unless = (on: boolean, usual: boolean) => (on === usual ? undefined : on);

/** Buttons that change the sheet. */
export const BUTTONS: Record<string, (ctx: RefereeContext, data: Data) => void> = {
  "attacker.set": (ctx, { side }) => ctx.change(edits.setAttacker(ctx.sheet, side as Side)),
  "unit.depleted"(ctx, { unit = "" }) {
    const found = edits.unitOf(ctx.sheet, unit);
    if (!found || (!found.depleted && !valuesOf(found, ctx.roster).back))
      return ctx.say(ctx.app.lang.t("say.oneStep", { unit }));
    ctx.change(edits.setUnit(ctx.sheet, unit, { depleted: unless(!found.depleted, false) }));
  },
  "unit.disrupted": (ctx, { unit = "" }) =>
    ctx.change(edits.setUnit(ctx.sheet, unit, { disrupted: unless(!edits.unitOf(ctx.sheet, unit)?.disrupted, false) })),
  "unit.remove": (ctx, { unit = "" }) => removeUnit(ctx, unit),
  "hex.add"(ctx, { role = "beside" }) {
    const at = ctx.sheet.query.hexes.length;
    ctx.change(edits.addHex(ctx.sheet, role as Role), {
      focus: role === "beside" ? `ref-b-${at}-ground` : hexField(at, "name"),
    });
  },
  "hex.remove": (ctx, { hex = "" }) =>
    ctx.change(edits.removeHex(ctx.sheet, hex), { say: ctx.app.lang.t("say.hexRemoved", { hex }) }),
  "hex.around": (ctx) => ctx.change(surround(ctx.sheet, ctx.facts), { say: ctx.app.lang.t("say.around") }),
  "side.add"(ctx) {
    const [a, b] = ["ref-side-from", "ref-side-to"].map(
      (id) => (document.getElementById(id) as HTMLSelectElement | null)?.value ?? "",
    );
    if (a && b && a !== b) ctx.change(edits.setSide(ctx.sheet, a, b, ctx.facts.side(a, b) ?? {}));
  },
  "side.remove": (ctx, { a = "", b = "" }) => ctx.change(edits.removeSide(ctx.sheet, a, b), { focus: "ref-side-from" }),
  answer: (ctx, { answer = "null" }) => give(ctx, JSON.parse(answer)),
  roll: (ctx) => give(ctx, { kind: "die", face: ctx.app.wasm.rollDie() }),
  "step.back": (ctx) => ctx.change(sheets.stepBack(ctx.sheet), { step: true }),
  "step.forward": (ctx) => ctx.change(sheets.stepForward(ctx.sheet), { step: true }),
  "dice.clear": (ctx) => ctx.change(sheets.clearDice(ctx.sheet), { step: true }),
};

function give(ctx: RefereeContext, answer: Answer) {
  ctx.change(sheets.answer(ctx.sheet, answer), { step: true, focus: "pending" });
}

/** Takes a unit away and leaves the focus on its neighbour. */
export function removeUnit(ctx: RefereeContext, id: string) {
  const unit = edits.unitOf(ctx.sheet, id);
  if (!unit) return;
  const stack = ctx.sheet.query.units.filter((other) => other.hex === unit.hex);
  const at = stack.indexOf(unit);
  const next = stack[at + 1] ?? stack[at - 1];
  ctx.change(edits.removeUnit(ctx.sheet, id), {
    say: ctx.app.lang.t("say.removed", { unit: id }),
    focus: next
      ? unitField(next.id, "depleted")
      : `ref-add-${ctx.sheet.query.hexes.findIndex((hex) => hex.id === unit.hex)}`,
  });
}

/** Fields that change the sheet when their value is set. */
export const FIELDS: Record<string, (ctx: RefereeContext, field: HTMLElement, data: Data) => Sheet | null> = {
  "unit.supply": ({ sheet }, field, { unit = "" }) =>
    edits.setUnit(sheet, unit, { supply: supplyOf(fieldValue(field)) }),
  "unit.source": ({ sheet }, field, { unit = "" }) =>
    edits.setUnit(sheet, unit, { supply: { kind: "from", source: fieldValue(field) || "1" } }),
  "unit.hex": ({ sheet }, field, { unit = "" }) => edits.moveUnit(sheet, unit, fieldValue(field)),
  "unit.retreat"({ sheet }, field, { unit = "" }) {
    const value = fieldValue(field);
    const room =
      value === "open"
        ? undefined
        : value === "map"
          ? { kind: "map" as const }
          : { kind: "room" as const, hexes: Number(value) };
    return edits.setUnit(sheet, unit, { retreat: room });
  },
  "unit.order"({ sheet }, field, { unit = "" }) {
    const value = fieldValue(field);
    return value === "own"
      ? null
      : edits.setUnit(sheet, unit, {
          effectOrder: value ? [value as Effect] : undefined,
        });
  },
  "unit.cover": ({ sheet }, field, { unit = "" }) =>
    edits.setUnit(sheet, unit, { cover: fieldValue(field) === "" ? undefined : numberOf(field, 0, 6) }),
  "unit.generalSupply": ({ sheet }, field, { unit = "" }) =>
    edits.setUnit(sheet, unit, { generalSupply: unless(isOn(field), true) }),
  "unit.lineOfCommunication": ({ sheet }, field, { unit = "" }) =>
    edits.setUnit(sheet, unit, { lineOfCommunication: unless(isOn(field), true) }),
  "unit.standsBy": ({ sheet }, field, { unit = "" }) =>
    edits.setUnit(sheet, unit, { standsBy: unless(isOn(field), false) }),
  "unit.forgoesShift": ({ sheet }, field, { unit = "" }) =>
    edits.setUnit(sheet, unit, { forgoesShift: unless(isOn(field), false) }),
  "hex.name"(ctx, field, { hex = "" }) {
    const name =
      fieldValue(field).toUpperCase() === hex.toUpperCase()
        ? fieldValue(field)
        : ctx.facts.hex(fieldValue(field))
          ? fieldValue(field).toUpperCase().replace(/\s+/g, "")
          : fieldValue(field);
    if (name === hex) return null;
    if (!name || edits.hexOf(ctx.sheet, name) || name in {}) {
      ctx.fault = { field: field.id, text: ctx.app.lang.t(name ? "say.hexTaken" : "say.hexNameless", { hex: name }) };
      ctx.say(ctx.fault.text);
      return null;
    }
    return edits.renameHex(ctx.sheet, hex, name, ctx.facts);
  },
  "hex.ground"({ sheet }, field, { hex = "" }) {
    const [kind, city] = fieldValue(field).split(":");
    return edits.setHex(
      sheet,
      hex,
      (kind === "city"
        ? { terrain: "city", city }
        : { terrain: kind === "clear" ? undefined : kind, city: undefined }) as Partial<CombatHex>,
    );
  },
  "hex.fort": ({ sheet }, field, { hex = "" }) =>
    edits.setHex(sheet, hex, {
      fort: Number(fieldValue(field)) || undefined,
      ...(fieldValue(field) === "2" ? {} : { fortUnit: undefined }),
    }),
  "hex.fortUnit": ({ sheet }, field, { hex = "" }) =>
    edits.setHex(sheet, hex, { fortUnit: fieldValue(field) || undefined }),
  "hex.occupiedBy": ({ sheet }, field, { hex = "" }) =>
    edits.setHex(sheet, hex, { occupiedBy: sidesOf(fieldValue(field)) }),
  "hex.zoneOf": ({ sheet }, field, { hex = "" }) => edits.setHex(sheet, hex, { zoneOf: sidesOf(fieldValue(field)) }),
  "side.terrain"({ sheet }, field, { a = "", b = "" }) {
    const value = fieldValue(field);
    return edits.setSide(
      sheet,
      a,
      b,
      value === "apart"
        ? { adjacent: false, terrain: undefined }
        : {
            adjacent: undefined,
            terrain: value === "none" ? undefined : (value as HexsideTerrain),
          },
    );
  },
  "side.way": ({ sheet }, field, { a = "", b = "" }) =>
    edits.setSide(sheet, a, b, {
      way: fieldValue(field) === "none" ? undefined : (fieldValue(field) as Way),
    }),
  "support.air": ({ sheet }, field, { side }) =>
    edits.setSupport(sheet, side as Side, { airPoints: numberOf(field, 0, 20) }),
  "support.naval": ({ sheet }, field, { side }) =>
    edits.setSupport(sheet, side as Side, { naval: unless(isOn(field), false) }),
  tobrukDump: ({ sheet }, field) => sheets.edit(sheet, ({ query }) => void (query.tobrukDump = isOn(field))),
  under(ctx, field) {
    ctx.comparedPreset = fieldValue(field);
    return null;
  },
  "rules.preset": ({ sheet }, field) => edits.setPreset(sheet, fieldValue(field)),
  "rules.switch": (ctx, field, { field: name = "" }) =>
    edits.setSwitch(ctx.sheet, name, fieldValue(field), presetRules(ctx)),
};

const sidesOf = (value: string): Side[] | undefined =>
  value === "none" ? undefined : value === "both" ? ["axis", "commonwealth"] : [value as Side];

const supplyOf = (kind: string): CombatUnit["supply"] =>
  kind === "in" ? undefined : kind === "from" ? { kind, source: "1" } : ({ kind } as CombatUnit["supply"]);
