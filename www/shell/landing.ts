// @ts-check
/** What the page is for, and the ways into each of its games: shown above the map to somebody who has just come. */
import { el, replace, svg } from "../dom.ts";
import { loadLang } from "../lang/lang.ts";
import { createStore } from "../store/store.ts";
import { FIRST_GAME, HOW_TO } from "./link.ts";

/** @typedef {import("./app-types.ts").App} App */
/** @typedef {import("./game-types.ts").ListedGame} ListedGame */
/** The ways into a game. @typedef {"continue"|"play"|"learn"|"referee"|"open"|"how"} Way */

/** What each way does once the game is open. @type {Record<Way, (app: App) => unknown>} */
const ENTRIES = {
  continue: (app) => app.router.go("play"),
  play: (app) => inPlay(app, (play) => play.now()),
  learn: () => (location.hash = FIRST_GAME),
  referee: (app) => app.router.go("referee"),
  open: (app) => inPlay(app, (play) => play.games()),
  how: () => (location.hash = HOW_TO),
};

/** Shows the game screen and does something there. @param {App} app @param {(play: NonNullable<App["play"]>) => void} act */
async function inPlay(app, act) {
  app.router.go("play");
  await app.open("play");
  if (app.play) act(app.play);
}

/** @param {App} app @returns {HTMLElement} */
export function landing(app) {
  const { games } = app;
  const own = games.current();
  const first = card(own, app.lang, app.store, "", (way) => void ENTRIES[way](app));
  app.tabs.onShow((name) => name === "map" && first.fill());
  const others = games.list.filter((listed) => listed !== own).map((listed) => otherGame(listed, app));
  return el("div", { class: "landings" }, first.element, others);
}

/** The card of another game, whose words come a little later. @param {ListedGame} listed @param {App} app */
function otherGame(listed, { games, lang: { tag } }) {
  const place = el("div", { class: "landing-place" });
  const go = (/** @type {Way} */ way) => void games.switchTo(listed, { section: "map", act: ENTRIES[way] });
  void loadLang(tag, [`${listed.id}/app`]).then((lang) => {
    place.append(card(listed, lang, createStore(listed.storage), `-${listed.id}`, go).element);
  });
  return place;
}

/**
 * @param {ListedGame} listed @param {import("../lang/lang.ts").Lang} lang
 * @param {import("../store/store.ts").Store} store of the game
 * @param {string} suffix of the ids of its elements
 * @param {(way: Way) => void} go
 */
function card({ emblem, links }, { t }, store, suffix, go) {
  const id = (/** @type {string} */ key) => `landing-${key}${suffix}`;
  const way = (/** @type {Way} */ key, first = false) =>
    el("button", {
      type: "button",
      class: `button landing-way${first ? " button-primary" : ""}`,
      id: id(key),
      text: t(`landing.${key}`),
      title: t(`landing.${key}.what`),
      on: { click: () => go(key) },
    });
  const buttons = el("div", { class: "landing-buttons" });
  /** The ways as they are now: once there is a game, it is gone on with. */
  function fill() {
    const goes = store.get("play.game") !== null;
    replace(buttons, goes && way("continue", true), way("play", !goes), way("learn"), way("referee"), way("open"));
  }
  fill();
  const picture = el(
    "span",
    { class: "landing-picture", data: { game: links.letter }, "aria-hidden": "true" },
    svg("svg", { viewBox: "0 0 32 32", focusable: "false" }, svg("path", { d: emblem })),
  );
  const how = el("a", { href: `#${HOW_TO}`, id: id("how"), text: t("landing.how") });
  if (suffix)
    how.addEventListener("click", (event) => {
      event.preventDefault();
      go("how");
    });
  const element = el(
    "section",
    { class: "landing", "aria-labelledby": id("title") },
    el("h2", { class: "landing-title", id: id("title") }, picture, t("landing.title")),
    el("p", { class: "landing-what", text: t("landing.what") }),
    buttons,
    el("p", { class: "landing-how" }, how),
  );
  return { element, fill };
}
