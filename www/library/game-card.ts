/** One kept game in the list: its picture, what it is, how it is stored, and what can be done with it. */
import { el } from "../dom.ts";
import { exportDue } from "../store/card.ts";
import { badge, decidesLine, pictureOf, timeOf, titleOf, whatOf } from "./texts.ts";
import type { Listed } from "../store/listed.ts";
import type { LibraryContext } from "./types.ts";

/** The keys of the list of games, with the end of their text's key. */
export const KEY_HELP: readonly [string[], string][] = [
  [["↑", "↓"], "move"],
  [["Enter"], "open"],
  [["F2"], "rename"],
  [["D"], "copy"],
  [["E"], "export"],
  [["Delete"], "delete"],
  [["Ctrl Z"], "undo"],
  [["I"], "import"],
];
/** What a key does with the game that has the focus. */
export const KEYS: Record<string, string> = { F2: "rename", d: "copy", e: "export", Delete: "delete" };
const KEY_OF = new Map(Object.entries(KEYS).map(([key, act]) => [act, key]));

export function gameCard(game: Listed, ctx: LibraryContext, elsewhere: Set<string>) {
  const { lang, calls } = ctx;
  const { t, tn } = lang;
  const { id, card, memory, copied, state } = game;
  const name = titleOf(card, lang);
  const due = state === "good" && exportDue(card, calls.now());
  const whole = state === "good" || state === "older";
  const current = ctx.current() === id;
  const facts = whatOf(card, lang);
  const badges = [
    ctx.listed && ctx.all().length > 1 && badge("", ctx.listed.name),
    current && badge("accent", t("lib.badge.here")),
    elsewhere.has(id) && badge("warn", t("lib.badge.elsewhere")),
    memory && badge("bad", t("lib.badge.memory")),
    copied && ctx.games.place === "database" && badge("warn", t("lib.badge.copied")),
    state !== "good" && badge(state === "later" ? "warn" : "bad", t(`lib.badge.${state}`)),
    state === "good" && game.damaged.length > 0 && badge("warn", t("lib.badge.aside")),
    due && badge("warn", t("lib.badge.due")),
  ].filter(Boolean);
  const notes = [memory && t(`lib.memory.${memory}`), due && tn(`lib.due.${due.why}`, due.n)].filter(Boolean);
  const acts = whole ? [current ? "back" : "open", "rename", "copy", "export", "delete"] : ["open", "delete"];
  return el(
    "li",
    { class: `lib-game${current ? " is-current" : ""}`, data: { game: id } },
    pictureOf(game.picture),
    el(
      "div",
      { class: "lib-facts" },
      el("h3", { class: "lib-name", text: name }),
      facts && el("p", { text: facts }),
      whole && decidesLine(card, lang, ctx.saves.sides),
      el("p", {
        class: "muted num",
        text: [
          tn("lib.saved", card.orders, { at: timeOf(card.savedAt, lang) }),
          card.exported && t("lib.exported", { at: timeOf(card.exported.at, lang) }),
        ]
          .filter(Boolean)
          .join(" · "),
      }),
      badges.length > 0 && el("p", { class: "card-row" }, badges),
      notes.length > 0 && el("p", { class: "lib-note", text: notes.join(" ") }),
    ),
    el(
      "div",
      { class: "lib-acts" },
      acts.map((act) => button(act, id, name)),
      game.damaged.length > 0 && whole && button("damaged", id, name),
    ),
  );

  function button(act: string, id: string, name: string) {
    const main = act === "open" || act === "back";
    const text = t(act === "damaged" ? "lib.damaged.button" : `lib.${act}`);
    return el("button", {
      type: "button",
      id: `lib-${id}-${main ? "open" : act}`,
      class: `button ${main ? "button-primary" : "button-small"}`,
      data: { act: main ? "open" : act },
      "aria-label": t("lib.label", { act: text, name }),
      "aria-keyshortcuts": KEY_OF.get(act)?.toUpperCase().replace("DELETE", "Delete") ?? null,
      text,
    });
  }
}
