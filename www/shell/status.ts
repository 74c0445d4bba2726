// @ts-check
/** The line at the foot: the last message, the engine's version and build, and where things are saved. */

/** From best to worst. @type {readonly Stored[]} */
const STATES = ["saved", "copied", "full", "failed", "refused", "blocked"];

/**
 * `refused`: another window or a later version of the page has the game.
 * @typedef {"saved"|"copied"|"full"|"failed"|"refused"|"blocked"} Stored
 */
/**
 * @typedef {object} Status
 * @property {(text: string) => void} say a sentence, read out politely
 * @property {() => void} refresh
 * @property {(state: Stored) => void} stored how well the games are stored
 */

/**
 * @param {Pick<import("./app-types.ts").App, "lang"|"engine"|"store">} app
 * @returns {Status}
 */
export function createStatus(app) {
  const message = document.getElementById("status");
  const engine = document.getElementById("status-engine");
  const storage = document.getElementById("status-storage");
  /** @type {Stored} */
  let games = "saved";
  function refresh() {
    const { t } = app.lang;
    if (engine)
      engine.textContent = app.engine.version
        ? t("app.status.engine", app.engine.version)
        : t(app.engine.error ? "app.status.noEngine" : "app.status.loading");
    if (storage)
      storage.textContent = t(
        `app.status.storage.${STATES[Math.max(STATES.indexOf(app.store.state), STATES.indexOf(games))]}`,
      );
  }
  app.store.onState(refresh);
  refresh();
  return {
    say(text) {
      if (message) message.textContent = text;
    },
    refresh,
    stored(state) {
      if (games === state) return;
      games = state;
      refresh();
    },
  };
}
