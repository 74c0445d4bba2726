/**
 * The games kept here, before the engine and the map are loaded or where they cannot be: none can be played, but all
 * can be exported.
 */
import { el, replace } from "../dom.ts";
import { createPersistence } from "../store/browser.ts";
import { createLibrary } from "../library/library.ts";
import { titleOf } from "../library/texts.ts";
import type { App, ReadyApp } from "../shell/app-types.ts";
import type { Saves } from "../store/browser.ts";
import type { Calls } from "../library/types.ts";

/** How long the engine may take before the list of games is shown, in milliseconds. */
const PATIENCE = 500;

/** Whether engine and map are there. */
export const isReady = (app: App): app is ReadyApp => !!app.wasm && !!app.map;

/** `text`: why no game can be read. */
function listOf(app: App, saves: Saves, open: Calls["open"], text: string) {
  return createLibrary({
    lang: app.lang,
    saves,
    persistence: createPersistence(app.store),
    current: () => "",
    calls: { open, preview: async () => ({ refusal: text }), now: Date.now },
  });
}

export async function showWithoutEngine(root: HTMLElement, app: App) {
  const text = app.lang.t(app.engine.error ? `app.error.engine.${app.engine.error}` : "app.error.map");
  const saves = await app.saves();
  const refuse = () => {
    throw new Error(text);
  };
  const library = listOf(app, saves, refuse, text);
  const notice = el("p", { class: "notice notice-warn", role: "alert", text });
  replace(root, notice, saves.games.list().length > 0 && library.root);
}

/** Shows the games until the engine is loaded, where that takes a while. A game that is chosen opens then. */
export async function showWhileLoading(root: HTMLElement, app: App, loaded: Promise<unknown>) {
  const { t } = app.lang;
  let waits = true;
  const end = () => void (waits = false);
  const ended = loaded.then(end, end);
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  const saves = await app.saves();
  if (!waits) return;
  const text = t("play.loading");
  const notice = el("p", { class: "notice", role: "status", id: "pl-loading", text });
  const open: Calls["open"] = ({ id, card, readOnly }) => {
    saves.last.set(id);
    if (!readOnly) saves.games.leave(id);
    notice.textContent = t("play.loading.opens", { name: titleOf(card, app.lang) });
  };
  const library = listOf(app, saves, open, text);
  void ended.then(library.destroy);
  replace(root, notice, saves.games.list().length > 0 && library.root);
}
