// @ts-check
/** A new game: the scenarios and rules of Rommel in the Desert in the form that every game has. */
import { el } from "../../../dom.js";
import { showStartForm } from "../../../play/start-form.js";
import { monthOf, monthsEarlier } from "./words.js";

/**
 * @param {HTMLElement} root @param {import("../../../app.js").App} app
 * @param {import("../../../play/types.js").StartCallbacks<any>} on
 */
export function showStart(root, app, on) {
  const { t, tag } = app.lang;
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
      return {
        nodes: [group("play.new.rules", el("div", { class: "pl-more" }, fields))],
        options: () => ({
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
