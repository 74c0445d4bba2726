/** The places of charts, counters and map in words, and what is wrong with a file of charts. */

import { monthOf } from "../play/texts.js";
import type { ReadyApp as App, ChartFault, RosterUnit } from "../engine-types.ts";

type Speaker = Pick<App, "lang">;

/** The groups of the editor, and how the places in each begin. */
export const GROUPS: [string, string[]][] = [
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

/** What places of a scenario begin with, and whether they are in the group of its set-up or of its schedule. */
const OF_SCENARIO: Record<string, string> = {
  scenario: "setup",
  setup: "setup",
  victory: "setup",
  arrival: "schedule",
  withdrawal: "schedule",
  return: "schedule",
};

/** Every group: those of the whole game, two for each scenario, the map last. `scenarios`: their ids. */
export function groupsOf(scenarios: Iterable<string>): string[] {
  const names = GROUPS.map(([group]) => group);
  const own = [...scenarios].flatMap((id) => [`setup-${id}`, `schedule-${id}`]);
  return [...names.slice(0, -1), ...own, ...names.slice(-1)];
}

/** The group of a place. */
export function groupOf(what: string, scenarios: { has: (id: string) => boolean }) {
  const [start = "", id = ""] = what.split("/");
  if (OF_SCENARIO[start] && scenarios.has(id)) return `${OF_SCENARIO[start]}-${id}`;
  return GROUPS.find(([, starts]) => starts.some((start) => what.startsWith(start)))?.[0] ?? "game";
}

/** A place in words. */
export function placeName(what: string, { lang }: Speaker, roster: Map<string, RosterUnit>) {
  const { t, has } = lang;
  const parts = what.split("/");
  const [start, one = "", two = ""] = parts;
  const unit = (id: string) => roster.get(id)?.name ?? id;
  switch (start) {
    case "results":
      return t("charts.place.results", {
        line: one === "attackers" ? t("charts.line.attackers") : t("charts.line.morale", { n: one.slice(-1) }),
        column: two,
      });
    case "rows":
      return t("charts.place.rows", { row: t(`row.${one}`), column: two });
    case "hexsides":
      return t("charts.place.hexsides", { side: t(`hexside.${one}`), class: t(`class.${two}`) });
    case "cities":
      return t("charts.place.cities", { city: has(`city.${one}`) ? t(`city.${one}`) : one });
    case "movement":
      return two
        ? t("tables.movement", { ground: t(`tables.ground.${one}`), class: t(`class.${two}`) })
        : t(`tables.${parts.join(".")}`);
    case "arrival":
    case "withdrawal":
    case "return":
      return t(`charts.place.${start}`, { unit: unit(two || one) });
    case "setup":
      if (parts.length > 3) return setUp(two, parts[3] ?? "", lang);
      return two === "repaired" ? t("charts.place.setup.repaired") : t("charts.place.setup", { unit: unit(two) });
    case "scenario":
      return t(`charts.place.${two}`);
    case "victory":
      return table(ofScale(parts), lang);
    case "units":
      return parts.length > 3
        ? t("charts.place.face", {
            unit: unit(one),
            side: t(`charts.face.${two}`),
            value: t(`charts.value.${parts[3]}`),
          })
        : t("charts.place.unit", { unit: unit(one), value: t(`charts.value.${two}`) });
    case "map":
      return one === "places"
        ? t("charts.place.name", { name: two })
        : t("charts.place.map", { hex: one.replace("-", "–"), value: t(`charts.value.${two}`) });
    default:
      return table(parts, lang);
  }
}

/** What stands at set-up beside the units. `whose`: side, nation group or port. */
function setUp(kind: string, whose: string, { t }: App["lang"]) {
  const owner = kind === "refit" ? `nation.${whose}` : `side.${whose}`;
  return t(`charts.place.setup.${kind}`, { whose: kind === "ports" ? whose : t(owner) });
}

/** The place of a number of a scenario's victory scale without the scenario. */
function ofScale(parts: string[]) {
  const [victory = "", scenario = "", ...number] = parts;
  const own = number.length > 1 || (number.length === 1 && !["axis", "commonwealth"].includes(scenario));
  return own ? [victory, ...number] : parts;
}

/** A value of the tables, or of a track by game-turn or by die. */
function table(parts: string[], { t, has, tag }: App["lang"]) {
  const key = parts.join(".");
  if (has(`tables.${key}`)) return t(`tables.${key}`);
  if (has(`charts.table.${key}`)) return t(`charts.table.${key}`);
  const [index, track] = [parts.at(-1) ?? "", parts.slice(0, -1).join(".")];
  const month = /^-?\d{1,3}$/.test(index) ? monthOf(Number(index), 0, tag) : "";
  return has(`charts.track.${track}`) ? t(`charts.track.${track}`, { n: index, month }) : parts.join(" / ");
}

/** A value as a reader says it. */
export const said = (value: string, { lang: { t, has } }: Speaker) =>
  has(`charts.word.${value}`) ? t(`charts.word.${value}`) : value;

/** What is wrong with charts, and where. */
export function chartFault({ code, path, what, value }: ChartFault, { lang: { t, has } }: Speaker) {
  const at = /^changes\[(\d+)\]/.exec(path);
  const text = t(has(`charts.fault.${code}`) ? `charts.fault.${code}` : "charts.fault.unreadable", {
    what,
    value,
    path,
  });
  return at ? t("charts.fault.at", { n: Number(at[1]) + 1, text }) : text;
}
