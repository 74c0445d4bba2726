/**
 * Games that are played with charts of one's own: their values are looked for here, and asked for where they are not.
 */
import { el } from "../../../dom.ts";
import { askDialog } from "../../../worksheet/dialogs.ts";
import { detailsOf } from "../../../play/errors.ts";
import { chartFault } from "./texts.ts";
import type { ReadyApp as App, ChartChange, ChartSetReport, GameStart, Handle, Wasm } from "../engine-types.ts";
import type { ChartFinder } from "../../../play/types.ts";
import type { Charts } from "../../../store/charts.ts";

type Named = {
  name: string;
  check: string;
};

/** Bytes of the largest file of charts. */
export const LARGEST_CHARTS = 1024 * 1024;

/** What is said of a file that is not even read. */
export const TOO_LONG: Extract<ChartSetReport, { kind: "refused" }> = {
  kind: "refused",
  fault: { code: "too-long", path: "", what: "", value: "" },
};

/** The charts that a refusal of the engine asks for. */
export function neededBy(error: unknown): Named | null {
  const refusal = detailsOf(error).refusals?.[0];
  return refusal?.code === "charts-needed"
    ? { name: String(refusal.unit ?? ""), check: String(refusal.found ?? "") }
    : null;
}

/** The engine's calls, with games opened by the charts kept here where they name some. */
export function withCharts(wasm: Wasm, chartStore: ChartFinder) {
  const charted = (read: (charts?: ChartChange[]) => Handle) => {
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
      begin: (start: GameStart) => wasm.Game.begin(start),
      load: (text: string) => charted((charts) => wasm.Game.load(text, charts)),
      open: (link: string) => charted((charts) => wasm.Game.open(link, charts)),
      loadAsFar: (text: string) => charted((charts) => wasm.Game.loadAsFar(text, charts)),
      openAsFar: (link: string) => charted((charts) => wasm.Game.openAsFar(link, charts)),
    },
  };
}

/**
 * Asks for the file of the charts that a game needs, until it is there or the player gives up. Returns whether the
 * charts are kept now.
 */
export async function askForCharts(dialogs: HTMLElement, app: App, chartStore: Charts, named: Named): Promise<boolean> {
  const { t } = app.lang;
  const fault = el("p", { class: "field-error", role: "alert", id: "ch-need-fault" });
  const file = el("input", { type: "file", id: "ch-need-file", accept: ".json,application/json" });
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
    file.closest<HTMLDialogElement>("dialog")!.close("ok");
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
