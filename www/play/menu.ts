/** The line above the map: what can be done with the game as a whole; and the keys. */
import { el } from "../dom.ts";
import { button } from "../worksheet/widgets.ts";
import { menu } from "../worksheet/menu.ts";
import { mayExplain } from "./reasons.ts";
import type { KeyRow, PlayKeys } from "../shell/game-types.ts";
import type { PlayContext } from "./types.ts";

const ITEMS = ["new", "games", "share", "replay", "note", "seats", "why", "verify"];

/** The keys of the game screen: those of every game, and between them a game's own. */
export const keysWith = (...own: KeyRow[]): KeyRow[] => [
  [["←", "↑", "→", "↓", "Q", "E", "A", "D"], "play.keys.arrows"],
  [["Enter"], "play.keys.enter"],
  ...own,
  [["X"], "play.keys.done"],
  [["Ctrl+Z", "Ctrl+Y"], "play.keys.undo"],
  [["0", "…", "9"], "play.keys.digits"],
  [["M"], "play.keys.map"],
  [["T"], "play.keys.panel"],
  [["L"], "play.keys.log"],
  [["W"], "play.keys.note"],
  [["O"], "play.keys.overview"],
  [["G"], "play.keys.goto"],
  [["+", "−", "0"], "play.keys.zoom"],
  [["Esc"], "play.keys.escape"],
  [["?"], "play.keys.help"],
];

export function menuView(ctx: PlayContext) {
  const { t } = ctx.app.lang;
  const items = ctx.callbacks.menu ?? ITEMS;
  const own = ctx.now.view.ownCharts;
  return el(
    "div",
    { class: "ref-toolbar pl-bar" },
    el("h2", { class: "pl-name", title: t(ctx.session.scenario.name), text: t(ctx.session.scenario.name) }),
    own &&
      el("p", {
        class: "muted pl-charts",
        id: "pl-charts",
        title: t("charts.game", { ...own }),
        text: t("charts.game", { ...own }),
      }),
    el(
      "div",
      { class: "ref-tools" },
      ctx.callbacks.keys?.(),
      menu(
        "pl",
        t("play.menu"),
        items
          .filter((key) => key !== "why" || mayExplain(ctx))
          .map((key) => button(`menu.${key}`, t(`play.menu.${key}`), { class: "ref-menu-item", id: `pl-menu-${key}` })),
      ),
      button("overview", t("play.overview.open"), { id: "pl-overview", "aria-haspopup": "dialog" }),
      button("menu.share", t("play.menu.share"), { id: "pl-share" }),
    ),
    !ctx.replay && Object.values(ctx.session.settings.seats).includes("script") && pace(ctx),
    el("p", {
      class: `ref-kept${ctx.saveStatus.bad ? " is-bad" : ""}`,
      id: "pl-kept",
      data: { "save-status": ctx.saveStatus.kind },
      title: ctx.saveStatus.text,
      text: ctx.saveStatus.text,
    }),
  );
}

/** How fast moves are shown that the player does not make: those of the script, and of a replay. */
export function pace(ctx: PlayContext) {
  const { t } = ctx.app.lang;
  return el(
    "div",
    { class: "segmented pl-pace", role: "group", "aria-label": t("play.script.pace") },
    ["slow", "fast", "once"].map((pace) =>
      button("pace", t(`play.script.pace.${pace}`), {
        class: "",
        id: `pl-pace-${pace}`,
        "aria-pressed": String(ctx.pace === pace),
        data: { pace },
      }),
    ),
  );
}

/** The list of keys in the panel. */
export const keysView =
  (shown: PlayKeys): ((ctx: PlayContext) => HTMLElement) =>
  (ctx) => {
    const { t } = ctx.app.lang;
    const card = { class: "card ex-part ref-fold", id: "pl-keys-help", data: { key: "keys" } };
    const summary = el("summary", { text: t("play.keys") });
    if (!ctx.opened.has("keys")) return el("details", card, summary);
    const off = [...(ctx.callbacks.notes() ? [] : ["play.keys.note"]), ...(ctx.app.mainSite ? ["play.keys.help"] : [])];
    return el(
      "details",
      card,
      summary,
      el(
        "dl",
        { class: "pl-key-list" },
        [...shown.keys.filter(([, text]) => !off.includes(text)), ...shown.mouse].map(([keys, text]) => [
          el(
            "dt",
            {},
            keys.map((key) => [el("kbd", { text: ctx.app.lang.key(key) }), " "]),
          ),
          el("dd", { text: t(text) }),
        ]),
      ),
    );
  };
