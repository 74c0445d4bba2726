// @ts-check
/** A new game: the scenarios and rules of Rommel in the Desert in the form that every game has. */
import { el } from "../../../dom.ts";
import { showStartForm } from "../../../play/start-form.ts";
import { storedChanges } from "../charts/own-charts.ts";
import { monthOf, monthsEarlier } from "./words.js";

/**
 * @param {HTMLElement} root @param {import("../engine-types.ts").ReadyApp} app
 * @param {import("../../../play/types.ts").StartCallbacks<import("./types.js").RommelInTheDesert>} on
 */
export function showStart(root, app, on) {
  const { t, tn, tag } = app.lang;
  /** @type {{id: string, months: [number, number], blocks: [number, number]}[]} */
  const scenarios = app.wasm.scenarios().scenarios;
  showStartForm(root, app, on, {
    scenarios: scenarios.map(({ id, months, blocks: [axis, allied] }) => {
      const [from, to] = months.map((month) => monthOf(month, monthsEarlier(id), tag));
      return {
        id,
        name: t(`scenario.${id}`),
        lines: [
          t("start.months", { n: months[1] - months[0] + 1, from, to }),
          t("start.blocks", { axis, allied }),
          t(`scenario.${id}.what`),
        ],
      };
    }),
    extras({ group, select }) {
      /** @type {{switches: {field: string, values: string[]}[]}} */
      const { switches } = app.wasm.switches();
      const fields = switches.map(({ field, values }) =>
        select(
          `pl-rule-${field}`,
          t(`rules.switch.${field}`),
          values.map((value) => [value, t(`rules.switch.${field}.${value}`)]),
        ),
      );
      const changes = storedChanges(on.charts, app.wasm);
      const charts = select("pl-new-charts", t("charts.choose"), [
        ["", t("charts.shipped")],
        ...(changes.length ? [/** @type {[string, string]} */ (["own", tn("charts.choose.own", changes.length)])] : []),
      ]);
      const isOwn = () => /** @type {HTMLSelectElement} */ (charts.querySelector("select")).value === "own";
      return {
        nodes: [
          group("play.new.rules", el("div", { class: "pl-more" }, fields)),
          group("charts.title", el("p", { class: "muted", text: t("charts.choose.what") }), charts),
        ],
        options: () => ({
          ...(isOwn() && { charts: changes }),
          rules: Object.fromEntries(
            switches.map(({ field }, i) => [
              field,
              /** @type {HTMLSelectElement} */ (fields[i].querySelector("select")).value,
            ]),
          ),
        }),
        error: () => "",
        refresh() {},
        fix: "pl-new-more",
      };
    },
  });
}
