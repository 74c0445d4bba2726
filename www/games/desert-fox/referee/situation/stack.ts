// @ts-check
/** A hex of the sheet with the stack in it. */
import { fieldErrors } from "../field-errors.ts";
import { el, svg } from "../../../../dom.ts";
import { button, hexField, select, withValue } from "../../../../worksheet/widgets.ts";
import { hexesOf } from "../sheet.ts";
import { valuesOf } from "../../values.ts";
import { adder } from "./adder.ts";
import { unitCard } from "./unit.ts";

/** @typedef {import("../types.ts").RefereeContext} RefereeContext */
/** @typedef {import("../types.ts").CombatHex} CombatHex */
/** @typedef {import("../types.ts").RosterUnit} RosterUnit */

const GROUND = ["clear", "rough", "mountain", "sandSea", "marsh", "oasis", "sea", "offMap"];
const CITIES = ["Benghazi", "Tobruk", "Bardia", "Alexandria", "other"];

/**
 * @param {CombatHex} hex
 * @param {number} at index in the query
 * @param {RefereeContext} ctx
 * @param {(unit: RosterUnit, hex: string) => void} add
 */
export function stack(hex, at, ctx, add) {
  const { t, tn } = ctx.app.lang;
  const { sheet, errors } = ctx;
  const units = sheet.query.units.map((unit, index) => ({ unit, index })).filter(({ unit }) => unit.hex === hex.id);
  const points = units.reduce((sum, { unit }) => sum + valuesOf(unit, ctx.roster).face.stackingPoints, 0);
  const refusals = errors.under(`hexes[${at}]`);
  const errorId = refusals.length ? hexField(at, "error") : undefined;
  const name = hexField(at, "name");
  const fault = ctx.fault?.field === name ? ctx.fault.text : "";
  const place = ctx.facts.hex(hex.id)?.place;
  return el(
    "section",
    {
      class: `ref-stack terrain-${hex.terrain ?? "clear"}`,
      "aria-label": t("ref.hex", { hex: hex.id }),
      data: { key: `hex-${at}`, drop: hex.id },
    },
    el(
      "div",
      { class: "ref-stack-head" },
      svg(
        "svg",
        { class: "ref-hexmark", viewBox: "0 0 20 22", "aria-hidden": "true", focusable: "false" },
        svg("path", { d: "M10 1l8.7 5v10L10 21l-8.7-5V6z" }),
      ),
      el(
        "div",
        { class: "field ref-hex-name" },
        el("label", { class: "visually-hidden", for: name, text: t("ref.hex.name") }),
        withValue(
          el("input", {
            class: "input",
            id: name,
            maxlength: 40,
            data: { set: "hex.name", hex: hex.id },
            title: t("ref.hex.name.hint"),
            "aria-invalid": fault ? "true" : null,
            "aria-describedby": fault ? `${name}-fault` : null,
          }),
          hex.id,
        ),
      ),
      areaOf(
        "ground",
        select({
          id: hexField(at, "ground"),
          label: t("ref.hex.ground", { hex: hex.id }),
          hideLabel: true,
          value: groundOf(hex),
          options: [
            ...GROUND.map((ground) => /** @type {[string, string]} */ ([ground, t(`terrain.${ground}`)])),
            ...CITIES.map((city) => /** @type {[string, string]} */ ([`city:${city}`, t(`city.${city}`)])),
          ],
          set: "hex.ground",
          data: { hex: hex.id },
        }),
      ),
      areaOf(
        "fort",
        select({
          id: hexField(at, "fort"),
          label: t("ref.hex.fort", { hex: hex.id }),
          hideLabel: true,
          value: String(hex.fort ?? 0),
          options: [0, 1, 2].map((level) => [String(level), t(`fort.${level}`)]),
          set: "hex.fort",
          data: { hex: hex.id },
          invalid: errors.at(`hexes[${at}].fort`),
          describedBy: errorId,
        }),
      ),
      hexesOf(sheet, sheet.roles[hex.id]).length > 1 &&
        button("hex.remove", "×", {
          class: "button button-quiet ref-remove",
          "aria-label": t("ref.hex.remove", { hex: hex.id }),
          data: { hex: hex.id },
        }),
      (place || units.length > 1) &&
        el(
          "p",
          { class: "ref-stack-note muted", data: { key: "note" } },
          [place, units.length > 1 && tn("ref.hex.points", points)].filter(Boolean).join(" · "),
        ),
    ),
    hex.fort === 2 &&
      units.length > 0 &&
      fortUnit(
        hex,
        at,
        units.map(({ unit }) => unit.id),
        ctx,
        errors.at(`hexes[${at}].fortUnit`),
        errorId,
      ),
    fault && el("p", { class: "field-error", id: `${name}-fault`, data: { key: "fault" }, text: fault }),
    fieldErrors(refusals, errorId ?? "", ctx),
    el(
      "ul",
      { class: "ref-units", "aria-label": t("ref.hex.units", { hex: hex.id }) },
      units.map(({ unit, index }) => unitCard(unit, index, ctx)),
    ),
    adder(ctx, at, add),
  );
}

/** @param {CombatHex} hex */
const groundOf = (hex) =>
  hex.city ? `city:${hex.city}` : hex.terrain === "city" ? "city:other" : (hex.terrain ?? "clear");

/**
 * @param {CombatHex} hex
 * @param {number} at
 * @param {string[]} units
 * @param {RefereeContext} ctx
 * @param {boolean} invalid
 * @param {string|undefined} describedBy
 */
function fortUnit(hex, at, units, ctx, invalid, describedBy) {
  const { t } = ctx.app.lang;
  const options = /** @type {[string, string][]} */ ([["", t("order.best")], ...units.map((unit) => [unit, unit])]);
  return select({
    id: hexField(at, "fortUnit"),
    label: t("ref.hex.fortUnit"),
    value: hex.fortUnit ?? "",
    options,
    set: "hex.fortUnit",
    data: { hex: hex.id },
    invalid,
    describedBy,
  });
}

/** Gives a field its place in the stack's head. @param {string} area @param {HTMLElement} field */
function areaOf(area, field) {
  field.classList.add(`ref-hex-${area}`);
  return field;
}
