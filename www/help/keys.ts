// @ts-check
/**
 * Every key of the page, by the section in which it works. The sections' own lists are shown, so that a key stands in
 * one place.
 */
import { el } from "../dom.ts";
import { KEY_HELP as LIBRARY } from "../library/game-card.ts";

/** @typedef {import("../lang/lang.ts").Lang} Lang */
/** @typedef {import("../shell/game-types.ts").GameHelp["keys"]} GameKeys */
/** Keys as they are printed, and the key of the text. @typedef {readonly [readonly string[], string]} Row */

/** @param {readonly (readonly [readonly string[], string])[]} rows @param {string} start @returns {Row[]} */
const under = (rows, start) => rows.map(([keys, end]) => [keys, `${start}.${end}`]);

/**
 * @param {Lang} lang @param {GameKeys} game
 * @returns {[string, readonly Row[]][]} the key of each title, and its keys
 */
export const keyGroups = ({ t }, { play, map, explorer, referee }) => [
  [
    "help.keys.page",
    [
      [["?"], "play.keys.help"],
      [["Tab", "⇧ Tab"], "help.keys.tab"],
      [["←", "→"], "help.keys.tabs"],
      [["Esc"], "help.keys.shut"],
    ],
  ],
  ["help.keys.play", [...play.keys.filter(([[first]]) => first !== "?"), [["H"], "help.keys.guide"]]],
  ["help.keys.mouse", play.mouse],
  [
    "help.keys.minimap",
    [
      [["←", "↑", "→", "↓"], "help.keys.minimap.move"],
      [["+", "−"], "help.keys.minimap.zoom"],
      [["Home"], "help.keys.minimap.all"],
    ],
  ],
  ["help.keys.map", under(map, "map.keys")],
  ["help.keys.explorer", under(explorer, "ex.keys")],
  ["help.keys.library", under(LIBRARY, "lib.keys")],
  ["help.keys.referee", referee.map((key) => [t(`keys.${key}.keys`).split(" "), `keys.${key}`])],
];

/** @param {Lang} lang @param {GameKeys} game */
export function keysPart(lang, game) {
  const { t, key: label } = lang;
  const row = (/** @type {Row} */ [keys, text]) => [
    el(
      "dt",
      {},
      keys.map((key) => [el("kbd", { text: label(key) }), " "]),
    ),
    el("dd", { text: t(text) }),
  ];
  const filled = keyGroups(lang, game).filter(([, rows]) => rows.length > 0);
  const groups = filled.map(([title, rows]) =>
    el(
      "section",
      { class: "help-group" },
      el("h3", { text: t(title) }),
      el("dl", { class: "key-list" }, rows.map(row)),
    ),
  );
  return [el("p", { class: "muted", text: t("help.keys.all") }), el("div", { class: "help-groups" }, groups)];
}
