// @ts-check
/**
 * Games that are played with charts of one's own: their values are looked for here, and asked for where they are not.
 */
import { el } from "../../../dom.ts";
import { askDialog } from "../../../worksheet/dialogs.ts";
import { detailsOf } from "../../../play/errors.ts";
import { chartFault } from "./texts.ts";

/** @typedef {import("../engine-types.ts").ReadyApp} App */
/** @typedef {import("../engine-types.ts").Handle} Handle */
/** @typedef {import("../../../store/charts.ts").Charts} Charts */
/** @typedef {{name: string, check: string}} Named */

/** Bytes of the largest file of charts. */
export const LARGEST_CHARTS = 1024 * 1024;

/** What is said of a file that is not even read. @type {Extract<import("../engine-types.ts").ChartSetReport, {kind: "refused"}>} */
export const TOO_LONG = { kind: "refused", fault: { code: "too-long", path: "", what: "", value: "" } };

/** The charts that a refusal of the engine asks for. @param {unknown} error @returns {Named|null} */
export function neededBy(error) {
  const refusal = detailsOf(error).refusals?.[0];
  return refusal?.code === "charts-needed"
    ? { name: String(refusal.unit ?? ""), check: String(refusal.found ?? "") }
    : null;
}

/**
 * The engine's calls, with games opened by the charts kept here where they name some.
 * @param {import("../engine-types.ts").Wasm} wasm @param {import("../../../play/types.ts").ChartFinder} chartStore
 */
export function withCharts(wasm, chartStore) {
  const charted = (/** @type {(charts?: import("../engine-types.ts").ChartChange[]) => Handle} */ read) => {
    try {
      return read();
    } catch (error) {
      const set = chartStore.find(neededBy(error)?.check ?? "");
      const report = set && wasm.readCharts(set.text);
      if (report?.kind !== "charts") throw error;
      return read(report.changes);
    }
  };
  return {
    ...wasm,
    Game: {
      begin: (/** @type {import("../engine-types.ts").GameStart} */ start) => wasm.Game.begin(start),
      load: (/** @type {string} */ text) => charted((charts) => wasm.Game.load(text, charts)),
      open: (/** @type {string} */ link) => charted((charts) => wasm.Game.open(link, charts)),
      loadAsFar: (/** @type {string} */ text) => charted((charts) => wasm.Game.loadAsFar(text, charts)),
      openAsFar: (/** @type {string} */ link) => charted((charts) => wasm.Game.openAsFar(link, charts)),
    },
  };
}

/**
 * Asks for the file of the charts that a game needs, until it is there or the player gives up.
 * @param {HTMLElement} dialogs @param {App} app @param {Charts} chartStore @param {Named} named
 * @returns {Promise<boolean>} whether the charts are kept now
 */
export async function askForCharts(dialogs, app, chartStore, named) {
  const { t } = app.lang;
  const fault = el("p", { class: "field-error", role: "alert", id: "ch-need-fault" });
  const file = /** @type {HTMLInputElement} */ (
    el("input", { type: "file", id: "ch-need-file", accept: ".json,application/json" })
  );
  let got = false;
  file.addEventListener("change", () => void readFile());
  async function readFile() {
    const chosen = file.files?.[0];
    if (!chosen) return;
    const report = chosen.size > LARGEST_CHARTS ? TOO_LONG : app.wasm.readCharts(await chosen.text());
    file.value = "";
    if (report.kind !== "charts") return void (fault.textContent = chartFault(report.fault, app));
    if (report.check !== named.check)
      return void (fault.textContent = t("charts.need.wrong", { name: report.name, check: report.check }));
    chartStore.save({ ...report, played: true });
    got = true;
    /** @type {HTMLDialogElement} */ (file.closest("dialog")).close("ok");
  }
  await askDialog(dialogs, {
    about: "charts",
    title: t("charts.need"),
    body: [
      el("p", { text: t("charts.need.text", named) }),
      el("p", { class: "muted", text: t("charts.need.what") }),
      el("div", { class: "field" }, el("label", { for: "ch-need-file", text: t("charts.need.file") }), file),
      fault,
    ],
    buttons: [{ value: "", text: t("charts.need.no") }],
  });
  return got;
}
