/** A hex of the sheet with the stack in it. */
import { fieldErrors } from "../field-errors.ts";
import { el, svg } from "../../../../dom.ts";
import { button, hexField, select, withValue } from "../../../../worksheet/widgets.ts";
import { hexesOf } from "../sheet.ts";
import { valuesOf } from "../../values.ts";
import { adder } from "./adder.ts";
import { unitCard } from "./unit.ts";
import type { CombatHex, RosterUnit } from "../../engine-types.ts";
import type { RefereeContext } from "../types.ts";

const GROUND = ["clear", "rough", "mountain", "sandSea", "marsh", "oasis", "sea", "offMap"];
const CITIES = ["Benghazi", "Tobruk", "Bardia", "Alexandria", "other"];

/** `at`: index in the query. */
export function stack(hex: CombatHex, at: number, ctx: RefereeContext, add: (unit: RosterUnit, hex: string) => void) {
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
            ...GROUND.map((ground) => [ground, t(`terrain.${ground}`)] as [string, string]),
            ...CITIES.map((city) => [`city:${city}`, t(`city.${city}`)] as [string, string]),
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

const groundOf = (hex: CombatHex) =>
  hex.city ? `city:${hex.city}` : hex.terrain === "city" ? "city:other" : (hex.terrain ?? "clear");

function fortUnit(
  hex: CombatHex,
  at: number,
  units: string[],
  ctx: RefereeContext,
  invalid: boolean,
  describedBy: string | undefined,
) {
  const { t } = ctx.app.lang;
  const options = [["", t("order.best")], ...units.map((unit) => [unit, unit])] as [string, string][];
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

/** Gives a field its place in the stack's head. */
function areaOf(area: string, field: HTMLElement) {
  field.classList.add(`ref-hex-${area}`);
  return field;
}
