/** What the page is for, and the ways into each of its games: shown above the map to somebody who has just come. */
import { el, replace, svg } from "../dom.ts";
import { loadLang } from "../lang/lang.ts";
import { createStore } from "../store/store.ts";
import { FIRST_GAME, HOW_TO } from "./link.ts";
import type { App } from "./app-types.ts";
import type { ListedGame } from "./game-types.ts";
import type { Lang } from "../lang/lang.ts";
import type { Store } from "../store/store.ts";

/** The ways into a game. */
type Way = "continue" | "play" | "learn" | "referee" | "open" | "how";

/** What each way does once the game is open. */
const ENTRIES: Record<Way, (app: App) => unknown> = {
  continue: (app) => app.router.go("play"),
  play: (app) => inPlay(app, (play) => play.now()),
  learn: () => (location.hash = FIRST_GAME),
  referee: (app) => app.router.go("referee"),
  open: (app) => inPlay(app, (play) => play.games()),
  how: () => (location.hash = HOW_TO),
};

/** Shows the game screen and does something there. */
async function inPlay(app: App, act: (play: NonNullable<App["play"]>) => void) {
  app.router.go("play");
  await app.open("play");
  if (app.play) act(app.play);
}

export function landing(app: App): HTMLElement {
  const { games } = app;
  const own = games.current();
  const first = card(own, app.lang, app.store, "", (way) => void ENTRIES[way](app));
  app.tabs.onShow((name) => name === "map" && first.fill());
  const others = games.list.filter((listed) => listed !== own).map((listed) => otherGame(listed, app));
  return el("div", { class: "landings" }, first.element, others);
}

/** The card of another game, whose words come a little later. */
function otherGame(listed: ListedGame, { games, lang: { tag } }: App) {
  const place = el("div", { class: "landing-place" });
  const go = (way: Way) => void games.switchTo(listed, { section: "map", act: ENTRIES[way] });
  void loadLang(tag, [`${listed.id}/app`]).then((lang) => {
    place.append(card(listed, lang, createStore(listed.storage), `-${listed.id}`, go).element);
  });
  return place;
}

/** `store`: that of the game. `suffix`: ends the ids of its elements. */
function card({ emblem, links }: ListedGame, { t }: Lang, store: Store, suffix: string, go: (way: Way) => void) {
  const id = (key: string) => `landing-${key}${suffix}`;
  const way = (key: Way, first = false) =>
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
