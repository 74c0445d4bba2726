/** Reads games that come in with the engine of a game that is not open; the engine is loaded when it is needed. */
import { loadEngine } from "../shell/engine.ts";
import { once } from "../shell/once.ts";
import { errorCode, errorText } from "./errors.ts";
import { linksIn, readGame } from "./incoming.ts";
import { keptSettings, newestOf } from "./turns.ts";
import { summaryOf } from "./autosave.ts";
import { createStore } from "../store/store.ts";
import type { GameDescription } from "../shell/game-types.ts";
import type { Lang } from "../lang/lang.ts";
import type { Saves } from "../store/browser.ts";
import type { Charts, Preview } from "../library/types.ts";

export function createPreview(game: GameDescription, lang: Lang, saves: Saves) {
  let used = false;
  const load = once(async () => {
    used = true;
    return Promise.all([loadEngine(game.engine, createStore(game.storage)), game.playParts()]);
  });
  return {
    async read(text: string, charts: Charts[]): Promise<Preview> {
      const [{ wasm, error }, { charts: ownCharts, words }] = await load();
      if (!wasm) return { refusal: lang.t(`app.error.engine.${error}`), code: "failed" };
      try {
        const find = (check: string) => saves.charts.find(check) ?? charts.find((set) => set.check === check) ?? null;
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
