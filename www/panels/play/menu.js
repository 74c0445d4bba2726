// @ts-check
/** The line above the map: what can be done with the game as a whole; and the keys. */
import { el } from "../../dom.js";
import { button } from "../referee/widgets.js";
import { menu } from "../referee/toolbar.js";

/** @typedef {import("./types.js").Desk} Desk */

const ITEMS = ["new", "games", "share", "replay", "note", "seats", "verify"];
/** The keys of the game screen, with the keys of their texts. @type {[string[], string][]} */
export const KEYS = [
  [["←", "↑", "→", "↓", "Q", "E", "A", "D"], "play.keys.arrows"],
  [["Enter"], "play.keys.enter"],
  [["N", "P"], "play.keys.next"],
  [["C"], "play.keys.cycle"],
  [["F"], "play.keys.forced"],
  [["B"], "play.keys.detach"],
  [["X"], "play.keys.done"],
  [["Ctrl+Z", "Ctrl+Y"], "play.keys.undo"],
  [["0", "…", "9"], "play.keys.digits"],
  [["M"], "play.keys.map"],
  [["T"], "play.keys.panel"],
  [["L"], "play.keys.log"],
  [["W"], "play.keys.note"],
  [["G"], "play.keys.goto"],
  [["+", "−", "0"], "play.keys.zoom"],
  [["Esc"], "play.keys.escape"],
  [["?"], "play.keys.help"],
];

/** @param {Desk} desk */
export function menuView(desk) {
  const { t } = desk.app.lang;
  const items = desk.host.menu ?? ITEMS;
  const own = /** @type {any} */ (desk.now.view).ownCharts;
  return el(
    "div",
    { class: "ref-toolbar pl-bar" },
    el("h2", { class: "pl-name", text: t(desk.session.scenario.name) }),
    own && el("p", { class: "muted", id: "pl-charts", text: t("charts.game", own) }),
    el(
      "div",
      { class: "ref-tools" },
      desk.host.keys?.(),
      menu(
        "pl",
        t("play.menu"),
        items.map((key) =>
          button(`menu.${key}`, t(`play.menu.${key}`), { class: "ref-menu-item", id: `pl-menu-${key}` }),
        ),
      ),
      button("menu.share", t("play.menu.share"), { id: "pl-share" }),
      pace(desk),
    ),
    el("p", {
      class: `ref-kept${desk.kept.bad ? " is-bad" : ""}`,
      id: "pl-kept",
      data: { kept: desk.kept.kind },
      text: desk.kept.text,
    }),
  );
}

/** How fast the script's moves are shown. @param {Desk} desk */
function pace(desk) {
  const { t } = desk.app.lang;
  if (!Object.values(desk.session.settings.seats).includes("script")) return null;
  return el(
    "div",
    { class: "segmented pl-pace", role: "group", "aria-label": t("play.script.pace") },
    ["slow", "fast", "once"].map((pace) =>
      button("pace", t(`play.script.pace.${pace}`), {
        class: "",
        id: `pl-pace-${pace}`,
        "aria-pressed": String(desk.pace === pace),
        data: { pace },
      }),
    ),
  );
}

/** @param {Desk} desk */
export function keysView(desk) {
  const { t } = desk.app.lang;
  const off = [...(desk.host.notes() ? [] : ["play.keys.note"]), ...(desk.app.mainSite ? ["play.keys.help"] : [])];
  return el(
    "details",
    { class: "card ex-part ref-fold", id: "pl-keys-help", data: { key: "keys" } },
    el("summary", { text: t("play.keys") }),
    el(
      "dl",
      { class: "pl-key-list" },
      KEYS.filter(([, text]) => !off.includes(text)).map(([keys, text]) => [
        el(
          "dt",
          {},
          keys.map((key) => [el("kbd", { text: desk.app.lang.key(key) }), " "]),
        ),
        el("dd", { text: t(text) }),
      ]),
    ),
  );
}
