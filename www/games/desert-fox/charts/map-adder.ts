/** The form that looks a value of the map up by its hexes. */
import { el } from "../../../dom.ts";
import type { OwnValue, ReadyApp } from "../engine-types.ts";

/** Asks for a value of the map that is not listed. */
export function mapAdder(app: ReadyApp, found: (value: OwnValue) => void) {
  const { t } = app.lang;
  const hex = el("input", {
    class: "input num",
    id: "ch-map-hex",
    placeholder: "L2104",
    autocomplete: "off",
    spellcheck: "false",
    size: 8,
  });
  const far = el("input", {
    class: "input num",
    id: "ch-map-far",
    placeholder: "L2105",
    autocomplete: "off",
    spellcheck: "false",
    size: 8,
  });
  const kind = el(
    "select",
    { class: "select", id: "ch-map-kind" },
    ["terrain", "hexside", "way", "rail"].map((key) => el("option", { value: key, text: t(`charts.value.${key}`) })),
  );
  const said = el("p", { class: "field-error", role: "alert", id: "ch-map-fault" });
  const farField = labelled("ch-map-far", t("charts.map.far"), far);
  const updateFields = () => void (farField.hidden = kind.value === "terrain");
  kind.addEventListener("change", updateFields);
  updateFields();
  const add = () => {
    const number = (box: HTMLInputElement) => box.value.trim().toUpperCase();
    const what = `map/${number(hex)}${kind.value === "terrain" ? "" : `-${number(far)}`}/${kind.value}`;
    const value = app.wasm
      .chartTables({ changes: [], also: [what] })
      .values.find((value: OwnValue) => value.what === what);
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

export const labelled = (id: string, label: string, control: HTMLElement) =>
  el("div", { class: "field" }, el("label", { for: id, text: label }), control);
