// @ts-check
/** What the list of games says of a game that comes in, before it is taken. */
import { summaryOf } from "./autosave.js";
import { errorCode, errorText } from "./errors.js";
import { linksIn, readGame } from "./incoming.js";
import { oldRecordIn } from "./old-games.js";
import { keptSettings, newestOf } from "./turns.js";

/**
 * @param {object} page
 * @param {import("../shell/app-types.js").ReadyApp} page.app
 * @param {import("./types.js").PlayParts} page.parts
 * @param {import("../shell/engine-types.js").TableEngine} page.wasm the engine, which finds the owner's charts
 * @param {Awaited<ReturnType<import("../shell/app-types.js").App["saves"]>>} page.saves
 * @param {() => import("./turns.js").CurrentGame|null} page.current the game on the table, where turns are saved
 * @param {ReturnType<typeof import("./receiving.js").createReceiver>} page.receiver
 * @param {ReturnType<typeof import("./old-games.js").createOldGames>} page.oldGames
 * @returns {import("../library/types.js").Calls["preview"]}
 */
export function createPreview({ app, parts, wasm, saves, current, receiver, oldGames }) {
  const { charts: ownCharts, words } = parts;
  const { games, charts: chartStore } = saves;

  return async (text, charts) => {
    /** @type {import("./types.js").FoundLink|null} */
    let link = null;
    try {
      const links = linksIn(wasm, text, app.game.links);
      link = links && newestOf(wasm, links, current(), games);
      if (link?.carries === "turn") return receiver.previewTurn(link.link);
      const find = (/** @type {string} */ check) =>
        chartStore.find(check) ?? charts.find((set) => set.check === check) ?? null;
      const handle = readGame(ownCharts.with(app.wasm, { find }), text, link);
      const save = handle.save();
      const note = receiver.noteOf(handle, save);
      const settings = link ? { link: link.link } : keptSettings(save, current(), games);
      const shown = { summary: summaryOf(handle, app, words), text: save, note, ...settings };
      handle.free();
      return shown;
    } catch (error) {
      if (oldRecordIn(error) && !link) return oldGames.preview(text, error);
      return { refusal: errorText(error, app), code: errorCode(error, app.lang) };
    }
  };
}
