/**
 * Every key of the page, by the section in which it works. The sections' own lists are shown, so that a key stands in
 * one place.
 */
import { el } from "../dom.ts";
import { KEY_HELP as LIBRARY } from "../library/game-card.ts";
import type { GameHelp } from "../shell/game-types.ts";
import type { Lang } from "../lang/lang.ts";

type GameKeys = GameHelp["keys"];

/** Keys as they are printed, and the key of the text. */
type Row = readonly [readonly string[], string];

const under = (rows: readonly (readonly [readonly string[], string])[], start: string): Row[] =>
  rows.map(([keys, end]) => [keys, `${start}.${end}`]);

/** Returns the key of each title, and its keys. */
export const keyGroups = ({ t }: Lang, { play, map, explorer, referee }: GameKeys): [string, readonly Row[]][] => [
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

export function keysPart(lang: Lang, game: GameKeys) {
  const { t, key: label } = lang;
  const row = ([keys, text]: Row) => [
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
