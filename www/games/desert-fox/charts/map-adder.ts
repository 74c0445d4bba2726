// @ts-check
/** The form that looks a value of the map up by its hexes. */
import { el } from "../../../dom.ts";

/** @typedef {import("../engine-types.ts").OwnValue} OwnValue */

/**
 * Asks for a value of the map that is not listed.
 * @param {import("../engine-types.ts").ReadyApp} app @param {(value: OwnValue) => void} found
 */
export function mapAdder(app, found) {
  const { t } = app.lang;
  const hex = /** @type {HTMLInputElement} */ (
    el("input", {
      class: "input num",
      id: "ch-map-hex",
      placeholder: "L2104",
      autocomplete: "off",
      spellcheck: "false",
      size: 8,
    })
  );
  const far = /** @type {HTMLInputElement} */ (
    el("input", {
      class: "input num",
      id: "ch-map-far",
      placeholder: "L2105",
      autocomplete: "off",
      spellcheck: "false",
      size: 8,
    })
  );
  const kind = /** @type {HTMLSelectElement} */ (
    el(
      "select",
      { class: "select", id: "ch-map-kind" },
      ["terrain", "hexside", "way", "rail"].map((key) => el("option", { value: key, text: t(`charts.value.${key}`) })),
    )
  );
  const said = el("p", { class: "field-error", role: "alert", id: "ch-map-fault" });
  const farField = labelled("ch-map-far", t("charts.map.far"), far);
  const updateFields = () => void (farField.hidden = kind.value === "terrain");
  kind.addEventListener("change", updateFields);
  updateFields();
  const add = () => {
    const number = (/** @type {HTMLInputElement} */ box) => box.value.trim().toUpperCase();
    const what = `map/${number(hex)}${kind.value === "terrain" ? "" : `-${number(far)}`}/${kind.value}`;
    const value = app.wasm
      .chartTables({ changes: [], also: [what] })
      .values.find((/** @type {OwnValue} */ value) => value.what === what);
    if (!value) return void (said.textContent = t("charts.map.none"));
    found(value);
  };
  return el(
    "div",
    { class: "rc-two ch-adder" },
    labelled("ch-map-kind", t("charts.map.kind"), kind),
    labelled("ch-map-hex", t("charts.map.hex"), hex),
    farField,
    el("button", {
      type: "button",
      class: "button",
      id: "ch-map-add",
      text: t("charts.map.add"),
      on: { click: add },
    }),
    said,
  );
}

/** @param {string} id @param {string} label @param {HTMLElement} control */
export const labelled = (id, label, control) =>
  el("div", { class: "field" }, el("label", { for: id, text: label }), control);
