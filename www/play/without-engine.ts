// @ts-check
/**
 * The games kept here, before the engine and the map are loaded or where they cannot be: none can be played, but all
 * can be exported.
 */
import { el, replace } from "../dom.ts";
import { createPersistence } from "../store/browser.ts";
import { createLibrary } from "../library/library.ts";
import { titleOf } from "../library/texts.ts";

/** @typedef {import("../shell/app-types.ts").App} App */
/** @typedef {import("../library/types.ts").Calls} Calls */

/** How long the engine may take before the list of games is shown, in milliseconds. */
const PATIENCE = 500;

/** Whether engine and map are there. @param {App} app @returns {app is import("../shell/app-types.ts").ReadyApp} */
export const isReady = (app) => !!app.wasm && !!app.map;

/**
 * @param {App} app @param {import("../store/browser.ts").Saves} saves
 * @param {Calls["open"]} open @param {string} text why no game can be read
 */
function listOf(app, saves, open, text) {
  return createLibrary({
    lang: app.lang,
    saves,
    persistence: createPersistence(app.store),
    current: () => "",
    calls: { open, preview: async () => ({ refusal: text }), now: Date.now },
  });
}

/** @param {HTMLElement} root @param {App} app */
export async function showWithoutEngine(root, app) {
  const text = app.lang.t(app.engine.error ? `app.error.engine.${app.engine.error}` : "app.error.map");
  const saves = await app.saves();
  const refuse = () => {
    throw new Error(text);
  };
  const library = listOf(app, saves, refuse, text);
  const notice = el("p", { class: "notice notice-warn", role: "alert", text });
  replace(root, notice, saves.games.list().length > 0 && library.root);
}

/**
 * Shows the games until the engine is loaded, where that takes a while. A game that is chosen opens then.
 * @param {HTMLElement} root @param {App} app @param {Promise<unknown>} loaded
 */
export async function showWhileLoading(root, app, loaded) {
  const { t } = app.lang;
  let waits = true;
  const end = () => void (waits = false);
  const ended = loaded.then(end, end);
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  const saves = await app.saves();
  if (!waits) return;
  const text = t("play.loading");
  const notice = el("p", { class: "notice", role: "status", id: "pl-loading", text });
  /** @type {Calls["open"]} */
  const open = ({ id, card, readOnly }) => {
    saves.last.set(id);
    if (!readOnly) saves.games.leave(id);
    notice.textContent = t("play.loading.opens", { name: titleOf(card, app.lang) });
  };
  const library = listOf(app, saves, open, text);
  void ended.then(library.destroy);
  replace(root, notice, saves.games.list().length > 0 && library.root);
}
