// @ts-check
/**
 * Every key of the page, by the section in which it works. The sections' own lists are shown, so that a key stands in
 * one place.
 */
import { el } from "../dom.js";
import { KEYS as EXPLORER } from "../games/desert-fox/explorer/overlays.js";
import { KEYS as MAP } from "../games/desert-fox/home/legend.js";
import { KEY_HELP as LIBRARY } from "../library/game-card.js";
import { KEYS as PLAY } from "../play/menu.js";
import { KEYS as REFEREE } from "../games/desert-fox/referee/report/report.js";

/** @typedef {import("../lang/lang.js").Lang} Lang */
/** Keys as they are printed, and the key of the text. @typedef {readonly [readonly string[], string]} Row */

/** @param {readonly (readonly [readonly string[], string])[]} rows @param {string} start @returns {Row[]} */
const under = (rows, start) => rows.map(([keys, end]) => [keys, `${start}.${end}`]);

/** @param {Lang} lang @returns {[string, readonly Row[]][]} the key of each title, and its keys */
export const keyGroups = ({ t }) => [
  [
    "help.keys.page",
    [
      [["?"], "play.keys.help"],
      [["Tab", "⇧ Tab"], "help.keys.tab"],
      [["←", "→"], "help.keys.tabs"],
      [["Esc"], "help.keys.shut"],
    ],
  ],
  ["help.keys.play", [...PLAY.filter(([[first]]) => first !== "?"), [["H"], "help.keys.guide"]]],
  [
    "help.keys.minimap",
    [
      [["←", "↑", "→", "↓"], "help.keys.minimap.move"],
      [["+", "−"], "help.keys.minimap.zoom"],
      [["Home"], "help.keys.minimap.all"],
    ],
  ],
  ["help.keys.map", under(MAP, "map.keys")],
  ["help.keys.explorer", under(EXPLORER, "ex.keys")],
  ["help.keys.library", under(LIBRARY, "lib.keys")],
  ["help.keys.referee", REFEREE.map((key) => [t(`keys.${key}.keys`).split(" "), `keys.${key}`])],
];

/** @param {Lang} lang */
export function keysPart(lang) {
  const { t, key: label } = lang;
  const row = (/** @type {Row} */ [keys, text]) => [
    el(
      "dt",
      {},
      keys.map((key) => [el("kbd", { text: label(key) }), " "]),
    ),
    el("dd", { text: t(text) }),
  ];
  const groups = keyGroups(lang).map(([title, rows]) =>
    el(
      "section",
      { class: "help-group" },
      el("h3", { text: t(title) }),
      el("dl", { class: "key-list" }, rows.map(row)),
    ),
  );
  return [el("p", { class: "muted", text: t("help.keys.all") }), el("div", { class: "help-groups" }, groups)];
}
