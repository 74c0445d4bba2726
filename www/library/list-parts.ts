/** Small parts of the library around its list: the line that undoes a deletion, the empty list, the keys. */
import { el } from "../dom.ts";
import { KEY_HELP } from "./game-card.ts";
import type { Lang } from "../lang/lang.ts";

/** `text`: what was deleted. */
export const undoBar = (t: Lang["t"], text: string) => [
  el("span", { text }),
  " ",
  el("button", {
    type: "button",
    class: "button button-small",
    id: "lib-undo",
    data: { act: "undo" },
    "aria-label": t("lib.label", { act: t("lib.undo"), name: text }),
    "aria-keyshortcuts": "Control+Z",
    text: t("lib.undo"),
  }),
];

export const emptyView = (t: Lang["t"]) =>
  el(
    "div",
    { class: "lib-empty card" },
    el("h3", { text: t("lib.empty") }),
    el("p", { class: "muted", text: t("lib.empty.text") }),
  );

/** The choice of the game whose saved games are listed. */
export function gameFilter(t: Lang["t"], changed: () => void) {
  const box = el("select", {
    class: "select",
    id: "lib-game",
    autocomplete: "off",
    on: { change: changed },
  });
  const element = el("div", { class: "field lib-filter", hidden: true });
  element.append(el("label", { for: "lib-game", text: t("lib.game") }), box);
  return {
    element,
    /** The name of the game chosen; empty for all. */
    value: () => box.value,
    offer(names: string[]) {
      const options = names.map((name) => el("option", { value: name, text: name }));
      box.replaceChildren(el("option", { value: "", text: t("lib.game.all") }), ...options);
      element.hidden = names.length < 2;
    },
  };
}

export const keyHelp = ({ t, key }: Lang) =>
  el(
    "details",
    { class: "lib-keys" },
    el("summary", { id: "lib-keys", text: t("lib.keys") }),
    el(
      "dl",
      { class: "key-list" },
      KEY_HELP.map(([caps, name]) => [
        el(
          "dt",
          {},
          caps.map((cap) => el("kbd", { text: key(cap) })),
        ),
        el("dd", { text: t(`lib.keys.${name}`) }),
      ]),
    ),
  );
