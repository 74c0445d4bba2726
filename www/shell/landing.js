// @ts-check
/** What the page is for, and the ways into it: shown above the map to somebody who has just come. */
import { el, replace } from "../dom.js";
import { FIRST_GAME, HOW_TO } from "./link.js";

/** @typedef {import("../app.js").App} App */

/** @param {App} app @returns {HTMLElement} */
export function landing(app) {
  const { t } = app.lang;
  /** Shows the game screen and does something there. @param {(play: NonNullable<App["play"]>) => void} act */
  const inPlay = async (act) => {
    app.router.go("play");
    await app.open("play");
    if (app.play) act(app.play);
  };
  const way = (/** @type {string} */ key, /** @type {() => unknown} */ go, first = false) =>
    el("button", {
      type: "button",
      class: `button landing-way${first ? " button-primary" : ""}`,
      id: `landing-${key}`,
      text: t(`landing.${key}`),
      title: t(`landing.${key}.what`),
      on: { click: () => void go() },
    });
  const buttons = el("div", { class: "landing-buttons" });
  /** The ways as they are now: once there is a game, it is gone on with. */
  function fill() {
    const goes = app.store.get("play.game") !== null;
    replace(
      buttons,
      goes && way("continue", () => app.router.go("play"), true),
      way("play", () => inPlay((play) => play.now()), !goes),
      way("learn", () => (location.hash = FIRST_GAME)),
      way("referee", () => app.router.go("referee")),
      way("open", () => inPlay((play) => play.games())),
    );
  }
  fill();
  app.tabs.onShow((name) => name === "map" && fill());
  return el(
    "section",
    { class: "landing", "aria-labelledby": "landing-title" },
    el("h2", { class: "landing-title", id: "landing-title", text: t("landing.title") }),
    el("p", { class: "landing-what", text: t("landing.what") }),
    buttons,
    el("p", { class: "landing-how" }, el("a", { href: `#${HOW_TO}`, id: "landing-how", text: t("landing.how") })),
  );
}
