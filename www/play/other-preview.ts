// @ts-check
/** Reads games that come in with the engine of a game that is not open; the engine is loaded when it is needed. */
import { loadEngine } from "../shell/engine.ts";
import { once } from "../shell/once.ts";
import { errorCode, errorText } from "./errors.ts";
import { linksIn, readGame } from "./incoming.ts";
import { keptSettings, newestOf } from "./turns.ts";
import { summaryOf } from "./autosave.ts";
import { createStore } from "../store/store.ts";

/** @typedef {import("../library/types.ts").Charts} Charts */

/**
 * @param {import("../shell/game-types.ts").GameDescription} game
 * @param {import("../lang/lang.ts").Lang} lang
 * @param {import("../store/browser.ts").Saves} saves
 */
export function createPreview(game, lang, saves) {
  let used = false;
  const load = once(async () => {
    used = true;
    return Promise.all([loadEngine(game.engine, createStore(game.storage)), game.playParts()]);
  });
  return {
    /** @param {string} text @param {Charts[]} charts @returns {Promise<import("../library/types.ts").Preview>} */
    async read(text, charts) {
      const [{ wasm, error }, { charts: ownCharts, words }] = await load();
      if (!wasm) return { refusal: lang.t(`app.error.engine.${error}`), code: "failed" };
      try {
        const find = (/** @type {string} */ check) =>
          saves.charts.find(check) ?? charts.find((set) => set.check === check) ?? null;
        const charted = ownCharts.with(wasm, { find });
        const links = linksIn(charted, text, game.links);
        const link = links && newestOf(charted, links, null, saves.games);
        const handle = readGame(charted, text, link);
        const save = handle.save();
        const settings = link ? { link: link.link } : keptSettings(save, null, saves.games);
        const shown = { summary: summaryOf(handle, { lang, wasm }, words), text: save, ...settings };
        handle.free();
        return shown;
      } catch (error) {
        return { refusal: errorText(error, { lang }), code: errorCode(error, lang) };
      }
    },
    async close() {
      if (used) await load().then(([{ unload }]) => unload?.());
    },
  };
}
