// @ts-check
/** The places of charts, counters and map in words, and what is wrong with a file of charts. */

import { monthOf } from "../play/words.js";

/** @typedef {import("../../app.js").App} App */
/** @typedef {Pick<App, "lang"> & {map?: any}} Speaker */
/** @typedef {import("../../../pkg/desert_fox.js").ChartFault} ChartFault */
/** @typedef {import("../../../pkg/desert_fox.js").RosterUnit} RosterUnit */

/** The groups of the editor, and how the places in each begin. @type {[string, string[]][]} */
export const GROUPS = [
  ["results", ["results/"]],
  ["rows", ["rows/", "cities/"]],
  ["hexsides", ["hexsides/"]],
  ["movement", ["movement/", "allowance/", "stacking/", "disruption/", "overrun/", "transport/", "railroad/"]],
  ["supply", ["supply/", "supplyUnit/", "msu/", "convoy", "supplyCounters/"]],
  ["air", ["air/", "malta/", "raid/", "naval/"]],
  ["refit", ["refit/", "rebuild", "fort/"]],
  ["game", ["initiative/", "victory/", "reinforcement/", "tiger/", "rommel/"]],
  ["schedule", ["arrival/", "withdrawal/", "return/", "withdrawalDie/", "returnDie/"]],
  ["units", ["units/"]],
  ["map", ["map/"]],
];

/** The group of a place. @param {string} what */
export const groupOf = (what) => GROUPS.find(([, starts]) => starts.some((start) => what.startsWith(start)))?.[0] ?? "game";

/** A place in words. @param {string} what @param {Speaker} app @param {Map<string, RosterUnit>} roster */
export function placeName(what, { lang }, roster) {
  const { t, has } = lang;
  const parts = what.split("/");
  const [start, one = "", two = ""] = parts;
  const unit = (/** @type {string} */ id) => roster.get(id)?.name ?? id;
  switch (start) {
    case "results":
      return t("charts.place.results", { line: one === "attackers" ? t("charts.line.attackers") : t("charts.line.morale", { n: one.slice(-1) }), column: two });
    case "rows":
      return t("charts.place.rows", { row: t(`row.${one}`), column: two });
    case "hexsides":
      return t("charts.place.hexsides", { side: t(`hexside.${one}`), class: t(`class.${two}`) });
    case "cities":
      return t("charts.place.cities", { city: has(`city.${one}`) ? t(`city.${one}`) : one });
    case "movement":
      return two ? t("tables.movement", { ground: t(`tables.ground.${one}`), class: t(`class.${two}`) }) : t(`tables.${parts.join(".")}`);
    case "arrival":
    case "withdrawal":
    case "return":
      return t(`charts.place.${start}`, { unit: unit(one) });
    case "units":
      return parts.length > 3 ? t("charts.place.face", { unit: unit(one), side: t(`charts.face.${two}`), value: t(`charts.value.${parts[3]}`) }) : t("charts.place.unit", { unit: unit(one), value: t(`charts.value.${two}`) });
    case "map":
      return one === "places" ? t("charts.place.name", { name: two }) : t("charts.place.map", { hex: one.replace("-", "–"), value: t(`charts.value.${two}`) });
    default:
      return table(parts, lang);
  }
}

/** A value of the tables, or of a track by game-turn or by die. @param {string[]} parts @param {App["lang"]} lang */
function table(parts, { t, has, tag }) {
  const key = parts.join(".");
  if (has(`tables.${key}`)) return t(`tables.${key}`);
  if (has(`charts.table.${key}`)) return t(`charts.table.${key}`);
  const [index, track] = [parts.at(-1) ?? "", parts.slice(0, -1).join(".")];
  const month = /^-?\d{1,3}$/.test(index) ? monthOf(Number(index), 0, tag) : "";
  return has(`charts.track.${track}`) ? t(`charts.track.${track}`, { n: index, month }) : parts.join(" / ");
}

/** A value as a reader says it. @param {string} value @param {Speaker} app */
export const said = (value, { lang: { t, has } }) => (has(`charts.word.${value}`) ? t(`charts.word.${value}`) : value);

/** What is wrong with charts, and where. @param {ChartFault} fault @param {Speaker} app */
export function chartFault({ code, path, what, value }, { lang: { t, has } }) {
  const at = /^changes\[(\d+)\]/.exec(path);
  const text = t(has(`charts.fault.${code}`) ? `charts.fault.${code}` : "charts.fault.unreadable", { what, value, path });
  return at ? t("charts.fault.at", { n: Number(at[1]) + 1, text }) : text;
}
