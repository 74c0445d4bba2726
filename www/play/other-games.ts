/** The saved games of the page's other games, for one list with those of the game that is open. */
import { FILES, PLAY_FILES, loadLang } from "../lang/lang.ts";
import { createPersistence } from "../store/browser.ts";
import { createStore } from "../store/store.ts";
import { createPreview } from "./other-preview.ts";
import type { App } from "../shell/app-types.ts";
import type { LibraryOptions, OtherGames } from "../library/types.ts";
import type { ListedGame } from "../shell/game-types.ts";

export async function openOtherGames(app: App): Promise<OtherGames> {
  const { games } = app;
  const others = games.list.filter(({ id }) => id !== app.game.id);
  const opened = await Promise.all(others.map((listed) => openOne(listed, app)));
  return {
    list: opened.map(({ options }) => options),
    close: async () => void (await Promise.all(opened.map(({ close }) => close()))),
  };
}

async function openOne(listed: ListedGame, { games, lang: { tag } }: App) {
  const game = await listed.load();
  const inMemory = games.unsaved.get(listed.id);
  const [lang, saves] = await Promise.all([
    loadLang(tag, [...FILES, ...PLAY_FILES, ...listed.cards]),
    inMemory ?? game.openSaves(() => null),
  ]);
  let shared = !!inMemory;
  const preview = createPreview(game, lang, saves);

  /** What the browser does not store is left to the page, for the game when it is opened. */
  function share() {
    if (shared || !saves.games.unsaved().length) return;
    shared = true;
    games.unsaved.set(listed.id, Promise.resolve(saves));
  }

  const options: LibraryOptions = {
    listed,
    lang,
    saves,
    persistence: createPersistence(createStore(listed.storage)),
    current: () => "",
    calls: {
      async open({ id, readOnly }) {
        if (!readOnly) saves.games.leave(id);
        await saves.settled();
        share();
        void games.openSaved(listed, { id, readOnly });
      },
      turn(link) {
        share();
        void games.openText(listed, link);
      },
      preview: preview.read,
      now: Date.now,
    },
  };
  return {
    options,
    async close() {
      share();
      await preview.close();
      if (!shared) await saves.close();
    },
  };
}
