/**
 * The first script of the page. It requests the engine of the game that the page shows, and the scripts and texts that it
 * starts with, while the style sheet is on its way. The order matters: a server is asked for few files at a time, and the engine
 * is by far the largest. Without it the page starts in the same way, only later.
 */
import { GAMES } from "../games/games.ts";
import { chooseLanguage } from "../lang/choice.ts";
import { FILES, pathOf } from "../lang/lang.ts";
import { VERSION } from "../offline/version.js";
import { createStore } from "../store/store.ts";
import { preloadFile, preloadScript } from "./files.ts";
import { FIRST_SCRIPTS } from "./first-scripts.ts";
import { LAST_GAME, chooseGame } from "./which-game.ts";

const settings = createStore(GAMES[0].storage);
const { search, hash } = location;
const game = chooseGame(GAMES, { search, hash, noted: history.state?.game, stored: settings.get(LAST_GAME) });
const tag = chooseLanguage({ search, stored: settings.get("language"), wanted: navigator.languages });
for (const path of game.early) preloadFile(path);
for (const name of FIRST_SCRIPTS[game.id] ?? []) preloadScript(`pkg/page/${name}?${VERSION}`);
for (const file of [...FILES, ...game.texts.page]) preloadFile(pathOf(tag, file));
