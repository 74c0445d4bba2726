// @ts-check
/** What the list of games asks of the engine about charts and sheets that come in. */
import { LARGEST_CHARTS, TOO_LONG } from "../charts/missing-charts.ts";
import { chartFault } from "../charts/texts.ts";
import { positionReader } from "../explorer/stored-position.ts";
import { combatReader } from "../referee/stored-sheet.ts";

/**
 * @param {import("../engine-types.ts").ReadyApp} app
 * @returns {Required<Pick<import("../../../library/types.ts").Calls, "charts"|"sheet">>}
 */
export function engineCalls(app) {
  const readers = { combat: combatReader(app), position: positionReader(app) };
  return {
    charts(text) {
      const report = text.length > LARGEST_CHARTS ? TOO_LONG : app.wasm.readCharts(text);
      return report.kind === "charts" ? report : { refusal: chartFault(report.fault, app), code: report.fault.code };
    },
    sheet: (sheet, text) => readers[sheet](text) !== null,
  };
}
