// @ts-check
/** The saved games of the page's other games, for one list with those of the game that is open. */
import { FILES, loadLang } from "../lang/lang.js";
import { createPersistence } from "../store/browser.js";
import { createStore } from "../store/store.js";
import { createPreview } from "./preview.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("./types.js").LibraryOptions} LibraryOptions */

/** @param {App} app @returns {Promise<import("./types.js").OtherGames>} */
export async function openOtherGames(app) {
  const { games } = app;
  const others = games.list.filter(({ id }) => id !== app.game.id);
  const opened = await Promise.all(others.map((listed) => openOne(listed, app)));
  return {
    list: opened.map(({ options }) => options),
    close: async () => void (await Promise.all(opened.map(({ close }) => close()))),
  };
}

/** @param {import("../games/games.js").ListedGame} listed @param {App} app */
async function openOne(listed, { games, lang: { tag } }) {
  const game = await listed.load();
  const [lang, saves] = await Promise.all([loadLang(tag, [...FILES, ...listed.cards]), game.openSaves(() => null)]);
  const store = createStore(listed.storage);
  const preview = createPreview(game, lang, saves);
  /** @type {LibraryOptions} */
  const options = {
    listed,
    lang,
    saves,
    persistence: createPersistence(store),
    current: () => "",
    calls: {
      // The game that is shown last is opened with its screen.
      async open({ id, readOnly }) {
        saves.last.set(id);
        store.set("play.game", id);
        if (!readOnly) saves.games.leave(id);
        await saves.settled();
        void games.switchTo(listed, { section: "play" });
      },
      turn: (link) => void games.openText(listed, link),
      preview: preview.read,
      now: Date.now,
    },
  };
  return {
    options,
    async close() {
      await preview.close();
      await saves.close();
    },
  };
}
