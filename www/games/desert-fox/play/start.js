// @ts-check
/** A new game: the scenarios, rules and charts of Desert Fox in the form that every game has. */
import { el, replace } from "../../../dom.ts";
import { showStartForm } from "../../../play/start-form.ts";
import { rulesChooser } from "../choice/chooser.ts";
import { monthOf } from "./texts.js";

/** @typedef {import("../engine-types.ts").ScenarioInfo} ScenarioInfo */
/** @typedef {import("../engine-types.ts").GameStart} GameStart */

/**
 * @param {HTMLElement} root @param {import("../engine-types.ts").ReadyApp} app
 * @param {import("../../../play/types.ts").StartCallbacks<import("../engine-types.ts").DesertFox>} on
 */
export function showStart(root, app, on) {
  const { t, tag } = app.lang;
  /** @type {ScenarioInfo[]} */
  const scenarios = app.wasm.scenarios().scenarios;
  showStartForm(root, app, on, {
    scenarios: scenarios.map(({ id, name, set, earlier, firstTurn, lastTurn, firstPlayer }) => ({
      id,
      name: t(name),
      lines: [
        t("play.new.turns", {
          n: lastTurn - firstTurn + 1,
          from: monthOf(firstTurn, earlier, tag),
          to: monthOf(lastTurn, earlier, tag),
        }),
        t("play.new.begins", { side: t(`side.${firstPlayer}`), set: t(`play.new.set.${set}`) }),
        t(`play.new.about.${name.split(".").at(-1)}`),
      ],
    })),
    extras({ option, group, select, scenario }) {
      const rules = rulesChooser(
        app,
        option,
        () => scenarios.find(({ id }) => id === scenario()) ?? { lastTurn: 99, earlier: 0 },
      );
      const own = chartsField(app, on, select);
      return {
        nodes: [group("play.new.rules", rules.nodes), group("charts.group", own.nodes)],
        options: () => ({ rules: rules.choice(), ...own.charts() }),
        error: rules.error,
        refresh: rules.refresh,
        fix: "rc-mend",
      };
    },
  });
}

/**
 * Charts of one's own.
 * @param {import("../engine-types.ts").ReadyApp} app @param {import("../../../play/types.ts").StartCallbacks<import("../engine-types.ts").DesertFox>} on
 * @param {typeof import("../../../play/start-form.ts").select} select
 */
function chartsField(app, on, select) {
  const { t } = app.lang;
  const charts = select("pl-new-charts", t("charts.choose"), []);
  const chartsBox = /** @type {HTMLSelectElement} */ (charts.querySelector("select"));
  /** In which row each set is edited, by its check. @type {Map<string, string>} */
  let rows = new Map();
  /** Lists the charts that are kept. @param {string} check those to be chosen */
  function listCharts(check) {
    rows = new Map(on.charts.list().map((set) => [set.check, set.id]));
    replace(
      chartsBox,
      el("option", { value: "", text: t("charts.shipped") }),
      on.charts.list().map((set) => el("option", { value: set.check, text: t("charts.option", set) })),
    );
    chartsBox.value = on.charts.find(check) ? check : "";
  }
  listCharts("");
  const editCharts = async () => {
    const last = await on.charts.edit();
    listCharts(last || chartsBox.value);
    document.getElementById("pl-new-charts-edit")?.focus();
  };
  /** The charts chosen, as a game takes them. */
  function ownCharts() {
    const check = chartsBox.value;
    // Another window may have changed the set meanwhile.
    const set = on.charts.find(check) ?? on.charts.list().find(({ id }) => id === rows.get(check));
    if (!set) return {};
    const report = app.wasm.readCharts(set.text);
    return report.kind === "charts"
      ? { charts: report.changes, ownCharts: { name: set.name, check: report.check } }
      : {};
  }
  return {
    charts: ownCharts,
    nodes: [
      el("p", { class: "muted", text: t("charts.what") }),
      el(
        "div",
        { class: "pl-more" },
        charts,
        el("button", {
          type: "button",
          class: "button",
          id: "pl-new-charts-edit",
          text: t("charts.open"),
          on: { click: () => void editCharts() },
        }),
      ),
    ],
  };
}
