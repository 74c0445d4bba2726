// @ts-check
/** The line at the foot: the last message, the engine's version and build, and where things are saved. */

/**
 * @typedef {object} Status
 * @property {(text: string) => void} say a sentence, read out politely
 * @property {() => void} refresh
 */

/**
 * @param {import("../app.js").App} app
 * @returns {Status}
 */
export function createStatus(app) {
  const message = document.getElementById("status");
  const engine = document.getElementById("status-engine");
  const storage = document.getElementById("status-storage");
  function refresh() {
    const { t } = app.lang;
    if (engine) engine.textContent = app.engine.version ? t("app.status.engine", app.engine.version) : t(app.engine.error ? "app.status.noEngine" : "app.status.loading");
    if (storage) storage.textContent = t(`app.status.storage.${app.store.state}`);
  }
  app.store.onState(refresh);
  refresh();
  return {
    say(text) {
      if (message) message.textContent = text;
    },
    refresh,
  };
}
