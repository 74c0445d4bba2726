// @ts-check
/** What buttons and fields do to the sheet. Each takes its data from the element that was used. */
import * as edits from "./edit.js";
import * as sheets from "./sheet.js";
import { hexField, unitField } from "./widgets.js";
import { presetRules } from "./situation/rules.js";
import { surround } from "./surround.js";
import { valuesOf } from "./values.js";

/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").Sheet} Sheet */
/** @typedef {DOMStringMap} Data */

/** @param {HTMLElement} field */
const fieldValue = (field) => /** @type {HTMLInputElement} */ (field).value.trim();
/** @param {HTMLElement} field */
const isOn = (field) => /** @type {HTMLInputElement} */ (field).checked;

/** @param {HTMLElement} field @param {number} low @param {number} high */
function numberOf(field, low, high) {
  const value = Math.round(Number(fieldValue(field)));
  return Number.isFinite(value) ? Math.max(low, Math.min(high, value)) : low;
}

/** Only what departs from the rule's own default is kept. @param {boolean} on @param {boolean} usual */
const unless = (on, usual) => (on === usual ? undefined : on);

/** Buttons that change the sheet. @type {Record<string, (desk: Desk, data: Data) => void>} */
export const BUTTONS = {
  "attacker.set": (desk, { side }) => desk.change(edits.setAttacker(desk.sheet, /** @type {any} */ (side))),
  "unit.depleted"(desk, { unit = "" }) {
    const found = edits.unitOf(desk.sheet, unit);
    if (!found || (!found.depleted && !valuesOf(found, desk.roster).back))
      return desk.say(desk.app.lang.t("say.oneStep", { unit }));
    desk.change(edits.setUnit(desk.sheet, unit, { depleted: unless(!found.depleted, false) }));
  },
  "unit.disrupted": (desk, { unit = "" }) =>
    desk.change(
      edits.setUnit(desk.sheet, unit, { disrupted: unless(!edits.unitOf(desk.sheet, unit)?.disrupted, false) }),
    ),
  "unit.remove": (desk, { unit = "" }) => removeUnit(desk, unit),
  "hex.add"(desk, { role = "beside" }) {
    const at = desk.sheet.query.hexes.length;
    desk.change(edits.addHex(desk.sheet, /** @type {any} */ (role)), {
      focus: role === "beside" ? `ref-b-${at}-ground` : hexField(at, "name"),
    });
  },
  "hex.remove": (desk, { hex = "" }) =>
    desk.change(edits.removeHex(desk.sheet, hex), { say: desk.app.lang.t("say.hexRemoved", { hex }) }),
  "hex.around": (desk) => desk.change(surround(desk.sheet, desk.facts), { say: desk.app.lang.t("say.around") }),
  "side.add"(desk) {
    const [a, b] = ["ref-side-from", "ref-side-to"].map(
      (id) => /** @type {HTMLSelectElement|null} */ (document.getElementById(id))?.value ?? "",
    );
    if (a && b && a !== b) desk.change(edits.setSide(desk.sheet, a, b, desk.facts.side(a, b) ?? {}));
  },
  "side.remove": (desk, { a = "", b = "" }) =>
    desk.change(edits.removeSide(desk.sheet, a, b), { focus: "ref-side-from" }),
  answer: (desk, { answer = "null" }) => give(desk, JSON.parse(answer)),
  roll: (desk) => give(desk, { kind: "die", face: desk.app.wasm.rollDie() }),
  "step.back": (desk) => desk.change(sheets.stepBack(desk.sheet), { step: true }),
  "step.forward": (desk) => desk.change(sheets.stepForward(desk.sheet), { step: true }),
  "dice.clear": (desk) => desk.change(sheets.clearDice(desk.sheet), { step: true }),
};

/** @param {Desk} desk @param {import("./types.js").Answer} answer */
function give(desk, answer) {
  desk.change(sheets.answer(desk.sheet, answer), { step: true, focus: "pending" });
}

/** Takes a unit away and leaves the focus on its neighbour. @param {Desk} desk @param {string} id */
export function removeUnit(desk, id) {
  const unit = edits.unitOf(desk.sheet, id);
  if (!unit) return;
  const stack = desk.sheet.query.units.filter((other) => other.hex === unit.hex);
  const at = stack.indexOf(unit);
  const next = stack[at + 1] ?? stack[at - 1];
  desk.change(edits.removeUnit(desk.sheet, id), {
    say: desk.app.lang.t("say.removed", { unit: id }),
    focus: next
      ? unitField(next.id, "depleted")
      : `ref-add-${desk.sheet.query.hexes.findIndex((hex) => hex.id === unit.hex)}`,
  });
}

/**
 * Fields that change the sheet when their value is set.
 * @type {Record<string, (desk: Desk, field: HTMLElement, data: Data) => Sheet|null>}
 */
export const FIELDS = {
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
          ? { kind: /** @type {const} */ ("map") }
          : { kind: /** @type {const} */ ("room"), hexes: Number(value) };
    return edits.setUnit(sheet, unit, { retreat: room });
  },
  "unit.order"({ sheet }, field, { unit = "" }) {
    const value = fieldValue(field);
    return value === "own"
      ? null
      : edits.setUnit(sheet, unit, { effectOrder: value ? [/** @type {any} */ (value)] : undefined });
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
  "hex.name"(desk, field, { hex = "" }) {
    const name =
      fieldValue(field).toUpperCase() === hex.toUpperCase()
        ? fieldValue(field)
        : desk.facts.hex(fieldValue(field))
          ? fieldValue(field).toUpperCase().replace(/\s+/g, "")
          : fieldValue(field);
    if (name === hex) return null;
    if (!name || edits.hexOf(desk.sheet, name) || name in {}) {
      desk.fault = { field: field.id, text: desk.app.lang.t(name ? "say.hexTaken" : "say.hexNameless", { hex: name }) };
      desk.say(desk.fault.text);
      return null;
    }
    return edits.renameHex(desk.sheet, hex, name, desk.facts);
  },
  "hex.ground"({ sheet }, field, { hex = "" }) {
    const [kind, city] = fieldValue(field).split(":");
    return edits.setHex(
      sheet,
      hex,
      /** @type {any} */ (
        kind === "city" ? { terrain: "city", city } : { terrain: kind === "clear" ? undefined : kind, city: undefined }
      ),
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
        : { adjacent: undefined, terrain: value === "none" ? undefined : /** @type {any} */ (value) },
    );
  },
  "side.way": ({ sheet }, field, { a = "", b = "" }) =>
    edits.setSide(sheet, a, b, {
      way: fieldValue(field) === "none" ? undefined : /** @type {any} */ (fieldValue(field)),
    }),
  "support.air": ({ sheet }, field, { side }) =>
    edits.setSupport(sheet, /** @type {any} */ (side), { airPoints: numberOf(field, 0, 20) }),
  "support.naval": ({ sheet }, field, { side }) =>
    edits.setSupport(sheet, /** @type {any} */ (side), { naval: unless(isOn(field), false) }),
  tobrukDump: ({ sheet }, field) => sheets.edit(sheet, ({ query }) => void (query.tobrukDump = isOn(field))),
  under(desk, field) {
    desk.under = fieldValue(field);
    return null;
  },
  "rules.preset": ({ sheet }, field) => edits.setPreset(sheet, fieldValue(field)),
  "rules.switch": (desk, field, { field: name = "" }) =>
    edits.setSwitch(desk.sheet, name, fieldValue(field), presetRules(desk)),
};

/** @param {string} value @returns {import("./types.js").Side[]|undefined} */
const sidesOf = (value) =>
  value === "none" ? undefined : value === "both" ? ["axis", "commonwealth"] : [/** @type {any} */ (value)];

/** @param {string} kind @returns {any} */
const supplyOf = (kind) => (kind === "in" ? undefined : kind === "from" ? { kind, source: "1" } : { kind });
