// @ts-check
/** A unit by its values: for counters that the roster lacks, and for the reader's own counters. */
import { el } from "../../../dom.ts";
import { showModal } from "../../../shell/back.ts";
import { withValue } from "../../../worksheet/widgets.ts";
import { sideOf, usuallyMotorized, valuesOf } from "../values.ts";

/** @typedef {import("./types.ts").CombatUnit} CombatUnit */
/** @typedef {import("./types.ts").Face} Face */
/** @typedef {import("./types.ts").RefereeContext} RefereeContext */

const KINDS = [
  "infantry",
  "heavyInfantry",
  "mechanizedInfantry",
  "motorizedInfantry",
  "heavyAirborneInfantry",
  "gliderInfantry",
  "heavyWeapons",
  "armor",
  "reconnaissance",
  "artillery",
  "armoredArtillery",
  "flak",
  "desertPatrol",
  "msu",
  "dump",
];
const BLANK = /** @type {CombatUnit} */ ({
  id: "",
  hex: "",
  kind: "infantry",
  full: { strength: 3, morale: 2, stackingPoints: 1 },
  back: { strength: 2, morale: 3, stackingPoints: 1 },
});

/**
 * Lets the reader fill in the values.
 * @param {HTMLElement} root @param {Pick<RefereeContext, "app"|"roster"> & {sheet: Pick<RefereeContext["sheet"],
 *   "roles">}} ctx
 * @param {{unit?: CombatUnit, hex: string, movement?: number}} what the unit to change, or the hex for a new one; with
 *   a movement allowance where one is asked for
 * @returns {Promise<(CombatUnit & {movementAllowance?: number})|null>}
 */
export function askValues(root, ctx, { unit, hex, movement }) {
  const { t } = ctx.app.lang;
  const role = ctx.sheet.roles[hex];
  const start = unit ?? { ...BLANK, hex, nation: role === "axis" ? "german" : "commonwealth" };
  const values = valuesOf(start, ctx.roster);
  const nations = ["german", "italian", "commonwealth"].filter(
    (nation) => unit || role === "beside" || sideOf(nation) === role,
  );
  const id = (/** @type {string} */ name) => `ref-v-${name}`;

  const name = /** @type {HTMLInputElement} */ (
    withValue(el("input", { class: "input", id: id("name"), required: true, maxlength: 60 }), start.id)
  );
  const kind = pick(
    id("kind"),
    KINDS.map((kind) => [kind, t(`kind.${kind}`)]),
    values.kind,
  );
  const nation = pick(
    id("nation"),
    nations.map((nation) => [nation, t(`nation.${nation}`)]),
    values.nation,
  );
  const motorized = tick(id("motorized"), values.motorized);
  const allowance = withValue(
    el("input", {
      class: "input num",
      type: "number",
      inputmode: "numeric",
      min: 0,
      max: 99,
      required: true,
      id: id("movement"),
    }),
    String(movement),
  );
  const front = faceFields("full", values.full, t);
  const hasBack = tick(id("hasBack"), !!values.back);
  const back = faceFields("back", values.back ?? values.full, t);
  const backSide = /** @type {HTMLFieldSetElement} */ (
    el("fieldset", { class: "ref-v-face" }, el("legend", {}, labelledCheck(t("value.back"), hasBack)), back.element)
  );
  const showBack = () => void (backSide.disabled = back.element.hidden = !hasBack.checked);
  showBack();
  hasBack.addEventListener("change", showBack);
  kind.addEventListener("change", () => void (motorized.checked = usuallyMotorized(kind.value)));

  return new Promise((resolve) => {
    const dialog = /** @type {HTMLDialogElement} */ (
      el("dialog", { class: "ref-dialog is-wide", "aria-labelledby": id("title") })
    );
    const form = /** @type {HTMLFormElement} */ (
      el(
        "form",
        { class: "stack" },
        el("h2", { id: id("title"), text: t(unit ? "value.title.edit" : "value.title.new") }),
        el(
          "div",
          { class: "ref-v-grid" },
          labelled(t("value.name"), name),
          labelled(t("value.kind"), kind),
          labelled(t("value.nation"), nation),
          labelledCheck(t("value.motorized"), motorized),
          movement !== undefined && labelled(t("value.movementAllowance"), allowance),
        ),
        el("fieldset", { class: "ref-v-face" }, el("legend", { text: t("value.front") }), front.element),
        backSide,
        el(
          "div",
          { class: "ref-dialog-buttons" },
          el("button", { type: "submit", class: "button button-primary", text: t(unit ? "value.save" : "value.add") }),
          el("button", {
            type: "button",
            class: "button",
            text: t("value.cancel"),
            on: { click: () => dialog.close() },
          }),
        ),
      )
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      dialog.close("ok");
    });
    dialog.addEventListener("close", () => {
      dialog.remove();
      if (dialog.returnValue !== "ok") return resolve(null);
      const { back: _, ...rest } = start;
      const full = front.read();
      resolve({
        ...rest,
        id: name.value.trim(),
        kind: /** @type {import("./types.ts").UnitKind} */ (kind.value),
        nation: /** @type {import("./types.ts").Nation} */ (nation.value),
        motorized: motorized.checked,
        full,
        ...(movement === undefined
          ? {}
          : { movementAllowance: Number(/** @type {HTMLInputElement} */ (allowance).value) }),
        ...(hasBack.checked ? { back: back.read() } : {}),
      });
    });
    dialog.append(form);
    root.append(dialog);
    showModal(dialog);
    name.focus();
  });
}

/**
 * @param {string} which
 * @param {Face} face
 * @param {(key: string) => string} t
 * @returns {{element: HTMLElement, read: () => Face}}
 */
function faceFields(which, face, t) {
  const numbers = /** @type {const} */ (["strength", "morale", "stackingPoints"]);
  const most = { strength: 30, morale: 5, stackingPoints: 6 };
  const flags = /** @type {const} */ (["parenthesized", "artillery", "flak"]);
  const inputs = Object.fromEntries(
    numbers.map((key) => [
      key,
      withValue(
        el("input", {
          class: "input num",
          type: "number",
          inputmode: "numeric",
          min: key === "morale" ? 1 : 0,
          max: most[key],
          required: true,
          id: `ref-v-${which}-${key}`,
        }),
        String(face[key]),
      ),
    ]),
  );
  const boxes = Object.fromEntries(flags.map((key) => [key, tick(`ref-v-${which}-${key}`, !!face[key])]));
  const element = el(
    "div",
    { class: "ref-v-grid" },
    numbers.map((key) => labelled(t(`value.${key}`), inputs[key])),
    flags.map((key) => labelledCheck(t(`value.${key}`), boxes[key])),
  );
  const read = () => {
    const number = (/** @type {string} */ key) => Number(/** @type {HTMLInputElement} */ (inputs[key]).value);
    const on = Object.fromEntries(flags.filter((key) => boxes[key].checked).map((key) => [key, true]));
    return { strength: number("strength"), morale: number("morale"), stackingPoints: number("stackingPoints"), ...on };
  };
  return { element, read };
}

/** @param {string} id @param {string[][]} options @param {string} value */
function pick(id, options, value) {
  const box = /** @type {HTMLSelectElement} */ (
    el(
      "select",
      { class: "select", id },
      options.map(([key, text]) => el("option", { value: key, text })),
    )
  );
  box.value = value;
  return box;
}

/** @param {string} id @param {boolean} checked */
function tick(id, checked) {
  const box = /** @type {HTMLInputElement} */ (el("input", { type: "checkbox", id }));
  box.checked = checked;
  return box;
}

/** @param {string} label @param {HTMLElement} control */
const labelled = (label, control) =>
  el("div", { class: "field" }, el("label", { for: control.id, text: label }), control);
/** @param {string} label @param {HTMLElement} control */
const labelledCheck = (label, control) => el("label", { class: "check" }, control, el("span", { text: label }));
