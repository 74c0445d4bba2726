// @ts-check
/** What the list of games says of a game that comes in, before it is taken. */
import { summaryOf } from "./autosave.ts";
import { errorCode, errorText } from "./errors.ts";
import { linksIn, readGame } from "./incoming.ts";
import { oldRecordIn } from "./old-games.ts";
import { keptSettings, newestOf } from "./turns.ts";

/**
 * @param {object} page
 * @param {import("../shell/app-types.ts").ReadyApp} page.app
 * @param {import("./types.ts").PlayParts} page.parts
 * @param {import("../shell/engine-types.ts").TableEngine} page.wasm the engine, which finds the owner's charts
 * @param {Awaited<ReturnType<import("../shell/app-types.ts").App["saves"]>>} page.saves
 * @param {() => import("./turns.ts").CurrentGame|null} page.current the game on the table, where turns are saved
 * @param {ReturnType<typeof import("./receiving.ts").createReceiver>} page.receiver
 * @param {ReturnType<typeof import("./old-games.ts").createOldGames>} page.oldGames
 * @returns {import("../library/types.ts").Calls["preview"]}
 */
export function createPreview({ app, parts, wasm, saves, current, receiver, oldGames }) {
  const { charts: ownCharts, words } = parts;
  const { games, charts: chartStore } = saves;

  return async (text, charts) => {
    /** @type {import("./types.ts").FoundLink|null} */
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
