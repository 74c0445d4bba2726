/** Runs before the rest of the page: chooses game and language and asks for their texts, and for those of no other. */
import { GAMES } from "../games/games.ts";
import { LAST_GAME, chooseGame } from "../shell/which-game.ts";
import { createStore } from "../store/store.ts";
import { chooseLanguage } from "./choice.ts";
import { FILES, loadLang } from "./lang.ts";
import type { ListedGame } from "../shell/game-types.ts";

/** What concerns all games is stored under the names of the first. */
export const settings = createStore(GAMES[0].storage);
export const listed = chooseGame(GAMES, {
  search: location.search,
  hash: location.hash,
  noted: history.state?.game,
  stored: settings.get(LAST_GAME),
});
settings.set(LAST_GAME, listed.id);

export const tag = chooseLanguage({
  search: location.search,
  stored: settings.get("language"),
  wanted: navigator.languages,
});
document.documentElement.lang = tag;

/** The texts of the page with those of a game. */
export const textsOf = (game: ListedGame) => loadLang(tag, [...FILES, ...game.texts.page]);

/** Those of the game that is shown first, on their way. */
export const texts = textsOf(listed);
